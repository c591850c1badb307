//! The fault finder.

use std::num::NonZero;
use std::thread;

use crate::lab::Lab;
use crate::measure::{Answer, Figures, Work, race, words};
use crate::table::{Goal, print_times};

/// How often a right program is run under it, against a bare loop on as many cores.
pub(crate) fn rate(lab: &Lab) -> anyhow::Result<()> {
    let count = lab.scaled(8000);
    let (input, ()) = lab.input("one", |input| input.write_all(b"5 5\n1 1 2 2 3 3 4 4\n"))?;
    let right = lab.cpp("../it/stress/right/connect4.cpp", &input, "");
    let bare = lab.c("bare.c", &input, "");
    let (right, bare) = match (right, bare) {
        (Ok(right), Ok(bare)) => (right, bare),
        (Err(why), _) | (_, Err(why)) => {
            println!("stress: a program, left out: {why}");
            return Ok(());
        }
    };
    let program = right.program.to_string_lossy();
    let (runs, jobs) = (count.to_string(), thread::available_parallelism().map_or(1, NonZero::get));
    let args = words(&[&runs, &jobs.to_string(), &input.to_string_lossy(), &program]);
    let bare = Work { args, ..bare };
    let ours = Work::ours(
        &["stress", "--cases", &runs, "--budget", "10min", "--", &program],
        &input,
        Answer::Begins(format!("no counterexample in {count} runs: ")),
    );
    let (ours, [bare]) = race(lab, lab.scaled(500).div_ceil(100), &ours, &[Ok(bare)])?;
    // 85 % of its rate, at least.
    let goal = Goal { shown: "≤ 1/0.85", most: 1.0 / 0.85 };
    let work = "stress: 8,000 runs, against a bare loop in C";
    print_times(work, Figures::minimum, &ours, &bare, goal);
    Ok(())
}
