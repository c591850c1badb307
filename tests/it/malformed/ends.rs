//! Words that lie across the end of what is read at a time.

use super::model::Rules;
use super::{Division, Pieces, assert_agreement, by_library};

/// Where what is at hand ends for the first time, and where it is moved again: one case, and a case a line.
const ENDS: [usize; 2] = [256 << 10, (512 << 10) - 256];
const ENDS_OF_LINES: [usize; 2] = [128 << 10, (256 << 10) - 256];

/// Words that are slid over the end of what is read at a time.
const WORDS: &[&str] = &[
    "1",
    "+1",
    "-0",
    "12345678",
    "00000000000000000002",
    "2147483647",
    "-2147483648",
    "\t\r",
    "x",
    "1x",
    "-",
    "2147483648",
    "中",
    "１２",
    "\u{FEFF}",
    "1,2",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
];

/// Slides every word over a place, and checks that it makes no difference.
///
/// `before` and `after` are what stands around the word; what is between `before` and the word is blank. `lines` of
/// ten bytes each may come before all that.
#[track_caller]
fn assert_no_difference(division: Division, end: usize, [before, after]: [&str; 2], lines: usize) {
    const RULES: Rules = Rules { connect: 4, strict: false };
    let near_blanks = " ".repeat(300);
    let line = "5 5 1 6 2\n";
    let judge = |text: &str, sizes| {
        by_library(RULES, || Box::new(Pieces::new(text.as_bytes(), sizes)), division)
    };
    for word in WORDS {
        let near = format!("{before}{near_blanks}{word}{after}");
        assert_agreement(RULES, near.as_bytes(), &[usize::MAX]);
        let (near_answers, near_messages) = judge(&near, &[usize::MAX]);
        let answers = "2,error\n".repeat(lines) + &near_answers;
        for place in end - word.len() - 12..end + 6 {
            let blanks = place - before.len() - lines * line.len();
            let text = [&line.repeat(lines), before, &" ".repeat(blanks), word, after].concat();
            let messages = moved(&near_messages, lines, blanks - near_blanks.len());
            for sizes in [&[usize::MAX][..], &[8191]] {
                let found = judge(&text, sizes);
                assert!(found.0 == answers, "{word} at {place}: {}", found.1);
                assert_eq!(found.1, messages, "{word} at {place}");
            }
        }
    }
}

/// The same message, of a place that is so many lines below and so many columns to the right.
fn moved(message: &str, lines: usize, columns: usize) -> String {
    let Some(rest) = message.strip_prefix("luozi: stdin, line 1, column ").or_else(|| {
        // A case that stands on two lines has its word on the second.
        message.strip_prefix("luozi: stdin, line 2, column ")
    }) else {
        assert_eq!(message, "");
        return String::new();
    };
    let line = if message.contains("line 1,") { 1 } else { 2 };
    let (column, rest) = rest.split_once(':').expect("the column ends");
    let column: usize = column.parse().expect("the column is a number");
    format!("luozi: stdin, line {}, column {}:{rest}", line + lines, column + columns)
}

#[test]
fn the_end_of_what_is_at_hand_cuts_no_word_of_a_single_case() {
    let after = format!(" 2 中x {}\n", "3 ".repeat(70));
    for end in ENDS {
        assert_no_difference(Division::Single, end, ["7 6\n1 ", &after], 0);
    }
}

#[test]
fn the_end_of_what_is_at_hand_cuts_no_word_of_a_long_line() {
    for end in ENDS_OF_LINES {
        assert_no_difference(Division::Lines(2), end, ["7 6 1 ", " 2 8 中\n5 5 6\n"], 0);
    }
}

#[test]
fn the_end_of_what_is_at_hand_cuts_no_line() {
    let [end, _] = ENDS_OF_LINES;
    let around = ["7 6 1 ", " 2 8 中\n5 5 6\n"];
    assert_no_difference(Division::Lines(2), end, around, end / 10 - 40);
}

#[test]
fn the_mark_of_utf_8_may_arrive_in_pieces() {
    for sizes in [[1, 1, 1], [2, 1, 9], [1, 2, 9], [3, 1, 1]] {
        for text in
            ["\u{FEFF}5 5\n6\n", "\u{FEFF}", "\u{FEFF}x", "\u{FEFF}\u{FEFF}", "\u{FEFF}5 5 6"]
        {
            for end in 0..=text.len() {
                assert_agreement(
                    Rules { connect: 4, strict: false },
                    &text.as_bytes()[..end],
                    &sizes,
                );
            }
        }
    }
}
