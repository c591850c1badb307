//! Whole processes: how long they take, how much memory, and whether they answer right.
//!
//! A child's peak starts at that of the process which started it, so this one has to stay small.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
#[cfg(unix)]
use wait4::{ResUse, Wait4};

use crate::lab::Lab;

/// The program that all this is about.
pub(crate) const LUOZI: &str = env!("CARGO_BIN_EXE_luozi");

/// A program, what it reads on stdin, and what it has to answer.
pub(crate) struct Work {
    pub(crate) program: PathBuf,
    pub(crate) args: Vec<OsString>,
    pub(crate) input: PathBuf,
    pub(crate) answer: Answer,
}

/// Something, or why it is not there.
pub(crate) type Maybe<T> = Result<T, String>;

/// A program to compare with.
pub(crate) type Entrant = Maybe<Work>;

/// What has to be on stdout.
pub(crate) enum Answer {
    /// This text.
    Text(&'static str),
    /// This number, whatever blanks are around it.
    Words(u64),
    /// A text that begins so.
    Begins(String),
    /// What is in a file.
    File(PathBuf),
}

/// The arguments of a program.
pub(crate) fn words(args: &[&str]) -> Vec<OsString> {
    args.iter().map(OsString::from).collect()
}

/// What several runs of a program took.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    times: Vec<Duration>,
    cpu: Vec<Duration>,
    /// The most memory that was resident, in bytes; nothing where the system doesn't say.
    pub(crate) peak: Option<u64>,
}

impl Figures {
    pub(crate) fn minimum(&self) -> Duration {
        self.times.iter().min().copied().unwrap_or_default()
    }

    pub(crate) fn median(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    }

    /// The least processor time, of all threads together; nothing where the system doesn't say.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        self.cpu.iter().min().copied()
    }

    fn add(&mut self, time: Duration, used: &Used) {
        self.times.push(time);
        self.cpu.extend(used.cpu);
        self.peak = self.peak.max(used.peak);
    }
}

/// Runs our program and others in turn, and checks every answer.
pub(crate) fn race<const N: usize>(
    lab: &Lab,
    runs: u32,
    ours: &Work,
    others: &[Entrant; N],
) -> anyhow::Result<(Figures, [Maybe<Figures>; N])> {
    let output = lab.path("stdout");
    let mut own = Figures::default();
    let mut their = others.each_ref().map(|other| match other {
        Ok(_) => Ok(Figures::default()),
        Err(why) => Err(why.clone()),
    });
    for _ in 0..runs {
        ours.run(&output, &mut own)?;
        for (other, figures) in others.iter().zip(&mut their) {
            if let (Ok(other), Ok(figures)) = (other, figures) {
                other.run(&output, figures)?;
            }
        }
    }
    Ok((own, their))
}

impl Work {
    /// Our program.
    pub(crate) fn ours(args: &[&str], input: &Path, answer: Answer) -> Self {
        let program = PathBuf::from(LUOZI);
        Self { program, args: words(args), input: input.to_owned(), answer }
    }

    /// Runs the program once, with its stdout in a file, and checks the answer.
    fn run(&self, output: &Path, figures: &mut Figures) -> anyhow::Result<()> {
        let name = self.program.display();
        let mut command = Command::new(&self.program);
        command.args(&self.args).stdin(File::open(&self.input)?).stdout(File::create(output)?);
        let messages = output.with_extension("messages");
        command.stderr(File::create(&messages)?);
        let begin = Instant::now();
        let child = command.spawn().with_context(|| format!("{name} can't be started"))?;
        let used = wait(child)?;
        figures.add(begin.elapsed(), &used);
        if !used.status.success() {
            let messages = fs::read_to_string(messages)?;
            bail!("{name} ended with {}: {messages}", used.status);
        }
        self.answer.check(output).with_context(|| format!("{name} answers wrongly"))
    }
}

/// What a process has used, as far as the system says.
pub(crate) struct Used {
    status: ExitStatus,
    cpu: Option<Duration>,
    /// The most memory that was resident, in bytes.
    pub(crate) peak: Option<u64>,
}

/// Waits for the end of a process.
#[cfg(unix)]
pub(crate) fn wait(child: Child) -> io::Result<Used> {
    let ResUse { status, rusage } = child.wait4()?;
    Ok(Used { status, cpu: Some(rusage.utime + rusage.stime), peak: Some(rusage.maxrss) })
}

/// Waits for the end of a process.
#[cfg(not(unix))]
pub(crate) fn wait(mut child: Child) -> io::Result<Used> {
    Ok(Used { status: child.wait()?, cpu: None, peak: None })
}

impl Answer {
    fn check(&self, output: &Path) -> anyhow::Result<()> {
        match self {
            Self::Text(expected) => {
                let found = fs::read_to_string(output)?;
                if found != *expected {
                    bail!("expected {expected:?}, found {found:?}");
                }
            }
            Self::Begins(expected) => {
                let found = fs::read_to_string(output)?;
                if !found.starts_with(expected) {
                    bail!("expected {expected:?}, found {found:?}");
                }
            }
            Self::Words(expected) => {
                let found = fs::read_to_string(output)?;
                if found.trim().parse() != Ok(*expected) {
                    bail!("expected {expected}, found {found:?}");
                }
            }
            Self::File(expected) => {
                let [expected, found] = [expected.as_path(), output].map(File::open);
                if let Some(line) = first_difference(expected?, found?)? {
                    bail!("line {line} of the answers is another");
                }
            }
        }
        Ok(())
    }
}

/// The first line where two texts part, from 1.
fn first_difference(one: File, other: File) -> io::Result<Option<u64>> {
    let (mut one, mut other) = (BufReader::new(one), BufReader::new(other));
    let mut line = 1;
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let length = left.len().min(right.len());
        if left[..length] != right[..length] || (length == 0 && left.len() != right.len()) {
            let alike = left.iter().zip(right).take_while(|(left, right)| left == right);
            return Ok(Some(line + lines_in(alike.map(|(left, _)| left))));
        }
        if length == 0 {
            return Ok(None);
        }
        line += lines_in(&left[..length]);
        one.consume(length);
        other.consume(length);
    }
}

fn lines_in<'a>(text: impl IntoIterator<Item = &'a u8>) -> u64 {
    text.into_iter().filter(|&&byte| byte == b'\n').count() as u64
}
