//! Many cases, one after another or one a line: their order, what is skipped, streams without end, and when answers come.

mod streams;
mod talk;

use std::fmt::Write as _;
use std::time::Duration;

use insta::assert_snapshot;

use crate::malformed::model::{self, Rules};
use crate::malformed::{Division, Pieces, by_library, spots};
use crate::run::{assert_answer, luozi_on, tidy};

/// How long a program that hangs is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// The rules as they are without options.
const PLAIN: Rules = Rules { connect: 4, strict: false };

#[test]
fn one_case_after_another() {
    for (name, text, answers) in [
        ("nothing at all", "", ""),
        ("blank lines", "\n \n\t\r\n\n", ""),
        ("blanks without a line's end", "  \t", ""),
        ("a byte order mark", "\u{FEFF}", ""),
        ("one case", "5 5\n1 1 2 2 3 3 4 4\n", "7,red\n"),
        ("one case behind a byte order mark", "\u{FEFF}5 5\n6\n", "1,error\n"),
        ("two cases", "5 5\n1 1 2 2 3 3 4 4\n5 5\n0 1 2 2 3 3 4 4\n", "7,red\n1,error\n"),
        (
            "blank lines before and behind cases",
            "\n\n5 5\n6\n \n\r\n5 5\n1\n\n\n",
            "1,error\n0,draw\n",
        ),
        ("a blank line in place of steps", "5 5\n\n5 5\n6\n", "0,draw\n1,error\n"),
        ("a line of blanks in place of steps", "5 5\n \t\r\n5 5\n6\n", "0,draw\n1,error\n"),
        (
            "blank lines in place of steps and before the next",
            "5 5\n\n\n\n5 5\n6\n",
            "0,draw\n1,error\n",
        ),
        (
            "lines that end in CRLF",
            "5 5\r\n6\r\n\r\n5 5\r\n\r\n5 5\r\n6 6\r\n",
            "1,error\n0,draw\n1,error\n",
        ),
        ("no line's end behind the last steps", "5 5\n6\n5 5\n1", "1,error\n0,draw\n"),
        ("no line's end behind the deciding step", "5 5\n1\n5 5\n6", "0,draw\n1,error\n"),
        ("a header at the end", "5 5\n6\n5 5\n", "1,error\n0,draw\n"),
        ("a header at the end, without a line's end", "5 5\n6\n5 5", "1,error\n0,draw\n"),
        ("only a header", "5 5", "0,draw\n"),
        ("more steps than decide", "5 5\n6 1 2 3\n5 5\n1\n", "1,error\n0,draw\n"),
        ("a word behind the decision", "5 5\n6 x 2147483648\n5 5\n1\n", "1,error\n0,draw\n"),
        ("a decision by the last step, and blanks", "5 5\n6 \r\n\r\n5 5\n1\n", "1,error\n0,draw\n"),
        ("boards of no size", "0 0\n\n-1 5\n1\n", "0,draw\n1,error\n"),
        (
            "boards of every size",
            "1 1\n1\n2147483647 1\n2147483647\n3 40\n1 4\n40 3\n40\n",
            "0,draw\n0,draw\n2,error\n0,draw\n",
        ),
    ] {
        println!("{name}");
        assert_answer(&["--multi"], text, answers);
    }
}

/// Runs the program on each text and shows all that comes of it.
fn outcomes(args: &[&str], cases: &[(&str, &str)]) -> String {
    let mut shown = String::new();
    for (name, text) in cases {
        let outcome = tidy(&luozi_on(args, text).to_string());
        write!(shown, "=== {name}\n{outcome}").unwrap();
    }
    shown
}

