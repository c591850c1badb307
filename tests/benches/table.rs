//! The table of ratios.

use std::time::Duration;

use crate::measure::{Figures, Maybe};

/// A mebibyte.
pub(crate) const MIB: f64 = 1024.0 * 1024.0;

/// What is hoped for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goal {
    pub(crate) shown: &'static str,
    pub(crate) most: f64,
}

/// A line of the table.
#[derive(Default)]
struct Line<'a> {
    work: &'a str,
    ours: String,
    theirs: String,
    ratio: String,
    cpu: String,
    goal: String,
}

impl Line<'_> {
    fn print(&self) {
        let Self { work, ours, theirs, ratio, cpu, goal } = self;
        let line = format!("{work:<54} {ours:>9} {theirs:>9} {ratio:>7} {cpu:>7}   {goal}");
        println!("{}", line.trim_end());
    }
}

pub(crate) fn print_header() {
    let [ours, theirs, ratio, cpu, goal] =
        ["ours", "theirs", "ratio", "cpu", "goal"].map(str::to_owned);
    Line { work: "work", ours, theirs, ratio, cpu, goal }.print();
}

/// A line about times, the least or some other of several; the goal is about their ratio.
///
/// The ratio of the processor times is shown beside it: a busy machine disturbs it less.
pub(crate) fn print_times(
    work: &str,
    of: fn(&Figures) -> Duration,
    ours: &Figures,
    theirs: &Maybe<Figures>,
    goal: Goal,
) {
    let begun = Line { work, ours: time(of(ours)), ..Line::default() };
    match theirs {
        Ok(theirs) => {
            let ratio = of(ours).div_duration_f64(of(theirs));
            let cpu = ours.cpu().zip(theirs.cpu());
            Line {
                theirs: time(of(theirs)),
                ratio: factor(ratio),
                cpu: cpu
                    .map(|(ours, theirs)| factor(ours.div_duration_f64(theirs)))
                    .unwrap_or_default(),
                goal: judged(goal, ratio),
                ..begun
            }
            .print();
        }
        Err(why) => Line { theirs: why.clone(), goal: goal.shown.to_owned(), ..begun }.print(),
    }
}

/// A line about two times that are known, and their ratio.
pub(crate) fn print_ratio(work: &str, ours: Duration, theirs: Duration, goal: Goal) {
    let ratio = ours.div_duration_f64(theirs);
    Line {
        work,
        ours: time(ours),
        theirs: time(theirs),
        ratio: factor(ratio),
        goal: judged(goal, ratio),
        ..Line::default()
    }
    .print();
}

/// A line about resident memory; the goal is about ours, in bytes.
pub(crate) fn print_peaks(work: &str, ours: Option<u64>, theirs: Option<u64>, goal: Goal) {
    let [ours, theirs] = [ours, theirs].map(|peak| peak.map(bytes));
    Line {
        work,
        ours: ours.map_or_else(unknown, size),
        theirs: theirs.map(size).unwrap_or_default(),
        ratio: ours.zip(theirs).map(|(ours, theirs)| factor(ours / theirs)).unwrap_or_default(),
        goal: ours.map_or_else(|| goal.shown.to_owned(), |ours| judged(goal, ours)),
        ..Line::default()
    }
    .print();
}

/// A line about resident memory shared by so many things; the goal is about the bytes for each.
pub(crate) fn print_peak_each(work: &str, peak: Option<u64>, count: u32, goal: Goal) {
    let each = peak.map(|peak| bytes(peak) / f64::from(count));
    Line {
        work,
        ours: each.map_or_else(unknown, |each| format!("{each:.1} B")),
        goal: each.map_or_else(|| goal.shown.to_owned(), |each| judged(goal, each)),
        ..Line::default()
    }
    .print();
}

/// A line that says how many things were done in a second.
pub(crate) fn print_rate(work: &str, count: u32, time: Duration) {
    let millions = f64::from(count) / time.as_secs_f64() / 1e6;
    Line { work, ours: format!("{millions:.2} M/s"), ..Line::default() }.print();
}

/// What stands for a figure that the system doesn't give.
fn unknown() -> String {
    "-".to_owned()
}

fn bytes(count: u64) -> f64 {
    // Whole KiB are as exact as the system is, and fit up to four TiB.
    f64::from((count >> 10) as u32) * 1024.0
}

fn size(bytes: f64) -> String {
    format!("{:.1} MiB", bytes / MIB)
}

fn time(time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1e3;
    match milliseconds {
        ..10.0 => format!("{milliseconds:.3} ms"),
        _ => format!("{milliseconds:.0} ms"),
    }
}

/// A ratio; a small one is easier read the other way round.
fn factor(ratio: f64) -> String {
    if ratio < 0.5 { format!("1/{:.2}", 1.0 / ratio) } else { format!("{ratio:.2}") }
}

fn judged(goal: Goal, figure: f64) -> String {
    format!("{:<9} {}", goal.shown, if figure <= goal.most { "met" } else { "missed" })
}
