//! Patterns: the counts that they stand for.

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, House, HouseSet,
    Sentence, State, sentence,
};
use ergodoku_proof::{DeadlyPattern, Proof, Truth, check};

use super::facts::{Facts, Group, cells, places};
use super::follow::prove;
use super::{Broken, Mend};
use crate::{Node, Pattern};

/// Patterns of more sets are left to the search of their technique.
const MOST_SETS: usize = 40;

/// The proofs of the conclusions by the pattern; none if only the search of its technique can tell.
pub(super) fn proofs(
    state: &State,
    conclusions: &[Conclusion],
    pattern: &Pattern,
    technique: Option<&str>,
) -> Result<Option<Vec<Proof>>, Broken> {
    let name = technique.unwrap_or_default().to_lowercase();
    // The fins of a Kraken fish are followed further; what a direct technique eliminates leaves a single.
    let goes_on = name.starts_with("kraken") || name.starts_with("direct");
    let proved = match pattern {
        Pattern::Fish { digit, base, cover, fins } => {
            let fish = Fish { state, digit: *digit, base: *base, cover: *cover, fins: *fins };
            conclusions.iter().map(|it| fish.proof(it)).collect::<Result<Vec<_>, _>>().map(Some)
        }
        Pattern::Sets { sets, houses } if sets.len() <= MOST_SETS => {
            by_sets(state, conclusions, sets, *houses)
        }
        Pattern::Sets { .. } | Pattern::Premises(_) | Pattern::Other(_) => Ok(None),
    };
    match proved {
        Err(_) if goes_on => Ok(None),
        proved => proved,
    }
}

struct Fish<'a> {
    state: &'a State,
    digit: Digit,
    base: HouseSet,
    cover: HouseSet,
    fins: CellSet,
}

impl Fish<'_> {
    fn count(&self) -> Proof {
        let rule = |house| Constraint::House(house, self.digit);
        Proof::count(self.base.iter().map(rule), self.cover.iter().map(rule))
    }

    fn proof(&self, conclusion: &Conclusion) -> Result<Proof, Broken> {
        let count = self.count();
        match check(self.state, conclusion, &count) {
            Ok(()) => Ok(count),
            Err(_) => Err(self.broken(conclusion)),
        }
    }

    /// Places of the base that the cover does not have, and that are not named as fins.
    fn unnamed_fins(&self) -> CellSet {
        let all =
            |houses: HouseSet| houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
        (self.state.places(self.digit) & all(self.base)) - all(self.cover) - self.fins
    }

    fn broken(&self, conclusion: &Conclusion) -> Broken {
        let Fish { state, digit, base, cover, .. } = *self;
        let place = format!("{digit} in {base}");
        let falls = |it: &Cell| {
            let one = CandidateSet::of(digit, CellSet::only(*it));
            check(state, &Conclusion::Eliminate(one), &self.count()).is_ok()
        };
        let falling: CellSet = state.places(digit).iter().filter(falls).collect();
        let instead = (!falling.is_empty()).then(|| {
            Box::new(Mend::Instead(Conclusion::Eliminate(CandidateSet::of(digit, falling))))
        });
        if base.len() != cover.len() && !cover.is_empty() {
            let (base, cover) = (base.len(), cover.len());
            let reason = sentence!("broken-cover", base, cover);
            return Broken { place, reason, mend: None };
        }
        let fins = self.unnamed_fins();
        if !fins.is_empty() && !cover.is_empty() {
            let reason = sentence!("broken-fin", cells = fins.to_string());
            let gone = Conclusion::Eliminate(CandidateSet::of(digit, fins));
            let mend = instead.or((fins.len() <= 2).then(|| Box::new(Mend::After(gone))));
            return Broken { place, reason, mend };
        }
        let wrong = conclusion.eliminated();
        let outside = wrong.digits().iter().any(|it| it != digit);
        let first = wrong.iter().find(|it| it.digit != digit || !falling.contains(it.cell));
        let reason = match first {
            None => sentence!("broken-places-none", digit),
            Some(it) if outside && it.digit != digit => {
                sentence!("broken-other-digit", digit, other = it.digit, cell = it.cell)
            }
            Some(it) if !state.places(digit).contains(it.cell) => {
                sentence!("broken-no-candidate", digits = digit, cells = it.cell)
            }
            Some(it)
                if !cover.is_empty()
                    && !cover.iter().any(|house| house.cells().contains(it.cell)) =>
            {
                sentence!("broken-outside", cell = it.cell, cover = cover.to_string())
            }
            Some(it) => {
                sentence!("broken-sees", cell = it.cell, cells = self.confined().to_string())
            }
        };
        Broken { place, reason, mend: instead }
    }

    /// Fins, or the places of a digit in one house.
    fn confined(&self) -> CellSet {
        match self.fins.is_empty() {
            true => {
                let all = self.base.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                all & self.state.places(self.digit)
            }
            false => self.fins,
        }
    }
}

