//! Pictures of cases: as text for a terminal, as SVG for documents, as HTML that replays the game.
//!
//! A [`Scene`] is what there is to see, whichever way it is drawn. Each puzzle has a file that makes one of a case with
//! the help of its rules, and each kind of picture has a file that draws it.

mod connect4;
mod gomoku;
mod html;
mod kind;
mod reversi;
mod scene;
mod svg;
mod text;
mod tictactoe;
mod view;

pub use html::html;
pub use scene::{Beyond, Scene};
pub use svg::svg;
pub use text::{Look, text};
