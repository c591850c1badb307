//! A scene as a page that replays the game: one file, with nothing outside of it.
//!
//! The page is fixed text; what differs from case to case is numbers and words of ours, as JSON. Nothing that was typed
//! gets into it but numbers that were read as such.

use std::ops::RangeInclusive;

use serde_json::{Value, json};

use super::kind::Ground;
use super::scene::{Lines, Scene};
use super::svg::svg;
use super::view::{Room, View};
use crate::grid::{Cell, Line};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const BOARD: &str = include_str!("board.js");
const DISCS: &str = include_str!("discs.js");
const REPLAY: &str = include_str!("replay.js");

/// More columns and rows than this are not shown at once.
const MOST: i64 = 24;
/// So many are, where there are more; the page moves what is shown along with the steps.
const PART: i64 = 16;

/// The scene as one HTML document, which opens at its last step.
///
/// What is beyond that step is not in the document.
///
/// ```
/// use luozi::case::{Case, Connect4};
/// use luozi::draw::{Scene, html};
/// use luozi::puzzle::Options;
///
/// let case = Case::Connect4(Connect4 { width: 3, height: 2, steps: vec![1, 1, 1] });
/// let page = html(&Scene::new(&case, &Options::default()));
/// assert!(page.starts_with("<!DOCTYPE html>"));
/// assert!(page.contains("<title>connect4, 3 columns and 2 rows</title>"));
/// ```
#[must_use]
pub fn html(scene: &Scene) -> String {
    let view = scene.view(&Room { columns: MOST, rows: MOST });
    // In a script element, `<` could begin its end.
    let data = data(scene, &view).to_string().replace('<', "\\u003c");
    let title = scene.title();
    let mut page = String::with_capacity(data.len() + (64 << 10));
    let mut rest = PAGE;
    let hole = |text: &'static str| {
        let (before, behind) = text.split_once("{{")?;
        let (name, after) = behind.split_once("}}")?;
        Some((before, name, after))
    };
    while let Some((before, name, after)) = hole(rest) {
        page.push_str(before);
        page.push_str(&match name {
            "title" => quick_xml::escape::escape(&title).into_owned(),
            "style" => STYLE.to_owned(),
            "picture" => svg(scene),
            "data" => data.clone(),
            _ => [BOARD, DISCS, REPLAY].concat(),
        });
        rest = after;
    }
    page.push_str(rest);
    page
}

/// All that the page's scripts know. Columns and rows count from 1 here.
fn data(scene: &Scene, view: &View) -> Value {
    let kind = scene.kind;
    let cell = |cell: Cell| [cell.column, cell.row];
    let line = |line: &Line| [cell(line.first), cell(line.last)].concat();
    let given: Vec<_> = view
        .rows
        .clone()
        .flat_map(|row| view.columns.clone().map(move |column| Cell { column, row }))
        .filter_map(|place| Some([place.column, place.row, scene.given(place)?.number().into()]))
        .flatten()
        .collect();
    let discs = scene.given.iter().flatten().filter(|&&number| number != 0).count();
    let sides: String = scene.played.iter().map(|disc| disc.side.number().to_string()).collect();
    let end = scene.decision.as_ref().map(|decision| {
        json!({
            "verdict": decision.verdict,
            "reason": decision.reason,
            "lines": match &decision.lines {
                // Where discs were given, the view stays what it is.
                Lines::Runs(..) => &view.lines,
                Lines::These(lines) => lines,
            }.iter().map(line).collect::<Vec<_>>(),
            "flips": decision.flips.iter().map(|&flip| cell(flip)).collect::<Vec<_>>(),
            "refused": decision.refused.map(|refused| {
                json!({ "side": refused.side.number(), "cell": cell(refused.cell) })
            }),
        })
    });
    json!({
        "ground": match kind.ground {
            Ground::Holes => "holes",
            Ground::Crossings => "crossings",
            Ground::Squares => "squares",
            Ground::Paper => "paper",
        },
        "upright": kind.upright,
        "sides": kind.sides,
        "first": scene.first,
        "columns": scene.columns,
        "rows": scene.rows,
        "most": MOST,
        "part": PART,
        // Where discs were given, nothing moves, and only those in view are in the page.
        "view": (!scene.given.is_empty()).then(|| {
            let part = |part: &RangeInclusive<i64>| [*part.start(), *part.end()];
            [part(&view.columns), part(&view.rows)]
        }),
        "given": given,
        "givenInAll": discs,
        "cells": scene.played.iter().flat_map(|disc| [disc.column, disc.row]).collect::<Vec<_>>(),
        "players": sides,
        "steps": scene.steps,
        "end": end,
    })
}
