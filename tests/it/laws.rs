//! Laws that hold for every game.

mod games;
mod long;

use std::iter::Cycle;
use std::slice::Iter;

use luozi::game::Verdict;
use luozi::judge;
use luozi::puzzle::{Options, PUZZLES};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::oracle::{Answer, Case, Place};
use crate::run::assert_answer;
use games::{cases, sample};

/// Plays every sequence of so many numbers on a board, and asks all three referees.
#[track_caller]
fn compare_all(width: i32, height: i32, connect: u32, steps: u32) {
    let numbers: Vec<i64> = (0..=i64::from(width) + 1).collect();
    for sequence in 0..numbers.len().pow(steps) {
        let place = |step| sequence / numbers.len().pow(step) % numbers.len();
        let columns = (0..steps).map(|step| numbers[place(step)]).collect();
        let case = Case { width, height, connect, columns };
        let answer = case.product();
        assert_eq!(answer, case.rescan(), "{case:?}");
        assert_eq!(Some((answer.step, answer.word)), case.bits(), "{case:?}");
    }
}

#[test]
fn all_games_on_the_smallest_boards() {
    for connect in 1..=4 {
        compare_all(1, 4, connect, 6);
        compare_all(2, 2, connect, 6);
        compare_all(2, 3, connect, 7);
        compare_all(3, 2, connect, 6);
        compare_all(3, 3, connect, 6);
        compare_all(4, 1, connect, 6);
        compare_all(4, 2, connect, 7);
    }
}

#[test]
fn the_program_says_the_same() {
    let games = sample(3000);
    let text: String = games.iter().map(Case::line).collect();
    let answers: String = games.iter().map(|case| case.rescan().text() + "\n").collect();
    assert_answer(&["--lines"], text, &answers);
}

/// Writes as people and programs write, in one way or another.
struct Pen<'a> {
    whims: Cycle<Iter<'a, u8>>,
    text: String,
}

impl Pen<'_> {
    fn one_of(&mut self, choices: &[&str]) {
        let whim = self.whims.next().expect("there are whims");
        self.text += choices[usize::from(*whim) % choices.len()];
    }

    fn number(&mut self, number: i64) {
        self.one_of(match number.signum() {
            -1 => &["-"],
            0 => &["", "+", "-"],
            _ => &["", "", "+"],
        });
        self.one_of(&["", "", "0", "000000000000000000000"]);
        self.text += &number.abs().to_string();
    }
}

/// A game as text, with whatever the program has to overlook.
fn written(case: &Case, whims: &[u8]) -> Vec<u8> {
    let blanks = [" ", "  ", "\t", " \t  "];
    let mut pen = Pen { whims: whims.iter().cycle(), text: String::new() };
    pen.one_of(&["", "\u{FEFF}"]);
    pen.one_of(&["", "\n", " \r\n", "\t"]);
    pen.number(case.width.into());
    pen.one_of(&blanks);
    pen.number(case.height.into());
    pen.one_of(if case.columns.is_empty() { &["", " ", "\n"] } else { &["\n", "\r\n", " \n\n\t"] });
    for &column in &case.columns {
        pen.number(column);
        pen.one_of(&blanks);
    }
    pen.one_of(&["", "\n", "\r\n", "\n \r\n\n"]);
    pen.text.into_bytes()
}

/// What the program's own library makes of a text.
fn judged(text: &[u8], connect: u32) -> String {
    let options = Options { connect: Some(connect), strict: true, ..Options::default() };
    let mut answer = Vec::new();
    let puzzle = (PUZZLES[0].reader)(&options);
    judge::single(&*puzzle, &mut &*text, &mut answer).expect("the text is a case");
    String::from_utf8(answer).expect("the answer is text")
}

#[test]
fn the_program_overlooks_the_same() {
    for (whim, case) in (0..).zip(sample(40)) {
        let text = written(&case, &[whim, 2, 3 * whim, 1, 7, 5 * whim, 11]);
        assert_answer(&["--strict"], text, &(case.rescan().text() + "\n"));
    }
}

fn mirrored(case: &Case) -> Case {
    let columns = case.columns.iter().map(|column| i64::from(case.width) + 1 - column).collect();
    Case { columns, ..*case }
}

