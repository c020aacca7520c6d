//! The search for whips and braids.

use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, Conclusion};
use ergodoku_kernel::whips::{Domains, Kind, Reach, Search};

use super::whip::Whip;
use crate::context::Context;
use crate::sink::Sink;

/// The most rules of a chain: the number of braids grows with each by a factor.
const MOST_RULES: usize = 6;

/// The shortest chain of a kind with each target, short ones first; but none where a chain of a plainer kind is as
/// short.
pub(crate) fn find(
    context: &Context<'_>,
    kind: Kind,
    sink: &mut impl Sink<Whip>,
) -> ControlFlow<()> {
    let domains = Domains::of(context.state);
    let search = |kind: Kind| {
        let mut search = Search::new(kind);
        search.stop = context.stop().clone();
        search.enter();
        search
    };
    let mut own = search(kind);
    let mut plainer: Vec<Search> = plainer(kind).into_iter().map(search).collect();
    let mut targets = within_reach(context, &domains, &mut own)?;
    let mut least = None;
    for length in 1..=MOST_RULES {
        for (target, rounds) in std::mem::take(&mut targets) {
            context.check()?;
            if rounds >= length || !own.find(&domains, target, length) {
                targets.push((target, rounds));
                continue;
            }
            least = least.or(Some(length));
            if plainer.iter_mut().any(|it| it.find(&domains, target, length)) {
                continue;
            }
            let target = Candidate::from_index(target);
            let mut whip = Whip::new(context.state, kind, target, own.chain());
            whip.least = least;
            sink.offer(whip, Conclusion::Eliminate(CandidateSet::only(target)))?;
        }
    }
    ControlFlow::Continue(())
}

/// The kinds that allow one thing less.
fn plainer(kind: Kind) -> Vec<Kind> {
    let mut all = Vec::new();
    if kind.with_groups {
        all.push(Kind { with_groups: false, ..kind });
    }
    if kind.is_braid {
        all.push(Kind { is_braid: false, ..kind });
    }
    all
}

/// The targets that lead to a contradiction if all that follows is taken at once, and after how many rounds: a chain has
/// more rules than that.
fn within_reach(
    context: &Context<'_>,
    domains: &Domains,
    search: &mut Search,
) -> ControlFlow<(), Vec<(usize, usize)>> {
    let most = MOST_RULES - 1;
    let mut targets = Vec::new();
    for target in domains.open() {
        context.check()?;
        if let Reach::Contradiction(rounds) = search.reach(domains, target, most) {
            targets.push((target, rounds));
        }
    }
    ControlFlow::Continue(targets)
}
