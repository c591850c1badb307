//! The search for cases, all the way down.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

use super::names::{Layout, is_passed_over};
use super::{File, Found};

/// Why there are no cases to be had.
#[derive(Debug)]
pub enum Error {
    /// A file or folder is not there, or can't be read.
    Unreadable(PathBuf, io::Error),
    /// A file that was named is no input by any of the four ways.
    NoInput(PathBuf),
    /// There is no case in any of the folders.
    NoCase(Vec<PathBuf>),
}

impl Error {
    /// The paths that it is about.
    #[must_use]
    pub fn paths(&self) -> &[PathBuf] {
        match self {
            Self::Unreadable(path, _) | Self::NoInput(path) => std::slice::from_ref(path),
            Self::NoCase(paths) => paths,
        }
    }
}

/// What belongs behind the path.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(_, error) => error.fmt(f),
            Self::NoInput(_) => f.write_str("expected an input: X.in, X.inN, inN.txt, or a file in a folder in, input or inputs"),
            Self::NoCase(_) => f.write_str(
                "no case found; a case is X.in with X.out or X.ans, X.inN with X.outN or X.ansN, \
                 inN.txt with outN.txt or ansN.txt, or in/X with out/X",
            ),
        }
    }
}

/// Finds the cases in some paths, each an input or a folder that is searched all the way down.
///
/// | input | answer |
/// | --- | --- |
/// | `X.in` | `X.out`, else `X.ans` |
/// | `X.inN`, N a number | `X.outN`, else `X.ansN` |
/// | `inN.txt`, N a number | `outN.txt`, else `ansN.txt` |
/// | `in/X`, `input/X`, `inputs/X` | the same name, or its stem with `.out` or `.ans`, in `out`, `output`, `outputs` beside |
///
/// They come in the order of their paths. Hidden and backup files are passed over, and what is the answer to one input
/// is not taken for another. A case that is reached twice, through a link or because two paths lead to it, counts once;
/// a folder that holds itself ends there.
///
/// # Errors
///
/// If a path is not there, a folder can't be read, a file that is named is no input, or no case is found at all.
pub fn find(paths: &[PathBuf]) -> Result<Vec<Found>, Error> {
    // What is wrong is told of the first path that was named.
    let with_kind = |path: &PathBuf| match fs::metadata(path) {
        Ok(metadata) => Ok((path.clone(), metadata.is_dir())),
        Err(error) => Err(Error::Unreadable(path.clone(), error)),
    };
    let mut known = paths.iter().map(with_kind).collect::<Result<Vec<_>, Error>>()?;
    known.sort();
    let mut search = Search::default();
    for (path, is_folder) in &known {
        if *is_folder {
            search.folder(path)?;
        } else {
            search.file(path)?;
        }
    }
    let Search { mut found, may_repeat, .. } = search;
    if found.is_empty() {
        return Err(Error::NoCase(paths.to_vec()));
    }
    found.sort_by(|one, other| one.input.in_path_order(&other.input));
    if may_repeat {
        let mut known = HashSet::new();
        let whole = |file: PathBuf| file.canonicalize().unwrap_or(file);
        found.retain(|case| known.insert((whole(case.input()), case.answer().map(whole))));
    }
    Ok(found)
}

#[derive(Default)]
struct Search {
    found: Vec<Found>,
    /// The folders that were searched, without links in their paths.
    known: HashSet<PathBuf>,
    /// Whether a case can have been found twice.
    may_repeat: bool,
}

impl Search {
    /// Takes a file that was named.
    fn file(&mut self, path: &Path) -> Result<(), Error> {
        let (Some(name), Some(folder)) = (path.file_name(), path.parent()) else {
            return Err(Error::NoInput(path.to_owned()));
        };
        let layout = Layout::new(folder);
        if !layout.is_input(name) {
            return Err(Error::NoInput(path.to_owned()));
        }
        self.may_repeat = true;
        let folder: Arc<Path> = folder.into();
        self.take(&layout, &folder, name.to_owned(), is_there);
        Ok(())
    }

    /// Searches a folder, and those in it.
    fn folder(&mut self, path: &Path) -> Result<(), Error> {
        let unreadable = |error| Error::Unreadable(path.to_owned(), error);
        if !self.known.insert(path.canonicalize().map_err(unreadable)?) {
            return Ok(());
        }
        let (mut files, mut folders) = (Vec::new(), Vec::new());
        for entry in fs::read_dir(path).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let name = entry.file_name();
            if is_passed_over(&name) {
                continue;
            }
            let mut kind = entry.file_type().map_err(unreadable)?;
            if kind.is_symlink() {
                self.may_repeat = true;
                // A link to nowhere is a file that can't be read.
                if let Ok(target) = entry.path().metadata() {
                    kind = target.file_type();
                }
            }
            if kind.is_dir() {
                folders.push(name);
            } else if kind.is_file() || kind.is_symlink() {
                files.push(name);
            }
        }
        files.sort();
        folders.sort();
        let layout = Layout::new(path);
        let folder: Arc<Path> = path.into();
        for name in files.iter().filter(|name| layout.is_input(name)) {
            self.take(&layout, &folder, name.clone(), |place| {
                let file = place.file_name().filter(|_| place.parent() == Some(path));
                file.map_or_else(
                    || is_there(place),
                    |name| files.binary_search_by(|file| file.as_os_str().cmp(name)).is_ok(),
                )
            });
        }
        drop(files);
        folders.iter().try_for_each(|name| self.folder(&path.join(name)))
    }

    /// Takes an input with its answer, the first that is there.
    fn take(
        &mut self,
        layout: &Layout<'_>,
        folder: &Arc<Path>,
        name: OsString,
        is_there: impl Fn(&Path) -> bool,
    ) {
        let place = layout.answers(&name).into_iter().find(|place| is_there(place));
        let answer = place.and_then(|place| self.answer(&place, folder));
        let input = File { folder: Arc::clone(folder), name: name.into() };
        self.found.push(Found { input, answer });
    }

    /// An answer; its folder's path is shared with the input's or with the answer before.
    fn answer(&self, path: &Path, folder: &Arc<Path>) -> Option<File> {
        let (own, name) = (path.parent()?, path.file_name()?.into());
        let before = self.found.last().and_then(|found| found.answer.as_ref());
        let known = [Some(folder), before.map(|file| &file.folder)];
        let folder = known.into_iter().flatten().find(|known| &***known == own);
        Some(File { folder: folder.map_or_else(|| own.into(), Arc::clone), name })
    }
}

/// Whether there is a file, even one that can't be read.
fn is_there(path: &Path) -> bool {
    let there = fs::metadata(path).or_else(|_| fs::symlink_metadata(path));
    there.is_ok_and(|metadata: Metadata| !metadata.is_dir())
}
