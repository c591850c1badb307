//! Inputs that no statement promises.

use std::io;

use super::Phase;
use super::bench::Bench;
use super::domain::Domain;
use super::trial;
use crate::check::Verdict;
use crate::program::Run;

/// What came of an input in a form that no statement promises.
#[derive(Debug)]
pub struct Odd {
    /// What is odd about it.
    pub name: &'static str,
    /// The whole input.
    pub text: String,
    /// The right answer, with its newline.
    pub expected: Vec<u8>,
    /// What is said of the program's.
    pub verdict: Verdict,
    /// What came of the run.
    pub run: Run,
}

impl Odd {
    /// Whether the program failed.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.verdict != Verdict::Accepted
    }
}

/// Runs the program on every one of them, as far as the budget goes.
///
/// # Errors
///
/// If the program can't be started.
pub(super) fn try_odd(bench: &mut Bench<'_>, domain: &dyn Domain) -> io::Result<Vec<Odd>> {
    let mut tried = Vec::new();
    for (name, text) in domain.odd() {
        if bench.is_over() {
            break;
        }
        let expected = trial::truth(bench.puzzle, &text);
        let run = bench.program.run(&text, None)?;
        bench.count(Phase::Robustness);
        let verdict = trial::verdict(&run, &expected);
        tried.push(Odd { name, text, expected, verdict, run });
    }
    Ok(tried)
}
