//! `--step`, and what is refused.

use std::fmt::Write as _;
use std::fs;

use insta::assert_snapshot;

use super::{drawn, gallery};
use crate::run::{luozi, luozi_on, run, tidy};

const GAME: &str = "4 2\n1 1 2 2 4 4 3 3\n";
const BOARD: &str =
    "********\n********\n********\n***OX***\n***XO***\n********\n********\n********\n3 4\nX\n";

#[test]
fn every_step() {
    assert_snapshot!(gallery(&[
        (&["--step", "0"], GAME),
        (&["--step", "1"], GAME),
        (&["--step", "6"], GAME),
        (&["--step", "7"], GAME),
        (&["--step", "2"], "3 2\n1 1 1\n"),
        (&["--step=1", "-g", "tictactoe"], "2\n0 0 2\n0 1 1\n1 1 2\n"),
        (&["--step=0", "-g", "reversi"], BOARD),
    ]), @"
    # 4 2 / 1 1 2 2 4 4 3 3 --step 0
    2 | .  .  .  . |
    1 | .  .  .  . |
      +------------+
        1  2  3  4

    before the first step
    X red, O blue

    # 4 2 / 1 1 2 2 4 4 3 3 --step 1
    2 | .  .  .  . |
    1 |[X] .  .  . |
      +------------+
        1  2  3  4

    step 1: red plays column 1, row 1
    X red, O blue, [ ] step 1

    # 4 2 / 1 1 2 2 4 4 3 3 --step 6
    2 | O  O  . [O]|
    1 | X  X  .  X |
      +------------+
        1  2  3  4

    step 6: blue plays column 4, row 2
    X red, O blue, [ ] step 6

    # 4 2 / 1 1 2 2 4 4 3 3 --step 7
    2 | O  O  .  O |
    1 |(X)(X)[X](X)|
      +------------+
        1  2  3  4

    7,red
    step 7: red fills column 3 between columns 2 and 4, row 1
    X red, O blue, [ ] step 7, ( ) its line

    # 3 2 / 1 1 1 --step 2
    2 |[O] .  . |
    1 | X  .  . |
      +---------+
        1  2  3

    step 2: blue plays column 1, row 2
    X red, O blue, [ ] step 2

    # 2 / 0 0 2 / 0 1 1 / 1 1 2 --step=1 -g tictactoe
        0  1
      +------+
    0 |[O] . |
    1 | .  . |
      +------+

    step 1: player 2 plays row 0, column 0
    X player 1, O player 2, [ ] step 1

    # ******** / ******** / ******** / ***OX*** / ***XO*** / ******** / ******** / ******** / 3 4 / X --step=0 -g reversi
        1  2  3  4  5  6  7  8
      +------------------------+
    1 | .  .  .  .  .  .  .  . |
    2 | .  .  .  .  .  .  .  . |
    3 | .  .  .  .  .  .  .  . |
    4 | .  .  .  O  X  .  .  . |
    5 | .  .  .  X  O  .  .  . |
    6 | .  .  .  .  .  .  .  . |
    7 | .  .  .  .  .  .  .  . |
    8 | .  .  .  .  .  .  .  . |
      +------------------------+

    before the first step
    X black, O white
    ");
}

#[test]
fn the_last_step_is_the_decision() {
    for (args, case, last) in [
        (&[][..], GAME, "7"),
        (&[], "3 2\n1 1 1\n", "3"),
        (&[], "3 2\n1 1\n", "2"),
        (&[], "3 2\n", "0"),
        (&["-g", "gomoku"], "1 2\n12\n", "0"),
        (&["-g", "reversi"], BOARD, "1"),
        (&["-g", "tictactoe"], "2\n0 0 2\n0 1 1\n1 1 2\n", "3"),
    ] {
        let whole = drawn(args, case);
        assert_eq!(drawn(&[args, &["--step", last]].concat(), case), whole, "{case}");
    }
}

#[test]
fn a_step_beyond_is_a_usage_error() {
    let mut all = String::new();
    for (args, case) in [
        (&["--step", "8"][..], GAME),
        (&["--step", "18446744073709551615"], GAME),
        (&["--step", "1"], "3 2\n"),
        (&["--step", "1", "-g", "gomoku"], "1 2\n12\n"),
        (&["--step", "2", "-g", "reversi"], BOARD),
        (&["--step", "-1"], GAME),
        (&["--step", "two"], GAME),
        (&["--format", "png"], GAME),
        (&["--output", ""], GAME),
    ] {
        let outcome = luozi_on(&[&["draw"], args].concat(), case);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{args:?}");
        let message = tidy(&outcome.stderr);
        let message = message.split("\n\n").next().unwrap().trim_end();
        writeln!(all, "$ luozi draw {}\n{message}", args.join(" ")).unwrap();
    }
    assert_snapshot!(all, @"
    $ luozi draw --step 8
    luozi: stdin: --step 8: the last step is 7
    $ luozi draw --step 18446744073709551615
    luozi: stdin: --step 18446744073709551615: the last step is 7
    $ luozi draw --step 1
    luozi: stdin: --step 1: there is no step after 0
    $ luozi draw --step 1 -g gomoku
    luozi: stdin: --step 1: there is no step after 0
    $ luozi draw --step 2 -g reversi
    luozi: stdin: --step 2: the last step is 1
    $ luozi draw --step -1
    error: unexpected argument '-1' found
    $ luozi draw --step two
    error: invalid value 'two' for '--step <N>': invalid digit found in string
    $ luozi draw --format png
    error: invalid value 'png' for '--format <FORMAT>'
      [possible values: text, svg, html]
    $ luozi draw --output 
    error: a value is required for '--output <FILE>' but none was supplied
    ");
}

#[test]
fn bad_input_is_said_as_everywhere() {
    for (args, case) in [
        (&[][..], "5 5\n1 2 x\n"),
        (&[], "5\n"),
        (&["-g", "gomoku"], "2 2\n12\n1\n"),
        (&["-g", "reversi"], "********\n"),
        (&["-g", "tictactoe"], "2\n0 0 1\n0 0 2\n"),
    ] {
        let judged = luozi_on(args, case);
        assert_eq!(judged.status, Some(2), "{case}");
        for format in ["text", "svg", "html"] {
            let refused = luozi_on(&[&["draw", "--format", format], args].concat(), case);
            assert_eq!(refused, judged, "{format} {case}");
        }
    }
}

#[test]
fn what_follows_the_decision_is_not_looked_at() {
    let text = |tail| drawn(&[], &format!("4 2\n1 1 2 2 4 4 3 {tail}\n"));
    assert_eq!(text("what is this?"), text(""));
}

#[test]
fn an_output_is_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let draw = |case: &str, args: &[&str]| {
        let args = [&["draw", "-o", "game.txt"], args].concat();
        run(luozi(&args).current_dir(folder.path()), case.as_bytes())
    };
    assert_eq!(draw(GAME, &[]).status, Some(0));
    let whole = drawn(&[], GAME);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    assert_eq!(draw("5 5\nx\n", &[]).status, Some(2));
    assert_eq!(draw(GAME, &["--step", "9"]).status, Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    assert_eq!(draw("5 5\n", &[]).status, Some(0));
    assert_eq!(fs::read_to_string(&file).unwrap(), drawn(&[], "5 5\n"));
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn an_output_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("there")).unwrap();
    for file in ["there", "nowhere/game.txt"] {
        let mut command = luozi(&["draw", "-o", file]);
        let outcome = run(command.current_dir(folder.path()), GAME.as_bytes());
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{file}");
        assert!(outcome.stderr.starts_with(&format!("luozi: {file}: ")), "{outcome}");
        assert_eq!(outcome.stderr.lines().count(), 1, "{outcome}");
    }
    assert_eq!(fs::read_dir(folder.path().join("there")).unwrap().count(), 0);
}

/// A link's target is replaced, not the link; a pipe is written to; a file's permissions stay.
#[cfg(unix)]
#[test]
fn an_output_stays_what_it_was() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("real"), "old").unwrap();
    fs::set_permissions(path("real"), fs::Permissions::from_mode(0o604)).unwrap();
    symlink("real", path("link")).unwrap();
    let draw = |file: &str| {
        run(luozi(&["draw", "-o", file]).current_dir(folder.path()), GAME.as_bytes()).status
    };
    assert_eq!(draw("link"), Some(0));
    assert!(fs::symlink_metadata(path("link")).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(path("real")).unwrap(), drawn(&[], GAME));
    assert_eq!(fs::metadata(path("real")).unwrap().mode() & 0o777, 0o604);
    fs::write(path("plain"), "").unwrap();
    assert_eq!(draw("new"), Some(0));
    let mode = |name| fs::metadata(path(name)).unwrap().mode();
    assert_eq!(mode("new"), mode("plain"), "a new file is as other new files are");
    assert_eq!(draw("/dev/null"), Some(0));
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}
