//! What is no board with a move, and what is said of it.

use insta::assert_snapshot;

use super::{BOARD, GAME};
use crate::siblings::refusals;

/// The statement's board with something else in the place of a part, and a good move.
fn board(part: &str, other: &str) -> String {
    format!("{}1 4\nX\n", BOARD.replacen(part, other, 1))
}

#[test]
fn boards() {
    let said = refusals(
        GAME,
        &[
            ("nothing at all", String::new()),
            ("a row too short", board("***O*X**", "***O*X*")),
            ("a row too long", board("***O*X**", "***O*X***")),
            ("a row far too long", board("***O*X**", &"*".repeat(100))),
            ("another character", board("***O*X**", "***O.X**")),
            ("a zero for an O", board("***O*X**", "***0*X**")),
            ("another alphabet", board("***O*X**", "***О*X**")),
            ("a full-width asterisk", board("***O*X**", "＊**O*X**")),
            ("blanks between the cells", board("***O*X**", "* * * O * X * *")),
            ("two rows in a line", board("********\n***O", "******** ***O")),
            ("the move in the board", board("***O*X**", "1 4")),
            ("one row too few", board("********\n", "")),
            ("one row too many", format!("{BOARD}********\n1 4\nX\n")),
            ("half a board", "********\n********\n********\n***OX***\n".to_owned()),
        ],
    );
    assert_snapshot!(said, @"
    nothing at all
    luozi: stdin, line 1, column 1: expected a row of eight `*`, `X` or `O`, found the end of the input

      ^
    a row too short
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `***O*X*`
      ***O*X*
      ^
    a row too long
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `***O*X***`
      ***O*X***
      ^
    a row far too long
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `******************************…`
      ******************************
      ^
    another character
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `***O.X**`
      ***O.X**
      ^
    a zero for an O
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `***0*X**`
      ***0*X**
      ^
    another alphabet
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `***О*X**`
      ***О*X**
      ^
    a full-width asterisk
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `＊**O*X**`
      ＊**O*X**
      ^
    blanks between the cells
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `*`
      * * * O * X * *
      ^
    two rows in a line
    luozi: stdin, line 1, column 10: expected the end of the row, found `***O*X**`
      ******** ***O*X**
               ^
    the move in the board
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found `1`
      1 4
      ^
    one row too few
    luozi: stdin, line 8, column 1: expected a row of eight `*`, `X` or `O`, found `1`
      1 4
      ^
    one row too many
    luozi: stdin, line 9, column 1: expected the move's row, found `********`
      ********
      ^
    half a board
    luozi: stdin, line 5, column 1: expected a row of eight `*`, `X` or `O`, found the end of the input

      ^
    ");
}

#[test]
fn moves() {
    let said = refusals(
        GAME,
        &[
            ("no move", BOARD.to_owned()),
            ("no column", format!("{BOARD}1\nX\n")),
            ("a column on a line of its own", format!("{BOARD}1\n4\nX\n")),
            ("letters", format!("{BOARD}d1\nX\n")),
            ("a letter for the row", format!("{BOARD}a 4\nX\n")),
            ("a letter for the column", format!("{BOARD}1 d\nX\n")),
            ("a row past 32 bits", format!("{BOARD}2147483648 4\nX\n")),
            ("a column past 32 bits", format!("{BOARD}1,-2147483649\nX\n")),
            ("a fraction", format!("{BOARD}1.0 4\nX\n")),
            ("two commas", format!("{BOARD}1,,4\nX\n")),
            ("a comma only", format!("{BOARD}1,\nX\n")),
            ("a full-width comma", format!("{BOARD}1，4\nX\n")),
            ("full-width digits", format!("{BOARD}１ ４\nX\n")),
            ("a full-width blank", format!("{BOARD}1\u{3000}4\nX\n")),
            ("three numbers", format!("{BOARD}1 4 4\nX\n")),
        ],
    );
    assert_snapshot!(said, @"
    no move
    luozi: stdin, line 9, column 1: expected the move's row, found the end of the input

      ^
    no column
    luozi: stdin, line 9, column 2: expected the move's column, found the end of the line
      1
       ^
    a column on a line of its own
    luozi: stdin, line 9, column 2: expected the move's column, found the end of the line
      1
       ^
    letters
    luozi: stdin, line 9, column 1: expected the move's row, found `d1`
      d1
      ^
    a letter for the row
    luozi: stdin, line 9, column 1: expected the move's row, found `a`
      a 4
      ^
    a letter for the column
    luozi: stdin, line 9, column 3: expected the move's column, found `d`
      1 d
        ^
    a row past 32 bits
    luozi: stdin, line 9, column 1: expected the move's row, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      2147483648 4
      ^
    a column past 32 bits
    luozi: stdin, line 9, column 3: expected the move's column, found `-2147483649`, which is past 32 bits (-2147483648 to 2147483647)
      1,-2147483649
        ^
    a fraction
    luozi: stdin, line 9, column 1: expected the move's row, found `1.0`
      1.0 4
      ^
    two commas
    luozi: stdin, line 9, column 3: expected the move's column, found `,4` (put blanks between the numbers, no commas)
      1,,4
        ^
    a comma only
    luozi: stdin, line 9, column 3: expected the move's column, found the end of the line
      1,
        ^
    a full-width comma
    luozi: stdin, line 9, column 1: expected the move's row, found `1，4` (a full-width comma: put blanks between the numbers)
      1，4
      ^
    full-width digits
    luozi: stdin, line 9, column 1: expected the move's row, found `１` (full-width digits: write plain 0 to 9)
      １ ４
      ^
    a full-width blank
    luozi: stdin, line 9, column 1: expected the move's row, found `1　4` (a full-width or no-break blank: write a plain one)
      1　4
      ^
    three numbers
    luozi: stdin, line 9, column 5: expected the colour that moves, `X` or `O`, found `4`
      1 4 4
          ^
    ");
}

#[test]
fn colours() {
    let said = refusals(
        GAME,
        &[
            ("no colour", format!("{BOARD}1 4\n")),
            ("no colour, no final newline", format!("{BOARD}1 4")),
            ("another colour", format!("{BOARD}1 4\nB\n")),
            ("an empty cell", format!("{BOARD}1 4\n*\n")),
            ("a word", format!("{BOARD}1 4\nblack\n")),
            ("two letters", format!("{BOARD}1 4\nXX\n")),
            ("glued to the column", format!("{BOARD}1 4X\n")),
            ("a full-width letter", format!("{BOARD}1 4\nＸ\n")),
            ("two colours", format!("{BOARD}1 4\nX O\n")),
            ("two colours in two lines", format!("{BOARD}1 4\nX\nO\n")),
            ("another move", format!("{BOARD}1 4 X\n1 5 O\n")),
            ("a board after it", format!("{BOARD}1 4\nX\n{BOARD}")),
        ],
    );
    assert_snapshot!(said, @"
    no colour
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found the end of the input

      ^
    no colour, no final newline
    luozi: stdin, line 9, column 4: expected the colour that moves, `X` or `O`, found the end of the input
      1 4
         ^
    another colour
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found `B`
      B
      ^
    an empty cell
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found `*`
      *
      ^
    a word
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found `black`
      black
      ^
    two letters
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found `XX`
      XX
      ^
    glued to the column
    luozi: stdin, line 9, column 3: expected the move's column, found `4X`
      1 4X
        ^
    a full-width letter
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found `Ｘ`
      Ｘ
      ^
    two colours
    luozi: stdin, line 10, column 3: expected the end of the line after the colour, found `O`
      X O
        ^
    two colours in two lines
    luozi: stdin, line 11, column 1: expected the end of the input, found `O`
      O
      ^
    another move
    luozi: stdin, line 10, column 1: expected the end of the input, found `1`
      1 5 O
      ^
    a board after it
    luozi: stdin, line 11, column 1: expected the end of the input, found `********`
      ********
      ^
    ");
}

#[test]
fn an_illegal_move_is_no_excuse() {
    let said = refusals(
        GAME,
        &[
            ("off the board, another colour", format!("{BOARD}0 0\nB\n")),
            ("occupied, something after it", format!("{BOARD}2 4\nX\n1\n")),
        ],
    );
    assert_snapshot!(said, @"
    off the board, another colour
    luozi: stdin, line 10, column 1: expected the colour that moves, `X` or `O`, found `B`
      B
      ^
    occupied, something after it
    luozi: stdin, line 11, column 1: expected the end of the input, found `1`
      1
      ^
    ");
}
