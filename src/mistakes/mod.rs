//! Known mistakes: programs that are wrong in one way each, and the smallest case that shows it.
//!
//! They are variations of referees that are plain and slow and share no code with the rules of the games, so that
//! [`truth`] is also a second opinion on those.

mod connect4;
mod gomoku;
mod program;
mod reversi;
mod tictactoe;

pub use program::program;

use std::sync::LazyLock;

use crate::case::{self, Case};
use crate::puzzle::Options;

/// A mistake that programs for one of the puzzles make.
pub struct Mistake {
    /// What it is called, a few words with hyphens between.
    pub name: &'static str,
    /// What is wrong, in one sentence, as a teacher would say it of a program: without a subject and a full stop.
    pub about: &'static str,
    rules: Rules,
    example: Case,
}

/// A mistake's name, what it is, and how a program with it goes about a game.
type Entry<R> = (&'static str, &'static str, R);

/// How a program goes about its puzzle.
enum Rules {
    Connect4(&'static connect4::Rules),
    Gomoku(&'static gomoku::Rules),
    Reversi(&'static reversi::Rules),
    TicTacToe(&'static tictactoe::Rules),
}

static CONNECT4: LazyLock<Vec<Mistake>> = LazyLock::new(|| {
    let mistake = |&(name, about, ref rules): &'static Entry<_>| {
        let found = connect4::SMALLEST.iter().find(|&&(of, ..)| of == name);
        let &(_, [width, height], steps) = found.unwrap_or(&("", [1, 1], &[0]));
        let example = Case::Connect4(case::Connect4 { width, height, steps: steps.to_vec() });
        Mistake { name, about, rules: Rules::Connect4(rules), example }
    };
    connect4::list().map(mistake).collect()
});

static GOMOKU: LazyLock<Vec<Mistake>> = LazyLock::new(|| {
    let mistake = |&(name, about, ref rules): &'static Entry<_>| {
        let found = gomoku::SMALLEST.iter().find(|&&(of, ..)| of == name);
        let &(_, rows) = found.unwrap_or(&("", &["0"]));
        let cells = |row: &&str| row.bytes().map(|digit| digit - b'0').collect();
        let example = Case::Gomoku(case::Gomoku { rows: rows.iter().map(cells).collect() });
        Mistake { name, about, rules: Rules::Gomoku(rules), example }
    };
    gomoku::LIST.iter().map(mistake).collect()
});

static REVERSI: LazyLock<Vec<Mistake>> = LazyLock::new(|| {
    let mistake = |&(name, about, ref rules): &'static Entry<_>| {
        let found = reversi::SMALLEST.iter().find(|&&(of, ..)| of == name);
        let &(_, discs, [row, column], mover) = found.unwrap_or(&("", &[], [1, 1], b'X'));
        let mut rows = [[b'*'; 8]; 8];
        for &(row, column, disc) in discs {
            rows[row - 1][column - 1] = disc;
        }
        let example = Case::Reversi(case::Reversi { rows, row, column, mover });
        Mistake { name, about, rules: Rules::Reversi(rules), example }
    };
    reversi::LIST.iter().map(mistake).collect()
});

static TICTACTOE: LazyLock<Vec<Mistake>> = LazyLock::new(|| {
    let mistake = |&(name, about, ref rules): &'static Entry<_>| {
        let found = tictactoe::SMALLEST.iter().find(|&&(of, ..)| of == name);
        let &(_, size, moves) = found.unwrap_or(&("", 1, &[[0, 0, 1]]));
        let example = Case::TicTacToe(case::TicTacToe { size, moves: moves.to_vec() });
        Mistake { name, about, rules: Rules::TicTacToe(rules), example }
    };
    tictactoe::LIST.iter().map(mistake).collect()
});

impl Mistake {
    /// What a program with this mistake prints: every byte of it, nothing if it crashes, as all of them do on a
    /// connect4 board of more than a million cells.
    ///
    /// Of a case of another puzzle it makes nothing either.
    #[must_use]
    pub fn answer(&self, case: &Case, options: &Options) -> Vec<u8> {
        match (&self.rules, case) {
            (Rules::Connect4(rules), Case::Connect4(case)) if has_room(case) => {
                rules.answer(case, options)
            }
            (Rules::Gomoku(rules), Case::Gomoku(case)) => rules.answer(case, options),
            (Rules::Reversi(rules), Case::Reversi(case)) => rules.answer(case, options),
            (Rules::TicTacToe(rules), Case::TicTacToe(case)) => rules.answer(case),
            _ => Vec::new(),
        }
    }

    /// The smallest case on which it is wrong: by steps or discs, then area, then numbers.
    #[must_use]
    pub fn example(&self) -> Case {
        self.example.clone()
    }
}

/// Whether a program that keeps all cells gets the memory for them.
fn has_room(case: &case::Connect4) -> bool {
    i64::from(case.width).saturating_mul(case.height.into()) <= 1_000_000
}

/// The known mistakes of a puzzle, by the puzzle's name.
///
/// ```
/// assert!(luozi::mistakes::of("connect4").iter().any(|mistake| mistake.name == "one-way"));
/// assert!(luozi::mistakes::of("chess").is_empty());
/// ```
#[must_use]
pub fn of(game: &str) -> &'static [Mistake] {
    match game {
        "connect4" => &CONNECT4,
        "gomoku" => &GOMOKU,
        "reversi" => &REVERSI,
        "tictactoe" => &TICTACTOE,
        _ => &[],
    }
}

/// What a program without a mistake prints; nothing where a tictactoe case has an illegal move.
#[must_use]
pub fn truth(case: &Case, options: &Options) -> Vec<u8> {
    match case {
        Case::Connect4(case) => connect4::TRUTH.answer(case, options),
        Case::Gomoku(case) => gomoku::TRUTH.answer(case, options),
        Case::Reversi(case) => reversi::TRUTH.answer(case, options),
        Case::TicTacToe(case) => tictactoe::TRUTH.answer(case),
    }
}
