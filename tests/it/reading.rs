//! Cases as values: what is read of a text, and the text that is written of it.

use std::fs;
use std::path::Path;

use luozi::input::Input;
use luozi::judge;
use luozi::puzzle::{Entry, Extent, Options, PUZZLES};

fn answer(entry: &Entry, text: &str) -> String {
    let puzzle = (entry.reader)(&Options::default());
    let mut answers = Vec::new();
    judge::single(&*puzzle, &mut text.as_bytes(), &mut answers).expect("the text is a case");
    String::from_utf8(answers).unwrap()
}

fn rewritten(entry: &Entry, text: &str, whole: bool) -> String {
    let puzzle = (entry.reader)(&Options::default());
    let mut source = text.as_bytes();
    let case = puzzle.read(&mut Input::new(&mut source), Extent::Input, whole);
    case.expect("the text is a case").to_string()
}

#[test]
fn a_text_in_another_form_is_written_in_the_plain_one() {
    for (game, text, whole, expected) in [
        ("connect4", " +5\t05 \r\n\r\n1  1 2 2 3 3 4 4", true, "5 5\n1 1 2 2 3 3 4 4\n"),
        ("connect4", "5 5\n1 1 2 2 3 3 4 4 9", false, "5 5\n1 1 2 2 3 3 4\n"),
        ("connect4", "5 5", true, "5 5\n\n"),
        ("connect4", "5 5", false, "5 5\n\n"),
        ("connect4", "-1 5\n-7 7", false, "-1 5\n-7\n"),
        ("gomoku", "2 3\n012\n2 1 0", false, "2 3\n0 1 2\n2 1 0\n"),
        (
            "reversi",
            "********\n***x****\n***O****\n********\n********\n********\n********\n********\n4,4 x",
            true,
            "********\n***X****\n***O****\n********\n********\n********\n********\n********\n4 4\nX\n",
        ),
        ("tictactoe", "2 0 1\n1 1\n\n1 2", false, "2\n0 1 1\n1 1 2\n"),
        ("tictactoe", "3", true, "3\n"),
        (
            "tictactoe",
            "[\"TicTacToe\",\"move\",\"move\"]\n[[3],[0,0,1],[2,1,2]]",
            true,
            "3\n0 0 1\n2 1 2\n",
        ),
    ] {
        let entry = PUZZLES.iter().find(|entry| entry.name == game).unwrap();
        assert_eq!(rewritten(entry, text, whole), expected, "{game}: {text}");
    }
}

#[test]
fn what_was_read_of_a_fixture_has_its_answer() {
    let mut cases = 0;
    for entry in PUZZLES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(entry.name);
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "in") {
                let text = fs::read_to_string(&path).unwrap();
                let expected = answer(entry, &text);
                let leetcode = expected.starts_with('[');
                for whole in [false, true] {
                    let again = rewritten(entry, &text, whole);
                    assert!(leetcode || answer(entry, &again) == expected, "{}", path.display());
                    assert_eq!(rewritten(entry, &again, whole), again);
                }
                cases += 1;
            }
        }
    }
    assert!(cases > 50, "the fixtures are found");
}
