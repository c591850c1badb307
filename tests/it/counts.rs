//! Counts that everybody can check: positions, games and verdicts, all of them on small boards.

use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;

use luozi::game::{Colour, Game, Verdict};
use luozi::grid::Cell;

/// The board's width and height.
type Shape = (i32, i32);

/// What the legal play of a number of steps comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ply {
    /// Different positions, decided ones too.
    positions: u64,
    /// Sequences of moves that lead there.
    sequences: u64,
    /// Those of them that end a game: with a line or a full board.
    complete: u64,
}

fn cells((width, height): Shape) -> usize {
    width.unsigned_abs() as usize * height.unsigned_abs() as usize
}

/// The game after one more step, if that is legal.
fn after(game: &Game, column: i32) -> Option<Game> {
    let mut game = game.clone();
    let verdict = game.play(i64::from(column));
    (!matches!(verdict, Some(Verdict::Error { .. }))).then_some(game)
}

/// A number of its own for each position: two bits a cell.
fn position((width, height): Shape, game: &Game) -> u128 {
    let columns = 1..=i64::from(width);
    let cells =
        columns.flat_map(|column| (1..=i64::from(height)).map(move |row| Cell { column, row }));
    cells.fold(0, |bits, cell| {
        bits << 2
            | match game.disc(cell) {
                None => 0,
                Some(Colour::Red) => 1,
                Some(Colour::Blue) => 2,
            }
    })
}

/// Goes through all positions, step by step; one that was met before is not played on again.
fn plies(shape: Shape, steps: usize) -> Vec<Ply> {
    let (width, height) = shape;
    let cells = cells(shape);
    let mut plies = Vec::new();
    // Of each position one way to play it, which takes less room than the game, and how many there are.
    let mut level: HashMap<u128, (Vec<i32>, u64)> = HashMap::from([(0, (Vec::new(), 1))]);
    for _ in 0..=steps {
        let mut ply = Ply::default();
        let mut next = HashMap::new();
        for (columns, ways) in level.values() {
            ply.positions += 1;
            ply.sequences += ways;
            let mut game = Game::new(width, height);
            for &column in columns {
                game.play(i64::from(column));
            }
            if game.verdict() != Verdict::Draw || columns.len() == cells {
                ply.complete += ways;
                continue;
            }
            for column in 1..=width {
                if let Some(game) = after(&game, column) {
                    let way = || ([columns.as_slice(), &[column]].concat(), 0);
                    next.entry(position(shape, &game)).or_insert_with(way).1 += ways;
                }
            }
        }
        plies.push(ply);
        level = next;
    }
    plies
}

/// Counts the sequences of moves one by one, by their number of steps.
fn count_sequences(width: i32, game: &Game, counts: &mut [u64]) {
    let [count, rest @ ..] = counts else { return };
    *count += 1;
    if !rest.is_empty() && game.verdict() == Verdict::Draw {
        for game in (1..=width).filter_map(|column| after(game, column)) {
            count_sequences(width, &game, rest);
        }
    }
}

#[track_caller]
fn assert_sequences((width, height): Shape, known: &[u64]) {
    let mut counts = vec![0; known.len()];
    count_sequences(width, &Game::new(width, height), &mut counts);
    assert_eq!(counts, known, "{width} wide, {height} high");
}

#[test]
fn positions_on_seven_by_six() {
    let plies = plies((7, 6), 9);
    let positions: Vec<_> = plies.iter().map(|ply| ply.positions).collect();
    // OEIS A212693.
    assert_eq!(positions, [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184_275, 558_186]);
}

#[test]
fn positions_in_all() {
    for (shape, known) in [((4, 4), 161_029), ((3, 6), 235_781), ((4, 5), 1_706_255)] {
        let plies = plies(shape, cells(shape));
        assert_eq!(plies.iter().map(|ply| ply.positions).sum::<u64>(), known, "{shape:?}");
    }
}

#[test]
fn sequences_of_moves() {
    assert_sequences((7, 6), &[1, 7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]);
    assert_sequences((4, 4), &[1, 4, 16, 64, 256, 1020, 4020, 15540]);
    assert_sequences((5, 4), &[1, 5, 25, 125, 625, 3120, 15500, 76300]);
    assert_sequences((4, 5), &[1, 4, 16, 64, 256, 1024, 4092, 16296]);
    assert_sequences((4, 1), &[1, 4, 12, 24, 24, 0]);
}

#[test]
fn sequences_are_the_same_however_they_are_counted() {
    for shape in [(4, 3), (3, 4), (5, 2), (2, 5)] {
        let plies = plies(shape, 9);
        let sequences: Vec<_> = plies.iter().map(|ply| ply.sequences).collect();
        assert_sequences(shape, &sequences);
    }
}

#[test]
fn complete_games() {
    // OEIS A342329, but for the square board.
    for (shape, known) in [((2, 1), 2), ((3, 2), 90), ((4, 3), 356_232), ((3, 3), 1680)] {
        let games: u64 = plies(shape, cells(shape)).iter().map(|ply| ply.complete).sum();
        assert_eq!(games, known, "{shape:?}");
    }
}

/// Plays every sequence of so many numbers; how often each verdict was said.
fn verdicts(
    (width, height): Shape,
    numbers: RangeInclusive<i64>,
    steps: u32,
) -> BTreeMap<(u64, &'static str), u64> {
    let base = (numbers.end() - numbers.start() + 1).unsigned_abs();
    let mut verdicts = BTreeMap::new();
    for sequence in 0..base.pow(steps) {
        let mut game = Game::new(width, height);
        for step in 0..steps {
            game.play(numbers.start() + (sequence / base.pow(step) % base).cast_signed());
        }
        *verdicts.entry(game.verdict().parts()).or_insert(0) += 1;
    }
    verdicts
}

#[test]
fn verdicts_of_all_sequences() {
    let errors = |first: u64, counts: &[u64]| -> BTreeMap<_, _> {
        (first..).zip(counts).map(|(step, &count)| ((step, "error"), count)).collect()
    };
    let mut four_by_two = errors(3, &[4096, 9216, 13824, 15360, 12960, 7488]);
    four_by_two.extend([((0, "draw"), 2496), ((7, "red"), 96)]);
    assert_eq!(verdicts((4, 2), 1..=4, 8), four_by_two);

    let mut three_by_three = errors(4, &[729, 1944, 3240, 4320, 4410, 3360]);
    three_by_three.insert((0, "draw"), 1680);
    assert_eq!(verdicts((3, 3), 1..=3, 9), three_by_three);

    assert_eq!(verdicts((1, 4), 0..=2, 6), errors(1, &[486, 162, 54, 18, 9]));
    assert_eq!(verdicts((4, 1), 0..=5, 6), errors(1, &[15552, 15552, 10368, 4320, 864]));
}
