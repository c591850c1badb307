//! The world around the program: pipes and disks that take no more, files that can't be read, statuses, colours.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::thread;

use tempfile::{TempDir, tempdir};

use crate::run::{Outcome, assert_answer, luozi, luozi_on, run};

/// The first example of the statement, whose answer is `7,red`.
const CASE: &str = "5 5\n1 1 2 2 3 3 4 4\n";

/// A folder with some files in it.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempdir().expect("a folder of our own");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("a file can be written");
    }
    folder
}

fn judged(answer: &str) -> Outcome {
    Outcome { status: Some(0), stdout: answer.to_owned(), stderr: String::new() }
}

#[test]
fn the_status_is_zero_whatever_the_verdict_and_nothing_else_is_said() {
    for (text, answer) in [
        ("5 5\n1 1 2 2 3 3 4\n", "7,red\n"),
        ("5 5\n5 1 1 2 2 3 3 4\n", "8,blue\n"),
        ("5 5\n0\n", "1,error\n"),
        ("5 5\n1\n", "0,draw\n"),
        ("5 5\n", "0,draw\n"),
    ] {
        assert_answer::<&str>(&[], text, answer);
        assert_answer(&["--strict"], text, answer);
        assert_answer(&["--multi"], text, answer);
        assert_answer(&["--lines"], text.trim_end().replace('\n', " "), answer);
    }
}

#[test]
fn a_file_is_judged_and_stdin_left_alone() {
    let folder = folder(&[
        ("case.in", CASE),
        ("lines.txt", "5 5 6\n5 5 1"),
        ("落子 1.txt", CASE),
        ("-5", CASE),
        ("5", CASE),
    ]);
    let run_there = |args: &[&str]| run(luozi(args).current_dir(folder.path()), b"no case\n");
    assert_eq!(run_there(&["case.in"]), judged("7,red\n"));
    assert_eq!(run_there(&["./case.in"]), judged("7,red\n"));
    assert_eq!(run_there(&["--multi", "case.in"]), judged("7,red\n"));
    assert_eq!(run_there(&["--lines", "lines.txt"]), judged("1,error\n0,draw\n"));
    assert_eq!(run_there(&["lines.txt", "--lines", "-j", "1"]), judged("1,error\n0,draw\n"));
    assert_eq!(run_there(&["落子 1.txt"]), judged("7,red\n"));
    assert_eq!(run_there(&["--", "-5"]), judged("7,red\n"));
    assert_eq!(run_there(&["5"]), judged("7,red\n"));
    let whole = folder.path().join("case.in");
    assert_eq!(run(&mut luozi(&[whole.as_os_str()]), b""), judged("7,red\n"));
}

#[test]
fn a_dash_is_stdin() {
    assert_answer(&["-"], CASE, "7,red\n");
    assert_answer(&["--multi", "-"], CASE, "7,red\n");
    assert_answer(&["-", "--lines"], "5 5 6\n", "1,error\n");
    assert_answer(&["--", "-"], CASE, "7,red\n");
}

#[test]
fn a_message_names_the_file() {
    let folder = folder(&[("bad.in", "5 5\n1 x\n"), ("lines.txt", "5 5 6\n5 x\n")]);
    let stderr = |args: &[&str]| {
        let outcome = run(luozi(args).current_dir(folder.path()), b"");
        assert_eq!(outcome.status, Some(2));
        outcome.stderr
    };
    let bad = "line 2, column 3: expected a column number, found `x`\n  1 x\n    ^\n";
    assert_eq!(stderr(&["bad.in"]), format!("luozi: bad.in, {bad}"));
    assert_eq!(stderr(&["--multi", "bad.in"]), format!("luozi: bad.in, case 1, {bad}"));
    assert_eq!(
        stderr(&["--lines", "lines.txt"]),
        "luozi: lines.txt, line 2, column 3: expected the board's height, found `x`\n  5 x\n    ^\n"
    );
}

