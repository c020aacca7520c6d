//! [`Rater`]: rates puzzles, and keeps what its searches need.

use ergodoku_core::State;
use ergodoku_kernel::whips::Domains;

use super::levels::{Closed, Levels};
use super::rating::{PuzzleRating, RatingEnd, RatingOptions};
use super::{steps, trial};

/// Rates puzzles. What its searches need is allocated once, for all of them.
///
/// ```
/// use ergodoku_core::{State, text};
/// use ergodoku_whips::{Rater, RatingOptions, Scale};
///
/// let mut rater = Rater::default();
/// let line = "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.";
/// let state = State::new(&text::parse_one(line)?.puzzle)?;
/// let rating = rater.rate(&state, &RatingOptions::new(Scale::W));
/// assert_eq!(rating.rating, Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Rater {
    /// One for each scale of chains.
    levels: Vec<(super::Scale, Levels)>,
}

impl Rater {
    /// Rates the puzzle from a state.
    pub fn rate(&mut self, state: &State, options: &RatingOptions) -> PuzzleRating {
        let mut domains = Domains::of(state);
        let Some((kind, with_subsets)) = options.scale.chains() else {
            let (stop, most) = (&options.stop, options.max_length);
            let (rating, end) = match options.scale {
                super::Scale::BxB => trial::bxb(&domains, most, stop),
                _ => trial::depth(&domains, stop),
            };
            return rated(rating, end);
        };
        let place = self.levels.iter().position(|(scale, _)| *scale == options.scale);
        let place = place.unwrap_or_else(|| {
            let levels = Levels::new(kind, with_subsets, &options.stop);
            self.levels.push((options.scale, levels));
            self.levels.len() - 1
        });
        let levels = &mut self.levels[place].1;
        levels.search.stop = options.stop.clone();
        if options.steps {
            return steps::rate(state, kind, levels, options.max_length);
        }
        let (rating, closed) = levels.close(&mut domains, options.max_length);
        rated(rating, end(closed))
    }
}

fn rated(rating: usize, end: RatingEnd) -> PuzzleRating {
    let rating = (end == RatingEnd::Rated).then_some(rating);
    PuzzleRating { rating, end, steps: Vec::new() }
}

pub(crate) fn end(closed: Closed) -> RatingEnd {
    match closed {
        Closed::Solved => RatingEnd::Rated,
        Closed::Broken | Closed::Stuck => RatingEnd::Stuck,
        Closed::Cut => RatingEnd::AboveMaxLength,
        Closed::Stopped => RatingEnd::Stopped,
    }
}
