//! Small games: what wins, what only looks like it, and boards of every size.

use luozi::puzzle::Options;
use luozi::tictactoe::{Game, Illegal, Player};

use super::GAME;
use crate::siblings::judged;

/// Checks games that are written with `/` between the moves; the answers are a digit each.
#[track_caller]
fn assert_games(table: &[(&str, &str, &str)]) {
    for (name, moves, answers) in table {
        let text = moves.replace('/', "\n");
        let answers: String = answers.chars().flat_map(|answer| [answer, '\n']).collect();
        assert_eq!(judged(GAME, &Options::default(), text.as_bytes()), Ok(answers), "{name}");
    }
}

#[test]
fn each_line_alone() {
    assert_games(&[
        ("first row", "3/0 0 1/0 1 1/0 2 1", "001"),
        ("last row", "3/2 2 2/2 0 2/2 1 2", "002"),
        ("first column", "3/0 0 1/1 0 1/2 0 1", "001"),
        ("last column", "3/2 2 2/0 2 2/1 2 2", "002"),
        ("falling diagonal", "3/0 0 1/2 2 1/1 1 1", "001"),
        ("rising diagonal", "3/0 2 2/1 1 2/2 0 2", "002"),
        ("falling diagonal of an even board", "4/0 0 1/1 1 1/2 2 1/3 3 1", "0001"),
        ("rising diagonal of an even board", "4/0 3 1/1 2 1/2 1 1/3 0 1", "0001"),
        ("row of an even board", "2/1 0 2/1 1 2", "02"),
        ("column of an even board", "2/0 1 1/1 1 1", "01"),
        ("rising diagonal of two by two", "2/0 1 2/1 0 2", "02"),
    ]);
}

#[test]
fn the_only_cell_is_four_lines() {
    assert_games(&[("player 1", "1/0 0 1", "1"), ("player 2", "1/0 0 2", "2")]);
}

#[test]
fn the_middle_of_an_odd_board_is_on_both_diagonals() {
    assert_games(&[
        ("first, for the falling one", "3/1 1 2/0 0 2/2 2 2", "002"),
        ("first, for the rising one", "3/1 1 2/0 2 2/2 0 2", "002"),
        ("last, for the falling one", "3/0 0 1/2 2 1/1 1 1", "001"),
        ("last, for the rising one", "3/2 0 1/0 2 1/1 1 1", "001"),
        ("both at once", "5/0 0 1/1 1 1/3 3 1/4 4 1/0 4 1/1 3 1/3 1 1/4 0 1/2 2 1", "000000001"),
        ("a cell of each and the middle", "3/0 0 2/1 1 2/0 2 2", "000"),
        ("three corners and the middle", "3/0 0 1/0 2 1/2 0 1/1 1 1", "0001"),
    ]);
}

#[test]
fn what_only_looks_like_a_line() {
    assert_games(&[
        ("a row of both players", "3/0 0 1/0 1 2/0 2 1", "000"),
        ("a column of both players", "3/0 0 1/1 0 2/2 0 1", "000"),
        ("a diagonal of both players", "3/0 0 1/1 1 2/2 2 1", "000"),
        ("a row and a column of the same number", "3/0 1 1/1 0 1/0 2 1/2 0 1", "0000"),
        ("two down, which are row 0 and column 0", "3/0 0 1/1 0 1/2 0 1", "001"),
        ("beside the rising diagonal", "3/1 2 1/2 1 1/0 0 1", "000"),
        ("broken diagonals", "3/0 1 1/1 2 1/2 0 1", "000"),
        ("four of five", "5/2 0 1/2 1 1/2 3 1/2 4 1", "0000"),
        ("a full board", "3/0 0 1/0 1 2/0 2 1/1 1 2/1 0 1/1 2 2/2 1 1/2 0 2/2 2 1", "000000000"),
        ("the two diagonals of an even board", "4/0 0 1/1 1 1/2 1 1/3 0 1", "0000"),
    ]);
}

