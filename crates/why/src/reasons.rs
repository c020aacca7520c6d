//! [`Reasons`]: the reasons of a state.

use std::collections::HashMap;

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, Literal, State, Stop};
use ergodoku_proof::{Lemma, Proof, Smallest, check, check_smallest};

use crate::count::{Count, Searched, smallest_count};
use crate::instance::Facts;
use crate::nested;
use crate::reason::{NoReason, Reason, Size, unless_interrupted};

/// Lemmas of lemmas: rounds in which candidates are refuted with the help of those refuted before.
const MOST_ROUNDS: usize = 4;

/// How deep lemmas may lie in the proofs of lemmas.
const MOST_NESTING: usize = 2;

/// With more candidates than this hardly anything has a count, and trying them all takes seconds: lemmas are
/// then looked for under the assumption only.
const MANY_CANDIDATES: usize = 190;

/// Finds why candidates are false or true in one state. It keeps what it has found, as many reasons rest on
/// the same lemmas.
///
/// ```
/// use ergodoku_core::{Literal, State, Stop};
/// use ergodoku_proof::{check, check_smallest};
/// use ergodoku_why::Reasons;
///
/// let state: State =
///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
/// let mut reasons = Reasons::of(&state);
/// let claim = Literal::positive("r1c1=5".parse()?);
/// let reason = reasons.why(claim, &Stop::never())?;
/// assert_eq!(check(&state, &reason.conclusion, &reason.proof), Ok(()));
/// let smallest = reason.smallest.as_ref().unwrap();
/// assert_eq!(check_smallest(&state, claim, reason.size().truths, smallest), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reasons {
    state: State,
    facts: Facts,
    /// The lemmas known, by their candidates.
    lemmas: HashMap<Candidate, Known>,
    rounds: usize,
}

/// A candidate that is false.
#[derive(Clone, Debug)]
struct Known {
    count: Count,
    /// The truths of its count and, each time, of its lemmas.
    price: u32,
    /// How many rounds of lemmas it rests on: 1 for a count without any.
    round: usize,
}

