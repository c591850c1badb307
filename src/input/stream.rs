//! The stream behind the text, read piece by piece.

use std::io;

use super::{BEHIND, Error, Input, MARK, count_characters};

impl Input<'_> {
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

    /// Reads on, if the stream goes on.
    #[cold]
    pub(super) fn read_more(&mut self) -> Result<bool, Error> {
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
    pub(super) fn skip_mark(&mut self) {
        if self.buffer[..self.end].starts_with(MARK) {
            self.position = MARK.len();
            self.counted = MARK.len();
        }
    }
}
