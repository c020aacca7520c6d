//! XY-Chains: bivalue cells in a row, each of which shares a candidate with the next and sees it.
//!
//! All their links are between the two candidates of a cell, or between candidates of one digit. So they
//! are found in a graph of these candidates alone, of which there are never many: most often one word
//! holds them all, and its closure tells at once whether there is anything to search for.

use ergodoku_core::Each as _;
use std::cmp::Reverse;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Constraint, Digit, State};
use ergodoku_kernel::closure::directed;
use ergodoku_kernel::{ChainSearch, LinkRows, Node, NodeSet, Rows, Words};

use super::Chain;
use super::find::last_level;
use super::search::MOST_STEPS;
use crate::context::Context;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;

/// Every XY-Chain, the shortest first; each set of eliminations once.
pub(crate) fn xy_chains(context: &Context<'_>, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
    match context.bivalue().len() {
        0..=32 => search::<[u64; 1]>(context, sink),
        _ => search::<[u64; 3]>(context, sink),
    }
}

/// The level of chains of three cells, with those of one on level 0.
const LEAST_LEVEL: usize = 2;

/// Every XY-Chain among as many candidates of bivalue cells as a set holds.
fn search<W: Words>(context: &Context<'_>, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
    let bivalue = Bivalue::<W>::of(context.state, context.bivalue());
    let Some(mut search) = bivalue.search(context) else { return ControlFlow::Continue(()) };
    let (mut found, mut hits) = (Distinct::new(sink), Vec::new());
    for level in 0..=last_level(context, false) {
        context.check()?;
        search.advance(context.stop(), |start, end| {
            hits.push((bivalue.excluded(context.state, start, end), [start, end]));
        });
        context.check()?;
        if level < LEAST_LEVEL {
            hits.clear();
        }
        sort_by_key(&mut hits, |(cells, _)| Reverse(cells.len()));
        for (cells, ends) in hits.drain(..) {
            let eliminated = CandidateSet::of(bivalue.candidates[ends[0]].digit, cells);
            found.report(eliminated, || {
                let mut chain = None;
                search.ways(ends, level, MOST_STEPS, context.stop(), |way| {
                    chain = Some(bivalue.chain(way));
                    ControlFlow::Break(())
                });
                chain
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of bivalue cells, digit by digit: their numbers are their places.
struct Bivalue<W> {
    candidates: Vec<Candidate>,
    /// The other candidate of the cell of each.
    partners: Vec<usize>,
    /// By candidate, those of its digit that it sees.
    seen: Rows<W>,
}

impl<W: Words> Bivalue<W> {
    fn of(state: &State, cells: CellSet) -> Bivalue<W> {
        let in_cells = |digit| (state.places(digit) & cells).iter();
        let of_digit = |digit| in_cells(digit).map(move |cell| Candidate::new(cell, digit));
        let candidates: Vec<Candidate> = Digit::ALL.into_iter().flat_map(of_digit).collect();
        let (mut partners, mut first_of) = (vec![0; candidates.len()], [None; 81]);
        for (number, candidate) in candidates.iter().enumerate() {
            match first_of[candidate.cell.index()].replace(number) {
                None => {}
                Some(other) => (partners[number], partners[other]) = (other, number),
            }
        }
        let mut seen = Rows::new(candidates.len());
        each_alike(&candidates, |one, other| {
            if candidates[one].cell.sees(candidates[other].cell) {
                seen.join(one, other);
            }
        });
        Bivalue { candidates, partners, seen }
    }

    /// The search from all candidates that a chain which eliminates something can begin with; none if there
    /// is no such chain. Chains are looked for from both ends: a way without a candidate twice may be found
    /// from one of them alone.
    fn search(&self, context: &Context<'_>) -> Option<ChainSearch<LinkRows<W>>> {
        let count = self.candidates.len();
        // What is true at once if a candidate is: the partners of those that it sees.
        let mut next = Rows::<W>::new(count);
        each_alike(&self.candidates, |one, other| {
            if self.seen.has(one, other) {
                next.insert(one, self.partners[other]);
                next.insert(other, self.partners[one]);
            }
        });
        let closed = directed(&next, 0..count, context.stop());
        let mut wanted: Vec<NodeSet<W>> = vec![NodeSet::new(count); count];
        let mut any = false;
        each_alike(&self.candidates, |one, other| {
            if closed.has(self.partners[one], other)
                && !self.excluded(context.state, one, other).is_empty()
            {
                wanted[one].insert(other);
                wanted[other].insert(one);
                any = true;
            }
        });
        any.then(|| {
            let mut strong = Rows::new(count);
            (0..count).for_each(|it| strong.insert(it, self.partners[it]));
            let mut search = ChainSearch::new(LinkRows::new(strong, self.seen.clone()));
            let sources = wanted.into_iter().enumerate();
            sources.for_each(|(source, wanted)| search.add_source(source, wanted));
            search
        })
    }

    /// The places of the digit of two candidates that see both.
    fn excluded(&self, state: &State, one: usize, other: usize) -> CellSet {
        let [one, other] = [one, other].each(|number| self.candidates[number]);
        state.places(one.digit) & one.cell.peers() & other.cell.peers()
    }

    fn chain(&self, way: &[usize]) -> Chain {
        let nodes: Vec<Node> = way.iter().map(|&it| Node::of(self.candidates[it])).collect();
        let cells = way.iter().step_by(2).map(|&it| Constraint::Cell(self.candidates[it].cell));
        Chain::of(nodes, false, cells.collect::<Vec<_>>())
    }
}

/// Visits the pairs of candidates of one digit.
fn each_alike(candidates: &[Candidate], mut visit: impl FnMut(usize, usize)) {
    let mut first = 0;
    for of_digit in candidates.chunk_by(|one, other| one.digit == other.digit) {
        let end = first + of_digit.len();
        (first..end).for_each(|one| (one + 1..end).for_each(|other| visit(one, other)));
        first = end;
    }
}
