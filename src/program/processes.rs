//! What runs on this machine, as far as its kernel tells: Linux's `/proc`. Elsewhere, nothing is known.

use std::collections::HashSet;
use std::fs;

use rustix::process::Pid;

/// A process as it stood when it was looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Process {
    pub(super) pid: Pid,
    /// The process that waits for it, by its number; 0 for none.
    pub(super) parent: i32,
    /// It has ended and waits to be waited for.
    pub(super) ended: bool,
    /// When it started, in ticks of the clock since the machine did.
    pub(super) started: u64,
    /// CPU time of it and of what it waited for, in ticks.
    pub(super) ticks: u64,
    /// Resident memory, in pages.
    pub(super) pages: u64,
}

/// A process's number and when it started, in ticks: no other has both.
pub(super) type Identity = (Pid, u64);

impl Process {
    pub(super) fn identity(&self) -> Identity {
        (self.pid, self.started)
    }
}

/// Every process, in no order.
pub(super) fn all() -> Vec<Process> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.filter_map(|name| of(name.parse().ok()?)).collect()
}

/// The process of a number, if there is one.
///
/// The fields are those of `proc_pid_stat(5)`. The second, the name, may hold anything, so they are counted from behind it.
fn of(number: i32) -> Option<Process> {
    let pid = Pid::from_raw(number)?;
    let text = fs::read(format!("/proc/{number}/stat")).ok()?;
    let behind = text.iter().rposition(|&byte| byte == b')')? + 2;
    let fields: Vec<_> = str::from_utf8(text.get(behind..)?).ok()?.split(' ').collect();
    let field = |place: usize| fields.get(place - 3).copied();
    let number = |place| field(place).and_then(|text| text.parse::<u64>().ok());
    Some(Process {
        pid,
        parent: field(4)?.parse().ok()?,
        ended: matches!(field(3)?, "Z" | "X"),
        started: number(22)?,
        ticks: (14..=17).filter_map(number).sum(),
        pages: number(24)?,
    })
}

/// Those of some processes that are chosen, and all that descend from them.
pub(super) fn with_descendants(all: &[Process], chosen: impl Fn(&Process) -> bool) -> Vec<Process> {
    let (mut found, mut rest): (Vec<_>, Vec<_>) = all.iter().copied().partition(chosen);
    let mut known: HashSet<_> = found.iter().map(|process| process.pid.as_raw_pid()).collect();
    loop {
        let (more, others): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|process| known.contains(&process.parent));
        if more.is_empty() {
            return found;
        }
        known.extend(more.iter().map(|process| process.pid.as_raw_pid()));
        found.extend(more);
        rest = others;
    }
}

/// The most memory that we have had ourselves, in bytes; 0 if that can't be told.
pub(super) fn our_peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kibibytes = peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kibibytes.unwrap_or(0) << 10
}

/// Makes our peak what we have now; see `clear_refs` in `proc(5)`.
pub(super) fn forget_our_peak() {
    let _ = fs::write("/proc/self/clear_refs", "5");
}
