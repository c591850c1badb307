//! What the fault finder knows of tictactoe.

use super::{Domain, Size, place, without_parts};
use crate::case::{self, Case};
use crate::tictactoe::{Game, Player};

/// The cases of tictactoe. All of them are legal to the last move, as the statement promises.
pub(super) struct TicTacToe;

/// The side of the largest board with no more than 10,000 cells.
const LARGEST: i32 = 100;

/// So many moves are looked at for smaller cases.
const MOST_MOVES: u64 = 2_000_000;

/// Who has won with the last move; an error for a case that no statement promises.
fn winner(size: i32, moves: &[[i32; 3]]) -> Result<Option<Player>, ()> {
    if !(1..=LARGEST).contains(&size) || moves.is_empty() {
        return Err(());
    }
    let mut game = Game::new(size.cast_unsigned());
    for &[row, column, player] in moves {
        let player = match player {
            1 => Player::One,
            2 => Player::Two,
            _ => return Err(()),
        };
        game.play(row.into(), column.into(), player).map_err(|_| ())?;
    }
    Ok(game.winner())
}

fn size_of(case: &case::TicTacToe) -> Size {
    let area = u64::from(case.size.unsigned_abs()).pow(2);
    let numbers = case.moves.iter().flatten().map(|&number| place(number));
    (case.moves.len(), area, numbers.collect())
}

fn of(size: i32, moves: Vec<[i32; 3]>) -> Case {
    Case::TicTacToe(case::TicTacToe { size, moves })
}

/// Every legal game of so many moves.
fn games(size: i32, moves: usize) -> Vec<Vec<[i32; 3]>> {
    let mut games = vec![Vec::new()];
    for _ in 0..moves {
        let mut longer = Vec::new();
        for game in &games {
            for number in 0..2 * size * size {
                let (cell, player) = (number / 2, number % 2 + 1);
                let mut next: Vec<_> = Clone::clone(game);
                next.push([cell / size, cell % size, player]);
                if winner(size, &next).is_ok() {
                    longer.push(next);
                }
            }
        }
        games = longer;
    }
    games
}

/// Looks at every legal game that begins in this way and has so many `more` moves; stops where `look` says no.
fn each_game(
    size: i32,
    begun: &mut Vec<[i32; 3]>,
    more: usize,
    look: &mut impl FnMut(&[[i32; 3]], Option<Player>) -> bool,
) -> bool {
    for number in 0..2 * size * size {
        let (cell, player) = (number / 2, number % 2 + 1);
        begun.push([cell / size, cell % size, player]);
        let goes_on = match winner(size, begun) {
            Ok(winner) if more == 1 => look(begun, winner),
            Ok(None) => each_game(size, begun, more - 1, look),
            _ => look(&[], None),
        };
        begun.pop();
        if !goes_on {
            return false;
        }
    }
    true
}

