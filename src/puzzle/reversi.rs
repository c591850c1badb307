//! 黑白棋, one Othello move: a board, a cell and a colour; the board after the move.

use super::{Entry, Extent, Options, Puzzle};
use crate::case::{self, Case};
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
}

/// Row and column as typed, with a comma or blanks between.
fn coordinates(input: &mut Input<'_>) -> Result<(i32, i32), Error> {
    let row = need(input.number_up_to("the move's row", b",")?, input, "the move's row")?;
    if input.skip_blanks()? == Some(b',') {
        input.bump();
    }
    Ok((row, input.need_number("the move's column")?))
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

/// The rows, row and column as typed, and the colour that moves.
type Read = ([[Option<Disc>; SIZE]; SIZE], (i32, i32), Disc);

fn read(input: &mut Input<'_>, extent: Extent) -> Result<Read, Error> {
    let mut rows = [[None; SIZE]; SIZE];
    for cells in &mut rows {
        extent.begin_line(input)?;
        *cells = row(input)?;
        extent.end_line(input, "the end of the row")?;
    }
    extent.begin_line(input)?;
    let place = coordinates(input)?;
    if extent != Extent::Line && matches!(input.skip_blanks()?, None | Some(b'\n')) {
        input.skip_blank_lines()?;
    }
    let mover = colour(input)?;
    extent.end_line(input, "the end of the line after the colour")?;
    extent.end(input)?;
    Ok((rows, place, mover))
}

/// A cell as the puzzle writes it.
fn mark(disc: Option<Disc>) -> u8 {
    match disc {
        None => b'*',
        Some(Disc::Black) => b'X',
        Some(Disc::White) => b'O',
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
        answer.extend(row.map(mark));
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
        let (rows, (row, column), mover) = read(input, extent)?;
        let [column, row] = [column, row].map(|place| i64::from(place) + self.shift);
        let cell = Cell { column, row };
        let mut board = Board::new(rows);
        match board.play(cell, mover) {
            Ok(_) => write(&board, extent, answer),
            Err(_) => answer.extend_from_slice(b"invalid\n"),
        }
        Ok(())
    }

    fn read(&self, input: &mut Input<'_>, extent: Extent, _whole: bool) -> Result<Case, Error> {
        let (rows, (row, column), mover) = read(input, extent)?;
        let rows = rows.map(|cells| cells.map(mark));
        Ok(Case::Reversi(case::Reversi { rows, row, column, mover: mark(Some(mover)) }))
    }
}
