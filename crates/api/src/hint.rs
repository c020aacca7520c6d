//! `hint`: first of all what is wrong in what has been done so far; then the next step, from where to
//! look to the whole reason.

use ergodoku::record::{PuzzleRecord, SCHEMA, Status};
use ergodoku::search::{Solution, Uniqueness, uniqueness};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{Candidate, Cell, Depth, Explanation, Puzzle, State, next_step_until, sentence};
use serde::Serialize;

use crate::explained::{Explained, SentenceView};
use crate::request::Solving;
use crate::{Bounds, Refusal};

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    status: Status,
    /// What must be put right before any step is worth looking for.
    mistake: Option<Mistake>,
    /// Where to look; the technique; the technique with its house or digit. Empty if there is no step.
    ladder: Vec<SentenceView>,
    step: Option<Explained>,
}

/// A digit that is wrong, or a candidate that was ruled out though it is true.
#[derive(Serialize)]
struct Mistake {
    kind: Kind,
    candidate: Candidate,
    /// Where to look; in which cell; what is wrong.
    ladder: Vec<SentenceView>,
}

#[derive(Copy, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Digit,
    Mark,
}

pub(crate) fn hint(request: Solving, bounds: &Bounds) -> Result<Answer, Refusal> {
    let options = request.options(bounds)?;
    let entry = request.puzzle.entry()?;
    let solution = entry.as_ref().ok().and_then(|it| solution_of_givens(&it.puzzle));
    if let (Ok(entry), Some(solution)) = (&entry, &solution)
        && let Some(mistake) = Mistake::first(&entry.puzzle, solution)
    {
        return Ok(Answer {
            schema: SCHEMA,
            status: Status::Solved,
            mistake: Some(mistake),
            ladder: Vec::new(),
            step: None,
        });
    }
    let (status, state, has_step) = position(&entry, solution.is_some())?;
    let search = || next_step_until(&state, &options.profile, &options.effort.stop);
    let step = if has_step { search().map_err(|_| Refusal::too_long())? } else { None };
    let at = |depth| step.as_ref().map(|step| step.hint(&state, depth));
    let ladder = [Depth::Where, Depth::Name, Depth::What].into_iter().filter_map(at);
    let ladder = ladder.map(|it: Explanation| SentenceView::of_all(&it.sentences)).collect();
    let stuck = step.is_none() && status == Status::Solved && !state.is_solved();
    Ok(Answer {
        schema: SCHEMA,
        status: if stuck { Status::Stuck } else { status },
        mistake: None,
        ladder,
        step: step.map(|step| Explained::new(step, &state)),
    })
}

/// What the position is, its state, and whether there may be a step. Where nothing contradicts the one solution of the givens, it is
/// that of the position, and not looked for again.
fn position(
    entry: &Result<Entry, ParseError>,
    has_one_solution: bool,
) -> Result<(Status, State, bool), Refusal> {
    if has_one_solution
        && let Ok(entry) = entry
        && let Ok(state) = State::new(&entry.puzzle)
    {
        return Ok((Status::Solved, state, true));
    }
    match PuzzleRecord::begin(entry) {
        (record, Some(ready)) => {
            let has_step = !ready.has_no_step(&ready.state);
            Ok((record.status, ready.state, has_step))
        }
        (record, None) => Err(Refusal::of_puzzle(record)),
    }
}

impl Mistake {
    /// The first thing in which a position differs from the one solution of its givens.
    fn first(puzzle: &Puzzle, solution: &Solution) -> Option<Mistake> {
        let all = Cell::all().map(|cell| Candidate::new(cell, solution.digit(cell)));
        let wrong_digit = all.clone().find_map(|it| {
            let digit = puzzle.digit(it.cell).filter(|digit| *digit != it.digit)?;
            Some(Mistake::new(Kind::Digit, Candidate::new(it.cell, digit)))
        });
        let lost =
            |it: &Candidate| puzzle.digit(it.cell).is_none() && puzzle.removed().contains(*it);
        wrong_digit.or_else(|| all.clone().find(lost).map(|it| Mistake::new(Kind::Mark, it)))
    }

    fn new(kind: Kind, candidate: Candidate) -> Mistake {
        let Candidate { cell, digit } = candidate;
        let where_ = sentence!("Something is wrong in {}.", cell.square());
        let (what, exactly) = match kind {
            Kind::Digit => (
                sentence!("The digit in {} cannot be right.", cell),
                sentence!("{} is not {}.", cell, digit),
            ),
            Kind::Mark => (
                sentence!("The marks of {} lack a candidate that is still possible.", cell),
                sentence!("{} can still be {}: nothing rules it out.", cell, digit),
            ),
        };
        let ladder = [where_, what, exactly].iter().map(SentenceView::new).collect();
        Mistake { kind, candidate, ladder }
    }
}

/// The one solution of the givens; none if they have none or several.
fn solution_of_givens(puzzle: &Puzzle) -> Option<Solution> {
    let mut givens = Puzzle::EMPTY;
    for cell in puzzle.givens().iter() {
        givens.give(Candidate::new(cell, puzzle.digit(cell)?));
    }
    match uniqueness(&State::new(&givens).ok()?) {
        Uniqueness::One(solution) => Some(solution),
        Uniqueness::None | Uniqueness::Several(..) => None,
    }
}
