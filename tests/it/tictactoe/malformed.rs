//! What is no game, and what is said of it.

use insta::assert_snapshot;

use super::GAME;
use crate::siblings::refusals;

#[test]
fn sizes() {
    let said = refusals(
        GAME,
        &[
            ("nothing at all", ""),
            ("blank lines", "\n\n"),
            ("zero", "0\n"),
            ("a negative size", "-3\n0 0 1\n"),
            ("a word", "three\n"),
            ("a fraction", "3.0\n"),
            ("past 32 bits", "2147483648\n"),
            ("a full-width digit", "３\n"),
        ],
    );
    assert_snapshot!(said, @"
    nothing at all
    luozi: stdin, line 1, column 1: expected the board's size, found the end of the input

      ^
    blank lines
    luozi: stdin, line 3, column 1: expected the board's size, found the end of the input

      ^
    zero
    luozi: stdin, line 1, column 1: expected the board's size, from 1, found `0`
      0
      ^
    a negative size
    luozi: stdin, line 1, column 1: expected the board's size, from 1, found `-3`
      -3
      ^
    a word
    luozi: stdin, line 1, column 1: expected the board's size, found `three`
      three
      ^
    a fraction
    luozi: stdin, line 1, column 1: expected the board's size, found `3.0`
      3.0
      ^
    past 32 bits
    luozi: stdin, line 1, column 1: expected the board's size, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      2147483648
      ^
    a full-width digit
    luozi: stdin, line 1, column 1: expected the board's size, found `３` (full-width digits: write plain 0 to 9)
      ３
      ^
    ");
}

#[test]
fn numbers() {
    let said = refusals(
        GAME,
        &[
            ("a row only", "3\n0\n"),
            ("no player", "3\n0 0\n"),
            ("no player in the second move", "3\n0 0 1\n1 1"),
            ("a letter for the row", "3\na 0 1\n"),
            ("a letter for the column", "3\n0 b 1\n"),
            ("a letter for the player", "3\n0 0 X\n"),
            ("commas", "3\n0,0,1\n"),
            ("a full-width comma", "3\n0，0，1\n"),
            ("full-width digits", "3\n０ ０ １\n"),
            ("a row past 32 bits", "3\n4294967296 0 1\n"),
            ("a column past 32 bits", "3\n0 -2147483649 1\n"),
            ("a player past 32 bits", "3\n0 0 99999999999\n"),
        ],
    );
    assert_snapshot!(said, @"
    a row only
    luozi: stdin, line 3, column 1: expected a move's column, found the end of the input

      ^
    no player
    luozi: stdin, line 3, column 1: expected a move's player, found the end of the input

      ^
    no player in the second move
    luozi: stdin, line 3, column 4: expected a move's player, found the end of the input
      1 1
         ^
    a letter for the row
    luozi: stdin, line 2, column 1: expected a move's row, found `a`
      a 0 1
      ^
    a letter for the column
    luozi: stdin, line 2, column 3: expected a move's column, found `b`
      0 b 1
        ^
    a letter for the player
    luozi: stdin, line 2, column 5: expected a move's player, found `X`
      0 0 X
          ^
    commas
    luozi: stdin, line 2, column 1: expected a move's row, found `0,0,1` (put blanks between the numbers, no commas)
      0,0,1
      ^
    a full-width comma
    luozi: stdin, line 2, column 1: expected a move's row, found `0，0，1` (a full-width comma: put blanks between the numbers)
      0，0，1
      ^
    full-width digits
    luozi: stdin, line 2, column 1: expected a move's row, found `０` (full-width digits: write plain 0 to 9)
      ０ ０ １
      ^
    a row past 32 bits
    luozi: stdin, line 2, column 1: expected a move's row, found `4294967296`, which is past 32 bits (-2147483648 to 2147483647)
      4294967296 0 1
      ^
    a column past 32 bits
    luozi: stdin, line 2, column 3: expected a move's column, found `-2147483649`, which is past 32 bits (-2147483648 to 2147483647)
      0 -2147483649 1
        ^
    a player past 32 bits
    luozi: stdin, line 2, column 5: expected a move's player, found `99999999999`, which is past 32 bits (-2147483648 to 2147483647)
      0 0 99999999999
          ^
    ");
}

#[test]
fn moves() {
    let said = refusals(
        GAME,
        &[
            ("row 3 of three", "3\n0 0 1\n3 0 2\n"),
            ("column 3 of three", "3\n0 3 1\n"),
            ("row -1", "3\n-1 0 1\n"),
            ("column -1", "3\n0 -1 1\n"),
            ("the largest number", "3\n2147483647 2147483647 1\n"),
            ("the smallest number", "3\n-2147483648 0 1\n"),
            ("off the largest board", "2147483647\n0 2147483647 1\n"),
            ("player 0", "3\n0 0 0\n"),
            ("player 3", "3\n0 0 3\n"),
            ("player -1", "3\n0 0 -1\n"),
            ("an occupied cell", "3\n0 0 1\n1 1 2\n0 0 2\n"),
            ("an own cell again", "3\n0 0 1\n0 0 1\n"),
            ("an occupied cell of a large board", "5000\n4999 0 1\n4999 0 2\n"),
            ("a move after the end", "1\n0 0 2\n0 0 1\n"),
            ("a move after a row", "2\n0 0 1\n0 1 1\n1 0 2\n"),
            ("one more on a full board", "2\n0 0 1\n0 1 2\n1 1 2\n1 0 1\n0 0 1\n"),
        ],
    );
    assert_snapshot!(said, @"
    row 3 of three
    luozi: stdin, line 3, column 1: expected row and column of move 2 from 0 to 2, found `3 0`
      3 0 2
      ^
    column 3 of three
    luozi: stdin, line 2, column 1: expected row and column of move 1 from 0 to 2, found `0 3`
      0 3 1
      ^
    row -1
    luozi: stdin, line 2, column 1: expected row and column of move 1 from 0 to 2, found `-1 0`
      -1 0 1
      ^
    column -1
    luozi: stdin, line 2, column 1: expected row and column of move 1 from 0 to 2, found `0 -1`
      0 -1 1
      ^
    the largest number
    luozi: stdin, line 2, column 1: expected row and column of move 1 from 0 to 2, found `2147483647 2147483647`
      2147483647 2147483647 1
      ^
    the smallest number
    luozi: stdin, line 2, column 1: expected row and column of move 1 from 0 to 2, found `-2147483648 0`
      -2147483648 0 1
      ^
    off the largest board
    luozi: stdin, line 2, column 1: expected row and column of move 1 from 0 to 2147483646, found `0 2147483647`
      0 2147483647 1
      ^
    player 0
    luozi: stdin, line 2, column 5: expected player 1 or 2, found `0`
      0 0 0
          ^
    player 3
    luozi: stdin, line 2, column 5: expected player 1 or 2, found `3`
      0 0 3
          ^
    player -1
    luozi: stdin, line 2, column 5: expected player 1 or 2, found `-1`
      0 0 -1
          ^
    an occupied cell
    luozi: stdin, line 4, column 1: expected an empty cell for move 3, found `0 0`, which is taken
      0 0 2
      ^
    an own cell again
    luozi: stdin, line 3, column 1: expected an empty cell for move 2, found `0 0`, which is taken
      0 0 1
      ^
    an occupied cell of a large board
    luozi: stdin, line 3, column 1: expected an empty cell for move 2, found `4999 0`, which is taken
      4999 0 2
      ^
    a move after the end
    luozi: stdin, line 3, column 1: expected no move 2: player 2 has won with move 1, found `0 0`
      0 0 1
      ^
    a move after a row
    luozi: stdin, line 4, column 1: expected no move 3: player 1 has won with move 2, found `1 0`
      1 0 2
      ^
    one more on a full board
    luozi: stdin, line 5, column 1: expected no move 4: player 2 has won with move 3, found `1 0`
      1 0 1
      ^
    ");
}
