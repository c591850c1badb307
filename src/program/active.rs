//! The programs that run now, and the killing of what they leave behind.
//!
//! On Linux we ask to be the parent of what loses its own (`PR_SET_CHILD_SUBREAPER`), so that a process that left its
//! group is found among our children. Whose it was can't be told, but when it is over: no program that runs now can
//! have started it if all of them are younger.

use std::collections::HashSet;
use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, PoisonError, RwLock, RwLockWriteGuard};
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, waitpid,
};

use super::processes::{self, Identity, Process};

/// Read while a program is started, written while strays are looked for: one that has just started is none.
static STARTING: RwLock<()> = RwLock::new(());

/// The processes that were started and not yet waited for, by number.
static ACTIVE: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// When strays were last looked for.
static SWEPT: Mutex<Option<Instant>> = Mutex::new(None);

/// How often they are looked for where nothing hints at one: a look costs about a millisecond.
const BETWEEN_SWEEPS: Duration = Duration::from_millis(200);

/// How often a look is repeated while something still lives.
const LOOKS: u32 = 200;

/// Asks to be the parent of what loses its own.
pub(super) fn adopt_orphans() {
    // Where that can't be had, what leaves its group isn't found.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_child_subreaper(Some(getpid()));
}

fn active() -> std::sync::MutexGuard<'static, Vec<Pid>> {
    ACTIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn nothing_starts() -> RwLockWriteGuard<'static, ()> {
    STARTING.write().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program, and knows of it from then on.
pub(super) fn start(command: &mut Command) -> io::Result<Child> {
    let _starting = STARTING.read().unwrap_or_else(PoisonError::into_inner);
    let child = command.spawn()?;
    active().push(Pid::from_child(&child));
    Ok(child)
}

/// Forgets a program. To be called before it is waited for: then its number may be another's.
///
/// While we are ended ourselves this does not return: nobody is to hear of a program that only we have killed.
pub(super) fn forget(pid: Pid) {
    drop(STARTING.read().unwrap_or_else(PoisonError::into_inner));
    active().retain(|&other| other != pid);
}

/// Kills a program that is not yet waited for, its group, and what is known to descend from it, `known` earlier or
/// found now.
pub(super) fn kill(pid: Pid, known: &HashSet<Identity>) {
    // Looked at first: a process that loses its parent becomes our child, and nobody's descendant.
    let all = processes::all();
    let _ = kill_process_group(pid, Signal::KILL);
    let chosen = |process: &Process| process.pid == pid || known.contains(&process.identity());
    for process in processes::with_descendants(&all, chosen) {
        let _ = kill_process(process.pid, Signal::KILL);
    }
}

/// Kills what programs that are over have left behind, and waits for it. Does nothing if it was done a moment ago,
/// unless something is `likely` there.
pub(super) fn sweep(likely: bool) {
    let due = {
        let mut swept = SWEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let due = likely || swept.is_none_or(|swept| swept.elapsed() >= BETWEEN_SWEEPS);
        if due {
            *swept = Some(Instant::now());
        }
        due
    };
    if due {
        let _nothing_starts = nothing_starts();
        let programs = active().clone();
        kill_strays(&programs);
    }
}

/// Kills every program and all that they started, for the time when we are ended ourselves. Nothing is started any more:
/// the guard is for the caller to keep.
pub(super) fn kill_all() -> RwLockWriteGuard<'static, ()> {
    let nothing_starts = nothing_starts();
    for &pid in active().iter() {
        kill(pid, &HashSet::new());
    }
    kill_strays(&[]);
    nothing_starts
}

/// Kills our children that are none of the programs and older than all of them, and waits for them.
fn kill_strays(programs: &[Pid]) {
    for look in 0..LOOKS {
        let all = processes::all();
        let ours = getpid().as_raw_pid();
        let is_program = |process: &Process| programs.contains(&process.pid);
        let first = all.iter().filter(|process| is_program(process)).map(|process| process.started);
        let first = first.min().unwrap_or(u64::MAX);
        let stray = |process: &Process| {
            process.parent == ours && !is_program(process) && process.started < first
        };
        let strays = processes::with_descendants(&all, stray);
        if strays.is_empty() {
            return;
        }
        for process in strays {
            if process.ended && process.parent == ours {
                let _ = waitpid(Some(process.pid), WaitOptions::NOHANG);
            } else {
                let _ = kill_process(process.pid, Signal::KILL);
            }
        }
        if look > 2 {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}
