//! What there is to see of a case, whichever way it is drawn.

use std::fmt;
use std::ops::RangeInclusive;

use super::kind::Kind;
use super::view::View;
use super::{connect4, gomoku, reversi, tictactoe};
use crate::case::Case;
use crate::grid::{Cell, Line};
use crate::puzzle::Options;

/// A board with its discs and, where the case is decided, the verdict and what it rests on.
///
/// ```
/// use luozi::case::{Case, Connect4};
/// use luozi::draw::Scene;
/// use luozi::puzzle::Options;
///
/// let steps = vec![1, 5, 2, 6, 4, 7, 3];
/// let case = Case::Connect4(Connect4 { width: 7, height: 1, steps });
/// let scene = Scene::new(&case, &Options::default());
/// assert_eq!(scene.verdict(), Some("7,red"));
/// assert_eq!(scene.reason(), "step 7: red fills column 3 between columns 2 and 4, row 1");
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    pub(super) kind: &'static Kind,
    /// As typed, and so perhaps below 1.
    pub(super) columns: i64,
    /// As typed, and so perhaps below 1.
    pub(super) rows: i64,
    /// The number that people give to the first column and row; cells count from 1 all the same.
    pub(super) first: i64,
    /// The discs that are there before the first step, row by row: 0 none, 1 and 2 the sides.
    pub(super) given: Vec<Vec<u8>>,
    /// The discs that were played, in turn.
    pub(super) played: Vec<Disc>,
    /// How many steps are shown: one more than discs were played if the last one was refused.
    pub(super) steps: u64,
    /// Nothing if the picture stops before the decision.
    pub(super) decision: Option<Decision>,
}

/// One of the two that play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    One,
    Two,
}

/// A disc that was played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    /// Counted from 1.
    pub(super) column: u32,
    /// Counted from 1, from the bottom if the kind is upright.
    pub(super) row: u32,
    pub(super) side: Side,
}

/// How a case ended.
#[derive(Clone, Debug, Default)]
pub(super) struct Decision {
    /// The answer, where it is less than a board.
    pub(super) verdict: Option<String>,
    pub(super) reason: String,
    pub(super) lines: Lines,
    /// Where to look if there is no last step.
    pub(super) focus: Option<Cell>,
    /// The given discs that the last step turns to its own side.
    pub(super) flips: Vec<Cell>,
    pub(super) refused: Option<Refused>,
}

/// The winning lines.
#[derive(Clone, Debug)]
pub(super) enum Lines {
    These(Vec<Line>),
    /// Every run of so many discs or more that one side has among the given ones.
    Runs(Side, u32),
}

/// A step that put no disc on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Refused {
    pub(super) side: Side,
    /// Where it was meant to go: for the upright kind, somewhere above or beside the board.
    pub(super) cell: Cell,
}

/// A step was asked for that isn't there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// The last step there is, counted from 1.
    pub last: u64,
}

impl fmt::Display for Beyond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.last {
            0 => write!(f, "there is no step after 0"),
            last => write!(f, "the last step is {last}"),
        }
    }
}

impl std::error::Error for Beyond {}

impl Side {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// Its number in `given`.
    pub(super) const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The side with a number in `given`.
    pub(super) const fn of(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }
}

impl Default for Lines {
    fn default() -> Self {
        Self::These(Vec::new())
    }
}

impl Disc {
    /// A disc in a cell of a board, of which there are at most 2³¹ − 1 columns and rows.
    pub(super) fn new(cell: Cell, side: Side) -> Self {
        let [column, row] = [cell.column, cell.row]
            .map(|place| u32::try_from(place).expect("a disc lies on the board"));
        Self { column, row, side }
    }

    pub(super) fn cell(self) -> Cell {
        Cell { column: self.column.into(), row: self.row.into() }
    }
}

/// A number of rows or columns that are in memory.
pub(super) fn size(length: usize) -> i64 {
    i64::try_from(length).expect("a board fits in memory")
}

