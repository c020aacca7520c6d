//! [`Refutation`]: why a premise breaks a rule, without what does not matter to it.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, Constraint, Literal, State};
use ergodoku_proof::{Lemma, Proof};

use super::trail::{Inferred, Reach, Reason, Trail};

/// Why a premise breaks a rule.
#[derive(Clone, Debug)]
pub(super) struct Refutation {
    /// What follows from the premise and matters, in order. The first is the premise itself.
    steps: Vec<Needed>,
    /// The constraint that no candidate can satisfy any more.
    broken: Constraint,
}

/// A step that matters.
#[derive(Clone, Debug)]
struct Needed {
    inferred: Inferred,
    /// The candidates that it rules out and that matter.
    removed: CandidateSet,
}

/// Follows a premise as far as it takes to break a rule, by simple means as long as they suffice. None if none
/// is broken within reach.
pub(super) fn refute(state: &State, premise: Literal, reaches: &[Reach]) -> Option<Refutation> {
    let mut trail = Trail::new(state, premise);
    reaches.iter().find(|reach| trail.follow(**reach))?;
    // One digit may break several rules, some of them for simpler reasons.
    let refutations = trail.broken().take(COMPARED).map(|broken| Refutation::of(&trail, broken));
    refutations.min_by_key(|refutation| refutation.steps.len())
}

/// How many of the broken rules are compared.
const COMPARED: usize = 4;

impl Refutation {
    /// The part of a trail that has to do with the broken rule.
    fn of(trail: &Trail, broken: Constraint) -> Refutation {
        let mut removed = vec![CandidateSet::EMPTY; trail.steps().len()];
        // Whatever is gone of a truth before it is used is gone for a reason that matters.
        let mut need = |members: CandidateSet, before: usize| {
            for member in members.iter() {
                if let Some(step) = trail.cause(member).filter(|step| *step < before) {
                    removed[step].insert(member);
                }
            }
            removed.iter().take(before).rposition(|it| !it.is_empty())
        };
        let mut next = need(broken.members(), trail.steps().len());
        let mut needed = Vec::new();
        while let Some(step) = next {
            needed.push(step);
            next = need(trail.steps()[step].reason.rests_on(), step);
        }
        needed.reverse();
        let step =
            |step: usize| Needed { inferred: trail.steps()[step].clone(), removed: removed[step] };
        let premise = needed.first().is_none_or(|first| *first > 0).then_some(0);
        Refutation { steps: premise.into_iter().chain(needed).map(step).collect(), broken }
    }

    /// The candidates whose absence it may rest on.
    pub(super) fn rests_on(&self) -> CandidateSet {
        let steps = self.steps.iter().map(|step| step.inferred.reason.rests_on());
        steps.fold(self.broken.members(), |all, members| all | members)
    }

    /// The truths and links as one count. It is a proof only if the checker accepts it: a digit that
    /// rules out candidates in two ways needs two links, and then the links outnumber the truths.
    pub(super) fn count(&self) -> Option<(Vec<Constraint>, Vec<Constraint>)> {
        let (mut truths, mut links) = (vec![self.broken], Vec::new());
        for Needed { inferred, removed } in &self.steps {
            match &inferred.reason {
                Reason::Premise => {}
                Reason::Single(truth) => truths.push(*truth),
                Reason::Count { truths: more, links: others } => {
                    truths.extend(more);
                    links.extend(others);
                }
                Reason::Refuted(_) => return None,
            }
            if let Conclusion::Place(placed) = inferred.conclusion {
                links.extend(links_of(placed, removed));
            }
        }
        Some((truths, links))
    }

    /// The proof as a list of lemmas.
    pub(super) fn proof(&self) -> Proof {
        let lemma = |Needed { inferred, removed }: &Needed| Lemma {
            conclusion: match inferred.conclusion {
                Conclusion::Place(placed) => Conclusion::Place(placed),
                Conclusion::Eliminate(all) => Conclusion::Eliminate(all & *removed),
            },
            proof: match &inferred.reason {
                Reason::Premise => unreachable!("the first step alone is the premise"),
                Reason::Single(truth) => Proof::no_place_left(*truth),
                Reason::Count { truths, links } => {
                    Proof::count(truths.iter().copied(), links.iter().copied())
                }
                Reason::Refuted(refuted) => refuted.proof(),
            },
        };
        let lemmas: Vec<Lemma> = self.steps.iter().skip(1).map(lemma).collect();
        let links = self.steps.first().and_then(|it| Some((it.inferred.conclusion.placed()?, it)));
        let links = links.map(|(placed, it)| links_of(placed, &it.removed)).unwrap_or_default();
        match lemmas.is_empty() {
            true => Proof::count([self.broken], links),
            false => Proof::Lemmas { lemmas, last: Box::new(Proof::no_place_left(self.broken)) },
        }
    }
}

/// The constraints by which a digit placed rules out these candidates, as few as possible.
fn links_of(placed: Candidate, removed: &CandidateSet) -> Vec<Constraint> {
    let mut links = Vec::new();
    let in_cell = removed.digits_in(placed.cell).without(placed.digit);
    if !in_cell.is_empty() {
        links.push(Constraint::Cell(placed.cell));
    }
    let mut left: CellSet = removed.cells_of(placed.digit).without(placed.cell);
    while !left.is_empty() {
        let houses = placed.cell.houses().into_iter();
        let seen = |house: &ergodoku_core::House| (left & house.cells()).len();
        let Some(best) = houses.max_by_key(seen).filter(|it| seen(it) > 0) else { break };
        links.push(Constraint::House(best, placed.digit));
        left -= best.cells();
    }
    links
}
