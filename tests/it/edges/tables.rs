//! Small cases with a name each, by the library, the program and the slow referee.

use crate::oracle::Case;
use crate::run::assert_answer;

/// Name, width, height, columns, answer.
type Edge = (&'static str, i32, i32, &'static [i64], &'static str);

const WINS: &[Edge] = &[
    ("red can win at step 7 along a row", 7, 6, &[4, 4, 5, 5, 6, 6, 7], "7,red"),
    ("red can win at step 7 upright", 7, 6, &[1, 2, 1, 2, 1, 2, 1], "7,red"),
    ("red can win at step 7 in a gap", 4, 2, &[1, 1, 2, 2, 4, 4, 3], "7,red"),
    ("blue can win at step 8 along a row", 7, 6, &[1, 2, 1, 3, 1, 4, 7, 5], "8,blue"),
    ("blue can win at step 8 upright", 5, 5, &[2, 1, 3, 1, 2, 1, 3, 1], "8,blue"),
    ("a diagonal can win at step 10", 4, 4, &[2, 1, 3, 2, 4, 4, 4, 4, 3, 3], "10,blue"),
    ("three at step 5 are none", 7, 6, &[1, 1, 2, 2, 3], "0,draw"),
    ("the first line decides, not the second", 7, 6, &[1, 1, 2, 2, 3, 3, 4, 4], "7,red"),
    ("the loser's error comes too late", 7, 6, &[1, 1, 2, 2, 3, 3, 4, 0], "7,red"),
    ("one row", 7, 1, &[1, 5, 2, 6, 4, 7, 3], "7,red"),
    ("two-digit columns", 12, 4, &[9, 9, 10, 10, 11, 11, 12], "7,red"),
    ("three-digit columns", 200, 2, &[99, 98, 100, 98, 101, 1, 102], "7,red"),
];

const LAST_CELL: &[Edge] = &[
    ("along a row", 4, 4, &[3, 1, 3, 1, 3, 3, 2, 2, 4, 2, 1, 2, 4, 1, 4, 4], "16,blue"),
    ("upright", 4, 4, &[2, 1, 4, 3, 3, 1, 3, 1, 3, 2, 4, 4, 4, 2, 2, 1], "16,blue"),
    ("rising", 4, 4, &[2, 2, 2, 1, 3, 4, 4, 2, 4, 3, 1, 3, 1, 3, 1, 4], "16,blue"),
    ("falling", 4, 4, &[1, 2, 3, 3, 2, 2, 3, 4, 4, 2, 1, 4, 1, 4, 3, 1], "16,blue"),
    ("along a row, by red", 5, 3, &[1, 2, 5, 3, 1, 2, 5, 4, 2, 1, 5, 3, 3, 4, 4], "15,red"),
    ("upright, by red", 3, 5, &[1, 2, 1, 3, 1, 1, 3, 1, 2, 2, 3, 2, 3, 2, 3], "15,red"),
    (
        "rising, by red",
        5,
        5,
        &[1, 2, 1, 1, 3, 5, 4, 1, 5, 5, 1, 3, 5, 5, 3, 2, 3, 4, 2, 2, 3, 2, 4, 4, 4],
        "25,red",
    ),
    (
        "falling, by red",
        5,
        5,
        &[3, 1, 1, 4, 3, 3, 3, 1, 5, 4, 5, 3, 4, 4, 4, 2, 2, 1, 5, 2, 1, 5, 5, 2, 2],
        "25,red",
    ),
    ("on one row", 7, 1, &[1, 5, 2, 6, 4, 7, 3], "7,red"),
];

const FULL_BOARDS: &[Edge] = &[
    ("one cell", 1, 1, &[1], "0,draw"),
    ("one cell, and one more", 1, 1, &[1, 1], "2,error"),
    ("one column", 1, 5, &[1, 1, 1, 1, 1], "0,draw"),
    ("one column, and one more", 1, 5, &[1, 1, 1, 1, 1, 1], "6,error"),
    ("one row", 5, 1, &[3, 1, 5, 2, 4], "0,draw"),
    ("one row, and one more", 5, 1, &[3, 1, 5, 2, 4, 5], "6,error"),
    ("two by two, and one more", 2, 2, &[1, 1, 2, 2, 1], "5,error"),
    ("no room for four anywhere", 3, 3, &[1, 1, 1, 2, 2, 2, 3, 3, 3], "0,draw"),
    ("four by four", 4, 4, &[1, 2, 3, 3, 2, 3, 3, 4, 4, 1, 2, 4, 2, 4, 1, 1], "0,draw"),
    (
        "four by four, and one more",
        4,
        4,
        &[1, 2, 3, 3, 2, 3, 3, 4, 4, 1, 2, 4, 2, 4, 1, 1, 2],
        "17,error",
    ),
    (
        "four by four, and off the board",
        4,
        4,
        &[1, 2, 3, 3, 2, 3, 3, 4, 4, 1, 2, 4, 2, 4, 1, 1, 5],
        "17,error",
    ),
    (
        "seven by six",
        7,
        6,
        &[
            4, 5, 2, 6, 3, 1, 6, 4, 5, 6, 2, 1, 5, 2, 2, 3, 6, 6, 1, 5, 7, 3, 7, 5, 6, 1, 7, 1, 3,
            2, 5, 7, 4, 4, 1, 3, 7, 7, 4, 3, 2, 4,
        ],
        "0,draw",
    ),
    (
        "seven by six, and one more",
        7,
        6,
        &[
            4, 5, 2, 6, 3, 1, 6, 4, 5, 6, 2, 1, 5, 2, 2, 3, 6, 6, 1, 5, 7, 3, 7, 5, 6, 1, 7, 1, 3,
            2, 5, 7, 4, 4, 1, 3, 7, 7, 4, 3, 2, 4, 1,
        ],
        "43,error",
    ),
];

const SIZES: &[Edge] = &[
    ("no column", 0, 6, &[1], "1,error"),
    ("no row", 7, 0, &[1, 2, 3], "1,error"),
    ("neither", 0, 0, &[0], "1,error"),
    ("negative width", -1, 6, &[1], "1,error"),
    ("negative width, negative column", -7, 6, &[-1], "1,error"),
    ("negative height", 7, -1, &[1], "1,error"),
    ("least width", i32::MIN, 6, &[1], "1,error"),
    ("least height", 7, i32::MIN, &[7], "1,error"),
    ("least of both", i32::MIN, i32::MIN, &[-2_147_483_648], "1,error"),
    ("no column, no step", 0, 6, &[], "0,draw"),
    ("no row, no step", 7, 0, &[], "0,draw"),
    ("negative, no step", -3, -3, &[], "0,draw"),
    ("least of both, no step", i32::MIN, i32::MIN, &[], "0,draw"),
    ("seven by six, no step", 7, 6, &[], "0,draw"),
    ("greatest of both, no step", i32::MAX, i32::MAX, &[], "0,draw"),
    ("greatest of both, the last column", i32::MAX, i32::MAX, &[2_147_483_647], "0,draw"),
    (
        "greatest of both, a line at the right wall",
        i32::MAX,
        i32::MAX,
        &[2_147_483_647, 1, 2_147_483_646, 1, 2_147_483_645, 1, 2_147_483_644],
        "7,red",
    ),
    (
        "greatest of both, from wall to wall",
        i32::MAX,
        i32::MAX,
        &[2_147_483_647, 5, 1, 5, 2_147_483_646, 5, 2],
        "0,draw",
    ),
    ("greatest width, full column", i32::MAX, 2, &[9, 9, 2_000_000_000, 9], "4,error"),
    ("greatest height", 1, i32::MAX, &[1, 1, 1, 1, 1, 1, 1, 1], "0,draw"),
    ("a line on 9×7", 9, 7, &[9, 1, 9, 1, 9, 1, 9], "7,red"),
    ("two corners on 9×7", 9, 7, &[1, 9, 9, 1, 1, 9, 9], "0,draw"),
    ("a line on 8×8", 8, 8, &[5, 5, 6, 6, 7, 7, 8], "7,red"),
];

const ERRORS: &[Edge] = &[
    ("column 0, first", 7, 6, &[0, 4, 4], "1,error"),
    ("column 0, in the middle", 7, 6, &[4, 3, 0, 4], "3,error"),
    ("column 0, last", 7, 6, &[4, 3, 4, 0], "4,error"),
    ("column -1, first", 7, 6, &[-1, 4, 4], "1,error"),
    ("column -1, in the middle", 7, 6, &[4, 3, -1, 4], "3,error"),
    ("column -1, last", 7, 6, &[4, 3, 4, -1], "4,error"),
    ("one past the width, first", 7, 6, &[8, 4, 4], "1,error"),
    ("one past the width, in the middle", 7, 6, &[4, 3, 8, 4], "3,error"),
    ("one past the width, last", 7, 6, &[4, 3, 4, 8], "4,error"),
    ("least number, first", 7, 6, &[-2_147_483_648, 4, 4], "1,error"),
    ("least number, in the middle", 7, 6, &[4, 3, -2_147_483_648, 4], "3,error"),
    ("least number, last", 7, 6, &[4, 3, 4, -2_147_483_648], "4,error"),
    ("greatest number, first", 7, 6, &[2_147_483_647, 4, 4], "1,error"),
    ("greatest number, in the middle", 7, 6, &[4, 3, 2_147_483_647, 4], "3,error"),
    ("greatest number, last", 7, 6, &[4, 3, 4, 2_147_483_647], "4,error"),
    ("a row's number that is no column", 3, 6, &[3, 4], "2,error"),
    ("a column that is no row's number", 6, 3, &[4, 6, 5], "0,draw"),
    ("full column as soon as can be", 7, 1, &[4, 4, 5], "2,error"),
    ("full column, in the middle", 7, 6, &[1, 3, 3, 3, 3, 3, 3, 3, 2, 2], "8,error"),
    ("full column, last", 7, 6, &[3, 3, 3, 3, 3, 3, 3], "7,error"),
    ("full last column", 7, 6, &[7, 7, 7, 7, 7, 7, 7], "7,error"),
    ("full column, not a win at its top", 2, 3, &[1, 2, 1, 2, 1, 2, 1], "7,error"),
    ("full column, and full is legal", 5, 5, &[2, 2, 2, 2, 2], "0,draw"),
    ("the height counts, not the width", 6, 7, &[4, 4, 4, 4, 4, 4, 4], "0,draw"),
    ("the error comes a step before the line", 4, 2, &[4, 4, 1, 1, 2, 2, 4, 3], "7,error"),
    ("the first error decides", 7, 6, &[4, 9, 0, 8], "2,error"),
    ("the error decides, not the win after it", 5, 5, &[1, 1, 9, 2, 2, 3, 3, 4], "3,error"),
    ("the win decides, not the error after it", 5, 5, &[1, 1, 2, 2, 3, 3, 4, 0, 9], "7,red"),
];

/// Checks a table by the library and by the program, and the table itself by the slow referee.
#[track_caller]
fn check(edges: &[Edge]) {
    let mut lines = String::new();
    let mut answers = Vec::new();
    for &(name, width, height, columns, expected) in edges {
        let case = Case::new(width, height, columns);
        assert_eq!(case.game().verdict().to_string(), expected, "{name}");
        if case.is_small() {
            assert_eq!(case.rescan().text(), expected, "{name}");
        }
        lines += &case.line();
        answers.push(format!("{expected}\n"));
    }
    assert_answer(&["--lines"], lines, &answers.concat());
}

#[test]
fn wins() {
    check(WINS);
}

#[test]
fn a_win_on_the_last_free_cell() {
    for (name, width, height, columns, _) in LAST_CELL {
        assert_eq!(columns.len(), (width * height).unsigned_abs() as usize, "{name}");
    }
    check(LAST_CELL);
}

#[test]
fn full_boards() {
    check(FULL_BOARDS);
}

#[test]
fn sizes() {
    check(SIZES);
}

#[test]
fn errors() {
    check(ERRORS);
}

/// Lines of another length: name, the length, width, height, columns, answer.
type Connect = (&'static str, u32, i32, i32, &'static [i64], &'static str);

const CONNECT: &[Connect] = &[
    ("one: the first disc", 1, 7, 6, &[4, 4], "1,red"),
    ("one: the first cell is the last", 1, 1, 1, &[1], "1,red"),
    ("one: no legal step", 1, 7, 6, &[8, 1], "1,error"),
    ("one: no board", 1, 0, 0, &[1], "1,error"),
    ("one: no step", 1, 7, 6, &[], "0,draw"),
    ("two: along a row", 2, 7, 6, &[1, 3, 2], "3,red"),
    ("two: upright", 2, 7, 6, &[1, 3, 1], "3,red"),
    ("two: rising", 2, 7, 6, &[1, 2, 2], "3,red"),
    ("two: falling", 2, 7, 6, &[2, 1, 1], "3,red"),
    ("two: blue", 2, 7, 6, &[1, 3, 7, 4], "4,blue"),
    ("two: not around the edge", 2, 3, 3, &[3, 2, 1], "0,draw"),
    ("three: along a row", 3, 7, 6, &[1, 1, 2, 2, 3], "5,red"),
    ("three: five by one disc", 3, 5, 3, &[1, 1, 2, 2, 4, 4, 5, 5, 3], "9,red"),
    ("three: two are none", 3, 7, 6, &[1, 1, 2, 2], "0,draw"),
    ("five: four are none", 5, 7, 6, &[1, 1, 2, 2, 3, 3, 4, 4], "0,draw"),
    ("five: along a row", 5, 7, 6, &[1, 1, 2, 2, 3, 3, 4, 4, 5], "9,red"),
    ("five: upright", 5, 7, 6, &[1, 2, 1, 2, 1, 2, 1, 2, 1], "9,red"),
    ("seven: six are none", 7, 2, 8, &[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], "0,draw"),
    ("seven: upright", 7, 2, 8, &[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1], "13,red"),
    ("seven: along a row", 7, 7, 2, &[1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4], "13,red"),
    ("longer than the board", 8, 7, 2, &[1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4, 4], "0,draw"),
    ("as long as can be", u32::MAX, 7, 6, &[1, 2, 1, 2, 1, 2, 1, 2], "0,draw"),
];

#[test]
fn short_and_long_lines() {
    for &(name, connect, width, height, columns, expected) in CONNECT {
        let case = Case { connect, ..Case::new(width, height, columns) };
        assert_eq!(case.game().verdict().to_string(), expected, "{name}");
        assert_eq!(case.rescan().text(), expected, "{name}");
        let length = connect.to_string();
        assert_answer(&["--lines", "--connect", &length], case.line(), &format!("{expected}\n"));
    }
}
