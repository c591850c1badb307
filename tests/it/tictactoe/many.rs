//! Many games: where each ends, and bad ones among good ones.

use insta::assert_snapshot;
use luozi::puzzle::Options;

use super::GAME;
use crate::siblings::{judged_lines, judged_multi, refusals_in_lines, refusals_in_multi};

const GOOD: (&str, &str) = ("2\n0 0 1\n0 1 2\n", "0\n0\n");

#[test]
fn a_case_of_moves_ends_at_a_blank_line() {
    let table = [
        ("two cases", "1\n0 0 1\n\n1\n0 0 2\n", "1\n2\n"),
        ("blank lines around", "\n \n1\n0 0 1\n\n\n \n1\n0 0 2\n\n", "1\n2\n"),
        ("a blank line of blanks", "1\n0 0 1\n \t\n1\n0 0 2\n", "1\n2\n"),
        ("CRLF", "1\r\n0 0 1\r\n\r\n1\r\n0 0 2\r\n", "1\n2\n"),
        ("no moves", "3\n\n1\n0 0 2\n\n3\n\n", "2\n"),
        ("the size and moves in a line", "1 0 0 1\n\n2 0 0 1 0 1 2\n1 0 1\n", "1\n0\n0\n1\n"),
        ("unfinished", "3\n0 0 1\n\n3\n0 0 1\n1 1 2", "0\n0\n0\n"),
        ("nothing", "", ""),
        ("blank lines only", "\n\n \n", ""),
    ];
    for (name, text, answers) in table {
        let found = judged_multi(GAME, &Options::default(), text.as_bytes());
        assert_eq!(found, (answers.to_owned(), None), "{name}");
    }
}

#[test]
fn a_case_may_be_a_line() {
    let text = "1 0 0 2\n2 0 0 1 0 1 2 1 0 1\r\n3 1 1 1 0 0 2\n 3\t0 0\t1 \n2 0 0 1";
    let answers = "2\n0 0 1\n0 0\n0\n0\n".to_owned();
    assert_eq!(judged_lines(GAME, text.into(), 2), (answers, true));
}

#[test]
fn no_moves_are_an_empty_line() {
    for (text, answers) in
        [("3\n", "\n"), ("3\n3\n1 0 0 1\n3\n", "\n\n1\n\n"), ("1 0 0 1\n3", "1\n\n")]
    {
        assert_eq!(judged_lines(GAME, text.into(), 1), (answers.to_owned(), true), "{text:?}");
    }
}

#[test]
fn the_first_bad_case_of_many_ends_them() {
    let said = refusals_in_multi(
        GAME,
        GOOD,
        &[
            ("a size only, and a word", "3\n\nend\n"),
            ("a move over a blank line", "3\n0 0\n\n1\n"),
            ("an occupied cell", "3\n0 0 1\n0 0 2\n\n1\n0 0 1\n"),
            ("a move after the end", "1\n0 0 1\n0 0 1\n\n1\n0 0 1\n"),
            ("no arguments", "[\"TicTacToe\"]\n\n[[3]]\n"),
            ("more arguments than calls", "[\"TicTacToe\"]\n[[3],[0,0,1]]\n"),
        ],
    );
    assert_snapshot!(said, @"
    a size only, and a word
    luozi: stdin, case 3, line 7, column 1: expected the board's size, found `end`
      end
      ^
    a move over a blank line
    luozi: stdin, case 2, line 7, column 1: expected a move's player, found the end of the line

      ^
    an occupied cell
    luozi: stdin, case 2, line 7, column 1: expected an empty cell for move 2, found `0 0`, which is taken
      0 0 2
      ^
    a move after the end
    luozi: stdin, case 2, line 7, column 1: expected no move 2: player 1 has won with move 1, found `0 0`
      0 0 1
      ^
    no arguments
    luozi: stdin, case 2, line 6, column 1: expected `[`, the list of the calls' arguments, found the end of the line

      ^
    more arguments than calls
    luozi: stdin, case 2, line 6, column 5: expected `]`, as there are no more calls, found `,[0,0,1]]`
      [[3],[0,0,1]]
          ^
    ");
}

#[test]
fn the_other_lines_go_on() {
    let good = (GOOD.0, "0 0\n");
    let said = refusals_in_lines(
        GAME,
        good,
        &[
            "",
            "x",
            "0",
            "3 0",
            "3 0 0",
            "3 0 0 1 1",
            "3 0 0 3",
            "3 0 3 1",
            "3 0 0 1 0 0 2",
            "1 0 0 1 0 0 1",
            "3 0 0 1 x",
            "2147483648",
            "[\"TicTacToe\"]",
            "[\"TicTacToe\"] [[3],[0,0,1]]",
            "[\"TicTacToe\"] [[3]] 1",
        ],
    );
    assert_snapshot!(said, @r#"
    luozi: stdin, line 2, column 1: expected the board's size, found the end of the line

      ^
    luozi: stdin, line 4, column 1: expected the board's size, found `x`
      x
      ^
    luozi: stdin, line 6, column 1: expected the board's size, from 1, found `0`
      0
      ^
    luozi: stdin, line 8, column 4: expected a move's column, found the end of the line
      3 0
         ^
    luozi: stdin, line 10, column 6: expected a move's player, found the end of the line
      3 0 0
           ^
    luozi: stdin, line 12, column 10: expected a move's column, found the end of the line
      3 0 0 1 1
               ^
    luozi: stdin, line 14, column 7: expected player 1 or 2, found `3`
      3 0 0 3
            ^
    luozi: stdin, line 16, column 3: expected row and column of move 1 from 0 to 2, found `0 3`
      3 0 3 1
        ^
    luozi: stdin, line 18, column 9: expected an empty cell for move 2, found `0 0`, which is taken
      3 0 0 1 0 0 2
              ^
    luozi: stdin, line 20, column 9: expected no move 2: player 1 has won with move 1, found `0 0`
      1 0 0 1 0 0 1
              ^
    luozi: stdin, line 22, column 9: expected a move's row, found `x`
      3 0 0 1 x
              ^
    luozi: stdin, line 24, column 1: expected the board's size, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      2147483648
      ^
    luozi: stdin, line 26, column 14: expected `[`, the list of the calls' arguments, found the end of the line
      ["TicTacToe"]
                   ^
    luozi: stdin, line 28, column 19: expected `]`, as there are no more calls, found `,[0,0,1]]`
      ["TicTacToe"] [[3],[0,0,1]]
                        ^
    luozi: stdin, line 30, column 21: expected the end of the line, found `1`
      ["TicTacToe"] [[3]] 1
                          ^
    "#);
}
