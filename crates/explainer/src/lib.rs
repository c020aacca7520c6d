//! Sudoku Explainer's ratings: the rules of version 1.2.1, in its order, with its peculiarities; and those
//! of its successor SukakuExplainer 1.18.1, which has more.
//!
//! Rules are tried in a fixed order, and the first hint that any of them gives is the next step. So a
//! rating depends on the order in which a rule goes through the grid; each file here states the order
//! of its rule. Within unique loops and each search for chains all hints are compared.

// Cells, houses and digits are numbers here, and loops go through the numbers.
#![allow(clippy::needless_range_loop)]

mod aligned;
mod band_grid;
mod bent_sets;
mod bug;
mod chains;
mod convert;
mod convert_chain;
#[cfg(test)]
mod direct;
mod fish;
mod grid;
mod hint;
mod length;
mod locking;
mod report;
mod sets;
mod singles;
mod strong_links;
mod subsets;
pub mod techniques;
mod unique_loop;
mod wings;

use std::error::Error;
use std::fmt;

use ergodoku_core::{Candidate, ClashError, Conclusion, Puzzle, State, Stop};
use ergodoku_search::{Uniqueness, uniqueness};

use band_grid::BandGrid;
use chains::advanced::Nested;
use chains::forcing::Forcing;
use chains::{ChainHint, Mode};
use grid::Grid;
use hint::{Hint, Reason};

use ergodoku_engine::Step;

/// By which rules, and in what version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Those of Sudoku Explainer 1.2.1, with their peculiarities: what published ratings are by.
    #[default]
    Se121,
    /// The same with unique loops and bivalue universal graves as they were meant.
    Se121Fixed,
    /// Those of SukakuExplainer 1.18.1 as it comes: with fish of strong links, and larger wings.
    Sukaku,
}

impl Scale {
    /// All scales.
    pub const ALL: [Scale; 3] = [Scale::Se121, Scale::Se121Fixed, Scale::Sukaku];

    /// The scale's name as one types it.
    pub const fn name(self) -> &'static str {
        match self {
            Scale::Se121 => "se121",
            Scale::Se121Fixed => "se121-fixed",
            Scale::Sukaku => "sukaku",
        }
    }

    /// The scale of a name.
    pub fn named(name: &str) -> Option<Scale> {
        Scale::ALL.into_iter().find(|scale| scale.name() == name)
    }

    fn rules(self) -> Rules {
        match self {
            Scale::Se121 => Rules::Original,
            Scale::Se121Fixed => Rules::Fixed,
            Scale::Sukaku => Rules::Sukaku,
        }
    }
}

/// Which rules there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rules {
    /// Those of version 1.2.1, with the peculiarities of its unique loops and graves.
    Original,
    /// The same with unique loops and graves as they were meant.
    Fixed,
    /// With SukakuExplainer's besides.
    Sukaku,
}

impl Rules {
    fn is_sukaku(self) -> bool {
        self == Rules::Sukaku
    }

    /// The rules up to 4.4, in their order.
    fn simple(self) -> impl Iterator<Item = &'static Rule> {
        let links: &[Rule] = if self.is_sukaku() { &TWO_LINKS } else { &[] };
        SIMPLE[..BEFORE_LINKS].iter().chain(links).chain(&SIMPLE[BEFORE_LINKS..])
    }

    /// The rating up to which simple rules can be applied in whatever order, where so much is reached: as
    /// fish of two strong links, up to 4.3, come before wings, they are applied together or not at all.
    fn settled(self, er: f64) -> f64 {
        if self.is_sukaku() && er < TWO_LINKS[0].0 { er.min(4.0) } else { er }
    }

    /// The searches for nested chains, the first first.
    fn dynamic(self) -> impl Iterator<Item = Mode> {
        let levels: &[u8] = if self.is_sukaku() { &[0, 1, 2, 3, 6] } else { &[0, 1, 2, 3, 4, 5] };
        levels.iter().map(move |&level| Mode { by_digit: self.is_sukaku(), ..Mode::dynamic(level) })
    }
}

