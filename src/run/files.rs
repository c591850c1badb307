//! Files and streams by the names that messages use for them.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;

use anyhow::anyhow;

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
