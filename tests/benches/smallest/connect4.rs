//! connect4: first every sequence of numbers, then every position.

use std::collections::HashSet;

use luozi::case::{Case, Connect4};
use luozi::mistakes::{self, Mistake};
use luozi::puzzle::Options;

/// Up to so many steps, every sequence of numbers is tried.
const SEQUENCES: usize = 5;

/// What was not found yet, and what was.
struct Search {
    missing: Vec<&'static Mistake>,
    found: Vec<(&'static str, Connect4)>,
    tried: u64,
}

pub(crate) fn search(quick: bool) {
    let mut search =
        Search { missing: mistakes::of("connect4").iter().collect(), found: vec![], tried: 0 };
    for steps in 1..=if quick { 3 } else { SEQUENCES } {
        // Large numbers and large boards matter to mistakes that a step or two show.
        let (area, far) = match steps {
            1 => (64, 70_000),
            2 => (24, 300),
            3 => (16, 10),
            _ => (12, 1),
        };
        for (width, height) in boards(if quick { area / 4 } else { area }) {
            let columns = numbers(width, if quick { far.min(300) } else { far });
            search.sequences(width, height, &columns, &mut Vec::new(), steps);
        }
        search.tell(steps);
    }
    if !quick {
        let mut layers: Vec<_> = boards(25).into_iter().map(|(w, h)| Layers::new(w, h)).collect();
        for steps in 1..=14 {
            for layers in &mut layers {
                layers.next(steps, &mut search);
            }
            if steps == 7 {
                search.sequences_of_wide_boards();
            }
            search.tell(steps);
        }
    }
    for (name, case) in &search.found {
        println!("    (\"{name}\", [{}, {}], &{:?}),", case.width, case.height, case.steps);
    }
    for mistake in &search.missing {
        println!("    // {}: none", mistake.name);
    }
}

/// Every board up to an area, the smallest and then the narrowest first.
fn boards(area: i32) -> Vec<(i32, i32)> {
    let all = (1..=area).flat_map(|area| (1..=area).map(move |width| (area, width)));
    all.filter(|(area, width)| area % width == 0).map(|(area, w)| (w, area / w)).collect()
}

/// The columns of a board and others, the smallest first.
fn numbers(width: i32, far: i32) -> Vec<i32> {
    (0..=far.max(width + 1)).chain((1..=far).map(|number| -number)).collect()
}

impl Search {
    /// Tries a case on everything that was not found yet.
    fn attempt(&mut self, width: i32, height: i32, steps: &[i32]) {
        self.tried += 1;
        let case = Connect4 { width, height, steps: steps.to_vec() };
        let options = Options::default();
        let case = Case::Connect4(case);
        let truth = mistakes::truth(&case, &options);
        let (found, missing): (Vec<_>, Vec<_>) =
            self.missing.drain(..).partition(|mistake| mistake.answer(&case, &options) != truth);
        self.missing = missing;
        if let Case::Connect4(case) = case {
            self.found.extend(found.into_iter().map(|mistake| (mistake.name, case.clone())));
        }
    }

    fn sequences(
        &mut self,
        width: i32,
        height: i32,
        columns: &[i32],
        begun: &mut Vec<i32>,
        more: usize,
    ) {
        if more == 0 {
            return self.attempt(width, height, begun);
        }
        for &column in columns {
            begun.push(column);
            self.sequences(width, height, columns, begun, more - 1);
            begun.pop();
        }
    }

    /// Boards that need more than 64 bits, with discs at both walls.
    fn sequences_of_wide_boards(&mut self) {
        let columns = [1, 2, 3, 4, 5, 6, 33];
        self.sequences(33, 1, &columns, &mut Vec::new(), 7);
    }

    fn tell(&self, steps: usize) {
        let names: Vec<_> = self.missing.iter().map(|mistake| mistake.name).collect();
        eprintln!("{steps} steps: {} cases, {} missing: {names:?}", self.tried, names.len());
    }
}

/// The undecided positions of a board after so many steps, each with the smallest sequence that leads to it.
///
/// A mistake that was not found by fewer steps agrees with the truth about all of them, so that no more than the
/// position counts.
struct Layers {
    width: i32,
    height: i32,
    layer: Vec<Vec<i32>>,
}

impl Layers {
    /// A layer may have so many positions.
    const MOST: usize = 400_000;

    fn new(width: i32, height: i32) -> Self {
        Self { width, height, layer: vec![vec![]] }
    }

    fn next(&mut self, steps: usize, search: &mut Search) {
        let (mut seen, mut next) = (HashSet::new(), Vec::new());
        for sequence in std::mem::take(&mut self.layer) {
            for column in numbers(self.width, 1) {
                let mut sequence = sequence.clone();
                sequence.push(column);
                if steps > SEQUENCES {
                    search.attempt(self.width, self.height, &sequence);
                }
                if self.is_open(&sequence) && seen.insert(self.position(&sequence)) {
                    next.push(sequence);
                }
            }
        }
        if next.len() > Self::MOST {
            eprintln!("{} x {}: too many after {steps} steps", self.width, self.height);
            next.clear();
        }
        self.layer = next;
    }

    fn is_open(&self, steps: &[i32]) -> bool {
        let case = Connect4 { width: self.width, height: self.height, steps: steps.to_vec() };
        mistakes::truth(&Case::Connect4(case), &Options::default()) == b"0,draw\n"
    }

    fn position(&self, steps: &[i32]) -> Vec<Vec<bool>> {
        let mut columns = vec![Vec::new(); self.width as usize];
        for (step, column) in steps.iter().enumerate() {
            columns[*column as usize - 1].push(step % 2 == 0);
        }
        columns
    }
}
