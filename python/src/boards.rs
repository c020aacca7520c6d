//! `Boards`: many positions to play on at once, and whether each move follows. What the environments for
//! reinforcement learning are made of.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use ergodoku::engine::{Effort, find_steps_within};
use ergodoku::search::Solution;
use ergodoku::{Candidate, CandidateSet, Cell, Conclusion, Profile, State, Technique};
use ergodoku_api::record::PuzzleRecord;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::error;
use crate::given::Given;
use crate::profile::Chosen;

/// How many candidates there are, and so the number of the first move that eliminates.
const CANDIDATES: usize = 729;

/// The bytes of a board: whether each candidate is left, then whether each digit is placed.
const PLANES: usize = 2 * CANDIDATES;

/// What a move turned out to be. The numbers are Python's.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Verdict {
    /// The solution says otherwise.
    False = 0,
    /// It holds, but no technique of the profile concludes it now.
    NotShown = 1,
    Follows = 2,
    /// The position says so already.
    Known = 3,
}

/// A position, and what follows from it.
struct Board {
    state: State,
    solution: Solution,
    /// What each step of the profile concludes, found when first asked for.
    steps: Option<Vec<(CandidateSet, CandidateSet, &'static Technique)>>,
    /// By what the last move followed.
    by: Option<&'static Technique>,
}

/// A move: a candidate that is placed or eliminated.
struct Move {
    candidate: Candidate,
    places: bool,
}

impl Move {
    /// The number is less than twice [`CANDIDATES`].
    fn of(number: usize) -> Move {
        let candidate = Candidate::from_index(number % CANDIDATES);
        Move { candidate, places: number < CANDIDATES }
    }

    fn conclusion(&self) -> Conclusion {
        match self.places {
            true => Conclusion::Place(self.candidate),
            false => Conclusion::Eliminate(CandidateSet::only(self.candidate)),
        }
    }
}

impl Board {
    fn new(puzzle: &Given) -> Result<Board, Box<PuzzleRecord>> {
        match PuzzleRecord::begin(&puzzle.0) {
            (record, Some(ready)) => match ready.solution {
                Some(solution) => Ok(Board { state: ready.state, solution, steps: None, by: None }),
                None => Err(Box::new(record)),
            },
            (record, None) => Err(Box::new(record)),
        }
    }

    /// Judges a move, and makes it if it follows, or if it holds and that is enough.
    fn judge(&mut self, it: &Move, profile: &Profile, needs_reason: bool) -> Verdict {
        self.by = None;
        let Candidate { cell, digit } = it.candidate;
        if (self.solution.digit(cell) == digit) != it.places {
            return Verdict::False;
        }
        // What holds and is not open has been placed, or eliminated.
        if !self.state.candidates(cell).contains(digit) {
            return Verdict::Known;
        }
        self.by = self.shown_by(it, profile);
        let verdict = if self.by.is_some() { Verdict::Follows } else { Verdict::NotShown };
        if verdict == Verdict::Follows || !needs_reason {
            self.state.apply_unchecked(&it.conclusion());
            self.steps = None;
        }
        verdict
    }

    /// The first technique that concludes this. Who places a digit also eliminates what it sees.
    fn shown_by(&mut self, it: &Move, profile: &Profile) -> Option<&'static Technique> {
        let (state, candidate) = (&self.state, it.candidate);
        let steps = self.steps.get_or_insert_with(|| {
            let mut steps = Vec::new();
            let effort = Effort { checks_each: Some(Effort::CHECKS_EACH), ..Effort::default() };
            let _ = find_steps_within(state, profile, &effort, &mut |step| {
                let placed = step.conclusion.placed().map(CandidateSet::only).unwrap_or_default();
                let seen = placed.iter().map(Candidate::peers);
                let gone = seen.fold(step.conclusion.eliminated(), CandidateSet::union);
                steps.push((placed, gone, step.technique));
                ControlFlow::Continue(())
            });
            steps
        });
        let shows = |(placed, gone, _): &&(CandidateSet, CandidateSet, _)| match it.places {
            true => placed.contains(candidate),
            false => gone.contains(candidate),
        };
        steps.iter().find(shows).map(|(_, _, technique)| *technique)
    }

    fn draw(&self, planes: &mut [u8]) {
        planes.fill(0);
        for cell in Cell::all() {
            for digit in self.state.candidates(cell).iter() {
                planes[Candidate::new(cell, digit).index()] = 1;
            }
            if let Some(digit) = self.state.digit(cell) {
                planes[CANDIDATES + Candidate::new(cell, digit).index()] = 1;
            }
        }
    }
}

