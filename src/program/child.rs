//! One run of a program, from its start to the last byte of it.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, PipeReader};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use wait4::Wait4;

use super::pipe::Pipe;
use super::processes::{self, Identity, Process};
use super::{Limits, Stream, active};

/// How much is kept of stderr.
const MESSAGES: u64 = 64 << 10;

/// How often a program and its descendants are looked at while it runs.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// How long a killed program may take to be gone, which only a kernel in trouble makes long.
const GONE_WITHIN: Duration = Duration::from_secs(5);

/// No right program for a puzzle starts as many.
pub(super) const MOST_PROCESSES: usize = 512;

/// Why a program was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Killed {
    Output(Stream),
    Time,
    Memory,
    Processes,
}

/// What came of a run, before it is judged.
pub(super) struct Ended {
    pub(super) killed: Option<Killed>,
    /// Nothing if a killed program would not go.
    pub(super) status: Option<ExitStatus>,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
    pub(super) cpu: Duration,
    pub(super) wall: Duration,
    /// The largest process, as the system says when it has ended.
    pub(super) memory: u64,
    /// The largest process that was seen while it ran.
    pub(super) seen_memory: u64,
}

/// Starts a program and stays with it until nothing of it runs any more.
///
/// # Errors
///
/// If it can't be started, or the system refuses what running it takes.
pub(super) fn run(command: &mut Command, stdin: &File, limits: &Limits) -> io::Result<Ended> {
    let (stdout, theirs_out) = io::pipe()?;
    let (stderr, theirs_err) = io::pipe()?;
    command.stdin(stdin.try_clone()?).stdout(theirs_out).stderr(theirs_err);
    let begin = Instant::now();
    let child = active::start(command);
    // The command keeps our copies of what the program writes to: they would keep its pipes open.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut running = Running::new(child?, begin, [stdout, stderr], limits);
    let killed = running.follow();
    running.end(killed)
}

struct Running<'a> {
    child: Child,
    pid: Pid,
    /// Readable when the program has ended; elsewhere than on Linux there is no such thing.
    ending: Option<OwnedFd>,
    begin: Instant,
    limits: &'a Limits,
    stdout: Pipe,
    stderr: Pipe,
    next_look: Instant,
    /// Its descendants, as they were last seen.
    known: HashSet<Identity>,
    /// The largest process that was seen, in bytes.
    seen_memory: u64,
    seen_cpu: Duration,
}

impl<'a> Running<'a> {
    fn new(
        child: Child,
        begin: Instant,
        [stdout, stderr]: [PipeReader; 2],
        limits: &'a Limits,
    ) -> Self {
        let pid = Pid::from_child(&child);
        #[cfg(target_os = "linux")]
        let ending = rustix::process::pidfd_open(pid, rustix::process::PidfdFlags::empty()).ok();
        #[cfg(not(target_os = "linux"))]
        let ending = None;
        let kept = limits.output.map_or(u64::MAX, |most| most.saturating_add(1));
        Self {
            child,
            pid,
            ending,
            begin,
            limits,
            stdout: Pipe::new(stdout, limits.output, kept),
            stderr: Pipe::new(stderr, limits.output, MESSAGES),
            next_look: begin + BETWEEN_LOOKS,
            known: HashSet::new(),
            seen_memory: 0,
            seen_cpu: Duration::ZERO,
        }
    }

    /// Reads what the program writes until it ends, or passes a limit: then says which.
    fn follow(&mut self) -> Option<Killed> {
        let last = self.limits.time.map(|time| self.begin + time + Duration::from_secs(1));
        loop {
            self.wait(last);
            for pipe in [&mut self.stdout, &mut self.stderr] {
                pipe.read();
            }
            if self.stdout.is_over() {
                return Some(Killed::Output(Stream::Stdout));
            }
            if self.stderr.is_over() {
                return Some(Killed::Output(Stream::Stderr));
            }
            if self.has_ended() {
                return None;
            }
            let now = Instant::now();
            if last.is_some_and(|last| now >= last) {
                return Some(Killed::Time);
            }
            if now >= self.next_look {
                if let Some(killed) = self.look() {
                    return Some(killed);
                }
                // From the end of the look, which takes its time where thousands of processes run.
                self.next_look = Instant::now() + BETWEEN_LOOKS;
            }
        }
    }