impl Reasons {
    /// The reasons of a state, none of them found yet.
    pub fn of(state: &State) -> Reasons {
        Reasons { state: state.clone(), facts: Facts::of(state), lemmas: HashMap::new(), rounds: 0 }
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How often all candidates have been tried with the lemmas known: a reason that needs no further round
    /// takes less time.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// The smallest reason why a candidate is true or false: one count if there is any; else lemmas, each of
    /// them a count, that lead to one; else lemmas found under the assumption of the opposite; cases last.
    ///
    /// # Errors
    /// If the claim is known already or does not follow, or if `stop` ends the search.
    pub fn why(&mut self, claim: Literal, stop: &Stop) -> Result<Reason, NoReason> {
        let candidate = claim.candidate();
        if !self.facts.open.contains(candidate) {
            return Err(NoReason::AlreadyKnown(candidate));
        }
        let no_count = match smallest_count(&self.facts, !claim, &|_| None, stop) {
            Searched::Found(count) => return self.checked(claim, count, None, stop),
            Searched::NoCount(why) => why,
            Searched::Interrupted => return Err(NoReason::Interrupted),
        };
        let is_large = self.facts.open.len() > MANY_CANDIDATES;
        if !is_large && let Some(count) = self.count_with_lemmas(claim, stop) {
            return self.checked(claim, count, no_count, stop);
        }
        for depth in 1..=MOST_NESTING {
            if let Some(proof) = nested::refute(&self.state, &self.facts, !claim, depth, stop) {
                return self.checked_proof(claim, proof, None, no_count, stop);
            }
            if stop.is_over() {
                return Err(NoReason::Interrupted);
            }
        }
        self.by_cases(claim, no_count, stop)
    }

    /// A reason that rests on lemmas, each of them a count, with fewer truths in all than the smallest single
    /// count, if there is any. None if there is none, or if `stop` ends the search.
    pub fn with_lemmas(&mut self, claim: Literal, stop: &Stop) -> Option<Reason> {
        if !self.facts.open.contains(claim.candidate()) || self.facts.open.len() > MANY_CANDIDATES {
            return None;
        }
        let count = self.count_with_lemmas(claim, stop).filter(|it| !it.lemmas.is_empty())?;
        self.checked(claim, count, None, stop).ok()
    }

    /// Why each part of a conclusion holds. One reason may serve several candidates, whose eliminations it
    /// then has together.
    ///
    /// # Errors
    /// As for [`why`](Reasons::why): the first part without a reason.
    pub fn why_all(
        &mut self,
        conclusion: &Conclusion,
        stop: &Stop,
    ) -> Result<Vec<Reason>, NoReason> {
        let candidates = match conclusion {
            Conclusion::Place(it) => return Ok(vec![self.why(Literal::positive(*it), stop)?]),
            Conclusion::Eliminate(candidates) => candidates,
        };
        if candidates.is_empty() {
            return Err(NoReason::NothingConcluded);
        }
        let mut reasons: Vec<Reason> = Vec::new();
        for candidate in candidates.iter() {
            let reason = self.why(Literal::negative(candidate), stop)?;
            match reasons.iter_mut().find_map(|other| Some((self.joined(other, &reason)?, other))) {
                Some((joined, other)) => *other = joined,
                None => reasons.push(reason),
            }
        }
        Ok(reasons)
    }

    /// One count for the conclusions of two, if they have the same truths. Links that one of them lacks are
    /// those that its candidates use up.
    fn joined(&self, one: &Reason, other: &Reason) -> Option<Reason> {
        let (Proof::Count { truths, links }, Proof::Count { truths: same, links: more }) =
            (&one.proof, &other.proof)
        else {
            return None;
        };
        if truths != same {
            return None;
        }
        let mut links = links.clone();
        for (place, link) in more.iter().enumerate() {
            let times = |links: &[Constraint]| links.iter().filter(|it| *it == link).count();
            if times(&links) < times(&more[..=place]) {
                links.push(*link);
            }
        }
        let all = one.conclusion.eliminated() | other.conclusion.eliminated();
        let conclusion = Conclusion::Eliminate(all);
        let proof = Proof::Count { truths: truths.clone(), links };
        check(&self.state, &conclusion, &proof).ok()?;
        Some(Reason { conclusion, proof, smallest: one.smallest.clone(), no_count: None })
    }

    fn count_with_lemmas(&mut self, claim: Literal, stop: &Stop) -> Option<Count> {
        loop {
            let is_any = self.lemmas.keys().any(|it| *it != claim.candidate());
            let price = |it: Candidate| self.lemmas.get(&it).map(|known| known.price);
            if is_any {
                match smallest_count(&self.facts, !claim, &price, stop) {
                    Searched::Found(count) => return Some(count),
                    Searched::NoCount(_) => {}
                    Searched::Interrupted => return None,
                }
            }
            let before = self.lemmas.len();
            if self.rounds == MOST_ROUNDS {
                return None;
            }
            self.next_round(stop);
            if self.lemmas.len() == before {
                self.rounds = MOST_ROUNDS;
                return None;
            }
        }
    }

    /// Refutes whatever the lemmas of the rounds before refute.
    fn next_round(&mut self, stop: &Stop) {
        let mut found = Vec::new();
        for candidate in self.facts.open.iter() {
            if self.lemmas.contains_key(&candidate) {
                continue;
            }
            let price = |it: Candidate| self.lemmas.get(&it).map(|known| known.price);
            match smallest_count(&self.facts, Literal::positive(candidate), &price, stop) {
                Searched::Found(count) => found.push((candidate, self.known(count))),
                Searched::NoCount(_) => {}
                Searched::Interrupted => return,
            }
        }
        self.rounds += 1;
        self.lemmas.extend(found);
    }

    fn known(&self, count: Count) -> Known {
        let of = || count.lemmas.iter().filter_map(|it| self.lemmas.get(it));
        let price = count.truths.len() as u32 + of().map(|known| known.price).sum::<u32>();
        let round = 1 + of().map(|known| known.round).max().unwrap_or(0);
        Known { count, price, round }
    }

    /// The lemmas that a count rests on, directly or through others, but those seen, in an order in which they follow.
    fn lemmas_of(&self, count: &Count, mut seen: CandidateSet) -> Vec<Lemma> {
        let mut lemmas = Vec::new();
        self.add_lemmas(count, &mut seen, &mut lemmas);
        lemmas
    }

    fn add_lemmas(&self, count: &Count, seen: &mut CandidateSet, lemmas: &mut Vec<Lemma>) {
        for &candidate in &count.lemmas {
            if let Some(known) = self.lemmas.get(&candidate)
                && !seen.contains(candidate)
            {
                seen.insert(candidate);
                self.add_lemmas(&known.count, seen, lemmas);
                let conclusion = Conclusion::Eliminate(CandidateSet::only(candidate));
                lemmas.push(Lemma { conclusion, proof: known.count.proof() });
            }
        }
    }

    /// A reason of a count and its lemmas, unless the checker rejects it.
    fn checked(
        &self,
        claim: Literal,
        count: Count,
        no_count: Option<Smallest>,
        stop: &Stop,
    ) -> Result<Reason, NoReason> {
        // What the assumption itself rules out needs no lemma.
        let mut known = CandidateSet::only(claim.candidate());
        if !claim.is_true() {
            known |= claim.candidate().peers();
        }
        let lemmas = self.lemmas_of(&count, known);
        let last = count.proof();
        let proof = match lemmas.is_empty() {
            true => last,
            false => Proof::Lemmas { lemmas, last: Box::new(last) },
        };
        self.checked_proof(claim, proof, count.smallest, no_count, stop)
    }

    fn checked_proof(
        &self,
        claim: Literal,
        proof: Proof,
        smallest: Option<Smallest>,
        no_count: Option<Smallest>,
        stop: &Stop,
    ) -> Result<Reason, NoReason> {
        let conclusion = claim.as_conclusion();
        let truths = Size::of(&proof).truths;
        let is_right = |it: &Smallest| check_smallest(&self.state, claim, truths, it).is_ok();
        debug_assert!(smallest.iter().all(is_right), "{claim} in {}", self.state);
        let smallest = smallest.filter(is_right);
        match check(&self.state, &conclusion, &proof) {
            Ok(()) => Ok(Reason { conclusion, proof, smallest, no_count }),
            Err(error) => {
                debug_assert!(false, "{claim} in {}: {error}", self.state);
                Err(unless_interrupted(stop, claim.candidate()))
            }
        }
    }

    fn by_cases(
        &self,
        claim: Literal,
        no_count: Option<Smallest>,
        stop: &Stop,
    ) -> Result<Reason, NoReason> {
        let mut denied = self.state.clone();
        denied.apply_unchecked(&(!claim).as_conclusion());
        let proof = Proof::by_cases_until(&denied, stop);
        let proof = proof.ok_or_else(|| unless_interrupted(stop, claim.candidate()))?;
        Ok(Reason { conclusion: claim.as_conclusion(), proof, smallest: None, no_count })
    }
}
