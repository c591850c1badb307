//! Drawing.

use std::process::ExitCode;

use anyhow::anyhow;
use luozi::draw::{self, Scene};
use luozi::input::Input;
use luozi::judge;
use luozi::puzzle::Extent;

use super::files;
use super::look::{PLAIN, look};
use crate::cli::common::Common;
use crate::cli::draw::{Args, Format};

pub(super) fn run(common: &Common, args: &Args) -> anyhow::Result<ExitCode> {
    let (name, mut source) = files::open(args.file.as_deref(), common.puzzle.form)?;
    let puzzle = (common.puzzle.reader)(&common.options);
    let case = puzzle
        .read(&mut Input::new(&mut source), Extent::Input, false)
        .map_err(|error| anyhow!("{name}{}", judge::Error::from(error)))?;
    let mut scene = Scene::new(&case, &common.options);
    if let Some(step) = args.step {
        scene = scene.at(step).map_err(|beyond| anyhow!("{name}: --step {step}: {beyond}"))?;
    }
    let picture = match args.format {
        Format::Text => draw::text(&scene, if args.output.is_some() { PLAIN } else { look() }),
        Format::Svg => draw::svg(&scene),
        Format::Html => draw::html(&scene),
    };
    files::write(args.output.as_deref(), &picture)?;
    Ok(ExitCode::SUCCESS)
}
