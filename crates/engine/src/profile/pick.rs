//! [`Pick`]: which step of several is taken.

use std::cmp::Reverse;

use ergodoku_core::{Candidate, Conclusion, Digit};
use serde::Serialize;

use crate::sink::Order;

/// Which step of those that are found at one rank is taken.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pick {
    /// The first.
    #[default]
    First,
    /// One that places a digit, or else the one that eliminates most; of several that in the first
    /// cells, the last of them counting most; then the shortest.
    Best,
    /// One that places a digit, or else the one that eliminates most; of several that in the first
    /// cell, and there the lowest digit; then the shortest.
    Foremost,
}

impl Pick {
    /// Where a step with such a conclusion and a pattern of that length stands among others.
    pub(crate) fn order(self, conclusion: &Conclusion, length: usize) -> Order {
        let (mut many, mut which, mut first) = (0, 0, 0);
        // In one pass: the best step is picked from very many.
        let mut count = |Candidate { cell, digit }| {
            let (cell, number) = (cell.index(), digit.index() + 1);
            which += match self {
                // HoDoKu's sum, found by comparing what it lists.
                Pick::First | Pick::Best => number + cell * (1 + 80 * many),
                Pick::Foremost => 10 * cell + number,
            };
            first = if many == 0 { cell } else { first };
            many += 1;
        };
        match conclusion {
            Conclusion::Place(candidate) => count(*candidate),
            Conclusion::Eliminate(eliminated) => Digit::ALL.into_iter().for_each(|digit| {
                let cells = eliminated.cells_of(digit).iter();
                cells.for_each(|cell| count(Candidate::new(cell, digit)));
            }),
        }
        let is_elimination = conclusion.placed().is_none();
        let eliminated = Reverse(if is_elimination { many } else { 0 });
        Order { is_elimination, eliminated, which, first, length }
    }
}
