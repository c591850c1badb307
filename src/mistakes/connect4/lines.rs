//! Whether the last disc completes a line, as right and wrong programs find it.

use super::board::{Board, RED};

/// Columns a step and rows a step.
type Way = (i64, i64);

const ROW: Way = (1, 0);
const UPRIGHT: Way = (0, 1);
const RISING: Way = (1, 1);
const FALLING: Way = (1, -1);
const AXES: [Way; 4] = [ROW, UPRIGHT, RISING, FALLING];
const DIAGONALS: [Way; 2] = [RISING, FALLING];

/// The board with its last disc.
pub(super) struct Position<'a> {
    pub(super) board: &'a Board,
    /// The last disc's cell.
    pub(super) last: (i64, i64),
    /// Who played it.
    pub(super) colour: u8,
    /// How many discs make a line.
    pub(super) connect: i64,
}

fn back((columns, rows): Way) -> Way {
    (-columns, -rows)
}

impl Position<'_> {
    fn own(&self, cell: (i64, i64)) -> bool {
        self.board.disc(cell) == Some(self.colour)
    }

    /// The cell so many steps from the last disc.
    fn at(&self, way: Way, steps: i64) -> (i64, i64) {
        (self.last.0 + steps * way.0, self.last.1 + steps * way.1)
    }

    /// How many cells next to the last disc one way `hold`, up to the first that doesn't.
    fn run_of(&self, way: Way, hold: impl Fn((i64, i64)) -> bool) -> i64 {
        // No line needs more than this many, however long a run that bites its own tail is.
        let most = self.connect.max(self.board.width).max(self.board.height);
        (1..=most).take_while(|&steps| hold(self.at(way, steps))).map(|_| 1).sum()
    }

    /// How many own discs lie next to the last disc one way.
    fn run(&self, way: Way) -> i64 {
        self.run_of(way, |cell| self.own(cell))
    }

    /// The length of the run through the last disc.
    fn both(&self, axis: Way) -> i64 {
        1 + self.run(axis) + self.run(back(axis))
    }

    /// The same where only some cells are looked at.
    fn both_within(&self, axis: Way, seen: impl Fn((i64, i64)) -> bool) -> i64 {
        let hold = |cell| seen(cell) && self.own(cell);
        1 + self.run_of(axis, hold) + self.run_of(back(axis), hold)
    }

    fn line_within(&self, seen: impl Fn((i64, i64)) -> bool) -> bool {
        AXES.iter().any(|&axis| self.both_within(axis, &seen) >= self.connect)
    }

    fn is_line(&self, axis: Way) -> bool {
        self.both(axis) >= self.connect
    }

    /// Whether the last disc is the end of a line that goes one way.
    fn ends_line(&self, way: Way) -> bool {
        1 + self.run(way) >= self.connect
    }

    fn ends_any(&self, ways: &[Way]) -> bool {
        ways.iter().any(|&way| self.ends_line(way))
    }

    fn either_end(&self, axis: Way) -> bool {
        self.ends_line(axis) || self.ends_line(back(axis))
    }
}

/// The rule itself.
pub(super) fn any(p: &Position<'_>) -> bool {
    AXES.iter().any(|&axis| p.is_line(axis))
}

pub(super) fn one_way(p: &Position<'_>) -> bool {
    AXES.iter().any(|&axis| p.either_end(axis))
}

pub(super) fn one_way_and_down(p: &Position<'_>) -> bool {
    p.ends_any(&[(-1, 0), (1, 0), (0, -1), (-1, -1), (1, -1)])
}

pub(super) fn rows_one_way(p: &Position<'_>) -> bool {
    p.either_end(ROW) || [UPRIGHT, RISING, FALLING].iter().any(|&axis| p.is_line(axis))
}

pub(super) fn diagonals_one_way(p: &Position<'_>) -> bool {
    p.is_line(ROW) || p.is_line(UPRIGHT) || DIAGONALS.iter().any(|&axis| p.either_end(axis))
}

pub(super) fn diagonals_down(p: &Position<'_>) -> bool {
    p.is_line(ROW) || p.ends_any(&[(0, -1), (-1, -1), (1, -1)])
}

