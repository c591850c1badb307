//! Boards whose cells, and a spare row, fit in 64 bits: one word a colour.

use super::Colour;
use super::field::Field;

/// A bit a cell, column by column, with an empty row above the top one.
#[derive(Clone, Debug)]
pub(super) struct Word {
    height: u32,
    discs: [u64; 2],
}

impl Word {
    /// An empty board, if `width * (height + 1)` bits fit in a word and the height is from 1 to 29.
    pub(super) fn new(width: u32, height: u32) -> Option<Self> {
        let cells = u64::from(width) * (u64::from(height) + 1);
        // The test for four shifts by up to twice the stride and two more, 62 for a height of 29.
        let fits = (1..=29).contains(&height) && cells <= 64;
        fits.then_some(Self { height, discs: [0; 2] })
    }

    fn stride(&self) -> u32 {
        self.height + 1
    }

    /// The cells of a column, from its lowest bit, without the spare row.
    fn column(&self, column: u32) -> u64 {
        ((1 << self.height) - 1) << (column * self.stride())
    }

    #[inline]
    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        let bottom = 1 << (column * self.stride());
        let occupied = self.discs[0] | self.discs[1];
        // Adding one to a stack of ones carries into the first empty cell.
        let cell = (occupied + bottom) & self.column(column);
        if cell == 0 {
            return None;
        }
        let own = &mut self.discs[colour as usize];
        *own |= cell;
        Some(Field { bits: *own, stride: self.stride() })
    }

    pub(super) fn stack(&self, column: u32) -> u32 {
        ((self.discs[0] | self.discs[1]) & self.column(column)).count_ones()
    }

    pub(super) fn colour(&self, column: u32, row: u32) -> Colour {
        let cell = 1 << (column * self.stride() + row);
        if self.discs[Colour::Red as usize] & cell != 0 { Colour::Red } else { Colour::Blue }
    }
}
