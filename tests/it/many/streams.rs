//! Streams without end, the memory they take, and streams that break.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc;
use std::thread;

use super::talk::Talk;
use super::{PATIENCE, PLAIN};
use crate::malformed::{Division, Pieces, by_library, spots};
use crate::run::{Outcome, luozi};

/// Feeds a program that has started until it stops listening.
fn feed_endlessly(mut stdin: ChildStdin, begin: &str, rest: &str) {
    let begin = begin.as_bytes().to_vec();
    let rest = rest.as_bytes().repeat((1 << 16) / rest.len());
    thread::spawn(move || {
        let mut result = stdin.write_all(&begin);
        while result.is_ok() {
            result = stdin.write_all(&rest);
        }
    });
}

/// What comes of a text without end.
fn on_endless(args: &[&str], begin: &str, rest: &str) -> Outcome {
    let mut child = luozi(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    feed_endlessly(child.stdin.take().expect("stdin is piped"), begin, rest);
    let (ended, output) = mpsc::channel();
    thread::spawn(move || ended.send(child.wait_with_output()));
    let output =
        output.recv_timeout(PATIENCE).expect("the program ends").expect("it was waited for");
    Outcome {
        status: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("stdout is text"),
        stderr: String::from_utf8(output.stderr).expect("stderr is text"),
    }
}

#[test]
fn an_input_without_end_is_answered_where_the_game_is_decided() {
    for (name, begin, rest, answer) in [
        ("steps", "5 5\n", "1 1 2 2 3 3 4 ", "7,red\n"),
        ("steps behind an error", "5 5\n6", " 1", "1,error\n"),
        ("a full column", "1 2147483647\n1 1 2", " 1", "3,error\n"),
        ("blanks", "5 5\n6 ", " ", "1,error\n"),
        ("blank lines", "5 5\n6\n", "\n", "1,error\n"),
        ("NULs", "5 5\n6\n", "\0", "1,error\n"),
        ("lines", "5 5\n6\n", "5 5\n", "1,error\n"),
        ("a word", "5 5\n6 ", "x", "1,error\n"),
    ] {
        let expected =
            Outcome { status: Some(0), stdout: answer.to_owned(), stderr: String::new() };
        assert_eq!(on_endless(&[], begin, rest), expected, "{name}");
    }
}

#[test]
fn an_input_without_end_is_refused_where_it_is_bad() {
    for (name, begin, rest, spot) in [
        ("a word", "5 5\n1 ", "x", "line 2, column 3"),
        ("a third number", "5 5 ", "5", "line 1, column 5"),
        ("NULs", "", "\0", "line 1, column 1"),
        ("a third line", "5 5\n1\n", "1 ", "line 3, column 1"),
        ("the line of a word", "5 5\n1 x", " ", "line 2, column 3"),
    ] {
        let Outcome { status, stdout, stderr } = on_endless(&[], begin, rest);
        assert_eq!((status, stdout.as_str()), (Some(2), ""), "{name}");
        assert_eq!(spots(&stderr), [spot], "{name}");
    }
    let outcome = on_endless(&["--multi"], "5 5\n6\n5 5\n1 ", "x");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), "1,error\n"));
    assert_eq!(spots(&outcome.stderr), ["case 2, line 4, column 3"]);
}

/// How much memory a program has had at most, in MiB.
#[cfg(target_os = "linux")]
fn peak_memory(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the peak");
    let peak = peak.trim().strip_suffix(" kB").expect("a size").parse::<u64>().expect("a number");
    peak >> 10
}

