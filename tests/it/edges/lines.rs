//! Lines by class: the direction, the last disc's place in the line, its colour, the board's shape, the line's length.

use std::collections::{BTreeMap, BTreeSet};

use luozi::game::Colour;

use super::plan::{COLOURS, Plan};
use super::{SHAPES, elsewhere, lasts, run, runs, win};
use crate::oracle::{AXES, Board, Case, Place};
use crate::run::assert_answer;

/// What an axis is called: along the row, upright, rising, falling.
const NAMES: [char; 4] = ['H', 'V', '/', '\\'];

/// Of each line on the board in the end its class: the axis, the last disc's place in the line, and its length.
fn classes(case: &Case) -> String {
    let board = Board::after(case.width, case.height, &case.columns);
    let column = *case.columns.last().expect("a game has steps");
    let row: i64 = case.columns.iter().map(|&other| i64::from(other == column)).sum();
    let class = |[first, end]: [Place; 2]| {
        let steps = (end.0 - first.0).max(end.1 - first.1);
        let axis = ((end.0 - first.0) / steps, (end.1 - first.1) / steps);
        let name = NAMES[AXES.iter().position(|&known| known == axis).expect("a line is straight")];
        let cells = run(first, axis, steps + 1);
        let place = cells.iter().position(|&cell| cell == (column, row));
        format!("{name}{} of {}", place.expect("the last disc is in the line") + 1, steps + 1)
    };
    board.lines(case.connect).into_iter().map(class).collect::<Vec<_>>().join(" ")
}

/// Checks the whole verdict: the last step wins, and these are the lines.
#[track_caller]
fn assert_win(case: &Case, lines: &[[Place; 2]]) {
    let step = case.columns.len() as u64;
    let colour = if step % 2 == 1 { Colour::Red } else { Colour::Blue };
    for (shift, case) in elsewhere(case) {
        let moved = |ends: &[Place; 2]| ends.map(|(column, row)| (column + shift, row));
        let lines: Vec<_> = lines.iter().map(moved).collect();
        assert_eq!(case.game().verdict(), win(step, colour, &lines), "{case:?}");
    }
}

/// Completes every line of a length that is on a board, in every order and colour, by the library and by the program;
/// how often each class was met.
#[track_caller]
fn complete_lines(shape: (i32, i32), length: u32, connect: u32) -> BTreeMap<String, usize> {
    let mut met = BTreeMap::new();
    let (mut text, mut answers) = (Vec::new(), Vec::new());
    for cells in AXES.into_iter().flat_map(|axis| runs(shape, axis, length.into())) {
        let lines = [[cells[0], cells[cells.len() - 1]]];
        for last in lasts(&cells, connect as usize) {
            for colour in COLOURS {
                let plan = Plan { connect, ..Plan::new(shape, colour, &cells, last) };
                let case = plan.game(&lines);
                assert_win(&case, &lines);
                *met.entry(format!("{} {colour}", classes(&case))).or_insert(0) += 1;
                let word = if colour == 'R' { "red" } else { "blue" };
                text.push(case.line());
                answers.push(format!("{},{word}\n", case.columns.len()));
            }
        }
    }
    assert_answer(
        &["--lines", "--connect", &connect.to_string()],
        text.concat(),
        &answers.concat(),
    );
    met
}

#[test]
fn every_line_of_four_in_each_of_the_thirteen_classes() {
    for (shape, lines) in
        SHAPES.into_iter().zip([[21, 24, 12, 12], [28, 28, 16, 16], [24, 21, 12, 12]])
    {
        let mut expected = BTreeMap::new();
        for (axis, lines) in NAMES.into_iter().zip(lines) {
            for place in if axis == 'V' { 4..=4 } else { 1..=4 } {
                for colour in COLOURS {
                    expected.insert(format!("{axis}{place} of 4 {colour}"), lines);
                }
            }
        }
        assert_eq!(expected.len(), 13 * 2);
        assert_eq!(complete_lines(shape, 4, 4), expected, "{shape:?}");
    }
}

#[test]
fn longer_lines_made_by_one_disc() {
    for shape in [(8, 10), (10, 10), (10, 8)] {
        for (length, places) in [(5, 2..=4), (6, 3..=4), (7, 4..=4)] {
            let met: BTreeSet<_> = complete_lines(shape, length, 4).into_keys().collect();
            let classes =
                places.flat_map(|place| ["H", "/", "\\"].map(|axis| format!("{axis}{place}")));
            let expected =
                classes.flat_map(|class| COLOURS.map(|c| format!("{class} of {length} {c}")));
            assert_eq!(met, expected.collect(), "{shape:?}");
        }
    }
}

#[test]
fn lines_of_another_length() {
    // Any place in the three directions that lean, the top upright, two colours.
    for (connect, shape) in [(3, (6, 5)), (5, (7, 8)), (7, (9, 10))] {
        let classes = 3 * connect as usize + 1;
        assert_eq!(complete_lines(shape, connect, connect).len(), classes * 2, "of {connect}");
    }
    // The longest that one disc can make, in the middle of two that were just too short.
    assert_eq!(complete_lines((11, 11), 9, 5).len(), 3 * 2);
}

#[test]
fn several_lines_at_once() {
    let last = (5, 4);
    let mut met = BTreeSet::new();
    // Of each axis no line, or the one with the last disc in the first place, the second…
    for choice in 0..5_i64.pow(4) {
        let places = [choice % 5, choice / 5 % 5, choice / 25 % 5, choice / 125];
        let chosen = AXES.into_iter().zip(places).filter(|&(_, place)| place > 0);
        let cells = chosen.map(|(axis, place)| {
            let start = (last.0 - (place - 1) * axis.0, last.1 - (place - 1) * axis.1);
            run(start, axis, 4)
        });
        let cells: Vec<_> = cells.collect();
        if cells.len() < 2 || ![0, 4].contains(&places[1]) {
            continue;
        }
        let lines: Vec<_> = cells.iter().map(|cells| [cells[0], cells[3]]).collect();
        for colour in COLOURS {
            let case = Plan::new((9, 8), colour, &cells.concat(), last).game(&lines);
            assert_win(&case, &lines);
            met.insert((classes(&case), colour));
        }
    }
    // Each of the three that lean in four places or not at all, upright or not; less the empty choice and single lines.
    assert_eq!(met.len(), (5 * 5 * 5 * 2 - 1 - 13) * 2);
}
