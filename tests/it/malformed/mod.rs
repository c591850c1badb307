//! What is no case of connect4, with what is said of it; what is one all the same; and any bytes at all.

mod careless;
mod ends;
mod messages;
pub(crate) mod model;
mod noise;

use std::fmt::Write as _;
use std::io::{self, Cursor, Read};
use std::sync::{Arc, Mutex};

use luozi::judge;
use luozi::puzzle::{Options, PUZZLES, Puzzle};

use crate::run::{luozi_on, tidy};
use model::Rules;

/// Runs the program on each text and shows what it says. Every one must be refused, without an answer.
#[track_caller]
fn refusals(args: &[&str], cases: &[(&str, &[u8])]) -> String {
    let mut shown = String::new();
    for (name, text) in cases {
        let outcome = luozi_on(args, text);
        assert_eq!(outcome.status, Some(2), "{name}: {outcome}");
        assert_eq!(outcome.stdout, "", "{name}");
        assert!(outcome.stderr.starts_with("luozi: stdin, line "), "{name}: {outcome}");
        write!(shown, "--- {name}: status 2, no stdout\n{}", tidy(&outcome.stderr)).unwrap();
    }
    shown
}

/// connect4 with some options.
fn connect4(rules: Rules) -> Box<dyn Puzzle> {
    let entry = PUZZLES.iter().find(|entry| entry.name == "connect4").expect("the main job");
    let Rules { connect, strict } = rules;
    (entry.reader)(&Options { connect: Some(connect), strict, ..Options::default() })
}

/// A text that arrives in pieces, of so many bytes at most, one size after another and from the first again.
pub(crate) struct Pieces {
    text: Cursor<Vec<u8>>,
    sizes: Vec<usize>,
    turn: usize,
}

impl Pieces {
    pub(crate) fn new(text: &[u8], sizes: &[usize]) -> Self {
        Self { text: Cursor::new(text.to_vec()), sizes: sizes.to_vec(), turn: 0 }
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes[self.turn % self.sizes.len()].min(buffer.len());
        self.turn += 1;
        self.text.read(&mut buffer[..size])
    }
}

/// A stream that tells afterwards what was written to it.
#[derive(Clone, Default)]
pub(crate) struct Written(Arc<Mutex<Vec<u8>>>);

impl Written {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).expect("what is written is text")
    }
}

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What the library answers and what it says, as the program would: one case, case after case, a case a line.
pub(crate) fn by_library(
    rules: Rules,
    source: impl FnOnce() -> Box<dyn Read + Send>,
    division: Division,
) -> (String, String) {
    let puzzle = connect4(rules);
    let (mut answers, messages) = (Written::default(), Written::default());
    let result = match division {
        Division::Single => judge::single(&*puzzle, &mut *source(), &mut answers),
        Division::Multi => judge::multi(&*puzzle, &mut *source(), &mut answers),
        Division::Lines(workers) => {
            let streams = judge::Streams {
                name: "stdin".to_owned(),
                source: source(),
                answers: Box::new(answers.clone()),
                messages: Box::new(messages.clone()),
            };
            judge::lines(puzzle, streams, workers)
                .map(|all_cases| assert_eq!(all_cases, messages.text().is_empty()))
        }
    };
    let last = result.err().map_or_else(String::new, |error| format!("luozi: stdin{error}\n"));
    (answers.text(), messages.text() + &last)
}

/// How a text is divided into cases, and with how many workers.
#[derive(Clone, Copy)]
pub(crate) enum Division {
    Single,
    Multi,
    Lines(usize),
}

/// The messages without the lines they show, and of those what comes before the word `expected`.
pub(crate) fn spots(messages: &str) -> Vec<&str> {
    messages
        .lines()
        .filter_map(|line| line.strip_prefix("luozi: stdin, "))
        .map(|line| line.split_once(": expected ").expect("what was expected is said").0)
        .collect()
}

/// Checks that the library and the model agree on a text that arrives in pieces, however it is divided into cases.
#[track_caller]
fn assert_agreement(rules: Rules, text: &[u8], sizes: &[usize]) {
    let judged = |division| by_library(rules, || Box::new(Pieces::new(text, sizes)), division);
    let shown = || format!("{} {rules:?} {sizes:?}", text.escape_ascii());

    let (answers, messages) = judged(Division::Single);
    match model::single(rules, text) {
        Ok(answer) => assert_eq!((answers, messages.as_str()), (answer, ""), "{}", shown()),
        Err(spot) => {
            assert_eq!(answers, "", "{}", shown());
            assert_eq!(spots(&messages), [spot.to_string()], "{}", shown());
            assert_readable(&messages);
        }
    }

    let (answers, messages) = judged(Division::Multi);
    let (expected, bad) = model::multi(rules, text);
    assert_eq!(answers, expected, "{}", shown());
    let bad = bad.map(|(case, spot)| format!("case {case}, {spot}"));
    assert_eq!(spots(&messages), Vec::from_iter(bad), "{}", shown());

    let (answers, messages) = judged(Division::Lines(2));
    let (expected, bad) = model::lines(rules, text);
    assert_eq!(answers, expected, "{}", shown());
    let bad: Vec<_> = bad.into_iter().map(|spot| spot.to_string()).collect();
    assert_eq!(spots(&messages), bad, "{}", shown());
}

/// Checks that a message is a sentence, a piece of a line and a mark, that no terminal would obey it, and that the mark
/// is under the line.
#[track_caller]
fn assert_readable(message: &str) {
    let [sentence, line, mark] = message.lines().collect::<Vec<_>>()[..] else {
        panic!("three lines: {message}")
    };
    assert!(!message.replace('\n', "").contains(char::is_control), "{message:?}");
    let spot = mark.strip_suffix('^').expect("a mark at the end of its line");
    assert!(spot.starts_with("  ") && spot.trim() == "", "{message}");
    // What is before the spot is plain: blanks of one column each, or escaped.
    let shown = line.get(spot.len()..).unwrap_or_default();
    let (_, found) = sentence.split_once("found ").expect("what was found is said");
    match found.strip_prefix('`').and_then(|found| found.split(['`', '…']).next()) {
        Some(word) => {
            let word: String = word.chars().take(8).collect();
            assert!(shown.starts_with(&word), "{message}");
        }
        // The end of a line, or of the input: nothing is there.
        None => assert_eq!(shown, "", "{message}"),
    }
}
