//! The four ways of laying out cases, by the names of files and folders.

use std::ffi::{OsStr, OsString};
use std::iter;
use std::path::{Path, PathBuf};

/// Folders of inputs, each with the folder of answers that goes with it by name.
const FOLDERS: [(&str, &str); 3] = [("in", "out"), ("input", "output"), ("inputs", "outputs")];
/// What an answer's name has where the input's has `in`, the first choice first.
const ENDS: [&str; 2] = ["out", "ans"];

/// Whether a name is one that a search passes over: hidden, or a backup that an editor made.
pub(super) fn is_passed_over(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes();
    name.starts_with(b".")
        || name.ends_with(b"~")
        || (name.starts_with(b"#") && name.ends_with(b"#"))
        || [&b".bak"[..], b".orig", b".old", b".swp", b".tmp"].iter().any(|end| name.ends_with(end))
}

/// A folder as its own name and its neighbours make it.
pub(super) struct Layout<'a> {
    folder: &'a Path,
    /// Which of the folders of inputs it is by name.
    inputs: Option<usize>,
    /// Whether it is a folder of answers by name.
    answers: bool,
}

impl<'a> Layout<'a> {
    pub(super) fn new(folder: &'a Path) -> Self {
        let name = folder.file_name().map(OsStr::to_owned).or_else(|| {
            // `.` and `..` have a name of their own, too.
            let folder = if folder == Path::new("") { Path::new(".") } else { folder };
            Some(folder.canonicalize().ok()?.file_name()?.to_owned())
        });
        let place = |of: fn(&(&'static str, &'static str)) -> &'static str| {
            FOLDERS.iter().position(|pair| name.as_deref() == Some(OsStr::new(of(pair))))
        };
        Self { folder, inputs: place(|pair| pair.0), answers: place(|pair| pair.1).is_some() }
    }

    /// Whether a file is an input, by its name or by the folder's, and not the answer to another.
    pub(super) fn is_input(&self, name: &OsStr) -> bool {
        if beside(name).is_empty() {
            return self.inputs.is_some() && !self.is_answer_beside(name);
        }
        // An answer may have the very name of its input.
        let is_answer = self.answers
            && FOLDERS.iter().any(|(inputs, _)| self.next_to(inputs).join(name).is_file());
        !is_answer
    }

    /// Whether a file is by its name the answer to an input that lies beside it.
    fn is_answer_beside(&self, name: &OsStr) -> bool {
        ENDS.iter()
            .flat_map(|end| inputs_beside(name, end))
            .any(|input| self.folder.join(input).is_file())
    }

    /// Where the answer to an input may lie, the first choice first.
    pub(super) fn answers(&self, name: &OsStr) -> Vec<PathBuf> {
        let mut places: Vec<PathBuf> =
            beside(name).into_iter().map(|answer| self.folder.join(answer)).collect();
        let Some(own) = self.inputs else { return places };
        let mut names = vec![name.to_owned()];
        names.extend(ENDS.map(|end| Path::new(name).with_extension(end).into_os_string()));
        // Numbered as task-maker does: `input/input0.txt` and `output/output0.txt`.
        if let Some(rest) = name.as_encoded_bytes().strip_prefix(b"input") {
            names.push(join(&[b"output", rest]));
        }
        let others = (0..FOLDERS.len()).filter(|&other| other != own);
        for pair in iter::once(own).chain(others) {
            let answers = self.next_to(FOLDERS[pair].1);
            places.extend(names.iter().map(|name| answers.join(name)));
        }
        places
    }

    /// Where an answer belongs that is yet to be written.
    pub(super) fn destination(&self, name: &OsStr) -> PathBuf {
        let beside = beside(name).into_iter().next();
        let known = FOLDERS.iter().map(|(_, answers)| self.next_to(answers));
        let known = self.inputs.and_then(|_| known.into_iter().find(|folder| folder.is_dir()));
        match (self.inputs, known, beside) {
            (None, _, Some(beside)) | (Some(_), None, Some(beside)) => self.folder.join(beside),
            (Some(_), Some(folder), Some(beside)) => folder.join(beside),
            (Some(own), known, None) => {
                let folder = known.unwrap_or_else(|| self.next_to(FOLDERS[own].1));
                let rest = name.as_encoded_bytes().strip_prefix(b"input");
                folder.join(rest.map_or_else(|| name.to_owned(), |rest| join(&[b"output", rest])))
            }
            // Not an input, then.
            (None, _, None) => self.folder.join(name),
        }
    }

    /// The folder of this name beside it.
    fn next_to(&self, name: &str) -> PathBuf {
        match self.folder.parent() {
            Some(parent) if self.folder.file_name().is_some() => parent.join(name),
            _ => self.folder.join("..").join(name),
        }
    }
}

/// The names of the inputs that a name would be the answer to, with this in it.
fn inputs_beside(name: &OsStr, end: &str) -> Vec<OsString> {
    let mut inputs = Vec::new();
    if let Some((stem, digits)) = split_dotted(name, end) {
        inputs.push(join(&[stem, b".in", digits]));
    }
    if let Some(digits) = split_numbered(name, end) {
        inputs.push(join(&[b"in", digits, b".txt"]));
    }
    inputs
}

/// The names that the answer to an input may have in the input's own folder; none if its name isn't an input's.
fn beside(name: &OsStr) -> Vec<OsString> {
    if let Some((stem, digits)) = split_dotted(name, "in") {
        return ENDS.map(|end| join(&[stem, b".", end.as_bytes(), digits])).into();
    }
    if let Some(digits) = split_numbered(name, "in") {
        return ENDS.map(|end| join(&[end.as_bytes(), digits, b".txt"])).into();
    }
    Vec::new()
}

/// The stem of a name such as `X.in`, or stem and digits of one such as `X.in12`.
fn split_dotted<'a>(name: &'a OsStr, middle: &str) -> Option<(&'a [u8], &'a [u8])> {
    let name = name.as_encoded_bytes();
    let digits = name.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let (rest, digits) = name.split_at(name.len() - digits);
    let stem = rest.strip_suffix(middle.as_bytes())?.strip_suffix(b".")?;
    (!stem.is_empty()).then_some((stem, digits))
}

/// The digits of a name such as `in12.txt`.
fn split_numbered<'a>(name: &'a OsStr, begin: &str) -> Option<&'a [u8]> {
    let name = name.as_encoded_bytes();
    let digits = name.strip_prefix(begin.as_bytes())?.strip_suffix(b".txt")?;
    (!digits.is_empty() && digits.iter().all(u8::is_ascii_digit)).then_some(digits)
}

/// A name out of parts, each of which is a whole name's begin, end or middle, parted at ASCII.
fn join(parts: &[&[u8]]) -> OsString {
    os_string(parts.concat())
}

#[cfg(unix)]
fn os_string(name: Vec<u8>) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(name)
}

#[cfg(not(unix))]
fn os_string(name: Vec<u8>) -> OsString {
    // A name that is no Unicode belongs to no case there.
    String::from_utf8_lossy(&name).into_owned().into()
}
