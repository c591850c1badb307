//! Vertical Connect Four: the rules, on a board of any size.
//!
//! Text, files and answers to the outside are not known here. Columns and rows are counted from 1, the leftmost column
//! and the bottom row first.

mod columns;
mod runs;
mod verdict;

pub use verdict::{Colour, Fault, Lines, Verdict};

use crate::grid::{AXES, Cell, Line};
use columns::{Columns, Field};
use runs::Runs;

/// How many discs make a line when nothing else is said.
pub const CONNECT: u32 = 4;
/// Looking for lines up to this length is not worth remembering the runs.
const SHORT: u32 = 32;

/// One game: the board, the steps so far and whether they have decided it.
///
/// Memory follows the steps, never width × height, so that every size is allowed.
///
/// ```
/// use luozi::game::{Fault, Game, Verdict};
///
/// let mut game = Game::new(3, 2);
/// assert_eq!(game.play(1), None);
/// assert_eq!(game.play(1), None);
/// let fault = Fault::FullColumn { column: 1 };
/// assert_eq!(game.play(1), Some(&Verdict::Error { step: 3, fault }));
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    width: u32,
    connect: u32,
    steps: u64,
    columns: Columns,
    /// Kept only where lines are long.
    runs: Option<Box<Runs>>,
    decided: Option<Verdict>,
}

impl Game {
    /// An empty board, `width` columns wide and `height` rows high. Where either is below 1, no step is legal.
    #[must_use]
    pub fn new(width: i32, height: i32) -> Self {
        Self::with_connect(width, height, CONNECT)
    }

    /// The same, with lines of `connect` discs or more. A line of 1, or of 0, is made by any disc.
    #[must_use]
    pub fn with_connect(width: i32, height: i32, connect: u32) -> Self {
        let [width, height] = [width, height].map(|size| size.max(0).unsigned_abs());
        Self {
            width,
            connect,
            steps: 0,
            columns: Columns::new(width, height),
            runs: (connect > SHORT).then(Box::default),
            decided: None,
        }
    }

    /// Plays the next step into a column, counted from 1; says the verdict if the game is decided.
    ///
    /// The first illegal step and the first line decide. What is played after that changes nothing, and the same
    /// verdict is said again.
    #[inline]
    pub fn play(&mut self, column: i64) -> Option<&Verdict> {
        if self.decided.is_some() {
            return self.decided.as_ref();
        }
        self.steps += 1;
        let Some(index) = self.index(column) else {
            return self.decide_fault(Fault::OffBoard { column });
        };
        let colour = Colour::of_step(self.steps);
        let Some(field) = self.columns.drop(index, colour) else {
            return self.decide_fault(Fault::FullColumn { column });
        };
        let worth_a_look = if self.connect == CONNECT {
            field.has_four()
        } else {
            self.may_have_line(index, colour)
        };
        if !worth_a_look {
            return None;
        }
        self.decide_lines(index, colour, field)
    }

    /// How the game stands: the verdict that decided it, or else a draw.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.decided.unwrap_or(Verdict::Draw)
    }

    /// How many steps were played, the deciding one included.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How many discs lie in a column, counted from 1; none in a column that is not on the board.
    #[must_use]
    pub fn discs_in(&self, column: i64) -> u32 {
        self.index(column).map_or(0, |index| self.columns.stack(index))
    }

    /// The disc in a cell; nothing where it is empty or not on the board.
    #[must_use]
    pub fn disc(&self, cell: Cell) -> Option<Colour> {
        let row = u32::try_from(cell.row.checked_sub(1)?).ok()?;
        self.columns.disc(self.index(cell.column)?, row)
    }

    /// A column's number from zero, if it is on the board.
    #[inline]
    fn index(&self, column: i64) -> Option<u32> {
        // Below the first column the difference is a huge number; -1 and 2⁶³ need no case of their own.
        let index = column.wrapping_sub(1).cast_unsigned();
        (index < u64::from(self.width)).then_some(index as u32)
    }

    #[cold]
    fn decide_fault(&mut self, fault: Fault) -> Option<&Verdict> {
        self.decided = Some(Verdict::Error { step: self.steps, fault });
        self.decided.as_ref()
    }

    /// The cell of the disc on top of a column, counted from zero.
    fn topmost(&self, index: u32) -> Cell {
        Cell { column: i64::from(index) + 1, row: i64::from(self.columns.stack(index)) }
    }

    /// Whether the disc on top of a column, counted from zero, may complete a line that is not of four.
    #[inline(never)]
    fn may_have_line(&mut self, index: u32, colour: Colour) -> bool {
        let last = self.topmost(index);
        let Some(mut runs) = self.runs.take() else { return true };
        let longest = runs.add(last, |cell| self.disc(cell) == Some(colour));
        self.runs = Some(runs);
        longest >= i64::from(self.connect)
    }

    /// Decides the game if the disc on top of a column, counted from zero, completes a line.
    fn decide_lines(&mut self, index: u32, colour: Colour, field: Field) -> Option<&Verdict> {
        let last = self.topmost(index);
        // What the field shows holds for lines of four only.
        let axes = if self.connect == CONNECT { field.axes_of_four() } else { [true; AXES.len()] };
        let lines = self.lines_through(last, colour, axes);
        if !lines.is_empty() {
            self.decided = Some(Verdict::Win { step: self.steps, colour, lines });
        }
        self.decided.as_ref()
    }

    /// The rule itself: from the last disc outwards, both ways along each axis, count the discs of its colour.
    fn lines_through(&self, last: Cell, colour: Colour, axes: [bool; AXES.len()]) -> Lines {
        let own = |cell| self.disc(cell) == Some(colour);
        let mut along = [None; AXES.len()];
        for ((line, axis), _) in along.iter_mut().zip(AXES).zip(axes).filter(|&(_, asked)| asked) {
            *line = Some(Line::through(last, axis, own))
                .filter(|line| line.len() >= u64::from(self.connect));
        }
        Lines::from(along)
    }
}
