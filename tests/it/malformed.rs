//! What is no case of connect4, with what is said of it; what is one all the same; and any bytes at all.

use std::fmt::Write as _;
use std::io::{self, Cursor, Read};
use std::sync::{Arc, Mutex};

use insta::assert_snapshot;
use luozi::input::{self, Input};
use luozi::judge;
use luozi::puzzle::{Options, PUZZLES, Puzzle};
use proptest::prelude::*;

use crate::run::{assert_answer, luozi_on, tidy};
use model::Rules;

/// Runs the program on each text and shows what it says. Every one must be refused, without an answer.
#[track_caller]
fn refusals(args: &[&str], cases: &[(&str, &[u8])]) -> String {
    let mut shown = String::new();
    for (name, text) in cases {
        let outcome = luozi_on(args, text);
        assert_eq!(outcome.status, Some(2), "{name}: {outcome}");
        assert_eq!(outcome.stdout, "", "{name}");
        assert!(outcome.stderr.starts_with("luozi: stdin, line "), "{name}: {outcome}");
        write!(shown, "--- {name}: status 2, no stdout\n{}", tidy(&outcome.stderr)).unwrap();
    }
    shown
}

#[test]
fn a_word_where_a_number_belongs() {
    let shown = refusals(
        &[],
        &[
            ("a word for the width", b"x 5\n1\n"),
            ("a word for the height", b"5 x\n1\n"),
            ("a word for a step", b"5 5\n1 2 three 4\n"),
            ("a letter behind a number", b"5 5\n1 1x 2\n"),
            ("a letter before a number", b"5 5\n1 x1 2\n"),
            ("a letter behind the width", b"5x 5\n"),
            ("width and height joined by a letter", b"5x5\n"),
            ("a decimal point", b"5 5\n1 2.0\n"),
            ("an exponent", b"5 5\n1e0\n"),
            ("a hexadecimal number", b"5 5\n0x1\n"),
            ("a digit group", b"5 5\n1_000\n"),
        ],
    );
    assert_snapshot!(shown, @"
    --- a word for the width: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `x`
      x 5
      ^
    --- a word for the height: status 2, no stdout
    luozi: stdin, line 1, column 3: expected the board's height, found `x`
      5 x
        ^
    --- a word for a step: status 2, no stdout
    luozi: stdin, line 2, column 5: expected a column number, found `three`
      1 2 three 4
          ^
    --- a letter behind a number: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `1x`
      1 1x 2
        ^
    --- a letter before a number: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `x1`
      1 x1 2
        ^
    --- a letter behind the width: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `5x`
      5x 5
      ^
    --- width and height joined by a letter: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `5x5`
      5x5
      ^
    --- a decimal point: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `2.0`
      1 2.0
        ^
    --- an exponent: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1e0`
      1e0
      ^
    --- a hexadecimal number: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `0x1`
      0x1
      ^
    --- a digit group: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1_000`
      1_000
      ^
    ");
}

#[test]
fn a_sign_in_a_wrong_place() {
    let shown = refusals(
        &[],
        &[
            ("a lone plus", b"5 5\n1 + 2\n"),
            ("a lone minus", b"5 5\n1 - 2\n"),
            ("a lone minus at the very end", b"5 5\n-"),
            ("two signs", b"5 5\n+-1\n"),
            ("the same sign twice", b"5 5\n--1\n"),
            ("a sign behind the number", b"5 5\n1-\n"),
        ],
    );
    assert_snapshot!(shown, @"
    --- a lone plus: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `+`
      1 + 2
        ^
    --- a lone minus: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `-`
      1 - 2
        ^
    --- a lone minus at the very end: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `-`
      -
      ^
    --- two signs: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `+-1`
      +-1
      ^
    --- the same sign twice: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `--1`
      --1
      ^
    --- a sign behind the number: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1-`
      1-
      ^
    ");
}

#[test]
fn what_other_programs_write_between_numbers() {
    let shown = refusals(
        &[],
        &[
            ("quotes", b"5 5\n\"1\"\n"),
            ("commas", b"5 5\n1,2,3\n"),
            ("a comma behind a number", b"5 5\n1, 2\n"),
            ("a comma between width and height", b"5,5\n"),
            ("brackets", b"5 5\n[1 2 3]\n"),
            ("an answer", b"7,red\n"),
        ],
    );
    assert_snapshot!(shown, @r#"
    --- quotes: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `"1"`
      "1"
      ^
    --- commas: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1,2,3` (put blanks between the numbers, no commas)
      1,2,3
      ^
    --- a comma behind a number: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1,` (put blanks between the numbers, no commas)
      1, 2
      ^
    --- a comma between width and height: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `5,5` (put blanks between the numbers, no commas)
      5,5
      ^
    --- brackets: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `[1`
      [1 2 3]
      ^
    --- an answer: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `7,red` (put blanks between the numbers, no commas)
      7,red
      ^
    "#);
}

#[test]
fn a_number_past_32_bits() {
    let shown = refusals(
        &[],
        &[
            ("one past the greatest, a step", b"5 5\n2147483648\n"),
            ("one past the least, a step", b"5 5\n-2147483649\n"),
            ("one past the greatest, the width", b"2147483648 5\n"),
            ("one past the least, the height", b"5 -2147483649\n"),
            ("with a plus and zeros", b"5 5\n+0002147483648\n"),
            ("1 if 32 bits wrapped around", b"5 5\n4294967297\n"),
            ("1 if 64 bits wrapped around", b"5 5\n18446744073709551617\n"),
            ("-1 if 64 bits wrapped around", b"5 5\n-18446744073709551617\n"),
            ("70 digits", &[b"5 5\n".as_slice(), &[b'7'; 70]].concat()),
        ],
    );
    assert_snapshot!(shown, @"
    --- one past the greatest, a step: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      2147483648
      ^
    --- one past the least, a step: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `-2147483649`, which is past 32 bits (-2147483648 to 2147483647)
      -2147483649
      ^
    --- one past the greatest, the width: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      2147483648 5
      ^
    --- one past the least, the height: status 2, no stdout
    luozi: stdin, line 1, column 3: expected the board's height, found `-2147483649`, which is past 32 bits (-2147483648 to 2147483647)
      5 -2147483649
        ^
    --- with a plus and zeros: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `+0002147483648`, which is past 32 bits (-2147483648 to 2147483647)
      +0002147483648
      ^
    --- 1 if 32 bits wrapped around: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `4294967297`, which is past 32 bits (-2147483648 to 2147483647)
      4294967297
      ^
    --- 1 if 64 bits wrapped around: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `18446744073709551617`, which is past 32 bits (-2147483648 to 2147483647)
      18446744073709551617
      ^
    --- -1 if 64 bits wrapped around: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `-18446744073709551617`, which is past 32 bits (-2147483648 to 2147483647)
      -18446744073709551617
      ^
    --- 70 digits: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `777777777777777777777777777777…`, which is past 32 bits (-2147483648 to 2147483647)
      777777777777777777777777777777
      ^
    ");
}

#[test]
fn a_number_too_few_or_a_line_too_many() {
    let shown = refusals(
        &[],
        &[
            ("nothing at all", b""),
            ("only blanks", b"  \t "),
            ("only blank lines", b"\n \n\r\n"),
            ("only a byte order mark", b"\xEF\xBB\xBF"),
            ("no height", b"5\n1 1\n"),
            ("no height, and a blank at the end", b"5 \n1 1\n"),
            ("no height, nor a line's end", b"5"),
            ("width and height on two lines", b"5\n5\n1 1\n"),
            ("three numbers on line 1", b"5 5 5\n1 1\n"),
            ("all on line 1", b"5 5 1 1 2 2 3 3 4 4\n"),
            ("a third line", b"5 5\n1 1\n2 2\n"),
            ("a third line, of a word", b"5 5\n1 1\nend\n"),
            ("a third line behind blank ones", b"5 5\n\n1 1\n\n \n2 2\n"),
            ("two cases", b"5 5\n1 1\n5 5\n2 2\n"),
        ],
    );
    assert_snapshot!(shown, @r"
    --- nothing at all: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found the end of the input

      ^
    --- only blanks: status 2, no stdout
    luozi: stdin, line 1, column 5: expected the board's width, found the end of the input
        \t
           ^
    --- only blank lines: status 2, no stdout
    luozi: stdin, line 4, column 1: expected the board's width, found the end of the input

      ^
    --- only a byte order mark: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found the end of the input
      \u{feff}
              ^
    --- no height: status 2, no stdout
    luozi: stdin, line 1, column 2: expected the board's height, found the end of the line
      5
       ^
    --- no height, and a blank at the end: status 2, no stdout
    luozi: stdin, line 1, column 3: expected the board's height, found the end of the line
      5
        ^
    --- no height, nor a line's end: status 2, no stdout
    luozi: stdin, line 1, column 2: expected the board's height, found the end of the input
      5
       ^
    --- width and height on two lines: status 2, no stdout
    luozi: stdin, line 1, column 2: expected the board's height, found the end of the line
      5
       ^
    --- three numbers on line 1: status 2, no stdout
    luozi: stdin, line 1, column 5: expected the end of the line after width and height, found `5`
      5 5 5
          ^
    --- all on line 1: status 2, no stdout
    luozi: stdin, line 1, column 5: expected the end of the line after width and height, found `1`
      5 5 1 1 2 2 3 3 4 4
          ^
    --- a third line: status 2, no stdout
    luozi: stdin, line 3, column 1: expected the end of the input, found `2`
      2 2
      ^
    --- a third line, of a word: status 2, no stdout
    luozi: stdin, line 3, column 1: expected the end of the input, found `end`
      end
      ^
    --- a third line behind blank ones: status 2, no stdout
    luozi: stdin, line 6, column 1: expected the end of the input, found `2`
      2 2
      ^
    --- two cases: status 2, no stdout
    luozi: stdin, line 3, column 1: expected the end of the input, found `5`
      5 5
      ^
    ");
}

#[test]
fn a_text_written_in_another_way_is_refused_with_the_cure() {
    let shown = refusals(
        &[],
        &[
            ("full-width digits", "5 5\n１ ２\n".as_bytes()),
            ("a full-width blank", "5\u{3000}5\n1 2\n".as_bytes()),
            ("a full-width blank that stands alone", "5 5\n1 \u{3000} 2\n".as_bytes()),
            ("a full-width comma", "5 5\n1，2\n".as_bytes()),
            ("a comma for lists", "5 5\n1、2\n".as_bytes()),
            ("a full-width minus", "5 5\n－1\n".as_bytes()),
            ("a minus sign of mathematics", "5 5\n−1\n".as_bytes()),
            ("a no-break blank", "5\u{A0}5\n1 2\n".as_bytes()),
            ("a blank without width", "5 5\n1\u{200B} 2\n".as_bytes()),
            ("a second byte order mark", "\u{FEFF}\u{FEFF}5 5\n".as_bytes()),
            ("a byte order mark on line 2", "5 5\n\u{FEFF}1\n".as_bytes()),
            (
                "UTF-16, little end first, with a mark",
                &utf_16("\u{FEFF}5 5\n1 1\n", u16::to_le_bytes),
            ),
            ("UTF-16, big end first, with a mark", &utf_16("\u{FEFF}5 5\n1 1\n", u16::to_be_bytes)),
            ("UTF-16, little end first, no mark", &utf_16("5 5\n1 1\n", u16::to_le_bytes)),
            ("UTF-16, big end first, no mark", &utf_16("5 5\n1 1\n", u16::to_be_bytes)),
            ("UTF-16 with CRLF", &utf_16("\u{FEFF}12 5\r\n1 1\r\n", u16::to_le_bytes)),
        ],
    );
    assert_snapshot!(shown, @r"
    --- full-width digits: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `１` (full-width digits: write plain 0 to 9)
      １ ２
      ^
    --- a full-width blank: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `5　5` (a full-width or no-break blank: write a plain one)
      5　5
      ^
    --- a full-width blank that stands alone: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `　` (a full-width or no-break blank: write a plain one)
      1 　 2
        ^
    --- a full-width comma: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1，2` (a full-width comma: put blanks between the numbers)
      1，2
      ^
    --- a comma for lists: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1、2` (a full-width comma: put blanks between the numbers)
      1、2
      ^
    --- a full-width minus: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `－1` (not the plain sign: write - or +)
      －1
      ^
    --- a minus sign of mathematics: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `−1` (not the plain sign: write - or +)
      −1
      ^
    --- a no-break blank: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `5 5` (a full-width or no-break blank: write a plain one)
      5 5
      ^
    --- a blank without width: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1\u{200b}` (an invisible character is in it: write it anew)
      1\u{200b} 2
      ^
    --- a second byte order mark: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `\u{feff}5` (an invisible character is in it: write it anew)
      \u{feff}\u{feff}5 5
              ^
    --- a byte order mark on line 2: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `\u{feff}1` (an invisible character is in it: write it anew)
      \u{feff}1
      ^
    --- UTF-16, little end first, with a mark: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `\xFF\xFE5\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      \xFF\xFE5\u{0} \u{0}5\u{0}
      ^
    --- UTF-16, big end first, with a mark: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `\xFE\xFF\u{0}5\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      \xFE\xFF\u{0}5\u{0} \u{0}5\u{0}
      ^
    --- UTF-16, little end first, no mark: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `5\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      5\u{0} \u{0}5\u{0}
      ^
    --- UTF-16, big end first, no mark: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `\u{0}5\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      \u{0}5\u{0} \u{0}5\u{0}
      ^
    --- UTF-16 with CRLF: status 2, no stdout
    luozi: stdin, line 1, column 1: expected the board's width, found `\xFF\xFE1\u{0}2\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      \xFF\xFE1\u{0}2\u{0} \u{0}5\u{0}\r\u{0}
      ^
    ");
}

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

#[test]
fn what_a_terminal_would_obey_is_escaped() {
    let shown = refusals(
        &[],
        &[
            ("a colour", b"5 5\n1 \x1B[31m2 3\n"),
            ("a bell and a backspace", b"5 5\n1 2\x07\x08 3\n"),
            ("a delete", b"5 5\n1 \x7F\n"),
            ("a NUL that stands alone", b"5 5\n1 \0 2\n"),
            ("a control of Latin-1", "5 5\n1 \u{9B}31m\n".as_bytes()),
            ("a next line", "5 5\n1\u{85}2\n".as_bytes()),
            ("a line separator", "5 5\n1\u{2028}2\n".as_bytes()),
            ("what turns the line around", "5 5\n1 \u{202E}2 3\n".as_bytes()),
            ("no UTF-8: Latin-1", b"5 5\n1 \xE9t\xE9 2\n"),
            ("no UTF-8: a lone continuation", b"5 5\n1 \x80\n"),
            ("no UTF-8: a character cut short", b"5 5\n1 \xE4\xB8\n"),
            ("no UTF-8: an overlong slash", b"5 5\n\xC0\xAF\n"),
            ("no UTF-8: half a surrogate pair", b"5 5\n\xED\xA0\x80\n"),
            ("a tab, blanks of C and a lone CR before", b"5\t5\n\t1\x0B\x0C2\rx\n"),
            ("behind the spot", b"5 5\nx \x1B[2J\t\xFF\n"),
        ],
    );
    assert_snapshot!(shown, @r"
    --- a colour: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\u{1b}[31m2`
      1 \u{1b}[31m2 3
        ^
    --- a bell and a backspace: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `2\u{7}\u{8}`
      1 2\u{7}\u{8} 3
        ^
    --- a delete: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\u{7f}`
      1 \u{7f}
        ^
    --- a NUL that stands alone: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      1 \u{0} 2
        ^
    --- a control of Latin-1: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\u{9b}31m`
      1 \u{9b}31m
        ^
    --- a next line: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1\u{85}2` (a full-width or no-break blank: write a plain one)
      1\u{85}2
      ^
    --- a line separator: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `1\u{2028}2` (a full-width or no-break blank: write a plain one)
      1\u{2028}2
      ^
    --- what turns the line around: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\u{202e}2`
      1 \u{202e}2 3
        ^
    --- no UTF-8: Latin-1: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\xE9t\xE9`
      1 \xE9t\xE9 2
        ^
    --- no UTF-8: a lone continuation: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\x80`
      1 \x80
        ^
    --- no UTF-8: a character cut short: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `\xE4\xB8`
      1 \xE4\xB8
        ^
    --- no UTF-8: an overlong slash: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `\xC0\xAF`
      \xC0\xAF
      ^
    --- no UTF-8: half a surrogate pair: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `\xED\xA0\x80`
      \xED\xA0\x80
      ^
    --- a tab, blanks of C and a lone CR before: status 2, no stdout
    luozi: stdin, line 2, column 7: expected a column number, found `x`
      \t1\u{b}\u{c}2\rx
                      ^
    --- behind the spot: status 2, no stdout
    luozi: stdin, line 2, column 1: expected a column number, found `x`
      x \u{1b}[2J\t\xFF
      ^
    ");
}

#[test]
fn the_spot_is_marked_wherever_it_is() {
    let line = |before: usize, bad: &str, after: usize| {
        format!("9 9\n{}{bad}{}\n", "12345 ".repeat(before), " 6789".repeat(after)).into_bytes()
    };
    let shown = refusals(
        &["--strict"],
        &[
            ("29 characters before", b"9 9\n1 3 5 7 9 1 3 5 7 9 1 3 5 7 9x\n"),
            ("30 characters before", b"9 9\n1 3 5 7 9 1 3 5 7 9 1 3 5 7 9 x\n"),
            ("31 characters before", b"9 9\n1 3 5 7 9 1 3 5 7 9 1 3 5 7 9  x\n"),
            ("the far end of a long line", &line(100, "x", 0)),
            ("the middle of a long line", &line(1000, "x", 1000)),
            ("a line of more than 256 KiB", &line(50_000, "x", 1)),
            ("a line of more than 1 MiB", &line(200_000, "x", 200_000)),
            ("a long word", &line(5, &"x".repeat(100), 1)),
            ("wide characters behind the spot", &line(5, &"中".repeat(20), 1)),
            ("wide characters to the end of what is shown", &line(5, &"中".repeat(20), 10)),
            ("characters of four bytes", &line(5, &"𝟙".repeat(16), 1)),
            ("a byte order mark before", "\u{FEFF}12 x\n".as_bytes()),
            ("lines that end in CRLF", b"5 5\r\n1 2 x\r\n"),
            ("behind a thousand blank lines", &[&[b'\n'; 1000], b"5 x".as_slice()].concat()),
        ],
    );
    assert_snapshot!(shown, @r"
    --- 29 characters before: status 2, no stdout
    luozi: stdin, line 2, column 29: expected a column number, found `9x`
      1 3 5 7 9 1 3 5 7 9 1 3 5 7 9x
                                  ^
    --- 30 characters before: status 2, no stdout
    luozi: stdin, line 2, column 31: expected a column number, found `x`
      1 3 5 7 9 1 3 5 7 9 1 3 5 7 9 x
                                    ^
    --- 31 characters before: status 2, no stdout
    luozi: stdin, line 2, column 32: expected a column number, found `x`
       3 5 7 9 1 3 5 7 9 1 3 5 7 9  x
                                    ^
    --- the far end of a long line: status 2, no stdout
    luozi: stdin, line 2, column 601: expected a column number, found `x`
      12345 12345 12345 12345 12345 x
                                    ^
    --- the middle of a long line: status 2, no stdout
    luozi: stdin, line 2, column 6001: expected a column number, found `x`
      12345 12345 12345 12345 12345 x 6789 6789 6789 6789 6789 678
                                    ^
    --- a line of more than 256 KiB: status 2, no stdout
    luozi: stdin, line 2, column 300001: expected a column number, found `x`
      12345 12345 12345 12345 12345 x 6789
                                    ^
    --- a line of more than 1 MiB: status 2, no stdout
    luozi: stdin, line 2, column 1200001: expected a column number, found `x`
      12345 12345 12345 12345 12345 x 6789 6789 6789 6789 6789 678
                                    ^
    --- a long word: status 2, no stdout
    luozi: stdin, line 2, column 31: expected a column number, found `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…`
      12345 12345 12345 12345 12345 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                                    ^
    --- wide characters behind the spot: status 2, no stdout
    luozi: stdin, line 2, column 31: expected a column number, found `中中中中中中中中中中中中中中中中中中中中`
      12345 12345 12345 12345 12345 中中中中中中中中中中中中中中中中中中中中 6789
                                    ^
    --- wide characters to the end of what is shown: status 2, no stdout
    luozi: stdin, line 2, column 31: expected a column number, found `中中中中中中中中中中中中中中中中中中中中`
      12345 12345 12345 12345 12345 中中中中中中中中中中中中中中中中中中中中 6789 6789
                                    ^
    --- characters of four bytes: status 2, no stdout
    luozi: stdin, line 2, column 31: expected a column number, found `𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙`
      12345 12345 12345 12345 12345 𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙 6789
                                    ^
    --- a byte order mark before: status 2, no stdout
    luozi: stdin, line 1, column 4: expected the board's height, found `x`
      \u{feff}12 x
                 ^
    --- lines that end in CRLF: status 2, no stdout
    luozi: stdin, line 2, column 5: expected a column number, found `x`
      1 2 x
          ^
    --- behind a thousand blank lines: status 2, no stdout
    luozi: stdin, line 1001, column 3: expected the board's height, found `x`
      5 x
        ^
    ");
}

#[test]
fn the_mark_stands_behind_wide_characters() {
    // No case of connect4 gets that far; the siblings' do, and the reader is one for all.
    let message = |text: &str| {
        let mut bytes = text.as_bytes();
        let mut input = Input::new(&mut bytes);
        let words = text.split_whitespace().count();
        for _ in 1..words {
            input.word().unwrap().expect("a word");
        }
        let input::Error::Bad(bad) = input.unexpected("a number") else {
            panic!("the text can be read")
        };
        format!("{bad}\n")
    };
    let shown = [
        "中 x",
        "中文 字 x 后",
        "é q\u{301} x",
        "😀😀 x",
        &format!("{}x", "中文 ".repeat(40)),
        &format!("{}x", "😀😀 ".repeat(40)),
        &format!("a{}x", "😀中é ".repeat(40)),
        &format!("{}x", "中\u{200B} ".repeat(12)),
    ]
    .map(message);
    assert_snapshot!(shown.concat(), @r"
    line 1, column 3: expected a number, found `x`
      中 x
         ^
    line 1, column 8: expected a number, found `后`
      中文 字 x 后
                ^
    line 1, column 6: expected a number, found `x`
      é q́ x
          ^
    line 1, column 4: expected a number, found `x`
      😀😀 x
           ^
    line 1, column 121: expected a number, found `x`
      中文 中文 中文 中文 中文 中文 中文 中文 中文 中文 x
                                                        ^
    line 1, column 121: expected a number, found `x`
      😀😀 😀😀 😀😀 😀😀 😀😀 😀😀 😀😀 😀😀 😀😀 😀😀 x
                                                        ^
    line 1, column 162: expected a number, found `x`
      é 😀中é 😀中é 😀中é 😀中é 😀中é 😀中é 😀中é x
                                                  ^
    line 1, column 37: expected a number, found `x`
      中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} 中\u{200b} x
                                                                                                                    ^
    ");
}

#[test]
fn a_long_word_is_not_cut_within_a_character() {
    let text = format!("5 5\n{}\n", "中".repeat(30));
    let outcome = luozi_on::<&str>(&[], text);
    assert!(!outcome.stderr.contains("\\x"), "{outcome}");
}

#[test]
fn a_number_longer_than_all_that_is_kept_is_shown_too() {
    for (name, word) in [
        ("past 32 bits", "9".repeat(1_000_000)),
        ("past 32 bits behind zeros", "0".repeat(1_000_000) + "2147483648"),
        ("no number in the end", "0".repeat(1_000_000) + "x"),
    ] {
        let outcome = luozi_on::<&str>(&[], format!("5 5\n1 {word} 2\n"));
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{name}");
        assert_readable(&outcome.stderr);
        let [_, line, _] = outcome.stderr.lines().collect::<Vec<_>>()[..] else { unreachable!() };
        assert!(line.ends_with(&word[..30]), "{name}: {outcome}");
    }
}

#[test]
fn a_word_of_megabytes_is_refused() {
    let text = [b"5 5\n1 ".as_slice(), &vec![b'x'; 5 << 20], b" 2\n"].concat();
    let shown = refusals(&[], &[("a word of five megabytes", &text)]);
    assert_snapshot!(shown, @"
    --- a word of five megabytes: status 2, no stdout
    luozi: stdin, line 2, column 3: expected a column number, found `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…`
      1 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        ^
    ");
}

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
    luozi: stdin, line 3, column 1: expected the end of the input, found `\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
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

/// connect4 with some options.
fn connect4(rules: Rules) -> Box<dyn Puzzle> {
    let entry = PUZZLES.iter().find(|entry| entry.name == "connect4").expect("the main job");
    let Rules { connect, strict } = rules;
    (entry.reader)(&Options { connect: Some(connect), strict, ..Options::default() })
}

/// A text that arrives in pieces, of so many bytes at most, one size after another and from the first again.
pub(crate) struct Pieces {
    text: Cursor<Vec<u8>>,
    sizes: Vec<usize>,
    turn: usize,
}

impl Pieces {
    pub(crate) fn new(text: &[u8], sizes: &[usize]) -> Self {
        Self { text: Cursor::new(text.to_vec()), sizes: sizes.to_vec(), turn: 0 }
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes[self.turn % self.sizes.len()].min(buffer.len());
        self.turn += 1;
        self.text.read(&mut buffer[..size])
    }
}

/// A stream that tells afterwards what was written to it.
#[derive(Clone, Default)]
pub(crate) struct Written(Arc<Mutex<Vec<u8>>>);

impl Written {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).expect("what is written is text")
    }
}

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What the library answers and what it says, as the program would: one case, case after case, a case a line.
pub(crate) fn by_library(
    rules: Rules,
    source: impl FnOnce() -> Box<dyn Read + Send>,
    division: Division,
) -> (String, String) {
    let puzzle = connect4(rules);
    let (mut answers, messages) = (Written::default(), Written::default());
    let result = match division {
        Division::Single => judge::single(&*puzzle, &mut *source(), &mut answers),
        Division::Multi => judge::multi(&*puzzle, &mut *source(), &mut answers),
        Division::Lines(workers) => {
            let streams = judge::Streams {
                name: "stdin".to_owned(),
                source: source(),
                answers: Box::new(answers.clone()),
                messages: Box::new(messages.clone()),
            };
            judge::lines(puzzle, streams, workers)
                .map(|all_cases| assert_eq!(all_cases, messages.text().is_empty()))
        }
    };
    let last = result.err().map_or_else(String::new, |error| format!("luozi: stdin{error}\n"));
    (answers.text(), messages.text() + &last)
}

/// How a text is divided into cases, and with how many workers.
#[derive(Clone, Copy)]
pub(crate) enum Division {
    Single,
    Multi,
    Lines(usize),
}

/// The messages without the lines they show, and of those what comes before the word `expected`.
pub(crate) fn spots(messages: &str) -> Vec<&str> {
    messages
        .lines()
        .filter_map(|line| line.strip_prefix("luozi: stdin, "))
        .map(|line| line.split_once(": expected ").expect("what was expected is said").0)
        .collect()
}

/// Checks that the library and the model agree on a text that arrives in pieces, however it is divided into cases.
#[track_caller]
fn assert_agreement(rules: Rules, text: &[u8], sizes: &[usize]) {
    let judged = |division| by_library(rules, || Box::new(Pieces::new(text, sizes)), division);
    let shown = || format!("{} {rules:?} {sizes:?}", text.escape_ascii());

    let (answers, messages) = judged(Division::Single);
    match model::single(rules, text) {
        Ok(answer) => assert_eq!((answers, messages.as_str()), (answer, ""), "{}", shown()),
        Err(spot) => {
            assert_eq!(answers, "", "{}", shown());
            assert_eq!(spots(&messages), [spot.to_string()], "{}", shown());
            assert_readable(&messages);
        }
    }

    let (answers, messages) = judged(Division::Multi);
    let (expected, bad) = model::multi(rules, text);
    assert_eq!(answers, expected, "{}", shown());
    let bad = bad.map(|(case, spot)| format!("case {case}, {spot}"));
    assert_eq!(spots(&messages), Vec::from_iter(bad), "{}", shown());

    let (answers, messages) = judged(Division::Lines(2));
    let (expected, bad) = model::lines(rules, text);
    assert_eq!(answers, expected, "{}", shown());
    let bad: Vec<_> = bad.into_iter().map(|spot| spot.to_string()).collect();
    assert_eq!(spots(&messages), bad, "{}", shown());
}

/// Checks that a message is a sentence, a piece of a line and a mark, that no terminal would obey it, and that the mark
/// is under the line.
#[track_caller]
fn assert_readable(message: &str) {
    let [sentence, line, mark] = message.lines().collect::<Vec<_>>()[..] else {
        panic!("three lines: {message}")
    };
    assert!(!message.replace('\n', "").contains(char::is_control), "{message:?}");
    let spot = mark.strip_suffix('^').expect("a mark at the end of its line");
    assert!(spot.starts_with("  ") && spot.trim() == "", "{message}");
    // What is before the spot is plain: blanks of one column each, or escaped.
    let shown = line.get(spot.len()..).unwrap_or_default();
    let (_, found) = sentence.split_once("found ").expect("what was found is said");
    match found.strip_prefix('`').and_then(|found| found.split(['`', '…']).next()) {
        Some(word) => {
            let word: String = word.chars().take(8).collect();
            assert!(shown.starts_with(&word), "{message}");
        }
        // The end of a line, or of the input: nothing is there.
        None => assert_eq!(shown, "", "{message}"),
    }
}

/// Rules of all kinds.
fn rules() -> impl Strategy<Value = Rules> {
    (1..=6_u32, any::<bool>()).prop_map(|(connect, strict)| Rules { connect, strict })
}

/// How many bytes arrive at a time.
fn sizes() -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![Just(vec![usize::MAX]), Just(vec![1]), proptest::collection::vec(1..20_usize, 1..6),]
}

/// What texts that are nearly cases are made of.
const PARTS: &[&[u8]] = &[
    b"0",
    b"1",
    b"2",
    b"3",
    b"4",
    b"5",
    b"7",
    b"12",
    b" ",
    b" ",
    b" ",
    b" ",
    b"  ",
    b"\n",
    b"\n",
    b"\r\n",
    b"\t",
    b"\r",
    b"\x0C",
    b"-",
    b"+",
    b"-0",
    b"00",
    b"5 5\n",
    b"7 6\n",
    b"1 1\n",
    b"5 5 1 1 2 2 3 3 4\n",
    b"2147483647 ",
    b"-2147483648 ",
    b"2147483648",
    b"99999999999999999999",
    b"x",
    b",",
    b"\0",
    b"\x1B",
    b"\xFF",
    b"\x80",
    b"\xEF",
    b"\xEF\xBB\xBF",
    b"\xE4\xB8\xAD",
];

fn soup() -> impl Strategy<Value = Vec<u8>> {
    let part = proptest::sample::select(PARTS);
    proptest::collection::vec(part, 0..40).prop_map(|parts| parts.concat())
}

/// Cases of small boards, one after another, with blanks of all kinds.
fn cases() -> impl Strategy<Value = Vec<u8>> {
    let blank = || proptest::sample::select(&[" ", " ", " ", "  ", "\t", " \r"][..]);
    let end = || proptest::sample::select(&["\n", "\n", "\r\n", " \n", "\n\n"][..]);
    let step = (0..40_u8, blank()).prop_map(|(step, blank)| format!("{}{blank}", step % 8));
    let steps = proptest::collection::vec(step, 0..40).prop_map(|steps| steps.concat());
    let case = (1..9_u8, blank(), 1..8_u8, end(), steps, end()).prop_map(
        |(width, blank, height, end, steps, last)| {
            format!("{width}{blank}{height}{end}{steps}{last}")
        },
    );
    proptest::collection::vec(case, 1..4).prop_map(|cases| cases.concat().into_bytes())
}

/// The same, with some bytes changed, lost, doubled or put in.
fn spoilt_cases() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<proptest::sample::Index>(), proptest::sample::select(PARTS), 0..4_u8);
    let changes = proptest::collection::vec(change, 1..4);
    (cases(), changes).prop_map(|(mut text, changes)| {
        for (place, part, kind) in changes {
            let place = place.index(text.len() + 1);
            let rest = text.split_off(place);
            match kind {
                0 => text.extend(part.iter().chain(&rest)),
                1 => text.extend(part.iter().chain(rest.get(1..).unwrap_or_default())),
                2 => text.extend(rest.get(1..).unwrap_or_default()),
                _ => text.extend(rest.iter().take(1).chain(&rest)),
            }
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn any_bytes_are_judged_or_refused(
        text in proptest::collection::vec(any::<u8>(), 0..300), rules in rules(), sizes in sizes(),
    ) {
        assert_agreement(rules, &text, &sizes);
    }

    #[test]
    fn what_is_nearly_a_case_is_judged_or_refused(
        text in soup(), rules in rules(), sizes in sizes(),
    ) {
        assert_agreement(rules, &text, &sizes);
    }

    #[test]
    fn cases_are_judged(text in cases(), rules in rules(), sizes in sizes()) {
        assert_agreement(rules, &text, &sizes);
    }

    #[test]
    fn spoilt_cases_are_judged_or_refused(
        text in spoilt_cases(), rules in rules(), sizes in sizes(),
    ) {
        assert_agreement(rules, &text, &sizes);
    }
}

proptest! {
    // A process a case.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn the_program_says_what_the_model_says(text in prop_oneof![soup(), spoilt_cases()]) {
        let outcome = luozi_on::<&str>(&[], &text);
        match model::single(Rules { connect: 4, strict: false }, &text) {
            Ok(answer) => {
                prop_assert_eq!((outcome.status, outcome.stdout), (Some(0), answer));
                prop_assert_eq!(outcome.stderr, "");
            }
            Err(spot) => {
                prop_assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
                let begin = format!("luozi: stdin, {spot}: expected ");
                prop_assert!(outcome.stderr.starts_with(&begin), "{}", outcome);
            }
        }
    }
}

/// Where what is at hand ends for the first time, and where it is moved again: one case, and a case a line.
const ENDS: [usize; 2] = [256 << 10, (512 << 10) - 256];
const ENDS_OF_LINES: [usize; 2] = [128 << 10, (256 << 10) - 256];

/// Words that are slid over the end of what is read at a time.
const WORDS: &[&str] = &[
    "1",
    "+1",
    "-0",
    "12345678",
    "00000000000000000002",
    "2147483647",
    "-2147483648",
    "\t\r",
    "x",
    "1x",
    "-",
    "2147483648",
    "中",
    "１２",
    "\u{FEFF}",
    "1,2",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
];

/// Slides every word over a place, and checks that it makes no difference.
///
/// `before` and `after` are what stands around the word; what is between `before` and the word is blank. `lines` of
/// ten bytes each may come before all that.
#[track_caller]
fn assert_no_difference(division: Division, end: usize, [before, after]: [&str; 2], lines: usize) {
    const RULES: Rules = Rules { connect: 4, strict: false };
    let near_blanks = " ".repeat(300);
    let line = "5 5 1 6 2\n";
    let judge = |text: &str, sizes| {
        by_library(RULES, || Box::new(Pieces::new(text.as_bytes(), sizes)), division)
    };
    for word in WORDS {
        let near = format!("{before}{near_blanks}{word}{after}");
        assert_agreement(RULES, near.as_bytes(), &[usize::MAX]);
        let (near_answers, near_messages) = judge(&near, &[usize::MAX]);
        let answers = "2,error\n".repeat(lines) + &near_answers;
        for place in end - word.len() - 12..end + 6 {
            let blanks = place - before.len() - lines * line.len();
            let text = [&line.repeat(lines), before, &" ".repeat(blanks), word, after].concat();
            let messages = moved(&near_messages, lines, blanks - near_blanks.len());
            for sizes in [&[usize::MAX][..], &[8191]] {
                let found = judge(&text, sizes);
                assert!(found.0 == answers, "{word} at {place}: {}", found.1);
                assert_eq!(found.1, messages, "{word} at {place}");
            }
        }
    }
}

/// The same message, of a place that is so many lines below and so many columns to the right.
fn moved(message: &str, lines: usize, columns: usize) -> String {
    let Some(rest) = message.strip_prefix("luozi: stdin, line 1, column ").or_else(|| {
        // A case that stands on two lines has its word on the second.
        message.strip_prefix("luozi: stdin, line 2, column ")
    }) else {
        assert_eq!(message, "");
        return String::new();
    };
    let line = if message.contains("line 1,") { 1 } else { 2 };
    let (column, rest) = rest.split_once(':').expect("the column ends");
    let column: usize = column.parse().expect("the column is a number");
    format!("luozi: stdin, line {}, column {}:{rest}", line + lines, column + columns)
}

#[test]
fn the_end_of_what_is_at_hand_cuts_no_word_of_a_single_case() {
    let after = format!(" 2 中x {}\n", "3 ".repeat(70));
    for end in ENDS {
        assert_no_difference(Division::Single, end, ["7 6\n1 ", &after], 0);
    }
}

#[test]
fn the_end_of_what_is_at_hand_cuts_no_word_of_a_long_line() {
    for end in ENDS_OF_LINES {
        assert_no_difference(Division::Lines(2), end, ["7 6 1 ", " 2 8 中\n5 5 6\n"], 0);
    }
}

#[test]
fn the_end_of_what_is_at_hand_cuts_no_line() {
    let [end, _] = ENDS_OF_LINES;
    let around = ["7 6 1 ", " 2 8 中\n5 5 6\n"];
    assert_no_difference(Division::Lines(2), end, around, end / 10 - 40);
}

#[test]
fn the_mark_of_utf_8_may_arrive_in_pieces() {
    for sizes in [[1, 1, 1], [2, 1, 9], [1, 2, 9], [3, 1, 1]] {
        for text in
            ["\u{FEFF}5 5\n6\n", "\u{FEFF}", "\u{FEFF}x", "\u{FEFF}\u{FEFF}", "\u{FEFF}5 5 6"]
        {
            for end in 0..=text.len() {
                assert_agreement(
                    Rules { connect: 4, strict: false },
                    &text.as_bytes()[..end],
                    &sizes,
                );
            }
        }
    }
}

/// The program once more and slowly: from the whole text at once, with what the standard library reads, and with the
/// rule as the statement says it.
pub(crate) mod model {
    use std::collections::HashMap;
    use std::fmt;

    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Rules {
        pub(crate) connect: u32,
        pub(crate) strict: bool,
    }

    /// The place of what is wrong, counted from 1.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) struct Spot {
        line: usize,
        column: usize,
    }

    impl fmt::Display for Spot {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "line {}, column {}", self.line, self.column)
        }
    }

    /// The one case that a text is: the answer, or where it is none.
    pub(crate) fn single(rules: Rules, text: &[u8]) -> Result<String, Spot> {
        let lines = Line::all(text);
        let mut filled = lines.iter().filter(|line| !line.words().is_empty());
        let Some(header) = filled.next() else { return Err(lines.last().unwrap().end()) };
        let mut game = header.board(rules)?;
        if let Some(steps) = filled.next() {
            steps.play(&mut game, 0)?;
        }
        match filled.next() {
            Some(third) if rules.strict || game.verdict.is_none() => Err(third.words()[0].0),
            _ => Ok(game.answer()),
        }
    }

    /// The answers to the cases of a text, and the number of the first bad one with the place of what is wrong.
    pub(crate) fn multi(rules: Rules, text: &[u8]) -> (String, Option<(usize, Spot)>) {
        let mut answers = String::new();
        let lines = Line::all(text);
        let mut rest = lines.iter();
        let mut case = 0;
        while let Some(header) = rest.find(|line| !line.words().is_empty()) {
            case += 1;
            let judged = header.board(rules).and_then(|mut game| {
                rest.next().map_or(Ok(()), |steps| steps.play(&mut game, 0))?;
                Ok(game.answer())
            });
            match judged {
                Ok(answer) => answers.push_str(&answer),
                Err(spot) => return (answers, Some((case, spot))),
            }
        }
        (answers, None)
    }

    /// The answers to the lines of a text, and the place of what is wrong in each that is malformed.
    pub(crate) fn lines(rules: Rules, text: &[u8]) -> (String, Vec<Spot>) {
        let (mut answers, mut bad) = (String::new(), Vec::new());
        let mut lines = Line::all(text);
        lines.pop_if(|line| line.text.is_empty());
        for line in lines {
            let judged = line.size().and_then(|size| {
                let mut game = Game::new(size, rules);
                line.play(&mut game, 2)?;
                Ok(game.answer())
            });
            answers.push_str(judged.as_deref().unwrap_or("malformed\n"));
            bad.extend(judged.err());
        }
        (answers, bad)
    }

    struct Line<'a> {
        number: usize,
        text: &'a [u8],
    }

    impl<'a> Line<'a> {
        fn all(text: &'a [u8]) -> Vec<Self> {
            let text = text.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(text);
            let lines = text.split(|&byte| byte == b'\n');
            (1..).zip(lines).map(|(number, text)| Self { number, text }).collect()
        }

        /// Every word with its place. Up to the first that is no number a character is a byte.
        fn words(&self) -> Vec<(Spot, &'a [u8])> {
            let mut column = 1;
            let mut words = Vec::new();
            for word in self.text.split(|byte| b" \t\r\x0B\x0C".contains(byte)) {
                if !word.is_empty() {
                    words.push((Spot { line: self.number, column }, word));
                }
                column += word.len() + 1;
            }
            words
        }

        fn end(&self) -> Spot {
            Spot { line: self.number, column: self.text.len() + 1 }
        }

        fn size(&self) -> Result<[i64; 2], Spot> {
            let words = self.words();
            let size = |place: usize| words.get(place).ok_or(self.end()).and_then(number);
            Ok([size(0)?, size(1)?])
        }

        fn board(&self, rules: Rules) -> Result<Game, Spot> {
            let size = self.size()?;
            self.words().get(2).map_or(Ok(Game::new(size, rules)), |third| Err(third.0))
        }

        fn play(&self, game: &mut Game, skipped: usize) -> Result<(), Spot> {
            for word in &self.words()[skipped..] {
                if game.verdict.is_some() && !game.rules.strict {
                    break;
                }
                game.play(number(word)?);
            }
            Ok(())
        }
    }

    fn number(&(spot, word): &(Spot, &[u8])) -> Result<i64, Spot> {
        let number = std::str::from_utf8(word).ok().and_then(|word| word.parse::<i32>().ok());
        number.map(i64::from).ok_or(spot)
    }

    struct Game {
        rules: Rules,
        size: [i64; 2],
        /// Whether red has the cell, by column and row.
        cells: HashMap<(i64, i64), bool>,
        steps: usize,
        verdict: Option<&'static str>,
    }

    impl Game {
        fn new(size: [i64; 2], rules: Rules) -> Self {
            Self { rules, size, cells: HashMap::new(), steps: 0, verdict: None }
        }

        fn play(&mut self, column: i64) {
            if self.verdict.is_some() {
                return;
            }
            self.steps += 1;
            let red = self.steps % 2 == 1;
            let [width, height] = self.size;
            let row = (1..=height).find(|&row| !self.cells.contains_key(&(column, row)));
            let Some(row) = row.filter(|_| (1..=width).contains(&column)) else {
                self.verdict = Some("error");
                return;
            };
            self.cells.insert((column, row), red);
            let connect = i64::from(self.rules.connect);
            let line = |(right, up): (i64, i64), before: i64| {
                (-before..connect - before).all(|place| {
                    self.cells.get(&(column + place * right, row + place * up)) == Some(&red)
                })
            };
            let axes = [(1, 0), (0, 1), (1, 1), (1, -1)];
            if axes.into_iter().any(|axis| (0..connect).any(|before| line(axis, before))) {
                self.verdict = Some(if red { "red" } else { "blue" });
            }
        }

        fn answer(&self) -> String {
            match self.verdict {
                Some(verdict) => format!("{},{verdict}\n", self.steps),
                None => "0,draw\n".to_owned(),
            }
        }
    }
}
