//! The suite: right answers, and what they tell from the truth.

use std::collections::BTreeSet;
use std::fs;

use luozi::mistakes;
use luozi::puzzle::{Options, PUZZLES};
use luozi::suite::{self, Named};

use crate::mistakes::judged;
use crate::run::luozi_on;

fn others() -> Vec<Options> {
    let connect = [1, 2, 3, 5, 6, 8, 9, u32::MAX].map(Some);
    let mut others: Vec<_> =
        connect.map(|connect| Options { connect, ..Options::default() }).into();
    others.extend([None, Some(0)].map(|origin| Options { origin, ..Options::default() }));
    others
}

#[test]
fn the_plain_referee_and_the_rules_agree_on_every_case() {
    for entry in PUZZLES {
        for options in others() {
            for Named { name, case } in suite::of(entry.name, &options) {
                let truth = mistakes::truth(&case, &options);
                assert_eq!(truth, judged(entry.name, &case, &options), "{name}: {case}");
            }
        }
    }
}

/// Which mistakes each case exposes.
fn matrix(game: &str) -> Vec<(String, BTreeSet<&'static str>)> {
    let options = Options::default();
    let exposed = |Named { name, case }| {
        let truth = mistakes::truth(&case, &options);
        let wrong = mistakes::of(game).iter().filter(|m| m.answer(&case, &options) != truth);
        (name, wrong.map(|mistake| mistake.name).collect())
    };
    suite::of(game, &options).into_iter().map(exposed).collect()
}

#[test]
fn few_cases_tell_most_mistakes_and_forty_all() {
    let least = [("connect4", 200), ("gomoku", 40), ("reversi", 40), ("tictactoe", 40)];
    for (game, least) in least {
        let all: BTreeSet<_> = mistakes::of(game).iter().map(|mistake| mistake.name).collect();
        let matrix = matrix(game);
        assert!(matrix.len() >= least, "{game}: {} cases", matrix.len());
        let exposed = |cases: usize| -> BTreeSet<_> {
            matrix.iter().take(cases).flat_map(|(_, exposed)| exposed.iter().copied()).collect()
        };
        let hidden = |cases| all.difference(&exposed(cases)).copied().collect::<Vec<_>>();
        for cases in [1, 2, 3, 5, 10, 15, 20, 30, 40] {
            println!("{game}: {cases} cases expose {} of {}", exposed(cases).len(), all.len());
        }
        for (name, exposed) in matrix.iter().take(40) {
            println!("{name}: {}", exposed.len());
        }
        println!("{game}: hidden after 15: {:?}", hidden(15));
        println!("{game}: hidden after all {}: {:?}", matrix.len(), hidden(matrix.len()));
        assert_eq!(hidden(40), [""; 0], "{game}: 40 cases expose all");
        assert!(hidden(15).len() * 10 <= all.len(), "{game}: 15 cases expose nine tenths");
    }
}

#[test]
fn every_class_of_connect4_is_there() {
    let suite = suite::of("connect4", &Options::default());
    let has = |name: &str| assert!(suite.iter().any(|named| named.name == name), "{name}");
    for shape in ["narrow", "square", "wide"] {
        for colour in ["red", "blue"] {
            for way in ["row", "rising", "falling"] {
                (1..=4).for_each(|place| has(&format!("{way}-{place}-{colour}-{shape}")));
            }
            has(&format!("column-4-{colour}-{shape}"));
        }
    }
    for colour in ["red", "blue"] {
        for way in ["row", "rising", "falling"] {
            (5..=7).for_each(|length| has(&format!("{length}-at-once-{way}-{colour}")));
            for kind in ["hole", "blocked"] {
                has(&format!("{way}-{kind}-{colour}"));
            }
        }
        for miss in ["row-around-the-wall", "rising-around-the-wall", "row-and-column", "bent-up"] {
            has(&format!("{miss}-{colour}"));
        }
        has(&format!("column-blocked-{colour}"));
        has(&format!("{colour}-with-the-last-cell"));
    }
}

#[test]
fn names_are_names_of_files_and_no_two_are_the_same() {
    for entry in PUZZLES {
        let suite = suite::of(entry.name, &Options::default());
        let names: BTreeSet<_> = suite.iter().map(|named| named.name.clone()).collect();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(names.iter().all(|name| name.chars().all(plain)), "{names:?}");
        let cases: BTreeSet<_> = suite.iter().map(|named| named.case.to_string()).collect();
        assert_eq!(cases.len(), suite.len(), "{}", entry.name);
    }
}

/// Runs `luozi suite` on a folder.
fn write(folder: &std::path::Path, more: &[&str]) -> crate::run::Outcome {
    let mut args = vec!["suite", folder.to_str().expect("the path is text")];
    args.extend(more);
    luozi_on(&args, "")
}

#[test]
fn a_folder_is_made_and_filled_and_may_be_filled_again() {
    let base = tempfile::tempdir().expect("there is room");
    for entry in PUZZLES {
        let folder = base.path().join("deep").join(entry.name);
        let suite = suite::of(entry.name, &Options::default());
        for _ in 0..2 {
            let outcome = write(&folder, &["-g", entry.name]);
            let said = format!("{} cases in {}\n", suite.len(), folder.display());
            let all = (outcome.status, outcome.stdout, outcome.stderr);
            assert_eq!(all, (Some(0), said, String::new()));
        }
        let mut names: Vec<_> = fs::read_dir(&folder)
            .expect("the folder is there")
            .map(|file| file.expect("a file").file_name().into_string().expect("a name"))
            .collect();
        names.sort();
        assert_eq!(names.len(), 2 * suite.len());
        assert_eq!(names[0], format!("001-{}.in", suite[0].name));
        let input = fs::read_to_string(folder.join(&names[0])).expect("a case");
        assert_eq!(input, suite[0].case.to_string());
        let answer = fs::read(folder.join(&names[1])).expect("an answer");
        assert_eq!(answer, judged(entry.name, &suite[0].case, &Options::default()));
    }
}

#[test]
fn somebody_elses_file_stops_it_before_anything_is_written() {
    let folder = tempfile::tempdir().expect("there is room");
    let mut suite = suite::of("connect4", &Options::default());
    let count = suite.len();
    let last = suite.pop().expect("there are cases");
    let theirs = folder.path().join(format!("{count:03}-{}.out", last.name));
    fs::write(&theirs, "mine\n").expect("it is written");
    let outcome = write(folder.path(), &[]);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
    assert!(outcome.stderr.contains("nothing was written"), "{outcome}");
    assert_eq!(fs::read_dir(folder.path()).expect("the folder is there").count(), 1);
    assert_eq!(fs::read_to_string(theirs).expect("it is there"), "mine\n");
}
