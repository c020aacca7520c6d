//! Lines of reasoning: a premise and the steps that follow from it.

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Constraint, Explanation, LinkKind, Literal, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::{Lemma, Proof};
use serde::{Serialize, Serializer};

use super::inference::Inference;
use crate::position::Position;

/// A premise and the steps that follow from it, each found in the state that those before it lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InferenceLine {
    /// What is taken for granted.
    #[serde(rename = "assumed")]
    pub premise: Literal,
    /// What follows, in order.
    #[serde(rename = "line", serialize_with = "as_notation")]
    pub steps: Vec<Inference>,
}

fn as_notation<S: Serializer>(steps: &[Inference], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(steps.iter().map(Inference::to_string))
}

impl InferenceLine {
    /// A line that goes no further than its premise.
    pub fn new(premise: Literal) -> InferenceLine {
        InferenceLine { premise, steps: Vec::new() }
    }

    /// Adds a step, less what is already known in `now`, the state that the line has led to. Does
    /// nothing if all of it is.
    pub fn add(&mut self, now: &mut State, step: Inference) {
        if let Some(step) = new_in(now, step) {
            now.apply_unchecked(&step.conclusion);
            self.steps.push(step);
        }
    }

    /// [`InferenceLine::add`] where the order of singles matters.
    pub(crate) fn add_at(&mut self, now: &mut Position, step: Inference) {
        self.steps.extend(learned(now, step));
    }

    /// The steps that eliminate the candidates `goal`, and those that these steps rest on. `state` is the
    /// state in which the premise is assumed.
    pub fn needed_for(self, state: &State, goal: CandidateSet) -> InferenceLine {
        let InferenceLine { premise, steps } = self;
        InferenceLine::needed_of(premise, steps, |step| step.conclusion, Some, state, goal)
            .expect("all steps are told")
    }

    /// The same for steps that are built (`told`) only if needed; `None` if a needed one cannot be built.
    ///
    /// A step rests on the absence of candidates from its proof's truths. Going backwards, a step is
    /// needed if it removed a candidate whose absence the kept steps rest on. Its conclusion is reduced to
    /// such candidates.
    pub(crate) fn needed_of<T>(
        premise: Literal,
        steps: Vec<T>,
        conclusion: impl Fn(&T) -> Conclusion,
        told: impl Fn(T) -> Option<Inference>,
        state: &State,
        goal: CandidateSet,
    ) -> Option<InferenceLine> {
        let mut start = state.clone();
        start.apply_unchecked(&premise.as_conclusion());
        let steps = needed_steps(start, steps, conclusion, told, goal)?;
        Some(InferenceLine { premise, steps })
    }

