//! The searches for chains and loops.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Conclusion};

use super::search::ChainEnds;
use super::tabling::{Form, table_chains};
use super::{Chain, ChainSearch, Link, Through, Wanted};
use crate::context::Context;
use crate::sink::Sink;

/// What a chain with two ends is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A chain of one digit.
    X,
    /// A chain that eliminates two candidates or more.
    Alternating,
    /// A chain that eliminates in one cell: seen from there, a loop with one flaw.
    Discontinuous,
}

impl Kind {
    /// What it is as a first way, if it is found so.
    fn form(self) -> Option<Form> {
        match self {
            Kind::X => None,
            Kind::Alternating => Some(Form::Open),
            Kind::Discontinuous => Some(Form::Flawed),
        }
    }

    fn is(self, ends: &ChainEnds) -> bool {
        match self {
            Kind::X => ends.start != ends.end,
            Kind::Alternating => ends.start != ends.end && ends.eliminations.len() > 1,
            Kind::Discontinuous => ends.start == ends.end || ends.eliminations.len() == 1,
        }
    }
}

/// The level that chains begin on, with one strong link on level 0.
const LEAST_LEVEL: usize = 1;

/// Every chain of a kind, the shortest first; each set of eliminations once.
pub(crate) fn chains(
    context: &Context<'_>,
    kind: Kind,
    through: Through,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    if through == Through::OneDigit && context.reducible_digits().is_empty() {
        return ControlFlow::Continue(());
    }
    let mut search = Search { context, through, seen: HashSet::new() };
    if let Some(form) = kind.form().filter(|_| context.limits.chains_by_first_way) {
        return search.report_ways(form, sink);
    }
    let chains = context.chain_search(through);
    for level in LEAST_LEVEL..=last_level(context, false) {
        chains.borrow_mut().extend_to(level, context.stop());
        context.check()?;
        search.report(&chains.borrow(), level, kind, sink)?;
    }
    // A shorter way without a group may have hidden one through a group.
    let any = (0..=last_level(context, false))
        .any(|level| chains.borrow().found_on(level).iter().any(|ends| kind.is(ends)));
    if through == Through::Groups && any {
        let mut chains = ChainSearch::new(context.links_through(through), Wanted::Grouped);
        for level in LEAST_LEVEL..=last_level(context, false) {
            chains.extend_to(level, context.stop());
            context.check()?;
            search.report(&chains, level, kind, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Every continuous loop, the shortest first; each set of eliminations once. What a loop eliminates
/// in its own cells is left out in a second step, for most programs do not see it.
pub(crate) fn loops(
    context: &Context<'_>,
    through: Through,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let mut search = Search { context, through, seen: HashSet::new() };
    if context.limits.chains_by_first_way {
        return search.report_ways(Form::Loop, sink);
    }
    // A loop that eliminates does so by one of its weak links, and can begin there. Those that
    // almost locked sets lock inside are the exception.
    let chains = context.chain_search(through);
    for level in LEAST_LEVEL..=last_level(context, true) {
        chains.borrow_mut().extend_to(level, context.stop());
        context.check()?;
        search.close(&chains.borrow(), level, Wanted::Closing, sink)?;
    }
    if !search.seen.is_empty() || context.limits.als_in_chains {
        // The shortest way round from where it eliminates is not all that a longer loop does.
        for wanted in [Wanted::Closing, Wanted::ClosingStrong] {
            let mut chains = ChainSearch::new(context.links_through(through), wanted);
            for level in LEAST_LEVEL..=last_level(context, true) {
                chains.extend_to(level, context.stop());
                context.check()?;
                search.close(&chains, level, wanted, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A search for chains, and what it has found so far.
struct Search<'a> {
    context: &'a Context<'a>,
    through: Through,
    seen: HashSet<CandidateSet>,
}

impl Search<'_> {
    /// Reports the chains of a level that eliminate something new.
    fn report(
        &mut self,
        chains: &ChainSearch,
        level: usize,
        kind: Kind,
        sink: &mut impl Sink<Chain>,
    ) -> ControlFlow<()> {
        for ends in chains.found_on(level) {
            self.context.check()?;
            if kind.is(ends) {
                self.report_ends(chains, level, ends, self.excluded(ends), sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports a chain between two ends, if what it eliminates is new.
    fn report_ends(
        &mut self,
        chains: &ChainSearch,
        level: usize,
        ends: &ChainEnds,
        gone: CandidateSet,
        sink: &mut impl Sink<Chain>,
    ) -> ControlFlow<()> {
        let conclusion = Conclusion::Eliminate(gone);
        if gone.is_empty() || self.seen.contains(&gone) || !sink.wants(&conclusion) {
            return ControlFlow::Continue(());
        }
        let mut chain = None;
        let stop = self.context.stop();
        chains.ways(ends, level, stop, |path| match self.draw(path, false) {
            Some(drawn) => {
                chain = Some(drawn);
                ControlFlow::Break(())
            }
            None => ControlFlow::Continue(()),
        });
        match chain {
            Some(chain) => {
                self.seen.insert(gone);
                sink.offer(chain, conclusion)
            }
            None => ControlFlow::Continue(()),
        }
    }

    /// Reports the first ways of a form, the shortest first.
    fn report_ways(&mut self, form: Form, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
        let ways = table_chains(self.context, self.through, form, sink);
        for way in ways {
            if way.eliminations.is_some_and(|gone| !sink.wants(&Conclusion::Eliminate(gone))) {
                continue;
            }
            self.context.check()?;
            let Some(chain) = self.draw(&way.nodes, form == Form::Loop) else { continue };
            let all = || chain.outside(chain.eliminations(self.context.state));
            let gone = way.eliminations.unwrap_or_else(all);
            if !gone.is_empty() && self.seen.insert(gone) {
                sink.offer(chain, Conclusion::Eliminate(gone))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// What both ends of a chain exclude.
    fn excluded(&self, ends: &ChainEnds) -> CandidateSet {
        let links = self.context.links_through(self.through);
        let start = links.node(ends.start);
        let all = ends.eliminations.iter().map(|gone| links.node(gone));
        let whole = ends.start != ends.end || start.cells.len() > 1;
        let in_cell = all.filter(|gone| whole || gone.cells == start.cells);
        in_cell.fold(CandidateSet::EMPTY, |all, gone| all | gone.candidates())
    }

    /// Reports the loops of a level that eliminate something new.
    fn close(
        &mut self,
        chains: &ChainSearch,
        level: usize,
        wanted: Wanted,
        sink: &mut impl Sink<Chain>,
    ) -> ControlFlow<()> {
        for ends in
            chains.found_on(level).iter().filter(|ends| ends.closes && ends.start < ends.end)
        {
            let mut flow = self.context.check();
            let mut paths = 0;
            chains.ways(ends, level, self.context.stop(), |path| {
                let mut path = path.to_vec();
                if wanted == Wanted::ClosingStrong {
                    path.rotate_right(1);
                }
                if let Some(chain) = self.draw(&path, true) {
                    flow = self.report_loop(chain, sink);
                }
                paths += 1;
                if paths < MOST_PATHS { flow } else { ControlFlow::Break(()) }
            });
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn report_loop(&mut self, chain: Chain, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
        let gone = chain.eliminations(self.context.state);
        for gone in [gone, chain.outside(gone)] {
            if !gone.is_empty() && self.seen.insert(gone) {
                sink.offer(chain.clone(), Conclusion::Eliminate(gone))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The chain of these nodes, with the reasons for its links; none if it should be grouped and is
    /// not.
    fn draw(&self, path: &[usize], closed: bool) -> Option<Chain> {
        let links = self.context.links_through(self.through);
        let pairs = path.windows(2).map(|pair| (pair[0], pair[1]));
        let back = closed.then(|| (path[path.len() - 1], path[0]));
        let joined = pairs.chain(back).enumerate().map(|(index, (one, other))| {
            match index.is_multiple_of(2) {
                true => links.why_strong(self.context.state, one, other),
                false => {
                    let mut rules = links.node(one).why_not_both(links.node(other));
                    Link::Rule(rules.next().expect("a weak link"))
                }
            }
        });
        let nodes = path.iter().map(|&number| links.node(number)).collect();
        let chain = Chain { nodes, links: joined.collect() };
        (self.through != Through::Groups || chain.is_grouped()).then_some(chain)
    }
}

/// How many ways of one length between two ends are tried: each may be a loop of its own.
const MOST_PATHS: usize = 1000;

/// The last level that chains, or loops with their one link more, may chains.
pub(super) fn last_level(context: &Context<'_>, closed: bool) -> usize {
    (context.limits.chain_links.get().saturating_sub(1 + usize::from(closed))) / 2
}
