//! Work done side by side and handed out in order.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many results are held back a worker while they wait for their turn.
const HELD: usize = 16;
/// More workers than this are not started, whatever is asked for.
const WORKERS: usize = 256;

/// Does the pieces of some work, numbered from zero, and hands out each result in its turn, from this thread.
///
/// `take` gets nothing where the next result has to be waited for, and may end it all. Memory follows the workers, not
/// the pieces: whoever is too far ahead waits.
pub(super) fn in_order<T: Send>(
    pieces: usize,
    workers: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(Option<T>) -> ControlFlow<()>,
) {
    let workers = workers.min(WORKERS).min(pieces);
    let desk = Desk {
        state: Mutex::new(State { next: 0, taken: 0, results: VecDeque::new(), closed: false }),
        room: Condvar::new(),
        ready: Condvar::new(),
        pieces,
        ahead: workers * HELD,
    };
    thread::scope(|scope| {
        let mut started = 0;
        while started < workers && workers > 1 {
            // Where the system has no more threads, those that are there do the work, or else this one.
            if thread::Builder::new().spawn_scoped(scope, || desk.work(&work)).is_err() {
                break;
            }
            started += 1;
        }
        if started == 0 {
            for piece in 0..pieces {
                if take(None).is_break() || take(Some(work(piece))).is_break() {
                    break;
                }
            }
        } else {
            desk.hand_out(take);
        }
    });
}

/// Where workers and the one who takes their results meet.
struct Desk<T> {
    state: Mutex<State<T>>,
    room: Condvar,
    ready: Condvar,
    pieces: usize,
    /// How many pieces may be begun beyond those that were taken.
    ahead: usize,
}

struct State<T> {
    /// The next piece that is begun.
    next: usize,
    /// How many results were taken.
    taken: usize,
    /// From the next one to be taken on, those that were begun.
    results: VecDeque<Option<T>>,
    closed: bool,
}

impl<T> Desk<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, work: impl Fn(usize) -> T) {
        loop {
            let is_full = |state: &mut State<T>| {
                !state.closed && state.next < self.pieces && state.next - state.taken >= self.ahead
            };
            let state = self.room.wait_while(self.state(), is_full);
            let mut state = state.unwrap_or_else(PoisonError::into_inner);
            if state.closed || state.next == self.pieces {
                return;
            }
            let piece = state.next;
            state.next += 1;
            state.results.push_back(None);
            drop(state);
            let result = work(piece);
            let mut state = self.state();
            let turn = piece - state.taken;
            state.results[turn] = Some(result);
            if turn == 0 {
                self.ready.notify_one();
            }
        }
    }

    fn hand_out(&self, mut take: impl FnMut(Option<T>) -> ControlFlow<()>) {
        let is_missing = |state: &mut State<T>| !matches!(state.results.front(), Some(Some(_)));
        for _ in 0..self.pieces {
            let mut state = self.state();
            if is_missing(&mut state) {
                drop(state);
                if take(None).is_break() {
                    break;
                }
                let waited = self.ready.wait_while(self.state(), is_missing);
                state = waited.unwrap_or_else(PoisonError::into_inner);
            }
            let result = state.results.pop_front().flatten();
            state.taken += 1;
            drop(state);
            self.room.notify_one();
            if take(result).is_break() {
                break;
            }
        }
        self.state().closed = true;
        self.room.notify_all();
    }
}
