//! A board of which every form keeps a copy, next to a plain table of discs.

use std::collections::HashMap;

use crate::game::columns::{Colour, Columns, Dense, Field, Form, Sparse, Word};

/// Right and up: along the row, upright, rising, falling.
pub(super) const AXES: [(i64, i64); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Every stack as a list, and nothing clever.
#[derive(Default)]
struct Plain(HashMap<i64, Vec<Colour>>);

impl Plain {
    fn stack(&self, column: u32) -> u32 {
        self.0.get(&i64::from(column)).map_or(0, Vec::len) as u32
    }

    fn disc(&self, column: i64, row: i64) -> Option<Colour> {
        self.0.get(&column)?.get(usize::try_from(row).ok()?).copied()
    }

    /// Along which axes a disc upon a column would stand in a line of four.
    fn axes(&self, column: u32, colour: Colour) -> [bool; 4] {
        let (column, row) = (i64::from(column), i64::from(self.stack(column)));
        AXES.map(|(columns, rows)| {
            let own = |&steps: &i64| {
                self.disc(column + steps * columns, row + steps * rows) == Some(colour)
            };
            let ahead = (1..4).take_while(own).count();
            let behind = (1..4).map(|steps: i64| -steps).take_while(own).count();
            behind + 1 + ahead >= 4
        })
    }

    /// The bits of a field whose bit 0 is a given cell: so many columns, and in each so many rows.
    fn bits(&self, first: (i64, i64), columns: u32, rows: u32, stride: u32, colour: Colour) -> u64 {
        let mut bits = 0;
        for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
            if self.disc(first.0 + i64::from(column), first.1 + i64::from(row)) == Some(colour) {
                bits |= 1 << (column * stride + row);
            }
        }
        bits
    }
}

/// Numbers that look random and are the same every time (splitmix64, Vigna 2015).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) % u64::from(bound)) as u32
    }
}

pub(super) fn name(columns: &Columns) -> &'static str {
    match columns.0 {
        Form::Word(_) => "word",
        Form::Dense(_) => "dense",
        Form::Sparse(_) => "sparse",
    }
}

/// Every form that can hold a board.
pub(super) fn forms(width: u32, height: u32) -> Vec<Columns> {
    let forms = [
        Word::new(width, height).map(Form::Word),
        Dense::new(width, height).map(Form::Dense),
        Some(Form::Sparse(Sparse::new(height))),
    ];
    forms.into_iter().flatten().map(Columns).collect()
}

/// What has happened in a number of games.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) discs: u32,
    pub(super) refused: u32,
    pub(super) lines: [u32; 4],
    pub(super) highest: u32,
}

/// A board of which every form keeps a copy, and the plain table.
pub(super) struct Bench {
    width: u32,
    height: u32,
    forms: Vec<Columns>,
    plain: Plain,
}

impl Bench {
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self { width, height, forms: forms(width, height), plain: Plain::default() }
    }

    /// Drops a disc into every copy and compares what they show.
    #[track_caller]
    fn drop(&mut self, column: u32, colour: Colour) {
        let row = self.plain.stack(column);
        let full = row == self.height;
        let axes = self.plain.axes(column, colour);
        if !full {
            self.plain.0.entry(i64::from(column)).or_default().push(colour);
        }
        for form in &mut self.forms {
            let field = form.drop(column, colour);
            let name = name(form);
            let stack = form.stack(column);
            let (width, height) = (self.width, self.height);
            let place = format_args!("{name}, {width}×{height}, column {column}, row {row}");
            assert_eq!(field.is_none(), full, "{place}");
            assert_eq!(stack, self.plain.stack(column), "{place}");
            let Some(field) = field else { continue };
            assert_eq!(form.disc(column, row), Some(colour), "{place}");
            let bits = if name == "word" {
                self.plain.bits((0, 0), width, height, field.stride, colour)
            } else {
                let corner = (i64::from(column) - 3, i64::from(row) - 3);
                self.plain.bits(corner, 7, 7, field.stride, colour)
            };
            let stride = if name == "word" { height + 1 } else { Field::WINDOW };
            assert_eq!((field.stride, field.bits), (stride, bits), "{place}");
            assert_eq!(field.axes_of_four(), axes, "{place}");
            assert_eq!(field.has_four(), axes.contains(&true), "{place}");
        }
    }

    /// Compares all cells of these columns, the empty ones above the discs too.
    #[track_caller]
    fn compare(&self, columns: impl IntoIterator<Item = u32>) {
        for column in columns {
            let stack = self.plain.stack(column);
            for form in &self.forms {
                assert_eq!(form.stack(column), stack, "{}, column {column}", name(form));
                for row in (0..stack + 70).chain([u32::MAX - 1, u32::MAX]) {
                    let disc = self.plain.disc(i64::from(column), i64::from(row));
                    let place = format_args!("{}, column {column}, row {row}", name(form));
                    assert_eq!(form.disc(column, row), disc, "{place}");
                }
            }
        }
    }

    /// Drops at most so many discs into some columns, until a line is made.
    ///
    /// In a quiet game, a disc that would make a line is of the other colour, or left out, so that the game grows long.
    #[track_caller]
    pub(super) fn play(mut self, columns: &[u32], steps: u32, dice: &mut Dice, tally: &mut Tally) {
        let quiet = [64, 63, 32][dice.below(3) as usize];
        let mut tower = columns[0];
        for _ in 0..steps {
            let any = columns[dice.below(columns.len() as u32) as usize];
            if dice.below(16) == 0 {
                tower = any;
            }
            let column = if dice.below(2) == 0 { tower } else { any };
            let mut colours = [Colour::Red, Colour::Blue];
            if dice.below(2) == 0 {
                colours.reverse();
            }
            if self.plain.stack(column) == self.height {
                self.drop(column, colours[0]);
                tally.refused += 1;
                continue;
            }
            let lines = colours.map(|colour| self.plain.axes(column, colour));
            let silent = lines.iter().position(|axes| !axes.contains(&true));
            let choice = if dice.below(64) < quiet { silent } else { Some(0) };
            let Some(choice) = choice else { continue };
            self.drop(column, colours[choice]);
            tally.discs += 1;
            tally.highest = tally.highest.max(self.plain.stack(column));
            if lines[choice].contains(&true) {
                for (count, made) in tally.lines.iter_mut().zip(lines[choice]) {
                    *count += u32::from(made);
                }
                break;
            }
        }
        self.compare(columns.iter().copied());
    }
}
