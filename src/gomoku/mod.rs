//! Gomoku: who has five in line on a board that is looked at row by row.
//!
//! Only the row that comes and the lengths of the runs that reach it are kept, so that a board of any height fits. Rows
//! and columns of a [`Line`] are counted from 1, the top row and the leftmost column first.

mod runs;

use crate::grid::{AXES, Cell, Line};
use runs::Runs;

/// How many discs make a line when nothing else is said.
pub const CONNECT: u32 = 5;

/// A disc's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    /// 1 in the puzzle; wins where both have a line.
    Black,
    /// 2 in the puzzle.
    White,
}

/// A row of cells, a bit each for black and for white.
#[derive(Clone, Debug, Default)]
pub struct Row {
    columns: usize,
    discs: [Vec<u64>; 2],
}

impl Row {
    /// How many columns the row has so far.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The cells, the leftmost first.
    pub fn cells(&self) -> impl Iterator<Item = Option<Disc>> {
        (0..self.columns).map(|column| {
            let holds = |words: &Vec<u64>| words[column / 64] >> (column % 64) & 1 == 1;
            let [black, white] = self.discs.each_ref().map(holds);
            if black { Some(Disc::Black) } else { white.then_some(Disc::White) }
        })
    }

    /// Takes all cells away.
    pub fn clear(&mut self) {
        self.columns = 0;
        self.discs.iter_mut().for_each(Vec::clear);
    }

    /// Adds a cell at the right.
    pub fn push(&mut self, cell: Option<Disc>) {
        self.push_cells(1, [Disc::Black, Disc::White].map(|disc| u64::from(cell == Some(disc))));
    }

    /// Adds up to 64 cells at the right: a bit for each black and for each white disc, the leftmost cell lowest. Bits
    /// above the cells must be 0.
    #[inline]
    pub fn push_cells(&mut self, cells: usize, discs: [u64; 2]) {
        let place = self.columns % 64;
        for (words, bits) in self.discs.iter_mut().zip(discs) {
            if place == 0 {
                words.push(bits);
                continue;
            }
            if let Some(last) = words.last_mut() {
                *last |= bits << place;
            }
            if place + cells > 64 {
                words.push(bits >> (64 - place));
            }
        }
        self.columns += cells;
    }
}

/// Who has a line, on the rows that were seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who wins; nobody if neither has a line.
    pub winner: Disc,
    /// The whole run of the winner's whose first end comes first in reading order; of those that begin in the same
    /// cell, the one that comes first in the order of [`AXES`]: along the row, down, down to the right, down to the left.
    pub line: Line,
}

/// Looks at a board row by row.
///
/// ```
/// use luozi::gomoku::{Disc, Referee, Row};
///
/// let mut referee = Referee::new(5);
/// let mut row = Row::default();
/// (0..6).for_each(|_| row.push(Some(Disc::White)));
/// referee.look_at(&row);
/// let outcome = referee.outcome().unwrap();
/// assert_eq!((outcome.winner, outcome.line.len()), (Disc::White, 6));
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    sides: [Side; 2],
}

/// What is known of one colour.
#[derive(Clone, Debug)]
struct Side {
    runs: Runs,
    first: Option<Found>,
}

/// A run that is long enough.
#[derive(Clone, Copy, Debug)]
struct Found {
    /// In [`AXES`].
    axis: usize,
    line: Line,
    /// It may go on in the next row.
    open: bool,
}

impl Referee {
    /// An empty board, on which `connect` discs or more make a line. A line of 1, or of 0, is made by any disc.
    #[must_use]
    pub fn new(connect: u32) -> Self {
        let side = Side { runs: Runs::new(connect.max(1)), first: None };
        Self { sides: [side.clone(), side] }
    }

    /// Looks at the next row, which must have as many columns as those before.
    pub fn look_at(&mut self, row: &Row) {
        for (side, discs) in self.sides.iter_mut().zip(&row.discs) {
            side.look_at(discs);
        }
    }

    /// Who has a line so far.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        [Disc::Black, Disc::White]
            .into_iter()
            .zip(&self.sides)
            .find_map(|(winner, side)| Some(Outcome { winner, line: side.first?.line }))
    }
}

/// Whether the cell in a column, counted from 1, is one of the row's discs.
fn has(discs: &[u64], column: i64) -> bool {
    let index = usize::try_from(column - 1).ok();
    index.and_then(|index| Some(discs.get(index / 64)? >> (index % 64) & 1 == 1)).unwrap_or(false)
}

impl Side {
    fn look_at(&mut self, discs: &[u64]) {
        let reached = self.runs.extend(discs);
        let row = self.runs.rows();
        if let Some(found) = &mut self.first {
            found.go_on(discs);
        }
        for (axis, column) in reached.into_iter().enumerate() {
            let Some(column) = column else { continue };
            let found = Found::new(axis, Cell { column, row }, self.runs.connect(), discs);
            if self.first.is_none_or(|first| found.place() < first.place()) {
                self.first = Some(found);
            }
        }
    }
}

impl Found {
    /// A run along an axis that has become long enough in a cell of the row that is looked at.
    fn new(axis: usize, cell: Cell, connect: u32, discs: &[u64]) -> Self {
        let way = Self::way(axis);
        let before = i64::from(connect) - 1;
        let first = Cell { column: cell.column - before * way.0, row: cell.row - before * way.1 };
        let mut last = cell;
        while way.1 == 0 && has(discs, last.column + 1) {
            last.column += 1;
        }
        Self { axis, line: Line { first, last }, open: way.1 != 0 }
    }

    /// Columns and rows a step, downwards.
    fn way(axis: usize) -> (i64, i64) {
        let way = AXES[axis];
        if way.rows < 0 { (-way.columns, -way.rows) } else { (way.columns, way.rows) }
    }

    /// Follows the run into the next row.
    fn go_on(&mut self, discs: &[u64]) {
        let (columns, _) = Self::way(self.axis);
        let next = Cell { column: self.line.last.column + columns, row: self.line.last.row + 1 };
        self.open &= has(discs, next.column);
        if self.open {
            self.line.last = next;
        }
    }

    fn place(&self) -> (i64, i64, usize) {
        (self.line.first.row, self.line.first.column, self.axis)
    }
}
