//! What the fault finder knows of each puzzle: which cases there are, and which of two is smaller.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards have at most 10,000 cells here, and sides are positive"
)]

mod connect4;
mod gomoku;
mod reversi;
mod tictactoe;

use crate::case::Case;
use crate::puzzle::{Entry, Options};

/// How large a case is: how many steps, then the board's area, then its numbers, in this order.
pub(super) type Size = (usize, u64, Vec<u64>);

/// The cases of one puzzle. All that it makes keep to what the puzzle's statement promises.
pub(super) trait Domain: Sync {
    /// Small cases, all of them, the smallest first.
    fn small(&self) -> Box<dyn Iterator<Item = Case> + Send>;

    /// Some case, not always a small one: often nearly a win, or an illegal step.
    fn random(&self, random: &mut fastrand::Rng) -> Case;

    /// How large a case is.
    fn size(&self, case: &Case) -> Size;

    /// What is left of a case when something is taken from it, the most first. Each is smaller than the case.
    fn reductions(&self, case: &Case) -> Vec<Case>;

    /// The smaller cases of a case's kind, the smallest first, but no more than `most`; and whether those are all.
    fn smaller(&self, case: &Case, most: usize) -> (Vec<Case>, bool);

    /// Cases in a form that no statement promises, each with a name.
    fn odd(&self) -> Vec<(&'static str, String)>;
}

/// What is known of a puzzle.
pub(super) fn of(entry: &Entry, options: &Options) -> Box<dyn Domain> {
    match entry.name {
        "gomoku" => Box::new(gomoku::Gomoku::new(options)),
        "reversi" => Box::new(reversi::Reversi::new(options)),
        "tictactoe" => Box::new(tictactoe::TicTacToe),
        _ => Box::new(connect4::Connect4::new(options)),
    }
}

/// A number's place in the order from simple to odd: 0, 1, 2 … then -1, -2 …
pub(super) fn place(number: i32) -> u64 {
    let distance = u64::from(number.unsigned_abs());
    if number < 0 { distance + (1 << 32) } else { distance }
}

/// What is left of a list when parts are taken from it: halves, quarters and so on down to single items, and then
/// every two items of a list that is not long.
pub(super) fn without_parts<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    /// Of a longer list there are too many pairs.
    const MOST_FOR_PAIRS: usize = 40;
    let mut left = Vec::new();
    let mut length = items.len() / 2;
    while length > 0 {
        // The last parts first: what comes last seldom carries what comes before.
        for begin in (0..items.len()).step_by(length).rev() {
            let end = (begin + length).min(items.len());
            left.push([&items[..begin], &items[end..]].concat());
        }
        length /= 2;
    }
    if items.len() <= MOST_FOR_PAIRS {
        for second in (1..items.len()).rev() {
            for first in (0..second).rev() {
                left.push(
                    [&items[..first], &items[first + 1..second], &items[second + 1..]].concat(),
                );
            }
        }
    }
    left
}
