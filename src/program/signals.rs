//! Being ended ourselves: what runs is killed first.

use std::sync::Once;
use std::{fs, thread};

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use super::active;

/// What a signal is called, such as `SIGSEGV`.
pub(super) fn name(signal: i32) -> Option<&'static str> {
    low_level::signal_name(signal)
}

/// From now on, whatever ends us ends all that we started.
pub(super) fn watch() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let ignored = ignored();
        let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM];
        let ending = ending.into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        // A machine that can't tell us of signals, or start a thread, still runs programs.
        let Ok(mut signals) = Signals::new(ending) else { return };
        let _ = thread::Builder::new().name("signals".to_owned()).spawn(move || {
            for signal in signals.forever() {
                let _nothing_starts = active::kill_all();
                let _ = low_level::emulate_default_handler(signal);
            }
        });
    });
}

/// The signals that our parent had us ignore (`nohup`, a shell's `&`), a bit each, signal 1 lowest.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
