//! A path walked step by step: for records of all steps, or for what is made of each.

use ergodoku::engine::{Aim, shortest};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{Outcome, Path, State, Step};

use super::puzzle::no_solution;
use super::{ErrorRecord, Options, PuzzleRecord, ShortestRecord, Status};

/// What is done with each step of a path.
pub(super) enum Each<'a> {
    /// It is looked at alone.
    Step(&'a mut dyn FnMut(&Step)),
    /// It is looked at with the state before it, a copy of which takes longer than most steps.
    StepIn(&'a mut dyn FnMut(&Step, &State)),
}

impl Each<'_> {
    fn looks_at_states(&self) -> bool {
        matches!(self, Each::StepIn(_))
    }
}

impl PuzzleRecord {
    /// Solves as [`solve`](PuzzleRecord::solve) does, without records of the steps, which take most of its time: `each`
    /// gets every step with the state before it.
    ///
    /// ```
    /// use ergodoku_api::record::{Options, PuzzleRecord, Status};
    /// use ergodoku::text;
    ///
    /// let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    /// let mut notations = Vec::new();
    /// let record = PuzzleRecord::walk(&text::parse_one(line), &Options::default(), &mut |step, _| {
    ///     notations.push(step.to_string());
    /// });
    /// assert_eq!((record.status, record.steps.len()), (Status::Solved, 0));
    /// assert_eq!(notations[0], "Hidden Single: 4 in r1 => r1c8=4");
    /// ```
    pub fn walk(
        entry: &Result<Entry, ParseError>,
        options: &Options,
        each: &mut dyn FnMut(&Step, &State),
    ) -> PuzzleRecord {
        PuzzleRecord::walk_through(entry, options, Each::StepIn(each))
    }

    pub(super) fn walk_through(
        entry: &Result<Entry, ParseError>,
        options: &Options,
        mut each: Each<'_>,
    ) -> PuzzleRecord {
        let (mut record, first) = PuzzleRecord::open(entry);
        let Some(first) = first else { return record };
        if let Some(aim) = options.shortest
            && record.status == Status::Solved
            && record.walk_shortest(&first.state, aim, options, &mut each)
        {
            return record;
        }
        let path = Path::new(first.state.clone(), &options.profile);
        let mut path = path.until(options.effort.stop.clone());
        let mut count = 0;
        while options.max_steps.is_none_or(|most| count < most) && !first.has_no_step(path.state())
        {
            let before = (options.check || each.looks_at_states()).then(|| path.state().clone());
            let Some(step) = path.advance() else { break };
            count += 1;
            record.take(count, step, before.as_ref(), options, &mut each);
        }
        record.grid = path.state().to_string();
        match (record.status, path.outcome()) {
            (_, Outcome::Interrupted) => record.interrupt(),
            (Status::Solved, Outcome::Stuck | Outcome::Impossible) => record.status = Status::Stuck,
            (Status::NoSolution, Outcome::Impossible) => {
                let line = record.error.and_then(|error| error.line);
                let error = no_solution(path.state(), count, first.diagnosis.as_ref());
                record.error = Some(ErrorRecord { line, ..error });
            }
            _ => {}
        }
        record
    }

    /// Solves with as few hard steps as possible, or as easy ones. Returns whether that was possible: not if the
    /// profile does not solve the state, or if it was interrupted before it did.
    fn walk_shortest(
        &mut self,
        state: &State,
        aim: Aim,
        options: &Options,
        each: &mut Each<'_>,
    ) -> bool {
        let Ok(Some(best)) = shortest(state, &options.profile, aim, &options.effort.stop) else {
            return false;
        };
        self.shortest = Some(ShortestRecord::new(&best, aim));
        let mut now = state.clone();
        for (step, number) in best.steps.into_iter().zip(1..) {
            let conclusion = step.conclusion;
            self.take(number, &step, Some(&now), options, each);
            now.apply_unchecked(&conclusion);
        }
        self.grid = now.to_string();
        true
    }

    /// Passes on a step, its proof checked if the options ask for it. `before` is the state before it, if that is
    /// looked at.
    fn take(
        &mut self,
        number: usize,
        step: &Step,
        before: Option<&State>,
        options: &Options,
        each: &mut Each<'_>,
    ) {
        if let Some(before) = before
            && options.check
            && self.status != Status::Error
        {
            self.check_step(number, step, before);
        }
        match (each, before) {
            (Each::Step(each), _) => each(step),
            (Each::StepIn(each), Some(before)) => each(step, before),
            (Each::StepIn(_), None) => unreachable!("the state is kept for it"),
        }
    }
}
