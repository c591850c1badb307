//! The discs, in whichever form of storage suits the board's size.
//!
//! Columns and rows are counted from zero here. No form knows what a line is; each shows the surroundings of the disc
//! that it has just taken as a [`Field`], and the one test for four is there.

mod dense;
mod field;
mod sparse;
mod word;

use super::Colour;
use dense::Dense;
pub(super) use field::Field;
use sparse::Sparse;
use word::Word;

/// The columns of a board as stacks of discs.
#[derive(Clone, Debug)]
pub(super) struct Columns(Form);

/// A tag of its own is told faster than one that hides in a vector.
#[derive(Clone, Debug)]
#[repr(u8)]
enum Form {
    Word(Word),
    Dense(Dense),
    Sparse(Sparse),
}

impl Columns {
    /// Empty columns; `width` and `height` may be 0.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self(if let Some(word) = Word::new(width, height) {
            Form::Word(word)
        } else if let Some(dense) = Dense::new(width, height) {
            Form::Dense(dense)
        } else {
            Form::Sparse(Sparse::new(height))
        })
    }

    /// Drops a disc into a column and shows what lies around it, or nothing if the column is full.
    #[inline]
    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        match &mut self.0 {
            Form::Word(word) => word.drop(column, colour),
            Form::Dense(dense) => dense.drop(column, colour),
            Form::Sparse(sparse) => sparse.drop(column, colour),
        }
    }

    /// How many discs lie in a column.
    pub(super) fn stack(&self, column: u32) -> u32 {
        match &self.0 {
            Form::Word(word) => word.stack(column),
            Form::Dense(dense) => dense.stack(column),
            Form::Sparse(sparse) => sparse.stack(column),
        }
    }

    /// The disc in a cell of a column; nothing where it is empty, or above the board.
    pub(super) fn disc(&self, column: u32, row: u32) -> Option<Colour> {
        match &self.0 {
            Form::Word(word) => word.disc(column, row),
            Form::Dense(dense) => dense.disc(column, row),
            Form::Sparse(sparse) => sparse.disc(column, row),
        }
    }
}

#[cfg(test)]
mod tests;
