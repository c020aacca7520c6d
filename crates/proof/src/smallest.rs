//! [`Smallest`]: why no count with fewer truths refutes an assumption; [`check_smallest`] checks it.

use std::error::Error;
use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Classic, Constraint, Literal, Rules, State};

use crate::facts::{Assumption, Facts};

/// A proof that a count with so many truths is as small as any.
///
/// A count has to have more truths than links, and each candidate left in it lies in at least as many links
/// as truths. So if candidates have weights, the truths together weigh no more than the links.
///
/// ```
/// use ergodoku_core::{Literal, Puzzle, State};
/// use ergodoku_proof::{Smallest, Weights, check_smallest};
///
/// // Rows 2 and 7 have two places for a 5, in the same two columns: an X-Wing, two truths on two links.
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r27c1245789<>5".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let claim = Literal::negative("r4c3=5".parse()?);
///
/// // If all candidates weigh 1, a rule weighs 1 to 9, as none is empty. So one truth is not enough.
/// let each = (*state.all_candidates() - claim.candidate().peers()).iter().map(|it| (it, 1)).collect();
/// let weights = Weights { each, whole: 9, unit: 8, multipliers: vec![] };
/// let proof = Smallest::Weights(weights);
/// assert_eq!(check_smallest(&state, claim, 2, &proof), Ok(()));
/// assert!(check_smallest(&state, claim, 3, &proof).is_err());
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Smallest {
    /// No rule weighs more than the whole, and none weighs less than the whole without the unit. Then
    /// counts with `k` truths on `k - 1` links have `k (whole - unit) <= (k - 1) whole`, so that `k` is at
    /// least `whole / unit`.
    Weights(Weights),
    /// A count has one rule at most so often, or more often, and for each of the two there is a proof.
    Split {
        /// The rule.
        rule: Constraint,
        /// Whether its use as a truth is counted, or its use as a link. Rules with the same candidates count
        /// as the same. Counts that use a truth with all candidates of another and more, or a link whose
        /// candidates are some of another's, are left out: the other does as well.
        is_truth: bool,
        /// The most times that it is used in the first case.
        most: u32,
        /// The proof for counts that use it no more often.
        fewer: Box<Smallest>,
        /// The proof for counts that use it more often.
        more: Box<Smallest>,
    },
}

/// Weights of candidates, for a [`Smallest`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// The candidates that weigh anything.
    pub each: Vec<(Candidate, u32)>,
    /// What a rule weighs at most.
    pub whole: u32,
    /// What a rule may lack to the whole. With a unit of zero there is no count at all.
    pub unit: u32,
    /// For each [`Smallest::Split`] above, from the outermost: what its bound weighs.
    pub multipliers: Vec<u32>,
}

/// Why a [`Smallest`] proves nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SmallestError {
    /// The claim is about a candidate that is already known to be true or false.
    AlreadyKnown(Candidate),
    /// The rule weighs more than the whole.
    TooHeavy(Constraint),
    /// The rule lacks more than the unit to the whole.
    TooLight(Constraint),
    /// The weights allow a count with fewer truths.
    TooWeak,
    /// There are not as many multipliers as splits.
    WrongMultipliers,
}

impl fmt::Display for SmallestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SmallestError::AlreadyKnown(candidate) => {
                write!(f, "{candidate} is already known to be true or false")
            }
            SmallestError::TooHeavy(rule) => write!(f, "{rule} weighs more than the whole"),
            SmallestError::TooLight(rule) => write!(f, "{rule} lacks more than the unit"),
            SmallestError::TooWeak => f.write_str("the weights allow a count with fewer truths"),
            SmallestError::WrongMultipliers => f.write_str("each split needs one multiplier"),
        }
    }
}

impl Error for SmallestError {}

/// Whether `proof` shows that no count of rules with fewer than `truths` truths refutes the opposite of
/// `claim` in `state`. Counts that assume a unique solution are not considered.
///
/// This knows nothing of how the weights were found, and calculates with integers only.
///
/// # Errors
/// Returns the first reason why it does not.
pub fn check_smallest(
    state: &State,
    claim: Literal,
    truths: usize,
    proof: &Smallest,
) -> Result<(), SmallestError> {
    let facts = Facts::of(state);
    let candidate = claim.candidate();
    if !facts.is_open(candidate) {
        return Err(SmallestError::AlreadyKnown(candidate));
    }
    let (facts, known) = match claim.is_true() {
        true => (facts.assuming(Assumption::False(candidate)), None),
        false => (facts.assuming(Assumption::True(candidate)), Some(candidate)),
    };
    let settled = CandidateSet::from_iter(known) | placed(state);
    let open = Classic.all().filter(|rule| Classic.count_among(*rule, &settled) == 0);
    let rules: Vec<Rule> = open.map(|rule| Rule::new(rule, facts.live())).collect();
    let rules = match proof {
        // A truth weighs no more than one with more candidates, a link no less than one with fewer.
        Smallest::Weights(_) => rules,
        Smallest::Split { .. } => undominated(&rules),
    };
    Counts { rules, splits: Vec::new() }.check(truths, proof)
}