/// How far to rate.
#[derive(Clone, Debug, Default)]
pub struct RatingOptions {
    /// By which rules.
    pub scale: Scale,
    /// Give up once a step is rated higher.
    pub max_er: Option<f64>,
    /// When to give up, in the midst of a step if need be.
    pub stop: Stop,
    /// Give up once it is known that the rating is higher than before the first placement.
    pub pearl: bool,
    /// Give up once it is known that the rating is higher than that of the first step.
    pub diamond: bool,
    /// List the steps.
    pub steps: bool,
}

/// How a rating ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingEnd {
    /// With the puzzle solved.
    Rated,
    /// The rules do not solve the puzzle: it is rated 20.0.
    Stuck,
    /// A step is rated above the highest rating asked for.
    AboveMaxEr,
    /// It was given up.
    Stopped,
    /// The puzzle is no pearl.
    NoPearl,
    /// The puzzle is no diamond.
    NoDiamond,
}

impl RatingEnd {
    /// What it is called in a table.
    pub fn name(self) -> &'static str {
        match self {
            RatingEnd::Rated => "rated",
            RatingEnd::Stuck => "stuck",
            RatingEnd::AboveMaxEr => "above-max-er",
            RatingEnd::Stopped => "time-limit",
            RatingEnd::NoPearl => "no-pearl",
            RatingEnd::NoDiamond => "no-diamond",
        }
    }
}

/// A rating as the program prints it; if it ended early, of the steps so far.
#[derive(Clone, Debug)]
pub struct PuzzleRating {
    /// The rating of the hardest step; 20.0 if the rules do not solve the puzzle.
    pub er: f64,
    /// The rating of the hardest step up to the first placement; 0.0 if there is none.
    pub ep: f64,
    /// The rating of the first step; 0.0 up to the first placement.
    pub ed: f64,
    /// How it ended.
    pub end: RatingEnd,
    /// The steps, if they were asked for.
    pub steps: Vec<RatedStep>,
}

/// A step with its rating.
#[derive(Clone, Debug)]
pub struct RatedStep {
    /// The rating.
    pub rating: f64,
    /// What Sudoku Explainer calls it.
    pub name: &'static str,
    /// The state it was found in.
    pub state: State,
    hint: Hint,
}

impl RatedStep {
    fn new(state: &State, hint: &Hint) -> RatedStep {
        let (rating, name) = (printed(hint.rating), report::name(hint));
        RatedStep { rating, name, state: state.clone(), hint: hint.clone() }
    }

    /// The step, as all others of the engine: explained, drawn and proved. Its technique is that of the
    /// engine which comes nearest. Built when asked for, and for nested chains that takes about as long
    /// as it took to find them.
    pub fn step(&self) -> Step {
        convert::of_hint(&self.state, &self.hint)
    }
}

/// Why a puzzle has no rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RateError {
    /// Digits stand twice in a house.
    Clashes(ClashError),
    /// There is no solution.
    NoSolution,
    /// There are several.
    SeveralSolutions,
}

impl fmt::Display for RateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RateError::Clashes(_) => "a digit stands twice in a house",
            RateError::NoSolution => "the puzzle has no solution",
            RateError::SeveralSolutions => "the puzzle has several solutions",
        })
    }
}

impl Error for RateError {}

/// The rating of a puzzle, with its steps. For many puzzles, for limits, or where nobody looks at the
/// steps, a [`Rater`] is faster.
///
/// ```
/// use ergodoku_core::text;
/// use ergodoku_explainer::{Scale, rate};
///
/// let entry = text::parse_one(
///     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
/// )?;
/// let rating = rate(&entry.puzzle, &Scale::Se121).expect("one solution");
/// assert_eq!((rating.er, rating.ep, rating.ed), (2.0, 1.2, 1.2));
/// let hardest = rating.steps.iter().find(|it| it.rating == rating.er).expect("a hardest step");
/// assert_eq!(hardest.name, "Direct Hidden Pair");
/// println!("{}", hardest.step().explain(&hardest.state));
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
///
/// # Errors
/// If digits clash, or the puzzle has not exactly one solution.
pub fn rate(puzzle: &Puzzle, scale: &Scale) -> Result<PuzzleRating, RateError> {
    let state = State::new(puzzle).map_err(RateError::Clashes)?;
    match uniqueness(&state) {
        Uniqueness::None => return Err(RateError::NoSolution),
        Uniqueness::Several(..) => return Err(RateError::SeveralSolutions),
        Uniqueness::One(_) => {}
    }
    let options = RatingOptions { scale: *scale, steps: true, ..RatingOptions::default() };
    Ok(Rater::default().rate(&state, &options))
}

