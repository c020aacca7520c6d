//! [`Line`]: a whole solve made of hard steps, with the singles between them.

use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, State, Stop};

use super::Task;
use crate::solve::find_steps_of;
use crate::step::Step;
use crate::technique::Technique;

/// A hard step as a search remembers it: enough to find it again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Hard {
    pub(super) technique: &'static Technique,
    pub(super) conclusion: Conclusion,
}

impl Hard {
    pub(super) fn of(step: &Step) -> Hard {
        Hard { technique: step.technique, conclusion: step.conclusion }
    }

    /// The step in the state in which it was found.
    fn find(&self, state: &State, task: &Task<'_>) -> Option<Step> {
        let mut found = None;
        let _ =
            find_steps_of(&[self.technique], state, task.profile, &Stop::never(), &mut |step| {
                if step.conclusion != self.conclusion {
                    return ControlFlow::Continue(());
                }
                found = Some(step);
                ControlFlow::Break(())
            });
        found
    }
}

/// A whole solve.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// All steps.
    pub(super) steps: Vec<Step>,
    /// Those of them that are hard.
    pub(super) hard: Vec<Hard>,
    /// What these cost.
    pub(super) cost: u32,
}

impl Line {
    /// The solve that takes these hard steps, each as soon as all singles are taken; none if one of them cannot be
    /// found there, or if the end is not solved.
    pub(super) fn of(task: &Task<'_>, hard: &[Hard]) -> Option<Line> {
        let mut steps = Vec::new();
        let mut state = task.take_singles(task.state.clone(), &mut |step| steps.push(step));
        for one in hard {
            let step = one.find(&state, task)?;
            state.apply(&step.conclusion).ok()?;
            steps.push(step);
            state = task.take_singles(state, &mut |step| steps.push(step));
        }
        Line::solving(task, steps, hard.to_vec(), &state)
    }

    fn solving(task: &Task<'_>, steps: Vec<Step>, hard: Vec<Hard>, end: &State) -> Option<Line> {
        let cost = hard.iter().map(|it| task.cost(it.technique)).sum();
        end.is_solved().then_some(Line { steps, hard, cost })
    }

    /// The same without the hard steps that the others do not rest on, the dearest left out first.
    pub(super) fn trimmed(mut self, task: &Task<'_>) -> Line {
        let mut tried: Vec<Hard> = Vec::new();
        loop {
            let open = self.hard.iter().enumerate().filter(|(_, it)| !tried.contains(it));
            let Some((at, one)) = open.max_by_key(|(at, it)| (task.cost(it.technique), *at)) else {
                return self;
            };
            tried.push(*one);
            self = self.without(at, task).unwrap_or(self);
        }
    }

    /// The same steps less the hard one of this number, if they still solve the puzzle and their proofs stand.
    fn without(&self, number: usize, task: &Task<'_>) -> Option<Line> {
        let (mut steps, mut hard) = (Vec::new(), Vec::new());
        let mut state = task.take_singles(task.state.clone(), &mut |step| steps.push(step));
        let of_hard = self.steps.iter().filter(|it| super::is_hard(it.technique));
        for (_, step) in of_hard.enumerate().filter(|(at, _)| *at != number) {
            step.check(&state).ok()?;
            state.apply(&step.conclusion).ok()?;
            hard.push(Hard::of(step));
            steps.push(step.clone());
            state = task.take_singles(state, &mut |step| steps.push(step));
        }
        Line::solving(task, steps, hard, &state)
    }
}
