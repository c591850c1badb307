//! What counts of a line.

use super::{Comparison, is_blank};

/// A text's lines without the blanks at their ends, and without the blank lines at the end of the text; of a text that
/// is blank altogether, an empty line.
pub(super) fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    trim_end(text).split(|&byte| byte == b'\n').map(trim_end)
}

/// A text without the blanks and line ends at its end.
pub(super) fn trim_end(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|&byte| !is_blank(byte)).map_or(0, |last| last + 1);
    &text[..end]
}

/// Where two answers part for the first time, in bytes of each; nothing if they are the same as far as it counts.
///
/// An answer that ends before the other parts from it at its end.
pub(super) fn part(comparison: Comparison, expected: &[u8], got: &[u8]) -> Option<(usize, usize)> {
    match comparison {
        Comparison::Exact => {
            let alike = alike(expected, got);
            (alike < expected.len() || alike < got.len()).then_some((alike, alike))
        }
        Comparison::Trim => first_unlike(expected, got, lines(expected), lines(got)),
        Comparison::Tokens => {
            first_unlike(expected, got, super::words(expected), super::words(got))
        }
    }
}

/// How many bytes two texts have in common at their begin.
fn alike(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Where the pieces of two texts part.
fn first_unlike<'a>(
    expected: &'a [u8],
    got: &'a [u8],
    mut expected_pieces: impl Iterator<Item = &'a [u8]>,
    mut got_pieces: impl Iterator<Item = &'a [u8]>,
) -> Option<(usize, usize)> {
    loop {
        match (expected_pieces.next(), got_pieces.next()) {
            (None, None) => return None,
            (Some(one), Some(other)) if one == other => {}
            (Some(one), Some(other)) => {
                let alike = alike(one, other);
                return Some((begin(expected, one) + alike, begin(got, other) + alike));
            }
            (Some(one), None) => return Some((begin(expected, one), end(got))),
            (None, Some(other)) => return Some((end(expected), begin(got, other))),
        }
    }
}

/// Where a piece of a text begins in it.
fn begin(text: &[u8], piece: &[u8]) -> usize {
    piece.as_ptr().addr() - text.as_ptr().addr()
}

/// Where another line would begin: behind what counts and its line end.
fn end(text: &[u8]) -> usize {
    let counts = trim_end(text).len();
    memchr::memchr(b'\n', &text[counts..]).map_or(text.len(), |line_end| counts + line_end + 1)
}
