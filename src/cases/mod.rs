//! Cases in folders: an input file, and the file with its answer.
//!
//! Judges and tools lay cases out in four ways, and all four are known here; see [`find`].

mod names;
mod walk;

pub use walk::{Error, find};

use std::cmp::Ordering;
use std::ffi::OsStr;
use std::path::{self, Component, Path, PathBuf};
use std::sync::Arc;

/// A file in a folder. Many of them share the folder's path.
#[derive(Clone, Debug, PartialEq, Eq)]
struct File {
    folder: Arc<Path>,
    name: Box<OsStr>,
}

impl File {
    fn path(&self) -> PathBuf {
        self.folder.join(&*self.name)
    }

    /// Orders files as their whole paths are ordered, a folder's name like a file's.
    fn in_path_order(&self, other: &Self) -> Ordering {
        if Arc::ptr_eq(&self.folder, &other.folder) {
            return self.name.cmp(&other.name);
        }
        self.path().cmp(&other.path())
    }
}

/// A case as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    input: File,
    answer: Option<File>,
}

impl Found {
    /// The file with the input.
    #[must_use]
    pub fn input(&self) -> PathBuf {
        self.input.path()
    }

    /// The file with the answer, if there is one.
    #[must_use]
    pub fn answer(&self) -> Option<PathBuf> {
        self.answer.as_ref().map(File::path)
    }

    /// Where the answer may lie, the first choice first.
    #[must_use]
    pub fn places(&self) -> Vec<PathBuf> {
        names::Layout::new(&self.input.folder).answers(&self.input.name)
    }

    /// Where an answer belongs that is yet to be written: `X.out` for `X.in`, and in the folder of answers if the input
    /// lies in one of inputs.
    #[must_use]
    pub fn destination(&self) -> PathBuf {
        names::Layout::new(&self.input.folder).destination(&self.input.name)
    }

    /// The name, of some, that is borne by the nearest folder on the absolute path of the input.
    ///
    /// ```
    /// use std::fs;
    ///
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("red/blue/more");
    /// fs::create_dir_all(&path)?;
    /// fs::write(path.join("1.in"), "")?;
    /// let found = luozi::cases::find(&[path]).unwrap();
    /// assert_eq!(found[0].nearest(&["red", "blue"]), Some("blue"));
    /// assert_eq!(found[0].nearest(&["green"]), None);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn nearest<'a>(&self, names: &[&'a str]) -> Option<&'a str> {
        let absolute = path::absolute(&self.input.folder).ok()?;
        let mut folders: Vec<&OsStr> = Vec::new();
        for component in absolute.components() {
            match component {
                Component::ParentDir => drop(folders.pop()),
                Component::Normal(name) => folders.push(name),
                _ => {}
            }
        }
        let as_folder = |folder: &OsStr| names.iter().copied().find(|&name| folder == name);
        folders.into_iter().rev().find_map(as_folder)
    }
}
