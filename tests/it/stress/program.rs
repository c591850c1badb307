//! The fault finder as people use it: real programs, what is shown, what is kept.

use std::fs;

use insta::assert_snapshot;
use serde_json::Value;

use crate::run::{Outcome, luozi_on, tidy};

const LUOZI: &str = env!("CARGO_BIN_EXE_luozi");

fn stress(options: &[&str], command: &[&str]) -> Outcome {
    let mut args = vec!["stress"];
    args.extend(options);
    args.push("--");
    args.extend(command);
    luozi_on(&args, "")
}

/// What is not the same each time, left out.
fn steady(outcome: &Outcome) -> String {
    let text = tidy(&outcome.to_string());
    let lines = text.lines().map(|line| match line.split_once(" s, ") {
        Some((time, _)) if time.starts_with("time: ") => "time: …",
        _ => line,
    });
    lines.map(|line| line.to_owned() + "\n").collect()
}

#[test]
fn a_known_mistake() {
    let outcome = stress(&["-j", "1"], &[LUOZI, "--mistake", "no-columns"]);
    assert_snapshot!(steady(&outcome), @"
    status: 1
    ----- stdout
    WA in the suite, run 10; the smallest of its kind: all 576 smaller cases pass

      2 4
      1 2 1 2 1 2 1

        expected | got
        7,red    | 0,draw
        ^        | ^

      4 |[X] . |
      3 |(X) O |
      2 |(X) O |
      1 |(X) O |
        +------+
          1  2

      7,red
      step 7: red adds row 4 to rows 1 to 3, column 1
      X red, O blue, [ ] step 7, ( ) its line

    Mistake: never looks along the column: 853 of 853 answers alike (no-columns)

    a counterexample in 857 runs: 230 suite, 48 shrinking, 575 smaller, 4 again
    ----- stderr
    time: …
    ");
}

#[test]
fn a_program_that_does_not_read() {
    let outcome = stress(&["-j", "1"], &["echo", "7,red"]);
    assert_snapshot!(steady(&outcome), @"
    status: 1
    ----- stdout
    The program says `7,red` to all 230 cases of the suite: does it read stdin?

    WA in the suite, run 1; there is no smaller case of its kind

      1 1
      0

        expected | got
        1,error  | 7,red
        ^        | ^

      [X] <-
      1 | . |
        +---+
          1

      1,error
      step 1: red plays column 0, but the only column is 1
      X red, O blue, [ ] step 1, refused

    a counterexample in 235 runs: 230 suite, 1 shrinking, 4 again
    ----- stderr
    time: …
    ");
}

#[test]
fn nothing_found() {
    let outcome = stress(&["--cases", "200"], &[LUOZI]);
    assert_snapshot!(steady(&outcome), @"
    status: 0
    ----- stdout
    no counterexample in 200 runs: 200 suite
    ----- stderr
    time: …
    ");
}

#[test]
fn odd_inputs_are_told_apart() {
    // A shell reads a first line only if it ends, and a second one only if it is there.
    let script =
        "read -r w h && read -r steps && printf '%s %s\\n%s\\n' \"$w\" \"$h\" \"$steps\" | \"$1\"";
    let command = ["sh", "-c", script, "sh", LUOZI];
    let outcome = stress(&["--cases", "400", "--robustness"], &command);
    assert_snapshot!(steady(&outcome), @r"
    status: 1
    ----- stdout
    RE robustness: no second line
      7 6\n
      exit status 1

    RE robustness: no second line, no newline
      7 6
      exit status 1

    RE robustness: no newline at the end
      7 6\n1 1 2 2 3 3 4
      exit status 1

    WA robustness: a blank line between
      7 6\n\n1 1 2 2 3 3 4\n
        expected | got
        7,red    | 0,draw
        ^        | ^

    robustness: 4 of 17 odd inputs failed
    no counterexample in 400 runs: 230 suite, 153 small, 17 robustness
    ----- stderr
    time: …
    ");
}

#[test]
fn json() {
    let outcome =
        stress(&["-j", "1", "--format", "json"], &[LUOZI, "--mistake", "colours-swapped"]);
    assert_eq!(outcome.status, Some(1));
    let lines: Vec<Value> =
        outcome.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [found, summary] = &lines[..] else { panic!("{} lines", lines.len()) };
    assert_eq!(found["type"], "counterexample");
    assert_eq!(found["version"], 1);
    assert_eq!(found["verdict"], "WA");
    assert_eq!(found["expected"], "7,red\n");
    assert_eq!(found["got"], "7,blue\n");
    assert_eq!(found["mistakes"][0]["name"], "colours-swapped");
    assert_eq!(summary["type"], "summary");
    assert_eq!(summary["counterexample"], true);
}

#[test]
fn what_is_found_is_kept_and_numbered_on() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("cases");
    let save = place.to_str().unwrap();
    for mistake in ["colours-swapped", "no-columns"] {
        let outcome = stress(&["--save", save], &[LUOZI, "--mistake", mistake]);
        assert_eq!(outcome.status, Some(1), "{outcome}");
    }
    let mut names: Vec<_> =
        fs::read_dir(&place).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["001.in", "001.out", "002.in", "002.out"]);
    assert_eq!(fs::read_to_string(place.join("001.out")).unwrap(), "7,red\n");
    // They are cases for `check`.
    assert_eq!(luozi_on(&["check", save], "").status, Some(0));
    let outcome = stress(&["--save", save, "--cases", "20"], &[LUOZI]);
    assert_eq!(outcome.status, Some(0));
    assert_eq!(fs::read_dir(&place).unwrap().count(), 4);
}

#[test]
fn what_can_not_be_started_is_named() {
    let outcome = stress(&[], &["./no-such-program"]);
    assert_snapshot!(steady(&outcome), @"
    status: 2
    ----- stdout
    ----- stderr
    luozi: ./no-such-program: No such file or directory (os error 2)
    ");
    assert_snapshot!(steady(&luozi_on(&["stress", "./mine"], "")), @"
    status: 2
    ----- stdout
    ----- stderr
    error: unexpected argument './mine' found

      tip: a program and its arguments stand behind --: luozi stress -- COMMAND

    Usage: luozi stress [OPTIONS] -- <COMMAND>...

    For more information, try '--help'.
    ");
    for args in [
        &["stress"][..],
        &["stress", "--"],
        &["stress", "ls"],
        &["stress", "--budget", "0", "--", "ls"],
    ] {
        let outcome = luozi_on(args, "");
        assert_eq!((outcome.status, &outcome.stdout[..]), (Some(2), ""), "{args:?}");
    }
}
