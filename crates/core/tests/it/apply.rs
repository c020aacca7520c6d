//! What [`State::apply`] promises: a legal conclusion leads to the state that the digits and candidates
//! make by themselves, an illegal one is rejected and changes nothing.

use std::collections::BTreeSet;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, ConclusionError, Contradiction, Digit,
    DigitSet, House, HouseSet, Puzzle, State,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// All that a state tells of itself.
#[derive(Debug, PartialEq)]
struct Told {
    state: State,
    digits: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    places: CandidateSet,
    placed: CandidateSet,
    filled: CellSet,
    empty: Vec<usize>,
    counted: Vec<CellSet>,
    bilocal: Vec<HouseSet>,
    single_places: BTreeSet<(House, Digit)>,
    one_unsolved: HouseSet,
    removed: CandidateSet,
    is_solved: bool,
    contradiction: Option<Contradiction>,
}

fn told(state: &State) -> Told {
    Told {
        state: state.clone(),
        digits: Cell::all().map(|cell| state.digit(cell)).collect(),
        candidates: Cell::all().map(|cell| state.candidates(cell)).collect(),
        places: *state.all_candidates(),
        placed: state.live() - *state.all_candidates(),
        filled: state.filled(),
        empty: House::all().map(|house| state.unsolved_in(house)).collect(),
        counted: (0..10).map(|count| state.cells_with(count)).collect(),
        bilocal: Digit::ALL.map(|digit| state.bilocal_houses(digit)).to_vec(),
        single_places: state.single_places().collect(),
        one_unsolved: state.houses_with_one_unsolved().collect(),
        removed: state.removed(),
        is_solved: state.is_solved(),
        contradiction: state.contradiction(),
    }
}

/// What follows from the digits and candidates by definition, counted out.
fn is_consistent(state: &State) {
    let cells =
        |keep: &dyn Fn(Cell) -> bool| Cell::all().filter(|&it| keep(it)).collect::<CellSet>();
    assert_eq!(state.filled(), cells(&|it| state.digit(it).is_some()));
    for digit in Digit::ALL {
        let placed = cells(&|it| state.digit(it) == Some(digit));
        assert_eq!(state.placed(digit), placed);
        assert_eq!(state.places(digit), cells(&|it| state.candidates(it).contains(digit)));
        for cell in placed.iter() {
            assert_eq!(state.candidates(cell), DigitSet::EMPTY);
            assert!((state.live().cells_of(digit) & cell.peers()).is_empty(), "{digit} at {cell}");
        }
    }
    for house in House::all() {
        let places = |digit| state.places(digit) & house.cells();
        let empty = house.cells() - state.filled();
        assert_eq!(state.unsolved_in(house), empty.len());
        let is_last = state.houses_with_one_unsolved().any(|it| it == house);
        assert_eq!(is_last, empty.is_single());
        for digit in Digit::ALL {
            assert_eq!(state.bilocal_houses(digit).contains(house), places(digit).len() == 2);
            let is_single = state.single_place_houses(digit).contains(house);
            assert_eq!(is_single, places(digit).is_single());
            assert_eq!(state.single_places().any(|it| it == (house, digit)), is_single);
        }
    }
}

/// What the documentation calls legal: nothing true is denied, nothing false is claimed.
fn expected(state: &State, conclusion: &Conclusion) -> Result<(), ConclusionError> {
    match *conclusion {
        Conclusion::Place(it) if state.live().contains(it) => Ok(()),
        Conclusion::Place(it) => Err(match state.digit(it.cell) {
            Some(held) => ConclusionError::Filled { placed: it, held },
            None => ConclusionError::RuledOut(it),
        }),
        Conclusion::Eliminate(gone) => {
            let placed = gone.iter().find(|it| state.digit(it.cell) == Some(it.digit));
            placed.map_or(Ok(()), |it| Err(ConclusionError::Placed(it)))
        }
    }
}

fn candidate() -> impl Strategy<Value = Candidate> {
    (0..729usize).prop_map(Candidate::from_index)
}

