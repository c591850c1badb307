//! The command line: help, usage errors, and the options of connect4 in every form and place.

use std::fmt::Write as _;

use insta::assert_snapshot;

use crate::run::{assert_answer, luozi_on, tidy};

#[test]
fn help() {
    assert_snapshot!(tidy(&luozi_on(&["--help"], "").to_string()), @r"
    status: 0
    ----- stdout
    A referee for board puzzles: the case on stdin, the answer on stdout

    Usage: luozi [OPTIONS] [FILE]
           luozi [OPTIONS] COMMAND ...

    Commands:
      draw      Draw a case: its board as it stood when it was decided
      check     Check folders of cases: luozi's own answers, or a program's
      compare   Compare an answer with the expected one, as another judge's checker
      stress    Find the smallest case on which a program is wrong, and say why
      mistakes  List the mistakes that are known, each with the smallest case that shows it
      suite     Write cases that tell right programs from wrong ones, the most telling first
      help      Print this message or the help of the given subcommand(s)

    Arguments:
      [FILE]
              The case; stdin if there is none, or if it is `-`

    Options:
          --multi
              Judge case after case, to the end of the input

          --lines
              Judge a case a line, and answer `malformed` where a line is none

          --strict
              Read what follows a decision too, and refuse it if it is no case

          --mistake <NAME>
              Judge as a program with a known mistake would; `luozi mistakes` lists them

      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Options, with every subcommand:
      -g, --game <NAME>
              The puzzle

              Possible values:
              - connect4:  竖直四子棋, vertical Connect Four: who wins at which step
              - gomoku:    五子棋, gomoku: who has five in line on a finished board
              - reversi:   黑白棋, one Othello move: the board after it, or `invalid`
              - tictactoe: 井字棋, n×n tic-tac-toe, LeetCode 348: after each move, who has won with it

              [default: connect4]

          --connect <K>
              connect4, gomoku: discs in a line, K or more [default: 4 and 5]

          --origin <N>
              connect4, reversi: the number of the first column and row, 0 or 1 [default: 1]

          --answer <FORM>
              gomoku: how the winner is told [default: words]

              Possible values:
              - words:   black, white or none
              - numbers: 1, 2 or 0
              - line:    the colour and both ends, such as black 1 1 1 5

      -j, --jobs <N>
              How much is done side by side [default: all cores]

    Input, by puzzle:
      connect4   width and height, then a line of columns
      gomoku     the numbers of rows and columns, then the rows of 0, 1 and 2
      reversi    eight rows of `*`, `X` and `O`, then row and column, then the colour
      tictactoe  the board's size, then row, column and player of each move

    Examples:
      printf '5 5\n1 1 2 2 3 3 4 4\n' | luozi      prints 7,red
      luozi case.in                                judges a file
      luozi --lines < games.txt                    a case a line, such as `7 6 4 4 3 3`, an answer a line
      luozi --multi < cases.txt                    one case after another
      luozi -g gomoku < board.txt                  another puzzle
      luozi check cases -- ./mine                  runs a program on a folder of cases
      luozi stress -- ./mine                       finds the smallest case on which a program is wrong

    Exit status: 0 judged, whatever the verdict; 1 a case failed, or a counterexample was found; 2 bad usage, bad input, or a file that can't be read or written.
    ----- stderr
    ");
}

#[test]
fn short_help() {
    assert_snapshot!(tidy(&luozi_on(&["-h"], "").to_string()), @r"
    status: 0
    ----- stdout
    A referee for board puzzles: the case on stdin, the answer on stdout

    Usage: luozi [OPTIONS] [FILE]
           luozi [OPTIONS] COMMAND ...

    Commands:
      draw      Draw a case: its board as it stood when it was decided
      check     Check folders of cases: luozi's own answers, or a program's
      compare   Compare an answer with the expected one, as another judge's checker
      stress    Find the smallest case on which a program is wrong, and say why
      mistakes  List the mistakes that are known, each with the smallest case that shows it
      suite     Write cases that tell right programs from wrong ones, the most telling first
      help      Print this message or the help of the given subcommand(s)

    Arguments:
      [FILE]  The case; stdin if there is none, or if it is `-`

    Options:
          --multi           Judge case after case, to the end of the input
          --lines           Judge a case a line, and answer `malformed` where a line is none
          --strict          Read what follows a decision too, and refuse it if it is no case
          --mistake <NAME>  Judge as a program with a known mistake would; `luozi mistakes` lists them
      -h, --help            Print help (see more with '--help')
      -V, --version         Print version

    Options, with every subcommand:
      -g, --game <NAME>    The puzzle [default: connect4] [possible values: connect4, gomoku, reversi, tictactoe]
          --connect <K>    connect4, gomoku: discs in a line, K or more [default: 4 and 5]
          --origin <N>     connect4, reversi: the number of the first column and row, 0 or 1 [default: 1]
          --answer <FORM>  gomoku: how the winner is told [default: words] [possible values: words, numbers, line]
      -j, --jobs <N>       How much is done side by side [default: all cores]

    Input, by puzzle:
      connect4   width and height, then a line of columns
      gomoku     the numbers of rows and columns, then the rows of 0, 1 and 2
      reversi    eight rows of `*`, `X` and `O`, then row and column, then the colour
      tictactoe  the board's size, then row, column and player of each move

    Examples:
      printf '5 5\n1 1 2 2 3 3 4 4\n' | luozi      prints 7,red
      luozi case.in                                judges a file
      luozi --lines < games.txt                    a case a line, such as `7 6 4 4 3 3`, an answer a line
      luozi --multi < cases.txt                    one case after another
      luozi -g gomoku < board.txt                  another puzzle
      luozi check cases -- ./mine                  runs a program on a folder of cases
      luozi stress -- ./mine                       finds the smallest case on which a program is wrong

    Exit status: 0 judged, whatever the verdict; 1 a case failed, or a counterexample was found; 2 bad usage, bad input, or a file that can't be read or written.
    ----- stderr
    ");
}

#[test]
fn version() {
    let version = concat!("luozi ", env!("CARGO_PKG_VERSION"), "\n");
    assert_answer(&["--version"], "", version);
    assert_answer(&["-V"], "", version);
}

#[test]
fn usage_errors() {
    let mut all = String::new();
    for args in [
        &["--connect", "0"][..],
        &["--connect=-1"],
        &["--connect", "4294967296"],
        &["--connect", "four"],
        &["--connect", ""],
        &["--connect"],
        &["--connect", "3", "--connect", "4"],
        &["--origin", "2"],
        &["--origin=-1"],
        &["--origin", "256"],
        &["-j", "0"],
        &["--jobs=0"],
        &["-j", "x"],
        &["-j"],
        &["--multi", "--lines"],
        &["--lines", "--multi", "case.in"],
        &["--strict=1"],
        &["--nothing"],
        &["-x"],
        &["-5"],
        &["--game", "chess"],
        &["-g", ""],
        &["--answer", "line"],
        &["one.in", "two.in"],
    ] {
        let outcome = luozi_on(args, "5 5\n6\n");
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{args:?}");
        let stderr = tidy(&outcome.stderr);
        // The rest is the same everywhere.
        let message = stderr.strip_suffix("\n\nFor more information, try '--help'.\n");
        let message = message.unwrap_or_else(|| panic!("{args:?}: help is pointed to"));
        let message = message.split("\n\nUsage: ").next().unwrap();
        let command = format!("$ luozi {}", args.join(" "));
        writeln!(all, "{}\n{message}\n", command.trim_end()).unwrap();
    }
    assert_snapshot!(all, @"
    $ luozi --connect 0
    error: invalid value '0' for '--connect <K>': 0 is not in 1..=4294967295

    $ luozi --connect=-1
    error: invalid value '-1' for '--connect <K>': -1 is not in 1..=4294967295

    $ luozi --connect 4294967296
    error: invalid value '4294967296' for '--connect <K>': 4294967296 is not in 1..=4294967295

    $ luozi --connect four
    error: invalid value 'four' for '--connect <K>': invalid digit found in string

    $ luozi --connect
    error: invalid value '' for '--connect <K>': cannot parse integer from empty string

    $ luozi --connect
    error: a value is required for '--connect <K>' but none was supplied

    $ luozi --connect 3 --connect 4
    error: the argument '--connect <K>' cannot be used multiple times

    $ luozi --origin 2
    error: invalid value '2' for '--origin <N>': 2 is not in 0..=1

    $ luozi --origin=-1
    error: invalid value '-1' for '--origin <N>': -1 is not in 0..=1

    $ luozi --origin 256
    error: invalid value '256' for '--origin <N>': 256 is not in 0..=1

    $ luozi -j 0
    error: invalid value '0' for '--jobs <N>': 0 is not in 1..=4294967295

    $ luozi --jobs=0
    error: invalid value '0' for '--jobs <N>': 0 is not in 1..=4294967295

    $ luozi -j x
    error: invalid value 'x' for '--jobs <N>': invalid digit found in string

    $ luozi -j
    error: a value is required for '--jobs <N>' but none was supplied

    $ luozi --multi --lines
    error: the argument '--multi' cannot be used with '--lines'

    $ luozi --lines --multi case.in
    error: the argument '--lines' cannot be used with '--multi'

    $ luozi --strict=1
    error: unexpected value '1' for '--strict' found; no more were expected

    $ luozi --nothing
    error: unexpected argument '--nothing' found

      tip: to pass '--nothing' as a value, use '-- --nothing'

    $ luozi -x
    error: unexpected argument '-x' found

      tip: to pass '-x' as a value, use '-- -x'

    $ luozi -5
    error: unexpected argument '-5' found

      tip: to pass '-5' as a value, use '-- -5'

    $ luozi --game chess
    error: invalid value 'chess' for '--game <NAME>'
      [possible values: connect4, gomoku, reversi, tictactoe]

    $ luozi -g
    error: a value is required for '--game <NAME>' but none was supplied
      [possible values: connect4, gomoku, reversi, tictactoe]

    $ luozi --answer line
    error: --answer is an option of gomoku, not of connect4

    $ luozi one.in two.in
    error: unexpected argument 'two.in' found
    ");
}

#[test]
fn the_length_of_a_line() {
    for (connect, text, answer) in [
        ("1", "7 6\n4 4\n", "1,red"),
        ("1", "7 6\n", "0,draw"),
        ("1", "7 6\n8 1\n", "1,error"),
        ("2", "7 6\n1 4 7 3\n", "4,blue"),
        ("2", "7 6\n1 2 1 2\n", "3,red"),
        ("2", "7 6\n1 2 3 3\n", "4,blue"),
        ("3", "7 6\n1 1 2 2 3 3\n", "5,red"),
        ("4", "7 6\n1 1 2 2 3 3 4 4\n", "7,red"),
        ("5", "7 6\n1 1 2 2 3 3 4 4 5 5\n", "9,red"),
        ("5", "7 6\n1 1 2 2 3 3 5 5 4\n", "9,red"),
        ("6", "7 6\n1 1 2 2 3 3 4 4 5 5 6\n", "11,red"),
        ("7", "1 13\n1 1 1 1 1 1 1 1 1 1 1 1 1 1\n", "14,error"),
        ("8", "7 6\n1 1 2 2 3 3 4 4 5 5 6 6 7 7\n", "0,draw"),
        ("2147483648", "7 6\n1 1 2 2 3 3 4 4\n", "0,draw"),
        ("4294967295", "7 6\n1 1 2 2 3 3 4 4 9\n", "9,error"),
    ] {
        println!("--connect {connect}: {text}");
        let answer = format!("{answer}\n");
        assert_answer(&["--connect", connect], text, &answer);
        assert_answer(&[&format!("--connect={connect}")], text, &answer);
        assert_answer(&["--multi", "--connect", connect], text, &answer);
        let line = text.trim_end().replace('\n', " ");
        assert_answer(&["--lines", "--connect", connect], line, &answer);
    }
}

#[test]
fn the_number_of_the_first_column() {
    for (origin, text, answer) in [
        ("0", "5 5\n0 0 1 1 2 2 3 3\n", "7,red"),
        ("0", "5 5\n4 4 3 3 2 2 1 1\n", "7,red"),
        ("0", "5 5\n5\n", "1,error"),
        ("0", "5 5\n-1\n", "1,error"),
        ("0", "5 5\n-0 4\n", "0,draw"),
        ("0", "1 1\n0\n", "0,draw"),
        ("0", "0 5\n0\n", "1,error"),
        ("0", "-2147483648 5\n0\n", "1,error"),
        ("1", "5 5\n1 1 2 2 3 3 4 4\n", "7,red"),
        ("1", "5 5\n0\n", "1,error"),
        ("1", "5 5\n5 6\n", "2,error"),
        // Both ends of 32 bits.
        ("0", "2147483647 1\n2147483646\n", "0,draw"),
        ("0", "2147483647 1\n2147483647\n", "1,error"),
        ("0", "2147483647 1\n-1\n", "1,error"),
        ("0", "2147483647 1\n-2147483648\n", "1,error"),
        ("0", "2147483647 1\n0 2147483647\n", "2,error"),
        ("0", "2147483647 1\n0 0\n", "2,error"),
        ("1", "2147483647 1\n2147483647\n", "0,draw"),
        ("1", "2147483647 1\n2147483647 2147483647\n", "2,error"),
        ("1", "2147483647 1\n0\n", "1,error"),
        ("1", "2147483647 1\n-2147483648\n", "1,error"),
        ("0", "5 5\n2147483647\n", "1,error"),
        ("0", "5 5\n-2147483648\n", "1,error"),
        ("0", "2147483647 1\n2147483643 0 2147483646 1 2147483644 2 2147483645\n", "7,red"),
        ("1", "2147483647 1\n2147483644 1 2147483647 2 2147483645 3 2147483646\n", "7,red"),
        ("0", "2147483647 1\n2147483646 0 2147483645 1 2147483644 2 9 3\n", "8,blue"),
    ] {
        println!("--origin {origin}: {text}");
        let answer = format!("{answer}\n");
        assert_answer(&["--origin", origin], text, &answer);
        assert_answer(&[&format!("--origin={origin}")], text, &answer);
        assert_answer(&["--multi", "--origin", origin], text, &answer);
        let line = text.trim_end().replace('\n', " ");
        assert_answer(&["--lines", "--origin", origin], line, &answer);
    }
}

#[test]
fn options_stand_in_any_order() {
    for args in [
        &["--connect", "3", "--origin", "0"][..],
        &["--origin", "0", "--connect", "3"],
        &["--origin=0", "--connect=3"],
        &["--connect=3", "-", "--origin=0"],
        &["-", "--origin", "0", "--connect", "3"],
        &["-g", "connect4", "--connect=3", "--origin=0"],
        &["--connect=3", "--game=connect4", "--origin=0"],
        &["--connect=3", "--origin=0", "-gconnect4"],
        &["--multi", "--connect=3", "-j", "2", "--origin=0"],
        &["-j2", "--origin=0", "--multi", "--connect=3", "-"],
        &["--jobs=2", "--strict", "--origin=0", "--connect=3"],
        &["--origin=0", "--connect=3", "--strict", "--multi", "--", "-"],
    ] {
        println!("{args:?}");
        assert_answer(args, "5 5\n0 0 1 1 2\n", "5,red\n");
    }
    for args in [
        &["--lines", "--connect=3", "--origin=0"][..],
        &["-j", "1", "--origin", "0", "--lines", "--connect", "3"],
        &["--connect=3", "-j4294967295", "--strict", "--lines", "--origin=0", "-"],
    ] {
        println!("{args:?}");
        assert_answer(args, "5 5 0 0 1 1 2\n5 5 5\n", "5,red\n1,error\n");
    }
}
