//! Is an answer the expected one? And if not, where do they part, and what may have gone wrong?
//!
//! Answers are bytes: what a program prints need not be text.

mod lines;
mod near;
mod side;
mod visible;

pub use near::note;
pub use side::side_by_side;
pub use visible::visible;

use lines::lines;

/// How much of an answer counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Comparison {
    /// Every byte.
    Exact,
    /// All but line ends, blanks at the end of a line, and blank lines at the end.
    #[default]
    Trim,
    /// The words alone, whatever blanks and line ends are between them.
    Tokens,
}

/// Every comparison by the name that users choose it by, the strictest first.
pub const COMPARISONS: [(&str, Comparison); 3] =
    [("exact", Comparison::Exact), ("trim", Comparison::Trim), ("tokens", Comparison::Tokens)];

impl Comparison {
    /// Whether two answers are the same as far as it counts.
    ///
    /// ```
    /// use luozi::compare::Comparison;
    ///
    /// assert!(Comparison::Trim.same(b"0\n1\n", b"0 \r\n1\n\n"));
    /// assert!(!Comparison::Trim.same(b"0\n1\n", b"0 1\n"));
    /// assert!(Comparison::Tokens.same(b"0\n1\n", b"0 1\n"));
    /// assert!(!Comparison::Exact.same(b"0\n", b"0"));
    /// ```
    #[must_use]
    pub fn same(self, expected: &[u8], got: &[u8]) -> bool {
        match self {
            Self::Exact => expected == got,
            Self::Trim => lines(expected).eq(lines(got)),
            Self::Tokens => words(expected).eq(words(got)),
        }
    }

    /// What users choose it by.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Trim => "trim",
            Self::Tokens => "tokens",
        }
    }
}

/// Whether a byte counts as blank: what C takes for white space.
const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// What stands between blanks and line ends.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| is_blank(byte)).filter(|word| !word.is_empty())
}
