//! 黑白棋, one Othello move: a board, a cell and a colour; the board after the move.

use super::{Entry, Extent, Options, Puzzle};
use crate::grid::Cell;
use crate::input::{Error, Input};
use crate::reversi::{Board, Disc, SIZE};

pub(super) const ENTRY: Entry = Entry {
    name: "reversi",
    about: "黑白棋, one Othello move: the board after it, or `invalid`",
    form: "eight rows of `*`, `X` and `O`, then row and column, then the colour",
    options: &["origin"],
    reader: |options| Box::new(Reversi::new(options)),
};

struct Reversi {
    /// What is added to a row's or column's number so that the first is 1.
    shift: i64,
}

impl Reversi {
    fn new(options: &Options) -> Self {
        Self { shift: options.shift() }
    }

    /// Row and column, with a comma or blanks between.
    fn cell(&self, input: &mut Input<'_>) -> Result<Cell, Error> {
        let row = need(input.number_up_to("the move's row", b",")?, input, "the move's row")?;
        if input.skip_blanks()? == Some(b',') {
            input.bump();
        }
        let column = input.need_number("the move's column")?;
        Ok(Cell { row: i64::from(row) + self.shift, column: i64::from(column) + self.shift })
    }
}

fn need<T>(found: Option<T>, input: &mut Input<'_>, expected: &str) -> Result<T, Error> {
    found.ok_or_else(|| input.unexpected(expected))
}

fn disc(byte: u8) -> Option<Disc> {
    match byte {
        b'X' | b'x' => Some(Disc::Black),
        b'O' | b'o' => Some(Disc::White),
        _ => None,
    }
}

fn row(input: &mut Input<'_>) -> Result<[Option<Disc>; SIZE], Error> {
    const ROW: &str = "a row of eight `*`, `X` or `O`";
    let word = need(input.word()?, input, ROW)?;
    let cells = <[u8; SIZE]>::try_from(word.text());
    match cells {
        Ok(cells) if cells.iter().all(|&byte| byte == b'*' || disc(byte).is_some()) => {
            Ok(cells.map(disc))
        }
        _ => Err(input.bad_word(word, ROW)),
    }
}

fn colour(input: &mut Input<'_>) -> Result<Disc, Error> {
    const COLOUR: &str = "the colour that moves, `X` or `O`";
    let word = need(input.word()?, input, COLOUR)?;
    let found = if let &[byte] = word.text() { disc(byte) } else { None };
    found.ok_or_else(|| input.bad_word(word, COLOUR))
}

fn write(board: &Board, extent: Extent, answer: &mut Vec<u8>) {
    let between = if extent == Extent::Line { b'/' } else { b'\n' };
    for row in board.rows() {
        answer.extend(row.map(|disc| match disc {
            None => b'*',
            Some(Disc::Black) => b'X',
            Some(Disc::White) => b'O',
        }));
        answer.push(between);
    }
    answer.pop();
    answer.push(b'\n');
}

impl Puzzle for Reversi {
    fn judge(
        &self,
        input: &mut Input<'_>,
        extent: Extent,
        answer: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let mut rows = [[None; SIZE]; SIZE];
        for cells in &mut rows {
            extent.begin_line(input)?;
            *cells = row(input)?;
            extent.end_line(input, "the end of the row")?;
        }
        extent.begin_line(input)?;
        let cell = self.cell(input)?;
        if extent != Extent::Line && matches!(input.skip_blanks()?, None | Some(b'\n')) {
            input.skip_blank_lines()?;
        }
        let mover = colour(input)?;
        extent.end_line(input, "the end of the line after the colour")?;
        extent.end(input)?;
        let mut board = Board::new(rows);
        match board.play(cell, mover) {
            Ok(_) => write(&board, extent, answer),
            Err(_) => answer.extend_from_slice(b"invalid\n"),
        }
        Ok(())
    }
}
