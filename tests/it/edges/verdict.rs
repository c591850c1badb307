//! What the library tells besides the answer: the lines, the fault, the board, and that a decision stands.

use luozi::game::{Colour, Fault, Game, Lines, Verdict};
use luozi::grid::{Cell, Line};

use super::win;
use crate::oracle::Case;

#[test]
fn any_disc_is_a_line_of_one_along_every_axis() {
    let cell = Cell { column: 4, row: 1 };
    let lines = Lines::from([Some(Line { first: cell, last: cell }); 4]);
    for connect in [0, 1] {
        let case = Case { connect, ..Case::new(7, 6, &[4, 4]) };
        assert_eq!(case.game().verdict(), Verdict::Win { step: 1, colour: Colour::Red, lines });
    }
}

#[test]
fn the_verdict_tells_all() {
    let (red, blue) = (Colour::Red, Colour::Blue);
    let error = |step, fault| Verdict::Error { step, fault };
    let off_board = |step, column| error(step, Fault::OffBoard { column });
    let full_column = |step, column| error(step, Fault::FullColumn { column });
    #[rustfmt::skip]
    let table: &[(&str, i32, i32, &[i64], Verdict)] = &[
        ("nothing", 7, 6, &[], Verdict::Draw),
        ("four", 7, 6, &[4, 4, 5, 5, 6, 6, 7], win(7, red, &[[(4, 1), (7, 1)]])),
        ("four, from the right", 7, 6, &[7, 7, 6, 6, 5, 5, 4], win(7, red, &[[(4, 1), (7, 1)]])),
        ("seven", 7, 6, &[1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4], win(13, red, &[[(1, 1), (7, 1)]])),
        ("upright", 5, 5, &[2, 1, 3, 1, 2, 1, 3, 1], win(8, blue, &[[(1, 1), (1, 4)]])),
        ("rising", 4, 4, &[2, 1, 3, 2, 4, 4, 4, 4, 3, 3], win(10, blue, &[[(1, 1), (4, 4)]])),
        ("falling", 4, 4, &[3, 4, 2, 3, 1, 1, 1, 1, 2, 2], win(10, blue, &[[(1, 4), (4, 1)]])),
        ("at the far corner", i32::MAX, 4, &[2_147_483_647, 1, 2_147_483_646, 1, 2_147_483_645, 1, 2_147_483_644],
            win(7, red, &[[(2_147_483_644, 1), (2_147_483_647, 1)]])),
        ("column 0", 7, 6, &[1, 0], off_board(2, 0)),
        ("column -1", 7, 6, &[-1], off_board(1, -1)),
        ("one past the width", 7, 6, &[8], off_board(1, 8)),
        ("least of 32 bits", 7, 6, &[-2_147_483_648], off_board(1, -2_147_483_648)),
        ("least of 64 bits", 7, 6, &[i64::MIN], off_board(1, i64::MIN)),
        ("greatest of 64 bits", 7, 6, &[i64::MAX], off_board(1, i64::MAX)),
        ("past the greatest board", i32::MAX, i32::MAX, &[2_147_483_648], off_board(1, 2_147_483_648)),
        ("0 of 32 bits, but not of 64", 7, 6, &[1 << 32, 1], off_board(1, 1 << 32)),
        ("1 of 32 bits, but not of 64", 7, 6, &[(1 << 32) + 1], off_board(1, (1 << 32) + 1)),
        ("full column", 7, 2, &[3, 3, 4, 3], full_column(4, 3)),
        ("no column", 0, 6, &[1], off_board(1, 1)),
        ("no row", 7, 0, &[7], full_column(1, 7)),
        ("no row, and off the board", 7, 0, &[8], off_board(1, 8)),
    ];
    for (name, width, height, columns, verdict) in table {
        assert_eq!(Case::new(*width, *height, columns).game().verdict(), *verdict, "{name}");
    }
}

#[test]
fn a_decided_game_stands() {
    let junk = [0, 1, 2, 3, 4, 5, 8, -1, i64::MIN, i64::MAX, 1, 1, 1, 1, 1, 1];
    for (name, columns) in [
        ("red", &[1, 1, 2, 2, 3, 3, 4][..]),
        ("blue", &[2, 1, 3, 1, 2, 1, 3, 1]),
        ("column off the board", &[1, 2, 9]),
        ("full column", &[2, 2, 2, 2, 2, 2]),
    ] {
        let mut game = Game::new(5, 5);
        let (&last, before) = columns.split_last().expect("a game has steps");
        for &column in before {
            assert_eq!(game.play(column), None, "{name}");
            assert_eq!(game.verdict(), Verdict::Draw, "{name}");
        }
        let verdict = *game.play(last).expect("the last step decides");
        let stacks = |game: &Game| [0, 1, 2, 3, 4, 5, 6].map(|column| game.discs_in(column));
        let discs = stacks(&game);
        for column in junk {
            assert_eq!(game.play(column), Some(&verdict), "{name}, then {column}");
        }
        assert_eq!(game.verdict(), verdict, "{name}");
        assert_eq!(game.steps(), columns.len() as u64, "{name}");
        assert_eq!(stacks(&game), discs, "{name}");
    }
}

#[test]
fn the_board_can_be_read() {
    // Of each form in which a board is kept, one.
    for (width, height) in [(7, 6), (100, 100), (i32::MAX, i32::MAX)] {
        let game = Case::new(width, height, &[2, 2, 1, 2]).game();
        assert_eq!(game.steps(), 4);
        let stacks = [-1, 0, 1, 2, 3, i64::from(width) + 1, i64::MIN, i64::MAX];
        assert_eq!(stacks.map(|column| game.discs_in(column)), [0, 0, 1, 3, 0, 0, 0, 0]);
        let disc = |column, row| game.disc(Cell { column, row }).map(Colour::name);
        assert_eq!(
            [1, 2, 3, 4].map(|row| disc(2, row)),
            [Some("red"), Some("blue"), Some("blue"), None]
        );
        assert_eq!(
            [0, 1, 2, 3].map(|column| disc(column, 1)),
            [None, Some("red"), Some("red"), None]
        );
        for row in [0, -1, i64::from(height) + 1, (1 << 32) + 1, i64::MIN, i64::MAX] {
            assert_eq!(disc(1, row), None, "row {row}");
        }
        for column in [0, -1, i64::from(width) + 1, (1 << 32) + 1, i64::MIN, i64::MAX] {
            assert_eq!(disc(column, 1), None, "column {column}");
        }
    }
}
