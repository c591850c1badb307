//! SVG: well formed, small, of itself, and with every disc in its place.

use std::collections::BTreeMap;

use insta::assert_snapshot;
use luozi::case::Case;
use luozi::draw::{Scene, svg};
use luozi::puzzle::Options;
use proptest::prelude::ProptestConfig;
use proptest::{prop_assert, prop_assert_eq, proptest};
use roxmltree::{Document, Node};

use super::drawn;
use super::laws::games;

/// A full board whose last disc makes three lines at once.
const FULL: &str = "7 6\n4 6 1 5 4 3 2 5 5 3 7 1 1 4 2 6 4 5 6 2 2 4 1 7 5 6 2 3 6 5 4 7 6 3\n";
const REVERSI: &str =
    "OOO*****\n***O****\n***X****\n********\n********\n********\n********\n********\n1 4\nX\n";

/// Parses a picture and checks what holds of every one.
fn parsed(picture: &str) -> Document<'_> {
    let document = Document::parse(picture).unwrap_or_else(|error| panic!("{error}: {picture}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert_eq!(root.attribute("role"), Some("img"));
    for label in root.attribute("aria-labelledby").unwrap().split(' ') {
        let labels = root.children().filter(|node| node.attribute("id") == Some(label));
        assert!(labels.map(|node| node.text().unwrap().len()).sum::<usize>() > 10, "{label}");
    }
    let (width, height) = size(root);
    for node in root.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        let known = ["svg", "title", "desc", "rect", "g", "circle", "path", "text"];
        assert!(known.contains(&name), "{name} may refer to something outside");
        for attribute in node.attributes() {
            assert!(!attribute.value().contains("url("), "{}", attribute.value());
            assert!(!attribute.name().starts_with("on") && attribute.name() != "href");
        }
        for (attribute, most) in [("cx", width), ("x", width), ("cy", height), ("y", height)] {
            if let Some(value) = node.attribute(attribute) {
                let value: i64 = value.parse().unwrap();
                assert!((0..=most).contains(&value), "{attribute} {value} of {most}");
            }
        }
    }
    document
}

/// The size of what is seen.
fn size(root: Node<'_, '_>) -> (i64, i64) {
    let numbers = root.attribute("viewBox").unwrap().strip_prefix("0 0 ").unwrap();
    let (width, height) = numbers.split_once(' ').unwrap();
    (width.parse().unwrap(), height.parse().unwrap())
}

/// The numbers that stand on discs, each with the disc's fill; discs lie where their numbers do.
fn numbered(document: &Document<'_>) -> BTreeMap<u64, String> {
    let nodes = || document.descendants().filter(Node::is_element);
    let place = |node: Node<'_, '_>, x: &str, y: &str, below: i64| {
        let number = |name| node.attribute(name).unwrap().parse::<i64>().unwrap();
        (number(x), number(y) - below)
    };
    let discs: BTreeMap<_, _> = nodes()
        .filter(|node| node.attribute("r") == Some("13"))
        .map(|node| {
            let fill =
                [node, node.parent().unwrap()].iter().find_map(|node| node.attribute("fill"));
            (place(node, "cx", "cy", 0), fill.unwrap())
        })
        .collect();
    let bold = |node: &Node<'_, '_>| node.parent().unwrap().has_attribute("font-weight");
    nodes()
        .filter(|node| node.tag_name().name() == "text" && bold(node))
        .map(|node| {
            let fill = discs[&place(node, "x", "y", 5)];
            (node.text().unwrap().parse().unwrap(), fill.to_owned())
        })
        .collect()
}