/// What digits in cells can be counted on: the cells, and the digits in the houses that are named or that they share.
fn by_sets(
    state: &State,
    conclusions: &[Conclusion],
    sets: &[Node],
    houses: HouseSet,
) -> Result<Option<Vec<Proof>>, Broken> {
    let facts = Facts::of(state);
    let groups = groups(state, sets, houses);
    let watched = groups.iter().flatten().fold(CandidateSet::EMPTY, |all, it| all | it.members());
    let watched = watched & facts.open();
    let proved = conclusions.iter().map(|it| prove(state, it, &groups, &watched));
    match proved.collect::<Option<Vec<Proof>>>() {
        Some(proofs) => Ok(Some(proofs)),
        None => match (sets, conclusions) {
            ([set], [conclusion]) if set.cells.len() > 1 && set.digits.len() == set.cells.len() => {
                Err(subset(state, set, conclusion))
            }
            _ => Ok(None),
        },
    }
}

fn groups(state: &State, sets: &[Node], houses: HouseSet) -> Vec<Group> {
    let open = state.unsolved();
    let named = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let mut groups: Vec<Group> = (named & open).iter().map(|it| cells(CellSet::only(it))).collect();
    let mut add = |group: Group| {
        if !group.is_empty() && !groups.contains(&group) {
            groups.push(group);
        }
    };
    for set in sets {
        add(cells(set.cells & open));
        for house in (houses | set.cells.common_houses()).iter() {
            if !set.cells.is_empty() {
                set.digits.iter().for_each(|it| {
                    add(places(house, DigitSet::only(it)));
                });
                add(places(house, set.digits));
            }
        }
    }
    add(cells(named & open));
    colors(state, sets, named, houses).into_iter().for_each(&mut add);
    if let Some(pattern) = sets.first().and_then(|it| deadly(state, it)) {
        add(vec![Truth::Guardians(pattern)]);
        let both = sets[0];
        for house in House::all() {
            if (house.cells() & both.cells).len() == 2 {
                both.digits.iter().for_each(|it| {
                    add(places(house, DigitSet::only(it)));
                });
            }
        }
    }
    groups
}

/// The digits in the cells as a deadly pattern, or as a reverse one if givens are among them.
fn deadly(state: &State, set: &Node) -> Option<DeadlyPattern> {
    let given = |it: Digit| CandidateSet::of(it, state.placed(it) & state.givens());
    let given = Digit::ALL.into_iter().map(given).fold(CandidateSet::EMPTY, CandidateSet::union);
    let pattern = DeadlyPattern::new(set.candidates());
    let reverse = DeadlyPattern::reverse(set.cells, set.digits);
    [pattern, reverse].into_iter().flatten().find(|it| it.held_by(&given).is_none())
}

/// The houses in which a digit that is named alone has places in the named cells alone, as in colours and kites, and
/// those named with it.
fn colors(state: &State, sets: &[Node], named: CellSet, houses: HouseSet) -> Vec<Group> {
    let is_alone = |it: &&Node| it.cells.is_empty() || it.digits.is_single();
    let digits = sets.iter().filter(is_alone).map(|it| it.digits);
    let joined = |digit: Digit| {
        let is_linked = move |house: &House| {
            let places = house.cells() & state.places(digit);
            !places.is_empty() && (places.is_subset(named) || houses.contains(*house))
        };
        House::all().filter(is_linked).map(move |it| places(it, DigitSet::only(digit)))
    };
    digits.flat_map(|it| it.iter()).flat_map(joined).collect()
}

/// What is wrong with as many digits as cells.
fn subset(state: &State, set: &Node, conclusion: &Conclusion) -> Broken {
    let Node { digits, cells } = *set;
    let place = format!("{digits} in {cells}");
    let more: CellSet =
        cells.iter().filter(|&it| !(state.candidates(it) - digits).is_empty()).collect();
    let hidden_in = cells.common_houses().iter().find(|house| {
        digits.iter().all(|digit| (state.places(digit) & house.cells()).is_subset(cells))
    });
    let houses = cells.common_houses();
    let broken =
        |reason: Sentence, mend: Option<Box<Mend>>| Broken { place: place.clone(), reason, mend };
    if houses.is_empty() {
        return broken(sentence!("broken-subset-house", cells = cells.to_string()), None);
    }
    if more.is_empty() || hidden_in.is_some() {
        let wrong = conclusion.eliminated();
        return broken(sentence!("broken-subset-there", cells = wrong.cells()), None);
    }
    let extra = CandidateSet::product(
        cells,
        state.candidates(more.first().unwrap_or(Cell::at(0, 0))) - digits,
    ) & state.live();
    let first = more.first().map(|it| (it, state.candidates(it) - digits));
    let naked = first
        .map(|(cell, others)| sentence!("broken-subset-naked", cell, digits = others.to_string()));
    let others = |house: House| {
        let places = digits.iter().fold(CellSet::EMPTY, |all, it| all | state.places(it));
        (places & house.cells()) - cells
    };
    let fewest = houses.iter().map(|house| (house, others(house))).min_by_key(|(_, it)| it.len());
    let hidden = fewest.map(|(house, cells)| {
        sentence!("broken-subset-hidden", house = house.to_string(), cells = cells.to_string())
    });
    let reasons: Vec<Sentence> = naked.into_iter().chain(hidden).collect();
    let reason = sentence!("broken-subset", reasons);
    let mend = (extra.len() <= 2).then(|| Box::new(Mend::After(Conclusion::Eliminate(extra))));
    broken(reason, mend)
}
