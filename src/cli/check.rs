//! `check`: folders of cases.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use luozi::check::report::{FORMATS, Format};
use luozi::compare::Comparison;

use super::limits::{self, Limits};

const EXAMPLES: &str = "\
Cases:
  X.in with X.out or X.ans; X.inN with X.outN or X.ansN; inN.txt with outN.txt or ansN.txt;
  in/X, input/X or inputs/X with the same name, or its stem with .out or .ans, in out, output or outputs beside it.
  The puzzle is that of -g, else the one whose name the nearest folder bears, else connect4.

Verdicts:
  AC accepted, WA wrong answer, TLE too slow, MLE too large, OLE too much output, RE no answer

Examples:
  luozi check cases                       are the answers right?
  luozi check cases -- python3 mine.py    is a program right?
  luozi check --bless cases               writes the answers that are missing or wrong
  luozi check cases --format junit        for a build server

Exit status: 0 every case passed; 1 one failed; 2 bad usage, no case, or a file that can't be read or written.";

/// What was typed.
pub(crate) struct Args {
    /// Files and folders, at least one.
    pub(crate) paths: Vec<PathBuf>,
    pub(crate) comparison: Comparison,
    pub(crate) format: Format,
    pub(crate) bless: bool,
    /// A program and its arguments; nothing for luozi itself.
    pub(crate) command: Vec<OsString>,
    pub(crate) limits: Limits,
}

pub(super) fn command() -> Command {
    Command::new("check")
        .about("Check folders of cases: luozi's own answers, or a program's")
        .after_help(EXAMPLES)
        .args([
            Arg::new("paths")
                .value_name("PATH")
                .required(true)
                .num_args(1..)
                .value_parser(value_parser!(PathBuf))
                .help("An input, or a folder that is searched all the way down"),
            Arg::new("command")
                .value_name("COMMAND")
                .last(true)
                .num_args(1..)
                .value_parser(value_parser!(OsString))
                .help("The program to check, and its arguments"),
            super::compare::comparison(),
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(FORMATS.map(|(name, _)| name)))
                .default_value(FORMATS[0].0)
                .help("The form of the report"),
            Arg::new("bless")
                .long("bless")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["command", "format"])
                .help("Write luozi's own answer wherever one is missing or differs"),
        ])
        .args(limits::args().map(|arg| arg.requires("command")))
}

impl Args {
    /// What the matches mean.
    ///
    /// # Errors
    ///
    /// If nothing stands behind `--`.
    pub(super) fn new(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let command: Vec<OsString> =
            matches.get_many("command").into_iter().flatten().cloned().collect();
        if command.is_empty() && env::args_os().next_back().is_some_and(|last| last == "--") {
            // An empty variable in a script, perhaps: luozi's own answers would pass for the program's.
            let message = "a command is missing behind --";
            return Err(super::command().error(ErrorKind::MissingRequiredArgument, message));
        }
        let format = matches.get_one::<String>("format");
        let named = |(name, _): &&(&str, Format)| format.is_some_and(|format| format == name);
        Ok(Self {
            paths: matches.get_many("paths").into_iter().flatten().cloned().collect(),
            comparison: super::compare::comparison_of(matches),
            format: FORMATS.iter().find(named).map_or(Format::Human, |&(_, format)| format),
            bless: matches.get_flag("bless"),
            command,
            limits: Limits::new(matches),
        })
    }
}
