//! Reversi: its fixtures, and how a move may be written.

mod counts;
mod malformed;
mod many;
mod moves;
mod oracle;

use insta::assert_snapshot;
use luozi::puzzle::Options;

use crate::siblings::{assert_answered, judged, judged_in_pieces, replay};

const GAME: &str = "reversi";

/// The board of the statement, on which black flips three discs from row 1, column 4.
const BOARD: &str =
    "********\n***O*X**\n***O*O**\n***O*O**\n***X*O**\n********\n********\n********\n";
const AFTER: &str =
    "***X****\n***X*X**\n***X*O**\n***X*O**\n***X*O**\n********\n********\n********\n";

/// What is answered to a move on the statement's board.
fn answer(options: &Options, mover: &str) -> Result<String, String> {
    judged(GAME, options, format!("{BOARD}{mover}\n").as_bytes())
}

fn from_zero() -> Options {
    Options { origin: Some(0), ..Options::default() }
}

#[test]
fn every_fixture_has_its_answer() {
    assert_snapshot!(replay(GAME, "/"), @"
    report23-1: OOOX****/***X****/***X****/********/********/********/********/********
    report23-2: invalid
    report23-3: XO*OXXX*/********/********/********/********/********/********/********
    report25-1: X*******/*X******/**X*****/***X****/****X***/*****X**/******X*/*******X
    sample-1: ***X****/***X*X**/***X*O**/***X*O**/***X*O**/********/********/********
    ");
}

#[test]
fn a_move_may_be_written_in_many_ways() {
    let ways = [
        "1 4\nX",
        "1,4\nX",
        "1 , 4\nX",
        "1, 4\nX",
        "1 ,4\nX",
        "1 4 X",
        "1,4 X",
        "1 , 4 X",
        "\t1\t4\t\n\tX\t",
        "1  4   X  ",
        "1 4\nx",
        "1 4 x",
        "+1 04\nX",
        "001,+004\nX",
        "1 4\r\nX\r",
        "\n\n1 4\n\n \nX\n\n",
    ];
    for mover in ways {
        assert_eq!(answer(&Options::default(), mover).as_deref(), Ok(AFTER), "{mover:?}");
    }
}

#[test]
fn a_board_may_be_written_in_many_ways() {
    let text = format!("{BOARD}1 4\nX\n");
    let ways = [
        ("lower case", text.to_lowercase()),
        ("both cases", text.replacen('O', "o", 3)),
        ("CRLF", text.replace('\n', "\r\n")),
        ("no final newline", text.trim_end().to_owned()),
        ("leading and trailing blanks", text.replace('\n', " \t\n \t")),
        ("blank lines", text.replace('\n', "\n\n \n")),
        ("blank lines before", format!("\n \n{text}")),
        ("a byte order mark", format!("\u{FEFF}{text}")),
    ];
    for (name, text) in ways {
        assert_eq!(
            judged_in_pieces(GAME, &Options::default(), &text).as_deref(),
            Ok(AFTER),
            "{name}"
        );
    }
}

#[test]
fn the_first_row_and_column_may_be_zero() {
    let text = format!("{BOARD}0 3\nX\n");
    assert_answered("from 0", &["-g", GAME, "--origin", "0"], &text, AFTER);
    assert_answered("from 1", &["-g", GAME], &text, "invalid\n");
    let text = format!("{BOARD}1 4\nX\n");
    assert_answered("from 1", &["-g", GAME, "--origin", "1"], &text, AFTER);
    assert_answered("from 0", &["-g", GAME, "--origin", "0"], &text, "invalid\n");
    // The last row and column are 7; nothing is before the first.
    let corner = "********\n********\n********\n********\n********\n*****X**\n******O*\n********\n";
    let after = "********\n********\n********\n********\n********\n*****X**\n******X*\n*******X\n";
    for (cell, answer) in [("7 7", after), ("8 8", "invalid\n"), ("-1 -1", "invalid\n")] {
        let found = judged(GAME, &from_zero(), format!("{corner}{cell}\nX\n").as_bytes());
        assert_eq!(found.as_deref(), Ok(answer), "{cell}");
    }
}

#[test]
fn off_the_board_is_invalid_however_far() {
    let ends =
        [i32::MIN, i32::MIN + 1, -256, -8, -7, -1, 0, 9, 10, 16, 256, i32::MAX - 1, i32::MAX];
    for place in ends {
        for mover in
            [format!("{place} 4\nX"), format!("1 {place}\nX"), format!("{place} {place}\nO")]
        {
            assert_eq!(
                answer(&Options::default(), &mover).as_deref(),
                Ok("invalid\n"),
                "{mover:?}"
            );
            // Counted from zero, 0 is on the board, where nothing flips.
            assert_eq!(answer(&from_zero(), &mover).as_deref(), Ok("invalid\n"), "{mover:?}");
        }
    }
}

/// From beside these boards every direction seems to enclose something.
#[test]
fn nothing_is_enclosed_from_off_the_board() {
    let ring = "OOOOOOOO\nOXXXXXXO\nOX****XO\nOX****XO\nOX****XO\nOX****XO\nOXXXXXXO\nOOOOOOOO\n";
    let inner = "********\n*OOOOOO*\n*OXXXXO*\n*OX**XO*\n*OX**XO*\n*OXXXXO*\n*OOOOOO*\n********\n";
    for board in [ring, inner] {
        for (row, column) in (-9..=18).flat_map(|row| (-9..=18).map(move |column| (row, column))) {
            let text = format!("{board}{row} {column}\nX\n");
            let answer = judged(GAME, &Options::default(), text.as_bytes()).expect("a case");
            let on_board = (1..=8).contains(&row) && (1..=8).contains(&column);
            assert!(on_board || answer == "invalid\n", "{row} {column} on\n{board}");
        }
    }
    let edge = judged(GAME, &Options::default(), format!("{inner}8 4\nX\n").as_bytes());
    assert_ne!(edge.as_deref(), Ok("invalid\n"), "the edge itself is on the board");
}
