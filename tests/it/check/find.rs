//! Which files are cases.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proptest::prelude::*;

use super::{CASE, check, folder, verdicts};

/// A folder with these inputs, each with a right answer in these files.
fn cases(inputs: &[&str], answers: &[&str]) -> tempfile::TempDir {
    let files: Vec<_> = inputs
        .iter()
        .map(|name| (*name, CASE))
        .chain(answers.iter().map(|name| (*name, "7,red\n")))
        .collect();
    folder(&files)
}

/// What is found in a folder and passes, or else the letters of its verdict.
#[track_caller]
fn found(folder: &Path, args: &[&str]) -> Vec<String> {
    let told = |(name, verdict): (String, String)| {
        if verdict == "AC" { name } else { format!("{name} {verdict}") }
    };
    verdicts(folder, args).into_iter().map(told).collect()
}

#[test]
fn the_four_ways_of_laying_out_cases() {
    for (input, answer) in [
        ("1.in", "1.out"),
        ("1.in", "1.ans"),
        ("sample-1.in", "sample-1.out"),
        ("a.b.in", "a.b.out"),
        ("data/secret/01-a.in", "data/secret/01-a.ans"),
        ("problem.in1", "problem.out1"),
        ("problem.in12", "problem.ans12"),
        ("in1.txt", "out1.txt"),
        ("in10.txt", "ans10.txt"),
        ("in/1.txt", "out/1.txt"),
        ("in/1", "out/1"),
        ("in/1.in", "out/1.in"),
        ("in/1.in", "out/1.out"),
        ("in/1.in", "out/1.ans"),
        ("in/1.in", "in/1.out"),
        ("in/1.txt", "out/1.out"),
        ("in/1.txt", "out/1.ans"),
        ("input/x.dat", "output/x.dat"),
        ("input/input0.txt", "output/output0.txt"),
        ("inputs/a", "outputs/a"),
        ("inputs/a", "out/a"),
        ("deep/er/in/落子", "deep/er/out/落子"),
    ] {
        let folder = cases(&[input], &[answer]);
        assert_eq!(found(folder.path(), &["."]), [format!("./{input}")], "{input} {answer}");
        assert_eq!(found(folder.path(), &[input]), [input], "{input} {answer}, named");
        let absolute = folder.path().join(input).display().to_string();
        assert_eq!(found(folder.path(), &[&absolute]), [&*absolute], "{input} {answer}, in whole");
    }
}

#[test]
fn the_first_choice_of_an_answer_counts() {
    let wrong = |names: &[&str]| {
        let mut files = vec![("1.in", CASE), ("1.out", "7,red\n"), ("1.ans", "0,draw\n")];
        files.extend(names.iter().map(|name| (*name, "0,draw\n")));
        folder(&files)
    };
    assert_eq!(found(wrong(&[]).path(), &["1.in"]), ["1.in"]);
    let folder = folder(&[
        ("in/1.in", CASE),
        ("in/1.out", "7,red\n"),
        ("out/1.in", "0,draw\n"),
        ("out/1.out", "0,draw\n"),
        ("in/2.txt", CASE),
        ("out/2.txt", "7,red\n"),
        ("out/2.out", "0,draw\n"),
    ]);
    assert_eq!(found(folder.path(), &["."]), ["./in/1.in", "./in/2.txt"]);
}

#[test]
fn a_problem_package_is_read_as_it_stands() {
    let folder = folder(&[
        ("problem.yaml", "name: Four\n"),
        ("domjudge-problem.ini", ""),
        ("problem_statement/problem.en.tex", ""),
        ("submissions/accepted/mine.py", ""),
        ("input_validators/validate.ctd", ""),
        ("data/sample/1.in", CASE),
        ("data/sample/1.ans", "7,red\n"),
        ("data/sample/1.desc", ""),
        ("data/secret/testdata.yaml", ""),
        ("data/secret/group1/01-first.in", "3 2\n1 1 1\n"),
        ("data/secret/group1/01-first.ans", "3,error\n"),
        ("data/secret/group1/01-first.hint", ""),
        ("data/secret/02.in", CASE),
        ("data/secret/02.ans", "7,red\n"),
    ]);
    let all = ["./data/sample/1.in", "./data/secret/02.in", "./data/secret/group1/01-first.in"];
    assert_eq!(found(folder.path(), &["."]), all);
}

