//! The search, from what finds most to what finds least.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::time::Instant;

use super::bench::{Bench, Progress};
use super::domain::{self, Domain};
use super::evidence::Evidence;
use super::hurry::Hurry;
use super::trial::{Program, Trial};
use super::{Found, PHASES, Phase, Report, Settings, Suite, odd, shrink};
use crate::case::Case;
use crate::check::Verdict;
use crate::mistakes;
use crate::puzzle::{Entry, Options};
use crate::suite;

/// Looks for the smallest case on which a program is wrong, and for the mistake behind it.
///
/// # Errors
///
/// If the program can't be started.
pub fn search(
    entry: &Entry,
    options: &Options,
    program: &dyn Program,
    settings: Settings,
    progress: &dyn Progress,
) -> io::Result<Report> {
    let puzzle = (entry.reader)(options);
    let domain = &*domain::of(entry, options);
    let mut bench = Bench {
        puzzle: &*puzzle,
        program,
        settings,
        progress,
        begin: Instant::now(),
        evidence: Evidence::new(mistakes::of(entry.name), options),
        runs: [0; PHASES.len()],
        hurry: Hurry::default(),
    };
    let begin = bench.begin;
    let mut failures = Failures::default();
    let cases: Vec<_> =
        suite::of(entry.name, options).into_iter().map(|named| named.case).collect();
    let mut suite = Suite::default();
    bench.try_all(Phase::Suite, cases.into_iter(), |trial| {
        suite.add(trial);
        failures.add(domain, Phase::Suite, suite.cases, trial);
        // A slow program needs the rest of the time for making what was found smaller.
        if !failures.is_empty() && begin.elapsed() > settings.budget / 4 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    })?;
    let odd = if settings.robustness { odd::try_odd(&mut bench, domain)? } else { Vec::new() };
    if failures.is_empty() {
        until_one_fails(&mut bench, domain, Phase::Small, domain.small(), &mut failures)?;
    }
    if failures.is_empty() {
        let mut random = fastrand::Rng::with_seed(settings.seed);
        let cases = std::iter::repeat_with(move || domain.random(&mut random));
        until_one_fails(&mut bench, domain, Phase::Random, cases, &mut failures)?;
    }
    let found = match failures.take_smallest(domain) {
        Some((phase, run, trial)) => Some(explain(&mut bench, domain, phase, run, trial, options)?),
        None => None,
    };
    Ok(Report {
        runs: bench.runs,
        time: bench.begin.elapsed(),
        found,
        others: failures.others(),
        suite,
        odd,
    })
}

fn until_one_fails(
    bench: &mut Bench<'_>,
    domain: &dyn Domain,
    phase: Phase,
    cases: impl Iterator<Item = Case> + Send,
    failures: &mut Failures,
) -> io::Result<()> {
    let mut run = bench.all_runs();
    bench.try_all(phase, cases, |trial| {
        run += 1;
        if trial.failed() {
            failures.add(domain, phase, run, trial);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    })?;
    Ok(())
}

/// Makes a counterexample smaller and finds the mistake behind it.
fn explain(
    bench: &mut Bench<'_>,
    domain: &dyn Domain,
    phase: Phase,
    run: u64,
    trial: Trial,
    options: &Options,
) -> io::Result<Found> {
    let (trial, minimal) = shrink::shrink(bench, domain, trial)?;
    let flaky = other_answer(bench, &trial)?;
    tell_apart(bench, domain, options)?;
    Ok(Found { trial, phase, run, minimal, flaky, alike: bench.evidence.alike() })
}

/// Another answer to the same case, if there is one.
fn other_answer(bench: &mut Bench<'_>, trial: &Trial) -> io::Result<Option<Trial>> {
    /// A program that answers at random half the time is not noticed once in so many times 2.
    const TIMES: u32 = 4;
    for _ in 0..TIMES {
        if bench.is_over() || trial.verdict == Verdict::TimeLimit {
            break;
        }
        let again = bench.again(&trial.case)?;
        if (again.verdict, &again.run.stdout) != (trial.verdict, &trial.run.stdout) {
            return Ok(Some(again));
        }
    }
    Ok(None)
}

/// Runs cases that two mistakes answer otherwise, where several are left.
fn tell_apart(bench: &mut Bench<'_>, domain: &dyn Domain, options: &Options) -> io::Result<()> {
    /// So many cases are looked at for one that tells.
    const LOOKED_AT: usize = 3_000;
    let mut random = fastrand::Rng::with_seed(bench.settings.seed);
    loop {
        let left: Vec<_> = bench.evidence.candidates().collect();
        if left.len() < 2 {
            return Ok(());
        }
        let examples = left.iter().map(|mistake| mistake.example());
        let random = std::iter::repeat_with(|| domain.random(&mut random));
        let cases =
            examples.chain(domain.small().take(LOOKED_AT)).chain(random.take(LOOKED_AT / 4));
        let tells = |case: &Case| {
            let mut answers = left.iter().map(|mistake| mistake.answer(case, options));
            let first = answers.next();
            answers.any(|answer| Some(&answer) != first.as_ref())
        };
        let mut cases = cases.filter(|case| bench.evidence.of(case).is_none());
        let Some(case) = cases.find(tells) else { return Ok(()) };
        drop(cases);
        let enough = |_: &Trial| ControlFlow::Continue(());
        if !bench.try_all(Phase::Naming, std::iter::once(case), enough)? {
            return Ok(());
        }
    }
}

/// The smallest case of every way to fail, with where it was met.
#[derive(Default)]
struct Failures(BTreeMap<&'static str, (Phase, u64, Trial)>);

impl Failures {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn add(&mut self, domain: &dyn Domain, phase: Phase, run: u64, trial: &Trial) {
        if !trial.failed() {
            return;
        }
        let known = self.0.get(trial.verdict.letters());
        let smaller =
            |(.., known): &(_, _, Trial)| domain.size(&trial.case) < domain.size(&known.case);
        if known.is_none_or(smaller) {
            let run = known.map_or(run, |&(_, run, _)| run);
            self.0.insert(trial.verdict.letters(), (phase, run, trial.clone()));
        }
    }

    /// A wrong answer before any other way to fail: it tells most.
    fn take_smallest(&mut self, domain: &dyn Domain) -> Option<(Phase, u64, Trial)> {
        let size = |name: &&&str| self.0.get(**name).map(|(.., trial)| domain.size(&trial.case));
        let name = *self.0.keys().min_by_key(|name| (**name != "WA", size(name)))?;
        self.0.remove(name)
    }

    fn others(self) -> Vec<Trial> {
        self.0.into_values().map(|(.., trial)| trial).collect()
    }
}
