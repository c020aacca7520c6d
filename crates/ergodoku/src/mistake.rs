//! Why a position has no solution: which digits and marks contradict the givens, or which given contradicts
//! the others.
//!
//! ```
//! use ergodoku::mistake::{Diagnosis, diagnose};
//! use ergodoku::text;
//!
//! // The learner placed a 7 in r1c1 and crossed out the 6 in r1c2; the solution has 5 and 6 there.
//! let entry = text::parse_one(
//!     "+7.32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56:612",
//! )?;
//! let Some(Diagnosis::Contradicts(mistakes)) = diagnose(&entry.puzzle) else { panic!() };
//! assert_eq!(mistakes[0].to_string(), "r1c1 is 5, not 7");
//! assert_eq!(mistakes[1].to_string(), "r1c2 is 6: the mark was removed");
//! # Ok::<(), text::ParseError>(())
//! ```

use std::fmt;

use ergodoku_core::sentence;
use serde::Serialize;

use crate::explanation::Sentence;
use crate::search::{self, Solution, Uniqueness};
use crate::{Candidate, Cell, CellSet, Digit, DigitSet, Puzzle};

/// Something that was entered and is wrong, or may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// What kind of entry it is.
    pub kind: EntryKind,
    /// The digit that was entered; for a mark, the candidate that was removed.
    pub candidate: Candidate,
    /// What the cell can hold once this is put right.
    pub digits: DigitSet,
}

/// What kind of entry it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// A given.
    Given,
    /// A digit placed since.
    Digit,
    /// A candidate removed.
    Mark,
}

impl Mistake {
    /// A hint at a mistake that is certain. Each sentence says more: where to look; in which cell; what is
    /// wrong.
    pub fn ladder(&self) -> [Sentence; 3] {
        let Candidate { cell, digit } = self.candidate;
        let place = sentence!("mistake-box", house = cell.box_());
        match self.kind {
            EntryKind::Given | EntryKind::Digit => {
                [place, sentence!("mistake-digit", cell), sentence!("mistake-not", cell, digit)]
            }
            EntryKind::Mark => [
                place,
                sentence!("mistake-marks", cell),
                sentence!("mistake-candidate", cell, digit),
            ],
        }
    }

    /// What to change or take back if this entry is the wrong one, see [`remedy`].
    pub fn remedy(&self) -> Sentence {
        let Mistake { kind, candidate: Candidate { cell, digit }, digits: right } = *self;
        match kind {
            EntryKind::Given => sentence!("error-change", cell, digit, right),
            EntryKind::Digit => sentence!("error-digit-in", cell, digit),
            EntryKind::Mark => sentence!("error-removal", cell, digit),
        }
    }

    /// What is right: `r1c1 is 7, not 5`.
    pub fn correction(&self) -> Sentence {
        let Mistake { kind, candidate: Candidate { cell, digit }, digits: right } = *self;
        match kind {
            EntryKind::Given | EntryKind::Digit => {
                sentence!("error-mistake-digit", cell, digit, right)
            }
            EntryKind::Mark => sentence!("error-mistake-mark", cell, digit),
        }
    }
}

/// What would help if one of the `suspects` of a diagnosis is wrong; none if there are no suspects.
pub fn remedy(suspects: &[Mistake]) -> Option<Sentence> {
    Some(match suspects.first()?.kind {
        EntryKind::Given => sentence!("error-change-given"),
        EntryKind::Digit | EntryKind::Mark => sentence!("error-take-back"),
    })
}

/// The mistake to put right first: a digit, as it removes candidates that other cells need; else a mark.
pub fn first(mistakes: &[Mistake]) -> Option<&Mistake> {
    mistakes.iter().find(|it| it.kind != EntryKind::Mark).or(mistakes.first())
}

impl fmt::Display for Mistake {
    /// Writes what is right, in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.correction().fmt(f)
    }
}

