//! The cells of a row, which are read in groups: rows of every length, any byte in any place, rows longer than a piece.

use luozi::puzzle::Options;

use super::{GAME, line_of};
use crate::siblings::{Pieces, judged, judged_in_pieces, judged_lines};

#[test]
fn a_row_ends_after_its_last_cell_wherever_that_is() {
    let columns = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 72, 128];
    for columns in columns {
        let cells = "1".repeat(columns);
        let spaced = vec!["1"; columns].join(" ");
        let answer = if columns < 5 { "none".to_owned() } else { format!("black 1 1 1 {columns}") };
        for row in [&cells, &spaced] {
            let text = format!("1 {columns}\n{row}");
            let found = judged(GAME, &line_of(5), text.as_bytes());
            assert_eq!(found, Ok(format!("{answer}\n")), "{row}");
        }
    }
}

/// Rows that are longer than what is read at a time.
#[test]
fn a_wide_row_may_come_in_any_pieces() {
    const COLUMNS: usize = 300_000;
    let line = COLUMNS - 7..COLUMNS;
    let packed: String =
        (0..COLUMNS).map(|at| if line.contains(&at) { '2' } else { '0' }).collect();
    for between in ["", " ", "\t", "  "] {
        let row: Vec<_> = packed.split_inclusive(|_: char| true).collect();
        let row = row.join(between);
        let text = format!("2 {COLUMNS}\n{row}\n{row}\n");
        let answer = format!("white 1 {} 1 {COLUMNS}\n", COLUMNS - 6);
        assert_eq!(judged_in_pieces(GAME, &line_of(5), &text), Ok(answer), "{between:?}");
        let cut = &text[..text.len() - 3];
        assert!(judged_in_pieces(GAME, &line_of(5), cut).is_err(), "{between:?}");
        let line = text.replace('\n', " ") + "\n1 5 11111\n";
        assert_eq!(judged_lines(GAME, line.into(), 1), ("white\nblack\n".to_owned(), true));
    }
}

#[test]
fn any_byte_in_any_place_of_a_row() {
    const COLUMNS: usize = 21;
    let packed = [b'2'; COLUMNS].to_vec();
    let spaced = b"0 ".repeat(COLUMNS);
    for (row, cells_at) in [(packed, 1), (spaced, 2)] {
        for place in 0..row.len() {
            for byte in 0..=u8::MAX {
                let mut row = row.clone();
                row[place] = byte;
                let text = [format!("1 {COLUMNS}\n").as_bytes(), &row].concat();
                let is_cell = place % cells_at == 0;
                let fits = if is_cell { b"012".as_slice() } else { b" \t\r\x0B\x0C" };
                // The last blank may be a line's end.
                let ends = byte == b'\n' && !is_cell && place == row.len() - 1;
                let found = judged(GAME, &Options::default(), &*text);
                assert_eq!(found.is_ok(), fits.contains(&byte) || ends, "{byte:#x} at {place}");
            }
        }
    }
}

/// The text is read in pieces, and what stands before a bad cell may have been in another one.
#[test]
fn a_bad_cell_is_shown_with_what_stands_before_it() {
    const PIECE: usize = 256 << 10;
    for columns in PIECE - 50..PIECE + 50 {
        let cells: String = (1..columns).map(|at| ['0', '1', '2', '2'][at * at / 7 % 4]).collect();
        let text = format!("1 {columns}\n{cells}x\n");
        let shown = &cells[cells.len() - 30..];
        let message = format!(
            ", line 2, column {columns}: expected 0, 1 or 2 for column {columns} of the row, \
             found `x`\n  {shown}x\n  {:>31}",
            '^'
        );
        let found = judged(GAME, &Options::default(), text.as_bytes());
        assert_eq!(found, Err(message.clone()));
        let found = judged(GAME, &Options::default(), Pieces::new(text.as_bytes(), 5000));
        assert_eq!(found, Err(message), "in pieces");
    }
}