#[test]
fn a_file_that_can_not_be_read_is_told() {
    let folder = folder(&[]);
    fs::create_dir(folder.path().join("sub")).expect("a folder can be made");
    for args in [
        &["missing.in"][..],
        &["--multi", "missing.in"],
        &["--lines", "missing.in"],
        &["sub/missing.in"],
        &["sub"],
        &["--multi", "sub"],
        &["--lines", "sub"],
        &["--lines", "-j1", "sub"],
        &["."],
    ] {
        let Outcome { status, stdout, stderr } =
            run(luozi(args).current_dir(folder.path()), CASE.as_bytes());
        assert_eq!((status, stdout.as_str()), (Some(2), ""), "{args:?}");
        let begin = format!("luozi: {}: ", args.last().unwrap());
        let reason = stderr.strip_prefix(&begin).unwrap_or_else(|| panic!("{args:?}: {stderr}"));
        // One line, and something in it.
        assert!(
            reason.len() > 5 && reason.find('\n') == Some(reason.len() - 1),
            "{args:?}: {stderr}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_told() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder(&[("secret.in", CASE)]);
    let secret = folder.path().join("secret.in");
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o000)).expect("it is our own");
    let outcome = run(luozi(&["secret.in"]).current_dir(folder.path()), b"");
    // Whoever may do everything may read it.
    let expected = if fs::File::open(&secret).is_ok() {
        judged("7,red\n")
    } else {
        Outcome {
            status: Some(2),
            stdout: String::new(),
            stderr: "luozi: secret.in: Permission denied (os error 13)\n".to_owned(),
        }
    };
    assert_eq!(outcome, expected);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_fails_when_it_is_read_is_told() {
    // Its first page is nobody's.
    for args in
        [&["/proc/self/mem"][..], &["--multi", "/proc/self/mem"], &["--lines", "/proc/self/mem"]]
    {
        let expected = Outcome {
            status: Some(2),
            stdout: String::new(),
            stderr: "luozi: /proc/self/mem: Input/output error (os error 5)\n".to_owned(),
        };
        assert_eq!(run(&mut luozi(args), b""), expected);
    }
}

/// Elsewhere a file system takes no such name, or turns it into another.
#[cfg(target_os = "linux")]
#[test]
fn a_file_name_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = folder(&[]);
    let name = OsStr::from_bytes(b"case-\xFF\xE4.in");
    fs::write(folder.path().join(name), CASE).expect("a file can be written");
    assert_eq!(run(luozi(&[name]).current_dir(folder.path()), b""), judged("7,red\n"));
    let missing = OsStr::from_bytes(b"missing-\xFF.in");
    let outcome = run(luozi(&[missing]).current_dir(folder.path()), b"");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
    let expected = "luozi: missing-\u{FFFD}.in: No such file or directory (os error 2)\n";
    assert_eq!(outcome.stderr, expected);
}

#[cfg(unix)]
#[test]
fn a_folder_on_stdin_is_told() {
    for args in [&[][..], &["--multi"], &["--lines"], &["--lines", "-j1"], &["-"]] {
        let folder = folder(&[]);
        let stdin = fs::File::open(folder.path()).expect("a folder can be opened");
        let output = luozi::<&str>(args).stdin(stdin).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        let message = String::from_utf8(output.stderr).expect("stderr is text");
        assert!(message.starts_with("luozi: stdin: Is a directory"), "{args:?}: {message}");
    }
}

/// The program with some of its streams closed, which takes a shell.
#[cfg(unix)]
fn with_closed(redirections: &str, args: &str, stdin: &[u8]) -> Outcome {
    let mut shell = std::process::Command::new("/bin/sh");
    let script = format!("exec \"$0\" {args} {redirections}");
    run(shell.args(["-c", &script, env!("CARGO_BIN_EXE_luozi")]), stdin)
}

#[cfg(unix)]
#[test]
fn a_closed_stdin_is_an_empty_one() {
    let empty = "line 1, column 1: expected the board's width, found the end of the input\n";
    let outcome = with_closed("<&-", "", b"");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
    assert!(outcome.stderr.starts_with(&format!("luozi: stdin, {empty}")), "{outcome}");
    assert_eq!(with_closed("<&-", "--multi", b""), judged(""));
    assert_eq!(with_closed("<&-", "--lines", b""), judged(""));
}

#[cfg(unix)]
#[test]
fn a_closed_stderr_changes_no_answer_and_no_status() {
    assert_eq!(with_closed("2>&-", "", CASE.as_bytes()), judged("7,red\n"));
    let outcome = with_closed("2>&-", "", b"x");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
    let outcome = with_closed("2>&-", "--lines", b"x\n5 5 6\n");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), "malformed\n1,error\n"));
}

#[test]
fn a_reader_that_has_gone_is_a_normal_end() {
    for (args, text) in [
        (&[][..], CASE),
        (&["--strict"], CASE),
        (&["--multi"], CASE),
        (&["--lines"], "5 5 6\n5 5 6\n"),
        (&["--lines", "-j1"], "5 5 6\n5 5 6\n"),
        (&["--help"], ""),
        (&["-h"], ""),
        (&["--version"], ""),
    ] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let outcome = run_with_stdout(args, text, writer.into());
        assert_eq!(outcome, judged(""), "{args:?}");
    }
}

