//! Folders of cases.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::Context;

use crate::lab::Lab;
use crate::measure::{Answer, Entrant, Figures, Work, race, words};
use crate::table::{Goal, print_peak_each, print_times};

/// The loop that this takes the place of.
const LOOP: &[&str] = &[
    "-c",
    "for input in cases/*.in; do ./noop < $input > got; cmp -s got ${input%.in}.out || exit 1; done",
];

/// Makes the folder `cases` with so many cases, all with this answer, and works beside it from now on; what is to be
/// said of them is in the file that it gives.
fn cases(lab: &Lab, name: &str, count: u32, answer: &str) -> anyhow::Result<PathBuf> {
    let place = lab.path(name);
    fs::create_dir_all(place.join("cases")).context("a folder for the cases")?;
    for case in 0..count {
        let path = place.join(format!("cases/{case:06}.in"));
        fs::write(&path, "7 6\n1 2 3 4 5 6 7\n").context("a case")?;
        fs::write(path.with_extension("out"), answer).context("a case")?;
    }
    env::set_current_dir(&place).context("the folder of the cases")?;
    let report = place.join("report");
    fs::write(&report, format!("{count} cases: {count} AC\n")).context("a report")?;
    Ok(report)
}

/// A program that does nothing, many times.
pub(crate) fn program(lab: &Lab) -> anyhow::Result<()> {
    let count = lab.scaled(1000);
    let report = cases(lab, "program", count, "")?;
    let (input, ()) = lab.input("count", |input| writeln!(input, "{count}"))?;
    let noop = lab.c("noop.c", &input, "");
    let spawn = match &noop {
        Ok(noop) => {
            fs::copy(&noop.program, "noop").context("a copy of a program")?;
            lab.c("spawn.c", &input, "")
        }
        Err(why) => Err(why.clone()),
    };
    let shell: Entrant = noop.map(|_| Work {
        program: PathBuf::from("sh"),
        args: words(LOOP),
        input: input.clone(),
        answer: Answer::Text(""),
    });
    if let Err(why) = &shell {
        println!("check: a program, left out: {why}");
        return Ok(());
    }
    let ours = Work::ours(&["check", "cases", "--", "./noop"], &input, Answer::File(report));
    let (ours, [shell, spawn]) = race(lab, lab.runs(), &ours, &[shell, spawn])?;
    let goal = Goal { shown: "≤ 0.5", most: 0.5 };
    print_times("check: 1,000 runs, against a shell loop", Figures::minimum, &ours, &shell, goal);
    let goal = Goal { shown: "≤ 1.1", most: 1.1 };
    print_times(
        "check: the same, against bare spawn and wait",
        Figures::minimum,
        &ours,
        &spawn,
        goal,
    );
    Ok(())
}

/// luozi's own answers, many times.
pub(crate) fn own(lab: &Lab) -> anyhow::Result<()> {
    let report = cases(lab, "own", lab.scaled(1000), "0,draw\n")?;
    let (input, ()) = lab.input("nothing", |_| Ok(()))?;
    let shell = lab.c("noop.c", &input, "").and_then(|noop| {
        fs::copy(&noop.program, "noop").map_err(|error| error.to_string())?;
        let args = words(&[
            "-c",
            "for input in cases/*.in; do ./noop < $input > got; cmp -s got got; done",
        ]);
        Ok(Work {
            program: PathBuf::from("sh"),
            args,
            input: input.clone(),
            answer: Answer::Text(""),
        })
    });
    let ours = Work::ours(&["check", "cases"], &input, Answer::File(report));
    let (ours, [shell]) = race(lab, lab.runs(), &ours, &[shell])?;
    let goal = Goal { shown: "≤ 0.1", most: 0.1 };
    print_times("check: 1,000 own answers, against a loop", Figures::minimum, &ours, &shell, goal);
    Ok(())
}

/// Memory for many cases.
pub(crate) fn many(lab: &Lab) -> anyhow::Result<()> {
    let count = lab.scaled(100_000);
    let report = cases(lab, "many", count, "0,draw\n")?;
    let (input, ()) = lab.input("nothing", |_| Ok(()))?;
    let ours = Work::ours(&["check", "cases"], &input, Answer::File(report));
    let (ours, []) = race(lab, 1, &ours, &[])?;
    let goal = Goal { shown: "≤ 400 B", most: 400.0 };
    print_peak_each("check: 100,000 cases, memory a case", ours.peak, count, goal);
    Ok(())
}
