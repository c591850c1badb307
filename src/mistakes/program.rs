//! A puzzle's program with a mistake in it.

use super::Mistake;
use crate::case::Case;
use crate::input::{Error, Input};
use crate::puzzle::{Extent, Options, Puzzle};

/// Reads as the puzzle's own program does, and answers with a mistake.
struct Program {
    mistake: &'static Mistake,
    options: Options,
    reader: Box<dyn Puzzle>,
}

/// A program that judges with a mistake. `reader` is the right one for the same options.
///
/// It reads a case whole, whatever decides it.
///
/// ```
/// use luozi::puzzle::{Options, PUZZLES};
/// use luozi::{judge, mistakes};
///
/// let options = Options::default();
/// let mistake = mistakes::of("connect4").iter().find(|mistake| mistake.name == "no-rows");
/// let reader = (PUZZLES[0].reader)(&options);
/// let program = mistakes::program(mistake.expect("it is known"), options, reader);
/// let mut answer = Vec::new();
/// judge::single(&*program, &mut &b"7 1\n1 5 2 6 3 7 4\n"[..], &mut answer)?;
/// assert_eq!(answer, b"0,draw\n");
/// # Ok::<(), judge::Error>(())
/// ```
#[must_use]
pub fn program(
    mistake: &'static Mistake,
    options: Options,
    reader: Box<dyn Puzzle>,
) -> Box<dyn Puzzle> {
    Box::new(Program { mistake, options, reader })
}

impl Puzzle for Program {
    fn judge(
        &self,
        input: &mut Input<'_>,
        extent: Extent,
        answer: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let case = self.reader.read(input, extent, true)?;
        let mut wrong = self.mistake.answer(&case, &self.options);
        if extent == Extent::Line {
            // One line for one line, whatever is said.
            let between = if matches!(case, Case::Reversi(_)) { b'/' } else { b' ' };
            wrong.truncate(wrong.trim_ascii_end().len());
            wrong.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = between);
            wrong.push(b'\n');
        }
        answer.append(&mut wrong);
        Ok(())
    }

    fn read(&self, input: &mut Input<'_>, extent: Extent, whole: bool) -> Result<Case, Error> {
        self.reader.read(input, extent, whole)
    }
}
