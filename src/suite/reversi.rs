//! reversi: moves by direction, length and what ends a run, and moves that are not legal.

use super::Named;
use crate::case::{Case, Reversi};
use crate::puzzle::Options;

/// Rows a step and columns a step.
const WAYS: [(i32, i32, &str); 8] = [
    (-1, 0, "up"),
    (-1, 1, "up-right"),
    (0, 1, "right"),
    (1, 1, "down-right"),
    (1, 0, "down"),
    (1, -1, "down-left"),
    (0, -1, "left"),
    (-1, -1, "up-left"),
];

/// All cases, class by class, rows and columns numbered as the options say.
pub(super) fn cases(options: &Options) -> Vec<Named> {
    let lower = 1 - i32::from(options.origin.unwrap_or(1));
    let mut cases = Vec::new();
    for (mover, other) in [(b'X', b'O'), (b'O', b'X')] {
        let of = if mover == b'X' { "black" } else { "white" };
        for (rows, columns, way) in WAYS {
            // Far enough from the edge that it leads to.
            let from = |step: i32| match step {
                1 => 1,
                0 => 4,
                _ => 8,
            };
            let place = (from(rows), from(columns));
            let at = |steps: i32| (place.0 + steps * rows, place.1 + steps * columns);
            for (kind, discs) in KINDS {
                let mut board = [[b'*'; 8]; 8];
                for (steps, &disc) in (1..).zip(*discs) {
                    let cell = match disc {
                        b'm' => mover,
                        b'o' => other,
                        _ => b'*',
                    };
                    put(&mut board, at(steps), cell);
                }
                cases.push((format!("{way}-{kind}-{of}"), board, place, mover));
            }
        }
        let mut star = [[b'*'; 8]; 8];
        for (rows, columns, _) in WAYS {
            put(&mut star, (4 + rows, 4 + columns), other);
            put(&mut star, (4 + 2 * rows, 4 + 2 * columns), mover);
        }
        cases.push((format!("every-direction-{of}"), star, (4, 4), mover));
        put(&mut star, (2, 4), b'*');
        cases.push((format!("all-but-one-direction-{of}"), star, (4, 4), mover));
        put(&mut star, (4, 4), other);
        cases.push((format!("onto-the-other-{of}"), star, (4, 4), mover));
        cases.extend(off_board(mover, other, of));
        let mut second = [[b'*'; 8]; 8];
        for (cell, disc) in
            [((1, 2), other), ((1, 3), mover), ((2, 2), other), ((3, 2), mover), ((2, 3), other)]
        {
            put(&mut second, cell, disc);
        }
        put(&mut second, (3, 3), other);
        put(&mut second, (4, 4), mover);
        let mut around = [[b'*'; 8]; 8];
        for (cell, disc) in [((4, 8), other), ((5, 1), mover), ((3, 8), mover), ((4, 1), other)] {
            put(&mut around, cell, disc);
        }
        for (name, place) in [("right", (4, 7)), ("left", (4, 2))] {
            cases.push((format!("around-the-{name}-edge-{of}"), around, place, mover));
        }
        cases.push((format!("flipped-discs-enclose-nothing-{of}"), second, (1, 1), mover));
    }
    cases
        .into_iter()
        .map(|(name, rows, (row, column), mover)| {
            let (row, column) = (row - lower, column - lower);
            Named { name, case: Case::Reversi(Reversi { rows, row, column, mover }) }
        })
        .collect()
}

/// What stands in one direction: `m` the mover's disc, `o` the other's.
const KINDS: &[(&str, &[u8])] = &[
    ("one", b"om"),
    ("two", b"oom"),
    ("six", b"oooooom"),
    ("to-the-edge", b"ooooooo"),
    ("to-an-empty-cell", b"oo"),
    ("hole", b"o*om"),
    ("own-neighbour", b"mom"),
    ("two-runs", b"omoom"),
    ("nothing", b""),
];

type Board = [[u8; 8]; 8];

/// Puts a disc into a cell, row and column from 1, if it is on the board.
fn put(board: &mut Board, (row, column): (i32, i32), disc: u8) {
    let [row, column] = [row, column].map(|place| usize::try_from(place - 1).unwrap_or(usize::MAX));
    if let Some(cell) = board.get_mut(row).and_then(|row| row.get_mut(column)) {
        *cell = disc;
    }
}

/// Moves to where there is no cell, beside discs that would be enclosed.
fn off_board(mover: u8, other: u8, of: &str) -> Vec<(String, Board, (i32, i32), u8)> {
    let mut board = [[b'*'; 8]; 8];
    for (cell, disc) in [
        ((1, 4), other),
        ((2, 4), mover),
        ((8, 4), other),
        ((7, 4), mover),
        ((4, 1), other),
        ((4, 2), mover),
        ((4, 8), other),
        ((4, 7), mover),
    ] {
        put(&mut board, cell, disc);
    }
    let mut inner = board;
    for (cell, disc) in [((8, 4), b'*'), ((7, 4), other), ((6, 4), mover)] {
        put(&mut inner, cell, disc);
    }
    let places = [
        ("row-0", (0, 4)),
        ("row-9", (9, 4)),
        ("column-0", (4, 0)),
        ("column-9", (4, 9)),
        ("far-off", (i32::MAX, i32::MIN + 1)),
        ("negative", (-1, -1)),
    ];
    let mut cases = Vec::new();
    for (name, place) in places {
        cases.push((format!("{name}-{of}"), board, place, mover));
        cases.push((format!("{name}-last-free-{of}"), inner, place, mover));
    }
    cases
}
