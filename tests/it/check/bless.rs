//! Answers that are written.

use std::fs;
use std::path::Path;

use super::{CASE, check, folder};

fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn missing_and_wrong_answers_are_written_and_the_others_left() {
    let folder = folder(&[
        ("1.in", CASE),
        ("2.in", CASE),
        ("2.out", "0,draw\n"),
        ("3.in", CASE),
        ("3.ans", "wrong\n"),
        ("4.in", CASE),
        ("4.out", "7,red  \r\n\r\n"),
        ("5.in6", CASE),
        ("in7.txt", CASE),
        ("in/8.txt", CASE),
        ("in/8.in", CASE),
        ("x/inputs/9", CASE),
        ("x/out/", ""),
        ("tictactoe/1.in", "1\n"),
    ]);
    insta::assert_snapshot!(check(folder.path(), &["--bless", "."]), @"
    status: 0
    ----- stdout
    wrote ./1.out
    wrote ./2.out
    wrote ./3.ans
    wrote ./5.out6
    wrote ./in/8.out
    wrote ./out/8.txt
    wrote ./out7.txt
    wrote ./tictactoe/1.out
    wrote ./x/out/9
    9 written, 1 as they were
    ----- stderr
    ");
    for name in
        ["1.out", "2.out", "3.ans", "5.out6", "out7.txt", "out/8.txt", "in/8.out", "x/out/9"]
    {
        assert_eq!(text(folder.path(), name), "7,red\n", "{name}");
    }
    assert_eq!(text(folder.path(), "4.out"), "7,red  \r\n\r\n");
    assert_eq!(text(folder.path(), "tictactoe/1.out"), "");
    let again = check(folder.path(), &["--bless", "."]);
    assert_eq!((again.status, again.stdout.as_str()), (Some(0), "0 written, 10 as they were\n"));
    let exact = check(folder.path(), &["--bless", "--compare", "exact", "."]);
    assert_eq!(exact.stdout, "wrote ./4.out\n1 written, 9 as they were\n");
    assert_eq!(check(folder.path(), &[".", "--compare", "exact"]).status, Some(0));
    let left: Vec<_> = fs::read_dir(folder.path())
        .expect("it can be read")
        .filter(|entry| {
            entry.as_ref().is_ok_and(|entry| entry.file_name().as_encoded_bytes()[0] == b'.')
        })
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn an_input_that_is_no_case_is_told_and_the_others_are_written() {
    let folder = folder(&[("1.in", "5 5\n1 x\n"), ("1.out", "old\n"), ("2.in", CASE)]);
    let outcome = check(folder.path(), &["--bless", "."]);
    assert_eq!(outcome.status, Some(2));
    assert_eq!(outcome.stdout, "wrote ./2.out\n1 written, 0 as they were\n");
    let begin = "luozi: ./1.in: the input is no case, line 2, column 3: expected a column number, ";
    assert!(outcome.stderr.starts_with(begin), "{outcome}");
    assert_eq!(text(folder.path(), "1.out"), "old\n");
}

#[cfg(unix)]
#[test]
fn a_new_answer_is_as_any_new_file_and_an_old_one_keeps_what_it_had() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = folder(&[
        ("1.in", CASE),
        ("2.in", CASE),
        ("2.out", "old\n"),
        ("3.in", CASE),
        ("kept/3", "old\n"),
    ]);
    let mode = |name: &str| {
        let metadata = fs::metadata(folder.path().join(name)).expect("it is there");
        metadata.permissions().mode() & 0o777
    };
    fs::set_permissions(folder.path().join("2.out"), fs::Permissions::from_mode(0o640))
        .expect("it is our own");
    symlink("kept/3", folder.path().join("3.out")).expect("a link can be made");
    assert_eq!(check(folder.path(), &["--bless", "."]).status, Some(0));
    assert_eq!(mode("1.out"), mode("1.in"));
    assert_eq!(mode("2.out"), 0o640);
    assert_eq!(text(folder.path(), "kept/3"), "7,red\n");
    let link = fs::symlink_metadata(folder.path().join("3.out")).expect("it is there");
    assert!(link.is_symlink());
}

#[test]
fn where_an_answer_can_not_be_written_it_is_told() {
    let folder = folder(&[("1.in", CASE), ("1.out/", ""), ("2.in", CASE)]);
    let outcome = check(folder.path(), &["--bless", "."]);
    assert_eq!(outcome.status, Some(2));
    assert_eq!(outcome.stderr, "luozi: ./1.out: it is not a file\n");
    assert_eq!(text(folder.path(), "2.out"), "7,red\n");
}
