//! What the rows share: a folder, the programs to compare with, and the scale of things.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, io};

use anyhow::Context;
use tempfile::TempDir;

use crate::inputs;
use crate::measure::{Answer, Entrant, Work};

/// How many times each program runs.
const RUNS: u32 = 15;
/// How many games there are, a game a line.
const GAMES: u32 = 1_000_000;

/// The place where the work is done.
pub(crate) struct Lab {
    folder: TempDir,
    quick: bool,
    games: OnceCell<Games>,
}

/// Games, a game a line, on disk.
pub(crate) struct Games {
    pub(crate) count: u32,
    pub(crate) words: u64,
    pub(crate) input: PathBuf,
    pub(crate) answers: PathBuf,
}

impl Lab {
    pub(crate) fn new(quick: bool) -> anyhow::Result<Self> {
        let folder = TempDir::new().context("a folder for the inputs")?;
        Ok(Self { folder, quick, games: OnceCell::new() })
    }

    /// So many things, or a hundredth where only the answers count.
    pub(crate) fn scaled(&self, count: u32) -> u32 {
        if self.quick { count.div_ceil(100) } else { count }
    }

    /// How long a stream without end is fed.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_millis(self.scaled(3000).into())
    }

    /// How many times each program runs on much work.
    pub(crate) fn runs(&self) -> u32 {
        self.scaled(RUNS)
    }

    /// A path in the folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Makes an input file. It is written as it is made: what this process holds would count as its children's.
    pub(crate) fn input<T>(
        &self,
        name: &str,
        write: impl FnOnce(&mut dyn Write) -> io::Result<T>,
    ) -> anyhow::Result<(PathBuf, T)> {
        let path = self.path(name);
        let mut file = BufWriter::new(File::create(&path).context("an input")?);
        let made = write(&mut file).context("an input")?;
        file.flush().context("an input")?;
        Ok((path, made))
    }

    /// Random games and their answers, made once.
    pub(crate) fn games(&self) -> anyhow::Result<&Games> {
        if let Some(games) = self.games.get() {
            return Ok(games);
        }
        let count = self.scaled(GAMES);
        let (answers, (input, words)) = self.input("games.out", |answers| {
            let made = self.input("games.in", |input| inputs::games(count, input, answers));
            made.map_err(io::Error::other)
        })?;
        Ok(self.games.get_or_init(|| Games { count, words, input, answers }))
    }

    /// A program in C that lies beside this file.
    pub(crate) fn c(&self, source: &str, input: &Path, answer: &'static str) -> Entrant {
        self.compiled("CC", "cc", source, input, answer)
    }

    /// A program in C++ that lies beside this file.
    pub(crate) fn cpp(&self, source: &str, input: &Path, answer: &'static str) -> Entrant {
        self.compiled("CXX", "c++", source, input, answer)
    }

    /// Compiles with the compiler that a variable names, or else the usual one.
    fn compiled(
        &self,
        variable: &str,
        usual: &str,
        source: &str,
        input: &Path,
        answer: &'static str,
    ) -> Entrant {
        let compiler = env::var_os(variable).unwrap_or_else(|| OsString::from(usual));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/benches");
        let name = Path::new(source).file_stem().unwrap_or_default();
        let program = self.folder.path().join(name).with_extension(env::consts::EXE_EXTENSION);
        let mut command = Command::new(&compiler);
        command.arg("-O2").arg("-o").arg(&program).arg(folder.join(source));
        match command.stdin(Stdio::null()).status() {
            Ok(status) if status.success() => Ok(Work {
                program,
                args: Vec::new(),
                input: input.to_owned(),
                answer: Answer::Text(answer),
            }),
            _ => Err(format!("no {}", compiler.display())),
        }
    }
}

/// `wc -w`, which looks at every byte of a text and does little more.
pub(crate) fn wc(input: &Path, words: u64) -> Entrant {
    let mut command = Command::new("wc");
    command.arg("-w").stdin(Stdio::null()).stdout(Stdio::null());
    match command.status() {
        Ok(status) if status.success() => Ok(Work {
            program: PathBuf::from("wc"),
            args: vec!["-w".into()],
            input: input.to_owned(),
            answer: Answer::Words(words),
        }),
        _ => Err("no wc".to_owned()),
    }
}
