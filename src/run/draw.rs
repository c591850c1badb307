//! Drawing.

use std::process::ExitCode;

use anyhow::anyhow;
use luozi::input::Input;
use luozi::judge;
use luozi::puzzle::Extent;

use super::files;
use crate::cli::common::Common;
use crate::cli::draw::Args;

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    let (name, mut source) = files::open(args.file.as_deref(), common.puzzle.form)?;
    let puzzle = (common.puzzle.reader)(&common.options);
    let case = puzzle
        .read(&mut Input::new(&mut source), Extent::Input, false)
        .map_err(|error| anyhow!("{name}{}", judge::Error::from(error)))?;
    files::write(args.output.as_deref(), &case.to_string())?;
    Ok(ExitCode::SUCCESS)
}
