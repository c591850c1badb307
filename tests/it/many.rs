//! Many cases, one after another or one a line: their order, what is skipped, streams without end, and when answers come.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use insta::assert_snapshot;

use crate::malformed::model::{self, Rules};
use crate::malformed::{Division, Pieces, by_library, spots};
use crate::run::{Outcome, assert_answer, luozi, luozi_on, tidy};

/// How long a program that hangs is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// The rules as they are without options.
const PLAIN: Rules = Rules { connect: 4, strict: false };

#[test]
fn one_case_after_another() {
    for (name, text, answers) in [
        ("nothing at all", "", ""),
        ("blank lines", "\n \n\t\r\n\n", ""),
        ("blanks without a line's end", "  \t", ""),
        ("a byte order mark", "\u{FEFF}", ""),
        ("one case", "5 5\n1 1 2 2 3 3 4 4\n", "7,red\n"),
        ("one case behind a byte order mark", "\u{FEFF}5 5\n6\n", "1,error\n"),
        ("two cases", "5 5\n1 1 2 2 3 3 4 4\n5 5\n0 1 2 2 3 3 4 4\n", "7,red\n1,error\n"),
        (
            "blank lines before and behind cases",
            "\n\n5 5\n6\n \n\r\n5 5\n1\n\n\n",
            "1,error\n0,draw\n",
        ),
        ("a blank line in place of steps", "5 5\n\n5 5\n6\n", "0,draw\n1,error\n"),
        ("a line of blanks in place of steps", "5 5\n \t\r\n5 5\n6\n", "0,draw\n1,error\n"),
        (
            "blank lines in place of steps and before the next",
            "5 5\n\n\n\n5 5\n6\n",
            "0,draw\n1,error\n",
        ),
        (
            "lines that end in CRLF",
            "5 5\r\n6\r\n\r\n5 5\r\n\r\n5 5\r\n6 6\r\n",
            "1,error\n0,draw\n1,error\n",
        ),
        ("no line's end behind the last steps", "5 5\n6\n5 5\n1", "1,error\n0,draw\n"),
        ("no line's end behind the deciding step", "5 5\n1\n5 5\n6", "0,draw\n1,error\n"),
        ("a header at the end", "5 5\n6\n5 5\n", "1,error\n0,draw\n"),
        ("a header at the end, without a line's end", "5 5\n6\n5 5", "1,error\n0,draw\n"),
        ("only a header", "5 5", "0,draw\n"),
        ("more steps than decide", "5 5\n6 1 2 3\n5 5\n1\n", "1,error\n0,draw\n"),
        ("a word behind the decision", "5 5\n6 x 2147483648\n5 5\n1\n", "1,error\n0,draw\n"),
        ("a decision by the last step, and blanks", "5 5\n6 \r\n\r\n5 5\n1\n", "1,error\n0,draw\n"),
        ("boards of no size", "0 0\n\n-1 5\n1\n", "0,draw\n1,error\n"),
        (
            "boards of every size",
            "1 1\n1\n2147483647 1\n2147483647\n3 40\n1 4\n40 3\n40\n",
            "0,draw\n0,draw\n2,error\n0,draw\n",
        ),
    ] {
        println!("{name}");
        assert_answer(&["--multi"], text, answers);
    }
}

/// Runs the program on each text and shows all that comes of it.
fn outcomes(args: &[&str], cases: &[(&str, &str)]) -> String {
    let mut shown = String::new();
    for (name, text) in cases {
        let outcome = tidy(&luozi_on(args, text).to_string());
        write!(shown, "=== {name}\n{outcome}").unwrap();
    }
    shown
}

