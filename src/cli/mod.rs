//! The command line: what can be typed, and what it means.

pub(crate) mod check;
pub(crate) mod common;
pub(crate) mod compare;
pub(crate) mod draw;
pub(crate) mod judge;
pub(crate) mod limits;
pub(crate) mod mistakes;
pub(crate) mod stress;
pub(crate) mod suite;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, ColorChoice, Command};
use luozi::puzzle::PUZZLES;

use common::Common;

const ABOUT: &str = "A referee for board puzzles: the case on stdin, the answer on stdout";

const EXAMPLES: &str = "\
Examples:
  printf '5 5\\n1 1 2 2 3 3 4 4\\n' | luozi      prints 7,red
  luozi case.in                                judges a file
  luozi --lines < games.txt                    a case a line, such as `7 6 4 4 3 3`, an answer a line
  luozi --multi < cases.txt                    one case after another
  luozi -g gomoku < board.txt                  another puzzle
  luozi check cases -- ./mine                  runs a program on a folder of cases
  luozi stress -- ./mine                       finds the smallest case on which a program is wrong

Exit status: 0 judged, whatever the verdict; 1 a case failed, or a counterexample was found; 2 bad usage, bad input, or a file that can't be read or written.";

/// What is asked for.
pub(crate) enum Task {
    /// No subcommand: judge.
    Judge(judge::Args),
    /// `draw`.
    Draw(draw::Args),
    /// `check`.
    Check(check::Args),
    /// `compare`.
    Compare(compare::Args),
    /// `stress`.
    Stress(stress::Args),
    /// `mistakes`.
    Mistakes(mistakes::Args),
    /// `suite`.
    Suite(suite::Args),
}

/// The subcommands, and what `clap` adds to them.
const NAMES: [&str; 7] = ["draw", "check", "compare", "stress", "mistakes", "suite", "help"];

/// The command line as `clap` knows it.
pub(crate) fn command() -> Command {
    judging()
        .subcommand(draw::command())
        .subcommand(check::command())
        .subcommand(compare::command())
        .subcommand(stress::command())
        .subcommand(mistakes::command())
        .subcommand(suite::command())
}

/// The command line without subcommands.
fn judging() -> Command {
    Command::new("luozi")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT)
        .override_usage("luozi [OPTIONS] [FILE]\n       luozi [OPTIONS] COMMAND ...")
        .after_help(format!("{}\n{EXAMPLES}", forms()))
        .max_term_width(100)
        .color(colour())
        .args(judge::args())
        .args(common::args())
}

/// Colour on terminals only, whatever the environment forces.
fn colour() -> ColorChoice {
    let terminal = io::stdout().is_terminal() && io::stderr().is_terminal();
    if terminal { ColorChoice::Auto } else { ColorChoice::Never }
}

/// What a case of each puzzle looks like.
fn forms() -> String {
    let lines = PUZZLES.iter().map(|entry| format!("  {:<10} {}\n", entry.name, entry.form));
    format!("Input, by puzzle:\n{}", lines.collect::<String>())
}

/// What some words, the program's own name first, ask for.
///
/// # Errors
///
/// If they are no command line, or don't go together: an option of another game, for one. Help and the version come
/// the same way.
pub(crate) fn typed(words: &[OsString]) -> Result<(Common, Task), clap::Error> {
    // Most often a case is judged, and making the subcommands would take a fifth of the whole time. What goes wrong
    // is looked at with all of them.
    let is_name = |word: &OsString| NAMES.iter().any(|name| word == name);
    if !words.iter().any(is_name)
        && let Ok(matches) = judging().try_get_matches_from(words)
    {
        return to_judge(&matches);
    }
    let matches = command().try_get_matches_from(words).map_err(|error| advise(error, words))?;
    let Some((name, own)) = matches.subcommand() else { return to_judge(&matches) };
    judge::refuse_before(name, &matches)?;
    let common = Common::new(own, name == "check")?;
    let task = task(name, own, &common)?;
    Ok((common, task))
}

/// What the matches mean without a subcommand.
fn to_judge(matches: &ArgMatches) -> Result<(Common, Task), clap::Error> {
    let common = Common::new(matches, false)?;
    let task = Task::Judge(judge::Args::new(matches, &common)?);
    Ok((common, task))
}

/// What a subcommand's matches mean.
fn task(name: &str, matches: &ArgMatches, common: &Common) -> Result<Task, clap::Error> {
    Ok(match name {
        "draw" => Task::Draw(draw::Args::new(matches)),
        "check" => Task::Check(check::Args::new(matches)?),
        "compare" => Task::Compare(compare::Args::new(matches)),
        "mistakes" => Task::Mistakes(mistakes::Args::new(matches, common)?),
        "suite" => Task::Suite(suite::Args::new(matches)),
        "stress" => Task::Stress(stress::Args::new(matches)),
        _ => unreachable!("every subcommand has a task"),
    })
}

/// Adds what was perhaps meant where one word too many was typed, as in `luozi chekc cases`.
fn advise(mut error: clap::Error, words: &[OsString]) -> clap::Error {
    let has = |wanted: &str| words.iter().any(|word| word == wanted);
    let runs = [("check", "luozi check PATH -- COMMAND"), ("stress", "luozi stress -- COMMAND")];
    let runs = runs.iter().find(|(name, _)| has(name) && !has("--"));
    if let (ErrorKind::UnknownArgument, Some((_, usage))) = (error.kind(), runs) {
        let tip = format!("a program and its arguments stand behind --: {usage}").into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
        return error;
    }
    let meant = words.iter().skip(1).find_map(|word| similar(Path::new(word)));
    if let (ErrorKind::UnknownArgument, Some(name)) = (error.kind(), meant) {
        let tip = format!("a similar subcommand exists: '{name}'").into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    }
    error
}

/// What was perhaps meant by a file that can't be opened.
pub(crate) fn hint(file: &Path) -> Option<String> {
    if let Some(entry) = PUZZLES.iter().find(|entry| Path::new(entry.name) == file) {
        return Some(format!("to choose a puzzle, write -g {}", entry.name));
    }
    Some(format!("was the subcommand `{}` meant?", similar(file)?))
}

/// The subcommand that a word looks like, but is not.
fn similar(word: &Path) -> Option<String> {
    /// `drwa` and `chekc` are alike enough, `cases` and `bench` are not.
    const ALIKE: f64 = 0.75;
    let word = word.to_str()?;
    command()
        .get_subcommands()
        .map(|subcommand| subcommand.get_name().to_owned())
        .map(|name| (strsim::normalized_damerau_levenshtein(word, &name), name))
        .filter(|(alike, _)| (ALIKE..1.0).contains(alike))
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_well_formed() {
        super::command().debug_assert();
    }

    #[test]
    fn every_subcommand_is_named() {
        let mut command = super::command();
        command.build();
        let names: Vec<_> = command.get_subcommands().map(clap::Command::get_name).collect();
        assert_eq!(names, super::NAMES);
    }
}
