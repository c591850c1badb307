//! Small boards, each with the whole `line` answer.

use luozi::puzzle::Options;

use super::{GAME, case, line_of};
use crate::siblings::judged;

#[track_caller]
fn assert_lines(connect: u32, table: &[(&str, &str, &str)]) {
    for (name, rows, answer) in table {
        let found = judged(GAME, &line_of(connect), case(rows).as_bytes());
        assert_eq!(found, Ok(format!("{answer}\n")), "{name}");
    }
}

/// The same for the other colour, where only one is on the boards.
#[track_caller]
fn assert_lines_of_both(table: &[(&str, &str, &str)]) {
    assert_lines(5, table);
    for (name, rows, answer) in table {
        let answer = answer.replace("black", "white");
        assert_lines(5, &[(name, &rows.replace('1', "2"), &answer)]);
    }
}

#[test]
fn each_direction_alone() {
    assert_lines_of_both(&[
        ("along", "0000000/0111110/0000000", "black 2 2 2 6"),
        ("down", "000/010/010/010/010/010/000", "black 2 2 6 2"),
        ("right", "0000000/0100000/0010000/0001000/0000100/0000010", "black 2 2 6 6"),
        ("left", "0000000/0000010/0000100/0001000/0010000/0100000", "black 2 6 6 2"),
        ("nothing", "00000/00000/00000", "none"),
    ]);
}

#[test]
fn all_directions_at_once() {
    let star =
        "100010001/010010010/001010100/000111000/111111111/000111000/001010100/010010010/100010001";
    assert_lines_of_both(&[
        ("a star", star, "black 1 1 9 9"),
        ("a full board", "11111/11111/11111/11111/11111", "black 1 1 1 5"),
        ("a full board, one cell short", "11111/11111/11111/11111/11110", "black 1 1 1 5"),
    ]);
}

#[test]
fn four_are_too_few_and_more_are_one_run() {
    assert_lines_of_both(&[
        ("four along", "011110", "none"),
        ("four down", "0/1/1/1/1/0", "none"),
        ("four right", "100000/010000/001000/000100/000000", "none"),
        ("four left", "000001/000010/000100/001000/000000", "none"),
        ("six along", "01111110", "black 1 2 1 7"),
        ("six down", "0/1/1/1/1/1/1/0", "black 2 1 7 1"),
        ("six right", "100000/010000/001000/000100/000010/000001", "black 1 1 6 6"),
        ("six left", "000001/000010/000100/001000/010000/100000", "black 1 6 6 1"),
        ("seven", "1111111", "black 1 1 1 7"),
        ("eight", "11111111", "black 1 1 1 8"),
        ("nine", "0111111111", "black 1 2 1 10"),
        ("nine down", "1/1/1/1/1/1/1/1/1", "black 1 1 9 1"),
        ("twenty down", "1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1", "black 1 1 20 1"),
    ]);
}

#[test]
fn a_gap_or_the_other_colour_ends_a_run() {
    assert_lines(
        5,
        &[
            ("a gap", "111101111", "none"),
            ("a gap, then five", "1111011111", "black 1 6 1 10"),
            ("the other colour", "111121111", "none"),
            ("the other colour, down", "1/1/1/2/1/1", "none"),
            ("the other colour, right", "10000/01000/00200/00010/00001", "none"),
            ("the other colour, left", "00001/00010/00200/01000/10000", "none"),
            ("five between", "2111112", "black 1 2 1 6"),
            ("turns", "1212121212", "none"),
            ("two and three in two directions", "00100/00100/11100/00000", "none"),
            ("steps", "11000/01100/00110/00011", "none"),
        ],
    );
}

