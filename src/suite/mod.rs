//! The suite: small cases of every class that wrong programs stumble over, the most telling first.

mod connect4;
mod gomoku;
mod reversi;
mod tictactoe;

use std::cmp::Reverse;

use crate::case::Case;
use crate::mistakes::{self, Mistake};
use crate::puzzle::Options;

/// A case and what it is for.
#[derive(Clone, Debug)]
pub struct Named {
    /// A few words with hyphens between.
    pub name: String,
    /// The case.
    pub case: Case,
}

/// The suite of a puzzle, by the puzzle's name: the same cases in the same order every time.
///
/// Each case is the one of those left that tells most of the known mistakes from the truth, of those that no case before
/// it told.
///
/// ```
/// let suite = luozi::suite::of("connect4", &luozi::puzzle::Options::default());
/// assert!(suite.len() > 40);
/// ```
#[must_use]
pub fn of(game: &str, options: &Options) -> Vec<Named> {
    let cases = match game {
        "connect4" => connect4::cases(options),
        "gomoku" => gomoku::cases(options),
        "reversi" => reversi::cases(options),
        "tictactoe" => tictactoe::cases(),
        _ => return Vec::new(),
    };
    let mut suite = Vec::<Named>::new();
    for named in cases {
        if suite.iter().all(|other| other.case != named.case) {
            suite.push(named);
        }
    }
    telling_first(suite, mistakes::of(game), options)
}

/// Orders cases greedily: next is always the one that exposes most mistakes that are not exposed yet. When all are, they
/// are exposed once more, by other cases.
fn telling_first(cases: Vec<Named>, mistakes: &[Mistake], options: &Options) -> Vec<Named> {
    let exposed = |named: &Named| {
        let truth = mistakes::truth(&named.case, options);
        let wrong = |mistake: &Mistake| mistake.answer(&named.case, options) != truth;
        mistakes.iter().map(wrong).collect::<Vec<_>>()
    };
    let mut left: Vec<_> = cases.into_iter().map(|named| (exposed(&named), named)).collect();
    let mut hidden = vec![true; mistakes.len()];
    let mut ordered = Vec::new();
    while !left.is_empty() {
        let news = left.iter().map(|(exposed, _)| {
            exposed.iter().zip(&hidden).filter(|(exposed, hidden)| **exposed && **hidden).count()
        });
        let (most, next) =
            news.zip(0..).max_by_key(|&(news, place)| (news, Reverse(place))).unwrap_or_default();
        if most == 0 && hidden.contains(&false) {
            hidden.fill(true);
            continue;
        }
        let (exposed, named) = left.remove(next);
        for (hidden, exposed) in hidden.iter_mut().zip(exposed) {
            *hidden &= !exposed;
        }
        ordered.push(named);
    }
    ordered
}
