//! Rejects specifications that no puzzle can meet. Each rule is proved and gives its reason. A specification
//! that has merely never been met is searched for, with a [`caution`].
//!
//! Two facts need a longer proof.
//!
//! **A minimal puzzle has at most 60 clues.** Take the 27 × 81 matrix of which cell lies in which house.
//! Its rank is 21, as the rows of a band add up to its boxes, and so do the columns of a stack. Take a
//! clue x of a minimal puzzle away, and there is a second solution, with another digit in x. Count for
//! each cell +1 if x's digit moves in from the first solution to the second, and -1 if it moves out:
//! every house adds up to 0, and only x and empty cells count. So the column of x is a combination of
//! the columns of the empty cells, for every clue x: these have rank 21, and there are at least 21.
//!
//! **No minimal puzzle is solved by full houses alone.** If full houses solve a puzzle, each in turn
//! settles one empty cell from settled ones, so that the columns of the empty cells are independent: there
//! are at most 21. If the puzzle is minimal too, there are exactly 21, and 60 clues; and the combination
//! above is the only one, so that for each clue x the same cells count for every digit that moves.
//! So two digits a and b trade places in a set of cells that has at least four, of which x is the only
//! clue. For the same a and b such sets of different clues do not overlap: what they share could be traded
//! without any clue. So with `e(a)` empty cells of a digit there are at most `(e(a) + e(b)) / 3` of
//! them, and over all pairs of digits `8 * 21 / 3 = 56`, too few for 60 clues.

use std::ops::RangeInclusive;

use ergodoku_core::{CellSet, House, Sentence, sentence};
use ergodoku_engine::{Family, Level, Profile, Technique, technique};
use ergodoku_search::{Uniqueness, count, uniqueness};

use crate::between::Between;
use crate::judge::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE, level_name, raised};
use crate::source::clues_of;
use crate::spec::{Clues, Need, Spec, SpecError, Start};
use crate::superfluous::{superfluous, unseen};
use crate::symmetry::Symmetry;

/// No puzzle with fewer clues has one solution (McGuire, Tugemann and Civario, 2012).
const FEWEST: usize = 17;

/// No minimal puzzle has more; see the module's documentation.
const MOST_MINIMAL: usize = 60;

/// Puzzles that full houses solve have no more empty cells; see the module's documentation.
const MOST_FULL_HOUSES: usize = 21;

/// The range of Sudoku Explainer's ratings.
const RATINGS: [f64; 2] = [1.0, 20.0];

/// All ratings up to 3.8.
const LOW_RATINGS: [f64; 15] =
    [1.0, 1.2, 1.5, 1.7, 1.9, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6, 3.8];

/// The rating of hidden singles in boxes. Only full houses are rated lower.
const HIDDEN_IN_BOX: f64 = 1.2;

/// The lowest rating of a step that is not a single.
const POINTING: f64 = 1.7;

/// Why no puzzle can meet the specification, if that is proved.
type Reason = Option<Sentence>;

/// The rules. The first that applies is reported.
const RULES: [fn(&Spec) -> Reason; 15] = [
    clue_count,
    pattern,
    start,
    symmetric_count,
    minimal_count,
    techniques,
    superfluous_techniques,
    full_houses,
    rating_range,
    rating_of_minimal,
    too_easy_for_rating,
    too_easy_for_level,
    too_easy_for_techniques,
    score_too_low,
    score_too_high,
];

/// Rejects a specification that no puzzle can meet.
pub(crate) fn check(spec: &Spec) -> Result<(), SpecError> {
    match RULES.iter().find_map(|rule| rule(spec)) {
        Some(reason) => Err(SpecError(reason)),
        None => Ok(()),
    }
}

/// A warning about puzzles that nobody has found, although it is not proved that there are none.
pub(crate) fn caution(spec: &Spec) -> Option<Sentence> {
    if spec.is_minimal() && *clues(spec).start() > 40 {
        Some(sentence!("report-caution-minimal"))
    } else if spec.er.from.is_some_and(|from| from > 11.9) {
        Some(sentence!("report-caution-rating"))
    } else {
        unseen(spec)
    }
}

