//! Two answers beside each other, with the place marked where they part.

use std::ops::Range;

use anstyle::{AnsiColor, Style};

use super::Comparison;
use super::lines::part;
use super::visible::{Shown, characters};

/// How many lines are shown before the one that differs, and how many after it.
const BEFORE: usize = 3;
const AFTER: usize = 7;
/// What stands before each line, and between the two.
const INDENT: &str = "  ";
const BETWEEN: &str = " | ";
/// A side that is narrower than this is shown below the other, in columns.
const NARROWEST: usize = 16;
/// A side need not be wider, in columns.
const WIDEST: usize = 60;
const WORDS: [&str; 2] = ["expected", "got"];

/// Two answers beside each other, or below each other where the terminal has few columns.
///
/// What is invisible is escaped, blanks at the end of a line are shown as `␠`, and a mark stands below the first place
/// where they part as far as the comparison looks. Of long texts and lines only what is around that place is shown, and
/// what was left out is said. Every line ends in a newline.
#[must_use]
pub fn side_by_side(
    comparison: Comparison,
    expected: &[u8],
    got: &[u8],
    columns: usize,
    colour: bool,
) -> String {
    let places = part(comparison, expected, got).unwrap_or((expected.len(), got.len()));
    let exact = comparison == Comparison::Exact;
    let sides = [Side::new(expected, places.0, exact), Side::new(got, places.1, exact)];
    let half = columns.saturating_sub(INDENT.len() + BETWEEN.len()) / 2;
    let paint = Paint { colour };
    if half < NARROWEST {
        let room = columns.saturating_sub(2 * INDENT.len()).max(NARROWEST);
        below_each_other(&sides, room.min(WIDEST), paint)
    } else {
        beside_each_other(&sides, half.min(WIDEST), paint)
    }
}

#[derive(Clone, Copy)]
struct Paint {
    colour: bool,
}

impl Paint {
    const STYLES: [Style; 2] = [AnsiColor::Green.on_default(), AnsiColor::Red.on_default()];

    fn line(self, side: usize, text: &str) -> String {
        self.styled(Self::STYLES[side], text)
    }

    fn mark(self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    fn styled(self, style: Style, text: &str) -> String {
        if self.colour && !text.trim().is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}

/// One of the answers.
struct Side<'a> {
    lines: Vec<&'a [u8]>,
    /// The lines of it that are shown, counted from zero.
    shown: Range<usize>,
    /// How many lines it has.
    total: usize,
    /// The line that differs, counted from zero, and where in it, in bytes.
    line: usize,
    place: usize,
}

impl<'a> Side<'a> {
    /// With the end of the line that differs, if that counts.
    fn new(text: &'a [u8], place: usize, with_end: bool) -> Self {
        let begin = memchr::memrchr(b'\n', &text[..place]).map_or(0, |end| end + 1);
        let line = memchr::memchr_iter(b'\n', &text[..begin]).count();
        let first = line.saturating_sub(BEFORE);
        // What follows the last newline is a line only if there is something.
        let total = memchr::memchr_iter(b'\n', text).count()
            + usize::from(!text.is_empty() && !text.ends_with(b"\n"));
        let shown = first..total.min(line + 1 + AFTER);
        let all = text.split_inclusive(|&byte| byte == b'\n').enumerate();
        let lines = all.skip(first).take(shown.len()).map(|(number, whole)| {
            let bare = whole.strip_suffix(b"\n").unwrap_or(whole);
            if with_end && number == line { whole } else { bare }
        });
        let lines = lines.collect();
        Self { lines, shown, total, line, place: place - begin }
    }

    /// A line that is shown; nothing where the answer has ended.
    fn line(&self, number: usize) -> Option<&'a [u8]> {
        self.lines.get(number.checked_sub(self.shown.start)?).copied()
    }
}

/// A line in so many columns, cut around a place.
struct Cell {
    text: String,
    width: usize,
    /// The columns before the place.
    before: usize,
    /// The bytes that are shown, if not all of them are.
    cut: Option<(Range<usize>, usize)>,
}

impl Cell {
    fn new(line: &[u8], place: usize, room: usize) -> Self {
        let body = super::lines::trim_end(line).len();
        let mut all: Vec<(usize, Shown)> = Vec::new();
        // Of a very long line nothing far from the place is looked at.
        let from = nearby(line, place.saturating_sub(4 * room));
        let to = nearby(line, (place + 4 * room).min(line.len()));
        let mut at = from;
        for mut shown in characters(&line[from..to]) {
            if at >= body && shown.text == " " {
                "␠".clone_into(&mut shown.text);
            }
            let bytes = shown.bytes;
            all.push((at, shown));
            at += bytes;
        }
        let width: usize = all.iter().map(|(_, shown)| shown.width).sum();
        let spot = all.iter().position(|(at, shown)| at + shown.bytes > place).unwrap_or(all.len());
        if width <= room && from == 0 && to == line.len() {
            let before = all[..spot].iter().map(|(_, shown)| shown.width).sum();
            let text = all.into_iter().map(|(_, shown)| shown.text).collect();
            return Self { text, width, before, cut: None };
        }
        // A sign of a cut takes a column at either end; a third of the rest stands before the place.
        let room = room - 2;
        let (mut first, mut before) = (spot, 0);
        while first > 0 && before + all[first - 1].1.width <= room / 3 {
            first -= 1;
            before += all[first].1.width;
        }
        let (mut last, mut width) = (spot, before);
        while last < all.len() && width + all[last].1.width <= room {
            width += all[last].1.width;
            last += 1;
        }
        let begin = all.get(first).map_or(at, |(at, _)| *at);
        let end = all.get(last).map_or(at, |(at, _)| *at);
        let mut text: String =
            all[first..last].iter().map(|(_, shown)| shown.text.as_str()).collect();
        if begin > 0 {
            text.insert(0, '…');
            before += 1;
            width += 1;
        }
        if end < line.len() {
            text.push('…');
            width += 1;
        }
        Self { text, width, before, cut: Some((begin..end, line.len())) }
    }

