//! LeetCode's own form: a line of calls, a line of arguments.

use insta::assert_snapshot;
use luozi::puzzle::Options;

use super::GAME;
use crate::siblings::{judged, judged_in_pieces, judged_lines, judged_multi, refusals};

/// A case with so many moves.
fn case(moves: usize, arguments: &str) -> String {
    format!("[\"TicTacToe\"{}]\n{arguments}\n", ",\"move\"".repeat(moves))
}

const SMALL: &str = "[\"TicTacToe\",\"move\",\"move\",\"move\"]\n[[2],[0,0,1],[0,1,2],[1,1,1]]\n";
const ANSWER: &str = "[null,0,0,1]\n";

#[test]
fn the_answer_has_the_same_form() {
    let table = [
        ("three moves", case(3, "[[2],[0,0,1],[0,1,2],[1,1,1]]"), ANSWER),
        ("no moves", case(0, "[[3]]"), "[null]\n"),
        ("player 2", case(1, "[[1],[0,0,2]]"), "[null,2]\n"),
        ("the largest board", case(1, "[[2147483647],[2147483646,0,2]]"), "[null,0]\n"),
    ];
    for (name, text, answer) in table {
        let found = judged(GAME, &Options::default(), text.as_bytes());
        assert_eq!(found.as_deref(), Ok(answer), "{name}");
    }
}

#[test]
fn blanks_may_stand_between_the_marks() {
    let spread = SMALL.replace(',', " ,\t").replace('[', " [ ").replace(']', " ] ");
    let table = [
        ("a blank after each comma", SMALL.replace(',', ", ")),
        ("a blank before each comma", SMALL.replace(',', " ,")),
        ("blanks everywhere", spread),
        ("no final newline", SMALL.trim_end().to_owned()),
        ("CRLF", SMALL.replace('\n', "\r\n")),
        ("blank lines", format!("\n{}\n\n", SMALL.replace('\n', "\n\n"))),
        ("a byte order mark", format!("\u{FEFF}{SMALL}")),
        ("signs and zeros", SMALL.replace("[0,0,1]", "[-0,+0,01]")),
    ];
    for (name, text) in table {
        let found = judged_in_pieces(GAME, &Options::default(), &text);
        assert_eq!(found.as_deref(), Ok(ANSWER), "{name}");
    }
}

#[test]
fn a_case_ends_with_its_second_line() {
    let table = [
        ("one after the other", format!("{SMALL}{SMALL}"), "[null,0,0,1]\n[null,0,0,1]\n"),
        ("with a blank line", format!("\n{SMALL}\n \n{SMALL}\n"), "[null,0,0,1]\n[null,0,0,1]\n"),
        ("before moves", format!("{SMALL}1\n0 0 2\n"), "[null,0,0,1]\n2\n"),
        ("after moves", format!("1\n0 0 2\n\n{SMALL}"), "2\n[null,0,0,1]\n"),
    ];
    for (name, text, answers) in table {
        let found = judged_multi(GAME, &Options::default(), text.as_bytes());
        assert_eq!(found, (answers.to_owned(), None), "{name}");
    }
}

#[test]
fn a_case_may_be_a_line() {
    let line = SMALL.replace('\n', " ");
    let text = format!("{line}\n1 0 0 2\n{}\n{line}", line.replace(',', " , "));
    let answers = format!("{ANSWER}2\n{ANSWER}{ANSWER}");
    assert_eq!(judged_lines(GAME, text.into(), 2), (answers, true));
}

#[test]
fn long_lists_may_come_in_any_pieces() {
    let moves: Vec<_> = (0..40_000).map(|at| format!("[{at},0,{}]", 1 + at % 2)).collect();
    let text = case(moves.len(), &format!("[[50000],{}]", moves.join(",")));
    let answer = format!("[null{}]\n", ",0".repeat(40_000));
    assert_eq!(judged_in_pieces(GAME, &Options::default(), &text), Ok(answer));
}