#[test]
fn boards_of_one_row_one_column_and_smaller_than_a_line() {
    assert_lines_of_both(&[
        ("one row", "11111", "black 1 1 1 5"),
        ("one column", "1/1/1/1/1", "black 1 1 5 1"),
        ("one cell", "1", "none"),
        ("two by two", "11/11", "none"),
        ("four by four", "1111/1111/1111/1111", "none"),
        ("five by four", "1111/1111/1111/1111/1111", "black 1 1 5 1"),
        ("four by five", "11111/11111/11111/11111", "black 1 1 1 5"),
        ("a row too short", "1111", "none"),
        ("a column too short", "1/1/1/1", "none"),
    ]);
}

#[test]
fn lines_may_touch_the_walls_and_end_in_the_last_cell() {
    assert_lines_of_both(&[
        ("first row", "111110/000000/000000", "black 1 1 1 5"),
        ("last row", "000000/000000/011111", "black 3 2 3 6"),
        ("first column", "100/100/100/100/100/000", "black 1 1 5 1"),
        ("last column", "000/001/001/001/001/001", "black 2 3 6 3"),
        ("to the last cell", "000000/010000/001000/000100/000010/000001", "black 2 2 6 6"),
        (
            "to the first of the last row",
            "000000/000010/000100/001000/010000/100000",
            "black 2 5 6 1",
        ),
        ("from the first cell", "100000/010000/001000/000100/000010/000000", "black 1 1 5 5"),
        (
            "from the last of the first row",
            "000001/000010/000100/001000/010000/000000",
            "black 1 6 5 2",
        ),
    ]);
}

#[test]
fn nothing_goes_on_at_the_other_side() {
    assert_lines_of_both(&[
        ("from a row's end to the next row", "00111/11000", "none"),
        ("four and one", "01111/10000", "none"),
        ("one and four", "00001/11110", "none"),
        ("right, over the edge", "0001000/0000100/0000010/0000001/0000000/1000000", "none"),
        ("right, one row further", "00100/00010/00001/10000/01000/00100", "none"),
        ("left, over the edge", "0001/0010/0100/1000/0001/0000", "none"),
        ("left, in the same row", "0001/0010/0100/1001/0000", "none"),
        ("down, past the foot", "01/01/01/01/10", "none"),
        ("from the last row to the first", "111/000/000/011", "none"),
    ]);
}

#[test]
fn where_both_have_a_line_it_is_black() {
    assert_lines(
        5,
        &[
            ("white first", "22222/00000/11111", "black 3 1 3 5"),
            ("black first", "11111/00000/22222", "black 1 1 1 5"),
            ("white's is longer", "2222222/0111110", "black 2 2 2 6"),
            ("side by side", "21/21/21/21/21", "black 1 2 5 2"),
            ("crossing rows and columns", "222222/011111/020000/020000", "black 2 2 2 6"),
            ("black has four only", "22222/11110", "white 1 1 1 5"),
            ("white has four only", "22220/11111", "black 2 1 2 5"),
        ],
    );
}

#[test]
fn of_those_that_begin_in_one_cell_the_order_is_along_down_right_left() {
    assert_lines_of_both(&[
        ("all four", "000011111/000111000/001010100/010010010/100010001", "black 1 5 1 9"),
        ("not along", "000010000/000111000/001010100/010010010/100010001", "black 1 5 5 5"),
        ("right and left", "000010000/000101000/001000100/010000010/100000001", "black 1 5 5 9"),
        ("left", "000010000/000100000/001000000/010000000/100000000", "black 1 5 5 1"),
        ("down and left", "000010000/000110000/001010000/010010000/100010000", "black 1 5 5 5"),
        ("along and left", "000011111/000100000/001000000/010000000/100000000", "black 1 5 1 9"),
    ]);
}

