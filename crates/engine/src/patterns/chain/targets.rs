//! What chains are looked for in tables: pairs of a premise and an end between which a chain would eliminate
//! something.

use ergodoku_core::Each as _;
use std::cmp::Reverse;

use ergodoku_core::{Candidate, CandidateSet, Conclusion, State};

use ergodoku_kernel::{NodeLiteral, literal};

use super::Through;
use crate::context::{Context, Fact};
use crate::patterns::links::{Graph, Links, NodeSet};
use crate::sink::{Demand, Order};

/// What the two ends of a chain in a table make.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A continuous loop: two digits of one cell.
    Loop,
    /// A loop with one flaw, seen from the cell that loses candidates.
    Flawed,
    /// A chain whose ends lie in two cells and exclude two candidates or more.
    Open,
}

/// A premise and an end, and what a chain between them would make.
pub(crate) struct Target {
    pub(super) premise: NodeLiteral,
    pub(super) end: NodeLiteral,
    pub(super) form: Form,
}

impl Context<'_> {
    /// What chains of a kind are looked for in tables.
    pub(super) fn targets(&self, through: Through) -> &[Target] {
        self.fact::<Vec<Target>>(through)
    }
}

impl Fact for Vec<Target> {
    type Key = Through;

    fn of(context: &Context<'_>, through: Through) -> Vec<Target> {
        targets(context.state, context.links_through(through))
    }
}

/// Every target, premise by premise. Only what excludes itself is eliminated, so there are no premises but
/// that and the ends of chains that eliminate it.
fn targets(state: &State, links: &Links) -> Vec<Target> {
    let eliminable = links.eliminable();
    let none = NodeSet::new(links.count());
    let mut targets = Targets {
        state,
        links,
        eliminable: eliminable.candidates,
        by_start: none.clone(),
        wanted: none.clone(),
        led_to: none,
        found: Vec::with_capacity(128),
    };
    for start in 0..links.singles() {
        if targets.eliminable.contains(start) {
            targets.add_from_truth(start);
        }
        if eliminable.ends.contains(start) {
            targets.add_from_falsity(start);
        }
    }
    targets.found
}

/// A search for targets, and what it has found so far.
struct Targets<'a> {
    state: &'a State,
    links: &'a Links,
    eliminable: NodeSet,
    /// Room for the ends from a candidate.
    by_start: NodeSet,
    wanted: NodeSet,
    led_to: NodeSet,
    found: Vec<Target>,
}

impl Targets<'_> {
    fn add(&mut self, premise: NodeLiteral, end: NodeLiteral, form: Form) {
        self.found.push(Target { premise, end, form });
    }

    /// The candidate is false if its truth makes it false, or makes another of its cell true.
    fn add_from_truth(&mut self, start: usize) {
        let (links, premise) = (self.links, literal(start, true));
        self.add(premise, literal(start, false), Form::Flawed);
        for other in others(self.state, links, start) {
            if links.leads_to(start, other) {
                self.add(premise, literal(other, true), Form::Flawed);
            }
        }
    }

    /// Another candidate of the cell is false if the candidate's falsity makes it false: read backwards, if
    /// its truth leads to the candidate's. The candidate is true if its falsity makes it true; what else that
    /// makes true is of use if both exclude something.
    fn add_from_falsity(&mut self, start: usize) {
        let (links, premise) = (self.links, literal(start, false));
        for other in others(self.state, links, start) {
            if self.eliminable.contains(other) && links.leads_to(other, start) {
                self.add(premise, literal(other, false), Form::Flawed);
            }
        }
        for (_, end, form) in self.ends_from(start) {
            self.add(premise, literal(end, true), form);
        }
    }

    /// The candidates that are true if this one is false and exclude something that it excludes too, those
    /// first that exclude most, and what they make.
    fn ends_from(&mut self, start: usize) -> Vec<(Reverse<usize>, usize, Form)> {
        let Targets { links, eliminable, by_start, wanted, led_to, .. } = self;
        by_start.copy_from(links.weak(start));
        by_start.keep(links.candidates().row());
        wanted.clear();
        eliminable.in_row(by_start.row()).for_each(|it| wanted.add(links.weak(it)));
        wanted.keep(links.candidates().row());
        led_to.clear();
        links.add_true_without(start, led_to);
        let end = |end: usize| {
            let many = by_start.in_row(links.weak(end)).count();
            let form = match links.node(start).cells == links.node(end).cells {
                _ if start == end => Form::Flawed,
                true if many >= 1 => Form::Loop,
                false if many >= 2 => Form::Open,
                _ => return None,
            };
            Some((Reverse(many), end, form))
        };
        let mut ends: Vec<_> = led_to.in_row(wanted.row()).filter_map(end).collect();
        ends.sort_unstable_by_key(|&(many, end, _)| (many, end));
        ends
    }
}

impl Target {
    /// How good a step with its eliminations would be, if only the best is wanted and these are known.
    pub(super) fn rank(&self, state: &State, links: &Links, sink: &impl Demand) -> Option<Order> {
        let eliminations = self.eliminations(state, links).filter(|_| sink.wants_best())?;
        sink.rank(&Conclusion::Eliminate(eliminations))
    }

    /// What it eliminates; none if that depends on all links, as in a continuous loop.
    pub(super) fn eliminations(&self, state: &State, links: &Links) -> Option<CandidateSet> {
        let [from, to] = [self.premise, self.end].each(|literal| literal / 2);
        let single = |node| CandidateSet::only(links.candidate(node));
        match self.form {
            Form::Loop => None,
            Form::Flawed if self.premise == literal(from, true) => Some(single(from)),
            Form::Flawed if self.end == literal(to, false) => Some(single(to)),
            Form::Flawed => {
                Some(others(state, links, from).map(|it| links.candidate(it)).collect())
            }
            Form::Open => {
                let by_from = links.candidates().in_row(links.weak(from));
                let by_both = by_from.filter(|&it| links.rows().weak_rows().has(to, it));
                Some(by_both.map(|it| links.candidate(it)).collect())
            }
        }
    }
}

/// The other candidates of a candidate's cell.
fn others(state: &State, links: &Links, node: usize) -> impl Iterator<Item = usize> {
    let Candidate { cell, digit } = links.candidate(node);
    let others = state.candidates(cell).without(digit).iter();
    others.map(move |digit| links.number(Candidate::new(cell, digit)))
}
