//! Writing the suite.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use luozi::judge;
use luozi::suite::{self, Named};

use super::files;
use crate::cli::common::Common;
use crate::cli::suite::Args;

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    let folder = &args.folder;
    let suite = suite::of(common.puzzle.name, &common.options);
    let new = new_files(common, &suite, folder)?;
    let shown = files::shown(folder);
    fs::create_dir_all(folder).with_context(|| shown.clone())?;
    for (place, (path, text)) in new.iter().enumerate() {
        if let Err(error) = files::replace(path, text) {
            // All of it or nothing: half a suite looks like a whole one.
            for (path, _) in &new[..place] {
                let _ = fs::remove_file(path);
            }
            return Err(error).with_context(|| files::shown(path));
        }
    }
    let cases = suite.len();
    files::write(None, &format!("{cases} cases in {shown}\n"))?;
    Ok(ExitCode::SUCCESS)
}

/// The files that are not there yet, with their texts.
///
/// # Errors
///
/// If one is there and holds another text: it may be somebody's work.
fn new_files(
    common: &Common,
    suite: &[Named],
    folder: &Path,
) -> anyhow::Result<Vec<(PathBuf, Vec<u8>)>> {
    let puzzle = (common.puzzle.reader)(&common.options);
    let mut new = Vec::new();
    for (number, Named { name, case }) in (1..).zip(suite) {
        let input = case.to_string().into_bytes();
        let mut answer = Vec::new();
        judge::single(&*puzzle, &mut &input[..], &mut answer)
            .map_err(|error| anyhow!("{name}{error}"))?;
        for (end, text) in [("in", input), ("out", answer)] {
            let path = folder.join(format!("{number:03}-{name}.{end}"));
            match fs::read(&path) {
                Ok(old) if old == text => {}
                Ok(_) => bail!(
                    "{}: is there with another text; nothing was written",
                    files::shown(&path)
                ),
                Err(_) => new.push((path, text)),
            }
        }
    }
    Ok(new)
}
