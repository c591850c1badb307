//! Judging.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use luozi::judge;
use luozi::mistakes;
use luozi::puzzle::Options;

use super::{FAILED, files, jobs};
use crate::cli::common::Common;
use crate::cli::judge::{Args, Division};

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    let cases = match args.division {
        Division::Single => "",
        Division::Multi => "cases one after another, each ",
        Division::Lines => "cases, each in one line, ",
    };
    let awaited = format!("{cases}{}", common.puzzle.form);
    let (name, mut source) = files::open(args.file.as_deref(), &awaited)?;
    let mut puzzle = (common.puzzle.reader)(&Options { strict: args.strict, ..common.options });
    if let Some(mistake) = args.mistake {
        puzzle = mistakes::program(mistake, common.options, puzzle);
    }
    let judged = match args.division {
        Division::Single => judge::single(&*puzzle, &mut source, &mut io::stdout()).map(|()| true),
        Division::Multi => judge::multi(&*puzzle, &mut source, &mut io::stdout()).map(|()| true),
        Division::Lines => {
            let streams = judge::Streams {
                name: name.clone(),
                source,
                answers: Box::new(io::stdout()),
                messages: Box::new(io::stderr()),
            };
            judge::lines(puzzle, streams, jobs(common))
        }
    };
    match judged {
        Ok(true) => Ok(ExitCode::SUCCESS),
        Ok(false) => Ok(ExitCode::from(FAILED)),
        Err(judge::Error::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            Ok(ExitCode::SUCCESS)
        }
        Err(judge::Error::Output(error)) => Err(error).context("stdout"),
        Err(error) => Err(anyhow!("{name}{error}")),
    }
}
