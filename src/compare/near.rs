//! What is nearly right, by name.

use super::lines::{lines, trim_end};
use super::visible::visible;
use super::{Comparison, is_blank};

/// How much of a word is quoted, in bytes.
const QUOTED: usize = 24;
/// A longer answer is compared with no more than blanks and capitals in mind, in bytes.
const LONG: usize = 64 << 10;

/// What there is to say of an answer beside that it passes or fails: of one that passes, why a stricter comparison would
/// have failed it; of one that fails, what it is a near miss of.
///
/// ```
/// use luozi::compare::{Comparison, note};
///
/// let of = |got: &[u8]| note(Comparison::Trim, b"7,red\n", got);
/// assert_eq!(of(b"7,red\n"), None);
/// assert_eq!(of(b"7,red").unwrap(), "no newline at the end");
/// assert_eq!(of(b"7,Red\n").unwrap(), "only capitals differ: `Red`");
/// assert_eq!(of(b"7, red\n").unwrap(), "only a blank after the comma is wrong");
/// assert_eq!(of(b"Answer: 7,red\n").unwrap(), "right, but with text before the answer");
/// ```
#[must_use]
pub fn note(comparison: Comparison, expected: &[u8], got: &[u8]) -> Option<String> {
    if comparison.same(expected, got) {
        if expected == got {
            return None;
        }
        return Some(passed(expected, got).to_owned());
    }
    near_miss(comparison, expected, got)
}

/// Why an answer that is the same as far as it counts is not the same.
fn passed(expected: &[u8], got: &[u8]) -> &'static str {
    if !Comparison::Trim.same(expected, got) {
        return "blanks or line breaks between words differ";
    }
    let carriage_returns = |text: &[u8]| text.windows(2).any(|pair| pair == b"\r\n");
    let ended = |text: &[u8]| text.ends_with(b"\n");
    let untidy = |text: &[u8]| {
        text.split(|&byte| byte == b'\n').any(|line| {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            !line.is_empty() && line.last().is_some_and(|&byte| is_blank(byte))
        })
    };
    if carriage_returns(got) && !carriage_returns(expected) {
        "line ends are CRLF"
    } else if untidy(got) && !untidy(expected) {
        "blanks at the end of a line"
    } else if ended(expected) && !ended(got) {
        "no newline at the end"
    } else if trim_end(got).len() + 2 < got.len() || got.ends_with(b"\n\n") {
        "blank lines at the end"
    } else if carriage_returns(expected) && !carriage_returns(got) {
        "the answer file has CRLF line ends"
    } else if ended(got) && !ended(expected) {
        "the answer file has no newline at the end"
    } else {
        "the answer file has other line ends or blanks at the end of a line"
    }
}

fn near_miss(comparison: Comparison, expected: &[u8], got: &[u8]) -> Option<String> {
    if trim_end(got).is_empty() {
        let nothing = if got.is_empty() { "no output" } else { "nothing but blanks" };
        return Some(nothing.to_owned());
    }
    if comparison != Comparison::Tokens && Comparison::Tokens.same(expected, got) {
        return Some(if Comparison::Trim.same(expected, got) {
            passed(expected, got).to_owned()
        } else {
            blanks(expected, got).to_owned()
        });
    }
    if Comparison::Tokens.same(&expected.to_ascii_lowercase(), &got.to_ascii_lowercase()) {
        let word = first_other_word(expected, got);
        return Some(format!("only capitals differ: `{word}`"));
    }
    if without_blanks(expected).eq(without_blanks(got)) {
        return Some(blanks(expected, got).to_owned());
    }
    let small = |text| without_blanks(text).map(|byte| byte.to_ascii_lowercase());
    if small(expected).eq(small(got)) {
        return Some("only capitals and blanks differ".to_owned());
    }
    if expected.len().max(got.len()) > LONG {
        return None;
    }
    signs(expected, got)
        .or_else(|| around(comparison, expected, got))
        .or_else(|| parts(expected, got))
}

/// How the blanks of two answers differ that are the same without.
fn blanks(expected: &[u8], got: &[u8]) -> &'static str {
    let after_comma = |text: &[u8]| text.windows(2).any(|pair| pair == b", ");
    let joined = |text: &[u8]| text.windows(2).filter(|pair| pair == b", ").count();
    let without: Vec<u8> = String::from_utf8_lossy(got).replace(", ", ",").into_bytes();
    if after_comma(got)
        && joined(got) > joined(expected)
        && Comparison::Trim.same(expected, &without)
    {
        "only a blank after the comma is wrong"
    } else if lines(expected).count() != lines(got).count() {
        "only line breaks and blanks differ"
    } else {
        "only blanks differ"
    }
}

