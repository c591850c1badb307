//! Where a disc falls, as right and wrong programs see it.

use super::Crash;
use super::board::Board;

/// Which columns there are.
pub(super) enum Columns {
    OfTheBoard,
    FromZero,
    OnePastTheEnd,
    ZeroToo,
    /// Below the first an array is read from its end.
    NoLowerBound,
    /// Beyond the last the program crashes.
    NoUpperBound,
    AsManyAsRows,
    RoundAndRound,
}

/// When a column takes no more, and what becomes of a disc then.
pub(super) enum Full {
    AtTheTop,
    /// Never; discs pile up above the board.
    Never,
    OneTooMany,
    OneTooFew,
    AtTheWidth,
    /// The uppermost disc is replaced.
    TopReplaced,
    /// The step has no effect.
    DiscLost,
    /// With its first disc: all rows are one and the same.
    WithOneDisc,
}

/// What became of a disc.
pub(super) enum Drop {
    /// It lies in a cell, column and row from zero.
    Into((i64, i64)),
    /// It is lost.
    Nowhere,
    /// There is no such column.
    OffBoard,
    /// The column is full.
    Full,
}

/// Drops a disc into a column as it was typed.
pub(super) fn drop(
    board: &mut Board,
    typed: i64,
    origin: i64,
    colour: u8,
    columns: &Columns,
    full: &Full,
) -> Result<Drop, Crash> {
    let column = typed - origin;
    let Board { width, height, .. } = *board;
    let (column, on_board) = match columns {
        Columns::OfTheBoard => (column, (0..width).contains(&column)),
        // The mistake is the other origin, whichever the puzzle has.
        Columns::FromZero => {
            let column = typed - (1 - origin);
            (column, (0..width).contains(&column))
        }
        Columns::OnePastTheEnd => (column, (0..=width).contains(&column)),
        Columns::ZeroToo => (column, (-1..width).contains(&column)),
        Columns::NoLowerBound if column < -width => return Err(Crash),
        Columns::NoLowerBound if column < 0 => (column + width, true),
        Columns::NoLowerBound => (column, column < width),
        Columns::NoUpperBound if column >= width => return Err(Crash),
        Columns::NoUpperBound => (column, column >= 0),
        Columns::AsManyAsRows => (column, (0..height).contains(&column)),
        Columns::RoundAndRound => (column.rem_euclid(width.max(1)), true),
    };
    if !on_board {
        return Ok(Drop::OffBoard);
    }
    let most = match full {
        Full::Never => i64::MAX,
        Full::OneTooMany => height + 1,
        Full::OneTooFew => height - 1,
        Full::AtTheWidth => width,
        Full::WithOneDisc => 1,
        Full::AtTheTop | Full::TopReplaced | Full::DiscLost => height,
    };
    if board.stack(column) >= most {
        match full {
            Full::DiscLost => return Ok(Drop::Nowhere),
            Full::TopReplaced => board.lift(column),
            _ => return Ok(Drop::Full),
        }
    }
    Ok(Drop::Into((column, board.drop(column, colour))))
}
