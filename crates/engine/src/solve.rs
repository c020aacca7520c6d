//! The one driver: hint, all steps and solution path differ only in where they stop.

use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, State, text};

use crate::catalogue::TECHNIQUES;
use crate::context::{Context, Memory};
use crate::patterns::{Pattern, Single};
use crate::profile::{Pick, Profile, Rank};
use crate::step::Step;
use crate::technique::{Family, Technique};

/// Every step that a profile's techniques find in a state, technique by technique, until `found`
/// breaks off. Last resorts are looked for only where nothing else is found.
pub fn find_steps(
    state: &State,
    profile: &Profile,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let memory = Memory::default();
    find_in(&Context::new(state, profile, &memory), profile, found)
}

fn find_in(
    context: &Context<'_>,
    profile: &Profile,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let is_last = |it: &&&'static Technique| it.family == Family::LastResort;
    let techniques = profile.techniques().iter();
    let mut any = false;
    let mut note = |step| {
        any = true;
        found(step)
    };
    let mut ordinary = techniques.clone().filter(|it| !is_last(it));
    ordinary.try_for_each(|technique| technique.find(context, &mut note))?;
    if any {
        return ControlFlow::Continue(());
    }
    let mut last_resorts = techniques.filter(is_last);
    last_resorts.try_for_each(|technique| technique.find(context, found))
}

/// Puts the step that the first rank with any picks into `place`, which is empty; the first ranks, that look
/// for singles, have none.
fn pick_in(context: &Context<'_>, profile: &Profile, place: &mut Option<Step>) {
    pick_from(context, profile.ranks_behind_singles(), place);
}

/// Puts the step that the first of these ranks with any picks into `place`, which is empty.
fn pick_from(context: &Context<'_>, ranks: &[Rank], place: &mut Option<Step>) {
    let _ = ranks.iter().filter(|rank| rank.on).any(|rank| rank.pick(context, place));
}

impl Rank {
    /// Puts the step that the rank picks into `place`; whether there is one.
    fn pick(&self, context: &Context<'_>, place: &mut Option<Step>) -> bool {
        match self.pick {
            Pick::First => self.techniques.iter().any(|it| it.first_into(context, place)),
            pick => {
                let contest = context.start_contest(pick);
                for technique in &self.techniques {
                    let _ = technique.find(context, &mut |step| {
                        if contest.leads(&step.conclusion, || step.pattern.length()) {
                            *place = Some(step);
                        }
                        ControlFlow::Continue(())
                    });
                }
                context.end_contest();
                place.is_some()
            }
        }
    }
}

/// All steps that there are in a state.
pub fn all_steps(state: &State, profile: &Profile) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = find_steps(state, profile, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The step that the first rank of the profile with any picks.
pub fn next_step(state: &State, profile: &Profile) -> Option<Step> {
    let mut step = None;
    pick_from(&Context::new(state, profile, &Memory::default()), profile.ranks(), &mut step);
    step
}

impl Technique {
    /// The state of the technique's example, and the step found there; none if the example does not
    /// fire, which the tests rule out.
    pub fn example_step(&'static self) -> Option<(State, Step)> {
        let entry = text::parse_one(self.example.state).ok()?;
        let state = State::new(&entry.puzzle).ok()?;
        let profile = Profile::new(TECHNIQUES.to_vec());
        let concludes = |step: &Step| step.conclusion.to_string() == self.example.conclusion;
        let example = self.all_steps(&state, &profile).into_iter().find(concludes);
        example.map(|step| (state, step))
    }
}

/// Solves as a person does: after each step it starts again at the simplest technique. The iterator
/// ends when the puzzle is solved, when it cannot be any more, or when no technique finds a step.
///
/// ```
/// use ergodoku_core::{State, text};
/// use ergodoku_engine::{Outcome, Path, Profile};
///
/// let entry = text::parse_one(
///     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
/// )?;
/// let profile = Profile::default();
/// let mut path = Path::new(State::new(&entry.puzzle).unwrap(), &profile);
/// let first = path.next().unwrap();
/// assert_eq!(first.technique.family.name(), "singles");
/// path.by_ref().for_each(drop);
/// assert_eq!(path.outcome(), Outcome::Solved);
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Path<'a> {
    state: State,
    profile: &'a Profile,
    memory: Memory,
    /// The step taken last, unless it has been handed out.
    last: Option<Step>,
}

/// How a [`Path`] ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every cell has its digit.
    Solved,
    /// No technique of the profile finds anything more.
    Stuck,
    /// A rule can no longer be kept: the puzzle has no solution.
    Impossible,
}

impl<'a> Path<'a> {
    /// A path that starts from `state`.
    pub fn new(state: State, profile: &'a Profile) -> Path<'a> {
        Path { state, profile, memory: Memory::default(), last: None }
    }

    /// The state that the steps taken so far have led to.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes the next step, as the iterator does, but keeps it and only shows it: for those who look at
    /// steps and do not keep them. None at the end.
    pub fn advance(&mut self) -> Option<&Step> {
        if self.outcome() != Outcome::Stuck {
            self.last = None;
            return None;
        }
        if let Some((technique, single)) = self.profile.first_single(&self.state) {
            self.state.apply(&Conclusion::Place(single.candidate));
            self.keep_single(technique, single);
        } else {
            self.search();
        }
        self.last.as_ref()
    }

    /// Takes a step that is no such single: by itself, so that singles are not burdened with it.
    #[inline(never)]
    fn search(&mut self) {
        self.last = None;
        let context = Context::new(&self.state, self.profile, &self.memory);
        pick_in(&context, self.profile, &mut self.last);
        match &self.last {
            None => {}
            Some(Step { conclusion: Conclusion::Eliminate(gone), pattern, .. }) => {
                pattern.in_order(gone, &mut |some| {
                    self.state.apply(&Conclusion::Eliminate(some));
                });
            }
            Some(placing) => self.state.apply(&placing.conclusion),
        }
    }

    /// Keeps the step of a single as the last. Most follow another: of these no more is written than singles
    /// have.
    #[inline]
    fn keep_single(&mut self, technique: &'static Technique, single: Single) {
        if let Some(Step {
            technique: named,
            pattern: Pattern::Single(found),
            conclusion: Conclusion::Place(placed),
        }) = &mut self.last
        {
            (*named, *found, *placed) = (technique, single, single.candidate);
        } else {
            let (pattern, conclusion) =
                (Pattern::Single(single), Conclusion::Place(single.candidate));
            self.last = Some(Step { technique, pattern, conclusion });
        }
    }

    /// Takes a conclusion that comes from elsewhere for true, and goes on from there.
    pub fn apply(&mut self, conclusion: &Conclusion) {
        self.state.apply(conclusion);
    }

    /// How things stand; final once the iterator has ended.
    pub fn outcome(&self) -> Outcome {
        if self.state.is_solved() {
            Outcome::Solved
        } else if self.state.contradiction().is_some() {
            Outcome::Impossible
        } else {
            Outcome::Stuck
        }
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.advance();
        self.last.take()
    }
}
