//! Answers that come before more is waited for.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;
use std::thread;

use super::{PATIENCE, PLAIN};
use crate::malformed::{model, spots};
use crate::run::luozi;

/// The program, spoken to line by line.
pub(super) struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    answers: mpsc::Receiver<String>,
}

impl Talk {
    pub(super) fn start(args: &[&str]) -> Self {
        Self::with(luozi(args).stdin(Stdio::piped()))
    }

    /// The same with a stdin that may be of our own.
    pub(super) fn with(command: &mut Command) -> Self {
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

    pub(super) fn say(&mut self, text: &str) {
        let stdin = self.stdin.as_mut().expect("stdin is open");
        stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).expect("the program listens");
    }

    #[track_caller]
    pub(super) fn hear(&self, answer: &str) {
        match self.answers.recv_timeout(PATIENCE) {
            Ok(line) => assert_eq!(line, answer),
            Err(error) => panic!("no answer, {answer} awaited: {error}"),
        }
    }

    /// Closes stdin, and checks that nothing else was answered.
    #[track_caller]
    pub(super) fn end(mut self) -> (Option<i32>, String) {
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
