//! Finds cells that three digits cannot fill, and the guardians that prevent this.

use std::cell::RefCell;

use ergodoku_core::{CandidateSet, Cell, CellSet, DigitSet, House, HouseKind, HouseSet, State};

use super::fill::{can_be_filled, essential, filling, has_three};
use super::tridagon;
use crate::context::{Context, Fact};

/// Cells that three digits cannot fill, so that one of their other candidates, the guardians, is true. No cell, and
/// no guardian, can be left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Impossible {
    pub(super) digits: DigitSet,
    pub(super) cells: CellSet,
    /// Houses that each need the digit in one of two of the cells, if there is one digit.
    pub(super) houses: HouseSet,
    pub(super) guardians: CandidateSet,
}

/// The tridagons, and the other patterns: of each kind those with the fewest guardians first, and none whose guardians
/// include all of another one's of the kind, or of a tridagon.
pub(super) struct ImpossibleCells {
    pub(super) tridagons: Vec<Impossible>,
    pub(super) others: Vec<Impossible>,
}

impl Fact for ImpossibleCells {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> ImpossibleCells {
        let most = context.limits.pattern_guardians.get();
        let (mut tridagons, mut others) = (Vec::new(), Vec::new());
        let Found(found) = context.cached();
        let mut known = found.borrow_mut();
        known.resize_with(TRIPLES * REGIONS, Known::default);
        for (digits, known) in triples().zip(known.chunks_mut(REGIONS)) {
            if context.is_due() {
                break;
            }
            tridagon::each(context.state, digits, most, &mut |it| tridagons.push(it));
            for (region, known) in pairs_of_bands().zip(known) {
                others.extend_from_slice(known.get(context.state, digits, region, most));
            }
        }
        for patterns in [&mut tridagons, &mut others] {
            patterns.sort_by_key(|it| (it.guardians.len(), it.cells.len()));
        }
        let tridagons = least(&[], tridagons);
        let others = least(&tridagons, others);
        ImpossibleCells { tridagons, others }
    }
}

/// How many sets of three digits there are, and how many pairs of bands and of stacks.
const TRIPLES: usize = 84;
const REGIONS: usize = 6;

/// What each search has found, first by digits, then by region; kept from state to state.
#[derive(Default)]
struct Found(RefCell<Vec<Known>>);

/// What a search has found, and the input that it depends on. The default is right: without candidates there are no patterns.
#[derive(Default)]
struct Known {
    /// The candidates of the usable cells.
    candidates: CandidateSet,
    most: usize,
    patterns: Vec<Impossible>,
}

impl Known {
    /// The patterns of three digits in a region, with at most `most` guardians.
    fn get(
        &mut self,
        state: &State,
        digits: DigitSet,
        region: CellSet,
        most: usize,
    ) -> &[Impossible] {
        let cells = essential(region & usable(state, digits));
        let candidates = CandidateSet::product(cells, DigitSet::ALL) & *state.all_candidates();
        if self.most != most || self.candidates != candidates {
            (self.candidates, self.most) = (candidates, most);
            self.patterns.clear();
            let search = Search::new(state, digits, cells);
            search.all(most, &mut |it| self.patterns.push(it));
        }
        &self.patterns
    }
}

/// The patterns, sorted by number of guardians, that have not all the guardians of an earlier one or of one of `known`.
pub(super) fn least(known: &[Impossible], patterns: Vec<Impossible>) -> Vec<Impossible> {
    let mut kept: Vec<Impossible> = Vec::new();
    for pattern in patterns {
        let mut simpler = known.iter().chain(&kept).filter(|it| it.digits == pattern.digits);
        if !simpler.any(|it| it.guardians.is_subset(&pattern.guardians)) {
            kept.push(pattern);
        }
    }
    kept
}

/// All sets of three digits.
pub(super) fn triples() -> impl Iterator<Item = DigitSet> {
    (0..1u16 << 9).filter(|bits| bits.count_ones() == 3).map(DigitSet::from_bits)
}

/// The cells of each two bands, and of each two stacks.
pub(super) fn pairs_of_bands() -> impl Iterator<Item = CellSet> {
    let band = |kind: HouseKind, number: usize| {
        let lines = 3 * number..3 * number + 3;
        lines.fold(CellSet::EMPTY, |all, line| all | House::of(kind, line).cells())
    };
    let pairs = [(0, 1), (0, 2), (1, 2)];
    let kinds = [HouseKind::Row, HouseKind::Column].into_iter();
    kinds.flat_map(move |kind| pairs.map(|(one, other)| band(kind, one) | band(kind, other)))
}