/// Scratch for searches, used again from puzzle to puzzle.
#[derive(Default)]
pub struct Rater {
    forcing: Forcing,
    nested: Nested,
    pairs: aligned::Searched,
    triplets: aligned::Searched,
    loops: unique_loop::LoopCache,
    /// Whether the scratch were used.
    is_used: bool,
}

/// A rule, with the highest rating of its hints.
type Rule = (f64, fn(&Grid, Rules) -> Option<Hint>);

/// The rules up to 4.4, in their order. What they lead to in the end does not depend on the order in
/// which they are applied: whatever a step takes from the pattern of another leaves a simpler one
/// with the same conclusion.
static SIMPLE: [Rule; 14] = [
    (1.5, |grid, _| singles::hidden_single(grid)),
    (1.9, |grid, rules| locking::direct_locking(grid, rules.is_sukaku())),
    (2.0, |grid, _| sets::direct_hidden(grid, 2, 2.0)),
    (2.3, |grid, _| singles::naked_single(grid)),
    (2.5, |grid, _| sets::direct_hidden(grid, 3, 2.5)),
    (2.8, |grid, rules| locking::locking(grid, rules.is_sukaku())),
    (3.0, |grid, _| sets::naked(grid, 2, 3.0)),
    (3.2, |grid, _| fish::fish(grid, 2, 3.2)),
    (3.4, |grid, _| sets::hidden(grid, 2, 3.4)),
    (3.6, |grid, _| sets::naked(grid, 3, 3.6)),
    (3.8, |grid, _| fish::fish(grid, 3, 3.8)),
    (4.0, |grid, _| sets::hidden(grid, 3, 4.0)),
    (4.2, |grid, _| wings::wing(grid, false)),
    (4.4, |grid, _| wings::wing(grid, true)),
];

/// How many of these come before fish of two strong links.
const BEFORE_LINKS: usize = 12;

static TWO_LINKS: [Rule; 1] = [(4.3, |grid, _| strong_links::fish_of_links(grid, 2))];

impl Rater {
    /// Rates the puzzle from a state.
    pub fn rate(&mut self, state: &State, options: &RatingOptions) -> PuzzleRating {
        // A rating must not depend on what was rated before.
        if std::mem::take(&mut self.is_used) {
            self.forcing.forget();
            self.nested.forget();
            (self.pairs, self.triplets, self.loops) = Default::default();
        }
        self.nested.scratch.stop = options.stop.clone();
        let rules = options.scale.rules();
        // A Sukaku has no givens.
        let sukaku = state.filled().is_empty().then(|| with_lone_candidates(state));
        let state = sukaku.as_ref().unwrap_or(state);
        let mut bands = BandGrid::of(state);
        let (mut now, mut steps) = (state.clone(), Vec::new());
        let (mut er, mut ep, mut ed) = (0.0f64, 0.0, 0.0);
        // Once the first digit is placed, the rating can only rise: what cannot raise it is done in
        // whatever order.
        for rating in [1.0, 1.2, 1.5] {
            if !options.steps && bands.place_singles(rating) {
                er = rating;
                (ep, ed) = if ed == 0.0 { (er, er) } else { (ep, ed) };
            }
        }
        if let Some(early) = ends_early(options, er, ep, ed) {
            return PuzzleRating { er, ep, ed, end: early, steps };
        }
        if bands.is_filled() {
            return PuzzleRating { er, ep, ed, end: RatingEnd::Rated, steps };
        }
        let mut grid = bands.to_grid();
        let mut end = RatingEnd::Rated;
        while grid.unfilled != 0 {
            let settled = ep != 0.0 && !options.steps;
            let settled = if settled { rules.settled(er) } else { 0.0 };
            if settled > 0.0 {
                settle(&mut grid, settled, rules);
                if grid.unfilled == 0 {
                    break;
                }
            }
            let simple = rules.simple().filter(|(rating, _)| *rating > settled);
            let simple = simple.map(|(_, rule)| rule(&grid, rules)).find(Option::is_some).flatten();
            let hint = simple.or_else(|| self.next_hint(&grid, rules));
            if options.stop.is_due() {
                end = RatingEnd::Stopped;
                break;
            }
            let Some(hint) = hint else {
                (er, end) = (20.0, RatingEnd::Stuck);
                break;
            };
            if options.steps {
                steps.push(RatedStep::new(&now, &hint));
                now.apply_unchecked(&convert::concluded(&now, &hint));
            }
            er = er.max(hint.rating);
            apply(&mut grid, &hint);
            if ep == 0.0 {
                if ed == 0.0 {
                    ed = er;
                }
                if hint.placed.is_some() {
                    ep = er;
                }
            }
            if let Some(early) = ends_early(options, printed(er), printed(ep), printed(ed)) {
                end = early;
                break;
            }
        }
        PuzzleRating { er: printed(er), ep: printed(ep), ed: printed(ed), end, steps }
    }

