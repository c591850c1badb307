//! A case of tictactoe.

use std::fmt;

use super::write_line;

/// A board's size, and row, column and player of each move.
///
/// ```
/// use luozi::case::TicTacToe;
///
/// let case = TicTacToe { size: 3, moves: vec![[0, 0, 1], [2, 1, 2]] };
/// assert_eq!(case.to_string(), "3\n0 0 1\n2 1 2\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    /// How many rows and columns the board has.
    pub size: i32,
    /// Row and column, both counted from zero, and the player, 1 or 2.
    pub moves: Vec<[i32; 3]>,
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_line(f, [self.size])?;
        self.moves.iter().try_for_each(|numbers| write_line(f, numbers))
    }
}
