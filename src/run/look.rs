//! What stdout is, and so how a text on it is to look.

use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};
use console::Term;
use luozi::draw::Look;

/// What is not a terminal is taken to be so wide.
const COLUMNS: usize = 80;

/// The look of a text that goes into a file.
pub(super) const PLAIN: Look = Look { colour: false, columns: COLUMNS };

/// The look of a text on stdout: coloured on a terminal only, whatever the environment forces, and as wide as that is.
pub(super) fn look() -> Look {
    let stdout = io::stdout();
    if !stdout.is_terminal() {
        return PLAIN;
    }
    let columns = Term::stdout().size_checked().map_or(COLUMNS, |(_, columns)| columns.into());
    Look { colour: AutoStream::choice(&stdout) != ColorChoice::Never, columns }
}
