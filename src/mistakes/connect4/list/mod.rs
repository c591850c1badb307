//! The mistakes of connect4: each with its name and one sentence, as a teacher would say it.

mod answers;
mod drops;
mod lines;

use super::Rules;

type Entry = crate::mistakes::Entry<Rules>;

/// Every mistake: what is looked for, where discs fall, and what is said.
pub(in crate::mistakes) fn list() -> impl Iterator<Item = &'static crate::mistakes::Entry<Rules>> {
    lines::LIST.iter().chain(drops::LIST).chain(answers::LIST)
}
