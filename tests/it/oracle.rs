//! Two plain referees that share no code with the program: one looks over the whole board after every step, the other
//! keeps a bit a cell.

use luozi::game::{Game, Verdict};

/// Columns a step and rows a step: along the row, upright, rising, falling.
pub(crate) const AXES: [(i64, i64); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Column and row, both counted from 1.
pub(crate) type Place = (i64, i64);

/// A game: the board, how many discs make a line, and the columns of the steps, counted from 1.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) connect: u32,
    pub(crate) columns: Vec<i64>,
}

/// What a referee says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) step: u64,
    pub(crate) word: &'static str,
    /// Both ends of every line, the left or the lower one first, in the order of [`AXES`].
    pub(crate) lines: Vec<[Place; 2]>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        format!("{},{}", self.step, self.word)
    }
}

impl Case {
    pub(crate) fn new(width: i32, height: i32, columns: &[i64]) -> Self {
        Self { width, height, connect: 4, columns: columns.to_vec() }
    }

    /// The case on one line, as `--lines` takes it.
    pub(crate) fn line(&self) -> String {
        let sizes = [self.width, self.height].map(i64::from);
        let numbers = sizes.iter().chain(&self.columns).map(i64::to_string);
        numbers.collect::<Vec<_>>().join(" ") + "\n"
    }

    /// The game as the program's own library plays it.
    pub(crate) fn game(&self) -> Game {
        let mut game = Game::with_connect(self.width, self.height, self.connect);
        for &column in &self.columns {
            game.play(column);
        }
        game
    }

    /// What the program's own library says.
    pub(crate) fn product(&self) -> Answer {
        let verdict = self.game().verdict();
        let (step, word) = verdict.parts();
        let lines = match verdict {
            Verdict::Win { lines, .. } => lines.iter().collect(),
            _ => Vec::new(),
        };
        let ends = |cell: luozi::grid::Cell| (cell.column, cell.row);
        let lines = lines.into_iter().map(|line| [ends(line.first), ends(line.last)]).collect();
        Answer { step, word, lines }
    }

    /// Whether the board is small enough for [`rescan`](Self::rescan).
    pub(crate) fn is_small(&self) -> bool {
        i64::from(self.width.max(0)) * i64::from(self.height.max(0)) <= 1 << 14
    }

    /// What a look over the whole board after every step says.
    pub(crate) fn rescan(&self) -> Answer {
        let mut board = Board::new(self.width, self.height);
        for (step, &column) in (1..).zip(&self.columns) {
            let (disc, word) = if step % 2 == 1 { ('R', "red") } else { ('B', "blue") };
            if board.drop(column, disc).is_none() {
                return Answer { step, word: "error", lines: Vec::new() };
            }
            let lines = board.lines(self.connect);
            if !lines.is_empty() {
                return Answer { step, word, lines };
            }
        }
        Answer { step: 0, word: "draw", lines: Vec::new() }
    }

    /// What a bit a cell says, if the board and a spare row fit in 128 bits: step and word.
    pub(crate) fn bits(&self) -> Option<(u64, &'static str)> {
        let (width, height) = (self.width.max(0).unsigned_abs(), self.height.max(0).unsigned_abs());
        let stride = height.checked_add(1)?;
        width.checked_mul(stride).filter(|&bits| bits <= 128)?;
        let mut stacks = vec![0; width as usize];
        let mut players = [0u128; 2];
        for (step, &column) in (1..).zip(&self.columns) {
            let Some(stack) = index(column).and_then(|index| stacks.get_mut(index)) else {
                return Some((step, "error"));
            };
            if *stack == height {
                return Some((step, "error"));
            }
            let cell = (column.unsigned_abs() as u32 - 1) * stride + *stack;
            *stack += 1;
            let player = &mut players[(step % 2) as usize];
            *player |= 1 << cell;
            let lines = [1, stride - 1, stride, stride + 1].into_iter().any(|shift| {
                let next = |run: u128| *player & run.checked_shr(shift).unwrap_or(0);
                (1..self.connect.max(1)).fold(*player, |run, _| next(run)) != 0
            });
            if lines {
                return Some((step, if step % 2 == 1 { "red" } else { "blue" }));
            }
        }
        Some((0, "draw"))
    }
}

