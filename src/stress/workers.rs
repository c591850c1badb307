//! Work done side by side, and its results in the order of the work.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// Does `work` on every item, on so many threads, and hands the results over in the order of the items until `take` has
/// enough.
pub(super) fn in_order<T: Send, R: Send>(
    items: impl Iterator<Item = T> + Send,
    jobs: usize,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) {
    let items = Mutex::new(items.enumerate());
    let enough = AtomicBool::new(false);
    // No worker is further ahead than this: what waits is bounded.
    let (done, results) = mpsc::sync_channel(4 * jobs);
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (done, items, enough, work) = (done.clone(), &items, &enough, &work);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let next = items.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((place, item)) = next else { return };
                    if done.send((place, work(item))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (place, result) in &results {
            waiting.insert(place, result);
            while let Some(result) = waiting.remove(&next) {
                next += 1;
                if take(result).is_break() {
                    enough.store(true, Ordering::Relaxed);
                    // A worker that waits to hand its result over must not wait for ever.
                    drop(results);
                    return;
                }
            }
        }
    });
}