#[test]
fn a_small_one() {
    assert_snapshot!(drawn(&["--format", "svg"], "2 1\n2 1 1\n"), @r##"
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 198" role="img" aria-labelledby="title desc" font-family="sans-serif">
    <title id="title">connect4, 2 columns and 1 row: 3,error</title>
    <desc id="desc">step 3: red plays column 1, which is full with 1 disc</desc>
    <rect width="280" height="198" fill="#fff"/>
    <rect x="28" y="58" width="80" height="40" fill="#dfe5ee"/>
    <g fill="#fff" stroke="#b4bfce">
    <circle cx="48" cy="78" r="15"/>
    <circle cx="88" cy="78" r="15"/>
    </g>
    <path d="M28 58v40M108 58v40M28 58h80M28 98h80" fill="none" stroke="#3d4653" stroke-width="3" stroke-linecap="square"/>
    <g font-size="13" fill="#3d4653" text-anchor="middle">
    <text x="48" y="115">1</text>
    <text x="88" y="115">2</text>
    </g>
    <g font-size="13" fill="#3d4653" text-anchor="end">
    <text x="20" y="83">1</text>
    </g>
    <g fill="#b3201b" stroke="#6d0f0c" stroke-width="4">
    <circle cx="88" cy="78" r="13"/>
    </g>
    <g fill="#fff" text-anchor="middle" font-weight="bold">
    <text x="88" y="83" font-size="14">1</text>
    </g>
    <g fill="#cfe4ff" stroke="#0f4fb0" stroke-width="4">
    <circle cx="48" cy="78" r="13"/>
    </g>
    <g fill="#06224f" text-anchor="middle" font-weight="bold">
    <text x="48" y="83" font-size="14">2</text>
    </g>
    <circle cx="48" cy="32" r="13" fill="#b3201b" stroke="#6d0f0c" stroke-width="4" stroke-dasharray="5 3"/>
    <path d="M29 22v-9h9m20 0h9v9m0 20v9h-9m-20 0h-9v-9" fill="none" stroke="#1b1f26" stroke-width="3"/>
    <text x="12" y="138" font-size="15" font-weight="bold">3,error</text>
    <text x="12" y="158" font-size="15">step 3: red plays column 1,</text>
    <text x="12" y="178" font-size="15">which is full with 1 disc</text>
    </svg>
    "##);
}

#[test]
fn the_title_and_the_description_say_the_verdict() {
    for (args, case, title, description) in [
        (
            &[][..],
            "7 1\n1 5 2 6 4 7 3\n",
            "connect4, 7 columns and 1 row: 7,red",
            "step 7: red fills column 3 between columns 2 and 4, row 1",
        ),
        (
            &["--step", "2"],
            "7 1\n1 5 2 6 4 7 3\n",
            "connect4, 7 columns and 1 row",
            "step 2: blue plays column 5, row 1",
        ),
        (
            &[],
            "3 2\n1 1 1\n",
            "connect4, 3 columns and 2 rows: 3,error",
            "step 3: red plays column 1, which is full with 2 discs",
        ),
        (
            &["-g", "gomoku", "--connect", "3", "--answer", "line"],
            "1 3\n222\n",
            "gomoku, 3 columns and 1 row: white 1 1 1 3",
            "white has row 1, columns 1 to 3",
        ),
        (
            &["-g", "reversi"],
            REVERSI,
            "reversi, 8 columns and 8 rows",
            "black plays row 1, column 4 and flips 1 disc: 1 down",
        ),
        (
            &["-g", "tictactoe"],
            "1\n0 0 2\n",
            "tictactoe, 1 column and 1 row: 2",
            "step 1: player 2 fills row 0",
        ),
    ] {
        let picture = drawn(&[&["--format", "svg"], args].concat(), case);
        let document = parsed(&picture);
        let text = |name| {
            let mut nodes = document.descendants().filter(|node| node.has_tag_name(name));
            nodes.next().unwrap().text().unwrap()
        };
        let svg = |name| ("http://www.w3.org/2000/svg", name);
        assert_eq!((text(svg("title")), text(svg("desc"))), (title, description));
    }
}

#[test]
fn a_full_board_is_small() {
    let picture = drawn(&["--format", "svg"], FULL);
    assert!(picture.len() < 20_000, "{} bytes", picture.len());
    let document = parsed(&picture);
    let numbers: Vec<_> = numbered(&document).into_keys().collect();
    assert_eq!(numbers, (1..=34).collect::<Vec<_>>());
    // Three lines, each drawn with its outline and its band.
    let bands =
        document.descendants().filter(|node| node.attribute("stroke-linecap") == Some("round"));
    let lines = bands.map(|node| node.attribute("d").unwrap().matches('M').count());
    assert_eq!(lines.collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn every_kind_is_well_formed() {
    for (args, case) in [
        (&[][..], "0 5\n1\n"),
        (&[], "5 -5\n1\n"),
        (&[], "5 5\n"),
        (&[], "3 2\n-7\n"),
        (&[], "3 2\n2147483647\n"),
        (&[], "2147483647 2147483647\n2147483647 1 2147483646 2 2147483645 3 2147483644\n"),
        (&["--connect", "1"], "1 9\n1\n"),
        (&["-g", "gomoku"], "6 6\n100002\n010020\n001200\n002100\n020010\n200001\n"),
        (&["-g", "gomoku"], "1 1\n0\n"),
        (&["-g", "reversi"], REVERSI),
        (&["-g", "reversi", "--origin", "0"], REVERSI),
        (&["-g", "tictactoe"], "3\n0 0 1\n0 2 2\n2 2 1\n1 1 2\n2 0 1\n1 0 2\n2 1 1\n"),
        (&["-g", "tictactoe"], "2147483647\n"),
    ] {
        parsed(&drawn(&[&["--format", "svg"], args].concat(), case));
    }
}

#[test]
fn what_is_too_large_is_drawn_in_part() {
    let row =
        |number: u32| "1 ".repeat(200).trim_end().replacen('1', &number.to_string(), 1) + "\n";
    let board = "200 200\n".to_owned()
        + &(0..200).map(|row_number| row(row_number % 3)).collect::<String>();
    let picture = drawn(&["-g", "gomoku", "--format", "svg"], &board);
    let document = parsed(&picture);
    let discs = document.descendants().filter(|node| node.attribute("r") == Some("13")).count();
    assert_eq!(discs, 40 * 40);
    assert!(picture.contains("of 200"), "the picture says what is shown");
}

/// A run of 60 discs each way, of which at most 40 are in view: the band ends where the view does.
#[test]
fn a_line_is_cut_to_the_view() {
    let way = |across: i32, down: i32| {
        let disc = |row: i32, column: i32| match (across, down) {
            (1, 0) => row == 29,
            (0, 1) => column == 29,
            (1, 1) => row == column,
            _ => row + column == 59,
        };
        let row = |row| (0..60).map(|column| if disc(row, column) { '1' } else { '0' }).collect();
        (0..60).map(row).collect::<Vec<String>>().join("\n")
    };
    for (across, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        let case = format!("60 60\n{}\n", way(across, down));
        let text = drawn(&["-g", "gomoku"], &case);
        let marked = text.split('+').nth(2).unwrap().matches("(X)").count();
        // 80 columns of a terminal have room for 25 cells, and 40 rows are shown.
        assert_eq!(marked, if across == 0 { 40 } else { 25 }, "{text}");
        let picture = drawn(&["-g", "gomoku", "--format", "svg"], &case);
        let document = parsed(&picture);
        let band =
            document.descendants().find(|node| node.attribute("stroke-linecap") == Some("round"));
        let path = band.unwrap().attribute("d").unwrap();
        let numbers = path.split(['M', 'L', ' ']).filter(|number| !number.is_empty());
        let numbers: Vec<i32> = numbers.map(|number| number.parse().unwrap()).collect();
        let [x, y, x2, y2] = numbers[..] else { panic!("{path}") };
        // The view is around row and column 30, and the rising diagonal has no middle cell.
        let steps = if down < 0 { 37 } else { 39 };
        assert_eq!([x2 - x, y2 - y], [across, down].map(|way| 40 * steps * way), "{path}");
    }
}

/// Where the name decides and where `--format` does.
#[test]
fn the_format_is_that_of_the_name() {
    let folder = tempfile::tempdir().unwrap();
    for (args, begin) in [
        (&["-o", "game.svg"][..], "<svg"),
        (&["--output", "game.SVG"], "<svg"),
        (&["--output=game.html"], "<!DOCTYPE html>"),
        (&["--output=game.htm"], "<!DOCTYPE html>"),
        (&["--output=svg"], "1 | "),
        (&["--output=game.txt"], "1 | "),
        (&["--output=game.svg", "--format=text"], "1 | "),
        (&["--output=game.txt", "--format=svg"], "<svg"),
        (&["--output=game.svg", "--format", "html"], "<!DOCTYPE html>"),
        (&["--output=-", "--format", "svg"], "<svg"),
        (&["--format", "html"], "<!DOCTYPE html>"),
    ] {
        let mut command = crate::run::luozi(&[&["draw"], args].concat());
        let outcome = crate::run::run(command.current_dir(folder.path()), b"2 1\n");
        assert_eq!((outcome.status, outcome.stderr.as_str()), (Some(0), ""), "{args:?}");
        let written: Vec<_> =
            std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap).collect();
        let text = match &written[..] {
            [] => outcome.stdout,
            [file] => std::fs::read_to_string(file.path()).unwrap(),
            more => panic!("{more:?}"),
        };
        assert!(text.starts_with(begin), "{args:?}: {text}");
        for file in written {
            std::fs::remove_file(file.path()).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_step_is_numbered_and_of_its_colour(case in games()) {
        let scene = Scene::new(&Case::Connect4(case), &Options::default());
        let picture = svg(&scene);
        let document = parsed(&picture);
        let numbers = numbered(&document);
        let (step, word) = scene.verdict().unwrap().split_once(',').unwrap();
        if word != "draw" && step != "1" {
            let discs = step.parse::<usize>().unwrap() - usize::from(word == "error");
            prop_assert_eq!(numbers.len(), discs, "{}", picture);
        }
        for (step, fill) in numbers {
            prop_assert_eq!(fill == "#b3201b", step % 2 == 1, "{}", picture);
        }
        prop_assert!(picture.len() < 40_000);
    }
}
