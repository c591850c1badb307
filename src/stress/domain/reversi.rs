//! What the fault finder knows of reversi.

use super::{Domain, Size, place, without_parts};
use crate::case::{self, Case};
use crate::grid::{Cell, DIRECTIONS, ray};
use crate::puzzle::Options;
use crate::reversi::{Board, Disc, SIZE};

/// The cases of reversi; a disc is a step. Rows and columns of moves are as typed.
pub(super) struct Reversi {
    /// What the first row and column are numbered.
    first: i32,
}

/// The side of the board.
const SIDE: i32 = SIZE as i32;

impl Reversi {
    pub(super) fn new(options: &Options) -> Self {
        Self { first: options.origin.map_or(1, i32::from) }
    }

    fn of(&self, rows: [[u8; SIZE]; SIZE], row: i32, column: i32, mover: u8) -> Case {
        let (row, column) = (row - 1 + self.first, column - 1 + self.first);
        Case::Reversi(case::Reversi { rows, row, column, mover })
    }

    /// One line of the opponent's discs with an own one behind it, in every place, of such a length.
    fn lines(&self, length: usize) -> impl Iterator<Item = Case> + use<> {
        let this = Self { first: self.first };
        let cells = (1..=SIDE).flat_map(|row| (1..=SIDE).map(move |column| (row, column)));
        let movers = cells.flat_map(|cell| b"XO".map(|mover| (cell, mover)));
        let ways = movers.flat_map(|(cell, mover)| DIRECTIONS.map(|way| (cell, mover, way)));
        ways.filter_map(move |((row, column), mover, way)| {
            let mut rows = [[b'*'; SIZE]; SIZE];
            let start = Cell { column: column.into(), row: row.into() };
            for (distance, cell) in ray(start, way).take(length + 1).enumerate() {
                let disc = if distance == length { mover } else { other(mover) };
                *at(&mut rows, cell)? = disc;
            }
            Some(this.of(rows, row, column, mover))
        })
    }

    fn is_valid(&self, case: &case::Reversi) -> bool {
        let number = |typed: i32| i64::from(typed) - i64::from(self.first) + 1;
        let cell = Cell { column: number(case.column), row: number(case.row) };
        board(&case.rows).flips(cell, disc(case.mover).unwrap_or(Disc::Black)).is_ok()
    }
}

fn other(mover: u8) -> u8 {
    if mover == b'X' { b'O' } else { b'X' }
}

fn disc(mark: u8) -> Option<Disc> {
    match mark {
        b'X' => Some(Disc::Black),
        b'O' => Some(Disc::White),
        _ => None,
    }
}

fn board(rows: &[[u8; SIZE]; SIZE]) -> Board {
    Board::new(rows.map(|row| row.map(disc)))
}

/// A cell's mark, if it is on the board.
fn at(rows: &mut [[u8; SIZE]; SIZE], cell: Cell) -> Option<&mut u8> {
    let index = |number: i64| usize::try_from(number - 1).ok();
    rows.get_mut(index(cell.row)?)?.get_mut(index(cell.column)?)
}

fn size_of(case: &case::Reversi) -> Size {
    let cells = || case.rows.iter().flatten();
    let mut numbers = vec![place(case.row), place(case.column), u64::from(case.mover == b'O')];
    // A board with its discs in late cells, and black ones, counts as simple.
    numbers.extend(cells().map(|cell| match cell {
        b'X' => 1,
        b'O' => 2,
        _ => 0,
    }));
    (cells().filter(|&&cell| cell != b'*').count(), 0, numbers)
}

fn turned(
    case: &case::Reversi,
    from: impl Fn(usize, usize) -> (usize, usize),
) -> [[u8; SIZE]; SIZE] {
    let mut rows = case.rows;
    for (row, cells) in rows.iter_mut().enumerate() {
        for (column, cell) in cells.iter_mut().enumerate() {
            let (row, column) = from(row, column);
            *cell = case.rows[row][column];
        }
    }
    rows
}

impl Domain for Reversi {
    fn small(&self) -> Box<dyn Iterator<Item = Case> + Send> {
        let places = [0, 1, 2, SIDE, SIDE + 1, -1];
        let moves = places.into_iter().flat_map(move |row| places.map(|column| (row, column)));
        let this = Self { first: self.first };
        let empty = moves.flat_map(move |(row, column)| {
            b"XO".map(|mover| this.of([[b'*'; SIZE]; SIZE], row, column, mover))
        });
        let one = self.lines(1).collect::<Vec<_>>().into_iter();
        let longer = (2..SIZE - 1).flat_map({
            let this = Self { first: self.first };
            move |length| this.lines(length)
        });
        Box::new(empty.chain(one).chain(longer))
    }

