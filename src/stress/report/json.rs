//! An object a line.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use crate::check::failed;
use crate::program::{Limits, Run};
use crate::stress::{Alike, Found, Minimal, PHASES, Report, Trial};

/// The number of this form; it changes if a field changes its meaning or goes.
const VERSION: u32 = 1;

/// Writes what came of a search: an object for every case that failed, and a summary.
///
/// # Errors
///
/// If it can't be written.
pub fn json(
    out: &mut dyn Write,
    game: &str,
    seed: u64,
    report: &Report,
    limits: &Limits,
) -> io::Result<()> {
    if let Some(found) = &report.found {
        writeln!(out, "{}", counterexample(game, found, limits))?;
    }
    for trial in &report.others {
        writeln!(out, "{}", tried("other", game, trial, limits))?;
    }
    for odd in &report.odd {
        let mut object = answers("robustness", game, &odd.text, &odd.expected, &odd.run, limits);
        object["name"] = odd.name.into();
        object["verdict"] = odd.verdict.letters().into();
        writeln!(out, "{object}")?;
    }
    let runs: Map<String, Value> = PHASES
        .iter()
        .zip(report.runs)
        .map(|((_, name), runs)| ((*name).to_owned(), runs.into()))
        .collect();
    let summary = json!({
        "version": VERSION,
        "type": "summary",
        "game": game,
        "counterexample": report.found.is_some(),
        "suite_cases": report.suite.cases,
        "suite_failures": report.suite.failures,
        "runs": runs,
        "seconds": report.time.as_secs_f64(),
        "seed": seed,
    });
    writeln!(out, "{summary}")
}

fn counterexample(game: &str, found: &Found, limits: &Limits) -> Value {
    let mut object = tried("counterexample", game, &found.trial, limits);
    let (minimal, smaller) = match found.minimal {
        Minimal::Smallest(smaller) => ("smallest", Some(smaller)),
        Minimal::Minimal(smaller) => ("minimal", Some(smaller)),
        Minimal::Unfinished => ("unfinished", None),
    };
    object["minimal"] = minimal.into();
    object["smaller_cases_passed"] = smaller.into();
    object["run"] = found.run.into();
    object["flaky"] = found.flaky.is_some().into();
    let mistakes = found.alike.iter().map(|Alike { mistake, alike, of }| {
        json!({ "name": mistake.name, "about": mistake.about, "alike": alike, "of": of })
    });
    object["mistakes"] = mistakes.collect();
    object
}

fn tried(kind: &str, game: &str, trial: &Trial, limits: &Limits) -> Value {
    let text = trial.case.to_string();
    let mut object = answers(kind, game, &text, &trial.expected, &trial.run, limits);
    object["verdict"] = trial.verdict.letters().into();
    object
}

fn answers(
    kind: &str,
    game: &str,
    text: &str,
    expected: &[u8],
    run: &Run,
    limits: &Limits,
) -> Value {
    let mut object = json!({
        "version": VERSION,
        "type": kind,
        "game": game,
        "input": text,
        "expected": String::from_utf8_lossy(expected),
        "got": String::from_utf8_lossy(&run.stdout),
    });
    if let Some((_, why)) = failed(run, limits) {
        object["why"] = why.into();
    }
    object
}
