//! Mistakes in what is said, and when.

use super::Entry;
use crate::mistakes::connect4::{Answer, Ending, Rules, TRUTH};

const fn answer(answer: Answer) -> Rules {
    Rules { answer, ..TRUTH }
}

pub(super) static LIST: &[Entry] = &[
    (
        "last-event",
        "goes on after a win or an error, and answers with the last one",
        Rules { ending: Ending::Last, ..TRUTH },
    ),
    (
        "every-event",
        "goes on after a win or an error, and answers with each of them",
        Rules { ending: Ending::Each, ..TRUTH },
    ),
    (
        "colours-swapped",
        "calls red blue and blue red: red plays the odd steps",
        answer(Answer::ColoursSwapped),
    ),
    ("steps-from-zero", "counts the steps from 0, not from 1", answer(Answer::FromZero)),
    (
        "steps-by-player",
        "counts the steps of each colour by itself, not those of both",
        answer(Answer::ByPlayer),
    ),
    ("capitals", "writes `Red`, `Blue`, `Error` and `Draw`", answer(Answer::Capitals)),
    ("blank-after-comma", "puts a blank after the comma", answer(Answer::BlankAfterComma)),
    ("blank-for-comma", "puts a blank where the comma belongs", answer(Answer::BlankForComma)),
    (
        "wide-comma",
        "writes the comma of Chinese text, `，`, where `,` belongs",
        answer(Answer::WideComma),
    ),
    ("word-only", "leaves out the step's number", answer(Answer::WordOnly)),
    ("no-draw", "says nothing where nobody has won", answer(Answer::NothingForADraw)),
    (
        "draw-only-when-full",
        "says nothing where the steps run out before the board is full",
        answer(Answer::NothingUnlessFull),
    ),
    (
        "draw-with-steps",
        "puts the number of steps before `draw`, where 0 belongs",
        answer(Answer::StepsForADraw),
    ),
    ("draw-without-zero", "writes `draw` without `0,`", answer(Answer::DrawOnly)),
    (
        "debugging-output",
        "writes what it has read before the answer, which is for the author's eyes only",
        answer(Answer::Debugging),
    ),
];
