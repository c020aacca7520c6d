//! Why something holds: the smallest reason, whether or not a technique has it.
//!
//! ```
//! use ergodoku::claims::judge::{Grounds, Ruling};
//! use ergodoku::why::Asker;
//! use ergodoku::{Conclusion, text};
//!
//! let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
//! let grounds = Grounds::new(text::parse_one(line)?.puzzle);
//! let claim: Conclusion = "r1c8=4".parse()?;
//! let answer = Asker::new().ask(&grounds, &[claim]);
//! assert_eq!(answer.ruling, Ruling::Follows);
//! assert_eq!(answer.size().truths, 1);
//! assert!(answer.is_proved_smallest());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod before;
mod by_profile;
mod words;

use std::ops::ControlFlow;

pub use ergodoku_why::{NoReason, Reason, Reasons, Size, counted};

use crate::claims::Ruling;
use crate::claims::judge::{Counterexample, Fault, Grounds, Solutions};
use crate::engine::{Effort, Step, find_steps_within};
use crate::proof::Proof;
use crate::{Candidate, CandidateSet, Conclusion, Profile, State, Stop};
pub use before::When;

/// How much each technique may take to be found: enough for all but nets on hard puzzles.
const CHECKS_EACH: u64 = 5_000;

/// Asks why, one question after another. What was found for a position is kept for the next question about
/// it.
#[derive(Clone, Debug)]
pub struct Asker {
    profile: Profile,
    only: Option<Profile>,
    has_all: bool,
    is_named: bool,
    stop: Stop,
    last: Option<Reasons>,
    steps: Steps,
}

/// The steps of the last state.
#[derive(Clone, Debug, Default)]
struct Steps {
    /// How many questions have been asked about it.
    questions: usize,
    /// All its steps, easiest first, once there has been more than one question.
    all: Option<Vec<Step>>,
}

impl Default for Asker {
    fn default() -> Asker {
        Asker::new()
    }
}

/// Why something holds, or why not.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The judgement: [`Ruling::Follows`] if there is a reason.
    pub ruling: Ruling,
    /// Where the reasons hold: at the position itself, or before an entry.
    pub when: When,
    /// The state in which the reasons hold.
    pub state: Option<State>,
    /// The reasons: one if it serves all that is claimed. None if the state knows it already.
    pub reasons: Vec<Reason>,
    /// A proof with lemmas that is easier to follow than the smallest count, for a single conclusion.
    pub with_lemmas: Option<Reason>,
    /// The easiest step of the profile that concludes this.
    pub step: Option<Step>,
    /// Other reasons, if they were asked for.
    pub others: Vec<Other>,
    /// What fails, and a solution in which it does.
    pub counterexample: Option<Counterexample>,
    /// Why there is no solution, if there is none.
    pub fault: Option<Fault>,
    /// The digits that rule out what the state knows already.
    pub known_by: CandidateSet,
}

/// Another reason than the smallest.
#[derive(Clone, Debug)]
pub enum Other {
    /// A step of a technique.
    Step(Step),
    /// A proof with lemmas, with fewer truths in all.
    Lemmas(Reason),
    /// The opposite refuted by the techniques chosen alone.
    Only(Reason),
}

impl Other {
    /// Its proof.
    pub fn proof(&self) -> Proof {
        match self {
            Other::Step(step) => step.proof(),
            Other::Lemmas(reason) | Other::Only(reason) => reason.proof.clone(),
        }
    }

    /// How large its proof is.
    pub fn size(&self) -> Size {
        Size::of(&self.proof())
    }
}

impl Asker {
    /// Asks without alternatives; the techniques named are those of the default profile that do not assume a
    /// single solution.
    pub fn new() -> Asker {
        Asker {
            profile: Profile::default().without_uniqueness(),
            only: None,
            has_all: false,
            is_named: true,
            stop: Stop::never(),
            last: None,
            steps: Steps::default(),
        }
    }

