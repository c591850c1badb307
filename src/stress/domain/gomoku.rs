//! What the fault finder knows of gomoku.

use super::{Domain, Size, without_parts};
use crate::case::{self, Case};
use crate::gomoku::{CONNECT, Disc, Referee, Row};
use crate::puzzle::Options;

/// The cases of gomoku; a disc is a step.
pub(super) struct Gomoku {
    connect: u32,
}

/// A board of the largest area whose cases are all tried has so many cells.
const SMALL: usize = 6;

/// So many boards are looked at for smaller ones of a kind.
const MOST_BOARDS: u64 = 2_000_000;

impl Gomoku {
    pub(super) fn new(options: &Options) -> Self {
        Self { connect: options.connect.unwrap_or(CONNECT) }
    }

    fn winner(&self, rows: &[Vec<u8>]) -> Option<Disc> {
        let mut referee = Referee::new(self.connect);
        for cells in rows {
            let mut row = Row::default();
            for cell in cells {
                row.push(match cell {
                    1 => Some(Disc::Black),
                    2 => Some(Disc::White),
                    _ => None,
                });
            }
            referee.look_at(&row);
        }
        referee.outcome().map(|outcome| outcome.winner)
    }

    /// Puts a run of one colour somewhere on a board, as far as there is room, perhaps with a gap.
    fn put_run(rows: &mut [Vec<u8>], length: usize, random: &mut fastrand::Rng) {
        let (height, width) = (rows.len(), rows[0].len());
        let (mut row, mut column) = (random.usize(..height), random.usize(..width));
        // Often at a wall, where programs stop too early.
        if random.bool() {
            row = if random.bool() { 0 } else { height - 1 };
        }
        if random.bool() {
            column = if random.bool() { 0 } else { width - 1 };
        }
        let steps: [(isize, isize); 8] =
            [(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)];
        let (down, right) = steps[random.usize(..8)];
        let (colour, gap) = (random.u8(1..=2), random.usize(..4 * length));
        for place in 0..length {
            if place != gap {
                rows[row][column] = colour;
            }
            let next = (row.checked_add_signed(down), column.checked_add_signed(right));
            match next {
                (Some(next_row), Some(next_column)) if next_row < height && next_column < width => {
                    (row, column) = (next_row, next_column);
                }
                _ => return,
            }
        }
    }

    fn of(rows: Vec<Vec<u8>>) -> Case {
        Case::Gomoku(case::Gomoku { rows })
    }
}

fn sizes(area: usize) -> impl Iterator<Item = (usize, usize)> {
    let all = (1..=area).flat_map(|area| (1..=area).map(move |rows| (area, rows)));
    all.filter(|(area, rows)| area % rows == 0).map(|(area, rows)| (rows, area / rows))
}

fn discs(rows: &[Vec<u8>]) -> usize {
    rows.iter().flatten().filter(|&&cell| cell != 0).count()
}

fn size_of(rows: &[Vec<u8>]) -> Size {
    let width = rows.first().map_or(0, Vec::len);
    let mut numbers = vec![rows.len() as u64];
    numbers.extend(rows.iter().flatten().map(|&cell| u64::from(cell)));
    (discs(rows), (rows.len() * width) as u64, numbers)
}

