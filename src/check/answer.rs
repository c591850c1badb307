//! One case: answered, compared, and shown if it failed.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::picture::{answers, narrowed, said};
#[cfg(unix)]
use super::program;
use super::{Answerer, Failure, Outcome, Setup, Shown, Verdict};
use crate::cases::Found;
use crate::compare::{note, visible};
use crate::draw::{self, Scene};
use crate::input::Input;
use crate::judge;
use crate::puzzle::{Entry, Extent, Puzzle};

/// No answer is as large; what is, is another file, in bytes.
const LARGEST: u64 = 256 << 20;

/// What whoever answers makes of a case.
#[derive(Default)]
pub(super) struct Answer {
    pub(super) text: Vec<u8>,
    /// The verdict and why, where there is none to compare.
    pub(super) failed: Option<(Verdict, String)>,
    /// What was said beside the answer.
    pub(super) messages: Vec<u8>,
    pub(super) time: Duration,
}

/// Answers a case and compares the answer with the expected one.
pub(super) fn outcome(
    setup: &Setup,
    case: &Found,
    game: &'static Entry,
    reader: &dyn Puzzle,
) -> io::Result<Outcome> {
    let path = case.input();
    let expected = expected(case);
    let answer = match &setup.answerer {
        Answerer::Own => own(reader, &path),
        #[cfg(unix)]
        Answerer::Program(runner, limits) if expected.is_ok() => {
            program::run(runner, limits, &path)?
        }
        // Nothing comes of it but time that is lost.
        #[cfg(unix)]
        Answerer::Program(..) => Answer::default(),
    };
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
        let mut failure = show(setup, why, expected.as_deref().ok(), &answer);
        if let Some(doubt) =
            expected.as_deref().ok().and_then(|expected| doubt(setup, reader, &path, expected))
        {
            failure.picture.push_str(&doubt);
        }
        if let Some(scene) = scene(setup, reader, &path) {
            failure.reason = Some(scene.reason());
            if !failure.picture.is_empty() {
                failure.picture.push('\n');
            }
            failure.picture.push_str(&draw::text(&scene, narrowed(setup.look)));
        }
        failure
    });
    Ok(Outcome { path, game: game.name, verdict, note, time: answer.time, failure })
}

/// The expected answer, or why there is none.
fn expected(case: &Found) -> Result<Vec<u8>, String> {
    let Some(path) = case.answer() else {
        let own = case.input().parent().map(Path::to_owned);
        let name = |path: &PathBuf| match path.parent().and_then(Path::file_name) {
            Some(folder) if path.parent() != own.as_deref() => {
                format!("{}/{}", visible(folder.as_encoded_bytes()), named(path))
            }
            _ => named(path),
        };
        let names: Vec<_> = case.places().iter().take(3).map(name).collect();
        return Err(format!("no answer file: neither {} is there", names.join(" nor ")));
    };
    let unreadable = |error| format!("the answer {} can't be read: {error}", named(&path));
    read(&path).map_err(unreadable)
}

/// A file's name as messages show it.
fn named(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| visible(name.as_encoded_bytes()))
}

/// Opens a file; what else may have its name, a pipe for one, could be waited for without end.
pub(super) fn open(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a file"));
    }
    File::open(path)
}

/// Reads an answer.
pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    if file.metadata()?.len() > LARGEST {
        let why = format!("it is larger than {} MiB", LARGEST >> 20);
        return Err(io::Error::new(ErrorKind::FileTooLarge, why));
    }
    let mut answer = Vec::new();
    file.take(LARGEST).read_to_end(&mut answer)?;
    Ok(answer)
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
    Answer { text, failed, messages: Vec::new(), time: begin.elapsed() }
}

/// What there is to see of a failure.
fn show(setup: &Setup, why: Option<String>, expected: Option<&[u8]>, answer: &Answer) -> Failure {
    let Answer { text, failed, messages, .. } = answer;
    // What a program wrote before it failed may tell why.
    let got = (!text.is_empty() || (failed.is_none() && expected.is_some())).then_some(&text[..]);
    let mut failure = Failure {
        why,
        expected: expected.map(Shown::new),
        got: got.map(Shown::new),
        ..Failure::default()
    };
    if let (Some(expected), Some(got)) = (expected, got) {
        failure.picture = answers(setup.comparison, expected, got, setup.look);
    }
    failure.picture.push_str(&said(messages));
    failure
}

/// What there is to say if the expected answer is not luozi's own.
fn doubt(setup: &Setup, reader: &dyn Puzzle, path: &Path, expected: &[u8]) -> Option<String> {
    if matches!(setup.answerer, Answerer::Own) {
        return None;
    }
    let own = own(reader, path);
    if own.failed.is_some() || setup.comparison.same(expected, &own.text) {
        return None;
    }
    let text = visible(own.text.trim_ascii_end());
    Some(format!("luozi itself answers {text}: is the answer file right?\n"))
}

/// The case as it stood when it was decided; nothing if it can't be read.
fn scene(setup: &Setup, reader: &dyn Puzzle, path: &Path) -> Option<Scene> {
    let mut file = open(path).ok()?;
    let case = reader.read(&mut Input::new(&mut file), Extent::Input, false).ok()?;
    Some(Scene::new(&case, &setup.options))
}
