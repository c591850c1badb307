//! Cases that may span lines.

use std::cell::RefCell;
use std::io::{Read, Write};

use super::Error;
use super::output::{Answering, Output};
use crate::input::Input;
use crate::puzzle::{Extent, Puzzle};

/// Judges the one case of a stream, as far as it is needed.
///
/// # Errors
///
/// If the text is no case of the puzzle, or can't be read, or the answer can't be written; nothing is answered then.
///
/// ```
/// use luozi::judge;
/// use luozi::puzzle::{Options, PUZZLES};
///
/// let puzzle = (PUZZLES[0].reader)(&Options::default());
/// let mut answers = Vec::new();
/// judge::single(&*puzzle, &mut &b"5 5\n1 1 2 2 3 3 4 4\n"[..], &mut answers)?;
/// assert_eq!(answers, b"7,red\n");
/// assert!(judge::single(&*puzzle, &mut &b"5\n"[..], &mut answers).is_err());
/// # Ok::<(), judge::Error>(())
/// ```
pub fn single(
    puzzle: &dyn Puzzle,
    source: &mut dyn Read,
    answers: &mut dyn Write,
) -> Result<(), Error> {
    let mut answer = Vec::new();
    puzzle.judge(&mut Input::new(source), Extent::Input, &mut answer)?;
    answers.write_all(&answer).and_then(|()| answers.flush()).map_err(Error::Output)
}

/// Judges case after case, to the end of the stream.
///
/// Answers are written before more of the stream is waited for.
///
/// # Errors
///
/// As [`single`], of the first case that is bad. The answers to those before it are written.
///
/// ```
/// use luozi::judge;
/// use luozi::puzzle::{Options, PUZZLES};
///
/// let puzzle = (PUZZLES[0].reader)(&Options::default());
/// let mut answers = Vec::new();
/// judge::multi(&*puzzle, &mut &b"3 2\n1 1 1\n\n5 5\n\n"[..], &mut answers)?;
/// assert_eq!(answers, b"3,error\n0,draw\n");
/// # Ok::<(), judge::Error>(())
/// ```
pub fn multi(
    puzzle: &dyn Puzzle,
    source: &mut dyn Read,
    answers: &mut dyn Write,
) -> Result<(), Error> {
    let output = RefCell::new(Output::new(answers));
    let mut answering = Answering { source, output: &output };
    let result = judge_all(puzzle, &mut Input::new(&mut answering), &output);
    let mut output = output.borrow_mut();
    if let Some(failure) = output.failure.take() {
        return Err(Error::Output(failure));
    }
    output.write().map_err(Error::Output)?;
    result
}

fn judge_all(
    puzzle: &dyn Puzzle,
    input: &mut Input<'_>,
    output: &RefCell<Output<'_>>,
) -> Result<(), Error> {
    let mut answer = Vec::new();
    let mut case = 0;
    while input.skip_blank_lines()? {
        case += 1;
        answer.clear();
        puzzle
            .judge(input, Extent::Block, &mut answer)
            .map_err(|error| Error::Input(error, Some(case)))?;
        let mut output = output.borrow_mut();
        output.answers.extend_from_slice(&answer);
        if output.is_full() {
            output.write().map_err(Error::Output)?;
        }
        drop(output);
        input.leave_line()?;
    }
    Ok(())
}
