//! Proofs by trying everything, for what no technique refutes.

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, House, State, Stop,
};

use crate::facts::{Assumption, Facts};
use crate::{Lemma, Proof, Truth};

/// So many of the narrowest rules are tried out before one is chosen to branch on.
const TRIED: usize = 12;

impl Proof {
    /// A proof that `state` has no solution, by singles and intersections and, where they end, by
    /// cases; none if it has one. Not a reason that a person would follow, but a proof all the same:
    /// it completes what the techniques leave open. Nothing in it is without use: a case that is
    /// refuted without being assumed is no case.
    ///
    /// ```
    /// use ergodoku_core::{Puzzle, State};
    /// use ergodoku_proof::Proof;
    ///
    /// let mut puzzle = Puzzle::EMPTY;
    /// assert_eq!(Proof::by_cases(&State::new(&puzzle).unwrap()), None);
    /// puzzle.remove("r1c1<>123456789".parse()?);
    /// assert!(Proof::by_cases(&State::new(&puzzle).unwrap()).is_some());
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases(state: &State) -> Option<Proof> {
        Proof::by_cases_until(state, &Stop::never())
    }

    /// The same; none, too, if the search for it is given up.
    ///
    /// ```
    /// use ergodoku_core::{Puzzle, State, Stop};
    /// use ergodoku_proof::Proof;
    ///
    /// let mut puzzle = Puzzle::EMPTY;
    /// puzzle.remove("r1c1<>123456789".parse()?);
    /// let state = State::new(&puzzle).unwrap();
    /// assert!(Proof::by_cases_until(&state, &Stop::never()).is_some());
    /// assert_eq!(Proof::by_cases_until(&state, &Stop::never().within(0)), None);
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases_until(state: &State, stop: &Stop) -> Option<Proof> {
        let rules: Vec<Constraint> = Constraint::all().collect();
        refute(Facts::of(state), &rules, stop)
    }

    /// A proof in the same way that `conclusion` holds in every solution of `state`; none if it does
    /// not.
    ///
    /// ```
    /// use ergodoku_core::{Conclusion, Puzzle, State};
    /// use ergodoku_proof::{Proof, check};
    ///
    /// // Digit 1 is left in two places of row 2, r2c1 and r2c2, both in box 1.
    /// let mut puzzle = Puzzle::EMPTY;
    /// puzzle.remove("r2c3456789<>1".parse()?);
    /// let state = State::new(&puzzle).unwrap();
    /// let pointing = Conclusion::Eliminate("r1c123<>1, r3c123<>1".parse()?);
    /// let proof = Proof::by_cases_that(&state, &pointing).unwrap();
    /// assert_eq!(check(&state, &pointing, &proof), Ok(()));
    /// let other = Conclusion::Eliminate("r1c4<>1".parse()?);
    /// assert_eq!(Proof::by_cases_that(&state, &other), None);
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases_that(state: &State, conclusion: &Conclusion) -> Option<Proof> {
        let rules: Vec<Constraint> = Constraint::all().collect();
        let facts = Facts::of(state);
        let opposing = Assumption::opposing(conclusion).into_iter();
        let refuted = |it| refute(facts.assuming(it), &rules, &Stop::never());
        let proofs = opposing.map(refuted);
        Some(Proof::Either(proofs.collect::<Option<_>>()?))
    }

    /// A proof that a digit cannot be placed in every house if `places` are all it has; none if it
    /// can. It uses no rule about other digits.
    ///
    /// ```
    /// use ergodoku_core::{CellSet, Digit};
    /// use ergodoku_proof::Proof;
    ///
    /// let five = Digit::new(5).unwrap();
    /// assert_eq!(Proof::by_cases_of(five, CellSet::ALL), None);
    /// // Three rows with places in the same two columns.
    /// let narrow = CellSet::ALL - "r123c3456789".parse()?;
    /// assert!(Proof::by_cases_of(five, narrow).is_some());
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases_of(digit: Digit, places: CellSet) -> Option<Proof> {
        let rules: Vec<Constraint> =
            House::all().map(|house| Constraint::House(house, digit)).collect();
        refute(Facts::of_places(digit, places), &rules, &Stop::never())
    }

    /// In how many dead ends the proof's case distinctions end: 1 if it has none.
    pub fn dead_ends(&self) -> usize {
        match self {
            Proof::Count { .. } => 1,
            Proof::Lemmas { last, .. } => last.dead_ends(),
            Proof::Cases { branches, .. } => {
                branches.iter().map(|(_, proof)| proof.dead_ends()).sum()
            }
            Proof::Either(proofs) => proofs.iter().map(Proof::dead_ends).sum(),
        }
    }
}

