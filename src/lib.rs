//! *luozi* (落子, "to place a piece"): a referee for board puzzles.
//!
//! The library is what the program of the same name is made of. Imports run one way: [`judge`] uses [`puzzle`] and
//! [`input`], a puzzle uses its game's rules, and those use [`grid`].

pub mod case;
pub mod cases;
pub mod check;
pub mod compare;
pub mod draw;
pub mod game;
pub mod gomoku;
pub mod grid;
pub mod input;
pub mod judge;
pub mod mistakes;
#[cfg(unix)]
pub mod program;
pub mod puzzle;
pub mod reversi;
#[cfg(unix)]
pub mod stress;
pub mod suite;
pub mod tictactoe;
