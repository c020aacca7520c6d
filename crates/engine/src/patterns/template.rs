//! Templates: all the ways to place one digit in the whole grid.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Explanation, House,
    Literal, Mark, Role, Sentence, State, Stop, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// A digit's templates: every choice of its places with one in each row, column and box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Templates {
    /// The digit.
    pub digit: Digit,
    /// Where it can be, placed ones included.
    pub places: CellSet,
    /// How many templates there are.
    pub count: usize,
    /// The cells that are in all templates, or in none, and that the step is about.
    pub cells: CellSet,
    /// Whether they are in all, or in none.
    pub in_all: bool,
    /// The candidates that the templates of the digits set before, which leaves fewer to this one.
    pub before: Vec<Candidate>,
    /// The state, if the templates of other digits contributed.
    #[serde(skip)]
    pub state: Option<Box<State>>,
}

/// What a digit's templates have in common.
#[derive(Copy, Clone)]
struct Summary {
    count: usize,
    all: CellSet,
    any: CellSet,
}

/// The row at which counting stops if the search is interrupted.
const CHECKED: usize = 4;

impl Summary {
    /// The summary of all templates; of those found so far if the search is interrupted.
    fn of(places: CellSet, stop: &Stop) -> Summary {
        let mut summary = Summary { count: 0, all: CellSet::ALL, any: CellSet::EMPTY };
        summary.extend(places, CellSet::EMPTY, 0, stop);
        summary
    }

    /// Adds the templates that continue those of the rows above.
    fn extend(&mut self, places: CellSet, chosen: CellSet, row: usize, stop: &Stop) {
        if row == 9 {
            self.count += 1;
            self.all &= chosen;
            self.any |= chosen;
            return;
        }
        // The remaining rows allow no more than a few dozen templates.
        if row == CHECKED && (stop.is_over() || stop.is_due()) {
            return;
        }
        for cell in (places & House::row(row).cells()).iter() {
            self.extend(places - cell.peers(), chosen.with(cell), row + 1, stop);
        }
    }
}

/// For each digit the cells that are in all its templates, one step a cell, if `in_all`; otherwise
/// those in none. A cell that all templates of one digit use is removed from the places of the others,
/// which may reduce their templates. This is repeated until nothing changes.
pub(crate) fn find(
    context: &Context<'_>,
    in_all: bool,
    sink: &mut impl Sink<Templates>,
) -> ControlFlow<()> {
    let (state, stop) = (context.state, context.stop());
    let at_first = Digit::ALL.map(|digit| state.places(digit) | state.placed(digit));
    if at_first.iter().any(|places| Summary::of(*places, stop).count == 0) {
        return ControlFlow::Continue(());
    }
    let (places, set) = set_one_by_one(state, at_first, stop);
    let pattern = |digit: Digit, places: CellSet, cells: CellSet, before: &[Candidate]| {
        let helped = places != at_first[digit.index()];
        let state = helped.then(|| Box::new(state.clone()));
        let before = if helped { before.to_vec() } else { Vec::new() };
        let count = Summary::of(places, stop).count;
        Templates { digit, places, count, cells, in_all, before, state }
    };
    if in_all {
        let placed: Vec<Candidate> = set.iter().map(|(it, _)| *it).collect();
        for (index, &(candidate, places)) in set.iter().enumerate() {
            let cells = CellSet::only(candidate.cell);
            let pattern = pattern(candidate.digit, places, cells, &placed[..index]);
            sink.offer(pattern, Conclusion::Place(candidate))?;
        }
        return ControlFlow::Continue(());
    }
    let placed: Vec<Candidate> = set.into_iter().map(|(it, _)| it).collect();
    for digit in Digit::ALL {
        let (alone, left) = (at_first[digit.index()], places[digit.index()]);
        let unused = |places: CellSet| state.places(digit) - Summary::of(places, stop).any;
        let cells = unused(left);
        if !cells.is_empty() {
            let places = if unused(alone) == cells { alone } else { left };
            let conclusion = Conclusion::Eliminate(CandidateSet::of(digit, cells));
            sink.offer(pattern(digit, places, cells, &placed), conclusion)?;
        }
    }
    ControlFlow::Continue(())
}

/// Sets what all templates of a digit share, and takes those cells from the other digits, until there
/// is nothing more to set: the places left, and what was set in order, with the places that its digit
/// then had.
fn set_one_by_one(
    state: &State,
    mut places: [CellSet; 9],
    stop: &Stop,
) -> ([CellSet; 9], Vec<(Candidate, CellSet)>) {
    let mut set: Vec<(Candidate, CellSet)> = Vec::new();
    let mut done = Digit::ALL.map(|digit| state.placed(digit));
    loop {
        let before = set.len();
        for digit in Digit::ALL {
            let left = places[digit.index()];
            if stop.is_due() {
                return (places, set);
            }
            let summary = Summary::of(left, stop);
            if summary.count == 0 {
                // There is no solution: any statement about all of no templates is true.
                return (places, set);
            }
            for cell in (summary.all - done[digit.index()]).iter() {
                set.push((Candidate::new(cell, digit), left));
                done[digit.index()].insert(cell);
                for other in Digit::ALL.into_iter().filter(|other| *other != digit) {
                    places[other.index()].remove(cell);
                }
            }
        }
        if set.len() == before {
            return (places, set);
        }
    }
}

impl Reasoning for Templates {
    fn proof(&self) -> Proof {
        let refuted = |cell: Cell| {
            let candidate = Candidate::new(cell, self.digit);
            let (opposite, left) = match self.in_all {
                true => (Literal::negative(candidate), self.places.without(cell)),
                false => (Literal::positive(candidate), self.places - cell.peers()),
            };
            let Some(state) = &self.state else {
                return Proof::by_cases_for_digit(self.digit, left);
            };
            let mut state = State::clone(state);
            state.apply_unchecked(&opposite.as_conclusion());
            Proof::by_cases(&state)
        };
        Proof::Either(self.cells.iter().filter_map(refuted).collect())
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    fn notation(&self) -> String {
        let templates = if self.count == 1 { "template" } else { "templates" };
        format!("{} in {} {templates}", self.digit, self.count)
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let Templates { digit, places, count, cells, in_all, .. } = *self;
        if !self.before.is_empty() {
            let set: Vec<String> = self.before.iter().map(Candidate::to_string).collect();
            let set = set.join(", ");
            explanation.say(sentence!("template-before", candidates = set));
        }
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, places), Role::Pattern));
        explanation.say(sentence!("template-ways", count, digit));
        explanation.say(match in_all {
            true => sentence!("template-all", count, digit, cells),
            false => sentence!("template-none", count, digit, cells),
        });
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-places", digit = self.digit)
    }

    fn because(&self) -> Sentence {
        match self.in_all {
            true => sentence!("template-because-all", digit = self.digit),
            false => sentence!("template-because-none", digit = self.digit),
        }
    }

    fn place(&self) -> Sentence {
        sentence!("place-digit", digit = self.digit)
    }
}
