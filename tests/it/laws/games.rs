//! Games that are made to end in every way, and the proof that they do.

use std::collections::BTreeMap;

use luozi::game::{Fault, Verdict};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::oracle::{AXES, Board, Case, Place};

/// How a column is chosen. A number picks one of those that come into question.
#[derive(Clone, Copy, Debug)]
enum Choice {
    /// Any column of the board.
    Any(u8),
    /// The column of the step before.
    Same,
    /// One where the disc makes a line.
    Line(u8),
    /// One where the opponent's disc would make a line.
    Block(u8),
    /// One that takes the disc and makes no line of it.
    Quiet(u8),
    /// A full one.
    Full(u8),
    /// One that is off the board.
    Off(u8),
}

/// Turns choices into columns, with a board at hand.
struct Player {
    case: Case,
    board: Board,
    decided: bool,
}

impl Player {
    fn play(&mut self, choice: Choice) {
        let Case { width, height, ref columns, .. } = self.case;
        let steps = columns.len();
        if matches!(choice, Choice::Quiet(_)) && steps >= (width * height).unsigned_abs() as usize {
            return;
        }
        let [own, other] = if steps.is_multiple_of(2) { ['R', 'B'] } else { ['B', 'R'] };
        let width = i64::from(width);
        let any = |number: u8| i64::from(number) % width + 1;
        let column = match choice {
            Choice::Any(number) => any(number),
            Choice::Same => columns.last().copied().unwrap_or(1),
            Choice::Off(number) => {
                let off = [0, -1, width + 1, width + 2, i32::MIN.into(), i32::MAX.into()];
                off[usize::from(number) % off.len()]
            }
            // What comes after the decision is junk.
            _ if self.decided => any(1),
            Choice::Line(number) => self.pick(number, own, Some(true)),
            Choice::Block(number) => self.pick(number, other, Some(true)),
            Choice::Quiet(number) => self.pick(number, own, Some(false)),
            Choice::Full(number) => self.pick(number, own, None),
        };
        let dropped = !self.decided && self.board.drop(column, own).is_some();
        self.decided = !dropped || !self.board.lines(self.case.connect).is_empty();
        self.case.columns.push(column);
    }

    /// A column where a disc makes a line, makes none, or finds no room. Where there is no such column, one where it makes
    /// no line, or else one where it has room.
    fn pick(&mut self, number: u8, disc: char, line: Option<bool>) -> i64 {
        let columns: Vec<i64> = (1..=i64::from(self.case.width)).collect();
        let outlook = columns.iter().map(|&column| {
            self.board.drop(column, disc)?;
            let line = !self.board.lines(self.case.connect).is_empty();
            self.board.lift(column);
            Some(line)
        });
        let outlook: Vec<Option<bool>> = outlook.collect();
        let those = |wanted| {
            let fits = columns.iter().zip(&outlook).filter(|&(_, &line)| line == wanted);
            fits.map(|(&column, _)| column).collect::<Vec<_>>()
        };
        let orders = [those(line), those(Some(false)), those(Some(true)), columns.clone()];
        let first = orders.iter().find(|columns| !columns.is_empty()).expect("a board has columns");
        first[usize::from(number) % first.len()]
    }
}

/// Width and height: all sorts of small ones, the usual one, and those around the limits of one word and of two.
fn boards() -> impl Strategy<Value = (i32, i32)> {
    let limits = [
        (9, 6),
        (8, 7),
        (7, 8),
        (9, 7),
        (8, 8),
        (16, 3),
        (13, 4),
        (4, 15),
        (5, 12),
        (2, 29),
        (2, 30),
        (1, 29),
        (1, 30),
        (32, 1),
        (33, 1),
        (8, 15),
        (16, 7),
        (3, 31),
        (4, 31),
        (3, 42),
        (43, 2),
    ];
    prop_oneof![
        1 => (1..=12, 1..=12),
        3 => (4..=12, 4..=12),
        3 => Just((7, 6)),
        1 => proptest::sample::select(limits.to_vec()),
    ]
}

