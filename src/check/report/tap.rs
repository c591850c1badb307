//! The Test Anything Protocol, version 14.

use std::io::{self, Write};

use serde_json::Value;

use super::{Report, detail, shown};
use crate::check::{Outcome, Summary};

/// The number of the case, counted from 1.
#[derive(Default)]
pub(super) struct Tap {
    number: u64,
}

impl Report for Tap {
    fn begin(&mut self, out: &mut dyn Write, cases: usize) -> io::Result<()> {
        writeln!(out, "TAP version 14\n1..{cases}")
    }

    fn case(&mut self, out: &mut dyn Write, outcome: &Outcome) -> io::Result<()> {
        self.number += 1;
        let result = if outcome.failure.is_none() { "ok" } else { "not ok" };
        // A plain `#` would begin a directive.
        let name = shown(outcome).replace('\\', "\\\\").replace('#', "\\#");
        writeln!(out, "{result} {} - {name}", self.number)?;
        let Some(failure) = &outcome.failure else {
            return outcome.note.as_ref().map_or(Ok(()), |note| writeln!(out, "# {note}"));
        };
        writeln!(out, "  ---\n  verdict: {}", outcome.verdict.letters())?;
        let mut field = |name: &str, text: Option<&str>| match text {
            Some(text) => writeln!(out, "  {name}: {}", quoted(text)),
            None => Ok(()),
        };
        field("message", outcome.said())?;
        field("reason", failure.reason.as_deref())?;
        field("expected", failure.expected.as_ref().map(|answer| &*answer.text))?;
        field("got", failure.got.as_ref().map(|answer| &*answer.text))?;
        // A list, for not every reader takes blank lines in a block of text.
        writeln!(out, "  detail:")?;
        for line in detail(outcome).lines() {
            writeln!(out, "    - {}", quoted(line))?;
        }
        writeln!(out, "  ...")
    }

    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        writeln!(out, "# {summary}")
    }
}

/// A string in YAML: one in JSON, without the signs that JSON lets stand and YAML doesn't.
fn quoted(text: &str) -> String {
    let escaped = |sign: char| {
        if sign.is_control() || matches!(sign, '\u{FEFF}' | '\u{FFFE}' | '\u{FFFF}') {
            format!("\\u{:04x}", u32::from(sign))
        } else {
            sign.to_string()
        }
    };
    Value::from(text).to_string().chars().map(escaped).collect()
}
