//! A case of reversi.

use std::fmt;

use super::write_line;

/// A board of eight rows, the top one first, and a move.
///
/// ```
/// use luozi::case::Reversi;
///
/// let case = Reversi { rows: [*b"***XO***"; 8], row: 1, column: 6, mover: b'X' };
/// assert_eq!(case.to_string(), "***XO***\n".repeat(8) + "1 6\nX\n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reversi {
    /// `*` an empty cell, `X` a black disc, `O` a white one.
    pub rows: [[u8; 8]; 8],
    /// The move's row, as typed: counted from 1 where nothing else is said.
    pub row: i32,
    /// The move's column, counted alike.
    pub column: i32,
    /// The colour that moves, `X` or `O`.
    pub mover: u8,
}

impl fmt::Display for Reversi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            writeln!(f, "{}", row.map(char::from).iter().collect::<String>())?;
        }
        write_line(f, [self.row, self.column])?;
        writeln!(f, "{}", char::from(self.mover))
    }
}
