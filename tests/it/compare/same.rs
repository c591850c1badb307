//! What counts of an answer.

use luozi::compare::Comparison::{self, Exact, Tokens, Trim};
use luozi::compare::{COMPARISONS, note};
use proptest::prelude::*;

/// Which of the three comparisons take one for the other, in the order of their strictness.
fn passes(expected: &[u8], got: &[u8]) -> [bool; 3] {
    [Exact, Trim, Tokens].map(|comparison| comparison.same(expected, got))
}

#[test]
fn each_comparison_lets_through_what_it_says() {
    let all = [true; 3];
    let trim = [false, true, true];
    let tokens = [false, false, true];
    let none = [false; 3];
    for (name, expected, got, taken) in [
        ("the same", "7,red\n", "7,red\n", all),
        ("both empty", "", "", all),
        ("no newline", "7,red\n", "7,red", trim),
        ("CRLF", "0\n1\n", "0\r\n1\r\n", trim),
        ("a blank at the end", "0\n1\n", "0 \n1\n", trim),
        ("a tab at the end", "0\n1\n", "0\n1\t", trim),
        ("blank lines at the end", "0\n1\n", "0\n1\n\n \n\t\n", trim),
        ("nothing and blank lines", "", "\n \r\n", trim),
        ("a blank line in front", "0\n1\n", "\n0\n1\n", tokens),
        ("a blank line between", "0\n1\n", "0\n\n1\n", tokens),
        ("a blank in front", "0\n1\n", " 0\n1\n", tokens),
        ("doubled blanks", "0 1\n", "0  1\n", tokens),
        ("a line instead of a blank", "0 1\n", "0\n1\n", tokens),
        ("a carriage return alone", "0 1\n", "0\r1\n", tokens),
        ("a blank in a word", "7,red\n", "7, red\n", none),
        ("capitals", "7,red\n", "7,Red\n", none),
        ("a word too many", "0\n", "0 0\n", none),
        ("a word too few", "0 0\n", "0\n", none),
        ("a line too few", "0\n0\n", "0\n", none),
        ("nothing", "0\n", "", none),
        ("a NUL at the end", "0\n", "0\0\n", none),
        ("a no-break blank at the end", "0\n", "0\u{A0}\n", none),
        ("a leading zero", "7\n", "07\n", none),
    ] {
        assert_eq!(passes(expected.as_bytes(), got.as_bytes()), taken, "{name}");
        assert_eq!(passes(got.as_bytes(), expected.as_bytes()), taken, "{name}, turned around");
    }
    assert_eq!(passes(b"\xFF\n", b"\xFF"), trim, "no text");
    assert_eq!(passes(b"\xFF\n", b"\xFE\n"), none, "no text");
}

/// The same rules by other means: whole texts are rewritten until what does not count is gone.
fn oracle(comparison: Comparison, text: &str) -> String {
    match comparison {
        Exact => text.to_owned(),
        Tokens => text.split_ascii_whitespace().collect::<Vec<_>>().join(" "),
        Trim => {
            let mut text = text.to_owned() + "\n";
            for blank in [" ", "\t", "\r"] {
                for other in [" ", "\t", "\r"] {
                    text = text.replace(blank, other);
                    while text.contains(&format!("{other}\n")) {
                        text = text.replace(&format!("{other}\n"), "\n");
                    }
                    if other != "\r" {
                        break;
                    }
                }
            }
            while text.ends_with("\n\n") {
                text.pop();
            }
            text
        }
    }
}

proptest! {
    #[test]
    fn exact_is_equality_and_tokens_are_words(one in "[ab \t\r\n]{0,8}", other in "[ab \t\r\n]{0,8}") {
        for comparison in [Exact, Tokens] {
            let same = oracle(comparison, &one) == oracle(comparison, &other);
            prop_assert_eq!(comparison.same(one.as_bytes(), other.as_bytes()), same);
        }
    }

    #[test]
    fn trim_is_what_is_left_when_ends_are_cut(one in "[ab \n]{0,8}", other in "[ab \n]{0,8}") {
        let same = oracle(Trim, &one) == oracle(Trim, &other);
        prop_assert_eq!(Trim.same(one.as_bytes(), other.as_bytes()), same);
    }

    #[test]
    fn what_a_stricter_one_takes_the_others_take(
        one in prop::collection::vec(prop::sample::select(b"7,r \t\r\n\0\xFF".to_vec()), 0..6),
        other in prop::collection::vec(prop::sample::select(b"7,r \t\r\n\0\xFF".to_vec()), 0..6),
    ) {
        let [exact, trim, tokens] = passes(&one, &other);
        prop_assert!(exact <= trim && trim <= tokens);
        prop_assert_eq!(passes(&other, &one), [exact, trim, tokens]);
        for (_, comparison) in COMPARISONS {
            // A pass without a note is the very answer.
            let noted = note(comparison, &one, &other).is_some();
            prop_assert!(!comparison.same(&one, &other) || noted != exact);
        }
    }
}
