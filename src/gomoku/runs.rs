//! How long the runs are that reach the newest row, for all its columns at once.

use crate::grid::AXES;

/// The runs of one colour.
#[derive(Clone, Debug)]
pub(super) struct Runs {
    connect: u32,
    rows: i64,
    down: Counters,
    down_right: Counters,
    down_left: Counters,
}

/// Which way the cell above lies that a run comes from.
#[derive(Clone, Copy)]
enum From {
    Above,
    AboveLeft,
    AboveRight,
}

impl Runs {
    pub(super) fn new(connect: u32) -> Self {
        let counters = Counters::new(connect);
        Self {
            connect,
            rows: 0,
            down: counters.clone(),
            down_right: counters.clone(),
            down_left: counters,
        }
    }

    pub(super) fn connect(&self) -> u32 {
        self.connect
    }

    /// How many rows were taken.
    pub(super) fn rows(&self) -> i64 {
        self.rows
    }

    /// Takes the next row. For each of the [`AXES`], says the first column, counted from 1, in which a run has just
    /// become long enough; along the row, the first such run.
    pub(super) fn extend(&mut self, discs: &[u64]) -> [Option<i64>; AXES.len()] {
        self.rows += 1;
        [
            self.along(discs),
            self.down.extend(discs, From::Above),
            self.down_right.extend(discs, From::AboveLeft),
            self.down_left.extend(discs, From::AboveRight),
        ]
    }

    /// The column in which the row's first long enough run becomes that.
    fn along(&self, discs: &[u64]) -> Option<i64> {
        let connect = self.connect as usize;
        let mut run = 0;
        for (word, &bits) in discs.iter().enumerate() {
            if run + bits.trailing_ones() as usize >= connect {
                return Some(column(64 * word + connect - run - 1));
            }
            if let Some(begin) = within(bits, connect) {
                return Some(column(64 * word + begin + connect - 1));
            }
            run = if bits == u64::MAX { run + 64 } else { bits.leading_ones() as usize };
        }
        None
    }
}

/// A column's number, counted from 1, from its number from zero.
fn column(index: usize) -> i64 {
    i64::try_from(index + 1).expect("a row's columns fit in memory")
}

/// Where in a word the first run of at least so many ones begins.
fn within(bits: u64, connect: usize) -> Option<usize> {
    if connect > 64 {
        return None;
    }
    // A bit stays if the run from it on has so many ones; each turn doubles that number, or adds what is missing.
    let mut runs = bits;
    let mut length = 1;
    while length < connect && runs != 0 {
        let more = length.min(connect - length);
        runs &= runs >> more;
        length += more;
    }
    (runs != 0).then(|| runs.trailing_zeros() as usize)
}

/// A counter a column, kept as planes: plane p holds bit p of every counter.
///
/// The counters have no more bits than the length that is looked for needs, and begin anew when they overflow. A run
/// that is met again for that reason was met before, and lies behind itself in reading order.
#[derive(Clone, Debug)]
struct Counters {
    connect: u32,
    /// Each with an empty word before and one behind, for the shifts at the edges.
    planes: Vec<Vec<u64>>,
    scratch: Vec<u64>,
    carry: Vec<u64>,
    reached: Vec<u64>,
}

impl Counters {
    fn new(connect: u32) -> Self {
        let planes = vec![Vec::new(); connect.ilog2() as usize + 1];
        Self { connect, planes, scratch: Vec::new(), carry: Vec::new(), reached: Vec::new() }
    }

    /// Moves every counter by one row, adds one where there is a disc and begins anew where there is none. Says the
    /// first column, counted from 1, whose counter has become what is looked for.
    fn extend(&mut self, discs: &[u64], from: From) -> Option<i64> {
        let padded = discs.len() + 2;
        self.carry.clear();
        self.carry.extend_from_slice(discs);
        self.reached.clear();
        self.reached.extend_from_slice(discs);
        for (number, plane) in self.planes.iter_mut().enumerate() {
            plane.resize(padded, 0);
            self.scratch.clear();
            self.scratch.extend_from_slice(plane);
            let wanted = if self.connect >> number & 1 == 1 { 0 } else { u64::MAX };
            let above = self.scratch.windows(3);
            let columns =
                plane[1..].iter_mut().zip(discs).zip(&mut self.carry).zip(&mut self.reached);
            for ((((bit, disc), carry), reached), above) in columns.zip(above) {
                let moved = match from {
                    From::Above => above[1],
                    From::AboveLeft => above[1] << 1 | above[0] >> 63,
                    From::AboveRight => above[1] >> 1 | above[2] << 63,
                };
                let kept = moved & disc;
                *bit = kept ^ *carry;
                *carry &= kept;
                *reached &= *bit ^ wanted;
            }
        }
        let word = self.reached.iter().position(|&reached| reached != 0)?;
        Some(column(64 * word + self.reached[word].trailing_zeros() as usize))
    }
}
