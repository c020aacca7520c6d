//! Fish: as many base houses as cover houses for one digit.
//!
//! Every base house needs the digit, every cover house allows it once. A place that lies in more base
//! than cover houses is a *fin*. With no fin true, base and cover balance, and a place in more cover
//! than base houses is false: it would use up covers that the base needs. So what sees every fin and
//! lies in more cover than base houses is false in any case. This one count carries all of the
//! family: boxes among the houses, *endo-fins* (fins in two base houses), and *cannibalism* (places
//! of the base itself that fall).
//!
//! Two searches find them: `lines` the fish of lines alone, `houses` those with boxes or with lines
//! of both kinds in one set.

mod houses;
mod lines;
mod siamese;
mod words;

use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Digit, DigitSet, House, HouseKind, HouseSet, Line,
};
use serde::Serialize;

use crate::context::{Context, Key, UnitSearch, enum_key};
use crate::sink::Sink;

/// A digit whose places in the base houses lie in as many cover houses, but for the fins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The base: each of these houses needs the digit once.
    pub base: HouseSet,
    /// The cover: each of these houses allows it once.
    pub cover: HouseSet,
    /// All places of the digit in the base, fins included.
    pub cells: CellSet,
    /// Places in more base than cover houses.
    pub fins: CellSet,
    /// Those of the fins that lie in two base houses or three.
    pub endo_fins: CellSet,
    /// For a siamese fish, what the second fish on the same base has of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub twin: Option<Twin>,
}

/// The second fish of a siamese one: the same base, another cover and so other fins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Twin {
    /// The cover.
    pub cover: HouseSet,
    /// Places in more base than cover houses.
    pub fins: CellSet,
    /// Those of the fins that lie in two base houses or three.
    pub endo_fins: CellSet,
}

impl Fish {
    /// The fish of these base and cover houses among a digit's `places`. Both need as many houses;
    /// whether the fish eliminates anything is not asked.
    pub fn new(digit: Digit, places: CellSet, base: HouseSet, cover: HouseSet) -> Fish {
        let (bases, covers) = (Multiplicity::of_houses(base), Multiplicity::of_houses(cover));
        let fins = places & bases.above(&covers);
        Fish {
            digit,
            base,
            cover,
            cells: places & bases.0[0],
            fins,
            endo_fins: fins & bases.0[1],
            twin: None,
        }
    }

    /// Which of the digit's `places` are false if no fin is true: those in more cover than base
    /// houses.
    pub(crate) fn exposed(&self, places: CellSet) -> CellSet {
        places & Multiplicity::of_houses(self.cover).above(&Multiplicity::of_houses(self.base))
    }

    /// Which of the digit's `places` are false whether a fin is true or not.
    pub(crate) fn eliminated(&self, places: CellSet) -> CellSet {
        self.exposed(places) & self.fins.common_peers()
    }

    /// The second fish of a siamese one, as a fish of its own.
    fn second(&self) -> Option<Fish> {
        let Twin { cover, fins, endo_fins } = self.twin?;
        Some(Fish { cover, fins, endo_fins, twin: None, ..*self })
    }
}

/// The cells in one or more, two or more, three of several sets of cells.
#[derive(Copy, Clone)]
struct Multiplicity([CellSet; 3]);

impl Multiplicity {
    const NONE: Multiplicity = Multiplicity([CellSet::EMPTY; 3]);
    const ALL: Multiplicity = Multiplicity([CellSet::ALL; 3]);

    fn of(sets: impl Iterator<Item = CellSet>) -> Multiplicity {
        let mut multiplicity = Multiplicity::NONE;
        sets.for_each(|cells| multiplicity.add(cells));
        multiplicity
    }

    fn of_houses(houses: HouseSet) -> Multiplicity {
        Multiplicity::of(houses.iter().map(House::cells))
    }

    fn add(&mut self, cells: CellSet) {
        let [once, twice, thrice] = &mut self.0;
        *thrice |= *twice & cells;
        *twice |= *once & cells;
        *once |= cells;
    }

    /// The cells that are in more of these sets than of the others.
    fn above(&self, other: &Multiplicity) -> CellSet {
        let ([once, twice, thrice], [other_once, other_twice, other_thrice]) = (self.0, other.0);
        (once - other_once) | (twice - other_twice) | (thrice - other_thrice)
    }
}

/// The most base houses that can hold a digit nine times in all.
const MOST_HOUSES: usize = 9;

/// What becomes of base candidates that the cover leaves out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fins {
    /// There are none.
    None,
    /// There are some; in a fish of lines each base line has two candidates or more besides them.
    Finned,
    /// Some base line has a single candidate besides the fins. Only of fish of lines.
    Sashimi,
}

enum_key!(Fins { None, Finned, Sashimi });

/// Which houses base and cover are made of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum FishClass {
    /// Rows against columns.
    Basic,
    /// Boxes among the rows, or among the columns, or both.
    Franken,
    /// Rows and columns on one side, or rows on both.
    Mutant,
}

enum_key!(FishClass { Basic, Franken, Mutant });

impl FishClass {
    /// What base and cover may be made of.
    fn sides(self) -> Vec<(HouseSet, HouseSet)> {
        let boxes = all_of(HouseKind::Box);
        let lines = Line::ORIENTATIONS.map(|(base, cover)| (all_of(base), all_of(cover)));
        match self {
            FishClass::Basic => lines.to_vec(),
            FishClass::Franken => lines.map(|(base, cover)| (base | boxes, cover | boxes)).to_vec(),
            FishClass::Mutant => vec![(HouseSet::ALL, HouseSet::ALL)],
        }
    }

