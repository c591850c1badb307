//! The mistakes of gomoku: each with its name and one sentence, as a teacher would say it.

use super::lines::{self, Board, Line};
use super::{Answer, Colours, Rules, Size, TRUTH};
use crate::mistakes::Entry;

const fn line(line: fn(&Board, u8) -> Option<Line>) -> Rules {
    Rules { line, ..TRUTH }
}

const fn answer(answer: Answer) -> Rules {
    Rules { answer, ..TRUTH }
}

const fn colours(colours: Colours) -> Rules {
    Rules { colours, ..TRUTH }
}

pub(in crate::mistakes) static LIST: &[Entry<Rules>] = &[
    (
        "exactly-five",
        "asks for exactly five in line, and so misses six and more",
        line(lines::exactly),
    ),
    ("more-than-five", "asks for more than five where five are enough", line(lines::more)),
    (
        "four-are-enough",
        "takes four in line for five, because the first disc is counted twice",
        line(lines::one_less),
    ),
    ("no-rows", "never looks along the rows", line(lines::no_rows)),
    ("no-columns", "never looks along the columns", line(lines::no_columns)),
    (
        "no-falling",
        "never looks along the diagonal that falls to the right",
        line(lines::no_falling),
    ),
    ("no-rising", "never looks along the diagonal that rises to the right", line(lines::no_rising)),
    ("no-diagonals", "looks along rows and columns only", line(lines::no_diagonals)),
    ("last-row-unseen", "stops one row too early", line(lines::last_row_unseen)),
    ("last-column-unseen", "stops one column too early", line(lines::last_column_unseen)),
    ("first-row-unseen", "begins with the second row", line(lines::first_row_unseen)),
    ("first-column-unseen", "begins with the second column", line(lines::first_column_unseen)),
    (
        "bounds-swapped",
        "compares rows with the number of columns and columns with that of rows, and so sees only \
         a square part of the board",
        line(lines::bounds_swapped),
    ),
    (
        "size-swapped",
        "takes the first number for the columns, but rows come first",
        Rules { size: Size::ColumnsFirst, ..TRUTH },
    ),
    (
        "rows-wrap",
        "keeps the board in one array and does not see where a row ends, so that a line goes on at \
         the other edge",
        line(lines::rows_wrap),
    ),
    (
        "negative-wraps",
        "looks at column -1, which in some languages is the last one, so that a diagonal goes on \
         at the right edge",
        line(lines::negative_wraps),
    ),
    (
        "any-colour",
        "asks only whether a cell is taken, not by whom, so that discs of both colours make a line",
        line(lines::any_colour),
    ),
    (
        "holes-counted",
        "passes over empty cells when it counts, so that discs with a hole between them make a line",
        line(lines::holes_counted),
    ),
    (
        "counter-not-reset",
        "does not set its counter back where a run ends, and so counts all discs of a colour along \
         a line",
        line(lines::counter_kept),
    ),
    (
        "directions-added-up",
        "adds up what it finds in different directions: three in a row and three in a column become \
         five",
        line(lines::ways_added),
    ),
    (
        "place-not-reset",
        "looks in the next direction from where it has stopped in the one before, not from the disc \
         again",
        line(lines::place_kept),
    ),
    (
        "first-cell-only",
        "returns an answer from inside the loop, and so looks at no cell but the first",
        line(lines::first_cell_only),
    ),
    (
        "empty-counted",
        "does not pass over empty cells, and takes five of them for a line of nobody's that ends \
         the search",
        line(lines::empty_counted),
    ),
    (
        "white-before-black",
        "looks for white's line first, but where both have five it is `black`",
        colours(Colours::WhiteThenBlack),
    ),
    (
        "first-line-met",
        "answers with the first line that it meets, but where both have five it is `black`",
        colours(Colours::FirstInReadingOrder),
    ),
    ("only-black-wins", "looks for black's lines only", colours(Colours::BlackOnly)),
    (
        "colour-of-the-first-disc",
        "looks for lines of the first disc's colour only",
        colours(Colours::OfTheFirstDisc),
    ),
    (
        "colours-swapped",
        "calls black white and white black: 1 is black",
        answer(Answer::ColoursSwapped),
    ),
    ("capitals", "writes `Black`, `White` and `None`", answer(Answer::Capitals)),
    (
        "numbers-for-words",
        "writes 1, 2 and 0 where words are asked for, or words where something else is",
        answer(Answer::OtherForm),
    ),
    ("no-none", "says nothing where nobody has five", answer(Answer::NothingForNone)),
    ("draw-for-none", "writes `draw` where `none` belongs", answer(Answer::DrawForNone)),
];
