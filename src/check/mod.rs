//! Checking: every case answered, every answer compared, and a report of what came of it.
//!
//! Cases are answered side by side, and their outcomes are handed out in the order of the cases, whatever ended first.

mod answer;
mod bless;
mod order;
mod outcome;
mod picture;
#[cfg(unix)]
mod program;
pub mod report;
mod verdict;

pub use bless::bless;
pub use outcome::{Failure, Outcome, Shown};
pub use picture::{answers, narrowed, said};
#[cfg(unix)]
pub use program::failed;
pub use verdict::{Summary, VERDICTS, Verdict};

use std::ops::ControlFlow;
use std::{fmt, io};

use crate::cases::Found;
use crate::compare::Comparison;
use crate::draw::Look;
#[cfg(unix)]
use crate::program::{Limits, Runner};
use crate::puzzle::{Entry, Options, PUZZLES, Puzzle};

/// How cases are answered and compared.
pub struct Setup {
    /// Who answers.
    pub answerer: Answerer,
    /// The puzzle that all cases are of; nothing if their folders say.
    pub game: Option<&'static Entry>,
    /// What the user chose for it.
    pub options: Options,
    /// How much of an answer counts.
    pub comparison: Comparison,
    /// How many cases are answered side by side, at most.
    pub jobs: usize,
    /// How failures are shown.
    pub look: Look,
}

/// Who answers.
pub enum Answerer {
    /// luozi itself.
    Own,
    /// A program, and the limits that it runs with.
    #[cfg(unix)]
    Program(Runner, Limits),
}

/// Why there is no report, or no whole one.
#[derive(Debug)]
pub enum Error {
    /// The report can't be written.
    Output(io::Error),
    /// The program can't be started.
    Start(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Output(error) | Self::Start(error) => error.fmt(f),
        }
    }
}

impl Setup {
    /// The puzzle that a case is of: the one chosen, else the one whose name the nearest folder bears, else the default.
    #[must_use]
    pub fn game_of(&self, case: &Found) -> &'static Entry {
        self.game.unwrap_or_else(|| {
            let names = PUZZLES.iter().map(|entry| entry.name).collect::<Vec<_>>();
            let near = case.nearest(&names);
            PUZZLES.iter().find(|entry| Some(entry.name) == near).unwrap_or(&PUZZLES[0])
        })
    }
}

/// The puzzles' readers, as the options make them.
struct Readers(Vec<(&'static str, Box<dyn Puzzle>)>);

impl Readers {
    fn new(options: &Options) -> Self {
        Self(PUZZLES.iter().map(|entry| (entry.name, (entry.reader)(options))).collect())
    }

    fn of(&self, game: &Entry) -> &dyn Puzzle {
        let reader = self.0.iter().find(|(name, _)| *name == game.name);
        &*reader.unwrap_or(&self.0[0]).1
    }
}

/// Answers and compares cases; `handle` is given every outcome in the order of the cases, and nothing where it would
/// have to wait for the next.
///
/// # Errors
///
/// If a program can't be started, or `handle` fails. What is under way is ended then, and nothing more handed out.
pub fn check(
    setup: &Setup,
    cases: &[Found],
    mut handle: impl FnMut(Option<&Outcome>) -> io::Result<()> + Send,
) -> Result<Summary, Error> {
    let readers = Readers::new(&setup.options);
    let mut summary = Summary::default();
    let mut end = Ok(());
    order::in_order(
        cases.len(),
        setup.jobs,
        |case| {
            let game = setup.game_of(&cases[case]);
            answer::outcome(setup, &cases[case], game, readers.of(game))
        },
        |outcome| {
            end = match outcome.transpose() {
                Ok(outcome) => {
                    if let Some(outcome) = &outcome {
                        summary.add(outcome);
                    }
                    handle(outcome.as_ref()).map_err(Error::Output)
                }
                Err(error) => Err(Error::Start(error)),
            };
            if end.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
    end.map(|()| summary)
}