#[test]
fn what_is_no_case_is_passed_over() {
    let folder = folder(&[
        ("1.in", CASE),
        ("1.out", "7,red\n"),
        (".2.in", CASE),
        (".git/3.in", CASE),
        ("1.in~", CASE),
        ("in/4.txt", CASE),
        ("out/4.txt", "7,red\n"),
        ("in/4.txt~", CASE),
        ("in/#4.txt#", CASE),
        ("in/4.txt.bak", CASE),
        ("in/4.txt.orig", CASE),
        ("in/.DS_Store", CASE),
        ("README.md", ""),
        ("in.txt", CASE),
        ("inx.txt", CASE),
        ("1.inx", CASE),
        ("1.in1x", CASE),
        ("1in", CASE),
        ("input.txt", CASE),
        ("left.out", ""),
        ("left.ans", ""),
        ("out/left.txt", ""),
        ("in/5.in/6.txt", CASE),
        ("empty/", ""),
    ]);
    assert_eq!(found(folder.path(), &["."]), ["./1.in", "./in/4.txt"]);
}

#[test]
fn an_answer_is_no_input() {
    // By its name or by its folder's each of these answers could be one.
    let folder = cases(
        &["in/1.in", "in/in2.txt", "in/3.in4", "x/inputs/a.in"],
        &["in/1.out", "in/out2.txt", "in/3.out4", "x/outputs/a.in"],
    );
    let all = ["./in/1.in", "./in/3.in4", "./in/in2.txt", "./x/inputs/a.in"];
    assert_eq!(found(folder.path(), &["."]), all);
}

