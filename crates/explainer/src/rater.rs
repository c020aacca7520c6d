//! [`Rater`]: applies the rules in their order, step by step.

use ergodoku_core::Each as _;
use ergodoku_core::{Candidate, Conclusion, Puzzle, State};
use ergodoku_engine::rate::{RateError, ratable};

use super::band_grid::BandGrid;
use super::chains::forcing::Forcing;
use super::chains::nested::Nested;
use super::chains::{Mode, loops};
use super::grid::Grid;
use super::hint::Hint;
use super::rating::{PuzzleRating, RatedStep, RatingEnd, RatingOptions, printed};
use super::rules::{SIMPLE, apply_up_to, unordered_limit};
use super::scale::Scale;
use super::{aligned, bent_sets, bug, convert, fish, sets, strong_links, unique_loop};

/// Rates puzzles. What its searches need is allocated once, for all of them.
///
/// ```
/// use ergodoku_core::{State, text};
/// use ergodoku_explainer::{Rater, RatingOptions};
///
/// let mut rater = Rater::default();
/// let line = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
/// let state = State::new(&text::parse_one(line)?.puzzle)?;
/// assert_eq!(rater.rate(&state, &RatingOptions::default()).er, 2.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Rater {
    forcing: Forcing,
    nested: Nested,
    pairs: aligned::AlignedSearch,
    triplets: aligned::AlignedSearch,
    loops: unique_loop::LoopCache,
    /// Whether a search may have kept anything of another puzzle.
    is_used: bool,
}

/// The ratings of the steps so far, not rounded.
#[derive(Default)]
struct Hardest {
    er: f64,
    ep: f64,
    ed: f64,
}

impl Hardest {
    /// Counts a step.
    fn count(&mut self, rating: f64, places: bool) {
        self.er = self.er.max(rating);
        if self.ep == 0.0 {
            if self.ed == 0.0 {
                self.ed = self.er;
            }
            if places {
                self.ep = self.er;
            }
        }
    }

    fn rating(&self, end: RatingEnd, steps: Vec<RatedStep>) -> PuzzleRating {
        let [er, ep, ed] = [self.er, self.ep, self.ed].each(printed);
        PuzzleRating { er, ep, ed, end, steps }
    }

    /// Why the rating can end here, if it can. A pearl's hardest step comes no later than the first placement,
    /// a diamond's is the first of all.
    fn end(&self, options: &RatingOptions) -> Option<RatingEnd> {
        let [er, ep, ed] = [self.er, self.ep, self.ed].each(printed);
        if options.max_er.is_some_and(|most| er > most) {
            Some(RatingEnd::AboveMaxEr)
        } else if options.diamond && er > ed {
            Some(RatingEnd::NoDiamond)
        } else if options.pearl && ep != 0.0 && er > ep {
            Some(RatingEnd::NoPearl)
        } else {
            None
        }
    }
}

/// Where a rating starts.
struct Start {
    bands: BandGrid,
    /// The state before the next step, if steps are asked for.
    now: Option<State>,
}

impl Rater {
    /// Rates the puzzle from a state.
    pub fn rate(&mut self, state: &State, options: &RatingOptions) -> PuzzleRating {
        self.rate_telling(state, options, &mut |_| {})
    }

