//! `mistakes`: what programs get wrong.

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command};
use luozi::mistakes::{self, Mistake};

use super::common::Common;

/// What was typed.
pub(crate) struct Args {
    /// Nothing for all of the puzzle.
    pub(crate) mistake: Option<&'static Mistake>,
    /// An object a line instead of text.
    pub(crate) json: bool,
}

pub(super) fn command() -> Command {
    Command::new("mistakes")
        .about("List the mistakes that are known, each with the smallest case that shows it")
        .args([
            Arg::new("mistake").value_name("NAME").help("Only this one"),
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["human", "json"]))
                .default_value("human")
                .help("Text, or an object a line"),
        ])
}

impl Args {
    /// What the matches mean.
    ///
    /// # Errors
    ///
    /// If the mistake is not known.
    pub(super) fn new(matches: &ArgMatches, common: &Common) -> Result<Self, clap::Error> {
        let json = matches.get_one::<String>("format").is_some_and(|format| format == "json");
        Ok(Self { mistake: named(matches, common)?, json })
    }
}

/// The mistake that was named, if one was.
///
/// # Errors
///
/// If the puzzle has none of that name.
pub(super) fn named(
    matches: &ArgMatches,
    common: &Common,
) -> Result<Option<&'static Mistake>, clap::Error> {
    let Some(name) = matches.get_one::<String>("mistake") else { return Ok(None) };
    let game = common.puzzle.name;
    let known = mistakes::of(game);
    if let Some(mistake) = known.iter().find(|mistake| mistake.name == name) {
        return Ok(Some(mistake));
    }
    let mut near: Vec<_> = known
        .iter()
        .map(|mistake| (strsim::jaro_winkler(name, mistake.name), mistake.name))
        .filter(|&(alike, _)| alike > 0.75)
        .collect();
    near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let near: Vec<_> = near.iter().take(3).map(|&(_, name)| format!("`{name}`")).collect();
    let tip = match near.join(", ") {
        none if none.is_empty() => format!("`luozi -g {game} mistakes` lists them"),
        near => format!("near it: {near}"),
    };
    let message = format!("{game} has no mistake called `{name}`; {tip}");
    Err(super::command().error(ErrorKind::InvalidValue, message))
}
