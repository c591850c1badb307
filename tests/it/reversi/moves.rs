//! Single moves: each direction, all of them, and what looks like a flip and is none.

use luozi::puzzle::Options;

use super::GAME;
use crate::siblings::judged;

/// Checks moves on boards whose rows are written with `/` between.
#[track_caller]
fn assert_moves(table: &[(&str, &str, &str, &str)]) {
    for (name, board, mover, answer) in table {
        let text = format!("{}\n{mover}\n", board.replace('/', "\n"));
        let answer = format!("{}\n", answer.replace('/', "\n"));
        assert_eq!(judged(GAME, &Options::default(), text.as_bytes()), Ok(answer), "{name}");
    }
}

const EMPTY: [[u8; 8]; 8] = [[b'*'; 8]; 8];

const STEPS: [(&str, isize, isize); 8] = [
    ("right", 0, 1),
    ("down", 1, 0),
    ("down and right", 1, 1),
    ("down and left", 1, -1),
    ("left", 0, -1),
    ("up", -1, 0),
    ("up and left", -1, -1),
    ("up and right", -1, 1),
];

fn text(board: &[[u8; 8]; 8]) -> String {
    board.iter().map(|row| String::from_utf8_lossy(row).into_owned() + "\n").collect()
}

/// Every move that flips in one direction: from each cell, each number of discs that fits.
#[test]
fn each_direction_alone() {
    let mut count = 0;
    for (name, down, right) in STEPS {
        for (row, column) in
            (0..8_usize).flat_map(|row| (0..8_usize).map(move |column| (row, column)))
        {
            let way = (1..8).map_while(|steps| {
                let row = row.checked_add_signed(down * steps).filter(|&row| row < 8)?;
                Some((row, column.checked_add_signed(right * steps).filter(|&column| column < 8)?))
            });
            let way: Vec<_> = way.collect();
            for flips in 1..=way.len() {
                let mut board = EMPTY;
                way[..flips].iter().for_each(|&(row, column)| board[row][column] = b'O');
                let mover = format!("{} {}\nX\n", row + 1, column + 1);
                let answer = |board: &[[u8; 8]; 8]| {
                    judged(GAME, &Options::default(), (text(board) + &mover).as_bytes())
                };
                let what = format!("{name} from {row}, {column} over {flips}");
                assert_eq!(answer(&board).as_deref(), Ok("invalid\n"), "{what} to nothing");
                let Some(&(last_row, last_column)) = way.get(flips) else { continue };
                board[last_row][last_column] = b'X';
                let mut after = board;
                way[..flips].iter().for_each(|&(row, column)| after[row][column] = b'X');
                after[row][column] = b'X';
                assert_eq!(answer(&board), Ok(text(&after)), "{what}");
                count += 1;
            }
        }
    }
    // A line of n cells holds 1 + 2 + … + (n - 2) such moves either way; eight rows, eight columns, and both diagonals.
    let of_line = |cells: usize| (cells - 1) * (cells - 2) / 2;
    let diagonals = of_line(8) + 2 * (3..8).map(of_line).sum::<usize>();
    assert_eq!(count, 2 * (16 * of_line(8) + 2 * diagonals));
}

#[test]
fn several_directions() {
    assert_moves(&[
        (
            "all eight",
            "X**X**X*/*O*O*O**/**OOO***/XOO*OOOX/**OOO***/*O*O*O**/X**O**O*/***X***X",
            "4 4\nX",
            "X**X**X*/*X*X*X**/**XXX***/XXXXXXXX/**XXX***/*X*X*X**/X**X**X*/***X***X",
        ),
        (
            "all eight, one disc each",
            "********/*O*O*O**/**XXX***/*OX*XO**/**XXX***/*O*O*O**/********/********",
            "4 4\nO",
            "********/*O*O*O**/**OOO***/*OOOOO**/**OOO***/*O*O*O**/********/********",
        ),
        (
            "seven that flip nothing and one that does",
            "***O****/*O*O*O**/**OOO***/OOO*OOOX/**OOO***/*O*O*O**/O**O**O*/***O***O",
            "4 4\nX",
            "***O****/*O*O*O**/**OOO***/OOOXXXXX/**OOO***/*O*O*O**/O**O**O*/***O***O",
        ),
        (
            "two, a third has a gap",
            "********/********/***XO***/**XX****/**X*****/**O**O**/********/********",
            "3 3\nO",
            "********/********/**OOO***/**OX****/**O*****/**O**O**/********/********",
        ),
        (
            "a full board but for one cell",
            "XXXXXXXX/XOOOOOOX/XOOOOOOX/XOO*OOOX/XOOOOOOX/XOOOOOOX/XOOOOOOX/XXXXXXXX",
            "4 4\nX",
            "XXXXXXXX/XXOXOXOX/XOXXXOOX/XXXXXXXX/XOXXXOOX/XXOXOXOX/XOOXOOXX/XXXXXXXX",
        ),
    ]);
}

