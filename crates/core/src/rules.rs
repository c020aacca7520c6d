//! [`Rules`]: the constraints of a puzzle, classic ([`Classic`]) or of any variant ([`VariantRules`]).

use std::fmt;

use crate::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House, State};

/// The constraints that a solution has to keep. Each bounds how many of some candidates are true.
///
/// Proofs and the searches along links speak of constraints by their id alone, so they serve every
/// variant. [`State`] and the techniques that know rows, columns and boxes stay classic.
pub trait Rules {
    /// Names a constraint.
    type Id: Copy + Eq + fmt::Debug + fmt::Display;

    /// Whether these are the rules of classic Sudoku. Deadly patterns are defined for no others.
    const IS_CLASSIC: bool = false;

    /// All constraints.
    fn all(&self) -> impl Iterator<Item = Self::Id>;

    /// The candidates that the constraint counts.
    fn candidates(&self, id: Self::Id) -> CandidateSet;

    /// The number of them that must be true at least: 0 if there is no such bound.
    fn at_least(&self, id: Self::Id) -> u32;

    /// The number of them that may be true at most.
    fn at_most(&self, id: Self::Id) -> u32;

    /// The candidates of the constraint that are in `set`.
    #[inline]
    fn among(&self, id: Self::Id, set: &CandidateSet) -> CandidateSet {
        *set & self.candidates(id)
    }

    /// How many candidates of the constraint are in `set`.
    #[inline]
    fn count_among(&self, id: Self::Id, set: &CandidateSet) -> usize {
        self.among(id, set).len()
    }

    /// Whether the constraint counts the candidate.
    #[inline]
    fn contains(&self, id: Self::Id, candidate: Candidate) -> bool {
        self.candidates(id).contains(candidate)
    }

    /// The candidates that are false if this one is true, because a constraint allows only one of them.
    fn conflicts(&self, candidate: Candidate) -> CandidateSet;

    /// The constraints that allow only one of two candidates.
    fn why_not_both(&self, one: Candidate, other: Candidate) -> impl Iterator<Item = Self::Id> {
        let has_both = move |id: &Self::Id| {
            self.at_most(*id) == 1 && self.contains(*id, one) && self.contains(*id, other)
        };
        self.all().filter(has_both)
    }

    /// The sets of nine cells that hold every digit once. Techniques about houses take them from here.
    fn houses(&self) -> impl Iterator<Item = CellSet>;
}

impl<R: Rules> Rules for &R {
    type Id = R::Id;

    const IS_CLASSIC: bool = R::IS_CLASSIC;

    fn all(&self) -> impl Iterator<Item = R::Id> {
        R::all(self)
    }

    fn candidates(&self, id: R::Id) -> CandidateSet {
        R::candidates(self, id)
    }

    fn at_least(&self, id: R::Id) -> u32 {
        R::at_least(self, id)
    }

    fn at_most(&self, id: R::Id) -> u32 {
        R::at_most(self, id)
    }

    fn among(&self, id: R::Id, set: &CandidateSet) -> CandidateSet {
        R::among(self, id, set)
    }

    fn count_among(&self, id: R::Id, set: &CandidateSet) -> usize {
        R::count_among(self, id, set)
    }

    fn contains(&self, id: R::Id, candidate: Candidate) -> bool {
        R::contains(self, id, candidate)
    }

    fn conflicts(&self, candidate: Candidate) -> CandidateSet {
        R::conflicts(self, candidate)
    }

    fn houses(&self) -> impl Iterator<Item = CellSet> {
        R::houses(self)
    }
}

/// The rules of classic Sudoku: the 324 [`Constraint`]s, each true of exactly one candidate.
///
/// ```
/// use ergodoku_core::{Classic, Rules};
///
/// let candidate = "r1c1=5".parse()?;
/// assert_eq!(Classic.all().count(), 324);
/// assert_eq!(Classic.conflicts(candidate).len(), 8 + 20);
/// let rules: Vec<_> = Classic.why_not_both(candidate, "r2c2=5".parse()?).collect();
/// assert_eq!(rules[0].to_string(), "5b1");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Classic;

