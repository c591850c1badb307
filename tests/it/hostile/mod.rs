//! Programs that hang, flood, fork and hide: none of them can do luozi any harm.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{Outcome, luozi, run};

/// Nothing here takes longer, on a slow machine either, unless it hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, compiled once.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, path) = PROGRAM.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hostile");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/hostile/program.rs");
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let compiled = Command::new(rustc)
            .args(["--edition=2024", "-o"])
            .args([path.as_path(), source.as_path()])
            .status();
        assert!(compiled.expect("rustc starts").success());
        (folder, path)
    });
    path
}

/// A folder with one case whose answer is `0,draw`.
fn case() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("1.in"), "5 5\n1 2\n").unwrap();
    fs::write(folder.path().join("1.out"), "0,draw\n").unwrap();
    folder
}

/// Checks the program in one of its ways, marked so that its processes can be found.
fn check(folder: &Path, options: &[&str], way: &str, mark: &str) -> Outcome {
    let mut command = luozi(&["check", "--format", "json"]);
    command.arg(folder).args(options).arg("--").arg(program()).args([way, mark]);
    run(&mut command, b"")
}

/// The verdict and the reason of every case.
fn verdicts(outcome: &Outcome) -> Vec<(String, String)> {
    let lines = outcome.stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let cases = lines.filter(|line| line["type"] == "case");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    cases.map(|case| (text(&case["verdict"]), text(&case["why"]))).collect()
}

/// What marks the processes of a test, and of nothing else on this machine.
fn mark(test: &str) -> String {
    format!("mark-{}-{test}", process::id())
}

/// How many processes have a mark among their arguments.
#[cfg(target_os = "linux")]
fn marked(mark: &str) -> usize {
    let entries = fs::read_dir("/proc").unwrap();
    let lines = entries.filter_map(|entry| fs::read(entry.ok()?.path().join("cmdline")).ok());
    lines.filter(|line| line.split(|&byte| byte == 0).any(|word| word == mark.as_bytes())).count()
}

#[cfg(not(target_os = "linux"))]
fn marked(_: &str) -> usize {
    0
}

#[test]
fn every_bad_way_has_its_verdict_and_leaves_nothing_behind() {
    for (way, verdict, why) in [
        ("right", "AC", ""),
        ("endless-loop", "TLE", "more than 0.3 s"),
        ("sleep", "TLE", "not ended after 1.3 s"),
        ("ignores-signals", "TLE", "not ended after 1.3 s"),
        ("closes-stdout", "TLE", "not ended after 1.3 s"),
        ("waits-for-child-in-new-session", "TLE", "not ended after 1.3 s"),
        ("child-keeps-stdout", "AC", ""),
        ("child-in-new-session", "AC", ""),
        ("orphan-in-new-session", "AC", ""),
        ("forks", "RE", "more than 512 processes"),
        ("flood-stdout", "OLE", "more than 8 MiB on stdout"),
        ("flood-stderr", "OLE", "more than 8 MiB on stderr"),
        ("unread-input", "AC", ""),
        ("killed-by-signal", "RE", "killed by SIGABRT"),
        ("status-3", "RE", "exit status 3"),
        ("no-output", "WA", ""),
        ("no-newline", "AC", ""),
        ("nul", "WA", ""),
        ("invalid-utf-8", "WA", ""),
    ] {
        // The time limit is short where it is what ends the program, and generous elsewhere.
        let time = if verdict == "TLE" { "300ms" } else { "10s" };
        let (folder, mark) = (case(), mark(way));
        let begin = Instant::now();
        let outcome = check(folder.path(), &["--time-limit", time], way, &mark);
        assert!(begin.elapsed() < PATIENCE, "{way} takes {:?}", begin.elapsed());
        let found = verdicts(&outcome);
        // On a busy machine the clock on the wall may be faster than the processor's.
        let why = if found[0].1 == "not ended after 1.3 s" { "not ended after 1.3 s" } else { why };
        assert_eq!(found, [(verdict.to_owned(), why.to_owned())], "{way}: {outcome}");
        assert_eq!(outcome.status, Some(i32::from(verdict != "AC")), "{way}");
        assert_eq!(marked(&mark), 0, "{way} leaves something behind");
    }
}