pub(super) fn to_the_right(p: &Position<'_>) -> bool {
    p.ends_any(&[(1, 0), (0, -1), (1, 1), (1, -1)])
}

pub(super) fn to_the_left(p: &Position<'_>) -> bool {
    p.ends_any(&[(-1, 0), (0, -1), (-1, 1), (-1, -1)])
}

pub(super) fn one_cell_short(p: &Position<'_>) -> bool {
    let near = |way| p.run(way).min(p.connect - 2);
    AXES.iter().any(|&axis| 1 + near(axis) + near(back(axis)) >= p.connect)
}

pub(super) fn no_rows(p: &Position<'_>) -> bool {
    [UPRIGHT, RISING, FALLING].iter().any(|&axis| p.is_line(axis))
}

pub(super) fn no_columns(p: &Position<'_>) -> bool {
    [ROW, RISING, FALLING].iter().any(|&axis| p.is_line(axis))
}

pub(super) fn no_rising(p: &Position<'_>) -> bool {
    [ROW, UPRIGHT, FALLING].iter().any(|&axis| p.is_line(axis))
}

pub(super) fn no_falling(p: &Position<'_>) -> bool {
    [ROW, UPRIGHT, RISING].iter().any(|&axis| p.is_line(axis))
}

pub(super) fn no_diagonals(p: &Position<'_>) -> bool {
    p.is_line(ROW) || p.is_line(UPRIGHT)
}

pub(super) fn exactly(p: &Position<'_>) -> bool {
    AXES.iter().any(|&axis| p.both(axis) == p.connect)
}

pub(super) fn more(p: &Position<'_>) -> bool {
    AXES.iter().any(|&axis| p.both(axis) > p.connect)
}

pub(super) fn one_less(p: &Position<'_>) -> bool {
    AXES.iter().any(|&axis| p.both(axis) + 1 >= p.connect)
}

/// Own discs one way as far as the board goes, where `goes_on` says which other cells are passed over.
fn count_on(p: &Position<'_>, way: Way, goes_on: impl Fn(Option<u8>) -> bool) -> i64 {
    let on_board = |(column, row): (i64, i64)| {
        (0..p.board.width).contains(&column) && (0..p.board.height).contains(&row)
    };
    let cells = (1..).map(|steps| p.at(way, steps)).take_while(|&cell| on_board(cell));
    let discs = cells.map(|cell| p.board.disc(cell));
    discs
        .take_while(|&disc| disc == Some(p.colour) || goes_on(disc))
        .filter(|&disc| disc == Some(p.colour))
        .map(|_| 1)
        .sum()
}

pub(super) fn holes_counted(p: &Position<'_>) -> bool {
    let side = |way| count_on(p, way, |disc| disc.is_none());
    AXES.iter().any(|&axis| 1 + side(axis) + side(back(axis)) >= p.connect)
}

pub(super) fn counter_kept(p: &Position<'_>) -> bool {
    let side = |way| count_on(p, way, |_| true);
    AXES.iter().any(|&axis| 1 + side(axis) + side(back(axis)) >= p.connect)
}

pub(super) fn window_counted(p: &Position<'_>) -> bool {
    let side = |way| (1..p.connect).map(|steps| i64::from(p.own(p.at(way, steps)))).sum::<i64>();
    AXES.iter().any(|&axis| 1 + side(axis) + side(back(axis)) >= p.connect)
}

pub(super) fn axes_added(p: &Position<'_>) -> bool {
    1 + AXES.iter().map(|&axis| p.both(axis) - 1).sum::<i64>() >= p.connect
}

pub(super) fn bent(p: &Position<'_>) -> bool {
    let bent = |one, other| 1 + p.run(one) + p.run(other) >= p.connect;
    p.is_line(ROW) || p.is_line(UPRIGHT) || bent((-1, 1), (1, 1)) || bent((-1, -1), (1, -1))
}

pub(super) fn any_colour(p: &Position<'_>) -> bool {
    let disc = |cell| p.board.disc(cell).is_some();
    AXES.iter().any(|&axis| 1 + p.run_of(axis, disc) + p.run_of(back(axis), disc) >= p.connect)
}

