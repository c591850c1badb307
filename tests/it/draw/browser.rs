//! The pages in a real browser: Debian's Chromium, driven by a script on Node and `playwright-core`.
//!
//! `.ci/run` installs both, the latter in a folder of `target`, where the screenshots stay to be looked at.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::drawn;

const WIN: &str = "7 6\n4 6 1 5 4 3 2 5 5 3 7 1 1 4 2 6 4 5 6 2 2 4 1 7 5 6 2 3 6 5 4 7 6 3\n";
const ERROR: &str = "3 2\n1 1 1\n";
const REVERSI: &str =
    "OOO*****\n***O****\n***X****\n********\n***OX***\n********\n********\n********\n1 4\nX\n";
const GOMOKU: &str = "6 6\n100002\n010020\n001200\n002100\n020010\n200001\n";
const TICTACTOE: &str = "3\n0 0 1\n0 2 2\n2 2 1\n1 1 2\n2 0 1\n1 0 2\n2 1 1\n";
const HUGE: &str = "2147483647 2147483647\n2147483647 1 2147483646 2 2147483645 3 2147483644\n";
/// Decided by step 7; what follows is not even read.
const HOSTILE: &str =
    "4 2\n1 1 2 2 4 4 3 </script><script>hacked=1</script><img src=x onerror=hacked=1>\n";

/// 100,000 steps on a board of 1000 columns that nobody wins.
fn long() -> String {
    let mut dice = 1_u64;
    let mut next = || {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        format!(" {}", (dice >> 33) % 1000 + 1)
    };
    format!("1000 1000\n{}\n", (0..100_000).map(|_| next()).collect::<String>())
}

#[test]
fn the_replay() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = root.join("target/browser/pages");
    fs::create_dir_all(&pages).unwrap();
    let page = |name: &str, args: &[&str], case: &str| {
        let format = if Path::new(name).extension().is_some_and(|end| end == "svg") {
            "svg"
        } else {
            "html"
        };
        fs::write(pages.join(name), drawn(&[&["--format", format], args].concat(), case)).unwrap();
    };
    let long = long();
    for (name, args, case) in [
        ("win.html", &[][..], WIN),
        ("early.html", &["--step", "5"], WIN),
        ("error.html", &[], ERROR),
        ("reversi.html", &["-g", "reversi"], REVERSI),
        ("gomoku.html", &["-g", "gomoku"], GOMOKU),
        ("tictactoe.html", &["-g", "tictactoe"], TICTACTOE),
        ("huge.html", &[], HUGE),
        ("hostile.html", &[], HOSTILE),
        ("empty.html", &[], "0 5\n1\n"),
        ("tall.html", &[], "1 9\n1 1 1\n"),
        ("long.html", &["--connect", "1000"], &long),
        ("huge.svg", &[], HUGE),
        ("tictactoe.svg", &["-g", "tictactoe"], TICTACTOE),
        ("long.svg", &["--connect", "1000"], &long),
    ] {
        page(name, args, case);
    }
    for (game, args, case, last) in [
        ("win", &[][..], WIN, 34),
        ("error", &[], ERROR, 3),
        ("reversi", &["-g", "reversi"], REVERSI, 1),
        ("gomoku", &["-g", "gomoku"], GOMOKU, 0),
    ] {
        for step in 0..=last {
            let step_args = ["--step", &step.to_string()];
            page(&format!("{game}-{step}.svg"), &[args, &step_args].concat(), case);
        }
    }
    let script = root.join("tests/it/draw/browser/replay.cjs");
    let modules: PathBuf = root.join("target/browser/node_modules");
    let outcome = Command::new("node")
        .args([&script, &pages])
        .env("NODE_PATH", modules)
        .output()
        .expect("node starts");
    let [said, complained] =
        [&outcome.stdout, &outcome.stderr].map(|text| String::from_utf8_lossy(text));
    println!("{said}{complained}");
    assert!(outcome.status.success(), "a check failed");
    let checks = fs::read_to_string(&script).unwrap().matches("\ncheck(\"").count();
    assert!(checks > 10, "the script's checks are found");
    assert_eq!(said.lines().filter(|line| line.starts_with("ok: ")).count(), checks);
}
