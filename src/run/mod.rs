//! What was asked for, done: each subcommand's files, streams and exit status.

mod check;
mod compare;
mod draw;
mod files;
mod judge;
mod look;
mod mistakes;
#[cfg(unix)]
mod stress;
mod suite;

use std::num::NonZero;
use std::process::ExitCode;
use std::thread;

use crate::cli::Task;
use crate::cli::common::Common;

/// Bad usage, bad input, or a file that can't be read or written.
pub(crate) const FAILED: u8 = 2;
/// A case failed; an answer is not the expected one.
const WANTING: u8 = 1;

/// Does what was asked for.
///
/// # Errors
///
/// What ended it early, as its one message says it.
pub(crate) fn run(common: &Common, task: &Task) -> anyhow::Result<ExitCode> {
    match task {
        Task::Judge(args) => judge::run(common, args),
        Task::Draw(args) => draw::run(common, args),
        Task::Check(args) => check::run(common, args),
        Task::Compare(args) => compare::run(args),
        #[cfg(unix)]
        Task::Stress(args) => stress::run(common, args),
        #[cfg(not(unix))]
        Task::Stress(_) => Err(anyhow::anyhow!("programs are run on Unix only")),
        Task::Mistakes(args) => mistakes::run(common, args),
        Task::Suite(args) => suite::run(common, args),
    }
}

/// How much is done side by side. Asked for only where it is needed: it takes a dozen system calls.
fn jobs(common: &Common) -> usize {
    common.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get))
}
