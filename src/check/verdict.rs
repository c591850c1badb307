//! What is said of a case, and of all of them.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::Outcome;

/// What came of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The expected answer.
    Accepted,
    /// Another answer, or nothing to compare it with.
    WrongAnswer,
    /// Too slow.
    TimeLimit,
    /// Too large.
    MemoryLimit,
    /// Too much output.
    OutputLimit,
    /// No answer: the program failed, or the input is no case.
    RuntimeError,
}

/// Every verdict, in the order in which they are counted.
pub const VERDICTS: [Verdict; 6] = [
    Verdict::Accepted,
    Verdict::WrongAnswer,
    Verdict::TimeLimit,
    Verdict::MemoryLimit,
    Verdict::OutputLimit,
    Verdict::RuntimeError,
];

impl Verdict {
    /// The letters that judges write: `AC`, `WA`, `TLE`, `MLE`, `OLE` or `RE`.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimit => "TLE",
            Self::MemoryLimit => "MLE",
            Self::OutputLimit => "OLE",
            Self::RuntimeError => "RE",
        }
    }
}

/// How many cases came to what.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    counts: [u64; VERDICTS.len()],
    /// What passes had against them, with their number and the first one, in the order in which they came.
    pub notes: Vec<(String, u64, PathBuf)>,
    /// The case that took longest, and its time.
    pub slowest: Option<(PathBuf, Duration)>,
}

impl Summary {
    pub(super) fn add(&mut self, outcome: &Outcome) {
        self.counts[outcome.verdict as usize] += 1;
        if self.slowest.as_ref().is_none_or(|(_, time)| outcome.time > *time) {
            self.slowest = Some((outcome.path.clone(), outcome.time));
        }
        if let (Verdict::Accepted, Some(note)) = (outcome.verdict, &outcome.note) {
            match self.notes.iter_mut().find(|(known, ..)| known == note) {
                Some((_, count, _)) => *count += 1,
                None => self.notes.push((note.clone(), 1, outcome.path.clone())),
            }
        }
    }

    /// How many cases came to this.
    #[must_use]
    pub fn count(&self, verdict: Verdict) -> u64 {
        self.counts[verdict as usize]
    }

    /// How many cases there were.
    #[must_use]
    pub fn cases(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Whether every case passed.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.count(Verdict::Accepted) == self.cases()
    }
}

/// The counts in a line, such as `3 cases: 2 AC, 1 WA`.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cases = self.cases();
        write!(f, "{cases} {}: ", if cases == 1 { "case" } else { "cases" })?;
        let there = VERDICTS.iter().filter(|&&verdict| self.count(verdict) > 0);
        for (place, &verdict) in there.enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{} {}", self.count(verdict), verdict.letters())?;
        }
        Ok(())
    }
}
