//! Proofs by exhaustive case distinction, for conclusions that no technique proves.
//!
//! The propagation here repeats some of the engine's on purpose: a checker must not share code with the
//! solver that it checks.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, State, Stop};

use crate::facts::{Assumption, Facts};
use crate::propagate::{Rules, count_after_singles};
use crate::{Lemma, Proof, Truth};

/// How many of the narrowest constraints are tried before one is chosen to branch on.
const BRANCHING_TRIALS: usize = 12;

impl Proof {
    /// A proof that `state` has no solution, or `None` if it has one.
    ///
    /// The proof uses singles and intersections, and branches where they find nothing. A person would
    /// hardly follow it, but it completes what the techniques leave open. It contains no unnecessary
    /// part: there is no case that could be refuted without assuming it.
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

    /// Like [`Proof::by_cases`], but also `None` if `stop` ends the search.
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
        refute(Facts::of(state), &Rules::all(), stop)
    }

    /// A proof by cases that `conclusion` holds in every solution of `state`, or `None` if it does not.
    ///
    /// ```
    /// use ergodoku_core::{Conclusion, Puzzle, State};
    /// use ergodoku_proof::{Proof, check};
    ///
    /// // Row 2 has two places left for digit 1, r2c1 and r2c2, both in box 1.
    /// let mut puzzle = Puzzle::EMPTY;
    /// puzzle.remove("r2c3456789<>1".parse()?);
    /// let state = State::new(&puzzle).unwrap();
    /// let pointing = Conclusion::Eliminate("r1c123<>1, r3c123<>1".parse()?);
    /// let proof = Proof::by_cases_for(&state, &pointing).unwrap();
    /// assert_eq!(check(&state, &pointing, &proof), Ok(()));
    /// let other = Conclusion::Eliminate("r1c4<>1".parse()?);
    /// assert_eq!(Proof::by_cases_for(&state, &other), None);
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases_for(state: &State, conclusion: &Conclusion) -> Option<Proof> {
        let rules = Rules::all();
        let facts = Facts::of(state);
        let opposing = Assumption::opposing(conclusion).into_iter();
        let refuted = |it| refute(facts.assuming(it), &rules, &Stop::never());
        let proofs = opposing.map(refuted);
        Some(Proof::Either(proofs.collect::<Option<_>>()?))
    }

    /// A proof that `digit` cannot be placed in every house if only `places` are left for it, or `None`
    /// if it can. The proof uses only constraints about this digit.
    ///
    /// ```
    /// use ergodoku_core::{CellSet, Digit};
    /// use ergodoku_proof::Proof;
    ///
    /// let five = Digit::new(5).unwrap();
    /// assert_eq!(Proof::by_cases_for_digit(five, CellSet::ALL), None);
    /// // Three rows with places in the same two columns.
    /// let narrow = CellSet::ALL - "r123c3456789".parse()?;
    /// assert!(Proof::by_cases_for_digit(five, narrow).is_some());
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases_for_digit(digit: Digit, places: CellSet) -> Option<Proof> {
        refute(Facts::of_places(digit, places), &Rules::of_digit(digit), &Stop::never())
    }

    /// The number of dead ends of the proof's case distinctions, 1 without any.
    pub fn dead_ends(&self) -> usize {
        match self {
            Proof::Count { .. } | Proof::Sum(_) => 1,
            Proof::Lemmas { last, .. } => last.dead_ends(),
            Proof::Cases { branches, .. } => {
                branches.iter().map(|(_, proof)| proof.dead_ends()).sum()
            }
            Proof::Either(proofs) => proofs.iter().map(Proof::dead_ends).sum(),
        }
    }
}

/// A proof from `rules` that `facts` contradict each other. `None` if they do not, or if `stop` ends the
/// search.
fn refute(mut facts: Facts, rules: &Rules, stop: &Stop) -> Option<Proof> {
    if stop.is_due() {
        return None;
    }
    let mut lemmas = Vec::new();
    let last = match propagate(&mut facts, rules, &mut |found| lemmas.push(found)) {
        Some(broken) => Proof::no_place_left(broken),
        None => branch_on_narrowest(&facts, rules, stop)?,
    };
    Some(keep_needed(lemmas, last))
}

