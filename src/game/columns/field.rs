//! Discs of one colour as bits, and the quick test for four in line.

/// Part of a board, or all of it: a bit for each disc of one colour.
///
/// Bit `column * stride + row`. The topmost row of each column is kept empty, so that a line can't run from the top of
/// one column into the bottom of the next.
#[derive(Clone, Copy, Debug)]
pub(in crate::game) struct Field {
    pub(super) bits: u64,
    pub(super) stride: u32,
}

impl Field {
    /// The stride of a field that is cut out of a larger board.
    pub(super) const WINDOW: u32 = 8;

    /// Whether any four bits stand in line.
    #[inline]
    pub(in crate::game) fn has_four(self) -> bool {
        match self.stride {
            // Boards of six rows, and windows: shifts by a number that is known take half the time.
            7 => fours(self.bits, 7),
            Self::WINDOW => fours(self.bits, Self::WINDOW),
            stride => fours(self.bits, stride),
        }
        .iter()
        .any(|&fours| fours != 0)
    }

    /// Along which axes any four bits stand in line, in the order of [`AXES`](crate::grid::AXES).
    pub(in crate::game) fn axes_of_four(self) -> [bool; 4] {
        fours(self.bits, self.stride).map(|fours| fours != 0)
    }
}

/// The bits that begin four in line: along the row, upright, rising, falling.
///
/// A bit stays in `pairs` if its neighbour is set too, and in the end if the next pair along is as well. Known from
/// John Tromp's Fhourstones and the bitboards of game programmers.
#[inline]
fn fours(bits: u64, stride: u32) -> [u64; 4] {
    [stride, 1, stride + 1, stride - 1].map(|shift| {
        let pairs = bits & (bits >> shift);
        pairs & (pairs >> (2 * shift))
    })
}
