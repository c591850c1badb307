//! What can be taken from a case of connect4.

use super::Connect4;
use crate::case;
use crate::stress::domain::without_parts;

/// The most numbers that are tried in the place of one.
const LOWER: i32 = 32;

impl Connect4 {
    /// What is left of a case when something is taken from it, the most first.
    pub(super) fn reduced(&self, case: &case::Connect4) -> impl Iterator<Item = case::Connect4> {
        let size = Self::size_of(case);
        let mut left = vec![self.cut(case)];
        left.extend(self.boards_shrunk(case));
        left.extend(
            without_parts(&case.steps).into_iter().map(|steps| case::Connect4 { steps, ..*case }),
        );
        left.extend(self.without_columns(case));
        left.push(self.mirrored(case));
        left.extend(with_lower_numbers(case));
        left.into_iter().filter(move |case| !case.steps.is_empty() && Self::size_of(case) < size)
    }

    /// Without the steps that follow the one that decides.
    fn cut(&self, case: &case::Connect4) -> case::Connect4 {
        let steps = case.steps[..self.decided(case)].to_vec();
        case::Connect4 { steps, ..*case }
    }

    /// Fewer columns or rows, and the steps as they are.
    fn boards_shrunk(&self, case: &case::Connect4) -> Vec<case::Connect4> {
        let &case::Connect4 { width, height, .. } = case;
        let on_board = |&&column: &&i32| self.number(column) <= i64::from(width);
        let used = case.steps.iter().filter(on_board).map(|&column| self.number(column)).max();
        let used = used.map_or(1, |used| used.max(1) as i32);
        let mut sizes = Vec::new();
        for fewer in [used, width / 2, width - 1] {
            sizes.push((fewer, height));
        }
        let mut counts = std::collections::HashMap::new();
        for column in &case.steps {
            *counts.entry(column).or_insert(0) += 1;
        }
        for fewer in [counts.into_values().max().unwrap_or(1), height / 2, height - 1] {
            sizes.push((width, fewer));
        }
        sizes.push((used, used.min(height)));
        sizes.push((height, width));
        let sizes = sizes.into_iter().filter(|&(width, height)| width > 0 && height > 0);
        sizes.map(|(width, height)| case::Connect4 { width, height, ..case.clone() }).collect()
    }

    /// Without a column, once with its steps left out and once with them in the next column.
    fn without_columns(&self, case: &case::Connect4) -> Vec<case::Connect4> {
        let mut left = Vec::new();
        let used: std::collections::BTreeSet<_> = case.steps.iter().copied().collect();
        let last = i64::from(case.width);
        let closed_up = |column: i32| {
            let steps = case.steps.iter();
            let moved = |&step: &i32| if step > column { step - 1 } else { step };
            steps.map(moved).collect::<Vec<_>>()
        };
        // All columns without a disc at once, then one by one, used or not.
        let unused =
            |column: i32| (self.first..column).filter(|column| !used.contains(column)).count();
        if case.width > 1 && case.width <= 200 {
            let moved = |&step: &i32| {
                let inside = (1..=last).contains(&self.number(step));
                step - if inside { unused(step) as i32 } else { 0 }
            };
            let steps: Vec<_> = case.steps.iter().map(moved).collect();
            let width = used.iter().filter(|&&column| (1..=last).contains(&self.number(column)));
            let width = (width.count() as i32).max(1);
            left.push(case::Connect4 { width, steps, ..*case });
        }
        let columns =
            used.iter().copied().chain(used.iter().filter_map(|column| column.checked_sub(1)));
        for column in columns.filter(|&column| (1..=last).contains(&self.number(column))) {
            let width = case.width - 1;
            if width > 0 {
                let steps = closed_up(column);
                left.push(case::Connect4 { width, steps, ..*case });
                let without = case.steps.iter().filter(|&&step| step != column);
                let steps =
                    without.map(|&step| if step > column { step - 1 } else { step }).collect();
                left.push(case::Connect4 { width, steps, ..*case });
            }
        }
        left
    }

    /// The left side on the right.
    fn mirrored(&self, case: &case::Connect4) -> case::Connect4 {
        let mirror = |&column: &i32| {
            let mirrored = i64::from(case.width) + 1 - self.number(column);
            i32::try_from(mirrored + i64::from(self.first) - 1).unwrap_or(column)
        };
        case::Connect4 { steps: case.steps.iter().map(mirror).collect(), ..*case }
    }
}

/// A lower number for a step, or for two neighbours, and steps in another order.
fn with_lower_numbers(case: &case::Connect4) -> Vec<case::Connect4> {
    let mut left = Vec::new();
    let mut push = |change: &dyn Fn(&mut Vec<i32>)| {
        let mut steps = case.steps.clone();
        change(&mut steps);
        left.push(case::Connect4 { steps, ..*case });
    };
    for (place, &column) in case.steps.iter().enumerate() {
        for lower in lower_numbers(column) {
            push(&|steps| steps[place] = lower);
        }
    }
    // The same colour's discs in another order, and two discs in each other's place.
    for place in 0..case.steps.len() {
        for other in place + 1..case.steps.len() {
            if case.steps[other] < case.steps[place] {
                push(&|steps| steps.swap(place, other));
            }
        }
    }
    // Two columns in each other's place.
    for &column in &case.steps {
        for other in lower_numbers(column) {
            push(&|steps| {
                for step in steps {
                    *step = if *step == column {
                        other
                    } else if *step == other {
                        column
                    } else {
                        *step
                    };
                }
            });
        }
        if case.steps.len() > 30 {
            break;
        }
    }
    left
}

/// Numbers before a number, the simplest first.
fn lower_numbers(number: i32) -> Vec<i32> {
    let near = 0..if number < 0 { LOWER } else { number.min(LOWER) };
    // Then half of it is left out, a quarter, and so on down to 1.
    let parts = std::iter::successors(Some(number / 2), |part| Some(part / 2));
    let parts = parts.take_while(|&part| part != 0);
    near.chain((number < 0).then_some(-1)).chain(parts.map(|part| number - part)).collect()
}
