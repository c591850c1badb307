//! What the referee says of a game.

use std::fmt;

use crate::grid::{AXES, Line};

/// Who plays a step: red the odd ones, blue the even ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Plays steps 1, 3, 5…
    Red,
    /// Plays steps 2, 4, 6…
    Blue,
}

impl Colour {
    /// The colour that plays a step, counted from 1.
    #[must_use]
    pub const fn of_step(step: u64) -> Self {
        if step % 2 == 1 { Self::Red } else { Self::Blue }
    }

    /// The word in the answer.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a step is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// The column, counted from 1, is not one of the board's.
    OffBoard {
        /// The column that the step names, counted from 1.
        column: i64,
    },
    /// The column has no empty cell left.
    FullColumn {
        /// The column that the step names, counted from 1.
        column: i64,
    },
}

/// The lines that one disc completes: at most one along each axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lines {
    along: [Option<Line>; AXES.len()],
}

impl Lines {
    /// The lines in the order of [`AXES`].
    pub fn iter(&self) -> impl Iterator<Item = Line> {
        self.along.into_iter().flatten()
    }

    /// Whether the disc completes no line.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.along.iter().all(Option::is_none)
    }
}

impl From<[Option<Line>; AXES.len()]> for Lines {
    fn from(along: [Option<Line>; AXES.len()]) -> Self {
        Self { along }
    }
}

/// How a game stands; shown with `{}`, it is the line of answer.
///
/// ```
/// use luozi::game::Game;
///
/// let mut game = Game::new(5, 5);
/// for column in [1, 1, 2, 2, 3, 3, 4] {
///     game.play(column);
/// }
/// assert_eq!(game.verdict().to_string(), "7,red");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Nobody has won: the steps have run out, or the board is full.
    Draw,
    /// A step has completed a line.
    Win {
        /// The deciding step, counted from 1.
        step: u64,
        /// Who played it.
        colour: Colour,
        /// Every line through the step's disc that is long enough, at least one.
        lines: Lines,
    },
    /// A step was illegal.
    Error {
        /// The deciding step, counted from 1.
        step: u64,
        /// What is wrong with it.
        fault: Fault,
    },
}

impl Verdict {
    /// The answer's two parts: the deciding step, or 0, and the word.
    #[must_use]
    pub const fn parts(&self) -> (u64, &'static str) {
        match self {
            Self::Draw => (0, "draw"),
            Self::Win { step, colour, .. } => (*step, colour.name()),
            Self::Error { step, .. } => (*step, "error"),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (step, word) = self.parts();
        write!(f, "{step},{word}")
    }
}
