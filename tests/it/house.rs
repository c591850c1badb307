//! The house: who may import whom, and what must not stay in the tree.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each part of the program, and the parts that it may import.
const IMPORTS: &[(&str, &[&str])] = &[
    ("grid", &[]),
    ("case", &[]),
    ("game", &["grid"]),
    ("gomoku", &["grid"]),
    ("reversi", &["grid"]),
    ("tictactoe", &["grid"]),
    ("input", &[]),
    ("program", &[]),
    ("puzzle", &["case", "game", "gomoku", "reversi", "tictactoe", "grid", "input"]),
    ("judge", &["puzzle", "input"]),
    ("draw", &["case", "game", "gomoku", "reversi", "tictactoe", "grid", "puzzle"]),
    ("cases", &[]),
    ("compare", &[]),
    ("check", &["cases", "compare", "draw", "input", "judge", "program", "puzzle"]),
    ("mistakes", &["case", "puzzle", "input"]),
    ("suite", &["case", "mistakes", "puzzle"]),
    (
        "stress",
        &[
            "case",
            "check",
            "compare",
            "draw",
            "game",
            "gomoku",
            "grid",
            "judge",
            "mistakes",
            "program",
            "puzzle",
            "reversi",
            "suite",
            "tictactoe",
        ],
    ),
    ("cli", &["check", "compare", "mistakes", "puzzle"]),
    (
        "run",
        &[
            "cli", "case", "cases", "check", "compare", "draw", "mistakes", "stress", "suite",
            "program", "judge", "puzzle", "input",
        ],
    ),
    ("main", &["cli", "run"]),
    ("lib", &[]),
];

/// What is for a while and not for good, and what hides where a name comes from.
const FORBIDDEN: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    "::*;",
    "super::super",
    "process::exit",
];

/// A longer file asks to be split.
const MOST_LINES: usize = 300;

/// Every source file by its path within `src`, with its text.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).unwrap();
                files.push((path.strip_prefix(&root).unwrap().to_owned(), text));
            }
        }
    }
    files.sort();
    assert!(files.len() > 20, "the sources are found");
    files
}

/// The part of the program that a file belongs to: its first folder, or its own name.
fn part(file: &Path) -> String {
    let first = file.components().next().unwrap();
    Path::new(first.as_os_str()).file_stem().unwrap().to_string_lossy().into_owned()
}

/// The parts that a text names in code, behind `crate::` or `luozi::`.
fn named_parts(text: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| {
        ["crate::", "luozi::"].into_iter().flat_map(move |root| {
            line.split(root).skip(1).map(|rest| {
                rest.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect::<String>()
            })
        })
    })
    .collect()
}

#[test]
fn imports_run_one_way() {
    let mut arrows = 0;
    for (file, text) in sources() {
        let part = part(&file);
        let (_, allowed) = IMPORTS
            .iter()
            .find(|(name, _)| *name == part)
            .unwrap_or_else(|| panic!("{part} is not in the table"));
        for named in named_parts(&text) {
            assert!(
                named == part || allowed.contains(&named.as_str()),
                "{} imports {named}, which {part} may not",
                file.display()
            );
            arrows += usize::from(named != part);
        }
    }
    assert!(arrows > 10, "the imports are found");
}

#[test]
fn the_table_itself_runs_one_way() {
    for (place, (part, allowed)) in IMPORTS.iter().enumerate() {
        for name in *allowed {
            let other = IMPORTS.iter().position(|(part, _)| part == name);
            assert!(other.is_some_and(|other| other < place), "{part} stands before {name}");
        }
    }
}

#[test]
fn nothing_for_a_while_stays() {
    for (file, text) in sources() {
        for word in FORBIDDEN {
            assert!(!text.contains(word), "{} has {word}", file.display());
        }
        let lines = text.lines().count();
        assert!(lines <= MOST_LINES, "{} has {lines} lines", file.display());
    }
}

#[test]
fn only_the_design_has_a_place_at_the_top() {
    let known = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "tests",
        "fixtures",
        "README.md",
        "rustfmt.toml",
        "target",
    ];
    for entry in fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(name.starts_with('.') || known.contains(&name.as_str()), "{name} at the top");
    }
}
