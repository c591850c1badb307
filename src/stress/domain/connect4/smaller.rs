//! The smaller cases of a case's kind: the same outcome, and nothing behind the step that decides.

use super::{Connect4, Size};
use crate::case::{self, Case};
use crate::game::{Fault, Game, Verdict};

/// So many positions are looked at for them.
const MOST_POSITIONS: u64 = 3_000_000;

/// What kind of case it is, by its outcome.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Draw,
    Win,
    OffBoard,
    FullColumn,
}

fn kind(verdict: &Verdict) -> Kind {
    match verdict {
        Verdict::Draw => Kind::Draw,
        Verdict::Win { .. } => Kind::Win,
        Verdict::Error { fault: Fault::OffBoard { .. }, .. } => Kind::OffBoard,
        Verdict::Error { fault: Fault::FullColumn { .. }, .. } => Kind::FullColumn,
    }
}

struct Smaller<'a> {
    rules: &'a Connect4,
    kind: Kind,
    than: Size,
    found: Vec<Case>,
    most: usize,
    positions: u64,
}

impl Connect4 {
    pub(super) fn smaller_than(&self, case: &case::Connect4, most: usize) -> (Vec<Case>, bool) {
        let mut game = self.game(case.width, case.height);
        for &column in &case.steps {
            if game.play(self.number(column)).is_some() {
                break;
            }
        }
        let mut smaller = Smaller {
            rules: self,
            kind: kind(&game.verdict()),
            than: Self::size_of(case),
            found: Vec::new(),
            most,
            positions: 0,
        };
        let area = i64::from(case.width) * i64::from(case.height);
        // A board of a larger area makes a case of fewer steps no larger; but there is no end of them.
        let Ok(area) = i32::try_from(area.min(10_000)) else { return (Vec::new(), false) };
        for steps in 1..=case.steps.len() {
            for (width, height) in Self::boards(area) {
                let begun = &mut Vec::with_capacity(steps);
                smaller.look(&self.game(width, height), (width, height), begun, steps);
                if !smaller.goes_on() {
                    return (smaller.found, false);
                }
            }
        }
        (smaller.found, true)
    }
}

impl Smaller<'_> {
    fn goes_on(&self) -> bool {
        self.found.len() < self.most && self.positions < MOST_POSITIONS
    }

    /// Looks at every case of so many `more` steps that begins in this way.
    fn look(&mut self, game: &Game, board: (i32, i32), begun: &mut Vec<i32>, more: usize) {
        let (width, height) = board;
        if self.kind == Kind::Win && (width.max(height).cast_unsigned()) < self.rules.connect {
            return;
        }
        // The columns of the board, and one on either side.
        for number in 0..=width + 1 {
            if !self.goes_on() {
                return;
            }
            self.positions += 1;
            let mut after = game.clone();
            let decided = after.play(i64::from(number)).is_some();
            let column = number - 1 + self.rules.first;
            begun.push(column);
            if more == 1 {
                if kind(&after.verdict()) == self.kind {
                    let case = case::Connect4 { width, height, steps: begun.clone() };
                    if Connect4::size_of(&case) < self.than {
                        self.found.push(Case::Connect4(case));
                    }
                }
            } else if !decided {
                self.look(&after, board, begun, more - 1);
            }
            begun.pop();
        }
    }
}