#[test]
fn the_line_whose_first_end_comes_first_in_reading_order() {
    assert_lines_of_both(&[
        ("of two in a row, the left one", "11111011111", "black 1 1 1 5"),
        ("the upper one", "000000/111110/011111", "black 2 1 2 5"),
        (
            "begun earlier, long enough later",
            "0100000/0111110/0100000/0100000/0100000",
            "black 1 2 5 2",
        ),
        ("right, begun earlier", "1000000/0111110/0010000/0001000/0000100", "black 1 1 5 5"),
        ("left, begun earlier", "000010/011110/001000/010000/100000/000000", "black 1 5 5 1"),
        (
            "begun in the same row, further left",
            "0100011111/0100000000/0100000000/0100000000/0100000000",
            "black 1 2 5 2",
        ),
        (
            "begun in the same row, further right",
            "1111100010/0000000010/0000000010/0000000010/0000000010",
            "black 1 1 1 5",
        ),
        (
            "left begins where its upper end is",
            "100010/100100/101000/110000/100000",
            "black 1 1 5 1",
        ),
        (
            "it goes on after others ended",
            "01000/11111/01000/01000/01000/01000/01000",
            "black 1 2 7 2",
        ),
        (
            "a longer one begins later",
            "00000001/11111001/00000001/00000001/00000001/00000001/00000001",
            "black 1 8 7 8",
        ),
    ]);
}

#[test]
fn the_length_of_a_line_can_be_chosen() {
    assert_lines(
        1,
        &[
            ("the first disc", "000/020/000", "white 2 2 2 2"),
            ("its run along the row", "000/022/020", "white 2 2 2 3"),
            ("black's", "222/001/000", "black 2 3 2 3"),
            ("nobody's", "000/000", "none"),
        ],
    );
    assert_lines(
        2,
        &[
            ("two along", "0110", "black 1 2 1 3"),
            ("two down", "01/01", "black 1 2 2 2"),
            ("right before left", "010/101", "black 1 2 2 3"),
            ("left", "01/10", "black 1 2 2 1"),
            ("alone", "10/00/01", "none"),
        ],
    );
    assert_lines(
        3,
        &[
            ("three", "01110/00000", "black 1 2 1 4"),
            ("two", "11011/00000", "none"),
            ("nine down", "1/1/1/1/1/1/1/1/1", "black 1 1 9 1"),
        ],
    );
    assert_lines(6, &[("five", "111110", "none"), ("six", "0111111", "black 1 2 1 7")]);
}

/// Runs that are just long enough, and one too short, in the corner where the board leaves no room.
#[test]
fn long_lines() {
    for connect in [1, 3, 5, 6, 31, 32, 33, 63, 64, 65, 127, 128, 129, 200] {
        let size = connect as usize;
        let along = |row: usize| {
            (0..size).map(move |at| if at == row { "1".repeat(size) } else { "0".repeat(size) })
        };
        let one = |place: usize| format!("{}1{}", "0".repeat(place), "0".repeat(size - place - 1));
        let boards = [
            (along(0).collect::<Vec<_>>(), format!("black 1 1 1 {size}")),
            (along(size - 1).collect(), format!("black {size} 1 {size} {size}")),
            ((0..size).map(|_| one(size - 1)).collect(), format!("black 1 {size} {size} {size}")),
            ((0..size).map(one).collect(), format!("black 1 1 {size} {size}")),
            (
                (0..size).map(|row| one(size - 1 - row)).collect(),
                format!("black 1 {size} {size} 1"),
            ),
        ];
        for (rows, line) in boards {
            let text = case(&rows.join("/"));
            assert_eq!(judged(GAME, &line_of(connect), text.as_bytes()), Ok(format!("{line}\n")));
            let longer = line_of(connect + 1);
            assert_eq!(judged(GAME, &longer, text.as_bytes()).as_deref(), Ok("none\n"), "{line}");
        }
    }
}

#[test]
fn a_line_longer_than_any_board_is_nobodys() {
    for connect in [6, 200, 1 << 16, i32::MAX.cast_unsigned(), 1 << 31, u32::MAX] {
        let options = Options { connect: Some(connect), ..Options::default() };
        let text = case("11111/11111/11111/11111/11111");
        assert_eq!(judged(GAME, &options, text.as_bytes()).as_deref(), Ok("none\n"), "{connect}");
    }
}
