//! Cells, directions and the walk along them, for the rules of every game.
//!
//! What a cell holds, and where the board ends, is the game's own affair.

/// A place on a board without edges. Where it counts from, and which way its rows run, the game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Grows to the right.
    pub column: i64,
    /// Grows upwards in [`game`](crate::game), downwards in the other games.
    pub row: i64,
}

/// One step from a cell to one of its eight neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    /// Columns a step, -1, 0 or 1.
    pub columns: i64,
    /// Rows a step, -1, 0 or 1.
    pub rows: i64,
}

impl Direction {
    const fn new(columns: i64, rows: i64) -> Self {
        Self { columns, rows }
    }

    /// The same line, walked the other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::new(-self.columns, -self.rows)
    }
}

/// One direction for each of the four lines through a cell: along the row, along the column, and both diagonals.
///
/// A line is found whichever end the walk begins from, so four directions are enough.
pub const AXES: [Direction; 4] =
    [Direction::new(1, 0), Direction::new(0, 1), Direction::new(1, 1), Direction::new(1, -1)];

/// All eight directions: each axis, then each axis the other way.
pub const DIRECTIONS: [Direction; 8] = [
    AXES[0],
    AXES[1],
    AXES[2],
    AXES[3],
    AXES[0].opposite(),
    AXES[1].opposite(),
    AXES[2].opposite(),
    AXES[3].opposite(),
];

/// The cells after `start` in one direction, nearest first, without end.
///
/// ```
/// use luozi::grid::{AXES, Cell, ray};
///
/// let right = ray(Cell { column: 1, row: 1 }, AXES[0]);
/// assert_eq!(right.map(|cell| cell.column).take(3).collect::<Vec<_>>(), [2, 3, 4]);
/// ```
pub fn ray(start: Cell, direction: Direction) -> impl Iterator<Item = Cell> {
    let step = move |cell: &Cell| {
        Some(Cell { column: cell.column + direction.columns, row: cell.row + direction.rows })
    };
    std::iter::successors(step(&start), step)
}

/// A straight run of cells, both ends included.
///
/// ```
/// use luozi::grid::{AXES, Cell, Line};
///
/// let row = |column| Cell { column, row: 1 };
/// let line = Line::through(row(5), AXES[0], |cell| (3..=7).contains(&cell.column));
/// assert_eq!((line, line.len()), (Line { first: row(3), last: row(7) }, 5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The end that comes first, as the game reads its board.
    pub first: Cell,
    /// The other end; the same cell in a line of one.
    pub last: Cell,
}

impl Line {
    /// The longest run through `cell` along `axis`, of cells that `holds` says belong together.
    ///
    /// The cell itself belongs to it without being asked about. `first` is the end against the direction.
    pub fn through(cell: Cell, axis: Direction, holds: impl Fn(Cell) -> bool) -> Self {
        let end =
            |direction| ray(cell, direction).take_while(|&next| holds(next)).last().unwrap_or(cell);
        Self { first: end(axis.opposite()), last: end(axis) }
    }

    /// How many cells the line has, at least 1.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a line has at least one cell")]
    pub fn len(&self) -> u64 {
        let columns = self.first.column.abs_diff(self.last.column);
        let rows = self.first.row.abs_diff(self.last.row);
        columns.max(rows) + 1
    }
}
