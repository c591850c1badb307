//! The rows about the other games.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::ensure;
use luozi::tictactoe::{Game, Player};

use crate::inputs;
use crate::lab::{Lab, wc};
use crate::measure::{Answer, Figures, Work, race};
use crate::table::{Goal, print_ratio, print_times};

/// A gomoku board that is judged while it streams in, with blanks between its cells and without.
pub(crate) fn gomoku(lab: &Lab) -> anyhow::Result<()> {
    let size = lab.scaled(10_000);
    let cells = u64::from(size) * u64::from(size);
    let none = Answer::Text("none\n");
    let (spaced, ()) = lab.input("spaced.in", |input| inputs::gomoku(size, " ", input))?;
    let ours = Work::ours(&["-g", "gomoku"], &spaced, none);
    let (ours, [wc]) = race(lab, lab.runs(), &ours, &[wc(&spaced, 2 + cells)])?;
    let goal = Goal { shown: "≤ 1", most: 1.0 };
    print_times("gomoku: 100 million cells, against wc -w", Figures::minimum, &ours, &wc, goal);

    let none = Answer::Text("none\n");
    let (packed, ()) = lab.input("packed.in", |input| inputs::gomoku(size, "", input))?;
    let (ours, []) = race(lab, lab.runs(), &Work::ours(&["-g", "gomoku"], &packed, none), &[])?;
    let nanosecond_each = Duration::from_nanos(cells);
    let goal = Goal { shown: "≤ 1", most: 1.0 };
    let work = "gomoku: packed, against a nanosecond a byte";
    print_ratio(work, ours.minimum(), nanosecond_each, goal);
    Ok(())
}

/// Tic-tac-toe inside this process: a move in a long game against one in a short game, on the same board.
pub(crate) fn tictactoe(lab: &Lab) -> anyhow::Result<()> {
    const SIZE: u32 = 1000;
    let cells = inputs::shuffled(SIZE * SIZE);
    let play = |moves: &[u32]| -> anyhow::Result<Duration> {
        let mut game = Game::new(SIZE);
        let begin = Instant::now();
        for &cell in moves {
            let (row, column) = (cell / SIZE, cell % SIZE);
            // Both players have cells in every row, column and diagonal, so that no line is ever full.
            let player = if (row / 2 + column) % 2 == 0 { Player::One } else { Player::Two };
            let winner = black_box(game.play(row.into(), column.into(), player));
            ensure!(winner == Ok(None), "move {} is answered {winner:?}", game.moves());
        }
        Ok(begin.elapsed())
    };
    let (mut long, mut short) = (Duration::MAX, Duration::MAX);
    for _ in 0..lab.runs() {
        long = long.min(play(&cells)?);
        let mut total = Duration::ZERO;
        for moves in cells.chunks(1000) {
            total += play(moves)?;
        }
        short = short.min(total);
    }
    let goal = Goal { shown: "≤ 1.5", most: 1.5 };
    print_ratio("tictactoe: a move of a million, against one of a thousand", long, short, goal);
    Ok(())
}
