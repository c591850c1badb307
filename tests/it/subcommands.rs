//! What stands before and behind a subcommand, and what is said of one that was mistyped.

use std::fmt::Write as _;
use std::fs;

use insta::assert_snapshot;

use crate::run::{assert_answer, luozi, luozi_on, run, tidy};

const CASE: &str = "5 5\n1 1 2 2 3 3 4\n";

/// The commands, each with the first line of what is said of it. They must fail with 2 and print nothing.
fn refused(commands: &[&[&str]]) -> String {
    let mut all = String::new();
    for args in commands {
        let outcome = luozi_on(args, CASE);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{args:?}");
        let stderr = tidy(&outcome.stderr);
        let message = stderr.split("\n\nUsage").next().unwrap();
        writeln!(all, "$ luozi {}\n{}\n", args.join(" "), message.trim_end()).unwrap();
    }
    all
}

#[test]
fn what_is_for_judging_is_refused_before_a_subcommand() {
    assert_snapshot!(refused(&[
        &["--multi", "draw"],
        &["--lines", "-j", "2", "draw"],
        &["--strict", "draw", "case.in"],
        &["case.in", "draw"],
        &["-", "draw"],
    ]), @"
    $ luozi --multi draw
    error: --multi is an option of judging, not of draw

    $ luozi --lines -j 2 draw
    error: --lines is an option of judging, not of draw

    $ luozi --strict draw case.in
    error: --strict is an option of judging, not of draw

    $ luozi case.in draw
    error: a file stands behind the subcommand: luozi draw FILE

    $ luozi - draw
    error: a file stands behind the subcommand: luozi draw FILE
    ");
}

#[test]
fn what_is_mistyped_gets_a_hint() {
    assert_snapshot!(refused(&[
        &["drwa", "case.in"],
        &["drwa", "--step", "3"],
        &["-g", "gomoku", "drwa", "--format", "svg"],
        &["case.in", "drwa"],
        &["one.in", "two.in"],
    ]), @"
    $ luozi drwa case.in
    error: unexpected argument 'case.in' found

      tip: a similar subcommand exists: 'draw'

    $ luozi drwa --step 3
    error: unexpected argument '--step' found

      tip: a similar subcommand exists: 'draw'

    $ luozi -g gomoku drwa --format svg
    error: unexpected argument '--format' found

      tip: a similar subcommand exists: 'draw'

    $ luozi case.in drwa
    error: unrecognized subcommand 'drwa'

      tip: a similar subcommand exists: 'draw'

    $ luozi one.in two.in
    error: unexpected argument 'two.in' found
    ");
    for (file, hint) in [
        ("drwa", "; was the subcommand `draw` meant?\n"),
        ("Draw", "; was the subcommand `draw` meant?\n"),
        ("reversi", "; to choose a puzzle, write -g reversi\n"),
        ("cases", "\n"),
        ("drawing.in", "\n"),
    ] {
        let outcome = luozi_on(&["--", file], "");
        let begin = format!("luozi: {file}: ");
        assert!(outcome.stderr.starts_with(&begin), "{outcome}");
        let hinted = outcome.stderr.split_once(')').unwrap().1;
        assert_eq!((outcome.status, hinted), (Some(2), hint), "{outcome}");
    }
}

#[test]
fn a_subcommand_wins_over_a_file_of_its_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("draw"), CASE).unwrap();
    let judged = |args: &[&str]| {
        run(luozi(args).current_dir(folder.path()), b"3 2\n1 1 1\n").stdout == "7,red\n"
    };
    assert!(judged(&["./draw"]));
    assert!(judged(&["--", "draw"]));
    assert!(judged(&["--origin", "1", "--", "draw"]));
    assert!(!judged(&["draw"]));
}

#[test]
fn what_every_subcommand_takes_stands_on_both_sides() {
    let drawn = luozi_on(&["draw", "--origin", "0", "--connect", "3"], "3 1\n0 2 1\n");
    assert_eq!((drawn.status, drawn.stderr.as_str()), (Some(0), ""));
    for args in [
        &["--origin", "0", "--connect", "3", "draw"][..],
        &["--origin", "0", "draw", "--connect", "3"],
        &["-j", "2", "-g", "connect4", "draw", "--connect=3", "--origin=0", "-"],
        &["-j1", "draw", "-", "-j2", "-gconnect4", "--connect=3", "--origin=0"],
        &["--origin=1", "draw", "--origin=0", "--connect=3"],
    ] {
        assert_answer(args, "3 1\n0 2 1\n", &drawn.stdout);
    }
    assert_snapshot!(refused(&[
        &["-g", "reversi", "draw", "--connect", "3"],
        &["--answer", "line", "draw"],
        &["draw", "-g", "tictactoe", "--origin", "0"],
        &["draw", "-j", "0"],
        &["-j", "0", "draw"],
    ]), @"
    $ luozi -g reversi draw --connect 3
    error: --connect is an option of connect4 and gomoku, not of reversi

    $ luozi --answer line draw
    error: --answer is an option of gomoku, not of connect4

    $ luozi draw -g tictactoe --origin 0
    error: --origin is an option of connect4 and reversi, not of tictactoe

    $ luozi draw -j 0
    error: invalid value '0' for '--jobs <N>': 0 is not in 1..=4294967295

    For more information, try '--help'.

    $ luozi -j 0 draw
    error: invalid value '0' for '--jobs <N>': 0 is not in 1..=4294967295

    For more information, try '--help'.
    ");
}
