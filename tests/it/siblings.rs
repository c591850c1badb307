//! What the tests of gomoku, reversi and tictactoe share: fixtures, judging without a process, refusals, pieces, noise.

use std::fs;
use std::io::{self, Cursor, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use luozi::judge::{self, Streams};
use luozi::puzzle::{Options, PUZZLES, Puzzle};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::run::{Outcome, luozi_on};

/// A case in one line.
pub(crate) fn on_one_line(text: &str) -> String {
    text.trim_end().replace('\n', " ")
}

/// Judges every fixture of a game, each alone and all together, and gives the answers, a line each. A mark stands
/// between the lines of an answer with `--lines`.
#[track_caller]
pub(crate) fn replay(game: &str, mark: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(game);
    let files = fs::read_dir(folder).expect("the game has fixtures");
    let mut inputs: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.sort();
    assert!(!inputs.is_empty(), "{game} has cases");
    let (mut texts, mut answers) = (Vec::new(), Vec::new());
    let mut table = Vec::new();
    for input in inputs {
        let name = input.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&input).expect("a case is text");
        let answer = fs::read_to_string(input.with_extension("out")).expect("a case has an answer");
        assert_answered(&name, &["-g", game], &text, &answer);
        let path = input.to_str().expect("the path is text");
        assert_answered(&name, &["-g", game, path], "", &answer);
        table.push(format!("{name}: {}\n", answer.trim_end().replace('\n', mark)));
        texts.push(text);
        answers.push(answer);
    }
    // The blank line between is what ends a case of moves.
    assert_answered("all", &["-g", game, "--multi"], &texts.join("\n"), &answers.concat());
    let lines: String = texts.iter().map(|text| on_one_line(text) + "\n").collect();
    let answer = |answer: &String| answer.trim_end().replace('\n', mark) + "\n";
    let expected: String = answers.iter().map(answer).collect();
    assert_answered("all", &["-g", game, "--lines"], &lines, &expected);
    table.concat()
}

/// Checks that the program answers a text, and that nothing else is said.
#[track_caller]
pub(crate) fn assert_answered(name: &str, args: &[&str], text: &str, answer: &str) {
    let expected = Outcome { status: Some(0), stdout: answer.to_owned(), stderr: String::new() };
    assert_eq!(luozi_on(args, text), expected, "{name}, {args:?}");
}

fn reader(game: &str, options: &Options) -> Box<dyn Puzzle> {
    let entry = PUZZLES.iter().find(|entry| entry.name == game).expect("the game is known");
    (entry.reader)(options)
}

/// Judges one case, without a process; its answer, or what is wrong with it.
pub(crate) fn judged(game: &str, options: &Options, mut text: impl Read) -> Result<String, String> {
    let mut answer = Vec::new();
    let result = judge::single(&*reader(game, options), &mut text, &mut answer);
    let answer = String::from_utf8(answer).expect("an answer is text");
    match result {
        Ok(()) => Ok(answer),
        Err(error) => {
            assert_eq!(answer, "", "what is refused is not answered");
            Err(error.to_string())
        }
    }
}

/// Judges case after case, without a process; the answers, and what is wrong with the first case that is bad.
pub(crate) fn judged_multi(
    game: &str,
    options: &Options,
    mut text: &[u8],
) -> (String, Option<String>) {
    let mut answers = Vec::new();
    let result = judge::multi(&*reader(game, options), &mut text, &mut answers);
    let answers = String::from_utf8(answers).expect("answers are text");
    (answers, result.err().map(|error| error.to_string()))
}

