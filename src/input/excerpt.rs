//! The line that a message is about, with the spot marked.

use std::fmt;

use unicode_width::UnicodeWidthStr;

use super::{Input, MARK, Spot};

/// How many characters of the line are shown before the spot, and how many from it on.
pub(super) const SHOWN: usize = 30;
/// A character takes at most four bytes.
const SHOWN_BYTES: usize = 4 * SHOWN;

/// At most 60 characters of a line, and the mark below them.
#[derive(Debug)]
pub(super) struct Excerpt {
    before: String,
    after: String,
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { before, after } = self;
        write!(f, "  {before}{after}\n  {:width$}^", "", width = before.width())
    }
}

impl Input<'_> {
    /// Cuts out what is around a spot, unless it has left the buffer.
    pub(super) fn excerpt(&mut self, spot: Spot) -> Option<Excerpt> {
        while self.line_from(spot)?.1 && self.line_from(spot)?.0.len() < SHOWN_BYTES {
            // What can't be read is left out here and said at the next try.
            if !self.read_more().unwrap_or(false) {
                break;
            }
        }
        let (line, _) = self.line_from(spot)?;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let after = characters(&line[..line.len().min(SHOWN_BYTES)]);
        let begin = self.place(spot)?;
        let line = &self.buffer[begin.saturating_sub(SHOWN_BYTES)..begin];
        // The byte order mark is no part of the first line.
        let line = if self.offset == 0 { line.strip_prefix(MARK).unwrap_or(line) } else { line };
        let before = characters(&line[memchr::memrchr(b'\n', line).map_or(0, |end| end + 1)..]);
        let hidden = before.len().saturating_sub(SHOWN);
        Some(Excerpt {
            before: before[hidden..].concat(),
            after: after[..after.len().min(SHOWN)].concat(),
        })
    }

    /// Where in the buffer a spot is.
    fn place(&self, spot: Spot) -> Option<usize> {
        usize::try_from(spot.offset.checked_sub(self.offset)?).ok()
    }

    /// What is at hand of a line, from a spot on, and whether it may go on.
    fn line_from(&self, spot: Spot) -> Option<(&[u8], bool)> {
        let rest = self.buffer[..self.end].get(self.place(spot)?..)?;
        Some(match memchr::memchr(b'\n', rest) {
            Some(end) => (&rest[..end], false),
            None => (rest, true),
        })
    }
}

/// A text's characters, each as it can be shown on a terminal.
pub(super) fn characters(text: &[u8]) -> Vec<String> {
    let mut shown = Vec::new();
    for chunk in text.utf8_chunks() {
        shown.extend(chunk.valid().chars().map(|character| {
            if character.is_control() || is_invisible(character) {
                character.escape_default().to_string()
            } else {
                character.to_string()
            }
        }));
        shown.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02X}")));
    }
    shown
}

/// Characters that would turn a line around or hide in it.
fn is_invisible(character: char) -> bool {
    matches!(character, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}
