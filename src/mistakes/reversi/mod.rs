//! reversi: a plain referee whose every decision can be taken wrongly.

mod list;
mod smallest;

pub(super) use list::LIST;
pub(super) use smallest::SMALLEST;

use crate::case::Reversi;
use crate::puzzle::Options;

/// How a program goes about it. What is right is [`TRUTH`]; a mistake differs from it in a field or two.
pub(super) struct Rules {
    place: Place,
    /// Whether a disc may be put upon another.
    onto_discs: bool,
    ways: &'static [(i32, i32)],
    end: End,
    flips: Flips,
    legal: Legal,
    mover: Mover,
    answer: Answer,
}

const ALL: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

pub(super) const TRUTH: Rules = Rules {
    place: Place::AsTyped,
    onto_discs: false,
    ways: &ALL,
    end: End::AtAnOwnDisc,
    flips: Flips::AllEnclosed,
    legal: Legal::IfAnythingFlips,
    mover: Mover::AsTyped,
    answer: Answer::Board,
};

/// What row and column are taken for.
enum Place {
    AsTyped,
    FromTheOtherOrigin,
    ColumnFirst,
    /// Row or column before the first is the last one.
    BeforeTheFirstIsTheLast,
}

/// Where a run of the other colour's discs must end.
#[derive(PartialEq)]
enum End {
    AtAnOwnDisc,
    /// Or at the edge.
    AtTheEdgeToo,
    /// Or at an empty cell.
    AtAnEmptyCellToo,
    /// At an own disc, with empty cells passed over.
    BehindHoles,
    /// At the last own disc of the line.
    AtTheFarthest,
    /// At an own disc, at most one cell on.
    AfterOneDisc,
    /// At an own disc that is not at the edge of the board.
    InsideTheBoard,
    /// At an own disc; where a row ends the next one goes on.
    AroundTheEdge,
}

/// What is turned over.
#[derive(PartialEq)]
enum Flips {
    AllEnclosed,
    TheNearest,
    /// In the first direction only.
    OneDirection,
    /// And what the flipped discs enclose in turn.
    Cascading,
    Nothing,
}

/// When a move is legal.
#[derive(PartialEq)]
enum Legal {
    IfAnythingFlips,
    Always,
    /// If any neighbour is the other colour's.
    BesideTheOther,
    /// If no direction begins with the other colour's discs and ends nowhere.
    IfNoDirectionFails,
}

/// Who moves.
enum Mover {
    AsTyped,
    TheOther,
    AlwaysBlack,
}

/// How it is said.
#[derive(PartialEq)]
enum Answer {
    Board,
    /// Without the disc that was played.
    WithoutTheDisc,
    BlanksBetween,
    /// The board as it was, where the move is invalid.
    BoardForInvalid,
    Capital,
    Error,
}

/// Rows of cells: `*`, `X`, `O`.
type Cells = [[u8; 8]; 8];

fn at(cells: &Cells, (row, column): (i32, i32)) -> Option<u8> {
    cells.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
}

fn set(cells: &mut Cells, (row, column): (i32, i32), disc: u8) {
    let row = usize::try_from(row).ok().and_then(|row| cells.get_mut(row));
    let cell = row.zip(usize::try_from(column).ok()).and_then(|(row, column)| row.get_mut(column));
    if let Some(cell) = cell {
        *cell = disc;
    }
}

impl Rules {
    /// What a program prints that goes about it so.
    pub(super) fn answer(&self, case: &Reversi, options: &Options) -> Vec<u8> {
        let own = match (&self.mover, case.mover) {
            (Mover::AsTyped, mover) => mover,
            (Mover::AlwaysBlack, _) | (Mover::TheOther, b'O') => b'X',
            (Mover::TheOther, _) => b'O',
        };
        let mut cells = case.rows;
        let place = self.place(case, options);
        if self.play(&mut cells, place, own) {
            return self.board(&cells);
        }
        match self.answer {
            Answer::BoardForInvalid => self.board(&case.rows),
            Answer::Capital => b"Invalid\n".to_vec(),
            Answer::Error => b"error\n".to_vec(),
            _ => b"invalid\n".to_vec(),
        }
    }

