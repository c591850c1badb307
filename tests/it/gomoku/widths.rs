//! Five in a flat array with every stride, at every place, on boards as wide as a word of bits and its neighbours.

use super::oracle::{Board, line, text};
use super::{GAME, case, line_of};
use crate::siblings::judged_multi;

const ROWS: usize = 6;
/// Lines of five down a column.
const DOWN: usize = ROWS - 4;
/// Lines of five along the rows and on both diagonals, for each column that leaves room for them.
const ACROSS: usize = ROWS + DOWN + DOWN;

/// The board that has five discs in a flat array, `stride` apart.
fn board(columns: usize, start: usize, stride: usize, colour: u8) -> Board {
    let mut cells = vec![0; ROWS * columns];
    cells.iter_mut().skip(start).step_by(stride).take(5).for_each(|cell| *cell = colour);
    cells.chunks(columns).map(<[u8]>::to_vec).collect()
}

/// What wraps around an edge is in a flat array no different from a line.
#[test]
fn five_are_a_line_where_they_are_one_on_the_board() {
    for columns in [1, 2, 3, 4, 5, 6, 7, 8, 9, 63, 64, 65, 127, 128, 129] {
        let (mut texts, mut expected) = (String::new(), String::new());
        // On a narrow board two of the strides may be one.
        let mut strides = vec![1, columns, columns + 1, columns - 1];
        strides.retain(|&stride| stride > 0);
        strides.sort_unstable();
        strides.dedup();
        for stride in strides {
            for start in 0..ROWS * columns {
                let board = board(columns, start, stride, if start % 2 == 0 { 1 } else { 2 });
                texts += &text(&board);
                expected += &line(&board, 5);
            }
        }
        let (found, message) = judged_multi(GAME, &line_of(5), texts.as_bytes());
        assert_eq!(message, None);
        for (case, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{columns} columns, case {case}");
        }
        let lines = found.lines().filter(|&answer| answer != "none").count();
        assert_eq!(lines, DOWN * columns + ACROSS * columns.saturating_sub(4), "{columns} columns");
    }
}

/// Behind a run that is one disc too short, from every place in a word.
#[test]
fn a_long_run_may_begin_anywhere() {
    for connect in [31, 32, 33, 62, 63, 64, 65, 66, 127, 128, 129, 192, 193] {
        let (short, long) = ("1".repeat(connect - 1), "1".repeat(connect));
        let row = |place| case(&format!("{}{short}2{long}0", "0".repeat(place)));
        let texts: Vec<_> = (0..130).map(row).collect();
        let ends = |place| format!("black 1 {} 1 {}\n", place + connect + 1, place + 2 * connect);
        let expected: Vec<_> = (0..130).map(ends).collect();
        let options = line_of(u32::try_from(connect).expect("it is small"));
        let found = judged_multi(GAME, &options, texts.concat().as_bytes());
        assert_eq!(found, (expected.concat(), None), "{connect}");
    }
}
