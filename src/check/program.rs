//! A program's answer to a case.

use std::io;
use std::path::Path;

use super::Verdict;
use super::answer::{Answer, open};
use crate::program::{End, Limits, Run, Runner, Stream};

/// Runs the program with a case on its stdin.
///
/// # Errors
///
/// If it can't be started.
pub(super) fn run(runner: &Runner, limits: &Limits, path: &Path) -> io::Result<Answer> {
    let stdin = match open(path) {
        Ok(stdin) => stdin,
        Err(error) => {
            let why = format!("the input can't be read: {error}");
            return Ok(Answer { failed: Some((Verdict::RuntimeError, why)), ..Answer::default() });
        }
    };
    let run = runner.run(&stdin)?;
    let failed = failed(&run, limits);
    Ok(Answer { text: run.stdout, failed, messages: run.stderr, time: run.wall })
}

/// The verdict on a run that gave no answer to compare, and why.
#[must_use]
pub fn failed(run: &Run, limits: &Limits) -> Option<(Verdict, String)> {
    match run.end {
        End::Finished => None,
        End::OutputLimit(stream) => {
            let stream = match stream {
                Stream::Stdout => "stdout",
                Stream::Stderr => "stderr",
            };
            Some((Verdict::OutputLimit, format!("more than {} on {stream}", size(limits.output))))
        }
        End::TimeLimit => {
            let seconds = limits.time.unwrap_or_default().as_secs_f64();
            let why = if limits.time.is_some_and(|time| run.cpu < time) {
                // It slept, or waited for something.
                format!("not ended after {} s", seconds + 1.0)
            } else {
                format!("more than {seconds} s")
            };
            Some((Verdict::TimeLimit, why))
        }
        End::MemoryLimit => {
            Some((Verdict::MemoryLimit, format!("more than {} of memory", size(limits.memory))))
        }
        End::Failed(failure) => Some((Verdict::RuntimeError, failure.to_string())),
    }
}

/// A limit in the largest unit that has no fraction.
fn size(bytes: Option<u64>) -> String {
    let bytes = bytes.unwrap_or_default();
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let whole = units.iter().find(|(bits, _)| bytes > 0 && bytes.trailing_zeros() >= *bits);
    whole.map_or_else(|| format!("{bytes} B"), |(bits, unit)| format!("{} {unit}", bytes >> bits))
}