impl Rules for Classic {
    type Id = Constraint;

    const IS_CLASSIC: bool = true;

    fn all(&self) -> impl Iterator<Item = Constraint> {
        Constraint::all()
    }

    #[inline]
    fn candidates(&self, id: Constraint) -> CandidateSet {
        id.members()
    }

    #[inline]
    fn at_least(&self, _: Constraint) -> u32 {
        1
    }

    #[inline]
    fn at_most(&self, _: Constraint) -> u32 {
        1
    }

    #[inline]
    fn among(&self, id: Constraint, set: &CandidateSet) -> CandidateSet {
        match id {
            Constraint::Cell(cell) => CandidateSet::in_cell(cell, set.digits_in(cell)),
            Constraint::House(house, digit) => {
                CandidateSet::of(digit, set.cells_of(digit) & house.cells())
            }
        }
    }

    #[inline]
    fn count_among(&self, id: Constraint, set: &CandidateSet) -> usize {
        match id {
            Constraint::Cell(cell) => set.digits_in(cell).len(),
            Constraint::House(house, digit) => (set.cells_of(digit) & house.cells()).len(),
        }
    }

    #[inline]
    fn contains(&self, id: Constraint, candidate: Candidate) -> bool {
        id.contains(candidate)
    }

    #[inline]
    fn conflicts(&self, candidate: Candidate) -> CandidateSet {
        candidate.peers()
    }

    fn houses(&self) -> impl Iterator<Item = CellSet> {
        House::all().map(House::cells)
    }
}

/// The number of a constraint among those of [`VariantRules`]. Displays as `#17`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConstraintId(u16);

impl ConstraintId {
    /// Its place in [`Rules::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for ConstraintId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Rules put together one by one, for puzzles that are not classic. Every cell holds one digit; all else
/// is added: the nine regions of a jigsaw, the diagonals of Sudoku X, pairs of candidates that conflict.
///
/// ```
/// use ergodoku_core::{House, Rules, VariantRules};
///
/// let mut sudoku_x = VariantRules::of_houses(House::all().map(House::cells));
/// sudoku_x.add_house("r1c1,r2c2,r3c3,r4c4,r5c5,r6c6,r7c7,r8c8,r9c9".parse()?);
/// assert_eq!(sudoku_x.houses().count(), 28);
/// assert_eq!(sudoku_x.all().count(), 324 + 9);
/// let on_diagonal = sudoku_x.conflicts("r1c1=5".parse()?);
/// assert!(on_diagonal.contains("r9c9=5".parse()?));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantRules {
    constraints: Vec<Bounds>,
    conflicts: Vec<CandidateSet>,
    houses: Vec<CellSet>,
}

/// How many of some candidates are true.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bounds {
    candidates: CandidateSet,
    at_least: u32,
    at_most: u32,
}

impl VariantRules {
    /// The rules that every cell holds a digit, and every house every digit once.
    ///
    /// # Panics
    /// If a house has not nine cells.
    pub fn of_houses(houses: impl IntoIterator<Item = CellSet>) -> VariantRules {
        let mut rules = VariantRules {
            constraints: Vec::new(),
            conflicts: vec![CandidateSet::EMPTY; 729],
            houses: Vec::new(),
        };
        for cell in Cell::all() {
            rules.add(CandidateSet::in_cell(cell, DigitSet::ALL), 1, 1);
        }
        houses.into_iter().for_each(|cells| rules.add_house(cells));
        rules
    }

    /// Adds the rule that nine cells hold every digit once.
    ///
    /// # Panics
    /// If these are not nine cells.
    pub fn add_house(&mut self, cells: CellSet) {
        assert_eq!(cells.len(), 9, "a house has nine cells");
        self.houses.push(cells);
        for digit in Digit::ALL {
            self.add(CandidateSet::of(digit, cells), 1, 1);
        }
    }

