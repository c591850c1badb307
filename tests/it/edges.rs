//! The edge list: cases built by class, and tables of small ones that are named.

mod lines;
mod long;
mod misses;
mod plan;
mod tables;
mod verdict;

use luozi::game::{Colour, Lines, Verdict};
use luozi::grid::{Cell, Line};

use crate::oracle::{AXES, Case, Place};

/// A board narrower than high, a square one, and one wider than high.
const SHAPES: [(i32, i32); 3] = [(6, 7), (7, 7), (7, 6)];

/// So many cells from `start` along an axis, or any other way.
fn run(start: Place, way: (i64, i64), length: i64) -> Vec<Place> {
    (0..length).map(|steps| (start.0 + steps * way.0, start.1 + steps * way.1)).collect()
}

fn is_on((width, height): (i32, i32), (column, row): Place) -> bool {
    (1..=i64::from(width)).contains(&column) && (1..=i64::from(height)).contains(&row)
}

/// Every run of so many cells along an axis that is on the board.
fn runs(shape: (i32, i32), axis: (i64, i64), length: i64) -> Vec<Vec<Place>> {
    let rows = 1..=i64::from(shape.1);
    let starts = (1..=i64::from(shape.0)).flat_map(|c| rows.clone().map(move |r| (c, r)));
    let runs = starts.map(|start| run(start, axis, length));
    runs.filter(|cells| cells.iter().all(|&cell| is_on(shape, cell))).collect()
}

/// The cells of a run that may be filled last: nothing may lie upon them, and no line be there before.
fn lasts(cells: &[Place], connect: usize) -> Vec<Place> {
    let short = |place: usize| place.max(cells.len() - 1 - place) < connect;
    let bare = |(column, row): Place| !cells.iter().any(|&cell| cell.0 == column && cell.1 > row);
    (0..cells.len())
        .filter(|&place| short(place))
        .map(|place| cells[place])
        .filter(|&c| bare(c))
        .collect()
}

/// The verdict that a step wins, with these lines.
fn win(step: u64, colour: Colour, lines: &[[Place; 2]]) -> Verdict {
    let cell = |(column, row)| Cell { column, row };
    let mut along = [None; 4];
    for &[first, last] in lines {
        let axis = ((last.0 - first.0).signum(), (last.1 - first.1).signum());
        let place = AXES.iter().position(|&known| known == axis).expect("a line is straight");
        along[place] = Some(Line { first: cell(first), last: cell(last) });
    }
    Verdict::Win { step, colour, lines: Lines::from(along) }
}

/// The same game on boards of other forms: at the left of a wide and high one, and at the right wall of the greatest.
fn elsewhere(case: &Case) -> [(i64, Case); 3] {
    let far = i32::MAX - case.width;
    [(case.width, case.height, 0), (100, 100, 1), (i32::MAX, i32::MAX, far)].map(
        |(width, height, shift)| {
            let shift = i64::from(shift);
            let columns = case.columns.iter().map(|column| column + shift).collect();
            (shift, Case { width, height, columns, ..*case })
        },
    )
}
