//! gomoku: boards by direction, colour, length and place of the line, and near misses.

use super::Named;
use crate::case::{Case, Gomoku};
use crate::puzzle::Options;

/// Rows a step and columns a step.
const WAYS: [(usize, usize, &str); 3] = [(0, 1, "row"), (1, 0, "column"), (1, 1, "falling")];
const COLOURS: [(u8, &str); 2] = [(1, "black"), (2, "white")];
/// Longer lines than this make no small cases.
const LONGEST: u32 = 12;

/// All cases, class by class.
pub(super) fn cases(options: &Options) -> Vec<Named> {
    let connect = options.connect.unwrap_or(5).clamp(1, LONGEST) as usize;
    let mut cases = Vec::new();
    for (colour, of) in COLOURS {
        let other = 3 - colour;
        for way in WAYS {
            let line = vec![colour; connect];
            for (place, before, after) in
                [("first", 0, 2), ("last", 2, 0), ("middle", 1, 1), ("alone", 0, 0)]
            {
                add(&mut cases, &format!("{of}-{place}"), way, (before, after), &line);
            }
            for more in 1..connect {
                let run = vec![colour; connect + more];
                add(&mut cases, &format!("{of}-{}", connect + more), way, (1, 0), &run);
            }
            add(&mut cases, &format!("{of}-one-short"), way, (1, 1), &line[1..]);
            for (kind, between) in [("hole", 0), ("blocked", other)] {
                let mut gap = vec![colour; connect + 1];
                gap[connect / 2] = between;
                add(&mut cases, &format!("{of}-{kind}"), way, (0, 1), &gap);
                let closed = [&[other][..], &line].concat();
                add(&mut cases, &format!("{of}-behind-the-other"), way, (0, 0), &closed);
            }
        }
        cases.extend(boards(connect, colour, of));
    }
    cases
}

/// A board with some cells along a way, and the same in a mirror if that is another diagonal.
fn add(
    cases: &mut Vec<Named>,
    name: &str,
    (rows, columns, way): (usize, usize, &str),
    (before, after): (usize, usize),
    cells: &[u8],
) {
    let length = before + cells.len() + after;
    let [height, width] = [rows, columns].map(|step| if step == 0 { 3 } else { length });
    let mut board = vec![vec![0; width]; height];
    for (step, &cell) in (before..).zip(cells) {
        let [row, column] = [(rows, before), (columns, before)]
            .map(|(move_on, aside)| if move_on == 0 { aside.min(2) } else { step });
        board[row][column] = cell;
    }
    let mirrored = board.iter().map(|row| row.iter().rev().copied().collect()).collect();
    let named = |way: &str, rows| Named {
        name: format!("{way}-{name}"),
        case: Case::Gomoku(Gomoku { rows }),
    };
    cases.push(named(way, board));
    if way == "falling" {
        cases.push(named("rising", mirrored));
    }
}

/// Boards that are drawn rather than built, for one colour.
fn boards(connect: usize, colour: u8, of: &str) -> Vec<Named> {
    let other = 3 - colour;
    let half = connect / 2;
    let empty = |height: usize, width: usize| vec![vec![0; width]; height];
    let mut around = empty(2, connect + 1);
    around[0][connect + 1 - half..].fill(colour);
    around[1][..connect - half].fill(colour);
    let mut corner = empty(connect, connect);
    corner[0][..connect - 1].fill(colour);
    corner.iter_mut().take(connect - 1).for_each(|row| row[0] = colour);
    let mut both = empty(3, connect);
    both[0].fill(colour);
    both[2].fill(other);
    let late = [empty(2, connect), vec![vec![colour; connect]]].concat();
    let mut broken = empty(connect + 1, connect);
    for row in 0..connect {
        let column = connect - 1 - row;
        let row = if column == 0 { row + 1 } else { row };
        broken[row][column] = colour;
    }
    let mut wrapped = empty(connect, connect);
    for (row, cells) in wrapped.iter_mut().enumerate() {
        cells[(2 * connect - 2 - row) % connect] = colour;
    }
    let mut bent = empty(connect, 2);
    for row in &mut bent {
        row[0] = colour;
    }
    bent[0][1] = colour;
    let mut lower = empty(connect, connect + 2);
    lower[0][0] = other;
    lower[connect - 1][..connect].fill(colour);
    let all = [
        ("row-around-the-edge", around),
        ("corner", corner),
        ("over-the-other", both),
        ("below-empty-rows", late),
        ("diagonal-with-a-step", broken),
        ("rising-around-the-edge", wrapped),
        ("column-with-a-neighbour", bent),
        ("wide-with-the-others-disc-first", lower),
        ("empty", empty(connect, connect)),
        ("one-disc", vec![vec![colour]]),
        ("full-without-a-line", alternating(connect + 1, connect + 2, colour)),
    ];
    all.into_iter()
        .map(|(name, rows)| Named {
            name: format!("{name}-{of}"),
            case: Case::Gomoku(Gomoku { rows }),
        })
        .collect()
}

/// A full board on which no more than two discs of a colour are in line.
fn alternating(height: usize, width: usize, first: u8) -> Vec<Vec<u8>> {
    let cell = |row: usize, column: usize| {
        if (row + column / 2).is_multiple_of(2) { first } else { 3 - first }
    };
    (0..height).map(|row| (0..width).map(|column| cell(row, column)).collect()).collect()
}
