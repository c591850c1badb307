//! What a program may use: limits with their units.

use std::time::Duration;

use clap::{Arg, ArgMatches};

/// What was typed; nothing where there is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) time: Option<Duration>,
    /// In bytes.
    pub(crate) memory: Option<u64>,
    /// In bytes.
    pub(crate) output: Option<u64>,
}

/// Longer than anybody waits, in seconds; what is longer can't be added to a clock everywhere.
const LONGEST: f64 = 1e9;
/// More than there is, in bytes.
const LARGEST: f64 = 1e18;

pub(super) fn args() -> [Arg; 3] {
    let arg = |name: &'static str, value: &'static str, default: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name(value)
            .default_value(default)
            .help_heading("Limits of a program; 0 is none, and none of them is a sandbox")
    };
    [
        arg("time-limit", "TIME", "2s")
            .value_parser(time)
            .help("CPU time, such as 2s or 500ms; the clock on the wall gets a second more"),
        arg("memory-limit", "SIZE", "256MiB")
            .value_parser(size)
            .help("Resident memory of the largest process at its peak, such as 256MiB or 1GiB"),
        arg("output-limit", "SIZE", "8MiB")
            .value_parser(size)
            .help("What it may write to stdout, and to stderr"),
    ]
}

impl Limits {
    pub(super) fn new(matches: &ArgMatches) -> Self {
        let size = |name| matches.get_one::<u64>(name).copied().filter(|&size| size > 0);
        Self {
            time: matches.get_one::<Duration>("time-limit").copied().filter(|time| !time.is_zero()),
            memory: size("memory-limit"),
            output: size("output-limit"),
        }
    }
}

/// A number and its unit, as the unit's factor; a lone 0 needs none.
fn measure(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let end = text.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let number: f64 = number.parse().ok()?;
    let unit = unit.trim_start();
    let factor = units.iter().find(|(name, _)| name.eq_ignore_ascii_case(unit));
    match factor {
        Some((_, factor)) => Some(number * factor),
        None => (unit.is_empty() && number == 0.0).then_some(0.0),
    }
}

fn time(text: &str) -> Result<Duration, String> {
    let seconds = measure(text, &[("ms", 0.001), ("s", 1.0), ("min", 60.0)]);
    let seconds = seconds.filter(|seconds| *seconds <= LONGEST);
    let time = seconds.map(Duration::from_secs_f64);
    // What is so short that it would be rounded to none is not meant as none.
    time.filter(|time| !time.is_zero() || seconds == Some(0.0))
        .ok_or_else(|| "expected a time such as 2s, 500ms or 1min, or 0 for no limit".to_owned())
}

/// A time that is not 0.
pub(super) fn some_time(text: &str) -> Result<Duration, String> {
    let time = time(text).ok().filter(|time| !time.is_zero());
    time.ok_or_else(|| "expected a time such as 20s, 500ms or 2min".to_owned())
}

fn size(text: &str) -> Result<u64, String> {
    let units = [
        ("B", 1.0),
        ("KiB", 1024.0),
        ("MiB", 1_048_576.0),
        ("GiB", 1_073_741_824.0),
        ("KB", 1e3),
        ("MB", 1e6),
        ("GB", 1e9),
    ];
    let bytes = measure(text, &units).filter(|bytes| *bytes <= LARGEST);
    // It is no less than 0, and far below what 64 bits hold.
    #[allow(clippy::cast_sign_loss)]
    let size = bytes.map(|bytes| bytes.ceil() as u64);
    size.ok_or_else(|| {
        "expected a size such as 256MiB, 64KiB, 1GiB or 100MB, or 0 for no limit".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::{Duration, size, time};

    #[test]
    fn times_and_sizes_have_units() {
        for (text, milliseconds) in [
            ("0", Some(0)),
            ("0s", Some(0)),
            ("2s", Some(2000)),
            ("1.5s", Some(1500)),
            (".5s", Some(500)),
            ("500ms", Some(500)),
            ("2 S", Some(2000)),
            ("1min", Some(60_000)),
            ("2", None),
            ("-1s", None),
            ("s", None),
            ("", None),
            ("1..5s", None),
            ("2 hours", None),
            ("0.0000000000001ms", None),
            ("99999999999999999999s", None),
        ] {
            assert_eq!(time(text).ok(), milliseconds.map(Duration::from_millis), "{text}");
        }
        for (text, bytes) in [
            ("0", Some(0)),
            ("1B", Some(1)),
            ("1KiB", Some(1024)),
            ("256MiB", Some(256 << 20)),
            ("256mib", Some(256 << 20)),
            ("1.5GiB", Some(3 << 29)),
            ("1MB", Some(1_000_000)),
            ("0.1B", Some(1)),
            ("256", None),
            ("256M", None),
            ("MiB", None),
            ("-1B", None),
            ("99999999999GiB", None),
        ] {
            assert_eq!(size(text).ok(), bytes, "{text}");
        }
    }
}