    /// The first hint of the rules above 4.4.
    fn next_hint(&mut self, grid: &Grid, rules: Rules) -> Option<Hint> {
        self.is_used = true;
        let is_sukaku = rules.is_sukaku();
        let links = |count| is_sukaku.then(|| strong_links::fish_of_links(grid, count)).flatten();
        let wing = |size| is_sukaku.then(|| bent_sets::wing_of_set(grid, size)).flatten();
        unique_loop::unique_loop(grid, rules, &mut self.loops)
            .or_else(|| sets::naked(grid, 4, 5.0))
            .or_else(|| fish::fish(grid, 4, 5.2))
            .or_else(|| sets::hidden(grid, 4, 5.4))
            .or_else(|| links(3))
            .or_else(|| wing(3))
            .or_else(|| bug::bug(grid, rules))
            .or_else(|| links(4))
            .or_else(|| wing(4))
            .or_else(|| self.pairs.search(grid, aligned::pair))
            .or_else(|| wing(5))
            .or_else(|| chains::loops::best(grid).map(chain_hint))
            .or_else(|| wing(6))
            .or_else(|| self.triplets.search(grid, aligned::triplet))
            .or_else(|| self.forcing(grid, Mode::NISHIO))
            .or_else(|| self.forcing(grid, Mode::MULTIPLE))
            .or_else(|| rules.dynamic().find_map(|mode| self.forcing(grid, mode)))
    }

    fn forcing(&mut self, grid: &Grid, mode: Mode) -> Option<Hint> {
        self.nested.clear();
        self.forcing.best(grid, mode, &mut self.nested).map(chain_hint)
    }
}

/// Whether there is no need to go on. A pearl's hardest step comes no later than the first placement, a
/// diamond's is the first of all.
fn ends_early(options: &RatingOptions, er: f64, ep: f64, ed: f64) -> Option<RatingEnd> {
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

/// A Sukaku, whose cells with one candidate count as filled from the start if they take it from no other
/// cell. The others are singles, still to be found.
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

/// A rating rounded as it is printed: what is added up are binary doubles.
fn printed(rating: f64) -> f64 {
    ((rating + 0.05) * 10.0).floor() / 10.0
}

/// Applies the simple rules that are rated no higher than `limit`, until none applies.
fn settle(grid: &mut Grid, limit: f64, rules: Rules) {
    loop {
        let mut bands = BandGrid::new(&grid.planes, grid.unfilled, grid.placed);
        if bands.place_singles(limit) {
            if bands.is_filled() {
                grid.unfilled = 0;
                return;
            }
            *grid = bands.to_grid();
        }
        let mut simple = rules.simple().skip(1).filter(|(rating, _)| *rating <= limit);
        match simple.find_map(|(_, rule)| rule(grid, rules)) {
            Some(hint) => apply(grid, &hint),
            None => return,
        }
    }
}

fn apply(grid: &mut Grid, hint: &Hint) {
    grid.eliminate(&hint.eliminated);
    if let Some(placed) = hint.placed {
        grid.place(placed);
    }
}

fn chain_hint(found: ChainHint) -> Hint {
    let ChainHint { rating, eliminated, placed, chain } = found;
    Hint { rating, eliminated, placed, reason: Reason::Chain(chain) }
}
