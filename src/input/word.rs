//! Words: what stands between blanks.

use super::excerpt::Excerpt;
use super::{Error, Input, Spot, is_blank};

/// A run of bytes between blanks.
#[derive(Debug)]
pub struct Word {
    spot: Spot,
    text: [u8; Word::KEPT],
    length: usize,
    /// Taken early where the word is so long that its begin may leave the buffer.
    pub(super) excerpt: Option<Excerpt>,
}

impl Word {
    /// How much of a long word is kept, in bytes; what is left out is not shown.
    const KEPT: usize = 128;

    /// Where the word begins.
    #[must_use]
    pub fn spot(&self) -> Spot {
        self.spot
    }

    /// The word's bytes, the first 128 at most.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text[..self.length.min(Self::KEPT)]
    }

    /// Whether the word is longer than its text.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.length > Self::KEPT
    }

    fn push(&mut self, byte: u8) {
        if let Some(place) = self.text.get_mut(self.length) {
            *place = byte;
        }
        self.length += 1;
    }
}

impl Input<'_> {
    /// The next word of this line, or nothing at the line's end, which is left unread.
    ///
    /// # Errors
    ///
    /// If the stream can't be read.
    pub fn word(&mut self) -> Result<Option<Word>, Error> {
        self.read_word(b"", |_| true)
    }

    /// Reads a word up to a blank or a mark; stops within it where it is too long to keep and `enough` says so of a
    /// byte.
    pub(super) fn read_word(
        &mut self,
        marks: &[u8],
        mut enough: impl FnMut(u8) -> bool,
    ) -> Result<Option<Word>, Error> {
        if matches!(self.skip_blanks()?, None | Some(b'\n')) {
            return Ok(None);
        }
        let spot = self.spot();
        let mut word = Word { spot, text: [0; Word::KEPT], length: 0, excerpt: None };
        while let Some(byte) = self.peek()?
            && byte != b'\n'
            && !is_blank(byte)
            && !marks.contains(&byte)
        {
            self.bump();
            word.push(byte);
            let last = enough(byte);
            if word.is_cut() && word.excerpt.is_none() {
                word.excerpt = self.excerpt(word.spot);
            }
            if last && word.is_cut() {
                break;
            }
        }
        Ok(Some(word))
    }
}
