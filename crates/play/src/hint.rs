//! [`Hint`]: a hint that tells more each time it is asked.

use ergodoku::explanation::{Explanation, Language, Mark, Role, Sentence};
use ergodoku::mistake::{EntryKind, Mistake};
use ergodoku::{CandidateSet, CellSet, Depth, State, Step};

use crate::words::named;

/// A hint at a step, or at a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    about: About,
    rung: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum About {
    /// Steps of a state; the hint is about one of them.
    Steps {
        state: Box<State>,
        steps: Vec<Step>,
        at: usize,
    },
    Mistake(Mistake),
}

/// What each rung of a step's hint tells.
const RUNGS: [&str; 5] = [
    "keys-rung-where",
    "keys-rung-technique",
    "keys-rung-place",
    "keys-rung-reason",
    "keys-rung-drawing",
];

/// What each rung of a mistake's hint tells.
const MISTAKE_RUNGS: [&str; 3] = ["keys-rung-where", "keys-rung-cell", "keys-rung-wrong"];

impl Hint {
    pub(crate) fn at_step(state: Box<State>, step: Step) -> Hint {
        Hint { about: About::Steps { state, steps: vec![step], at: 0 }, rung: 0 }
    }

    pub(crate) fn at_mistake(mistake: Mistake) -> Hint {
        Hint { about: About::Mistake(mistake), rung: 0 }
    }

    pub(crate) fn about(&self) -> &About {
        &self.about
    }

    /// The step, unless the hint is about a mistake.
    pub fn step(&self) -> Option<(&State, &Step)> {
        match &self.about {
            About::Steps { state, steps, at } => Some((state, &steps[*at])),
            About::Mistake(_) => None,
        }
    }

    /// How many rungs have been told, how many there are, and what the last one told is about.
    pub fn progress(&self) -> (usize, usize, Sentence) {
        let names = self.names();
        (self.rung + 1, names.len(), named(names[self.rung]))
    }

    fn names(&self) -> &'static [&'static str] {
        match self.about {
            About::Steps { .. } => &RUNGS,
            About::Mistake(_) => &MISTAKE_RUNGS,
        }
    }

    /// Whether everything has been told.
    pub fn is_complete(&self) -> bool {
        self.rung + 1 == self.names().len()
    }

    /// Tells more.
    pub(crate) fn climb(&mut self) {
        self.rung = (self.rung + 1).min(self.names().len() - 1);
    }

    /// Turns to another step, from its first rung.
    pub(crate) fn turn_to(&mut self, step: Step) {
        if let About::Steps { steps, at, .. } = &mut self.about {
            *at = steps.len();
            steps.push(step);
            self.rung = 0;
        }
    }

    /// Turns to the next of the known steps, around to the first.
    pub(crate) fn turn_around(&mut self) {
        if let About::Steps { steps, at, .. } = &mut self.about {
            *at = (*at + 1) % steps.len();
            self.rung = 0;
        }
    }

    /// What the rung tells, in words of a language.
    pub fn words(&self, language: Language) -> String {
        match &self.about {
            About::Steps { state, steps, at } => {
                steps[*at].hint(state, self.depth()).text(language)
            }
            About::Mistake(mistake) => mistake.ladder()[self.rung].text(language),
        }
    }

    /// The same in paragraphs: each item of the outline of a long reason is one.
    pub fn paragraphs(&self, language: Language) -> Vec<String> {
        let About::Steps { state, steps, at } = &self.about else {
            return vec![self.words(language)];
        };
        let mut paragraphs: Vec<String> = Vec::new();
        let mut was_item = false;
        for sentence in &steps[*at].hint(state, self.depth()).sentences {
            let said = sentence.text(language);
            let is_item = sentence.level().is_some();
            match paragraphs.last_mut().filter(|_| !is_item && !was_item) {
                Some(paragraph) => *paragraph = format!("{paragraph} {said}"),
                None => paragraphs.push(said),
            }
            was_item = is_item;
        }
        paragraphs
    }

    fn depth(&self) -> Depth {
        [Depth::Where, Depth::Name, Depth::What].get(self.rung).copied().unwrap_or(Depth::Why)
    }

    /// The marks on the board: those of the step on the last rung, and the place of a mistake.
    pub fn marks(&self) -> Vec<Mark> {
        match &self.about {
            About::Steps { state, steps, at } if self.is_complete() => {
                let Explanation { marks, .. } = steps[*at].explain(state);
                marks
            }
            About::Steps { .. } => Vec::new(),
            About::Mistake(mistake) => mistake_marks(mistake, self.rung),
        }
    }
}

/// The box of a mistake, then its cell, then what is wrong there.
fn mistake_marks(mistake: &Mistake, rung: usize) -> Vec<Mark> {
    let cell = mistake.candidate.cell;
    match rung {
        0 => vec![Mark::House(cell.box_(), Role::Contradiction)],
        1 => vec![Mark::Cells(CellSet::only(cell), Role::Contradiction)],
        _ => {
            let role = match mistake.kind {
                EntryKind::Mark => Role::Placed,
                EntryKind::Given | EntryKind::Digit => Role::Contradiction,
            };
            vec![Mark::Candidates(CandidateSet::only(mistake.candidate), role)]
        }
    }
}