#[test]
fn from_edge_to_edge_six_flip() {
    assert_moves(&[
        (
            "along the first row",
            "*OOOOOOX/********/********/********/********/********/********/********",
            "1 1\nX",
            "XXXXXXXX/********/********/********/********/********/********/********",
        ),
        (
            "along the last row, to the left",
            "********/********/********/********/********/********/********/XOOOOOO*",
            "8 8\nX",
            "********/********/********/********/********/********/********/XXXXXXXX",
        ),
        (
            "down the last column",
            "*******O/*******X/*******X/*******X/*******X/*******X/*******X/********",
            "8 8\nO",
            "*******O/*******O/*******O/*******O/*******O/*******O/*******O/*******O",
        ),
        (
            "the falling diagonal",
            "********/*O******/**O*****/***O****/****O***/*****O**/******O*/*******X",
            "1 1\nX",
            "X*******/*X******/**X*****/***X****/****X***/*****X**/******X*/*******X",
        ),
        (
            "the rising diagonal",
            "*******X/******O*/*****O**/****O***/***O****/**O*****/*O******/********",
            "8 1\nX",
            "*******X/******X*/*****X**/****X***/***X****/**X*****/*X******/X*******",
        ),
    ]);
}

#[test]
fn what_flips_nothing_is_invalid() {
    assert_moves(&[
        (
            "on an own disc",
            "********/********/***XOX**/********/********/********/********/********",
            "3 4\nX",
            "invalid",
        ),
        (
            "on an opposing disc",
            "********/********/***OOX**/********/********/********/********/********",
            "3 4\nX",
            "invalid",
        ),
        (
            "an empty board",
            "********/********/********/********/********/********/********/********",
            "4 4\nX",
            "invalid",
        ),
        (
            "own discs all round",
            "********/********/**XXX***/**X*X***/**XXX***/********/********/********",
            "4 4\nX",
            "invalid",
        ),
        (
            "an own disc beside it, opposing ones behind",
            "********/********/********/***XOOX*/********/********/********/********",
            "4 3\nX",
            "invalid",
        ),
        (
            "a gap at once",
            "********/********/********/*****OX*/********/********/********/********",
            "4 4\nX",
            "invalid",
        ),
        (
            "a gap before the own disc",
            "********/********/********/****OO*X/********/********/********/********",
            "4 4\nX",
            "invalid",
        ),
        (
            "opposing discs to the wall",
            "***O****/***O****/***O****/OOO*OOOO/***O****/***O****/***O****/***O****",
            "4 4\nX",
            "invalid",
        ),
        (
            "over the right edge to the next row",
            "******OO/X*******/********/********/********/********/********/********",
            "1 6\nX",
            "invalid",
        ),
        (
            "over the left edge to the row before",
            "*******X/OO******/********/********/********/********/********/********",
            "2 3\nX",
            "invalid",
        ),
        (
            "a diagonal over the right edge",
            "********/******O*/*******O/********/X*******/********/********/********",
            "1 6\nX",
            "invalid",
        ),
        (
            "a diagonal over the left edge",
            "*******X/********/O*******/*O******/********/********/********/********",
            "5 3\nX",
            "invalid",
        ),
        (
            "over the foot to the top",
            "****X***/********/********/********/********/********/****O***/****O***",
            "6 5\nX",
            "invalid",
        ),
    ]);
}

#[test]
fn nothing_flips_on_from_a_flipped_disc() {
    assert_moves(&[
        (
            "a row beside a flipped column",
            "********/***OOOX*/***O****/***X****/********/********/********/********",
            "1 4\nX",
            "***X****/***XOOX*/***X****/***X****/********/********/********/********",
        ),
        (
            "a diagonal beside a flipped row",
            "********/*OOOX***/**O*****/***O****/****X***/********/********/********",
            "2 1\nX",
            "********/XXXXX***/**O*****/***O****/****X***/********/********/********",
        ),
        (
            "behind the own disc",
            "********/********/*OXOX***/********/********/********/********/********",
            "3 1\nX",
            "********/********/XXXOX***/********/********/********/********/********",
        ),
    ]);
}
