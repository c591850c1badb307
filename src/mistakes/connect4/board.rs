//! A board that takes whatever a wrong program would put on it.

use std::collections::BTreeMap;

/// Who plays: `RED` the odd steps, `BLUE` the even ones.
pub(super) const RED: u8 = 0;
/// See [`RED`].
pub(super) const BLUE: u8 = 1;

/// Discs by column and row, both counted from zero, the bottom row first. The size is only written down.
pub(super) struct Board {
    pub(super) width: i64,
    pub(super) height: i64,
    cells: BTreeMap<(i64, i64), u8>,
    stacks: BTreeMap<i64, i64>,
}

impl Board {
    pub(super) fn new(width: i64, height: i64) -> Self {
        Self { width, height, cells: BTreeMap::new(), stacks: BTreeMap::new() }
    }

    /// How many discs lie in a column.
    pub(super) fn stack(&self, column: i64) -> i64 {
        self.stacks.get(&column).copied().unwrap_or(0)
    }

    /// Puts a disc on top of a column, wherever that is, and gives its row.
    pub(super) fn drop(&mut self, column: i64, colour: u8) -> i64 {
        let stack = self.stacks.entry(column).or_insert(0);
        self.cells.insert((column, *stack), colour);
        *stack += 1;
        *stack - 1
    }

    /// Takes the uppermost disc of a column away.
    pub(super) fn lift(&mut self, column: i64) {
        if let Some(stack) = self.stacks.get_mut(&column) {
            *stack -= 1;
            self.cells.remove(&(column, *stack));
        }
    }

    pub(super) fn disc(&self, cell: (i64, i64)) -> Option<u8> {
        self.cells.get(&cell).copied()
    }

    /// Every disc, by its cell.
    pub(super) fn discs(&self) -> impl Iterator<Item = ((i64, i64), u8)> {
        self.cells.iter().map(|(&cell, &colour)| (cell, colour))
    }

    /// Whether there are as many discs as cells.
    pub(super) fn is_full(&self) -> bool {
        let discs = self.stacks.values().sum::<i64>();
        discs >= self.width.saturating_mul(self.height)
    }
}
