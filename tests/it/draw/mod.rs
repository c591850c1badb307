//! Drawing: what a case looks like as text, as SVG and as HTML.

#[cfg(feature = "outside")]
mod browser;
mod laws;
mod steps;
mod svg;
mod text;

use crate::run::{Outcome, luozi_on};

/// What `draw` with some arguments makes of a case; it must say nothing else.
#[track_caller]
fn drawn(args: &[&str], case: &str) -> String {
    let Outcome { status, stdout, stderr } = luozi_on(&[&["draw"], args].concat(), case);
    assert_eq!((status, stderr.as_str()), (Some(0), ""), "{args:?} {case}");
    stdout
}

/// Several drawings below each other, each behind the case and the arguments.
fn gallery(cases: &[(&[&str], &str)]) -> String {
    let shown = |(args, case): &(&[&str], &str)| {
        let words = [case.trim_end().replace('\n', " / "), args.join(" ")].join(" ");
        format!("# {}\n{}\n", words.trim_end(), drawn(args, case))
    };
    cases.iter().map(shown).collect()
}
