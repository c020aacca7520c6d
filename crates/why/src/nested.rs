//! Lemmas found under the assumption itself, and lemmas of lemmas.
//!
//! What singles and intersections refute is always refuted by a count, so the kernel's nets tell quickly
//! which lemmas there are. The program then chooses those that the end needs, and finds their counts.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Literal, State, Stop};
use ergodoku_kernel::Net;
use ergodoku_proof::{Lemma, Proof};

use crate::count::{Count, Searched, smallest_count_of};
use crate::instance::Facts;

/// How much a lemma costs more, in truths, for each round of lemmas before it.
const LATER: u32 = 3;

/// Refutes the denial of a claim by counts under it. Lemmas may have proofs with lemmas of their own, one
/// inside the other up to `depth`: with 1, each lemma is a count.
pub(crate) fn refute(
    state: &State,
    facts: &Facts,
    denied: Literal,
    depth: usize,
    stop: &Stop,
) -> Option<Proof> {
    let mut net = Net::of(state);
    let is_broken = net.assume(denied).is_err();
    let context = Context { facts: facts.with(denied), outer: Vec::new(), net, is_broken };
    let around = denied.candidate();
    Search { around, stop }.refute(&context, depth).map(|refuted| refuted.proof)
}

/// What is known where something is to be refuted.
struct Context {
    /// What the assumptions say, without any lemma.
    facts: Facts,
    /// The lemmas known, and what they cost.
    outer: Vec<(Candidate, u32)>,
    /// What follows by singles and intersections, the lemmas included.
    net: Net,
    /// Whether that breaks a rule.
    is_broken: bool,
}

/// A candidate found false, and how.
struct Found {
    candidate: Candidate,
    price: u32,
    /// Its proof, if it is more than a count.
    proof: Option<Refuted>,
}

/// A proof, and the lemmas from outside that it uses.
struct Refuted {
    proof: Proof,
    uses: CandidateSet,
}

struct Search<'s> {
    around: Candidate,
    stop: &'s Stop,
}

impl Search<'_> {
    fn refute(&self, context: &Context, depth: usize) -> Option<Refuted> {
        let mut found = Vec::new();
        if !context.is_broken {
            self.find_lemmas(context, depth, &mut found)?;
        }
        self.put_together(context, found)
    }

    /// Finds lemmas until they break a rule. None if they never do.
    fn find_lemmas(&self, context: &Context, depth: usize, found: &mut Vec<Found>) -> Option<()> {
        let mut net = context.net.clone();
        for round in 0.. {
            let before = found.len();
            if self.find_counts(&mut net, round, found) {
                return Some(());
            }
            if found.len() > before {
                continue;
            }
            if depth < 2 || self.stop.is_over() {
                return None;
            }
            if self.find_deeper(context, &mut net, depth, found)? {
                return Some(());
            }
        }
        None
    }

    /// Finds all lemmas that singles and intersections give. Whether they break a rule.
    fn find_counts(&self, net: &mut Net, round: u32, found: &mut Vec<Found>) -> bool {
        for candidate in open(net).iter() {
            if self.stop.is_due() {
                return false;
            }
            if !net.is_open(candidate) {
                continue;
            }
            let mut assumed = net.clone();
            if assumed.assume(Literal::positive(candidate)).is_ok() {
                continue;
            }
            let steps = (assumed.settled() - net.settled()).len() as u32;
            let price = 1 + steps + LATER * round;
            found.push(Found { candidate, price, proof: None });
            if net.assume(Literal::negative(candidate)).is_err() {
                return true;
            }
        }
        false
    }

    /// Finds one lemma with lemmas of its own. Whether it breaks a rule; none if there is no such lemma.
    fn find_deeper(
        &self,
        context: &Context,
        net: &mut Net,
        depth: usize,
        found: &mut Vec<Found>,
    ) -> Option<bool> {
        let lemmas = found.iter().map(|it| (it.candidate, it.price));
        let outer: Vec<(Candidate, u32)> = context.outer.iter().copied().chain(lemmas).collect();
        let by_cell = |it: &Candidate| net.live().digits_in(it.cell).len();
        let mut open: Vec<Candidate> = open(net).iter().collect();
        open.sort_by_key(by_cell);
        for candidate in open {
            let mut assumed = net.clone();
            let premise = Literal::positive(candidate);
            let is_broken = assumed.assume(premise).is_err();
            let facts = context.facts.with(premise);
            let inner = Context { facts, outer: outer.clone(), net: assumed, is_broken };
            if let Some(refuted) = self.refute(&inner, depth - 1) {
                let price = refuted.uses.len() as u32 + 20;
                found.push(Found { candidate, price, proof: Some(refuted) });
                return Some(net.assume(Literal::negative(candidate)).is_err());
            }
            if self.stop.is_over() {
                return None;
            }
        }
        None
    }

    /// The last count, and the lemmas that it needs with their counts.
    fn put_together(&self, context: &Context, found: Vec<Found>) -> Option<Refuted> {
        let last = self.count(&context.facts, context, &found, CandidateSet::EMPTY)?;
        let mut needed: CandidateSet = last.lemmas.iter().copied().collect();
        let mut lemmas = Vec::new();
        for (place, lemma) in found.iter().enumerate().rev() {
            if !needed.contains(lemma.candidate) {
                continue;
            }
            let proof = match &lemma.proof {
                Some(refuted) => {
                    needed |= refuted.uses;
                    refuted.proof.clone()
                }
                None => {
                    let facts = context.facts.with(Literal::positive(lemma.candidate));
                    let count = self.count(&facts, context, &found[..place], needed)?;
                    needed |= count.lemmas.iter().copied().collect();
                    count.proof()
                }
            };
            let conclusion = Conclusion::Eliminate(CandidateSet::only(lemma.candidate));
            lemmas.push(Lemma { conclusion, proof });
        }
        lemmas.reverse();
        let last = last.proof();
        let proof = match lemmas.is_empty() {
            true => last,
            false => Proof::Lemmas { lemmas, last: Box::new(last) },
        };
        let outer: CandidateSet = context.outer.iter().map(|it| it.0).collect();
        Some(Refuted { proof, uses: needed & outer })
    }

    /// A count with these lemmas. What is needed anyway costs nothing more.
    fn count(
        &self,
        facts: &Facts,
        context: &Context,
        found: &[Found],
        needed: CandidateSet,
    ) -> Option<Count> {
        let price = |candidate: Candidate| {
            if needed.contains(candidate) {
                let is_known = found.iter().any(|it| it.candidate == candidate)
                    || context.outer.iter().any(|it| it.0 == candidate);
                return is_known.then_some(0);
            }
            let inner = found.iter().find(|it| it.candidate == candidate).map(|it| it.price);
            inner.or_else(|| context.outer.iter().find(|it| it.0 == candidate).map(|it| it.1))
        };
        match smallest_count_of(facts, self.around, &price, self.stop) {
            Searched::Found(count) => Some(count),
            Searched::NoCount(_) | Searched::Interrupted => None,
        }
    }
}

fn open(net: &Net) -> CandidateSet {
    net.live() - net.known()
}