fn placed(state: &State) -> CandidateSet {
    state.live() - *state.all_candidates()
}

/// A rule that may be used.
#[derive(Clone)]
struct Rule {
    constraint: Constraint,
    /// Those left in it.
    candidates: CandidateSet,
    is_truth: bool,
    is_link: bool,
}

impl Rule {
    fn new(constraint: Constraint, live: &CandidateSet) -> Rule {
        let candidates = Classic.among(constraint, live);
        Rule { constraint, candidates, is_truth: true, is_link: !candidates.is_empty() }
    }
}

/// The rules, as truths only those that hold no other rule's candidates and more, as links only those whose
/// candidates are not some of another's.
fn undominated(rules: &[Rule]) -> Vec<Rule> {
    let is_part = |one: &CandidateSet, other: &CandidateSet| one != other && one.is_subset(other);
    let needed = |rule: &Rule| Rule {
        is_truth: !rules.iter().any(|other| is_part(&other.candidates, &rule.candidates)),
        is_link: rule.is_link
            && !rules.iter().any(|other| is_part(&rule.candidates, &other.candidates)),
        ..rule.clone()
    };
    rules.iter().map(needed).collect()
}

/// The counts that there could be.
struct Counts {
    rules: Vec<Rule>,
    splits: Vec<Bound>,
}

/// How often a rule is used.
struct Bound {
    candidates: CandidateSet,
    is_truth: bool,
    most: u32,
    is_more: bool,
}

impl Bound {
    /// What it adds to a rule's use as a truth or a link, with this multiplier.
    fn weight(&self, candidates: &CandidateSet, is_truth: bool, multiplier: u32) -> i64 {
        let is_same = self.is_truth == is_truth && self.candidates == *candidates;
        match (is_same, self.is_more) {
            (false, _) => 0,
            (true, true) => i64::from(multiplier),
            (true, false) => -i64::from(multiplier),
        }
    }

    /// What it adds to the weight that the truths have to have.
    fn total(&self, multiplier: u32) -> i64 {
        let [most, multiplier] = [self.most, multiplier].map(i64::from);
        match self.is_more {
            true => multiplier.saturating_mul(most + 1),
            false => -multiplier.saturating_mul(most),
        }
    }
}

impl Counts {
    fn check(&mut self, truths: usize, proof: &Smallest) -> Result<(), SmallestError> {
        match proof {
            Smallest::Weights(weights) => self.check_weights(truths, weights),
            Smallest::Split { rule, is_truth, most, fewer, more } => {
                let known = self.rules.iter().find(|it| it.constraint == *rule);
                let candidates = known.map_or(CandidateSet::EMPTY, |it| it.candidates);
                for (is_more, proof) in [(false, fewer), (true, more)] {
                    let (is_truth, most) = (*is_truth, *most);
                    self.splits.push(Bound { candidates, is_truth, most, is_more });
                    self.check(truths, proof)?;
                    self.splits.pop();
                }
                Ok(())
            }
        }
    }

    fn check_weights(&self, truths: usize, weights: &Weights) -> Result<(), SmallestError> {
        if weights.multipliers.len() != self.splits.len() {
            return Err(SmallestError::WrongMultipliers);
        }
        let [whole, unit] = [weights.whole, weights.unit].map(i64::from);
        let bounds = || self.splits.iter().zip(weights.multipliers.iter().copied());
        for Rule { constraint, candidates, is_truth, is_link } in &self.rules {
            let of_rule = weights.each.iter().filter(|(it, _)| candidates.contains(*it));
            let weight: i64 = of_rule.map(|&(_, weight)| i64::from(weight)).sum();
            let added = |is_truth| -> i64 {
                bounds().map(|(bound, by)| bound.weight(candidates, is_truth, by)).sum()
            };
            if *is_link && weight + added(false) > whole {
                return Err(SmallestError::TooHeavy(*constraint));
            }
            if *is_truth && whole - weight + added(true) > unit {
                return Err(SmallestError::TooLight(*constraint));
            }
        }
        let fewest = truths.saturating_sub(1) as i64;
        let needed = bounds().fold(whole, |sum, (bound, by)| sum.saturating_add(bound.total(by)));
        match unit.saturating_mul(fewest) < needed {
            true => Ok(()),
            false => Err(SmallestError::TooWeak),
        }
    }
}
