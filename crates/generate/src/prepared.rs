//! [`prepared`]: puzzles that need rare techniques, found by long searches of this generator. A search for more begins
//! at one of them: see `generator.rs`.

use ergodoku_core::Puzzle;
use ergodoku_engine::Technique;

use crate::pack::{givens_of, unpack};

/// A technique in each line, then puzzles that need it, as [`pack`](crate::pack) writes them. Behind `|` are those that need
/// it if only the basics are allowed besides. `cargo xtask prepare` writes the file.
const PREPARED: &str = include_str!("prepared.txt");

/// Minimal puzzles that need a technique, if it is so rare that some are prepared. A search for a puzzle that needs one
/// begins at these. With `by_default`, only those that need it beside all techniques that a [`Spec`](crate::Spec) allows if
/// none are named.
///
/// ```
/// use ergodoku_engine::technique;
/// use ergodoku_generate::prepared;
///
/// assert!(prepared(technique("aic")?, true).len() > 1);
/// assert!(prepared(technique("naked-single")?, false).is_empty());
/// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
/// ```
pub fn prepared(technique: &Technique, by_default: bool) -> Vec<Puzzle> {
    let slug = technique.slug();
    let of_it = |line: &str| line.split(' ').next() == Some(slug.as_str());
    let line = PREPARED.lines().find(|line| of_it(line)).unwrap_or_default();
    let codes = line.split(' ').skip(1).take_while(|code| !by_default || *code != "|");
    codes.filter_map(|code| Some(givens_of(&unpack(code).ok()?))).collect()
}
