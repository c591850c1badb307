//! 五子棋, gomoku: a board's size and its rows; who has five in line.

mod cells;

use super::{AnswerForm, Entry, Extent, Options, Puzzle};
use crate::case::{self, Case};
use crate::gomoku::{CONNECT, Disc, Outcome, Referee, Row};
use crate::grid::Line;
use crate::input::{Error, Input};

pub(super) const ENTRY: Entry = Entry {
    name: "gomoku",
    about: "五子棋, gomoku: who has five in line on a finished board",
    form: "the numbers of rows and columns, then the rows of 0, 1 and 2",
    options: &["connect", "answer"],
    reader: |options| Box::new(Gomoku::new(options)),
};

struct Gomoku {
    connect: u32,
    answer: AnswerForm,
}

impl Gomoku {
    fn new(options: &Options) -> Self {
        Self { connect: options.connect.unwrap_or(CONNECT), answer: options.answer }
    }
}

impl AnswerForm {
    /// The answer in this form, without the line's end.
    #[must_use]
    pub fn text(self, outcome: Option<Outcome>) -> String {
        let words = ["none", "black", "white"];
        let number = number(outcome.map(|outcome| outcome.winner));
        let word = words[usize::from(number)];
        match (self, outcome) {
            (Self::Numbers, _) => number.to_string(),
            (Self::Line, Some(Outcome { line: Line { first, last }, .. })) => {
                format!("{word} {} {} {} {}", first.row, first.column, last.row, last.column)
            }
            _ => word.to_owned(),
        }
    }
}

/// A number of rows or columns, from 1.
fn size(input: &mut Input<'_>, expected: &str) -> Result<usize, Error> {
    input.skip_blanks()?;
    let spot = input.spot();
    let size = input.need_number(expected)?;
    match usize::try_from(size) {
        Ok(size) if size > 0 => Ok(size),
        _ => Err(input.bad(spot, &format!("{expected}, from 1"), &format!("`{size}`"))),
    }
}

/// Reads a board and hands its rows over, one by one.
fn rows(input: &mut Input<'_>, extent: Extent, mut take: impl FnMut(&Row)) -> Result<(), Error> {
    extent.begin_line(input)?;
    let rows = size(input, "the number of rows")?;
    let columns = size(input, "the number of columns")?;
    extent.end_line(input, "the end of the line after rows and columns")?;
    let mut row = Row::default();
    for _ in 0..rows {
        extent.begin_line(input)?;
        cells::read(input, columns, &mut row)?;
        extent.end_line(input, "the end of the row")?;
        take(&row);
    }
    extent.end(input)
}

fn number(disc: Option<Disc>) -> u8 {
    match disc {
        None => 0,
        Some(Disc::Black) => 1,
        Some(Disc::White) => 2,
    }
}

impl Puzzle for Gomoku {
    fn judge(
        &self,
        input: &mut Input<'_>,
        extent: Extent,
        answer: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let mut referee = Referee::new(self.connect);
        rows(input, extent, |row| referee.look_at(row))?;
        answer.extend_from_slice(self.answer.text(referee.outcome()).as_bytes());
        answer.push(b'\n');
        Ok(())
    }

    fn read(&self, input: &mut Input<'_>, extent: Extent, _whole: bool) -> Result<Case, Error> {
        let mut board = Vec::new();
        rows(input, extent, |row| board.push(row.cells().map(number).collect()))?;
        Ok(Case::Gomoku(case::Gomoku { rows: board }))
    }
}
