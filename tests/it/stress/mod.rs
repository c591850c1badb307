//! The fault finder: against programs in this process, whose fault is known, and against real ones.
#![cfg(unix)]

mod catalogue;
mod engine;
mod program;
mod right;

use std::io;
use std::sync::Mutex;
use std::time::Duration;

use luozi::case::Case;
use luozi::input::Input;
use luozi::program::{End, Run};
use luozi::puzzle::{Entry, Extent, Options, PUZZLES};
use luozi::stress::{Phase, Program, Progress, Report, Settings, search};

/// A program in this process: what it makes of a case.
struct Fake<F> {
    game: &'static str,
    answer: F,
    /// Every input, in the order in which it came.
    inputs: Mutex<Vec<String>>,
}

impl<F: Fn(&Case) -> Run + Sync> Fake<F> {
    fn new(game: &'static str, answer: F) -> Self {
        Self { game, answer, inputs: Mutex::new(Vec::new()) }
    }
}

impl<F: Fn(&Case) -> Run + Sync> Program for Fake<F> {
    fn run(&self, text: &str, _: Option<Duration>) -> io::Result<Run> {
        self.inputs.lock().unwrap().push(text.to_owned());
        Ok((self.answer)(&case(self.game, text)))
    }
}

fn entry(game: &str) -> &'static Entry {
    PUZZLES.iter().find(|entry| entry.name == game).unwrap()
}

fn case(game: &str, text: &str) -> Case {
    let puzzle = (entry(game).reader)(&Options::default());
    let mut source = text.as_bytes();
    puzzle.read(&mut Input::new(&mut source), Extent::Input, true).expect("a case")
}

/// A run that ended well, with this on stdout.
fn said(stdout: impl Into<Vec<u8>>) -> Run {
    Run {
        end: End::Finished,
        stdout: stdout.into(),
        stderr: Vec::new(),
        cpu: Duration::ZERO,
        wall: Duration::ZERO,
        memory: 0,
    }
}

struct Silent;

impl Progress for Silent {
    fn ran(&self, _: Phase, _: u64) {}
}

const SETTINGS: Settings = Settings {
    budget: Duration::from_mins(10),
    cases: Some(20_000),
    seed: 1,
    jobs: 1,
    robustness: false,
};

fn found(program: &dyn Program, game: &str, settings: Settings) -> Report {
    search(entry(game), &Options::default(), program, settings, &Silent).expect("it starts")
}

/// What a right program says.
fn truth(case: &Case) -> Vec<u8> {
    luozi::mistakes::truth(case, &Options::default())
}
