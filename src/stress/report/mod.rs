//! What is told of a search: for people, or an object a line.

mod human;
mod json;

pub use human::human;
pub use json::json;

use super::{PHASES, Report};

/// `74 runs: 52 suite, 22 shrinking`.
fn runs(report: &Report) -> String {
    let all = report.all_runs();
    let there = PHASES.iter().zip(report.runs).filter(|(_, runs)| *runs > 0);
    let parts: Vec<_> = there.map(|((_, name), runs)| format!("{runs} {name}")).collect();
    format!("{all} {}: {}", plural(all, "run"), parts.join(", "))
}

fn plural(count: u64, word: &str) -> String {
    if count == 1 { word.to_owned() } else { format!("{word}s") }
}
