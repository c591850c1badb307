//! A game of tic-tac-toe, move by move.

use super::kind::{Ground, Kind, RED_AND_BLUE};
use super::scene::{Decision, Disc, Lines, Refused, Scene, Side};
use crate::case::TicTacToe;
use crate::grid::{Cell, Line};
use crate::tictactoe::{Game, Player};

const KIND: Kind = Kind {
    name: "tictactoe",
    sides: ["player 1", "player 2"],
    upright: false,
    ground: Ground::Paper,
    colours: RED_AND_BLUE,
};

pub(super) fn scene(case: &TicTacToe) -> Scene {
    let mut game = Game::new(u32::try_from(case.size).unwrap_or(0));
    let mut scene = Scene {
        kind: &KIND,
        columns: case.size.into(),
        rows: case.size.into(),
        first: 0,
        given: Vec::new(),
        played: Vec::new(),
        steps: 0,
        decision: None,
    };
    for &[row, column, player] in &case.moves {
        let side = if player == 1 { Side::One } else { Side::Two };
        let player = if player == 1 { Player::One } else { Player::Two };
        scene.steps += 1;
        let [row, column] = [row, column].map(i64::from);
        let cell = Cell { column: column + 1, row: row + 1 };
        let Ok(winner) = game.play(row, column, player) else {
            let refused = Some(Refused { side, cell });
            let place = scene.place(cell);
            let reason = format!("step {}: {} can't play {place}", scene.steps, scene.name(side));
            scene.decision = Some(Decision { reason, refused, ..Decision::default() });
            return scene;
        };
        scene.played.push(Disc::new(cell, side));
        if winner.is_some() {
            break;
        }
    }
    scene.decision = Some(decide(&scene, game.winner()));
    scene
}

fn decide(scene: &Scene, winner: Option<Player>) -> Decision {
    let Some(last) = scene.played.last() else {
        return Decision { reason: "there are no moves".to_owned(), ..Decision::default() };
    };
    if winner.is_none() {
        return Decision {
            verdict: Some("0".to_owned()),
            reason: format!(
                "after step {} nobody has filled a row, a column or a diagonal",
                scene.steps
            ),
            ..Decision::default()
        };
    }
    let lines = full_lines(scene, last);
    let words: Vec<_> = lines.iter().map(|line| named(scene, line)).collect();
    Decision {
        verdict: Some(last.side.number().to_string()),
        reason: format!(
            "step {}: {} fills {}",
            scene.steps,
            scene.name(last.side),
            words.join(" and ")
        ),
        lines: Lines::These(lines),
        ..Decision::default()
    }
}

/// The lines of the board that the last disc's side has filled with it.
fn full_lines(scene: &Scene, last: &Disc) -> Vec<Line> {
    let size = scene.columns;
    let Cell { column, row } = last.cell();
    let cell = |column, row| Cell { column, row };
    let lines = [
        Line { first: cell(1, row), last: cell(size, row) },
        Line { first: cell(column, 1), last: cell(column, size) },
        Line { first: cell(1, 1), last: cell(size, size) },
        Line { first: cell(1, size), last: cell(size, 1) },
    ];
    let own = || scene.played.iter().filter(|disc| disc.side == last.side).map(|disc| disc.cell());
    let tests: [&dyn Fn(Cell) -> bool; 4] = [
        &|cell| cell.row == row,
        &|cell| cell.column == column,
        &|cell| cell.row == cell.column,
        &|cell| cell.row == size + 1 - cell.column,
    ];
    let full = |test: &&dyn Fn(Cell) -> bool| {
        test(last.cell()) && own().filter(|&cell| test(cell)).count() as u64 == size.unsigned_abs()
    };
    let full = lines.into_iter().zip(tests).filter(|(_, test)| full(test));
    let mut lines: Vec<_> = full.map(|(line, _)| line).collect();
    // On a board of one cell they are all the same.
    lines.dedup();
    lines
}

fn named(scene: &Scene, line: &Line) -> String {
    let Line { first, last } = *line;
    if first.row == last.row {
        format!("row {}", scene.number(first.row))
    } else if first.column == last.column {
        format!("column {}", scene.number(first.column))
    } else {
        format!("the diagonal from {} to {}", scene.place(first), scene.place(last))
    }
}
