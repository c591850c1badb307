//! A case of connect4.

use std::fmt;

use super::write_line;

/// A board's size in columns and rows, and the column of each step.
///
/// ```
/// use luozi::case::Connect4;
///
/// let case = Connect4 { width: 5, height: 4, steps: vec![1, 1, 2] };
/// assert_eq!(case.to_string(), "5 4\n1 1 2\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Connect4 {
    /// How many columns the board has.
    pub width: i32,
    /// How many rows the board has.
    pub height: i32,
    /// The column of each step, as typed: counted from 1 where nothing else is said.
    pub steps: Vec<i32>,
}

impl fmt::Display for Connect4 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_line(f, [self.width, self.height])?;
        write_line(f, &self.steps)
    }
}