impl Domain for TicTacToe {
    fn small(&self) -> Box<dyn Iterator<Item = Case> + Send> {
        let sizes = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 2), (4, 2)];
        Box::new(sizes.into_iter().flat_map(|(moves, size)| {
            games(size, moves).into_iter().map(move |moves| of(size, moves))
        }))
    }

    fn random(&self, random: &mut fastrand::Rng) -> Case {
        let size = match random.u8(..10) {
            0 => random.i32(1..=40),
            1..4 => random.i32(1..=2),
            4..7 => random.i32(4..=6),
            _ => 3,
        };
        let turns = random.bool();
        let mut cells: Vec<_> = (0..size * size).collect();
        random.shuffle(&mut cells);
        // One line's cells come early, so that it is often filled; by one player, or nearly.
        let line = random.i32(..size);
        let kind = random.u8(..5);
        let on_line = |cell: i32| match kind {
            0 => cell / size == line,
            1 => cell % size == line,
            2 => cell / size == cell % size,
            3 => cell / size + cell % size == size - 1,
            _ => false,
        };
        cells.sort_by_key(|&cell| !on_line(cell));
        let count = random.i32(1..=(size * size).min(120)) as usize;
        cells.truncate(count.max(size.unsigned_abs() as usize));
        if random.u8(..3) > 0 {
            random.shuffle(&mut cells);
        }
        let (first, stray) = (random.i32(1..=2), random.u8(..3) == 0);
        let mut game = Game::new(size.cast_unsigned());
        let mut moves = Vec::new();
        for cell in cells {
            let strays = stray && random.u8(..8) == 0;
            let turn = if turns { moves.len() as i32 % 2 == 0 } else { on_line(cell) };
            let player = if turn == strays { 3 - first } else { first };
            moves.push([cell / size, cell % size, player]);
            let player = if player == 1 { Player::One } else { Player::Two };
            // Every cell comes once, and the game ends with a win.
            if game.play((cell / size).into(), (cell % size).into(), player) != Ok(None) {
                break;
            }
        }
        of(size, moves)
    }

    fn size(&self, case: &Case) -> Size {
        match case {
            Case::TicTacToe(case) => size_of(case),
            _ => Size::default(),
        }
    }

    fn reductions(&self, case: &Case) -> Vec<Case> {
        let Case::TicTacToe(case) = case else { return Vec::new() };
        let case::TicTacToe { size, moves } = case;
        let mut left = Vec::new();
        left.extend(without_parts(moves).into_iter().map(|moves| (*size, moves)));
        // Without a row and a column.
        for row in 0..*size {
            for column in [row, size - 1 - row, size - 1] {
                let kept = moves.iter().filter(|[r, c, _]| *r != row && *c != column);
                let closed =
                    |number: i32, gone: i32| if number > gone { number - 1 } else { number };
                let kept = kept.map(|&[r, c, player]| [closed(r, row), closed(c, column), player]);
                left.push((size - 1, kept.collect()));
            }
        }
        let all =
            |change: &dyn Fn([i32; 3]) -> [i32; 3]| moves.iter().map(|&one| change(one)).collect();
        left.push((size - 1, moves.clone()));
        left.push((*size, all(&|[row, column, player]| [column, row, player])));
        left.push((*size, all(&|[row, column, player]| [size - 1 - row, column, player])));
        left.push((*size, all(&|[row, column, player]| [row, size - 1 - column, player])));
        left.push((*size, all(&|[row, column, player]| [row, column, 3 - player])));
        for (place, &[row, column, _]) in moves.iter().enumerate() {
            let mut push = |[row, column, player]: [i32; 3]| {
                let mut moves = moves.clone();
                moves[place] = [row, column, player];
                left.push((*size, moves));
            };
            push([row, column, 1]);
            let player = moves[place][2];
            (0..row).for_each(|lower| push([lower, column, player]));
            (0..column).for_each(|lower| push([row, lower, player]));
            for other in 0..place {
                let mut moves = moves.clone();
                moves.swap(place, other);
                left.push((*size, moves));
            }
        }
        let than = size_of(case);
        left.retain(|(size, moves)| winner(*size, moves).is_ok());
        let left = left.into_iter().map(|(size, moves)| of(size, moves));
        left.filter(|case| self.size(case) < than).collect()
    }

    fn smaller(&self, case: &Case, most: usize) -> (Vec<Case>, bool) {
        let Case::TicTacToe(case) = case else { return (Vec::new(), true) };
        let than = size_of(case);
        let won = winner(case.size, &case.moves).unwrap_or(None).is_some();
        let mut found = Vec::new();
        let mut looked_at = 0;
        for moves in 1..=case.moves.len() {
            for size in 1..=case.size {
                let goes_on = each_game(size, &mut Vec::new(), moves, &mut |moves, winner| {
                    looked_at += 1;
                    if !moves.is_empty() && winner.is_some() == won {
                        let case = case::TicTacToe { size, moves: moves.to_vec() };
                        if size_of(&case) < than {
                            found.push(Case::TicTacToe(case));
                        }
                    }
                    looked_at < MOST_MOVES && found.len() < most
                });
                if !goes_on {
                    return (found, false);
                }
            }
        }
        (found, true)
    }

    fn odd(&self) -> Vec<(&'static str, String)> {
        let text = "3\n0 0 1\n1 1 2\n0 1 1\n2 2 2\n0 2 1\n";
        vec![
            ("no newline at the end", text.trim_end().to_owned()),
            ("CRLF line ends", text.replace('\n', "\r\n")),
            ("two blanks between numbers", text.replace(' ', "  ")),
            ("blanks at the ends of lines", text.replace('\n', " \n")),
            ("blank lines at the end", format!("{text}\n\n")),
            ("all in one line", text.trim_end().replace('\n', " ") + "\n"),
            ("no move", "3\n".to_owned()),
            ("a board of 100000 × 100000", text.replacen('3', "100000", 1)),
            ("a board of 2147483647 × 2147483647", text.replacen('3', "2147483647", 1)),
        ]
    }
}