#[test]
fn the_first_bad_case_ends_the_run() {
    let shown = outcomes(
        &["--multi"],
        &[
            ("the first", "x\n5 5\n6\n"),
            ("the third, of which nothing is answered", "5 5\n6\n5 5\n1\n\n5 5\n1 2 x\n5 5\n6\n"),
            ("a header of three numbers", "5 5\n6\n5 5 5\n1\n"),
            ("steps that are taken for a header", "5 5\n\n1 1 2 2\n"),
            ("a third line that is taken for a header", "5 5\n1\n2\n"),
            ("a header of one number at the end", "5 5\n6\n5"),
            ("a number past 32 bits in the last of the steps", "5 5\n6\n5 5\n1 2147483648"),
            ("junk at the end", "5 5\n6\n\nend\n"),
        ],
    );
    assert_snapshot!(shown, @"
    === the first
    status: 2
    ----- stdout
    ----- stderr
    luozi: stdin, case 1, line 1, column 1: expected the board's width, found `x`
      x
      ^
    === the third, of which nothing is answered
    status: 2
    ----- stdout
    1,error
    0,draw
    ----- stderr
    luozi: stdin, case 3, line 7, column 5: expected a column number, found `x`
      1 2 x
          ^
    === a header of three numbers
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 3, column 5: expected the end of the line after width and height, found `5`
      5 5 5
          ^
    === steps that are taken for a header
    status: 2
    ----- stdout
    0,draw
    ----- stderr
    luozi: stdin, case 2, line 3, column 5: expected the end of the line after width and height, found `2`
      1 1 2 2
          ^
    === a third line that is taken for a header
    status: 2
    ----- stdout
    0,draw
    ----- stderr
    luozi: stdin, case 2, line 3, column 2: expected the board's height, found the end of the line
      2
       ^
    === a header of one number at the end
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 3, column 2: expected the board's height, found the end of the input
      5
       ^
    === a number past 32 bits in the last of the steps
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 4, column 3: expected a column number, found `2147483648`, which is past 32 bits (-2147483648 to 2147483647)
      1 2147483648
        ^
    === junk at the end
    status: 2
    ----- stdout
    1,error
    ----- stderr
    luozi: stdin, case 2, line 4, column 1: expected the board's width, found `end`
      end
      ^
    ");
}

#[test]
fn what_follows_a_decision_is_refused_where_that_is_asked_for() {
    let shown = outcomes(
        &["--multi", "--strict"],
        &[
            ("nothing wrong", "5 5\n6 1 7 -1\n\n5 5\n1\n"),
            ("a word behind a decision", "5 5\n1\n5 5\n6 1 x\n5 5\n1\n"),
        ],
    );
    assert_snapshot!(shown, @"
    === nothing wrong
    status: 0
    ----- stdout
    1,error
    0,draw
    ----- stderr
    === a word behind a decision
    status: 2
    ----- stdout
    0,draw
    ----- stderr
    luozi: stdin, case 2, line 4, column 5: expected a column number, found `x`
      6 1 x
          ^
    ");
    let shown = outcomes(
        &["--lines", "--strict"],
        &[
            ("nothing wrong", "5 5 6 1 7 -1\n5 5 1\n"),
            ("a word behind a decision", "5 5 1\n5 5 6 1 x\n5 5 1\n"),
        ],
    );
    assert_snapshot!(shown, @"
    === nothing wrong
    status: 0
    ----- stdout
    1,error
    0,draw
    ----- stderr
    === a word behind a decision
    status: 2
    ----- stdout
    0,draw
    malformed
    0,draw
    ----- stderr
    luozi: stdin, line 2, column 9: expected a column number, found `x`
      5 5 6 1 x
              ^
    ");
}

#[test]
fn a_case_a_line() {
    for (name, text, answers) in [
        ("nothing at all", "", ""),
        ("one line", "5 5 1 1 2 2 3 3 4 4\n", "7,red\n"),
        ("two lines", "5 5 1 1 2 2 3 3 4 4\n5 5 6\n", "7,red\n1,error\n"),
        ("no line's end at the end", "5 5 6\n5 5 1 1 2 2 3 3 4", "1,error\n7,red\n"),
        ("lines that end in CRLF", "5 5 6\r\n5 5 1\r\n", "1,error\n0,draw\n"),
        ("a CR, and no line's end, at the end", "5 5 6\r\n5 5 6\r", "1,error\n1,error\n"),
        ("no steps", "5 5\n5 5 \n", "0,draw\n0,draw\n"),
        ("a byte order mark", "\u{FEFF}5 5 6\n5 5 1\n", "1,error\n0,draw\n"),
        ("tabs and blanks", "\t5  5\t6 \n  5 5 1\n", "1,error\n0,draw\n"),
        ("what follows a decision", "5 5 6 x 2147483648 中 \0\n5 5 1\n", "1,error\n0,draw\n"),
    ] {
        println!("{name}");
        assert_answer(&["--lines"], text, answers);
    }
    assert_answer(&["--lines"], b"5 5 6 \xFF\xE4\n5 5 1\n", "1,error\n0,draw\n");
}

#[test]
fn a_malformed_line_is_answered_so_and_the_rest_goes_on() {
    let shown = outcomes(
        &["--lines"],
        &[
            ("a word", "5 5 6\n5 5 x\n5 5 1\n"),
            ("blank lines", "\n5 5 6\n \r\n\n"),
            ("a byte order mark by itself", "\u{FEFF}\n5 5 6\n"),
            ("one number", "5\n5 5 6\n5"),
            ("a case on two lines", "5 5\n1 1 2 2 3 3 4 4\n5 5\n0\n"),
            ("a byte order mark that is not the first", "5 5 6\n\u{FEFF}5 5 6\n"),
            ("the last piece", "5 5 6\n5 5 1 -"),
        ],
    );
    assert_snapshot!(shown, @r"
    === a word
    status: 2
    ----- stdout
    1,error
    malformed
    0,draw
    ----- stderr
    luozi: stdin, line 2, column 5: expected a column number, found `x`
      5 5 x
          ^
    === blank lines
    status: 2
    ----- stdout
    malformed
    1,error
    malformed
    malformed
    ----- stderr
    luozi: stdin, line 1, column 1: expected the board's width, found the end of the line

      ^
    luozi: stdin, line 3, column 2: expected the board's width, found the end of the line

       ^
    luozi: stdin, line 4, column 1: expected the board's width, found the end of the line

      ^
    === a byte order mark by itself
    status: 2
    ----- stdout
    malformed
    1,error
    ----- stderr
    luozi: stdin, line 1, column 1: expected the board's width, found the end of the line

      ^
    === one number
    status: 2
    ----- stdout
    malformed
    1,error
    malformed
    ----- stderr
    luozi: stdin, line 1, column 2: expected the board's height, found the end of the line
      5
       ^
    luozi: stdin, line 3, column 2: expected the board's height, found the end of the input
      5
       ^
    === a case on two lines
    status: 2
    ----- stdout
    0,draw
    1,error
    0,draw
    malformed
    ----- stderr
    luozi: stdin, line 4, column 2: expected the board's height, found the end of the line
      0
       ^
    === a byte order mark that is not the first
    status: 2
    ----- stdout
    1,error
    malformed
    ----- stderr
    luozi: stdin, line 2, column 1: expected the board's width, found `\u{feff}5` (an invisible character is in it: write it anew)
      \u{feff}5 5 6
      ^
    === the last piece
    status: 2
    ----- stdout
    1,error
    malformed
    ----- stderr
    luozi: stdin, line 2, column 7: expected a column number, found `-`
      5 5 1 -
            ^
    ");
}

/// Numbers that are spread well enough, from a seed.
fn numbers(mut seed: u64) -> impl FnMut(u64) -> u64 {
    move |below| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % below
    }
}

/// Many lines of small games, some of them malformed, and now and then a long one.
fn many_lines() -> String {
    let mut number = numbers(0x2026);
    let mut text = String::new();
    for _ in 0..60_000 {
        let steps = match number(2000) {
            0 => number(200_000),
            _ => number(25),
        };
        let width = 1 + number(9);
        write!(text, "{width} {}", 1 + number(7)).unwrap();
        for _ in 0..steps {
            write!(text, " {}", 1 + number(width)).unwrap();
        }
        match number(40) {
            0 => text.push_str(" x"),
            1 => text.push_str("\n\n"),
            _ => {}
        }
        text.push('\n');
    }
    text
}

#[test]
fn answers_and_messages_keep_the_order_of_the_lines_with_any_number_of_jobs() {
    let text = many_lines();
    let (answers, bad) = model::lines(PLAIN, text.as_bytes());
    let bad: Vec<_> = bad.into_iter().map(|spot| spot.to_string()).collect();
    assert!(text.len() > 8 << 20 && bad.len() > 1000, "{} bytes", text.len());
    let mut messages = None;
    for jobs in ["1", "2", "8", "100000"] {
        let outcome = luozi_on(&["--lines", "-j", jobs], &text);
        assert_eq!(outcome.status, Some(2), "-j {jobs}");
        assert!(outcome.stdout == answers, "-j {jobs}");
        assert!(spots(&outcome.stderr) == bad, "-j {jobs}");
        assert!(*messages.get_or_insert(outcome.stderr.clone()) == outcome.stderr, "-j {jobs}");
    }
}

#[test]
fn many_cases_one_after_another_keep_their_order() {
    let mut number = numbers(0x1988);
    let mut text = String::new();
    for _ in 0..40_000 {
        let width = 1 + number(9);
        writeln!(text, "{width} {}", 1 + number(7)).unwrap();
        for _ in 0..number(25) {
            write!(text, "{} ", 1 + number(width)).unwrap();
        }
        text.push_str(["\n", "\r\n", "\n\n", "\n \n"][number(4) as usize]);
    }
    let (answers, bad) = model::multi(PLAIN, text.as_bytes());
    assert_eq!(bad, None);
    assert!(luozi_on(&["--multi"], &text).stdout == answers);
    let (found, messages) =
        by_library(PLAIN, || Box::new(Pieces::new(text.as_bytes(), &[1, 999])), Division::Multi);
    assert!(found == answers && messages.is_empty());
}

#[test]
fn lines_longer_than_what_is_read_at_a_time_are_answered_in_their_place() {
    let ones = " 1".repeat(150_000);
    let text = [
        "5 5 6\n",
        &format!("5 5{ones}\n"),
        &format!("1 2147483647{ones}\n"),
        "5 5 1 1 2 2 3 3 4\n",
        &format!("1 2147483647{ones} x{ones}\n"),
        &format!("x{ones}\n"),
        &format!("{}5 5 6\n", " ".repeat(600_000)),
        &format!("5 5 {}1\n", "0".repeat(600_000)),
        &format!("{}\n", " ".repeat(600_000)),
        &format!("1 2147483647{ones} 2"),
    ]
    .concat();
    let answers = "1,error\n6,error\n0,draw\n7,red\nmalformed\nmalformed\n1,error\n0,draw\nmalformed\n150001,error\n";
    let [messages, ..] = ["1", "2", "8"].map(|jobs| {
        let outcome = luozi_on(&["--lines", "-j", jobs], &text);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), answers), "-j {jobs}");
        assert_eq!(spots(&outcome.stderr).len(), 3, "-j {jobs}");
        tidy(&outcome.stderr)
    });
    assert_snapshot!(messages, @"
    luozi: stdin, line 5, column 300014: expected a column number, found `x`
      1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 x 1 1 1 1 1 1 1 1 1 1 1 1 1 1
                                    ^
    luozi: stdin, line 6, column 1: expected the board's width, found `x`
      x 1 1 1 1 1 1 1 1 1 1 1 1 1 1
      ^
    luozi: stdin, line 9, column 600001: expected the board's width, found the end of the line

                                    ^
    ");
}

#[test]
fn a_line_of_30_megabytes_is_answered_in_its_place() {
    let ones = " 1".repeat(15 << 20);
    let text = format!("5 5 6\n5 5{ones}\n5 5 1\n2147483647 2147483647{ones}\n5 5 6\n");
    assert_answer(&["--lines"], text, "1,error\n6,error\n0,draw\n0,draw\n1,error\n");
}

/// The program, spoken to line by line.
struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    answers: mpsc::Receiver<String>,
}

