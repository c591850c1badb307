//! The mistakes of connect4: each with its name and one sentence, as a teacher would say it.

mod answers;
mod drops;
mod lines;

use super::Rules;

/// A mistake's name, what it is, and how a program with it goes about a game.
pub(in crate::mistakes) type Entry = (&'static str, &'static str, Rules);

/// Every mistake: what is looked for, where discs fall, and what is said.
pub(in crate::mistakes) fn list() -> impl Iterator<Item = &'static Entry> {
    lines::LIST.iter().chain(drops::LIST).chain(answers::LIST)
}
