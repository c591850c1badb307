//! Making a counterexample smaller.

use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::Phase;
use super::bench::Bench;
use super::domain::Domain;
use super::trial::Trial;
use crate::case::Case;
use crate::check::Verdict;
use crate::mistakes::Mistake;

/// How small a counterexample is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Minimal {
    /// Nothing that is tried on it makes it smaller, and every smaller case of its kind was run: so many.
    Smallest(usize),
    /// Nothing that is tried on it makes it smaller. Of the smaller cases of its kind, so many were run, but not all.
    Minimal(usize),
    /// The budget was spent before that could be told.
    Unfinished,
}

/// The most smaller cases of its kind that are run.
const MOST_SMALLER: usize = 4_000;

/// They may take as long as what came before, and this long at least.
const SMALLER_TIME: Duration = Duration::from_secs(3);

/// Makes a case that failed smaller, as long as it fails in the same way.
///
/// # Errors
///
/// If the program can't be started.
pub(super) fn shrink(
    bench: &mut Bench<'_>,
    domain: &dyn Domain,
    found: Trial,
) -> io::Result<(Trial, Minimal)> {
    let slow = found.verdict == Verdict::TimeLimit;
    let (smallest, minimal) = reduce(bench, domain, found.clone())?;
    // The one that was found had its whole time then.
    if !slow || smallest.case == found.case {
        return Ok((smallest, minimal));
    }
    let again = bench.again(&smallest.case)?;
    let holds = again.verdict == Verdict::TimeLimit;
    Ok(if holds { (again, minimal) } else { (found, Minimal::Unfinished) })
}

fn reduce(
    bench: &mut Bench<'_>,
    domain: &dyn Domain,
    found: Trial,
) -> io::Result<(Trial, Minimal)> {
    let mut smallest = found;
    loop {
        // A program with a known mistake fails where that mistake is known to show first.
        let examples: Vec<_> = bench.evidence.candidates().map(Mistake::example).collect();
        let smaller = |case: &Case| domain.size(case) < domain.size(&smallest.case);
        let mut left: Vec<_> = examples.into_iter().filter(smaller).collect();
        left.sort_by_cached_key(|case| domain.size(case));
        left.extend(domain.reductions(&smallest.case));
        match first_failing(bench, Phase::Shrinking, left, &smallest)? {
            Failing::Found(trial) => smallest = *trial,
            Failing::Unfinished => return Ok((smallest, Minimal::Unfinished)),
            Failing::None => match prove(bench, domain, &smallest)? {
                Ok(minimal) => return Ok((smallest, minimal)),
                Err(trial) => smallest = trial,
            },
        }
    }
}

/// Tries the smaller cases of a counterexample's kind; gives the first that fails, too.
fn prove(
    bench: &mut Bench<'_>,
    domain: &dyn Domain,
    smallest: &Trial,
) -> io::Result<Result<Minimal, Trial>> {
    let (cases, all) = domain.smaller(&smallest.case, MOST_SMALLER);
    let count = cases.len();
    let until = Instant::now() + bench.begin.elapsed().max(SMALLER_TIME);
    let mut tried = 0;
    for some in cases.chunks(64) {
        if Instant::now() >= until {
            return Ok(Ok(Minimal::Minimal(tried)));
        }
        match first_failing(bench, Phase::Proof, some.to_vec(), smallest)? {
            Failing::Found(trial) => return Ok(Err(*trial)),
            Failing::Unfinished => return Ok(Ok(Minimal::Minimal(tried))),
            Failing::None => tried += some.len(),
        }
    }
    Ok(Ok(if all { Minimal::Smallest(count) } else { Minimal::Minimal(count) }))
}

enum Failing {
    Found(Box<Trial>),
    /// None of them fails.
    None,
    Unfinished,
}

/// The first of some cases that fails as another did. What was run before isn't run again.
fn first_failing(
    bench: &mut Bench<'_>,
    phase: Phase,
    cases: Vec<Case>,
    like: &Trial,
) -> io::Result<Failing> {
    let mut seen = std::collections::HashSet::new();
    let mut unknown = Vec::new();
    let mut known = None;
    for case in cases {
        if !seen.insert(case.clone()) {
            continue;
        }
        match bench.evidence.of(&case) {
            None => unknown.push(case),
            Some(trial) if trial.verdict == like.verdict => {
                known = Some(trial.clone());
                break;
            }
            Some(_) => {}
        }
    }
    if let (Some(known), true) = (&known, unknown.is_empty()) {
        return Ok(Failing::Found(Box::new(known.clone())));
    }
    let mut found = None;
    let complete = bench.try_all(phase, unknown.into_iter(), |trial| {
        if trial.verdict == like.verdict {
            found = Some(trial.clone());
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    })?;
    Ok(match found.or(known) {
        Some(trial) => Failing::Found(Box::new(trial)),
        None if complete => Failing::None,
        None => Failing::Unfinished,
    })
}
