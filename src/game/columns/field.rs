//! Discs of one colour as bits, and the test for four in line.

/// Part of a board, or all of it: a bit for each disc of one colour.
///
/// Bit `column * stride + row`. The topmost row of each column is kept empty, so that a line can't run from the top of
/// one column into the bottom of the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) bits: u64,
    pub(super) stride: u32,
}

impl Field {
    /// The stride of a field that is cut out of a larger board.
    pub(super) const WINDOW: u32 = 8;

    /// Whether any four bits stand in line.
    ///
    /// A bit stays in `pairs` if its neighbour is set too, and in the end if the next pair along is as well. Known from
    /// John Tromp's Fhourstones and the bitboards of game programmers.
    #[inline]
    pub(super) fn has_four(self) -> bool {
        let fours = |shift: u32| {
            let pairs = self.bits & (self.bits >> shift);
            pairs & (pairs >> (2 * shift))
        };
        let upright = fours(1);
        let level = fours(self.stride);
        let rising = fours(self.stride + 1);
        let falling = fours(self.stride - 1);
        (upright | level | rising | falling) != 0
    }
}
