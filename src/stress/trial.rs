//! One case put to the program.

use std::fs::File;
use std::io::{self, Write};
use std::time::Duration;

#[cfg(target_os = "linux")]
use rustix::fs::{MemfdFlags, memfd_create};

use crate::case::Case;
use crate::check::Verdict;
use crate::compare::Comparison;
use crate::program::{End, Run, Runner};
use crate::puzzle::Puzzle;

/// A program that answers cases, one a run.
pub trait Program: Sync {
    /// Runs it with a text as its stdin; `within` a time that is shorter than its own, if one is given.
    ///
    /// # Errors
    ///
    /// If it can't be started.
    fn run(&self, text: &str, within: Option<Duration>) -> io::Result<Run>;
}

/// A file without a name. In memory, where that can be had: it is made for every run.
fn file() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(file) = memfd_create("stdin", MemfdFlags::CLOEXEC) {
        return Ok(file.into());
    }
    tempfile::tempfile()
}

impl Program for Runner {
    fn run(&self, text: &str, within: Option<Duration>) -> io::Result<Run> {
        let mut stdin = file()?;
        stdin.write_all(text.as_bytes())?;
        match within {
            Some(time) => self.run_within(&stdin, Some(time)),
            None => Self::run(self, &stdin),
        }
    }
}

/// What came of one case.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The case.
    pub case: Case,
    /// The right answer, with its newline.
    pub expected: Vec<u8>,
    /// What is said of the program's.
    pub verdict: Verdict,
    /// What came of the run.
    pub run: Run,
}

/// What is said of a run.
pub(super) fn verdict(run: &Run, expected: &[u8]) -> Verdict {
    match run.end {
        End::OutputLimit(_) => Verdict::OutputLimit,
        End::TimeLimit => Verdict::TimeLimit,
        End::MemoryLimit => Verdict::MemoryLimit,
        End::Failed(_) => Verdict::RuntimeError,
        End::Finished if Comparison::Trim.same(expected, &run.stdout) => Verdict::Accepted,
        End::Finished => Verdict::WrongAnswer,
    }
}

/// The right answer to a text that is a case.
pub(super) fn truth(puzzle: &dyn Puzzle, text: &str) -> Vec<u8> {
    let mut answer = Vec::new();
    // What we make ourselves is a case, and a vector takes all that is written.
    let judged = crate::judge::single(puzzle, &mut text.as_bytes(), &mut answer);
    debug_assert!(judged.is_ok(), "{text}");
    answer
}

impl Trial {
    /// Whether the program failed.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.verdict != Verdict::Accepted
    }

    /// Whether an answer is the one that the program gave.
    pub(super) fn is_alike(&self, answer: &[u8]) -> bool {
        match self.run.end {
            End::Finished | End::Failed(_) => Comparison::Trim.same(answer, &self.run.stdout),
            End::OutputLimit(_) | End::TimeLimit | End::MemoryLimit => false,
        }
    }
}
