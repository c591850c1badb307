//! Work done side by side and handed out in order.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many results are held back a worker while they wait for their turn.
const HELD: usize = 16;
/// More workers than this are not started, whatever is asked for.
const WORKERS: usize = 256;

/// Does the pieces of some work, numbered from zero, and hands out each result in its turn.
///
/// `take` gets one result at a time, from whichever worker has it, and nothing where the next one has to be waited for;
/// it may end it all. Memory follows the workers, not the pieces: whoever is too far ahead waits.
pub(super) fn in_order<T: Send>(
    pieces: usize,
    workers: usize,
    work: impl Fn(usize) -> T + Sync,
    take: impl FnMut(Option<T>) -> ControlFlow<()> + Send,
) {
    let workers = workers.min(WORKERS).min(pieces);
    let desk = Desk {
        state: Mutex::new(State {
            next: 0,
            taken: 0,
            results: VecDeque::new(),
            is_handing_out: false,
            closed: false,
        }),
        room: Condvar::new(),
        take: Mutex::new(take),
        pieces,
        ahead: workers * HELD,
    };
    thread::scope(|scope| {
        for _ in 1..workers {
            // Where the system has no more threads, those that are there do the work.
            if thread::Builder::new().spawn_scoped(scope, || desk.work(&work)).is_err() {
                break;
            }
        }
        desk.work(&work);
    });
}

/// Where the workers meet.
struct Desk<T, F> {
    state: Mutex<State<T>>,
    room: Condvar,
    take: Mutex<F>,
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
    /// Whether a worker is at it.
    is_handing_out: bool,
    closed: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T, F: FnMut(Option<T>) -> ControlFlow<()>> Desk<T, F> {
    fn work(&self, work: impl Fn(usize) -> T) {
        loop {
            let is_full = |state: &mut State<T>| {
                !state.closed && state.next < self.pieces && state.next - state.taken >= self.ahead
            };
            let state = self.room.wait_while(lock(&self.state), is_full);
            let mut state = state.unwrap_or_else(PoisonError::into_inner);
            if state.closed || state.next == self.pieces {
                return;
            }
            let piece = state.next;
            state.next += 1;
            state.results.push_back(None);
            drop(state);
            let result = work(piece);
            let mut state = lock(&self.state);
            let turn = piece - state.taken;
            state.results[turn] = Some(result);
            if turn == 0 && !state.is_handing_out {
                state.is_handing_out = true;
                drop(state);
                self.hand_out();
            }
        }
    }

    /// Hands out what is ready, up to the first piece that is not.
    fn hand_out(&self) {
        let mut take = lock(&self.take);
        let mut told = false;
        loop {
            let mut state = lock(&self.state);
            if state.closed {
                state.is_handing_out = false;
                return;
            }
            let result = state.results.front_mut().and_then(Option::take);
            if result.is_some() {
                state.results.pop_front();
                state.taken += 1;
                self.room.notify_one();
                told = false;
            } else if told {
                state.is_handing_out = false;
                return;
            } else {
                told = true;
            }
            drop(state);
            if take(result).is_break() {
                lock(&self.state).closed = true;
                self.room.notify_all();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::{HELD, in_order};

    #[test]
    fn results_come_in_order_and_nobody_runs_far_ahead() {
        for workers in [1, 2, 3, 8] {
            let (begun, mut taken, mut furthest) = (AtomicUsize::new(0), Vec::new(), 0);
            let work = |piece: usize| {
                begun.fetch_max(piece, Ordering::Relaxed);
                // One that holds up all the others, and some that are now and then late.
                let late = if piece == 20 { 20_000 } else { (piece * 7919) % 50 };
                thread::sleep(Duration::from_micros(late as u64));
                piece
            };
            in_order(500, workers, work, |piece| {
                if let Some(piece) = piece {
                    furthest = furthest.max(begun.load(Ordering::Relaxed) - piece.min(499));
                    taken.push(piece);
                }
                ControlFlow::Continue(())
            });
            assert_eq!(taken, (0..500).collect::<Vec<_>>(), "{workers}");
            assert!(furthest <= workers * HELD, "{workers}: {furthest} ahead");
        }
    }

    #[test]
    fn what_is_ready_is_told_before_it_is_waited_for_more() {
        let (mut since, mut told) = (0, 0);
        in_order(
            3,
            1,
            |piece| piece,
            |piece| {
                match piece {
                    Some(_) => since += 1,
                    None => told += std::mem::take(&mut since),
                }
                ControlFlow::Continue(())
            },
        );
        assert_eq!((told, since), (3, 0));
    }

    #[test]
    fn the_taker_may_end_it() {
        for workers in [1, 4] {
            let mut taken = Vec::new();
            in_order(
                1000,
                workers,
                |piece| piece,
                |piece| {
                    taken.extend(piece);
                    if taken.len() == 5 {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                },
            );
            assert_eq!(taken, [0, 1, 2, 3, 4], "{workers}");
        }
    }

    #[test]
    fn no_work_is_no_work() {
        in_order(0, 4, |piece| piece, |_: Option<usize>| panic!("nothing to take"));
    }
}
