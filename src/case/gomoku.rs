//! A case of gomoku.

use std::fmt;

use super::write_line;

/// The rows of a board, the top one first: 0 an empty cell, 1 a black disc, 2 a white one.
///
/// ```
/// use luozi::case::Gomoku;
///
/// let case = Gomoku { rows: vec![vec![0, 1, 2], vec![2, 1, 0]] };
/// assert_eq!(case.to_string(), "2 3\n0 1 2\n2 1 0\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gomoku {
    /// At least one row, all of the same length, at least 1.
    pub rows: Vec<Vec<u8>>,
}

impl fmt::Display for Gomoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_line(f, [self.rows.len(), self.rows.first().map_or(0, Vec::len)])?;
        self.rows.iter().try_for_each(|row| write_line(f, row))
    }
}
