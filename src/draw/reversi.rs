//! One move of Othello: the board before it and after it.

use super::kind::{Ground, Kind, STONES};
use super::scene::{Decision, Disc, Refused, Scene, Side, size};
use crate::case::Reversi;
use crate::grid::Cell;
use crate::puzzle::Options;
use crate::reversi::{Board, Disc as Colour, Flips, Illegal, SIZE};

const KIND: Kind = Kind {
    name: "reversi",
    sides: ["black", "white"],
    upright: false,
    ground: Ground::Squares,
    colours: STONES,
};

/// What the directions are called, in the order of [`DIRECTIONS`](crate::grid::DIRECTIONS); rows grow downwards.
const WAYS: [&str; 8] =
    ["right", "down", "down right", "up right", "left", "up", "up left", "down left"];

pub(super) fn scene(case: &Reversi, options: &Options) -> Scene {
    let shift = options.shift();
    let [column, row] = [case.column, case.row].map(|place| i64::from(place) + shift);
    let cell = Cell { column, row };
    let rows = case.rows.map(|cells| cells.map(colour));
    let mover = colour(case.mover).unwrap_or(Colour::Black);
    let flips = Board::new(rows).flips(cell, mover);
    let side = side(mover);
    let number = |disc: Option<Colour>| disc.map_or(0, |disc| self::side(disc).number());
    let mut scene = Scene {
        kind: &KIND,
        columns: size(SIZE),
        rows: size(SIZE),
        first: 1 - shift,
        given: rows.map(|cells| cells.map(number).to_vec()).to_vec(),
        played: Vec::new(),
        steps: 1,
        decision: None,
    };
    let plays = format!("{} plays {}", scene.name(side), scene.place(cell));
    scene.decision = Some(match flips {
        Ok(flips) => {
            scene.played.push(Disc::new(cell, side));
            Decision {
                reason: format!("{plays} and flips {}", flipped(&flips)),
                flips: flips.cells().collect(),
                ..Decision::default()
            }
        }
        Err(illegal) => Decision {
            verdict: Some("invalid".to_owned()),
            reason: format!("{plays}, {}", why(&scene, illegal)),
            refused: Some(Refused { side, cell }),
            ..Decision::default()
        },
    });
    scene
}

fn colour(byte: u8) -> Option<Colour> {
    match byte {
        b'X' => Some(Colour::Black),
        b'O' => Some(Colour::White),
        _ => None,
    }
}

fn side(colour: Colour) -> Side {
    match colour {
        Colour::Black => Side::One,
        Colour::White => Side::Two,
    }
}

/// How many discs flip, and how many of them each way.
fn flipped(flips: &Flips) -> String {
    let counts = flips.counts();
    let ways: Vec<_> = WAYS
        .iter()
        .zip(counts)
        .filter(|&(_, count)| count > 0)
        .map(|(way, count)| format!("{count} {way}"))
        .collect();
    let all: usize = counts.iter().sum();
    format!("{all} {}: {}", if all == 1 { "disc" } else { "discs" }, ways.join(", "))
}

fn why(scene: &Scene, illegal: Illegal) -> String {
    match illegal {
        Illegal::OffBoard => {
            format!("but rows and columns are {} to {}", scene.first, scene.number(scene.columns))
        }
        Illegal::Occupied => "where there is a disc already".to_owned(),
        Illegal::NothingFlips => "which flips nothing".to_owned(),
    }
}
