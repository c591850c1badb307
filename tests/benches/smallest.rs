//! Looks for the smallest case of each known mistake, by exhaustion, and prints the tables that are kept in `src`.
//!
//! `cargo bench --bench smallest` takes minutes. Fewest steps come first, then the smallest area, then the smallest
//! numbers; what is found first is the smallest. Without cargo's `--bench` only the smallest boards are looked at.

#[path = "smallest/connect4.rs"]
mod connect4;
#[path = "smallest/siblings.rs"]
mod siblings;

use std::env;

fn main() {
    let quick = !env::args().any(|arg| arg == "--bench");
    connect4::search(quick);
    siblings::gomoku(quick);
    siblings::reversi(quick);
    siblings::tictactoe(quick);
}
