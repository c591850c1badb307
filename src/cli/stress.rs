//! `stress`: the fault finder.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use super::limits::{self, Limits};

const EXAMPLES: &str = "\
Examples:
  luozi stress -- ./mine                      a program
  luozi stress -- java Main                   any command that reads stdin and writes stdout
  luozi stress --save cases -- python3 a.py   keeps what it finds as cases/001.in and cases/001.out
  luozi stress -g reversi -- node a.js        another puzzle

What is tried, in this order: the cases of `luozi suite`, all small cases, random ones until the budget is spent. What
fails is made smaller: no step, no two steps, no column, no row can be taken from the case that is shown, and no number
be made lower, without the program's being right.

Exit status: 0 nothing found; 1 a counterexample; 2 bad usage, or a program that can't be started.";

/// How the outcome is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Human,
    Json,
}

/// What was typed.
pub(crate) struct Args {
    pub(crate) budget: Duration,
    pub(crate) cases: Option<u64>,
    pub(crate) seed: u64,
    pub(crate) robustness: bool,
    pub(crate) save: Option<PathBuf>,
    pub(crate) format: Format,
    /// A program and its arguments.
    pub(crate) command: Vec<OsString>,
    pub(crate) limits: Limits,
}

pub(super) fn command() -> Command {
    Command::new("stress")
        .about("Find the smallest case on which a program is wrong, and say why")
        .after_help(EXAMPLES)
        .args([
            Arg::new("command")
                .value_name("COMMAND")
                .last(true)
                .required(true)
                .num_args(1..)
                .value_parser(value_parser!(OsString))
                .help("The program, and its arguments"),
            Arg::new("budget")
                .long("budget")
                .value_name("TIME")
                .default_value("20s")
                .value_parser(limits::some_time)
                .help("How long to search and to shrink, together"),
            Arg::new("cases")
                .long("cases")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..))
                .help("How often to run the program, at most [default: as often as the budget allows]"),
            Arg::new("seed")
                .long("seed")
                .value_name("N")
                .default_value("1")
                .value_parser(value_parser!(u64))
                .help("What the random cases grow from: the same seed, the same cases"),
            Arg::new("robustness")
                .long("robustness")
                .action(ArgAction::SetTrue)
                .help("Also try inputs that no statement promises, such as CRLF; told apart"),
            Arg::new("save")
                .long("save")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .help("Keep what is found as NNN.in and NNN.out, numbered on from what is there"),
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["human", "json"]))
                .default_value("human")
                .help("The form of the report"),
        ])
        .args(limits::args())
}

impl Args {
    pub(super) fn new(matches: &ArgMatches) -> Self {
        let json = matches.get_one::<String>("format").is_some_and(|format| format == "json");
        Self {
            // Both have defaults.
            budget: matches.get_one("budget").copied().unwrap_or_default(),
            seed: matches.get_one("seed").copied().unwrap_or_default(),
            cases: matches.get_one("cases").copied(),
            robustness: matches.get_flag("robustness"),
            save: matches.get_one("save").cloned(),
            format: if json { Format::Json } else { Format::Human },
            command: matches.get_many("command").into_iter().flatten().cloned().collect(),
            limits: Limits::new(matches),
        }
    }
}
