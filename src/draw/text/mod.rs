//! A scene as text, for a terminal.

mod words;

use std::fmt::Write as _;
use std::iter;
use std::ops::RangeInclusive;

use anstyle::{AnsiColor, Style};

use super::scene::{Scene, Side};
use super::view::{Mark, Room, Seen, View};

/// More rows than this are never shown.
const ROWS: i64 = 40;
/// What each side's discs look like.
const LETTERS: [char; 2] = ['X', 'O'];

/// How a text is to look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Whether to use colour.
    pub colour: bool,
    /// How many columns the terminal has, each as wide as a letter.
    pub columns: usize,
}

/// The board, the verdict and its reason, and what the marks mean; every line ends with a newline.
///
/// `[ ]` is the last step, `( )` a winning line or the discs that were flipped. Of a board too large, the part around
/// the last step is drawn, and the last line says which part that is. A `:` and a broken line are where it goes on.
///
/// ```
/// use luozi::case::{Case, Connect4};
/// use luozi::draw::{Look, Scene, text};
/// use luozi::puzzle::Options;
///
/// let case = Case::Connect4(Connect4 { width: 3, height: 1, steps: vec![1, 3, 2] });
/// let options = Options { connect: Some(2), ..Options::default() };
/// let picture = text(&Scene::new(&case, &options), Look { colour: false, columns: 80 });
/// assert!(picture.starts_with("1 |(X)[X] O |\n"));
/// ```
#[must_use]
pub fn text(scene: &Scene, look: Look) -> String {
    let mut page = Page::new(scene, look);
    page.board();
    page.words();
    page.text
}

/// A text that is being written.
struct Page<'a> {
    scene: &'a Scene,
    look: Look,
    view: View,
    /// How many letters a cell takes.
    cell: usize,
    /// How many letters the rows' numbers take.
    label: usize,
    text: String,
}

fn digits(number: i64) -> usize {
    number.to_string().len()
}

impl<'a> Page<'a> {
    fn new(scene: &'a Scene, look: Look) -> Self {
        let longest = |part: &RangeInclusive<i64>| digits(scene.number(*part.end()).max(0));
        let [_, rows] = scene.part(&Room { columns: 1, rows: ROWS });
        let label = longest(&rows);
        // The number, a blank and both edges.
        let width = look.columns.saturating_sub(label + 3);
        let room = |cell: usize| Room {
            columns: i64::try_from(width / cell).unwrap_or(i64::MAX).max(1),
            rows: ROWS,
        };
        let [columns, _] = scene.part(&room(3));
        // Numbers of up to three digits stand beside each other; longer ones are written downwards.
        let cell = if longest(&columns) == 3 { 4 } else { 3 };
        let view = scene.view(&room(cell));
        Self { scene, look, view, cell, label, text: String::new() }
    }

    /// Adds a piece of text in a style.
    fn push(&mut self, style: Style, text: &str) {
        if self.look.colour {
            let _ = write!(self.text, "{style}{text}{style:#}");
        } else {
            self.text.push_str(text);
        }
    }

    /// Ends a line without blanks at its end.
    fn end_line(&mut self) {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.push('\n');
    }

    fn style(&self, side: Side) -> Style {
        let colour = match (self.scene.kind.upright, side) {
            (true, Side::One) => AnsiColor::BrightRed,
            (true, Side::Two) => AnsiColor::BrightBlue,
            (false, Side::One) => AnsiColor::Yellow,
            (false, Side::Two) => AnsiColor::Cyan,
        };
        colour.on_default()
    }

    fn board(&mut self) {
        if self.view.columns.is_empty() || self.view.rows.is_empty() {
            let Scene { columns, rows, .. } = self.scene;
            let _ =
                writeln!(self.text, "a board of {columns} columns and {rows} rows has no cells");
            return;
        }
        let upright = self.scene.kind.upright;
        let top = if upright { *self.view.rows.end() } else { *self.view.rows.start() };
        let bottom = if upright { *self.view.rows.start() } else { *self.view.rows.end() };
        if upright {
            self.refused();
        } else {
            self.numbers();
        }
        let whole = |row: i64| row == 1 || row == self.scene.rows;
        let (whole_top, whole_bottom) = (whole(top), whole(bottom));
        // A board that discs fall into is open at the top.
        if !(upright && whole_top) {
            self.frame(whole_top);
        }
        let rows = self.view.rows.clone();
        let in_order: Box<dyn Iterator<Item = i64>> =
            if upright { Box::new(rows.rev()) } else { Box::new(rows) };
        for row in in_order {
            self.row(row);
        }
        self.frame(whole_bottom);
        if upright {
            self.numbers();
        }
    }

