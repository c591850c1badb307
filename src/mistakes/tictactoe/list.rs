//! The mistakes of tictactoe: each with its name and one sentence, as a teacher would say it.

use super::{Answer, Counter, Enough, Players, Room, Rules, TRUTH, right};
use crate::mistakes::Entry;

const fn counters(counters: fn(i64, i64, i64) -> Vec<Counter>) -> Rules {
    Rules { counters, ..TRUTH }
}

const fn enough(enough: Enough) -> Rules {
    Rules { enough, ..TRUTH }
}

const fn answer(answer: Answer) -> Rules {
    Rules { answer, ..TRUTH }
}

fn without(kind: char, size: i64, row: i64, column: i64) -> Vec<Counter> {
    let mut counters = right(size, row, column);
    counters.retain(|&(of, _)| of != kind);
    counters
}

fn else_if(size: i64, row: i64, column: i64) -> Vec<Counter> {
    if row == column { without('/', size, row, column) } else { right(size, row, column) }
}

/// The right counters, with some of them kept in the same place.
fn merged(size: i64, row: i64, column: i64, one: char, other: char) -> Vec<Counter> {
    let rename = |(kind, place)| (if kind == other { one } else { kind }, place);
    right(size, row, column).into_iter().map(rename).collect()
}

pub(in crate::mistakes) static LIST: &[Entry<Rules>] = &[
    (
        "else-if-between-diagonals",
        "writes `else if` between the diagonals, though the middle of an odd board is on both",
        counters(else_if),
    ),
    (
        "one-counter-for-diagonals",
        "has one counter for both diagonals",
        counters(|size, row, column| merged(size, row, column, '\\', '/')),
    ),
    (
        "one-counter-for-players",
        "has one counter for both players",
        Rules { players: Players::Together, ..TRUTH },
    ),
    (
        "rows-and-columns-share",
        "does not put the columns' counters behind the rows', so that row 0 and column 0 share one",
        counters(|size, row, column| merged(size, row, column, 'r', 'c')),
    ),
    (
        "tested-before-counted",
        "looks at the counters before the move is counted, or asks for more than n: nobody wins",
        Rules { looks_first: true, ..TRUTH },
    ),
    (
        "no-rows",
        "never counts a row",
        counters(|size, row, column| without('r', size, row, column)),
    ),
    (
        "no-columns",
        "never counts a column",
        counters(|size, row, column| without('c', size, row, column)),
    ),
    (
        "no-falling",
        "never counts the diagonal from the first cell to the last",
        counters(|size, row, column| without('\\', size, row, column)),
    ),
    (
        "no-rising",
        "tests for row + column = n on the second diagonal, which is n - 1, or leaves it out",
        counters(|size, row, column| without('/', size, row, column)),
    ),
    (
        "no-diagonals",
        "counts rows and columns only",
        counters(|_, row, column| vec![('r', row), ('c', column)]),
    ),
    ("one-less", "takes n - 1 in line for n", enough(Enough::OneLess)),
    ("three-in-line", "asks for three in line, whatever the board's size", enough(Enough::Three)),
    (
        "second-player-never-wins",
        "counts one player up and the other down, but forgets that -n wins as well",
        Rules { players: Players::UpOnly, ..TRUTH },
    ),
    (
        "no-room-for-diagonals",
        "makes its array 2 × n long, without the two places for the diagonals, and crashes",
        Rules { room: Room::RowsAndColumns, ..TRUTH },
    ),
    (
        "player-as-index",
        "takes the player's number for an index, but an array of two begins at 0, and crashes",
        Rules { room: Room::OnePlayer, ..TRUTH },
    ),
    ("players-swapped", "names the other player as the winner", answer(Answer::PlayersSwapped)),
    ("always-one", "answers 1 whoever has won", answer(Answer::AlwaysOne)),
    ("minus-one", "answers -1 where player 2 has won", answer(Answer::LossesToo)),
    ("last-only", "answers the last move only", answer(Answer::LastOnly)),
    ("wins-only", "says nothing of a move that does not win", answer(Answer::WinsOnly)),
    ("one-line", "writes all answers into one line", answer(Answer::OneLine)),
    ("words", "writes `true` and `false`", answer(Answer::Words)),
];
