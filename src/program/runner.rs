//! A program that is run again and again.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Seek};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::Command;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use super::child::{self, Ended, Killed};
use super::{End, Failure, Limits, Run, Stream, active, processes, signals};

/// Runs one program, on as many threads at once as one likes, in the folder and the environment that we were started in.
///
/// ```
/// use std::io::{Seek, Write};
/// use luozi::program::{End, Limits, Runner};
///
/// let runner = Runner::new(&["cat".into()], Limits::default());
/// let mut stdin = tempfile::tempfile()?;
/// stdin.write_all(b"5 5\n")?;
/// let run = runner.run(&stdin)?;
/// assert_eq!((run.end, &run.stdout[..]), (End::Finished, &b"5 5\n"[..]));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Runner {
    command: Vec<OsString>,
    limits: Limits,
    /// How many runs there are now.
    running: AtomicUsize,
    /// How many there have been, with those that go on.
    begun: AtomicU64,
    /// Read by runs that may go side by side, written by one that must be alone.
    turns: RwLock<()>,
}

impl Runner {
    /// What runs a command, the program's name and its arguments, with these limits.
    ///
    /// From now on this process is the parent of what loses its own (on Linux), and ends what it has started when a
    /// signal ends it.
    #[must_use]
    pub fn new(command: &[OsString], limits: Limits) -> Self {
        active::adopt_orphans();
        signals::watch();
        let command = command.to_vec();
        Self {
            command,
            limits,
            running: AtomicUsize::new(0),
            begun: AtomicU64::new(0),
            turns: RwLock::new(()),
        }
    }

    /// Runs the program once, with a file, from its beginning, as its stdin.
    ///
    /// A run that took too long while others went on is done again, alone, before that is believed.
    ///
    /// # Errors
    ///
    /// If the program can't be started, or the file can't be read from its beginning.
    pub fn run(&self, stdin: &File) -> io::Result<Run> {
        self.run_within(stdin, self.limits.time)
    }

    /// The same, in another time. A run that takes too long for a time shorter than the program's own is believed at once.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
    pub fn run_within(&self, stdin: &File, time: Option<Duration>) -> io::Result<Run> {
        let limits = Limits { time, ..self.limits };
        let turn = self.turns.read().unwrap_or_else(PoisonError::into_inner);
        let begun = self.begun.fetch_add(1, Ordering::Relaxed) + 1;
        let others = self.running.fetch_add(1, Ordering::Relaxed);
        let run = self.run_once(stdin, &limits);
        self.running.fetch_sub(1, Ordering::Relaxed);
        // Also those count that began and ended in the meantime.
        let alone = others == 0 && self.begun.load(Ordering::Relaxed) == begun;
        drop(turn);
        match run {
            Ok(run) if run.end == End::TimeLimit && !alone && time == self.limits.time => {
                let _alone = self.turns.write().unwrap_or_else(PoisonError::into_inner);
                self.run_once(stdin, &limits)
            }
            run => run,
        }
    }

    fn run_once(&self, mut stdin: &File, limits: &Limits) -> io::Result<Run> {
        let (program, arguments) = self.command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).process_group(0);
        stdin.rewind()?;
        let mut ended = child::run(&mut command, stdin, limits)?;
        if self.memory_may_be_ours(&ended) {
            processes::forget_our_peak();
            stdin.rewind()?;
            ended = child::run(&mut command, stdin, limits)?;
            if self.memory_may_be_ours(&ended) {
                ended.memory = ended.seen_memory;
            }
        }
        Ok(judged(ended, limits))
    }

    /// Whether a program seems to have been too large, but perhaps only because we are.
    ///
    /// A child's peak begins with its parent's: until it runs its own program it is a copy of us.
    fn memory_may_be_ours(&self, ended: &Ended) -> bool {
        let too_large = self.limits.memory.is_some_and(|most| ended.memory > most);
        too_large && ended.killed.is_none() && processes::our_peak() >= ended.memory
    }
}

fn judged(ended: Ended, limits: &Limits) -> Run {
    let Ended { killed, status, stdout, stderr, cpu, wall, memory, .. } = ended;
    let status = status.unwrap_or_default();
    let over = |length: usize| limits.output.is_some_and(|most| length as u64 > most);
    let end = match killed {
        Some(Killed::Output(stream)) => End::OutputLimit(stream),
        _ if over(stdout.len()) => End::OutputLimit(Stream::Stdout),
        Some(Killed::Time) => End::TimeLimit,
        _ if limits.time.is_some_and(|most| cpu > most) => End::TimeLimit,
        Some(Killed::Memory) => End::MemoryLimit,
        _ if limits.memory.is_some_and(|most| memory > most) => End::MemoryLimit,
        Some(Killed::Processes) => End::Failed(Failure::Processes),
        None => match (status.signal(), status.code()) {
            (Some(signal), _) => End::Failed(Failure::Signal(signal)),
            (None, Some(0)) => End::Finished,
            (None, code) => End::Failed(Failure::Status(code.unwrap_or(-1))),
        },
    };
    Run { end, stdout, stderr, cpu, wall, memory }
}

/// What the last run has left behind goes too.
impl Drop for Runner {
    fn drop(&mut self) {
        active::sweep(true);
    }
}
