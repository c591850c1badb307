//! Every known mistake, as a program: caught, made small, and named.

use std::fmt::Write as _;

use luozi::mistakes;
use luozi::puzzle::{Options, PUZZLES};
use luozi::stress::{Phase, Report};

use super::{Fake, SETTINGS, found, said};

/// So many runs may pass before a mistake is caught.
const CAUGHT_WITHIN: u64 = 40;
/// So many it may take to make what caught it small.
const SHRUNK_WITHIN: u64 = 400;

#[test]
fn every_known_mistake_is_caught_made_small_and_named() {
    let options = Options::default();
    let (mut all, mut smallest) = (0, 0);
    let mut complaints = String::new();
    for entry in PUZZLES {
        for mistake in mistakes::of(entry.name) {
            let program = Fake::new(entry.name, |case| said(mistake.answer(case, &options)));
            let report = found(&program, entry.name, SETTINGS);
            let Some(found) = &report.found else {
                writeln!(complaints, "{}: not caught", mistake.name).unwrap();
                continue;
            };
            all += 1;
            let text = found.trial.case.to_string().replace('\n', " / ");
            let mut complain = |what: String| {
                writeln!(complaints, "{} {}: {what}; {text}", entry.name, mistake.name).unwrap();
            };
            if found.run > CAUGHT_WITHIN || found.phase != Phase::Suite {
                complain(format!("caught by run {} of {:?}", found.run, found.phase));
            }
            let shrinking = runs(&report, Phase::Shrinking);
            if shrinking > SHRUNK_WITHIN {
                complain(format!("{shrinking} runs to make it small"));
            }
            let named: Vec<_> =
                found.alike.iter().filter(|alike| alike.alike == alike.of).collect();
            if named.len() != 1 || named[0].mistake.name != mistake.name {
                complain(format!("named {:?}", found.alike));
            }
            if found.trial.case == mistake.example() {
                smallest += 1;
            } else {
                let example = mistake.example().to_string().replace('\n', " / ");
                println!("{} {}: {text}, not {example}", entry.name, mistake.name);
            }
            assert_eq!(found.flaky.as_ref().map(|trial| &trial.case), None, "{}", mistake.name);
        }
    }
    assert_eq!(complaints, "");
    assert!(all >= 50, "{all} mistakes");
    assert!(smallest * 100 >= all * 95, "{smallest} of {all} at the smallest case");
}

fn runs(report: &Report, phase: Phase) -> u64 {
    report.runs[phase as usize]
}