/// Games that are played at random, with an eye for lines, or quietly and long with an end of their own.
fn choices() -> impl Strategy<Value = Vec<Choice>> {
    let quiet = || any::<u8>().prop_map(Choice::Quiet);
    let wild = prop_oneof![
        8 => any::<u8>().prop_map(Choice::Any),
        2 => Just(Choice::Same),
        1 => any::<u8>().prop_map(Choice::Off),
    ];
    let sharp = prop_oneof![
        8 => quiet(),
        3 => any::<u8>().prop_map(Choice::Block),
        2 => any::<u8>().prop_map(Choice::Line),
    ];
    let end = prop_oneof![
        12 => any::<u8>().prop_map(Choice::Line),
        1 => any::<u8>().prop_map(Choice::Full),
        1 => any::<u8>().prop_map(Choice::Off),
    ];
    let late = (vec(quiet(), 0..60), vec(end, 1..7)).prop_map(|(body, end)| [body, end].concat());
    prop_oneof![
        3 => vec(wild, 0..30),
        3 => vec(sharp, 0..80),
        6 => late,
        1 => vec(quiet(), 0..30),
        2 => vec(quiet(), 60..150),
    ]
}

fn cases_of(connect: impl Strategy<Value = u32>) -> impl Strategy<Value = Case> {
    (boards(), connect, choices()).prop_map(|((width, height), connect, choices)| {
        let case = Case { connect, ..Case::new(width, height, &[]) };
        let mut player = Player { case, board: Board::new(width, height), decided: false };
        for choice in choices {
            player.play(choice);
        }
        player.case
    })
}

/// Games with lines of four, and now and then of another length.
pub(crate) fn cases() -> impl Strategy<Value = Case> {
    cases_of(prop_oneof![8 => Just(4_u32), 1 => 1..=7_u32])
}

/// So many games with lines of four, always the same ones.
pub(crate) fn sample(count: usize) -> Vec<Case> {
    let mut runner = TestRunner::deterministic();
    let strategy = cases_of(Just(4));
    let draw = |_| strategy.new_tree(&mut runner).expect("a game can be made").current();
    (0..count).map(draw).collect()
}

/// What judges of lines get wrong. The games must be such that each is found out.
#[derive(Clone, Copy, Debug)]
enum Mistake {
    /// Looks from the last disc to one side at a time.
    OneSided,
    /// Wants exactly so many.
    Exactly,
    /// Forgets the rising lines.
    NoRising,
    /// Forgets the falling lines.
    NoFalling,
    /// Adds up all directions.
    Sum,
    /// Goes on at the other edge, a row higher or lower.
    Around,
    /// Counts all discs within reach, whatever lies between them.
    Within,
}

impl Mistake {
    const ALL: [Self; 7] = [
        Self::OneSided,
        Self::Exactly,
        Self::NoRising,
        Self::NoFalling,
        Self::Sum,
        Self::Around,
        Self::Within,
    ];

    /// What is said of a game by one who makes the mistake.
    fn judge(self, case: &Case) -> (u64, &'static str) {
        let mut board = Board::new(case.width, case.height);
        for (step, &column) in (1..).zip(&case.columns) {
            let (disc, word) = if step % 2 == 1 { ('R', "red") } else { ('B', "blue") };
            let Some(row) = board.drop(column, disc) else { return (step, "error") };
            if self.sees_line(&board, (column, row), disc, case) {
                return (step, word);
            }
        }
        (0, "draw")
    }

