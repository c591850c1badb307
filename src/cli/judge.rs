//! Judging: what stands without a subcommand.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use luozi::mistakes::Mistake;

use super::common::Common;
use super::mistakes;

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
    pub(crate) division: Division,
    pub(crate) strict: bool,
    /// The mistake to judge with.
    pub(crate) mistake: Option<&'static Mistake>,
    /// Nothing for stdin.
    pub(crate) file: Option<PathBuf>,
}

pub(super) fn args() -> [Arg; 5] {
    [
        file(),
        Arg::new("multi")
            .long("multi")
            .action(ArgAction::SetTrue)
            .conflicts_with("lines")
            .help("Judge case after case, to the end of the input"),
        Arg::new("lines")
            .long("lines")
            .action(ArgAction::SetTrue)
            .help("Judge a case a line, and answer `malformed` where a line is none"),
        Arg::new("strict")
            .long("strict")
            .action(ArgAction::SetTrue)
            .help("Read what follows a decision too, and refuse it if it is no case"),
        Arg::new("mistake")
            .long("mistake")
            .value_name("NAME")
            .help("Judge as a program with a known mistake would; `luozi mistakes` lists them"),
    ]
}

/// The one case that is read.
pub(super) fn file() -> Arg {
    Arg::new("file")
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help("The case; stdin if there is none, or if it is `-`")
}

/// The file that was named; nothing for stdin.
pub(super) fn file_of(matches: &ArgMatches) -> Option<PathBuf> {
    matches.get_one::<PathBuf>("file").filter(|file| file.as_os_str() != "-").cloned()
}

/// Refuses what is for judging where it stands before a subcommand.
pub(super) fn refuse_before(subcommand: &str, matches: &ArgMatches) -> Result<(), clap::Error> {
    let typed =
        |arg: &Arg| matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
    let Some(arg) = args().into_iter().find(typed) else { return Ok(()) };
    let message = match arg.get_long() {
        Some(long) => format!("--{long} is an option of judging, not of {subcommand}"),
        None => format!("a file stands behind the subcommand: luozi {subcommand} FILE"),
    };
    Err(super::command().error(ErrorKind::ArgumentConflict, message))
}

impl Args {
    /// What the matches mean.
    ///
    /// # Errors
    ///
    /// If the mistake is not known.
    pub(super) fn new(matches: &ArgMatches, common: &Common) -> Result<Self, clap::Error> {
        let division = match (matches.get_flag("multi"), matches.get_flag("lines")) {
            (true, _) => Division::Multi,
            (_, true) => Division::Lines,
            _ => Division::Single,
        };
        let mistake = mistakes::named(matches, common)?;
        Ok(Self { division, strict: matches.get_flag("strict"), mistake, file: file_of(matches) })
    }
}
