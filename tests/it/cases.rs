//! Every collected case through the program, alone and among others.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{assert_answer, luozi_on};

/// A case that was collected: what the program is given, and what it has to answer.
struct Fixture {
    name: String,
    path: PathBuf,
    input: Vec<u8>,
    answer: String,
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name)
}

/// The files of a folder that end in so, in the order of their names.
#[track_caller]
fn files(name: &str, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(name)).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    paths.sort();
    assert!(!paths.is_empty(), "no .{extension} in {name}");
    paths
}

#[track_caller]
fn fixtures() -> Vec<Fixture> {
    let fixture = |path: PathBuf| Fixture {
        name: path.file_stem().expect("a file has a name").to_string_lossy().into_owned(),
        input: fs::read(&path).expect("the case can be read"),
        answer: fs::read_to_string(path.with_extension("out")).expect("the case has an answer"),
        path,
    };
    files("connect4", "in").into_iter().map(fixture).collect()
}

/// The answers one after another, each on its line.
fn answers(fixtures: &[Fixture]) -> String {
    fixtures.iter().map(|fixture| fixture.answer.trim_end().to_owned() + "\n").collect()
}

#[test]
fn no_answer_is_left_over() {
    let names = |extension| {
        let paths = files("connect4", extension).into_iter();
        paths.map(|path| path.with_extension("")).collect::<Vec<_>>()
    };
    assert_eq!(names("in"), names("out"));
}

#[test]
fn every_case_from_stdin() {
    for Fixture { name, input, answer, .. } in fixtures() {
        println!("{name}");
        assert_answer::<&str>(&[], input, &answer);
    }
}

#[test]
fn every_case_from_a_file() {
    for Fixture { name, path, answer, .. } in fixtures() {
        println!("{name}");
        assert_answer(&[path], "7 6\n1 2 3\n", &answer);
    }
}

#[test]
fn every_case_on_a_line() {
    let fixtures = fixtures();
    let mut text = Vec::new();
    for fixture in &fixtures {
        text.extend(fixture.input.iter().map(|&byte| if byte == b'\n' { b' ' } else { byte }));
        text.push(b'\n');
    }
    assert_answer(&["--lines"], text, &answers(&fixtures));
}

#[test]
fn every_case_after_another() {
    let fixtures = fixtures();
    let mut text = Vec::new();
    for fixture in &fixtures {
        text.extend(&fixture.input);
        // Two of the cases don't end their line.
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
    }
    assert_answer(&["--multi"], text, &answers(&fixtures));
}

#[test]
fn positions_of_other_programs_are_undecided() {
    let mut text = String::new();
    for path in files("positions", "txt") {
        for line in fs::read_to_string(path).expect("the file can be read").lines() {
            let (columns, _score) = line.split_once(' ').expect("columns and a score");
            text += "7 6";
            for column in columns.chars() {
                text.push(' ');
                text.push(column);
            }
            text.push('\n');
        }
    }
    assert_eq!(text.lines().count(), 6000);
    assert_answer(&["--lines"], text, &"0,draw\n".repeat(6000));
}

#[test]
fn the_answers_at_a_glance() {
    let said = |fixture: Fixture| {
        let outcome = luozi_on::<&str>(&[], fixture.input);
        format!("{}: {}", fixture.name, outcome.stdout)
    };
    let table: String = fixtures().into_iter().map(said).collect();
    insta::assert_snapshot!(table, @"
    probe01: 7,red
    probe02: 1,error
    probe03: 7,red
    probe05: 7,red
    probe07: 14,blue
    probe08: 2,error
    probe09: 3,error
    probe10: 2,error
    probe11: 1,error
    probe12: 3,error
    probe14: 5,error
    probe15: 7,red
    probe16: 3,error
    probe17: 9,red
    probe19: 11,red
    probe21: 10,blue
    probe22: 10,blue
    probe23: 10,blue
    probe25: 10,blue
    probe26: 11,red
    probe27: 0,draw
    probe28: 7,red
    probe30: 8,blue
    probe31: 0,draw
    probe32: 0,draw
    probe34: 0,draw
    probe35: 7,red
    probe36: 7,red
    probe38: 7,red
    probe39: 7,red
    probe40: 7,red
    probe42: 7,red
    probe43: 0,draw
    report01-1: 7,red
    report01-2: 0,draw
    report01-3: 7,red
    report01-4: 7,red
    report03-1: 11,red
    report03-2: 24,blue
    report05-1: 10,blue
    report05-2: 7,red
    report05-3: 9,red
    report07-1: 9,red
    report07-2: 11,red
    report07-3: 13,red
    report09-1: 13,red
    report11-1: 2,error
    report11-2: 1,error
    report11-3: 1,error
    report11-4: 2,error
    report13-1: 7,error
    report13-2: 7,error
    report13-3: 6,error
    report15-1: 2,error
    report15-2: 6,error
    report17-1: 7,red
    report17-2: 7,red
    report17-3: 7,red
    report19-1: 7,error
    report19-2: 0,draw
    report19-3: 1,error
    sample-1: 7,red
    sample-2: 1,error
    ");
}