    /// What a fish of this base and cover is.
    fn of(base: HouseSet, cover: HouseSet) -> FishClass {
        let has = |houses: HouseSet, kind| !houses.is_disjoint(all_of(kind));
        let set_against =
            |(ours, theirs): (HouseKind, HouseKind)| has(base, ours) || has(cover, theirs);
        if Line::ORIENTATIONS.into_iter().all(set_against) {
            FishClass::Mutant
        } else if has(base | cover, HouseKind::Box) {
            FishClass::Franken
        } else {
            FishClass::Basic
        }
    }
}

/// The nine houses of a kind.
fn all_of(kind: HouseKind) -> HouseSet {
    kind.houses().collect()
}

/// Receives a fish and the places it eliminates, at least one.
type Catch<'a> = dyn FnMut(Fish, CellSet) -> ControlFlow<()> + 'a;

/// Every fish of `size` lines, in rows and in columns.
pub(crate) fn find(
    context: &Context<'_>,
    size: usize,
    fins: Fins,
    sink: &mut impl Sink<Fish>,
) -> ControlFlow<()> {
    let search =
        |fins, digit, catch: &mut Catch<'_>| lines::find(context, digit, size, fins, catch);
    // A finned fish and a sashimi one make a finned one together.
    let kin = if fins == Fins::Finned { Some(Fins::Sashimi) } else { None };
    each_digit(context, (FishClass::Basic, size), (fins, kin), &search, sink)
}

/// Every fish of a class with boxes or mixed lines, of `size` houses, with fins or without: of those
/// that eliminate the same, the first.
pub(crate) fn find_complex(
    context: &Context<'_>,
    class: FishClass,
    size: usize,
    fins: Fins,
    sink: &mut impl Sink<Fish>,
) -> ControlFlow<()> {
    let search =
        |fins, digit, catch: &mut Catch<'_>| houses::find(context, digit, class, size, fins, catch);
    each_digit(context, (class, size), (fins, None), &search, sink)
}

/// Reports the fish of every digit: of those that eliminate the same, the first. If siamese fish are
/// asked for, the fish that make one are reported in it and not alone. Digits for which there was none
/// are passed by until their places have changed.
fn each_digit(
    context: &Context<'_>,
    (class, size): (FishClass, usize),
    (fins, kin): (Fins, Option<Fins>),
    search: &dyn Fn(Fins, Digit, &mut Catch<'_>) -> ControlFlow<()>,
    sink: &mut impl Sink<Fish>,
) -> ControlFlow<()> {
    let (exhausted, kind) = (context.exhausted(), FishSearch { class, size, fins });
    for digit in (context.reducible_digits() - exhausted.of(kind)).iter() {
        context.check()?;
        let mut seen = HashSet::new();
        let mut report = |fish: Fish, eliminated| match seen.insert(eliminated) {
            true => sink.offer(fish, Conclusion::Eliminate(CandidateSet::of(digit, eliminated))),
            false => ControlFlow::Continue(()),
        };
        if fins == Fins::None || !context.limits.siamese_fish {
            search(fins, digit, &mut report)?;
        } else {
            let (own, kin) = (all(fins, digit, search), kin.map(|kin| all(kin, digit, search)));
            siamese::find(context, &own, &kin.unwrap_or_default(), &mut report)?;
        }
        if seen.is_empty() {
            exhausted.note(kind, DigitSet::only(digit));
        }
    }
    ControlFlow::Continue(())
}

/// A search for the fish of a digit.
#[derive(Copy, Clone)]
struct FishSearch {
    class: FishClass,
    size: usize,
    fins: Fins,
}

impl Key for FishSearch {
    const COUNT: usize = FishClass::COUNT * (MOST_HOUSES + 1) * Fins::COUNT;

    fn index(self) -> usize {
        let FishSearch { class, size, fins } = self;
        debug_assert!(size <= MOST_HOUSES);
        (class.index() * (MOST_HOUSES + 1) + size) * Fins::COUNT + fins.index()
    }
}

impl UnitSearch for FishSearch {
    type Unit = Digit;
}

/// All that a search finds, each once.
fn all(
    fins: Fins,
    digit: Digit,
    search: &dyn Fn(Fins, Digit, &mut Catch<'_>) -> ControlFlow<()>,
) -> Vec<(Fish, CellSet)> {
    let mut fish = Vec::new();
    let mut seen = HashSet::new();
    let _ = search(fins, digit, &mut |it, eliminated| {
        if seen.insert((it.base, it.cover)) {
            fish.push((it, eliminated));
        }
        ControlFlow::Continue(())
    });
    fish
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_search_has_a_number_of_its_own() {
        let mut numbers = HashSet::new();
        for class in [FishClass::Basic, FishClass::Franken, FishClass::Mutant] {
            for fins in [Fins::None, Fins::Finned, Fins::Sashimi] {
                for size in 0..=MOST_HOUSES {
                    let number = FishSearch { class, size, fins }.index();
                    assert!(number < FishSearch::COUNT && numbers.insert(number));
                }
            }
        }
        assert_eq!(numbers.len(), FishSearch::COUNT);
    }
}