    fn random(&self, random: &mut fastrand::Rng) -> Case {
        let mut mover = Disc::Black;
        let mut position = Board::start();
        if random.bool() {
            for _ in 0..random.u8(..56) {
                let legal: Vec<_> = position.moves(mover).map(|(cell, _)| cell).collect();
                if let Some(&cell) = random.choice(&legal) {
                    // It is one of the legal moves.
                    let _ = position.play(cell, mover);
                }
                mover = mover.opponent();
            }
        } else {
            let empty = random.u8(..8);
            let mut cell = || match random.u8(..8) {
                some if some < empty => None,
                some => Some(if some % 2 == 0 { Disc::Black } else { Disc::White }),
            };
            position = Board::new(std::array::from_fn(|_| std::array::from_fn(|_| cell())));
        }
        let legal: Vec<_> = position.moves(mover).map(|(cell, _)| cell).collect();
        let any = |random: &mut fastrand::Rng| {
            let (low, high) = if random.u8(..3) == 0 { (-1, 10) } else { (1, 8) };
            Cell { column: random.i64(low..=high), row: random.i64(low..=high) }
        };
        let cell = match random.choice(&legal) {
            Some(&cell) if random.u8(..4) > 0 => cell,
            _ => any(random),
        };
        let mark = |disc: Option<Disc>| match disc {
            None => b'*',
            Some(Disc::Black) => b'X',
            Some(Disc::White) => b'O',
        };
        let rows = position.rows().map(|row| row.map(mark));
        self.of(rows, cell.row as i32, cell.column as i32, mark(Some(mover)))
    }

    fn size(&self, case: &Case) -> Size {
        match case {
            Case::Reversi(case) => size_of(case),
            _ => Size::default(),
        }
    }

    fn reductions(&self, case: &Case) -> Vec<Case> {
        let Case::Reversi(case) = case else { return Vec::new() };
        let cells = (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (row, column)));
        let places: Vec<_> =
            cells.filter(|&(row, column)| case.rows[row][column] != b'*').collect();
        let mut left = Vec::new();
        for kept in without_parts(&places) {
            let mut rows = [[b'*'; SIZE]; SIZE];
            for (row, column) in kept {
                rows[row][column] = case.rows[row][column];
            }
            left.push(case::Reversi { rows, ..*case });
        }
        // The board from its other sides, with the move where it belongs then.
        let last = 2 * self.first + SIDE - 1;
        left.push(case::Reversi {
            rows: turned(case, |row, column| (column, row)),
            row: case.column,
            column: case.row,
            ..*case
        });
        left.push(case::Reversi {
            rows: turned(case, |row, column| (SIZE - 1 - row, column)),
            row: last.saturating_sub(case.row),
            ..*case
        });
        left.push(case::Reversi {
            rows: turned(case, |row, column| (row, SIZE - 1 - column)),
            column: last.saturating_sub(case.column),
            ..*case
        });
        // The other colour.
        let swap = |mark: u8| if mark == b'*' { mark } else { other(mark) };
        let rows = case.rows.map(|row| row.map(swap));
        left.push(case::Reversi { rows, mover: other(case.mover), ..*case });
        // All of it one row up, or one column to the left.
        let mut up = case.rows;
        up.rotate_left(1);
        left.push(case::Reversi { rows: up, row: case.row.saturating_sub(1), ..*case });
        let mut rows = case.rows;
        for row in &mut rows {
            row.rotate_left(1);
        }
        left.push(case::Reversi { rows, column: case.column.saturating_sub(1), ..*case });
        for lower in 0..SIDE + 2 {
            left.push(case::Reversi { row: lower, ..*case });
            left.push(case::Reversi { column: lower, ..*case });
        }
        let size = size_of(case);
        left.into_iter().filter(|case| size_of(case) < size).map(Case::Reversi).collect()
    }

    fn smaller(&self, case: &Case, most: usize) -> (Vec<Case>, bool) {
        let Case::Reversi(case) = case else { return (Vec::new(), true) };
        let (than, valid) = (size_of(case), self.is_valid(case));
        let of_kind = |smaller: &Case| match smaller {
            Case::Reversi(smaller) => self.is_valid(smaller) == valid && size_of(smaller) < than,
            _ => false,
        };
        // A move is legal only with two discs, next to each other and to it.
        let two = self.lines(1);
        let numbers = || 0..=SIDE + 1;
        let empty = numbers().flat_map(|row| numbers().map(move |column| (row, column)));
        let empty = empty.flat_map(|(row, column)| {
            b"XO".map(|mover| self.of([[b'*'; SIZE]; SIZE], row, column, mover))
        });
        let mut found: Vec<_> =
            if valid { two.filter(of_kind).collect() } else { empty.filter(of_kind).collect() };
        let all = than.0 <= if valid { 2 } else { 0 } && found.len() <= most;
        found.sort_by_cached_key(|case| self.size(case));
        found.truncate(most);
        (found, all)
    }

    fn odd(&self) -> Vec<(&'static str, String)> {
        let (row, column) = (2 + self.first, 3 + self.first);
        let board =
            "********\n********\n********\n***OX***\n***XO***\n********\n********\n********\n";
        let text = |end: &str| format!("{board}{row} {column}\nX\n").replace('\n', end);
        vec![
            ("no newline at the end", text("\n").trim_end().to_owned()),
            ("CRLF line ends", text("\r\n")),
            ("blanks at the ends of lines", text(" \n")),
            ("two blanks between the numbers", format!("{board}{row}  {column}\nX\n")),
            ("a comma between the numbers", format!("{board}{row},{column}\nX\n")),
            ("the colour on the line of the numbers", format!("{board}{row} {column} X\n")),
            ("lower-case letters", text("\n").to_lowercase()),
            ("blank lines at the end", text("\n") + "\n\n"),
            ("a row of 32 bits", format!("{board}2147483647 {column}\nX\n")),
            ("a column of -2147483648", format!("{board}{row} -2147483648\nX\n")),
        ]
    }
}
