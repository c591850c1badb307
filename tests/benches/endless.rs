//! Streams without end: memory stays bounded, and the answers are right as far as they come.

use std::io::{self, ErrorKind, Read, Write};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::bail;

use crate::inputs;
use crate::lab::Lab;
use crate::measure::{LUOZI, wait};
use crate::table::{Goal, MIB, print_peaks};

/// A text that begins somehow and then repeats without end, and the answers to it.
struct Stream {
    name: &'static str,
    begin: &'static [u8],
    again: Vec<u8>,
    answers: Vec<u8>,
    /// Whether there are answers before the end of the stream.
    answered: bool,
}

pub(crate) fn endless(lab: &Lab) -> anyhow::Result<()> {
    let (mut games, mut answers) = (Vec::new(), Vec::new());
    inputs::games(1000, &mut games, &mut answers)?;
    let streams = [
        Stream { name: "games", begin: b"", again: games, answers, answered: true },
        Stream {
            name: "blank lines",
            begin: b"",
            again: b"\n".repeat(1 << 16),
            answers: b"malformed\n".to_vec(),
            answered: true,
        },
        Stream {
            name: "a line, soon decided",
            begin: b"1 1 1",
            again: b" 1".repeat(1 << 15),
            answers: b"2,error\n".to_vec(),
            answered: false,
        },
    ];
    streams.into_iter().try_for_each(|stream| feed(lab, stream))
}

/// Feeds a stream for a while and kills the program in the middle of it.
fn feed(lab: &Lab, stream: Stream) -> anyhow::Result<()> {
    let Stream { name, begin, again, answers, answered } = stream;
    let mut command = Command::new(LUOZI);
    command.arg("--lines").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let writer = thread::spawn(move || stdin.map(|mut stdin| pour(begin, &again, &mut stdin)));
    let reader = thread::spawn(move || stdout.map(|mut stdout| compare(&answers, &mut stdout)));
    thread::sleep(lab.patience());
    if let Some(status) = child.try_wait()? {
        bail!("endless {name} end early, with {status}");
    }
    child.kill()?;
    let peak = wait(child)?.peak;
    let poured = writer.join().ok().flatten().unwrap_or_default();
    let Some(read) = reader.join().ok().flatten().transpose()?.flatten() else {
        bail!("endless {name} are answered wrongly");
    };
    if answered && read == 0 {
        bail!("endless {name} aren't answered");
    }
    let goal = Goal { shown: "≤ 64 MiB", most: 64.0 * MIB };
    print_peaks(
        &format!("endless: {name}, memory after {} MB", poured / 1_000_000),
        peak,
        None,
        goal,
    );
    Ok(())
}

/// Writes until nobody reads any more; how many bytes.
fn pour(begin: &[u8], again: &[u8], stdin: &mut dyn Write) -> u64 {
    let mut poured = 0;
    let mut part = begin;
    while stdin.write_all(part).is_ok() {
        poured += part.len() as u64;
        part = again;
    }
    poured
}

/// Reads to the end; how many bytes, or nothing if they are not these answers over and over.
fn compare(answers: &[u8], stdout: &mut dyn Read) -> io::Result<Option<u64>> {
    let mut buffer = vec![0; 1 << 16];
    let (mut compared, mut place) = (0, 0);
    loop {
        let mut found = match stdout.read(&mut buffer) {
            Ok(0) => return Ok(Some(compared)),
            Ok(length) => &buffer[..length],
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        compared += found.len() as u64;
        while !found.is_empty() {
            let length = found.len().min(answers.len() - place);
            if found[..length] != answers[place..place + length] {
                // The rest is read too, so that the program isn't stopped by a full pipe.
                io::copy(stdout, &mut io::sink())?;
                return Ok(None);
            }
            found = &found[length..];
            place = (place + length) % answers.len();
        }
    }
}
