//! The search and the shrinker: right programs, faults that nobody knows, and the same seed.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use luozi::case::{self, Case};
use luozi::check::Verdict;
use luozi::program::{End, Failure};
use luozi::puzzle::PUZZLES;
use luozi::stress::{Minimal, Phase, Settings};

use super::{Fake, SETTINGS, case, found, said, truth};

#[test]
fn a_right_program_is_not_accused() {
    for entry in PUZZLES {
        let program = Fake::new(entry.name, |case| said(truth(case)));
        let report = found(&program, entry.name, SETTINGS);
        assert!(report.found.is_none() && report.others.is_empty(), "{report:?}");
        assert_eq!(report.all_runs(), 20_000, "{}", entry.name);
        // Every part of the search has had its turn.
        for phase in [Phase::Suite, Phase::Small, Phase::Random] {
            assert!(report.runs[phase as usize] > 0, "{}: no {phase:?}", entry.name);
        }
    }
}

#[test]
fn only_what_the_statement_promises_is_tried() {
    for entry in PUZZLES {
        let program = Fake::new(entry.name, |case| said(truth(case)));
        found(&program, entry.name, SETTINGS);
        let inputs = program.inputs.into_inner().unwrap();
        assert_eq!(inputs.len(), 20_000);
        for text in inputs {
            assert!(
                text.ends_with('\n') && !text.contains("  ") && !text.contains(" \n"),
                "{text}"
            );
            // Written again it is the same text: it is in the plain form.
            assert_eq!(case(entry.name, &text).to_string(), text);
            match case(entry.name, &text) {
                Case::Connect4(case) => {
                    assert!(
                        case.width >= 1 && case.height >= 1 && !case.steps.is_empty(),
                        "{text}"
                    );
                    assert!(i64::from(case.width) * i64::from(case.height) <= 10_000, "{text}");
                }
                Case::Gomoku(case) => {
                    assert!(case.rows.len() * case.rows[0].len() <= 10_000, "{text}");
                }
                Case::Reversi(_) => {}
                Case::TicTacToe(case) => {
                    assert!(case.size <= 100 && !case.moves.is_empty(), "{text}");
                }
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_cases() {
    let inputs = |seed, jobs| {
        let program = Fake::new("connect4", |case| said(truth(case)));
        let cases = Some(12_000);
        found(&program, "connect4", Settings { seed, jobs, cases, ..SETTINGS });
        let mut inputs = program.inputs.into_inner().unwrap();
        // Runs side by side end in any order.
        inputs.sort();
        inputs
    };
    assert!(inputs(7, 1) == inputs(7, 1));
    assert!(inputs(7, 1) == inputs(7, 3));
    assert!(inputs(7, 1) != inputs(8, 1));
}

/// A fault that no list has: a board of nine columns, a row that ends in its last one.
fn odd_fault(case: &Case) -> Vec<u8> {
    match case {
        Case::Connect4(case) if case.width >= 9 && case.steps.contains(&9) => b"0,draw\n".to_vec(),
        _ => truth(case),
    }
}

#[test]
fn an_unknown_fault_is_found_and_has_no_name() {
    let program = Fake::new("connect4", |case| said(odd_fault(case)));
    let report = found(&program, "connect4", SETTINGS);
    let found = report.found.expect("a counterexample");
    // An illegal step is the shortest way to an answer other than a draw, and 0 the simplest.
    let Case::Connect4(case) = &found.trial.case else { panic!("another puzzle's case") };
    assert_eq!((case.width, case.height, &case.steps[..]), (9, 1, &[0, 9][..]), "{found:?}");
    assert!(matches!(found.minimal, Minimal::Smallest(_) | Minimal::Minimal(_)), "{found:?}");
    assert!(!found.alike.is_empty() && found.alike.iter().all(|alike| alike.alike < alike.of));
}

/// Only large games show it.
#[test]
fn what_only_large_cases_show_is_made_small() {
    let program = Fake::new("connect4", |case| {
        let long = matches!(case, Case::Connect4(case) if case.steps.len() > 60);
        if long { said(*b"9,red\n") } else { said(truth(case)) }
    });
    let report = found(&program, "connect4", SETTINGS);
    let found = report.found.expect("a counterexample");
    assert_eq!(found.phase, Phase::Random);
    let Case::Connect4(case) = &found.trial.case else { panic!("another puzzle's case") };
    assert_eq!((case.width, case.height, case.steps.len()), (1, 1, 61), "{:?}", found.trial.case);
}

#[test]
fn a_large_number_is_lowered_to_where_it_just_fails() {
    let program = Fake::new("connect4", |case| {
        let large =
            matches!(case, Case::Connect4(case) if case.steps.iter().any(|&step| step > 60_000));
        if large { said(*b"0,draw\n") } else { said(truth(case)) }
    });
    let report = found(&program, "connect4", SETTINGS);
    assert!(report.runs[Phase::Shrinking as usize] < 400, "{report:?}");
    assert_eq!(report.found.expect("a counterexample").trial.case.to_string(), "1 1\n60001\n");
}

/// Nothing can be taken from a counterexample: an independent look at what the shrinker promises.
#[test]
fn a_counterexample_is_minimal() {
    // Wrong where a full board is won by blue, and where column 3 is full.
    let wrong = |case: &Case| {
        let Case::Connect4(board) = case else { return false };
        let answer = String::from_utf8(truth(case)).unwrap();
        let third = board.steps.iter().filter(|&&step| step == 3).count();
        answer.ends_with("blue\n") && third >= 2
    };
    let answer = |case: &Case| if wrong(case) { said(*b"0,draw\n") } else { said(truth(case)) };
    let program = Fake::new("connect4", answer);
    let found = found(&program, "connect4", SETTINGS).found.expect("a counterexample");
    let Case::Connect4(case) = found.trial.case else { panic!("another puzzle's case") };
    assert!(wrong(&Case::Connect4(case.clone())));
    let of = |width, height, steps| Case::Connect4(case::Connect4 { width, height, steps });
    let without = |places: &[usize]| {
        let kept = case.steps.iter().enumerate().filter(|(place, _)| !places.contains(place));
        of(case.width, case.height, kept.map(|(_, &step)| step).collect())
    };
    for first in 0..case.steps.len() {
        for second in 0..case.steps.len() {
            assert!(!wrong(&without(&[first, second])), "{case:?} without {first} and {second}");
        }
        for lower in 0..case.steps[first] {
            let mut steps = case.steps.clone();
            steps[first] = lower;
            assert!(!wrong(&of(case.width, case.height, steps)), "{case:?}, {first}: {lower}");
        }
    }
    assert!(!wrong(&of(case.width - 1, case.height, case.steps.clone())), "{case:?}");
    assert!(!wrong(&of(case.width, case.height - 1, case.steps.clone())), "{case:?}");
}

#[test]
fn ways_to_fail_are_told_apart() {
    let program = Fake::new("connect4", |case| {
        let mut run = said(truth(case));
        if run.stdout.ends_with(b"error\n") {
            run.end = End::Failed(Failure::Signal(11));
            run.stdout.clear();
        } else if run.stdout == b"0,draw\n" {
            run.stdout = b"draw\n".to_vec();
        }
        run
    });
    let report = found(&program, "connect4", SETTINGS);
    let found = report.found.expect("a counterexample");
    assert_eq!(found.trial.verdict, Verdict::WrongAnswer);
    assert_eq!(found.trial.case.to_string(), "1 1\n1\n");
    let others: Vec<_> = report.others.iter().map(|trial| trial.verdict).collect();
    assert_eq!(others, [Verdict::RuntimeError]);
}

#[test]
fn a_program_that_fails_everywhere_is_seen_as_one() {
    let program = Fake::new("connect4", |_| said(*b"Traceback\n"));
    let report = found(&program, "connect4", SETTINGS);
    assert_eq!(report.suite.failures, report.suite.cases);
    assert!(report.found.is_some());
}

#[test]
fn other_answers_to_the_same_case_are_noticed() {
    let runs = AtomicU64::new(0);
    let program = Fake::new("connect4", |case| {
        let odd = runs.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        if odd { said(*b"1,blue\n") } else { said(truth(case)) }
    });
    let report = found(&program, "connect4", SETTINGS);
    assert!(report.found.expect("a counterexample").flaky.is_some());
}

#[test]
fn the_budget_is_kept() {
    let program = Fake::new("connect4", |case| {
        std::thread::sleep(Duration::from_millis(20));
        let mut run = said(truth(case));
        if run.stdout.ends_with(b"blue\n") {
            run.stdout.clear();
        }
        run
    });
    let begin = Instant::now();
    let budget = Duration::from_millis(600);
    let report = found(&program, "connect4", Settings { budget, ..SETTINGS });
    // Ten times as long is still far from what the whole search would take.
    assert!(begin.elapsed() < 10 * budget, "{:?}", begin.elapsed());
    assert!(report.all_runs() < 200, "{report:?}");
    let program = Fake::new("connect4", |case| said(truth(case)));
    let report = found(&program, "connect4", Settings { cases: Some(17), ..SETTINGS });
    assert_eq!(report.all_runs(), 17);
}
