//! [`Facts`]: what is open and what is known while an argument is followed; [`contradiction`]: counts in a few truths.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House, State,
};
use ergodoku_proof::{Proof, Truth};

/// The most houses that are tried for the places of one digit, as each more costs three times as long.
const MOST_HOUSES: usize = 4;

/// Truths that are counted together: the cells of an almost locked set, or one constraint.
pub(super) type Group = Vec<Truth>;

/// The candidates that can still be true, and those known to be.
#[derive(Clone)]
pub(super) struct Facts {
    pub(super) live: CandidateSet,
    pub(super) known: CandidateSet,
}

impl Facts {
    pub(super) fn of(state: &State) -> Facts {
        let mut known = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            known |= CandidateSet::of(digit, state.placed(digit));
        }
        Facts { live: state.live() | known, known }
    }

    pub(super) fn is_open(&self, candidate: Candidate) -> bool {
        self.live.contains(candidate) && !self.known.contains(candidate)
    }

    pub(super) fn open(&self) -> CandidateSet {
        self.live - self.known
    }

    pub(super) fn assuming(&self, candidate: Candidate, is_true: bool) -> Facts {
        let mut facts = self.clone();
        match is_true {
            true => {
                facts.live -= candidate.peers();
                facts.known.insert(candidate);
            }
            false => facts.live.remove(candidate),
        }
        facts
    }

    pub(super) fn without(&self, candidates: &CandidateSet) -> Facts {
        Facts { live: self.live - *candidates, known: self.known }
    }

    fn is_satisfied(&self, truth: &Truth) -> bool {
        !self.known.is_disjoint(&truth.members())
    }

    fn left_in(&self, truth: &Truth) -> CandidateSet {
        self.live & truth.members()
    }
}

/// A count in the group's truths that refutes the facts: a truth with nothing left, more cells than digits left for
/// them, or more digits than cells.
pub(super) fn contradiction(facts: &Facts, group: &[Truth]) -> Option<Proof> {
    let open: Vec<Truth> = group.iter().copied().filter(|it| !facts.is_satisfied(it)).collect();
    if let Some(empty) = open.iter().find(|it| facts.left_in(it).is_empty()) {
        return Some(Proof::Count { truths: vec![*empty], links: Vec::new() });
    }
    if open.len() < 2 {
        return None;
    }
    let left = open.iter().fold(CandidateSet::EMPTY, |all, it| all | facts.left_in(it));
    let is_cell = |truth: &Truth| matches!(truth, Truth::Rule(Constraint::Cell(_)));
    let links = if open.iter().all(is_cell) {
        houses_over(&left, open.len() - 1)?
    } else if house_of(&open).is_some() {
        left.cells().iter().map(Constraint::Cell).collect()
    } else {
        return None;
    };
    (links.len() < open.len()).then_some(Proof::Count { truths: open, links })
}

/// The house of truths that are all of one house.
fn house_of(truths: &[Truth]) -> Option<House> {
    let house = |truth: &Truth| match truth {
        Truth::Rule(Constraint::House(house, _)) => Some(*house),
        _ => None,
    };
    let first = house(truths.first()?)?;
    truths.iter().all(|it| house(it) == Some(first)).then_some(first)
}

/// The fewest houses, digit by digit, that contain all the candidates; none if more than `most` are needed.
pub(super) fn houses_over(candidates: &CandidateSet, most: usize) -> Option<Vec<Constraint>> {
    let mut links = Vec::new();
    for digit in candidates.digits().iter() {
        let room = most.checked_sub(links.len())?;
        let houses = (1..=room.min(MOST_HOUSES))
            .find_map(|count| cover(candidates.cells_of(digit), count))?;
        links.extend(houses.into_iter().map(|house| Constraint::House(house, digit)));
    }
    Some(links)
}

/// `count` houses that contain all the cells.
fn cover(cells: CellSet, count: usize) -> Option<Vec<House>> {
    let Some(first) = cells.first() else { return Some(Vec::new()) };
    if count == 0 {
        return None;
    }
    first.houses().into_iter().find_map(|house| {
        let mut houses = cover(cells - house.cells(), count - 1)?;
        houses.push(house);
        Some(houses)
    })
}

/// The cells as truths.
pub(super) fn cells(cells: CellSet) -> Group {
    cells.iter().map(cell).collect()
}

pub(super) fn cell(cell: Cell) -> Truth {
    Truth::Rule(Constraint::Cell(cell))
}

/// The digits of a house as truths.
pub(super) fn places(house: House, digits: DigitSet) -> Group {
    digits.iter().map(|digit| Truth::Rule(Constraint::House(house, digit))).collect()
}