/// Why a position has no solution. The lists are in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// The givens have exactly one solution, and these digits and marks contradict it: all that do, at
    /// least one. A mark is not listed if a wrong digit rules out its candidate anyway.
    Contradicts(Vec<Mistake>),
    /// The givens have several solutions, and the later entries contradict them all. Taking back any one of
    /// these entries leaves a solution; the list is empty if several entries are wrong.
    ContradictsAll(Vec<Mistake>),
    /// The givens have no solution. Changing any one of these leaves exactly one; the list is empty if more
    /// than one is wrong.
    Unsolvable(Vec<Mistake>),
}

/// Finds out why a position has no solution. None if it has one, and for a Sukaku, which has no givens that
/// its marks could contradict.
pub fn diagnose(puzzle: &Puzzle) -> Option<Diagnosis> {
    if puzzle.givens().is_empty() || search::solve(puzzle).is_some() {
        return None;
    }
    let masks = Masks::of(puzzle);
    let givens = Masks::of_cells(puzzle, puzzle.givens());
    Some(match search::uniqueness(&givens.0) {
        Uniqueness::One(solution) => Diagnosis::Contradicts(contradicting(puzzle, &solution)),
        Uniqueness::Several(..) => Diagnosis::ContradictsAll(suspects(puzzle, &masks)),
        Uniqueness::None => Diagnosis::Unsolvable(suspicious_givens(puzzle, &givens)),
    })
}

/// The digits and marks of a position that contradict a solution.
fn contradicting(puzzle: &Puzzle, solution: &Solution) -> Vec<Mistake> {
    let mistake = |cell: Cell| {
        let right = Candidate::new(cell, solution.digit(cell));
        let digits = DigitSet::only(right.digit);
        match puzzle.digit(cell) {
            Some(digit) if digit == right.digit => None,
            Some(digit) => Some(Mistake {
                kind: EntryKind::Digit,
                candidate: Candidate::new(cell, digit),
                digits,
            }),
            None => was_removed(puzzle, right).then_some(Mistake {
                kind: EntryKind::Mark,
                candidate: right,
                digits,
            }),
        }
    };
    Cell::all().filter_map(mistake).collect()
}

/// Whether a candidate of an empty cell was removed although no digit rules it out.
fn was_removed(puzzle: &Puzzle, it: Candidate) -> bool {
    let holds = |peer| puzzle.digit(peer) == Some(it.digit);
    puzzle.removed().contains(it) && !it.cell.peers().iter().any(holds)
}

/// The entries besides the givens any one of which, taken back, leaves a solution.
fn suspects(puzzle: &Puzzle, masks: &Masks) -> Vec<Mistake> {
    let mut suspects = Vec::new();
    for cell in (CellSet::ALL - puzzle.givens()).iter() {
        let is_open = |digit| search::solve(&masks.with(cell, DigitSet::only(digit)).0).is_some();
        match puzzle.digit(cell) {
            Some(digit) => {
                let others = DigitSet::ALL.without(digit) - puzzle.removed().digits_in(cell);
                let digits: DigitSet = others.iter().filter(|it| is_open(*it)).collect();
                if !digits.is_empty() {
                    let candidate = Candidate::new(cell, digit);
                    suspects.push(Mistake { kind: EntryKind::Digit, candidate, digits });
                }
            }
            None => {
                let removed = puzzle.removed().digits_in(cell);
                let removed = removed.iter().map(|digit| Candidate::new(cell, digit));
                let wrong = removed.filter(|&it| was_removed(puzzle, it) && is_open(it.digit));
                suspects.extend(wrong.map(|candidate| {
                    let digits = DigitSet::only(candidate.digit);
                    Mistake { kind: EntryKind::Mark, candidate, digits }
                }));
            }
        }
    }
    suspects
}