impl Scene {
    /// A case as it stood when it was decided.
    #[must_use]
    pub fn new(case: &Case, options: &Options) -> Self {
        match case {
            Case::Connect4(case) => connect4::scene(case, options),
            Case::Gomoku(case) => gomoku::scene(case, options),
            Case::Reversi(case) => reversi::scene(case, options),
            Case::TicTacToe(case) => tictactoe::scene(case),
        }
    }

    /// The same as it stood after a step, counted from 1; after 0, before the first. Unless that was the last one, it
    /// says no verdict.
    ///
    /// A gomoku board is finished and has no steps; reversi has one.
    ///
    /// # Errors
    ///
    /// If there are fewer steps.
    pub fn at(mut self, step: u64) -> Result<Self, Beyond> {
        if step > self.steps {
            return Err(Beyond { last: self.steps });
        }
        if step < self.steps {
            self.steps = step;
            // There are so many discs in memory.
            self.played.truncate(step as usize);
            self.decision = None;
        }
        Ok(self)
    }

    /// The answer, unless it is a board or the picture stops before it.
    #[must_use]
    pub fn verdict(&self) -> Option<&str> {
        self.decision.as_ref()?.verdict.as_deref()
    }

    /// Why that is the verdict, in one line; if the picture stops before it, what the last step was.
    #[must_use]
    pub fn reason(&self) -> String {
        match (&self.decision, self.played.last()) {
            (Some(decision), _) => decision.reason.clone(),
            (None, Some(disc)) => {
                let side = self.name(disc.side);
                format!("step {}: {side} plays {}", self.steps, self.place(disc.cell()))
            }
            (None, None) => "before the first step".to_owned(),
        }
    }

    /// The puzzle and the board's size.
    pub(super) fn title(&self) -> String {
        let Self { kind, columns, rows, .. } = self;
        let count = |number: &i64, one: &str| {
            format!("{number} {one}{}", if *number == 1 { "" } else { "s" })
        };
        format!("{}, {} and {}", kind.name, count(columns, "column"), count(rows, "row"))
    }

    /// What part of the board is in view, if it isn't all of it.
    pub(super) fn outside(&self, view: &View) -> String {
        let part = |what: &str, part: &RangeInclusive<i64>, size: i64| {
            let [first, last] = [*part.start(), *part.end()].map(|place| self.number(place));
            (last - first + 1 < size).then(|| format!("{what} {first} to {last} of {size}"))
        };
        let parts =
            [part("columns", &view.columns, self.columns), part("rows", &view.rows, self.rows)];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        match (parts.is_empty(), view.outside) {
            (true, _) => String::new(),
            (_, 0) => format!("shown: {}; no disc lies outside", parts.join(", ")),
            (_, outside) => {
                format!(
                    "shown: {}; {outside} of {} discs lie outside",
                    parts.join(", "),
                    view.discs
                )
            }
        }
    }

    pub(super) fn name(&self, side: Side) -> &'static str {
        self.kind.sides[side as usize]
    }

    /// A column's or row's number as people count them.
    pub(super) fn number(&self, place: i64) -> i64 {
        place - 1 + self.first
    }

    /// A cell in words, the coordinate first that the puzzle writes first.
    pub(super) fn place(&self, cell: Cell) -> String {
        let [column, row] = [cell.column, cell.row].map(|place| self.number(place));
        if self.kind.upright {
            format!("column {column}, row {row}")
        } else {
            format!("row {row}, column {column}")
        }
    }

    /// The given disc in a cell, as it was before the first step.
    pub(super) fn given(&self, cell: Cell) -> Option<Side> {
        let [row, column] = [cell.row, cell.column].map(|place| usize::try_from(place - 1).ok());
        Side::of(*self.given.get(row?)?.get(column?)?)
    }

    /// The cell of the last step, on the board or not.
    pub(super) fn last(&self) -> Option<Cell> {
        let refused = self.decision.as_ref().and_then(|decision| decision.refused);
        refused.map(|refused| refused.cell).or_else(|| Some(self.played.last()?.cell()))
    }
}
