//! What the program has answered, and which known mistakes answer alike.

use std::collections::HashMap;

use super::Phase;
use super::trial::Trial;
use crate::case::Case;
use crate::mistakes::Mistake;
use crate::puzzle::Options;

/// How often a mistake has answered as the program did.
#[derive(Clone, Copy)]
pub struct Alike {
    /// The mistake.
    pub mistake: &'static Mistake,
    /// So many of the answers were alike.
    pub alike: u64,
    /// Of so many.
    pub of: u64,
}

impl std::fmt::Debug for Alike {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} of {}", self.mistake.name, self.alike, self.of)
    }
}

/// All answers so far.
pub(super) struct Evidence<'a> {
    options: &'a Options,
    /// What the program made of each case, as far as it tells.
    trials: HashMap<Case, Trial>,
    counts: Vec<Alike>,
    /// Whether no mistake has answered every case as the program did.
    none_left: bool,
}

impl<'a> Evidence<'a> {
    pub(super) fn new(mistakes: &'static [Mistake], options: &'a Options) -> Self {
        let counts = mistakes.iter().map(|mistake| Alike { mistake, alike: 0, of: 0 }).collect();
        Self { options, trials: HashMap::new(), counts, none_left: mistakes.is_empty() }
    }

    /// What is known of a case.
    pub(super) fn of(&self, case: &Case) -> Option<&Trial> {
        self.trials.get(case)
    }

    pub(super) fn add(&mut self, phase: Phase, trial: Trial) {
        // Of a right program there are many. Where no mistake is left that could be its own, only failures tell more.
        if matches!(phase, Phase::Small | Phase::Random) && self.none_left && !trial.failed() {
            return;
        }
        if self.trials.contains_key(&trial.case) {
            return;
        }
        for count in &mut self.counts {
            count.of += 1;
            let answer = count.mistake.answer(&trial.case, self.options);
            count.alike += u64::from(trial.is_alike(&answer));
        }
        self.none_left = self.counts.iter().all(|count| count.alike < count.of);
        self.trials.insert(trial.case.clone(), trial);
    }

    /// The mistakes that have answered every case as the program did.
    pub(super) fn candidates(&self) -> impl Iterator<Item = &'static Mistake> {
        self.counts.iter().filter(|count| count.alike == count.of).map(|count| count.mistake)
    }

    /// Those mistakes, with the number of answers; without one, the nearest few.
    pub(super) fn alike(&self) -> Vec<Alike> {
        /// So many are enough to look into.
        const NEAREST: usize = 3;
        let mut counts = self.counts.clone();
        counts.sort_by_key(|count| count.of - count.alike);
        let whole = counts.iter().filter(|count| count.alike == count.of).count();
        counts.truncate(if whole == 0 { NEAREST } else { whole });
        counts
    }
}
