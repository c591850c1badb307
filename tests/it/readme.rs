//! The examples in the README, run in a shell as they stand there.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

fn readme() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap()
}

/// The commands of every `console` block, each with what stands below it.
fn examples(readme: &str) -> Vec<(String, String)> {
    let mut examples: Vec<(String, String)> = Vec::new();
    for block in readme.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("the block ends");
        for line in block.lines() {
            if let Some(command) = line.strip_prefix("$ ") {
                examples.push((command.to_owned(), String::new()));
            } else {
                let (_, shown) = examples.last_mut().expect("a command comes first");
                shown.push_str(line);
                shown.push('\n');
            }
        }
    }
    examples
}

/// What a shell shows of a command: stdout, then stderr.
fn shown(command: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_luozi")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", command])
        .env("PATH", path)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("a shell starts");
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

#[test]
fn every_example_shows_what_stands_below_it() {
    let examples = examples(&readme());
    assert!(examples.len() >= 20, "{} examples", examples.len());
    for (command, expected) in examples {
        assert_eq!(shown(&command), expected, "{command}");
    }
}

#[test]
fn every_option_is_told_of() {
    let (readme, help) = (readme(), shown("luozi --help"));
    let words = help.split([' ', ',', '\n']);
    let options: Vec<_> = words.filter(|word| word.starts_with("--")).collect();
    assert!(options.len() >= 8, "{options:?}");
    for option in options {
        assert!(readme.contains(option), "{option}");
    }
}

#[test]
fn the_fixture_of_the_first_command_is_there() {
    assert!(readme().contains("cargo run --release -- fixtures/connect4/sample-1.in"));
    assert_eq!(shown("luozi fixtures/connect4/sample-1.in"), "7,red\n");
}
