//! The fault finder.

use std::cell::Cell;
use std::fs;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use luozi::program::{Limits, Runner};
use luozi::stress::{self, PHASES, Phase, Progress, Report, Settings};

use super::files::{self, shown};
use super::look::look;
use super::{WANTING, jobs};
use crate::cli::common::Common;
use crate::cli::stress::{Args, Format};

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    let limits =
        Limits { time: args.limits.time, memory: args.limits.memory, output: args.limits.output };
    let runner = Runner::new(&args.command, limits);
    let settings = Settings {
        budget: args.budget,
        cases: args.cases,
        seed: args.seed,
        jobs: jobs(common),
        robustness: args.robustness,
    };
    let bar = Bar::new(settings);
    let report = stress::search(common.puzzle, &common.options, &runner, settings, &bar);
    bar.shown.finish_and_clear();
    let report = report.with_context(|| {
        args.command.first().map_or_else(String::new, |name| shown(name.as_ref()))
    })?;
    if let Some(folder) = &args.save {
        save(folder, &report)?;
    }
    match tell(common, args, &report, &limits) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error).context("stdout"),
        _ => {}
    }
    Ok(if report.failed() { ExitCode::from(WANTING) } else { ExitCode::SUCCESS })
}

fn tell(common: &Common, args: &Args, report: &Report, limits: &Limits) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    match args.format {
        Format::Human => {
            stress::report::human(&mut out, report, &common.options, limits, look())?;
        }
        Format::Json => {
            stress::report::json(&mut out, common.puzzle.name, args.seed, report, limits)?;
        }
    }
    out.flush()?;
    let seconds = report.time.as_secs_f64();
    let rate = rate(report.all_runs(), report.time);
    // Nobody may be listening; the exit status tells all the same.
    let _ =
        writeln!(io::stderr(), "time: {seconds:.1} s, {rate} runs a second; seed {}", args.seed);
    Ok(())
}

/// Keeps what was found, the smallest first, under the numbers that follow those that are there.
fn save(folder: &Path, report: &Report) -> anyhow::Result<()> {
    let mut found: Vec<(String, &[u8])> = Vec::new();
    let trials = report.found.iter().map(|found| &found.trial).chain(&report.others);
    found.extend(trials.map(|trial| (trial.case.to_string(), &trial.expected[..])));
    let odd = report.odd.iter().filter(|odd| odd.failed());
    found.extend(odd.map(|odd| (odd.text.clone(), &odd.expected[..])));
    found.sort_by_key(|(text, _)| text.len());
    if found.is_empty() {
        return Ok(());
    }
    fs::create_dir_all(folder).with_context(|| shown(folder))?;
    let entries = fs::read_dir(folder).with_context(|| shown(folder))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let numbers = names.filter_map(|name| {
        let (stem, end) = name.rsplit_once('.')?;
        let number = stem.split('-').next()?.parse::<u32>().ok()?;
        (end == "in" || end == "out").then_some(number)
    });
    let last = numbers.max().unwrap_or(0);
    for ((input, answer), number) in found.iter().zip(last + 1..) {
        for (end, text) in [("in", input.as_bytes()), ("out", *answer)] {
            let path = folder.join(format!("{number:03}.{end}"));
            files::replace(&path, text).with_context(|| shown(&path))?;
        }
    }
    Ok(())
}

/// How many runs there were a second.
fn rate(runs: u64, time: Duration) -> u128 {
    u128::from(runs) * 1_000_000 / time.as_micros().max(1)
}

/// Runs, rate and the time left, on a terminal.
struct Bar {
    shown: ProgressBar,
    settings: Settings,
    begin: Instant,
    phase: Cell<Option<Phase>>,
}

impl Bar {
    fn new(settings: Settings) -> Self {
        let milliseconds = u64::try_from(settings.budget.as_millis()).unwrap_or(u64::MAX);
        let bar = if io::stderr().is_terminal() {
            ProgressBar::new(milliseconds)
        } else {
            ProgressBar::hidden()
        };
        if let Ok(style) = ProgressStyle::with_template("{bar:20} {wide_msg}") {
            bar.set_style(style);
        }
        Self { shown: bar, settings, begin: Instant::now(), phase: Cell::new(None) }
    }
}

impl Progress for Bar {
    fn ran(&self, phase: Phase, runs: u64) {
        if self.shown.is_hidden() {
            return;
        }
        let passed = self.begin.elapsed();
        self.shown.set_position(u64::try_from(passed.as_millis()).unwrap_or(u64::MAX));
        // The same text is not written again and again: formatting it is most of the work.
        if runs.is_multiple_of(16) || self.phase.replace(Some(phase)) != Some(phase) {
            let name = PHASES[phase as usize].1;
            let rate = rate(runs, passed);
            let left = self.settings.budget.saturating_sub(passed).as_secs();
            self.shown.set_message(format!(
                "{name}: {runs} runs, {rate} a second, at most {left} s left"
            ));
        }
    }
}
