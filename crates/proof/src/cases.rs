//! Proofs by trying everything, for what no technique refutes.

use ergodoku_core::{Candidate, Cell, Conclusion, Constraint, Digit, House, State};

use crate::{Lemma, Proof};

impl Proof {
    /// A proof that `state` has no solution, by singles and, where they end, by cases; none if it has
    /// one. Not a reason that a person would follow, but a proof all the same: it completes what
    /// the techniques leave open.
    ///
    /// ```
    /// use ergodoku_core::{Puzzle, State};
    /// use ergodoku_proof::Proof;
    ///
    /// let mut puzzle = Puzzle::EMPTY;
    /// assert_eq!(Proof::by_cases(&State::new(&puzzle).unwrap()), None);
    /// puzzle.remove("r1c1<>123456789".parse()?);
    /// assert!(Proof::by_cases(&State::new(&puzzle).unwrap()).is_some());
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn by_cases(state: &State) -> Option<Proof> {
        let mut state = state.clone();
        let mut lemmas = Vec::new();
        let last = loop {
            if let Some(contradiction) = state.contradiction() {
                break Proof::no_place_left(contradiction.constraint());
            }
            let Some((single, truth)) = single(&state) else {
                break branches(&state)?;
            };
            let conclusion = Conclusion::Place(single);
            state.apply(&conclusion);
            lemmas.push(Lemma { conclusion, proof: Proof::no_place_left(truth) });
        };
        Some(match lemmas.is_empty() {
            true => last,
            false => Proof::Lemmas { lemmas, last: Box::new(last) },
        })
    }
}

/// A candidate that a rule leaves alone, and the rule.
fn single(state: &State) -> Option<(Candidate, Constraint)> {
    let in_cell = |cell: Cell| {
        let digit = state.candidates(cell).single()?;
        Some((Candidate::new(cell, digit), Constraint::Cell(cell)))
    };
    let in_house = |house: House, digit: Digit| {
        let cell = (state.places(digit) & house.cells()).single()?;
        Some((Candidate::new(cell, digit), Constraint::House(house, digit)))
    };
    let houses = || House::all().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let cells = state.unsolved().iter().find_map(in_cell);
    cells.or_else(|| houses().find_map(|(house, digit)| in_house(house, digit)))
}

/// The cell with the fewest candidates as a case distinction; none if a case has a solution.
fn branches(state: &State) -> Option<Proof> {
    let narrowest = state.unsolved().iter().min_by_key(|&cell| state.candidates(cell).len())?;
    let candidates = state.candidates(narrowest).iter();
    let branches = candidates.map(|digit| {
        let case = Candidate::new(narrowest, digit);
        let mut state = state.clone();
        state.apply(&Conclusion::Place(case));
        Some((case, Proof::by_cases(&state)?))
    });
    let branches = branches.collect::<Option<Vec<_>>>()?;
    Some(Proof::Cases { truth: Constraint::Cell(narrowest).into(), branches })
}
