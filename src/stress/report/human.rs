//! For people.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use super::runs;
use crate::check::{Verdict, answers, failed, narrowed, said};
use crate::compare::{Comparison, note, visible};
use crate::draw::{self, Look, Scene};
use crate::program::{End, Limits, Run};
use crate::puzzle::Options;
use crate::stress::{Alike, Found, Minimal, Odd, Phase, Report, Suite, Trial};

/// Writes what came of a search.
///
/// # Errors
///
/// If it can't be written.
pub fn human(
    out: &mut dyn Write,
    report: &Report,
    options: &Options,
    limits: &Limits,
    look: Look,
) -> io::Result<()> {
    let human = Human { options, limits, look };
    if let Some(found) = &report.found {
        let everywhere = everywhere(&report.suite);
        if let Some(text) = &everywhere {
            human.paragraph(out, text)?;
        }
        human.found(out, found)?;
        // Of a program that does not get as far as the rules, the nearest mistakes tell nothing.
        if everywhere.is_none() || found.alike.iter().any(|alike| alike.alike == alike.of) {
            human.paragraph(out, &names(&found.alike))?;
        }
    }
    for trial in &report.others {
        human.heading(out, trial.verdict, "fails in another way, too")?;
        human.trial(out, trial)?;
        writeln!(out)?;
    }
    for odd in report.odd.iter().filter(|odd| odd.failed()) {
        human.odd(out, odd)?;
    }
    if !report.odd.is_empty() {
        let failures = report.odd.iter().filter(|odd| odd.failed()).count();
        writeln!(out, "robustness: {failures} of {} odd inputs failed", report.odd.len())?;
    }
    let verdict = if report.found.is_some() { "a counterexample" } else { "no counterexample" };
    human.lines(out, &format!("{verdict} in {}", runs(report)), "  ")
}

struct Human<'a> {
    options: &'a Options,
    limits: &'a Limits,
    look: Look,
}

impl Human<'_> {
    fn heading(&self, out: &mut dyn Write, verdict: Verdict, text: &str) -> io::Result<()> {
        let bad = AnsiColor::Red.on_default().bold();
        let bad = if self.look.colour { bad } else { Style::new() };
        let letters = verdict.letters();
        write!(out, "{bad}{letters}{bad:#}")?;
        // They are written already, in colour; their place is left free.
        let line = format!("{}{text}", " ".repeat(letters.len() + 1));
        let lines = textwrap::fill(&line, self.wrapping("   "));
        writeln!(out, "{}", &lines[letters.len()..])
    }

    /// How long lines are broken, and what the next ones begin with.
    fn wrapping<'b>(&self, indent: &'b str) -> textwrap::Options<'b> {
        textwrap::Options::new(self.look.columns.max(20))
            .subsequent_indent(indent)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
    }

    /// A line, in lines that are no longer than there is room for.
    fn lines(&self, out: &mut dyn Write, line: &str, indent: &str) -> io::Result<()> {
        writeln!(out, "{}", textwrap::fill(line, self.wrapping(indent)))
    }

    /// Lines, and a blank one.
    fn paragraph(&self, out: &mut dyn Write, text: &str) -> io::Result<()> {
        for line in text.lines() {
            self.lines(out, line, if line.starts_with("- ") { "  " } else { "" })?;
        }
        writeln!(out)
    }

    fn found(&self, out: &mut dyn Write, found: &Found) -> io::Result<()> {
        let Found { trial, phase, run, .. } = found;
        let place = match phase {
            Phase::Suite => "in the suite",
            Phase::Small => "among all small cases",
            _ => "in a random case",
        };
        self.heading(
            out,
            trial.verdict,
            &format!("{place}, run {run}; {}", minimal(found.minimal)),
        )?;
        self.trial(out, trial)?;
        writeln!(out)?;
        if let Some(other) = &found.flaky {
            let answer = |trial: &Trial| {
                let text = visible(trial.run.stdout.trim_ascii_end());
                format!("{} `{}`", trial.verdict.letters(), cut(&text))
            };
            let (one, other) = (answer(trial), answer(other));
            let text = format!(
                "Flaky: the same case gave {one} once and {other} another time, so that nothing here is certain."
            );
            self.paragraph(out, &text)?;
        }
        Ok(())
    }

    /// A case, its answers beside each other, and the board.
    fn trial(&self, out: &mut dyn Write, trial: &Trial) -> io::Result<()> {
        writeln!(out)?;
        for line in trial.case.to_string().lines() {
            indented(out, &cut(line))?;
        }
        writeln!(out)?;
        self.answers(out, &trial.expected, &trial.run)?;
        indented(out, &said(&trial.run.stderr))?;
        writeln!(out)?;
        let scene = Scene::new(&trial.case, self.options);
        indented(out, &draw::text(&scene, narrowed(self.look)))
    }

    fn answers(&self, out: &mut dyn Write, expected: &[u8], run: &Run) -> io::Result<()> {
        if let Some((_, why)) = failed(run, self.limits) {
            indented(out, &why)?;
        } else if let Some(note) = note(Comparison::Trim, expected, &run.stdout) {
            indented(out, &note)?;
        }
        if run.end == End::Finished || !run.stdout.is_empty() {
            indented(out, &answers(Comparison::Trim, expected, &run.stdout, self.look))?;
        }
        Ok(())
    }

    /// An input that no statement promises, in one line, and what came of it.
    fn odd(&self, out: &mut dyn Write, odd: &Odd) -> io::Result<()> {
        self.heading(out, odd.verdict, &format!("robustness: {}", odd.name))?;
        indented(out, &cut(&odd.text.escape_debug().to_string()))?;
        self.answers(out, &odd.expected, &odd.run)?;
        // Of ten crashes, the first line of each message is enough.
        let message = said(&odd.run.stderr);
        message.lines().take(2).try_for_each(|line| indented(out, line))?;
        writeln!(out)
    }
}

