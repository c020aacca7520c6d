//! BUG+1: a bivalue universal grave but for one candidate.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet};
use ergodoku_proof::DeadlyPattern;

use super::deadly::{Deadly, Reason, Shape};
use crate::context::Context;
use crate::technique::PatternSink;

/// The one BUG+1 there may be.
pub(crate) fn find_plus_one(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
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
            let eliminated = CandidateSet::in_cell(cell, digits.without(digit));
            let reason = Reason::ExcludesAll;
            Deadly { shape: Shape::Bug, pattern, guardians: guardian, reason }
                .report(eliminated, sink)?;
        }
    }
    ControlFlow::Continue(())
}
