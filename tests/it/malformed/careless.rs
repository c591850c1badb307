//! What is no error: careless writing, and whatever follows a decision.

use insta::assert_snapshot;

use super::refusals;
use crate::run::{assert_answer, luozi_on};

#[test]
fn what_is_written_carelessly_is_no_error() {
    let zeros = format!("5 5\n{}1 {}6\n", "0".repeat(1_000_000), "0".repeat(1_000_000));
    for (name, text, answer) in [
        ("as it should be", "5 5\n1 1 2 2 3 3 4 4\n", "7,red"),
        ("lines that end in CRLF", "5 5\r\n1 1 2 2 3 3 4 4\r\n", "7,red"),
        ("a CR, and no line's end, at the end", "5 5\n1 1 2 2 3 3 4\r", "7,red"),
        ("a CR between numbers", "5\r5\n1\r1\r2\r2\r3\r3\r4\n", "7,red"),
        ("two CRs at the end", "5 5\r\r\n1 1 2 2 3 3 4 4\r\r\n", "7,red"),
        ("tabs", "5\t5\n1\t1\t2\t2\t3\t3\t4\n", "7,red"),
        ("vertical tabs and form feeds", "5\x0B5\n1\x0C1\x0B2 2 3 3 4\n", "7,red"),
        ("doubled blanks", "5  5\n1  1   2 2 \t3 3  4\n", "7,red"),
        ("leading blanks", " 5 5\n\t 1 1 2 2 3 3 4\n", "7,red"),
        ("trailing blanks", "5 5 \n1 1 2 2 3 3\t \n", "0,draw"),
        ("trailing blanks and no line's end", "5 5 \n1 1 2 2 3 3 \t", "0,draw"),
        ("blank lines before", "\n \n\t\r\n5 5\n1 1 2 2 3 3 4\n", "7,red"),
        ("blank lines between", "5 5\n\n \n\r\n1 1 2 2 3 3 4\n", "7,red"),
        ("blank lines behind", "5 5\n1 1 2 2 3 3\n\n \n\r\n", "0,draw"),
        ("blank lines everywhere", "\n\n5 5\n\n1 1 2 2 3 3\n\n", "0,draw"),
        ("no line's end", "5 5\n1 1 2 2 3 3 4", "7,red"),
        ("no second line", "5 5\n", "0,draw"),
        ("no second line, nor a line's end", "5 5", "0,draw"),
        ("an empty second line", "5 5\n\n", "0,draw"),
        ("a second line of blanks", "5 5\n \t", "0,draw"),
        ("a byte order mark", "\u{FEFF}5 5\n1 1 2 2 3 3 4\n", "7,red"),
        ("a byte order mark and CRLF", "\u{FEFF}5 5\r\n1 1 2 2 3 3 4\r\n", "7,red"),
        ("a byte order mark on a blank line", "\u{FEFF}\n5 5\n1 1 2 2 3 3 4\n", "7,red"),
        ("plus signs", "+5 +5\n+1 +1 +2 +2 +3 +3 +4\n", "7,red"),
        ("leading zeros", "05 0005\n01 1 002 2 0000000003 3 000000000000004\n", "7,red"),
        ("a plus and zeros", "+05 +5\n+01 1 +002 2 3 3 +000000000000004\n", "7,red"),
        ("a million zeros", zeros.as_str(), "2,error"),
        ("zero with a minus, a step", "5 5\n1 -0\n", "2,error"),
        ("zero with a plus, a step", "5 5\n1 +0\n", "2,error"),
        ("zeros with a minus, a step", "5 5\n1 -000000000000000\n", "2,error"),
        ("zero with a minus, the width", "-0 5\n1\n", "1,error"),
        ("zeros with a minus, the height", "5 -000\n1\n", "1,error"),
        ("zeros behind a minus", "5 5\n1 -0000000000002\n", "2,error"),
        ("the greatest numbers", "2147483647 2147483647\n2147483647\n", "0,draw"),
        ("the least numbers", "-2147483648 -2147483648\n-2147483648\n", "1,error"),
        ("the least column", "5 5\n-2147483648\n", "1,error"),
        ("the greatest column", "5 5\n+0002147483647\n", "1,error"),
    ] {
        let outcome = luozi_on::<&str>(&[], text);
        assert_eq!(outcome.stdout, format!("{answer}\n"), "{name}: {outcome}");
        assert_eq!((outcome.status, outcome.stderr.as_str()), (Some(0), ""), "{name}");
    }
}

