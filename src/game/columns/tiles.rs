//! Boards of moderate width and any height: squares of 8×8 cells, a word a colour.

use super::Colour;
use super::field::Field;

/// All that a disc can complete lies within three cells of it, so a window reaches three cells to each side.
const REACH: u32 = 3;
/// A tile is as wide as it is high.
const SIDE: u32 = 8;

/// One square of cells, a word a colour; bit `column * 8 + row`, both within the square.
type Tile = [u64; 2];

/// Eight neighbouring columns, as a pile of tiles that grows with the highest stack.
#[derive(Clone, Debug, Default)]
struct Pillar {
    stacks: [u32; SIDE as usize],
    tiles: Vec<Tile>,
}

/// The board in pillars, each cell three to the right of and three above its place.
///
/// The empty margin at the left and at the bottom lets every window begin at the disc's own number: the window of the
/// disc in column c and row r begins at place c and r, and never needs to ask whether it is on the board.
#[derive(Clone, Debug)]
pub(super) struct Tiles {
    height: u32,
    pillars: Vec<Pillar>,
}

/// Splits a place into the number of its tile and the place within it.
const fn split(place: u32) -> (usize, u32) {
    ((place / SIDE) as usize, place % SIDE)
}

impl Tiles {
    pub(super) fn new(height: u32) -> Self {
        Self { height, pillars: Vec::new() }
    }

    #[inline]
    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        let (left, shift) = split(column);
        if self.pillars.len() < left + 2 {
            self.widen(left + 2);
        }
        let (pillar, x) = split(column + REACH);
        let pillar = &mut self.pillars[pillar];
        let stack = &mut pillar.stacks[x as usize];
        let row = *stack;
        if row >= self.height {
            return None;
        }
        *stack += 1;
        let (tile, y) = split(row + REACH);
        if pillar.tiles.len() <= tile {
            pillar.tiles.resize(tile + 1, Tile::default());
        }
        pillar.tiles[tile][colour as usize] |= 1 << (x * SIDE + y);

        let near = self.pillars[left].window(row, colour);
        let far = self.pillars[left + 1].window(row, colour);
        let both = u128::from(far) << 64 | u128::from(near);
        let window = (both >> (shift * SIDE)) as u64;
        // Seven columns and seven rows, so that the eighth row parts the columns.
        Some(Field { bits: window & 0x007F_7F7F_7F7F_7F7F, stride: Field::WINDOW })
    }

    pub(super) fn stack(&self, column: u32) -> u32 {
        let (pillar, x) = split(column + REACH);
        self.pillars.get(pillar).map_or(0, |pillar| pillar.stacks[x as usize])
    }

    pub(super) fn colour(&self, column: u32, row: u32) -> Colour {
        let (pillar, x) = split(column + REACH);
        let (tile, y) = split(row + REACH);
        let red = self.pillars[pillar].tiles[tile][Colour::Red as usize];
        if red & (1 << (x * SIDE + y)) != 0 { Colour::Red } else { Colour::Blue }
    }

    #[cold]
    fn widen(&mut self, pillars: usize) {
        self.pillars.resize_with(pillars, Pillar::default);
    }
}

impl Pillar {
    /// Eight rows from place `row` upwards, shifted down to the lowest row of a tile.
    #[inline]
    fn window(&self, row: u32, colour: Colour) -> u64 {
        const LOWEST: u64 = 0x0101_0101_0101_0101;
        let (tile, shift) = split(row);
        let side = |tile: usize| self.tiles.get(tile).map_or(0, |tile| tile[colour as usize]);
        // The rows that the lower tile gives to each column; the upper one gives the others.
        let lower = LOWEST * (0xFF >> shift);
        (side(tile) >> shift & lower) | (side(tile + 1) << (SIDE - shift) & !lower)
    }
}
