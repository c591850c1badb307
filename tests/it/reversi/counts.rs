//! Counts that everybody knows.

use luozi::grid::Cell;
use luozi::reversi::{Board, Disc};

/// How many games of so many plies there are; who has no move passes, and a game ends where neither has one.
fn games(board: &Board, colour: Disc, plies: u32) -> u64 {
    let moves: Vec<_> = board.moves(colour).collect();
    let over = moves.is_empty() && board.moves(colour.opponent()).next().is_none();
    match plies {
        0 => 1,
        _ if over => 1,
        // The last ply need not be played.
        1 => moves.len().max(1) as u64,
        _ if moves.is_empty() => games(board, colour.opponent(), plies - 1),
        _ => {
            let after = |(cell, _)| {
                let mut board = *board;
                board.play(cell, colour).expect("the move is legal");
                games(&board, colour.opponent(), plies - 1)
            };
            moves.into_iter().map(after).sum()
        }
    }
}

#[test]
fn the_games_from_the_start() {
    let counts = (1..=9).map(|plies| games(&Board::start(), Disc::Black, plies));
    assert_eq!(
        counts.collect::<Vec<_>>(),
        [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288]
    );
}

#[test]
fn the_shortest_game() {
    let mut board = Board::start();
    let mut colour = Disc::Black;
    for place in "e6f4e3f6g5d6e7f5c5".as_bytes().chunks(2) {
        let cell = Cell { column: i64::from(place[0] - b'a') + 1, row: i64::from(place[1] - b'0') };
        board.play(cell, colour).expect("the move is legal");
        colour = colour.opponent();
    }
    let count = |disc| board.rows().iter().flatten().filter(|&&cell| cell == Some(disc)).count();
    assert_eq!((count(Disc::Black), count(Disc::White)), (13, 0));
    assert_eq!(board.moves(Disc::Black).count() + board.moves(Disc::White).count(), 0);
}
