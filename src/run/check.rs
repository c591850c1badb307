//! Checking folders of cases.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use luozi::cases::{self, Found};
use luozi::check::report::Format;
use luozi::check::{self, Answerer, Error, Outcome, Setup, Summary};
#[cfg(unix)]
use luozi::program;

use super::files::{self, shown};
use super::{FAILED, WANTING, jobs, look};
use crate::cli::check::Args;
use crate::cli::common::Common;
#[cfg(unix)]
use crate::cli::limits::Limits;

/// How often the bar is drawn while nothing comes in.
const TICK: Duration = Duration::from_millis(200);

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    if cfg!(not(unix)) && !args.command.is_empty() {
        return Err(anyhow!("programs are run on Unix only"));
    }
    let begin = Instant::now();
    let found = cases::find(&args.paths).map_err(|error| no_cases(args, &error))?;
    let look = if args.format == Format::Human { look::look() } else { look::PLAIN };
    let setup = Setup {
        answerer: answerer(args),
        game: common.game_given.then_some(common.puzzle),
        options: common.options,
        comparison: args.comparison,
        jobs: jobs(common),
        look,
    };
    refuse_options_of_no_case(&setup, &found)?;
    let ended = if args.bless {
        bless(&setup, &found)
    } else {
        report(&setup, &found, args.format).map(|summary| {
            tell(&summary, begin);
            if summary.passed() { 0 } else { WANTING }
        })
    };
    match ended {
        Ok(status) => Ok(ExitCode::from(status)),
        Err(Error::Output(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(Error::Output(error)) => Err(error).context("stdout"),
        Err(Error::Start(error)) => {
            let program =
                args.command.first().map_or_else(String::new, |name| shown(name.as_ref()));
            Err(error).context(program)
        }
    }
}

/// Who answers.
fn answerer(args: &Args) -> Answerer {
    #[cfg(unix)]
    if !args.command.is_empty() {
        let Limits { time, memory, output } = args.limits;
        let limits = program::Limits { time, memory, output };
        return Answerer::Program(program::Runner::new(&args.command, limits), limits);
    }
    Answerer::Own
}

/// Checks, and reports on stdout.
fn report(setup: &Setup, found: &[Found], format: Format) -> Result<Summary, Error> {
    let mut out = BufWriter::new(io::stdout());
    let mut report = format.report(setup.look.colour);
    let bar = bar(found.len(), format);
    let mut begun = false;
    let summary = check::check(setup, found, |outcome: Option<&Outcome>| {
        let Some(outcome) = outcome else { return bar.suspend(|| out.flush()) };
        if !begun {
            begun = true;
            report.begin(&mut out, found.len())?;
        }
        bar.inc(1);
        if outcome.failure.is_none() || bar.is_hidden() {
            return report.case(&mut out, outcome);
        }
        // Lines that went out behind the bar's back would run into it.
        bar.suspend(|| report.case(&mut out, outcome).and_then(|()| out.flush()))
    });
    bar.finish_and_clear();
    let summary = summary?;
    report.end(&mut out, &summary).and_then(|()| out.flush()).map_err(Error::Output)?;
    Ok(summary)
}

/// How far it has come, on stderr; nothing where that is no terminal, or where stdout is one and takes a report that is
/// for programs.
fn bar(cases: usize, format: Format) -> ProgressBar {
    if !io::stderr().is_terminal() || (format != Format::Human && io::stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(cases as u64);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} {wide_bar} {elapsed}") {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.enable_steady_tick(TICK);
    bar
}

/// Tells on stderr what is not the same each time, and what passes had against them.
fn tell(summary: &Summary, begin: Instant) {
    // Nobody may be listening; the exit status tells all the same.
    let mut stderr = io::stderr().lock();
    for (note, count, first) in &summary.notes {
        let passes = if *count == 1 { "1 pass" } else { &format!("{count} passes") };
        let first = shown(first);
        let _ =
            writeln!(stderr, "note: {passes} a stricter --compare would fail: {note} ({first})");
    }
    if let Some((path, time)) = &summary.slowest {
        let (slowest, all) = (time.as_secs_f64(), begin.elapsed().as_secs_f64());
        let _ = writeln!(stderr, "slowest: {} {slowest:.3} s; all: {all:.3} s", shown(path));
    }
}

/// Writes answers, and lists them on stdout.
fn bless(setup: &Setup, found: &[Found]) -> Result<u8, Error> {
    let mut out = BufWriter::new(io::stdout());
    let (mut written, mut kept, mut status) = (0_u64, 0_u64, 0);
    check::bless(setup, found, write_whole, |blessed| match blessed {
        Ok(Some(path)) => {
            written += 1;
            writeln!(out, "wrote {}", shown(&path))
        }
        Ok(None) => {
            kept += 1;
            Ok(())
        }
        Err(why) => {
            status = FAILED;
            let _ = writeln!(io::stderr(), "luozi: {why}");
            Ok(())
        }
    })?;
    let told = writeln!(out, "{written} written, {kept} as they were");
    told.and_then(|()| out.flush()).map_err(Error::Output)?;
    Ok(status)
}

/// Writes an answer, and makes its folder if there is none yet.
fn write_whole(path: &Path, answer: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("") && !folder.exists());
    if let Some(folder) = folder {
        fs::create_dir(folder).or_else(|error| {
            // Another answer may have been faster.
            if error.kind() == ErrorKind::AlreadyExists { Ok(()) } else { Err(error) }
        })?;
    }
    files::replace(path, answer)
}

/// An option that no case looks at was meant for another game.
fn refuse_options_of_no_case(setup: &Setup, found: &[Found]) -> anyhow::Result<()> {
    for option in setup.options.given() {
        if !found.iter().any(|case| setup.game_of(case).options.contains(&option)) {
            return Err(anyhow!(
                "--{option} is an option of none of the games found; -g chooses one"
            ));
        }
    }
    Ok(())
}

/// Why there is nothing to check, and what was perhaps meant.
fn no_cases(args: &Args, error: &cases::Error) -> anyhow::Error {
    let names: Vec<_> = error.paths().iter().map(|path| shown(path)).collect();
    let hint = match error {
        cases::Error::NoCase(_) => None,
        _ => args.paths.iter().position(|path| error.paths().contains(path)),
    };
    // The first path is where the cases are; what follows it may be a command.
    let hint = hint.filter(|&place| place > 0 && args.command.is_empty()).map_or_else(
        String::new,
        |place| {
            let words = |paths: &[PathBuf]| {
                paths.iter().map(|path| shown(path)).collect::<Vec<_>>().join(" ")
            };
            let (paths, command) = args.paths.split_at(place);
            format!(
                "; to check a program, write -- before it: luozi check {} -- {}",
                words(paths),
                words(command)
            )
        },
    );
    anyhow!("{}: {error}{hint}", names.join(", "))
}
