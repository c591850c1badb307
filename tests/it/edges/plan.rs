//! Builds games in which chosen cells hold what they shall when the last disc falls.

use crate::oracle::{Board, Case, Place, index};

pub(crate) const COLOURS: [char; 2] = ['R', 'B'];

/// What some cells hold in the end. The others may hold anything that makes no line.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Width and height.
    pub(crate) shape: (i32, i32),
    pub(crate) connect: u32,
    /// Who plays the last disc.
    pub(crate) colour: char,
    /// The cells of that colour.
    pub(crate) own: Vec<Place>,
    /// The cells of the other colour.
    pub(crate) other: Vec<Place>,
    /// The cells that stay empty.
    pub(crate) empty: Vec<Place>,
    /// The one of the own cells that is filled last.
    pub(crate) last: Place,
}

impl Plan {
    pub(crate) fn new(shape: (i32, i32), colour: char, own: &[Place], last: Place) -> Self {
        let own = own.to_vec();
        Self { shape, connect: 4, colour, own, other: vec![], empty: vec![], last }
    }

    /// A game that ends with the last disc. The whole board shows just these lines then, and none before.
    #[track_caller]
    pub(crate) fn game(&self, lines: &[[Place; 2]]) -> Case {
        let found = (0..100).find_map(|lay| {
            let mut search = Search::new(self, lines, lay);
            search.go_on().then_some(search.columns)
        });
        let columns = found.unwrap_or_else(|| panic!("no game for {self:?}"));
        let (width, height) = self.shape;
        let case = Case { width, height, connect: self.connect, columns };
        let answer = case.rescan();
        let step = if lines.is_empty() { 0 } else { case.columns.len() as u64 };
        assert_eq!((answer.step, &answer.lines[..]), (step, lines), "{case:?} for {self:?}");
        assert!(self.is_on(&case), "{case:?} for {self:?}");
        case
    }

    /// Whether the board looks as planned after a game.
    fn is_on(&self, case: &Case) -> bool {
        let board = Board::after(case.width, case.height, &case.columns);
        let all = |cells: &[Place], disc| cells.iter().all(|&cell| board.cell(cell) == Some(disc));
        all(&self.own, self.colour)
            && all(&self.other, self.opponent())
            && all(&self.empty, '.')
            && case.columns.last() == Some(&self.last.0)
    }

    fn opponent(&self) -> char {
        if self.colour == 'R' { 'B' } else { 'R' }
    }

    /// How many discs a column must hold before the last disc falls.
    fn needed(&self, column: i64) -> i64 {
        let below = self.empty.iter().chain([&self.last]).map(|&(column, row)| (column, row - 1));
        let all = below.chain(self.own.iter().chain(&self.other).copied());
        let before = all.filter(|&cell| cell.0 == column && cell != self.last);
        before.map(|cell| cell.1).max().unwrap_or(0)
    }

    /// What a cell must hold, if anything.
    fn disc(&self, cell: Place) -> Option<char> {
        if self.own.contains(&cell) {
            return Some(self.colour);
        }
        self.other.contains(&cell).then(|| self.opponent())
    }
}

/// A search, step by step, for a game that carries out a plan.
struct Search<'a> {
    plan: &'a Plan,
    lines: &'a [[Place; 2]],
    /// Which of many ways to go about it.
    lay: i64,
    /// The discs that have fallen, and those that are planned.
    board: Board,
    /// How many discs are in each column, and how many must be.
    stacks: Vec<(i64, i64)>,
    columns: Vec<i64>,
    /// How many more steps are tried before another way is gone.
    patience: u32,
}

impl<'a> Search<'a> {
    fn new(plan: &'a Plan, lines: &'a [[Place; 2]], lay: i64) -> Self {
        let (width, height) = plan.shape;
        let stacks = (1..=i64::from(width)).map(|column| (0, plan.needed(column))).collect();
        let mut board = Board::new(width, height);
        for &cell in &plan.own {
            board.put(cell, plan.colour);
        }
        for &cell in &plan.other {
            board.put(cell, plan.opponent());
        }
        Self { plan, lines, lay, board, stacks, columns: Vec::new(), patience: 400 }
    }

    /// Goes on from here to the end, by one way or another; whether there is any.
    fn go_on(&mut self) -> bool {
        let turn = COLOURS[self.columns.len() % 2];
        if turn == self.plan.colour && self.stacks.iter().all(|&(discs, needed)| discs >= needed) {
            self.columns.push(self.plan.last.0);
            return true;
        }
        self.choices(turn).into_iter().any(|column| self.step(column, turn))
    }

    /// Takes a step and goes on; takes it back if nothing comes of that.
    fn step(&mut self, column: i64, turn: char) -> bool {
        let Some(patience) = self.patience.checked_sub(1) else { return false };
        self.patience = patience;
        let place = index(column).expect("columns are counted from 1");
        self.stacks[place].0 += 1;
        let cell = (column, self.stacks[place].0);
        self.board.put(cell, turn);
        self.columns.push(column);
        if self.board.lines(self.plan.connect) == self.lines && self.go_on() {
            return true;
        }
        self.columns.pop();
        self.stacks[place].0 -= 1;
        self.board.put(cell, self.plan.disc(cell).unwrap_or('.'));
        false
    }

    /// The columns that a colour can play into, the most useful first.
    fn choices(&self, turn: char) -> Vec<i64> {
        let steps: i64 = self.stacks.iter().map(|stack| stack.0).sum();
        let mut choices = Vec::new();
        for (column, &(discs, needed)) in (1..).zip(&self.stacks) {
            let cell = (column, discs + 1);
            let taboo = cell == self.plan.last || self.plan.empty.contains(&cell);
            let asked = self.plan.disc(cell);
            if taboo || cell.1 > i64::from(self.plan.shape.1) || asked.is_some_and(|d| d != turn) {
                continue;
            }
            // Two and two along a row, one and one upright: a pattern without three in line.
            let blue = ((column + self.lay).div_euclid(2) + discs) % 2 == 1;
            let fits = asked.is_some() || COLOURS[usize::from(blue)] == turn;
            // Where the pattern alone leads nowhere, columns come in another order.
            let whim = (column * 5 + steps * 3) * (self.lay / 4) % 11;
            choices.push((!fits, discs >= needed, discs + whim / 3, column));
        }
        choices.sort_unstable();
        choices.into_iter().map(|choice| choice.3).collect()
    }
}
