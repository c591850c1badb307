//! Reports: for people, and in three forms for programs.

mod human;
mod json;
mod junit;
mod tap;

use std::io::{self, Write};

use super::{Outcome, Summary};

/// The forms of a report by the names that users choose them by, the default first.
pub const FORMATS: [(&str, Format); 4] = [
    ("human", Format::Human),
    ("json", Format::Json),
    ("junit", Format::Junit),
    ("tap", Format::Tap),
];

/// The form of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// What failed, and a line with the counts.
    #[default]
    Human,
    /// An object a line: one a case, one for the summary.
    Json,
    /// The XML that build servers read.
    Junit,
    /// The Test Anything Protocol, version 14.
    Tap,
}

/// A report as it is written, case after case.
pub trait Report: Send {
    /// Writes what stands before the cases, of which there will be so many.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    fn begin(&mut self, out: &mut dyn Write, cases: usize) -> io::Result<()>;

    /// Writes what there is to say of the next case.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    fn case(&mut self, out: &mut dyn Write, outcome: &Outcome) -> io::Result<()>;

    /// Writes what stands behind the cases.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()>;
}

impl Format {
    /// A report of this form, in colour if that helps.
    #[must_use]
    pub fn report(self, colour: bool) -> Box<dyn Report> {
        match self {
            Self::Human => Box::new(human::Human::new(colour)),
            Self::Json => Box::new(json::Json),
            Self::Junit => Box::new(junit::Junit::default()),
            Self::Tap => Box::new(tap::Tap::default()),
        }
    }
}

/// A path as reports show it.
fn shown(outcome: &Outcome) -> String {
    crate::compare::visible(outcome.path.as_os_str().as_encoded_bytes())
}

/// All that there is to see of a failure, in lines.
fn detail(outcome: &Outcome) -> String {
    let mut text = String::new();
    if let Some(said) = outcome.said() {
        text.push_str(said);
        text.push('\n');
    }
    if let Some(failure) = &outcome.failure {
        text.push_str(&failure.picture);
    }
    text
}
