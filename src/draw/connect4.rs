//! A game of connect4, step by step.

use super::kind::{Ground, Kind, RED_AND_BLUE};
use super::scene::{Decision, Disc, Lines, Refused, Scene, Side};
use crate::case::Connect4;
use crate::game::{CONNECT, Colour, Fault, Game, Verdict};
use crate::grid::{Cell, Line};
use crate::puzzle::Options;

const KIND: Kind = Kind {
    name: "connect4",
    sides: ["red", "blue"],
    upright: true,
    ground: Ground::Holes,
    colours: RED_AND_BLUE,
};

pub(super) fn scene(case: &Connect4, options: &Options) -> Scene {
    let connect = options.connect.unwrap_or(CONNECT);
    let shift = options.shift();
    let mut game = Game::with_connect(case.width, case.height, connect);
    let mut played = Vec::new();
    for &step in &case.steps {
        let column = i64::from(step) + shift;
        let verdict = game.play(column).copied();
        if matches!(verdict, Some(Verdict::Error { .. })) {
            break;
        }
        let cell = Cell { column, row: game.discs_in(column).into() };
        played.push(Disc::new(cell, side(Colour::of_step(game.steps()))));
        if verdict.is_some() {
            break;
        }
    }
    let mut scene = Scene {
        kind: &KIND,
        columns: case.width.into(),
        rows: case.height.into(),
        first: 1 - shift,
        given: Vec::new(),
        played,
        steps: game.steps(),
        decision: None,
    };
    scene.decision = Some(decide(&scene, &game, connect));
    scene
}

fn side(colour: Colour) -> Side {
    match colour {
        Colour::Red => Side::One,
        Colour::Blue => Side::Two,
    }
}

fn decide(scene: &Scene, game: &Game, connect: u32) -> Decision {
    let verdict = game.verdict();
    let decision = Decision { verdict: Some(verdict.to_string()), ..Decision::default() };
    match verdict {
        Verdict::Draw => Decision { reason: draw(scene, connect), ..decision },
        Verdict::Win { step, colour, lines } => {
            let last = scene.last().expect("a disc has won");
            let longer = lines.iter().filter(|line| line.len() > 1);
            let mut ways: Vec<_> = longer.map(|line| way(scene, last, line, connect)).collect();
            if ways.is_empty() {
                ways.push(format!("plays {}, and one disc is a line", scene.place(last)));
            }
            Decision {
                reason: format!("step {step}: {colour} {}", ways.join(", and ")),
                lines: Lines::These(lines.iter().collect()),
                ..decision
            }
        }
        Verdict::Error { step, fault } => {
            let side = side(Colour::of_step(step));
            let (Fault::OffBoard { column } | Fault::FullColumn { column }) = fault;
            Decision {
                reason: format!(
                    "step {step}: {} plays column {}, {}",
                    scene.name(side),
                    scene.number(column),
                    why(scene, fault)
                ),
                refused: Some(Refused { side, cell: Cell { column, row: scene.rows + 1 } }),
                ..decision
            }
        }
    }
}

fn draw(scene: &Scene, connect: u32) -> String {
    let (columns, rows) = (scene.columns.max(0), scene.rows.max(0));
    match scene.played.len() as u64 {
        0 => "there are no steps".to_owned(),
        // Both are below 2³¹.
        discs if discs == (columns * rows).unsigned_abs() => {
            format!("the board is full, and nobody has {connect} in line")
        }
        discs => format!("after step {discs} nobody has {connect} in line"),
    }
}

fn why(scene: &Scene, fault: Fault) -> String {
    match fault {
        _ if scene.columns < 1 => "but the board has no columns".to_owned(),
        _ if scene.rows < 1 => "but the board has no rows".to_owned(),
        Fault::OffBoard { .. } if scene.columns == 1 => {
            format!("but the only column is {}", scene.first)
        }
        Fault::OffBoard { .. } => {
            format!("but columns are {} to {}", scene.first, scene.number(scene.columns))
        }
        Fault::FullColumn { .. } if scene.rows == 1 => "which is full with 1 disc".to_owned(),
        Fault::FullColumn { .. } => format!("which is full with {} discs", scene.rows),
    }
}

/// What the last disc does to a line of two or more.
fn way(scene: &Scene, last: Cell, line: Line, connect: u32) -> String {
    let more = if line.len() > u64::from(connect.max(1)) {
        format!(" ({} in line)", line.len())
    } else {
        String::new()
    };
    let inside = last != line.first && last != line.last;
    // Without the last disc; where that is inside, nobody asks.
    let rest = if last == line.first {
        Line { first: step(line.first, line), last: line.last }
    } else {
        Line { first: line.first, last: back(line.last, line) }
    };
    let [column, row] = [last.column, last.row].map(|place| scene.number(place));
    let upright = line.first.column == line.last.column;
    let level = line.first.row == line.last.row;
    let what = if level && inside {
        format!(
            "fills column {column} between columns {} and {}, row {row}",
            column - 1,
            column + 1
        )
    } else if level {
        let rest = span(scene, "column", rest.first.column, rest.last.column);
        format!("adds column {column} to {rest}, row {row}")
    } else if upright {
        let rest = span(scene, "row", rest.first.row, rest.last.row);
        format!("adds row {row} to {rest}, column {column}")
    } else if inside {
        let ends = ends(scene, line);
        format!("fills {} of the diagonal {ends}", scene.place(last))
    } else if rest.len() == 1 {
        format!("adds {} to {}, on a diagonal", scene.place(last), scene.place(rest.first))
    } else {
        format!("adds {} to the diagonal {}", scene.place(last), ends(scene, rest))
    };
    what + &more
}

fn step(cell: Cell, along: Line) -> Cell {
    let columns = (along.last.column - along.first.column).signum();
    let rows = (along.last.row - along.first.row).signum();
    Cell { column: cell.column + columns, row: cell.row + rows }
}

fn back(cell: Cell, along: Line) -> Cell {
    step(cell, Line { first: along.last, last: along.first })
}

fn span(scene: &Scene, word: &str, first: i64, last: i64) -> String {
    let [first, last] = [first, last].map(|place| scene.number(place));
    if first == last { format!("{word} {first}") } else { format!("{word}s {first} to {last}") }
}

fn ends(scene: &Scene, line: Line) -> String {
    format!("from {} to {}", scene.place(line.first), scene.place(line.last))
}
