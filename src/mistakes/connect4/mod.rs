//! connect4: a plain referee whose every decision can be taken wrongly.

mod board;
mod drops;
mod lines;
mod list;
mod smallest;

pub(super) use list::list;
pub(super) use smallest::SMALLEST;

use std::fmt::Write as _;

use crate::case::Connect4;
use crate::puzzle::Options;
use board::{BLUE, Board, RED};
use drops::{Columns, Drop, Full};
use lines::Position;

/// How a program goes about it. What is right is [`TRUTH`]; a mistake differs from it in a field or two.
pub(super) struct Rules {
    size: Size,
    numbers: Numbers,
    columns: Columns,
    full: Full,
    illegal: Illegal,
    line: fn(&Position<'_>) -> bool,
    /// No line is looked for before step 2 × connect, one later than red can have it.
    late: bool,
    full_board: FullBoard,
    ending: Ending,
    answer: Answer,
}

pub(super) const TRUTH: Rules = Rules {
    size: Size::WidthFirst,
    numbers: Numbers::Whole,
    columns: Columns::OfTheBoard,
    full: Full::AtTheTop,
    illegal: Illegal::Decides,
    line: lines::any,
    late: false,
    full_board: FullBoard::NothingSpecial,
    ending: Ending::First,
    answer: Answer::Right,
};

/// What the first line is taken for.
enum Size {
    WidthFirst,
    HeightFirst,
    /// Nothing: the board is always seven columns by six rows.
    SevenBySix,
    /// An array of 20 by 20 cells, which a larger board breaks.
    AtMost20,
}

/// What the second line is taken for.
enum Numbers {
    Whole,
    /// Every digit is a number, and the sign is nothing.
    Digits,
    /// Only so many low bits are kept, the uppermost the sign.
    Bits(u32),
    Unsigned,
    /// Red's step and blue's together; one without the other is not read.
    Pairs,
}

/// What an illegal step is.
#[derive(PartialEq)]
enum Illegal {
    Decides,
    /// Passed over; the turn goes on.
    PassedOver,
    /// Passed over, where there is no such column.
    OffBoardPassedOver,
    /// Not counted; the same colour plays again.
    PlayedAgain,
    /// The other colour's win.
    Loses,
    /// The end, as a draw.
    IsADraw,
    /// Kept until the end, in case somebody wins.
    WaitsForTheEnd,
    /// Looked for before the first step is played, where there is no such column.
    LookedForFirst,
}

/// What a board without an empty cell is.
#[derive(PartialEq)]
enum FullBoard {
    NothingSpecial,
    /// No place to look for lines.
    NoWin,
    /// The end, after lines are looked for.
    TheEnd,
}

/// What decides.
#[derive(PartialEq)]
enum Ending {
    First,
    Last,
    /// Nothing ever: each is answered.
    Each,
    /// How the board looks when the steps have run out.
    LastBoard,
}

/// How it is said.
#[derive(PartialEq)]
enum Answer {
    Right,
    ColoursSwapped,
    FromZero,
    ByPlayer,
    Capitals,
    BlankAfterComma,
    BlankForComma,
    WideComma,
    WordOnly,
    NothingForADraw,
    NothingUnlessFull,
    StepsForADraw,
    DrawOnly,
    Debugging,
}

/// What a program meets in the course of a game.
#[derive(Clone, Copy)]
struct Event {
    step: i64,
    word: &'static str,
}

/// A program that ends without an answer.
struct Crash;

impl Rules {
    /// What a program prints that goes about it so; nothing if it crashes.
    pub(super) fn answer(&self, case: &Connect4, options: &Options) -> Vec<u8> {
        let mut text = String::new();
        let [one, other] = [case.width, case.height].map(i64::from);
        let (width, height) = match self.size {
            Size::HeightFirst => (other, one),
            Size::SevenBySix => (7, 6),
            Size::AtMost20 if one > 20 || other > 20 => return Vec::new(),
            Size::WidthFirst | Size::AtMost20 => (one, other),
        };
        let mut board = Board::new(width, height);
        let steps = self.numbers.of(&case.steps);
        let Ok(events) = self.play(&mut board, &steps, options) else { return Vec::new() };
        let decisive = match self.ending {
            Ending::First | Ending::LastBoard => events.first(),
            Ending::Last => events.last(),
            Ending::Each => {
                for event in &events {
                    self.say(Some(event), &board, steps.len(), &mut text);
                }
                if !events.is_empty() {
                    return text.into_bytes();
                }
                None
            }
        };
        self.say(decisive, &board, steps.len(), &mut text);
        text.into_bytes()
    }

