//! The discs, in whichever form of storage suits the board's size.
//!
//! Columns and rows are counted from zero here. No form knows what a line is; each shows the surroundings of the disc
//! that it has just taken as a [`Field`], and the one test for four is there.

mod field;
mod sparse;
mod tiles;
mod word;

use super::Colour;
use field::Field;
use sparse::Sparse;
use tiles::Tiles;
use word::Word;

/// The widest board that is kept in [`Tiles`], whose memory follows the width too: 7 bytes a column at first.
const TILES_WIDTH: u32 = 1 << 16;

/// The columns of a board as stacks of discs.
#[derive(Clone, Debug)]
pub(super) struct Columns(Form);

#[derive(Clone, Debug)]
enum Form {
    Word(Word),
    Tiles(Tiles),
    Sparse(Sparse),
}

impl Columns {
    /// Empty columns; `width` and `height` may be 0.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self(if let Some(word) = Word::new(width, height) {
            Form::Word(word)
        } else if width <= TILES_WIDTH {
            Form::Tiles(Tiles::new(height))
        } else {
            Form::Sparse(Sparse::new(height))
        })
    }

    /// Drops a disc into a column and shows what lies around it, or nothing if the column is full.
    #[inline]
    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        match &mut self.0 {
            Form::Word(word) => word.drop(column, colour),
            Form::Tiles(tiles) => tiles.drop(column, colour),
            Form::Sparse(sparse) => sparse.drop(column, colour),
        }
    }

    /// How many discs lie in a column.
    pub(super) fn stack(&self, column: u32) -> u32 {
        match &self.0 {
            Form::Word(word) => word.stack(column),
            Form::Tiles(tiles) => tiles.stack(column),
            Form::Sparse(sparse) => sparse.stack(column),
        }
    }

    /// The colour of a disc that is known to lie there.
    pub(super) fn colour(&self, column: u32, row: u32) -> Colour {
        match &self.0 {
            Form::Word(word) => word.colour(column, row),
            Form::Tiles(tiles) => tiles.colour(column, row),
            Form::Sparse(sparse) => sparse.colour(column, row),
        }
    }
}
