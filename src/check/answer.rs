//! One case: answered, compared, and shown if it failed.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::{Duration, Instant};

use super::{Failure, Outcome, Setup, Shown, Verdict};
use crate::cases::Found;
use crate::compare::{note, side_by_side, visible};
use crate::judge;
use crate::puzzle::{Entry, Puzzle};

/// What whoever answers makes of a case.
pub(super) struct Answer {
    pub(super) text: Vec<u8>,
    /// The verdict and why, where there is none to compare.
    pub(super) failed: Option<(Verdict, String)>,
    time: Duration,
}

/// Answers a case and compares the answer with the expected one.
pub(super) fn outcome(
    setup: &Setup,
    case: &Found,
    game: &'static Entry,
    reader: &dyn Puzzle,
) -> Outcome {
    let path = case.input();
    let expected = expected(case);
    let answer = own(reader, &path);
    let (verdict, note, why) = match (&answer.failed, &expected) {
        (Some((verdict, why)), _) => (*verdict, None, Some(why.clone())),
        (None, Err(why)) => (Verdict::WrongAnswer, None, Some(why.clone())),
        (None, Ok(expected)) => {
            let same = setup.comparison.same(expected, &answer.text);
            let verdict = if same { Verdict::Accepted } else { Verdict::WrongAnswer };
            (verdict, note(setup.comparison, expected, &answer.text), None)
        }
    };
    let failure = (verdict != Verdict::Accepted).then(|| {
        let expected = expected.as_deref().ok();
        show(setup, why, expected, &answer)
    });
    Outcome { path, game: game.name, verdict, note, time: answer.time, failure }
}

/// The expected answer, or why there is none.
fn expected(case: &Found) -> Result<Vec<u8>, String> {
    let Some(path) = case.answer() else {
        let names = case.places();
        let names: Vec<_> = names.iter().take(2).map(|path| named(path)).collect();
        return Err(format!("no answer file: neither {} is there", names.join(" nor ")));
    };
    let unreadable = |error| format!("the answer {} can't be read: {error}", named(&path));
    open(&path)
        .and_then(|mut file| {
            let mut answer = Vec::new();
            io::Read::read_to_end(&mut file, &mut answer)?;
            Ok(answer)
        })
        .map_err(unreadable)
}

/// A file's name as messages show it.
fn named(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| visible(name.as_encoded_bytes()))
}

/// Opens a file; what else may have its name, a pipe for one, could be waited for without end.
fn open(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a file"));
    }
    File::open(path)
}

/// luozi's own answer.
pub(super) fn own(reader: &dyn Puzzle, path: &Path) -> Answer {
    let begin = Instant::now();
    let mut text = Vec::new();
    let failed = match open(path) {
        Err(error) => Some(format!("the input can't be read: {error}")),
        Ok(mut file) => judge::single(reader, &mut file, &mut text)
            .err()
            .map(|error| format!("the input is no case{error}")),
    };
    let failed = failed.map(|why| (Verdict::RuntimeError, why));
    Answer { text, failed, time: begin.elapsed() }
}

/// What there is to see of a failure.
fn show(setup: &Setup, why: Option<String>, expected: Option<&[u8]>, answer: &Answer) -> Failure {
    let got = answer.failed.is_none().then_some(&answer.text[..]);
    let mut failure = Failure {
        why,
        expected: expected.map(Shown::new),
        got: got.map(Shown::new),
        ..Failure::default()
    };
    if let (Some(expected), Some(got)) = (expected, got) {
        let super::Look { columns, colour } = setup.look;
        failure.picture = side_by_side(setup.comparison, expected, got, columns, colour);
    }
    failure
}
