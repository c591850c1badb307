//! `luozi mistakes` and `luozi --mistake`.

use insta::assert_snapshot;
use luozi::mistakes;
use luozi::puzzle::PUZZLES;

use crate::run::{assert_answer, luozi_on};

#[test]
fn one_is_shown_with_its_smallest_case() {
    assert_snapshot!(luozi_on(&["mistakes", "-g", "reversi", "flips-nothing"], ""), @"
    status: 0
    ----- stdout
    flips-nothing: puts the disc and flips nothing
        ********
        *O******
        **X*****
        ********
        ********
        ********
        ********
        ********
        1 1
        X
      right:
        X*******
        *X******
        **X*****
        ********
        ********
        ********
        ********
        ********
      wrong:
        X*******
        *O******
        **X*****
        ********
        ********
        ********
        ********
        ********
    ----- stderr
    ");
    assert_snapshot!(luozi_on(&["mistakes", "no-draw"], ""), @"
    status: 0
    ----- stdout
    no-draw: says nothing where nobody has won
        1 1
        1
      right: 0,draw
      wrong: nothing
    ----- stderr
    ");
    assert_snapshot!(luozi_on(&["mistakes", "capitals", "--format", "json"], ""), @r#"
    status: 0
    ----- stdout
    {"about":"writes `Red`, `Blue`, `Error` and `Draw`","input":"1 1\n0\n","name":"capitals","right":"1,error\n","wrong":"1,Error\n"}
    ----- stderr
    "#);
    assert_snapshot!(luozi_on(&["mistakes", "--connect", "3", "no-rows"], ""), @"
    status: 0
    ----- stdout
    no-rows: never looks along the row
        5 1
        1 4 2 5 3
      right: 5,red
      wrong: 0,draw
    ----- stderr
    ");
}

#[test]
fn all_of_a_puzzle_are_listed() {
    for entry in PUZZLES {
        let known = mistakes::of(entry.name);
        let human = luozi_on(&["mistakes", "-g", entry.name], "");
        let heads = human.stdout.lines().filter(|line| !line.starts_with(' ') && !line.is_empty());
        let names: Vec<_> =
            heads.filter_map(|line| line.split_once(": ")).map(|line| line.0).collect();
        assert_eq!(names, known.iter().map(|mistake| mistake.name).collect::<Vec<_>>());
        let json = luozi_on(&["-g", entry.name, "mistakes", "--format", "json"], "");
        for (line, mistake) in json.stdout.lines().zip(known) {
            let object: serde_json::Value =
                serde_json::from_str(line).expect("a line is an object");
            assert_eq!(object["name"], mistake.name);
            assert_eq!(object["input"], mistake.example().to_string());
            assert_ne!(object["right"], object["wrong"], "{line}");
        }
        assert_eq!(json.stdout.lines().count(), known.len());
    }
}

#[test]
fn judges_as_a_program_with_the_mistake_would() {
    let case = "7 1\n1 5 2 6 4 7 3\n";
    assert_answer(&["--mistake", "one-way"], case, "0,draw\n");
    assert_answer(&["--mistake=capitals"], case, "7,Red\n");
    assert_answer(&["--mistake", "one-way", "--multi"], case.repeat(2), "0,draw\n0,draw\n");
    assert_answer(&["--mistake", "one-way", "--origin", "0"], "7 1\n0 4 1 5 3 6 2\n", "0,draw\n");
    assert_answer(&["--mistake", "no-rows", "--connect", "2"], "7 1\n1 5 2\n", "0,draw\n");
    // A line for a line, also where the mistake is to write more, or nothing.
    let lines = "2 2 1 1 1 0\n2 2 1\n";
    assert_answer(&["--mistake", "every-event", "--lines"], lines, "3,error 4,error\n0,draw\n");
    assert_answer(&["--mistake", "no-draw", "--lines"], lines, "3,error\n\n");
    let board = "********\n".repeat(8) + "1 1\nX\n";
    let in_a_line = board.replace('\n', " ") + "\n";
    let lines = ["********"; 8].join("/") + "\n";
    let args = ["-g", "reversi", "--mistake", "board-for-invalid", "--lines"];
    assert_answer(&args, in_a_line, &lines);
}

#[test]
fn bad_input_is_bad_with_a_mistake_too() {
    let outcome = luozi_on(&["--mistake", "one-way"], "5 5\n1 x\n");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
    assert!(outcome.stderr.contains("expected a column number, found `x`"), "{outcome}");
}

#[test]
fn what_is_not_known_is_a_usage_error() {
    for args in [
        &["--mistake", "one-wy"][..],
        &["mistakes", "xyzzy"],
        &["-g", "tictactoe", "mistakes", "one-way"],
        &["--mistake", "one-way", "suite", "there"],
    ] {
        let outcome = luozi_on(args, "");
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{args:?}");
    }
    assert_snapshot!(luozi_on(&["--mistake", "no-row"], "").stderr, @"
    error: connect4 has no mistake called `no-row`; near it: `no-rows`, `no-draw`, `no-top`

    Usage: luozi [OPTIONS] [FILE]
           luozi [OPTIONS] COMMAND ...

    For more information, try '--help'.
    ");
}
