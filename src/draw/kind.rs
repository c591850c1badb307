//! What the pictures of the puzzles differ in.

/// What the pictures of the puzzles differ in.
#[derive(Debug)]
pub(super) struct Kind {
    /// The puzzle's name.
    pub(super) name: &'static str,
    /// What the sides are called.
    pub(super) sides: [&'static str; 2],
    /// Whether row 1 is at the bottom, and a column's number says where a step goes.
    pub(super) upright: bool,
    /// What the discs lie on.
    pub(super) ground: Ground,
    /// What the sides' discs look like in a picture.
    pub(super) colours: [Colours; 2],
}

/// What the discs lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// A board with a hole a cell.
    Holes,
    /// Lines, and the cells are where they cross.
    Crossings,
    /// Squares of cloth.
    Squares,
    /// Squares on paper; the sides are written as X and O.
    Paper,
}

/// The colours of a disc. One side is dark and the other light, so that they differ in grey too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Colours {
    pub(super) fill: &'static str,
    pub(super) ring: &'static str,
    pub(super) letters: &'static str,
}

/// Dark and light stones.
pub(super) const STONES: [Colours; 2] = [
    Colours { fill: "#23272e", ring: "#000", letters: "#fff" },
    Colours { fill: "#fff", ring: "#000", letters: "#000" },
];

/// Dark red and light blue.
pub(super) const RED_AND_BLUE: [Colours; 2] = [
    Colours { fill: "#b3201b", ring: "#6d0f0c", letters: "#fff" },
    Colours { fill: "#cfe4ff", ring: "#0f4fb0", letters: "#06224f" },
];
