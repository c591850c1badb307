//! What came of one case.

use std::path::PathBuf;
use std::time::Duration;

use super::Verdict;

/// How much of an answer a report holds, in bytes.
const HELD: usize = 4 << 10;

/// What came of one case.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The file with the input.
    pub path: PathBuf,
    /// What puzzle it is a case of.
    pub game: &'static str,
    /// What is said of it.
    pub verdict: Verdict,
    /// Of a pass, why a stricter comparison would have failed it; of a failure, what it is a near miss of.
    pub note: Option<String>,
    /// How long it took to answer.
    pub time: Duration,
    /// What there is to see where it did not pass.
    pub failure: Option<Failure>,
}

/// What there is to see of a case that did not pass.
#[derive(Clone, Debug, Default)]
pub struct Failure {
    /// Why there is no answer to compare, or nothing to compare it with.
    pub why: Option<String>,
    /// The expected answer.
    pub expected: Option<Shown>,
    /// The answer that was given.
    pub got: Option<Shown>,
    /// Both beside each other, what else the program said, and the board; every line with its end.
    pub picture: String,
    /// Why the expected answer is right.
    pub reason: Option<String>,
}

/// The begin of an answer.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its text; what is none is replaced.
    pub text: String,
    /// Whether there was more.
    pub cut: bool,
}

impl Shown {
    pub(super) fn new(answer: &[u8]) -> Self {
        let text = String::from_utf8_lossy(&answer[..answer.len().min(HELD)]).into_owned();
        Self { text, cut: answer.len() > HELD }
    }
}

impl Outcome {
    /// What is said of a failure in a line or a few: why it is one, or what it is a near miss of.
    #[must_use]
    pub fn said(&self) -> Option<&str> {
        let why = self.failure.as_ref().and_then(|failure| failure.why.as_deref());
        why.or(self.note.as_deref())
    }
}