    /// The edges of the board, left and right, or what stands where it goes on.
    fn edges(&self) -> [&'static str; 2] {
        let edge = |whole| if whole { "|" } else { ":" };
        [*self.view.columns.start() == 1, *self.view.columns.end() == self.scene.columns].map(edge)
    }

    fn row(&mut self, row: i64) {
        let [left, right] = self.edges();
        let number = self.scene.number(row);
        let _ = write!(self.text, "{number:>width$} {left}", width = self.label);
        for column in self.view.columns.clone() {
            let seen = self.view.cells.get(&crate::grid::Cell { column, row }).copied();
            self.cell(seen);
        }
        self.text.push_str(right);
        self.text.push('\n');
    }

    fn cell(&mut self, seen: Option<Seen>) {
        let Seen { side, mark, .. } =
            seen.unwrap_or(Seen { side: None, step: None, mark: Mark::None });
        let [open, close] = match mark {
            Mark::None => [' ', ' '],
            Mark::Last => ['[', ']'],
            Mark::Line | Mark::Flipped => ['(', ')'],
        };
        let letter = side.map_or('.', |side| LETTERS[side as usize]);
        let style = side.map_or(Style::new().dimmed(), |side| self.style(side));
        let style = if mark == Mark::None { style } else { style.bold() };
        self.text.extend(iter::repeat_n(' ', self.cell - 3));
        self.push(style, &format!("{open}{letter}{close}"));
    }

    /// A line below or above the board; broken where the board goes on.
    fn frame(&mut self, whole: bool) {
        let width = self.cell * self.view.columns.clone().count();
        let line: String =
            if whole { "-".repeat(width) } else { "- ".chars().cycle().take(width).collect() };
        let _ = writeln!(self.text, "{:width$} +{line}+", "", width = self.label);
    }

    /// The numbers of the columns; those of more than three digits are written downwards.
    fn numbers(&mut self) {
        let numbers: Vec<_> =
            self.view.columns.clone().map(|column| self.scene.number(column).to_string()).collect();
        let longest = numbers.iter().map(String::len).max().unwrap_or(0);
        let lines = if longest > 3 { longest } else { 1 };
        for line in 0..lines {
            let _ = write!(self.text, "{:width$}  ", "", width = self.label);
            for number in &numbers {
                let shown = if lines == 1 {
                    number
                } else {
                    // All digits of the longest stand in as many lines, the last ones at the bottom.
                    (line + number.len())
                        .checked_sub(longest)
                        .map_or(" ", |digit| &number[digit..=digit])
                };
                let width = self.cell - 1;
                let _ = write!(self.text, "{shown:>width$} ");
            }
            self.end_line();
        }
    }

    /// The step that found no room, above its column or beside the board.
    fn refused(&mut self) {
        let refused = self.scene.decision.as_ref().and_then(|decision| decision.refused);
        let Some(refused) = refused else { return };
        let disc = format!("[{}]", LETTERS[refused.side as usize]);
        let style = self.style(refused.side).bold();
        let columns = self.view.columns.clone();
        let before = self.label + 2;
        if refused.cell.column < *columns.start() {
            self.push(style, &disc);
            self.text.push_str(" <-");
        } else if refused.cell.column > *columns.end() {
            let width = before + self.cell * columns.count();
            let _ = write!(self.text, "{:>width$} ", "->");
            self.push(style, &disc);
        } else {
            let place = columns.take_while(|&column| column < refused.cell.column).count();
            let blanks = before + self.cell * place + self.cell - 3;
            self.text.extend(iter::repeat_n(' ', blanks));
            self.push(style, &disc);
        }
        self.text.push('\n');
    }
}