    /// What stands where an answer has ended before the other.
    fn end() -> Self {
        Self { text: String::new(), width: 0, before: 0, cut: None }
    }
}

/// The begin of the character that a byte belongs to.
fn nearby(line: &[u8], place: usize) -> usize {
    let is_inside = |&at: &usize| at < line.len() && line[at] & 0xC0 == 0x80;
    let back = (0..4).map(|back| place.saturating_sub(back)).find(|at| !is_inside(at));
    back.unwrap_or(place)
}

fn cell(side: &Side<'_>, number: usize, room: usize) -> Cell {
    let place = if number == side.line { side.place } else { 0 };
    side.line(number).map_or_else(Cell::end, |line| Cell::new(line, place, room))
}

fn beside_each_other(sides: &[Side<'_>; 2], room: usize, paint: Paint) -> String {
    let before = sides.each_ref().map(|side| side.line - side.shown.start);
    let before = before[0].max(before[1]);
    let after = sides.each_ref().map(|side| side.shown.end.saturating_sub(side.line).max(1));
    let hidden = |count: fn(&Side<'_>) -> usize, place: &str| {
        let said = sides.each_ref().map(|side| lines_of(count(side), place));
        said.iter()
            .any(|said| !said.is_empty())
            .then(|| said.map(|said| (said.chars().count(), said)))
    };
    // Each with its width and text on either side.
    let mut rows = vec![WORDS.map(|word| (word.len(), word.to_owned()))];
    rows.extend(hidden(|side| side.shown.start, "before"));
    let mut cuts = String::new();
    for row in 0..before + after[0].max(after[1]) {
        // The lines that part need not have the same number: blank lines may not count.
        let cells = sides.each_ref().map(|side| {
            let number = (side.line + row).checked_sub(before);
            number.map_or_else(Cell::end, |number| cell(side, number, room))
        });
        let painted = |place: usize| (cells[place].width, paint.line(place, &cells[place].text));
        rows.push([painted(0), painted(1)]);
        if row == before {
            let mark = |cell: &Cell| (cell.before + 1, paint.mark(&mark_behind(cell.before)));
            rows.push(cells.each_ref().map(mark));
            for (place, cell) in cells.iter().enumerate() {
                cuts.extend(cell.cut.iter().flat_map(|cut| [said_of(place, cut), "\n".to_owned()]));
            }
        }
    }
    rows.extend(hidden(|side| side.total.saturating_sub(side.shown.end), "after"));
    let width = rows.iter().map(|[(width, _), _]| *width).max().unwrap_or(0);
    let mut text = String::new();
    for [(left_width, left), (_, right)] in rows {
        let blanks = " ".repeat(width - left_width);
        text.push_str(format!("{INDENT}{left}{blanks}{BETWEEN}{right}").trim_end());
        text.push('\n');
    }
    text + &cuts
}

/// A mark behind so many columns.
fn mark_behind(columns: usize) -> String {
    format!("{}^", " ".repeat(columns))
}

fn below_each_other(sides: &[Side<'_>; 2], room: usize, paint: Paint) -> String {
    let mut text = String::new();
    let mut put = |indent: &str, line: &str| {
        text.push_str(format!("{indent}{line}").trim_end());
        text.push('\n');
    };
    let inner = INDENT.repeat(2);
    for (place, side) in sides.iter().enumerate() {
        put(INDENT, &format!("{}:", WORDS[place]));
        let hidden = |count, place| Some(lines_of(count, place)).filter(|said| !said.is_empty());
        let mut cut = None;
        if let Some(said) = hidden(side.shown.start, "before") {
            put(&inner, &said);
        }
        for number in side.shown.start..side.shown.end.max(side.line + 1) {
            let cell = cell(side, number, room);
            put(&inner, &paint.line(place, &cell.text));
            if number == side.line {
                put(&inner, &paint.mark(&mark_behind(cell.before)));
                cut = cell.cut;
            }
        }
        if let Some(said) = hidden(side.total.saturating_sub(side.shown.end), "after") {
            put(&inner, &said);
        }
        if let Some(cut) = &cut {
            put("", &said_of(place, cut));
        }
    }
    text
}

/// What is said of lines that are left out; nothing of none.
fn lines_of(count: usize, place: &str) -> String {
    match count {
        0 => String::new(),
        1 => format!("… 1 line {place}"),
        _ => format!("… {count} lines {place}"),
    }
}

/// What is said of a line of which only a part is shown.
fn said_of(side: usize, (Range { start, end }, all): &(Range<usize>, usize)) -> String {
    let word = WORDS[side];
    format!("{INDENT}({word}: bytes {} to {end} of the line's {all} are shown)", start + 1)
}
