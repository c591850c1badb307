//! The rows about vertical Connect Four.

use std::num::NonZero;
use std::thread;

use crate::inputs;
use crate::lab::{Lab, wc};
use crate::measure::{Answer, Figures, Work, race};
use crate::table::{Goal, MIB, print_peak_each, print_peaks, print_rate, print_times};

const DRAW: &str = "0,draw\n";

/// Many moves on one board, against reading the text and against a careful C++.
pub(crate) fn moves(lab: &Lab) -> anyhow::Result<()> {
    let (width, height) = (1000, lab.scaled(10_000));
    let count = width * height;
    let (input, ()) = lab.input("moves.in", |input| inputs::full_board(width, height, input))?;
    let ours = Work::ours(&[], &input, Answer::Text(DRAW));
    let others = [wc(&input, 2 + u64::from(count)), lab.cpp("careful.cpp", &input, DRAW)];
    let (ours, [wc, careful]) = race(lab, lab.runs(), &ours, &others)?;
    let work = "moves: 10 million moves, against wc -w";
    let goal = Goal { shown: "≤ 1.5", most: 1.5 };
    print_times(work, Figures::minimum, &ours, &wc, goal);
    let work = "moves: 10 million moves, against a careful C++";
    let goal = Goal { shown: "≤ 1/3.5", most: 1.0 / 3.5 };
    print_times(work, Figures::minimum, &ours, &careful, goal);
    Ok(())
}

/// Many small games, with one worker.
pub(crate) fn lines_1(lab: &Lab) -> anyhow::Result<()> {
    let goal = Goal { shown: "≤ 1.5", most: 1.5 };
    lines(lab, "lines-1", &["--lines", "-j", "1"], "one job", goal)
}

/// Many small games, with all cores.
pub(crate) fn lines_all(lab: &Lab) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let goal = Goal { shown: "< 1", most: 1.0 };
    lines(lab, "lines-all", &["--lines"], &format!("all {cores} cores"), goal)
}

fn lines(lab: &Lab, name: &str, args: &[&str], workers: &str, goal: Goal) -> anyhow::Result<()> {
    let games = lab.games()?;
    let ours = Work::ours(args, &games.input, Answer::File(games.answers.clone()));
    let (ours, [wc]) = race(lab, lab.runs(), &ours, &[wc(&games.input, games.words)])?;
    let work = format!("{name}: a million games, {workers}, against wc -w");
    print_times(&work, Figures::minimum, &ours, &wc, goal);
    print_rate(&format!("{name}: games a second"), games.count, ours.minimum());
    Ok(())
}

/// One small case, against a program that only writes the answer.
pub(crate) fn start(lab: &Lab) -> anyhow::Result<()> {
    let (input, ()) = lab.input("sample.in", |input| input.write_all(b"5 5\n1 1 2 2 3 3 4 4\n"))?;
    let ours = Work::ours(&[], &input, Answer::Text("7,red\n"));
    let (ours, [bare]) =
        race(lab, lab.scaled(300), &ours, &[lab.c("answer.c", &input, "7,red\n")])?;
    let goal = Goal { shown: "≤ 1.2", most: 1.2 };
    let [least, middle] =
        ["minimum", "median"].map(|which| format!("start: the {which}, against a bare C program"));
    print_times(&least, Figures::minimum, &ours, &bare, goal);
    print_times(&middle, Figures::median, &ours, &bare, goal);
    // Theirs shows how much of it is this bench's own.
    let peak = bare.ok().and_then(|bare| bare.peak);
    let goal = Goal { shown: "≤ 4 MiB", most: 4.0 * MIB };
    print_peaks("start: memory", ours.peak, peak, goal);
    Ok(())
}

/// Moves all over the largest board: memory follows the moves.
pub(crate) fn scattered(lab: &Lab) -> anyhow::Result<()> {
    let count = lab.scaled(1_000_000);
    let (input, ()) = lab.input("scattered.in", |input| inputs::scattered(count, input))?;
    let ours = Work::ours(&[], &input, Answer::Text(DRAW));
    let (ours, []) = race(lab, 1, &ours, &[])?;
    let goal = Goal { shown: "≤ 40 B", most: 40.0 };
    print_peak_each("scattered: a million moves, memory a move", ours.peak, count, goal);
    Ok(())
}