    /// The cell that is played, row and column from zero.
    fn place(&self, case: &Reversi, options: &Options) -> (i32, i32) {
        let origin = i32::from(options.origin.unwrap_or(1));
        let from =
            |origin: i32| (case.row.saturating_sub(origin), case.column.saturating_sub(origin));
        let (row, column) = from(origin);
        match self.place {
            Place::AsTyped => (row, column),
            Place::FromTheOtherOrigin => from(1 - origin),
            Place::ColumnFirst => (column, row),
            Place::BeforeTheFirstIsTheLast => {
                let wrap = |place: i32| if (-8..0).contains(&place) { place + 8 } else { place };
                (wrap(row), wrap(column))
            }
        }
    }

    /// Makes the move, if it is legal.
    fn play(&self, cells: &mut Cells, place: (i32, i32), own: u8) -> bool {
        let free = at(cells, place).is_some_and(|cell| cell == b'*' || self.onto_discs);
        if !free {
            return false;
        }
        let other = if own == b'X' { b'O' } else { b'X' };
        let enclosed = self.enclosed(cells, place, own);
        let begins = self
            .ways
            .iter()
            .filter(|way| at(cells, (place.0 + way.0, place.1 + way.1)) == Some(other));
        let legal = match self.legal {
            Legal::IfAnythingFlips => !enclosed.is_empty(),
            Legal::Always => true,
            Legal::BesideTheOther => begins.count() > 0,
            Legal::IfNoDirectionFails => !enclosed.is_empty() && begins.count() == enclosed.len(),
        };
        if !legal {
            return false;
        }
        if self.answer != Answer::WithoutTheDisc {
            set(cells, place, own);
        }
        let mut fresh: Vec<_> = match self.flips {
            Flips::AllEnclosed | Flips::Cascading => enclosed.concat(),
            Flips::TheNearest => enclosed.iter().filter_map(|run| run.first().copied()).collect(),
            Flips::OneDirection => enclosed.into_iter().next().unwrap_or_default(),
            Flips::Nothing => Vec::new(),
        };
        while let Some(cell) = fresh.pop() {
            set(cells, cell, own);
            if self.flips == Flips::Cascading {
                fresh.extend(self.enclosed(cells, cell, own).concat());
            }
        }
        true
    }

    /// The discs that are enclosed, by direction, where there are any.
    fn enclosed(&self, cells: &Cells, place: (i32, i32), own: u8) -> Vec<Vec<(i32, i32)>> {
        let runs = self.ways.iter().map(|&way| self.run(cells, place, way, own));
        runs.flatten().filter(|run| !run.is_empty()).collect()
    }

    /// What is enclosed in one direction, if it ends as it should.
    fn run(
        &self,
        cells: &Cells,
        place: (i32, i32),
        way: (i32, i32),
        own: u8,
    ) -> Option<Vec<(i32, i32)>> {
        let mut run = Vec::new();
        let mut farthest = None;
        let next = |(row, column): (i32, i32)| match (row + way.0, column + way.1) {
            (row, 8) if self.end == End::AroundTheEdge => (row + 1, 0),
            (row, -1) if self.end == End::AroundTheEdge => (row - 1, 7),
            next => next,
        };
        let mut cell = next(place);
        while let Some(disc) = at(cells, cell) {
            if disc == own {
                let inside = (1..7).contains(&cell.0) && (1..7).contains(&cell.1);
                match self.end {
                    End::AtTheFarthest => farthest = Some(run.clone()),
                    End::AfterOneDisc if run.len() > 1 => return None,
                    End::InsideTheBoard if !inside => return None,
                    _ => return Some(run),
                }
            } else if disc == b'*' {
                match self.end {
                    End::AtAnEmptyCellToo => return Some(run),
                    End::BehindHoles if !run.is_empty() => {}
                    _ => return farthest,
                }
            } else {
                run.push(cell);
            }
            cell = next(cell);
        }
        if self.end == End::AtTheEdgeToo { Some(run) } else { farthest }
    }

    fn board(&self, cells: &Cells) -> Vec<u8> {
        let between: &[u8] = if self.answer == Answer::BlanksBetween { b" " } else { b"" };
        let rows = cells.iter().map(|row| row.map(|cell| [cell]).join(between));
        rows.flat_map(|row| [row, vec![b'\n']].concat()).collect()
    }
}

/// A mistake's name and its smallest case: discs by row and column from 1, the move's row and column, and who moves.
pub(super) type Example = (&'static str, &'static [(usize, usize, u8)], [i32; 2], u8);
