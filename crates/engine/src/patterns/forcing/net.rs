//! Nets: all that singles and intersections make of a premise.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet, Literal};

use super::closure::Closure;

/// What is known under premises, kept digit by digit so that following them costs little: this runs
/// hundreds of times in a state, and nothing of it is kept but what it comes to.
#[derive(Clone)]
pub(crate) struct Net {
    /// Where each digit can still be, known ones included.
    places: [CellSet; 9],
    /// The cells whose digit is known.
    settled: CellSet,
    /// The houses that each digit still needs a place in.
    open: [HouseSet; 9],
    /// The digits whose places have changed since they were last looked at.
    changed: DigitSet,
}

/// A rule is broken.
struct Broken;

impl Net {
    /// The net without a premise. What singles and intersections make of the state itself follows with
    /// the first.
    pub(crate) fn new(start: &Closure) -> Net {
        let mut net = Net {
            places: Digit::ALL.map(|digit| start.live.cells_of(digit)),
            settled: start.known.cells(),
            open: [HouseSet::ALL; 9],
            changed: DigitSet::ALL,
        };
        for digit in Digit::ALL {
            for cell in start.known.cells_of(digit).iter() {
                cell.houses().into_iter().for_each(|house| net.open[digit.index()].remove(house));
            }
        }
        net
    }

    /// The same net with all that follows from the state itself, so that a premise need not find that again;
    /// unchanged if the state breaks a rule.
    pub(crate) fn propagated(self) -> Net {
        let mut net = self.clone();
        if net.follow().is_ok() { net } else { self }
    }

    /// How many digits are known when a premise has broken a rule: about how long it takes to tell.
    pub(crate) fn effort(mut self, premise: Literal) -> usize {
        self.take(premise);
        self.settled.len()
    }

    /// The candidates that may be true or false.
    pub(crate) fn open(&self) -> CandidateSet {
        let closure = self.closure();
        closure.live - closure.known
    }

    /// Whether the candidate may be true or false.
    pub(crate) fn is_open(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.places[digit.index()].contains(cell) && !self.settled.contains(cell)
    }

    /// What is known now.
    pub(crate) fn closure(&self) -> Closure {
        let mut closure = Closure { live: CandidateSet::EMPTY, known: CandidateSet::EMPTY };
        for digit in Digit::ALL {
            closure.live |= CandidateSet::of(digit, self.places[digit.index()]);
            closure.known |= CandidateSet::of(digit, self.places[digit.index()] & self.settled);
        }
        closure
    }

    /// Takes a premise for true, and all that follows; false if a rule breaks.
    pub(crate) fn take(&mut self, premise: Literal) -> bool {
        let candidate @ Candidate { cell, digit } = premise.candidate();
        let taken = match premise.is_true() {
            true => self.place(candidate),
            false => {
                self.places[digit.index()].remove(cell);
                self.changed.insert(digit);
                Ok(())
            }
        };
        taken.and_then(|()| self.follow()).is_ok()
    }

    /// Takes all for true that another net knows, and all that follows; false if a rule breaks. Both nets are
    /// propagated, from the same state.
    pub(crate) fn join(&mut self, other: &Net) -> bool {
        for digit in Digit::ALL {
            let (index, theirs) = (digit.index(), other.places[digit.index()]);
            let places = self.places[index] & theirs;
            // Places that one of the nets had before have been looked at.
            if places != self.places[index] && places != theirs {
                self.changed.insert(digit);
            }
            self.places[index] = places;
            self.open[index] &= other.open[index];
        }
        self.settled |= other.settled;
        self.place_alone().and_then(|()| self.follow()).is_ok()
    }

    fn follow(&mut self) -> Result<(), Broken> {
        while !self.changed.is_empty() {
            self.place_alone()?;
            for digit in std::mem::take(&mut self.changed).iter() {
                self.houses(digit)?;
            }
        }
        Ok(())
    }

    /// Places what is alone in its cell, again and again.
    fn place_alone(&mut self) -> Result<(), Broken> {
        loop {
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for places in self.places {
                twice |= once & places;
                once |= places;
            }
            if once != CellSet::ALL {
                return Err(Broken);
            }
            let alone = once - twice - self.settled;
            if alone.is_empty() {
                return Ok(());
            }
            for digit in Digit::ALL {
                for cell in (self.places[digit.index()] & alone).iter() {
                    self.place(Candidate::new(cell, digit))?;
                }
            }
        }
    }

    /// Places a digit where it is alone in a house, and confines it to where a house needs it.
    fn houses(&mut self, digit: Digit) -> Result<(), Broken> {
        let index = digit.index();
        for house in self.open[index].iter() {
            let places = self.places[index] & house.cells();
            let Some(cell) = places.first() else {
                return Err(Broken);
            };
            // Taking out the first place is cheaper than counting them all.
            let others = places.without(cell);
            if others.is_empty() {
                if !self.settled.contains(cell) {
                    self.place(Candidate::new(cell, digit))?;
                }
            } else if without_first(without_first(others)).is_empty() {
                self.confine(digit, house, places);
            }
        }
        Ok(())
    }

    /// Takes a digit out of the rest of another house that holds all its places in `house`.
    fn confine(&mut self, digit: Digit, house: House, places: CellSet) {
        let Some(cell) = places.first() else { return };
        for other in cell.houses().into_iter().filter(|other| *other != house) {
            let gone = (self.places[digit.index()] & other.cells()) - places;
            if places.is_subset(other.cells()) && !gone.is_empty() {
                self.places[digit.index()] -= gone;
                self.changed.insert(digit);
            }
        }
    }

    fn place(&mut self, Candidate { cell, digit }: Candidate) -> Result<(), Broken> {
        let index = digit.index();
        if !self.places[index].contains(cell) {
            return Err(Broken);
        }
        for other in Digit::ALL {
            if self.places[other.index()].contains(cell) {
                self.places[other.index()].remove(cell);
                self.changed.insert(other);
            }
        }
        self.places[index] = (self.places[index] - cell.peers()).with(cell);
        self.settled.insert(cell);
        for house in cell.houses() {
            self.open[index].remove(house);
        }
        Ok(())
    }
}

/// All but the first of the cells.
fn without_first(cells: CellSet) -> CellSet {
    CellSet::from_bits(cells.bits() & cells.bits().saturating_sub(1))
}
