//! The byte reader: numbers, words and lines out of a stream, with the place of everything that is wrong.
//!
//! It never needs the whole input, reads no further than it is asked to, and knows nothing of files or games.

mod bad;
mod excerpt;
mod lines;
mod number;
mod stream;
mod word;

pub use bad::{BadInput, Error};
pub use word::Word;

use std::io::Read;

/// How much is read at a time, in bytes.
const CHUNK: usize = 256 << 10;
/// What stays in the buffer behind the place that has been read, in bytes: messages show it.
const BEHIND: usize = 256;
/// The byte order mark of UTF-8, which some editors put before the text.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

/// A stream of text that is read once, from front to back.
///
/// ```
/// use luozi::input::Input;
///
/// let mut text = &b"5 5\n1 x\n"[..];
/// let mut input = Input::new(&mut text);
/// assert_eq!(input.number("a width").unwrap(), Some(5));
/// input.skip_line().unwrap();
/// assert_eq!(input.number("a column").unwrap(), Some(1));
/// assert!(input.number("a column").is_err());
/// ```
pub struct Input<'a> {
    source: Option<&'a mut dyn Read>,
    /// The text at hand is `buffer[position..end]`; `buffer[end]` is 0, and so no digit.
    buffer: Vec<u8>,
    position: usize,
    end: usize,
    /// How many bytes of the stream lie before the buffer.
    offset: u64,
    /// The line at `position`, counted from 1.
    line: u64,
    /// The characters of that line before `buffer[counted]`.
    characters: u64,
    counted: usize,
}

/// A place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    line: u64,
    column: u64,
    offset: u64,
}

/// Whether a byte is a blank within a line: a space, a tab, or one of the controls that C takes for white space.
///
/// The carriage return is one of them, and so lines may end in `\r\n`.
const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C)
}

/// How many characters begin in a piece of text. A byte that is no part of a character counts as one.
fn count_characters(text: &[u8]) -> u64 {
    // Text is plain nearly always, and to see that takes a fraction of the time of counting.
    let bytes = text.len() as u64;
    if text.is_ascii() {
        return bytes;
    }
    bytes - text.iter().filter(|&&byte| byte & 0xC0 == 0x80).count() as u64
}

impl<'a> Input<'a> {
    /// How many bytes a buffer has behind the text, so that eight can be taken from any place in it.
    pub const SLACK: usize = 8;

    /// The text of a stream, from its first byte.
    pub fn new(source: &'a mut dyn Read) -> Self {
        Self { source: Some(source), ..Self::of_lines(vec![0; CHUNK + Self::SLACK], 0, 1) }
    }

    /// The first `end` bytes of a buffer, which are whole lines; the first of them is number `line` of their stream.
    ///
    /// # Panics
    ///
    /// If the buffer has fewer than [`SLACK`](Self::SLACK) bytes behind `end`.
    #[must_use]
    pub fn of_lines(mut buffer: Vec<u8>, end: usize, line: u64) -> Self {
        assert!(end + Self::SLACK <= buffer.len(), "the buffer has room behind the text");
        buffer[end] = 0;
        let mut input = Self {
            source: None,
            buffer,
            position: 0,
            end,
            offset: 0,
            line,
            characters: 0,
            counted: 0,
        };
        if line == 1 {
            input.skip_mark();
        }
        input
    }

    /// The same text with the stream that follows it.
    #[must_use]
    pub fn then(self, source: &'a mut dyn Read) -> Self {
        Self { source: Some(source), ..self }
    }

    /// The buffer, and where in it lies the text that was not read.
    #[must_use]
    pub fn into_rest(self) -> (Vec<u8>, std::ops::Range<usize>) {
        (self.buffer, self.position..self.end)
    }

    /// The current place, which is the end of a line or of the input; if that is `\r\n`, the place of the first.
    fn line_end_spot(&mut self) -> Spot {
        let mut spot = self.spot();
        if self.buffer[..self.position].ends_with(b"\r") {
            spot.column -= 1;
            spot.offset -= 1;
        }
        spot
    }

    /// The current place.
    pub fn spot(&mut self) -> Spot {
        self.characters += count_characters(&self.buffer[self.counted..self.position]);
        self.counted = self.position;
        Spot {
            line: self.line,
            column: self.characters + 1,
            offset: self.offset + self.position as u64,
        }
    }
}