/// The line seen in a mirror, its left or lower end first again.
fn mirrored_line(line: [Place; 2], width: i32) -> [Place; 2] {
    let mut ends = line.map(|(column, row)| (i64::from(width) + 1 - column, row));
    ends.sort_unstable();
    ends
}

/// The part of a game before its first error, the whole of it if there is none.
fn legal_part(case: &Case) -> Case {
    let answer = case.rescan();
    let steps = if answer.word == "error" { answer.step as usize - 1 } else { case.columns.len() };
    // After a win anything may stand; it is cut off too.
    let steps = if answer.lines.is_empty() { steps } else { answer.step as usize };
    Case { columns: case.columns[..steps].to_vec(), ..*case }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_look_over_the_whole_board_finds_the_same(case in cases()) {
        prop_assert_eq!(case.product(), case.rescan());
    }

    #[test]
    fn a_bit_a_cell_finds_the_same(case in cases()) {
        if let Some(answer) = case.bits() {
            prop_assert_eq!(case.game().verdict().parts(), answer);
        }
    }

    #[test]
    fn a_mirror_changes_nothing(case in cases()) {
        let (seen, mirrored) = (case.product(), mirrored(&case).product());
        prop_assert_eq!((seen.step, seen.word), (mirrored.step, mirrored.word));
        let mut lines: Vec<_> =
            seen.lines.into_iter().map(|line| mirrored_line(line, case.width)).collect();
        let mut mirrored = mirrored.lines;
        lines.sort_unstable();
        mirrored.sort_unstable();
        prop_assert_eq!(lines, mirrored);
    }

    #[test]
    fn junk_after_the_decision_changes_nothing(case in cases(), junk in vec(any::<i64>(), 0..20)) {
        let verdict = case.game().verdict();
        if verdict != Verdict::Draw {
            let columns = [&case.columns[..verdict.parts().0 as usize], &junk].concat();
            prop_assert_eq!(Case { columns, ..case }.game().verdict(), verdict);
        }
    }

    #[test]
    fn a_part_of_a_game_is_undecided_or_decided_alike(case in cases()) {
        let verdict = case.game().verdict();
        for steps in 0..case.columns.len() {
            let part = Case { columns: case.columns[..steps].to_vec(), ..case };
            let decided = verdict != Verdict::Draw && steps as u64 >= verdict.parts().0;
            let expected = if decided { verdict } else { Verdict::Draw };
            prop_assert_eq!(part.game().verdict(), expected, "after {} steps", steps);
        }
    }

    #[test]
    fn a_larger_board_changes_nothing(
        case in cases(),
        left in prop_oneof![0..70, 0..20_000, Just(2_147_460_000)],
        right in prop_oneof![0..70, 0..20_000],
        above in prop_oneof![0..70, 0..20_000, Just(2_147_480_000)],
    ) {
        let case = legal_part(&case);
        let shift = i64::from(left);
        let larger = Case {
            width: case.width + left + right,
            height: case.height + above,
            columns: case.columns.iter().map(|column| column + shift).collect(),
            ..case
        };
        let (expected, found) = (case.product(), larger.product());
        let moved = |ends: [Place; 2]| ends.map(|(column, row)| (column + shift, row));
        let lines = expected.lines.into_iter().map(moved).collect();
        prop_assert_eq!(found, Answer { lines, ..expected });
    }

    #[test]
    fn a_board_just_high_enough_changes_nothing(case in cases()) {
        let case = legal_part(&case);
        let game = case.game();
        let stacks = (1..=i64::from(case.width)).map(|column| game.discs_in(column));
        let height = stacks.max().expect("a board has columns").cast_signed();
        prop_assert_eq!(Case { height, ..case.clone() }.product(), case.product());
    }

    #[test]
    fn longer_lines_come_no_sooner(case in cases()) {
        let longer = Case { connect: case.connect + 1, ..case.clone() };
        let last = |case: &Case| match case.game().verdict() {
            Verdict::Draw => u64::MAX,
            verdict => verdict.parts().0,
        };
        prop_assert!(last(&longer) >= last(&case));
    }

    #[test]
    fn it_is_the_same_however_it_is_written(case in cases(), whims in vec(any::<u8>(), 1..50)) {
        let text = written(&case, &whims);
        let answer = case.game().verdict().to_string() + "\n";
        prop_assert_eq!(judged(&text, case.connect), answer, "{:?}", String::from_utf8_lossy(&text));
    }
}
