//! Runs the program as a user would and keeps all that comes of it.

use std::ffi::OsStr;
use std::fmt;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// What came of one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Nothing if a signal ended it.
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The whole of it, for a snapshot.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.status {
            Some(status) => writeln!(f, "status: {status}")?,
            None => writeln!(f, "status: ended by a signal")?,
        }
        write!(f, "----- stdout\n{}----- stderr\n{}", self.stdout, self.stderr)
    }
}

/// The program with some arguments, in a folder that holds nothing of ours.
pub(crate) fn luozi<A: AsRef<OsStr>>(args: &[A]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luozi"));
    command.args(args).current_dir(std::env::temp_dir());
    command
}

/// Runs a command to its end, with a text on its stdin.
pub(crate) fn run(command: &mut Command, stdin: &[u8]) -> Outcome {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("stdin is piped");
    let text = stdin.to_vec();
    // From another thread: the program may fill its stdout before it has read everything. It may also end without
    // reading everything, so that a closed pipe is no failure.
    let writer = thread::spawn(move || pipe.write_all(&text).ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the text is written");
    Outcome {
        status: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("stdout is text"),
        stderr: String::from_utf8(output.stderr).expect("stderr is text"),
    }
}

/// Runs the program with some arguments and a text on its stdin.
pub(crate) fn luozi_on<A: AsRef<OsStr>>(args: &[A], stdin: impl AsRef<[u8]>) -> Outcome {
    run(&mut luozi(args), stdin.as_ref())
}

/// Checks that a text is answered, and that nothing else is said.
#[track_caller]
pub(crate) fn assert_answer<A: AsRef<OsStr>>(args: &[A], stdin: impl AsRef<[u8]>, answer: &str) {
    let outcome = luozi_on(args, stdin);
    let expected = Outcome { status: Some(0), stdout: answer.to_owned(), stderr: String::new() };
    assert_eq!(outcome, expected);
}

/// A text for a snapshot: no blanks at the ends of its lines, and the program's name as it is on most systems.
pub(crate) fn tidy(text: &str) -> String {
    text.lines().map(|line| line.trim_end().replace("luozi.exe", "luozi") + "\n").collect()
}