/// Own discs one way in rows that are laid end to end, so that the end of one touches the begin of the next.
fn flat_run(p: &Position<'_>, way: Way) -> i64 {
    // In a single column a diagonal would lead nowhere.
    let width = p.board.width.max(2);
    let index = p.last.1 * width + p.last.0;
    let cell = |steps: i64| {
        let index = index + steps * (way.1 * width + way.0);
        (index.rem_euclid(width), index.div_euclid(width))
    };
    (1..p.connect).take_while(|&steps| p.own(cell(steps))).map(|_| 1).sum()
}

pub(super) fn wrapped_rows(p: &Position<'_>) -> bool {
    1 + flat_run(p, ROW) + flat_run(p, back(ROW)) >= p.connect || no_rows(p)
}

pub(super) fn wrapped_diagonals(p: &Position<'_>) -> bool {
    let wrapped = |axis: &Way| 1 + flat_run(p, *axis) + flat_run(p, back(*axis)) >= p.connect;
    no_diagonals(p) || DIAGONALS.iter().any(wrapped)
}

pub(super) fn negative_wraps(p: &Position<'_>) -> bool {
    let wrap = |place: i64, size: i64| if place < 0 { place + size } else { place };
    let own = |(column, row)| p.own((wrap(column, p.board.width), wrap(row, p.board.height)));
    let run = |way| p.run_of(way, own).min(p.connect - 1);
    AXES.iter().any(|&axis| 1 + run(axis) + run(back(axis)) >= p.connect)
}

pub(super) fn bounds_swapped(p: &Position<'_>) -> bool {
    p.line_within(|(column, row)| column < p.board.height && row < p.board.width)
}

pub(super) fn left_unseen(p: &Position<'_>) -> bool {
    p.line_within(|(column, _)| column > 0)
}

pub(super) fn right_unseen(p: &Position<'_>) -> bool {
    p.line_within(|(column, _)| column < p.board.width - 1)
}

pub(super) fn bottom_unseen(p: &Position<'_>) -> bool {
    p.line_within(|(_, row)| row > 0)
}

pub(super) fn top_unseen(p: &Position<'_>) -> bool {
    p.line_within(|(_, row)| row < p.board.height - 1)
}

/// Looks at every window of a board, but never begins at the last column and row from which a line still fits.
pub(super) fn last_window_missed(p: &Position<'_>) -> bool {
    let [columns, rows] = [p.board.width, p.board.height].map(|size| size - p.connect);
    let starts = |size: i64, step: i64, start: i64| match step {
        0 => true,
        1 => start < size,
        _ => start > p.connect - 1,
    };
    AXES.iter().any(|&way| {
        (0..p.connect).any(|before| {
            let (column, row) = p.at(way, -before);
            let whole = (0..p.connect).all(|steps| {
                let cell = (column + steps * way.0, row + steps * way.1);
                cell == p.last || p.own(cell)
            });
            whole && starts(columns, way.0, column) && starts(rows, way.1, row)
        })
    })
}

/// A bit a cell and a spare one a column, in a word of 64 bits whose shifts go round.
pub(super) fn in_64_bits(p: &Position<'_>) -> bool {
    let stride = p.board.height + 1;
    let bit = |(column, row): (i64, i64)| column.wrapping_mul(stride).wrapping_add(row);
    let shift = |bits: i64| bits.rem_euclid(64).unsigned_abs();
    let discs = p.board.discs().filter(|&(_, colour)| colour == p.colour);
    let word = discs.fold(0u64, |word, (cell, _)| word | 1 << shift(bit(cell)));
    [1, stride - 1, stride, stride + 1]
        .into_iter()
        .any(|step| (1..p.connect).fold(word, |run, steps| run & word >> shift(step * steps)) != 0)
}

/// All rows are one and the same: a disc fills its whole column.
pub(super) fn rows_are_one(p: &Position<'_>) -> bool {
    let top = |column| p.board.disc((column, p.board.stack(column) - 1));
    let own = |(column, row)| (0..p.board.height).contains(&row) && top(column) == Some(p.colour);
    AXES.iter().any(|&axis| 1 + p.run_of(axis, own) + p.run_of(back(axis), own) >= p.connect)
}

pub(super) fn of_red(p: &Position<'_>) -> bool {
    p.colour == RED && any(p)
}