impl Talk {
    fn start(args: &[&str]) -> Self {
        Self::with(luozi(args).stdin(Stdio::piped()))
    }

    /// The same with a stdin that may be of our own.
    fn with(command: &mut Command) -> Self {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (heard, answers) = mpsc::channel();
        thread::spawn(move || {
            stdout.lines().map_while(Result::ok).try_for_each(|line| heard.send(line))
        });
        Self { stdin: child.stdin.take(), child, answers }
    }

    fn say(&mut self, text: &str) {
        let stdin = self.stdin.as_mut().expect("stdin is open");
        stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).expect("the program listens");
    }

    #[track_caller]
    fn hear(&self, answer: &str) {
        match self.answers.recv_timeout(PATIENCE) {
            Ok(line) => assert_eq!(line, answer),
            Err(error) => panic!("no answer, {answer} awaited: {error}"),
        }
    }

    /// Closes stdin, and checks that nothing else was answered.
    #[track_caller]
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.stdin.take());
        assert_eq!(self.answers.recv_timeout(PATIENCE), Err(mpsc::RecvTimeoutError::Disconnected));
        let mut messages = String::new();
        let mut stderr = self.child.stderr.take().expect("stderr is piped");
        stderr.read_to_string(&mut messages).expect("stderr is text");
        (self.child.wait().expect("the program ends").code(), messages)
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It has ended already, unless a test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_decided_game_is_answered_while_stdin_stays_open() {
    for text in ["5 5\n6 ", "5 5\n1 1 2 2 3 3 4\n", "5 5\n1 2 3 9\t", "0 0\n1\r"] {
        let mut talk = Talk::start(&[]);
        // The last byte by itself: nothing is decided before it.
        let (begin, end) = text.split_at(text.len() - 1);
        talk.say(begin);
        talk.say(end);
        let answer = model::single(PLAIN, text.as_bytes()).unwrap();
        talk.hear(answer.trim_end());
        // It has ended although its stdin is open.
        let ended = Err(mpsc::RecvTimeoutError::Disconnected);
        assert_eq!(talk.answers.recv_timeout(PATIENCE), ended);
        assert_eq!(talk.child.wait().expect("the program ends").code(), Some(0));
    }
}

