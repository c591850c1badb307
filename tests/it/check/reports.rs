//! The reports for programs, each read by a parser that is not ours.

use roxmltree::{Document, Node};
use serde_json::Value;
use tempfile::TempDir;

use super::{CASE, check, folder};

/// Four cases: a pass, a pass with a note, a wrong answer with all that is hard to write, and no answer file.
fn hostile() -> TempDir {
    let hard = "7,\u{0}\u{1}\u{B}\u{1B}]>&<\"'\u{7F}\u{85}\u{FFFE}\u{1F600}落 # --- ...\n\t\\x\n";
    folder(&[
        ("1.in", CASE),
        ("1.out", "7,red\n"),
        ("2.in", CASE),
        ("2.out", "7,red"),
        ("a & b <c> # \"d\" \\ 落.in", CASE),
        ("a & b <c> # \"d\" \\ 落.out", hard),
        ("z.in", CASE),
    ])
}

const HARD_NAME: &str = "./a & b <c> # \"d\" \\ 落.in";

fn report(folder: &TempDir, format: &str) -> String {
    let outcome = check(folder.path(), &[".", "--format", format]);
    assert_eq!(outcome.status, Some(1), "{outcome}");
    outcome.stdout
}

#[test]
fn json_is_an_object_a_line() {
    let report = report(&hostile(), "json");
    let objects: Vec<Value> =
        report.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    assert_eq!(objects.len(), 5);
    assert!(objects.iter().all(|object| object["version"] == 1), "{report}");
    let verdicts: Vec<_> = objects[..4].iter().map(|object| &object["verdict"]).collect();
    assert_eq!(verdicts, ["AC", "AC", "WA", "WA"]);
    assert_eq!(objects[0].get("note"), None);
    assert_eq!(objects[1]["note"], "the answer file has no newline at the end");
    let hard = &objects[2];
    assert_eq!(hard["input"], HARD_NAME);
    assert_eq!(hard["game"], "connect4");
    assert_eq!(hard["got"], "7,red\n");
    let expected = hard["expected"].as_str().expect("a string");
    assert!(expected.starts_with("7,\u{0}\u{1}\u{B}\u{1B}]>&<\"'"), "{expected:?}");
    assert!(hard["reason"].as_str().expect("a string").starts_with("step 7: red "), "{hard}");
    assert_eq!(objects[3]["why"], "no answer file: neither z.out nor z.ans is there");
    assert_eq!(objects[4]["type"], "summary");
    assert_eq!(objects[4]["cases"], 4);
    assert_eq!(objects[4]["verdicts"]["AC"], 2);
    assert_eq!(objects[4]["verdicts"]["WA"], 2);
    assert_eq!(objects[4]["verdicts"]["RE"], 0);
}

#[test]
fn json_holds_the_begin_of_a_long_answer() {
    let long = "0,draw ".repeat(10_000);
    let folder = folder(&[("1.in", CASE), ("1.out", &long)]);
    let object: Value =
        serde_json::from_str(report(&folder, "json").lines().next().unwrap()).unwrap();
    assert_eq!(object["expected_cut"], true);
    assert!(object["expected"].as_str().unwrap().len() < 5000);
    assert_eq!(object.get("got_cut"), None);
}

