//! Tic-tac-toe on a board of any size, a constant amount of work a move.
//!
//! A line is won when one player has as many discs in it as it has cells, so that a number a line and player is all that
//! has to be known: LeetCode 348, "Design Tic-Tac-Toe". Rows and columns are counted from zero.

use std::collections::{HashMap, HashSet};

use foldhash::fast::RandomState;

/// Up to this size the board is a bit a cell, 128 KiB; a larger one keeps what was played only.
const DENSE_SIZE: u32 = 1 << 10;

/// Who plays a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Player 1.
    One,
    /// Player 2.
    Two,
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The row or the column is not one of the board's.
    OffBoard,
    /// The cell was played before.
    Occupied,
    /// The game has been won.
    Over {
        /// By whom.
        winner: Player,
        /// With which move, counted from 1.
        by: u64,
    },
}

/// How many of the cells of a line each player has.
type Tally = [u32; 2];

/// One game.
///
/// Memory follows the moves where the board is large, so that every size is allowed.
#[derive(Clone, Debug)]
pub struct Game {
    size: u32,
    moves: u64,
    winner: Option<Player>,
    cells: Cells,
    /// The diagonal from the first cell down, on which row and column are the same.
    falling: Tally,
    /// The other diagonal. In the middle of an odd board they cross, and a disc counts for both.
    rising: Tally,
}

/// The cells that are taken, and the tally of each row and column.
#[derive(Clone, Debug)]
enum Cells {
    Dense {
        taken: Vec<u64>,
        rows: Vec<Tally>,
        columns: Vec<Tally>,
    },
    Sparse {
        taken: HashSet<(u32, u32), RandomState>,
        rows: HashMap<u32, Tally, RandomState>,
        columns: HashMap<u32, Tally, RandomState>,
    },
}

impl Game {
    /// An empty board of `size` × `size` cells, from 1. On a board of size 0 no move is legal.
    #[must_use]
    pub fn new(size: u32) -> Self {
        let cells = Cells::new(size);
        Self { size, moves: 0, winner: None, cells, falling: [0; 2], rising: [0; 2] }
    }

    /// Plays a move and says who has won with it, if anybody has. Players need not alternate.
    ///
    /// # Errors
    ///
    /// If row or column is not from 0 to below the size, or the cell is taken, or the game is over. The move is then
    /// not counted.
    ///
    /// ```
    /// use luozi::tictactoe::{Game, Illegal, Player};
    ///
    /// let mut game = Game::new(1);
    /// assert_eq!(game.play(0, 1, Player::One), Err(Illegal::OffBoard));
    /// assert_eq!(game.play(0, 0, Player::One), Ok(Some(Player::One)));
    /// ```
    pub fn play(
        &mut self,
        row: i64,
        column: i64,
        player: Player,
    ) -> Result<Option<Player>, Illegal> {
        if let Some(winner) = self.winner {
            return Err(Illegal::Over { winner, by: self.moves });
        }
        let index = |place| u32::try_from(place).ok().filter(|&place| place < self.size);
        let (Some(row), Some(column)) = (index(row), index(column)) else {
            return Err(Illegal::OffBoard);
        };
        let Some([in_row, in_column]) = self.cells.take(row, column, player) else {
            return Err(Illegal::Occupied);
        };
        self.moves += 1;
        let mut full = in_row == self.size || in_column == self.size;
        if row == column {
            full |= count(&mut self.falling, player) == self.size;
        }
        if row == self.size - 1 - column {
            full |= count(&mut self.rising, player) == self.size;
        }
        self.winner = full.then_some(player);
        Ok(self.winner)
    }

    /// How many moves were played.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// Who has won.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        self.winner
    }
}

/// Counts one more cell of a line for a player and says how many that makes.
fn count(tally: &mut Tally, player: Player) -> u32 {
    let cells = &mut tally[player as usize];
    *cells += 1;
    *cells
}

impl Cells {
    fn new(size: u32) -> Self {
        if size > DENSE_SIZE {
            return Self::Sparse {
                taken: HashSet::default(),
                rows: HashMap::default(),
                columns: HashMap::default(),
            };
        }
        let size = size as usize;
        Self::Dense {
            taken: vec![0; (size * size).div_ceil(64)],
            rows: vec![[0; 2]; size],
            columns: vec![[0; 2]; size],
        }
    }

    /// Takes a cell and says how many the player has in its row and in its column; nothing if it is taken already.
    fn take(&mut self, row: u32, column: u32, player: Player) -> Option<[u32; 2]> {
        match self {
            Self::Dense { taken, rows, columns } => {
                let (row, column) = (row as usize, column as usize);
                let cell = row * rows.len() + column;
                let (word, bit) = (&mut taken[cell / 64], 1 << (cell % 64));
                if *word & bit != 0 {
                    return None;
                }
                *word |= bit;
                Some([count(&mut rows[row], player), count(&mut columns[column], player)])
            }
            Self::Sparse { taken, rows, columns } => {
                if !taken.insert((row, column)) {
                    return None;
                }
                Some([
                    count(rows.entry(row).or_default(), player),
                    count(columns.entry(column).or_default(), player),
                ])
            }
        }
    }
}
