//! connect4: cases by class.

mod games;
mod lines;
mod misses;
mod plan;

use super::Named;
use crate::case::{Case, Connect4};
use crate::puzzle::Options;
use plan::Place;

/// Along the row, upright, rising, falling.
const WAYS: [Place; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
const NAMES: [&str; 4] = ["row", "column", "rising", "falling"];
const COLOURS: [&str; 2] = ["red", "blue"];
/// Longer lines than this make no small cases.
const LONGEST: u32 = 8;

/// All cases, class by class, columns numbered as the options say.
pub(super) fn cases(options: &Options) -> Vec<Named> {
    let connect = options.connect.unwrap_or(4).clamp(1, LONGEST);
    let all = lines::cases(connect.into())
        .into_iter()
        .chain(misses::cases(connect.into()))
        .chain(games::cases(connect.cast_signed()));
    let lower = 1 - i32::from(options.origin.unwrap_or(1));
    let named = |(name, mut case): (String, Connect4)| {
        case.steps.iter_mut().for_each(|step| *step = step.saturating_sub(lower));
        Named { name, case: Case::Connect4(case) }
    };
    all.map(named).collect()
}
