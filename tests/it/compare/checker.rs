//! `luozi compare`, in another judge's place.

use std::fs;

use tempfile::{TempDir, tempdir};

use crate::run::{Outcome, luozi, run};

/// A case with a right output, a wrong one, and one in a wrong form.
fn folder() -> TempDir {
    let folder = tempdir().expect("a folder of our own");
    for (name, text) in [
        ("input", "5 5\n1 1 2 2 3 3 4 4\n"),
        ("answer", "0\n0\n1\n"),
        ("right", "0\n0\n1"),
        ("wrong", "0\n0\n2\n"),
        ("blanks", "0 0 1\n"),
        ("empty", ""),
    ] {
        fs::write(folder.path().join(name), text).expect("a file can be written");
    }
    fs::create_dir(folder.path().join("feedback")).expect("a folder can be made");
    folder
}

fn compare(folder: &TempDir, args: &[&str], stdin: &[u8]) -> Outcome {
    run(luozi(&["compare"]).args(args).current_dir(folder.path()), stdin)
}

#[test]
fn plain_says_one_or_nothing() {
    let folder = folder();
    for (output, how, status) in [
        ("right", "trim", 0),
        ("right", "tokens", 0),
        ("right", "exact", 1),
        ("answer", "exact", 0),
        ("wrong", "trim", 1),
        ("wrong", "tokens", 1),
        ("blanks", "trim", 1),
        ("blanks", "tokens", 0),
        ("empty", "trim", 1),
    ] {
        let args = ["--compare", how, "input", output, "answer"];
        let outcome = compare(&folder, &args, b"");
        assert_eq!(outcome.status, Some(status), "{output} {how}");
        assert_eq!(outcome.stdout.is_empty(), status == 0, "{output} {how}: {outcome}");
        assert_eq!(outcome.stderr, "", "{output} {how}");
    }
    let outcome = compare(&folder, &["input", "wrong", "answer"], b"");
    insta::assert_snapshot!(outcome, @"
    status: 1
    ----- stdout
    the answers differ
      expected | got
      0        | 0
      0        | 0
      1        | 2
      ^        | ^
    ----- stderr
    ");
}

#[test]
fn plain_says_two_where_a_file_is_not_there() {
    let folder = folder();
    for (args, named) in
        [(["input", "none", "answer"], "none"), (["input", "right", "missing"], "missing")]
    {
        let outcome = compare(&folder, &args, b"");
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
        assert!(outcome.stderr.starts_with(&format!("luozi: {named}: ")), "{outcome}");
    }
    for args in [&["input", "right"][..], &["input", "right", "answer", "more"], &[]] {
        assert_eq!(compare(&folder, args, b"").status, Some(2), "{args:?}");
    }
}

#[test]
fn testlib_tells_four_apart() {
    let folder = folder();
    for (args, status, begin) in [
        (["input", "right", "answer"], 0, "ok"),
        (["input", "wrong", "answer"], 1, "wrong answer"),
        (["input", "empty", "answer"], 1, "wrong answer"),
        (["input", "blanks", "answer"], 2, "wrong output format"),
        (["input", "none", "answer"], 2, "wrong output format"),
        (["input", "right", "none"], 3, "FAIL"),
        (["none", "right", "answer"], 3, "FAIL"),
    ] {
        let outcome = run(
            luozi(&["compare", "--exit", "testlib"]).args(args).current_dir(folder.path()),
            b"",
        );
        assert_eq!(outcome.status, Some(status), "{args:?}: {outcome}");
        assert!(outcome.stderr.starts_with(begin), "{args:?}: {outcome}");
        assert_eq!(outcome.stdout, "");
    }
}

#[test]
fn icpc_leaves_its_message_in_the_folder() {
    let folder = folder();
    let message = || {
        let file = folder.path().join("feedback/judgemessage.txt");
        let text = fs::read_to_string(&file).expect("the message is there");
        fs::remove_file(file).expect("it is ours");
        text
    };
    let args = ["--exit", "icpc", "input", "answer", "feedback"];
    let outcome = compare(&folder, &args, b"0\n0\n1\n");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(42), ""));
    assert_eq!(message(), "");
    let outcome = compare(&folder, &args, b"0\n0\n1");
    assert_eq!((outcome.status, message().as_str()), (Some(42), "no newline at the end\n"));
    let outcome = compare(&folder, &args, b"0\n0\n2\n");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(43), ""));
    assert!(message().starts_with("the answers differ\n"));
    let outcome = compare(&folder, &["--exit", "icpc", "input", "answer", "nowhere/"], b"");
    assert_eq!(outcome.status, Some(2), "{outcome}");
    assert!(outcome.stderr.starts_with("luozi: nowhere/judgemessage.txt: "), "{outcome}");
    let outcome = compare(&folder, &["--exit", "icpc", "input", "none", "feedback"], b"");
    assert_eq!(outcome.status, Some(2), "{outcome}");
}
