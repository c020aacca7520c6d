//! Singles and intersections without reasons: fast enough to try many cases before one is chosen.

use ergodoku_core::{CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, HouseSet};

/// The constraints that a proof by cases may use.
pub(crate) struct Rules {
    /// In the order in which they are tried.
    pub(crate) all: Vec<Constraint>,
    digits: DigitSet,
    has_cells: bool,
}

impl Rules {
    /// All constraints of the game.
    pub(crate) fn all() -> Rules {
        Rules { all: Constraint::all().collect(), digits: DigitSet::ALL, has_cells: true }
    }

    /// The constraints about the places of one digit.
    pub(crate) fn of_digit(digit: Digit) -> Rules {
        let is_about = |rule: &Constraint| matches!(rule, Constraint::House(_, it) if *it == digit);
        let all = Constraint::all().filter(is_about).collect();
        Rules { all, digits: DigitSet::only(digit), has_cells: false }
    }
}

/// How many of the candidates `live` are left after all singles and intersections, 0 if a rule is broken.
/// The result does not depend on their order, so it agrees with what `cases::propagate` finds.
pub(crate) fn count_after_singles(live: &CandidateSet, rules: &Rules) -> usize {
    let mut planes = Planes {
        places: Digit::ALL.map(|digit| live.cells_of(digit)),
        placed: CellSet::EMPTY,
        open: [HouseSet::ALL; 9],
        changed: rules.digits,
    };
    match planes.follow(rules) {
        Ok(()) => planes.places.iter().map(|places| places.len()).sum(),
        Err(Broken) => 0,
    }
}

/// A rule is broken.
struct Broken;

/// The places left for each digit.
struct Planes {
    /// Where each digit can be.
    places: [CellSet; 9],
    /// The cells whose digit has been placed.
    placed: CellSet,
    /// For each digit, the houses where it has not been placed.
    open: [HouseSet; 9],
    /// The digits that have lost places since their houses were last checked.
    changed: DigitSet,
}

impl Planes {
    fn follow(&mut self, rules: &Rules) -> Result<(), Broken> {
        while !self.changed.is_empty() {
            while rules.has_cells && self.naked_singles()? {}
            for digit in (std::mem::take(&mut self.changed) & rules.digits).iter() {
                self.houses(digit)?;
            }
        }
        Ok(())
    }

    /// Places all naked singles; whether there was any.
    fn naked_singles(&mut self) -> Result<bool, Broken> {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            twice |= once & places;
            once |= places;
        }
        if once != CellSet::ALL {
            return Err(Broken);
        }
        let alone = once - twice - self.placed;
        for digit in Digit::ALL.into_iter().filter(|_| !alone.is_empty()) {
            for cell in (self.places[digit.index()] & alone).iter() {
                self.place(digit, cell)?;
            }
        }
        Ok(!alone.is_empty())
    }

    /// Places the hidden singles of a digit, and applies its intersections.
    fn houses(&mut self, digit: Digit) -> Result<(), Broken> {
        let index = digit.index();
        for house in self.open[index].iter() {
            let left = self.places[index] & house.cells();
            let Some(cell) = left.first() else { return Err(Broken) };
            match left.len() {
                1 => self.place(digit, cell)?,
                2 | 3 => {
                    let others = cell.houses().into_iter().filter(|other| *other != house);
                    for other in others.filter(|other| left.is_subset(other.cells())) {
                        let before = self.places[index];
                        self.places[index] -= other.cells() - left;
                        if self.places[index] != before {
                            self.changed.insert(digit);
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn place(&mut self, digit: Digit, cell: Cell) -> Result<(), Broken> {
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
        self.placed.insert(cell);
        cell.houses().into_iter().for_each(|house| self.open[index].remove(house));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ergodoku_core::{Candidate, Literal, State, text};

    use super::*;
    use crate::cases::propagate;
    use crate::facts::Facts;

    #[test]
    fn it_agrees_with_the_propagation_that_gives_reasons() {
        let puzzles = [
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
            ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
        ];
        let mut counts = [0; 2];
        for puzzle in puzzles {
            let state = State::new(&text::parse_one(puzzle).unwrap().puzzle).unwrap();
            let is_open = |it: &Literal| state.all_candidates().contains(it.candidate());
            for literal in (0..Literal::COUNT).map(Literal::from_index).filter(is_open) {
                let mut facts = Facts::of(&state);
                facts.learn(&literal.as_conclusion());
                let left = count_after_singles(facts.live(), &Rules::all());
                match propagate(&mut facts, &Rules::all(), &mut |_| {}) {
                    Some(_) => assert_eq!(left, 0, "{literal}"),
                    None => assert_eq!(left, facts.live().len(), "{literal}"),
                }
                counts[usize::from(left == 0)] += 1;
            }
        }
        assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
        let digit = Digit::new(5).unwrap();
        for removed in Cell::all() {
            let mut facts = Facts::of_places(digit, CellSet::ALL - removed.peers());
            facts.learn(&Literal::negative(Candidate::new(removed, digit)).as_conclusion());
            assert_eq!(count_after_singles(facts.live(), &Rules::of_digit(digit)), 0);
            assert!(propagate(&mut facts, &Rules::of_digit(digit), &mut |_| {}).is_some());
        }
    }
}
