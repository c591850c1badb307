//! The integration tests, a module a topic. What a test of the program needs is in [`run`].

mod run;

// connect4, the rules: against fixtures, the list of edges, independent oracles, and counts that everybody knows.
mod cases;
mod counts;
mod edges;
mod laws;
mod oracle;

// The program: what it refuses, many cases, the world around it, and its command line.
mod cli;
mod malformed;
mod many;
mod process;
mod reading;
mod subcommands;

// The siblings, each with its rules, its text and an oracle of its own.
mod gomoku;
mod reversi;
mod siblings;
mod tictactoe;

// The subcommands.
mod draw;

// Cases in folders, and programs that answer them.
mod check;
mod compare;
mod hostile;
// Known mistakes, and the cases that tell them from the truth.
mod mistakes;
mod stress;
mod suite;

// What the tree and the README say of themselves.
mod house;
mod readme;
