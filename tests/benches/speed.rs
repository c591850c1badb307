//! How fast luozi is, as ratios to other programs on the same work.
//!
//! `cargo bench --bench speed` runs every row, `-- NAME` those whose name contains NAME, and `-- --list` lists them.
//! Ours and theirs take turns, whole processes are timed, and the least of several times counts: a busy machine
//! disturbs both alike. No time is asserted, but a wrong answer fails the bench.
//!
//! Without cargo's `--bench`, as `cargo test --all-targets` starts it, everything is done once and small.

mod check;
mod connect4;
mod endless;
mod inputs;
mod lab;
mod measure;
mod siblings;
mod stress;
mod table;

use std::env;
use std::process::ExitCode;

use lab::Lab;

/// A piece of work that is measured; it prints one line or several.
struct Row {
    name: &'static str,
    about: &'static str,
    run: fn(&Lab) -> anyhow::Result<()>,
}

/// To add a row, name it here.
const ROWS: &[Row] = &[
    Row { name: "moves", about: "ten million moves without a line", run: connect4::moves },
    Row {
        name: "lines-1",
        about: "a million games, a game a line, one job",
        run: connect4::lines_1,
    },
    Row {
        name: "lines-all",
        about: "a million games, a game a line, all cores",
        run: connect4::lines_all,
    },
    Row { name: "start", about: "one small case, the whole process", run: connect4::start },
    Row {
        name: "scattered",
        about: "memory for a million moves on the largest board",
        run: connect4::scattered,
    },
    Row { name: "endless", about: "memory for lines without end", run: endless::endless },
    Row { name: "check-program", about: "a folder of cases, a program", run: check::program },
    Row { name: "check-own", about: "a folder of cases, own answers", run: check::own },
    Row { name: "check-many", about: "memory for a large folder", run: check::many },
    Row { name: "gomoku", about: "a board of 100 million cells", run: siblings::gomoku },
    Row { name: "stress", about: "how often the fault finder runs a program", run: stress::rate },
    // Last, for it makes this process large, and a child's peak starts at that.
    Row { name: "tictactoe", about: "a move in a long game", run: siblings::tictactoe },
];

fn main() -> ExitCode {
    let args: Vec<_> = env::args().skip(1).collect();
    let (options, names): (Vec<_>, Vec<_>) = args.iter().partition(|arg| arg.starts_with('-'));
    let has = |option: &str| options.iter().any(|&given| given == option);
    let is_meant =
        |row: &Row| names.is_empty() || names.iter().any(|&name| row.name.contains(name));
    let rows: Vec<_> = ROWS.iter().filter(|row| is_meant(row)).collect();
    if rows.is_empty() {
        eprintln!("speed: no row has such a name; --list lists them");
    }
    if has("--list") {
        for row in rows {
            println!("{:<12}{}", row.name, row.about);
        }
        return ExitCode::SUCCESS;
    }
    run(&rows, !has("--bench")).unwrap_or_else(|error| {
        eprintln!("speed: {error:#}");
        ExitCode::FAILURE
    })
}

/// Runs rows; a row that fails does not keep the next ones from running.
fn run(rows: &[&Row], quick: bool) -> anyhow::Result<ExitCode> {
    let lab = Lab::new(quick)?;
    if quick {
        println!("Once, a hundredth of it, without --bench: the answers count, the figures don't.");
    }
    table::print_header();
    let mut status = ExitCode::SUCCESS;
    for row in rows {
        if let Err(error) = (row.run)(&lab) {
            eprintln!("speed: {}: {error:#}", row.name);
            status = ExitCode::FAILURE;
        }
    }
    Ok(status)
}
