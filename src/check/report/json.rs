//! An object a line.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::Report;
use crate::check::{Outcome, Summary, VERDICTS};

/// The number of this form; it changes if a field changes its meaning or goes.
const VERSION: u32 = 1;

pub(super) struct Json;

impl Report for Json {
    fn begin(&mut self, _: &mut dyn Write, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn case(&mut self, out: &mut dyn Write, outcome: &Outcome) -> io::Result<()> {
        let mut object = json!({
            "version": VERSION,
            "type": "case",
            "input": outcome.path.to_string_lossy(),
            "game": outcome.game,
            "verdict": outcome.verdict.letters(),
        });
        let mut add = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                object[name] = value;
            }
        };
        add("note", outcome.note.clone().map(Value::from));
        if let Some(failure) = &outcome.failure {
            add("why", failure.why.clone().map(Value::from));
            add("reason", failure.reason.clone().map(Value::from));
            for (name, answer) in [("expected", &failure.expected), ("got", &failure.got)] {
                if let Some(answer) = answer {
                    add(name, Some(answer.text.clone().into()));
                    add(&format!("{name}_cut"), answer.cut.then_some(true.into()));
                }
            }
        }
        writeln!(out, "{object}")
    }

    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        let counts: Map<String, Value> = VERDICTS
            .iter()
            .map(|&verdict| (verdict.letters().to_owned(), summary.count(verdict).into()))
            .collect();
        let object = json!({
            "version": VERSION,
            "type": "summary",
            "cases": summary.cases(),
            "verdicts": counts,
        });
        writeln!(out, "{object}")
    }
}
