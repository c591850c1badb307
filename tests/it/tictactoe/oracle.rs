//! An oracle that looks at the whole board after every move.

use luozi::puzzle::Options;
use proptest::collection::vec;
use proptest::prelude::*;

use super::GAME;
use crate::siblings::{
    Pieces, assert_answered_or_refused, judged, judged_lines, noise, on_one_line,
};

/// Row, column and player.
type Move = (usize, usize, u8);

fn has_line(board: &[Vec<u8>], player: u8) -> bool {
    let size = board.len();
    let owns = |(row, column): (usize, usize)| board[row][column] == player;
    let mut lines: Vec<Vec<_>> = Vec::new();
    for at in 0..size {
        lines.push((0..size).map(|column| (at, column)).collect());
        lines.push((0..size).map(|row| (row, at)).collect());
    }
    lines.push((0..size).map(|at| (at, at)).collect());
    lines.push((0..size).map(|at| (at, size - 1 - at)).collect());
    lines.into_iter().any(|line| line.into_iter().all(owns))
}

/// The answer to each move; nothing if one of them is illegal.
fn answers(size: usize, moves: &[Move]) -> Option<Vec<u8>> {
    let mut board = vec![vec![0; size]; size];
    let mut answers: Vec<u8> = Vec::new();
    for &(row, column, player) in moves {
        let over = answers.last().is_some_and(|&answer| answer != 0);
        let cell = board.get_mut(row)?.get_mut(column)?;
        if over || *cell != 0 || !(1..=2).contains(&player) {
            return None;
        }
        *cell = player;
        answers.push(if has_line(&board, player) { player } else { 0 });
    }
    Some(answers)
}

/// Games up to any move, or up to a win.
fn legal_games() -> impl Strategy<Value = (usize, Vec<Move>)> {
    let players = (1..=6_usize, 0..=10_u8).prop_flat_map(|(size, share)| {
        let cells: Vec<_> = (0..size * size).map(|at| (at / size, at % size)).collect();
        // Where one player has nearly all the moves, games are won.
        let player = (0..10_u8).prop_map(move |pick| 1 + u8::from(pick < share));
        (Just(size), Just(cells).prop_shuffle(), vec(player, 0..=size * size))
    });
    players.prop_map(|(size, cells, players)| {
        let mut moves = Vec::new();
        for ((row, column), player) in cells.into_iter().zip(players) {
            moves.push((row, column, player));
            if answers(size, &moves).is_none() {
                moves.pop();
                break;
            }
        }
        (size, moves)
    })
}

/// The same with a last move that may be anything.
fn games() -> impl Strategy<Value = (usize, Vec<Move>)> {
    let last = prop::option::weighted(0.5, (0..8_usize, 0..8_usize, 0..4_u8));
    (legal_games(), last).prop_map(|((size, mut moves), last)| {
        moves.extend(last);
        (size, moves)
    })
}

/// The numbers of each move with marks around them, between them, and between the moves.
fn written(moves: &[Move], [begin, between, end]: [&str; 3]) -> String {
    let written = |&(row, column, player): &Move| {
        format!("{begin}{row}{between}{column}{between}{player}{end}")
    };
    moves.iter().map(written).collect::<Vec<_>>().concat()
}

fn text(size: usize, moves: &[Move]) -> String {
    format!("{size}\n{}", written(moves, ["", " ", "\n"]))
}

fn leetcode(size: usize, moves: &[Move]) -> String {
    let calls = ",\"move\"".repeat(moves.len());
    format!("[\"TicTacToe\"{calls}]\n[[{size}]{}]\n", written(moves, [",[", ",", "]"]))
}

fn judge(text: &str) -> Option<String> {
    judged(GAME, &Options::default(), text.as_bytes()).ok()
}

/// What the program is to answer: a line a move, a line, and LeetCode's list.
fn expected(answers: &[u8]) -> [String; 3] {
    let digits: Vec<_> = answers.iter().map(u8::to_string).collect();
    let lines = digits.iter().map(|digit| format!("{digit}\n")).collect::<Vec<_>>().concat();
    let list = [&["null".to_owned()], &*digits].concat().join(",");
    [lines, format!("{}\n", digits.join(" ")), format!("[{list}]\n")]
}

const WORDS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "-1",
    " ",
    "\n",
    "\n\n",
    "\r\n",
    "3\n",
    "1 0 0 1\n",
    "2 1 1\n",
    "0 0 2\n",
    "[",
    "]",
    ",",
    "\"TicTacToe\"",
    "\"move\"",
    "[\"TicTacToe\",\"move\"]\n",
    "[[1],[0,0,1]]\n",
    "[[3]",
    "x",
    "\u{FEFF}",
    "\0",
];

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        cases: 3000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_oracle_agrees((size, moves) in games(), most in 1..=20_usize) {
        let expected = answers(size, &moves).map(|answers| expected(&answers));
        let text = text(size, &moves);
        let [lines, line, list] = match expected.clone() {
            Some(expected) => expected.map(Some),
            None => [None, None, None],
        };
        prop_assert_eq!(judge(&text), lines.clone());
        let pieces = Pieces::new(text.as_bytes(), most);
        prop_assert_eq!(judged(GAME, &Options::default(), pieces).ok(), lines);
        prop_assert_eq!(judge(&leetcode(size, &moves)), list);
        let line = (line.unwrap_or("malformed\n".to_owned()), expected.is_some());
        prop_assert_eq!(judged_lines(GAME, on_one_line(&text).into(), 1), line);
    }

    #[test]
    fn a_board_may_be_turned((size, moves) in legal_games()) {
        let expected = judge(&text(size, &moves));
        prop_assert!(expected.is_some());
        let turned = |turn: &dyn Fn(Move) -> Move| {
            judge(&text(size, &moves.iter().copied().map(turn).collect::<Vec<_>>()))
        };
        let last = size - 1;
        prop_assert_eq!(&turned(&|(row, column, player)| (column, row, player)), &expected);
        prop_assert_eq!(&turned(&|(row, column, player)| (row, last - column, player)), &expected);
        prop_assert_eq!(&turned(&|(row, column, player)| (last - row, column, player)), &expected);
    }

    #[test]
    fn players_may_be_swapped((size, moves) in legal_games()) {
        let swap = |&(row, column, player): &Move| (row, column, 3 - player);
        let swapped: Vec<_> = moves.iter().map(swap).collect();
        let answers = judge(&text(size, &moves)).expect("the moves are legal");
        let expected = answers.replace('1', "x").replace('2', "1").replace('x', "2");
        prop_assert_eq!(judge(&text(size, &swapped)), Some(expected));
    }

    #[test]
    fn noise_is_answered_or_refused(bytes in noise(WORDS)) {
        assert_answered_or_refused(GAME, &bytes, |answer| {
            let digits = answer.lines().all(|line| ["0", "1", "2"].contains(&line));
            digits || (answer.starts_with("[null") && answer.ends_with("]\n"))
        });
    }
}
