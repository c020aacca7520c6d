//! [`GeneratedRecord`]: a puzzle made to order.

use ergodoku::explainer::{Rater, RatingOptions};
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::generate::Made;
use ergodoku::{Level, Profile, State, text};
use serde::Serialize;

use super::{RatingRecord, Scale};

/// A puzzle made to order, with its rating on HoDoKu's scale.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GeneratedRecord {
    /// Its number among the puzzles made, from 1.
    pub number: usize,
    /// The seed that the puzzles were made from.
    pub seed: u64,
    /// The number of clues.
    pub clues: usize,
    /// The position to practise in, as a line of HoDoKu's library, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub position: Option<String>,
    /// Sudoku Explainer 1.2.1's ratings ER, EP and ED, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<f64>>, nullable = false, min_items = 3, max_items = 3))]
    pub explainer: Option<[f64; 3]>,
    /// The puzzle and its rating.
    #[serde(flatten)]
    pub rating: RatingRecord,
}

impl GeneratedRecord {
    /// Describes and rates a puzzle.
    pub fn new(number: usize, seed: u64, made: &Made, with_explainer: bool) -> GeneratedRecord {
        let entry = text::parse_one(&made.puzzle.to_string());
        let rating = RatingRecord::new(&entry, Scale::Hodoku, &Profile::hodoku());
        let explain = |state: State| {
            let rating = Rater::default().rate(&state, &RatingOptions::default());
            [rating.er, rating.ep, rating.ed]
        };
        GeneratedRecord {
            number,
            seed,
            clues: made.puzzle.givens().len(),
            position: made.position.as_ref().map(text::write_library),
            explainer: State::new(&made.puzzle).ok().filter(|_| with_explainer).map(explain),
            rating,
        }
    }

    /// Level, score and hardest technique in words.
    pub fn grade(&self) -> Sentence {
        let rating = &self.rating;
        let name = |level: Level| format!("command-level-{}", level.to_string().to_lowercase());
        let level = rating.level.map(|it| Sentence::Message(name(it).into(), Vec::new()));
        let (level, score) = (level.unwrap_or_default(), rating.score.unwrap_or_default() as usize);
        match &rating.hardest {
            Some(hardest) => {
                let technique = Sentence::Technique(hardest.technique);
                sentence!("report-grade-hardest", level, score, technique)
            }
            None => sentence!("command-rating", level, score),
        }
    }
}
