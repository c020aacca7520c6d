//! What follows from a premise.

use ergodoku_core::Each as _;
use ergodoku_core::{CandidateSet, CellSet, Digit, House, State};

/// What follows from a premise: what can still be true, and what must be.
#[derive(Copy, Clone)]
pub(crate) struct Closure {
    /// What can still be true.
    pub(crate) live: CandidateSet,
    /// What must be true, what was known before included.
    pub(crate) known: CandidateSet,
}

impl Closure {
    /// What is known of a state before anything is assumed.
    pub(crate) fn of(state: &State) -> Closure {
        let placed = Digit::ALL.map(|digit| CandidateSet::of(digit, state.placed(digit)));
        let known = placed.into_iter().fold(CandidateSet::EMPTY, CandidateSet::union);
        Closure { live: *state.all_candidates() | known, known }
    }

    /// Whether nothing left can satisfy some rule.
    pub(crate) fn breaks_a_rule(&self) -> bool {
        let shut_out = |digit| !meet_every_house(self.live.cells_of(digit));
        self.live.cells() != CellSet::ALL || Digit::ALL.into_iter().any(shut_out)
    }
}

/// Whether each house holds one of the cells, row by row and band by band.
fn meet_every_house(cells: CellSet) -> bool {
    let mut columns = 0;
    for band in 0..3 {
        let rows = [0, 1, 2].each(|row| House::row(3 * band + row).positions_of(cells));
        let in_band = rows[0] | rows[1] | rows[2];
        let in_boxes = [0, 3, 6].each(|stack| in_band >> stack & 0b111);
        if rows.contains(&0) || in_boxes.contains(&0) {
            return false;
        }
        columns |= in_band;
    }
    columns == 0x1ff
}