/// Runs the program with a stdout of our own.
fn run_with_stdout(args: &[&str], text: &str, stdout: Stdio) -> Outcome {
    let mut child = luozi(args)
        .stdin(Stdio::piped())
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    // It may have ended already.
    let _ = stdin.write_all(text.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Outcome {
        status: output.status.code(),
        stdout: String::new(),
        stderr: String::from_utf8(output.stderr).expect("stderr is text"),
    }
}

#[test]
fn a_reader_that_goes_in_the_middle_ends_a_run_without_end() {
    for (args, case) in [
        (&["--multi"][..], "5 5\n6\n"),
        (&["--lines"], "5 5 6\n"),
        (&["--lines", "-j1"], "5 5 6\n"),
        (&["--lines", "-j8"], "5 5 6\n"),
    ] {
        let mut child = luozi(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("stdin is piped");
        let cases = case.repeat(10_000);
        let feeder = thread::spawn(move || while stdin.write_all(cases.as_bytes()).is_ok() {});
        let mut answers = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("an answer");
        assert_eq!(answer, "1,error\n");
        drop(answers);
        let output = child.wait_with_output().expect("the program ends");
        feeder.join().expect("the feeder ends");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[test]
fn a_reader_of_messages_that_has_gone_changes_no_answer_and_no_status() {
    for (args, text, answers) in [
        (&[][..], "x", ""),
        (&["--lines"], "x\n5 5 6\n", "malformed\n1,error\n"),
        (&["--connect=0"], "", ""),
    ] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let mut child = luozi(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(writer)
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("stdin is piped");
        let _ = stdin.write_all(text.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), answers, "{args:?}");
    }
}

/// A device that takes nothing, as a disk that is full.
#[cfg(target_os = "linux")]
fn full_disk() -> Stdio {
    fs::File::options().write(true).open("/dev/full").expect("the device is there").into()
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    for (args, text) in [
        (&[][..], CASE.to_owned()),
        (&["--multi"], CASE.repeat(10_000)),
        (&["--lines"], "5 5 6\n".repeat(100_000)),
        (&["--lines", "-j1"], "5 5 6\n".to_owned()),
    ] {
        let outcome = run_with_stdout(args, &text, full_disk());
        let message = "luozi: stdout: No space left on device (os error 28)\n";
        assert_eq!((outcome.status, outcome.stderr.as_str()), (Some(2), message), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_where_help_is_asked_for_too() {
    for arg in ["--help", "-h", "--version"] {
        let outcome = run_with_stdout(&[arg], "", full_disk());
        let message = "luozi: stdout: No space left on device (os error 28)\n";
        assert_eq!((outcome.status, outcome.stderr.as_str()), (Some(2), message), "{arg}");
    }
}

#[test]
fn no_colour_without_a_terminal() {
    let settings: &[&[(&str, &str)]] = &[
        &[],
        &[("NO_COLOR", "1")],
        &[("TERM", "dumb")],
        &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")],
        &[("CLICOLOR", "1")],
        &[("FORCE_COLOR", "1")],
        &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")],
    ];
    for variables in settings {
        assert_colourless(variables);
    }
}

#[test]
fn no_colour_without_a_terminal_even_where_it_is_forced() {
    assert_colourless(&[("CLICOLOR_FORCE", "1")]);
}

#[track_caller]
fn assert_colourless(variables: &[(&str, &str)]) {
    for args in [&["--help"][..], &["-h"], &["--version"], &["--connect", "0"], &["--nothing"], &[]]
    {
        let outcome = run(luozi(args).envs(variables.iter().copied()), b"5 x");
        let both = outcome.stdout + &outcome.stderr;
        assert!(!both.contains('\x1B'), "{args:?} {variables:?}: {both:?}");
    }
}

/// Every file below a folder, by its path, with its text.
fn contents(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| {
            let entry = entry.expect("the folder can be read");
            let text = fs::read_to_string(entry.path()).expect("the file can be read");
            (entry.file_name().into_string().expect("the name is text"), text)
        })
        .collect();
    files.sort();
    files
}

#[test]
fn the_folder_is_left_as_it_was() {
    let folder = folder(&[("case.in", CASE), ("case.out", "0,draw\n"), ("bad.in", "x")]);
    let before = contents(folder.path());
    for args in [
        &[][..],
        &["case.in"],
        &["bad.in"],
        &["missing.in"],
        &["--multi", "case.in"],
        &["--lines", "case.in"],
        &["--strict", "case.in"],
        &["--help"],
        &["--version"],
        &["--connect", "0"],
    ] {
        run(luozi(args).current_dir(folder.path()), CASE.as_bytes());
    }
    assert_eq!(contents(folder.path()), before);
}

#[test]
fn a_status_is_one_of_those_that_are_told() {
    for (args, text, status) in [
        (&[][..], CASE, 0),
        (&[], "x", 2),
        (&["--lines"], "5 5\nx\n5 5\n", 2),
        (&["--multi"], "5 5\n\nx\n", 2),
        (&["--strict"], "5 5\n6 x\n", 2),
        (&["--help"], "", 0),
        (&["--version"], "", 0),
        (&["--nothing"], CASE, 2),
        (&["missing.in"], CASE, 2),
    ] {
        assert_eq!(luozi_on(args, text).status, Some(status), "{args:?}");
    }
}
