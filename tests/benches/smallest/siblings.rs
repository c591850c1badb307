//! The siblings: every board with so many discs, every sequence of so many moves.

use luozi::case::{Case, Gomoku, Reversi, TicTacToe};
use luozi::mistakes::{self, Mistake};
use luozi::puzzle::Options;

/// What was not found yet.
struct Search {
    missing: Vec<&'static Mistake>,
}

impl Search {
    fn new(game: &str) -> Self {
        println!("{game}:");
        Self { missing: mistakes::of(game).iter().collect() }
    }

    /// Tries a case on everything that was not found yet.
    fn attempt(&mut self, case: &Case, shown: impl Fn() -> String) {
        let options = Options::default();
        let truth = mistakes::truth(case, &options);
        self.missing.retain(|mistake| {
            let right = mistake.answer(case, &options) == truth;
            if !right {
                println!("    (\"{}\", {}),", mistake.name, shown());
            }
            right
        });
    }

    fn end(&self) {
        for mistake in &self.missing {
            println!("    // {}: none", mistake.name);
        }
    }
}

/// Hands over every way to put so many discs into cells, each of one of two kinds, the smallest first.
fn fill(cells: &mut [u8], from: usize, discs: usize, kinds: [u8; 3], take: &mut dyn FnMut(&[u8])) {
    if from == cells.len() {
        return take(cells);
    }
    for (kind, used) in kinds.into_iter().zip([0, 1, 1]) {
        if used <= discs && discs - used < cells.len() - from {
            cells[from] = kind;
            fill(cells, from + 1, discs - used, kinds, take);
        }
    }
}

pub(crate) fn gomoku(quick: bool) {
    let mut search = Search::new("gomoku");
    for discs in 0..=12 {
        let mut shapes: Vec<_> = (1..=if quick { 4 } else { 12 })
            .flat_map(|area| {
                (1..=area).filter(move |rows| area % rows == 0).map(move |r| (r, area / r))
            })
            .collect();
        // Diagonals of five need more room, and no more discs than that.
        if !quick && (discs == 5 || discs == 6 && search.missing.len() < 4) {
            shapes.push((5, 5));
        }
        for (rows, columns) in shapes {
            fill(&mut vec![0; rows * columns], 0, discs, [0, 1, 2], &mut |cells| {
                if cells.iter().filter(|&&cell| cell != 0).count() != discs {
                    return;
                }
                let rows: Vec<_> = cells.chunks(columns).map(<[u8]>::to_vec).collect();
                let case = Case::Gomoku(Gomoku { rows });
                search.attempt(&case, || {
                    let text = |row: &[u8]| row.iter().map(u8::to_string).collect::<String>();
                    format!("&{:?}", cells.chunks(columns).map(text).collect::<Vec<_>>())
                });
            });
        }
    }
    search.end();
}

pub(crate) fn reversi(quick: bool) {
    let mut search = Search::new("reversi");
    for discs in 0..=if quick { 1 } else { 5 } {
        // What many discs show, they show in a corner.
        let (most, side) = if discs < 3 { (9, 8) } else { (3, 5) };
        for (row, column) in (0..=most).flat_map(|row| (0..=most).map(move |column| (row, column)))
        {
            for mover in [b'X', b'O'] {
                fill(&mut vec![b'*'; side * side], 0, discs, *b"*XO", &mut |cells| {
                    let mut rows = [[b'*'; 8]; 8];
                    let mut shown = Vec::new();
                    for (place, &cell) in cells.iter().enumerate().filter(|&(_, &c)| c != b'*') {
                        rows[place / side][place % side] = cell;
                        shown.push((place / side + 1, place % side + 1, char::from(cell)));
                    }
                    if shown.len() != discs {
                        return;
                    }
                    let case = Case::Reversi(Reversi { rows, row, column, mover });
                    search.attempt(&case, || {
                        let shown = format!("{shown:?}").replace(", '", ", b'");
                        format!("&{shown}, [{row}, {column}], b'{}'", char::from(mover))
                    });
                });
            }
        }
    }
    search.end();
}

pub(crate) fn tictactoe(quick: bool) {
    fn go(search: &mut Search, size: i32, moves: &mut Vec<[i32; 3]>, more: usize) {
        let case = Case::TicTacToe(TicTacToe { size, moves: moves.clone() });
        if more == 0 {
            return search.attempt(&case, || format!("{size}, &{moves:?}"));
        }
        if !moves.is_empty() && mistakes::truth(&case, &Options::default()).is_empty() {
            return;
        }
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            for player in 1..=2 {
                moves.push([row, column, player]);
                go(search, size, moves, more - 1);
                moves.pop();
            }
        }
    }
    let mut search = Search::new("tictactoe");
    for moves in 1..=if quick { 2 } else { 7 } {
        for size in 1..=if moves < 5 { 4 } else { 3 } {
            go(&mut search, size, &mut Vec::new(), moves);
        }
        if search.missing.is_empty() {
            break;
        }
    }
    search.end();
}
