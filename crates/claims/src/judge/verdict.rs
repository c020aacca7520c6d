//! [`Verdict`]: what there is to say of a claim.

use std::fmt;

use ergodoku_core::Literal;
use ergodoku_engine::{Step, Technique};
use ergodoku_search::Solution;

use super::grounds::Fault;
use super::part::Part;
use crate::argument::Broken;

/// The judgement on a claim, always one of these.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruling {
    /// It follows as the claim says, or the claim does not say how.
    Follows,
    /// It follows, but not by the technique or argument of the claim.
    FollowsOtherwise,
    /// It holds in the only solution, and no proof was found within the limits.
    NotShown,
    /// There is a solution in which it fails.
    False,
    /// The givens have several solutions.
    SeveralSolutions,
    /// The givens have no solution, or the position contradicts them.
    NoSolution,
    /// The text is no state or no claim.
    Malformed,
}

impl Ruling {
    /// All of them.
    pub const ALL: [Ruling; 7] = [
        Ruling::Follows,
        Ruling::FollowsOtherwise,
        Ruling::NotShown,
        Ruling::False,
        Ruling::SeveralSolutions,
        Ruling::NoSolution,
        Ruling::Malformed,
    ];

    /// Its name, as in JSON: `follows_otherwise`.
    pub const fn name(self) -> &'static str {
        match self {
            Ruling::Follows => "follows",
            Ruling::FollowsOtherwise => "follows_otherwise",
            Ruling::NotShown => "not_shown",
            Ruling::False => "false",
            Ruling::SeveralSolutions => "several_solutions",
            Ruling::NoSolution => "no_solution",
            Ruling::Malformed => "malformed",
        }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// By what a claim follows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// The technique that the claim names.
    Technique(&'static Technique),
    /// The argument of the claim, which has no name.
    Argument,
    /// A proof found without any technique.
    Certificate,
    /// The state knows it already: there is nothing to show.
    State,
}

impl By {
    /// Its name, as in JSON: that of the technique, `argument`, `certificate` or `state`.
    pub fn name(self) -> &'static str {
        match self {
            By::Technique(technique) => technique.name,
            By::Argument => "argument",
            By::Certificate => "certificate",
            By::State => "state",
        }
    }
}

/// What there is to say of a claim.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The judgement.
    pub ruling: Ruling,
    /// By what it follows, if it does.
    pub by: Option<By>,
    /// Why it follows: one part if one proof shows everything. What the state knows already has no part.
    pub parts: Vec<Part>,
    /// The step that shows it, if one step of the named technique does.
    pub step: Option<Step>,
    /// The first place where the claim's own argument breaks.
    pub broken: Option<Broken>,
    /// What fails, and a solution in which it does.
    pub counterexample: Option<Counterexample>,
    /// Why there is no solution, if there is none.
    pub fault: Option<Fault>,
    /// Whether a technique of the profile that was asked for shows it. None if no profile was.
    pub within: Option<bool>,
    /// The steps that conclude exactly this now, one for each technique, the easiest first, if they were asked
    /// for.
    pub recognised: Vec<Step>,
}

/// A solution in which a claim fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The first conclusion of the claim that fails.
    pub fails: Literal,
    /// The solution.
    pub solution: Solution,
}

impl Verdict {
    /// A verdict without anything else.
    pub(super) fn of(ruling: Ruling) -> Verdict {
        Verdict {
            ruling,
            by: None,
            parts: Vec::new(),
            step: None,
            broken: None,
            counterexample: None,
            fault: None,
            within: None,
            recognised: Vec::new(),
        }
    }

    /// A verdict on what follows.
    pub(super) fn by(ruling: Ruling, by: By, parts: Vec<Part>) -> Verdict {
        Verdict { by: Some(by), parts, ..Verdict::of(ruling) }
    }

    /// Whether a proof assumes that the puzzle has only one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        self.parts.iter().any(|part| !part.needs_no_uniqueness())
    }
}
