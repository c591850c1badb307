//! Mistakes in looking for a line.

use super::Entry;
use crate::mistakes::connect4::lines::{self, Position};
use crate::mistakes::connect4::{Ending, Full, Rules, TRUTH};

const fn line(line: fn(&Position<'_>) -> bool) -> Rules {
    Rules { line, ..TRUTH }
}

pub(super) static LIST: &[Entry] = &[
    (
        "one-way",
        "looks from the last disc in each of the eight directions by itself, and so misses a \
             line whose last disc is not at its end",
        line(lines::one_way),
    ),
    (
        "one-way-and-down",
        "looks only to the left, to the right and downwards, each by itself: a line is seen \
             only if its last disc is at the end of a row or on top",
        line(lines::one_way_and_down),
    ),
    (
        "rows-one-way",
        "adds up both sides on columns and diagonals, but not in a row, and so misses a row \
             whose last disc falls into a gap",
        line(lines::rows_one_way),
    ),
    (
        "diagonals-one-way",
        "adds up both sides in a row, but not on the diagonals, and so misses a diagonal whose \
             last disc is not at its end",
        line(lines::diagonals_one_way),
    ),
    (
        "diagonals-down",
        "follows the diagonals only downwards from the last disc, and so misses those in which \
             it is not the uppermost",
        line(lines::diagonals_down),
    ),
    (
        "to-the-right",
        "looks only to the right of the last disc, and down: it must be the leftmost of its \
             line",
        line(lines::to_the_right),
    ),
    (
        "to-the-left",
        "looks only to the left of the last disc, and down: it must be the rightmost of its \
             line",
        line(lines::to_the_left),
    ),
    (
        "one-cell-short",
        "looks only two cells far to each side of the last disc instead of three, and so \
             misses a line of four at whose end it is",
        line(lines::one_cell_short),
    ),
    ("no-rows", "never looks along the row", line(lines::no_rows)),
    ("no-columns", "never looks along the column", line(lines::no_columns)),
    ("no-rising", "never looks along the diagonal that rises to the right", line(lines::no_rising)),
    (
        "no-falling",
        "never looks along the diagonal that falls to the right",
        line(lines::no_falling),
    ),
    ("no-diagonals", "looks along rows and columns only", line(lines::no_diagonals)),
    (
        "exactly-four",
        "asks for exactly four, and so misses the five, six or seven that one disc can make",
        line(lines::exactly),
    ),
    ("more-than-four", "asks for more than four where four are enough", line(lines::more)),
    (
        "three-is-enough",
        "takes three in line for a win, because the last disc is counted twice or the \
             comparison is off by one",
        line(lines::one_less),
    ),
    (
        "holes-counted",
        "passes over empty cells when it counts, so that discs with a hole between them make a \
             line",
        line(lines::holes_counted),
    ),
    (
        "counter-not-reset",
        "counts all discs of a colour in the row, column or diagonal, because its counter is \
             not set back where a run ends",
        line(lines::counter_kept),
    ),
    (
        "window-counted",
        "counts the discs within three cells of the last one and does not stop at the first \
             that is another's",
        line(lines::window_counted),
    ),
    (
        "axes-added-up",
        "adds up what it finds along different axes: two in the row and two in the column \
             become four",
        line(lines::axes_added),
    ),
    (
        "bent-diagonals",
        "pairs the wrong halves of the diagonals, left-up with right-up and left-down with \
             right-down, so that a bent line wins and a straight one may not",
        line(lines::bent),
    ),
    (
        "any-colour",
        "asks only whether a cell is taken, not by whom, so that discs of both colours make a \
             line",
        line(lines::any_colour),
    ),
    (
        "rows-wrap",
        "keeps the board in one array and does not see where a row ends: what stands at the \
             right wall goes on at the left wall, a row higher",
        line(lines::wrapped_rows),
    ),
    (
        "diagonals-wrap",
        "keeps the board in one array and does not see where a row ends: a diagonal that \
             leaves at one wall goes on at the other",
        line(lines::wrapped_diagonals),
    ),
    (
        "negative-wraps",
        "looks at column -1 and row -1, which in some languages are the last ones, so that a \
             line goes on at the opposite wall",
        line(lines::negative_wraps),
    ),
    (
        "bounds-swapped",
        "compares columns with the height and rows with the width when it looks for a line, \
             and so sees only a square part of the board",
        line(lines::bounds_swapped),
    ),
    (
        "left-unseen",
        "tests for a column greater than the first when it looks for a line, and so never \
             looks at the leftmost",
        line(lines::left_unseen),
    ),
    (
        "right-unseen",
        "tests for a column less than the last when it looks for a line, and so never looks at \
             the rightmost",
        line(lines::right_unseen),
    ),
    (
        "bottom-unseen",
        "stops one row too early on the way down, and so never looks at the bottom row",
        line(lines::bottom_unseen),
    ),
    (
        "top-unseen",
        "stops one row too early on the way up, and so never looks at the top row",
        line(lines::top_unseen),
    ),
    (
        "last-window-missed",
        "goes over all windows of four, but its loops end one too early, so that the last \
             window of a row, column or diagonal is never tried",
        line(lines::last_window_missed),
    ),
    (
        "rows-are-one",
        "makes all rows of the board the same list, so that one disc fills its whole column",
        Rules { line: lines::rows_are_one, full: Full::WithOneDisc, ..TRUTH },
    ),
    (
        "in-64-bits",
        "keeps a bit a cell in a word of 64 bits, which a board of more than 64 cells, a spare \
             row counted, does not fit in",
        line(lines::in_64_bits),
    ),
    ("only-red-wins", "looks for a line after red's steps only", line(lines::of_red)),
    (
        "from-step-8",
        "looks for a line from step 8 on, but red can win with step 7",
        Rules { late: true, ..TRUTH },
    ),
    (
        "only-at-the-end",
        "looks for a line only when the steps have run out, and so names the wrong step, and \
             perhaps the wrong winner",
        Rules { ending: Ending::LastBoard, ..TRUTH },
    ),
];
