//! gomoku: a plain referee whose every decision can be taken wrongly.

mod lines;
mod list;
mod smallest;

pub(super) use list::LIST;
pub(super) use smallest::SMALLEST;

use crate::case::Gomoku;
use crate::puzzle::{AnswerForm, Options};
use lines::{Board, Line};

/// How a program goes about it. What is right is [`TRUTH`]; a mistake differs from it in a field or two.
pub(super) struct Rules {
    size: Size,
    /// The line of a colour, in the board's reading order.
    line: fn(&Board, u8) -> Option<Line>,
    colours: Colours,
    answer: Answer,
}

pub(super) const TRUTH: Rules = Rules {
    size: Size::RowsFirst,
    line: lines::any,
    colours: Colours::BlackThenWhite,
    answer: Answer::Right,
};

/// What the first line is taken for.
enum Size {
    RowsFirst,
    ColumnsFirst,
}

/// Whose lines are looked for, and in which order.
enum Colours {
    BlackThenWhite,
    WhiteThenBlack,
    BlackOnly,
    /// Whose line is met first.
    FirstInReadingOrder,
    /// That of the first disc, and no other.
    OfTheFirstDisc,
}

/// How it is said.
enum Answer {
    Right,
    ColoursSwapped,
    Capitals,
    OtherForm,
    NothingForNone,
    DrawForNone,
}

impl Rules {
    /// What a program prints that goes about it so.
    pub(super) fn answer(&self, case: &Gomoku, options: &Options) -> Vec<u8> {
        let height = case.rows.len();
        let width = case.rows.first().map_or(0, Vec::len);
        let cells: Vec<u8> = case.rows.iter().flatten().copied().collect();
        let (width, height) = match self.size {
            Size::RowsFirst => (width, height),
            Size::ColumnsFirst => (height, width),
        };
        let most = width.max(height).saturating_mul(4) + 2;
        let connect = options.connect.map_or(5, |connect| connect as usize).min(most);
        let board = Board::new(width, height, cells, connect);
        let line = |colour| (self.line)(&board, colour).map(|line| (colour, line));
        let winner = match self.colours {
            Colours::BlackThenWhite => line(1).or_else(|| line(2)),
            Colours::WhiteThenBlack => line(2).or_else(|| line(1)),
            Colours::BlackOnly => line(1),
            Colours::FirstInReadingOrder => {
                [line(1), line(2)].into_iter().flatten().min_by_key(|&(_, line)| line.first())
            }
            Colours::OfTheFirstDisc => board.first_disc().and_then(line),
        };
        self.say(winner, options.answer)
    }

    fn say(&self, winner: Option<(u8, Line)>, form: AnswerForm) -> Vec<u8> {
        let colour = match (winner.map_or(0, |(colour, _)| colour), &self.answer) {
            (1, Answer::ColoursSwapped) => 2,
            (2, Answer::ColoursSwapped) => 1,
            (colour, _) => colour,
        };
        let word = match (colour, &self.answer) {
            (0, Answer::NothingForNone) => return Vec::new(),
            (0, Answer::DrawForNone) => "draw",
            (0, Answer::Capitals) => "None",
            (1, Answer::Capitals) => "Black",
            (2, Answer::Capitals) => "White",
            (0, _) => "none",
            (1, _) => "black",
            _ => "white",
        };
        let other_form = matches!(self.answer, Answer::OtherForm);
        let text = match (form, winner) {
            (AnswerForm::Words, _) if other_form => format!("{colour}\n"),
            (AnswerForm::Numbers, _) if !other_form => format!("{colour}\n"),
            (AnswerForm::Line, Some((_, line))) if !other_form => format!("{word} {line}\n"),
            _ => format!("{word}\n"),
        };
        text.into_bytes()
    }
}
