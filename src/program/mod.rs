//! Running other people's programs, with limits, so that none can hang, flood or outlive us.
//!
//! A program runs in a process group of its own, with a file as its stdin; what it writes is read up to a limit. When it
//! ends, or is ended, all that it started is killed with it: its group, and on Linux what left the group too. A limit
//! is no sandbox: a program may still write files and talk to the network.

mod active;
mod child;
mod pipe;
mod processes;
mod runner;
mod signals;

pub use runner::Runner;

use std::fmt;
use std::time::Duration;

/// What a program may use in one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// CPU time of it and of what it waited for; the wall clock gets the same and a second more.
    pub time: Option<Duration>,
    /// Peak resident memory of the largest process, in bytes.
    pub memory: Option<u64>,
    /// How much it may write to stdout, and how much to stderr, in bytes.
    pub output: Option<u64>,
}

/// Two seconds, 256 MiB, and 8 MiB of output.
impl Default for Limits {
    fn default() -> Self {
        Self { time: Some(Duration::from_secs(2)), memory: Some(256 << 20), output: Some(8 << 20) }
    }
}

/// What came of one run.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What it wrote to stdout; one byte more than the limit where that was passed.
    pub stdout: Vec<u8>,
    /// The beginning of what it wrote to stderr.
    pub stderr: Vec<u8>,
    /// CPU time of it and of what it waited for.
    pub cpu: Duration,
    /// From its start to its end.
    pub wall: Duration,
    /// Peak resident memory of the largest process, in bytes. No less than what luozi itself takes.
    pub memory: u64,
}

/// How a run ended. Where several hold, the first of this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It wrote more than it may.
    OutputLimit(Stream),
    /// It took longer than it may.
    TimeLimit,
    /// One of its processes was larger than it may be.
    MemoryLimit,
    /// It failed by itself.
    Failed(Failure),
    /// It ended with status 0.
    Finished,
}

/// What a program writes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// For answers.
    Stdout,
    /// For messages.
    Stderr,
}

/// How a program failed by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It ended with a status other than 0.
    Status(i32),
    /// It was ended by a signal.
    Signal(i32),
    /// It started more processes than any right program would.
    Processes,
}

/// `exit status 3`, `killed by SIGSEGV`.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Status(status) => write!(f, "exit status {status}"),
            Self::Signal(signal) => match signals::name(signal) {
                Some(name) => write!(f, "killed by {name}"),
                None => write!(f, "killed by signal {signal}"),
            },
            Self::Processes => write!(f, "more than {} processes", child::MOST_PROCESSES),
        }
    }
}
