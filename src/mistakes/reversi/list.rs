//! The mistakes of reversi: each with its name and one sentence, as a teacher would say it.

use super::{Answer, End, Flips, Legal, Mover, Place, Rules, TRUTH};
use crate::mistakes::Entry;

const fn end(end: End) -> Rules {
    Rules { end, ..TRUTH }
}

const fn place(place: Place) -> Rules {
    Rules { place, ..TRUTH }
}

const fn ways(ways: &'static [(i32, i32)]) -> Rules {
    Rules { ways, ..TRUTH }
}

const fn flips(flips: Flips) -> Rules {
    Rules { flips, ..TRUTH }
}

const fn answer(answer: Answer) -> Rules {
    Rules { answer, ..TRUTH }
}

pub(in crate::mistakes) static LIST: &[Entry<Rules>] = &[
    (
        "onto-discs",
        "does not ask whether the cell is empty, and plays onto discs",
        Rules { onto_discs: true, ..TRUTH },
    ),
    (
        "no-diagonals",
        "looks in four directions only, and never along the diagonals",
        ways(&[(-1, 0), (0, -1), (0, 1), (1, 0)]),
    ),
    (
        "only-diagonals",
        "looks along the diagonals only",
        ways(&[(-1, -1), (-1, 1), (1, -1), (1, 1)]),
    ),
    (
        "never-upwards",
        "leaves out the three directions that lead upwards",
        ways(&[(0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]),
    ),
    (
        "never-to-the-left",
        "leaves out the three directions that lead to the left",
        ways(&[(-1, 0), (-1, 1), (0, 1), (1, 0), (1, 1)]),
    ),
    (
        "edge-encloses",
        "flips discs between the new one and the edge of the board, though no own disc closes them \
         in",
        end(End::AtTheEdgeToo),
    ),
    (
        "empty-cell-encloses",
        "flips discs between the new one and an empty cell, though no own disc closes them in",
        end(End::AtAnEmptyCellToo),
    ),
    (
        "holes-passed-over",
        "walks on over empty cells, and so encloses discs that have a hole between them",
        end(End::BehindHoles),
    ),
    (
        "to-the-farthest",
        "does not stop at the first own disc, but flips everything up to the last one",
        end(End::AtTheFarthest),
    ),
    (
        "one-disc-only",
        "looks at the neighbour and the cell behind it only, and so encloses one disc at most",
        end(End::AfterOneDisc),
    ),
    (
        "edges-unseen",
        "takes the outer rows and columns for the outside, so that an own disc there closes nothing \
         in",
        end(End::InsideTheBoard),
    ),
    (
        "around-the-edge",
        "keeps the board in one array and does not see where a row ends, so that a run goes on in \
         the next row",
        end(End::AroundTheEdge),
    ),
    ("flips-the-nearest", "flips only the nearest of the enclosed discs", flips(Flips::TheNearest)),
    (
        "flips-one-direction",
        "stops after the first direction in which something flips",
        flips(Flips::OneDirection),
    ),
    (
        "cascading",
        "lets the discs that have just been flipped enclose others",
        flips(Flips::Cascading),
    ),
    ("flips-nothing", "puts the disc and flips nothing", flips(Flips::Nothing)),
    (
        "always-legal",
        "does not ask whether anything flips, and plays into any empty cell",
        Rules { legal: Legal::Always, ..TRUTH },
    ),
    (
        "neighbour-is-enough",
        "takes a move for legal if the other colour has a disc next to it, whether anything flips \
         or not",
        Rules { legal: Legal::BesideTheOther, ..TRUTH },
    ),
    (
        "all-directions-must-flip",
        "takes a move for legal only if every direction that begins with the other colour's disc \
         flips, but one is enough",
        Rules { legal: Legal::IfNoDirectionFails, ..TRUTH },
    ),
    (
        "origin-off-by-one",
        "counts rows and columns from 0 where they count from 1, or the other way round",
        place(Place::FromTheOtherOrigin),
    ),
    (
        "column-first",
        "takes the first number for the column, but row comes first",
        place(Place::ColumnFirst),
    ),
    (
        "negative-wraps",
        "does not test for a row or column before the first, and an array read at a negative index \
         gives its end",
        place(Place::BeforeTheFirstIsTheLast),
    ),
    (
        "other-colour-moves",
        "plays for the colour that does not move",
        Rules { mover: Mover::TheOther, ..TRUTH },
    ),
    ("black-moves", "plays for black, whoever moves", Rules { mover: Mover::AlwaysBlack, ..TRUTH }),
    (
        "disc-not-put",
        "flips the enclosed discs and forgets to put the new one",
        answer(Answer::WithoutTheDisc),
    ),
    ("blanks-between", "writes blanks between the cells", answer(Answer::BlanksBetween)),
    (
        "board-for-invalid",
        "writes the board as it was where `invalid` belongs",
        answer(Answer::BoardForInvalid),
    ),
    ("capital", "writes `Invalid` where `invalid` belongs", answer(Answer::Capital)),
    ("error-for-invalid", "writes `error` where `invalid` belongs", answer(Answer::Error)),
];
