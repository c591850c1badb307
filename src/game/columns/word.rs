//! Boards whose cells, and a spare row, fit in 64 bits: one word a colour.

use super::Colour;
use super::field::Field;

/// A bit a cell, column by column, with an empty row above the top one.
#[derive(Clone, Debug)]
pub(super) struct Word {
    stride: u32,
    /// The cells of the spare row.
    above: u64,
    discs: [u64; 2],
}

impl Word {
    /// An empty board, if `width * (height + 1)` bits fit in a word and the height is from 1 to 29.
    pub(super) fn new(width: u32, height: u32) -> Option<Self> {
        let stride = height.checked_add(1)?;
        // The test for four shifts by up to twice the stride and two more, 62 for a height of 29.
        if !(1..=29).contains(&height) || u64::from(width) * u64::from(stride) > 64 {
            return None;
        }
        let above = (0..width).fold(0, |above, column| above | 1 << (column * stride + height));
        Some(Self { stride, above, discs: [0; 2] })
    }

    #[inline]
    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        let bottom = 1 << (column * self.stride);
        let occupied = self.discs[0] | self.discs[1];
        // Adding one to a stack of ones carries into the first empty cell, the only one that was 0 and becomes 1.
        let cell = (occupied + bottom) & !occupied;
        if cell & self.above != 0 {
            return None;
        }
        let own = &mut self.discs[colour as usize];
        *own |= cell;
        Some(Field { bits: *own, stride: self.stride })
    }

    pub(super) fn stack(&self, column: u32) -> u32 {
        let stack = (self.discs[0] | self.discs[1]) >> (column * self.stride);
        stack.trailing_ones()
    }

    pub(super) fn disc(&self, column: u32, row: u32) -> Option<Colour> {
        if row >= self.stride {
            return None;
        }
        let cell = 1 << (column * self.stride + row);
        [Colour::Red, Colour::Blue]
            .into_iter()
            .find(|&colour| self.discs[colour as usize] & cell != 0)
    }
}
