//! Counts that everybody knows.

use std::collections::HashSet;

use luozi::tictactoe::{Game, Player};

/// The nine cells, row by row.
type Cells = [Option<Player>; 9];

/// What is counted of all games that go on from a position.
#[derive(Default)]
struct Counts {
    won_by_first: u32,
    won_by_second: u32,
    drawn: u32,
    positions: HashSet<Cells>,
}

impl Counts {
    fn play_on(&mut self, game: &Game, cells: Cells) {
        self.positions.insert(cells);
        match game.winner() {
            Some(Player::One) => return self.won_by_first += 1,
            Some(Player::Two) => return self.won_by_second += 1,
            None if game.moves() == 9 => return self.drawn += 1,
            None => {}
        }
        let player = if game.moves().is_multiple_of(2) { Player::One } else { Player::Two };
        let places = (0..3).flat_map(|row| (0..3).map(move |column| (row, column)));
        for (at, (row, column)) in places.enumerate() {
            let mut game = game.clone();
            assert_eq!(game.play(row, column, player).is_ok(), cells[at].is_none());
            if cells[at].is_none() {
                let mut cells = cells;
                cells[at] = Some(player);
                self.play_on(&game, cells);
            }
        }
    }
}

#[test]
fn the_games_and_positions_of_three_by_three() {
    let mut counts = Counts::default();
    counts.play_on(&Game::new(3), [None; 9]);
    let Counts { won_by_first, won_by_second, drawn, positions } = counts;
    assert_eq!((won_by_first, won_by_second, drawn), (131_184, 77_904, 46_080));
    assert_eq!(won_by_first + won_by_second + drawn, 255_168);
    assert_eq!(positions.len(), 5_478);
}
