//! The known mistakes: each is one, no two are the same, and its example is as small as it is said to be.

mod connect4;
mod program;

use luozi::case::Case;
use luozi::judge;
use luozi::mistakes::{self, Mistake};
use luozi::puzzle::{AnswerForm, Options, PUZZLES};

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

/// Cases that tell mistakes from each other: the suite, the examples, and games that end in ways no suite asks for.
fn telling(game: &str) -> Vec<Case> {
    let suite = luozi::suite::of(game, &Options::default()).into_iter().map(|named| named.case);
    suite.chain(mistakes::of(game).iter().map(Mistake::example)).collect()
}

#[test]
fn no_two_mistakes_are_the_same() {
    for entry in PUZZLES {
        let (cases, options) = (telling(entry.name), Options::default());
        let answers = |mistake: &Mistake| {
            cases.iter().map(|case| mistake.answer(case, &options)).collect::<Vec<_>>()
        };
        let all: Vec<_> = mistakes::of(entry.name)
            .iter()
            .map(|mistake| (mistake.name, answers(mistake)))
            .collect();
        let mut alike = Vec::new();
        for (place, (name, answers)) in all.iter().enumerate() {
            let same = all[..place].iter().filter(|(_, others)| others == answers);
            alike.extend(same.map(|(other, _)| (*other, *name)));
        }
        assert_eq!(alike, [("", ""); 0], "{}: no case tells them apart", entry.name);
    }
}

proptest::proptest! {
    #[test]
    fn the_plain_gomoku_referee_agrees_with_the_rules(
        cells in proptest::collection::vec(0..3u8, 1..60),
        width in 1..9usize,
        connect in 1..7u32,
    ) {
        let rows: Vec<_> = cells.chunks_exact(width.min(cells.len())).map(<[u8]>::to_vec).collect();
        let case = Case::Gomoku(luozi::case::Gomoku { rows });
        for answer in [AnswerForm::Words, AnswerForm::Numbers, AnswerForm::Line] {
            let options = Options { connect: Some(connect), answer, ..Options::default() };
            let truth = mistakes::truth(&case, &options);
            proptest::prop_assert_eq!(truth, judged("gomoku", &case, &options), "{}", case);
        }
    }

    #[test]
    fn the_plain_reversi_referee_agrees_with_the_rules(
        cells in proptest::collection::vec(0..3usize, 64),
        row in -1..10i32,
        column in -1..10i32,
        black in proptest::bool::ANY,
        origin in 0..2u8,
    ) {
        let mut rows = [[b'*'; 8]; 8];
        for (place, cell) in cells.into_iter().enumerate() {
            rows[place / 8][place % 8] = b"*XO"[cell];
        }
        let mover = if black { b'X' } else { b'O' };
        if let (Ok(row), Ok(column)) = (usize::try_from(row - 1), usize::try_from(column - 1))
            && let Some(cell) = rows.get_mut(row).and_then(|row| row.get_mut(column))
        {
            *cell = b'*';
        }
        let case = Case::Reversi(luozi::case::Reversi { rows, row, column, mover });
        let options = Options { origin: Some(origin), ..Options::default() };
        let truth = mistakes::truth(&case, &options);
        proptest::prop_assert_eq!(truth, judged("reversi", &case, &options), "{}", case);
    }

    #[test]
    fn the_plain_tictactoe_referee_agrees_with_the_rules(
        size in 1..5i32,
        numbers in proptest::collection::vec((0..4i32, 0..4i32, 1..3i32), 0..16),
    ) {
        let options = Options::default();
        let mut moves = Vec::new();
        let mut truth = Vec::new();
        // As many of the moves as make a legal game.
        for (row, column, player) in numbers {
            moves.push([row, column, player]);
            let case = Case::TicTacToe(luozi::case::TicTacToe { size, moves: moves.clone() });
            let longer = mistakes::truth(&case, &options);
            if longer.is_empty() {
                moves.pop();
            } else {
                truth = longer;
            }
        }
        let case = Case::TicTacToe(luozi::case::TicTacToe { size, moves });
        proptest::prop_assert_eq!(truth, judged("tictactoe", &case, &options), "{}", case);
    }
}
