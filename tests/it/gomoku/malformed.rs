//! What is no gomoku board, and what is said of it.

use insta::assert_snapshot;

use super::GAME;
use crate::siblings::refusals;

#[test]
fn sizes() {
    let said = refusals(
        GAME,
        &[
            ("nothing at all", ""),
            ("blank lines", " \n\n"),
            ("a word", "five 5\n"),
            ("a number with a tail", "5x 5\n"),
            ("a comma", "1,5\n1 1 1 1 1\n"),
            ("no columns", "5\n1 1 1 1 1\n"),
            ("three sizes", "1 5 5\n1 1 1 1 1\n"),
            ("no rows", "0 5\n"),
            ("a negative number of columns", "5 -5\n"),
            ("past 32 bits", "1 2147483648\n"),
            ("far past 32 bits", "99999999999999999999999 1\n"),
            ("full-width digits", "１ ５\n11111\n"),
        ],
    );
    assert_snapshot!(said, @r"
    nothing at all
    luozi: stdin, line 1, column 1: expected the number of rows, found the end of the input

      ^
    blank lines
    luozi: stdin, line 3, column 1: expected the number of rows, found the end of the input

      ^
    a word
    luozi: stdin, line 1, column 1: expected the number of rows, found `five`
      five 5
      ^
    a number with a tail
    luozi: stdin, line 1, column 1: expected the number of rows, found `5x`
      5x 5
      ^
    a comma
    luozi: stdin, line 1, column 1: expected the number of rows, found `1,5` (put blanks between the numbers, no commas)
      1,5
      ^
    no columns
    luozi: stdin, line 1, column 2: expected the number of columns, found the end of the line
      5
       ^
    three sizes
    luozi: stdin, line 1, column 5: expected the end of the line after rows and columns, found `5`
      1 5 5
          ^
    no rows
    luozi: stdin, line 1, column 1: expected the number of rows, from 1, found `0`
      0 5
      ^
    a negative number of columns
    luozi: stdin, line 1, column 3: expected the number of columns, from 1, found `-5`
      5 -5
        ^
    past 32 bits
    luozi: stdin, line 1, column 3: expected the number of columns, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      1 2147483648
        ^
    far past 32 bits
    luozi: stdin, line 1, column 1: expected the number of rows, found `99999999999999999999999`, which is past 32 bits (-2147483648 to 2147483647)
      99999999999999999999999 1
      ^
    full-width digits
    luozi: stdin, line 1, column 1: expected the number of rows, found `１` (full-width digits: write plain 0 to 9)
      １ ５
      ^
    ");
}

#[test]
fn other_encodings() {
    let utf16 = |text: &str| text.encode_utf16().collect::<Vec<_>>();
    let little: Vec<_> = utf16("\u{FEFF}1 5\n").into_iter().flat_map(u16::to_le_bytes).collect();
    let big: Vec<_> = utf16("\u{FEFF}1 5\n").into_iter().flat_map(u16::to_be_bytes).collect();
    let unmarked: Vec<_> = utf16("1 5\n").into_iter().flat_map(u16::to_le_bytes).collect();
    let said = refusals(
        GAME,
        &[
            ("UTF-16", little),
            ("UTF-16, the other way round", big),
            ("UTF-16 without a mark", unmarked),
            ("no encoding at all", b"1 \xFF\n".to_vec()),
        ],
    );
    assert_snapshot!(said, @r"
    UTF-16
    luozi: stdin, line 1, column 1: expected the number of rows, found `\xFF\xFE1\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      \xFF\xFE1\u{0} \u{0}5\u{0}
      ^
    UTF-16, the other way round
    luozi: stdin, line 1, column 1: expected the number of rows, found `\xFE\xFF\u{0}1\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      \xFE\xFF\u{0}1\u{0} \u{0}5\u{0}
      ^
    UTF-16 without a mark
    luozi: stdin, line 1, column 1: expected the number of rows, found `1\u{0}` (the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`)
      1\u{0} \u{0}5\u{0}
      ^
    no encoding at all
    luozi: stdin, line 1, column 3: expected the number of columns, found `\xFF`
      1 \xFF
        ^
    ");
}

#[test]
fn cells() {
    let said = refusals(
        GAME,
        &[
            ("a digit too high", "1 5\n1 1 3 1 1\n"),
            ("a digit too high, packed", "1 5\n11311\n"),
            ("a digit too high in front", "1 5\n31111\n"),
            ("a negative cell", "1 2\n-1 1\n"),
            ("a letter", "2 3\n0 0 0\n0 x 0\n"),
            ("a letter, packed", "1 9\n00000000X\n"),
            ("commas", "1 3\n1,1,1\n"),
            ("a full-width comma", "1 3\n1，1，1\n"),
            ("a full-width digit", "1 3\n1 ２ 1\n"),
            ("a full-width blank", "1 3\n1\u{3000}1 1\n"),
            ("a cell of two digits", "1 3\n1 11 1\n"),
            ("packed at the end", "1 4\n1 1 11\n"),
            ("a blank in a packed row", "1 4\n11 11\n"),
            ("a control character", "1 3\n1 \u{1B} 1\n"),
        ],
    );
    assert_snapshot!(said, @r"
    a digit too high
    luozi: stdin, line 2, column 5: expected 0, 1 or 2 for column 3 of the row, found `3`
      1 1 3 1 1
          ^
    a digit too high, packed
    luozi: stdin, line 2, column 3: expected 0, 1 or 2 for column 3 of the row, found `311`
      11311
        ^
    a digit too high in front
    luozi: stdin, line 2, column 1: expected 0, 1 or 2 for column 1 of the row, found `31111`
      31111
      ^
    a negative cell
    luozi: stdin, line 2, column 1: expected 0, 1 or 2 for column 1 of the row, found `-1`
      -1 1
      ^
    a letter
    luozi: stdin, line 3, column 3: expected 0, 1 or 2 for column 2 of the row, found `x`
      0 x 0
        ^
    a letter, packed
    luozi: stdin, line 2, column 9: expected 0, 1 or 2 for column 9 of the row, found `X`
      00000000X
              ^
    commas
    luozi: stdin, line 2, column 2: expected 0, 1 or 2 for column 2 of the row, found `,1,1`
      1,1,1
       ^
    a full-width comma
    luozi: stdin, line 2, column 2: expected 0, 1 or 2 for column 2 of the row, found `，1，1` (a full-width comma: put blanks between the numbers)
      1，1，1
       ^
    a full-width digit
    luozi: stdin, line 2, column 3: expected 0, 1 or 2 for column 2 of the row, found `２` (full-width digits: write plain 0 to 9)
      1 ２ 1
        ^
    a full-width blank
    luozi: stdin, line 2, column 2: expected 0, 1 or 2 for column 2 of the row, found `　1` (a full-width or no-break blank: write a plain one)
      1　1 1
       ^
    a cell of two digits
    luozi: stdin, line 2, column 4: expected a blank, as between the cells before, found `1`
      1 11 1
         ^
    packed at the end
    luozi: stdin, line 2, column 6: expected a blank, as between the cells before, found `1`
      1 1 11
           ^
    a blank in a packed row
    luozi: stdin, line 2, column 4: expected 0, 1 or 2 for column 3 of the row, found `11`
      11 11
         ^
    a control character
    luozi: stdin, line 2, column 3: expected 0, 1 or 2 for column 2 of the row, found `\u{1b}`
      1 \u{1b} 1
        ^
    ");
}

#[test]
fn rows() {
    let said = refusals(
        GAME,
        &[
            ("sizes only", "2 3\n"),
            ("a row too short", "2 3\n1 1\n1 1 1\n"),
            ("a row too short, packed", "2 3\n11\n111\n"),
            ("a row too long", "2 3\n1 1 1 1\n1 1 1\n"),
            ("a row too long, packed", "2 3\n1111\n111\n"),
            ("a row too short, after eight cells", "1 9\n1 1 1 1 1 1 1 1\n"),
            ("the last row is missing", "3 3\n111\n111\n"),
            ("the last row is missing, no final newline", "2 3\n111"),
            ("one row too many", "1 3\n111\n111\n"),
            ("two rows in a line", "2 3\n111 111\n"),
            ("the sizes and a row in a line", "1 3 111\n"),
            ("a word after the board", "1 3\n111\n\nend\n"),
            ("a board too large to hold", "2147483647 2147483647\n0 1 2\n"),
        ],
    );
    assert_snapshot!(said, @"
    sizes only
    luozi: stdin, line 2, column 1: expected 0, 1 or 2 for column 1 of the row, found the end of the input

      ^
    a row too short
    luozi: stdin, line 2, column 4: expected 0, 1 or 2 for column 3 of the row, found the end of the line
      1 1
         ^
    a row too short, packed
    luozi: stdin, line 2, column 3: expected 0, 1 or 2 for column 3 of the row, found the end of the line
      11
        ^
    a row too long
    luozi: stdin, line 2, column 7: expected the end of the row, found `1`
      1 1 1 1
            ^
    a row too long, packed
    luozi: stdin, line 2, column 4: expected the end of the row, found `1`
      1111
         ^
    a row too short, after eight cells
    luozi: stdin, line 2, column 16: expected 0, 1 or 2 for column 9 of the row, found the end of the line
      1 1 1 1 1 1 1 1
                     ^
    the last row is missing
    luozi: stdin, line 4, column 1: expected 0, 1 or 2 for column 1 of the row, found the end of the input

      ^
    the last row is missing, no final newline
    luozi: stdin, line 2, column 4: expected 0, 1 or 2 for column 1 of the row, found the end of the input
      111
         ^
    one row too many
    luozi: stdin, line 3, column 1: expected the end of the input, found `111`
      111
      ^
    two rows in a line
    luozi: stdin, line 2, column 5: expected the end of the row, found `111`
      111 111
          ^
    the sizes and a row in a line
    luozi: stdin, line 1, column 5: expected the end of the line after rows and columns, found `111`
      1 3 111
          ^
    a word after the board
    luozi: stdin, line 4, column 1: expected the end of the input, found `end`
      end
      ^
    a board too large to hold
    luozi: stdin, line 2, column 6: expected 0, 1 or 2 for column 4 of the row, found the end of the line
      0 1 2
           ^
    ");
}
