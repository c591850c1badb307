//! Near misses: what some programs take for a line, and is none.

use std::collections::BTreeMap;

use luozi::game::Verdict;

use super::plan::{COLOURS, Plan};
use super::{SHAPES, elsewhere, lasts, run, runs};
use crate::oracle::{AXES, Place};

const UPRIGHT: (i64, i64) = (0, 1);

/// Checks that a plan that nearly makes a line decides nothing.
#[track_caller]
fn assert_near_miss(plan: &Plan) {
    for (_, case) in elsewhere(&plan.game(&[])) {
        assert_eq!(case.game().verdict(), Verdict::Draw, "{case:?}");
    }
}

/// A plan for each colour and each cell that can be the last of these.
fn plans(shape: (i32, i32), cells: &[Place]) -> Vec<Plan> {
    let lasts = lasts(cells, cells.len());
    let plans =
        lasts.into_iter().flat_map(|last| COLOURS.map(|c| Plan::new(shape, c, cells, last)));
    plans.collect()
}

#[test]
fn a_cell_of_the_line_is_not_own() {
    let mut misses = BTreeMap::new();
    for (shape, length) in SHAPES.map(|shape| (shape, 4)).into_iter().chain([((9, 9), 7)]) {
        for axis in AXES {
            for cells in runs(shape, axis, length) {
                // Of a long run the middle one, so that three are on either side.
                for missing in if length == 4 { 0..4 } else { 3..4 } {
                    let mut own = cells.clone();
                    let missing = own.remove(missing);
                    let covered = axis == UPRIGHT && missing != cells[cells.len() - 1];
                    for plan in plans(shape, &own) {
                        // A cell with discs upon it can't be empty, nor hold a disc when they are still to come.
                        if covered || axis != UPRIGHT {
                            assert_near_miss(&Plan { other: vec![missing], ..plan.clone() });
                            *misses.entry(("blocked", length)).or_insert(0) += 1;
                        }
                        if !covered {
                            assert_near_miss(&Plan { empty: vec![missing], ..plan });
                            *misses.entry(("empty", length)).or_insert(0) += 1;
                        }
                    }
                }
            }
        }
    }
    let expected =
        [(("blocked", 4), 4110), (("blocked", 7), 594), (("empty", 4), 3818), (("empty", 7), 540)];
    assert_eq!(misses, BTreeMap::from(expected));
}

/// Four cells at equal distances in a board that is laid out in one row, but not in line on the board.
fn wraps(shape: (i32, i32)) -> Vec<Vec<Place>> {
    let (width, height) = (i64::from(shape.0), i64::from(shape.1));
    let mut wraps = Vec::new();
    for (side, row_wise) in [(width, true), (height, false)] {
        for stride in [1, side - 1, side, side + 1] {
            for start in 0..width * height - 3 * stride {
                let cells = (0..4).map(|steps| start + steps * stride).map(|place| {
                    let (along, across) = (place % side + 1, place / side + 1);
                    if row_wise { (along, across) } else { (across, along) }
                });
                let cells: Vec<_> = cells.collect();
                let way = |pair: &[Place]| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
                if cells.windows(2).any(|pair| way(pair) != way(&cells)) {
                    wraps.push(cells);
                }
            }
        }
    }
    wraps
}

#[test]
fn a_line_around_the_edge_of_the_board() {
    let mut misses = 0;
    for shape in SHAPES {
        for plan in wraps(shape).iter().flat_map(|cells| plans(shape, cells)) {
            assert_near_miss(&plan);
            misses += 1;
        }
    }
    assert_eq!(misses, 1584);
}

#[test]
fn two_discs_each_in_two_directions() {
    let last = (4, 4);
    let ways = [(1, 0), (-1, 0), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
    let mut misses = 0;
    for shape in SHAPES {
        for (number, &first) in ways.iter().enumerate() {
            for &second in &ways[number + 1..] {
                if first == (-second.0, -second.1) {
                    continue;
                }
                for colour in COLOURS {
                    let own = [run(last, first, 3), run(last, second, 3)].concat();
                    assert_near_miss(&Plan::new(shape, colour, &own, last));
                    misses += 1;
                }
            }
        }
    }
    assert_eq!(misses, (21 - 3) * 2 * 3);
}
