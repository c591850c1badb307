//! A row of cells: 0, 1 and 2, all of them with blanks between or all without.

use crate::gomoku::{Disc, Row};
use crate::input::{Error, Input};

/// Reads a row of so many columns; whatever follows it is left unread.
pub(super) fn read(input: &mut Input<'_>, columns: usize, row: &mut Row) -> Result<(), Error> {
    row.clear();
    input.skip_blanks()?;
    push(input, row)?;
    // The byte behind the first cell tells whether the row is packed.
    let packed = is_cell(input.peek()?);
    while row.columns() < columns {
        let text = input.ahead()?;
        let taken = if packed {
            take(text, columns, row, packed_cells)
        } else {
            take(text, columns, row, spaced_cells)
        };
        input.advance(taken);
        if row.columns() < columns {
            if !packed {
                if is_cell(input.peek()?) {
                    return Err(input.unexpected("a blank, as between the cells before"));
                }
                input.skip_blanks()?;
            }
            push(input, row)?;
        }
    }
    if is_cell(input.peek()?) {
        return Err(input.unexpected("the end of the row"));
    }
    Ok(())
}

fn is_cell(byte: Option<u8>) -> bool {
    matches!(byte, Some(b'0'..=b'2'))
}

/// Takes as many cells as there are in whole groups of eight bytes; how many bytes those were.
fn take(
    text: &[u8],
    columns: usize,
    row: &mut Row,
    cells: impl Fn(u64) -> Option<(usize, [u64; 2])>,
) -> usize {
    let room = columns - row.columns();
    let (mut cells_taken, mut bytes_taken) = (0, 0);
    // Collected to whole words: a row takes those faster than its pieces.
    let mut held = 0;
    let mut words = [0; 2];
    for group in text.as_chunks().0 {
        let Some((count, discs)) = cells(u64::from_le_bytes(*group)) else { break };
        if cells_taken + count > room {
            break;
        }
        cells_taken += count;
        bytes_taken += group.len();
        words = [words[0] | discs[0] << held, words[1] | discs[1] << held];
        held += count;
        if held == 64 {
            row.push_cells(held, words);
            held = 0;
            words = [0; 2];
        }
    }
    if held > 0 {
        row.push_cells(held, words);
    }
    bytes_taken
}

/// Eight cells without blanks between: their number, and the bits of black and of white discs.
fn packed_cells(bytes: u64) -> Option<(usize, [u64; 2])> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // Moves the lowest bit of byte i to bit 56 + i; no two of the products meet.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let values = bytes ^ (EACH * 0x30);
    let (black, white) = (values & EACH, values >> 1 & EACH);
    let valid = values & !(EACH * 3) == 0 && black & white == 0;
    valid.then(|| (8, [black, white].map(|discs| discs.wrapping_mul(GATHER) >> 56)))
}

/// Four cells, each with a blank before it.
fn spaced_cells(bytes: u64) -> Option<(usize, [u64; 2])> {
    const EACH: u64 = 0x0001_0001_0001_0001;
    // Moves the lowest bit of pair i to bit 48 + i.
    const GATHER: u64 = 0x0001_0002_0004_0008;
    let values = (bytes ^ (EACH * 0x3020)) >> 8;
    let (black, white) = (values & EACH, values >> 1 & EACH);
    let valid =
        bytes & (EACH * 0xFF) == EACH * 0x20 && values & !(EACH * 3) == 0 && black & white == 0;
    valid.then(|| (4, [black, white].map(|discs| discs.wrapping_mul(GATHER) >> 48)))
}

/// Reads the cell that is next.
fn push(input: &mut Input<'_>, row: &mut Row) -> Result<(), Error> {
    let cell = match input.peek()? {
        Some(b'0') => None,
        Some(b'1') => Some(Disc::Black),
        Some(b'2') => Some(Disc::White),
        _ => {
            let column = row.columns() + 1;
            return Err(input.unexpected(&format!("0, 1 or 2 for column {column} of the row")));
        }
    };
    input.bump();
    row.push(cell);
    Ok(())
}