#[test]
fn players_need_not_alternate() {
    assert_games(&[
        ("player 2 begins", "2/0 0 2/0 1 1/1 1 2", "002"),
        ("one alone", "2/1 0 2/0 0 2", "02"),
        ("one after the other", "3/0 0 1/0 1 1/1 0 2/1 1 2/1 2 2", "00002"),
    ]);
}

#[test]
fn two_lines_at_once() {
    assert_games(&[
        ("row and column", "3/0 0 1/0 1 1/1 2 1/2 2 1/0 2 1", "00001"),
        ("four lines", "3/0 0 2/0 1 2/0 2 2", "002"),
        (
            "all four through the middle",
            "3/0 0 1/0 1 1/0 2 2/1 0 1/1 2 1/2 1 1/2 0 2/2 2 1/1 1 1",
            "000000001",
        ),
        (
            "on the last free cell",
            "3/2 0 1/2 1 2/0 1 1/2 2 2/1 1 1/1 0 2/1 2 1/0 0 2/0 2 1",
            "000000001",
        ),
    ]);
}

#[test]
fn the_largest_board() {
    assert_games(&[
        (
            "corners",
            "2147483647/0 0 1/0 2147483646 1/2147483646 0 1/2147483646 2147483646 2",
            "0000",
        ),
        ("the middle", "2147483647/1073741823 1073741823 1/1073741823 1073741824 1", "00"),
        ("one row", "2147483647/7 0 1/7 1 1/7 2147483645 1", "000"),
    ]);
}

/// The row and column of a line's next cell, on a board with such a last row and column.
type Place = fn(i64, i64) -> (i64, i64);

/// Every kind of line, from its first cell to its last, and every kind of illegal move, whatever keeps the board.
#[test]
fn boards_are_kept_alike_on_both_sides_of_the_limit() {
    for size in [2, 3, 64, 65, 1023, 1024, 1025, 1026] {
        let last = i64::from(size) - 1;
        let lines: [(&str, Place); 6] = [
            ("first row", |at, _| (0, at)),
            ("last row", |at, last| (last, last - at)),
            ("first column", |at, _| (at, 0)),
            ("last column", |at, last| (last - at, last)),
            ("falling", |at, _| (at, at)),
            ("rising", |at, last| (last - at, at)),
        ];
        for (name, cell) in lines {
            let mut game = Game::new(size);
            let mut other = Game::new(size);
            for at in 0..=last {
                let (row, column) = cell(at, last);
                let won = (at == last).then_some(Player::Two);
                assert_eq!(game.play(row, column, Player::Two), Ok(won), "{name} of {size}, {at}");
                let taken = game.play(row, column, Player::One);
                let over = Illegal::Over { winner: Player::Two, by: u64::from(size) };
                let why = if won.is_some() { over } else { Illegal::Occupied };
                assert_eq!(taken, Err(why), "{name} of {size}, {at}");
                // The same line with a disc of the other player in its middle.
                let player = if at == last / 2 { Player::One } else { Player::Two };
                assert_eq!(other.play(row, column, player), Ok(None), "{name} of {size}, {at}");
            }
            assert_eq!((game.moves(), game.winner()), (u64::from(size), Some(Player::Two)));
            assert_eq!((other.moves(), other.winner()), (u64::from(size), None));
        }
        let mut game = Game::new(size);
        let beyond = [(-1, 0), (0, -1), (last + 1, 0), (0, last + 1), (i64::MIN, 0), (0, i64::MAX)];
        let around = 1 << 32;
        for (row, column) in beyond.into_iter().chain([(around, 0), (0, around), (-around, 0)]) {
            assert_eq!(
                game.play(row, column, Player::One),
                Err(Illegal::OffBoard),
                "{row} {column}"
            );
        }
        assert_eq!(game.play(last, last, Player::One), Ok(None), "an illegal move takes no cell");
        assert_eq!(game.moves(), 1, "an illegal move is not counted");
    }
}

#[test]
fn on_a_board_of_no_cells_no_move_is_legal() {
    assert_eq!(Game::new(0).play(0, 0, Player::One), Err(Illegal::OffBoard));
}
