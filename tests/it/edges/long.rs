//! Lines far longer than four, around the length from which on runs are remembered.

use luozi::game::{Game, Verdict};

/// The steps at which red completes what is asked for, with blue out of its way; nothing if it never does.
fn decided(connect: u32, width: i32, height: i32, red: &[i64], blue: &[i64]) -> Option<u64> {
    let mut game = Game::with_connect(width, height, connect);
    for (&red, &blue) in red.iter().zip(blue) {
        game.play(red);
        game.play(blue);
    }
    match game.verdict() {
        Verdict::Draw => None,
        Verdict::Win { step, lines, .. } => {
            assert!(lines.iter().all(|line| line.len() >= u64::from(connect)));
            Some(step)
        }
        Verdict::Error { .. } => panic!("no step is illegal"),
    }
}

#[test]
fn the_disc_that_joins_two_runs_in_a_row_wins() {
    for connect in [5, 31, 32, 33, 34, 64, 65, 200] {
        let length = i64::from(connect);
        for gap in [1, 2, length / 2, length - 1, length] {
            let mut red: Vec<i64> = (1..=length).filter(|&column| column != gap).collect();
            red.push(gap);
            let blue: Vec<i64> = (0..length).map(|step| 10_000 - 2 * step).collect();
            let step = 2 * u64::from(connect) - 1;
            assert_eq!(decided(connect, 10_000, 1, &red, &blue), Some(step), "{connect}, {gap}");
            assert_eq!(decided(connect + 1, 10_000, 1, &red, &blue), None, "{connect}, {gap}");
        }
    }
}

#[test]
fn a_stack_wins_when_it_is_high_enough() {
    for connect in [5, 31, 32, 33, 34, 64, 65, 200] {
        let red = vec![3; connect as usize];
        let blue: Vec<i64> = (0..i64::from(connect)).map(|step| 10_000 - 2 * step).collect();
        let step = 2 * u64::from(connect) - 1;
        assert_eq!(decided(connect, 10_000, 1000, &red, &blue), Some(step), "{connect}");
        assert_eq!(decided(connect + 1, 10_000, 1000, &red, &blue), None, "{connect}");
    }
}

#[test]
fn forty_thousand_in_a_row_take_no_longer_than_they_are() {
    let red: Vec<i64> = (0..40_000).map(|step| 1_000_000 + 3 * step).chain(1..40_000).collect();
    let blue: Vec<i64> = (0..).map(|step| 2_000_000_000 - 3 * step).take(red.len()).collect();
    assert_eq!(decided(40_000, i32::MAX, 1, &red, &blue), None);
    assert_eq!(decided(39_999, i32::MAX, 1, &red, &blue), Some(2 * 79_999 - 1));
}