    /// Names the techniques of this profile.
    pub fn naming(self, profile: Profile) -> Asker {
        Asker { profile, ..self }
    }

    /// Looks for no technique.
    pub fn without_names(self) -> Asker {
        Asker { is_named: false, ..self }
    }

    /// Also refutes the opposite by the techniques of this profile alone.
    pub fn by_only(self, profile: Profile) -> Asker {
        Asker { only: Some(profile.without_uniqueness()), ..self }
    }

    /// Also looks for other reasons than the smallest.
    pub fn with_others(self) -> Asker {
        Asker { has_all: true, ..self }
    }

    /// Gives up searches when `stop` is due.
    pub fn until(self, stop: Stop) -> Asker {
        Asker { stop, ..self }
    }

    /// Why these hold at a position. For a digit that is entered, right or wrong, it is the position before
    /// that counts; if that contradicts the givens too, the givens alone.
    pub fn ask(&mut self, grounds: &Grounds, conclusions: &[Conclusion]) -> Answer {
        let (grounds, when) = match before::of(grounds, conclusions) {
            Some((before, when)) => (before, when),
            None => (grounds.clone(), When::Now),
        };
        let mut answer = Answer::of(Ruling::Follows, when);
        answer.state = grounds.state.clone();
        match (&grounds.solutions, &grounds.state) {
            (Solutions::One(solution), Some(state)) => {
                if let Some(fails) = first_failure(solution, conclusions) {
                    answer.ruling = Ruling::False;
                    answer.counterexample = Some(Counterexample { fails, solution: *solution });
                } else {
                    self.reasons(state, conclusions, &mut answer);
                }
            }
            (Solutions::Several(one, other), _) => {
                answer.ruling = Ruling::SeveralSolutions;
                let solutions = [one, other];
                answer.counterexample = solutions.into_iter().find_map(|it| {
                    let fails = first_failure(it, conclusions)?;
                    Some(Counterexample { fails, solution: *it })
                });
            }
            (Solutions::None(fault), _) => {
                answer.ruling = Ruling::NoSolution;
                answer.fault = Some(fault.clone());
            }
            (_, None) => answer.ruling = Ruling::NoSolution,
        }
        answer
    }

    fn reasons(&mut self, state: &State, conclusions: &[Conclusion], answer: &mut Answer) {
        if self.last.as_ref().is_none_or(|last| last.state() != state) {
            self.last = Some(Reasons::of(state));
            self.steps = Steps::default();
        }
        let Some(reasons) = &mut self.last else { return };
        for conclusion in conclusions {
            let open = match open_part(state, conclusion) {
                Some(open) => open,
                None => {
                    answer.known_by |= before::ruled_out_by(state, conclusion);
                    continue;
                }
            };
            match reasons.why_all(&open, &self.stop) {
                Ok(found) => answer.reasons.extend(found),
                Err(_) => {
                    answer.ruling = Ruling::NotShown;
                    answer.reasons.clear();
                    return;
                }
            }
        }
        if let [reason] = &answer.reasons[..]
            && let Some(claim) = reason.claim()
            && (self.has_all || !reason.is_easy(state))
        {
            answer.with_lemmas = reasons.with_lemmas(claim, &self.stop);
        }
        self.find_others(state, conclusions, answer);
    }

    /// The techniques and other reasons.
    fn find_others(&mut self, state: &State, conclusions: &[Conclusion], answer: &mut Answer) {
        let [conclusion] = conclusions else { return };
        let Some(wanted) = open_part(state, conclusion) else { return };
        if self.is_named {
            self.find_steps(state, &wanted, answer);
        }
        if self.has_all {
            answer.others.extend(answer.with_lemmas.clone().map(Other::Lemmas));
        }
        if let Some(only) = &self.only {
            let found = by_profile::refute(state, &wanted, only, &self.stop);
            answer.others.extend(found.map(Other::Only));
        }
    }

