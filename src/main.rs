//! The program: what was typed, done.

mod cli;

use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use anyhow::{Context, anyhow};
use luozi::judge;

use cli::{Args, Division};

/// Bad usage, bad input, or a file that can't be read or written.
const FAILED: u8 = 2;

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        // Where stderr takes nothing either, the status is all that is left to say it with.
        let _ = writeln!(io::stderr(), "luozi: {error:#}");
        ExitCode::from(FAILED)
    })
}

fn run() -> anyhow::Result<ExitCode> {
    match cli::command().try_get_matches().and_then(|matches| Args::new(&matches)) {
        Ok(args) => judge(&args),
        Err(error) => say(&error),
    }
}

/// Shows help, the version, or what is wrong with the command line.
fn say(error: &clap::Error) -> anyhow::Result<ExitCode> {
    let usage = error.use_stderr();
    match error.print() {
        Err(failure) if failure.kind() != ErrorKind::BrokenPipe && !usage => {
            Err(failure).context("stdout")
        }
        _ if usage => Ok(ExitCode::from(FAILED)),
        _ => Ok(ExitCode::SUCCESS),
    }
}

fn judge(args: &Args) -> anyhow::Result<ExitCode> {
    let (name, mut source) = open(args)?;
    let puzzle = (args.puzzle.reader)(&args.options);
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
            // Asked for only here: it takes a dozen system calls.
            let cores = || thread::available_parallelism().map_or(1, NonZero::get);
            judge::lines(puzzle, streams, args.jobs.unwrap_or_else(cores))
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

/// What messages call the input, and its text.
fn open(args: &Args) -> anyhow::Result<(String, Box<dyn Read + Send>)> {
    let Some(path) = &args.file else {
        let stdin = io::stdin();
        if stdin.is_terminal() {
            let end = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };
            let cases = match args.division {
                Division::Single => "",
                Division::Multi => "cases one after another, each ",
                Division::Lines => "cases, each in one line, ",
            };
            let form = args.puzzle.form;
            let notice = format!("waiting for {cases}{form}; {end} ends it, --help explains");
            let _ = writeln!(io::stderr(), "luozi: {notice}");
        }
        return Ok(("stdin".to_owned(), Box::new(stdin)));
    };
    let name = shown(path);
    let file = File::open(path).map_err(|error| {
        let hint = cli::hint(path).map_or_else(String::new, |hint| format!("; {hint}"));
        anyhow!("{name}: {error}{hint}")
    })?;
    Ok((name, Box::new(file)))
}

/// A path as messages show it: what a terminal would take for a command is escaped.
fn shown(path: &Path) -> String {
    let text = path.display().to_string();
    let escaped = |character: char| {
        if character.is_control() {
            character.escape_default().to_string()
        } else {
            character.into()
        }
    };
    text.chars().map(escaped).collect()
}
