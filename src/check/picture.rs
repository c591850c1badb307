//! What there is to see of a failure, in lines.

use crate::compare::{Comparison, side_by_side, visible};
use crate::draw::Look;

/// How much of a program's messages is shown: lines, and bytes of each.
const LINES: usize = 10;
const LINE: usize = 200;
/// How far a report moves a picture to the right, in columns.
const INDENT: usize = 2;

/// What there is room for to the right of a report's indent.
#[must_use]
pub fn narrowed(look: Look) -> Look {
    Look { columns: look.columns.saturating_sub(INDENT), ..look }
}

/// Both answers beside each other, as far as they differ.
#[must_use]
pub fn answers(comparison: Comparison, expected: &[u8], got: &[u8], look: Look) -> String {
    if comparison.same(expected, got) {
        return "the answer before that was right\n".to_owned();
    }
    let Look { columns, colour } = narrowed(look);
    side_by_side(comparison, expected, got, columns, colour)
}

/// The begin of what a program wrote to stderr.
#[must_use]
pub fn said(messages: &[u8]) -> String {
    let lines: Vec<_> = messages.trim_ascii_end().split(|&byte| byte == b'\n').collect();
    if lines == [b""] {
        return String::new();
    }
    let mut said = vec!["stderr:".to_owned()];
    said.extend(lines.iter().take(LINES).map(|line| {
        let cut = if line.len() > LINE { "…" } else { "" };
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        format!("  {}{cut}", visible(&line[..line.len().min(LINE)]))
    }));
    if lines.len() > LINES {
        said.push(format!("  … {} lines after", lines.len() - LINES));
    }
    said.push(String::new());
    said.join("\n")
}
