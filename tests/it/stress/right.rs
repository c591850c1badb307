//! Right programs, written independently, one in each of several languages: none is accused.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::run::{Outcome, luozi};

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/stress/right").join(name)
}

fn stress(game: &str, seconds: u32, program: &mut Command) -> Outcome {
    let mut command = luozi(&["stress", "-g", game, "--budget", &format!("{seconds}s"), "--"]);
    command.arg(program.get_program()).args(program.get_args());
    crate::run::run(&mut command, b"")
}

#[track_caller]
fn assert_not_accused(outcome: &Outcome) {
    assert_eq!(outcome.status, Some(0), "{outcome}");
    assert!(outcome.stdout.starts_with("no counterexample in "), "{outcome}");
    // A slow program on a busy machine may get no further than these.
    let runs = outcome.stdout.split(' ').nth(3).and_then(|runs| runs.parse::<u64>().ok());
    assert!(runs.is_some_and(|runs| runs >= 40), "{outcome}");
}

/// Runs a compiler to its end.
fn compile(folder: &TempDir, name: &str, compiler: &mut Command) -> PathBuf {
    let program = folder.path().join("program");
    let status = compiler.arg(source(name)).current_dir(folder.path()).status();
    assert!(status.expect("the compiler starts").success());
    program
}

#[test]
fn in_rust() {
    let folder = tempfile::tempdir().unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut compiler = Command::new(rustc);
    compiler.args(["--edition=2024", "-O", "-o", "program"]);
    let program = compile(&folder, "connect4.rs", &mut compiler);
    assert_not_accused(&stress("connect4", 3, &mut Command::new(program)));
}

#[cfg(feature = "outside")]
mod outside {
    use std::process::Command;

    use super::{assert_not_accused, compile, source, stress};

    #[test]
    fn in_cpp() {
        let folder = tempfile::tempdir().unwrap();
        let mut compiler = Command::new("g++");
        compiler.args(["-std=c++17", "-O2", "-o", "program"]);
        let program = compile(&folder, "connect4.cpp", &mut compiler);
        assert_not_accused(&stress("connect4", 5, &mut Command::new(program)));
    }

    #[test]
    fn in_java() {
        let folder = tempfile::tempdir().unwrap();
        let mut compiler = Command::new("javac");
        compile(&folder, "Main.java", compiler.args(["-d", "."]));
        let mut program = Command::new("java");
        program.arg("-cp").arg(folder.path()).arg("Main");
        assert_not_accused(&stress("connect4", 20, &mut program));
    }

    #[test]
    fn in_python() {
        for game in ["connect4", "gomoku", "reversi", "tictactoe"] {
            let mut program = Command::new("python3");
            program.arg(source(&format!("{game}.py")));
            assert_not_accused(&stress(game, 12, &mut program));
        }
    }

    #[test]
    fn in_javascript() {
        let mut program = Command::new("node");
        assert_not_accused(&stress("connect4", 12, program.arg(source("connect4.js"))));
    }
}
