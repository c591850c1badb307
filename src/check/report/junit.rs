//! The XML that build servers read.

use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use super::{Report, detail, shown};
use crate::check::{Outcome, Summary, VERDICTS, Verdict};

/// The counts stand before the cases, so the cases wait in a file of their own: memory is for other things.
#[derive(Default)]
pub(super) struct Junit {
    cases: Option<BufWriter<File>>,
}

impl Report for Junit {
    fn begin(&mut self, _: &mut dyn Write, _: usize) -> io::Result<()> {
        self.cases = Some(BufWriter::new(tempfile::tempfile()?));
        Ok(())
    }

    fn case(&mut self, _: &mut dyn Write, outcome: &Outcome) -> io::Result<()> {
        let Some(cases) = &mut self.cases else { return Ok(()) };
        let mut xml = Writer::new(cases);
        let name = shown(outcome);
        let case = BytesStart::new("testcase")
            .with_attributes([("classname", outcome.game), ("name", &name)]);
        if outcome.verdict == Verdict::Accepted {
            xml.write_event(Event::Empty(case))?;
        } else {
            xml.write_event(Event::Start(case))?;
            let kind = kind(outcome.verdict);
            let said = outcome.said().unwrap_or("another answer than expected");
            let message = format!(
                "{}: {}",
                outcome.verdict.letters(),
                plain(said.lines().next().unwrap_or_default())
            );
            let failure = BytesStart::new(kind)
                .with_attributes([("type", outcome.verdict.letters()), ("message", &message)]);
            xml.write_event(Event::Start(failure))?;
            xml.write_event(Event::Text(BytesText::new(&plain(&detail(outcome)))))?;
            xml.write_event(Event::End(BytesEnd::new(kind)))?;
            xml.write_event(Event::End(BytesEnd::new("testcase")))?;
        }
        xml.get_mut().write_all(b"\n")
    }

    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        let count_of = |wanted: &str| -> u64 {
            let verdicts = VERDICTS
                .iter()
                .filter(|&&verdict| verdict != Verdict::Accepted && kind(verdict) == wanted);
            verdicts.map(|&verdict| summary.count(verdict)).sum()
        };
        let tests = summary.cases().to_string();
        let (failures, errors) = (count_of("failure").to_string(), count_of("error").to_string());
        let counts = [("tests", &*tests), ("failures", &*failures), ("errors", &*errors)];
        let named = [("name", "luozi")].into_iter().chain(counts);
        let mut xml = Writer::new(&mut *out);
        xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
        xml.get_mut().write_all(b"\n")?;
        xml.write_event(Event::Start(BytesStart::new("testsuites").with_attributes(counts)))?;
        xml.get_mut().write_all(b"\n")?;
        xml.write_event(Event::Start(BytesStart::new("testsuite").with_attributes(named)))?;
        xml.get_mut().write_all(b"\n")?;
        if let Some(cases) = self.cases.take() {
            let mut cases = cases.into_inner().map_err(io::IntoInnerError::into_error)?;
            cases.rewind()?;
            io::copy(&mut cases, out)?;
        }
        let mut xml = Writer::new(&mut *out);
        xml.write_event(Event::End(BytesEnd::new("testsuite")))?;
        xml.get_mut().write_all(b"\n")?;
        xml.write_event(Event::End(BytesEnd::new("testsuites")))?;
        out.write_all(b"\n")
    }
}

/// What the form calls it: an answer that is wrong is a failure, none at all an error.
const fn kind(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::RuntimeError => "error",
        _ => "failure",
    }
}

/// A text without the characters that XML has no way to write.
fn plain(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '\t' | '\n' | '\r' | ' '..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'.. => {
                character
            }
            _ => char::REPLACEMENT_CHARACTER,
        })
        .collect()
}
