//! Boards of any width: only the columns that hold a disc.

use std::collections::HashMap;

use super::Colour;
use super::field::Field;

/// The columns that hold a disc, by number.
///
/// A column that is not tall costs one entry of eight bytes in the table. The hasher is seeded anew in every run, so
/// that no input can be made whose columns all collide.
#[derive(Clone, Debug)]
pub(super) struct Sparse {
    height: u32,
    stacks: HashMap<u32, Stack, foldhash::quality::RandomState>,
    tall: Vec<Tall>,
}

/// A stack of at most [`Stack::SHORT`] discs, a bit each from the bottom up, 1 for blue, with a 1 above them; or, with
/// the highest bit set, the place of a [`Tall`] one.
#[derive(Clone, Copy, Debug)]
struct Stack(u32);

/// The colours of a stack of any height, a bit each from the bottom up, 1 for blue.
#[derive(Clone, Debug, Default)]
struct Tall {
    stack: u32,
    blue: Vec<u64>,
}

enum Form {
    /// How many discs, and their bits.
    Short(u32, u32),
    /// Where in [`Sparse::tall`].
    Tall(usize),
}

impl Stack {
    const EMPTY: Self = Self(1);
    const SHORT: u32 = 30;
    const TALL: u32 = 1 << 31;

    fn form(self) -> Form {
        if self.0 & Self::TALL != 0 {
            return Form::Tall((self.0 & !Self::TALL) as usize);
        }
        let stack = self.0.ilog2();
        Form::Short(stack, self.0 ^ (1 << stack))
    }
}

impl Tall {
    fn push(&mut self, colour: Colour) {
        let (word, bit) = (self.stack / 64, self.stack % 64);
        if bit == 0 {
            self.blue.push(0);
        }
        self.blue[word as usize] |= u64::from(colour == Colour::Blue) << bit;
        self.stack += 1;
    }

    /// 64 rows from `row` upwards; 0 where there is no disc.
    fn rows(&self, row: u32) -> u64 {
        let (word, bit) = ((row / 64) as usize, row % 64);
        let at = |word: usize| u128::from(self.blue.get(word).copied().unwrap_or(0));
        ((at(word) | at(word + 1) << 64) >> bit) as u64
    }
}

impl Sparse {
    pub(super) fn new(height: u32) -> Self {
        Self { height, stacks: HashMap::default(), tall: Vec::new() }
    }

    pub(super) fn drop(&mut self, column: u32, colour: Colour) -> Option<Field> {
        let row = self.push(column, colour)?;
        let mut bits = 0;
        for place in 0..7 {
            // Three columns to each side; to the left of the board's first there is nothing.
            if let Some(column) = (column + place).checked_sub(3) {
                bits |= self.seven(column, row, colour) << (place * Field::WINDOW);
            }
        }
        Some(Field { bits, stride: Field::WINDOW })
    }

    pub(super) fn stack(&self, column: u32) -> u32 {
        match self.stacks.get(&column).map(|stack| stack.form()) {
            None => 0,
            Some(Form::Short(stack, _)) => stack,
            Some(Form::Tall(place)) => self.tall[place].stack,
        }
    }

    pub(super) fn disc(&self, column: u32, row: u32) -> Option<Colour> {
        let (stack, blue) = match self.stacks.get(&column)?.form() {
            Form::Short(stack, blue) => (stack, u64::from(blue.checked_shr(row).unwrap_or(0))),
            Form::Tall(place) => (self.tall[place].stack, self.tall[place].rows(row)),
        };
        if row >= stack {
            return None;
        }
        Some(if blue & 1 == 0 { Colour::Red } else { Colour::Blue })
    }

    /// Puts a disc on a stack and gives its row, or nothing if the column is full.
    fn push(&mut self, column: u32, colour: Colour) -> Option<u32> {
        if self.height == 0 {
            return None;
        }
        let entry = self.stacks.entry(column).or_insert(Stack::EMPTY);
        match entry.form() {
            Form::Short(stack, _) if stack >= self.height => None,
            Form::Short(stack, blue) if stack < Stack::SHORT => {
                let own = u32::from(colour == Colour::Blue) << stack;
                *entry = Stack(blue | own | 2 << stack);
                Some(stack)
            }
            Form::Short(stack, blue) => {
                // A tall stack has over thirty discs, so that fewer than 2³¹ of them are ever needed.
                *entry = Stack(Stack::TALL | self.tall.len() as u32);
                let mut tall = Tall { stack, blue: vec![u64::from(blue)] };
                tall.push(colour);
                self.tall.push(tall);
                Some(stack)
            }
            Form::Tall(place) => {
                let tall = &mut self.tall[place];
                let row = tall.stack;
                (row < self.height).then(|| {
                    tall.push(colour);
                    row
                })
            }
        }
    }

    /// Seven cells of a column, three to each side of `row`: a bit for each disc of a colour, the lowest first.
    fn seven(&self, column: u32, row: u32, colour: Colour) -> u64 {
        let Some(stack) = self.stacks.get(&column) else { return 0 };
        let low = row.saturating_sub(3);
        let (stack, blue) = match stack.form() {
            Form::Short(stack, blue) => {
                (stack, u64::from(blue.checked_shr(low).unwrap_or_default()))
            }
            Form::Tall(place) => {
                let tall = &self.tall[place];
                (tall.stack, tall.rows(low))
            }
        };
        let discs = (1u64 << stack.saturating_sub(low).min(7)) - 1;
        let own = match colour {
            Colour::Red => discs & !blue,
            Colour::Blue => discs & blue,
        };
        // Below the bottom row there is nothing; what is above the seventh row goes.
        own << (3 - row.min(3)) & 0x7F
    }
}