#[test]
fn junit_is_xml_with_a_case_a_case() {
    let folder = hostile();
    let report = report(&folder, "junit");
    let document = Document::parse(&report).unwrap_or_else(|error| panic!("{error}\n{report}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "testsuites");
    let suite = root.first_element_child().expect("a suite");
    for node in [root, suite] {
        let count = |name| node.attribute(name).expect("a count");
        assert_eq!([count("tests"), count("failures"), count("errors")], ["4", "2", "0"]);
    }
    let cases: Vec<_> = suite.children().filter(Node::is_element).collect();
    let names: Vec<_> = cases.iter().map(|case| case.attribute("name").unwrap()).collect();
    assert_eq!(names, ["./1.in", "./2.in", HARD_NAME, "./z.in"]);
    assert!(cases.iter().all(|case| case.attribute("classname") == Some("connect4")));
    let failed: Vec<_> = cases
        .iter()
        .filter_map(Node::first_element_child)
        .map(|node| node.tag_name().name())
        .collect();
    assert_eq!(failed, ["failure", "failure"]);
    let failure = cases[2].first_element_child().unwrap();
    assert_eq!(failure.attribute("type"), Some("WA"));
    let text = failure.text().expect("a text");
    assert!(text.contains("expected") && text.contains("\\0\\x01\\x0B\\x1B]>&<\"'"), "{text}");
    assert!(text.contains("step 7: red "), "{text}");
}

#[test]
fn junit_tells_no_answer_from_a_wrong_one() {
    let folder = folder(&[("1.in", "5 \u{FFFE}\u{1}"), ("1.out", "7,red\n")]);
    let report = report(&folder, "junit");
    let document = Document::parse(&report).expect("it is XML");
    let case = document.descendants().find(|node| node.has_tag_name("testcase")).unwrap();
    let error = case.first_element_child().unwrap();
    assert_eq!((error.tag_name().name(), error.attribute("type")), ("error", Some("RE")));
    assert_eq!(document.root_element().attribute("errors"), Some("1"));
}

/// A test point of TAP, as the specification has it: <https://testanything.org/tap-version-14-specification.html>.
#[derive(Debug, PartialEq)]
struct Point {
    ok: bool,
    number: usize,
    description: String,
    /// The lines between `---` and `...`.
    yaml: Vec<String>,
}

/// Reads version 14 of TAP, as far as it has no subtests; panics where it is none.
fn tap(report: &str) -> (usize, Vec<Point>) {
    let mut lines = report.lines();
    assert_eq!(lines.next(), Some("TAP version 14"));
    let plan = lines.next().and_then(|line| line.strip_prefix("1..")).expect("a plan");
    let mut points: Vec<Point> = Vec::new();
    while let Some(line) = lines.next() {
        if line.starts_with('#') {
            continue;
        }
        if line == "  ---" {
            let yaml = lines.by_ref().take_while(|line| *line != "  ...");
            let yaml: Vec<_> = yaml.map(str::to_owned).collect();
            assert!(yaml.iter().all(|line| line.starts_with("  ")), "{yaml:?}");
            points.last_mut().expect("a point comes first").yaml = yaml;
            continue;
        }
        let (ok, rest) = match line.strip_prefix("not ") {
            Some(rest) => (false, rest),
            None => (true, line),
        };
        let rest = rest.strip_prefix("ok ").unwrap_or_else(|| panic!("{line}"));
        let (number, name) = rest.split_once(" - ").expect("a description");
        let mut description = String::new();
        let mut signs = name.chars();
        while let Some(sign) = signs.next() {
            assert_ne!(sign, '#', "a directive: {line}");
            description.push(if sign == '\\' {
                signs.next().expect("an escaped sign")
            } else {
                sign
            });
        }
        points.push(Point { ok, number: number.parse().unwrap(), description, yaml: Vec::new() });
    }
    (plan.parse().unwrap(), points)
}

#[test]
fn tap_is_version_14() {
    let report = report(&hostile(), "tap");
    assert!(report.chars().all(|sign| sign == '\n' || !sign.is_control()), "{report:?}");
    let (plan, points) = tap(&report);
    assert_eq!(plan, 4);
    let told: Vec<_> = points.iter().map(|point| (point.ok, point.number)).collect();
    assert_eq!(told, [(true, 1), (true, 2), (false, 3), (false, 4)]);
    // The escape of the name itself is an escape's text.
    assert_eq!(points[2].description, HARD_NAME);
    assert!(points[0].yaml.is_empty() && points[1].yaml.is_empty());
    assert_eq!(points[2].yaml[0], "  verdict: WA");
    let field = |name: &str| {
        let line = points[2].yaml.iter().find_map(|line| line.strip_prefix(name));
        serde_json::from_str::<String>(line.expect("the field is there")).expect("a string")
    };
    assert_eq!(field("  got: "), "7,red\n");
    assert!(field("  expected: ").starts_with("7,\u{0}\u{1}"));
    assert!(report.ends_with("# 4 cases: 2 AC, 2 WA\n"));
}
