//! The empty board with its numbers.

use std::fmt::Write as _;

use super::{CELL, DIGIT, LINE, Picture};
use crate::draw::kind::Ground;
use crate::grid::Cell;

impl Picture<'_> {
    pub(super) fn board(&mut self) {
        let Self { left, top, width, height, .. } = *self;
        if width == 0 || height == 0 {
            return;
        }
        let ground = self.scene.kind.ground;
        let fill = match ground {
            Ground::Holes => "#dfe5ee",
            Ground::Crossings => "#f3e3bf",
            Ground::Squares => "#d5ead8",
            Ground::Paper => "#fff",
        };
        self.push(&format!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>\n"
        ));
        match ground {
            Ground::Holes => self.holes(),
            Ground::Crossings => self.lines(CELL / 2),
            Ground::Squares | Ground::Paper => self.lines(0),
        }
        self.edges();
        self.numbers();
    }

    /// A hole a cell.
    fn holes(&mut self) {
        self.push("<g fill=\"#fff\" stroke=\"#b4bfce\">\n");
        for row in self.view.rows.clone() {
            for column in self.view.columns.clone() {
                let (x, y) = self.middle(Cell { column, row });
                self.push(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"15\"/>\n"));
            }
        }
        self.push("</g>\n");
    }

    /// Lines that cross in the middle of the cells, or part them.
    fn lines(&mut self, from: i64) {
        let Self { left, top, width, height, .. } = *self;
        let mut path = String::new();
        let step = CELL as usize;
        let inside = |size: i64| (from..=size - from).step_by(step);
        for x in inside(width) {
            let _ = write!(path, "M{} {}v{}", left + x, top + from, height - 2 * from);
        }
        for y in inside(height) {
            let _ = write!(path, "M{} {}h{}", left + from, top + y, width - 2 * from);
        }
        self.push(&format!("<path d=\"{path}\" fill=\"none\" stroke=\"#8a8f98\"/>\n"));
    }

    /// The board's edges; broken where the board goes on.
    fn edges(&mut self) {
        let Self { left, top, width, height, .. } = *self;
        let (right, bottom) = (left + width, top + height);
        let scene = self.scene;
        let [first_column, last_column] =
            [*self.view.columns.start() == 1, *self.view.columns.end() == scene.columns];
        let mut rows = [*self.view.rows.start() == 1, *self.view.rows.end() == scene.rows];
        if scene.kind.upright {
            rows.reverse();
        }
        let mut paths = [String::new(), String::new()];
        for (whole, edge) in [
            (first_column, format!("M{left} {top}v{height}")),
            (last_column, format!("M{right} {top}v{height}")),
            (rows[0], format!("M{left} {top}h{width}")),
            (rows[1], format!("M{left} {bottom}h{width}")),
        ] {
            paths[usize::from(!whole)] += &edge;
        }
        let [whole, broken] = paths;
        let common =
            "fill=\"none\" stroke=\"#3d4653\" stroke-width=\"3\" stroke-linecap=\"square\"";
        for (path, dashes) in [(whole, ""), (broken, " stroke-dasharray=\"2 10\"")] {
            if !path.is_empty() {
                self.push(&format!("<path d=\"{path}\" {common}{dashes}/>\n"));
            }
        }
    }

    fn numbers(&mut self) {
        let bottom = self.scene.kind.upright;
        let y = if bottom { self.top + self.height } else { self.top };
        let long = self.numbers > LINE;
        self.push("<g font-size=\"13\" fill=\"#3d4653\" text-anchor=\"middle\">\n");
        for column in self.view.columns.clone() {
            let (x, _) = self.middle(Cell { column, row: *self.view.rows.start() });
            let number = self.scene.number(column);
            let text = match (long, bottom) {
                (false, true) => format!("<text x=\"{x}\" y=\"{}\">", y + 17),
                (false, false) => format!("<text x=\"{x}\" y=\"{}\">", y - 7),
                (true, _) => {
                    let half = (self.numbers - 8) / 2 + 6;
                    let y = if bottom { y + half } else { y - half };
                    format!("<text transform=\"translate({} {y}) rotate(-90)\">", x + 4)
                }
            };
            self.push(&format!("{text}{number}</text>\n"));
        }
        self.push("</g>\n<g font-size=\"13\" fill=\"#3d4653\" text-anchor=\"end\">\n");
        let x = self.left - DIGIT;
        for row in self.view.rows.clone() {
            let (_, y) = self.middle(Cell { column: *self.view.columns.start(), row });
            let number = self.scene.number(row);
            self.push(&format!("<text x=\"{x}\" y=\"{}\">{number}</text>\n", y + 5));
        }
        self.push("</g>\n");
    }
}
