//! The report for people.

use insta::assert_snapshot;

use super::{CASE, check, folder};

#[test]
fn only_what_failed_is_shown_and_all_is_counted() {
    let folder = folder(&[
        ("1.in", CASE),
        ("1.out", "7,red\n"),
        ("2.in", CASE),
        ("2.out", "7,Red\n"),
        ("3.in", "5 5\n1 x\n"),
        ("3.out", "0,draw\n"),
        ("4.in", "3 2\n1 1 1\n"),
        ("4.out", "4,error\n"),
    ]);
    assert_snapshot!(check(folder.path(), &["."]), @"
    status: 1
    ----- stdout
    WA ./2.in
      only capitals differ: `red`
        expected | got
        7,Red    | 7,red
          ^      |   ^

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

    RE ./3.in
      the input is no case, line 2, column 3: expected a column number, found `x`
        1 x
          ^

    WA ./4.in
      right word, one step early
        expected | got
        4,error  | 3,error
        ^        | ^

         [X]
      2 | O  .  . |
      1 | X  .  . |
        +---------+
          1  2  3

      3,error
      step 3: red plays column 1, which is full with 2 discs
      X red, O blue, [ ] step 3, refused

    4 cases: 1 AC, 2 WA, 1 RE
    ----- stderr
    ");
    assert_snapshot!(check(folder.path(), &["1.in"]), @"
    status: 0
    ----- stdout
    1 case: 1 AC
    ----- stderr
    ");
}

#[test]
fn a_pass_that_a_stricter_comparison_would_fail_is_told() {
    let folder = folder(&[
        ("1.in", CASE),
        ("1.out", "7,red"),
        ("2.in", CASE),
        ("2.out", "7,red\r\n"),
        ("3.in", CASE),
        ("3.out", "7,red\r\n"),
    ]);
    assert_snapshot!(check(folder.path(), &["."]), @"
    status: 0
    ----- stdout
    3 cases: 3 AC
    ----- stderr
    note: 1 pass a stricter --compare would fail: the answer file has no newline at the end (./1.in)
    note: 2 passes a stricter --compare would fail: the answer file has CRLF line ends (./2.in)
    ");
    assert_eq!(check(folder.path(), &[".", "--compare", "exact"]).status, Some(1));
}

#[test]
fn boards_of_the_siblings_are_shown_too() {
    let folder = folder(&[
        ("tictactoe/1.in", "2\n0 0 1\n0 1 2\n1 1 1\n"),
        ("tictactoe/1.out", "0\n0\n2\n"),
        ("gomoku/1.in", "1 5\n11111\n"),
        ("gomoku/1.out", "none\n"),
    ]);
    assert_snapshot!(check(folder.path(), &["."]), @"
    status: 1
    ----- stdout
    WA ./gomoku/1.in
        expected | got
        none     | black
        ^        | ^

          1  2  3  4  5
        +---------------+
      1 |(X)(X)(X)(X)(X)|
        +---------------+

      black
      black has row 1, columns 1 to 5
      X black, O white, ( ) the winner's line

    WA ./tictactoe/1.in
        expected | got
        0        | 0
        0        | 0
        2        | 1
        ^        | ^

          0  1
        +------+
      0 |(X) O |
      1 | . [X]|
        +------+

      1
      step 3: player 1 fills the diagonal from row 0, column 0 to row 1, column 1
      X player 1, O player 2, [ ] step 3, ( ) its line

    2 cases: 2 WA
    ----- stderr
    ");
}

#[test]
fn the_report_is_the_same_whatever_is_done_side_by_side() {
    let mut files = Vec::new();
    let names: Vec<_> = (0..200).map(|case| format!("{case:03}")).collect();
    for (place, name) in names.iter().enumerate() {
        let answer = if place % 7 == 0 { "0,draw\n" } else { "7,red\n" };
        files.push((format!("{name}.in"), CASE));
        files.push((format!("{name}.out"), answer));
    }
    let files: Vec<_> = files.iter().map(|(name, text)| (&**name, *text)).collect();
    let folder = folder(&files);
    for format in ["human", "json", "junit", "tap"] {
        let report = |jobs| check(folder.path(), &[".", "--format", format, "-j", jobs]);
        let one = report("1");
        assert_eq!(one.status, Some(1));
        for jobs in ["2", "3", "16", "1000"] {
            assert_eq!(report(jobs), one, "{format} {jobs}");
        }
    }
}