#[test]
fn the_first_bad_case_ends_the_run() {
    let shown = outcomes(
        &["--multi"],
        &[
            ("the first", "x\n5 5\n6\n"),
            ("the third, of which nothing is answered", "5 5\n6\n5 5\n1\n\n5 5\n1 2 x\n5 5\n6\n"),
            ("a header of three numbers", "5 5\n6\n5 5 5\n1\n"),
            ("steps that are taken for a header", "5 5\n\n1 1 2 2\n"),
            ("a third line that is taken for a header", "5 5\n1\n2\n"),
            ("a header of one number at the end", "5 5\n6\n5"),
            ("a number past 32 bits in the last of the steps", "5 5\n6\n5 5\n1 2147483648"),
            ("junk at the end", "5 5\n6\n\nend\n"),
        ],
    );
    assert_snapshot!(shown, @"
    === the first
    status: 2
    ----- stdout
    ----- stderr
    luozi: stdin, case 1, line 1, column 1: expected the board's width, found `x`
      x
      ^
    === the third, of which nothing is answered
    status: 2
    ----- stdout
    1,error
    0,draw
    ----- stderr
    luozi: stdin, case 3, line 7, column 5: expected a column number, found `x`
      1 2 x
          ^
    === a header of three numbers
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 3, column 5: expected the end of the line after width and height, found `5`
      5 5 5
          ^
    === steps that are taken for a header
    status: 2
    ----- stdout
    0,draw
    ----- stderr
    luozi: stdin, case 2, line 3, column 5: expected the end of the line after width and height, found `2`
      1 1 2 2
          ^
    === a third line that is taken for a header
    status: 2
    ----- stdout
    0,draw
    ----- stderr
    luozi: stdin, case 2, line 3, column 2: expected the board's height, found the end of the line
      2
       ^
    === a header of one number at the end
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 3, column 2: expected the board's height, found the end of the input
      5
       ^
    === a number past 32 bits in the last of the steps
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 4, column 3: expected a column number, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      1 2147483648
        ^
    === junk at the end
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 4, column 1: expected the board's width, found `end`
      end
      ^
    ");
}

#[test]
fn what_follows_a_decision_is_refused_where_that_is_asked_for() {
    let shown = outcomes(
        &["--multi", "--strict"],
        &[
            ("nothing wrong", "5 5\n6 1 7 -1\n\n5 5\n1\n"),
            ("a word behind a decision", "5 5\n1\n5 5\n6 1 x\n5 5\n1\n"),
        ],
    );
    assert_snapshot!(shown, @"
    === nothing wrong
    status: 0
    ----- stdout
    1,error
    0,draw
    ----- stderr
    === a word behind a decision
    status: 2
    ----- stdout
    0,draw
    ----- stderr
    luozi: stdin, case 2, line 4, column 5: expected a column number, found `x`
      6 1 x
          ^
    ");
    let shown = outcomes(
        &["--lines", "--strict"],
        &[
            ("nothing wrong", "5 5 6 1 7 -1\n5 5 1\n"),
            ("a word behind a decision", "5 5 1\n5 5 6 1 x\n5 5 1\n"),
        ],
    );
    assert_snapshot!(shown, @"
    === nothing wrong
    status: 0
    ----- stdout
    1,error
    0,draw
    ----- stderr
    === a word behind a decision
    status: 2
    ----- stdout
    0,draw
    malformed
    0,draw
    ----- stderr
    luozi: stdin, line 2, column 9: expected a column number, found `x`
      5 5 6 1 x
              ^
    ");
}

#[test]
fn a_case_a_line() {
    for (name, text, answers) in [
        ("nothing at all", "", ""),
        ("one line", "5 5 1 1 2 2 3 3 4 4\n", "7,red\n"),
        ("two lines", "5 5 1 1 2 2 3 3 4 4\n5 5 6\n", "7,red\n1,error\n"),
        ("no line's end at the end", "5 5 6\n5 5 1 1 2 2 3 3 4", "1,error\n7,red\n"),
        ("lines that end in CRLF", "5 5 6\r\n5 5 1\r\n", "1,error\n0,draw\n"),
        ("a CR, and no line's end, at the end", "5 5 6\r\n5 5 6\r", "1,error\n1,error\n"),
        ("no steps", "5 5\n5 5 \n", "0,draw\n0,draw\n"),
        ("a byte order mark", "\u{FEFF}5 5 6\n5 5 1\n", "1,error\n0,draw\n"),
        ("tabs and blanks", "\t5  5\t6 \n  5 5 1\n", "1,error\n0,draw\n"),
        ("what follows a decision", "5 5 6 x 2147483648 中 \0\n5 5 1\n", "1,error\n0,draw\n"),
    ] {
        println!("{name}");
        assert_answer(&["--lines"], text, answers);
    }
    assert_answer(&["--lines"], b"5 5 6 \xFF\xE4\n5 5 1\n", "1,error\n0,draw\n");
}

#[test]
fn a_malformed_line_is_answered_so_and_the_rest_goes_on() {
    let shown = outcomes(
        &["--lines"],
        &[
            ("a word", "5 5 6\n5 5 x\n5 5 1\n"),
            ("blank lines", "\n5 5 6\n \r\n\n"),
            ("a byte order mark by itself", "\u{FEFF}\n5 5 6\n"),
            ("one number", "5\n5 5 6\n5"),
            ("a case on two lines", "5 5\n1 1 2 2 3 3 4 4\n5 5\n0\n"),
            ("a byte order mark that is not the first", "5 5 6\n\u{FEFF}5 5 6\n"),
            ("the last piece", "5 5 6\n5 5 1 -"),
        ],
    );
    assert_snapshot!(shown, @r"
    === a word
    status: 2
    ----- stdout
    1,error
    malformed
    0,draw
    ----- stderr
    luozi: stdin, line 2, column 5: expected a column number, found `x`
      5 5 x
          ^
    === blank lines
    status: 2
    ----- stdout
    malformed
    1,error
    malformed
    malformed
    ----- stderr
    luozi: stdin, line 1, column 1: expected the board's width, found the end of the line

      ^
    luozi: stdin, line 3, column 2: expected the board's width, found the end of the line

       ^
    luozi: stdin, line 4, column 1: expected the board's width, found the end of the line

      ^
    === a byte order mark by itself
    status: 2
    ----- stdout
    malformed
    1,error
    ----- stderr
    luozi: stdin, line 1, column 1: expected the board's width, found the end of the line

      ^
    === one number
    status: 2
    ----- stdout
    malformed
    1,error
    malformed
    ----- stderr
    luozi: stdin, line 1, column 2: expected the board's height, found the end of the line
      5
       ^
    luozi: stdin, line 3, column 2: expected the board's height, found the end of the input
      5
       ^
    === a case on two lines
    status: 2
    ----- stdout
    0,draw
    1,error
    0,draw
    malformed
    ----- stderr
    luozi: stdin, line 4, column 2: expected the board's height, found the end of the line
      0
       ^
    === a byte order mark that is not the first
    status: 2
    ----- stdout
    1,error
    malformed
    ----- stderr
    luozi: stdin, line 2, column 1: expected the board's width, found `\u{feff}5` (an invisible character is in it: write it anew)
      \u{feff}5 5 6
      ^
    === the last piece
    status: 2
    ----- stdout
    1,error
    malformed
    ----- stderr
    luozi: stdin, line 2, column 7: expected a column number, found `-`
      5 5 1 -
            ^
    ");
}

/// Numbers that are spread well enough, from a seed.
fn numbers(mut seed: u64) -> impl FnMut(u64) -> u64 {
    move |below| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % below
    }
}

/// Many lines of small games, some of them malformed, and now and then a long one.
fn many_lines() -> String {
    let mut number = numbers(0x2026);
    let mut text = String::new();
    for _ in 0..60_000 {
        let steps = match number(2000) {
            0 => number(200_000),
            _ => number(25),
        };
        let width = 1 + number(9);
        write!(text, "{width} {}", 1 + number(7)).unwrap();
        for _ in 0..steps {
            write!(text, " {}", 1 + number(width)).unwrap();
        }
        match number(40) {
            0 => text.push_str(" x"),
            1 => text.push_str("\n\n"),
            _ => {}
        }
        text.push('\n');
    }
    text
}

#[test]
fn answers_and_messages_keep_the_order_of_the_lines_with_any_number_of_jobs() {
    let text = many_lines();
    let (answers, bad) = model::lines(PLAIN, text.as_bytes());
    let bad: Vec<_> = bad.into_iter().map(|spot| spot.to_string()).collect();
    assert!(text.len() > 8 << 20 && bad.len() > 1000, "{} bytes", text.len());
    let mut messages = None;
    for jobs in ["1", "2", "8", "100000"] {
        let outcome = luozi_on(&["--lines", "-j", jobs], &text);
        assert_eq!(outcome.status, Some(2), "-j {jobs}");
        assert!(outcome.stdout == answers, "-j {jobs}");
        assert!(spots(&outcome.stderr) == bad, "-j {jobs}");
        assert!(*messages.get_or_insert(outcome.stderr.clone()) == outcome.stderr, "-j {jobs}");
    }
}

#[test]
fn many_cases_one_after_another_keep_their_order() {
    let mut number = numbers(0x1988);
    let mut text = String::new();
    for _ in 0..40_000 {
        let width = 1 + number(9);
        writeln!(text, "{width} {}", 1 + number(7)).unwrap();
        for _ in 0..number(25) {
            write!(text, "{} ", 1 + number(width)).unwrap();
        }
        text.push_str(["\n", "\r\n", "\n\n", "\n \n"][number(4) as usize]);
    }
    let (answers, bad) = model::multi(PLAIN, text.as_bytes());
    assert_eq!(bad, None);
    assert!(luozi_on(&["--multi"], &text).stdout == answers);
    let (found, messages) =
        by_library(PLAIN, || Box::new(Pieces::new(text.as_bytes(), &[1, 999])), Division::Multi);
    assert!(found == answers && messages.is_empty());
}

#[test]
fn lines_longer_than_what_is_read_at_a_time_are_answered_in_their_place() {
    let ones = " 1".repeat(150_000);
    let text = [
        "5 5 6\n",
        &format!("5 5{ones}\n"),
        &format!("1 2147483647{ones}\n"),
        "5 5 1 1 2 2 3 3 4\n",
        &format!("1 2147483647{ones} x{ones}\n"),
        &format!("x{ones}\n"),
        &format!("{}5 5 6\n", " ".repeat(600_000)),
        &format!("5 5 {}1\n", "0".repeat(600_000)),
        &format!("{}\n", " ".repeat(600_000)),
        &format!("1 2147483647{ones} 2"),
    ]
    .concat();
    let answers = "1,error\n6,error\n0,draw\n7,red\nmalformed\nmalformed\n1,error\n0,draw\nmalformed\n150001,error\n";
    let [messages, ..] = ["1", "2", "8"].map(|jobs| {
        let outcome = luozi_on(&["--lines", "-j", jobs], &text);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), answers), "-j {jobs}");
        assert_eq!(spots(&outcome.stderr).len(), 3, "-j {jobs}");
        tidy(&outcome.stderr)
    });
    assert_snapshot!(messages, @"
    luozi: stdin, line 5, column 300014: expected a column number, found `x`
      1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 x 1 1 1 1 1 1 1 1 1 1 1 1 1 1
                                    ^
    luozi: stdin, line 6, column 1: expected the board's width, found `x`
      x 1 1 1 1 1 1 1 1 1 1 1 1 1 1
      ^
    luozi: stdin, line 9, column 600001: expected the board's width, found the end of the line

                                    ^
    ");
}

#[test]
fn a_line_of_30_megabytes_is_answered_in_its_place() {
    let ones = " 1".repeat(15 << 20);
    let text = format!("5 5 6\n5 5{ones}\n5 5 1\n2147483647 2147483647{ones}\n5 5 6\n");
    assert_answer(&["--lines"], text, "1,error\n6,error\n0,draw\n0,draw\n1,error\n");
}
