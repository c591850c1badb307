//! A program that behaves badly in the way that its first argument names. It is compiled by the test, by itself.

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, io, process, thread};

unsafe extern "C" {
    fn setsid() -> i32;
    fn signal(number: i32, handler: usize) -> usize;
    fn close(number: i32) -> i32;
}

const ANSWER: &str = "0,draw\n";

fn main() {
    let way = env::args().nth(1).unwrap_or_default();
    let mut stdout = io::stdout();
    let mut say = |text: &[u8]| {
        let _ = stdout.write_all(text).and_then(|()| stdout.flush());
    };
    match &way[..] {
        "right" => {
            let mut input = String::new();
            let _ = io::stdin().read_to_string(&mut input);
            say(ANSWER.as_bytes());
        }
        "endless-loop" => loop {
            std::hint::black_box(0);
        },
        "sleep" => wait(),
        "ignores-signals" => {
            for number in (1..32).filter(|number| ![9, 17, 19].contains(number)) {
                unsafe { signal(number, 1) };
            }
            wait();
        }
        "child-keeps-stdout" => {
            start("sleep");
            say(ANSWER.as_bytes());
        }
        "child-floods-stdout" => {
            start("flood-stdout");
            say(ANSWER.as_bytes());
        }
        "child-in-new-session" => {
            start("new-session");
            // It is gone from our group before we answer.
            thread::sleep(Duration::from_millis(50));
            say(ANSWER.as_bytes());
        }
        "waits-for-child-in-new-session" => {
            start("new-session");
            wait();
        }
        "orphan-in-new-session" => {
            start("leaves-new-session");
            thread::sleep(Duration::from_millis(100));
            say(ANSWER.as_bytes());
        }
        "leaves-new-session" => {
            start("new-session");
        }
        "new-session" => {
            unsafe { setsid() };
            wait();
        }
        "forks" => {
            for _ in 0..1000 {
                start("sleep");
            }
            wait();
        }
        "flood-stdout" => flood(&mut io::stdout()),
        "flood-stderr" => {
            say(ANSWER.as_bytes());
            flood(&mut io::stderr());
        }
        "memory" => {
            let mut held = Vec::new();
            for _ in 0..400 {
                held.push(vec![1_u8; 1 << 20]);
            }
            std::hint::black_box(&held);
            say(ANSWER.as_bytes());
        }
        "memory-of-a-child" => {
            let _ = again("memory").status();
        }
        "unread-input" => say(ANSWER.as_bytes()),
        "killed-by-signal" => process::abort(),
        "status-3" => {
            say(ANSWER.as_bytes());
            process::exit(3);
        }
        "no-output" => {}
        "no-newline" => say(b"0,draw"),
        "nul" => say(b"0,\0draw\n"),
        "invalid-utf-8" => say(b"0,dr\xFFaw\n"),
        "closes-stdout" => {
            say(ANSWER.as_bytes());
            unsafe {
                close(1);
                close(2);
            }
            wait();
        }
        _ => process::exit(99),
    }
}

fn wait() {
    thread::sleep(Duration::from_secs(60));
}

/// This program in another way, with the mark by which the test finds it.
fn again(way: &str) -> Command {
    let mut command = Command::new(env::current_exe().expect("a path"));
    command.arg(way).args(env::args().skip(2)).stdin(Stdio::null());
    command
}

/// Starts it and does not wait for it.
fn start(way: &str) {
    let _ = again(way).spawn();
}

/// A gigabyte.
fn flood(out: &mut dyn Write) {
    let piece = vec![b'x'; 1 << 20];
    for _ in 0..1024 {
        if out.write_all(&piece).is_err() {
            return;
        }
    }
}
