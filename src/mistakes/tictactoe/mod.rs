//! tictactoe: a plain referee whose every decision can be taken wrongly.

mod list;
mod smallest;

pub(super) use list::LIST;
pub(super) use smallest::SMALLEST;

use std::collections::{BTreeMap, BTreeSet};

use crate::case::TicTacToe;

/// How a program goes about it. What is right is [`TRUTH`]; a mistake differs from it in a field or two.
pub(super) struct Rules {
    /// The counters that a move raises: which, given the board's size, the row and the column.
    counters: fn(i64, i64, i64) -> Vec<Counter>,
    players: Players,
    enough: Enough,
    /// Whether the counters are looked at before they are raised.
    looks_first: bool,
    room: Room,
    answer: Answer,
}

pub(super) const TRUTH: Rules = Rules {
    counters: right,
    players: Players::Apart,
    enough: Enough::Size,
    looks_first: false,
    room: Room::Enough,
    answer: Answer::Right,
};

/// A kind of line, and which one of them.
type Counter = (char, i64);

/// Whose moves a counter counts.
#[derive(PartialEq)]
enum Players {
    Apart,
    Together,
    /// One up, the other down; only the upper end is tested.
    UpOnly,
}

/// When a line is full.
enum Enough {
    Size,
    OneLess,
    Three,
}

/// What the program's array has room for.
#[derive(PartialEq)]
enum Room {
    Enough,
    /// Not for the diagonals.
    RowsAndColumns,
    /// Not for the second player, whose number is taken for an index.
    OnePlayer,
}

/// How it is said.
enum Answer {
    Right,
    PlayersSwapped,
    AlwaysOne,
    LastOnly,
    WinsOnly,
    OneLine,
    Words,
    LossesToo,
}

fn right(size: i64, row: i64, column: i64) -> Vec<Counter> {
    let mut counters = vec![('r', row), ('c', column)];
    counters.extend((row == column).then_some(('\\', 0)));
    counters.extend((row + column == size - 1).then_some(('/', 0)));
    counters
}

impl Rules {
    /// What a program prints that goes about it so; nothing if it crashes, or if the case is none.
    pub(super) fn answer(&self, case: &TicTacToe) -> Vec<u8> {
        let size = i64::from(case.size);
        let Some(players) = played(case) else { return Vec::new() };
        let enough = match self.enough {
            Enough::Size => size,
            Enough::OneLess => size - 1,
            Enough::Three => 3,
        };
        let mut counts = BTreeMap::new();
        let mut winners = Vec::new();
        for (&[row, column, _], player) in case.moves.iter().zip(players) {
            let crashes = match self.room {
                Room::Enough => false,
                Room::RowsAndColumns => true,
                Room::OnePlayer => player == 2,
            };
            if crashes {
                return Vec::new();
            }
            let mut wins = false;
            for counter in (self.counters)(size, row.into(), column.into()) {
                let whose = if self.players == Players::Apart { player } else { 0 };
                let count = counts.entry((counter, whose)).or_insert(0);
                let before = *count;
                *count += if self.players == Players::UpOnly && player == 2 { -1 } else { 1 };
                wins |= if self.looks_first { before >= enough } else { *count >= enough };
            }
            winners.push(if wins { player } else { 0 });
        }
        self.say(&winners).into_bytes()
    }

    fn say(&self, winners: &[i32]) -> String {
        let lines = |numbers: &mut dyn Iterator<Item = i32>| {
            numbers.fold(String::new(), |text, number| text + &format!("{number}\n"))
        };
        let all = &mut winners.iter().copied();
        match self.answer {
            Answer::Right => lines(all),
            Answer::PlayersSwapped => lines(&mut all.map(|winner| (3 - winner) % 3)),
            Answer::AlwaysOne => lines(&mut all.map(i32::signum)),
            Answer::LastOnly => lines(&mut all.skip(winners.len().saturating_sub(1))),
            Answer::WinsOnly => lines(&mut all.filter(|&winner| winner != 0)),
            Answer::OneLine => {
                let words = all.map(|winner| winner.to_string()).collect::<Vec<_>>();
                words.join(" ") + "\n"
            }
            Answer::Words => {
                all.map(|winner| if winner == 0 { "false\n" } else { "true\n" }).collect()
            }
            Answer::LossesToo => {
                lines(&mut all.map(|winner| if winner == 2 { -1 } else { winner }))
            }
        }
    }
}

/// Who plays each move, where every move is legal and none follows a win.
fn played(case: &TicTacToe) -> Option<Vec<i32>> {
    let size = case.size;
    let (mut taken, mut counts) = (BTreeSet::new(), BTreeMap::new());
    let mut over = size < 1;
    case.moves
        .iter()
        .map(|&[row, column, player]| {
            let on_board = (0..size).contains(&row) && (0..size).contains(&column);
            let known = (1..=2).contains(&player);
            if over || !on_board || !known || !taken.insert((row, column)) {
                return None;
            }
            for counter in right(size.into(), row.into(), column.into()) {
                let count = counts.entry((counter, player)).or_insert(0);
                *count += 1;
                over |= *count == size;
            }
            Some(player)
        })
        .collect()
}