    /// Refutes the premise, given that `broken` has nothing left at the end of the line, or that the
    /// last step contradicts those before it.
    pub(crate) fn breaks(&self, broken: Constraint) -> Proof {
        let (mut known, mut dead) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        let mut learn = |conclusion: &Conclusion| match conclusion {
            Conclusion::Place(it) => {
                let collides = dead.contains(*it);
                known.insert(*it);
                dead |= it.peers();
                collides
            }
            Conclusion::Eliminate(eliminated) => {
                dead |= *eliminated;
                !eliminated.is_disjoint(&known)
            }
        };
        learn(&self.premise.as_conclusion());
        let mut found = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let proof = step.proof();
            if learn(&step.conclusion) {
                return lemmas_then(found, proof);
            }
            found.push(Lemma { conclusion: step.conclusion, proof });
        }
        lemmas_then(found, Proof::no_place_left(broken))
    }

    /// Refutes the premise under `opposite`, the opposite of the line's conclusion. The candidates
    /// `known_false` are false, too. The proof ends at the first step that contradicts any of these. `None` if
    /// no step does.
    pub(crate) fn collides(&self, opposite: Literal, known_false: CandidateSet) -> Option<Proof> {
        follow_to_collision(&self.steps, opposite, known_false).ok()
    }

    /// The line up to the conclusion, without unnecessary steps.
    pub fn concluding(mut self, state: &State, conclusion: &Conclusion) -> InferenceLine {
        let Some(placed) = conclusion.placed() else {
            return self.needed_for(state, conclusion.eliminated());
        };
        let at = self.steps.iter().position(|step| step.conclusion.placed() == Some(placed));
        let Some(at) = at else { return self };
        self.steps.truncate(at + 1);
        let Some(last) = self.steps.pop() else { return self };
        let mut line = self.needed_for(state, last.proof().rests_on());
        line.steps.push(last);
        line
    }

    /// The candidates found true on the way, in order.
    fn placed(&self) -> impl Iterator<Item = Candidate> {
        self.steps.iter().filter_map(|step| step.conclusion.placed())
    }

    /// Explains the steps, numbered from `first`, and marks candidates that become true or false, and step by
    /// step arrows from causes to effects and then its number. At the end, what leaves nothing in `broken`.
    /// Returns the number after the last.
    pub(crate) fn tell(
        &self,
        state: &State,
        first: usize,
        broken: Option<Constraint>,
        explanation: &mut Explanation,
    ) -> usize {
        for (index, step) in self.steps.iter().enumerate() {
            step.say(&(first + index).to_string(), explanation);
        }
        if !explanation.takes_marks() {
            return first + self.steps.len();
        }
        let place = explanation.marks.len();
        let ruled_out = self.draw_arrows(state, first, broken, explanation);
        let arrows = explanation.marks.split_off(place);
        let confined = self.steps.iter().map(Inference::leaves).filter(|it| it.len() > 1);
        let confined = confined.fold(CandidateSet::EMPTY, |all, it| all | it);
        explanation.mark(Mark::Candidates(confined, Role::Pattern));
        explanation.mark(Mark::Candidates(ruled_out, Role::FollowsFalse));
        explanation.mark(Mark::Candidates(self.placed().collect(), Role::FollowsTrue));
        explanation.marks.extend(arrows);
        first + self.steps.len()
    }

    /// A dashed arrow from what is true to what it rules out, a solid one from there to what is left. Returns all
    /// that is ruled out.
    fn draw_arrows(
        &self,
        state: &State,
        first: usize,
        broken: Option<Constraint>,
        explanation: &mut Explanation,
    ) -> CandidateSet {
        let mut now = state.clone();
        let mut causes: Vec<(CandidateSet, CandidateSet)> = Vec::new();
        let mut ruled_out = CandidateSet::EMPTY;
        let mut apply = |true_now: CandidateSet, conclusion: &Conclusion| {
            let before = now.live();
            now.apply_unchecked(conclusion);
            (true_now, before - now.live())
        };
        let mut arrows =
            |causes: &[(CandidateSet, CandidateSet)], rests_on, left, told: &mut Explanation| {
                for (from, removed) in causes {
                    let out = *removed & rests_on;
                    ruled_out |= out;
                    for (from, to, kind) in
                        [(*from, out, LinkKind::Weak), (out, left, LinkKind::Strong)]
                    {
                        if !from.is_empty() && !to.is_empty() {
                            told.mark(Mark::Link { from, to, kind });
                        }
                    }
                }
            };
        let premise = self.premise.as_conclusion();
        let assumed = premise.placed().map_or(CandidateSet::EMPTY, CandidateSet::only);
        causes.push(apply(assumed, &premise));
        for (index, step) in self.steps.iter().enumerate() {
            let left = step.leaves();
            arrows(&causes, step.proof().rests_on(), left, explanation);
            let eliminated = step.conclusion.eliminated();
            if let Some(candidate) = step.conclusion.placed().or(eliminated.iter().next()) {
                explanation.mark(Mark::Number(candidate, first + index));
            }
            causes.push(apply(left, &step.conclusion));
        }
        if let Some(broken) = broken {
            arrows(&causes, broken.members(), CandidateSet::EMPTY, explanation);
        }
        self.steps.iter().fold(ruled_out, |all, step| all | step.conclusion.eliminated())
    }
}

/// The steps that eliminate the candidates `goal`, and those that these rest on, built (`told`) only if needed; `None` if
/// a needed one cannot be built.
pub(crate) fn needed_steps<T>(
    mut now: State,
    steps: Vec<T>,
    conclusion: impl Fn(&T) -> Conclusion,
    told: impl Fn(T) -> Option<Inference>,
    goal: CandidateSet,
) -> Option<Vec<Inference>> {
    let mut removed = Vec::with_capacity(steps.len());
    for step in &steps {
        let before = now.live();
        now.apply_unchecked(&conclusion(step));
        removed.push(before - now.live());
    }
    let mut rests_on = goal;
    let mut kept: Vec<Inference> = Vec::new();
    for (step, removed) in steps.into_iter().zip(removed).rev() {
        let used = removed & rests_on;
        if !used.is_empty() {
            let mut step = told(step)?;
            rests_on |= step.proof().rests_on();
            if let Conclusion::Eliminate(eliminated) = &mut step.conclusion {
                *eliminated &= used;
            }
            kept.push(step);
        }
    }
    kept.reverse();
    Some(kept)
}

/// A step, less what is already known in `now`, to which it is applied; none if all of it is.
pub(crate) fn learned(now: &mut Position, step: Inference) -> Option<Inference> {
    let step = new_in(now.state(), step)?;
    now.apply_unchecked(&step.conclusion);
    Some(step)
}

/// A step, less what is already known in `now`; none if all of it is.
fn new_in(now: &State, mut step: Inference) -> Option<Inference> {
    let open = now.all_candidates();
    let is_new = match &mut step.conclusion {
        Conclusion::Place(candidate) => open.contains(*candidate),
        Conclusion::Eliminate(eliminated) => {
            *eliminated &= *open;
            !eliminated.is_empty()
        }
    };
    is_new.then_some(step)
}

