//! What the fault finder knows of connect4.

mod reduce;
mod smaller;

use super::{Domain, Size, place};
use crate::case::{self, Case};
use crate::game::{CONNECT, Game, Verdict};
use crate::puzzle::Options;

/// The most cells that the statement's boards have.
const MOST_CELLS: i64 = 10_000;

/// The cases of connect4. Steps are as typed: with `--origin 0`, the leftmost column is 0.
pub(super) struct Connect4 {
    connect: u32,
    /// What the leftmost column is numbered.
    first: i32,
}

impl Connect4 {
    pub(super) fn new(options: &Options) -> Self {
        let first = options.origin.map_or(1, i32::from);
        Self { connect: options.connect.unwrap_or(CONNECT), first }
    }

    fn game(&self, width: i32, height: i32) -> Game {
        Game::with_connect(width, height, self.connect)
    }

    /// A column's number counted from 1.
    fn number(&self, column: i32) -> i64 {
        i64::from(column) - i64::from(self.first) + 1
    }

    /// How many steps there are up to the one that decides; all, if none does.
    fn decided(&self, case: &case::Connect4) -> usize {
        let mut game = self.game(case.width, case.height);
        let decides = |&column: &i32| game.play(self.number(column)).is_some();
        case.steps.iter().position(decides).map_or(case.steps.len(), |before| before + 1)
    }

    /// Every board up to an area, the smallest and then the narrowest first.
    fn boards(area: i32) -> impl Iterator<Item = (i32, i32)> {
        let all = (1..=area).flat_map(|area| (1..=area).map(move |width| (area, width)));
        all.filter(|(area, width)| area % width == 0).map(|(area, width)| (width, area / width))
    }

    fn size_of(case: &case::Connect4) -> Size {
        let area = i64::from(case.width) * i64::from(case.height);
        let numbers = [case.width, case.height].into_iter().chain(case.steps.iter().copied());
        (case.steps.len(), area.unsigned_abs(), numbers.map(place).collect())
    }
}

impl Domain for Connect4 {
    fn small(&self) -> Box<dyn Iterator<Item = Case> + Send> {
        /// With more cells, and more steps, there are too many cases for a slow program.
        const AREAS: [i32; 4] = [9, 8, 6, 4];
        let first = self.first;
        let boards = AREAS.into_iter().zip(1_usize..).flat_map(|(area, steps)| {
            Self::boards(area).map(move |(width, height)| (width, height, steps))
        });
        let cases = boards.flat_map(move |(width, height, steps)| {
            // The columns of the board, and one on either side.
            let choices = width.unsigned_abs() as usize + 2;
            (0..choices.pow(steps as u32)).map(move |mut number| {
                let mut columns = vec![0; steps];
                for column in columns.iter_mut().rev() {
                    *column = (number % choices) as i32 + first - 1;
                    number /= choices;
                }
                Case::Connect4(case::Connect4 { width, height, steps: columns })
            })
        });
        Box::new(cases)
    }

    fn random(&self, random: &mut fastrand::Rng) -> Case {
        let side = |random: &mut fastrand::Rng| match random.u8(..20) {
            0 => random.i32(10..=100),
            1..4 => random.i32(8..=20),
            4..7 => 7,
            7..9 => 6,
            _ => random.i32(1..=8),
        };
        let (mut width, mut height) = (side(random), side(random));
        if random.u8(..40) == 0 {
            // Long and flat, or narrow and tall.
            (width, height) = (random.i32(100..=2500), random.i32(1..=4));
            if random.bool() {
                (width, height) = (height, width);
            }
        }
        let mut steps = self.play(width, height, random);
        if steps.is_empty() {
            steps.push(self.first);
        }
        Case::Connect4(case::Connect4 { width, height, steps })
    }

    fn size(&self, case: &Case) -> Size {
        match case {
            Case::Connect4(case) => Self::size_of(case),
            _ => Size::default(),
        }
    }

    fn reductions(&self, case: &Case) -> Vec<Case> {
        match case {
            Case::Connect4(case) => self.reduced(case).map(Case::Connect4).collect(),
            _ => Vec::new(),
        }
    }

    fn smaller(&self, case: &Case, most: usize) -> (Vec<Case>, bool) {
        match case {
            Case::Connect4(case) => self.smaller_than(case, most),
            _ => (Vec::new(), true),
        }
    }