fn transposed(rows: &[Vec<u8>]) -> Vec<Vec<u8>> {
    (0..rows[0].len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
}

impl Domain for Gomoku {
    fn small(&self) -> Box<dyn Iterator<Item = Case> + Send> {
        Box::new(sizes(SMALL).flat_map(|(height, width)| {
            (0..3_usize.pow((height * width) as u32)).map(move |mut number| {
                let mut rows = vec![vec![0; width]; height];
                for cell in rows.iter_mut().flatten() {
                    *cell = (number % 3) as u8;
                    number /= 3;
                }
                Self::of(rows)
            })
        }))
    }

    fn random(&self, random: &mut fastrand::Rng) -> Case {
        let side = |random: &mut fastrand::Rng| match random.u8(..10) {
            0 => random.usize(1..=40),
            1..3 => 15,
            3..5 => random.usize(1..=4),
            _ => random.usize(5..=9),
        };
        let (height, width) = (side(random), side(random));
        let (most, density) = (random.u8(1..=2), random.u8(..=100));
        let mut cell = || if random.u8(..100) < density { random.u8(1..=most) } else { 0 };
        let mut rows: Vec<Vec<u8>> =
            (0..height).map(|_| (0..width).map(|_| cell()).collect()).collect();
        if density > 60 {
            rows.iter_mut().flatten().for_each(|cell| *cell = random.u8(0..=2));
        }
        for _ in 0..random.u8(..4) {
            let connect = usize::try_from(self.connect).unwrap_or(5).min(40);
            let length = (connect + random.usize(..4)).saturating_sub(1).max(1);
            Self::put_run(&mut rows, length, random);
        }
        Self::of(rows)
    }

    fn size(&self, case: &Case) -> Size {
        match case {
            Case::Gomoku(case) => size_of(&case.rows),
            _ => Size::default(),
        }
    }

    fn reductions(&self, case: &Case) -> Vec<Case> {
        let Case::Gomoku(case::Gomoku { rows }) = case else { return Vec::new() };
        let mut left = without_parts(rows);
        left.extend(
            without_parts(&transposed(rows))
                .iter()
                .filter(|rows| !rows.is_empty())
                .map(|rows| transposed(rows)),
        );
        let places: Vec<_> = (0..rows.len())
            .flat_map(|row| (0..rows[row].len()).map(move |column| (row, column)))
            .filter(|&(row, column)| rows[row][column] != 0)
            .collect();
        for kept in without_parts(&places) {
            let mut fewer: Vec<Vec<u8>> = rows.iter().map(|row| vec![0; row.len()]).collect();
            for (row, column) in kept {
                fewer[row][column] = rows[row][column];
            }
            left.push(fewer);
        }
        // The sides in each other's place, the other colour, a disc in a later cell.
        left.push(transposed(rows));
        left.push(rows.iter().rev().cloned().collect());
        left.push(rows.iter().map(|row| row.iter().rev().copied().collect()).collect());
        left.push(rows.iter().map(|row| row.iter().map(|cell| (3 - cell) % 3).collect()).collect());
        for &(row, column) in &places {
            let mut other = rows.clone();
            other[row][column] = 1;
            left.push(other);
            if places.len() <= 12 {
                for (other_row, other_column) in (row..rows.len())
                    .flat_map(|row| (0..rows[0].len()).map(move |column| (row, column)))
                {
                    if rows[other_row][other_column] == 0 {
                        let mut other = rows.clone();
                        other[other_row][other_column] = other[row][column];
                        other[row][column] = 0;
                        left.push(other);
                    }
                }
            }
        }
        let size = size_of(rows);
        let whole = |rows: &Vec<Vec<u8>>| rows.first().is_some_and(|row| !row.is_empty());
        left.retain(|rows| whole(rows) && size_of(rows) < size);
        left.into_iter().map(Self::of).collect()
    }

    fn smaller(&self, case: &Case, most: usize) -> (Vec<Case>, bool) {
        let Case::Gomoku(case::Gomoku { rows }) = case else { return (Vec::new(), true) };
        let (than, winner) = (size_of(rows), self.winner(rows));
        let area = rows.len() * rows[0].len();
        let mut found = Vec::new();
        let mut looked_at = 0;
        for count in 0..=discs(rows) {
            for (height, width) in sizes(area) {
                let mut board = vec![vec![0; width]; height];
                let mut look = |board: &Vec<Vec<u8>>| {
                    looked_at += 1;
                    if self.winner(board) == winner && size_of(board) < than {
                        found.push(Self::of(board.clone()));
                    }
                    looked_at < MOST_BOARDS && found.len() < most
                };
                if !place_discs(&mut board, 0, count, &mut look) {
                    return (found, false);
                }
            }
        }
        (found, true)
    }

    fn odd(&self) -> Vec<(&'static str, String)> {
        let rows = ["1 1 1 1 1", "0 0 2 0 0"];
        let text = |between: &str, end: &str| {
            format!("2 5{end}{}{end}", rows.map(|row| row.replace(' ', between)).join(end))
        };
        vec![
            ("no newline at the end", text(" ", "\n").trim_end().to_owned()),
            ("CRLF line ends", text(" ", "\r\n")),
            ("two blanks between numbers", text("  ", "\n")),
            ("tabs between numbers", text("\t", "\n")),
            ("rows without blanks", text("", "\n")),
            ("blanks at the ends of lines", text(" ", " \n")),
            ("blank lines at the end", format!("{}\n\n", text(" ", "\n"))),
            ("a row of 100000 cells", format!("1 100000\n{}1 1 1 1 1\n", "0 ".repeat(99_995))),
            ("100000 rows", format!("100000 1\n{}1\n1\n1\n1\n1\n", "0\n".repeat(99_995))),
        ]
    }
}

/// Puts so many discs in every way into the cells from `from` on; stops where `look` says no.
fn place_discs(
    board: &mut Vec<Vec<u8>>,
    from: usize,
    more: usize,
    look: &mut impl FnMut(&Vec<Vec<u8>>) -> bool,
) -> bool {
    if more == 0 {
        return look(board);
    }
    let width = board[0].len();
    for cell in from..board.len() * width {
        if board.len() * width - cell < more {
            break;
        }
        for colour in 1..=2 {
            board[cell / width][cell % width] = colour;
            let goes_on = place_discs(board, cell + 1, more - 1, look);
            board[cell / width][cell % width] = 0;
            if !goes_on {
                return false;
            }
        }
    }
    true
}
