//! `suite`: cases that tell right programs from wrong ones.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};

/// What was typed.
pub(crate) struct Args {
    /// Where the cases go.
    pub(crate) folder: PathBuf,
}

pub(super) fn command() -> Command {
    Command::new("suite")
        .about("Write cases that tell right programs from wrong ones, the most telling first")
        .arg(
            Arg::new("folder")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .required(true)
                .help("Where the cases go, as NNN-name.in and .out; made if it is not there"),
        )
}

impl Args {
    pub(super) fn new(matches: &ArgMatches) -> Self {
        Self { folder: matches.get_one::<PathBuf>("folder").cloned().unwrap_or_default() }
    }
}
