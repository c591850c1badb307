//! Finds short games in which chosen cells hold what they shall when the last disc falls.

use crate::case::Connect4;

/// Column and row, both counted from zero, the bottom row first.
pub(super) type Place = (i64, i64);

/// So many attempts are made for a game of one length.
const PATIENCE: u32 = 3_000;
/// Steps that a game may have beyond those that the plan needs.
const SPARE: i64 = 8;

/// What some cells hold in the end. The others may hold anything that makes no line.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) width: i64,
    pub(super) height: i64,
    pub(super) connect: i64,
    /// Who plays the last disc: 0 red, 1 blue.
    pub(super) colour: usize,
    /// The cells of that colour, the last one among them.
    pub(super) own: Vec<Place>,
    /// The cells of the other colour.
    pub(super) other: Vec<Place>,
    /// The cells that stay empty.
    pub(super) empty: Vec<Place>,
    pub(super) last: Place,
}

impl Plan {
    /// A short game that ends as planned, with a line along these ways and no other.
    pub(super) fn game(&self, lines: &[Place]) -> Option<Connect4> {
        let stacks = vec![0; usize::try_from(self.width).ok()?];
        let needs: Vec<_> = (0..self.width).map(|column| self.need(column)).collect();
        let least = needs.iter().sum::<i64>() + 1;
        let of_colour = |steps: &i64| (steps % 2 == 1) == (self.colour == 0);
        let columns = (least..=least + SPARE).filter(of_colour).find_map(|steps| {
            let (stacks, needs) = (stacks.clone(), &needs[..]);
            let cells = vec![None; usize::try_from(self.width * self.height).ok()?];
            let (discs, patience) = (Vec::new(), PATIENCE);
            let mut search = Search { plan: self, lines, needs, stacks, cells, discs, patience };
            search.go_on(steps).then_some(search.discs)
        })?;
        // Sizes and columns of planned games are small.
        Some(Connect4 {
            width: self.width as i32,
            height: self.height as i32,
            steps: columns.into_iter().map(|(column, _)| column as i32 + 1).collect(),
        })
    }

    /// How many discs a column must hold before the last one falls.
    fn need(&self, column: i64) -> i64 {
        let cells = self.own.iter().chain(&self.other).filter(|&&cell| cell != self.last);
        let tops = cells.map(|&(of, row)| (of, row + 1)).chain([self.last]);
        tops.filter(|&(of, _)| of == column).map(|(_, discs)| discs).max().unwrap_or(0)
    }
}

/// A search, step by step.
struct Search<'a> {
    plan: &'a Plan,
    lines: &'a [Place],
    needs: &'a [i64],
    stacks: Vec<i64>,
    /// What each cell holds, row by row: 0 red, 1 blue.
    cells: Vec<Option<usize>>,
    /// Where each disc lies, red's and blue's in turn.
    discs: Vec<Place>,
    patience: u32,
}

impl Search<'_> {
    /// Plays so many steps more, the last one as planned; whether that can be done.
    fn go_on(&mut self, more: i64) -> bool {
        let missing =
            self.needs.iter().zip(&self.stacks).map(|(need, stack)| (need - stack).max(0));
        if self.patience == 0 || missing.sum::<i64>() >= more {
            return false;
        }
        self.patience -= 1;
        if more == 1 {
            self.put(self.plan.last);
            let done = self.lines() == self.lines;
            if !done {
                self.take_back();
            }
            return done;
        }
        for (column, place) in self.choices() {
            self.put((column, self.stacks[place]));
            self.stacks[place] += 1;
            if self.lines().is_empty() && self.go_on(more - 1) {
                return true;
            }
            self.take_back();
            self.stacks[place] -= 1;
        }
        false
    }

    fn put(&mut self, cell: Place) {
        let colour = self.discs.len() % 2;
        if let Some(index) = self.index(cell) {
            self.cells[index] = Some(colour);
        }
        self.discs.push(cell);
    }

    fn take_back(&mut self) {
        if let Some(index) = self.discs.pop().and_then(|cell| self.index(cell)) {
            self.cells[index] = None;
        }
    }

    /// The place of a cell in the list, if it is on the board.
    fn index(&self, (column, row): Place) -> Option<usize> {
        let Plan { width, height, .. } = *self.plan;
        let on_board = (0..width).contains(&column) && (0..height).contains(&row);
        if on_board { usize::try_from(row * width + column).ok() } else { None }
    }

    /// The columns that can be played into, those that the plan needs first, the lowest first.
    fn choices(&self) -> Vec<(i64, usize)> {
        let plan = self.plan;
        let own_turn = self.discs.len() % 2 == plan.colour;
        let mut choices = Vec::new();
        let columns = self.stacks.iter().zip(self.needs).enumerate();
        for (column, (place, (&stack, &need))) in (0..).zip(columns) {
            let cell = (column, stack);
            let taken = cell == plan.last || plan.empty.contains(&cell) || stack >= plan.height;
            let wrong = if own_turn { &plan.other } else { &plan.own };
            if !taken && !wrong.contains(&cell) {
                choices.push((stack >= need, stack, column, place));
            }
        }
        choices.sort_unstable();
        choices.into_iter().map(|(.., column, place)| (column, place)).collect()
    }

    /// The ways along which the last disc completes a line.
    fn lines(&self) -> Vec<Place> {
        let Some(&last) = self.discs.last() else { return Vec::new() };
        let colour = (self.discs.len() - 1) % 2;
        let own = |cell| self.index(cell).is_some_and(|index| self.cells[index] == Some(colour));
        let run = |(columns, rows): Place| {
            let cells = (1..).map(|steps| (last.0 + steps * columns, last.1 + steps * rows));
            cells.take_while(|&cell| own(cell)).map(|_| 1).sum::<i64>()
        };
        let both = |&(columns, rows): &Place| run((columns, rows)) + run((-columns, -rows)) + 1;
        super::WAYS.into_iter().filter(|way| both(way) >= self.plan.connect).collect()
    }
}
