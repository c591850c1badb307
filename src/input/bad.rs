//! What is wrong with a text, said so that it can be mended.

use std::fmt;
use std::io;

use super::excerpt::{Excerpt, SHOWN, characters};
use super::{Input, Spot, Word};

/// Why no case could be read.
#[derive(Debug)]
pub enum Error {
    /// The text is no case of the puzzle.
    Bad(Box<BadInput>),
    /// The text can't be read.
    Read(io::Error),
}

/// A place in the text, what was found there, and what belongs there.
///
/// Shown with `{}`, it is a sentence, and below it the line with the place marked.
///
/// ```
/// use luozi::input::{Error, Input};
///
/// let mut text = &b"1 2 x"[..];
/// let mut input = Input::new(&mut text);
/// let Err(Error::Bad(bad)) = input.numbers("a column", |_| false) else { panic!() };
/// let expected = "line 1, column 5: expected a column, found `x`\n  1 2 x\n      ^";
/// assert_eq!(bad.to_string(), expected);
/// ```
#[derive(Debug)]
pub struct BadInput {
    spot: Spot,
    expected: String,
    found: String,
    excerpt: Option<Excerpt>,
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spot { line, column, .. } = self.spot;
        write!(
            f,
            "line {line}, column {column}: expected {}, found {}",
            self.expected, self.found
        )?;
        self.excerpt.as_ref().map_or(Ok(()), |excerpt| write!(f, "\n{excerpt}"))
    }
}

impl Input<'_> {
    /// Says that something else was expected than what comes next.
    pub fn unexpected(&mut self, expected: &str) -> Error {
        match self.word() {
            Ok(Some(word)) => self.bad_word(word, expected),
            Ok(None) => {
                let found = match self.peek() {
                    Ok(Some(_)) => "the end of the line",
                    Ok(None) => "the end of the input",
                    Err(error) => return error,
                };
                let spot = self.line_end_spot();
                self.bad(spot, expected, found)
            }
            Err(error) => error,
        }
    }

    /// Says that something else was expected than a word that was read.
    pub fn bad_word(&mut self, word: Word, expected: &str) -> Error {
        let cure = cure(word.text()).map_or_else(String::new, |cure| format!(" ({cure})"));
        self.bad_as(word, expected, &cure)
    }

    /// Says that a number is past 32 bits.
    pub(super) fn bad_number(&mut self, word: Word, expected: &str) -> Error {
        self.bad_as(word, expected, ", which is past 32 bits (-2147483648 to 2147483647)")
    }

    /// The same, with a remark behind the word.
    pub(super) fn bad_as(&mut self, mut word: Word, expected: &str, remark: &str) -> Error {
        let excerpt = word.excerpt.take().or_else(|| self.excerpt(word.spot()));
        Error::new(word.spot(), expected, &format!("{}{remark}", quote(&word)), excerpt)
    }

    /// Says what was expected and found at a place.
    pub fn bad(&mut self, spot: Spot, expected: &str, found: &str) -> Error {
        let excerpt = self.excerpt(spot);
        Error::new(spot, expected, found, excerpt)
    }
}

impl Error {
    fn new(spot: Spot, expected: &str, found: &str, excerpt: Option<Excerpt>) -> Self {
        let (expected, found) = (expected.to_owned(), found.to_owned());
        Self::Bad(Box::new(BadInput { spot, expected, found, excerpt }))
    }
}

/// A word as it is shown in a message, the first 30 characters of it.
fn quote(word: &Word) -> String {
    let mut characters = characters(word.text());
    let cut = word.is_cut() || characters.len() > SHOWN;
    characters.truncate(SHOWN);
    format!("`{}{}`", characters.concat(), if cut { "…" } else { "" })
}

/// What to do about a word that a keyboard, a page or a shell has written in its own way.
fn cure(word: &[u8]) -> Option<&'static str> {
    let has_halves = word.contains(&0) && word.iter().any(|&byte| byte != 0);
    if has_halves || word.starts_with(b"\xFF\xFE") || word.starts_with(b"\xFE\xFF") {
        return Some("the text is UTF-16: save it as UTF-8, in PowerShell with `-Encoding utf8`");
    }
    String::from_utf8_lossy(word).chars().find_map(|character| match character {
        '，' | '、' | '；' => Some("a full-width comma: put blanks between the numbers"),
        '\u{FF10}'..='\u{FF19}' => Some("full-width digits: write plain 0 to 9"),
        '\u{FF0D}' | '\u{FF0B}' | '\u{2010}'..='\u{2015}' | '\u{2212}' => {
            Some("not the plain sign: write - or +")
        }
        '\u{200B}' | '\u{200C}' | '\u{200D}' | '\u{2060}' | '\u{FEFF}' => {
            Some("an invisible character is in it: write it anew")
        }
        character if character.is_whitespace() && !character.is_ascii() => {
            Some("a full-width or no-break blank: write a plain one")
        }
        _ => None,
    })
}