/// A child that floods the stdout of a program that has answered: what it writes before the program ends counts.
#[test]
fn a_flooding_child_ends_with_its_program() {
    let (folder, mark) = (case(), mark("flooding-child"));
    let outcome = check(folder.path(), &[], "child-floods-stdout", &mark);
    let found = verdicts(&outcome);
    assert!(["AC", "WA", "OLE"].contains(&&found[0].0[..]), "{outcome}");
    assert_eq!(marked(&mark), 0);
}

#[test]
fn memory_is_that_of_the_largest_process() {
    for (way, limit, verdict, why) in [
        ("memory", "256MiB", "MLE", "more than 256 MiB of memory"),
        ("memory", "1GiB", "AC", ""),
        ("memory", "0", "AC", ""),
        ("memory-of-a-child", "256MiB", "MLE", "more than 256 MiB of memory"),
        ("memory-of-a-child", "1GiB", "AC", ""),
    ] {
        let folder = case();
        let options = ["--memory-limit", limit, "--time-limit", "20s"];
        let found = verdicts(&check(folder.path(), &options, way, "mark-memory"));
        assert_eq!(found, [(verdict.to_owned(), why.to_owned())], "{way}, {limit}");
    }
}

/// A child's peak begins with its parent's: here luozi has read an answer of 250 MiB before it starts the next program.
#[test]
fn a_program_does_not_pay_for_the_memory_of_luozi() {
    let folder = case();
    let large = fs::File::create(folder.path().join("0.out")).unwrap();
    large.set_len(250 << 20).unwrap();
    fs::write(folder.path().join("0.in"), "5 5\n1 2\n").unwrap();
    fs::write(folder.path().join("2.in"), "5 5\n1 2\n").unwrap();
    fs::write(folder.path().join("2.out"), "0,draw\n").unwrap();
    let found = verdicts(&check(
        folder.path(),
        &["-j", "1", "--memory-limit", "200MiB"],
        "right",
        "mark-large",
    ));
    let verdicts: Vec<_> = found.iter().map(|(verdict, _)| &verdict[..]).collect();
    assert_eq!(verdicts, ["WA", "AC", "AC"]);
}

#[test]
fn many_at_once_are_told_apart() {
    let folder = case();
    for number in 2..=20 {
        fs::write(folder.path().join(format!("{number}.in")), "5 5\n1 2\n").unwrap();
        fs::write(folder.path().join(format!("{number}.out")), "0,draw\n").unwrap();
    }
    for way in ["right", "orphan-in-new-session", "child-keeps-stdout"] {
        let mark = mark(&format!("many-{way}"));
        let outcome = check(folder.path(), &["-j", "4"], way, &mark);
        assert_eq!(outcome.status, Some(0), "{way}: {outcome}");
        assert_eq!(marked(&mark), 0, "{way}");
    }
}

/// Ends luozi by a signal while a program runs that has a child in a session of its own.
#[cfg(target_os = "linux")]
#[test]
fn what_ends_luozi_ends_everything() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::os::unix::process::ExitStatusExt;

    for (signal, number) in [(Signal::INT, 2), (Signal::TERM, 15), (Signal::HUP, 1)] {
        let (folder, mark) = (case(), mark(&format!("signal-{number}")));
        let mut command = luozi(&["check"]);
        command.arg(folder.path()).args(["--time-limit", "50s", "--"]).arg(program());
        command.args(["waits-for-child-in-new-session", &mark]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let begin = Instant::now();
        // The mark is luozi's own argument, too.
        while marked(&mark) < 3 {
            assert!(begin.elapsed() < PATIENCE, "the program's child starts");
            thread::sleep(Duration::from_millis(5));
        }
        kill_process(Pid::from_child(&child), signal).unwrap();
        let status = child.wait().unwrap();
        assert_eq!(status.signal(), Some(number));
        assert_eq!(marked(&mark), 0, "signal {number}");
    }
}
