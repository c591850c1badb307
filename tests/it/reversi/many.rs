//! Many moves: where each case ends, and bad ones among good ones.

use insta::assert_snapshot;
use luozi::puzzle::Options;

use super::{AFTER, BOARD, GAME};
use crate::siblings::{judged_lines, judged_multi, refusals_in_lines, refusals_in_multi};

#[test]
fn cases_end_after_the_colour() {
    let text = format!("{BOARD}1 4\nX\n{BOARD}1,4 X\n\n\n{BOARD}\n9 9\n\nO\n\n{BOARD}1 4 X");
    let answers = format!("{AFTER}{AFTER}invalid\n{AFTER}");
    assert_eq!(judged_multi(GAME, &Options::default(), text.as_bytes()), (answers, None));
    assert_eq!(judged_multi(GAME, &Options::default(), b"\n \n"), (String::new(), None));
}

#[test]
fn a_case_may_be_a_line() {
    let (board, after) = (BOARD.replace('\n', " "), AFTER.trim_end().replace('\n', "/"));
    let text = format!("{board}1 4 X\n{board} 1,4\tx \r\n{board}1 5 X\n{board}1 4 X");
    let answers = format!("{after}\n{after}\ninvalid\n{after}\n");
    assert_eq!(judged_lines(GAME, text.into(), 2), (answers, true));
}

#[test]
fn the_first_bad_case_of_many_ends_them() {
    let good = format!("{BOARD}1 4\nX\n");
    let said = refusals_in_multi(
        GAME,
        (&good, AFTER),
        &[
            ("a row too short", format!("{}1 4\nX\n", BOARD.replacen("***O*X**", "***O*X*", 1))),
            ("no colour", format!("{BOARD}1 4\n")),
            ("another colour", format!("{BOARD}1 4\nB\n{good}")),
            ("two colours", format!("{BOARD}1 4\nX O\n{good}")),
            ("a word", "end\n".to_owned()),
            ("past 32 bits", format!("{BOARD}1 4294967296\nX\n{good}")),
        ],
    );
    assert_snapshot!(said, @"
    a row too short
    luozi: stdin, case 2, line 13, column 1: expected a row of eight `*`, `X` or `O`, found `***O*X*`
      ***O*X*
      ^
    no colour
    luozi: stdin, case 2, line 21, column 1: expected the colour that moves, `X` or `O`, found the end of the input

      ^
    another colour
    luozi: stdin, case 2, line 21, column 1: expected the colour that moves, `X` or `O`, found `B`
      B
      ^
    two colours
    luozi: stdin, case 2, line 21, column 3: expected the end of the line after the colour, found `O`
      X O
        ^
    a word
    luozi: stdin, case 2, line 12, column 1: expected a row of eight `*`, `X` or `O`, found `end`
      end
      ^
    past 32 bits
    luozi: stdin, case 2, line 20, column 3: expected the move's column, found `4294967296`, which is past 32 bits (-2147483648 to 2147483647)
      1 4294967296
        ^
    ");
}

#[test]
fn the_other_lines_go_on() {
    let rows = BOARD.replace('\n', " ");
    let good = format!("{BOARD}1 4\nX\n");
    let answer = AFTER.trim_end().replace('\n', "/") + "\n";
    let lines = [
        String::new(),
        "x".to_owned(),
        rows.clone(),
        format!("{rows}1 4"),
        format!("{rows}1 4 B"),
        format!("{rows}1 4 X X"),
        format!("{rows}1 4X"),
        format!("{rows}1 2147483648 X"),
        format!("********{rows}1 4 X"),
        format!("{}1 4 X", rows.replacen(' ', "/", 7)),
        format!("{}1 4 X", rows.replacen("O*X", "O.X", 1)),
    ];
    let lines: Vec<_> = lines.iter().map(String::as_str).collect();
    assert_snapshot!(refusals_in_lines(GAME, (&good, &answer), &lines), @"
    luozi: stdin, line 2, column 1: expected a row of eight `*`, `X` or `O`, found the end of the line

      ^
    luozi: stdin, line 4, column 1: expected a row of eight `*`, `X` or `O`, found `x`
      x
      ^
    luozi: stdin, line 6, column 73: expected the move's row, found the end of the line
      ** ******** ******** ********
                                    ^
    luozi: stdin, line 8, column 76: expected the colour that moves, `X` or `O`, found the end of the line
      ******** ******** ******** 1 4
                                    ^
    luozi: stdin, line 10, column 77: expected the colour that moves, `X` or `O`, found `B`
      ******* ******** ******** 1 4 B
                                    ^
    luozi: stdin, line 12, column 79: expected the end of the line, found `X`
      ***** ******** ******** 1 4 X X
                                    ^
    luozi: stdin, line 14, column 75: expected the move's column, found `4X`
       ******** ******** ******** 1 4X
                                    ^
    luozi: stdin, line 16, column 75: expected the move's column, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
       ******** ******** ******** 1 2147483648 X
                                    ^
    luozi: stdin, line 18, column 1: expected a row of eight `*`, `X` or `O`, found `****************`
      **************** ***O*X** ***O
      ^
    luozi: stdin, line 20, column 1: expected a row of eight `*`, `X` or `O`, found `********/***O*X**/***O*O**/***…`
      ********/***O*X**/***O*O**/***
      ^
    luozi: stdin, line 22, column 10: expected a row of eight `*`, `X` or `O`, found `***O.X**`
      ******** ***O.X** ***O*O** ***O*O** ***
               ^
    ");
}
