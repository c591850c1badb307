//! The list of mistakes.

use std::fmt::Write as _;
use std::process::ExitCode;

use luozi::case::Case;
use luozi::mistakes::{self, Mistake};
use luozi::puzzle::Options;
use luozi::suite;

use super::files;
use crate::cli::common::Common;
use crate::cli::mistakes::Args;

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    let known = mistakes::of(common.puzzle.name).iter();
    let asked = known.filter(|known| args.mistake.is_none_or(|mistake| known.name == mistake.name));
    let mut text = String::new();
    for mistake in asked {
        let case = example(mistake, common);
        let answers = case.as_ref().map(|case| {
            [mistakes::truth(case, &common.options), mistake.answer(case, &common.options)]
                .map(|answer| String::from_utf8_lossy(&answer).into_owned())
        });
        if args.json {
            let [right, wrong] = answers.map_or([None, None], |answers| answers.map(Some));
            let object = serde_json::json!({
                "name": mistake.name,
                "about": mistake.about,
                "input": case.map(|case| case.to_string()),
                "right": right,
                "wrong": wrong,
            });
            writeln!(text, "{object}")?;
        } else {
            describe(mistake, case.as_ref().zip(answers.as_ref()), &mut text)?;
        }
    }
    files::write(None, &text)?;
    Ok(ExitCode::SUCCESS)
}

/// A small case on which a mistake is wrong: the smallest, or one of the suite where the options change the puzzle.
fn example(mistake: &Mistake, common: &Common) -> Option<Case> {
    let Options { connect, origin, .. } = common.options;
    if connect.is_none() && origin.is_none() {
        return Some(mistake.example());
    }
    let is_wrong = |case: &Case| {
        mistake.answer(case, &common.options) != mistakes::truth(case, &common.options)
    };
    let cases = suite::of(common.puzzle.name, &common.options).into_iter().map(|named| named.case);
    cases.filter(is_wrong).min_by_key(|case| case.to_string().len())
}

/// Writes a mistake as people read it.
fn describe(
    mistake: &Mistake,
    shown: Option<(&Case, &[String; 2])>,
    text: &mut String,
) -> std::fmt::Result {
    if !text.is_empty() {
        writeln!(text)?;
    }
    writeln!(text, "{}: {}", mistake.name, mistake.about)?;
    let Some((case, [right, wrong])) = shown else {
        return writeln!(text, "  no case of the suite shows it");
    };
    for line in case.to_string().lines() {
        writeln!(text, "    {line}")?;
    }
    for (word, answer) in [("right", right), ("wrong", wrong)] {
        match answer.lines().collect::<Vec<_>>()[..] {
            [] => writeln!(text, "  {word}: nothing")?,
            [line] => writeln!(text, "  {word}: {line}")?,
            ref lines => {
                writeln!(text, "  {word}:")?;
                lines.iter().try_for_each(|line| writeln!(text, "    {line}"))?;
            }
        }
    }
    Ok(())
}
