//! BUG+1.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet};
use ergodoku_proof::DeadlyPattern;

use crate::context::Context;
use crate::patterns::deadly::{Deadly, Reason, Shape};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// All open cells have two candidates but for one, which has three; without one of these, every
    /// digit would have two places or none in every house: that one is true, and the other two go.
    ///
    /// # Why it works
    ///
    /// Without it the open cells would be a bivalue universal grave: if they could be filled, each
    /// could change to its other candidate, and the puzzle would have a second solution. Because it
    /// has one solution, the candidate that prevents this is true.
    BUG_PLUS_ONE {
        name: "BUG+1",
        aliases: &["Bivalue Universal Grave + 1", "Bivalue Universal Grave"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0610", score: 100, level: Level::Hard }),
        se_rating: Some(5.6),
        assumes_uniqueness: true,
        example: Example {
            state: ".+3+649.+8+5..+95.+8+63.+48+2+4315+6+7+9217+6+3+9+5+4864+9.5+8+7+3.+5+8+3.+4.9.\
                    +647+8+5+6+129+3+9+5+18+2+3+4+67+36+2+9+74+185",
            conclusion: "r6c4<>17",
        },
        near_miss: Example {
            state: ".+3+649.+8+5..+95.+8+63.+48+2+4315+6+7+9217.+3+9+5+4864+9.5+8+7+3.+5+8+3.+4.9.+\
                    647+8+5+6+129+3+9+5+18+2+3+4+67+36+2+9+74+185",
            conclusion: "r6c4<>17",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    let state = context.state;
    let more = state.unsolved() - context.bivalue();
    let Some(cell) = more.single() else { return ControlFlow::Continue(()) };
    let digits = state.candidates(cell);
    if digits.len() != 3 {
        return ControlFlow::Continue(());
    }
    for digit in digits.iter() {
        let guardian = CandidateSet::only(Candidate::new(cell, digit));
        if let Some(pattern) = DeadlyPattern::new(*state.all_candidates() - guardian) {
            let gone = CandidateSet::in_cell(cell, digits.without(digit));
            let reason = Reason::ExcludesAll;
            Deadly { shape: Shape::Grave, pattern, guardians: guardian, reason }
                .report(gone, sink)?;
        }
    }
    ControlFlow::Continue(())
}
