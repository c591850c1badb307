//! Writing answers, where they are missing or differ.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::order::in_order;
use super::{Error, Readers, Setup, answer};
use crate::cases::Found;
use crate::compare::visible;

/// Has luozi's own answer written, by `write`, to every case whose answer is missing or differs; `handle` is given the
/// files that were written, nothing for one that stays as it was, or why it was not written, in the order of the cases.
///
/// # Errors
///
/// If `handle` fails. What was written stays.
pub fn bless(
    setup: &Setup,
    cases: &[Found],
    write: impl Fn(&Path, &[u8]) -> io::Result<()> + Sync,
    mut handle: impl FnMut(Result<Option<PathBuf>, String>) -> io::Result<()> + Send,
) -> Result<(), Error> {
    let readers = Readers::new(&setup.options);
    let mut end = Ok(());
    in_order(
        cases.len(),
        setup.jobs,
        |case| {
            let case = &cases[case];
            let answer = answer::own(readers.of(setup.game_of(case)), &case.input());
            match answer.failed {
                Some((_, why)) => Err(format!("{}: {why}", shown(&case.input()))),
                None => write_where_it_differs(setup, case, &answer.text, &write),
            }
        },
        |blessed| {
            end = blessed.map_or(Ok(()), &mut handle).map_err(Error::Output);
            if end.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
    end
}

fn write_where_it_differs(
    setup: &Setup,
    case: &Found,
    text: &[u8],
    write: &impl Fn(&Path, &[u8]) -> io::Result<()>,
) -> Result<Option<PathBuf>, String> {
    let place = case.answer().unwrap_or_else(|| case.destination());
    if answer::read(&place).is_ok_and(|known| setup.comparison.same(&known, text)) {
        return Ok(None);
    }
    if fs::metadata(&place).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(format!("{}: it is not a file", shown(&place)));
    }
    write(&place, text).map_err(|error| format!("{}: {error}", shown(&place)))?;
    Ok(Some(place))
}

/// A path as messages show it.
fn shown(path: &Path) -> String {
    visible(path.as_os_str().as_encoded_bytes())
}
