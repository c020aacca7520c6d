//! [`Question`]: what a game asks the engine. A search may take a while, so it runs beside the game.

use std::ops::ControlFlow;

use ergodoku::engine::{Effort, find_steps_within, has_no_step, next_step_until};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::mistake::{Diagnosis, Mistake, diagnose, first};
use ergodoku::search::{self, Uniqueness};
use ergodoku::{CellSet, Profile, Puzzle, State, Step, Stop};

/// A question about a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What is the next step, or else what is wrong?
    Hint(Box<Puzzle>),
    /// Which step is there besides these?
    Another(Box<State>, Vec<Step>),
    /// What is wrong?
    Check(Box<Puzzle>),
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A step in a state.
    Step(Box<State>, Box<Step>),
    /// There is no step besides those that are known.
    NoOther,
    /// A mistake, to be put right before any step.
    Mistake(Mistake),
    /// All mistakes; none if there are none.
    Mistakes(Vec<Mistake>),
    /// Digits that stand twice in a house: the cells, and the clashes in words.
    Clashes(CellSet, Sentence),
    /// Something else, in words.
    Words(Sentence),
    /// The search was given up.
    Interrupted,
}

impl Question {
    /// Finds the answer with the techniques of a profile.
    pub fn answer(&self, profile: &Profile, stop: &Stop) -> Answer {
        match self {
            Question::Hint(puzzle) => hint(puzzle, profile, stop),
            Question::Another(state, shown) => another(state, shown, profile, stop),
            Question::Check(puzzle) => check(puzzle),
        }
    }
}

fn hint(puzzle: &Puzzle, profile: &Profile, stop: &Stop) -> Answer {
    let state = match faultless(puzzle) {
        Ok(state) => state,
        Err(Answer::Mistakes(mistakes)) => {
            return first(&mistakes).map_or(Answer::NoOther, |it| Answer::Mistake(*it));
        }
        Err(answer) => return answer,
    };
    if state.is_solved() {
        return Answer::Words(sentence!("play-full"));
    }
    let has_several = matches!(search::uniqueness(&state), Uniqueness::Several(..));
    let is_vain = || search::possible(&state).is_some_and(|it| has_no_step(&state, &it));
    if has_several && is_vain() {
        return no_step(true);
    }
    match next_step_until(&state, profile, stop) {
        Ok(Some(step)) => Answer::Step(Box::new(state), Box::new(step)),
        Ok(None) => no_step(has_several),
        Err(_) => Answer::Interrupted,
    }
}

fn no_step(has_several: bool) -> Answer {
    Answer::Words(match has_several {
        true => sentence!("play-no-step-several"),
        false => sentence!("play-no-step"),
    })
}

/// Looks for a step with another conclusion than those that are known.
fn another(state: &State, shown: &[Step], profile: &Profile, stop: &Stop) -> Answer {
    let mut other = None;
    let effort = Effort { stop: stop.clone(), checks_each: Some(Effort::CHECKS_EACH) };
    let _ = find_steps_within(state, profile, &effort, &mut |step| {
        if shown.iter().any(|known| known.conclusion == step.conclusion) {
            return ControlFlow::Continue(());
        }
        other = Some(step);
        ControlFlow::Break(())
    });
    match other {
        Some(step) => Answer::Step(Box::new(state.clone()), Box::new(step)),
        None if stop.is_over() => Answer::Interrupted,
        None => Answer::NoOther,
    }
}

fn check(puzzle: &Puzzle) -> Answer {
    match faultless(puzzle) {
        Ok(_) => Answer::Mistakes(Vec::new()),
        Err(answer) => answer,
    }
}

/// The state of a position with a solution, or what is wrong.
fn faultless(puzzle: &Puzzle) -> Result<State, Answer> {
    let state = State::new(puzzle).map_err(|clashes| {
        let cells = clashes.0.iter().fold(CellSet::EMPTY, |all, clash| all | clash.cells);
        Answer::Clashes(cells, Sentence::from(&clashes))
    })?;
    if search::solve(&state).is_some() {
        return Ok(state);
    }
    let diagnosis = diagnose(puzzle);
    let what = match &diagnosis {
        Some(Diagnosis::Contradicts(mistakes)) => return Err(Answer::Mistakes(mistakes.clone())),
        Some(Diagnosis::ContradictsAll(_)) => sentence!("play-contradicts"),
        Some(Diagnosis::Unsolvable(_)) => sentence!("play-unsolvable"),
        None => sentence!("play-impossible"),
    };
    let what = match diagnosis.and_then(|it| it.sentence()) {
        Some(why) => sentence!("error-because", first = what, last = why),
        None => what,
    };
    Err(Answer::Words(sentence!("play-fault", what)))
}
