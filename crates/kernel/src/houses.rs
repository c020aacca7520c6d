//! Patterns of houses, for puzzles with any houses: locked candidates, subsets, fish, almost locked sets.
//!
//! All are the same count: *bases*, rules that need one of their candidates, hold fewer true candidates
//! than they need, because *covers*, rules that allow only one, hold all of theirs. The engine's own
//! searches for subsets and fish stay apart from these: they read rows, columns and boxes from tables of
//! bits, which no list of houses can match in speed. What both share is [`for_each_cell_set`].

use ergodoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Rules};

use crate::rules::open_rules;

/// Bases and covers that eliminate something, for a proof that counts them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseCoverSet<Id> {
    /// The rules that need one of their candidates each.
    pub bases: Vec<Id>,
    /// The rules that allow only one of theirs.
    pub covers: Vec<Id>,
    /// The candidates that are false.
    pub eliminated: CandidateSet,
}

/// Some houses of a puzzle, and its rules about their cells and digits.
pub struct Houses<'a, R: Rules> {
    rules: &'a R,
    /// By cell, the rule that it holds one digit.
    cells: Vec<R::Id>,
    houses: Vec<HouseRules<R::Id>>,
}

/// The cells of a house and, by digit, the rule that they hold it once.
struct HouseRules<Id> {
    cells: CellSet,
    digits: Vec<Id>,
}

/// Cells of the house of this index that have one more candidate digit than there are cells.
struct AlmostLocked {
    house: usize,
    cells: CellSet,
    digits: DigitSet,
}

