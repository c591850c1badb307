//! Any bytes at all, against the model.

use proptest::prelude::*;

use super::assert_agreement;
use super::model::{self, Rules};
use crate::run::luozi_on;

/// Rules of all kinds.
fn rules() -> impl Strategy<Value = Rules> {
    (1..=6_u32, any::<bool>()).prop_map(|(connect, strict)| Rules { connect, strict })
}

/// How many bytes arrive at a time.
fn sizes() -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![Just(vec![usize::MAX]), Just(vec![1]), proptest::collection::vec(1..20_usize, 1..6),]
}

/// What texts that are nearly cases are made of.
const PARTS: &[&[u8]] = &[
    b"0",
    b"1",
    b"2",
    b"3",
    b"4",
    b"5",
    b"7",
    b"12",
    b" ",
    b" ",
    b" ",
    b" ",
    b"  ",
    b"\n",
    b"\n",
    b"\r\n",
    b"\t",
    b"\r",
    b"\x0C",
    b"-",
    b"+",
    b"-0",
    b"00",
    b"5 5\n",
    b"7 6\n",
    b"1 1\n",
    b"5 5 1 1 2 2 3 3 4\n",
    b"2147483647 ",
    b"-2147483648 ",
    b"2147483648",
    b"99999999999999999999",
    b"x",
    b",",
    b"\0",
    b"\x1B",
    b"\xFF",
    b"\x80",
    b"\xEF",
    b"\xEF\xBB\xBF",
    b"\xE4\xB8\xAD",
];

fn soup() -> impl Strategy<Value = Vec<u8>> {
    let part = proptest::sample::select(PARTS);
    proptest::collection::vec(part, 0..40).prop_map(|parts| parts.concat())
}

/// Cases of small boards, one after another, with blanks of all kinds.
fn cases() -> impl Strategy<Value = Vec<u8>> {
    let blank = || proptest::sample::select(&[" ", " ", " ", "  ", "\t", " \r"][..]);
    let end = || proptest::sample::select(&["\n", "\n", "\r\n", " \n", "\n\n"][..]);
    let step = (0..40_u8, blank()).prop_map(|(step, blank)| format!("{}{blank}", step % 8));
    let steps = proptest::collection::vec(step, 0..40).prop_map(|steps| steps.concat());
    let case = (1..9_u8, blank(), 1..8_u8, end(), steps, end()).prop_map(
        |(width, blank, height, end, steps, last)| {
            format!("{width}{blank}{height}{end}{steps}{last}")
        },
    );
    proptest::collection::vec(case, 1..4).prop_map(|cases| cases.concat().into_bytes())
}

/// The same, with some bytes changed, lost, doubled or put in.
fn spoilt_cases() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<proptest::sample::Index>(), proptest::sample::select(PARTS), 0..4_u8);
    let changes = proptest::collection::vec(change, 1..4);
    (cases(), changes).prop_map(|(mut text, changes)| {
        for (place, part, kind) in changes {
            let place = place.index(text.len() + 1);
            let rest = text.split_off(place);
            match kind {
                0 => text.extend(part.iter().chain(&rest)),
                1 => text.extend(part.iter().chain(rest.get(1..).unwrap_or_default())),
                2 => text.extend(rest.get(1..).unwrap_or_default()),
                _ => text.extend(rest.iter().take(1).chain(&rest)),
            }
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn any_bytes_are_judged_or_refused(
        text in proptest::collection::vec(any::<u8>(), 0..300), rules in rules(), sizes in sizes(),
    ) {
        assert_agreement(rules, &text, &sizes);
    }

    #[test]
    fn what_is_nearly_a_case_is_judged_or_refused(
        text in soup(), rules in rules(), sizes in sizes(),
    ) {
        assert_agreement(rules, &text, &sizes);
    }

    #[test]
    fn cases_are_judged(text in cases(), rules in rules(), sizes in sizes()) {
        assert_agreement(rules, &text, &sizes);
    }

    #[test]
    fn spoilt_cases_are_judged_or_refused(
        text in spoilt_cases(), rules in rules(), sizes in sizes(),
    ) {
        assert_agreement(rules, &text, &sizes);
    }
}

proptest! {
    // A process a case.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn the_program_says_what_the_model_says(text in prop_oneof![soup(), spoilt_cases()]) {
        let outcome = luozi_on::<&str>(&[], &text);
        match model::single(Rules { connect: 4, strict: false }, &text) {
            Ok(answer) => {
                prop_assert_eq!((outcome.status, outcome.stdout), (Some(0), answer));
                prop_assert_eq!(outcome.stderr, "");
            }
            Err(spot) => {
                prop_assert_eq!((outcome.status, outcome.stdout.as_str()), (Some(2), ""));
                let begin = format!("luozi: stdin, {spot}: expected ");
                prop_assert!(outcome.stderr.starts_with(&begin), "{}", outcome);
            }
        }
    }
}
