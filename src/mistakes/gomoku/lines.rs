//! The line of a colour, as right and wrong programs find it.

use std::fmt;

/// Row and column, both counted from zero, the top row first; off the board too.
type Place = (i64, i64);

/// Rows a step and columns a step, in the order in which lines that begin together are told.
const WAYS: [Place; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// A run of cells with both its ends.
#[derive(Clone, Copy)]
pub(super) struct Line {
    ends: [Place; 2],
}

impl Line {
    pub(super) fn first(self) -> Place {
        self.ends[0]
    }
}

/// Row and column of both ends, counted from 1.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, last] = self.ends;
        write!(f, "{} {} {} {}", first.0 + 1, first.1 + 1, last.0 + 1, last.1 + 1)
    }
}

/// A finished board: 0 empty, 1 black, 2 white.
pub(super) struct Board {
    width: i64,
    height: i64,
    cells: Vec<u8>,
    connect: i64,
}

impl Board {
    pub(super) fn new(width: usize, height: usize, cells: Vec<u8>, connect: usize) -> Self {
        let [width, height, connect] =
            [width, height, connect].map(|size| i64::try_from(size).unwrap_or(i64::MAX));
        Self { width, height, cells, connect }
    }

    fn on_board(&self, (row, column): Place) -> bool {
        (0..self.height).contains(&row) && (0..self.width).contains(&column)
    }

    /// What a cell holds, if it is on the board.
    fn cell(&self, cell: Place) -> Option<u8> {
        let index = usize::try_from(cell.0 * self.width + cell.1).ok()?;
        self.cells.get(index).copied().filter(|_| self.on_board(cell))
    }

    /// What stands so far from the first cell, whatever row that is in.
    fn flat(&self, (row, column): Place) -> Option<u8> {
        // In a single column a diagonal would lead nowhere.
        let width = self.width.max(2);
        self.cells.get(usize::try_from(row * width + column).ok()?).copied()
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        let columns = 0..self.width;
        (0..self.height).flat_map(move |row| columns.clone().map(move |column| (row, column)))
    }

    /// The colour of the first disc in reading order.
    pub(super) fn first_disc(&self) -> Option<u8> {
        self.cells.iter().copied().find(|&cell| cell != 0)
    }

    /// How many cells from a first one on `hold`.
    fn run(first: Place, way: Place, hold: impl Fn(Place) -> bool) -> i64 {
        (0..i64::MAX).take_while(|&steps| hold(at(first, way, steps))).map(|_| 1).sum()
    }

    /// The first run, in reading order, along some ways, whose length is right and whose cells `hold`.
    fn first_run(
        &self,
        ways: &[Place],
        hold: impl Fn(Place) -> bool,
        right: impl Fn(i64) -> bool,
    ) -> Option<Line> {
        self.places().filter(|&first| hold(first)).find_map(|first| {
            ways.iter().find_map(|&way| {
                let begins = !hold(at(first, way, -1));
                let length = if begins { Self::run(first, way, &hold) } else { 0 };
                let line = Line { ends: [first, at(first, way, length - 1)] };
                (begins && right(length)).then_some(line)
            })
        })
    }

    /// The first window, in reading order, that some test says is a line.
    fn first_window(&self, test: impl Fn(Place, Place) -> bool) -> Option<Line> {
        self.places().find_map(|first| {
            WAYS.into_iter()
                .find(|&way| test(first, way))
                .map(|way| Line { ends: [first, at(first, way, self.connect - 1)] })
        })
    }
}

fn at(first: Place, way: Place, steps: i64) -> Place {
    (first.0 + steps * way.0, first.1 + steps * way.1)
}

/// The rule itself, along some ways.
fn along(b: &Board, colour: u8, ways: &[Place]) -> Option<Line> {
    b.first_run(ways, |cell| b.cell(cell) == Some(colour), |length| length >= b.connect)
}

/// The rule itself.
pub(super) fn any(b: &Board, colour: u8) -> Option<Line> {
    along(b, colour, &WAYS)
}

pub(super) fn no_rows(b: &Board, colour: u8) -> Option<Line> {
    along(b, colour, &[WAYS[1], WAYS[2], WAYS[3]])
}

pub(super) fn no_columns(b: &Board, colour: u8) -> Option<Line> {
    along(b, colour, &[WAYS[0], WAYS[2], WAYS[3]])
}

pub(super) fn no_falling(b: &Board, colour: u8) -> Option<Line> {
    along(b, colour, &[WAYS[0], WAYS[1], WAYS[3]])
}

pub(super) fn no_rising(b: &Board, colour: u8) -> Option<Line> {
    along(b, colour, &WAYS[..3])
}

pub(super) fn no_diagonals(b: &Board, colour: u8) -> Option<Line> {
    along(b, colour, &WAYS[..2])
}

fn of_length(b: &Board, colour: u8, right: impl Fn(i64) -> bool) -> Option<Line> {
    b.first_run(&WAYS, |cell| b.cell(cell) == Some(colour), right)
}

