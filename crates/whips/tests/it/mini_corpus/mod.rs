//! Ratings of puzzles of our own, made by our generator: the claims hold on any clone, without data from elsewhere.

use ergodoku_core::{State, text};
use ergodoku_whips::{Rater, RatingOptions, Scale};

/// A puzzle, then its rating on each scale, in the order of [`Scale::ALL`]; `-` if it has none.
const RATINGS: &str = include_str!("ratings.csv");

/// The puzzles and their ratings.
pub(crate) fn rated() -> impl Iterator<Item = (State, Vec<Option<usize>>)> {
    RATINGS.lines().skip(1).map(|line| {
        let mut fields = line.split(',');
        let puzzle = text::parse_one(fields.next().expect("a puzzle")).expect("a puzzle").puzzle;
        (State::new(&puzzle).expect("no clash"), fields.map(|it| it.parse().ok()).collect())
    })
}

#[test]
fn ratings_are_as_noted() {
    let mut rater = Rater::default();
    let (mut puzzles, mut by_rating) = (0, [0; 16]);
    for (state, noted) in rated() {
        let rate = |scale| rater.rate(&state, &RatingOptions::new(scale)).rating;
        let found: Vec<Option<usize>> = Scale::ALL.map(rate).to_vec();
        assert_eq!(found, noted, "{state:?}");
        puzzles += 1;
        by_rating[noted[0].unwrap_or(15)] += 1;
    }
    assert!(puzzles >= 230, "{puzzles}");
    assert!(by_rating[..=6].iter().all(|&count| count > 0), "{by_rating:?}");
}

#[test]
fn ratings_keep_the_order_that_their_rules_have() {
    for (_, noted) in rated() {
        let [w, sw, gw, sgw, b, gb, depth, bxb] = noted[..] else { panic!("eight ratings") };
        let at_most = |one: Option<usize>, other: Option<usize>| {
            other.is_none() || one.is_some_and(|one| Some(one) <= other)
        };
        assert!(at_most(b, w) && at_most(gb, b) && at_most(gb, gw), "{noted:?}");
        assert!(at_most(gw, w) && at_most(sgw, sw), "{noted:?}");
        // Braids solve just what assumptions followed by singles do.
        assert_eq!(depth.is_some_and(|it| it <= 1), b.is_some(), "{noted:?}");
        assert_eq!(depth == Some(0), w == Some(0), "{noted:?}");
        assert_eq!(bxb == Some(0), b.is_some(), "{noted:?}");
    }
}