    fn sees_line(self, board: &Board, last: Place, disc: char, case: &Case) -> bool {
        let (connect, width) = (case.connect as usize, i64::from(case.width));
        let own = |columns: i64, rows: i64| {
            let (column, row) = (last.0 + columns, last.1 + rows);
            let around = (column - 1).div_euclid(width);
            let cell = match self {
                Self::Around => (column - around * width, row + around),
                _ => (column, row),
            };
            board.cell(cell) == Some(disc)
        };
        let mut sum = 1;
        let mut seen = false;
        for (columns, rows) in AXES {
            let [ahead, behind] = [1, -1].map(|way| {
                let own = |n: &i64| own(way * n * columns, way * n * rows);
                match self {
                    Self::Within => (1..i64::from(case.connect)).filter(own).count(),
                    _ => (1..12).take_while(own).count(),
                }
            });
            let length = ahead + behind + 1;
            sum += length - 1;
            seen |= match self {
                Self::OneSided => ahead.max(behind) + 1 >= connect,
                Self::Exactly => length == connect,
                Self::NoRising => (columns, rows) != (1, 1) && length >= connect,
                Self::NoFalling => (columns, rows) != (1, -1) && length >= connect,
                Self::Within | Self::Around => length >= connect,
                Self::Sum => sum >= connect,
            };
        }
        seen
    }
}

/// What a game is good for as a test.
fn sorts(case: &Case) -> Vec<String> {
    let answer = case.rescan();
    let verdict = case.game().verdict();
    let decided = if answer.step == 0 { case.columns.len() as u64 } else { answer.step };
    let full = decided == u64::from((case.width * case.height).unsigned_abs());
    let fault = match verdict {
        Verdict::Error { fault, .. } => Some(fault),
        _ => None,
    };
    let length = |&[first, last]: &[Place; 2]| (last.0 - first.0).max((last.1 - first.1).abs()) + 1;
    let plain = [
        (answer.word, true),
        ("full board", full && answer.step == 0),
        ("won by the last cell", full && !answer.lines.is_empty()),
        ("off the board", matches!(fault, Some(Fault::OffBoard { .. }))),
        ("full column", matches!(fault, Some(Fault::FullColumn { .. }))),
        ("several lines", answer.lines.len() > 1),
        ("longer line", answer.lines.iter().any(|line| length(line) > 4)),
        ("up to 10 steps", decided <= 10),
        ("from 40 steps", decided >= 40),
    ];
    let plain = plain.into_iter().filter(|&(_, met)| met).map(|(sort, _)| sort.to_owned());
    let lines = answer.lines.iter().map(|line| {
        let [first, last] = *line;
        let axis =
            ((last.0 - first.0) / (length(line) - 1), (last.1 - first.1) / (length(line) - 1));
        format!("line {axis:?}")
    });
    let wrong = |mistake: &Mistake| mistake.judge(case) != (answer.step, answer.word);
    let mistakes = Mistake::ALL.into_iter().filter(wrong).map(|mistake| format!("{mistake:?}"));
    plain.chain(lines).chain(mistakes).collect()
}

#[test]
fn the_games_are_of_every_sort() {
    let games = sample(3000);
    let mut tally: BTreeMap<String, usize> = BTreeMap::new();
    for sort in games.iter().flat_map(sorts) {
        *tally.entry(sort).or_insert(0) += 1;
    }
    // In a hundred games.
    for (sort, least) in [
        ("red", 20),
        ("blue", 15),
        ("draw", 20),
        ("error", 15),
        ("off the board", 10),
        ("full column", 5),
        ("full board", 2),
        ("won by the last cell", 1),
        ("line (1, 0)", 10),
        ("line (0, 1)", 10),
        ("line (1, 1)", 5),
        ("line (1, -1)", 5),
        ("several lines", 2),
        ("longer line", 3),
        ("up to 10 steps", 20),
        ("from 40 steps", 8),
        ("OneSided", 10),
        ("Exactly", 3),
        ("NoRising", 5),
        ("NoFalling", 5),
        ("Sum", 30),
        ("Around", 20),
        ("Within", 20),
    ] {
        let found = tally.get(sort).copied().unwrap_or_default();
        assert!(found * 100 >= least * games.len(), "{sort} in {tally:#?}");
    }
}
