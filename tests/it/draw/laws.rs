//! What holds of every text drawing, on random cases.

use std::collections::HashMap;

use luozi::case::{Case, Connect4};
use luozi::draw::{Look, Scene, text};
use luozi::puzzle::Options;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy};
use proptest::{prop_assert, prop_assert_eq, proptest};

pub(super) fn games() -> impl Strategy<Value = Connect4> {
    (1..14, 1..9).prop_flat_map(|(width, height): (i32, i32)| {
        vec(0..=width + 1, 0..40).prop_map(move |steps| Connect4 { width, height, steps })
    })
}

/// The letters of the board's rows, bottom row first, as they can be read off.
fn read_off(drawing: &str) -> Vec<String> {
    let rows = drawing.lines().filter_map(|line| line.split_once(" |"));
    let letters = rows.map(|(_, cells)| cells.chars().filter(|c| "XO.".contains(*c)).collect());
    let mut rows: Vec<String> = letters.collect();
    rows.reverse();
    rows
}

/// The discs after some steps, by the puzzle's statement and nothing of ours.
fn stacked(case: &Connect4, steps: usize) -> Vec<String> {
    let [width, height] = [case.width, case.height].map(|size| usize::try_from(size).unwrap());
    let mut board = vec![".".repeat(width); height];
    let mut heights: HashMap<i32, usize> = HashMap::new();
    for (&step, letter) in case.steps[..steps].iter().zip(["X", "O"].into_iter().cycle()) {
        let height = heights.entry(step).or_default();
        let column = usize::try_from(step - 1).unwrap();
        board[*height].replace_range(column..=column, letter);
        *height += 1;
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_discs_are_where_they_fell(case in games()) {
        let scene = Scene::new(&Case::Connect4(case.clone()), &Options::default());
        let verdict = scene.verdict().unwrap().to_owned();
        let (step, word) = verdict.split_once(',').unwrap();
        let steps = match (step.parse().unwrap(), word) {
            (0, _) => case.steps.len(),
            (step, "error") => step - 1,
            (step, _) => step,
        };
        let drawing = text(&scene, Look { colour: false, columns: 80 });
        prop_assert_eq!(read_off(&drawing), stacked(&case, steps), "{}", drawing);
        for step in 0..steps {
            let scene = scene.clone().at(step as u64).unwrap();
            let drawing = text(&scene, Look { colour: false, columns: 80 });
            prop_assert_eq!(read_off(&drawing), stacked(&case, step), "{}", drawing);
            prop_assert!(!drawing.contains(&verdict), "{}", drawing);
        }
    }

    #[test]
    fn no_line_is_wider_than_the_terminal(
        width in 1..=i32::MAX,
        height in 1..=i32::MAX,
        steps in vec(1..=i32::MAX, 0..6),
        small in 1..200,
        columns in 30_usize..200,
    ) {
        for width in [width, small] {
            let steps = steps.iter().map(|step| step % width + 1).collect();
            let case = Case::Connect4(Connect4 { width, height, steps });
            let drawing = text(&Scene::new(&case, &Options::default()), Look { colour: false, columns });
            for line in drawing.lines() {
                prop_assert!(line.len() <= columns, "{} of {}: {}", line.len(), columns, line);
            }
        }
    }

    #[test]
    fn colour_changes_no_letter(case in games()) {
        let scene = Scene::new(&Case::Connect4(case), &Options::default());
        let plain = text(&scene, Look { colour: false, columns: 80 });
        let coloured = text(&scene, Look { colour: true, columns: 80 });
        let mut letters = String::new();
        for (place, piece) in coloured.split('\x1b').enumerate() {
            letters += if place == 0 { piece } else { piece.split_once('m').unwrap().1 };
        }
        let escape = '\u{1b}';
        prop_assert!(!plain.contains(escape));
        prop_assert_eq!(letters, plain);
    }
}
