//! Blanks and lines.

use super::{Error, Input, is_blank};

impl Input<'_> {
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
}
