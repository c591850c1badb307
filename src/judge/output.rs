//! Answers on their way out.

use std::cell::RefCell;
use std::io::{self, Read, Write};

/// Answers that are finished, and the stream they go to.
pub(super) struct Output<'a> {
    stream: &'a mut dyn Write,
    pub(super) answers: Vec<u8>,
    /// Why the stream takes no more.
    pub(super) failure: Option<io::Error>,
}

impl<'a> Output<'a> {
    /// So much is collected before it is written, in bytes.
    const FULL: usize = 64 << 10;

    pub(super) fn new(stream: &'a mut dyn Write) -> Self {
        Self { stream, answers: Vec::new(), failure: None }
    }

    pub(super) fn is_full(&self) -> bool {
        self.answers.len() >= Self::FULL
    }

    pub(super) fn write(&mut self) -> io::Result<()> {
        let result = self.stream.write_all(&self.answers).and_then(|()| self.stream.flush());
        self.answers.clear();
        result
    }
}

/// A stream that hands over all finished answers before it waits for more text.
pub(super) struct Answering<'a, 'b> {
    pub(super) source: &'a mut dyn Read,
    pub(super) output: &'a RefCell<Output<'b>>,
}

impl Read for Answering<'_, '_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut output = self.output.borrow_mut();
        if let Err(error) = output.write() {
            output.failure = Some(error);
            return Err(io::Error::other("the answers can't be written"));
        }
        self.source.read(buffer)
    }
}
