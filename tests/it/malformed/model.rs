//! The program once more and slowly: from the whole text at once, with what the standard library reads, and with the
//! rule as the statement says it.

use std::collections::HashMap;
use std::fmt;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) connect: u32,
    pub(crate) strict: bool,
}

/// The place of what is wrong, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    line: usize,
    column: usize,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The one case that a text is: the answer, or where it is none.
pub(crate) fn single(rules: Rules, text: &[u8]) -> Result<String, Spot> {
    let lines = Line::all(text);
    let mut filled = lines.iter().filter(|line| !line.words().is_empty());
    let Some(header) = filled.next() else { return Err(lines.last().unwrap().end()) };
    let mut game = header.board(rules)?;
    if let Some(steps) = filled.next() {
        steps.play(&mut game, 0)?;
    }
    match filled.next() {
        Some(third) if rules.strict || game.verdict.is_none() => Err(third.words()[0].0),
        _ => Ok(game.answer()),
    }
}

/// The answers to the cases of a text, and the number of the first bad one with the place of what is wrong.
pub(crate) fn multi(rules: Rules, text: &[u8]) -> (String, Option<(usize, Spot)>) {
    let mut answers = String::new();
    let lines = Line::all(text);
    let mut rest = lines.iter();
    let mut case = 0;
    while let Some(header) = rest.find(|line| !line.words().is_empty()) {
        case += 1;
        let judged = header.board(rules).and_then(|mut game| {
            rest.next().map_or(Ok(()), |steps| steps.play(&mut game, 0))?;
            Ok(game.answer())
        });
        match judged {
            Ok(answer) => answers.push_str(&answer),
            Err(spot) => return (answers, Some((case, spot))),
        }
    }
    (answers, None)
}

/// The answers to the lines of a text, and the place of what is wrong in each that is malformed.
pub(crate) fn lines(rules: Rules, text: &[u8]) -> (String, Vec<Spot>) {
    let (mut answers, mut bad) = (String::new(), Vec::new());
    let mut lines = Line::all(text);
    lines.pop_if(|line| line.text.is_empty());
    for line in lines {
        let judged = line.size().and_then(|size| {
            let mut game = Game::new(size, rules);
            line.play(&mut game, 2)?;
            Ok(game.answer())
        });
        answers.push_str(judged.as_deref().unwrap_or("malformed\n"));
        bad.extend(judged.err());
    }
    (answers, bad)
}

struct Line<'a> {
    number: usize,
    text: &'a [u8],
}

impl<'a> Line<'a> {
    fn all(text: &'a [u8]) -> Vec<Self> {
        let text = text.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(text);
        let lines = text.split(|&byte| byte == b'\n');
        (1..).zip(lines).map(|(number, text)| Self { number, text }).collect()
    }

    /// Every word with its place. Up to the first that is no number a character is a byte.
    fn words(&self) -> Vec<(Spot, &'a [u8])> {
        let mut column = 1;
        let mut words = Vec::new();
        for word in self.text.split(|byte| b" \t\r\x0B\x0C".contains(byte)) {
            if !word.is_empty() {
                words.push((Spot { line: self.number, column }, word));
            }
            column += word.len() + 1;
        }
        words
    }

    fn end(&self) -> Spot {
        // The carriage return of a line's end belongs to the end.
        let text = self.text.strip_suffix(b"\r").unwrap_or(self.text);
        Spot { line: self.number, column: text.len() + 1 }
    }

    fn size(&self) -> Result<[i64; 2], Spot> {
        let words = self.words();
        let size = |place: usize| words.get(place).ok_or(self.end()).and_then(number);
        Ok([size(0)?, size(1)?])
    }

    fn board(&self, rules: Rules) -> Result<Game, Spot> {
        let size = self.size()?;
        self.words().get(2).map_or(Ok(Game::new(size, rules)), |third| Err(third.0))
    }

    fn play(&self, game: &mut Game, skipped: usize) -> Result<(), Spot> {
        for word in &self.words()[skipped..] {
            if game.verdict.is_some() && !game.rules.strict {
                break;
            }
            game.play(number(word)?);
        }
        Ok(())
    }
}

fn number(&(spot, word): &(Spot, &[u8])) -> Result<i64, Spot> {
    let number = std::str::from_utf8(word).ok().and_then(|word| word.parse::<i32>().ok());
    number.map(i64::from).ok_or(spot)
}

struct Game {
    rules: Rules,
    size: [i64; 2],
    /// Whether red has the cell, by column and row.
    cells: HashMap<(i64, i64), bool>,
    steps: usize,
    verdict: Option<&'static str>,
}

impl Game {
    fn new(size: [i64; 2], rules: Rules) -> Self {
        Self { rules, size, cells: HashMap::new(), steps: 0, verdict: None }
    }

    fn play(&mut self, column: i64) {
        if self.verdict.is_some() {
            return;
        }
        self.steps += 1;
        let red = self.steps % 2 == 1;
        let [width, height] = self.size;
        let row = (1..=height).find(|&row| !self.cells.contains_key(&(column, row)));
        let Some(row) = row.filter(|_| (1..=width).contains(&column)) else {
            self.verdict = Some("error");
            return;
        };
        self.cells.insert((column, row), red);
        let connect = i64::from(self.rules.connect);
        let line = |(right, up): (i64, i64), before: i64| {
            (-before..connect - before).all(|place| {
                self.cells.get(&(column + place * right, row + place * up)) == Some(&red)
            })
        };
        let axes = [(1, 0), (0, 1), (1, 1), (1, -1)];
        if axes.into_iter().any(|axis| (0..connect).any(|before| line(axis, before))) {
            self.verdict = Some(if red { "red" } else { "blue" });
        }
    }

    fn answer(&self) -> String {
        match self.verdict {
            Some(verdict) => format!("{},{verdict}\n", self.steps),
            None => "0,draw\n".to_owned(),
        }
    }
}
