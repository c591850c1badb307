//! What lies on the board: lines, discs, numbers and marks.

use std::fmt::Write as _;

use super::{ABOVE, CELL, Picture};
use crate::draw::kind::{Colours, Ground};
use crate::draw::scene::{Refused, Side};
use crate::draw::view::{Mark, Seen};
use crate::grid::Cell;

impl Picture<'_> {
    pub(super) fn discs(&mut self) {
        self.winning_lines();
        let mut cells: Vec<_> = self.view.cells.iter().map(|(&cell, &seen)| (cell, seen)).collect();
        cells.sort_by_key(|(cell, _)| (cell.row, cell.column));
        for side in [Side::One, Side::Two] {
            let own = cells.iter().filter(|(_, seen)| seen.side == Some(side));
            let own: Vec<_> = own.map(|&(cell, seen)| (self.middle(cell), seen)).collect();
            self.side(side, &own);
        }
        for (cell, seen) in cells {
            let middle = self.middle(cell);
            match seen.mark {
                Mark::Last => self.brackets(middle),
                Mark::Flipped => self.turned(middle, seen.side),
                Mark::Line | Mark::None => {}
            }
        }
        let refused = self.scene.decision.as_ref().and_then(|decision| decision.refused);
        if let Some(refused) = refused.filter(|_| self.scene.kind.upright && self.width > 0) {
            self.refused(refused);
        }
    }

    /// A band behind the discs of each line, all outlines first, so that bands that cross are one.
    fn winning_lines(&mut self) {
        let mut path = String::new();
        for line in &self.view.lines {
            let ((x, y), (x2, y2)) = (self.middle(line.first), self.middle(line.last));
            let _ = write!(path, "M{x} {y}L{x2} {y2}");
        }
        if path.is_empty() {
            return;
        }
        for (colour, width) in [("#1b1f26", 36), ("#ffd84d", 32)] {
            self.push(&format!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"round\"/>\n"
            ));
        }
    }

    /// One side's discs, then the numbers on them.
    fn side(&mut self, side: Side, discs: &[((i64, i64), Seen)]) {
        if discs.is_empty() {
            return;
        }
        let Colours { fill, ring, letters } = self.scene.kind.colours[side as usize];
        let paper = self.scene.kind.ground == Ground::Paper;
        let fill = if paper { "none" } else { fill };
        self.push(&format!("<g fill=\"{fill}\" stroke=\"{ring}\" stroke-width=\"4\">\n"));
        for &((x, y), _) in discs {
            let disc = if paper && side == Side::One {
                format!("<path d=\"M{} {}l20 20m0 -20l-20 20\"/>\n", x - 10, y - 10)
            } else {
                let radius = if paper { 11 } else { 13 };
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n")
            };
            self.push(&disc);
        }
        self.push("</g>\n");
        let numbers: String = discs
            .iter()
            .filter_map(|&((x, y), seen)| {
                let number = seen.step.filter(|_| self.scene.given.is_empty())?;
                let (x, y) = if paper { (x + 14, y + 17) } else { (x, y + 5) };
                let font = match number {
                    _ if paper && number < 1000 => 9,
                    0..100 => 14,
                    100..1000 => 11,
                    1000..10_000 => 9,
                    _ => return None,
                };
                Some(format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{font}\">{number}</text>\n"))
            })
            .collect();
        if !numbers.is_empty() {
            let look = if paper {
                // In the corner of a cell, where a line's band may end.
                "fill=\"#1b1f26\" stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\""
                    .to_owned()
            } else {
                format!("fill=\"{letters}\"")
            };
            self.push(&format!(
                "<g {look} text-anchor=\"middle\" font-weight=\"bold\">\n{numbers}</g>\n"
            ));
        }
    }

    /// The corners of a cell, around the last step.
    fn brackets(&mut self, (x, y): (i64, i64)) {
        let (left, top) = (x - 19, y - 19);
        self.push(&format!(
            "<path d=\"M{left} {}v-9h9m20 0h9v9m0 20v9h-9m-20 0h-9v-9\" fill=\"none\" stroke=\"#1b1f26\" \
             stroke-width=\"3\"/>\n",
            top + 9
        ));
    }

    /// A diamond on a disc that was flipped.
    fn turned(&mut self, (x, y): (i64, i64), side: Option<Side>) {
        let Some(side) = side else { return };
        let colour = self.scene.kind.colours[side as usize].letters;
        self.push(&format!("<path d=\"M{x} {}l6 6l-6 6l-6 -6z\" fill=\"{colour}\"/>\n", y - 6));
    }

    /// The step that found no room, above its column, or above the edge that it lies beyond.
    fn refused(&mut self, Refused { side, cell }: Refused) {
        let columns = self.view.columns.clone();
        let shown = cell.column.clamp(*columns.start(), *columns.end());
        let (x, _) = self.middle(Cell { column: shown, row: cell.row });
        let y = self.top - ABOVE + CELL / 2;
        let Colours { fill, ring, .. } = self.scene.kind.colours[side as usize];
        self.push(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"{fill}\" stroke=\"{ring}\" stroke-width=\"4\" \
             stroke-dasharray=\"5 3\"/>\n"
        ));
        self.brackets((x, y));
        // An arrow from the disc to the side where the column would be.
        let way = (cell.column - shown).signum();
        if way != 0 {
            self.push(&format!(
                "<path d=\"M{} {y}h{}m{} -5l{} 5l{} 5\" fill=\"none\" stroke=\"#1b1f26\" stroke-width=\"3\"/>\n",
                x + way * 20,
                way * 14,
                way * -6,
                way * 6,
                way * -6
            ));
        }
    }
}
