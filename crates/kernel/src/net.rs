//! Nets: all that singles and intersections make of premises, unordered and without reasons.

use ergodoku_core::Each as _;
use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet, Literal, State,
};

use crate::planes::Planes;

/// What follows from a state and premises. This runs hundreds of times in a state, so it works on whole
/// digits and keeps nothing but what holds in the end.
#[derive(Clone, Debug)]
pub struct Net {
    planes: Planes,
    /// For each digit, the houses where it has not been placed.
    open: [HouseSet; 9],
}

/// A rule cannot be kept any more.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Broken;

impl Net {
    /// The net without a premise. What follows from the state itself is found with the first premise.
    pub fn of(state: &State) -> Net {
        let mut planes = Planes::of(state);
        planes.changed = DigitSet::ALL;
        let mut open = [HouseSet::ALL; 9];
        for digit in Digit::ALL {
            for cell in state.placed(digit).iter() {
                cell.houses().into_iter().for_each(|house| open[digit.index()].remove(house));
            }
        }
        Net { planes, open }
    }

    /// The net with all that follows from the state itself, so that no premise has to find it again.
    /// Unchanged if a rule is broken without any premise.
    pub fn propagated(self) -> Net {
        let mut net = self.clone();
        if net.propagate().is_ok() { net } else { self }
    }

    /// The candidates that can be true, known ones included.
    pub fn live(&self) -> CandidateSet {
        self.planes.live()
    }

    /// The candidates known to be true.
    pub fn known(&self) -> CandidateSet {
        self.live() & CandidateSet::product(self.planes.settled, DigitSet::ALL)
    }

    /// The cells whose digit is known.
    pub fn settled(&self) -> CellSet {
        self.planes.settled
    }

    /// Whether the candidate may be true or false.
    #[inline]
    pub fn is_open(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.planes.of_digit(digit).contains(cell) && !self.planes.settled.contains(cell)
    }

    /// Adds a premise and all that follows.
    ///
    /// # Errors
    /// If that breaks a rule. The net is then left as far as it came.
    pub fn assume(&mut self, premise: Literal) -> Result<(), Broken> {
        let candidate = premise.candidate();
        match premise.is_true() {
            true => self.place(candidate)?,
            false => {
                self.planes.places[candidate.digit.index()].remove(candidate.cell);
                self.planes.changed.insert(candidate.digit);
            }
        }
        self.propagate()
    }

    /// Adds all that another net knows, and all that follows. Both nets must come from the same state and
    /// be [propagated](Net::propagated): a digit whose places are those of one of them is not looked at
    /// again.
    ///
    /// # Errors
    /// If that breaks a rule.
    pub fn join(&mut self, other: &Net) -> Result<(), Broken> {
        for digit in Digit::ALL {
            let index = digit.index();
            let [ours, theirs] = [&self.planes, &other.planes].each(|planes| planes.places[index]);
            let places = ours & theirs;
            if places != ours && places != theirs {
                self.planes.changed.insert(digit);
            }
            self.planes.places[index] = places;
            self.open[index] &= other.open[index];
        }
        self.planes.settled |= other.planes.settled;
        self.place_naked_singles()?;
        self.propagate()
    }

    fn propagate(&mut self) -> Result<(), Broken> {
        while !self.planes.changed.is_empty() {
            self.place_naked_singles()?;
            for digit in std::mem::take(&mut self.planes.changed).iter() {
                self.check_houses(digit)?;
            }
        }
        Ok(())
    }

    fn place_naked_singles(&mut self) -> Result<(), Broken> {
        loop {
            let [any, one] = self.planes.cells_with_any_and_one();
            if any != CellSet::ALL {
                return Err(Broken);
            }
            if one.is_empty() {
                return Ok(());
            }
            for digit in Digit::ALL {
                for cell in (self.planes.of_digit(digit) & one).iter() {
                    self.place(Candidate::new(cell, digit))?;
                }
            }
        }
    }

    /// Places the hidden singles of a digit, and applies its intersections.
    fn check_houses(&mut self, digit: Digit) -> Result<(), Broken> {
        for house in self.open[digit.index()].iter() {
            let places = self.planes.of_digit(digit) & house.cells();
            let first = places.first().ok_or(Broken)?;
            // Taking out the first place is cheaper than counting them all.
            let others = places.without(first);
            if others.is_empty() {
                if !self.planes.settled.contains(first) {
                    self.place(Candidate::new(first, digit))?;
                }
            } else if without_first(without_first(others)).is_empty() {
                self.confine(digit, house, places);
            }
        }
        Ok(())
    }

    /// Removes a digit from the rest of each house that contains all its places in `house`.
    fn confine(&mut self, digit: Digit, house: House, places: CellSet) {
        let Some(first) = places.first() else { return };
        for other in first.houses().into_iter().filter(|other| *other != house) {
            if places.is_subset(other.cells()) {
                self.planes.remove(digit, other.cells() - places);
            }
        }
    }

    fn place(&mut self, candidate: Candidate) -> Result<(), Broken> {
        let index = candidate.digit.index();
        if !self.planes.places[index].contains(candidate.cell) {
            return Err(Broken);
        }
        self.planes.place(candidate, CellSet::EMPTY);
        for house in candidate.cell.houses() {
            self.open[index].remove(house);
        }
        Ok(())
    }
}

/// All but the first of the cells.
#[inline]
fn without_first(cells: CellSet) -> CellSet {
    CellSet::from_bits(cells.bits() & cells.bits().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let puzzle =
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
        Net::of(&puzzle.parse().unwrap()).propagated()
    }

    #[test]
    fn joined_nets_know_what_both_premises_together_lead_to() {
        let start = net();
        let assuming = |net: &Net, premise| {
            let mut net = net.clone();
            net.assume(premise).map(|()| net)
        };
        let literals = (0..Literal::COUNT).map(Literal::from_index);
        let literals: Vec<_> = literals.filter(|it| start.is_open(it.candidate())).collect();
        let nets: Vec<_> = literals.iter().map(|&it| assuming(&start, it)).collect();
        let (mut broken, mut hold) = (0, 0);
        for one in nets.iter().step_by(9).flatten() {
            for (&literal, other) in literals.iter().zip(&nets) {
                let Ok(other) = other else { continue };
                let mut joined = one.clone();
                let joined = joined.join(other).map(|()| joined);
                match (assuming(one, literal), joined) {
                    (Err(Broken), Err(Broken)) => broken += 1,
                    (Ok(both), Ok(joined)) => {
                        hold += 1;
                        assert_eq!((both.live(), both.known()), (joined.live(), joined.known()));
                    }
                    (both, joined) => panic!("{literal}: {both:?}, {joined:?}"),
                }
            }
        }
        assert!(broken > 100 && hold > 100, "{broken}, {hold}");
    }
}