    /// Adds a rule: at least `at_least` and at most `at_most` of these candidates are true.
    ///
    /// # Panics
    /// If there would be more than 65,536 rules.
    pub fn add(&mut self, candidates: CandidateSet, at_least: u32, at_most: u32) -> ConstraintId {
        if at_most == 1 {
            for candidate in candidates.iter() {
                let others = candidates - CandidateSet::only(candidate);
                self.conflicts[candidate.index()] |= others;
            }
        }
        self.constraints.push(Bounds { candidates, at_least, at_most });
        let id = u16::try_from(self.constraints.len() - 1);
        ConstraintId(id.expect("at most 65,536 rules"))
    }
}

impl Rules for VariantRules {
    type Id = ConstraintId;

    fn all(&self) -> impl Iterator<Item = ConstraintId> {
        (0..self.constraints.len()).map(|index| ConstraintId(index as u16))
    }

    fn candidates(&self, id: ConstraintId) -> CandidateSet {
        self.constraints[id.index()].candidates
    }

    fn at_least(&self, id: ConstraintId) -> u32 {
        self.constraints[id.index()].at_least
    }

    fn at_most(&self, id: ConstraintId) -> u32 {
        self.constraints[id.index()].at_most
    }

    fn conflicts(&self, candidate: Candidate) -> CandidateSet {
        self.conflicts[candidate.index()]
    }

    fn houses(&self) -> impl Iterator<Item = CellSet> {
        self.houses.iter().copied()
    }
}

/// What is known of a puzzle, whatever its rules: what proofs and searches along links read.
pub trait Candidates {
    /// The candidates that are neither eliminated nor known to be true.
    fn open(&self) -> &CandidateSet;

    /// The candidates known to be true.
    fn placed(&self) -> CandidateSet;

    /// The cells whose digits are given, not found.
    fn givens(&self) -> CellSet;
}

impl Candidates for State {
    fn open(&self) -> &CandidateSet {
        self.all_candidates()
    }

    fn placed(&self) -> CandidateSet {
        self.live() - *self.all_candidates()
    }

    fn givens(&self) -> CellSet {
        self.givens()
    }
}

/// What is known of a puzzle with rules of its own: no more than its candidates. A placed digit rules out
/// the candidates that conflict with it.
///
/// ```
/// use ergodoku_core::{Candidates, House, VariantRules, VariantState};
///
/// let rules = VariantRules::of_houses(House::all().map(House::cells));
/// let mut state = VariantState::new(&rules);
/// state.give("r1c1=5".parse()?);
/// assert_eq!(state.open().len(), 729 - 1 - 8 - 20);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct VariantState<'a, R> {
    rules: &'a R,
    open: CandidateSet,
    placed: CandidateSet,
    givens: CellSet,
}

impl<'a, R: Rules> VariantState<'a, R> {
    /// Before anything is known.
    pub fn new(rules: &'a R) -> VariantState<'a, R> {
        let placed = CandidateSet::EMPTY;
        VariantState { rules, open: CandidateSet::ALL, placed, givens: CellSet::EMPTY }
    }

    /// The rules.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// Places a given.
    pub fn give(&mut self, candidate: Candidate) {
        self.place(candidate);
        self.givens.insert(candidate.cell);
    }

    /// Places a digit that was found.
    pub fn place(&mut self, candidate: Candidate) {
        self.placed.insert(candidate);
        self.open.remove(candidate);
        self.open -= self.rules.conflicts(candidate);
    }

    /// Eliminates candidates.
    pub fn eliminate(&mut self, candidates: CandidateSet) {
        self.open -= candidates;
    }
}

impl<R: Rules> Candidates for VariantState<'_, R> {
    fn open(&self) -> &CandidateSet {
        &self.open
    }

    fn placed(&self) -> CandidateSet {
        self.placed
    }

    fn givens(&self) -> CellSet {
        self.givens
    }
}