    /// Waits until there is something to do.
    fn wait(&self, last: Option<Instant>) {
        /// Where nobody tells us that a program has ended, we ask so often.
        const BETWEEN_QUESTIONS: Duration = Duration::from_millis(2);
        let mut until = last.map_or(self.next_look, |last| last.min(self.next_look));
        if self.ending.is_none() {
            until = until.min(Instant::now() + BETWEEN_QUESTIONS);
        }
        let mut fds: Vec<PollFd<'_>> = Vec::with_capacity(3);
        let open = [&self.stdout, &self.stderr].into_iter().filter_map(Pipe::fd);
        fds.extend(open.map(|fd| PollFd::from_borrowed_fd(fd, PollFlags::IN)));
        fds.extend(self.ending.iter().map(|ending| PollFd::new(ending, PollFlags::IN)));
        let left = until.saturating_duration_since(Instant::now());
        let left = Timespec::try_from(left).ok();
        // An interrupted wait is a short one.
        let _ = poll(&mut fds, left.as_ref());
    }

    /// Whether the program has ended. It is not waited for yet: until then its number stays its own.
    fn has_ended(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(self.pid), options), Ok(None))
    }

    /// Looks at the program and its descendants; says which limit they have passed.
    fn look(&mut self) -> Option<Killed> {
        let all = processes::all();
        let family = processes::with_descendants(&all, |process| process.pid == self.pid);
        let pages = family.iter().map(|process| process.pages).max().unwrap_or(0);
        self.seen_memory = self.seen_memory.max(pages * rustix::param::page_size() as u64);
        let ticks: u64 = family.iter().map(|process| process.ticks).sum();
        let a_second = rustix::param::clock_ticks_per_second();
        self.seen_cpu = self.seen_cpu.max(Duration::from_millis(ticks * 1000 / a_second));
        self.known.extend(family.iter().map(Process::identity));
        if self.limits.time.is_some_and(|most| self.seen_cpu > most) {
            return Some(Killed::Time);
        }
        if self.limits.memory.is_some_and(|most| self.seen_memory > most) {
            return Some(Killed::Memory);
        }
        (family.len() > MOST_PROCESSES).then_some(Killed::Processes)
    }

    /// Kills what still runs, takes what was written and says what the run took.
    fn end(mut self, killed: Option<Killed>) -> io::Result<Ended> {
        if killed.is_some() {
            active::kill(self.pid, &self.known);
            let last = Instant::now() + GONE_WITHIN;
            while !self.has_ended() && Instant::now() < last {
                thread::sleep(Duration::from_millis(1));
            }
        } else {
            // Its own answer is complete; what it has left running is not waited for.
            let _ = rustix::process::kill_process_group(self.pid, rustix::process::Signal::KILL);
        }
        let wall = self.begin.elapsed();
        for pipe in [&mut self.stdout, &mut self.stderr] {
            pipe.take_the_rest();
        }
        let left_open = self.stdout.fd().is_some() || self.stderr.fd().is_some();
        active::forget(self.pid);
        let used = self.child.try_wait4()?;
        active::sweep(killed.is_some() || left_open);
        Ok(Ended {
            killed,
            status: used.as_ref().map(|used| used.status),
            stdout: self.stdout.kept,
            stderr: self.stderr.kept,
            cpu: used.as_ref().map_or(self.seen_cpu, |used| used.rusage.utime + used.rusage.stime),
            wall,
            memory: used.map_or(0, |used| used.rusage.maxrss).max(self.seen_memory),
            seen_memory: self.seen_memory,
        })
    }
}