/// What follows the decision: its name, and the text.
const BEHIND: &[(&str, &[u8])] = &[
    ("a word", b"5 5\n1 1 2 2 3 3 4 x\n"),
    ("a word behind a legal step", b"5 5\n1 1 2 2 3 3 4 4 x\n"),
    ("a number past 32 bits", b"5 5\n1 1 2 2 3 3 4 2147483648\n"),
    ("a third line", b"5 5\n1 1 2 2 3 3 4 4\n1\n"),
    ("another case", b"5 5\n1 1 2 2 3 3 4 4\n5 5\n1 1 2 2 3 3 4 4\n"),
    ("a NUL", b"5 5\n1 1 2 2 3 3 4\n\0"),
    ("no UTF-8", b"5 5\n1 1 2 2 3 3 4 \xFF\n"),
];

#[test]
fn what_follows_the_decision_is_not_looked_at() {
    for (name, text) in BEHIND {
        println!("{name}");
        assert_answer::<&str>(&[], text, "7,red\n");
    }
    assert_answer::<&str>(&[], "5 5\n6 x\n", "1,error\n");
    assert_answer::<&str>(&[], "1 1\n1 1 x\n", "2,error\n");
    assert_answer::<&str>(&[], "0 0\n1 x\n", "1,error\n");
}

#[test]
fn what_follows_the_decision_is_refused_where_that_is_asked_for() {
    let shown = refusals(&["--strict"], BEHIND);
    assert_snapshot!(shown, @r"
    --- a word: status 2, no stdout
    luozi: stdin, line 2, column 15: expected a column number, found `x`
      1 1 2 2 3 3 4 x
                    ^
    --- a word behind a legal step: status 2, no stdout
    luozi: stdin, line 2, column 17: expected a column number, found `x`
      1 1 2 2 3 3 4 4 x
                      ^
    --- a number past 32 bits: status 2, no stdout
    luozi: stdin, line 2, column 15: expected a column number, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      1 1 2 2 3 3 4 2147483648
                    ^
    --- a third line: status 2, no stdout
    luozi: stdin, line 3, column 1: expected the end of the input, found `1`
      1
      ^
    --- another case: status 2, no stdout
    luozi: stdin, line 3, column 1: expected the end of the input, found `5`
      5 5
      ^
    --- a NUL: status 2, no stdout
    luozi: stdin, line 3, column 1: expected the end of the input, found `\u{0}`
      \u{0}
      ^
    --- no UTF-8: status 2, no stdout
    luozi: stdin, line 2, column 15: expected a column number, found `\xFF`
      1 1 2 2 3 3 4 \xFF
                    ^
    ");
}

#[test]
fn a_case_without_a_fault_is_answered_where_strictness_is_asked_for() {
    for (name, text, answer) in [
        ("decided by the last step", "5 5\n1 1 2 2 3 3 4\n", "7,red\n"),
        ("steps behind the decision", "5 5\n1 1 2 2 3 3 4 4 9 -7 0\n", "7,red\n"),
        ("an error in the middle", "5 5\n1 6 2147483647 -2147483648\n", "2,error\n"),
        ("blank lines behind", "5 5\n6 6\n\n \n", "1,error\n"),
        ("no line's end", "5 5\n6 6", "1,error\n"),
        ("undecided", "5 5\n1 2 3\n", "0,draw\n"),
        ("no steps", "5 5\n", "0,draw\n"),
    ] {
        println!("{name}");
        assert_answer(&["--strict"], text, answer);
    }
}
