//! LeetCode's own form: a line with the names of the calls, a line with their arguments.

use super::{Take, board, play};
use crate::input::{Error, Input};
use crate::puzzle::Extent;

/// What a number ends at, besides a blank.
const MARKS: &[u8] = b",]";

/// Reads a case and plays its moves; gives the board's size.
pub(super) fn moves(input: &mut Input<'_>, extent: Extent, take: Take<'_>) -> Result<u32, Error> {
    let calls = calls(input)?;
    extent.end_line(input, "the end of the line after the calls")?;
    if extent == Extent::Input {
        input.skip_blank_lines()?;
    }
    need(input, "[", "`[`, the list of the calls' arguments")?;
    need(input, "[", "`[`, the arguments of `TicTacToe`")?;
    let (mut game, size) = board(input, MARKS)?;
    need(input, "]", "`]` after the board's size")?;
    for call in 1..calls {
        need(input, ",", &format!("`,`, and the arguments of call {} of {calls}", call + 1))?;
        need(input, "[", "`[`, the arguments of `move`")?;
        let (numbers, winner) = play(&mut game, size, input, MARKS, |input| {
            need(input, ",", "`,` between row, column and player")
        })?;
        need(input, "]", "`]` after the player")?;
        take(numbers, winner);
    }
    need(input, "]", "`]`, as there are no more calls")?;
    extent.end_line(input, "the end of the line after the arguments")?;
    extent.end(input)?;
    Ok(size)
}

/// Reads the names and counts them: `TicTacToe`, then `move` any number of times.
fn calls(input: &mut Input<'_>) -> Result<u64, Error> {
    need(input, "[", "`[`")?;
    need(input, "\"TicTacToe\"", "`\"TicTacToe\"`, the first call")?;
    let mut calls = 1;
    while input.skip_blanks()? == Some(b',') {
        input.bump();
        need(input, "\"move\"", "`\"move\"`")?;
        calls += 1;
    }
    need(input, "]", "`,` or `]`")?;
    Ok(calls)
}

/// Reads what must come next, with blanks before it.
fn need(input: &mut Input<'_>, text: &str, expected: &str) -> Result<(), Error> {
    for (place, byte) in text.bytes().enumerate() {
        let next = if place == 0 { input.skip_blanks()? } else { input.peek()? };
        if next != Some(byte) {
            return Err(input.unexpected(expected));
        }
        input.bump();
    }
    Ok(())
}
