//! Boards of moderate size: every column, and as many rows as the highest stack has.

use super::Colour;
use super::field::Field;

/// All that a disc can complete lies within three cells of it, so a window reaches three cells to each side.
const REACH: usize = 3;
/// The most that the cells of a board may take, in bytes: 16 million cells. One high stack takes it all.
const ROOM: u64 = 4 << 20;
/// The widest board that is kept here; its stacks are counted from the beginning.
const WIDEST: u32 = 1 << 12;
/// Boards this narrow are kept here however high they are: a disc costs at most four bytes.
const NARROW: u32 = 8;

/// The board in slabs of eight rows; within a slab, all red cells, then all blue ones, a byte a column.
///
/// Eight bytes from anywhere in a slab are eight neighbouring columns, so that a window is taken from two of them.
/// Every cell is kept three places to the right of and three above its own. The empty margin lets the window of the
/// disc in column c and row r begin at place c and r, and never ask whether that is on the board.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    height: u32,
    /// Bytes of one colour in a slab.
    side: usize,
    stacks: Vec<u32>,
    cells: Vec<u8>,
}

impl Dense {
    /// An empty board, if it is neither too large nor too wide.
    pub(super) fn new(width: u32, height: u32) -> Option<Self> {
        let bytes = 2 * (u64::from(width) + 2 * REACH as u64) * (u64::from(height) / 8 + 2);
        let fits = width <= NARROW || width <= WIDEST && bytes <= ROOM;
        let columns = width as usize;
        fits.then(|| Self {
            height,
            side: columns + 2 * REACH,
            stacks: vec![0; columns],
            cells: Vec::new(),
        })
    }

    /// Where the byte of a place is, and which bit of it.
    fn place(&self, column: usize, row: usize, colour: Colour) -> (usize, usize) {
        ((2 * (row / 8) + colour as usize) * self.side + column, row % 8)
    }

    #[inline]
    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        let column = column as usize;
        let stack = &mut self.stacks[column];
        let row = *stack as usize;
        if *stack >= self.height {
            return None;
        }
        *stack += 1;
        let slab = 2 * self.side;
        let (lower, shift) = self.place(column, row, colour);
        let cells = self.cells_of(lower, slab + 8);
        // The window is taken before the disc is put in: a wide load has to wait for a narrow store.
        let from_lower = u64::from_le_bytes(*cells.first_chunk().expect("a slab and eight bytes"));
        let from_upper = u64::from_le_bytes(*cells.last_chunk().expect("a slab and eight bytes"));
        let above = (shift + REACH) / 8 * slab;
        cells[above + REACH] |= 1 << ((shift + REACH) % 8);
        // The rows that the lower slab gives to each column; the upper one gives the others.
        let rows = 0x0101_0101_0101_0101 * (0xFF >> shift);
        let window = (from_lower >> shift & rows) | (from_upper << (8 - shift) & !rows);
        // Seven columns and seven rows, so that the eighth row parts the columns; and the disc.
        let own = 1 << (REACH * Field::WINDOW as usize + REACH);
        Some(Field { bits: window & 0x007F_7F7F_7F7F_7F7F | own, stride: Field::WINDOW })
    }

    pub(super) fn stack(&self, column: u32) -> u32 {
        self.stacks[column as usize]
    }

    pub(super) fn disc(&self, column: u32, row: u32) -> Option<Colour> {
        if row >= self.stack(column) {
            return None;
        }
        let (byte, bit) = self.place(column as usize + REACH, row as usize + REACH, Colour::Red);
        let red = self.cells[byte] & (1 << bit) != 0;
        Some(if red { Colour::Red } else { Colour::Blue })
    }

    /// Some bytes from a place on, that may lie in slabs which aren't there yet.
    #[inline]
    fn cells_of(&mut self, place: usize, bytes: usize) -> &mut [u8] {
        let end = place + bytes;
        if self.cells.len() < end {
            self.raise(end);
        }
        &mut self.cells[place..end]
    }

    #[cold]
    fn raise(&mut self, bytes: usize) {
        self.cells.resize(bytes.max(2 * self.cells.len()), 0);
    }
}
