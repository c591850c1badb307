//! Cases as values: what a puzzle's reader finds in a text, and what a generator writes as one.
//!
//! A case holds the numbers as they were typed; what they mean, the puzzle's options and the rules say.

mod connect4;
mod gomoku;
mod reversi;
mod tictactoe;

pub use connect4::Connect4;
pub use gomoku::Gomoku;
pub use reversi::Reversi;
pub use tictactoe::TicTacToe;

use std::fmt;

/// A case of one of the puzzles.
///
/// Its text is the puzzle's own form: one blank between numbers, a newline at the end of every line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// A board's size and the columns of the steps.
    Connect4(Connect4),
    /// A finished board.
    Gomoku(Gomoku),
    /// A board and a move.
    Reversi(Reversi),
    /// A board's size and the moves.
    TicTacToe(TicTacToe),
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connect4(case) => case.fmt(f),
            Self::Gomoku(case) => case.fmt(f),
            Self::Reversi(case) => case.fmt(f),
            Self::TicTacToe(case) => case.fmt(f),
        }
    }
}

/// Writes numbers as a line, one blank between.
fn write_line<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    numbers: impl IntoIterator<Item = T>,
) -> fmt::Result {
    for (place, number) in numbers.into_iter().enumerate() {
        let blank = if place == 0 { "" } else { " " };
        write!(f, "{blank}{number}")?;
    }
    writeln!(f)
}
