//! Files and streams by the names that messages use for them.

use std::fs::{self, File};
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::path::Path;

use anyhow::{Context, anyhow};

use crate::cli;

/// What messages call the input, and its text: a file, or stdin, of which a person at a terminal is told what is
/// `awaited`.
///
/// # Errors
///
/// If the file can't be opened.
pub(super) fn open(
    file: Option<&Path>,
    awaited: &str,
) -> anyhow::Result<(String, Box<dyn Read + Send>)> {
    let Some(path) = file else {
        let stdin = io::stdin();
        if stdin.is_terminal() {
            let end = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };
            let notice = format!("waiting for {awaited}; {end} ends it, --help explains");
            let _ = writeln!(io::stderr(), "luozi: {notice}");
        }
        return Ok(("stdin".to_owned(), Box::new(stdin)));
    };
    let name = shown(path);
    let file = File::open(path).map_err(|error| {
        let hint = cli::hint(path).map_or_else(String::new, |hint| format!("; {hint}"));
        anyhow!("{name}: {error}{hint}")
    })?;
    Ok((name, Box::new(file)))
}

/// Writes a text to stdout, or to a file: all of it, or else the file stays as it was.
///
/// # Errors
///
/// If it can't be written. A reader that has closed the pipe is no error.
pub(super) fn write(file: Option<&Path>, text: &str) -> anyhow::Result<()> {
    let Some(path) = file else {
        let mut stdout = io::stdout().lock();
        return match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context("stdout"),
            _ => Ok(()),
        };
    };
    replace(path, text.as_bytes()).with_context(|| shown(path))
}

/// Puts a file in another's place in one step, so that nobody ever sees half of it.
pub(super) fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    // What a link points to is replaced, not the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir()) {
        // A pipe or a device is written to; it can't be replaced.
        return fs::write(path, text);
    }
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new("."));
    // Where there is none, the error should not be about a file that nobody has named.
    fs::metadata(folder)?;
    let mut new = builder().tempfile_in(folder)?;
    new.write_all(text)?;
    if let Some(old) = old.filter(fs::Metadata::is_file) {
        new.as_file().set_permissions(old.permissions())?;
    }
    new.persist(path)?;
    Ok(())
}

/// New files as the user's other files are: `tempfile` alone would hide them from everybody else.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".luozi-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// A path as messages show it: what a terminal would take for a command is escaped.
pub(super) fn shown(path: &Path) -> String {
    let text = path.display().to_string();
    let escaped = |character: char| {
        if character.is_control() {
            character.escape_default().to_string()
        } else {
            character.into()
        }
    };
    text.chars().map(escaped).collect()
}
