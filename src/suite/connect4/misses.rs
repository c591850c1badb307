//! Near misses: what looks like a line and is none.

use super::plan::{Place, Plan};
use super::{COLOURS, NAMES, WAYS};
use crate::case::Connect4;

/// Every case that is found of every class, named by it.
pub(super) fn cases(connect: i64) -> Vec<(String, Connect4)> {
    let mut cases = gaps(connect);
    let half = connect / 2;
    let (width, height) = (connect + 1, connect + 1);
    // What goes on at the other wall: columns of the first half, then of the second.
    let wrapped = |over: fn(i64, i64) -> Place| {
        (0..connect).map(|place| over(place - half, connect + 1)).collect::<Vec<_>>()
    };
    let classes: [(&str, Vec<Place>, Place); 8] = [
        (
            "row-around-the-wall",
            wrapped(|place, width| if place < 0 { (width + place, 0) } else { (place, 1) }),
            (connect - half - 1, 1),
        ),
        ("row-around-the-same-row", wrapped(|place, width| ((place + width) % width, 0)), (0, 0)),
        (
            "rising-around-the-wall",
            wrapped(
                |place, width| {
                    if place < 0 { (width + place, place + 2) } else { (place, place + 3) }
                },
            ),
            (0, 3),
        ),
        (
            "falling-around-the-wall",
            wrapped(|place, width| {
                if place < 0 { (-1 - place, place + 2) } else { (width - 1 - place, place + 1) }
            }),
            (0, 1),
        ),
        (
            "bent-down",
            (0..connect).map(|place| (place, half - (place - half).abs())).collect(),
            (half, half),
        ),
        ("bent-up", (0..connect).map(|place| (place, (place - half).abs())).collect(), (half, 0)),
        (
            "row-and-column",
            (0..connect)
                .map(|place| if place < half { (place, half) } else { (half, 2 * half - place) })
                .collect(),
            (half, half),
        ),
        (
            "row-and-rising",
            (0..connect)
                .map(|place| if place < half { (place, 0) } else { (place, place - half) })
                .collect(),
            (half, 0),
        ),
    ];
    for (name, own, last) in classes {
        for (colour, colour_name) in COLOURS.into_iter().enumerate() {
            if !own.contains(&last) {
                continue;
            }
            let own = own.clone();
            let plan =
                Plan { width, height, connect, colour, own, other: vec![], empty: vec![], last };
            cases.extend(plan.game(&[]).map(|game| (format!("{name}-{colour_name}"), game)));
        }
    }
    cases
}

/// Discs enough along one way, with a cell between them that is empty or another's.
fn gaps(connect: i64) -> Vec<(String, Connect4)> {
    let mut cases = Vec::new();
    let half = connect / 2;
    let length = connect + 1;
    for (way, name) in WAYS.into_iter().zip(NAMES) {
        for (kind, colour) in [("hole", 0), ("hole", 1), ("blocked", 0), ("blocked", 1)] {
            let low = if way.1 < 0 { length - 1 } else { 0 };
            let cell = |steps: i64| (steps * way.0, low + steps * way.1);
            let gap = cell(half);
            let own: Vec<_> = (0..length).filter(|&place| place != half).map(cell).collect();
            let (other, empty) =
                if kind == "hole" { (vec![], vec![gap]) } else { (vec![gap], vec![]) };
            let last = if way == (0, 1) { cell(length - 1) } else { cell(half - 1) };
            if !own.contains(&last) || kind == "hole" && way == (0, 1) {
                continue;
            }
            let (width, height) = (length + 1, length);
            let plan = Plan { width, height, connect, colour, own, other, empty, last };
            let name = format!("{name}-{kind}-{}", COLOURS[colour]);
            cases.extend(plan.game(&[]).map(|game| (name, game)));
        }
    }
    cases
}
