//! How long the runs are that a disc joins, without walking along them.

use std::collections::HashMap;

use crate::grid::{AXES, Cell, Direction};

/// The lengths of all runs of two discs or more, kept at both ends of each.
///
/// A disc can only join a run at its end, so that what is left inside of longer runs is never asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    ends: [HashMap<Cell, i64, foldhash::quality::RandomState>; AXES.len()],
}

impl Runs {
    /// Adds a disc and says how long the longest run through it is. `own` tells the discs of its colour.
    pub(super) fn add(&mut self, cell: Cell, own: impl Fn(Cell) -> bool) -> i64 {
        let mut longest = 1;
        for (ends, axis) in self.ends.iter_mut().zip(AXES) {
            let joined = |way| {
                let next = along(cell, way, 1);
                if own(next) { ends.get(&next).copied().unwrap_or(1) } else { 0 }
            };
            let [before, behind] = [axis.opposite(), axis].map(joined);
            let length = before + 1 + behind;
            if length > 1 {
                ends.insert(along(cell, axis.opposite(), before), length);
                ends.insert(along(cell, axis, behind), length);
            }
            longest = longest.max(length);
        }
        longest
    }
}

/// The cell so many steps away.
fn along(cell: Cell, way: Direction, steps: i64) -> Cell {
    Cell { column: cell.column + steps * way.columns, row: cell.row + steps * way.rows }
}

#[cfg(test)]
mod tests {
    use super::{AXES, Cell, HashMap, Runs};
    use crate::grid::Line;

    #[test]
    fn a_run_is_as_long_as_a_walk_along_it() {
        let mut dice = 1_u64;
        let mut longest_seen = 0;
        for game in 0..200 {
            let mut discs: HashMap<Cell, bool> = HashMap::new();
            let mut runs = Runs::default();
            for _ in 0..400 {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let [column, row] = [32, 40].map(|shift| (dice >> shift & 0xF).cast_signed());
                let cell = Cell { column, row };
                // In some games one colour is rare, so that runs of the other are long.
                let colour = dice >> 48 & 0xF < 4 * (game % 4) + 1;
                if discs.contains_key(&cell) {
                    continue;
                }
                let own = |cell| discs.get(&cell) == Some(&colour);
                let found = runs.add(cell, own);
                let walked = AXES.map(|axis| Line::through(cell, axis, own).len());
                let expected = walked.into_iter().max().unwrap_or(0);
                assert_eq!(found.unsigned_abs(), expected, "game {game}, {cell:?} among {discs:?}");
                longest_seen = longest_seen.max(found);
                discs.insert(cell, colour);
            }
        }
        assert!(longest_seen >= 12, "{longest_seen}");
    }
}