    /// Plays a game and says what happens in it, up to what decides.
    fn play(
        &self,
        board: &mut Board,
        steps: &[i64],
        options: &Options,
    ) -> Result<Vec<Event>, Crash> {
        let origin = i64::from(options.origin.unwrap_or(1));
        // No board has a longer line, nor four that add up to more.
        let most = board.width.max(board.height).max(1).saturating_mul(4) + 2;
        let connect = options.connect.map_or(4, i64::from).min(most);
        let mut events = Vec::new();
        let mut kept = None;
        if self.illegal == Illegal::LookedForFirst {
            let on_board = |typed: i64| (0..board.width).contains(&(typed - origin));
            let off = (1..).zip(steps).find(|&(_, &typed)| !on_board(typed));
            if let Some((step, _)) = off {
                return Ok(vec![Event { step, word: "error" }]);
            }
        }
        let (mut step, mut colour) = (0, BLUE);
        for &typed in steps {
            (step, colour) = (step + 1, 1 - colour);
            let drop = drops::drop(board, typed, origin, colour, &self.columns, &self.full)?;
            let (word, off_board) = match drop {
                Drop::Into(last) => {
                    let position = Position { board, last, colour, connect };
                    let wins = self.ending != Ending::LastBoard
                        && !(self.full_board == FullBoard::NoWin && board.is_full())
                        && !(self.late && step < connect.saturating_mul(2))
                        && (self.line)(&position);
                    if !wins {
                        if self.full_board == FullBoard::TheEnd && board.is_full() {
                            break;
                        }
                        continue;
                    }
                    (name(colour), false)
                }
                Drop::Nowhere => continue,
                Drop::OffBoard => ("error", true),
                Drop::Full => ("error", false),
            };
            let word = match self.illegal {
                _ if word != "error" => word,
                Illegal::PassedOver => continue,
                Illegal::OffBoardPassedOver if off_board => continue,
                Illegal::PlayedAgain => {
                    (step, colour) = (step - 1, 1 - colour);
                    continue;
                }
                Illegal::IsADraw => break,
                Illegal::Loses => name(1 - colour),
                Illegal::WaitsForTheEnd => {
                    kept = kept.or(Some(Event { step, word }));
                    continue;
                }
                _ => word,
            };
            events.push(Event { step, word });
            if matches!(self.ending, Ending::First | Ending::LastBoard) {
                return Ok(events);
            }
        }
        events.extend(kept);
        if self.ending == Ending::LastBoard {
            let winner = [RED, BLUE].into_iter().find(|&colour| has_line(board, colour, connect));
            events.extend(winner.map(|colour| Event { step, word: name(colour) }));
        }
        Ok(events)
    }

    /// Writes the answer, with the line's end; nothing for a draw.
    fn say(&self, event: Option<&Event>, board: &Board, steps: usize, text: &mut String) {
        let Event { step, word } = event.copied().unwrap_or(Event { step: 0, word: "draw" });
        let is_draw = event.is_none();
        let written = match self.answer {
            Answer::NothingForADraw if is_draw => Ok(()),
            Answer::NothingUnlessFull if is_draw && !board.is_full() => Ok(()),
            Answer::StepsForADraw if is_draw => writeln!(text, "{steps},{word}"),
            Answer::DrawOnly if is_draw => writeln!(text, "{word}"),
            Answer::FromZero if !is_draw => writeln!(text, "{},{word}", step - 1),
            Answer::ByPlayer => writeln!(text, "{},{word}", (step + 1) / 2),
            Answer::ColoursSwapped if word == "red" => writeln!(text, "{step},blue"),
            Answer::ColoursSwapped if word == "blue" => writeln!(text, "{step},red"),
            Answer::Capitals => {
                writeln!(text, "{step},{}{}", word[..1].to_uppercase(), &word[1..])
            }
            Answer::BlankAfterComma => writeln!(text, "{step}, {word}"),
            Answer::BlankForComma => writeln!(text, "{step} {word}"),
            Answer::WideComma => writeln!(text, "{step}\u{ff0c}{word}"),
            Answer::WordOnly => writeln!(text, "{word}"),
            Answer::Debugging => {
                writeln!(text, "{} {}\n{step},{word}", board.width, board.height)
            }
            _ => writeln!(text, "{step},{word}"),
        };
        written.expect("a string takes all that is written");
    }
}

fn name(colour: u8) -> &'static str {
    if colour == RED { "red" } else { "blue" }
}

/// Whether a colour has a line anywhere.
fn has_line(board: &Board, colour: u8, connect: i64) -> bool {
    let mut own = board.discs().filter(|&(_, other)| other == colour);
    own.any(|(last, _)| lines::any(&Position { board, last, colour, connect }))
}

impl Numbers {
    /// The steps as such a program reads them.
    fn of(&self, typed: &[i32]) -> Vec<i64> {
        let all = typed.iter().copied();
        match self {
            Self::Whole => all.map(i64::from).collect(),
            Self::Unsigned => all.map(|number| i64::from(number).abs()).collect(),
            Self::Bits(bits) => {
                let spare = i32::BITS - bits;
                all.map(|number| i64::from(number << spare >> spare)).collect()
            }
            Self::Pairs => all.take(typed.len() & !1).map(i64::from).collect(),
            Self::Digits => {
                let digits = all.flat_map(|number| number.to_string().into_bytes());
                digits.filter(u8::is_ascii_digit).map(|digit| i64::from(digit - b'0')).collect()
            }
        }
    }
}
