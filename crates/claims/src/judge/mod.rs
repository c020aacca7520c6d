//! The judge: whether a claim holds, by what, and if not, where it fails.
//!
//! What is said first is what is wrong with the position: a digit twice in a house, no solution, several
//! solutions. Then whether the claim fails in a solution. Only then whether it follows: by its own argument,
//! by the technique that it names, or by a certificate. Every proof of a [`Verdict`] has been accepted by
//! `ergodoku_proof::check`.
//!
//! ```
//! use ergodoku_claims::judge::{Grounds, Judge, Ruling};
//! use ergodoku_claims::Claim;
//! use ergodoku_core::{Conclusion, text};
//!
//! let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
//! let grounds = Grounds::new(text::parse_one(line)?.puzzle);
//! let mut judge = Judge::new();
//!
//! let conclusions = vec![Conclusion::Place("r1c8=4".parse()?)];
//! let technique = Some("hidden single".to_string());
//! let right = judge.judge(&grounds, &Claim { conclusions, technique, argument: None });
//! assert_eq!(right.ruling, Ruling::Follows);
//! assert_eq!(right.by.unwrap().name(), "Hidden Single");
//!
//! let conclusions = vec![Conclusion::Place("r1c1=9".parse()?)];
//! let wrong = judge.judge(&grounds, &Claim { conclusions, technique: None, argument: None });
//! assert_eq!(wrong.ruling, Ruling::False);
//! assert!(wrong.counterexample.unwrap().solution.as_str().starts_with("563"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod certificate;
mod grounds;
mod named;
mod part;
mod refutation;
mod table;
mod trail;
mod used;
mod verdict;
mod words;

use ergodoku_core::{Candidate, Conclusion, Literal, Sentence, State, Stop, sentence};
use ergodoku_engine::{Family, Profile, Technique};
use ergodoku_search::Solution;

use crate::Claim;
use crate::argument::{self, Broken, Outcome};
use certificate::{certify, smallest};
use named::{Names, Shown, recognise, shown_by};

pub use grounds::{Fault, Grounds, GroundsFinder, Solutions};
pub use part::Part;
pub use verdict::{By, Counterexample, Ruling, Verdict};

/// Judges claims, one after another.
#[derive(Clone, Debug)]
pub struct Judge {
    /// Every technique: what a claim may name.
    all: Profile,
    /// The techniques that a claim should stay within, if any were chosen.
    profile: Option<Profile>,
    /// Whether to look for the techniques that conclude the same.
    recognises: bool,
    /// Whether a certificate should be the smallest.
    minimises: bool,
    stop: Stop,
    names: Names,
}

impl Default for Judge {
    fn default() -> Judge {
        Judge::new()
    }
}

impl Judge {
    /// A judge that asks for no profile.
    pub fn new() -> Judge {
        let names = Names::default();
        let (all, stop) = (Profile::all(), Stop::never());
        Judge { all, profile: None, recognises: false, minimises: false, stop, names }
    }

    /// A judge that also says whether a technique of this profile shows a claim.
    pub fn within(self, profile: Profile) -> Judge {
        Judge { profile: Some(profile), ..self }
    }

    /// A judge that also says which techniques conclude exactly the same: those of the profile, or the default
    /// ones.
    pub fn recognising(self) -> Judge {
        Judge { recognises: true, ..self }
    }

    /// A judge whose certificates are the smallest, which takes a thousand times as long.
    pub fn minimising(self) -> Judge {
        Judge { minimises: true, ..self }
    }

    /// A judge whose searches end when `stop` is due. It then finds no more reasons, but says nothing that is
    /// wrong.
    pub fn until(self, stop: Stop) -> Judge {
        Judge { stop, ..self }
    }

    /// Judges a claim about a position.
    pub fn judge(&mut self, grounds: &Grounds, claim: &Claim) -> Verdict {
        let (solution, state) = match (&grounds.solutions, &grounds.state) {
            (Solutions::One(solution), Some(state)) => (solution, state),
            (Solutions::Several(one, other), Some(state)) => {
                let counterexample = counterexample(state, claim, &[one, other]);
                return Verdict { counterexample, ..Verdict::of(Ruling::SeveralSolutions) };
            }
            (Solutions::None(fault), _) => {
                let fault = Some(fault.clone());
                return Verdict { fault, ..Verdict::of(Ruling::NoSolution) };
            }
            (_, None) => return Verdict::of(Ruling::NoSolution),
        };
        if let Some(fails) = first_failure(solution, claim) {
            let counterexample = Some(Counterexample { fails, solution: *solution });
            return Verdict { counterexample, ..Verdict::of(Ruling::False) };
        }
        let open = open_conclusions(state, &claim.conclusions);
        let mut verdict = self.reasons(state, claim, &open, grounds.allows_uniqueness());
        self.compare(state, &open, &mut verdict);
        verdict
    }

