//! The known mistakes: each is one, no two are the same, and its example is as small as it is said to be.

mod connect4;

use luozi::case::Case;
use luozi::judge;
use luozi::mistakes::{self, Mistake};
use luozi::puzzle::{Options, PUZZLES};

/// What the program's own rules answer.
pub(crate) fn judged(game: &str, case: &Case, options: &Options) -> Vec<u8> {
    let entry = PUZZLES.iter().find(|entry| entry.name == game).expect("the puzzle is known");
    let puzzle = (entry.reader)(options);
    let mut answer = Vec::new();
    judge::single(&*puzzle, &mut case.to_string().as_bytes(), &mut answer)
        .unwrap_or_else(|error| panic!("{case}{error}"));
    answer
}

fn is_wrong(mistake: &Mistake, case: &Case) -> bool {
    let options = Options::default();
    mistake.answer(case, &options) != mistakes::truth(case, &options)
}

#[test]
fn every_example_fools_its_mistake() {
    for entry in PUZZLES {
        for mistake in mistakes::of(entry.name) {
            let case = mistake.example();
            let options = Options::default();
            let truth = judged(entry.name, &case, &options);
            assert_eq!(mistakes::truth(&case, &options), truth, "{}", mistake.name);
            assert_ne!(mistake.answer(&case, &options), truth, "{}: {case}", mistake.name);
        }
    }
}

#[test]
fn there_are_mistakes_enough() {
    let least = [("connect4", 30), ("gomoku", 8), ("reversi", 8), ("tictactoe", 8)];
    for (game, least) in least {
        let mistakes = mistakes::of(game);
        assert!(mistakes.len() >= least, "{game}: {}", mistakes.len());
    }
    assert!(mistakes::of("chess").is_empty());
}

#[test]
fn names_and_sentences_have_one_form() {
    for entry in PUZZLES {
        let mistakes = mistakes::of(entry.name);
        for (place, Mistake { name, about, .. }) in mistakes.iter().enumerate() {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(name.chars().all(plain), "{name}");
            assert!(about.starts_with(|c: char| c.is_ascii_lowercase()), "{name}: {about}");
            assert!(!about.ends_with('.') && !about.contains("  "), "{name}: {about}");
            assert!(mistakes[..place].iter().all(|other| other.name != *name), "{name} twice");
        }
    }
}
