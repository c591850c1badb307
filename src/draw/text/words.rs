//! The words under the board.

use std::fmt::Write as _;

use anstyle::Style;

use super::{LETTERS, Page};
use crate::draw::scene::Lines;
use crate::draw::view::Mark;

impl Page<'_> {
    /// The verdict, its reason, what the marks mean, and what is not shown.
    pub(super) fn words(&mut self) {
        self.text.push('\n');
        if let Some(verdict) = self.scene.verdict() {
            self.push(Style::new().bold(), verdict);
            self.text.push('\n');
        }
        let lines = [self.scene.reason(), self.legend(), self.scene.outside(&self.view)];
        for line in lines.iter().filter(|line| !line.is_empty()) {
            self.wrapped(line);
        }
    }

    /// A line, broken between words where the terminal ends.
    fn wrapped(&mut self, line: &str) {
        let mut used = 0;
        for word in line.split(' ') {
            if used > 0 && used + 1 + word.len() > self.look.columns {
                self.text.push_str("\n ");
                used = 1;
            }
            if used > 0 {
                self.text.push(' ');
                used += 1;
            }
            self.text.push_str(word);
            used += word.len();
        }
        self.text.push('\n');
    }

    fn legend(&self) -> String {
        let scene = self.scene;
        let [one, two] = scene.kind.sides;
        let mut legend = format!("{} {one}, {} {two}", LETTERS[0], LETTERS[1]);
        let marked = |mark| self.view.cells.values().any(|seen| seen.mark == mark);
        let decision = scene.decision.as_ref();
        if decision.is_some_and(|decision| decision.refused.is_some()) {
            let _ = write!(legend, ", [ ] step {}, refused", scene.steps);
        } else if marked(Mark::Last) {
            let _ = write!(legend, ", [ ] step {}", scene.steps);
        }
        if marked(Mark::Line) {
            let runs =
                matches!(decision, Some(decision) if matches!(decision.lines, Lines::Runs(..)));
            let whose = if runs { "the winner's" } else { "its" };
            let lines = if self.view.lines.len() == 1 { "line" } else { "lines" };
            let _ = write!(legend, ", ( ) {whose} {lines}");
        }
        if marked(Mark::Flipped) {
            legend.push_str(", ( ) flipped");
        }
        legend
    }
}