/// The first word that is not as expected, as it was got.
fn first_other_word(expected: &[u8], got: &[u8]) -> String {
    fn parts(text: &[u8]) -> impl Iterator<Item = &[u8]> {
        text.split(|&byte| is_blank(byte) || byte == b',').filter(|part| !part.is_empty())
    }
    let other = parts(expected).zip(parts(got)).find(|(one, other)| one != other);
    other.map_or_else(String::new, |(_, got)| visible(&got[..got.len().min(QUOTED)]))
}

fn without_blanks(text: &[u8]) -> impl Iterator<Item = u8> {
    text.iter().copied().filter(|&byte| !is_blank(byte))
}

/// Signs that look like others, or don't show.
fn signs(expected: &[u8], got: &[u8]) -> Option<String> {
    let same = |other: &[u8]| without_blanks(expected).eq(without_blanks(other));
    if got.contains(&0) && same(&got.iter().copied().filter(|&byte| byte != 0).collect::<Vec<_>>())
    {
        return Some("right, but with NUL bytes in it".to_owned());
    }
    let mark = "\u{FEFF}".as_bytes();
    if expected.strip_prefix(mark).is_some_and(|bare| without_blanks(bare).eq(without_blanks(got)))
    {
        return Some("right, but the answer file has a byte order mark in front".to_owned());
    }
    let text = std::str::from_utf8(got).ok()?;
    if text.starts_with('\u{FEFF}') && same(text.trim_start_matches('\u{FEFF}').as_bytes()) {
        return Some("right, but with a byte order mark in front".to_owned());
    }
    let plain: String = text
        .chars()
        .map(|character| match character {
            '，' => ',',
            '\u{FF01}'..='\u{FF5E}' => {
                // The full-width forms stand in the order of ASCII.
                char::from_u32(u32::from(character) - 0xFEE0).unwrap_or(character)
            }
            '\u{3000}' | '\u{A0}' => ' ',
            character => character,
        })
        .collect();
    if plain != text && same(plain.as_bytes()) {
        return Some("right, but with full-width signs".to_owned());
    }
    let bare: String = text.chars().filter(|&sign| !"\"'`()[]{}.;".contains(sign)).collect();
    (bare.len() < text.len() && same(bare.as_bytes()))
        .then(|| "right, but with quotes, brackets or a stop around it".to_owned())
}

/// The right answer among other text.
fn around(comparison: Comparison, expected: &[u8], got: &[u8]) -> Option<String> {
    let expected = trim_end(expected);
    let got = trim_end(got);
    let at_end = expected.len() < got.len() && {
        let (before, answer) = got.split_at(got.len() - expected.len());
        comparison.same(expected, answer) && !before.last().is_some_and(u8::is_ascii_alphanumeric)
    };
    let at_begin = expected.len() < got.len() && {
        let (answer, behind) = got.split_at(expected.len());
        comparison.same(expected, answer) && !behind.first().is_some_and(u8::is_ascii_alphanumeric)
    };
    let place = match (at_begin, at_end, expected.is_empty()) {
        (_, _, true) | (false, false, _) => {
            let has_line = !expected.is_empty()
                && lines(expected).count() == 1
                && lines(got).any(|line| line == expected);
            return has_line.then(|| "right, but with text around the answer".to_owned());
        }
        (true, true, _) => "the answer more than once",
        (true, false, _) => "text after the answer",
        (false, true, _) => "text before the answer",
    };
    Some(format!("right, but with {place}"))
}

/// An answer of two parts, one of which is right.
fn parts(expected: &[u8], got: &[u8]) -> Option<String> {
    let (step, word) = step_and_word(expected)?;
    let (other_step, other_word) = step_and_word(got)?;
    if step == other_step {
        return Some(format!("right step, wrong word: `{other_word}`"));
    }
    if !word.eq_ignore_ascii_case(other_word) {
        return None;
    }
    Some(match other_step.checked_sub(step) {
        Some(1) => "right word, one step late".to_owned(),
        Some(-1) => "right word, one step early".to_owned(),
        _ => "right word, wrong step".to_owned(),
    })
}

/// The parts of an answer such as `7,red`.
fn step_and_word(answer: &[u8]) -> Option<(i64, &str)> {
    let (step, word) = std::str::from_utf8(answer).ok()?.trim().split_once(',')?;
    let word = word.trim();
    let is_word = !word.is_empty() && word.chars().all(|letter| letter.is_ascii_alphabetic());
    Some((step.trim().parse().ok()?, word)).filter(|_| is_word && word.len() < QUOTED)
}
