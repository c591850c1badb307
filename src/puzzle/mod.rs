//! The puzzles: each reads a case of its own and writes the answer.
//!
//! A puzzle ties a game's rules to text. To add one, write its rules, write its reader here, and name it in
//! [`PUZZLES`].

mod connect4;
mod gomoku;
mod reversi;
mod tictactoe;

use crate::case::Case;
use crate::input::{Error, Input};

/// How far a case reaches in its input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// To the end of the input; blank lines may stand anywhere.
    Input,
    /// As far as the puzzle's own form says; other cases follow.
    Block,
    /// To the end of its line, which is left unread; all that would be a line's end in the other extents is a blank.
    Line,
}

impl Extent {
    /// Moves to what stands on a line of its own.
    fn begin_line(self, input: &mut Input<'_>) -> Result<(), Error> {
        if self != Self::Line {
            input.skip_blank_lines()?;
        }
        Ok(())
    }

    /// Makes sure that what stands on a line of its own ends here.
    fn end_line(self, input: &mut Input<'_>, expected: &str) -> Result<(), Error> {
        if self == Self::Line { Ok(()) } else { input.end_line(expected) }
    }

    /// Makes sure that the case ends here.
    fn end(self, input: &mut Input<'_>) -> Result<(), Error> {
        match self {
            Self::Input => input.end(),
            Self::Block => Ok(()),
            Self::Line => match input.skip_blanks()? {
                None | Some(b'\n') => Ok(()),
                Some(_) => Err(input.unexpected("the end of the line")),
            },
        }
    }
}

/// Reads cases of one puzzle and answers them.
pub trait Puzzle: Send + Sync {
    /// Reads one case and writes its answer, with the line's end.
    ///
    /// A case that is decided early leaves the rest of its line unread, and in [`Extent::Input`] the rest of the input.
    ///
    /// # Errors
    ///
    /// If the text is no case of the puzzle, or can't be read. What was written then is no answer.
    fn judge(
        &self,
        input: &mut Input<'_>,
        extent: Extent,
        answer: &mut Vec<u8>,
    ) -> Result<(), Error>;

    /// Reads one case as a value: `whole`, or as far as it was played when it was decided.
    ///
    /// # Errors
    ///
    /// As [`judge`](Self::judge).
    fn read(&self, input: &mut Input<'_>, extent: Extent, whole: bool) -> Result<Case, Error>;
}

/// How a gomoku board's winner is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerForm {
    /// `black`, `white` or `none`.
    #[default]
    Words,
    /// 1, 2 or 0.
    Numbers,
    /// The colour and both ends of the line.
    Line,
}

/// What the user chose. Each puzzle looks at the options that are its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// How many discs make a line.
    pub connect: Option<u32>,
    /// What the first column, and row, is numbered: 0 or 1, which is the default.
    pub origin: Option<u8>,
    /// How a gomoku board's winner is told.
    pub answer: AnswerForm,
    /// Read what follows a decision too, and refuse what is no case.
    pub strict: bool,
}

impl Options {
    /// The names of those that differ from what is taken for want of a choice, of a game's own options.
    #[must_use]
    pub fn given(&self) -> Vec<&'static str> {
        let given = [
            ("connect", self.connect.is_some()),
            ("origin", self.origin.is_some()),
            ("answer", self.answer != AnswerForm::Words),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(name, _)| name).collect()
    }

    /// What is added to a number of the user's so that the first column, or row, is 1.
    pub(crate) fn shift(&self) -> i64 {
        1 - i64::from(self.origin.unwrap_or(1))
    }
}

/// A puzzle as the user chooses it.
pub struct Entry {
    /// What `--game` calls it.
    pub name: &'static str,
    /// What it is, for `--help`.
    pub about: &'static str,
    /// What is awaited on a terminal.
    pub form: &'static str,
    /// The options that are its own, of those that aren't everybody's.
    pub options: &'static [&'static str],
    /// Its reader.
    pub reader: fn(&Options) -> Box<dyn Puzzle>,
}

/// Every puzzle, the default first.
///
/// ```
/// let names: Vec<_> = luozi::puzzle::PUZZLES.iter().map(|entry| entry.name).collect();
/// assert_eq!(names, ["connect4", "gomoku", "reversi", "tictactoe"]);
/// ```
pub const PUZZLES: &[Entry] = &[connect4::ENTRY, gomoku::ENTRY, reversi::ENTRY, tictactoe::ENTRY];
