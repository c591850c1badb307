//! Programs that are checked. What they may do to us is tested with the runner.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use insta::assert_snapshot;

use super::{CASE, check, folder, verdicts};
use crate::run::luozi;

fn cases() -> tempfile::TempDir {
    folder(&[
        ("1.in", CASE),
        ("1.out", "7,red\n"),
        ("2.in", "3 2\n1 1 1\n"),
        ("2.out", "3,error\n"),
        ("3.in", "5 5\n"),
        ("3.out", "0,draw\n"),
    ])
}

/// The verdicts on a program that is a line of shell.
#[track_caller]
fn judged(args: &[&str], script: &str) -> String {
    let folder = cases();
    let args = [args, &[".", "--", "/bin/sh", "-c", script]].concat();
    let verdicts = verdicts(folder.path(), &args);
    verdicts.into_iter().map(|(_, verdict)| verdict).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_program_is_given_each_input_and_its_answer_compared() {
    let luozi = env!("CARGO_BIN_EXE_luozi");
    let folder = cases();
    let outcome = check(folder.path(), &[".", "--", luozi]);
    assert_eq!(
        (outcome.status, outcome.stdout.as_str()),
        (Some(0), "3 cases: 3 AC\n"),
        "{outcome}"
    );
    assert_eq!(
        judged(&[], "read w h; if [ $w = 3 ]; then echo 3,error; else echo 7,red; fi"),
        "AC AC WA"
    );
    assert_eq!(judged(&[], "cat"), "WA WA WA");
    assert_eq!(judged(&[], "exit 3"), "RE RE RE");
    assert_eq!(judged(&[], "kill -SEGV $$"), "RE RE RE");
    assert_eq!(judged(&["--time-limit", "50ms"], "while :; do :; done"), "TLE TLE TLE");
    assert_eq!(judged(&["--output-limit", "1KiB"], "yes"), "OLE OLE OLE");
    assert_eq!(judged(&["--output-limit", "1KiB"], "yes >&2"), "OLE OLE OLE");
    assert_eq!(judged(&["--output-limit", "0"], "head -c 9000000 /dev/zero"), "WA WA WA");
}

#[test]
fn what_a_program_does_instead_of_answering_is_shown() {
    let folder = cases();
    let shown = |script: &str| {
        check(folder.path(), &["1.in", "--time-limit", "50ms", "--", "/bin/sh", "-c", script])
    };
    assert_snapshot!(shown("echo step 1 >&2; echo 7,red; echo oh >&2; exit 3"), @"
    status: 1
    ----- stdout
    RE 1.in
      exit status 3
      the answer before that was right
      stderr:
        step 1
        oh

      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    1 case: 1 RE
    ----- stderr
    ");
    assert_snapshot!(shown("printf 7; while :; do :; done"), @"
    status: 1
    ----- stdout
    TLE 1.in
      more than 0.05 s
        expected | got
        7,red    | 7
         ^       |  ^

      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    1 case: 1 TLE
    ----- stderr
    ");
    assert_snapshot!(shown("yes long | head -n 2000000"), @"
    status: 1
    ----- stdout
    OLE 1.in
      more than 8 MiB on stdout
        expected | got
        7,red    | long
        ^        | ^
                 | long
                 | long
                 | long
                 | long
                 | long
                 | long
                 | long
                 | … 1677714 lines after

      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    1 case: 1 OLE
    ----- stderr
    ");
    let sleeping = check(folder.path(), &["1.in", "--time-limit", "10ms", "--", "sleep", "9"]);
    assert!(sleeping.stdout.starts_with("TLE 1.in\n  not ended after 1.01 s\n"), "{sleeping}");
}

#[test]
fn an_answer_file_that_is_not_right_itself_is_doubted() {
    let folder = folder(&[("1.in", CASE), ("1.out", "8,blue\n")]);
    let outcome = check(folder.path(), &["1.in", "--", "echo", "7,red"]);
    let doubt = "\n  luozi itself answers 7,red: is the answer file right?\n";
    assert!(outcome.stdout.contains(doubt), "{outcome}");
    let outcome = check(folder.path(), &["1.in"]);
    assert!(!outcome.stdout.contains("itself"), "{outcome}");
}

#[test]
fn a_program_runs_in_the_caller_s_folder_and_environment() {
    let folder = folder(&[("sub/1.in", CASE), ("sub/1.out", "7,red\n"), ("answer", "7,red\n")]);
    assert_eq!(check(folder.path(), &["sub", "--", "cat", "answer"]).status, Some(0));
    let script = "test \"$PWD\" -ef . && test -n \"$PATH\" && cat answer";
    assert_eq!(check(folder.path(), &["sub", "--", "/bin/sh", "-c", script]).status, Some(0));
}

#[test]
fn a_program_is_not_run_for_what_can_not_be_compared() {
    let folder = folder(&[("1.in", CASE)]);
    let outcome = check(folder.path(), &["1.in", "--", "/bin/sh", "-c", "echo run >> ran; cat"]);
    assert_eq!(outcome.status, Some(1));
    assert!(outcome.stdout.starts_with("WA 1.in\n  no answer file: "), "{outcome}");
    assert!(!folder.path().join("ran").exists());
}

#[test]
fn cases_are_run_side_by_side() {
    let names: Vec<_> =
        (0..8).flat_map(|case| [format!("{case}.in"), format!("{case}.out")]).collect();
    let files: Vec<_> = names.iter().map(|name| (&**name, "")).collect();
    let folder = folder(&files);
    let begin = Instant::now();
    assert_eq!(check(folder.path(), &[".", "-j", "8", "--", "sleep", "0.5"]).status, Some(0));
    // One after another they would take four seconds.
    assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
}

#[test]
fn too_slow_among_others_is_tried_again_alone() {
    // Too slow at the first try, fast at the second.
    let script = "read w h; if [ $w = 5 ] && mkdir tried 2>/dev/null; then while :; do :; done; fi; \
                  if [ $w = 3 ]; then sleep 1; echo 3,error; else echo 7,red; fi";
    let slow = "3 2\n1 1 1\n";
    let folder = folder(&[
        ("1.in", CASE),
        ("1.out", "7,red\n"),
        ("2.in", slow),
        ("2.out", "3,error\n"),
        ("3.in", slow),
        ("3.out", "3,error\n"),
        ("4.in", slow),
        ("4.out", "3,error\n"),
    ]);
    let args = [".", "-j", "2", "--time-limit", "300ms", "--", "/bin/sh", "-c", script];
    assert_eq!(check(folder.path(), &args).status, Some(0));
    assert!(folder.path().join("tried").exists());
    fs::remove_dir(folder.path().join("tried")).expect("it is ours");
    let alone = ["1.in", "--time-limit", "100ms", "--", "/bin/sh", "-c", script];
    assert_eq!(check(folder.path(), &alone).status, Some(1));
}

/// The end of a run that is interrupted once both of its programs run.
fn interrupted() -> Output {
    let folder = folder(&[("1.in", CASE), ("1.out", "7,red\n"), ("2.in", CASE), ("2.out", "")]);
    let child = luozi(&["check", ".", "-j", "2", "--", "/bin/sh", "-c", "echo >> ran; sleep 3"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("luozi starts");
    let runs = || fs::read_to_string(folder.path().join("ran")).unwrap_or_default().len();
    while runs() < 2 {
        thread::sleep(Duration::from_millis(5));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().expect("kill starts").success());
    child.wait_with_output().expect("luozi ends")
}

#[test]
fn an_interrupted_report_says_nothing_of_what_was_killed_with_it() {
    // It is a race that would be lost now and then.
    for _ in 0..30 {
        let output = interrupted();
        assert_eq!(output.status.signal(), Some(2), "{output:?}");
        assert_eq!((output.stdout.as_slice(), output.stderr.as_slice()), (&b""[..], &b""[..]));
    }
}
