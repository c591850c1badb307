//! The command line: what can be typed, and what it means.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, ColorChoice, Command, value_parser};
use luozi::puzzle::{AnswerForm, Entry, Options, PUZZLES};

const ABOUT: &str = "A referee for board puzzles: the case on stdin, the answer on stdout";

const EXAMPLES: &str = "\
Examples:
  printf '5 5\\n1 1 2 2 3 3 4 4\\n' | luozi      prints 7,red
  luozi case.in                                judges a file
  luozi --lines < games.txt                    a case a line, such as `7 6 4 4 3 3`, an answer a line
  luozi --multi < cases.txt                    one case after another
  luozi -g gomoku < board.txt                  another puzzle

Exit status: 0 judged, whatever the verdict; 2 bad usage, bad input, or a file that can't be read or written.";

/// How the input is divided into cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Division {
    /// One case.
    Single,
    /// Cases one after another.
    Multi,
    /// A case a line.
    Lines,
}

/// What was typed.
pub(crate) struct Args {
    pub(crate) puzzle: &'static Entry,
    pub(crate) options: Options,
    pub(crate) division: Division,
    /// Nothing for all cores.
    pub(crate) jobs: Option<usize>,
    /// Nothing for stdin.
    pub(crate) file: Option<PathBuf>,
}

/// The command line as `clap` knows it.
pub(crate) fn command() -> Command {
    let games = PUZZLES.iter().map(|entry| PossibleValue::new(entry.name).help(entry.about));
    Command::new("luozi")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT)
        .after_help(format!("{}\n{EXAMPLES}", forms()))
        .max_term_width(100)
        .color(colour())
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("The case; stdin if there is none, or if it is `-`"),
        )
        .arg(
            Arg::new("game")
                .short('g')
                .long("game")
                .value_name("NAME")
                .value_parser(PossibleValuesParser::new(games))
                .default_value(PUZZLES[0].name)
                .global(true)
                .help("The puzzle"),
        )
        .arg(
            Arg::new("multi")
                .long("multi")
                .action(ArgAction::SetTrue)
                .conflicts_with("lines")
                .help("Judge case after case, to the end of the input"),
        )
        .arg(
            Arg::new("lines")
                .long("lines")
                .action(ArgAction::SetTrue)
                .help("Judge a case a line, and answer `malformed` where a line is none"),
        )
        .arg(
            Arg::new("strict")
                .long("strict")
                .action(ArgAction::SetTrue)
                .help("Read what follows a decision too, and refuse it if it is no case"),
        )
        .arg(
            Arg::new("connect")
                .long("connect")
                .value_name("K")
                .value_parser(value_parser!(u32).range(1..))
                .global(true)
                .help("connect4, gomoku: discs in a line, K or more [default: 4 and 5]"),
        )
        .arg(
            Arg::new("origin")
                .long("origin")
                .value_name("N")
                .value_parser(value_parser!(u8).range(0..=1))
                .global(true)
                .help("connect4, reversi: the number of the first column and row, 0 or 1 [default: 1]"),
        )
        .arg(
            Arg::new("answer")
                .long("answer")
                .value_name("FORM")
                .value_parser(PossibleValuesParser::new([
                    PossibleValue::new("words").help("black, white or none"),
                    PossibleValue::new("numbers").help("1, 2 or 0"),
                    PossibleValue::new("line").help("the colour and both ends, such as black 1 1 1 5"),
                ]))
                .global(true)
                .help("gomoku: how the winner is told [default: words]"),
        )
        .arg(
            Arg::new("jobs")
                .short('j')
                .long("jobs")
                .value_name("N")
                .value_parser(value_parser!(u32).range(1..))
                .global(true)
                .help("Cases judged side by side with --lines [default: all cores]"),
        )
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

impl Args {
    /// What the matches mean.
    ///
    /// # Errors
    ///
    /// If an option was given that is another game's.
    pub(crate) fn new(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let name = matches.get_one::<String>("game").map_or(PUZZLES[0].name, String::as_str);
        let puzzle = PUZZLES.iter().find(|entry| entry.name == name).unwrap_or(&PUZZLES[0]);
        refuse_options_of_others(matches, puzzle)?;
        let division = match (matches.get_flag("multi"), matches.get_flag("lines")) {
            (true, _) => Division::Multi,
            (_, true) => Division::Lines,
            _ => Division::Single,
        };
        Ok(Self {
            puzzle,
            options: Options {
                connect: matches.get_one("connect").copied(),
                origin: matches.get_one("origin").copied(),
                answer: match matches.get_one::<String>("answer").map(String::as_str) {
                    Some("numbers") => AnswerForm::Numbers,
                    Some("line") => AnswerForm::Line,
                    _ => AnswerForm::Words,
                },
                strict: matches.get_flag("strict"),
            },
            division,
            jobs: matches.get_one::<u32>("jobs").map(|&jobs| jobs as usize),
            file: matches
                .get_one::<PathBuf>("file")
                .filter(|file| file.as_os_str() != "-")
                .cloned(),
        })
    }
}

/// What was perhaps meant by a file that can't be opened.
pub(crate) fn hint(file: &Path) -> Option<String> {
    let entry = PUZZLES.iter().find(|entry| Path::new(entry.name) == file)?;
    Some(format!("to choose a puzzle, write -g {}", entry.name))
}

fn refuse_options_of_others(matches: &ArgMatches, puzzle: &Entry) -> Result<(), clap::Error> {
    let others = PUZZLES.iter().flat_map(|entry| entry.options);
    for option in others.filter(|option| !puzzle.options.contains(option)) {
        if matches.contains_id(option) {
            let owners: Vec<_> = PUZZLES
                .iter()
                .filter(|entry| entry.options.contains(option))
                .map(|entry| entry.name)
                .collect();
            let message = format!(
                "--{option} is an option of {}, not of {}",
                owners.join(" and "),
                puzzle.name
            );
            return Err(command().error(ErrorKind::ArgumentConflict, message));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_well_formed() {
        super::command().debug_assert();
    }
}
