//! Tic-tac-toe: its fixtures, and how moves may be written.

mod counts;
mod leetcode;
mod malformed;
mod many;
mod moves;
mod oracle;

use insta::assert_snapshot;
use luozi::puzzle::Options;

use crate::siblings::{judged, judged_in_pieces, judged_lines, replay};

const GAME: &str = "tictactoe";

#[test]
fn every_fixture_has_its_answer() {
    assert_snapshot!(replay(GAME, " "), @"
    report31-1: 0 0 0 0 1
    report31-2: 0 0 0 0 1
    report31-3: 0 0 0 0 1
    report33-1: 0 0 0 0 0 0 0 0 1
    sample-1: 0 0 0 0 0 0 1
    sample-2: [null,0,0,0,0,0,0,1]
    ");
}

/// The same moves in every way that is allowed.
#[test]
fn moves_may_be_written_in_many_ways() {
    let table = [
        ("a line a move", "2\n0 0 1\n0 1 2\n1 1 1\n"),
        ("all in one line", "2 0 0 1 0 1 2 1 1 1\n"),
        ("the size in a line", "2\n0 0 1 0 1 2 1 1 1\n"),
        ("a line a number", "2\n0\n0\n1\n0\n1\n2\n1\n1\n1\n"),
        ("a number of the next move in the line", "2 0\n0 1 0\n1 2 1\n1 1\n"),
        ("tabs", "2\n0\t0\t1\n0\t1\t2\n1\t1\t1\n"),
        ("doubled, leading and trailing blanks", " 2 \n\t0  0 1\n0 1  2 \n  1 1 1\t\n"),
        ("CRLF", "2\r\n0 0 1\r\n0 1 2\r\n1 1 1\r\n"),
        ("no final newline", "2\n0 0 1\n0 1 2\n1 1 1"),
        ("blank lines", "\n\n2\n\n0 0 1\n \n0 1 2\n\n\n1\n\n1\n \n1\n\n"),
        ("a byte order mark", "\u{FEFF}2\n0 0 1\n0 1 2\n1 1 1\n"),
        ("signs and zeros", "+02\n-0 00 +1\n0 01 2\n+1 1 001\n"),
    ];
    for (name, text) in table {
        let found = judged_in_pieces(GAME, &Options::default(), text);
        assert_eq!(found.as_deref(), Ok("0\n0\n1\n"), "{name}");
    }
}

#[test]
fn no_moves_are_no_lines() {
    for text in ["3\n", "3", " 3 \n\n", "1\n", "2147483647\n"] {
        let found = judged(GAME, &Options::default(), text.as_bytes());
        assert_eq!(found.as_deref(), Ok(""), "{text:?}");
    }
}

/// More moves than are read at a time.
#[test]
fn a_long_game_may_come_in_any_pieces() {
    let moves: Vec<_> = (0..60_000).map(|at| format!("{at} {} 1\n", 99_999 - at)).collect();
    let text = format!("100000\n{}", moves.concat());
    assert_eq!(judged_in_pieces(GAME, &Options::default(), &text), Ok("0\n".repeat(60_000)));
    let line = text.replace('\n', " ") + "\n1 0 0 2\n";
    let answers = format!("{}\n2\n", vec!["0"; 60_000].join(" "));
    assert_eq!(judged_lines(GAME, line.into(), 1), (answers, true));
}