/// Many positions to play on at once. A move is a number: 81 cells times 9 digits to place one, as many again to
/// eliminate one.
#[pyclass(frozen, name = "Boards", module = "ergodoku._native")]
pub(crate) struct PyBoards {
    inner: Mutex<Inner>,
    profile: Arc<Profile>,
    needs_reason: bool,
    jobs: usize,
}

struct Inner {
    boards: Vec<Board>,
    /// What is seen of the boards, one behind the other.
    planes: Vec<u8>,
}

#[pymethods]
impl PyBoards {
    #[new]
    fn of(
        puzzles: Vec<Given>,
        profile: Chosen,
        needs_reason: bool,
        jobs: usize,
    ) -> PyResult<PyBoards> {
        let boards: Result<Vec<Board>, _> = puzzles.iter().map(Board::new).collect();
        let boards = boards.map_err(|record| error::of_puzzle(*record))?;
        let mut planes = vec![0; boards.len() * PLANES];
        boards.iter().zip(planes.chunks_mut(PLANES)).for_each(|(it, planes)| it.draw(planes));
        let inner = Mutex::new(Inner { boards, planes });
        Ok(PyBoards { inner, profile: profile.0, needs_reason, jobs })
    }

    /// Puts another puzzle on a board.
    fn reset(&self, board: usize, puzzle: Given) -> PyResult<()> {
        let new = Board::new(&puzzle).map_err(|record| error::of_puzzle(*record))?;
        let Inner { boards, planes } = &mut *self.inner();
        let out = || PyValueError::new_err("there is no such board");
        let planes = planes.chunks_mut(PLANES).nth(board).ok_or_else(out)?;
        new.draw(planes);
        boards[board] = new;
        Ok(())
    }

    /// One move on each board, -1 for none. Gives a byte for each: 0 false, 1 not shown, 2 follows, 3 known already; and
    /// whether each is solved.
    fn step(&self, py: Python<'_>, moves: PyBuffer<i64>) -> PyResult<(Vec<u8>, Vec<u8>)> {
        let moves = moves.to_vec(py)?;
        let known = -1..i64::try_from(PLANES).unwrap_or(i64::MAX);
        if let Some(wrong) = moves.iter().find(|it| !known.contains(it)) {
            return Err(PyValueError::new_err(format!("there is no move {wrong}")));
        }
        py.detach(|| {
            let inner = &mut *self.inner();
            if moves.len() != inner.boards.len() {
                return Err(PyValueError::new_err("expected a move for each board"));
            }
            let mut verdicts = vec![Verdict::Known as u8; moves.len()];
            self.play(inner, &moves, &mut verdicts);
            let solved = inner.boards.iter().map(|it| u8::from(it.state.is_solved())).collect();
            Ok((verdicts, solved))
        })
    }

    /// Writes what is seen of all boards: for each whether each candidate is left, then whether each digit is placed.
    fn observe(&self, py: Python<'_>, into: PyBuffer<u8>) -> PyResult<()> {
        into.copy_from_slice(py, &self.inner().planes)
    }

    /// By which technique the last move on a board followed.
    fn by(&self, board: usize) -> Option<&'static str> {
        self.inner().boards.get(board).and_then(|it| it.by).map(|it| it.name)
    }

    /// The state of a board.
    fn state(&self, board: usize) -> PyResult<crate::state::PyState> {
        let out = || PyValueError::new_err("there is no such board");
        let state = self.inner().boards.get(board).map(|it| it.state.clone()).ok_or_else(out)?;
        Ok(crate::state::PyState { state })
    }
}

impl PyBoards {
    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the moves, on some threads if there are many.
    fn play(&self, inner: &mut Inner, moves: &[i64], verdicts: &mut [u8]) {
        const FEW: usize = 64;
        let Inner { boards, planes } = inner;
        let length = boards.len().div_ceil(self.jobs.max(1)).max(FEW);
        let part = |boards: &mut [Board], planes: &mut [u8], moves: &[i64], verdicts: &mut [u8]| {
            let each = boards.iter_mut().zip(planes.chunks_mut(PLANES)).zip(moves).zip(verdicts);
            for (((board, planes), number), verdict) in each {
                let Ok(number) = usize::try_from(*number) else { continue };
                let judged = board.judge(&Move::of(number), &self.profile, self.needs_reason);
                *verdict = judged as u8;
                if judged == Verdict::Follows || judged == Verdict::NotShown && !self.needs_reason {
                    board.draw(planes);
                }
            }
        };
        if boards.len() <= length {
            return part(boards, planes, moves, verdicts);
        }
        std::thread::scope(|scope| {
            let parts = boards.chunks_mut(length).zip(planes.chunks_mut(length * PLANES));
            let said = moves.chunks(length).zip(verdicts.chunks_mut(length));
            for ((boards, planes), (moves, verdicts)) in parts.zip(said) {
                scope.spawn(move || part(boards, planes, moves, verdicts));
            }
        });
    }
}