/// The place in a list of a column or row that is counted from 1.
pub(crate) fn index(number: i64) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

/// A board as one draws it: rows of cells, the bottom row first; `R`, `B`, and `.` for an empty one.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    rows: Vec<Vec<char>>,
}

impl Board {
    pub(crate) fn new(width: i32, height: i32) -> Self {
        let [width, height] = [width, height].map(|size| usize::try_from(size).unwrap_or(0));
        Self { rows: vec![vec!['.'; width]; height] }
    }

    /// The board after some legal steps.
    pub(crate) fn after(width: i32, height: i32, columns: &[i64]) -> Self {
        let mut board = Self::new(width, height);
        for (&column, disc) in columns.iter().zip("RB".chars().cycle()) {
            board.drop(column, disc).expect("the step is legal");
        }
        board
    }

    /// What is in a cell, if it is on the board.
    pub(crate) fn cell(&self, (column, row): Place) -> Option<char> {
        self.rows.get(index(row)?)?.get(index(column)?).copied()
    }

    /// Puts a disc into the lowest empty cell of a column and gives its row, if there is one.
    pub(crate) fn drop(&mut self, column: i64, disc: char) -> Option<i64> {
        let place = index(column)?;
        let mut rows = (1..).zip(&mut self.rows);
        let (row, cells) = rows.find(|(_, cells)| cells.get(place) == Some(&'.'))?;
        cells[place] = disc;
        Some(row)
    }

    /// Puts a disc, or `.`, into a cell, whatever lies below.
    pub(crate) fn put(&mut self, (column, row): Place, disc: char) {
        let places = index(row).zip(index(column));
        let (row, column) = places.expect("the cell is on the board");
        self.rows[row][column] = disc;
    }

    /// Takes the uppermost disc of a column away.
    pub(crate) fn lift(&mut self, column: i64) {
        let place = index(column).expect("the column is on the board");
        let top = self.rows.iter_mut().rfind(|row| row[place] != '.');
        top.expect("the column has discs")[place] = '.';
    }

    /// Every run of at least so many discs of one colour, whole.
    pub(crate) fn lines(&self, connect: u32) -> Vec<[Place; 2]> {
        let mut lines = Vec::new();
        for (columns, rows) in AXES {
            for (row, cells) in (1..).zip(&self.rows) {
                for (column, &disc) in (1..).zip(cells) {
                    let at = |steps: i64| (column + steps * columns, row + steps * rows);
                    if disc == '.' || self.cell(at(-1)) == Some(disc) {
                        continue;
                    }
                    let mut length = 1;
                    while self.cell(at(length)) == Some(disc) {
                        length += 1;
                    }
                    if length >= i64::from(connect) {
                        lines.push([at(0), at(length - 1)]);
                    }
                }
            }
        }
        lines
    }
}

#[test]
fn the_oracles_know_the_samples() {
    for (columns, answer) in [
        ([1, 1, 2, 2, 3, 3, 4, 4], (7, "red")),
        ([0, 1, 2, 2, 3, 3, 4, 4], (1, "error")),
        ([1, 1, 2, 2, 3, 3, 5, 5], (0, "draw")),
    ] {
        let case = Case::new(5, 5, &columns);
        let scanned = case.rescan();
        assert_eq!((scanned.step, scanned.word), answer);
        assert_eq!(case.bits(), Some(answer));
    }
}

#[test]
fn the_oracle_sees_whole_lines() {
    let case = Case::new(7, 6, &[1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4]);
    assert_eq!(case.rescan().lines, [[(1, 1), (7, 1)]]);
}
