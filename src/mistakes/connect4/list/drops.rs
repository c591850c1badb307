//! Mistakes in reading numbers, and in where a disc falls.

use super::Entry;
use crate::mistakes::connect4::{Columns, Full, FullBoard, Illegal, Numbers, Rules, Size, TRUTH};

const fn size(size: Size) -> Rules {
    Rules { size, ..TRUTH }
}

const fn numbers(numbers: Numbers) -> Rules {
    Rules { numbers, ..TRUTH }
}

const fn columns(columns: Columns) -> Rules {
    Rules { columns, ..TRUTH }
}

const fn full(full: Full) -> Rules {
    Rules { full, ..TRUTH }
}

const fn illegal(illegal: Illegal) -> Rules {
    Rules { illegal, ..TRUTH }
}

pub(super) static LIST: &[Entry] = &[
    (
        "height-first",
        "takes the first number for the height, but width comes first",
        size(Size::HeightFirst),
    ),
    (
        "always-7x6",
        "plays on seven columns and six rows, whatever the first line says",
        size(Size::SevenBySix),
    ),
    (
        "at-most-20",
        "has an array of 20 × 20 cells and crashes where the board is wider or higher",
        size(Size::AtMost20),
    ),
    (
        "single-digits",
        "reads the steps digit by digit, so that column 12 becomes 1 and 2",
        numbers(Numbers::Digits),
    ),
    ("in-8-bits", "keeps a step in 8 bits, where 257 is the same as 1", numbers(Numbers::Bits(8))),
    (
        "in-16-bits",
        "keeps a step in 16 bits, where 65537 is the same as 1",
        numbers(Numbers::Bits(16)),
    ),
    (
        "sign-dropped",
        "loses the minus sign, so that column -1 becomes column 1",
        numbers(Numbers::Unsigned),
    ),
    (
        "read-in-pairs",
        "reads red's step and blue's together, and so leaves out a last step of red's",
        numbers(Numbers::Pairs),
    ),
    (
        "columns-from-zero",
        "takes the leftmost column for column 0, but columns count from 1",
        columns(Columns::FromZero),
    ),
    (
        "one-past-the-end",
        "takes one column more than the board has, at its right",
        columns(Columns::OnePastTheEnd),
    ),
    (
        "zero-is-a-column",
        "tests for a column less than 0 instead of less than 1, and so has a column 0 at the \
             left of the board",
        columns(Columns::ZeroToo),
    ),
    (
        "no-lower-bound",
        "does not test for a column less than 1, and an array read at a negative index gives \
             its end",
        columns(Columns::NoLowerBound),
    ),
    (
        "no-upper-bound",
        "does not test for a column beyond the last, and crashes there",
        columns(Columns::NoUpperBound),
    ),
    (
        "columns-by-height",
        "compares a step with the board's height instead of its width",
        columns(Columns::AsManyAsRows),
    ),
    (
        "columns-go-round",
        "brings any column onto the board with a remainder, where it should be an error",
        columns(Columns::RoundAndRound),
    ),
    (
        "no-top",
        "does not see that a column is full, and piles discs up above the board",
        full(Full::Never),
    ),
    (
        "top-replaced",
        "does not see that a column is full, and puts the disc in the place of the uppermost",
        full(Full::TopReplaced),
    ),
    (
        "full-column-ignored",
        "finds no empty cell in a full column and goes on as if nothing had been",
        full(Full::DiscLost),
    ),
    (
        "full-too-late",
        "takes a column for full when it holds one disc more than there are rows",
        full(Full::OneTooMany),
    ),
    (
        "full-too-early",
        "takes a column for full when there is still one cell empty",
        full(Full::OneTooFew),
    ),
    (
        "full-by-width",
        "compares a column's discs with the board's width instead of its height",
        full(Full::AtTheWidth),
    ),
    (
        "illegal-passed-over",
        "passes over an illegal step and lets the other colour go on",
        illegal(Illegal::PassedOver),
    ),
    (
        "off-board-passed-over",
        "passes over a step off the board, though a full column is an error",
        illegal(Illegal::OffBoardPassedOver),
    ),
    (
        "illegal-played-again",
        "does not count an illegal step and lets the same colour play again",
        illegal(Illegal::PlayedAgain),
    ),
    (
        "illegal-loses",
        "gives the game to the other colour after an illegal step instead of `error`",
        illegal(Illegal::Loses),
    ),
    (
        "illegal-is-a-draw",
        "ends the game at an illegal step, but as a draw",
        illegal(Illegal::IsADraw),
    ),
    (
        "error-at-the-end",
        "tells of an illegal step only at the end, if nobody has won by then",
        illegal(Illegal::WaitsForTheEnd),
    ),
    (
        "columns-tested-first",
        "tests all columns before the first step is played, and so calls a won game an error \
             because of what follows the win",
        illegal(Illegal::LookedForFirst),
    ),
    (
        "full-board-first",
        "asks whether the board is full before it looks for a line, and so misses a win with \
             the last disc",
        Rules { full_board: FullBoard::NoWin, ..TRUTH },
    ),
    (
        "full-board-ends",
        "stops at a draw when the board is full, but one step more is an error",
        Rules { full_board: FullBoard::TheEnd, ..TRUTH },
    ),
];