/// The begin of a long line, and that there is more.
fn cut(line: &str) -> String {
    /// More of a line tells nobody more; `--save` keeps all of it.
    const LENGTH: usize = 400;
    match line.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}… ({} characters in all)", &line[..end], line.chars().count()),
        None => line.to_owned(),
    }
}

fn minimal(minimal: Minimal) -> String {
    match minimal {
        Minimal::Smallest(0) => "there is no smaller case of its kind".to_owned(),
        Minimal::Smallest(1) => "the smallest of its kind: the one smaller case passes".to_owned(),
        Minimal::Smallest(tried) => {
            format!("the smallest of its kind: all {tried} smaller cases pass")
        }
        Minimal::Minimal(0) => "minimal: nothing can be taken from it".to_owned(),
        Minimal::Minimal(tried) => {
            format!("minimal; the first {tried} smaller cases of its kind pass, too")
        }
        Minimal::Unfinished => "perhaps not minimal: the budget ended first".to_owned(),
    }
}

/// What is to be said first of a program that goes wrong everywhere.
fn everywhere(suite: &Suite) -> Option<String> {
    let Suite { cases, failures, only_answer } = suite;
    // Of a few cases too little is known.
    if *cases < 5 {
        return None;
    }
    if failures == cases {
        return Some(format!(
            "The program fails on all {cases} cases of the suite: does it start as it should, and is it of this puzzle?"
        ));
    }
    let answer = visible(only_answer.as_ref()?.trim_ascii_end());
    Some(format!(
        "The program says `{answer}` to all {cases} cases of the suite: does it read stdin?"
    ))
}

/// The mistake, or the nearest few.
fn names(alike: &[Alike]) -> String {
    let told = |Alike { mistake, alike, of }: &Alike| {
        format!("{}: {alike} of {of} answers alike ({})", mistake.about, mistake.name)
    };
    let whole: Vec<_> = alike.iter().filter(|alike| alike.alike == alike.of).map(told).collect();
    if whole.is_empty() {
        // What is alike nowhere is not near.
        let Some(first) = alike.first().filter(|first| first.alike > 0) else {
            return "No known mistake answers as the program did.".to_owned();
        };
        let nearest = alike.iter().map(|alike| format!("\n- {}", told(alike)));
        return format!(
            "No known mistake answers all {} cases as the program did. The nearest:{}",
            first.of,
            nearest.collect::<String>()
        );
    }
    whole.iter().map(|told| format!("Mistake: {told}")).collect::<Vec<_>>().join("\n")
}

fn indented(out: &mut dyn Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{}{line}", if line.is_empty() { "" } else { "  " })?;
    }
    Ok(())
}
