//! What is said of each kind of bad input.

use insta::assert_snapshot;
use luozi::input::{self, Input};

use super::{assert_readable, refusals};
use crate::run::luozi_on;

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
      \u{feff}5 5
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
    luozi: stdin, line 2, column 3: expected a column number, found `\u{0}`
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
      12 x
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
