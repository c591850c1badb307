//! The place where a program is run on cases, within the budget.

use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::evidence::Evidence;
use super::hurry::Hurry;
use super::trial::{self, Program, Trial};
use super::workers::in_order;
use super::{PHASES, Phase, Settings};
use crate::case::Case;
use crate::puzzle::Puzzle;

/// What is told while a search goes on.
pub trait Progress {
    /// The program was run once more: in which phase, and how often in all.
    fn ran(&self, phase: Phase, runs: u64);
}

/// The program, the judge, and what they have said so far.
pub(super) struct Bench<'a> {
    pub(super) puzzle: &'a dyn Puzzle,
    pub(super) program: &'a dyn Program,
    pub(super) settings: Settings,
    pub(super) progress: &'a dyn Progress,
    pub(super) begin: Instant,
    pub(super) evidence: Evidence<'a>,
    pub(super) runs: [u64; PHASES.len()],
    pub(super) hurry: Hurry,
}

impl Bench<'_> {
    /// How often the program was run.
    pub(super) fn all_runs(&self) -> u64 {
        self.runs.iter().sum()
    }

    /// Whether the time is up, or the runs.
    pub(super) fn is_over(&self) -> bool {
        let runs = self.all_runs();
        self.begin.elapsed() >= self.settings.budget
            || self.settings.cases.is_some_and(|most| runs >= most)
    }

    /// Runs the program on cases, in this order as far as anybody can tell, until `take` has enough or the budget is spent.
    /// Says whether all cases were run that were wanted.
    ///
    /// # Errors
    ///
    /// If the program can't be started.
    pub(super) fn try_all(
        &mut self,
        phase: Phase,
        cases: impl Iterator<Item = Case> + Send,
        mut take: impl FnMut(&Trial) -> ControlFlow<()>,
    ) -> io::Result<bool> {
        if self.is_over() {
            return Ok(false);
        }
        let (puzzle, program) = (self.puzzle, self.program);
        let time = self.hurry.time();
        let left = self.settings.cases.map_or(u64::MAX, |most| most - self.all_runs());
        let left = usize::try_from(left).unwrap_or(usize::MAX);
        let (mut failure, mut complete) = (None, true);
        let mut counted = 0;
        let mut cases = cases.fuse();
        let mut more = true;
        let limited = std::iter::from_fn(|| {
            if counted == left {
                more = false;
                return None;
            }
            counted += 1;
            cases.next()
        });
        in_order(
            limited,
            self.settings.jobs,
            |case| attempt(puzzle, program, case, time.within()),
            |tried| match tried {
                Ok(tried) => {
                    self.count(phase);
                    self.hurry.add(&tried);
                    let enough = take(&tried);
                    self.evidence.add(phase, tried);
                    if enough.is_continue() && self.begin.elapsed() >= self.settings.budget {
                        complete = false;
                        return ControlFlow::Break(());
                    }
                    enough
                }
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            },
        );
        match failure {
            Some(error) => Err(error),
            None => Ok(complete && more),
        }
    }

    pub(super) fn count(&mut self, phase: Phase) {
        self.runs[phase as usize] += 1;
        self.progress.ran(phase, self.all_runs());
    }

    /// Runs the program on a case once more, whatever it said before, and gives it its whole time.
    pub(super) fn again(&mut self, case: &Case) -> io::Result<Trial> {
        self.count(Phase::Again);
        attempt(self.puzzle, self.program, case.clone(), None)
    }
}

fn attempt(
    puzzle: &dyn Puzzle,
    program: &dyn Program,
    case: Case,
    within: Option<Duration>,
) -> io::Result<Trial> {
    let text = case.to_string();
    let expected = trial::truth(puzzle, &text);
    let run = program.run(&text, within)?;
    let verdict = trial::verdict(&run, &expected);
    Ok(Trial { case, expected, verdict, run })
}
