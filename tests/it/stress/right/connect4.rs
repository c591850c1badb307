//! connect4 with the runs of a colour joined as sets: the length of each is kept, and nothing is walked.

use std::collections::HashMap;
use std::io::Read;

/// The length of the run that a cell is an end of, by axis and cell.
type Runs = HashMap<(usize, i64, i64), i64>;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).expect("text");
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse::<i64>().expect("a number"));
    let (width, height) = (numbers.next().expect("a width"), numbers.next().expect("a height"));
    println!("{}", verdict(width, height, numbers));
}

fn verdict(width: i64, height: i64, steps: impl Iterator<Item = i64>) -> String {
    let mut stacks = HashMap::new();
    let mut runs = [Runs::new(), Runs::new()];
    for (place, column) in steps.enumerate() {
        let row = stacks.entry(column).or_insert(0);
        if !(1..=width).contains(&column) || *row >= height {
            return format!("{},error", place + 1);
        }
        let runs = &mut runs[place % 2];
        for (axis, (right, up)) in [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().enumerate() {
            let of = |runs: &Runs, far: i64| *runs.get(&(axis, column + far * right, *row + far * up)).unwrap_or(&0);
            let (before, after) = (of(runs, -1), of(runs, 1));
            let length = before + 1 + after;
            if length >= 4 {
                return format!("{},{}", place + 1, ["red", "blue"][place % 2]);
            }
            for far in [-before, 0, after] {
                runs.insert((axis, column + far * right, *row + far * up), length);
            }
        }
        *row += 1;
    }
    "0,draw".to_owned()
}