impl<'a, R: Rules> Houses<'a, R> {
    /// The houses of the rules, or only some of them.
    ///
    /// # Panics
    /// If the rules do not say that each cell holds one digit, and each of these houses every digit once.
    pub fn new(rules: &'a R, houses: impl IntoIterator<Item = CellSet>) -> Houses<'a, R> {
        let rule = |candidates| {
            let is_it = |id: &R::Id| {
                let bounds = (rules.at_least(*id), rules.at_most(*id));
                bounds == (1, 1) && rules.candidates(*id) == candidates
            };
            rules.all().find(is_it).expect("a rule for each cell, and each digit of a house")
        };
        let of_house = |cells| HouseRules {
            cells,
            digits: Digit::ALL.map(|digit| rule(CandidateSet::of(digit, cells))).to_vec(),
        };
        let cells = Cell::all().map(|cell| rule(CandidateSet::in_cell(cell, DigitSet::ALL)));
        Houses { rules, cells: cells.collect(), houses: houses.into_iter().map(of_house).collect() }
    }

    /// The rules of some cells.
    fn cell_rules(&self, cells: CellSet) -> impl Iterator<Item = R::Id> {
        cells.iter().map(|cell| self.cells[cell.index()])
    }

    /// Naked and hidden subsets of `size` cells, house by house.
    pub fn subsets(&self, state: &impl Candidates, size: usize) -> Vec<BaseCoverSet<R::Id>> {
        let of_house = |house: &HouseRules<R::Id>| {
            let cells: Vec<R::Id> = self.cell_rules(house.cells).collect();
            let naked = base_cover_sets(self.rules, state, &cells, &house.digits, size);
            let hidden = base_cover_sets(self.rules, state, &house.digits, &cells, size);
            [naked, hidden].concat()
        };
        self.houses.iter().flat_map(of_house).collect()
    }

    /// Fish without fins of `size` houses of any kind; with one house these are locked candidates.
    pub fn fish(&self, state: &impl Candidates, size: usize) -> Vec<BaseCoverSet<R::Id>> {
        let of_digit = |digit: Digit| {
            let houses: Vec<R::Id> =
                self.houses.iter().map(|it| it.digits[digit.index()]).collect();
            base_cover_sets(self.rules, state, &houses, &houses, size)
        };
        Digit::ALL.into_iter().flat_map(of_digit).collect()
    }

    /// Pairs of almost locked sets without a common cell, joined by a restricted common.
    pub fn almost_locked_pairs(&self, state: &impl Candidates) -> Vec<BaseCoverSet<R::Id>> {
        let (sets, mut found) = (self.almost_locked_sets(state), Vec::new());
        for (index, one) in sets.iter().enumerate() {
            let apart = |other: &&AlmostLocked| {
                one.cells.is_disjoint(other.cells) && (one.digits & other.digits).len() > 1
            };
            for other in sets[..index].iter().filter(apart) {
                self.join(state, [one, other], &mut found);
            }
        }
        found
    }

    fn almost_locked_sets(&self, state: &impl Candidates) -> Vec<AlmostLocked> {
        let (open, mut sets) = (state.open(), Vec::new());
        for (house, HouseRules { cells, .. }) in self.houses.iter().enumerate() {
            let add = &mut |cells, digits| sets.push(AlmostLocked { house, cells, digits });
            for_each_cell_set(
                *cells & open.cells(),
                DigitSet::EMPTY,
                1,
                |cell| open.digits_in(cell),
                add,
            );
        }
        sets
    }

    /// Adds what two almost locked sets eliminate: if only one of them can hold a restricted common, one of
    /// them holds all its other digits.
    fn join(
        &self,
        state: &impl Candidates,
        sets: [&AlmostLocked; 2],
        found: &mut Vec<BaseCoverSet<R::Id>>,
    ) {
        let (cells, common) = (sets[0].cells | sets[1].cells, sets[0].digits & sets[1].digits);
        let places = |digit| state.open().cells_of(digit) & cells;
        for restricted in common.iter() {
            let holds = |house: &&HouseRules<R::Id>| places(restricted).is_subset(house.cells);
            let Some(house) = self.houses.iter().find(holds) else { continue };
            for digit in common.without(restricted).iter() {
                let conflicts = CandidateSet::of(digit, places(digit)).iter();
                let conflicts = conflicts.map(|place| self.rules.conflicts(place));
                let eliminated = conflicts.fold(*state.open(), CandidateSet::intersection);
                if eliminated.is_empty() {
                    continue;
                }
                let digits_once = sets.into_iter().flat_map(|set| {
                    let others = set.digits.without(restricted).without(digit).iter();
                    others.map(|other| self.houses[set.house].digits[other.index()])
                });
                let covers = digits_once.chain([house.digits[restricted.index()]]).collect();
                found.push(BaseCoverSet {
                    bases: self.cell_rules(cells).collect(),
                    covers,
                    eliminated,
                });
            }
        }
    }
}

/// Visits the sets of some of these cells that have, with the digits `besides`, `surplus` more digits than
/// cells between them, each before those that add cells behind its last. With a surplus of one they are almost
/// locked sets, with none naked subsets.
pub fn for_each_cell_set(
    cells: CellSet,
    besides: DigitSet,
    surplus: usize,
    digits: impl Fn(Cell) -> DigitSet,
    visit: &mut impl FnMut(CellSet, DigitSet),
) {
    extend(CellSet::EMPTY, besides, cells, surplus, &digits, visit);
}

/// Visits the sets that have these cells, with these digits, and some of the rest.
fn extend(
    cells: CellSet,
    digits: DigitSet,
    mut rest: CellSet,
    surplus: usize,
    digits_of: &impl Fn(Cell) -> DigitSet,
    visit: &mut impl FnMut(CellSet, DigitSet),
) {
    while let Some(cell) = rest.first() {
        rest.remove(cell);
        let (cells, digits) = (cells.with(cell), digits | digits_of(cell));
        if digits.len() == cells.len() + surplus {
            visit(cells, digits);
        }
        if digits.len() <= cells.len() + surplus + rest.len() {
            extend(cells, digits, rest, surplus, digits_of, visit);
        }
    }
}

/// Every choice of `size` bases without a common candidate and as many covers that hold all candidates of
/// these: the covers lose their other candidates, and the bases those in two covers.
pub fn base_cover_sets<R: Rules>(
    rules: &R,
    state: &impl Candidates,
    bases: &[R::Id],
    covers: &[R::Id],
    size: usize,
) -> Vec<BaseCoverSet<R::Id>> {
    let bases = open_rules(rules, state).filter(|(id, _)| bases.contains(id)).collect();
    let exclusive = covers.iter().filter(|&&id| rules.at_most(id) == 1);
    let covers = exclusive.map(|&id| (id, rules.among(id, state.open()))).collect();
    let mut search = BaseCoverSearch { bases, covers, size, found: Vec::new() };
    search.choose_bases(0, &mut Vec::new(), CandidateSet::EMPTY);
    search.found
}

/// The rules to choose from, each with its open candidates.
struct BaseCoverSearch<Id> {
    bases: Vec<(Id, CandidateSet)>,
    covers: Vec<(Id, CandidateSet)>,
    size: usize,
    found: Vec<BaseCoverSet<Id>>,
}

impl<Id: Copy + Eq> BaseCoverSearch<Id> {
    /// Adds bases from this index on to those chosen, whose candidates are these.
    fn choose_bases(&mut self, first: usize, chosen: &mut Vec<Id>, candidates: CandidateSet) {
        if chosen.len() == self.size {
            self.choose_covers(chosen, &mut Vec::new(), candidates, [CandidateSet::EMPTY; 2]);
            return;
        }
        for index in first..self.bases.len() {
            let (id, own) = self.bases[index];
            if own.is_disjoint(&candidates) {
                chosen.push(id);
                self.choose_bases(index + 1, chosen, candidates | own);
                chosen.pop();
            }
        }
    }

    /// Adds covers to those chosen until they hold the candidates of the bases. `held` are the candidates in
    /// one cover or more, and in two or more.
    fn choose_covers(
        &mut self,
        bases: &[Id],
        chosen: &mut Vec<Id>,
        candidates: CandidateSet,
        held: [CandidateSet; 2],
    ) {
        let Some(uncovered) = (candidates - held[0]).iter().next() else {
            let eliminated = (held[0] - candidates) | (held[1] & candidates);
            if chosen.len() == self.size && !eliminated.is_empty() {
                let (bases, covers) = (bases.to_vec(), chosen.clone());
                self.found.push(BaseCoverSet { bases, covers, eliminated });
            }
            return;
        };
        if chosen.len() == self.size {
            return;
        }
        for index in 0..self.covers.len() {
            let (id, own) = self.covers[index];
            if own.contains(uncovered) && !bases.contains(&id) {
                chosen.push(id);
                let held = [held[0] | own, held[1] | (held[0] & own)];
                self.choose_covers(bases, chosen, candidates, held);
                chosen.pop();
            }
        }
    }
}
