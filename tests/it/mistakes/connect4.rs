//! connect4: the plain referee against the rules, and the examples against everything smaller.

use luozi::case::{Case, Connect4};
use luozi::mistakes;
use luozi::puzzle::Options;
use proptest::prelude::{Strategy, any, prop_assert_eq, prop_oneof, proptest};

use super::{is_wrong, judged};

fn case(width: i32, height: i32, steps: &[i32]) -> Case {
    Case::Connect4(Connect4 { width, height, steps: steps.to_vec() })
}

fn parts(case: &Case) -> (i32, i32, &[i32]) {
    let Case::Connect4(Connect4 { width, height, steps }) = case else {
        panic!("{case} is of connect4");
    };
    (*width, *height, steps)
}

fn boards() -> impl Strategy<Value = Case> {
    let sizes = (1..10i32, 1..10i32);
    sizes.prop_flat_map(|(width, height)| {
        let column = prop_oneof![30 => 1..=width, 1 => -2..width + 3, 1 => any::<i32>()];
        proptest::collection::vec(column, 0..40).prop_map(move |steps| case(width, height, &steps))
    })
}

proptest! {
    #[test]
    fn the_plain_referee_agrees_with_the_rules(case in boards(), connect in 1..7u32, origin in 0..2u8) {
        let options =
            Options { connect: Some(connect), origin: Some(origin), ..Options::default() };
        prop_assert_eq!(mistakes::truth(&case, &options), judged("connect4", &case, &options));
        let options = Options::default();
        prop_assert_eq!(mistakes::truth(&case, &options), judged("connect4", &case, &options));
    }
}

#[test]
fn the_plain_referee_agrees_on_boards_of_any_size() {
    let options = Options::default();
    for (width, height, steps) in [
        (0, 5, &[1][..]),
        (-3, i32::MIN, &[1]),
        (i32::MAX, i32::MAX, &[i32::MAX, 1, i32::MAX - 1, 2, i32::MAX - 2, 3, i32::MAX - 3]),
        (i32::MAX, 1, &[i32::MAX, i32::MIN]),
        (5, 5, &[]),
    ] {
        let case = case(width, height, steps);
        assert_eq!(mistakes::truth(&case, &options), judged("connect4", &case, &options), "{case}");
        // A wrong answer, or none, but an end.
        for mistake in mistakes::of("connect4") {
            let _ = mistake.answer(&case, &options);
        }
    }
}

/// Every case with one number or two taken away or made smaller.
fn smaller(of: &Case) -> Vec<Case> {
    let (width, height, steps) = parts(of);
    let mut smaller = vec![case(width - 1, height, steps), case(width, height - 1, steps)];
    for one in 0..steps.len() {
        let mut without = steps.to_vec();
        without.remove(one);
        for other in one..without.len() {
            let mut without = without.clone();
            without.remove(other);
            smaller.push(case(width, height, &without));
        }
        smaller.push(case(width, height, &without));
        // Nearer to zero, and no longer negative.
        for number in (0..=steps[one].abs())
            .filter(|&number| number < steps[one] || steps[one] < 0 && number <= -steps[one])
        {
            let mut steps = steps.to_vec();
            steps[one] = number;
            smaller.push(case(width, height, &steps));
        }
    }
    smaller.retain(|smaller| {
        let (width, height, steps) = parts(smaller);
        width > 0 && height > 0 && !steps.is_empty()
    });
    smaller
}

#[test]
fn nothing_can_be_taken_from_an_example() {
    for mistake in mistakes::of("connect4") {
        let example = mistake.example();
        for smaller in smaller(&example) {
            assert!(!is_wrong(mistake, &smaller), "{}: {example}but also {smaller}", mistake.name);
        }
    }
}
