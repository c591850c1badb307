//! The forms against each other and against a plain table of discs, on both sides of every limit.

mod bench;

use super::{Colour, Columns, Field, Form, Sparse};
use bench::{AXES, Bench, Dice, Tally, forms, name};

/// Plays games on a board, into all its columns, or the first and the last of them.
#[track_caller]
fn soak(width: u32, height: u32, games: u32, tally: &mut Tally) {
    let edge = width.min(100);
    let columns: Vec<u32> =
        if width == edge { (0..width).collect() } else { (0..9).chain(width - 9..width).collect() };
    let cells = columns.len() as u32 * height.min(200);
    let mut dice = Dice(u64::from(width) << 32 | u64::from(height));
    for _ in 0..games {
        Bench::new(width, height).play(&columns, 2 * cells, &mut dice, tally);
    }
}

/// Checks that games were of all sorts, and that some were high.
#[track_caller]
fn assert_tally(tally: &Tally, highest: u32) {
    assert!(tally.lines.iter().all(|&lines| lines >= 20), "{tally:?}");
    assert!(tally.refused >= 500 && tally.discs >= 10_000, "{tally:?}");
    assert!(tally.highest >= highest, "{tally:?}");
}

#[test]
fn boards_around_one_word_and_two() {
    let mut tally = Tally::default();
    // Cells and the spare row in 63, 64, 65, 127, 128 and 129 bits.
    let around_one = [(9, 6), (7, 8), (3, 20), (8, 7), (16, 3), (32, 1), (4, 15), (13, 4), (5, 12)];
    let around_two = [(1, 126), (8, 15), (16, 7), (64, 1), (32, 3), (1, 127), (43, 2), (3, 42)];
    // The usual sizes, and those that other programs stumble over.
    let usual = [(7, 6), (6, 7), (9, 7), (7, 9), (8, 8), (10, 10), (1, 1), (1, 4), (4, 1), (2, 2)];
    for (width, height) in [around_one.as_slice(), &around_two, &usual].concat() {
        soak(width, height, 40, &mut tally);
    }
    assert_tally(&tally, 127);
}

#[test]
fn columns_that_a_word_can_hardly_hold() {
    let mut tally = Tally::default();
    for height in (27..=33).chain(61..=66) {
        soak(1, height, 5, &mut tally);
        soak(2, height, 5, &mut tally);
        soak(5, height, 20, &mut tally);
    }
    assert_tally(&tally, 66);
}

#[test]
fn heights_around_whole_slabs() {
    let mut tally = Tally::default();
    for slab in [8, 16, 24, 32, 64, 128] {
        for height in slab - 4..=slab + 4 {
            soak(6, height, 10, &mut tally);
        }
    }
    assert_tally(&tally, 132);
}

#[test]
fn large_boards() {
    let mut tally = Tally::default();
    for (width, height) in [
        (100, 100),
        (31, 100),
        (8, 2_147_483_647),
        (9, 2_147_483_647),
        (1000, 8),
        (4096, 200),
        (4097, 200),
        (2_147_483_647, 1),
        (2_147_483_647, 4),
        (2_147_483_647, 2_147_483_647),
    ] {
        soak(width, height, 40, &mut tally);
    }
    assert_tally(&tally, 100);
}

#[test]
fn the_greatest_board_from_wall_to_wall() {
    let last = i32::MAX.unsigned_abs() - 1;
    let columns = [0, 1, 2, 3, 4, 1 << 30, last - 4, last - 3, last - 2, last - 1, last];
    let mut tally = Tally::default();
    let mut dice = Dice(1);
    for _ in 0..60 {
        Bench::new(last + 1, last + 1).play(&columns, 1500, &mut dice, &mut tally);
    }
    assert!(tally.lines.iter().all(|&lines| lines >= 5), "{tally:?}");
    assert!(tally.highest >= 130, "{tally:?}");
}

#[test]
fn the_form_follows_from_the_size() {
    for (width, height, expected) in [
        (7, 6, "word"),
        (9, 6, "word"),
        (8, 7, "word"),
        (32, 1, "word"),
        (1, 29, "word"),
        (2, 29, "word"),
        (13, 4, "dense"),
        (8, 8, "dense"),
        (9, 7, "dense"),
        (33, 1, "dense"),
        (1, 30, "dense"),
        (1, 2_147_483_647, "dense"),
        (8, 2_147_483_647, "dense"),
        (100, 100, "dense"),
        (4096, 8, "dense"),
        (4097, 8, "sparse"),
        (9, 2_147_483_647, "sparse"),
        (20_000, 20_000, "sparse"),
        (2_147_483_647, 1, "sparse"),
        (2_147_483_647, 2_147_483_647, "sparse"),
    ] {
        assert_eq!(name(&Columns::new(width, height)), expected, "{width}×{height}");
    }
}

#[test]
fn a_board_without_rows_refuses_all() {
    for form in [Columns::new(7, 0), Columns(Form::Sparse(Sparse::new(0)))] {
        for column in 0..7 {
            let mut form = form.clone();
            assert!(form.drop(column, Colour::Red).is_none(), "{}", name(&form));
            assert_eq!((form.stack(column), form.disc(column, 0)), (0, None), "{}", name(&form));
        }
    }
}

/// How many sequences of moves there are, by ply; a game ends with a line.
fn sequences(columns: &Columns, turn: Colour, plies: usize, counts: &mut [u64]) {
    counts[0] += 1;
    for column in 0..if plies == 0 { 0 } else { 7 } {
        let mut columns = columns.clone();
        match columns.drop(column, turn) {
            Some(field) if field.has_four() => counts[1] += 1,
            Some(_) => {
                let next = if turn == Colour::Red { Colour::Blue } else { Colour::Red };
                sequences(&columns, next, plies - 1, &mut counts[1..]);
            }
            None => {}
        }
    }
}

#[test]
fn every_form_counts_the_same_games() {
    for form in forms(7, 6) {
        let mut counts = [0; 8];
        sequences(&form, Colour::Red, 7, &mut counts);
        let known = [1, 7, 49, 343, 2401, 16_807, 117_649, 823_536];
        assert_eq!(counts, known, "{}", name(&form));
    }
}

#[test]
fn four_in_line_wherever_they_are() {
    let mut dice = Dice(4);
    let mut found = [0; 4];
    for stride in 2..=30 {
        let columns = 64 / stride;
        let rows = stride - 1;
        for _ in 0..2000 {
            // Few bits or many.
            let share = 1 + dice.below(4);
            let mut bits = 0;
            for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
                bits |= u64::from(dice.below(5) < share) << (column * stride + row);
            }
            let set = |column: i64, row: i64| {
                (0..i64::from(columns)).contains(&column)
                    && (0..i64::from(rows)).contains(&row)
                    && bits >> (column * i64::from(stride) + row) & 1 == 1
            };
            let cells =
                || (0..i64::from(columns)).flat_map(|c| (0..i64::from(rows)).map(move |r| (c, r)));
            let axes = AXES.map(|(right, up)| {
                cells().any(|(column, row)| {
                    (0..4).all(|steps| set(column + steps * right, row + steps * up))
                })
            });
            let field = Field { bits, stride };
            assert_eq!(field.axes_of_four(), axes, "{bits:#x} by {stride}");
            assert_eq!(field.has_four(), axes.contains(&true), "{bits:#x} by {stride}");
            for (count, made) in found.iter_mut().zip(axes) {
                *count += u32::from(made);
            }
        }
    }
    assert!(found.iter().all(|&count| count > 1000), "{found:?}");
}