    /// Why a claim follows that holds in the only solution.
    fn reasons(
        &mut self,
        state: &State,
        claim: &Claim,
        open: &[Conclusion],
        allows_uniqueness: bool,
    ) -> Verdict {
        if open.is_empty() {
            return known(claim);
        }
        let accepts =
            |parts: &[Part]| allows_uniqueness || parts.iter().all(Part::needs_no_uniqueness);
        let (argued, broken) = match argued(state, claim, open) {
            Ok(parts) if accepts(&parts) => (Some(parts), None),
            Ok(_) => (None, Some(assumes_too_much())),
            Err(broken) => (None, broken),
        };
        let named = claim.technique.as_deref().map(|name| self.named(name, state, open));
        match (argued, named, broken) {
            (Some(parts), None, _) => Verdict::by(Ruling::Follows, By::Argument, parts),
            (Some(parts), Some(Ok(shown)), _) => {
                Verdict::by(Ruling::Follows, By::Technique(shown.technique), parts)
            }
            (None, Some(Ok(shown)), None) => {
                let by = By::Technique(shown.technique);
                Verdict { step: shown.step, ..Verdict::by(Ruling::Follows, by, shown.parts) }
            }
            (None, Some(Ok(shown)), broken) => {
                let by = By::Technique(shown.technique);
                let verdict = Verdict::by(Ruling::FollowsOtherwise, by, shown.parts);
                Verdict { broken, step: shown.step, ..verdict }
            }
            (Some(parts), Some(Err(broken)), _) => {
                let verdict = Verdict::by(Ruling::FollowsOtherwise, By::Argument, parts);
                Verdict { broken: Some(broken), ..verdict }
            }
            (None, named, broken) => {
                let broken = broken.or(named.and_then(Result::err));
                let broken = broken.or_else(|| claim.argument.is_some().then(says_too_little));
                let ruling = match (claim.technique.is_some(), claim.argument.is_some()) {
                    (false, false) => Ruling::Follows,
                    _ => Ruling::FollowsOtherwise,
                };
                let verdict = match self.certificate(state, open) {
                    Some(parts) => Verdict::by(ruling, By::Certificate, parts),
                    None => Verdict::of(Ruling::NotShown),
                };
                Verdict { broken, ..verdict }
            }
        }
    }

    /// Proofs of what is open, without a technique.
    fn certificate(&self, state: &State, open: &[Conclusion]) -> Option<Vec<Part>> {
        let smallest = || smallest(state, open, &self.stop);
        match self.minimises {
            true => smallest().or_else(|| certify(state, open)),
            false => certify(state, open).or_else(smallest),
        }
    }

    /// What the technique of a name shows, or why it does not.
    fn named(&mut self, name: &str, state: &State, open: &[Conclusion]) -> Result<Shown, Broken> {
        let broken = |reason: Sentence| Broken { place: name.to_string(), reason, mend: None };
        let techniques = self.names.techniques(name).map_err(|it| broken(it.into()))?;
        let shown = shown_by(&techniques, state, open, &self.all, &self.stop);
        shown.ok_or_else(|| broken(sentence!("broken-technique", name = name.to_string())))
    }

    /// Compares a claim that holds with what the techniques of a profile conclude.
    fn compare(&self, state: &State, open: &[Conclusion], verdict: &mut Verdict) {
        if let Some(profile) = &self.profile {
            let is_of = |technique: &Technique| profile.techniques().contains(&technique);
            verdict.within = Some(match verdict.by {
                Some(By::State) => true,
                Some(By::Technique(technique)) if is_of(technique) => true,
                _ => {
                    // A last resort shows everything, so it does not count as a technique of the level.
                    let is_usual = |it: &&'static Technique| it.family != Family::LastResort;
                    let techniques = profile.techniques().iter().copied().filter(is_usual);
                    let techniques: Vec<_> = techniques.collect();
                    shown_by(&techniques, state, open, profile, &self.stop).is_some()
                }
            });
        }
        if let ([wanted], true) = (open, self.recognises) {
            let profile = self.profile.clone().unwrap_or_default();
            verdict.recognised = recognise(state, wanted, &profile, &self.stop);
        }
    }
}

