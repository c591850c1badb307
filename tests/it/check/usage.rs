//! What is refused, and the hints that go with it.

use std::fmt::Write as _;
use std::path::Path;

use insta::assert_snapshot;

use super::{CASE, check, folder};
use crate::run::{luozi, luozi_on, run, tidy};

#[test]
fn help() {
    assert_snapshot!(tidy(&luozi_on(&["check", "-h"], "").to_string()), @"
    status: 0
    ----- stdout
    Check folders of cases: luozi's own answers, or a program's

    Usage: luozi check [OPTIONS] <PATH>... [-- <COMMAND>...]

    Arguments:
      <PATH>...     An input, or a folder that is searched all the way down
      [COMMAND]...  The program to check, and its arguments

    Options:
          --compare <HOW>    What counts of an answer [default: trim] [possible values: exact, trim, tokens]
          --format <FORMAT>  The form of the report [default: human] [possible values: human, json, junit, tap]
          --bless            Write luozi's own answer wherever one is missing or differs
      -h, --help             Print help (see more with '--help')

    Limits of a program; 0 is none, and none of them is a sandbox:
          --time-limit <TIME>    CPU time, such as 2s or 500ms; the clock on the wall gets a second more [default: 2s]
          --memory-limit <SIZE>  Resident memory of the largest process at its peak, such as 256MiB or 1GiB [default: 256MiB]
          --output-limit <SIZE>  What it may write to stdout, and to stderr [default: 8MiB]

    Options, with every subcommand:
      -g, --game <NAME>    The puzzle [default: connect4] [possible values: connect4, gomoku, reversi, tictactoe]
          --connect <K>    connect4, gomoku: discs in a line, K or more [default: 4 and 5]
          --origin <N>     connect4, reversi: the number of the first column and row, 0 or 1 [default: 1]
          --answer <FORM>  gomoku: how the winner is told [default: words] [possible values: words, numbers, line]
      -j, --jobs <N>       How much is done side by side [default: all cores]

    Cases:
      X.in with X.out or X.ans; X.inN with X.outN or X.ansN; inN.txt with outN.txt or ansN.txt;
      in/X, input/X or inputs/X with the same name, or its stem with .out or .ans, in out, output or outputs beside it.
      The puzzle is that of -g, else the one whose name the nearest folder bears, else connect4.

    Verdicts:
      AC accepted, WA wrong answer, TLE too slow, MLE too large, OLE too much output, RE no answer

    Examples:
      luozi check cases                       are the answers right?
      luozi check cases -- python3 mine.py    is a program right?
      luozi check --bless cases               writes the answers that are missing or wrong
      luozi check cases --format junit        for a build server

    Exit status: 0 every case passed; 1 one failed; 2 bad usage, no case, or a file that can't be read or written.
    ----- stderr
    ");
    assert_snapshot!(tidy(&luozi_on(&["compare", "-h"], "").to_string()), @"
    status: 0
    ----- stdout
    Compare an answer with the expected one, as another judge's checker

    Usage: luozi compare [OPTIONS] <FILE> <FILE> <FILE>

    Arguments:
      <FILE> <FILE> <FILE>  INPUT OUTPUT ANSWER, or with --exit icpc INPUT ANSWER FEEDBACK_DIR

    Options:
          --compare <HOW>      What counts of an answer [default: trim] [possible values: exact, trim, tokens]
          --exit <CONVENTION>  What the files are, and what the exit status means [default: plain] [possible values: plain, testlib, icpc]
      -h, --help               Print help (see more with '--help')

    Options, with every subcommand:
      -g, --game <NAME>    The puzzle [default: connect4] [possible values: connect4, gomoku, reversi, tictactoe]
          --connect <K>    connect4, gomoku: discs in a line, K or more [default: 4 and 5]
          --origin <N>     connect4, reversi: the number of the first column and row, 0 or 1 [default: 1]
          --answer <FORM>  gomoku: how the winner is told [default: words] [possible values: words, numbers, line]
      -j, --jobs <N>       How much is done side by side [default: all cores]

    Exit status:
      plain    0 the same; 1 not; 2 bad usage, or a file that can't be read
      testlib  0 the same; 1 not; 2 only blanks and line breaks differ, or there is no output; 3 the judge's own files fail
      icpc     42 the same; 43 not; 2 the judge's own files fail

    Examples:
      luozi compare case.in output.txt case.out
      luozi compare --exit icpc case.in case.ans feedback/ < output.txt
    ----- stderr
    ");
}

/// What is typed behind `luozi check`.
const USAGE_ERRORS: &[&[&str]] = &[
    &[],
    &["missing"],
    &["empty"],
    &["empty", "other"],
    &["cases", "missing"],
    &["cases", "./mine"],
    &["cases", "python3", "mine.py", "--fast"],
    &["cases", "python3", "mine.py"],
    &["cases/1.out"],
    &["cases", "--"],
    &["--", "./mine"],
    &["cases", "--bless", "--", "./mine"],
    &["cases", "--bless", "--format", "json"],
    &["cases", "--compare", "fuzzy"],
    &["cases", "--format", "xml"],
    &["cases", "--time-limit", "1s"],
    &["cases", "--time-limit", "2", "--", "./mine"],
    &["cases", "--memory-limit", "256M", "--", "./mine"],
    &["cases", "--output-limit", "-1B", "--", "./mine"],
    &["cases", "-j", "0"],
    &["cases", "--answer", "line"],
    &["-g", "reversi", "cases", "--answer", "line"],
    &["cases", "--lines"],
];

/// What is said of each, without what is the same everywhere.
fn messages(folder: &Path, errors: &[&[&str]]) -> String {
    let mut all = String::new();
    for args in errors {
        let outcome = check(folder, args);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{args:?}: {outcome}");
        let stderr =
            tidy(&outcome.stderr).replace("\n\nFor more information, try '--help'.\n", "\n");
        let command = format!("$ luozi check {}", args.join(" "));
        writeln!(all, "{}\n{stderr}", command.trim_end()).unwrap();
    }
    all
}

#[test]
fn usage_errors() {
    let folder = folder(&[
        ("cases/1.in", CASE),
        ("cases/1.out", "7,red\n"),
        ("mine", "#!/bin/sh\n"),
        ("empty/", ""),
        ("other/notes.txt", ""),
    ]);
    let all = messages(folder.path(), USAGE_ERRORS);
    assert_snapshot!(all, @"
    $ luozi check
    error: the following required arguments were not provided:
      <PATH>...

    Usage: luozi check <PATH>... [-- <COMMAND>...]

    $ luozi check missing
    luozi: missing: No such file or directory (os error 2)

    $ luozi check empty
    luozi: empty: no case found; a case is X.in with X.out or X.ans, X.inN with X.outN or X.ansN, inN.txt with outN.txt or ansN.txt, or in/X with out/X

    $ luozi check empty other
    luozi: empty, other: no case found; a case is X.in with X.out or X.ans, X.inN with X.outN or X.ansN, inN.txt with outN.txt or ansN.txt, or in/X with out/X

    $ luozi check cases missing
    luozi: missing: No such file or directory (os error 2); to check a program, write -- before it: luozi check cases -- missing

    $ luozi check cases ./mine
    luozi: ./mine: expected an input: X.in, X.inN, inN.txt, or a file in a folder in, input or inputs; to check a program, write -- before it: luozi check cases -- ./mine

    $ luozi check cases python3 mine.py --fast
    error: unexpected argument '--fast' found

      tip: a program and its arguments stand behind --: luozi check PATH -- COMMAND

    Usage: luozi check <PATH>... [-- <COMMAND>...]

    $ luozi check cases python3 mine.py
    luozi: python3: No such file or directory (os error 2); to check a program, write -- before it: luozi check cases -- python3 mine.py

    $ luozi check cases/1.out
    luozi: cases/1.out: expected an input: X.in, X.inN, inN.txt, or a file in a folder in, input or inputs

    $ luozi check cases --
    error: a command is missing behind --

    Usage: luozi [OPTIONS] [FILE]
           luozi [OPTIONS] COMMAND ...

    $ luozi check -- ./mine
    error: the following required arguments were not provided:
      <PATH>...

    Usage: luozi check <PATH>... -- <COMMAND>...

    $ luozi check cases --bless -- ./mine
    error: the argument '--bless' cannot be used with '[COMMAND]...'

    Usage: luozi check --bless <PATH>... [-- <COMMAND>...]

    $ luozi check cases --bless --format json
    error: the argument '--bless' cannot be used with '--format <FORMAT>'

    Usage: luozi check --bless <PATH>... [-- <COMMAND>...]

    $ luozi check cases --compare fuzzy
    error: invalid value 'fuzzy' for '--compare <HOW>'
      [possible values: exact, trim, tokens]

    $ luozi check cases --format xml
    error: invalid value 'xml' for '--format <FORMAT>'
      [possible values: human, json, junit, tap]

    $ luozi check cases --time-limit 1s
    error: the following required arguments were not provided:
      <COMMAND>...

    Usage: luozi check --time-limit <TIME> <PATH>... -- <COMMAND>...

    $ luozi check cases --time-limit 2 -- ./mine
    error: invalid value '2' for '--time-limit <TIME>': expected a time such as 2s, 500ms or 1min, or 0 for no limit

    $ luozi check cases --memory-limit 256M -- ./mine
    error: invalid value '256M' for '--memory-limit <SIZE>': expected a size such as 256MiB, 64KiB, 1GiB or 100MB, or 0 for no limit

    $ luozi check cases --output-limit -1B -- ./mine
    error: unexpected argument '-1' found

      tip: to pass '-1' as a value, use '-- -1'

    Usage: luozi check [OPTIONS] <PATH>... [-- <COMMAND>...]

    $ luozi check cases -j 0
    error: invalid value '0' for '--jobs <N>': 0 is not in 1..=4294967295

    $ luozi check cases --answer line
    luozi: --answer is an option of none of the games found; -g chooses one

    $ luozi check -g reversi cases --answer line
    error: --answer is an option of gomoku, not of reversi

    Usage: luozi [OPTIONS] [FILE]
           luozi [OPTIONS] COMMAND ...

    $ luozi check cases --lines
    error: unexpected argument '--lines' found

      tip: a similar argument exists: '--bless'
      tip: a program and its arguments stand behind --: luozi check PATH -- COMMAND

    Usage: luozi check --bless <PATH>... [-- <COMMAND>...]
    ");
}

#[cfg(unix)]
#[test]
fn a_program_that_can_not_be_started_is_named() {
    let folder = folder(&[("1.in", CASE), ("1.out", "7,red\n"), ("mine", "")]);
    for format in ["human", "json", "junit", "tap"] {
        for (program, reason) in [
            ("./none", "No such file or directory (os error 2)"),
            ("./mine", "Permission denied (os error 13)"),
            (".", "Permission denied (os error 13)"),
        ] {
            let outcome = check(folder.path(), &["--format", format, ".", "--", program, "-x"]);
            assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""), "{format}");
            assert_eq!(outcome.stderr, format!("luozi: {program}: {reason}\n"), "{format}");
        }
    }
}

#[test]
fn a_reader_that_has_gone_is_a_normal_end() {
    let folder = folder(&[("1.in", CASE), ("1.out", "0,draw\n"), ("2.in", CASE)]);
    for args in [
        &["."][..],
        &[".", "--format", "json"],
        &[".", "--format", "junit"],
        &[".", "--format", "tap"],
        &[".", "-j1"],
        &[".", "--bless"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output =
            luozi(&["check"]).args(args).current_dir(folder.path()).stdout(writer).output();
        let output = output.expect("the program starts");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(!stderr.contains("panic") && !stderr.contains("luozi:"), "{args:?}: {stderr}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let folder = folder(&[("1.in", CASE), ("1.out", "0,draw\n")]);
    for args in [&["."][..], &[".", "--format", "junit"], &[".", "--bless"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("it is there");
        let output = luozi(&["check"]).args(args).current_dir(folder.path()).stdout(full).output();
        let output = output.expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let message = "luozi: stdout: No space left on device (os error 28)\n";
        assert!(String::from_utf8_lossy(&output.stderr).ends_with(message), "{args:?}");
    }
}

#[test]
fn no_colour_without_a_terminal() {
    let folder = folder(&[("1.in", CASE), ("1.out", "0,draw\n")]);
    let mut command = luozi(&["check", "."]);
    let outcome = run(command.current_dir(folder.path()).env("CLICOLOR_FORCE", "1"), b"");
    assert!(!format!("{outcome}").contains('\x1B'), "{outcome}");
}
