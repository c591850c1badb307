//! Less time for each run, once a program has shown that it may not end.
//!
//! An endless loop costs the whole time limit, and a second time alone. After the first one a run may take ten times as
//! long as the longest that ended by itself: what takes longer will most likely never end. The one that is reported gets
//! its whole time again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::trial::Trial;
use crate::check::Verdict;

/// No run is given less time to end.
const SHORTEST: Duration = Duration::from_millis(100);

/// How long runs took, and how long they may take.
#[derive(Default)]
pub(super) struct Hurry {
    longest: Duration,
    time: Time,
}

/// How long a run may take, for those who start it.
#[derive(Clone, Default)]
pub(super) struct Time(Arc<Mutex<Option<Duration>>>);

impl Time {
    /// Nothing for the program's own limit.
    pub(super) fn within(&self) -> Option<Duration> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hurry {
    /// How long a run may take, from now on as long as the search goes on.
    pub(super) fn time(&self) -> Time {
        self.time.clone()
    }

    /// Learns from a run.
    pub(super) fn add(&mut self, trial: &Trial) {
        if trial.verdict != Verdict::TimeLimit {
            self.longest = self.longest.max(trial.run.wall);
            return;
        }
        let mut within = self.time.0.lock().unwrap_or_else(PoisonError::into_inner);
        within.get_or_insert((10 * self.longest).max(SHORTEST).min(trial.run.wall));
    }
}
