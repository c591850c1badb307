//! The suite: right answers, and what they tell from the truth.

use std::collections::BTreeSet;

use luozi::mistakes;
use luozi::puzzle::{Options, PUZZLES};
use luozi::suite::{self, Named};

use crate::mistakes::judged;

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
