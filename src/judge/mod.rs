//! Judging: one case, many cases, or a case a line, from a stream to a stream.

mod lines;
mod output;
mod single;

pub use lines::{Streams, lines};
pub use single::{multi, single};

use std::fmt;
use std::io;

use crate::input;

/// Why judging ended before the input did.
#[derive(Debug)]
pub enum Error {
    /// The input is no case of the puzzle, or can't be read; the number of the case, from 1, if there are several.
    Input(input::Error, Option<u64>),
    /// The answers can't be written.
    Output(io::Error),
}

impl From<input::Error> for Error {
    fn from(error: input::Error) -> Self {
        Self::Input(error, None)
    }
}

/// Begins with a comma or a colon: the name of the input belongs in front of it.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(error, case) => {
                if let Some(case) = case {
                    write!(f, ", case {case}")?;
                }
                match error {
                    input::Error::Bad(bad) => write!(f, ", {bad}"),
                    input::Error::Read(error) => write!(f, ": {error}"),
                }
            }
            Self::Output(error) => write!(f, ": {error}"),
        }
    }
}
