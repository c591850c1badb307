//! tictactoe: games by line, size and player.

use super::Named;
use crate::case::{Case, TicTacToe};

/// All cases, class by class.
pub(super) fn cases() -> Vec<Named> {
    let mut cases = Vec::new();
    for size in 1..=5 {
        for (player, of) in [(1, "first"), (2, "second")] {
            for (name, line) in lines(size) {
                let own: Vec<_> = line.iter().map(|&[row, column]| [row, column, player]).collect();
                let mut add = |kind: &str, moves: Vec<[i32; 3]>| {
                    let name = format!("{name}-{kind}-{of}-{size}x{size}");
                    cases.push(Named { name, case: Case::TicTacToe(TicTacToe { size, moves }) });
                };
                add("won", own.clone());
                // The other player's discs come between, wherever there is room.
                add("played", between(size, &own, 3 - player));
                if size > 1 {
                    let mut shared = own.clone();
                    shared[0][2] = 3 - player;
                    add("shared", shared);
                    add("one-short", own[1..].to_vec());
                }
            }
        }
        let all = (0..size).flat_map(|row| (0..size).map(move |column| [row, column]));
        let moves = all.map(|[row, column]| [row, column, 1 + (column + row / 2) % 2]).collect();
        let name = format!("full-{size}x{size}");
        cases.push(Named { name, case: Case::TicTacToe(TicTacToe { size, moves }) });
    }
    // A case that is over before its last move is none.
    let is_right = |named: &Named| {
        !crate::mistakes::truth(&named.case, &crate::puzzle::Options::default()).is_empty()
    };
    cases.retain(is_right);
    cases
}

/// The lines of a board, by name.
fn lines(size: i32) -> Vec<(String, Vec<[i32; 2]>)> {
    let mut lines = vec![
        ("falling".to_owned(), (0..size).map(|place| [place, place]).collect()),
        ("rising".to_owned(), (0..size).map(|place| [size - 1 - place, place]).collect()),
    ];
    for line in [0, size / 2, size - 1] {
        lines.push((format!("row-{line}"), (0..size).map(|place| [line, place]).collect()));
        lines.push((format!("column-{line}"), (0..size).map(|place| [place, line]).collect()));
    }
    // The disc that completes a line may be anywhere in it, the middle above all.
    let swapped = lines.iter().map(|(name, line): &(String, Vec<_>)| {
        let mut line = line.clone();
        let (middle, last) = (line.len() / 2, line.len() - 1);
        line.swap(middle, last);
        (format!("{name}-middle-last"), line)
    });
    let swapped: Vec<_> = swapped.collect();
    lines.extend(swapped);
    lines
}

/// A game with a move of the other's after each but the last, into the first free cell of its own pattern.
fn between(size: i32, own: &[[i32; 3]], other: i32) -> Vec<[i32; 3]> {
    let mut moves = Vec::new();
    let all = (0..size * size).map(|place| [place / size, (place * 2 + place / size) % size]);
    let taken = |[row, column]: [i32; 2]| own.iter().any(|m| m[..2] == [row, column]);
    let mut free: Vec<[i32; 2]> = Vec::new();
    for cell in all {
        if !taken(cell) && !free.contains(&cell) {
            free.push(cell);
        }
    }
    let mut free = free.into_iter();
    for &own in &own[..own.len() - 1] {
        moves.push(own);
        moves.extend(free.next().map(|[row, column]| [row, column, other]));
    }
    moves.extend(own.last());
    moves
}
