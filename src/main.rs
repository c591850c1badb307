//! The program: what was typed, done.

mod cli;
mod run;

use std::env;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Context;

fn main() -> ExitCode {
    obey().unwrap_or_else(|error| {
        // Where stderr takes nothing either, the status is all that is left to say it with.
        let _ = writeln!(io::stderr(), "luozi: {error:#}");
        ExitCode::from(run::FAILED)
    })
}

fn obey() -> anyhow::Result<ExitCode> {
    match cli::typed(&env::args_os().collect::<Vec<_>>()) {
        Ok((common, task)) => run::run(&common, &task),
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
        _ if usage => Ok(ExitCode::from(run::FAILED)),
        _ => Ok(ExitCode::SUCCESS),
    }
}