#[test]
fn bad_calls() {
    let said = refusals(
        GAME,
        &[
            ("no calls", "[]"),
            ("a move first", r#"["move"]"#),
            ("another call", r#"["TicTacToe","play"]"#),
            ("lower case", r#"["tictactoe"]"#),
            ("a call without quotes", r#"["TicTacToe",move]"#),
            ("two boards", r#"["TicTacToe","TicTacToe"]"#),
            ("no comma", r#"["TicTacToe" "move"]"#),
            ("not closed", r#"["TicTacToe","move""#),
            ("no arguments", r#"["TicTacToe","move"]"#),
            ("both lists in a line", r#"["TicTacToe"] [[3]]"#),
        ],
    );
    assert_snapshot!(said, @r#"
    no calls
    luozi: stdin, line 1, column 2: expected `"TicTacToe"`, the first call, found `]`
      []
       ^
    a move first
    luozi: stdin, line 1, column 3: expected `"TicTacToe"`, the first call, found `move"]`
      ["move"]
        ^
    another call
    luozi: stdin, line 1, column 15: expected `"move"`, found `play"]`
      ["TicTacToe","play"]
                    ^
    lower case
    luozi: stdin, line 1, column 3: expected `"TicTacToe"`, the first call, found `tictactoe"]`
      ["tictactoe"]
        ^
    a call without quotes
    luozi: stdin, line 1, column 14: expected `"move"`, found `move]`
      ["TicTacToe",move]
                   ^
    two boards
    luozi: stdin, line 1, column 15: expected `"move"`, found `TicTacToe"]`
      ["TicTacToe","TicTacToe"]
                    ^
    no comma
    luozi: stdin, line 1, column 14: expected `,` or `]`, found `"move"]`
      ["TicTacToe" "move"]
                   ^
    not closed
    luozi: stdin, line 1, column 20: expected `,` or `]`, found the end of the input
      ["TicTacToe","move"
                         ^
    no arguments
    luozi: stdin, line 1, column 21: expected `[`, the list of the calls' arguments, found the end of the input
      ["TicTacToe","move"]
                          ^
    both lists in a line
    luozi: stdin, line 1, column 15: expected the end of the line after the calls, found `[[3]]`
      ["TicTacToe"] [[3]]
                    ^
    "#);
}

#[test]
fn bad_arguments() {
    let table = [
        ("too few", 2, "[[3],[0,0,1]]"),
        ("too many", 1, "[[3],[0,0,1],[1,1,2]]"),
        ("no brackets around the size", 0, "[3]"),
        ("no size", 0, "[[x]]"),
        ("two sizes", 0, "[[3,3]]"),
        ("size 0", 0, "[[0]]"),
        ("two numbers for a move", 1, "[[3],[0,0]]"),
        ("four numbers for a move", 1, "[[3],[0,0,1,1]]"),
        ("a letter for the player", 1, "[[3],[0,0,X]]"),
        ("not closed", 1, "[[3],[0,0,1]"),
        ("something after them", 0, "[[3]]\n[null]"),
        ("off the board", 1, "[[3],[0,3,1]]"),
        ("an occupied cell", 2, "[[3],[0,0,1],[0,0,2]]"),
        ("a move after the end", 2, "[[1],[0,0,1],[0,0,2]]"),
        ("player 3", 1, "[[3],[0,0,3]]"),
        ("past 32 bits", 0, "[[2147483648]]"),
    ];
    let table = table.map(|(name, moves, arguments)| (name, case(moves, arguments)));
    assert_snapshot!(refusals(GAME, &table), @"
    too few
    luozi: stdin, line 2, column 13: expected `,`, and the arguments of call 3 of 3, found `]`
      [[3],[0,0,1]]
                  ^
    too many
    luozi: stdin, line 2, column 13: expected `]`, as there are no more calls, found `,[1,1,2]]`
      [[3],[0,0,1],[1,1,2]]
                  ^
    no brackets around the size
    luozi: stdin, line 2, column 2: expected `[`, the arguments of `TicTacToe`, found `3]`
      [3]
       ^
    no size
    luozi: stdin, line 2, column 3: expected the board's size, found `x`
      [[x]]
        ^
    two sizes
    luozi: stdin, line 2, column 4: expected `]` after the board's size, found `,3]]`
      [[3,3]]
         ^
    size 0
    luozi: stdin, line 2, column 3: expected the board's size, from 1, found `0`
      [[0]]
        ^
    two numbers for a move
    luozi: stdin, line 2, column 10: expected `,` between row, column and player, found `]]`
      [[3],[0,0]]
               ^
    four numbers for a move
    luozi: stdin, line 2, column 12: expected `]` after the player, found `,1]]`
      [[3],[0,0,1,1]]
                 ^
    a letter for the player
    luozi: stdin, line 2, column 11: expected a move's player, found `X`
      [[3],[0,0,X]]
                ^
    not closed
    luozi: stdin, line 2, column 13: expected `]`, as there are no more calls, found the end of the line
      [[3],[0,0,1]
                  ^
    something after them
    luozi: stdin, line 3, column 1: expected the end of the input, found `[null]`
      [null]
      ^
    off the board
    luozi: stdin, line 2, column 7: expected row and column of move 1 from 0 to 2, found `0 3`
      [[3],[0,3,1]]
            ^
    an occupied cell
    luozi: stdin, line 2, column 15: expected an empty cell for move 2, found `0 0`, which is taken
      [[3],[0,0,1],[0,0,2]]
                    ^
    a move after the end
    luozi: stdin, line 2, column 15: expected no move 2: player 1 has won with move 1, found `0 0`
      [[1],[0,0,1],[0,0,2]]
                    ^
    player 3
    luozi: stdin, line 2, column 11: expected player 1 or 2, found `3`
      [[3],[0,0,3]]
                ^
    past 32 bits
    luozi: stdin, line 2, column 3: expected the board's size, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      [[2147483648]]
        ^
    ");
}
