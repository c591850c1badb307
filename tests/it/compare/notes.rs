//! Notes on passes, and near misses by name.

use luozi::compare::{Comparison, note};

#[track_caller]
fn assert_note(comparison: Comparison, expected: &str, got: &str, said: &str) {
    let note = note(comparison, expected.as_bytes(), got.as_bytes());
    assert_eq!(note.as_deref().unwrap_or(""), said, "{expected:?} {got:?}");
}

#[test]
fn of_a_pass_it_is_said_why_a_stricter_comparison_would_fail_it() {
    for (expected, got, said) in [
        ("7,red\n", "7,red\n", ""),
        ("7,red\n", "7,red", "no newline at the end"),
        ("7,red\n", "7,red\r\n", "line ends are CRLF"),
        ("7,red\n", "7,red \n", "blanks at the end of a line"),
        ("7,red\n", "7,red \r\n", "line ends are CRLF"),
        ("0\n0\n", "0\t\n0\n", "blanks at the end of a line"),
        ("7,red\n", "7,red\n\n", "blank lines at the end"),
        ("7,red\r\n", "7,red\n", "the answer file has CRLF line ends"),
        (
            "7,red \n",
            "7,red\n",
            "the answer file has other line ends or blanks at the end of a line",
        ),
    ] {
        assert_note(Comparison::Trim, expected, got, said);
    }
    for got in ["0\n0\n", " 0 0\n", "0  0\n"] {
        assert_note(Comparison::Tokens, "0 0\n", got, "blanks or line breaks between words differ");
    }
}

#[test]
fn near_misses_are_called_by_name() {
    for (expected, got, said) in [
        ("7,red\n", "", "no output"),
        ("7,red\n", " \n\n", "nothing but blanks"),
        ("7,red\n", "7,Red\n", "only capitals differ: `Red`"),
        ("7,red\n", "7,RED", "only capitals differ: `RED`"),
        ("0\nblack\n", "0\nBlack\n", "only capitals differ: `Black`"),
        ("7,red\n", "7, red\n", "only a blank after the comma is wrong"),
        ("7,red\n", "7 ,red\n", "only blanks differ"),
        ("7,red\n", " 7,red\n", "only blanks differ"),
        ("0 0\n", "0\n0\n", "only line breaks and blanks differ"),
        ("7,red\n", "7, Red\n", "only capitals and blanks differ"),
        ("7,red\n", "\u{FEFF}7,red\n", "right, but with a byte order mark in front"),
        ("\u{FEFF}7,red\n", "7,red\n", "right, but the answer file has a byte order mark in front"),
        ("7,red\n", "7，red\n", "right, but with full-width signs"),
        ("7,red\n", "7\0,red\n", "right, but with NUL bytes in it"),
        ("7,red\n", "\"7,red\"\n", "right, but with quotes, brackets or a stop around it"),
        ("7,red\n", "(7, red)\n", "right, but with quotes, brackets or a stop around it"),
        ("7,red\n", "7,red.\n", "right, but with quotes, brackets or a stop around it"),
        ("7,red\n", "width and height: 7,red\n", "right, but with text before the answer"),
        ("7,red\n", "step 1\nstep 2\n7,red\n", "right, but with text before the answer"),
        ("7,red\n", "7,red\nbye\n", "right, but with text after the answer"),
        ("7,red\n", "hello\n7,red\nbye\n", "right, but with text around the answer"),
        ("7,red\n", "7,red\n7,red\n", "right, but with the answer more than once"),
        ("0\n0\n1\n", "go\n0\n0\n1\n", "right, but with text before the answer"),
        ("7,red\n", "7,blue\n", "right step, wrong word: `blue`"),
        ("7,red\n", "8,red\n", "right word, one step late"),
        ("7,red\n", "6,red\n", "right word, one step early"),
        ("7,red\n", "9,red\n", "right word, wrong step"),
        ("7,red\n", "17,red\n", "right word, wrong step"),
        ("7,red\n", "8,blue\n", ""),
        ("7,red\n", "7,reddish\n", "right step, wrong word: `reddish`"),
        ("0\n0\n1\n", "0\n0\n2\n", ""),
        ("10,red\n", "0,red\n", "right word, wrong step"),
        ("9223372036854775807,red\n", "-9223372036854775808,red\n", "right word, wrong step"),
    ] {
        assert_note(Comparison::Trim, expected, got, said);
    }
}

#[test]
fn what_fails_exactly_and_passes_otherwise_is_a_near_miss() {
    for (expected, got, said) in [
        ("7,red\n", "7,red", "no newline at the end"),
        ("7,red\n", "7,red\r\n", "line ends are CRLF"),
        ("7,red\n", " 7,red\n", "only blanks differ"),
    ] {
        assert_note(Comparison::Exact, expected, got, said);
    }
}

#[test]
fn an_answer_that_is_no_text_is_no_near_miss() {
    assert_eq!(note(Comparison::Trim, b"7,red\n", b"\xFF\xFE\n"), None);
    assert_eq!(note(Comparison::Trim, b"\xFF\n", b"\xFF").unwrap(), "no newline at the end");
}