#[test]
fn cases_one_after_another_are_answered_before_more_is_waited_for() {
    let mut talk = Talk::start(&["--multi"]);
    for _ in 0..3 {
        talk.say("5 5\n1 1 2 2 3 3\n");
        talk.hear("0,draw");
        talk.say("5 5\n");
        talk.say("1 1 2 2 3 3 4\n");
        talk.hear("7,red");
        // Decided within its line.
        talk.say("\n5 5\n6 ");
        talk.hear("1,error");
        talk.say("1 2 3\n5 5\n\n");
        talk.hear("0,draw");
        talk.say("5 5\n6\n5 5\n6\n5 5\n");
        talk.hear("1,error");
        talk.hear("1,error");
        talk.say("6\n");
        talk.hear("1,error");
    }
    assert_eq!(talk.end(), (Some(0), String::new()));
}

#[test]
fn lines_are_answered_before_more_is_waited_for() {
    for jobs in ["1", "2", "8"] {
        let mut talk = Talk::start(&["--lines", "-j", jobs]);
        for _ in 0..3 {
            talk.say("5 5 1 1 2 2 3 3 4\n");
            talk.hear("7,red");
            talk.say("5 5 6\n5 5 1\n5 5");
            talk.hear("1,error");
            talk.hear("0,draw");
            talk.say("\n");
            talk.hear("0,draw");
            // Longer than what is read at a time.
            talk.say(&format!("5 5 1\n5 5{}", " 1".repeat(200_000)));
            talk.hear("0,draw");
            talk.say("\n");
            talk.hear("6,error");
        }
        talk.say("x\n");
        talk.hear("malformed");
        let (status, messages) = talk.end();
        assert_eq!((status, spots(&messages)), (Some(2), vec!["line 19, column 1"]));
    }
}

#[test]
fn a_long_line_is_answered_when_it_is_decided() {
    for jobs in ["1", "2"] {
        let mut talk = Talk::start(&["--lines", "-j", jobs]);
        talk.say("5 5 1\n");
        talk.hear("0,draw");
        // More than is read at a time, and no line's end.
        talk.say(&format!("5 5 6{}", " 1".repeat(500_000)));
        talk.hear("1,error");
        talk.say("\n5 5 1\n");
        talk.hear("0,draw");
        assert_eq!(talk.end(), (Some(0), String::new()));
    }
}

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
