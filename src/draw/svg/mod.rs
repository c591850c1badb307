//! A scene as SVG, for documents and judges' packages.

mod board;
mod discs;

use std::fmt::Write as _;

use quick_xml::escape::escape;

use super::scene::{Scene, size};
use super::view::{Room, View};
use crate::grid::Cell;

/// More columns and rows than this are never shown.
const MOST: i64 = 40;
/// The side of a cell; all lengths are in the units of the viewBox.
const CELL: i64 = 40;
/// Room for a step above the board.
const ABOVE: i64 = CELL + 6;
/// What is left free around everything.
const MARGIN: i64 = 12;
/// The height of a line of words.
const LINE: i64 = 20;
/// A narrow board's words need more room than the board.
const LEAST_WIDTH: i64 = 280;
/// The width of a letter of words, about.
const LETTER: i64 = 9;
const DIGIT: i64 = 8;

/// The scene as one SVG document.
///
/// Its title is the puzzle, the board's size and the verdict; its description is the reason. Nothing in it refers to
/// anything outside. The sides differ in lightness and outline too, so that the picture can be printed in grey; the
/// numbers on the discs are the steps that played them. Of a board too large, the part around the last step is drawn.
///
/// ```
/// use luozi::case::{Case, Connect4};
/// use luozi::draw::{Scene, svg};
/// use luozi::puzzle::Options;
///
/// let case = Case::Connect4(Connect4 { width: 3, height: 2, steps: vec![1, 1, 1] });
/// let picture = svg(&Scene::new(&case, &Options::default()));
/// assert!(picture.contains("<title id=\"title\">connect4, 3 columns and 2 rows: 3,error</title>"));
/// ```
#[must_use]
pub fn svg(scene: &Scene) -> String {
    Picture::new(scene).finish()
}

/// A picture that is being drawn.
struct Picture<'a> {
    scene: &'a Scene,
    view: View,
    /// Where the board's upper left corner is.
    left: i64,
    top: i64,
    /// The size of the board in the picture.
    width: i64,
    height: i64,
    /// Room for the columns' numbers.
    numbers: i64,
    text: String,
}

impl<'a> Picture<'a> {
    fn new(scene: &'a Scene) -> Self {
        let view = scene.view(&Room { columns: MOST, rows: MOST });
        let digits = |number: i64| size(number.max(0).to_string().len());
        let [column, row] =
            [&view.columns, &view.rows].map(|part| digits(scene.number(*part.end())));
        // Long numbers stand upright.
        let numbers = if column > 3 { column * DIGIT + 8 } else { LINE };
        let refused = scene.decision.as_ref().is_some_and(|decision| decision.refused.is_some());
        let upright = scene.kind.upright;
        let above = match (upright, refused) {
            (true, true) => ABOVE,
            (true, false) => 0,
            (false, _) => numbers,
        };
        let has_cells = !view.columns.is_empty() && !view.rows.is_empty();
        let [width, height] = [&view.columns, &view.rows]
            .map(|part| if has_cells { CELL * size(part.clone().count()) } else { 0 });
        let left = MARGIN + row * DIGIT + 8;
        Self { left, top: MARGIN + above, width, height, numbers, scene, view, text: String::new() }
    }

    /// The middle of a cell in view.
    fn middle(&self, cell: Cell) -> (i64, i64) {
        let column = cell.column - self.view.columns.start();
        let row = if self.scene.kind.upright {
            self.view.rows.end() - cell.row
        } else {
            cell.row - self.view.rows.start()
        };
        (self.left + CELL * column + CELL / 2, self.top + CELL * row + CELL / 2)
    }

    fn finish(mut self) -> String {
        let below = if self.scene.kind.upright { self.numbers } else { 0 };
        let words_top = self.top + self.height + below + LINE;
        let width = (self.left + self.width + MARGIN).max(LEAST_WIDTH);
        let lines = words(self.scene, &self.view, (width - 2 * MARGIN) / LETTER);
        let height = words_top + LINE * size(lines.len());
        let scene = self.scene;
        let verdict = scene.verdict().map_or_else(String::new, |verdict| format!(": {verdict}"));
        let (title, reason) = (scene.title() + &verdict, scene.reason());
        let (title, reason) = (escape(&title), escape(&reason));
        self.push(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
             aria-labelledby=\"title desc\" font-family=\"sans-serif\">\n\
             <title id=\"title\">{title}</title>\n\
             <desc id=\"desc\">{reason}</desc>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
        ));
        self.board();
        self.discs();
        for (line, y) in lines.iter().zip((words_top..).step_by(20)) {
            let weight =
                if Some(line.as_str()) == scene.verdict() { " font-weight=\"bold\"" } else { "" };
            let line = escape(line);
            self.push(&format!(
                "<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"15\"{weight}>{line}</text>\n"
            ));
        }
        self.push("</svg>\n");
        self.text
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }
}

/// The verdict, its reason and what is not shown, in lines of so many letters.
fn words(scene: &Scene, view: &View, letters: i64) -> Vec<String> {
    let mut lines: Vec<String> = scene.verdict().map(str::to_owned).into_iter().collect();
    for text in [scene.reason(), scene.outside(view)] {
        let mut line = String::new();
        for word in text.split_whitespace() {
            if !line.is_empty() && size(line.len() + 1 + word.len()) > letters {
                lines.push(std::mem::take(&mut line));
            }
            let blank = if line.is_empty() { "" } else { " " };
            let _ = write!(line, "{blank}{word}");
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}