/// Explains lines one after another. All of them lead to the opposite of `opposite`.
pub(crate) fn tell_all(
    lines: &[InferenceLine],
    opposite: Literal,
    state: &State,
    explanation: &mut Explanation,
) {
    let conclusion = in_words(!opposite);
    let mut number = 1;
    for line in lines {
        let premise = line.premise.as_conclusion();
        if line.premise == !opposite {
            explanation.say_at(0, sentence!("line-is-result", premise));
            continue;
        }
        if line.steps.is_empty() {
            explanation
                .say_at(0, sentence!("line-at-once", premise, conclusion = conclusion.clone()));
            continue;
        }
        explanation.say_at(0, sentence!("assume-and-see", premise));
        number = line.tell(state, number, None, explanation);
        explanation.say(sentence!("so-clause", clause = conclusion.clone()));
    }
    explanation.say(sentence!("line-every-case", conclusion));
}

/// Refutes under `opposite` the premises of lines that lead to its contrary, one after another, and then proves the
/// conclusion by `last`.
pub(crate) fn refute_premises(lines: &[InferenceLine], opposite: Literal, last: Proof) -> Proof {
    let mut lemmas = Vec::new();
    let mut refuted = CandidateSet::EMPTY;
    for line in lines {
        if let Some(proof) = line.collides(opposite, refuted) {
            lemmas.push(Lemma { conclusion: (!line.premise).as_conclusion(), proof });
            refuted.insert(line.premise.candidate());
        }
    }
    lemmas_then(lemmas, last)
}

/// What a literal says, as a clause.
pub(crate) fn in_words(literal: Literal) -> Sentence {
    let Candidate { cell, digit } = literal.candidate();
    match literal.is_true() {
        true => sentence!("is", cell, digit),
        false => sentence!("is-not", cell, digit),
    }
}

/// The candidates whose truth or falsity is known if the literal holds.
fn settled_by(literal: Literal) -> CandidateSet {
    let candidate = literal.candidate();
    let excluded = if literal.is_true() { candidate.peers() } else { CandidateSet::EMPTY };
    excluded | CandidateSet::only(candidate)
}

/// Steps as lemmas under `opposite` and with the candidates `known_false` false, up to the first step that
/// contradicts these: its proof refutes them. If there is none, the lemmas are returned as the error.
fn follow_to_collision(
    steps: &[Inference],
    opposite: Literal,
    known_false: CandidateSet,
) -> Result<Proof, Vec<Lemma>> {
    settle(
        steps.iter().map(Inference::lemma).collect(),
        opposite,
        settled_by(opposite) | known_false,
    )
}

/// Lemmas, less what is known under `opposite`, where the candidates `settled` are settled, up to the
/// first that contradicts this: its proof then refutes all that is assumed.
fn settle(
    lemmas: Vec<Lemma>,
    opposite: Literal,
    settled: CandidateSet,
) -> Result<Proof, Vec<Lemma>> {
    let assumed = opposite.as_conclusion().placed();
    let mut known = Vec::new();
    for Lemma { conclusion, proof } in lemmas {
        let (contradicted, conclusion) = match conclusion {
            Conclusion::Place(it) if assumed == Some(it) => (false, None),
            Conclusion::Place(it) => (settled.contains(it), Some(conclusion)),
            Conclusion::Eliminate(eliminated) => {
                let new = eliminated - settled;
                let new = (!new.is_empty()).then_some(Conclusion::Eliminate(new));
                (assumed.is_some_and(|it| eliminated.contains(it)), new)
            }
        };
        let proof = settled_in(proof, opposite, settled);
        if contradicted {
            return Ok(lemmas_then(known, proof));
        }
        known.extend(conclusion.map(|conclusion| Lemma { conclusion, proof }));
    }
    Err(known)
}

/// A proof, less what is known under `opposite`: a lemma must not say what is settled before.
fn settled_in(proof: Proof, opposite: Literal, settled: CandidateSet) -> Proof {
    match proof {
        Proof::Count { .. } | Proof::Sum(_) => proof,
        Proof::Lemmas { lemmas, last } => match settle(lemmas, opposite, settled) {
            Ok(proof) => proof,
            Err(known) => lemmas_then(known, settled_in(*last, opposite, settled)),
        },
        Proof::Cases { truth, branches } => {
            let branches = branches.into_iter();
            let settle = |(it, proof)| (it, settled_in(proof, opposite, settled));
            Proof::Cases { truth, branches: branches.map(settle).collect() }
        }
        Proof::Either(proofs) => {
            let proofs = proofs.into_iter();
            Proof::Either(proofs.map(|it| settled_in(it, opposite, settled)).collect())
        }
    }
}

/// The last proof behind the lemmas, if there are any.
pub(crate) fn lemmas_then(lemmas: Vec<Lemma>, last: Proof) -> Proof {
    match lemmas.is_empty() {
        true => last,
        false => Proof::Lemmas { lemmas, last: Box::new(last) },
    }
}
