//! Comparing, as another judge's checker.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use luozi::compare::{Comparison, note, side_by_side};

use super::WANTING;
use super::files::{self, shown};
use crate::cli::compare::{Args, Exit};

/// testlib's statuses: an answer in a wrong form, and a judge that failed.
const PRESENTATION: u8 = 2;
const JUDGE_FAILED: u8 = 3;
/// The statuses of output validators in a problem package.
const ACCEPTED: u8 = 42;
const REJECTED: u8 = 43;
/// How wide messages are that other programs keep, in columns.
const COLUMNS: usize = 80;

pub(super) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let [first, second, third] = &args.files[..] else {
        return Err(anyhow!("compare needs three files"));
    };
    match args.exit {
        Exit::Plain => {
            let (got, expected) = (read(second)?, read(third)?);
            let same = args.comparison.same(&expected, &got);
            if !same {
                files::write(None, &message(args.comparison, &expected, &got))?;
            }
            Ok(ExitCode::from(if same { 0 } else { WANTING }))
        }
        Exit::Testlib => {
            // An input that is not there says that the judge is set up wrongly.
            let (status, message) = match (File::open(first), read(second), read(third)) {
                (Err(error), ..) => (JUDGE_FAILED, format!("FAIL {}: {error}", shown(first))),
                (_, _, Err(error)) => (JUDGE_FAILED, format!("FAIL {error:#}")),
                (_, Err(error), _) => (PRESENTATION, format!("wrong output format {error:#}")),
                (_, Ok(got), Ok(expected)) => testlib(args.comparison, &expected, &got),
            };
            let _ = writeln!(io::stderr(), "{}", message.trim_end());
            Ok(ExitCode::from(status))
        }
        Exit::Icpc => {
            let expected = read(second)?;
            let mut got = Vec::new();
            io::stdin().lock().read_to_end(&mut got).context("stdin")?;
            let same = args.comparison.same(&expected, &got);
            let note = if same {
                note(args.comparison, &expected, &got).map_or_else(String::new, |note| note + "\n")
            } else {
                message(args.comparison, &expected, &got)
            };
            let file = third.join("judgemessage.txt");
            let written = File::options().create(true).append(true).open(&file);
            written
                .and_then(|mut message| message.write_all(note.as_bytes()))
                .with_context(|| shown(&file))?;
            Ok(ExitCode::from(if same { ACCEPTED } else { REJECTED }))
        }
    }
}

/// The status and message of a checker made with testlib.h.
fn testlib(comparison: Comparison, expected: &[u8], got: &[u8]) -> (u8, String) {
    if comparison.same(expected, got) {
        return (0, "ok the answers are the same".to_owned());
    }
    let message = message(comparison, expected, got);
    if Comparison::Tokens.same(expected, got) {
        return (PRESENTATION, format!("wrong output format {message}"));
    }
    (WANTING, format!("wrong answer {message}"))
}

/// What there is to say of an answer that is not the expected one.
fn message(comparison: Comparison, expected: &[u8], got: &[u8]) -> String {
    let note = note(comparison, expected, got);
    let note = note.unwrap_or_else(|| "the answers differ".to_owned());
    format!("{note}\n{}", side_by_side(comparison, expected, got, COLUMNS, false))
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| shown(path))
}
