//! The part of a board that a picture has room for.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::scene::{Lines, Scene, Side, size};
use crate::grid::{AXES, Cell, Line};

/// So many columns or rows are shown of a board too large, if it has room, however few the discs are.
const LEAST: i64 = 8;

/// What is seen of a scene: all of the board, or the part around the last disc.
#[derive(Debug)]
pub(super) struct View {
    /// Counted from 1; empty where the board has none.
    pub(super) columns: RangeInclusive<i64>,
    /// Counted from 1; empty where the board has none.
    pub(super) rows: RangeInclusive<i64>,
    pub(super) cells: HashMap<Cell, Seen>,
    /// The winning lines, as far as they are in view.
    pub(super) lines: Vec<Line>,
    pub(super) discs: u64,
    /// How many of the discs lie outside.
    pub(super) outside: u64,
}

/// A cell that is not empty, or is marked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub(super) side: Option<Side>,
    /// The step that played the disc, counted from 1.
    pub(super) step: Option<u64>,
    pub(super) mark: Mark,
}

/// What is special about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    /// The last step's.
    Last,
    /// A winning line's.
    Line,
    /// The last step has turned it.
    Flipped,
}

/// How much there is room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// At least 1.
    pub(super) columns: i64,
    /// At least 1.
    pub(super) rows: i64,
}

impl Scene {
    /// The columns and the rows that are seen.
    pub(super) fn part(&self, room: &Room) -> [RangeInclusive<i64>; 2] {
        let focus = self.focus();
        let [columns, rows] = self.reach(focus, room);
        [
            part(self.columns, room.columns, focus.column, columns),
            part(self.rows, room.rows, focus.row, rows),
        ]
    }

    /// As much of the scene as there is room for.
    pub(super) fn view(&self, room: &Room) -> View {
        let [columns, rows] = self.part(room);
        let shown = |cell: Cell| columns.contains(&cell.column) && rows.contains(&cell.row);
        let mut cells = HashMap::new();
        for cell in
            (rows.clone()).flat_map(|row| columns.clone().map(move |column| Cell { column, row }))
        {
            if let Some(side) = self.given(cell) {
                cells.insert(cell, Seen { side: Some(side), step: None, mark: Mark::None });
            }
        }
        for (disc, step) in self.played.iter().zip(1..) {
            if shown(disc.cell()) {
                let seen = Seen { side: Some(disc.side), step: Some(step), mark: Mark::None };
                cells.insert(disc.cell(), seen);
            }
        }
        let given = self.given.iter().flatten().filter(|&&number| number != 0).count();
        let discs = (given + self.played.len()) as u64;
        let mut view = View {
            outside: discs - cells.len() as u64,
            discs,
            columns,
            rows,
            cells,
            lines: Vec::new(),
        };
        self.mark(&mut view);
        view
    }

    fn mark(&self, view: &mut View) {
        if let Some(decision) = &self.decision {
            for cell in &decision.flips {
                if let Some(seen) = view.cells.get_mut(cell) {
                    *seen = Seen { side: seen.side.map(Side::other), mark: Mark::Flipped, ..*seen };
                }
            }
            view.lines = match &decision.lines {
                Lines::These(lines) => lines.iter().filter_map(|line| view.clip(*line)).collect(),
                Lines::Runs(side, connect) => self.runs(view, *side, *connect),
            };
        }
        for line in &view.lines {
            for cell in cells_of(*line) {
                if let Some(seen) = view.cells.get_mut(&cell) {
                    seen.mark = Mark::Line;
                }
            }
        }
        if let Some(last) = self.last().filter(|&last| view.shows(last)) {
            let empty = Seen { side: None, step: None, mark: Mark::Last };
            view.cells.entry(last).or_insert(empty).mark = Mark::Last;
        }
    }

    /// The runs of a side's given discs, so long or longer, that have a cell in the view.
    fn runs(&self, view: &View, side: Side, connect: u32) -> Vec<Line> {
        let mut lines = Vec::new();
        for row in view.rows.clone() {
            for cell in view.columns.clone().map(|column| Cell { column, row }) {
                let own = |cell| self.given(cell) == Some(side);
                if !own(cell) {
                    continue;
                }
                for axis in AXES {
                    // A run is looked at once, from the first of its cells in view: it may be very long.
                    let before =
                        Cell { column: cell.column - axis.columns, row: cell.row - axis.rows };
                    if view.shows(before) && own(before) {
                        continue;
                    }
                    let line = Line::through(cell, axis, own);
                    if line.len() >= u64::from(connect) {
                        lines.extend(view.clip(line));
                    }
                }
            }
        }
        lines
    }

    /// The cell that a part of the board is chosen around.
    fn focus(&self) -> Cell {
        if let Some(cell) = self.last() {
            return cell;
        }
        let run = self.decision.as_ref().and_then(|decision| decision.focus);
        run.or_else(|| {
            let row = self.given.iter().rposition(|row| row.iter().any(|&number| number != 0))?;
            let column = self.given[row].iter().rposition(|&number| number != 0)?;
            Some(Cell { column: size(column + 1), row: size(row + 1) })
        })
        .unwrap_or(Cell { column: 1, row: 1 })
    }