/// The givens any one of which, changed, leaves exactly one solution.
fn suspicious_givens(puzzle: &Puzzle, givens: &Masks) -> Vec<Mistake> {
    // Fewer givens never have exactly one solution, whatever their digits.
    if puzzle.givens().len() < FEWEST_GIVENS {
        return Vec::new();
    }
    let suspect = |cell: Cell| {
        let digit = puzzle.digit(cell)?;
        let digits = match search::uniqueness(&givens.with(cell, DigitSet::ALL).0) {
            Uniqueness::None => DigitSet::EMPTY,
            Uniqueness::One(solution) => DigitSet::only(solution.digit(cell)),
            Uniqueness::Several(..) => {
                let is_right = |digit: &Digit| {
                    let changed = givens.with(cell, DigitSet::only(*digit));
                    matches!(search::uniqueness(&changed.0), Uniqueness::One(_))
                };
                DigitSet::ALL.without(digit).iter().filter(is_right).collect()
            }
        };
        let candidate = Candidate::new(cell, digit);
        (!digits.is_empty()).then_some(Mistake { kind: EntryKind::Given, candidate, digits })
    };
    puzzle.givens().iter().filter_map(suspect).collect()
}

/// No puzzle with fewer givens has exactly one solution (McGuire, Tugemann and Civario, 2012).
const FEWEST_GIVENS: usize = 17;

/// The digits that each cell may hold, as bit masks for the search.
struct Masks([u16; 81]);

impl Masks {
    /// For a whole position.
    fn of(puzzle: &Puzzle) -> Masks {
        Masks(search::Problem::masks(puzzle))
    }

    /// For the digits of some cells alone.
    fn of_cells(puzzle: &Puzzle, cells: CellSet) -> Masks {
        let mut masks = [DigitSet::ALL.bits(); 81];
        for cell in cells.iter() {
            masks[cell.index()] = puzzle.digit(cell).map_or(DigitSet::ALL, DigitSet::only).bits();
        }
        Masks(masks)
    }

    /// The same, but one cell may hold these digits instead.
    fn with(&self, cell: Cell, digits: DigitSet) -> Masks {
        let mut masks = self.0;
        masks[cell.index()] = digits.bits();
        Masks(masks)
    }
}

impl Diagnosis {
    /// The entries that are certainly wrong.
    pub fn mistakes(&self) -> &[Mistake] {
        match self {
            Diagnosis::Contradicts(mistakes) => mistakes,
            Diagnosis::ContradictsAll(_) | Diagnosis::Unsolvable(_) => &[],
        }
    }

    /// The entries that are certainly wrong.
    pub fn into_mistakes(self) -> Vec<Mistake> {
        match self {
            Diagnosis::Contradicts(mistakes) => mistakes,
            Diagnosis::ContradictsAll(_) | Diagnosis::Unsolvable(_) => Vec::new(),
        }
    }

    /// The entries any one of which may be the only wrong one.
    pub fn suspects(&self) -> &[Mistake] {
        match self {
            Diagnosis::Contradicts(_) => &[],
            Diagnosis::ContradictsAll(suspects) | Diagnosis::Unsolvable(suspects) => suspects,
        }
    }
}

impl Diagnosis {
    /// The first few entries that are or may be wrong; none if there are none.
    pub fn sentence(&self) -> Option<Sentence> {
        match self {
            Diagnosis::Contradicts(mistakes) => {
                let join = |first, last| sentence!("error-joined", first, last);
                some(mistakes, Mistake::correction, join)
            }
            Diagnosis::ContradictsAll(suspects) | Diagnosis::Unsolvable(suspects) => {
                let first = remedy(suspects)?;
                let join = |first, last| sentence!("error-or", first, last);
                let last = some(suspects, Mistake::remedy, join)?;
                Some(sentence!("error-because", first, last))
            }
        }
    }
}

impl fmt::Display for Diagnosis {
    /// Writes the first few entries that are or may be wrong, on a line, in English; nothing if there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().map_or(Ok(()), |it| it.fmt(f))
    }
}

/// The number of entries that a line names.
const NAMED: usize = 4;

/// The first few entries, and how many more there are.
fn some(
    all: &[Mistake],
    say: impl Fn(&Mistake) -> Sentence,
    join: impl Fn(Sentence, Sentence) -> Sentence,
) -> Option<Sentence> {
    let more = all.len().checked_sub(NAMED + 1).map(|more| more + 1);
    let more = more.map(|count| sentence!("error-more", count));
    all.iter().take(NAMED).map(say).chain(more).reduce(join)
}
