//! An oracle that reads each direction as a word, on boards that can be reached and on boards that can't.

use luozi::grid::Cell;
use luozi::puzzle::Options;
use luozi::reversi::{Board, Disc, Illegal};
use proptest::collection::vec;
use proptest::prelude::*;

use super::GAME;
use crate::siblings::{Pieces, assert_answered_or_refused, judged, judged_multi, noise};

/// `*`, `X` and `O`, row by row in one string.
type Cells = String;

const START: &str = "***************************OX******XO***************************";

fn on_board(row: i32, column: i32) -> bool {
    (0..8).contains(&row) && (0..8).contains(&column)
}

/// Rows and columns, counted from zero, that are on the board.
fn places() -> impl Iterator<Item = (i32, i32)> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column)))
}

/// The same with those around the board.
fn places_around() -> impl Iterator<Item = (i32, i32)> {
    (-2..10).flat_map(|row| (-2..10).map(move |column| (row, column)))
}

/// Where in the string a place is.
fn index((row, column): (i32, i32)) -> Option<usize> {
    usize::try_from(8 * row + column).ok().filter(|_| on_board(row, column))
}

/// The board after a move; nothing if it is illegal.
fn play(cells: &str, row: i32, column: i32, mover: char) -> Option<Cells> {
    let enemy = if mover == 'X' { 'O' } else { 'X' };
    let place = index((row, column))?;
    if &cells[place..=place] != "*" {
        return None;
    }
    let mut taken = vec![place];
    for (down, right) in (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right))) {
        let way = (1..8).map_while(|steps| index((row + down * steps, column + right * steps)));
        let way: Vec<_> = way.collect();
        let word: String = way.iter().map(|&at| &cells[at..=at]).collect();
        let behind = word.trim_start_matches(enemy);
        if behind.starts_with(mover) {
            taken.extend(&way[..word.len() - behind.len()]);
        }
    }
    let after = cells.chars().enumerate();
    let after = after.map(|(at, cell)| if taken.contains(&at) { mover } else { cell });
    (taken.len() > 1).then(|| after.collect())
}

/// Rows of eight.
fn rows(cells: &str) -> String {
    let rows = cells.as_bytes().chunks(8).map(String::from_utf8_lossy);
    rows.map(|row| row.into_owned() + "\n").collect()
}

/// What is to be answered to a move.
fn answer(cells: &str, row: i32, column: i32, mover: char) -> String {
    play(cells, row, column, mover).map_or_else(|| "invalid\n".to_owned(), |cells| rows(&cells))
}

/// The text of a move.
fn case(cells: &str, row: i32, column: i32, mover: char) -> String {
    format!("{}{} {}\n{mover}\n", rows(cells), row + 1, column + 1)
}

/// What the program answers to a move.
fn judge(cells: &str, row: i32, column: i32, mover: char) -> String {
    let text = case(cells, row, column, mover);
    judged(GAME, &Options::default(), text.as_bytes()).expect("it is a case")
}

/// A board after some moves of a game; each number picks one of those that are legal.
fn reached(picks: &[u8]) -> Cells {
    let (mut cells, mut mover) = (START.to_owned(), 'X');
    for &pick in picks {
        let mut after: Vec<_> =
            places().filter_map(|(row, column)| play(&cells, row, column, mover)).collect();
        if !after.is_empty() {
            cells = after.swap_remove(usize::from(pick) % after.len());
        }
        mover = if mover == 'X' { 'O' } else { 'X' };
    }
    cells
}

fn boards() -> impl Strategy<Value = Cells> {
    let filled = |empty: u32| {
        let cell = prop_oneof![empty => Just('*'), 3 => Just('X'), 3 => Just('O')];
        vec(cell, 64).prop_map(String::from_iter)
    };
    let reached = vec(any::<u8>(), 0..=60).prop_map(|picks| reached(&picks));
    prop_oneof![reached, filled(1), filled(6), filled(20)]
}

/// The board whose cells come from somewhere else each.
fn turned(cells: &str, turn: fn(i32, i32) -> (i32, i32)) -> Cells {
    let from = places().filter_map(|(row, column)| index(turn(row, column)));
    from.map(|at| &cells[at..=at]).collect()
}