    fn find_steps(&mut self, state: &State, wanted: &Conclusion, answer: &mut Answer) {
        self.steps.questions += 1;
        if self.steps.questions == 1 && !self.has_all {
            self.search(state, &mut |step| match includes(&step.conclusion, wanted) {
                true => {
                    answer.step = Some(step);
                    ControlFlow::Break(())
                }
                false => ControlFlow::Continue(()),
            });
            return;
        }
        if self.steps.all.is_none() {
            let mut all = Vec::new();
            self.search(state, &mut |step| {
                all.push(step);
                ControlFlow::Continue(())
            });
            self.steps.all = Some(all);
        }
        let mut found: Vec<Step> = Vec::new();
        for step in self.steps.all.iter().flatten() {
            let is_known = found.iter().any(|it| it.technique == step.technique);
            if !is_known && includes(&step.conclusion, wanted) {
                found.push(step.clone());
            }
        }
        let mut found = found.into_iter();
        answer.step = found.next();
        if self.has_all {
            answer.others.extend(found.map(Other::Step));
        }
    }

    /// Searches the techniques in their order.
    fn search(&self, state: &State, each: &mut dyn FnMut(Step) -> ControlFlow<()>) {
        let effort = Effort { stop: self.stop.clone(), checks_each: Some(CHECKS_EACH) };
        let _ = find_steps_within(state, &self.profile, &effort, each);
    }
}

impl Answer {
    fn of(ruling: Ruling, when: When) -> Answer {
        Answer {
            ruling,
            when,
            state: None,
            reasons: Vec::new(),
            with_lemmas: None,
            step: None,
            others: Vec::new(),
            counterexample: None,
            fault: None,
            known_by: CandidateSet::EMPTY,
        }
    }

    /// How large all reasons are together.
    pub fn size(&self) -> Size {
        let mut total = Size::default();
        for size in self.reasons.iter().map(Reason::size) {
            total.truths += size.truths;
            total.links += size.links;
            total.distinct_truths += size.distinct_truths;
            total.distinct_links += size.distinct_links;
            total.lemmas += size.lemmas;
            total.cases += size.cases;
            total.nesting = total.nesting.max(size.nesting);
        }
        total
    }

    /// Whether each reason is a single count, and it is proved that no count has fewer truths.
    pub fn is_proved_smallest(&self) -> bool {
        self.ruling == Ruling::Follows && self.reasons.iter().all(Reason::is_proved_smallest)
    }
}

/// What of a conclusion the state does not know yet.
fn open_part(state: &State, conclusion: &Conclusion) -> Option<Conclusion> {
    match conclusion {
        Conclusion::Place(it) => state.all_candidates().contains(*it).then_some(*conclusion),
        Conclusion::Eliminate(all) => {
            let open = *all & *state.all_candidates();
            (!open.is_empty()).then_some(Conclusion::Eliminate(open))
        }
    }
}

/// Whether one conclusion says all that another one does.
fn includes(one: &Conclusion, other: &Conclusion) -> bool {
    match (one, other) {
        (Conclusion::Place(one), Conclusion::Place(other)) => one == other,
        (Conclusion::Eliminate(one), Conclusion::Eliminate(other)) => other.is_subset(one),
        (Conclusion::Place(one), Conclusion::Eliminate(other)) => other.is_subset(&one.peers()),
        _ => false,
    }
}

/// The first part of the conclusions that is not so in a solution.
fn first_failure(
    solution: &crate::Solution,
    conclusions: &[Conclusion],
) -> Option<ergodoku_core::Literal> {
    use ergodoku_core::Literal;
    let holds = |it: &Candidate| solution.digit(it.cell) == it.digit;
    conclusions.iter().find_map(|conclusion| match conclusion {
        Conclusion::Place(it) => (!holds(it)).then_some(Literal::positive(*it)),
        Conclusion::Eliminate(all) => all.iter().find(holds).map(Literal::negative),
    })
}
