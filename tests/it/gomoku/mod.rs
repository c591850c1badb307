//! Gomoku: its fixtures, its options, and how its boards may be written.

mod boards;
mod cells;
mod malformed;
mod many;
mod oracle;
mod widths;

use insta::assert_snapshot;
use luozi::puzzle::{AnswerForm, Options};

use crate::siblings::{assert_answered, judged_in_pieces, replay};

const GAME: &str = "gomoku";

/// A case whose rows are written with `/` between: `00112/11111`.
fn case(rows: &str) -> String {
    let columns = rows.split('/').next().expect("a row").len();
    format!("{} {columns}\n{}\n", rows.split('/').count(), rows.replace('/', "\n"))
}

/// The options that ask for both ends of a line of so many.
fn line_of(connect: u32) -> Options {
    Options { connect: Some(connect), answer: AnswerForm::Line, ..Options::default() }
}

#[test]
fn every_fixture_has_its_answer() {
    assert_snapshot!(replay(GAME, " "), @"
    report27-1: black
    report27-2: black
    report29-1: white
    report29-2: black
    report29-3: black
    report29-4: black
    sample-1: black
    sample-2: black
    ");
}

#[test]
fn an_answer_has_three_forms() {
    let table = [
        ("black", "000000/011111", ["black", "1", "black 2 2 2 6"]),
        ("white", "200/200/200/200/200", ["white", "2", "white 1 1 5 1"]),
        ("neither", "1111/2222", ["none", "0", "none"]),
        ("both", "22222/00000/11111", ["black", "1", "black 3 1 3 5"]),
    ];
    for (name, rows, answers) in table {
        for (form, answer) in ["words", "numbers", "line"].into_iter().zip(answers) {
            let args = ["-g", GAME, "--answer", form];
            assert_answered(name, &args, &case(rows), &format!("{answer}\n"));
        }
        assert_answered(name, &["-g", GAME], &case(rows), &format!("{}\n", answers[0]));
    }
}

#[test]
fn a_line_is_five_unless_said_otherwise() {
    let table = [
        (&[][..], "black 1 1 1 5\n"),
        (&["--connect", "5"], "black 1 1 1 5\n"),
        (&["--connect", "1"], "black 1 1 1 5\n"),
        (&["--connect", "6"], "white 2 1 2 6\n"),
        (&["--connect", "7"], "none\n"),
        (&["--connect", "200"], "none\n"),
        (&["--connect", "4294967295"], "none\n"),
    ];
    for (args, answer) in table {
        let args = [&["-g", GAME, "--answer", "line"], args].concat();
        assert_answered("five and six", &args, &case("111110/222222"), answer);
    }
}

/// The same board in every way that is allowed.
#[test]
fn a_board_may_be_written_in_many_ways() {
    let table = [
        ("with blanks", "2 6\n0 1 1 1 1 1\n0 2 0 2 2 2\n"),
        ("packed", "2 6\n011111\n020222\n"),
        ("each row in its own way", "2 6\n0 1 1 1 1 1\n020222\n"),
        ("each row in the other way", "2 6\n011111\n0 2 0 2 2 2\n"),
        ("tabs", "2\t6\n0\t1\t1\t1\t1\t1\n0\t2\t0\t2\t2\t2\n"),
        ("doubled blanks", "2  6\n0  1 1   1 1 1\n0 2 0 2 2  2\n"),
        ("leading and trailing blanks", "  2 6 \n 0 1 1 1 1 1  \n\t020222\t\n"),
        ("CRLF", "2 6\r\n0 1 1 1 1 1\r\n020222\r\n"),
        ("no final newline", "2 6\n0 1 1 1 1 1\n0 2 0 2 2 2"),
        ("no final newline, packed", "2 6\n011111\n020222"),
        ("blank lines", "\n2 6\n\n \n011111\n\r\n020222\n\n\t\n"),
        ("a byte order mark", "\u{FEFF}2 6\n011111\n020222\n"),
        ("a plus and zeros", "+2 0006\n011111\n020222\n"),
    ];
    for (name, text) in table {
        let found = judged_in_pieces(GAME, &line_of(5), text);
        assert_eq!(found.as_deref(), Ok("black 1 2 1 6\n"), "{name}");
    }
}