    fn odd(&self) -> Vec<(&'static str, String)> {
        let [a, b, c, d] = [0, 1, 2, 3].map(|column| column + self.first);
        let win = format!("{a} {a} {b} {b} {c} {c} {d}");
        let spread = win.replace(' ', "  ");
        let tabs = win.replace(' ', "\t");
        vec![
            ("no second line", "7 6\n".to_owned()),
            ("no second line, no newline", "7 6".to_owned()),
            ("an empty second line", "7 6\n\n".to_owned()),
            ("no newline at the end", format!("7 6\n{win}")),
            ("CRLF line ends", format!("7 6\r\n{win}\r\n")),
            ("two blanks between numbers", format!("7  6\n{spread}\n")),
            ("blanks before numbers", format!(" 7 6\n {win}\n")),
            ("blanks at the ends of lines", format!("7 6 \n{win} \n")),
            ("tabs between numbers", format!("7\t6\n{tabs}\n")),
            ("blank lines at the end", format!("7 6\n{win}\n\n\n")),
            ("a blank line between", format!("7 6\n\n{win}\n")),
            ("a board of 20000 × 20000", format!("20000 20000\n{win}\n")),
            ("a board of 2147483647 × 2147483647", format!("2147483647 2147483647\n{win}\n")),
            ("a win high up a board of 1000000 rows", format!("3 1000000\n{}", self.tower())),
            ("a column number of 32 bits", "7 6\n2147483647\n".to_owned()),
            ("a width of 0", format!("0 6\n{a}\n")),
            ("a height of 0", format!("7 0\n{a}\n")),
        ]
    }
}

impl Connect4 {
    /// A column in which the colours alternate, with four of one at its top.
    fn tower(&self) -> String {
        let [a, b, c] = [0, 1, 2].map(|column| column + self.first);
        format!("{}{a} {b} {a} {b} {a} {c} {a}\n", format!("{a} ").repeat(40))
    }

    /// Steps of a game in which both sides like to be near each other and to complete lines; in the end perhaps an
    /// illegal step, and steps that count no more.
    fn play(&self, width: i32, height: i32, random: &mut fastrand::Rng) -> Vec<i32> {
        let last_column = i64::from(width);
        let mut game = self.game(width, height);
        let mut steps: Vec<i64> = Vec::new();
        let cells = i64::from(width) * i64::from(height);
        let long = random.u8(..8) == 0;
        let most = random.i64(1..=cells.min(if long { MOST_CELLS } else { 60 }));
        // In a short stretch of a wide board lines come about; all over it, hardly ever.
        let stretch = i64::from(random.i32(1..=8)).min(last_column);
        let begin = random.i64(1..=last_column - stretch + 1);
        let waits = random.u8(..4) > 0;
        let (strays, goes_on) = (random.u8(..8) == 0, random.bool());
        for _ in 0..most {
            let illegal = random.u16(..if strays { 8 } else { 400 }) == 0;
            let mut column = match (illegal, random.u8(..10)) {
                (true, 0..4) => {
                    *random.choice([0, -1, last_column + 1, last_column + 2].iter()).unwrap_or(&0)
                }
                (true, _) => i64::from(random.i32(-300..=300)),
                (false, 0) => random.i64(1..=last_column),
                (false, 1..4) => {
                    let near = steps.last().copied().unwrap_or(begin) + random.i64(-1..=1);
                    near.clamp(1, last_column)
                }
                (false, _) => begin + random.i64(0..stretch),
            };
            if !illegal && random.u16(..60) > 0 {
                column = open(&game, column, last_column, i64::from(height));
            }
            let mut after = game.clone();
            if after.play(column).is_some() && waits && steps.len() < 12 && random.u8(..8) > 0 {
                // A longer game has more in it: another column, if there is one.
                column = open(&game, random.i64(1..=last_column), last_column, i64::from(height));
                after = game.clone();
                after.play(column);
            }
            steps.push(column);
            match after.verdict() {
                Verdict::Draw => game = after,
                // Some programs pass an illegal step over: then what follows it tells.
                Verdict::Error { .. } if goes_on => {}
                _ => break,
            }
        }
        for _ in 0..if random.u8(..6) == 0 { random.usize(1..4) } else { 0 } {
            steps.push(random.i64(0..=last_column + 1));
        }
        // Every column is near the board, whose width is a 32-bit number.
        steps.into_iter().map(|column| (column - 1) as i32 + self.first).collect()
    }
}

/// The column, or the next one to the right, round the end of the board, that is not full.
fn open(game: &Game, column: i64, width: i64, height: i64) -> i64 {
    let columns = (column..=width).chain(1..column);
    let mut open = columns.filter(|&column| i64::from(game.discs_in(column)) < height);
    open.next().unwrap_or(column)
}
