//! An oracle that looks at every window of every colour in turn, and the laws of the plane.

use luozi::puzzle::{AnswerForm, Options};
use proptest::collection::vec;
use proptest::prelude::*;

use super::{GAME, line_of};
use crate::siblings::{Pieces, assert_answered_or_refused, judged, noise};

/// 0, 1 and 2, row by row.
pub(super) type Board = Vec<Vec<u8>>;

/// Rows and columns a step, in the order in which lines that begin in one cell are told.
const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The cell that lies so many steps from another, if it is on the board.
fn walk(
    board: &Board,
    (row, column): (usize, usize),
    (down, right): (isize, isize),
    steps: usize,
) -> Option<(usize, usize)> {
    let steps = isize::try_from(steps).ok()?;
    let row = row.checked_add_signed(down * steps)?;
    let column = column.checked_add_signed(right * steps)?;
    board.get(row)?.get(column)?;
    Some((row, column))
}

/// The `line` answer: the first window in reading order, as far as it goes on.
pub(super) fn line(board: &Board, connect: usize) -> String {
    for (colour, name) in [(1, "black"), (2, "white")] {
        for row in 0..board.len() {
            for column in 0..board[row].len() {
                for step in STEPS {
                    let run: Vec<_> = (0..)
                        .map_while(|steps| walk(board, (row, column), step, steps))
                        .take_while(|&(row, column)| board[row][column] == colour)
                        .collect();
                    if run.len() >= connect {
                        let (last_row, last_column) = run[run.len() - 1];
                        let ends = [row, column, last_row, last_column].map(|at| at + 1);
                        let [row, column, last_row, last_column] = ends;
                        return format!("{name} {row} {column} {last_row} {last_column}\n");
                    }
                }
            }
        }
    }
    "none\n".to_owned()
}

/// How a row is written.
#[derive(Clone, Copy, Debug)]
enum Layout {
    Packed,
    Between(&'static str),
}

pub(super) fn text(board: &Board) -> String {
    text_in(board, &[Layout::Packed])
}

/// The board's text, its rows written in some layouts by turns.
fn text_in(board: &Board, layouts: &[Layout]) -> String {
    let mut text = format!("{} {}\n", board.len(), board[0].len());
    for (row, layout) in board.iter().zip(layouts.iter().cycle()) {
        let between = match layout {
            Layout::Packed => "",
            Layout::Between(between) => between,
        };
        let cells: Vec<_> = row.iter().map(u8::to_string).collect();
        text.push_str(&cells.join(between));
        text.push('\n');
    }
    text
}

/// Boards with runs of every length in them, some of them over the border of a word.
fn boards() -> impl Strategy<Value = Board> {
    let columns = prop_oneof![4 => 1..=12_usize, 1 => 60..=70_usize, 1 => 124..=132_usize];
    let cell = prop_oneof![4 => Just(0), 1 => Just(1), 1 => Just(2)];
    (1..=12_usize, columns).prop_flat_map(move |(rows, columns)| {
        let cells = vec(vec(cell.clone(), columns), rows);
        let run = (0..rows, 0..columns, 0..STEPS.len(), 1..=10_usize, 1..=2_u8);
        (cells, vec(run, 0..6)).prop_map(|(mut board, runs)| {
            for (row, column, axis, length, colour) in runs {
                for steps in 0..length {
                    if let Some((row, column)) = walk(&board, (row, column), STEPS[axis], steps) {
                        board[row][column] = colour;
                    }
                }
            }
            board
        })
    })
}

fn layouts() -> impl Strategy<Value = Vec<Layout>> {
    let between = prop_oneof![Just(" "), Just("  "), Just("\t"), Just(" \t ")];
    vec(prop_oneof![Just(Layout::Packed), between.prop_map(Layout::Between)], 1..6)
}

fn winner(board: &Board, connect: u32) -> String {
    let options = Options { answer: AnswerForm::Words, ..line_of(connect) };
    judged(GAME, &options, text(board).as_bytes()).expect("it is a board")
}

const WORDS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "5",
    "-",
    "+1",
    "x",
    " ",
    "\n",
    "\r\n",
    "\t",
    "11111",
    "2 2 2 2 2",
    "2 5\n",
    "1 5 ",
    "1 1\n0\n",
    "９",
    "\u{FEFF}",
    "\0",
];

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        cases: 3000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_oracle_agrees(
        board in boards(),
        layouts in layouts(),
        connect in 1..=9_u32,
        most in 1..=40_usize,
    ) {
        let text = text_in(&board, &layouts);
        let expected = line(&board, connect as usize);
        prop_assert_eq!(judged(GAME, &line_of(connect), text.as_bytes()), Ok(expected.clone()));
        let pieces = Pieces::new(text.as_bytes(), most);
        prop_assert_eq!(judged(GAME, &line_of(connect), pieces), Ok(expected.clone()));
        let word = expected.split_whitespace().next().expect("a word");
        prop_assert_eq!(winner(&board, connect), format!("{word}\n"));
        let number = ["none", "black", "white"].iter().position(|&name| name == word);
        let options = Options { answer: AnswerForm::Numbers, ..line_of(connect) };
        let expected = number.map(|number| format!("{number}\n"));
        prop_assert_eq!(judged(GAME, &options, text.as_bytes()).ok(), expected);
    }

    #[test]
    fn a_board_may_be_turned(board in boards(), connect in 2..=6_u32) {
        let expected = winner(&board, connect);
        let mirrored = board.iter().map(|row| row.iter().rev().copied().collect()).collect();
        prop_assert_eq!(winner(&mirrored, connect), &*expected, "left and right");
        let upside_down = board.iter().rev().cloned().collect();
        prop_assert_eq!(winner(&upside_down, connect), &*expected, "top and bottom");
        let columns = 0..board[0].len();
        let transposed = columns.map(|at| board.iter().map(|row| row[at]).collect()).collect();
        prop_assert_eq!(winner(&transposed, connect), &*expected, "rows and columns");
    }

    #[test]
    fn colours_may_be_swapped(board in boards(), connect in 2..=6_u32) {
        let swap = |cell: u8| [0, 2, 1][usize::from(cell)];
        let swapped = board.iter().map(|row| row.iter().copied().map(swap).collect()).collect();
        let both = ["black\n", "black\n"];
        let alike = [["black\n", "white\n"], ["white\n", "black\n"], ["none\n", "none\n"], both];
        prop_assert!(alike.contains(&[&*winner(&board, connect), &*winner(&swapped, connect)]));
    }

    #[test]
    fn noise_is_answered_or_refused(bytes in noise(WORDS)) {
        assert_answered_or_refused(GAME, &bytes, |answer| {
            ["black\n", "white\n", "none\n"].contains(&answer)
        });
    }
}
