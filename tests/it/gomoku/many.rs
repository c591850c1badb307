//! Many boards: where each ends, and bad ones among good ones.

use insta::assert_snapshot;
use luozi::puzzle::Options;

use super::GAME;
use crate::siblings::{judged_lines, judged_multi, refusals_in_lines, refusals_in_multi};

const GOOD: (&str, &str) = ("1 5\n2 2 2 2 2\n", "white\n");

#[test]
fn cases_end_by_their_count() {
    let text = "1 5\n11111\n1 5\n2 2 2 2 2\n\n\n2 2\n\n10\n\n01\n1 1\n0\n";
    let answers = "black\nwhite\nnone\nnone\n".to_owned();
    assert_eq!(judged_multi(GAME, &Options::default(), text.as_bytes()), (answers, None));
    assert_eq!(judged_multi(GAME, &Options::default(), b" \n\n"), (String::new(), None));
}

#[test]
fn a_case_may_be_a_line() {
    let text = "1 5 1 1 1 1 1\n2 5 00000 2 2 2 2 2\n2 5 2 2 2 2 2 00000\n3 3 111 111 111\r\n1 1 0";
    let answers = "black\nwhite\nwhite\nnone\nnone\n".to_owned();
    assert_eq!(judged_lines(GAME, text.as_bytes().to_vec(), 2), (answers, true));
}

/// A line's end says where a row ends; where it has become a blank, the blank still does.
#[test]
fn a_row_ends_at_a_blank_in_one_line_too() {
    for line in ["2 2 111 0", "2 4 1 1 1 11111", "2 2 1 0111", "1 1 11", "3 1 11 1", "2 3 1111 11"]
    {
        let answers = ("malformed\n".to_owned(), false);
        assert_eq!(judged_lines(GAME, line.into(), 1), answers, "{line}");
    }
}

#[test]
fn the_first_bad_case_of_many_ends_them() {
    let said = refusals_in_multi(
        GAME,
        GOOD,
        &[
            ("a row too short", "2 3\n1 1\n1 1 1\n"),
            ("a row too long", "1 3\n1 1 1 1\n1 1\n000\n"),
            ("a digit too high", "1 1\n3\n1 1\n1\n"),
            ("the last row is missing", "2 5\n11111\n"),
            ("a word", "end\n1 1\n1\n"),
            ("no rows", "0 5\n\n1 1\n1\n"),
        ],
    );
    assert_snapshot!(said, @"
    a row too short
    luozi: stdin, case 2, line 5, column 4: expected 0, 1 or 2 for column 3 of the row, found the end of the line
      1 1
         ^
    a row too long
    luozi: stdin, case 2, line 5, column 7: expected the end of the row, found `1`
      1 1 1 1
            ^
    a digit too high
    luozi: stdin, case 2, line 5, column 1: expected 0, 1 or 2 for column 1 of the row, found `3`
      3
      ^
    the last row is missing
    luozi: stdin, case 2, line 6, column 1: expected 0, 1 or 2 for column 1 of the row, found the end of the input

      ^
    a word
    luozi: stdin, case 2, line 4, column 1: expected the number of rows, found `end`
      end
      ^
    no rows
    luozi: stdin, case 2, line 4, column 1: expected the number of rows, from 1, found `0`
      0 5
      ^
    ");
}

#[test]
fn the_other_lines_go_on() {
    let said = refusals_in_lines(
        GAME,
        GOOD,
        &[
            "",
            " \t",
            "x",
            "2",
            "2 3",
            "1 0",
            "1 2147483648 0",
            "2 3 111 11",
            "2 3 111 111 1",
            "2 3 1 1 1 1 1",
            "2 3 1 1 1 1 3 1",
            "1 3 1 11 1",
            "1 3 1 11",
        ],
    );
    assert_snapshot!(said, @r"
    luozi: stdin, line 2, column 1: expected the number of rows, found the end of the line

      ^
    luozi: stdin, line 4, column 3: expected the number of rows, found the end of the line
       \t
         ^
    luozi: stdin, line 6, column 1: expected the number of rows, found `x`
      x
      ^
    luozi: stdin, line 8, column 2: expected the number of columns, found the end of the line
      2
       ^
    luozi: stdin, line 10, column 4: expected 0, 1 or 2 for column 1 of the row, found the end of the line
      2 3
         ^
    luozi: stdin, line 12, column 3: expected the number of columns, from 1, found `0`
      1 0
        ^
    luozi: stdin, line 14, column 3: expected the number of columns, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      1 2147483648 0
        ^
    luozi: stdin, line 16, column 11: expected 0, 1 or 2 for column 3 of the row, found the end of the line
      2 3 111 11
                ^
    luozi: stdin, line 18, column 13: expected the end of the line, found `1`
      2 3 111 111 1
                  ^
    luozi: stdin, line 20, column 14: expected 0, 1 or 2 for column 3 of the row, found the end of the line
      2 3 1 1 1 1 1
                   ^
    luozi: stdin, line 22, column 13: expected 0, 1 or 2 for column 2 of the row, found `3`
      2 3 1 1 1 1 3 1
                  ^
    luozi: stdin, line 24, column 8: expected a blank, as between the cells before, found `1`
      1 3 1 11 1
             ^
    luozi: stdin, line 26, column 8: expected a blank, as between the cells before, found `1`
      1 3 1 11
             ^
    ");
}