/// A proof, over some rules alone, that the facts cannot all be; none if they can, or it is given up.
fn refute(mut facts: Facts, rules: &[Constraint], stop: &Stop) -> Option<Proof> {
    if stop.is_due() {
        return None;
    }
    let mut lemmas = Vec::new();
    let last = match follow(&mut facts, rules, &mut |found| lemmas.push(found)) {
        Some(broken) => Proof::no_place_left(broken),
        None => branches(&facts, rules, stop)?,
    };
    Some(needed(lemmas, last))
}

/// What singles and intersections find, one after another; a rule that they break.
fn follow(
    facts: &mut Facts,
    rules: &[Constraint],
    found: &mut dyn FnMut((Lemma, CandidateSet)),
) -> Option<Constraint> {
    loop {
        let mut progress = false;
        let open = |facts: &Facts, rule: &Constraint| !facts.is_satisfied(&Truth::Rule(*rule));
        let mut learn = |facts: &mut Facts, conclusion, proof| {
            let before = *facts.live();
            facts.learn(&conclusion);
            found((Lemma { conclusion, proof }, before - *facts.live()));
        };
        for &rule in rules {
            let left = facts.left_in(&Truth::Rule(rule));
            if left.is_empty() {
                return Some(rule);
            }
            if let Some(single) = left.single()
                && open(facts, &rule)
            {
                learn(facts, Conclusion::Place(single), Proof::no_place_left(rule));
                progress = true;
            }
        }
        if progress {
            continue;
        }
        for &rule in rules.iter().filter(|rule| matches!(rule, Constraint::House(..))) {
            let left = facts.left_in(&Truth::Rule(rule));
            let Some(first) = left.iter().next() else { continue };
            for link in first.constraints().into_iter().filter(|link| *link != rule) {
                let gone = facts.left_in(&Truth::Rule(link)) - left;
                if open(facts, &rule) && left.is_subset(&link.members()) && !gone.is_empty() {
                    learn(facts, Conclusion::Eliminate(gone), Proof::count([rule], [link]));
                    progress = true;
                }
            }
        }
        if !progress {
            return None;
        }
    }
}

/// A rule with few candidates left as a case distinction; none if a case has a solution.
fn branches(facts: &Facts, rules: &[Constraint], stop: &Stop) -> Option<Proof> {
    let open = rules.iter().filter(|rule| !facts.is_satisfied(&Truth::Rule(**rule)));
    let mut by_width: Vec<(usize, Constraint)> =
        open.map(|&rule| (facts.left_in(&Truth::Rule(rule)).len(), rule)).collect();
    by_width.sort();
    let narrowest = by_width.first()?.0;
    let narrow = by_width.iter().filter(|(width, _)| *width == narrowest).take(TRIED);
    let (_, rule) = narrow.min_by_key(|(_, rule)| left_after(facts, rules, *rule))?;
    let mut branches = Vec::new();
    for case in facts.left_in(&Truth::Rule(*rule)).iter() {
        let assumed = facts.assuming(Assumption::True(case));
        let excluded = *facts.live() - *assumed.live();
        let proof = refute(assumed, rules, stop)?;
        if proof.rests_on().is_disjoint(&excluded) {
            return Some(proof);
        }
        branches.push((case, proof));
    }
    Some(Proof::Cases { truth: Truth::Rule(*rule), branches })
}

/// How much the cases of a rule leave open together.
fn left_after(facts: &Facts, rules: &[Constraint], rule: Constraint) -> usize {
    let left_if = |case: Candidate| {
        let mut facts = facts.assuming(Assumption::True(case));
        match follow(&mut facts, rules, &mut |_| {}) {
            Some(_) => 0,
            None => facts.live().len(),
        }
    };
    facts.left_in(&Truth::Rule(rule)).iter().map(left_if).sum()
}

/// A proof from those lemmas that its end rests on, directly or through others. Each comes with the
/// candidates that it rules out.
fn needed(lemmas: Vec<(Lemma, CandidateSet)>, last: Proof) -> Proof {
    let mut rests_on = last.rests_on();
    let mut kept = Vec::new();
    for (mut lemma, removed) in lemmas.into_iter().rev() {
        let used = removed & rests_on;
        if !used.is_empty() {
            rests_on |= lemma.proof.rests_on();
            if let Conclusion::Eliminate(gone) = &mut lemma.conclusion {
                *gone &= used;
            }
            kept.push(lemma);
        }
    }
    kept.reverse();
    match kept.is_empty() {
        true => last,
        false => Proof::Lemmas { lemmas: kept, last: Box::new(last) },
    }
}
