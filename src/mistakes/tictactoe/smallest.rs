//! The smallest case of each mistake, as `cargo bench --bench smallest` finds it.

/// The board's size and the moves, by the mistake's name.
pub(in crate::mistakes) const SMALLEST: &[(&str, i32, &[[i32; 3]])] = &[
    ("else-if-between-diagonals", 3, &[[0, 2, 1], [1, 1, 1], [2, 0, 1]]),
    ("one-counter-for-diagonals", 3, &[[0, 0, 1], [1, 1, 1]]),
    ("one-counter-for-players", 2, &[[0, 0, 1], [0, 1, 2]]),
    ("rows-and-columns-share", 2, &[[0, 0, 1]]),
    ("tested-before-counted", 1, &[[0, 0, 1]]),
    ("no-rows", 2, &[[0, 0, 1], [0, 1, 1]]),
    ("no-columns", 2, &[[0, 0, 1], [1, 0, 1]]),
    ("no-falling", 2, &[[0, 0, 1], [1, 1, 1]]),
    ("no-rising", 2, &[[0, 1, 1], [1, 0, 1]]),
    ("no-diagonals", 2, &[[0, 0, 1], [1, 1, 1]]),
    ("one-less", 2, &[[0, 0, 1]]),
    ("three-in-line", 1, &[[0, 0, 1]]),
    ("second-player-never-wins", 1, &[[0, 0, 2]]),
    ("no-room-for-diagonals", 1, &[[0, 0, 1]]),
    ("player-as-index", 1, &[[0, 0, 2]]),
    ("players-swapped", 1, &[[0, 0, 1]]),
    ("always-one", 1, &[[0, 0, 2]]),
    ("minus-one", 1, &[[0, 0, 2]]),
    ("last-only", 2, &[[0, 0, 1], [0, 1, 1]]),
    ("wins-only", 2, &[[0, 0, 1]]),
    ("one-line", 2, &[[0, 0, 1], [0, 1, 1]]),
    ("words", 1, &[[0, 0, 1]]),
];