/// A conclusion; it often fits, if it is to.
#[derive(Clone, Debug)]
enum Try {
    /// Any conclusion at all.
    Any(Conclusion),
    /// One of the candidates left is placed.
    Place(Index),
    /// Some of the candidates left go.
    Eliminate(Vec<Index>),
    /// A digit that is placed is placed again, or is to go.
    Known(Index, bool),
}

fn a_try() -> impl Strategy<Value = Try> {
    let some = || prop::collection::vec(candidate(), 0..8);
    prop_oneof![
        candidate().prop_map(|it| Try::Any(Conclusion::Place(it))),
        some().prop_map(|all| Try::Any(Conclusion::Eliminate(all.into_iter().collect()))),
        any::<Index>().prop_map(Try::Place),
        prop::collection::vec(any::<Index>(), 0..12).prop_map(Try::Eliminate),
        (any::<Index>(), any::<bool>()).prop_map(|(which, again)| Try::Known(which, again)),
    ]
}

impl Try {
    fn conclusion(&self, state: &State) -> Option<Conclusion> {
        let left: Vec<Candidate> = state.all_candidates().iter().collect();
        let placed: Vec<Candidate> = (state.live() - *state.all_candidates()).iter().collect();
        let of = |all: &[Candidate], which: &Index| (!all.is_empty()).then(|| *which.get(all));
        Some(match self {
            Try::Any(conclusion) => *conclusion,
            Try::Place(which) => Conclusion::Place(of(&left, which)?),
            Try::Eliminate(some) => {
                Conclusion::Eliminate(some.iter().filter_map(|which| of(&left, which)).collect())
            }
            Try::Known(which, true) => Conclusion::Place(of(&placed, which)?),
            Try::Known(which, false) => {
                Conclusion::Eliminate(CandidateSet::only(of(&placed, which)?))
            }
        })
    }
}

proptest! {
    #[test]
    fn what_is_legal_is_applied_and_the_rest_changes_nothing(
        given in prop::collection::vec(candidate(), 0..30),
        tries in prop::collection::vec(a_try(), 1..60),
    ) {
        let mut puzzle = Puzzle::EMPTY;
        for it in given {
            if puzzle.digit(it.cell).is_none() && puzzle.possible(it.cell).contains(it.digit) {
                puzzle.give(it);
            }
        }
        let mut state = State::new(&puzzle).unwrap();
        for one in tries {
            let Some(conclusion) = one.conclusion(&state) else { continue };
            let before = told(&state);
            let applied = state.apply(&conclusion);
            prop_assert_eq!(applied, expected(&before.state, &conclusion), "{}", conclusion);
            let now = told(&state);
            let same = match applied {
                Err(_) => before,
                Ok(()) => {
                    is_consistent(&state);
                    let live = state.live();
                    match conclusion {
                        Conclusion::Place(it) => prop_assert!(live.contains(it)),
                        Conclusion::Eliminate(gone) => prop_assert!(live.is_disjoint(&gone)),
                    }
                    prop_assert!(live.is_subset(&before.state.live()));
                    told(&State::new(&state.to_puzzle()).unwrap())
                }
            };
            prop_assert_eq!(now, same, "{}", conclusion);
        }
    }
}

#[test]
fn an_error_says_what_is_wrong() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.give("r1c1=5".parse().unwrap());
    let mut state = State::new(&puzzle).unwrap();
    let place = |it: &str| Conclusion::Place(it.parse().unwrap());
    let eliminate = |gone: &str| Conclusion::Eliminate(gone.parse().unwrap());
    let mut said = |conclusion| state.apply(&conclusion).unwrap_err().to_string();
    assert_eq!(said(place("r1c1=7")), "r1c1 cannot be 7: it holds 5");
    assert_eq!(said(place("r1c2=5")), "r1c2 cannot be 5: the candidate is ruled out");
    let gone = said(eliminate("r1c12<>5"));
    assert_eq!(gone, "5 cannot be eliminated from r1c1: it is placed there");
}
