//! Finding the fault of somebody's program: the smallest case on which it is wrong, and the mistake behind it.
//!
//! The search goes from what finds most to what finds least: the suite, small cases exhaustively, then seeded random ones
//! for as long as the budget lasts. What is found is made smaller on the cases themselves, steps, columns and numbers,
//! never on their text. Answers are then held against those of the known [`mistakes`](crate::mistakes).

mod bench;
mod domain;
mod evidence;
mod hurry;
mod odd;
pub mod report;
mod search;
mod shrink;
mod trial;
mod workers;

pub use bench::Progress;
pub use evidence::Alike;
pub use odd::Odd;
pub use search::search;
pub use shrink::Minimal;
pub use trial::{Program, Trial};

use std::time::Duration;

/// How a fault is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long everything may take together.
    pub budget: Duration,
    /// How often the program is run at most.
    pub cases: Option<u64>,
    /// What the random cases grow from: the same seed, the same cases.
    pub seed: u64,
    /// How many runs go side by side.
    pub jobs: usize,
    /// Whether inputs are tried as well that no statement promises.
    pub robustness: bool,
}

/// Where a case comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The suite of telling cases.
    Suite,
    /// All small cases.
    Small,
    /// Random cases.
    Random,
    /// What was made of a case that failed.
    Shrinking,
    /// Smaller cases of the counterexample's kind.
    Proof,
    /// Cases by which two mistakes differ.
    Naming,
    /// The same case again.
    Again,
    /// Inputs that no statement promises.
    Robustness,
}

/// Every phase with what it is called, in the order in which they come.
pub const PHASES: [(Phase, &str); 8] = [
    (Phase::Suite, "suite"),
    (Phase::Small, "small"),
    (Phase::Random, "random"),
    (Phase::Shrinking, "shrinking"),
    (Phase::Proof, "smaller"),
    (Phase::Naming, "naming"),
    (Phase::Again, "again"),
    (Phase::Robustness, "robustness"),
];

/// What came of it.
#[derive(Debug)]
pub struct Report {
    /// How often the program was run, by phase, in the order of [`PHASES`].
    pub runs: [u64; PHASES.len()],
    /// How long it took.
    pub time: Duration,
    /// The counterexample, if there is one.
    pub found: Option<Found>,
    /// The smallest case that was seen of every other way to fail.
    pub others: Vec<Trial>,
    /// What came of the suite.
    pub suite: Suite,
    /// What came of inputs that no statement promises.
    pub odd: Vec<Odd>,
}

/// What came of the suite, as far as it was run.
#[derive(Clone, Debug, Default)]
pub struct Suite {
    /// How many cases were run.
    pub cases: u64,
    /// How many of them failed.
    pub failures: u64,
    /// What the program said to all of them; nothing if it said one thing to this and another to that.
    pub only_answer: Option<Vec<u8>>,
}

impl Suite {
    fn add(&mut self, trial: &Trial) {
        if self.cases == 0 {
            self.only_answer = Some(trial.run.stdout.clone());
        }
        self.only_answer.take_if(|answer| *answer != trial.run.stdout);
        self.cases += 1;
        self.failures += u64::from(trial.failed());
    }
}

/// A counterexample and what is known of it.
#[derive(Debug)]
pub struct Found {
    /// The case, the right answer and the program's.
    pub trial: Trial,
    /// Where it was met, before it was made smaller.
    pub phase: Phase,
    /// Which run it was then, from 1.
    pub run: u64,
    /// How small it is.
    pub minimal: Minimal,
    /// Another answer to the same case, if one was seen.
    pub flaky: Option<Trial>,
    /// The mistakes that answer every case as the program did; without one, the nearest few.
    pub alike: Vec<Alike>,
}

impl Report {
    /// How often the program was run.
    #[must_use]
    pub fn all_runs(&self) -> u64 {
        self.runs.iter().sum()
    }

    /// Whether the program failed anywhere.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.found.is_some() || self.odd.iter().any(Odd::failed)
    }
}