    /// The least and greatest column and row that hold a disc near enough to be seen together with the focus.
    fn reach(&self, focus: Cell, room: &Room) -> [(i64, i64); 2] {
        let near = |cell: &Cell| {
            (cell.column - focus.column).abs() < room.columns
                && (cell.row - focus.row).abs() < room.rows
        };
        let given = (1..).zip(&self.given).flat_map(|(row, cells)| {
            let filled = (1..).zip(cells).filter(|(_, number)| **number != 0);
            filled.map(move |(column, _)| Cell { column, row })
        });
        let played = self.played.iter().map(|disc| disc.cell());
        let mut reach = [(focus.column, focus.column), (focus.row, focus.row)];
        for cell in given.chain(played).filter(near) {
            for (reach, place) in reach.iter_mut().zip([cell.column, cell.row]) {
                *reach = (reach.0.min(place), reach.1.max(place));
            }
        }
        reach
    }
}

impl View {
    pub(super) fn shows(&self, cell: Cell) -> bool {
        self.columns.contains(&cell.column) && self.rows.contains(&cell.row)
    }

    /// The part of a line that is in view.
    fn clip(&self, line: Line) -> Option<Line> {
        let first = line.first;
        let mut steps = 0..=i64::try_from(line.len() - 1).ok()?;
        let [across, up] = way(line);
        for (shown, first, way) in
            [(&self.columns, first.column, across), (&self.rows, first.row, up)]
        {
            // The steps at which the line is between the edges.
            let [from, to] = match way {
                1 => [shown.start() - first, shown.end() - first],
                -1 => [first - shown.end(), first - shown.start()],
                _ if shown.contains(&first) => [*steps.start(), *steps.end()],
                _ => return None,
            };
            steps = from.max(*steps.start())..=to.min(*steps.end());
        }
        let cell =
            |step: &i64| Cell { column: first.column + step * across, row: first.row + step * up };
        (!steps.is_empty()).then(|| Line { first: cell(steps.start()), last: cell(steps.end()) })
    }
}

/// Columns and rows from one cell of a line to the next.
fn way(Line { first, last }: Line) -> [i64; 2] {
    [(last.column - first.column).signum(), (last.row - first.row).signum()]
}

/// The cells of a line, the first one first.
fn cells_of(line: Line) -> impl Iterator<Item = Cell> {
    let [columns, rows] = way(line);
    (0..).take(line.len() as usize).map(move |place: i64| Cell {
        column: line.first.column + place * columns,
        row: line.first.row + place * rows,
    })
}

/// Which of `size` columns or rows to show if there is room for `most`: all; or else those that reach from the first
/// disc to the last, with one to spare; or else those around the focus.
fn part(size: i64, most: i64, focus: i64, (first, last): (i64, i64)) -> RangeInclusive<i64> {
    if size <= most {
        return 1..=size;
    }
    let first = (first - 1).clamp(1, size);
    let last = (last + 1).clamp(1, size);
    if last - first < most {
        let missing = LEAST.min(most) - (last - first + 1);
        let last = (last + missing.max(0)).min(size);
        return first.min((last + 1 - LEAST.min(most)).max(1))..=last;
    }
    let begin = (focus - most / 2).clamp(first, last + 1 - most);
    begin..=begin + most - 1
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn the_part_around_the_discs() {
        let huge = i64::from(i32::MAX);
        for (size, most, focus, discs, expected) in [
            (7, 7, 3, (1, 7), 1..=7),
            (7, 20, 3, (3, 3), 1..=7),
            // Few discs: those, one to spare, and at least eight in all.
            (huge, 20, 3, (1, 8), 1..=9),
            (huge, 20, 3, (3, 8), 2..=9),
            (huge, 20, 5, (5, 6), 4..=11),
            (huge, 5, 5, (5, 6), 4..=8),
            (huge, 20, huge, (huge - 1, huge), huge - 7..=huge),
            (huge, 20, 1, (1, 1), 1..=8),
            // Many: those around the focus, and none beyond.
            (huge, 20, 500, (1, 1000), 490..=509),
            (huge, 20, 5, (1, 1000), 1..=20),
            (huge, 20, 1000, (1, 1000), 982..=1001),
            (huge, 20, huge, (1, huge), huge - 19..=huge),
            (100, 21, 60, (1, 100), 50..=70),
            (100, 1, 60, (1, 100), 60..=60),
            // The last step lies beside the board.
            (100, 10, -7, (-7, 1), 1..=8),
            (100, 10, 200, (3, 200), 91..=100),
        ] {
            assert_eq!(part(size, most, focus, discs), expected, "{size} {most} {focus} {discs:?}");
        }
        assert!(part(0, 20, 1, (1, 1)).is_empty());
        assert!(part(-5, 20, 9, (9, 9)).is_empty());
    }
}