/// Applies singles and intersections to a fixpoint, or until a rule is broken, and returns that rule.
/// `found` gets each result with the candidates that it eliminates.
pub(crate) fn propagate(
    facts: &mut Facts,
    rules: &Rules,
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
        for &rule in &rules.all {
            match facts.count_in(rule) {
                0 => return Some(rule),
                1 if open(facts, &rule) => {
                    if let Some(single) = facts.left_in(&Truth::Rule(rule)).single() {
                        learn(facts, Conclusion::Place(single), Proof::no_place_left(rule));
                        progress = true;
                    }
                }
                _ => {}
            }
        }
        if progress {
            continue;
        }
        for &rule in rules.all.iter().filter(|rule| matches!(rule, Constraint::House(..))) {
            // Two constraints share at most three candidates.
            if facts.count_in(rule) > 3 {
                continue;
            }
            let left = facts.left_in(&Truth::Rule(rule));
            let Some(first) = left.iter().next() else { continue };
            for link in first.constraints().into_iter().filter(|link| *link != rule) {
                let eliminated = facts.left_in(&Truth::Rule(link)) - left;
                if open(facts, &rule) && left.is_subset(&link.members()) && !eliminated.is_empty() {
                    learn(facts, Conclusion::Eliminate(eliminated), Proof::count([rule], [link]));
                    progress = true;
                }
            }
        }
        if !progress {
            return None;
        }
    }
}

/// A case distinction over a rule with few candidates left, or `None` if a case has a solution.
fn branch_on_narrowest(facts: &Facts, rules: &Rules, stop: &Stop) -> Option<Proof> {
    let rule = rule_to_branch_on(facts, rules)?;
    let mut branches = Vec::new();
    for case in facts.left_in(&Truth::Rule(rule)).iter() {
        let assumed = facts.assuming(Assumption::True(case));
        let excluded = *facts.live() - *assumed.live();
        let proof = refute(assumed, rules, stop)?;
        if proof.rests_on().is_disjoint(&excluded) {
            return Some(proof);
        }
        branches.push((case, proof));
    }
    Some(Proof::Cases { truth: Truth::Rule(rule), branches })
}

/// The one of the narrowest rules whose cases leave the fewest candidates in total.
fn rule_to_branch_on(facts: &Facts, rules: &Rules) -> Option<Constraint> {
    let open = rules.all.iter().filter(|rule| !facts.is_satisfied(&Truth::Rule(**rule)));
    let mut by_width: Vec<(usize, Constraint)> =
        open.map(|&rule| (facts.count_in(rule), rule)).collect();
    by_width.sort();
    let narrowest = by_width.first()?.0;
    let narrow = by_width.iter().take_while(|(width, _)| *width == narrowest);
    // A candidate is a case of several rules.
    let mut known: Vec<(Candidate, usize)> = Vec::new();
    let mut left_if = |case: Candidate| {
        known.iter().find(|(it, _)| *it == case).map(|it| it.1).unwrap_or_else(|| {
            let assumed = facts.assuming(Assumption::True(case));
            let left = count_after_singles(assumed.live(), rules);
            known.push((case, left));
            left
        })
    };
    let mut best = (usize::MAX, None);
    for &(_, rule) in narrow.take(BRANCHING_TRIALS) {
        let mut total = 0;
        for case in facts.left_in(&Truth::Rule(rule)).iter() {
            if total < best.0 {
                total += left_if(case);
            }
        }
        if total < best.0 {
            best = (total, Some(rule));
        }
    }
    best.1
}

/// A proof from the lemmas that its end rests on, directly or through others. Each lemma comes with the
/// candidates that it eliminates.
fn keep_needed(lemmas: Vec<(Lemma, CandidateSet)>, last: Proof) -> Proof {
    let mut rests_on = last.rests_on();
    let mut kept = Vec::new();
    for (mut lemma, removed) in lemmas.into_iter().rev() {
        let used = removed & rests_on;
        if !used.is_empty() {
            rests_on |= lemma.proof.rests_on();
            if let Conclusion::Eliminate(eliminated) = &mut lemma.conclusion {
                *eliminated &= used;
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