#[test]
fn an_input_without_an_answer_fails() {
    let folder = folder(&[("1.in", CASE), ("2.in1", CASE), ("in/3", CASE), ("in4.txt", CASE)]);
    let all = ["./1.in WA", "./2.in1 WA", "./in/3 WA", "./in4.txt WA"];
    assert_eq!(found(folder.path(), &["."]), all);
    insta::assert_snapshot!(check(folder.path(), &["."]), @"
    status: 1
    ----- stdout
    WA ./1.in
      no answer file: neither 1.out nor 1.ans is there
      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    WA ./2.in1
      no answer file: neither 2.out1 nor 2.ans1 is there
      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    WA ./in/3
      no answer file: neither out/3 nor out/3.out nor out/3.ans is there
      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    WA ./in4.txt
      no answer file: neither out4.txt nor ans4.txt is there
      5 | .  .  .  .  . |
      4 | .  .  .  .  . |
      3 | .  .  .  .  . |
      2 | O  O  O  .  . |
      1 |(X)(X)(X)[X] . |
        +---------------+
          1  2  3  4  5

      7,red
      step 7: red adds column 4 to columns 1 to 3, row 1
      X red, O blue, [ ] step 7, ( ) its line

    4 cases: 4 WA
    ----- stderr
    ");
}

#[test]
fn an_answer_that_can_not_be_read_fails() {
    let folder = folder(&[
        ("1.in", CASE),
        ("1.out/", ""),
        ("2.in", CASE),
        ("2.ans", "7,red\n"),
        ("2.out/", ""),
    ]);
    // A folder is no answer file.
    assert_eq!(found(folder.path(), &["."]), ["./1.in WA", "./2.in"]);
    #[cfg(unix)]
    {
        let file = folder.path().join("1.ans");
        std::os::unix::fs::symlink("nowhere", file).expect("a link can be made");
        let outcome = check(folder.path(), &["1.in"]);
        assert_eq!(outcome.status, Some(1));
        let said = "WA 1.in\n  the answer 1.ans can't be read: No such file or directory";
        assert!(outcome.stdout.starts_with(said), "{outcome}");
    }
}

#[cfg(unix)]
#[test]
fn an_answer_without_measure_is_not_read() {
    let folder = folder(&[("1.in", CASE), ("1.out", "")]);
    let file = fs::File::options().write(true).open(folder.path().join("1.out"));
    // It has a hole in it, and so takes no room.
    file.and_then(|file| file.set_len(1 << 30)).expect("a large file can be made");
    let outcome = check(folder.path(), &["1.in"]);
    let said = "WA 1.in\n  the answer 1.out can't be read: it is larger than 256 MiB\n";
    assert!(outcome.stdout.starts_with(said), "{outcome}");
}

#[cfg(unix)]
#[test]
fn an_input_that_can_not_be_read_fails() {
    let folder = cases(&[], &["1.out", "2.out"]);
    std::os::unix::fs::symlink("nowhere", folder.path().join("1.in")).expect("a link can be made");
    let pipe = std::process::Command::new("mkfifo").arg(folder.path().join("2.in")).status();
    assert!(pipe.expect("mkfifo starts").success());
    assert_eq!(found(folder.path(), &["."]), ["./1.in RE"]);
    let outcome = check(folder.path(), &["2.in"]);
    assert_eq!(outcome.status, Some(1), "{outcome}");
    assert!(
        outcome.stdout.starts_with("RE 2.in\n  the input can't be read: it is not a file\n"),
        "{outcome}"
    );
}

#[test]
fn cases_come_in_path_order() {
    let names = ["a/2.in", "a/10.in", "a-b/1.in", "a.in", "b/a/1.in", "b/a.in", "b/b/1.in", "é.in"];
    let inputs: Vec<_> = names.to_vec();
    let answers: Vec<_> = names.iter().map(|name| name.replace(".in", ".out")).collect();
    let folder = cases(&inputs, &answers.iter().map(String::as_str).collect::<Vec<_>>());
    let sorted: BTreeSet<_> = names.iter().map(|name| Path::new(".").join(name)).collect();
    let sorted: Vec<_> = sorted.iter().map(|path| path.display().to_string()).collect();
    for jobs in ["1", "2", "7"] {
        assert_eq!(found(folder.path(), &[".", "-j", jobs]), sorted);
    }
    assert_eq!(
        found(folder.path(), &["b", "a"]),
        ["a/10.in", "a/2.in", "b/a/1.in", "b/a.in", "b/b/1.in"]
    );
}

#[test]
fn a_case_that_is_reached_twice_counts_once() {
    let folder = cases(&["a/1.in", "a/b/2.in"], &["a/1.out", "a/b/2.out"]);
    let both = ["a/1.in", "a/b/2.in"];
    for args in [
        &["a"][..],
        &["a", "a"],
        &["a", "a/b"],
        &["a/b", "a"],
        &["a/1.in", "a"],
        &["a", "a/b/2.in", "a/1.in"],
        &["a", "a/../a"],
    ] {
        assert_eq!(found(folder.path(), args), both, "{args:?}");
    }
    assert_eq!(found(folder.path(), &["a", "./a"]), ["./a/1.in", "./a/b/2.in"]);
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_no_case_counts_twice() {
    use std::os::unix::fs::symlink;

    let folder = cases(&["a/1.in"], &["a/1.out"]);
    let link = |target: &str, name: &str| {
        symlink(target, folder.path().join(name)).expect("a link can be made");
    };
    link("..", "a/loop");
    link("loop2", "a/loop2");
    link("a", "b");
    assert_eq!(found(folder.path(), &["a", "b"]), ["a/1.in"]);
    assert_eq!(found(folder.path(), &["b"]), ["b/1.in"]);
    // The same input with the same answer is the same case, with another one it is another case.
    link("1.in", "a/2.in");
    link("1.out", "a/2.out");
    assert_eq!(found(folder.path(), &["a"]), ["a/1.in"]);
    link("1.in", "a/3.in");
    fs::write(folder.path().join("a/3.out"), "0,draw\n").expect("a file can be written");
    assert_eq!(found(folder.path(), &["a"]), ["a/1.in", "a/3.in WA"]);
}

#[cfg(target_os = "linux")]
#[test]
fn names_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = cases(&[], &[]);
    for (name, text) in [(&b"\xFF\x1B.in"[..], CASE), (b"\xFF\x1B.out", "0,draw\n")] {
        fs::write(folder.path().join(OsStr::from_bytes(name)), text).expect("it can be written");
    }
    let outcome = check(folder.path(), &["."]);
    assert!(outcome.stdout.starts_with("WA ./\\xFF\\x1B.in\n"), "{outcome}");
}

#[test]
fn the_game_is_the_one_chosen_or_the_nearest_folder_s() {
    let board = "2 2\n1 1\n0 0\n";
    let folder = folder(&[
        ("gomoku/1.in", board),
        ("gomoku/1.out", "none\n"),
        ("gomoku/connect4/2.in", CASE),
        ("gomoku/connect4/2.out", "7,red\n"),
        ("gomoku/connect4/gomoku/in/3", board),
        ("gomoku/connect4/gomoku/out/3", "none\n"),
        ("reversing/4.in", CASE),
        ("reversing/4.out", "7,red\n"),
    ]);
    let all = found(folder.path(), &["."]);
    assert!(all.len() == 4 && all.iter().all(|case| !case.contains(' ')), "{all:?}");
    let inside = folder.path().join("gomoku/connect4");
    assert_eq!(found(&inside, &["2.in"]), ["2.in"]);
    assert_eq!(found(&inside, &[".."]).len(), 3);
    assert_eq!(found(&inside, &["../1.in"]), ["../1.in"]);
    assert_eq!(found(&inside, &["-g", "gomoku", "2.in"]), ["2.in RE"]);
    assert_eq!(found(folder.path(), &["-g", "connect4", "gomoku/1.in"]), ["gomoku/1.in RE"]);
}

#[test]
fn the_own_fixtures_pass() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let outcome = check(root, &["fixtures"]);
    assert_eq!((outcome.status, outcome.stderr.as_str()), (Some(0), ""), "{outcome}");
    let inputs =
        fs::read_dir(root.join("fixtures")).expect("the folder is there").flat_map(|game| {
            let files = fs::read_dir(game.expect("it can be read").path()).expect("it is a folder");
            files.map(|file| file.expect("it can be read").path())
        });
    let inputs = inputs.filter(|file| file.extension().is_some_and(|end| end == "in")).count();
    assert!(inputs > 80);
    assert_eq!(outcome.stdout, format!("{inputs} cases: {inputs} AC\n"));
    assert_eq!(check(root, &["fixtures", "--compare", "exact"]).status, Some(0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    /// Whatever lies about, each input by name is found once, in order, and nothing else.
    #[test]
    fn inputs_by_name_are_found_once_and_in_order(
        names in prop::collection::btree_set("(a|b|in|out)/(a|b|in1|out2)(\\.in|\\.out|\\.in2|\\.txt|~)?", 0..12)
    ) {
        let files: Vec<_> = names.iter().map(|name| (&**name, "")).collect();
        let folder = folder(&files);
        let is_input = |name: &&String| {
            let (parent, file) = name.split_once('/').unwrap();
            let by_name = |file: &str| {
                file == "in1.txt" || [".in", ".in2"].iter().any(|end| file.ends_with(end))
            };
            let has = |name: String| names.contains(&name);
            let input_of = |file: &str| file.replace(".out", ".in").replace("out2.txt", "in2.txt");
            if by_name(file) {
                return !(parent == "out" && has(format!("in/{file}")));
            }
            let is_answer = input_of(file) != file && has(format!("in/{}", input_of(file)));
            parent == "in" && !file.ends_with('~') && !is_answer
        };
        let expected: Vec<_> = names.iter().filter(is_input).cloned().collect();
        let mut got: Vec<_> = verdicts(folder.path(), &["."])
            .into_iter()
            .map(|(name, _)| name.trim_start_matches("./").to_owned())
            .collect();
        prop_assert_eq!(&got, &expected);
        got.dedup();
        prop_assert_eq!(got, expected);
    }
}
