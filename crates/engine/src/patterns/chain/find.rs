//! The searches for chains and loops.

use std::cell::RefCell;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Conclusion};

use super::search::ChainEnds;
use super::tabling::{TableChain, table_chains};
use super::targets::Form;
use super::{Chain, ChainSearch, Through, Wanted};
use crate::context::Context;
use crate::patterns::links::Links;
use crate::sink::{Distinct, Sink};

/// What a chain with two ends is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A chain of one digit.
    X,
    /// A chain that eliminates two candidates or more.
    Alternating,
    /// A chain that eliminates in one cell: seen from there, a loop with one flaw.
    Discontinuous,
    /// Any chain.
    Any,
}

impl Kind {
    /// What it is as a first way, if it is found so.
    fn form(self) -> Option<Form> {
        match self {
            Kind::X | Kind::Any => None,
            Kind::Alternating => Some(Form::Open),
            Kind::Discontinuous => Some(Form::Flawed),
        }
    }

    fn is(self, ends: &ChainEnds) -> bool {
        match self {
            Kind::X => ends.start != ends.end,
            Kind::Any => true,
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
    let mut search = Search::new(context, through, sink);
    if matches!(through, Through::Rectangles | Through::Fish) {
        let links = search.drawing.links;
        return match links.has_pattern() {
            true => search.report(&RefCell::new(ChainSearch::new(links, Wanted::Grouped)), kind),
            false => ControlFlow::Continue(()),
        };
    }
    if let Some(form) = kind.form().filter(|_| context.limits.chains_by_first_way) {
        return search.report_tables(form);
    }
    let chains = context.chain_search(through);
    search.report(chains, kind)?;
    // A shorter way without a group may have hidden one through a group.
    let any = (0..=last_level(context, false))
        .any(|level| chains.borrow().found_on(level).iter().any(|ends| kind.is(ends)));
    if through == Through::Groups && any {
        search
            .report(&RefCell::new(ChainSearch::new(search.drawing.links, Wanted::Grouped)), kind)?;
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
    let mut search = Search::new(context, through, sink);
    if context.limits.chains_by_first_way {
        return search.report_tables(Form::Loop);
    }
    // A loop that eliminates does so by one of its weak links, and can begin there. Those that
    // almost locked sets lock inside are the exception.
    search.close(context.chain_search(through), Wanted::Closing)?;
    if search.found.any() || context.limits.als_in_chains {
        // The shortest way round from where it eliminates is not all that a longer loop does.
        for wanted in [Wanted::Closing, Wanted::ClosingStrong] {
            search.close(&RefCell::new(ChainSearch::new(search.drawing.links, wanted)), wanted)?;
        }
    }
    ControlFlow::Continue(())
}

/// A search for chains, and what it has found so far.
struct Search<'a, S> {
    drawing: Drawing<'a>,
    found: Distinct<'a, S>,
}

/// What it takes to make a chain of the numbers of its nodes.
#[derive(Copy, Clone)]
struct Drawing<'a> {
    context: &'a Context<'a>,
    links: &'a Links,
    through: Through,
}

impl<'a, S: Sink<Chain>> Search<'a, S> {
    fn new(context: &'a Context<'a>, through: Through, sink: &'a mut S) -> Search<'a, S> {
        let drawing = Drawing { context, links: context.links_through(through), through };
        Search { drawing, found: Distinct::new(sink) }
    }

    /// Reports the chains of a kind that eliminate something new, level by level.
    fn report(&mut self, chains: &RefCell<ChainSearch>, kind: Kind) -> ControlFlow<()> {
        let (drawing, context) = (self.drawing, self.drawing.context);
        for level in LEAST_LEVEL..=last_level(context, false) {
            chains.borrow_mut().extend_to(level, context.stop());
            context.check()?;
            let chains = chains.borrow();
            for ends in chains.found_on(level) {
                context.check()?;
                if kind.is(ends) {
                    let chain = || drawing.chain_between(&chains, ends, level);
                    self.found.report(excluded(drawing.links, ends), chain)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the chains of a form in the tables, the shortest first.
    fn report_tables(&mut self, form: Form) -> ControlFlow<()> {
        let Drawing { context, through, .. } = self.drawing;
        for TableChain { nodes, eliminations } in
            table_chains(context, through, form, self.found.sink)
        {
            let is_wanted = |it| self.found.sink.wants(&Conclusion::Eliminate(it));
            if !eliminations.is_none_or(is_wanted) {
                continue;
            }
            context.check()?;
            let Some(chain) = self.drawing.draw(&nodes, form == Form::Loop) else { continue };
            let all = || chain.outside(chain.eliminations(context.state));
            let eliminations = eliminations.unwrap_or_else(all);
            self.found.offer(eliminations, || chain)?;
        }
        ControlFlow::Continue(())
    }

    /// Reports the loops that eliminate something new, level by level.
    fn close(&mut self, chains: &RefCell<ChainSearch>, wanted: Wanted) -> ControlFlow<()> {
        let context = self.drawing.context;
        for level in LEAST_LEVEL..=last_level(context, true) {
            chains.borrow_mut().extend_to(level, context.stop());
            context.check()?;
            let chains = chains.borrow();
            let closing = |it: &&ChainEnds| it.closes && it.start < it.end;
            for ends in chains.found_on(level).iter().filter(closing) {
                context.check()?;
                self.close_between(&chains, ends, level, wanted)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the loops of which a chain between two ends is all but one link.
    fn close_between(
        &mut self,
        chains: &ChainSearch,
        ends: &ChainEnds,
        level: usize,
        wanted: Wanted,
    ) -> ControlFlow<()> {
        let (mut flow, mut ways) = (ControlFlow::Continue(()), 0);
        let context = self.drawing.context;
        chains.ways(ends, level, context.stop(), |way| {
            let mut way = way.to_vec();
            if wanted == Wanted::ClosingStrong {
                way.rotate_right(1);
            }
            if let Some(chain) = self.drawing.draw(&way, true) {
                let all = chain.eliminations(context.state);
                let mut reported = [all, chain.outside(all)].into_iter();
                flow = reported.try_for_each(|it| self.found.offer(it, || chain.clone()));
            }
            ways += 1;
            if ways < MOST_WAYS { flow } else { ControlFlow::Break(()) }
        });
        flow
    }
}

impl Drawing<'_> {
    /// The first chain between two ends that can be drawn.
    fn chain_between(&self, chains: &ChainSearch, ends: &ChainEnds, level: usize) -> Option<Chain> {
        let mut chain = None;
        chains.ways(ends, level, self.context.stop(), |way| {
            chain = self.draw(way, false);
            if chain.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        chain
    }

    /// The chain of these nodes, with the reasons for its links; none if it should have a group or a pattern, and has not.
    fn draw(&self, way: &[usize], closed: bool) -> Option<Chain> {
        let nodes = way.iter().map(|&number| self.links.node(number)).collect();
        let why = |it: &[usize]| self.links.why_strong(self.context.state, it[0], it[1]);
        let chain = Chain::of(nodes, closed, way.chunks(2).map(why));
        let is_such = match self.through {
            Through::Groups => chain.is_grouped(),
            Through::Rectangles => chain.rectangles().next().is_some(),
            Through::Fish => chain.fish().next().is_some(),
            Through::OneDigit | Through::Candidates => true,
        };
        is_such.then_some(chain)
    }
}

/// What both ends of a chain exclude.
fn excluded(links: &Links, ends: &ChainEnds) -> CandidateSet {
    let start = links.node(ends.start);
    let all = ends.eliminations.iter().map(|it| links.node(it));
    let whole = ends.start != ends.end || start.cells.len() > 1;
    let in_cell = all.filter(|it| whole || it.cells == start.cells);
    in_cell.fold(CandidateSet::EMPTY, |all, it| all | it.candidates())
}

/// How many ways of one length between two ends are tried: each may be a loop of its own.
const MOST_WAYS: usize = 1000;

/// The last level on which chains, or loops with their one link more, are looked for.
pub(super) fn last_level(context: &Context<'_>, closed: bool) -> usize {
    (context.limits.chain_links.get().saturating_sub(1 + usize::from(closed))) / 2
}
