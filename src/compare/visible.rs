//! Text as it can be shown: what is invisible, or would do something to a terminal, is escaped.

use unicode_width::UnicodeWidthChar;

/// A character, or a byte that is none, as it is shown.
pub(super) struct Shown {
    pub(super) text: String,
    /// How many columns of a terminal it takes.
    pub(super) width: usize,
    /// How many bytes it stands for.
    pub(super) bytes: usize,
}

impl Shown {
    fn escape(text: String, bytes: usize) -> Self {
        // An escape is plain text.
        Self { width: text.len(), text, bytes }
    }

    fn character(character: char) -> Self {
        let bytes = character.len_utf8();
        match (character, character.width()) {
            ('\0', _) => Self::escape("\\0".to_owned(), bytes),
            ('\t' | '\r' | '\n', _) => Self::escape(character.escape_default().to_string(), bytes),
            (_, Some(width @ 1..)) if !is_strange(character) => {
                Self { text: character.to_string(), width, bytes }
            }
            _ if character.is_ascii() => {
                Self::escape(format!("\\x{:02X}", u32::from(character)), bytes)
            }
            _ => Self::escape(character.escape_unicode().to_string(), bytes),
        }
    }
}

/// Whether a character looks like a blank that it is not, or is for private use.
fn is_strange(character: char) -> bool {
    (character.is_whitespace() && character != ' ')
        || matches!(character, '\u{E000}'..='\u{F8FF}' | '\u{FFFE}' | '\u{FFFF}')
        || u32::from(character) >= 0xE_0000
}

/// A text's characters as they are shown.
pub(super) fn characters(text: &[u8]) -> impl Iterator<Item = Shown> {
    text.utf8_chunks().flat_map(|chunk| {
        let valid = chunk.valid().chars().map(Shown::character);
        let invalid = chunk.invalid().iter().map(|byte| Shown::escape(format!("\\x{byte:02X}"), 1));
        valid.chain(invalid)
    })
}

/// A text with all that is invisible in it escaped; line ends too, so that it is one line.
///
/// ```
/// use luozi::compare::visible;
///
/// assert_eq!(visible(b"7,red\r\n"), "7,red\\r\\n");
/// assert_eq!(visible("落子\0\u{200B}\x1B".as_bytes()), "落子\\0\\u{200b}\\x1B");
/// assert_eq!(visible(b"\xFF7"), "\\xFF7");
/// ```
#[must_use]
pub fn visible(text: &[u8]) -> String {
    characters(text).map(|shown| shown.text).collect()
}