/// The possible numbers of clues.
fn clues(spec: &Spec) -> RangeInclusive<usize> {
    let Between { from, to } = spec.clue_count;
    let (least, most) = match (&spec.clues, &spec.start) {
        (Clues::In(cells), _) => (cells.len(), cells.len()),
        (Clues::Symmetric(_), Start::Vicinity { of, .. }) => {
            let counts = || of.iter().map(|puzzle| puzzle.givens().len());
            (counts().min().unwrap_or(0), counts().max().unwrap_or(81))
        }
        (Clues::Symmetric(_), _) => (FEWEST, if spec.is_minimal() { MOST_MINIMAL } else { 81 }),
    };
    from.map_or(least, |from| from.max(least))..=to.map_or(most, |to| to.min(most))
}

/// The possible numbers of empty cells.
fn empty(spec: &Spec) -> RangeInclusive<usize> {
    let clues = clues(spec);
    81 - clues.end()..=81 - clues.start()
}

fn clue_count(spec: &Spec) -> Reason {
    let asked = spec.clue_count;
    let is_out = asked.is_above(&FEWEST) || asked.is_below(&81);
    let asked = || asked.to_string();
    is_out.then(|| sentence!("fault-puzzle-clues", least = FEWEST, asked = asked()))
}

fn pattern(spec: &Spec) -> Reason {
    let Clues::In(cells) = spec.clues else { return None };
    let (count, asked) = (cells.len(), spec.clue_count);
    if count < FEWEST {
        return Some(sentence!("fault-puzzle-few", least = FEWEST, count));
    }
    if !asked.contains(&count) {
        return Some(sentence!("fault-puzzle-pattern", count, asked = asked.to_string()));
    }
    if let Some([one, other]) = empty_pair(cells) {
        return Some(sentence!("fault-puzzle-swap", one, other));
    }
    let full = |house: &House| spec.minimal && house.cells().is_subset(cells);
    House::all().find(full).map(|house| sentence!("fault-puzzle-full", house))
}

/// Two empty rows of a band, or columns of a stack.
fn empty_pair(cells: CellSet) -> Option<[House; 2]> {
    let lines: Vec<House> = House::all().take(18).collect();
    lines.chunks(3).find_map(|chute| {
        let mut empty = chute.iter().filter(|line| (line.cells() & cells).is_empty());
        Some([*empty.next()?, *empty.next()?])
    })
}

fn symmetric_count(spec: &Spec) -> Reason {
    let Clues::Symmetric(symmetry) = spec.clues else { return None };
    // Bit n is set if some orbits have n cells in total.
    let orbits = symmetry.orbits();
    let counts = orbits.iter().fold(1u128, |counts, it| counts | counts << it.len());
    let range = clues(spec);
    if range.is_empty() || range.clone().any(|count| counts >> count & 1 != 0) {
        return None;
    }
    let mut sizes: Vec<usize> =
        orbits.iter().map(|orbit| orbit.len()).filter(|it| *it > 1).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let sizes: Vec<Sentence> = sizes.into_iter().map(Sentence::Number).collect();
    let (symmetry, asked) = (symmetry.name(), spec.clue_count.to_string());
    Some(sentence!("fault-puzzle-symmetry", symmetry, sizes, asked))
}

fn minimal_count(spec: &Spec) -> Reason {
    let least = *clues(spec).start();
    (spec.minimal && least > MOST_MINIMAL)
        .then(|| sentence!("fault-puzzle-minimal", most = MOST_MINIMAL, asked = least))
}

fn start(spec: &Spec) -> Reason {
    match (&spec.start, &spec.clues) {
        (Start::Anywhere, _) => None,
        (Start::Grid(grid), clues) => match (uniqueness(&**grid), clues) {
            (Uniqueness::None, _) => Some(sentence!("fault-puzzle-grid")),
            (Uniqueness::One(solution), &Clues::In(cells)) => {
                let is_one = count(&clues_of(cells, &solution), 2) == 1;
                (!is_one).then(|| sentence!("fault-puzzle-grid-several"))
            }
            _ => None,
        },
        (Start::Vicinity { of, moves }, clues) => {
            if !matches!(clues, Clues::Symmetric(Symmetry::None)) {
                return Some(sentence!("fault-puzzle-vicinity"));
            }
            if of.is_empty() {
                return Some(sentence!("fault-puzzle-vicinity-none"));
            }
            if !(1..=2).contains(moves) {
                return Some(sentence!("fault-puzzle-vicinity-moves", moves = *moves));
            }
            if let Some(place) = of.iter().position(|it| count(it, 2) != 1) {
                return Some(sentence!("fault-puzzle-vicinity-one", number = place + 1));
            }
            let fits = |clues| spec.clue_count.contains(&clues);
            let is_out = !of.iter().any(|it| fits(it.givens().len()));
            is_out.then(|| {
                let (count, asked) = (of[0].givens().len(), spec.clue_count.to_string());
                sentence!("fault-puzzle-vicinity-clues", count, asked)
            })
        }
    }
}