    /// Rates the puzzle from a state, and tells after each step that raises it what the rating is at least.
    ///
    /// ```
    /// use ergodoku_core::{State, text};
    /// use ergodoku_explainer::{Rater, RatingOptions};
    ///
    /// let line = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    /// let state = State::new(&text::parse_one(line)?.puzzle)?;
    /// let mut told = Vec::new();
    /// let rating = Rater::default().rate_telling(&state, &RatingOptions::default(), &mut |it| told.push(it.er));
    /// assert!(told.is_sorted() && told.iter().all(|er| *er <= rating.er));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rate_telling(
        &mut self,
        state: &State,
        options: &RatingOptions,
        told: &mut dyn FnMut(&PuzzleRating),
    ) -> PuzzleRating {
        // A Sukaku has no givens.
        let sukaku = state.filled().is_empty().then(|| with_lone_candidates(state));
        let start = sukaku.as_ref().unwrap_or(state);
        let now = options.steps.then(|| start.clone());
        let start = Start { bands: BandGrid::of(start), now };
        self.rate_from(start, options, told, &|| Ok(())).expect("this check never fails")
    }

    /// Rates a puzzle, if it has exactly one solution.
    ///
    /// The conclusions of the rules up to 4.4 hold in every solution. If they fill the grid, there is no other solution, and
    /// none is searched for.
    ///
    /// ```
    /// use ergodoku_core::text;
    /// use ergodoku_engine::rate::RateError;
    /// use ergodoku_explainer::{Rater, RatingOptions};
    ///
    /// let mut rater = Rater::default();
    /// let mut rate = |line| rater.rate_puzzle(&text::parse_one(line).unwrap().puzzle, &RatingOptions::default());
    /// let line = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
    /// assert_eq!(rate(line)?.er, 2.0);
    /// assert_eq!(rate(&line.replace('7', ".")).unwrap_err(), RateError::SeveralSolutions);
    /// # Ok::<(), RateError>(())
    /// ```
    ///
    /// # Errors
    /// If digits clash, or the puzzle has not exactly one solution.
    pub fn rate_puzzle(
        &mut self,
        puzzle: &Puzzle,
        options: &RatingOptions,
    ) -> Result<PuzzleRating, RateError> {
        if options.steps || puzzle.filled().is_empty() {
            return Ok(self.rate(&ratable(puzzle)?, options));
        }
        let bands = BandGrid::of_puzzle(puzzle).map_err(RateError::Clashes)?;
        let check = || ratable(puzzle).map(drop);
        self.rate_from(Start { bands, now: None }, options, &mut |_| {}, &check)
    }

    /// Rates the puzzle from its start. Unless the rules up to 4.4 fill the grid, calls `check` once, before any rule that
    /// assumes a single solution or may take long, and returns its error.
    fn rate_from(
        &mut self,
        start: Start,
        options: &RatingOptions,
        told: &mut dyn FnMut(&PuzzleRating),
        check: &dyn Fn() -> Result<(), RateError>,
    ) -> Result<PuzzleRating, RateError> {
        self.forget();
        self.nested.scratch.stop = options.stop.clone();
        let Start { mut bands, mut now } = start;
        let (mut hardest, mut steps) = (Hardest::default(), Vec::new());
        // Once the first digit is placed, the rating can only rise: what cannot raise it is applied in any
        // order.
        if !options.steps {
            for (rating, is_needed) in [1.0, 1.2, 1.5].into_iter().zip(bands.place_by_rating()) {
                if is_needed {
                    hardest.count(rating, true);
                }
            }
        }
        let mut end = hardest.end(options);
        if bands.is_filled() {
            return Ok(hardest.rating(end.unwrap_or(RatingEnd::Rated), Vec::new()));
        }
        let mut grid = bands.to_grid();
        let mut is_checked = false;
        // Whether the grid is as the singles left it: no rule that can be applied in any order finds more.
        let mut is_settled = true;
        while end.is_none() && grid.unfilled != 0 {
            let is_ordered = hardest.ep == 0.0 || options.steps;
            let limit = if is_ordered { 0.0 } else { unordered_limit(options.scale, hardest.er) };
            if limit > 0.0 && !is_settled {
                apply_up_to(limit, &mut grid, options.scale);
                if grid.unfilled == 0 {
                    break;
                }
            }
            let mut hint = simple_hint(&grid, options.scale, limit);
            if hint.is_none() {
                if !std::mem::replace(&mut is_checked, true) {
                    check()?;
                }
                hint = self.next_hard_hint(&grid, options.scale);
            }
            if options.stop.is_due() {
                end = Some(RatingEnd::Stopped);
            } else if let Some(hint) = hint {
                if let Some(now) = &mut now {
                    steps.push(RatedStep::new(now, &hint));
                    now.apply_unchecked(&convert::concluded(now, &hint));
                }
                grid.apply(&hint.eliminated, hint.placed);
                is_settled = false;
                let before = hardest.er;
                hardest.count(hint.rating, hint.placed.is_some());
                if hardest.er > before {
                    told(&hardest.rating(RatingEnd::Stopped, Vec::new()));
                }
                end = hardest.end(options);
            } else {
                hardest.er = 20.0;
                end = Some(RatingEnd::Stuck);
            }
        }
        if grid.unfilled != 0 && !is_checked {
            check()?;
        }
        Ok(hardest.rating(end.unwrap_or(RatingEnd::Rated), steps))
    }

    /// Forgets the puzzle rated before: a rating must not depend on it.
    fn forget(&mut self) {
        if std::mem::take(&mut self.is_used) {
            self.forcing.forget();
            self.nested.forget();
            (self.pairs, self.triplets, self.loops) = Default::default();
        }
    }

    /// The first hint of all rules.
    #[cfg(test)]
    pub(super) fn next_hint(&mut self, grid: &Grid, scale: Scale) -> Option<Hint> {
        simple_hint(grid, scale, 0.0).or_else(|| self.next_hard_hint(grid, scale))
    }

    /// The first hint of the rules above 4.4. On the scale of SukakuExplainer its own rules stand between
    /// those of Sudoku Explainer, where that program has them: not all in the order of their ratings.
    fn next_hard_hint(&mut self, grid: &Grid, scale: Scale) -> Option<Hint> {
        self.is_used = true;
        let is_sukaku = scale.is_sukaku();
        let links = |count| is_sukaku.then(|| strong_links::fish_of_links(grid, count))?;
        let wing = |size| is_sukaku.then(|| bent_sets::wing_of_set(grid, size))?;
        unique_loop::unique_loop(grid, scale, &mut self.loops)
            .or_else(|| sets::naked(grid, 4, 5.0).next())
            .or_else(|| fish::fish(grid, 4, 5.2).next())
            .or_else(|| sets::hidden(grid, 4, 5.4).next())
            .or_else(|| links(3))
            .or_else(|| wing(3))
            .or_else(|| bug::bug(grid, scale))
            .or_else(|| links(4))
            .or_else(|| wing(4))
            .or_else(|| self.pairs.search(grid, aligned::pair))
            .or_else(|| wing(5))
            .or_else(|| loops::best(grid).map(Hint::from))
            .or_else(|| wing(6))
            .or_else(|| self.triplets.search(grid, aligned::triplet))
            .or_else(|| self.forcing(grid, Mode::NISHIO))
            .or_else(|| self.forcing(grid, Mode::MULTIPLE))
            .or_else(|| Mode::each_dynamic(is_sukaku).find_map(|mode| self.forcing(grid, mode)))
    }

    fn forcing(&mut self, grid: &Grid, mode: Mode) -> Option<Hint> {
        self.nested.clear();
        self.forcing.best(grid, mode, &mut self.nested).map(Hint::from)
    }
}

/// The first hint of the rules up to 4.4 that are rated higher than `limit`.
fn simple_hint(grid: &Grid, scale: Scale, limit: f64) -> Option<Hint> {
    let mut simple = SIMPLE.iter().filter(|(rating, _)| *rating > limit);
    simple.find_map(|(_, rule)| rule(grid, scale))
}

/// A Sukaku in which cells with one candidate count as filled from the start, if no other cell has to lose
/// it. The others are singles, still to be found.
fn with_lone_candidates(sukaku: &State) -> State {
    let mut state = sukaku.clone();
    for cell in sukaku.cells_with(1).iter() {
        if let Some(digit) = sukaku.candidates(cell).single()
            && sukaku.places(digit).is_disjoint(cell.peers())
        {
            state.apply_unchecked(&Conclusion::Place(Candidate::new(cell, digit)));
        }
    }
    state
}
