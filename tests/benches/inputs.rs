//! Inputs, the same in every run, and the answers that belong to them.

use std::io::{self, Write};

/// Numbers that look random: Sebastiano Vigna's `splitmix64`.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from zero to one below the limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        // The highest 32 bits are scaled, so that the product fits for every limit below 2³².
        (((self.next() >> 32) * limit as u64) >> 32) as usize
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }
}

/// A game that fills its board without a line of four.
///
/// In row r the colour of column c is that of c + r / 2, which leaves no three alike in line. Every row has as many red
/// cells as blue ones, so that it can be filled before the next. `width` is even.
pub(crate) fn full_board(width: u32, height: u32, input: &mut dyn Write) -> io::Result<()> {
    let mut random = Random(1);
    let [mut even, mut odd] = [0, 1].map(|first| (first..width).step_by(2).collect::<Vec<_>>());
    writeln!(input, "{width} {height}")?;
    for row in 0..height {
        random.shuffle(&mut even);
        random.shuffle(&mut odd);
        let (reds, blues) = if row / 2 % 2 == 0 { (&even, &odd) } else { (&odd, &even) };
        for (red, blue) in reds.iter().zip(blues) {
            let gap = if row == 0 && red == &reds[0] { "" } else { " " };
            write!(input, "{gap}{} {}", red + 1, blue + 1)?;
        }
    }
    writeln!(input)
}

/// Moves far apart on the largest board, which decide nothing: no two share a column or lie in neighbouring ones.
pub(crate) fn scattered(moves: u32, input: &mut dyn Write) -> io::Result<()> {
    writeln!(input, "{0} {0}", i32::MAX)?;
    for step in 0..moves {
        // An odd factor permutes the numbers below 2³⁰, and so does a shift to the right with an exclusive or.
        let mixed = step.wrapping_mul(0x9E37_79B1) % (1 << 30);
        let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B) % (1 << 30);
        let gap = if step == 0 { "" } else { " " };
        write!(input, "{gap}{}", 2 * mixed + 1)?;
    }
    writeln!(input)
}

/// A gomoku board without five in line, so large a square; `between` the cells of a row.
///
/// Along each axis no two neighbours of the pattern are alike but for pairs along the row; then one cell in four is
/// emptied at random.
pub(crate) fn gomoku(size: u32, between: &str, input: &mut dyn Write) -> io::Result<()> {
    let pattern = ["1", "1", "2", "2", "0"];
    let mut random = Random(3);
    writeln!(input, "{size} {size}")?;
    for row in 0..size {
        for column in 0..size {
            let cell = pattern[(column + 2 * row) as usize % pattern.len()];
            let cell = if random.below(4) == 0 { "0" } else { cell };
            let between = if column == 0 { "" } else { between };
            write!(input, "{between}{cell}")?;
        }
        writeln!(input)?;
    }
    Ok(())
}

/// The numbers from zero to one below the limit, in random order.
pub(crate) fn shuffled(limit: u32) -> Vec<u32> {
    let mut numbers: Vec<_> = (0..limit).collect();
    Random(4).shuffle(&mut numbers);
    numbers
}

const WIDTH: usize = 7;
const HEIGHT: usize = 6;

/// Games of random columns on 7×6, a game a line, each up to the step that decides it; how many words they are.
pub(crate) fn games(count: u32, input: &mut dyn Write, answers: &mut dyn Write) -> io::Result<u64> {
    let mut random = Random(2);
    let mut words = 0;
    for _ in 0..count {
        write!(input, "{WIDTH} {HEIGHT}")?;
        let mut board = Board::default();
        let word = loop {
            let column = random.below(WIDTH);
            write!(input, " {}", column + 1)?;
            if let Some(word) = board.play(column) {
                break word;
            }
        };
        writeln!(input)?;
        match word {
            "draw" => writeln!(answers, "0,draw")?,
            _ => writeln!(answers, "{},{word}", board.steps)?,
        }
        words += 2 + u64::from(board.steps);
    }
    Ok(words)
}

/// A referee for 7×6 that has nothing in common with the one that is measured.
#[derive(Default)]
struct Board {
    steps: u8,
    /// 0 empty, 1 red, 2 blue.
    cells: [[u8; HEIGHT]; WIDTH],
}

impl Board {
    /// Plays a column, counted from zero; the word of the answer once there is one.
    fn play(&mut self, column: usize) -> Option<&'static str> {
        self.steps += 1;
        let Some(row) = self.cells[column].iter().position(|&cell| cell == 0) else {
            return Some("error");
        };
        let colour = 2 - self.steps % 2;
        self.cells[column][row] = colour;
        if self.has_four(column, row, colour) {
            return Some(if colour == 1 { "red" } else { "blue" });
        }
        (usize::from(self.steps) == WIDTH * HEIGHT).then_some("draw")
    }

    /// Whether any four cells in line, this one among them, have the colour.
    fn has_four(&self, column: usize, row: usize, colour: u8) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(columns, rows)| {
            (-3..=0).any(|first| {
                (first..first + 4).all(|place: isize| {
                    let column = column.checked_add_signed(place * columns);
                    let row = row.checked_add_signed(place * rows);
                    column.zip(row).is_some_and(|(column, row)| self.is(column, row, colour))
                })
            })
        })
    }

    fn is(&self, column: usize, row: usize, colour: u8) -> bool {
        self.cells.get(column).and_then(|cells| cells.get(row)) == Some(&colour)
    }
}
