//! [`Race`]: the search for the cheapest list of hard steps.

use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap};
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Conclusion, State, Stop};

use super::Task;
use super::line::Hard;
use crate::solve::{Effort, find_steps_within};
use crate::sort::sort_by_key;

/// Two searches in turn, each a state at a time. The *exact* one visits every state that costs less than the best
/// solve, and so proves what it does not find. The *quick* one passes over a state if another one that costs no more
/// has none but candidates of that state: it comes to good solves early, but as some techniques need candidates, like
/// those that assume one solution, it proves nothing.
pub(super) struct Race<'a> {
    task: &'a Task<'a>,
    /// What the best solve costs, and its hard steps unless it is the one known from the start.
    best_cost: u32,
    best: Option<Vec<Hard>>,
    exact: Queue,
    quick: Queue,
    /// The candidates of each state that the quick search has visited.
    visited: Vec<CandidateSet>,
}

/// The states that a search has come to, without singles.
#[derive(Default)]
struct Queue {
    nodes: Vec<Node>,
    /// The cheapest first, and of these the one with the fewest candidates; by number.
    open: BinaryHeap<Reverse<(u32, usize, usize)>>,
    /// What each state costs, as far as is known.
    known: HashMap<(CandidateSet, CellSet), u32>,
}

struct Node {
    /// What led here: the number of a node, and a hard step. None at the start.
    from: Option<(usize, Hard)>,
    /// Dropped once the node is visited.
    state: Option<Box<State>>,
}

/// The exact search gives up at this number of states, which take some 500 MB.
const MOST_STATES: usize = 250_000;

impl Queue {
    /// Adds a state, unless it is there and costs no more.
    fn add(&mut self, cost: u32, state: State, from: Option<(usize, Hard)>) {
        let live = state.live();
        match self.known.entry((live, state.filled())) {
            Entry::Occupied(known) if *known.get() <= cost => return,
            Entry::Occupied(mut known) => {
                known.insert(cost);
            }
            Entry::Vacant(new) => {
                new.insert(cost);
            }
        }
        self.open.push(Reverse((cost, live.len(), self.nodes.len())));
        self.nodes.push(Node { from, state: Some(Box::new(state)) });
    }

    /// The next state to visit, with its cost and number. Passes over those that became cheaper since.
    fn next(&mut self) -> Option<(u32, usize, Box<State>)> {
        while let Some(Reverse((cost, _, number))) = self.open.pop() {
            let Some(state) = self.nodes[number].state.take() else { continue };
            if self.known.get(&(state.live(), state.filled())) == Some(&cost) {
                return Some((cost, number, state));
            }
        }
        None
    }

    /// The hard steps that lead to a node.
    fn way_to(&self, number: usize) -> Vec<Hard> {
        let from = |from: &(usize, Hard)| self.nodes[from.0].from;
        let way = std::iter::successors(self.nodes[number].from, from).map(|(_, hard)| hard);
        let mut way: Vec<Hard> = way.collect();
        way.reverse();
        way
    }
}

impl<'a> Race<'a> {
    /// A search for solves that cost less than one that is known.
    pub(super) fn new(task: &'a Task<'a>, known: u32) -> Race<'a> {
        let start = task.take_singles(task.state.clone(), &mut |_| ());
        let [mut exact, mut quick] = [Queue::default(), Queue::default()];
        if !start.is_solved() {
            exact.add(0, start.clone(), None);
            quick.add(0, start, None);
        }
        Race { task, best_cost: known, best: None, exact, quick, visited: Vec::new() }
    }

    /// Searches to the end, or until the stop is due. Returns what any solve costs at least.
    pub(super) fn run(&mut self, stop: &Stop) -> u32 {
        let least = self.task.least_cost();
        loop {
            if let Some((cost, number, state)) = self.next_quick() {
                self.visit(cost, number, &state, stop, |race| &mut race.quick);
            }
            let Some((cost, number, state)) = self.exact.next() else { return self.best_cost };
            // No state in the queue is cheaper, and none is solved.
            let at_least = self.best_cost.min(cost.saturating_add(least));
            if at_least == self.best_cost {
                return at_least;
            }
            self.visit(cost, number, &state, stop, |race| &mut race.exact);
            if stop.is_over() || self.exact.nodes.len() >= MOST_STATES {
                return self.best_cost.min(at_least);
            }
        }
    }

    /// The hard steps of the best solve, if it is better than the one known from the start.
    pub(super) fn into_best(self) -> Option<Vec<Hard>> {
        self.best
    }

    fn next_quick(&mut self) -> Option<(u32, usize, Box<State>)> {
        loop {
            let (cost, number, state) = self.quick.next()?;
            if cost.saturating_add(self.task.least_cost()) >= self.best_cost {
                return None;
            }
            let live = state.live();
            if !self.visited.iter().any(|it| it.is_subset(&live)) {
                self.visited.push(live);
                return Some((cost, number, state));
            }
        }
    }

    /// Takes each hard step of a state, and all singles after it.
    fn visit(
        &mut self,
        cost: u32,
        number: usize,
        state: &State,
        stop: &Stop,
        queue: fn(&mut Self) -> &mut Queue,
    ) {
        let least = self.task.least_cost();
        for (more, hard) in self.hard_steps(state, stop) {
            let cost = cost.saturating_add(more);
            if cost >= self.best_cost {
                break;
            }
            let mut next = state.clone();
            next.apply_unchecked(&hard.conclusion);
            let next = self.task.take_singles(next, &mut |_| ());
            if next.is_solved() {
                let mut way = queue(self).way_to(number);
                way.push(hard);
                (self.best_cost, self.best) = (cost, Some(way));
            } else if cost.saturating_add(least) < self.best_cost {
                queue(self).add(cost, next, Some((number, hard)));
            }
        }
    }

    /// The hard steps of a state with their costs, the cheapest first; of those that conclude the same only the
    /// first.
    fn hard_steps(&self, state: &State, stop: &Stop) -> Vec<(u32, Hard)> {
        let effort = Effort { stop: stop.clone(), checks_each: None };
        let mut by_conclusion: HashMap<Conclusion, (u32, usize, Hard)> = HashMap::new();
        let mut count = 0;
        let _ = find_steps_within(state, &self.task.hard, &effort, &mut |step| {
            let cost = self.task.cost(step.technique);
            let known = by_conclusion.get(&step.conclusion);
            if known.is_none_or(|(known, ..)| cost < *known) {
                by_conclusion.insert(step.conclusion, (cost, count, Hard::of(&step)));
                count += 1;
            }
            ControlFlow::Continue(())
        });
        let mut steps: Vec<_> = by_conclusion.into_values().collect();
        sort_by_key(&mut steps, |(cost, count, _)| (*cost, *count));
        steps.into_iter().map(|(cost, _, hard)| (cost, hard)).collect()
    }
}
