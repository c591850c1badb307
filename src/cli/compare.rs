//! `compare`: an answer and the expected one, for other judges.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgMatches, Command, value_parser};
use luozi::compare::{COMPARISONS, Comparison};

const STATUSES: &str = "\
Exit status:
  plain    0 the same; 1 not; 2 bad usage, or a file that can't be read
  testlib  0 the same; 1 not; 2 only blanks and line breaks differ, or there is no output; 3 the judge's own files fail
  icpc     42 the same; 43 not; 2 the judge's own files fail

Examples:
  luozi compare case.in output.txt case.out
  luozi compare --exit icpc case.in case.ans feedback/ < output.txt";

/// Whose convention is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// luozi's own.
    Plain,
    /// That of checkers made with testlib.h.
    Testlib,
    /// That of output validators in a problem package.
    Icpc,
}

const EXITS: [(&str, Exit, &str); 3] = [
    ("plain", Exit::Plain, "INPUT OUTPUT ANSWER; 0 or 1"),
    ("testlib", Exit::Testlib, "INPUT OUTPUT ANSWER; 0, 1, 2 or 3"),
    ("icpc", Exit::Icpc, "INPUT ANSWER FEEDBACK_DIR, the output on stdin; 42 or 43"),
];

/// What was typed.
pub(crate) struct Args {
    pub(crate) comparison: Comparison,
    pub(crate) exit: Exit,
    /// Three, in the order of the convention.
    pub(crate) files: Vec<PathBuf>,
}

pub(super) fn command() -> Command {
    Command::new("compare")
        .about("Compare an answer with the expected one, as another judge's checker")
        .after_help(STATUSES)
        .args([
            Arg::new("files")
                .value_name("FILE")
                .required(true)
                .num_args(3)
                .value_parser(value_parser!(PathBuf))
                .help("INPUT OUTPUT ANSWER, or with --exit icpc INPUT ANSWER FEEDBACK_DIR"),
            comparison(),
            Arg::new("exit")
                .long("exit")
                .value_name("CONVENTION")
                .value_parser(PossibleValuesParser::new(
                    EXITS.map(|(name, _, help)| PossibleValue::new(name).help(help)),
                ))
                .default_value(EXITS[0].0)
                .help("What the files are, and what the exit status means"),
        ])
}

/// How much of an answer counts.
pub(super) fn comparison() -> Arg {
    let helps = [
        "every byte",
        "all but line ends, blanks at the end of a line, and blank lines at the end",
        "the words alone, whatever is between them",
    ];
    let values = COMPARISONS.iter().zip(helps);
    let values = values.map(|((name, _), help)| PossibleValue::new(*name).help(help));
    Arg::new("compare")
        .long("compare")
        .value_name("HOW")
        .value_parser(PossibleValuesParser::new(values))
        .default_value(Comparison::default().name())
        .help("What counts of an answer")
}

/// How much of an answer was said to count.
pub(super) fn comparison_of(matches: &ArgMatches) -> Comparison {
    let typed = matches.get_one::<String>("compare");
    let named = |(name, _): &&(&str, Comparison)| typed.is_some_and(|typed| typed == name);
    COMPARISONS.iter().find(named).map_or_else(Comparison::default, |&(_, comparison)| comparison)
}

impl Args {
    pub(super) fn new(matches: &ArgMatches) -> Self {
        let typed = matches.get_one::<String>("exit");
        let exit = EXITS.iter().find(|(name, ..)| typed.is_some_and(|typed| typed == name));
        Self {
            comparison: comparison_of(matches),
            exit: exit.map_or(Exit::Plain, |&(_, exit, _)| exit),
            files: matches.get_many("files").into_iter().flatten().cloned().collect(),
        }
    }
}
