//! Long lines, put together in any order: what short ones find by looking is found in another way there.

use proptest::collection::vec;
use proptest::prelude::*;

use crate::oracle::{AXES, Case};

/// Checks a game in which a long line must come about, and nothing else.
#[track_caller]
fn assert_line(case: &Case, allowed: &[(i64, i64)]) {
    let answer = case.rescan();
    assert!(!answer.lines.is_empty(), "{case:?}");
    for [first, last] in &answer.lines {
        let axis = ((last.0 - first.0).signum(), (last.1 - first.1).signum());
        assert!(allowed.contains(&axis), "{answer:?}");
    }
    assert_eq!(case.product(), answer, "{case:?}");
}

/// Fills a square like a chessboard, so that every diagonal is of one colour. A number picks one of the columns whose next
/// cell is of the colour that plays.
fn chequered(side: usize, picks: &[u16]) -> Vec<i64> {
    let mut stacks = vec![0; side];
    let mut columns = Vec::new();
    for (step, &pick) in picks.iter().enumerate() {
        let fits = |&place: &usize| stacks[place] < side && (place + stacks[place]) % 2 == step % 2;
        let places: Vec<usize> = (0..side).filter(fits).collect();
        let Some(&place) = places.get(usize::from(pick) % places.len().max(1)) else { break };
        stacks[place] += 1;
        columns.push(i64::try_from(place + 1).expect("the square is small"));
    }
    columns
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn along_a_row(connect in 30..36_u32, order in Just((1..=70).collect::<Vec<i64>>()).prop_shuffle()) {
        // Red lies at the bottom everywhere, blue upon it.
        let columns: Vec<i64> = order.into_iter().flat_map(|column| [column, column]).collect();
        assert_line(&Case { connect, ..Case::new(70, 2, &columns) }, &AXES[..1]);
    }

    #[test]
    fn upright(connect in 30..36_u32, runs in vec(1..29_usize, 0..6)) {
        // The colours change places now and then, and at last no more.
        let mut columns = Vec::new();
        for (number, length) in runs.into_iter().chain([36]).enumerate() {
            let pair = if number % 2 == 0 { [1, 2] } else { [2, 1] };
            columns.extend(pair.repeat(length));
        }
        assert_line(&Case { connect, ..Case::new(2, 220, &columns) }, &AXES[1..2]);
    }

    #[test]
    fn slanting(connect in 30..36_u32, picks in vec(any::<u16>(), 41 * 41)) {
        let columns = chequered(41, &picks);
        assert_line(&Case { connect, ..Case::new(41, 41, &columns) }, &AXES[2..]);
    }
}
