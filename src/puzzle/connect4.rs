//! 竖直四子棋, vertical Connect Four: a line with width and height, a line of columns.

use super::{Entry, Extent, Options, Puzzle};
use crate::case::{self, Case};
use crate::game::{CONNECT, Game, Verdict};
use crate::input::{Error, Input};

pub(super) const ENTRY: Entry = Entry {
    name: "connect4",
    about: "竖直四子棋, vertical Connect Four: who wins at which step",
    form: "width and height, then a line of columns",
    options: &["connect", "origin"],
    reader: |options| Box::new(Connect4::new(options)),
};

/// What a message calls a step.
const STEP: &str = "a column number";

struct Connect4 {
    connect: u32,
    /// What is added to a column's number so that the leftmost is 1.
    shift: i64,
    strict: bool,
}

impl Connect4 {
    fn new(options: &Options) -> Self {
        Self {
            connect: options.connect.unwrap_or(CONNECT),
            shift: options.shift(),
            strict: options.strict,
        }
    }

    /// Reads width and height.
    fn size(input: &mut Input<'_>, extent: Extent) -> Result<(i32, i32), Error> {
        extent.begin_line(input)?;
        let width = input.need_number("the board's width")?;
        let height = input.need_number("the board's height")?;
        extent.end_line(input, "the end of the line after width and height")?;
        if extent == Extent::Input {
            input.skip_blank_lines()?;
        }
        Ok((width, height))
    }

    /// Plays a step; says whether it decides.
    fn play(&self, game: &mut Game, column: i32) -> bool {
        game.play(i64::from(column) + self.shift).is_some()
    }

    /// Makes sure that a case ends as it should, after the step that decides or at the end of the line.
    fn end(&self, game: &Game, input: &mut Input<'_>, extent: Extent) -> Result<(), Error> {
        if self.strict {
            input.numbers(STEP, |_| false)?;
        }
        if self.strict || game.verdict() == Verdict::Draw {
            extent.end_line(input, STEP)?;
            extent.end(input)?;
        }
        Ok(())
    }
}

impl Puzzle for Connect4 {
    fn judge(
        &self,
        input: &mut Input<'_>,
        extent: Extent,
        answer: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let (width, height) = Self::size(input, extent)?;
        let mut game = Game::with_connect(width, height, self.connect);
        input.numbers(STEP, |column| self.play(&mut game, column))?;
        self.end(&game, input, extent)?;
        let (step, word) = game.verdict().parts();
        answer.extend_from_slice(itoa::Buffer::new().format(step).as_bytes());
        answer.push(b',');
        answer.extend_from_slice(word.as_bytes());
        answer.push(b'\n');
        Ok(())
    }

    fn read(&self, input: &mut Input<'_>, extent: Extent, whole: bool) -> Result<Case, Error> {
        let (width, height) = Self::size(input, extent)?;
        let mut steps = Vec::new();
        if whole {
            input.numbers(STEP, |column| {
                steps.push(column);
                false
            })?;
            extent.end_line(input, STEP)?;
            extent.end(input)?;
        } else {
            let mut game = Game::with_connect(width, height, self.connect);
            input.numbers(STEP, |column| {
                steps.push(column);
                self.play(&mut game, column)
            })?;
            self.end(&game, input, extent)?;
        }
        Ok(Case::Connect4(case::Connect4 { width, height, steps }))
    }
}
