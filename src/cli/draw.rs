//! `draw`: a picture of a case.

use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};

use super::judge::{file, file_of};

/// What kind of picture is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Lines of text.
    Text,
    /// A picture for documents.
    Svg,
    /// A page that replays the game.
    Html,
}

/// What was typed.
pub(crate) struct Args {
    /// Nothing for stdin.
    pub(crate) file: Option<PathBuf>,
    /// The last step that is shown, counted from 1; 0 for none of them, nothing for all.
    pub(crate) step: Option<u64>,
    pub(crate) format: Format,
    /// Nothing for stdout.
    pub(crate) output: Option<PathBuf>,
}

pub(super) fn command() -> Command {
    Command::new("draw").about("Draw a case: its board as it stood when it was decided").args([
        file(),
        Arg::new("step")
            .long("step")
            .value_name("N")
            .value_parser(value_parser!(u64))
            .help("Stop after step N, 0 for none, and show no verdict"),
        Arg::new("format")
            .long("format")
            .value_name("FORMAT")
            .value_parser(PossibleValuesParser::new(["text", "svg", "html"]))
            .help("What to draw [default: by the end of --output, or else text]"),
        Arg::new("output")
            .short('o')
            .long("output")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .help("Where to: the whole picture or, where anything is wrong, nothing [default: stdout]"),
    ])
}

impl Args {
    pub(super) fn new(matches: &ArgMatches) -> Self {
        let output = matches.get_one::<PathBuf>("output").filter(|file| file.as_os_str() != "-");
        let format = match matches.get_one::<String>("format").map(String::as_str) {
            Some("svg") => Format::Svg,
            Some("html") => Format::Html,
            Some(_) => Format::Text,
            None => output.map_or(Format::Text, |file| Format::of(file)),
        };
        Self {
            file: file_of(matches),
            step: matches.get_one("step").copied(),
            format,
            output: output.cloned(),
        }
    }
}

impl Format {
    /// What a file's name asks for.
    fn of(file: &Path) -> Self {
        let end = file.extension().map(|end| end.to_string_lossy().to_lowercase());
        match end.as_deref() {
            Some("svg") => Self::Svg,
            Some("html" | "htm") => Self::Html,
            _ => Self::Text,
        }
    }
}
