//! A case a line: pieces of whole lines are judged side by side and answered in their order.

use std::io::{self, Read, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use super::Error;
use crate::input::{self, Input};
use crate::puzzle::{Extent, Puzzle};

/// How much text a worker takes at a time, in bytes.
const PIECE: usize = 128 << 10;
/// How much a worker holds back while it waits for its turn, in bytes of answers and of messages each.
const HELD: usize = 64 << 10;
/// More workers than this are not started, whatever is asked for: reading does not keep up with more.
const WORKERS: usize = 64;
/// What is answered to a line that is no case.
const MALFORMED: &[u8] = b"malformed\n";

/// Where the lines come from and where the answers and messages go.
pub struct Streams {
    /// What messages call the text.
    pub name: String,
    /// The lines.
    pub source: Box<dyn Read + Send>,
    /// An answer a line.
    pub answers: Box<dyn Write + Send>,
    /// A message for each line that is malformed.
    pub messages: Box<dyn Write + Send>,
}

/// Judges every line by itself, with so many workers; whether all of them were cases.
///
/// Memory follows the workers, not the stream: a line that is longer than a piece is judged as it is read.
///
/// # Errors
///
/// If the stream can't be read or the answers can't be written. The answers to the lines before that are written.
///
/// ```
/// use luozi::judge;
/// use luozi::puzzle::{Options, PUZZLES};
///
/// let streams = judge::Streams {
///     name: "games".to_owned(),
///     source: Box::new(&b"5 5 1 1 2 2 3 3 4\n5 x\n"[..]),
///     answers: Box::new(std::io::sink()),
///     messages: Box::new(std::io::sink()),
/// };
/// let all_cases = judge::lines((PUZZLES[0].reader)(&Options::default()), streams, 2)?;
/// assert!(!all_cases, "the second line is malformed");
/// # Ok::<(), judge::Error>(())
/// ```
pub fn lines(puzzle: Box<dyn Puzzle>, streams: Streams, workers: usize) -> Result<bool, Error> {
    let Streams { name, source, answers, messages } = streams;
    let shop = Arc::new(Shop {
        puzzle,
        name,
        feed: Mutex::new(Feed::new(source)),
        desk: Mutex::new(Desk { turn: 0, all_cases: true, closed: false, answers, messages }),
        next_turn: Condvar::new(),
    });
    let workers = workers.min(WORKERS);
    if workers == 1 {
        shop.work()?;
    } else {
        // Detached, so that one that waits for the stream can't keep the program from ending.
        let (done, ends) = mpsc::channel();
        for worker in 0..workers {
            let (own, done) = (Arc::clone(&shop), done.clone());
            if thread::Builder::new().spawn(move || done.send(own.work())).is_err() {
                // The system has no more threads. Those that are there do the work, or else this one.
                if worker == 0 {
                    shop.work()?;
                }
                break;
            }
        }
        drop(done);
        ends.into_iter().collect::<Result<(), Error>>()?;
    }
    Ok(shop.desk().all_cases)
}

/// What the workers share.
struct Shop {
    puzzle: Box<dyn Puzzle>,
    name: String,
    feed: Mutex<Feed>,
    desk: Mutex<Desk>,
    next_turn: Condvar,
}

/// The stream, cut into pieces of whole lines.
struct Feed {
    source: Box<dyn Read + Send>,
    /// The begin of a line whose end was not read yet.
    begun: Vec<u8>,
    /// The number of the next line, counted from 1.
    line: u64,
    /// The number of the next piece, counted from zero.
    piece: u64,
    ended: bool,
}

/// Where finished pieces are handed out in turn.
struct Desk {
    turn: u64,
    all_cases: bool,
    /// A worker has failed, and nobody's turn comes any more.
    closed: bool,
    answers: Box<dyn Write + Send>,
    messages: Box<dyn Write + Send>,
}

/// What is finished of a piece.
struct Finished {
    piece: u64,
    answers: Vec<u8>,
    messages: Vec<u8>,
    all_cases: bool,
}

impl Finished {
    /// Whether it is more than a worker holds back.
    fn is_much(&self) -> bool {
        self.answers.len().max(self.messages.len()) > HELD
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shop {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        lock(&self.desk)
    }

    /// Judges piece after piece, and closes the desk where it can't go on.
    fn work(&self) -> Result<(), Error> {
        let mut finished =
            Finished { piece: 0, answers: Vec::new(), messages: Vec::new(), all_cases: true };
        let mut result = self.judge_pieces(&mut finished);
        if matches!(result, Err(Error::Input(..))) {
            // What came before is handed out first, by whoever has it.
            result = self.hand_out(&mut finished, false).and(result);
        }
        if result.is_err() {
            self.desk().closed = true;
            self.next_turn.notify_all();
        }
        result
    }

    fn judge_pieces(&self, finished: &mut Finished) -> Result<(), Error> {
        let mut buffer = vec![0; PIECE];
        loop {
            let mut feed = lock(&self.feed);
            if self.desk().closed {
                return Ok(());
            }
            let piece = feed.cut(&mut buffer);
            finished.piece = feed.piece;
            feed.piece += 1;
            let first = feed.line;
            match piece.map_err(input::Error::Read)? {
                Piece::End => return Ok(()),
                Piece::Lines { end } => {
                    feed.line += memchr::memchr_iter(b'\n', &buffer[..end]).count() as u64;
                    drop(feed);
                    let mut input = Input::of_lines(buffer, end, first);
                    while input.peek()?.is_some() {
                        self.judge_line(&mut input, finished)?;
                        input.skip_line()?;
                        if finished.is_much() {
                            self.hand_out(finished, false)?;
                        }
                    }
                    buffer = input.into_rest().0;
                }
                Piece::LongLine { end } => {
                    let Feed { source, begun, line, .. } = &mut *feed;
                    let mut input = Input::of_lines(buffer, end, first).then(source);
                    self.judge_line(&mut input, finished)?;
                    // The line may take long to end, or never do.
                    self.hand_out(finished, false)?;
                    input.skip_line()?;
                    let rest;
                    (buffer, rest) = input.into_rest();
                    begun.extend_from_slice(&buffer[rest]);
                    *line += 1;
                }
            }
            self.hand_out(finished, true)?;
        }
    }

    /// Judges a line, as far as it is needed, and keeps its answer and message.
    fn judge_line(&self, input: &mut Input<'_>, finished: &mut Finished) -> Result<(), Error> {
        let before = finished.answers.len();
        match self.puzzle.judge(input, Extent::Line, &mut finished.answers) {
            Ok(()) => {}
            Err(input::Error::Bad(bad)) => {
                finished.all_cases = false;
                finished.answers.truncate(before);
                finished.answers.extend_from_slice(MALFORMED);
                writeln!(finished.messages, "luozi: {}, {bad}", self.name)
                    .expect("a vector takes all that is written");
            }
            Err(error) => {
                finished.answers.truncate(before);
                return Err(error.into());
            }
        }
        Ok(())
    }

    /// Waits for the piece's turn and writes what is finished of it; if that is all, the next piece has its turn.
    fn hand_out(&self, finished: &mut Finished, all: bool) -> Result<(), Error> {
        let desk = self.desk();
        let mut desk = self
            .next_turn
            .wait_while(desk, |desk| desk.turn != finished.piece && !desk.closed)
            .unwrap_or_else(PoisonError::into_inner);
        if desk.closed {
            return Ok(());
        }
        desk.all_cases &= finished.all_cases;
        let written = desk.answers.write_all(&finished.answers).and_then(|()| desk.answers.flush());
        // Nobody may be listening to the messages; the exit status tells all the same.
        let _ = desk.messages.write_all(&finished.messages);
        finished.answers.clear();
        finished.messages.clear();
        if all {
            desk.turn += 1;
            self.next_turn.notify_all();
        }
        written.map_err(Error::Output)
    }
}

enum Piece {
    /// The buffer begins with whole lines, up to here.
    Lines {
        end: usize,
    },
    /// The buffer is full, up to here, and the line in it has not ended.
    LongLine {
        end: usize,
    },
    End,
}

impl Feed {
    fn new(source: Box<dyn Read + Send>) -> Self {
        Self { source, begun: Vec::new(), line: 1, piece: 0, ended: false }
    }

    /// Reads until there is a whole line.
    fn cut(&mut self, buffer: &mut [u8]) -> io::Result<Piece> {
        let room = buffer.len() - Input::SLACK;
        let mut end = self.begun.len();
        buffer[..end].copy_from_slice(&self.begun);
        let mut fresh = 0;
        loop {
            if let Some(last) = memchr::memrchr(b'\n', &buffer[fresh..end]) {
                let lines = fresh + last + 1;
                self.begun.clear();
                self.begun.extend_from_slice(&buffer[lines..end]);
                return Ok(Piece::Lines { end: lines });
            }
            if end == room {
                self.begun.clear();
                return Ok(Piece::LongLine { end });
            }
            fresh = end;
            let read =
                if self.ended { 0 } else { read_some(&mut self.source, &mut buffer[end..room])? };
            end += read;
            if read == 0 {
                self.ended = true;
                self.begun.clear();
                return Ok(if end == 0 { Piece::End } else { Piece::Lines { end } });
            }
        }
    }
}

fn read_some(source: &mut dyn Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match source.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}
