//! Other people's tools: a parser of TAP in Perl, and a folder that `oj` made.

use std::fs;
use std::process::Command;

use super::{CASE, check, folder};
use crate::run::luozi;

#[test]
fn perl_reads_the_report_in_tap() {
    let folder = folder(&[
        ("1.in", CASE),
        ("1.out", "7,red\n"),
        ("a # b.in", CASE),
        ("a # b.out", "7,\u{1}\n...\n"),
        ("c.in", CASE),
    ]);
    let report = luozi(&["check", ".", "--format", "tap"]).current_dir(folder.path()).output();
    let file = folder.path().join("report.tap");
    fs::write(&file, report.expect("luozi starts").stdout).expect("it is ours");
    let script = "use TAP::Parser; my $p = TAP::Parser->new({source => shift}); $p->run; \
                  printf '%d %d %d %s', $p->tests_planned, scalar $p->passed, scalar $p->failed, \
                  join ',', $p->parse_errors;";
    // A file that is no script is read as a report.
    let output = Command::new("perl").args(["-e", script]).arg(file).output();
    let output = output.expect("perl starts");
    // It reads version 13, of which 14 is the same but for subtests and escapes, and says so.
    let said = "3 1 2 TAP specified version 14 but we don't know about versions later than 13";
    assert_eq!(String::from_utf8_lossy(&output.stdout), said, "{output:?}");
}

#[test]
fn a_folder_made_by_oj_is_read_as_it_stands() {
    let folder = folder(&[("mine.sh", "read w h; read s; echo 7,red\n")]);
    let oj = |args: &[&str]| {
        let output = Command::new("oj").args(args).current_dir(folder.path()).output();
        let output = output.expect("oj starts");
        assert!(output.status.success(), "{output:?}");
    };
    fs::create_dir(folder.path().join("test")).expect("it is ours");
    for case in 1..4 {
        fs::write(folder.path().join(format!("test/sample-{case}.in")), CASE).unwrap();
    }
    // It writes the answers of the program next to the inputs, and agrees with us about them.
    oj(&[
        "generate-output",
        "-c",
        "sh mine.sh",
        "test/sample-1.in",
        "test/sample-2.in",
        "test/sample-3.in",
    ]);
    oj(&["test", "-c", "sh mine.sh"]);
    let outcome = check(folder.path(), &["test", "--", "sh", "mine.sh"]);
    assert_eq!(outcome.stdout, "3 cases: 3 AC\n", "{outcome}");
    assert_eq!(check(folder.path(), &["test"]).stdout, "3 cases: 3 AC\n");
}
