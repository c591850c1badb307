//! The command line: what can be typed, and what it means.

pub(crate) mod common;
pub(crate) mod judge;

use std::io::{self, IsTerminal};
use std::path::Path;

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

Exit status: 0 judged, whatever the verdict; 2 bad usage, bad input, or a file that can't be read or written.";

/// What is asked for.
pub(crate) enum Task {
    /// No subcommand: judge.
    Judge(judge::Args),
}

/// The command line as `clap` knows it.
pub(crate) fn command() -> Command {
    Command::new("luozi")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT)
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

/// What the matches mean.
///
/// # Errors
///
/// If what was typed doesn't go together: an option of another game, for one.
pub(crate) fn task(matches: &ArgMatches) -> Result<(Common, Task), clap::Error> {
    let task = Task::Judge(judge::Args::new(matches));
    Ok((Common::new(matches)?, task))
}

/// What was perhaps meant by a file that can't be opened.
pub(crate) fn hint(file: &Path) -> Option<String> {
    let entry = PUZZLES.iter().find(|entry| Path::new(entry.name) == file)?;
    Some(format!("to choose a puzzle, write -g {}", entry.name))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_well_formed() {
        super::command().debug_assert();
    }
}
