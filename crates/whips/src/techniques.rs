//! The techniques of these ratings: those of the engine's catalogue, whose own searches are bounded. Ratings search them by
//! their length.

use ergodoku_engine::patterns::Whip;
use ergodoku_engine::{Technique, techniques as t};

/// All of them.
pub static TECHNIQUES: [&Technique; 4] = [&t::WHIP, &t::G_WHIP, &t::BRAID, &t::G_BRAID];

/// The technique of a chain.
pub(crate) fn of(whip: &Whip) -> &'static Technique {
    match (whip.is_grouped(), whip.is_braid) {
        (false, false) => &t::WHIP,
        (true, false) => &t::G_WHIP,
        (false, true) => &t::BRAID,
        (true, true) => &t::G_BRAID,
    }
}