const WORDS: &[&str] = &[
    "********\n",
    "********\n********\n********\n********\n********\n********\n",
    "***OX***\n",
    "xo******\n",
    "OOOOOOOO ",
    "*",
    "X",
    "O",
    "1 4\n",
    "1,4",
    "3 4 X\n",
    "3 4\nX\n",
    " ",
    "\n",
    "\r\n",
    "-",
    ",",
    "9",
    "，",
    "\u{FEFF}",
    "\0",
];

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        cases: 500,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_oracle_agrees_about_every_cell(cells in boards()) {
        let (mut texts, mut expected) = (String::new(), String::new());
        for (row, column) in places_around() {
            for mover in ['X', 'O'] {
                texts += &case(&cells, row, column, mover);
                expected += &answer(&cells, row, column, mover);
            }
        }
        let found = judged_multi(GAME, &Options::default(), texts.as_bytes());
        prop_assert_eq!(found, (expected, None));
    }

    #[test]
    fn the_rules_say_what_flips_and_why_nothing_does(cells in boards()) {
        let disc = |at| match &cells[at..=at] {
            "X" => Some(Disc::Black),
            "O" => Some(Disc::White),
            _ => None,
        };
        let row = |row| std::array::from_fn(|column| disc(8 * row + column));
        let board = Board::new(std::array::from_fn(row));
        for (row, column) in places_around() {
            let cell = Cell { row: i64::from(row) + 1, column: i64::from(column) + 1 };
            let here = index((row, column));
            prop_assert_eq!(board.disc(cell), here.and_then(disc));
            for (mover, name) in [(Disc::Black, 'X'), (Disc::White, 'O')] {
                let after = play(&cells, row, column, name);
                let changed = |after: &Cells| {
                    after.bytes().zip(cells.bytes()).filter(|(after, before)| after != before).count()
                };
                let flips = match (here, &after) {
                    (None, _) => Err(Illegal::OffBoard),
                    (Some(at), _) if disc(at).is_some() => Err(Illegal::Occupied),
                    (_, None) => Err(Illegal::NothingFlips),
                    (_, Some(after)) => Ok(changed(after) - 1),
                };
                let found = board.flips(cell, mover);
                prop_assert_eq!(found.map(|flips| flips.counts().iter().sum()), flips);
                prop_assert_eq!(found.map(|flips| flips.cells().count()), flips);
                let mut played = board;
                prop_assert_eq!(played.play(cell, mover), found);
                prop_assert_eq!(played == board, after.is_none(), "an illegal move changes nothing");
                let listed = board.moves(mover).any(|(legal, _)| legal == cell);
                prop_assert_eq!(listed, after.is_some());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        cases: 3000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_board_may_be_turned(cells in boards(), row in 0..8_i32, column in 0..8_i32) {
        let after = judge(&cells, row, column, 'X').replace('\n', "");
        let mirror = |row, column| (row, 7 - column);
        let transpose = |row, column| (column, row);
        for turn in [mirror, transpose] {
            let (row, column) = turn(row, column);
            let found = judge(&turned(&cells, turn), row, column, 'X').replace('\n', "");
            let expected = if after == "invalid" { after.clone() } else { turned(&after, turn) };
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn colours_may_be_swapped(cells in boards(), row in 0..8_i32, column in 0..8_i32) {
        let swapped = |text: &str| text.replace('X', "x").replace('O', "X").replace('x', "O");
        let after = judge(&cells, row, column, 'X');
        prop_assert_eq!(judge(&swapped(&cells), row, column, 'O'), swapped(&after));
    }

    #[test]
    fn a_case_may_come_in_any_pieces(
        cells in boards(),
        row in -1..9_i32,
        column in 0..8_i32,
        most in 1..=100_usize,
    ) {
        let text = case(&cells, row, column, 'O');
        let pieces = Pieces::new(text.as_bytes(), most);
        let expected = answer(&cells, row, column, 'O');
        prop_assert_eq!(judged(GAME, &Options::default(), pieces), Ok(expected));
    }

    #[test]
    fn noise_is_answered_or_refused(bytes in noise(WORDS)) {
        assert_answered_or_refused(GAME, &bytes, |answer| {
            let is_cell = |cell| b"*XO".contains(&cell);
            let is_row = |row: &str| row.len() == 8 && row.bytes().all(is_cell);
            answer == "invalid\n" || (answer.lines().count() == 8 && answer.lines().all(is_row))
        });
    }
}