/// Judges a case a line, without a process; the answers, and whether all lines were cases.
pub(crate) fn judged_lines(game: &str, text: Vec<u8>, workers: usize) -> (String, bool) {
    #[derive(Clone, Default)]
    struct Sink(Arc<Mutex<Vec<u8>>>);

    impl Write for Sink {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panicked").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    let answers = Sink::default();
    let streams = Streams {
        name: "text".to_owned(),
        source: Box::new(Cursor::new(text)),
        answers: Box::new(answers.clone()),
        messages: Box::new(io::sink()),
    };
    let all_cases = judge::lines(reader(game, &Options::default()), streams, workers);
    let answers = answers.0.lock().expect("nobody panicked").clone();
    (String::from_utf8(answers).expect("answers are text"), all_cases.expect("memory never fails"))
}

/// Checks that each text is refused, and gives what is said of it.
#[track_caller]
pub(crate) fn refusals<T: AsRef<[u8]>>(game: &str, table: &[(&str, T)]) -> String {
    refusals_behind("", "", &["-g", game], table)
}

/// The same of texts that follow a good case, which keeps its answer.
#[track_caller]
pub(crate) fn refusals_in_multi<T: AsRef<[u8]>>(
    game: &str,
    (text, answer): (&str, &str),
    table: &[(&str, T)],
) -> String {
    refusals_behind(&format!("{text}\n"), answer, &["-g", game, "--multi"], table)
}

#[track_caller]
fn refusals_behind<T: AsRef<[u8]>>(
    before: &str,
    answers: &str,
    args: &[&str],
    table: &[(&str, T)],
) -> String {
    let mut said = Vec::new();
    for (name, text) in table {
        let stdin = [before.as_bytes(), text.as_ref()].concat();
        let Outcome { status, stdout, stderr } = luozi_on(args, stdin);
        assert_eq!((status, stdout.as_str()), (Some(2), answers), "{name}");
        said.push(format!("{name}\n{}", without_trailing_blanks(&stderr)));
    }
    said.concat()
}

/// A message shows an empty line as two blanks, which no snapshot should.
fn without_trailing_blanks(message: &str) -> String {
    message.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// The same of lines, each between good ones, which keep their answers.
#[track_caller]
pub(crate) fn refusals_in_lines(
    game: &str,
    (text, answer): (&str, &str),
    lines: &[&str],
) -> String {
    let good = on_one_line(text) + "\n";
    let stdin: Vec<_> = lines.iter().map(|line| format!("{line}\n{good}")).collect();
    let expected = format!("malformed\n{answer}").repeat(lines.len());
    let Outcome { status, stdout, stderr } =
        luozi_on(&["-g", game, "--lines"], good + &stdin.concat());
    assert_eq!((status, stdout), (Some(2), format!("{answer}{expected}")));
    without_trailing_blanks(&stderr)
}

/// A text that is handed out in pieces of 1 byte, then 2, up to `most`, then 1 again.
pub(crate) struct Pieces<'a> {
    text: &'a [u8],
    most: usize,
    last: usize,
}

impl<'a> Pieces<'a> {
    pub(crate) fn new(text: &'a [u8], most: usize) -> Self {
        Self { text, most, last: 0 }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.last = self.last % self.most + 1;
        let piece = self.last.min(buffer.len());
        self.text.read(&mut buffer[..piece])
    }
}

/// Checks that a text is judged the same whatever pieces it comes in; its answer, or what is wrong with it.
#[track_caller]
pub(crate) fn judged_in_pieces(
    game: &str,
    options: &Options,
    text: &str,
) -> Result<String, String> {
    let text = text.as_bytes();
    let whole = judged(game, options, text);
    for most in [1, 2, 3, 8, 61, 4096, 300_000] {
        assert_eq!(judged(game, options, Pieces::new(text, most)), whole, "pieces up to {most}");
    }
    whole
}

/// Any bytes, or a row of a puzzle's own words.
pub(crate) fn noise(words: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let bytes = vec(any::<u8>(), 0..200);
    let text = vec(select(words), 0..60).prop_map(|words| words.concat().into_bytes());
    let mixed = (vec(select(words), 0..40), any::<[u8; 2]>(), vec(select(words), 0..10)).prop_map(
        |(begin, bytes, end)| [begin.concat().as_bytes(), &bytes, end.concat().as_bytes()].concat(),
    );
    prop_oneof![1 => bytes, 4 => text, 1 => mixed]
}

/// Checks that bytes are answered or refused, never both, in every division; `is_answer` knows an answer.
pub(crate) fn assert_answered_or_refused(
    game: &str,
    bytes: &[u8],
    is_answer: impl Fn(&str) -> bool,
) {
    let options = Options::default();
    match judged(game, &options, bytes) {
        Ok(answer) => assert!(is_answer(&answer), "{answer:?}"),
        Err(message) => assert!(message.contains("expected"), "{message}"),
    }
    let (answers, message) = judged_multi(game, &options, bytes);
    let blank = bytes.trim_ascii().is_empty();
    assert!(!blank || (answers.is_empty() && message.is_none()), "blanks alone are no case");
    assert!(message.is_none_or(|message| message.contains("case")), "the case is named");
    let (answers, all_cases) = judged_lines(game, bytes.to_vec(), 1);
    // A last piece without a newline is a line; a byte order mark alone is none.
    let text = bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(bytes);
    let lines = text.split_inclusive(|&byte| byte == b'\n').count();
    assert_eq!(answers.matches('\n').count(), lines, "{answers:?}");
    assert_eq!(answers.lines().all(|answer| answer != "malformed"), all_cases);
}