/// Feeds a program to its end, and checks how much memory it has had when it had read everything.
#[cfg(target_os = "linux")]
#[track_caller]
fn assert_peak(name: &str, args: &[&str], parts: [&str; 2], most: u64) {
    let mut child = luozi(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for part in parts {
        stdin.write_all(part.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let peak = peak_memory(&child);
    drop(stdin);
    child.wait().expect("the program ends");
    assert!((1..=most).contains(&peak), "{name}: {peak} MiB, {most} at most");
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_follow_the_stream() {
    let megabytes = |count: usize, part: &str| part.repeat((count << 20) / part.len());
    let bad = format!("x{}\n", " 1".repeat(100_000));
    let lines = &["--lines", "-j2"][..];
    let multi = &["--multi"][..];
    for (name, args, begin, rest) in [
        ("lines", lines, "", megabytes(32, "5 5 1 1 2 2 3 3 4 4\n")),
        ("blank lines", lines, "", megabytes(1, "\n")),
        ("malformed lines", lines, "", megabytes(2, "x\n")),
        ("long malformed lines", lines, "", megabytes(16, &bad)),
        ("a line of a decided game", lines, "5 5 6", megabytes(64, " 1")),
        ("a line of one word", lines, "", megabytes(64, "x")),
        ("a line of zeros", lines, "5 5 ", megabytes(64, "0")),
        ("a line of blanks", lines, "", megabytes(64, " ")),
        ("cases", multi, "", megabytes(32, "5 5\n1 1 2 2 3 3 4 4\n\n")),
        ("blank lines before a case", multi, "", megabytes(64, "\n")),
        ("steps of a decided game", multi, "5 5\n6", megabytes(64, " 1")),
        ("blank lines before the case", &[], "", megabytes(64, "\n")),
        ("blanks before the steps", &[], "5 5\n", megabytes(64, "\t")),
        ("zeros of a step", &[], "5 5\n", megabytes(64, "0")),
        (
            "steps of a decided game, read all the same",
            &["--strict"],
            "5 5\n6",
            megabytes(64, " 1"),
        ),
    ] {
        assert_peak(name, args, [begin, &rest], 20);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_for_many_jobs_is_what_they_read_and_hold_back() {
    let lines = "5 5 1 1 2 2 3 3 4 4\n".repeat(2 << 20);
    assert_peak("lines", &["--lines", "-j64"], ["", &lines], 80);
    let malformed = "x\n".repeat(1 << 19);
    assert_peak("malformed lines", &["--lines", "-j64"], ["", &malformed], 80);
}

#[cfg(target_os = "linux")]
#[test]
fn a_message_takes_little_memory_however_long_its_line_is() {
    for line in [format!("x{}\n", " 1".repeat(60_000)), format!("x{}\n", " 1".repeat(400_000))] {
        assert_peak("a long line", &["--lines", "-j1"], ["", &line.repeat(8)], 4);
    }
}

/// A stream that fails behind some text.
struct Broken(Pieces);

impl Read for Broken {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the disk is on fire")),
            read => Ok(read),
        }
    }
}

#[test]
fn a_stream_that_breaks_is_told_behind_what_was_finished() {
    let long_line = format!("5 5 6\n1 2147483647{}", " 1".repeat(300_000));
    // Enough for one worker to find the break while another is at work.
    let (many, many_answers) = ("5 5 1 1 2 2 3 3 4\n".repeat(6000), "7,red\n".repeat(6000));
    for (name, division, text, answers, case) in [
        ("at once", Division::Single, "", "", ""),
        ("within the steps", Division::Single, "5 5\n1 1", "", ""),
        ("behind the steps", Division::Single, "5 5\n1 1\n\n", "", ""),
        ("at once", Division::Multi, "", "", ""),
        ("between cases", Division::Multi, "5 5\n6\n\n", "1,error\n", ""),
        ("within a case", Division::Multi, "5 5\n6\n5 5\n1 1", "1,error\n", ", case 2"),
        ("behind a header", Division::Multi, "5 5\n6\n5 5\n", "1,error\n", ", case 2"),
        ("behind the decision", Division::Multi, "5 5\n6\n5 5\n6 ", "1,error\n1,error\n", ""),
        ("at once", Division::Lines(2), "", "", ""),
        ("between lines", Division::Lines(2), "5 5 6\n5 5 6\n", "1,error\n1,error\n", ""),
        ("within a line", Division::Lines(2), "5 5 6\n5 5 1 1 2 2", "1,error\n", ""),
        ("within a line, one job", Division::Lines(1), "5 5 6\n5 5 1 1 2 2", "1,error\n", ""),
        ("within a long line", Division::Lines(2), &long_line, "1,error\n", ""),
        ("behind many lines", Division::Lines(2), &many, &many_answers, ""),
        ("behind many lines, eight jobs", Division::Lines(8), &many, &many_answers, ""),
    ] {
        for sizes in [&[usize::MAX][..], &[1000], &[3]] {
            let source = || Box::new(Broken(Pieces::new(text.as_bytes(), sizes))) as _;
            let found = by_library(PLAIN, source, division);
            let message = format!("luozi: stdin{case}: the disk is on fire\n");
            assert_eq!(found, (answers.to_owned(), message), "{name}, {} at a time", sizes[0]);
        }
    }
}

#[test]
fn what_is_wrong_with_a_text_is_told_even_if_its_line_breaks_off() {
    let source = || Box::new(Broken(Pieces::new(b"5 5 x y", &[usize::MAX]))) as _;
    let (answers, message) = by_library(PLAIN, source, Division::Single);
    assert_eq!((answers.as_str(), spots(&message)), ("", vec!["line 1, column 5"]));
    assert!(message.ends_with("\n  5 5 x y\n      ^\n"), "{message}");
}

/// A socket whose other end is closed before it has read everything breaks so.
#[cfg(target_os = "linux")]
#[test]
fn the_program_says_that_its_stdin_has_broken() {
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;

    for (args, finished) in [
        (&["--lines"][..], "5 5 6\n"),
        (&["--lines", "-j1"], "5 5 6\n"),
        (&["--multi"], "5 5\n6\n"),
    ] {
        let (mut near, mut far) = UnixStream::pair().expect("two sockets");
        far.write_all(b"never read").expect("there is room");
        let talk = Talk::with(luozi(args).stdin(OwnedFd::from(far)));
        near.write_all(finished.as_bytes()).expect("there is room");
        talk.hear("1,error");
        near.write_all(b"5 5 ").expect("there is room");
        drop(near);
        let (status, message) = talk.end();
        assert_eq!(status, Some(2));
        assert!(message.starts_with("luozi: stdin"), "{message}");
        assert!(message.ends_with(": Connection reset by peer (os error 104)\n"), "{message}");
    }
}
