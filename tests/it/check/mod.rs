//! `luozi check`: which cases are found, what is said of them, and in which forms.

mod bless;
mod find;
mod human;
#[cfg(all(unix, feature = "outside"))]
mod neighbours;
#[cfg(unix)]
mod programs;
mod reports;
mod usage;

use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use crate::run::{Outcome, luozi, run};

/// The first example of the statement, whose answer is `7,red`.
pub(crate) const CASE: &str = "5 5\n1 1 2 2 3 3 4 4\n";

/// A folder with some files in it; a name that ends in `/` is a folder.
pub(crate) fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempdir().expect("a folder of our own");
    for (name, text) in files {
        let path = folder.path().join(name);
        if name.ends_with('/') {
            fs::create_dir_all(path).expect("a folder can be made");
        } else {
            fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
            fs::write(path, text).expect("a file can be written");
        }
    }
    folder
}

/// Runs `luozi check` in a folder; what is not the same each time is taken out, and has to be there.
#[track_caller]
pub(crate) fn check(folder: &Path, args: &[&str]) -> Outcome {
    let outcome = run(luozi(&["check"]).args(args).current_dir(folder), b"");
    let is_time = |line: &&str| line.starts_with("slowest: ");
    let times = outcome.stderr.lines().filter(is_time).count();
    let has_times = outcome.status != Some(2) && !args.contains(&"--bless");
    assert_eq!(times, usize::from(has_times), "{args:?}: {outcome}");
    let stderr = outcome.stderr.lines().filter(|line| !is_time(line));
    Outcome { stderr: stderr.map(|line| line.to_owned() + "\n").collect(), ..outcome }
}

/// The inputs that are found, each with its verdict, by the report in JSON.
#[track_caller]
pub(crate) fn verdicts(folder: &Path, args: &[&str]) -> Vec<(String, String)> {
    let outcome = run(luozi(&["check", "--format", "json"]).args(args).current_dir(folder), b"");
    let objects = outcome.stdout.lines().map(|line| {
        serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|_| panic!("{outcome}"))
    });
    let text = |value: &serde_json::Value| value.as_str().expect("a string").to_owned();
    objects
        .filter(|object| object["type"] == "case")
        .map(|object| (text(&object["input"]), text(&object["verdict"])))
        .collect()
}