fn techniques(spec: &Spec) -> Reason {
    for Need { name, techniques, times } in &spec.needs {
        if times.contains(&0) {
            return Some(sentence!("fault-puzzle-zero", name = name.clone()));
        }
        if techniques.iter().any(|it| spec.forbid.contains(it)) {
            return Some(sentence!("fault-puzzle-forbidden", name = name.clone()));
        }
    }
    if let Some(technique) = spec.practice.iter().find(|it| spec.forbid.contains(it)) {
        let technique = Sentence::Technique(technique.name);
        return Some(sentence!("fault-puzzle-practised", technique));
    }
    if spec.restricts_techniques() && spec.allowed().is_empty() && spec.needs.is_empty() {
        return Some(sentence!("fault-puzzle-no-technique"));
    }
    let last_resort = |it: &&&Technique| it.family == Family::LastResort;
    let technique = spec.special().flatten().find(last_resort)?;
    Some(sentence!("fault-puzzle-last-resort", technique = Sentence::Technique(technique.name)))
}

fn superfluous_techniques(spec: &Spec) -> Reason {
    let all = spec.special().find_map(|some| {
        some.iter().map(|it| Some((*it, superfluous(spec, it)?))).collect::<Option<Vec<_>>>()
    })?;
    let (technique, it) = all.first()?;
    let (technique, slugs) = (Sentence::Technique(technique.name), it.beside.join(", "));
    Some(sentence!("fault-puzzle-superfluous", technique, slugs, why = it.why()))
}

/// Puzzles that need full houses and are allowed nothing else.
fn full_houses(spec: &Spec) -> Reason {
    let mut needed = spec.needs.iter().flat_map(|need| &need.techniques);
    let is_alone = needed.all(|it| it.slug() == "full-house") && spec.allowed().is_empty();
    if spec.needs.is_empty() || !spec.practice.is_empty() || !is_alone {
        return None;
    }
    let least = 81 - MOST_FULL_HOUSES;
    if spec.is_minimal() {
        return Some(sentence!("fault-puzzle-full-houses", least));
    }
    (*clues(spec).end() < least).then(|| sentence!("fault-puzzle-full-house-clues", least))
}

fn rating_range(spec: &Spec) -> Reason {
    let ([lowest, highest], asked) = (RATINGS, spec.er);
    if asked.is_above(&lowest) || asked.is_below(&highest) {
        let ([lowest, highest], asked) = ([lowest, highest].map(tenths), asked.to_string());
        return Some(sentence!("fault-puzzle-ratings", lowest, highest, asked));
    }
    let (from, to) = (asked.from?, asked.to?);
    let below = LOW_RATINGS.into_iter().rfind(|it| *it < from)?;
    let above = LOW_RATINGS.into_iter().find(|it| *it >= from)?;
    (to < above).then(|| {
        let ([below, above], asked) = ([below, above].map(tenths), asked.to_string());
        sentence!("fault-puzzle-no-rating", below, above, asked)
    })
}

/// A rating as it is written in every language.
fn tenths(rating: f64) -> String {
    format!("{rating:.1}")
}

fn rating_of_minimal(spec: &Spec) -> Reason {
    let asked = spec.er;
    if !asked.is_above(&HIDDEN_IN_BOX) {
        return None;
    }
    if spec.is_minimal() {
        let always = if spec.minimal { "yes" } else { "no" };
        let (least, asked) = (tenths(HIDDEN_IN_BOX), asked.to_string());
        return Some(sentence!("fault-puzzle-minimal-rating", least, asked, always));
    }
    let (most, least) = (*clues(spec).end(), 81 - MOST_FULL_HOUSES);
    let rating = || tenths(HIDDEN_IN_BOX);
    (most < least).then(|| sentence!("fault-puzzle-low-rating", rating = rating(), least, most))
}

