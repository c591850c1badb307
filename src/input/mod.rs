//! The byte reader: numbers, words and lines out of a stream, with the place of everything that is wrong.
//!
//! It never needs the whole input, reads no further than it is asked to, and knows nothing of files or games.

mod bad;
mod excerpt;
mod number;

pub use bad::{BadInput, Error};
pub use number::Word;

use std::io::{self, Read};

/// How much is read at a time, in bytes.
const CHUNK: usize = 256 << 10;
/// What stays in the buffer behind the place that has been read, in bytes: messages show it.
const BEHIND: usize = 256;
/// The byte order mark of UTF-8, which some editors put before the text.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

/// A stream of text that is read once, from front to back.
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

    /// The current line, counted from 1.
    #[must_use]
    pub fn line(&self) -> u64 {
        self.line
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

    /// The next byte, or nothing at the end of the input.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    #[inline]
    pub fn peek(&mut self) -> Result<Option<u8>, Error> {
        while self.position == self.end {
            if !self.read_more()? {
                return Ok(None);
            }
        }
        Ok(Some(self.buffer[self.position]))
    }

    /// Moves past a byte that was peeked at, which must not be a line's end.
    #[inline]
    pub fn bump(&mut self) {
        debug_assert!(self.position < self.end && self.buffer[self.position] != b'\n');
        self.position += 1;
    }

    /// The text that is at hand, at least a byte of it unless the input ends here.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    pub fn ahead(&mut self) -> Result<&[u8], Error> {
        self.peek()?;
        Ok(&self.buffer[self.position..self.end])
    }

    /// Moves past some bytes that are at hand, among which there must be no line's end.
    pub fn advance(&mut self, bytes: usize) {
        self.position += bytes;
        debug_assert!(self.position <= self.end);
    }

    /// Moves past the blanks of this line and says what follows; a line's end is `\n`.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    #[inline]
    pub fn skip_blanks(&mut self) -> Result<Option<u8>, Error> {
        loop {
            match self.peek()? {
                Some(byte) if is_blank(byte) => self.position += 1,
                next => return Ok(next),
            }
        }
    }

    /// Moves past a line's end that is next.
    fn step_over_line_end(&mut self) {
        self.position += 1;
        self.line += 1;
        self.characters = 0;
        self.counted = self.position;
    }

    /// Moves past the end of this line, which nothing but blanks may stand before. The end of the input is one too.
    ///
    /// # Errors
    ///
    /// If something else stands there, or the stream can't be read.
    pub fn end_line(&mut self, expected: &str) -> Result<(), Error> {
        match self.skip_blanks()? {
            None => Ok(()),
            Some(b'\n') => {
                self.step_over_line_end();
                Ok(())
            }
            Some(_) => Err(self.unexpected(expected)),
        }
    }

    /// Moves to the next line that is not blank; whether there is one.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    pub fn skip_blank_lines(&mut self) -> Result<bool, Error> {
        loop {
            match self.skip_blanks()? {
                None => return Ok(false),
                Some(b'\n') => self.step_over_line_end(),
                Some(_) => return Ok(true),
            }
        }
    }

    /// Makes sure that nothing but blanks and blank lines is left.
    ///
    /// # Errors
    ///
    /// If something else is left, or the stream can't be read.
    pub fn end(&mut self) -> Result<(), Error> {
        if self.skip_blank_lines()? {
            return Err(self.unexpected("the end of the input"));
        }
        Ok(())
    }

    /// Moves past all that is left of a line that has been begun.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    pub fn leave_line(&mut self) -> Result<(), Error> {
        let begun = self.characters > 0 || self.position > self.counted;
        if begun {
            self.skip_line()?;
        }
        Ok(())
    }

    /// Moves past all that is left of this line, whatever it is; whether the line had an end.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    pub fn skip_line(&mut self) -> Result<bool, Error> {
        loop {
            if let Some(length) = memchr::memchr(b'\n', &self.buffer[self.position..self.end]) {
                self.position += length;
                self.step_over_line_end();
                return Ok(true);
            }
            self.position = self.end;
            if !self.read_more()? {
                return Ok(false);
            }
        }
    }

    /// Reads on, if the stream goes on.
    #[cold]
    fn read_more(&mut self) -> Result<bool, Error> {
        let Some(source) = &mut self.source else { return Ok(false) };
        if self.end + Self::SLACK == self.buffer.len() {
            let gone = self.position.saturating_sub(BEHIND);
            if gone > self.counted {
                self.characters += count_characters(&self.buffer[self.counted..gone]);
            }
            self.counted = self.counted.max(gone) - gone;
            self.buffer.copy_within(gone..self.end, 0);
            self.offset += gone as u64;
            self.position -= gone;
            self.end -= gone;
        }
        let room = self.buffer.len() - Self::SLACK;
        let read = loop {
            match source.read(&mut self.buffer[self.end..room]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result.map_err(Error::Read)?,
            }
        };
        let first = self.offset == 0 && self.end == 0;
        self.end += read;
        self.buffer[self.end] = 0;
        if read == 0 {
            self.source = None;
        }
        if first {
            while self.end < MARK.len() && MARK.starts_with(&self.buffer[..self.end]) && read > 0 {
                if !self.read_more()? {
                    break;
                }
            }
            self.skip_mark();
        }
        Ok(read > 0)
    }

    /// Moves past a byte order mark that the text begins with.
    fn skip_mark(&mut self) {
        if self.buffer[..self.end].starts_with(MARK) {
            self.position = MARK.len();
            self.counted = MARK.len();
        }
    }
}
