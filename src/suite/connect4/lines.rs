//! Cases that are won: by direction, place of the last disc, colour, board and length.

use super::plan::{Place, Plan};
use super::{COLOURS, NAMES, WAYS};
use crate::case::Connect4;

/// So many cells along a way from a first one.
fn along(first: Place, way: Place, length: i64) -> Vec<Place> {
    (0..length).map(|steps| (first.0 + steps * way.0, first.1 + steps * way.1)).collect()
}

/// Every case that is found of every class, named by it.
pub(super) fn cases(connect: i64) -> Vec<(String, Connect4)> {
    let mut cases = Vec::new();
    let shapes = [
        ("narrow", connect, connect + 2),
        ("square", connect + 1, connect + 1),
        ("wide", 2 * connect - 1, connect),
    ];
    for (way, name) in WAYS.into_iter().zip(NAMES) {
        for (shape, width, height) in shapes {
            for (colour, colour_name) in COLOURS.into_iter().enumerate() {
                let places = if way == (0, 1) { connect - 1..connect } else { 0..connect };
                for last in places {
                    // Red's lines touch the left wall, blue's the right one.
                    let left = if colour == 0 { 0 } else { width - 1 - way.0 * (connect - 1) };
                    // Blue can't have the whole bottom row: red plays first.
                    let low = match way.1 {
                        0 => i64::from(colour == 1 && width == connect),
                        rows => {
                            if rows < 0 {
                                connect - 1
                            } else {
                                0
                            }
                        }
                    };
                    let plan =
                        line(width, height, connect, colour, (left, low), way, (connect, last));
                    let name = format!("{name}-{}-{colour_name}-{shape}", last + 1);
                    cases.extend(plan.game(&[way]).map(|game| (name, game)));
                }
            }
        }
    }
    cases.extend(runs(connect));
    cases.extend(walls(connect));
    cases
}

/// A line of some length that the disc at some place, counted from zero, completes.
fn line(
    width: i64,
    height: i64,
    connect: i64,
    colour: usize,
    first: Place,
    way: Place,
    (length, last): (i64, i64),
) -> Plan {
    let own = along(first, way, length);
    let last = (first.0 + last * way.0, first.1 + last * way.1);
    Plan { width, height, connect, colour, own, other: vec![], empty: vec![], last }
}

/// Lines that are longer than they need be, made by one disc.
fn runs(connect: i64) -> Vec<(String, Connect4)> {
    let mut cases = Vec::new();
    for length in connect + 1..2 * connect {
        for (way, name) in WAYS.into_iter().zip(NAMES).filter(|&(way, _)| way != (0, 1)) {
            for (colour, colour_name) in COLOURS.into_iter().enumerate() {
                let low = if way.1 < 0 { length - 1 } else { 0 };
                let last = if colour == 0 { connect - 1 } else { length - connect };
                let height = if way.1 == 0 { 2 } else { length };
                let width = length + i64::from(colour == 1 && way.1 == 0);
                let plan = line(width, height, connect, colour, (0, low), way, (length, last));
                let name = format!("{length}-at-once-{name}-{colour_name}");
                cases.extend(plan.game(&[way]).map(|game| (name, game)));
            }
        }
    }
    cases
}

/// Lines that touch walls and corners, and lines on boards with many columns.
fn walls(connect: i64) -> Vec<(String, Connect4)> {
    let end = connect - 1;
    let line = |name: &str, size: Place, colour, first, way, last| {
        let plan = line(size.0, size.1, connect, colour, first, way, (connect, last));
        plan.game(&[way]).map(|game| (name.to_owned(), game))
    };
    let row = (1, 0);
    let all = [
        line("column-to-the-top-left", (connect, connect), 0, (0, 0), (0, 1), end),
        line("column-to-the-top-right", (connect, connect), 1, (end, 0), (0, 1), end),
        line("rising-corner-to-corner", (connect, connect), 0, (0, 0), (1, 1), end),
        line("falling-corner-to-corner", (connect, connect), 1, (0, end), (1, -1), 0),
        line("row-along-the-top", (connect + 1, 2), 0, (1, 1), row, end - 1),
        line("row-along-the-top-left", (connect + 1, 2), 1, (0, 1), row, 0),
        line("rising-to-the-top-right", (connect + 1, connect + 1), 0, (1, 1), (1, 1), end),
        line("falling-to-the-top-left", (connect + 1, connect + 1), 0, (0, connect), (1, -1), 0),
        line("two-digit-columns", (12, connect), 0, (12 - connect, 0), row, end),
        line("two-digit-columns-middle", (12, 2), 1, (11 - connect, 0), row, 1),
        line("wider-than-20", (25, 2), 0, (25 - connect, 0), row, 1),
        line("higher-than-20", (2, 25), 0, (1, 0), (0, 1), end),
        line("nine-by-seven", (9, 7), 0, (9 - connect, 0), row, end),
        line("eight-by-eight-column", (8, 8), 0, (7, 0), (0, 1), end),
        line("eight-by-eight-rising", (8, 8), 1, (8 - connect, 0), (1, 1), end),
        line("a-hundred-columns", (100, 2), 0, (100 - connect, 0), row, end),
    ];
    all.into_iter().flatten().collect()
}
