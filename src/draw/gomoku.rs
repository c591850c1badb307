//! A finished gomoku board.

use super::kind::{Ground, Kind, STONES};
use super::scene::{Decision, Lines, Scene, Side, size};
use crate::case::Gomoku;
use crate::gomoku::{CONNECT, Disc, Outcome, Referee, Row};
use crate::grid::{Cell, Line};
use crate::puzzle::Options;

const KIND: Kind = Kind {
    name: "gomoku",
    sides: ["black", "white"],
    upright: false,
    ground: Ground::Crossings,
    colours: STONES,
};

pub(super) fn scene(case: &Gomoku, options: &Options) -> Scene {
    let connect = options.connect.unwrap_or(CONNECT);
    let outcome = outcome(case, connect, Some);
    let mut scene = Scene {
        kind: &KIND,
        columns: size(case.rows.first().map_or(0, Vec::len)),
        rows: size(case.rows.len()),
        first: 1,
        given: case.rows.clone(),
        played: Vec::new(),
        steps: 0,
        decision: None,
    };
    scene.decision = Some(Decision {
        verdict: Some(options.answer.text(outcome)),
        reason: reason(&scene, case, connect, outcome),
        lines: outcome
            .map_or_else(Lines::default, |outcome| Lines::Runs(side(outcome.winner), connect)),
        focus: outcome.map(|Outcome { line: Line { first, last }, .. }| Cell {
            column: i64::midpoint(first.column, last.column),
            row: i64::midpoint(first.row, last.row),
        }),
        ..Decision::default()
    });
    scene
}

fn side(disc: Disc) -> Side {
    match disc {
        Disc::Black => Side::One,
        Disc::White => Side::Two,
    }
}

/// Who has a line among the discs that are looked at.
fn outcome(case: &Gomoku, connect: u32, look_at: impl Fn(Disc) -> Option<Disc>) -> Option<Outcome> {
    let mut referee = Referee::new(connect);
    let mut row = Row::default();
    for cells in &case.rows {
        row.clear();
        for cell in cells {
            let disc = match cell {
                1 => Some(Disc::Black),
                2 => Some(Disc::White),
                _ => None,
            };
            row.push(disc.and_then(&look_at));
        }
        referee.look_at(&row);
    }
    referee.outcome()
}

fn reason(scene: &Scene, case: &Gomoku, connect: u32, outcome: Option<Outcome>) -> String {
    let Some(Outcome { winner, line }) = outcome else {
        return format!("neither has {connect} in line");
    };
    let line = run(scene, line);
    if winner == Disc::White {
        return format!("white has {line}");
    }
    let white = |disc| (disc == Disc::White).then_some(disc);
    let both = if self::outcome(case, connect, white).is_some() {
        "; white has a line too, but black counts"
    } else {
        ""
    };
    format!("black has {line}{both}")
}

/// A run in words.
fn run(scene: &Scene, line: Line) -> String {
    let Line { first, last } = line;
    if line.len() == 1 {
        scene.place(first)
    } else if first.row == last.row {
        format!("row {}, columns {} to {}", first.row, first.column, last.column)
    } else if first.column == last.column {
        format!("column {}, rows {} to {}", first.column, first.row, last.row)
    } else {
        format!("the diagonal from {} to {}", scene.place(first), scene.place(last))
    }
}