pub(super) fn exactly(b: &Board, colour: u8) -> Option<Line> {
    of_length(b, colour, |length| length == b.connect)
}

pub(super) fn more(b: &Board, colour: u8) -> Option<Line> {
    of_length(b, colour, |length| length > b.connect)
}

pub(super) fn one_less(b: &Board, colour: u8) -> Option<Line> {
    of_length(b, colour, |length| length + 1 >= b.connect)
}

fn within(b: &Board, colour: u8, seen: impl Fn(Place) -> bool) -> Option<Line> {
    b.first_run(&WAYS, |c| seen(c) && b.cell(c) == Some(colour), |length| length >= b.connect)
}

pub(super) fn last_row_unseen(b: &Board, colour: u8) -> Option<Line> {
    within(b, colour, |(row, _)| row < b.height - 1)
}

pub(super) fn last_column_unseen(b: &Board, colour: u8) -> Option<Line> {
    within(b, colour, |(_, column)| column < b.width - 1)
}

pub(super) fn first_row_unseen(b: &Board, colour: u8) -> Option<Line> {
    within(b, colour, |(row, _)| row > 0)
}

pub(super) fn first_column_unseen(b: &Board, colour: u8) -> Option<Line> {
    within(b, colour, |(_, column)| column > 0)
}

pub(super) fn bounds_swapped(b: &Board, colour: u8) -> Option<Line> {
    within(b, colour, |(row, column)| row < b.width && column < b.height)
}

/// Windows of cells that are read through some glass.
fn windows(b: &Board, own: impl Fn(Place) -> bool) -> Option<Line> {
    b.first_window(|first, way| (0..b.connect).all(|steps| own(at(first, way, steps))))
}

pub(super) fn rows_wrap(b: &Board, colour: u8) -> Option<Line> {
    windows(b, |cell| b.flat(cell) == Some(colour))
}

pub(super) fn negative_wraps(b: &Board, colour: u8) -> Option<Line> {
    let wrap = |place: i64, size: i64| if place < 0 { place + size } else { place };
    windows(b, |(row, column)| b.cell((row, wrap(column, b.width))) == Some(colour))
}

pub(super) fn any_colour(b: &Board, colour: u8) -> Option<Line> {
    let own = |first| b.cell(first) == Some(colour);
    b.first_window(|first, way| {
        let disc = |steps| b.cell(at(first, way, steps)).is_some_and(|cell| cell != 0);
        own(first) && (0..b.connect).all(disc)
    })
}

pub(super) fn holes_counted(b: &Board, colour: u8) -> Option<Line> {
    b.first_window(|first, way| {
        let cells = (0..).map(|steps| b.cell(at(first, way, steps)));
        let near = cells.take_while(|&cell| cell == Some(0) || cell == Some(colour));
        let discs = near.filter(|&cell| cell == Some(colour)).map(|_| 1).sum::<i64>();
        b.cell(first) == Some(colour) && discs >= b.connect
    })
}

pub(super) fn counter_kept(b: &Board, colour: u8) -> Option<Line> {
    b.first_window(|first, way| {
        let cells = (0..).map(|steps| b.cell(at(first, way, steps)));
        let near = cells.take_while(Option::is_some);
        let discs = near.filter(|&cell| cell == Some(colour)).map(|_| 1).sum::<i64>();
        b.cell(first) == Some(colour) && discs >= b.connect
    })
}

pub(super) fn ways_added(b: &Board, colour: u8) -> Option<Line> {
    let own = |cell| b.cell(cell) == Some(colour);
    let sum = |first| WAYS.iter().map(|&way| Board::run(first, way, own) - 1).sum::<i64>() + 1;
    b.first_window(|first, _| own(first) && sum(first) >= b.connect)
}

/// Each way is followed from where the one before it has ended.
pub(super) fn place_kept(b: &Board, colour: u8) -> Option<Line> {
    let own = |cell| b.cell(cell) == Some(colour);
    b.first_window(|first, way| {
        let mut place = first;
        own(first)
            && WAYS.into_iter().take_while(|&before| before != way).chain([way]).any(|way| {
                let next = at(place, way, 1);
                let run = Board::run(next, way, own).min(b.connect - 1);
                place = at(place, way, run);
                run + 1 >= b.connect
            })
    })
}

/// The first cell decides whether it is the end of a line or not.
pub(super) fn first_cell_only(b: &Board, colour: u8) -> Option<Line> {
    any(b, colour).filter(|line| line.first() == (0, 0))
}

/// Five empty cells are taken for a line of nobody's, which ends the search.
pub(super) fn empty_counted(b: &Board, colour: u8) -> Option<Line> {
    let line = any(b, colour)?;
    let empty = windows(b, |cell| b.cell(cell) == Some(0));
    Some(line).filter(|line| empty.is_none_or(|empty| line.first() < empty.first()))
}
