//! Othello: which discs a move flips, and whether it is legal.
//!
//! Rows and columns are counted from 1, the top row and the leftmost column first.

use crate::grid::{Cell, DIRECTIONS, ray};

/// How many rows and columns the board has.
pub const SIZE: usize = 8;

/// A disc's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    /// Moves first; `X` in the puzzle.
    Black,
    /// `O` in the puzzle.
    White,
}

impl Disc {
    /// The other colour.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The cell is not on the board.
    OffBoard,
    /// There is a disc in the cell.
    Occupied,
    /// No direction encloses a disc of the opponent.
    NothingFlips,
}

/// What a legal move flips: how many discs in each direction, nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flips {
    cell: Cell,
    /// In the order of [`DIRECTIONS`].
    counts: [usize; DIRECTIONS.len()],
}

impl Flips {
    /// The number of flipped discs in each of the [`DIRECTIONS`], in their order.
    #[must_use]
    pub const fn counts(&self) -> [usize; DIRECTIONS.len()] {
        self.counts
    }

    /// The cells of the flipped discs, direction by direction.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let Self { cell, counts } = *self;
        DIRECTIONS.into_iter().zip(counts).flat_map(move |(way, count)| ray(cell, way).take(count))
    }
}

/// Where the discs lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rows: [[Option<Disc>; SIZE]; SIZE],
}

impl Board {
    /// A board of eight rows, the top one first.
    #[must_use]
    pub const fn new(rows: [[Option<Disc>; SIZE]; SIZE]) -> Self {
        Self { rows }
    }

    /// The four discs that every game begins with: black in row 4, column 5 and row 5, column 4, white beside them.
    #[must_use]
    pub const fn start() -> Self {
        let mut rows = [[None; SIZE]; SIZE];
        rows[3][3] = Some(Disc::White);
        rows[3][4] = Some(Disc::Black);
        rows[4][3] = Some(Disc::Black);
        rows[4][4] = Some(Disc::White);
        Self { rows }
    }

    /// The eight rows, the top one first.
    #[must_use]
    pub const fn rows(&self) -> &[[Option<Disc>; SIZE]; SIZE] {
        &self.rows
    }

    /// The disc in a cell; nothing where it is empty or not on the board.
    #[must_use]
    pub fn disc(&self, cell: Cell) -> Option<Disc> {
        let (row, column) = index(cell)?;
        self.rows[row][column]
    }

    /// What a disc in a cell would flip.
    ///
    /// A direction flips the opponent's discs that follow the cell without a gap, if a disc of the mover's own stands
    /// behind them; each direction for itself, and nothing flips on from there.
    ///
    /// # Errors
    ///
    /// If the cell is not in rows and columns 1 to 8, or not empty, or no direction flips anything.
    ///
    /// ```
    /// use luozi::grid::Cell;
    /// use luozi::reversi::{Board, Disc, Illegal};
    ///
    /// let board = Board::start();
    /// let flips = board.flips(Cell { row: 3, column: 4 }, Disc::Black).unwrap();
    /// assert_eq!(flips.cells().collect::<Vec<_>>(), [Cell { row: 4, column: 4 }]);
    /// assert_eq!(board.flips(Cell { row: 0, column: 4 }, Disc::Black), Err(Illegal::OffBoard));
    /// ```
    pub fn flips(&self, cell: Cell, mover: Disc) -> Result<Flips, Illegal> {
        let (row, column) = index(cell).ok_or(Illegal::OffBoard)?;
        if self.rows[row][column].is_some() {
            return Err(Illegal::Occupied);
        }
        let enclosed = |way| {
            let enemy = Some(mover.opponent());
            let count = ray(cell, way).take_while(|&next| self.disc(next) == enemy).count();
            let behind = ray(cell, way).nth(count).and_then(|next| self.disc(next));
            if behind == Some(mover) { count } else { 0 }
        };
        let counts = DIRECTIONS.map(enclosed);
        if counts.iter().all(|&count| count == 0) {
            return Err(Illegal::NothingFlips);
        }
        Ok(Flips { cell, counts })
    }

    /// Puts a disc into a cell, flips what it flips, and says what that was.
    ///
    /// # Errors
    ///
    /// As [`flips`](Self::flips); the board stays as it was.
    pub fn play(&mut self, cell: Cell, mover: Disc) -> Result<Flips, Illegal> {
        let flips = self.flips(cell, mover)?;
        for (row, column) in flips.cells().chain([cell]).filter_map(index) {
            self.rows[row][column] = Some(mover);
        }
        Ok(flips)
    }

    /// Every legal move of a colour with what it flips, in reading order.
    pub fn moves(&self, mover: Disc) -> impl Iterator<Item = (Cell, Flips)> {
        let places = || (1..).take(SIZE);
        let cells = places().flat_map(move |row| places().map(move |column| Cell { column, row }));
        cells.filter_map(move |cell| Some((cell, self.flips(cell, mover).ok()?)))
    }
}

/// A cell's row and column, counted from zero, if it is on the board.
fn index(cell: Cell) -> Option<(usize, usize)> {
    let on_board = |place: i64| {
        let index = usize::try_from(place.checked_sub(1)?).ok()?;
        (index < SIZE).then_some(index)
    };
    Some((on_board(cell.row)?, on_board(cell.column)?))
}
