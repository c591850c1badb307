//! The report for people: what failed, and the counts.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use super::{Report, detail, shown};
use crate::check::{Outcome, Summary};

/// Only failures are shown; each ends with a blank line.
pub(super) struct Human {
    bad: Style,
    good: Style,
}

impl Human {
    pub(super) fn new(colour: bool) -> Self {
        let style = |paint: AnsiColor| {
            if colour { paint.on_default().bold() } else { Style::new() }
        };
        Self { bad: style(AnsiColor::Red), good: style(AnsiColor::Green) }
    }
}

impl Report for Human {
    fn begin(&mut self, _: &mut dyn Write, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn case(&mut self, out: &mut dyn Write, outcome: &Outcome) -> io::Result<()> {
        if outcome.failure.is_none() {
            return Ok(());
        }
        let (bad, letters) = (self.bad, outcome.verdict.letters());
        writeln!(out, "{bad}{letters}{bad:#} {}", shown(outcome))?;
        for line in detail(outcome).lines() {
            let indent = if line.is_empty() { "" } else { "  " };
            writeln!(out, "{indent}{line}")?;
        }
        writeln!(out)
    }

    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        let style = if summary.passed() { self.good } else { self.bad };
        writeln!(out, "{style}{summary}{style:#}")
    }
}