/// Names the demand, if any, that only puzzles solved by singles can meet.
fn by_singles(spec: &Spec) -> Option<Sentence> {
    if spec.level.to == Some(Level::Easy) {
        Some(sentence!("fault-puzzle-easy"))
    } else if spec.er.is_above(&POINTING) {
        Some(sentence!("fault-puzzle-below", rating = tenths(POINTING)))
    } else {
        None
    }
}

/// The highest score of a puzzle solved by singles.
fn most_by_singles(spec: &Spec) -> u32 {
    HIDDEN_SINGLE * *empty(spec).end() as u32
}

fn too_easy_for_rating(spec: &Spec) -> Reason {
    let puzzle = by_singles(spec)?;
    let asked = spec.er;
    asked.is_below(&NAKED_SINGLE).then(|| {
        let (most, asked) = (tenths(NAKED_SINGLE), asked.to_string());
        sentence!("fault-puzzle-singles-rating", puzzle, most, asked)
    })
}

fn too_easy_for_level(spec: &Spec) -> Reason {
    let puzzle = by_singles(spec)?;
    let (highest, asked) = (raised(Level::Easy, most_by_singles(spec)), spec.level);
    asked.is_below(&highest).then(|| {
        let (level, asked) = (level_name(highest), asked.to_string());
        sentence!("fault-puzzle-singles-level", puzzle, level, asked)
    })
}

fn too_easy_for_techniques(spec: &Spec) -> Reason {
    let puzzle = by_singles(spec)?;
    let special = spec.special().flatten().next()?;
    let allowed = spec.allowed();
    let singles = ["naked-single", "hidden-single"].map(technique);
    let has_singles = singles.iter().flatten().all(|it| allowed.contains(it));
    has_singles.then(|| {
        let technique = Sentence::Technique(special.name);
        sentence!("fault-puzzle-singles-technique", puzzle, technique)
    })
}

fn score_too_low(spec: &Spec) -> Reason {
    let (to, asked) = (spec.score.to?, spec.score);
    // Only a solved grid scores 0.
    let fewest = (*empty(spec).start()).max(usize::from(!asked.contains(&0)));
    let by_cells = FULL_HOUSE * fewest as u32;
    if to < by_cells {
        let (score, least) = (FULL_HOUSE as usize, by_cells as usize);
        let asked = asked.to_string();
        return Some(sentence!("fault-puzzle-score-cells", score, fewest, least, asked));
    }
    // A puzzle that singles do not solve needs at least one harder step.
    let is_hard = spec.er.is_below(&NAKED_SINGLE).then_some(Level::Medium);
    let level = spec.level.from.max(is_hard).filter(|level| *level > Level::Easy)?;
    let profile = Profile::hodoku();
    let ranks = profile.ranks().iter().filter(|rank| rank.on && rank.level >= level);
    let by_step = ranks.map(|rank| rank.score).min()? + by_cells;
    let below = Level::ALL.into_iter().rfind(|it| *it < level).and_then(Level::ceiling)?;
    let least = by_step.min(below + 1);
    (to < least).then(|| {
        let (level, least, asked) = (level_name(level), least as usize, asked.to_string());
        sentence!("fault-puzzle-score-level", level, least, asked)
    })
}

fn score_too_high(spec: &Spec) -> Reason {
    let asked = spec.score;
    if let Some(level) = spec.level.to
        && let Some(ceiling) = level.ceiling().filter(|ceiling| asked.is_below(ceiling))
    {
        let (level, ceiling, asked) = (level_name(level), ceiling as usize, asked.to_string());
        return Some(sentence!("fault-puzzle-level-score", level, ceiling, asked));
    }
    let (puzzle, most) = (by_singles(spec)?, most_by_singles(spec));
    asked.is_below(&most).then(|| {
        let (score, most, asked) = (HIDDEN_SINGLE as usize, most as usize, asked.to_string());
        sentence!("fault-puzzle-score-singles", puzzle, score, most, asked)
    })
}
