//! What a game asks the engine, and what it makes of the answers.

use ergodoku::explanation::sentence;
use ergodoku::{Candidate, CandidateSet};

use crate::game::{Game, Tone};
use crate::hint::{About, Hint};
use crate::question::{Answer, Question};

impl Game {
    /// A hint, then more of it, then its step.
    pub(crate) fn tell_more(&mut self) {
        match &mut self.hint {
            Some(hint) if hint.is_complete() => self.apply(),
            Some(hint) => hint.climb(),
            None => {
                self.wrong = CandidateSet::EMPTY;
                self.ask(Question::Hint(Box::new(self.board.puzzle())));
            }
        }
    }

    pub(crate) fn ask_another(&mut self) {
        match self.hint.as_ref().map(Hint::about) {
            Some(About::Steps { state, steps, .. }) => {
                self.ask(Question::Another(state.clone(), steps.clone()));
            }
            Some(About::Mistake(_)) => {
                self.say(Tone::Plain, sentence!("play-mistake-first"));
            }
            None => self.tell_more(),
        }
    }

    /// Applies the step of the hint, or corrects its mistake.
    pub(crate) fn apply(&mut self) {
        let Some(hint) = self.hint.take() else {
            // A hint that is on its way has no step yet.
            if self.question.is_some() {
                return;
            }
            self.say(Tone::Plain, sentence!("play-no-step-yet"));
            return;
        };
        match hint.about() {
            About::Steps { steps, at, .. } => {
                let conclusion = steps[*at].conclusion;
                self.change(|board| board.apply(&conclusion));
                if let Some(it) = conclusion.placed().or(conclusion.eliminated().iter().next()) {
                    self.cursor = it.cell;
                }
                let step = steps[*at].to_string();
                self.say(Tone::Plain, sentence!("play-applied", step));
            }
            About::Mistake(mistake) => {
                let it = mistake.candidate;
                let is_digit = self.board.digit(it.cell) == Some(it.digit);
                self.change(
                    |board| if is_digit { board.erase(it.cell) } else { board.restore(it) },
                );
                self.cursor = it.cell;
                self.say(Tone::Plain, sentence!("play-taken-back", what = mistake.remedy()));
            }
        }
        self.congratulate();
    }

    /// Takes the answer to a question, unless it is no longer asked.
    pub fn take(&mut self, question: &Question, answer: Answer) {
        if self.question.as_ref() != Some(question) {
            return;
        }
        self.question = None;
        match answer {
            Answer::Step(state, step) => {
                self.hints += 1;
                match &mut self.hint {
                    Some(hint) => hint.turn_to(*step),
                    None => self.hint = Some(Hint::at_step(state, *step)),
                }
            }
            Answer::NoOther => {
                self.say(Tone::Plain, sentence!("play-no-other"));
                self.hint.iter_mut().for_each(Hint::turn_around);
            }
            Answer::Mistake(mistake) => {
                self.hints += 1;
                self.hint = Some(Hint::at_mistake(mistake));
            }
            Answer::Mistakes(mistakes) => {
                let said = mistakes.iter().map(|it| it.ladder()[2].clone());
                let said = said.reduce(|first, last| sentence!("play-and", first, last));
                self.wrong = mistakes.iter().map(|it| it.candidate).collect();
                match said {
                    None => self.say(Tone::Good, sentence!("play-no-mistake")),
                    Some(said) => self.say(Tone::Bad, said),
                }
            }
            Answer::Clashes(cells, words) => {
                let clash = |cell| Some(Candidate::new(cell, self.board.digit(cell)?));
                self.wrong = cells.iter().filter_map(clash).collect();
                self.say(Tone::Bad, sentence!("play-fault", what = words));
            }
            Answer::Words(words) => self.say(Tone::Bad, words),
            Answer::Interrupted => self.say(Tone::Plain, sentence!("play-given-up")),
        }
    }
}
