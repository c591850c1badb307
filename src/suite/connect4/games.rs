//! Errors by kind and place, draws, and games that end with the last free cell.

use crate::case::Connect4;

/// Every case of every class, named by it.
pub(super) fn cases(connect: i32) -> Vec<(String, Connect4)> {
    let mut cases = errors(connect);
    cases.extend(full_columns(connect));
    cases.extend(draws(connect));
    let row: Vec<_> = pairs(connect, |k| [k, connect + k]);
    let mut add = |name: &str, width, height, steps: &[i32]| {
        cases.push((name.to_owned(), Connect4 { width, height, steps: steps.to_vec() }));
    };
    // The last free cell, in a row of its own, for either colour.
    let last_red: Vec<_> = row.iter().copied().chain([connect]).collect();
    add("red-with-the-last-cell", 2 * connect - 1, 1, &last_red);
    let blue = pairs(connect, |k| [if k == 1 { 1 } else { connect + k }, k + 1]);
    let last_blue: Vec<_> = blue.iter().copied().chain([2 * connect, connect + 1]).collect();
    add("blue-with-the-last-cell", 2 * connect, 1, &last_blue);
    let above = [[1, 2].repeat(connect.unsigned_abs() as usize - 1), vec![1]].concat();
    add("line-above-the-top", 2, (connect - 1).max(1), &above);
    let won: Vec<_> = stairs(connect).collect();
    for (name, more) in [
        ("win-then-blue", &[connect][..]),
        ("win-then-off-board", &[connect, 0, connect + 2]),
        ("win-then-win", &[connect, connect + 1, connect]),
    ] {
        add(name, connect + 1, connect, &[&won[..], more].concat());
    }
    cases
}

/// Steps of red and blue in turn for 1, 2, … below the length of a line.
fn pairs(connect: i32, pair: impl Fn(i32) -> [i32; 2]) -> Vec<i32> {
    (1..connect).flat_map(pair).collect()
}

/// Red wins in the bottom row, blue's discs on top of red's: 1 1 2 2 3 3 4.
fn stairs(connect: i32) -> impl Iterator<Item = i32> {
    (1..connect).flat_map(|column| [column, column]).chain([connect])
}

/// A column that there is not, as the first step, in the middle, before a win, and twice.
fn errors(connect: i32) -> Vec<(String, Connect4)> {
    let mut cases = Vec::new();
    let (width, height) = (connect + 1, connect);
    let kinds = [
        ("zero", 0),
        ("past-the-end", width + 1),
        ("negative", -1),
        ("far-negative", -width - 1),
        ("ten-times", 10 * width + 1),
        ("in-9-bits", 257),
        ("in-17-bits", 65_537),
        ("largest", i32::MAX),
        ("smallest", i32::MIN),
    ];
    for (kind, column) in kinds {
        let won: Vec<_> = stairs(connect).collect();
        let middle = (won.len() / 2) & !1;
        for (place, index) in [("first", 0), ("middle", middle), ("last", won.len() - 1)] {
            let mut steps = won.clone();
            steps.insert(index, column);
            let name = format!("{kind}-{place}");
            cases.push((name, Connect4 { width, height, steps }));
        }
        // Every step of blue's is one, until red has a line.
        let steps = pairs(connect, |k| [k, column]).into_iter().chain([connect]).collect();
        cases.push((format!("{kind}-by-blue"), Connect4 { width, height, steps }));
    }
    cases
}

/// A column that is full, by the height of the board and the place of the step.
fn full_columns(connect: i32) -> Vec<(String, Connect4)> {
    let mut cases = Vec::new();
    for (shape, width, height) in [
        ("flat", connect, 1),
        ("wide", connect + 2, connect - 1),
        ("square", connect, connect),
        ("high", connect, connect + 2),
        ("one-column", 1, connect),
    ] {
        let height = height.max(1);
        let fill = |column| vec![column; usize::try_from(height).unwrap_or(0)];
        let mut add = |place: &str, steps: Vec<i32>| {
            cases.push((format!("full-column-{shape}-{place}"), Connect4 { width, height, steps }));
        };
        add("last", [fill(1), vec![1]].concat());
        add("just-not", fill(1));
        if width > 1 {
            let tail: Vec<_> = stairs(connect).map(|column| width + 1 - column).collect();
            add("middle", [fill(1), vec![1], tail.clone()].concat());
            add("at-the-wall", [fill(width), vec![width], vec![1, 1]].concat());
        }
    }
    cases
}

/// Boards without a line, full or not.
fn draws(connect: i32) -> Vec<(String, Connect4)> {
    let mut cases = Vec::new();
    for (name, width, height) in [
        ("one-cell", 1, 1),
        ("small", connect - 1, connect - 1),
        ("wide", connect + 2, 2),
        ("high", 2, connect + 2),
        ("square", connect, connect),
        ("seven-by-six", 7, 6),
    ] {
        let (width, height) = (width.max(1), height.max(1));
        let all = without_lines(width, height);
        let mut add = |name: String, steps: &[i32]| {
            cases.push((name, Connect4 { width, height, steps: steps.to_vec() }));
        };
        add(format!("draw-full-{name}"), &all);
        add(format!("draw-{name}-then-one-more"), &[&all[..], &[1]].concat());
        add(format!("draw-{name}-then-off-board"), &[&all[..], &[0]].concat());
        add(format!("draw-unfinished-{name}"), &all[..all.len().div_ceil(2)]);
        add(format!("draw-{name}-but-one"), &all[..all.len().saturating_sub(1).max(1)]);
    }
    cases
}

/// Fills a board so that no three discs of a colour are in line, if its height is even.
///
/// Columns alternate upwards. Two that begin with red stand beside two that begin with blue, and are filled together
/// with them, so that the turns come out.
fn without_lines(width: i32, height: i32) -> Vec<i32> {
    let mut steps = Vec::new();
    for column in (1..=width).filter(|column| (column - 1) % 4 < 2) {
        for row in 0..height {
            match column + 2 {
                partner if partner <= width && row % 2 == 0 => steps.extend([column, partner]),
                partner if partner <= width => steps.extend([partner, column]),
                _ => steps.push(column),
            }
        }
    }
    steps
}
