//! connect4: first every sequence of numbers, then every position.

use std::collections::HashSet;

use luozi::case::{Case, Connect4};
use luozi::mistakes::{self, Mistake};
use luozi::puzzle::Options;

/// Every sequence of 1, 2, … steps is tried on boards up to an area.
const AREAS: [i32; 7] = [64, 24, 16, 12, 10, 6, 6];

/// What was not found yet.
struct Search {
    missing: Vec<&'static Mistake>,
    tried: u64,
}

pub(crate) fn search(quick: bool) {
    let mut search = Search { missing: mistakes::of("connect4").iter().collect(), tried: 0 };
    // A long row has too many positions, and mistakes that need one show in few steps.
    let mut open_boards = boards(20);
    open_boards.retain(|&(w, h)| w * h <= 16 && w <= 12 || w.min(h) == 4);
    let mut layers: Vec<_> = open_boards.iter().map(|&(w, h)| Layers::new(w, h)).collect();
    for steps in 1..=if quick { 3 } else { 14 } {
        let area = AREAS.get(steps - 1).map_or(0, |&area| if quick { 4 } else { area });
        for (width, height) in boards(area) {
            // Large numbers matter to mistakes that one step shows.
            let far = match steps {
                1 if width * height == 1 => 70_000,
                1 | 2 => 20,
                3 => 5,
                _ => 1,
            };
            search.sequences(width, height, &numbers(width, far), &mut Vec::new(), steps);
        }
        if !quick {
            for layers in &mut layers {
                layers.next(steps, &mut search);
            }
        }
        if steps == 8 {
            for (width, height) in boards(8) {
                search.nearly_legal(width, height, &mut Vec::new(), steps);
            }
        }
        search.tell(steps);
        if search.missing.is_empty() {
            break;
        }
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
            for mistake in found {
                println!("    (\"{}\", [{width}, {height}], &{:?}),", mistake.name, case.steps);
            }
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

    /// Sequences of which one step can be taken so that the rest is open, for mistakes that an early decision shows.
    fn nearly_legal(&mut self, width: i32, height: i32, begun: &mut Vec<i32>, more: usize) {
        for column in numbers(width, 1) {
            begun.push(column);
            if more == 1 {
                self.attempt(width, height, begun);
            } else if decision(width, height, begun).is_none_or(|place| {
                let mut rest = begun.clone();
                rest.remove(place);
                decision(width, height, &rest).is_none()
            }) {
                self.nearly_legal(width, height, begun, more - 1);
            }
            begun.pop();
        }
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
                if steps > 5 {
                    search.attempt(self.width, self.height, &sequence);
                }
                if decision(self.width, self.height, &sequence).is_none()
                    && seen.insert(self.position(&sequence))
                {
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

    /// What each column holds, red or not.
    fn position(&self, steps: &[i32]) -> Vec<Vec<bool>> {
        let of = |column| steps.iter().enumerate().filter(move |&(_, &step)| step == column);
        (1..=self.width).map(|c| of(c).map(|(place, _)| place % 2 == 0).collect()).collect()
    }
}

/// The place of the step that decides a game, from zero.
fn decision(width: i32, height: i32, steps: &[i32]) -> Option<usize> {
    let case = Connect4 { width, height, steps: steps.to_vec() };
    let answer = mistakes::truth(&Case::Connect4(case), &Options::default());
    let answer = String::from_utf8(answer).expect("an answer is text");
    let (step, _) = answer.split_once(',').expect("an answer has a comma");
    step.parse::<usize>().expect("a step is a number").checked_sub(1)
}
