//! The places left for each digit: candidates as nine sets of cells.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, State};

/// The places left for each digit, and the cells whose digit is known. Small enough to be copied for each
/// premise that is followed.
#[derive(Clone, Debug)]
pub struct Planes {
    /// For each digit, its places: those where it can still be, and those where it is known to be.
    pub places: [CellSet; 9],
    /// The cells whose digit is known.
    pub settled: CellSet,
    /// The digits that have lost places, or been placed, since this was last emptied.
    pub changed: DigitSet,
}

impl Planes {
    /// What a state knows. No digit counts as changed.
    pub fn of(state: &State) -> Planes {
        let places = Digit::ALL.map(|digit| state.places(digit) | state.placed(digit));
        Planes { places, settled: state.filled(), changed: DigitSet::EMPTY }
    }

    /// The places of a digit.
    #[inline]
    pub fn of_digit(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The candidates that can be true, known ones included.
    pub fn live(&self) -> CandidateSet {
        let all = Digit::ALL.into_iter();
        all.fold(CandidateSet::EMPTY, |live, digit| {
            live | CandidateSet::of(digit, self.of_digit(digit))
        })
    }

    /// The cells that have any candidate, and the open cells that have exactly one.
    #[inline]
    pub fn cells_with_any_and_one(&self) -> [CellSet; 2] {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            twice |= once & places;
            once |= places;
        }
        [once, once - twice - self.settled]
    }

    /// Removes a digit from cells.
    #[inline]
    pub fn remove(&mut self, digit: Digit, cells: CellSet) {
        let places = &mut self.places[digit.index()];
        if !places.is_disjoint(cells) {
            *places -= cells;
            self.changed.insert(digit);
        }
    }

    /// Settles a cell: removes its other candidates, and the digit from the cells that it sees, except for
    /// those that are `spared`.
    #[inline]
    pub fn place(&mut self, Candidate { cell, digit }: Candidate, spared: CellSet) {
        for other in Digit::ALL.into_iter().filter(|&it| it != digit) {
            self.remove(other, CellSet::only(cell));
        }
        self.places[digit.index()] -= cell.peers() - spared;
        self.changed.insert(digit);
        self.settled.insert(cell);
    }
}