/// The parts of a claim that its own argument shows, or where that breaks: nowhere if there is none.
fn argued(state: &State, claim: &Claim, open: &[Conclusion]) -> Result<Vec<Part>, Option<Broken>> {
    if claim.argument.is_none() {
        return Err(None);
    }
    let restricted;
    let claim = if claim.conclusions == open {
        claim
    } else {
        restricted = Claim { conclusions: open.to_vec(), ..claim.clone() };
        &restricted
    };
    match argument::check(state, claim) {
        Outcome::Open => Err(None),
        Outcome::Broken(broken) => Err(Some(broken)),
        Outcome::Holds(proofs) => {
            let parts = open.iter().zip(proofs);
            let parts = parts.map(|(conclusion, proof)| {
                Part::shown(state, conclusion, proof).filter(|it| it.conclusion == *conclusion)
            });
            parts.collect::<Option<_>>().ok_or(None)
        }
    }
}

/// A claim that says nothing new.
fn known(claim: &Claim) -> Verdict {
    let ruling = match (claim.technique.is_some(), claim.argument.is_some()) {
        (false, false) => Ruling::Follows,
        _ => Ruling::FollowsOtherwise,
    };
    let broken = claim.conclusions.first().filter(|_| ruling == Ruling::FollowsOtherwise);
    let broken = broken.map(|conclusion| Broken {
        place: conclusion.to_string(),
        reason: sentence!("broken-known"),
        mend: None,
    });
    Verdict { broken, ..Verdict::by(ruling, By::State, Vec::new()) }
}

/// Where an argument breaks that only its technique could judge.
fn says_too_little() -> Broken {
    Broken { place: "the pattern".to_string(), reason: sentence!("broken-nameless"), mend: None }
}

/// Where an argument breaks that assumes one solution of givens that do not determine one.
fn assumes_too_much() -> Broken {
    Broken {
        place: "the deadly pattern".to_string(),
        reason: sentence!("broken-givens"),
        mend: None,
    }
}

/// The conclusions that are not known yet.
fn open_conclusions(state: &State, conclusions: &[Conclusion]) -> Vec<Conclusion> {
    let is_open = |candidate: &Candidate| state.all_candidates().contains(*candidate);
    let open = |conclusion: &Conclusion| match conclusion {
        Conclusion::Place(candidate) => {
            Some(Conclusion::Place(*candidate)).filter(|_| is_open(candidate))
        }
        Conclusion::Eliminate(all) => {
            let left = *all & *state.all_candidates();
            (!left.is_empty()).then_some(Conclusion::Eliminate(left))
        }
    };
    conclusions.iter().filter_map(open).collect()
}

/// The first conclusion that fails in a solution.
fn first_failure(solution: &Solution, claim: &Claim) -> Option<Literal> {
    let fails = |conclusion: &Conclusion| match conclusion {
        Conclusion::Place(candidate) => {
            (!solution.holds(*candidate)).then_some(Literal::positive(*candidate))
        }
        Conclusion::Eliminate(all) => {
            let wrong = all.iter().find(|candidate| solution.holds(*candidate));
            wrong.map(Literal::negative)
        }
    };
    claim.conclusions.iter().find_map(fails)
}

/// A solution of the state in which a claim fails, if there is one; the known ones are tried first.
fn counterexample(state: &State, claim: &Claim, known: &[&Solution]) -> Option<Counterexample> {
    let is_of_state = |solution: &Solution| grounds::is_solution_of(solution, state);
    for &&solution in known.iter().filter(|solution| is_of_state(solution)) {
        if let Some(fails) = first_failure(&solution, claim) {
            return Some(Counterexample { fails, solution });
        }
    }
    let literals = claim.conclusions.iter().flat_map(literals);
    literals.into_iter().find_map(|fails| {
        let is_true = !fails.is_true();
        let solution = grounds::solution_where(state, fails.candidate(), is_true)?;
        Some(Counterexample { fails, solution })
    })
}

/// What a conclusion says of each of its candidates.
fn literals(conclusion: &Conclusion) -> Vec<Literal> {
    match conclusion {
        Conclusion::Place(candidate) => vec![Literal::positive(*candidate)],
        Conclusion::Eliminate(all) => all.iter().map(Literal::negative).collect(),
    }
}
