//! Two answers beside each other.

use insta::assert_snapshot;
use luozi::compare::{Comparison, side_by_side};
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

fn shown(expected: &[u8], got: &[u8], columns: usize) -> String {
    side_by_side(Comparison::Trim, expected, got, columns, false)
}

#[test]
fn a_mark_stands_below_where_they_part() {
    assert_snapshot!(shown(b"7,red\n", b"7,Red\n", 80), @"
    expected | got
    7,red    | 7,Red
      ^      |   ^
    ");
    assert_snapshot!(shown(b"0\n0\n1\n", b"0\n0\n2\n", 80), @"
    expected | got
    0        | 0
    0        | 0
    1        | 2
    ^        | ^
    ");
}

#[test]
fn one_that_ends_before_the_other_is_marked_at_its_end() {
    assert_snapshot!(shown(b"0\n0\n1\n", b"0\n0\n", 80), @"
    expected | got
    0        | 0
    0        | 0
    1        |
    ^        | ^
    ");
    assert_snapshot!(shown(b"7,red\n", b"7,reddish\n", 80), @"
    expected | got
    7,red    | 7,reddish
         ^   |      ^
    ");
    assert_snapshot!(shown(b"7,red\n", b"", 80), @"
    expected | got
    7,red    |
    ^        | ^
    ");
}

#[test]
fn what_is_invisible_is_seen() {
    assert_snapshot!(shown(b"7,red\n", b"7,\tred\0\xFF \x1B[31m\x7F\n", 80), @r"
    expected | got
    7,red    | 7,\tred\0\xFF \x1B[31m\x7F
      ^      |   ^
    ");
    assert_snapshot!(shown(b"a\nb\n", "a \nb\u{200B}\u{FEFF}\u{301}\u{A0}\n".as_bytes(), 80), @r"
    expected | got
    a        | a␠
    b        | b\u{200b}\u{feff}\u{301}\u{a0}
     ^       |  ^
    ");
}

#[test]
fn wide_characters_are_two_columns() {
    assert_snapshot!(shown("落子red\n".as_bytes(), "落子Red\n".as_bytes(), 80), @"
    expected | got
    落子red  | 落子Red
        ^    |     ^
    ");
    assert_snapshot!(shown("7,红方\n".as_bytes(), "7,红\n".as_bytes(), 80), @"
    expected | got
    7,红方   | 7,红
        ^    |     ^
    ");
}

#[test]
fn lines_that_do_not_count_do_not_move_the_mark() {
    assert_snapshot!(side_by_side(Comparison::Tokens, b"0\n1\n", b"0\n\n\n2\n", 80, false), @"
    expected | got
             | 0
             |
    0        |
    1        | 2
    ^        | ^
    ");
    assert_snapshot!(side_by_side(Comparison::Exact, b"0\n", b"0", 80, false), @r"
    expected | got
    0\n      | 0
     ^       |  ^
    ");
    assert_snapshot!(side_by_side(Comparison::Exact, b"0\n", b"0\r\n", 80, false), @r"
    expected | got
    0\n      | 0\r\n
     ^       |  ^
    ");
}

#[test]
fn of_long_texts_the_neighbourhood_is_shown_and_the_rest_counted() {
    let expected = (1..=100).map(|line| line.to_string()).collect::<Vec<_>>().join("\n") + "\n";
    let got = expected.replace("50\n", "x50\n").replace("99\n100\n", "");
    assert_snapshot!(shown(expected.as_bytes(), got.as_bytes(), 80), @"
    expected          | got
    … 46 lines before | … 46 lines before
    47                | 47
    48                | 48
    49                | 49
    50                | x50
    ^                 | ^
    51                | 51
    52                | 52
    53                | 53
    54                | 54
    55                | 55
    56                | 56
    57                | 57
    … 43 lines after  | … 41 lines after
    ");
}

#[test]
fn of_long_lines_the_neighbourhood_is_shown_and_the_cut_said() {
    let expected = format!("{}1{}\n", "0".repeat(1000), "0".repeat(1000));
    let got = format!("{}2{}\n", "0".repeat(1000), "0".repeat(500));
    assert_snapshot!(shown(expected.as_bytes(), got.as_bytes(), 60), @"
    expected                    | got
    …0000000010000000000000000… | …0000000020000000000000000…
             ^                  |          ^
    (expected: bytes 993 to 1017 of the line's 2001 are shown)
    (got: bytes 993 to 1017 of the line's 1501 are shown)
    ");
    let expected = format!("{}一{}\n", "落".repeat(1000), "子".repeat(1000));
    assert_snapshot!(shown(expected.as_bytes(), got.as_bytes(), 60), @"
    expected                  | got
    落落落落落落落落落落落落… | 0000000000000000000000000…
    ^                         | ^
    (expected: bytes 1 to 36 of the line's 6003 are shown)
    (got: bytes 1 to 25 of the line's 1501 are shown)
    ");
}

#[test]
fn where_there_is_no_room_they_stand_below_each_other() {
    assert_snapshot!(shown(b"0\n7,red\n", b"0\n7,Red\n9\n", 30), @"
    expected:
      0
      7,red
        ^
    got:
      0
      7,Red
        ^
      9
    ");
    let long = format!("{}\n", "0 ".repeat(40));
    assert_snapshot!(shown(long.as_bytes(), b"0 0 0 1\n", 30), @"
    expected:
      0 0 0 0 0 0 0 0 0 0 0 0 …
            ^
    (expected: bytes 1 to 24 of the line's 80 are shown)
    got:
      0 0 0 1
            ^
    ");
}

#[test]
fn colour_changes_no_text() {
    let plain = side_by_side(Comparison::Trim, b"7,red\n", b"7,Red\n", 80, false);
    let coloured = side_by_side(Comparison::Trim, b"7,red\n", b"7,Red\n", 80, true);
    assert!(coloured.contains("\x1B["));
    assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
}

/// The columns before each mark, if the line is one of marks.
fn marks(line: &str) -> Option<Vec<usize>> {
    let rest = line.replace(['^', '|', ' '], "");
    (rest.is_empty() && line.contains('^'))
        .then(|| line.char_indices().filter(|(_, sign)| *sign == '^').map(|(at, _)| at).collect())
}

proptest! {
    #[test]
    fn nothing_is_wider_than_the_terminal_and_both_are_marked_once(
        expected in "[01,a落\n]{0,60}",
        got in "[01,a落\\x00\t\n]{0,60}",
        columns in 20_usize..100,
    ) {
        prop_assume!(!Comparison::Trim.same(expected.as_bytes(), got.as_bytes()));
        let text = shown(expected.as_bytes(), got.as_bytes(), columns);
        prop_assert!(text.ends_with('\n'));
        let mut count = 0;
        for line in text.lines() {
            // What is said of a cut may be longer; it holds nothing of the answers.
            prop_assert!(line.width() <= columns || line.starts_with("  ("), "{}", text);
            count += marks(line).map_or(0, |marks| marks.len());
        }
        prop_assert_eq!(count, 2, "{}", text);
    }

    #[test]
    fn before_the_marks_both_are_alike_and_at_them_not(
        alike in "[01,a]{0,20}",
        (one, other) in ("[01,a]{0,5}", "[23,b]{1,5}"),
    ) {
        let (expected, got) = (format!("{alike}{one}\n"), format!("{alike}{other}\n"));
        prop_assume!(one.chars().next() != other.chars().next());
        let text = shown(expected.as_bytes(), got.as_bytes(), 80);
        let lines: Vec<_> = text.lines().collect();
        let row = lines.iter().position(|line| marks(line).is_some()).unwrap();
        let places = marks(lines[row]).unwrap();
        let (left, right) = lines[row - 1].split_once(" | ").unwrap();
        let begin = left.len() + " | ".len();
        prop_assert_eq!(&left[2..places[0].min(left.len())], &alike);
        prop_assert_eq!(&right[..places[1] - begin], &alike);
    }
}
