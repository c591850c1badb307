//! Answers and expected ones: what counts, what is a near miss, and how they are shown.

mod checker;
mod notes;
mod same;
mod sides;
