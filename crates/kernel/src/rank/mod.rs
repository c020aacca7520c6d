//! Truths and links of low rank: searches for sets that eliminate something.
//!
//! The *rank* of a set is the number of its links less that of its truths. If every candidate left in a truth is in at
//! least as many links as truths, each candidate that is in more links than truths by more than the rank is false.

mod find;
mod product;
mod sk_loop;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Constraint, Digit, House, HouseSet, State};

pub use find::{FindLimits, Grid, find_sets, grid_sets, sk_loops};

/// Truths and the links that cover them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankSet {
    /// Constraints used as "at least one of these is true".
    pub truths: Vec<Constraint>,
    /// Constraints used as "at most one of these is true".
    pub links: Vec<Constraint>,
}

impl RankSet {
    /// Links less truths.
    pub fn rank(&self) -> i32 {
        self.links.len() as i32 - self.truths.len() as i32
    }

    /// The candidates that fall because they are in more links than truths by more than the rank, if the links cover
    /// the truths.
    pub fn falls_by_excess(&self, state: &State) -> CandidateSet {
        let links = self.links.iter().map(|link| link.members());
        let in_links =
            links.fold(CandidateSet::EMPTY, |all, it| all | it) & *state.all_candidates();
        let excess = |it| count(&self.links, it) as i32 - count(&self.truths, it) as i32;
        in_links.iter().filter(|it| excess(*it) > self.rank()).collect()
    }

    /// The parts that have no candidate left in common: a set that is several sets side by side is no pattern of its
    /// own.
    pub fn parts(&self, state: &State) -> Vec<RankSet> {
        let mut parts: Vec<(CandidateSet, RankSet)> = Vec::new();
        let truths = self.truths.iter().map(|it| (*it, true));
        for (constraint, is_truth) in truths.chain(self.links.iter().map(|it| (*it, false))) {
            // A link joins truths by candidates of theirs alone.
            let mut members = constraint.members() & *state.all_candidates();
            if !is_truth {
                members &= self.candidates(state);
            }
            let (joined, apart): (Vec<_>, Vec<_>) =
                parts.into_iter().partition(|(all, _)| !all.is_disjoint(&members));
            let mut set = RankSet::default();
            for (all, part) in joined {
                members |= all;
                set.truths.extend(part.truths);
                set.links.extend(part.links);
            }
            if is_truth {
                set.truths.push(constraint)
            } else {
                set.links.push(constraint)
            }
            parts = apart;
            parts.push((members, set));
        }
        parts.into_iter().map(|(_, set)| set).collect()
    }

    /// The candidates left that are in a truth.
    pub fn candidates(&self, state: &State) -> CandidateSet {
        let members = self.truths.iter().map(|truth| truth.members());
        members.fold(CandidateSet::EMPTY, |all, it| all | it) & *state.all_candidates()
    }
}

/// In how many of some constraints a candidate is.
fn count(constraints: &[Constraint], candidate: Candidate) -> usize {
    constraints.iter().filter(|it| it.contains(candidate)).count()
}

/// Constraints as the forums write them: the houses of a digit together, then the cells: `5r27 r1c2`.
pub fn notation(constraints: &[Constraint]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for digit in Digit::ALL {
        let mut houses = HouseSet::EMPTY;
        for constraint in constraints {
            if let Constraint::House(house, of) = constraint
                && *of == digit
            {
                houses.insert(*house);
            }
        }
        for one_kind in [0..9, 9..18, 18..27] {
            let of_kind = |it: &House| one_kind.contains(&it.index());
            let numbers: Vec<_> = houses.iter().filter(of_kind).collect();
            if let Some(first) = numbers.first() {
                let letter = &first.to_string()[..1];
                let numbers: String =
                    numbers.iter().map(|it| it.to_string()[1..].to_string()).collect();
                parts.push(format!("{digit}{letter}{numbers}"));
            }
        }
    }
    let mut cells = CellSet::EMPTY;
    constraints.iter().for_each(|it| {
        if let Constraint::Cell(cell) = it {
            cells.insert(*cell);
        }
    });
    if !cells.is_empty() {
        parts.push(cells.to_string());
    }
    parts.join(" ")
}
