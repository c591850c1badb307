//! The options that stand before or after any subcommand.

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, value_parser};
use luozi::puzzle::{AnswerForm, Entry, Options, PUZZLES};

/// What was typed.
pub(crate) struct Common {
    pub(crate) puzzle: &'static Entry,
    /// Whether the puzzle was chosen, not only taken for want of a choice.
    pub(crate) game_given: bool,
    pub(crate) options: Options,
    /// Nothing for all cores.
    pub(crate) jobs: Option<usize>,
}

pub(super) fn args() -> [Arg; 5] {
    let games = PUZZLES.iter().map(|entry| PossibleValue::new(entry.name).help(entry.about));
    let args = [
        Arg::new("game")
            .short('g')
            .long("game")
            .value_name("NAME")
            .value_parser(PossibleValuesParser::new(games))
            .default_value(PUZZLES[0].name)
            .help("The puzzle"),
        Arg::new("connect")
            .long("connect")
            .value_name("K")
            .value_parser(value_parser!(u32).range(1..))
            .help("connect4, gomoku: discs in a line, K or more [default: 4 and 5]"),
        Arg::new("origin")
            .long("origin")
            .value_name("N")
            .value_parser(value_parser!(u8).range(0..=1))
            .help("connect4, reversi: the number of the first column and row, 0 or 1 [default: 1]"),
        Arg::new("answer")
            .long("answer")
            .value_name("FORM")
            .value_parser(PossibleValuesParser::new([
                PossibleValue::new("words").help("black, white or none"),
                PossibleValue::new("numbers").help("1, 2 or 0"),
                PossibleValue::new("line").help("the colour and both ends, such as black 1 1 1 5"),
            ]))
            .help("gomoku: how the winner is told [default: words]"),
        Arg::new("jobs")
            .short('j')
            .long("jobs")
            .value_name("N")
            .value_parser(value_parser!(u32).range(1..))
            .help("How much is done side by side [default: all cores]"),
    ];
    args.map(|arg| arg.global(true).help_heading("Options, with every subcommand"))
}

impl Common {
    /// What the matches mean; where no game is chosen, it may be left to the folders of the cases.
    ///
    /// # Errors
    ///
    /// If an option was given that is another game's.
    pub(super) fn new(matches: &ArgMatches, by_folder: bool) -> Result<Self, clap::Error> {
        let name = matches.get_one::<String>("game").map_or(PUZZLES[0].name, String::as_str);
        let puzzle = PUZZLES.iter().find(|entry| entry.name == name).unwrap_or(&PUZZLES[0]);
        let game_given = matches.value_source("game") == Some(ValueSource::CommandLine);
        if game_given || !by_folder {
            refuse_options_of_others(matches, puzzle)?;
        }
        Ok(Self {
            puzzle,
            game_given,
            options: Options {
                connect: matches.get_one("connect").copied(),
                origin: matches.get_one("origin").copied(),
                answer: match matches.get_one::<String>("answer").map(String::as_str) {
                    Some("numbers") => AnswerForm::Numbers,
                    Some("line") => AnswerForm::Line,
                    _ => AnswerForm::Words,
                },
                strict: false,
            },
            jobs: matches.get_one::<u32>("jobs").map(|&jobs| jobs as usize),
        })
    }
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
            return Err(super::command().error(ErrorKind::ArgumentConflict, message));
        }
    }
    Ok(())
}