/// A search for patterns of three digits in a region.
struct Search<'a> {
    state: &'a State,
    digits: DigitSet,
    /// Cells that have no guardian.
    bare: CellSet,
    /// Cells with guardians and their number, the fewest first.
    guarded: Vec<(Cell, usize)>,
}

/// A part of a search: the patterns that have all of the chosen cells.
#[derive(Copy, Clone)]
struct Part {
    /// Cells with guardians that all these patterns have.
    chosen: CellSet,
    /// The cells without guardians and the chosen ones, without those that are in no pattern.
    cells: CellSet,
    /// Cells with guardians that some of these patterns may have besides.
    rest: CellSet,
    /// How many guardians they may have besides those of the chosen cells.
    most: usize,
}

impl<'a> Search<'a> {
    /// Among usable cells.
    fn new(state: &'a State, digits: DigitSet, cells: CellSet) -> Search<'a> {
        let guardians = |cell: Cell| (state.candidates(cell) - digits).len();
        let mut guarded: Vec<(Cell, usize)> =
            cells.iter().map(|cell| (cell, guardians(cell))).filter(|it| it.1 > 0).collect();
        guarded.sort_by_key(|it| it.1);
        let bare = guarded.iter().fold(cells, |left, it| left.without(it.0));
        Search { state, digits, bare, guarded }
    }

    /// Visits the patterns that have at most `most` guardians.
    fn all(&self, most: usize, visit: &mut dyn FnMut(Impossible)) {
        let rest = self.guarded_by(most) - crowded(self.bare, House::all());
        let useful = essential(self.bare | rest);
        let (cells, rest) = (self.bare & useful, rest & useful);
        self.choose(Part { chosen: CellSet::EMPTY, cells, rest, most }, visit);
    }

    /// Visits the patterns of a part.
    ///
    /// A set of cells that can be filled has only subsets that can be. So if the cells are part of one, a pattern
    /// needs a cell outside it: only such cells are tried, each without those tried before.
    fn choose(&self, mut part: Part, visit: &mut dyn FnMut(Impossible)) {
        let Some(mut filled) = filling(part.cells) else {
            let is_needed = |cell: Cell| can_be_filled(part.cells.without(cell));
            if part.chosen.iter().all(is_needed) {
                visit(self.pattern(part.cells));
            }
            return;
        };
        let mut outside = part.rest;
        for cell in outside.iter() {
            if let Some(digit) = filled.iter_mut().find(|it| (**it & cell.peers()).is_empty()) {
                digit.insert(cell);
                outside.remove(cell);
            }
        }
        for &(cell, guardians) in self.guarded.iter().filter(|it| outside.contains(it.0)) {
            part.rest.remove(cell);
            if let Some(with_cell) = self.with(part, cell, guardians) {
                self.choose(with_cell, visit);
            }
        }
    }

    /// The part with one more chosen cell, unless one of the chosen cells can then be in no pattern.
    fn with(&self, part: Part, cell: Cell, guardians: usize) -> Option<Part> {
        let (chosen, most) = (part.chosen.with(cell), part.most - guardians);
        let crowded = crowded(self.bare | chosen, cell.houses().into_iter());
        let rest = (part.rest - crowded) & self.guarded_by(most);
        let useful = essential(part.cells.with(cell) | rest);
        let cells = part.cells.with(cell) & useful;
        chosen.is_subset(useful).then_some(Part { chosen, cells, rest: rest & useful, most })
    }

    /// The cells with some guardians, but not more than `most`.
    fn guarded_by(&self, most: usize) -> CellSet {
        self.guarded.iter().take_while(|it| it.1 <= most).map(|it| it.0).collect()
    }

    /// A pattern in cells that cannot be filled, without unnecessary cells.
    fn pattern(&self, mut cells: CellSet) -> Impossible {
        for cell in (cells & self.bare).iter() {
            if !can_be_filled(cells.without(cell)) {
                cells.remove(cell);
            }
        }
        Impossible::new(self.state, self.digits, cells)
    }
}

impl Impossible {
    pub(super) fn new(state: &State, digits: DigitSet, cells: CellSet) -> Impossible {
        let others = |cell| CandidateSet::in_cell(cell, state.candidates(cell) - digits);
        let guardians = cells.iter().map(others).fold(CandidateSet::EMPTY, CandidateSet::union);
        Impossible { digits, cells, houses: HouseSet::EMPTY, guardians }
    }
}

/// The open cells that can hold two of the digits or all three.
pub(super) fn usable(state: &State, digits: DigitSet) -> CellSet {
    let [a, b, c] = places(state, digits);
    ((a & b) | (a & c) | (b & c)) & state.unsolved()
}

/// The places of three digits.
fn places(state: &State, digits: DigitSet) -> [CellSet; 3] {
    let mut digits = digits.iter();
    std::array::from_fn(|_| digits.next().map_or(CellSet::EMPTY, |digit| state.places(digit)))
}

/// All cells of those houses in which three or more of the cells lie. A fourth would make an almost locked set, which
/// other techniques find.
fn crowded(cells: CellSet, houses: impl Iterator<Item = House>) -> CellSet {
    let is_full = |house: &House| has_three(house.cells() & cells);
    houses.filter(is_full).fold(CellSet::EMPTY, |all, house| all | house.cells())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ergodoku_core::{Candidate, Conclusion, Puzzle, text};
    use fastrand::Rng;

    use super::*;
    use crate::{Family, TECHNIQUES};

    /// The sets of cells with guardians that patterns have, by trying all.
    fn by_trial(search: &Search<'_>, most: usize) -> BTreeSet<CellSet> {
        let mut found = BTreeSet::new();
        for bits in 0..1u32 << search.guarded.len() {
            let picked =
                search.guarded.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
            let (mut chosen, mut guardians) = (CellSet::EMPTY, 0);
            for (_, &(cell, count)) in picked {
                chosen.insert(cell);
                guardians += count;
            }
            let cells = search.bare | chosen;
            let is_crowded = |house: &House| {
                (house.cells() & cells).len() > 3 && !(house.cells() & chosen).is_empty()
            };
            let is_needed = |cell: Cell| can_be_filled(cells.without(cell));
            if guardians <= most
                && !House::all().any(|it| is_crowded(&it))
                && !can_be_filled(cells)
                && chosen.iter().all(is_needed)
            {
                found.insert(chosen);
            }
        }
        found
    }

    #[test]
    fn all_least_sets_of_guarded_cells_are_found() {
        let state = State::new(&Puzzle::EMPTY).unwrap();
        let digits = triples().next().unwrap();
        let mut rng = Rng::with_seed(1);
        let mut patterns = 0;
        for _ in 0..300 {
            let mut cells: Vec<Cell> = pairs_of_bands().next().unwrap().iter().collect();
            rng.shuffle(&mut cells);
            let mut bare = CellSet::EMPTY;
            let mut guarded: Vec<(Cell, usize)> = Vec::new();
            for cell in cells {
                if !crowded(bare, House::all()).contains(cell) && bare.len() < 10 {
                    bare.insert(cell);
                } else if guarded.len() < 13 {
                    guarded.push((cell, rng.usize(1..4)));
                }
            }
            guarded.sort_by_key(|it| it.1);
            let all = guarded.iter().fold(CellSet::EMPTY, |all, it| all.with(it.0));
            let search = Search { state: &state, digits, bare, guarded };
            let mut found = BTreeSet::new();
            search.all(5, &mut |it| {
                assert!(!can_be_filled(it.cells));
                assert!(it.cells.iter().all(|cell| can_be_filled(it.cells.without(cell))));
                assert!(found.insert(it.cells & all), "found twice");
            });
            assert_eq!(found, by_trial(&search, 5));
            patterns += found.len();
        }
        assert!(patterns > 10, "{patterns}");
    }

    #[test]
    fn what_is_known_is_what_a_search_finds_afresh() {
        let mut rng = Rng::with_seed(1);
        let mut changes = 0;
        for technique in TECHNIQUES.iter().filter(|it| it.family == Family::ImpossiblePatterns) {
            let example = text::parse_one(technique.example().state).unwrap();
            let mut state = State::new(&example.puzzle).unwrap();
            let mut known: Vec<Known> = Vec::new();
            known.resize_with(TRIPLES * REGIONS, Known::default);
            for _ in 0..40 {
                let keys =
                    triples().flat_map(|it| pairs_of_bands().map(move |region| (it, region)));
                for ((digits, region), known) in keys.zip(&mut known) {
                    let before = known.patterns.clone();
                    let afresh = Known::default().get(&state, digits, region, 4).to_vec();
                    assert_eq!(known.get(&state, digits, region, 4), afresh);
                    changes += usize::from(before != afresh);
                }
                let left: Vec<Candidate> = state.all_candidates().iter().collect();
                let gone = CandidateSet::only(left[rng.usize(..left.len())]);
                state.apply_unchecked(&Conclusion::Eliminate(gone));
            }
        }
        assert!(changes > 10, "{changes}");
    }
}
