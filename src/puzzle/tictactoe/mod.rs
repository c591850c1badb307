//! 井字棋, tic-tac-toe on n×n: a size and moves; after each, who has just won.

mod leetcode;

use super::{Entry, Extent, Puzzle};
use crate::case::{self, Case};
use crate::input::{Error, Input, Spot};
use crate::tictactoe::{Game, Illegal, Player};

pub(super) const ENTRY: Entry = Entry {
    name: "tictactoe",
    about: "井字棋, n×n tic-tac-toe, LeetCode 348: after each move, who has won with it",
    form: "the board's size, then row, column and player of each move",
    options: &[],
    reader: |_| Box::new(TicTacToe),
};

struct TicTacToe;

impl Puzzle for TicTacToe {
    fn judge(
        &self,
        input: &mut Input<'_>,
        extent: Extent,
        answer: &mut Vec<u8>,
    ) -> Result<(), Error> {
        if begins_as_leetcode(input, extent)? {
            answer.extend_from_slice(b"[null");
            leetcode::moves(input, extent, &mut |_, winner| answer.extend([b',', winner]))?;
            answer.extend_from_slice(b"]\n");
            return Ok(());
        }
        let begin = answer.len();
        moves(input, extent, &mut |_, winner| {
            if extent == Extent::Line && answer.len() > begin {
                answer.push(b' ');
            }
            answer.push(winner);
            if extent != Extent::Line {
                answer.push(b'\n');
            }
        })?;
        if extent == Extent::Line {
            answer.push(b'\n');
        }
        Ok(())
    }

    fn read(&self, input: &mut Input<'_>, extent: Extent, _whole: bool) -> Result<Case, Error> {
        let mut played = Vec::new();
        let read = if begins_as_leetcode(input, extent)? { leetcode::moves } else { moves };
        let size = read(input, extent, &mut |numbers, _| played.push(numbers))?;
        // A size was a 32-bit number when it was typed.
        Ok(Case::TicTacToe(case::TicTacToe { size: size.cast_signed(), moves: played }))
    }
}

fn begins_as_leetcode(input: &mut Input<'_>, extent: Extent) -> Result<bool, Error> {
    extent.begin_line(input)?;
    Ok(input.skip_blanks()? == Some(b'['))
}

/// What takes the numbers of each move, and the digit of its answer.
type Take<'a> = &'a mut dyn FnMut([i32; 3], u8);

/// Reads a case and plays its moves; gives the board's size.
fn moves(input: &mut Input<'_>, extent: Extent, take: Take<'_>) -> Result<u32, Error> {
    let (mut game, size) = board(input, b"")?;
    while find_move(input, extent)? {
        let (numbers, winner) =
            play(&mut game, size, input, b"", |input| between_numbers(input, extent))?;
        take(numbers, winner);
    }
    Ok(size)
}

/// Moves to the next move of a case, if there is one.
fn find_move(input: &mut Input<'_>, extent: Extent) -> Result<bool, Error> {
    match extent {
        Extent::Input => input.skip_blank_lines(),
        Extent::Line => Ok(!matches!(input.skip_blanks()?, None | Some(b'\n'))),
        Extent::Block => {
            if input.skip_blanks()? == Some(b'\n') {
                input.end_line("the end of the line")?;
            }
            let blank = matches!(input.skip_blanks()?, None | Some(b'\n'));
            if blank {
                input.end_line("the end of the line")?;
            }
            Ok(!blank)
        }
    }
}

/// Moves past a line's end between the numbers of a move, which may stand on lines of their own.
fn between_numbers(input: &mut Input<'_>, extent: Extent) -> Result<(), Error> {
    if extent != Extent::Line && input.skip_blanks()? == Some(b'\n') {
        input.end_line("the end of the line")?;
    }
    if extent == Extent::Input {
        input.skip_blank_lines()?;
    }
    Ok(())
}

/// Reads the board's size, which may end at a mark, as what messages call it too.
fn board(input: &mut Input<'_>, marks: &[u8]) -> Result<(Game, u32), Error> {
    const SIZE: &str = "the board's size";
    input.skip_blanks()?;
    let spot = input.spot();
    let size = number(input, SIZE, marks)?;
    match u32::try_from(size) {
        Ok(size) if size > 0 => Ok((Game::new(size), size)),
        _ => Err(input.bad(spot, &format!("{SIZE}, from 1"), &format!("`{size}`"))),
    }
}

fn number(input: &mut Input<'_>, expected: &str, marks: &[u8]) -> Result<i32, Error> {
    let number = if marks.is_empty() {
        input.number(expected)?
    } else {
        input.number_up_to(expected, marks)?
    };
    number.ok_or_else(|| input.unexpected(expected))
}

/// Reads and plays a move; gives its numbers and the digit of its answer. What lies between its numbers is read by `between`.
fn play(
    game: &mut Game,
    size: u32,
    input: &mut Input<'_>,
    marks: &[u8],
    between: impl Fn(&mut Input<'_>) -> Result<(), Error>,
) -> Result<([i32; 3], u8), Error> {
    input.skip_blanks()?;
    let spot = input.spot();
    let row = number(input, "a move's row", marks)?;
    between(input)?;
    let column = number(input, "a move's column", marks)?;
    between(input)?;
    input.skip_blanks()?;
    let player_spot = input.spot();
    let number = number(input, "a move's player", marks)?;
    let player = match number {
        1 => Player::One,
        2 => Player::Two,
        other => {
            return Err(input.bad(player_spot, "player 1 or 2", &format!("`{other}`")));
        }
    };
    match game.play(row.into(), column.into(), player) {
        Ok(winner) => Ok(([row, column, number], winner.map_or(b'0', digit))),
        Err(illegal) => Err(refuse(illegal, game, size, input, (spot, row, column))),
    }
}

fn digit(player: Player) -> u8 {
    match player {
        Player::One => b'1',
        Player::Two => b'2',
    }
}

fn refuse(
    illegal: Illegal,
    game: &Game,
    size: u32,
    input: &mut Input<'_>,
    (spot, row, column): (Spot, i32, i32),
) -> Error {
    let number = game.moves() + 1;
    let found = format!("`{row} {column}`");
    match illegal {
        Illegal::OffBoard => {
            let last = size - 1;
            let expected = format!("row and column of move {number} from 0 to {last}");
            input.bad(spot, &expected, &found)
        }
        Illegal::Occupied => {
            let expected = format!("an empty cell for move {number}");
            input.bad(spot, &expected, &format!("{found}, which is taken"))
        }
        Illegal::Over { winner, by } => {
            let expected = format!(
                "no move {number}: player {} has won with move {by}",
                char::from(digit(winner))
            );
            input.bad(spot, &expected, &found)
        }
    }
}
