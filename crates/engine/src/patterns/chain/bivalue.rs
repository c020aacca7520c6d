//! XY-Chains: bivalue cells in a row, each of which shares a candidate with the next and sees it.
//!
//! All their links are between the two candidates of a cell, or between candidates of one digit, so they are
//! found among these candidates alone, of which there are never many.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, Digit, State};

use super::find::last_level;
use super::{Chain, Link, Node};
use crate::context::Context;
use crate::patterns::Pattern;
use crate::patterns::links::NodeSet;
use crate::technique::Found;

/// Some candidates of bivalue cells: of 81 cells there are 162.
type Few = NodeSet<[u64; 3]>;

/// Every XY-Chain, the shortest first; each set of eliminations once.
pub(crate) fn xy_chains(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let pairs = Pairs::of(context.state, context.bivalue());
    let mut fronts = pairs.fronts();
    let (mut seen, mut hits) = (HashSet::new(), Vec::new());
    for level in 0..=last_level(context, false) {
        hits.clear();
        for front in &mut fronts {
            pairs.look_on(front, &mut hits);
        }
        fronts.retain(|front| !front.latest.is_empty());
        if level < LEAST_LEVEL {
            continue;
        }
        hits.sort_by_key(|hit| Reverse(hit.gone.len()));
        for hit in hits.drain(..) {
            let gone = CandidateSet::of(pairs.candidates[hit.start].digit, hit.gone);
            let conclusion = Conclusion::Eliminate(gone);
            if !seen.contains(&gone)
                && !context.is_outdone(&conclusion)
                && let Some(chain) = pairs.chain(&hit, level)
            {
                seen.insert(gone);
                found(Pattern::Chain(chain), conclusion)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The level of chains of three cells, with those of one on level 0.
const LEAST_LEVEL: usize = 2;

/// How many steps are taken on the ways back between two ends: there may be very many.
const MOST_STEPS: usize = 20_000;

/// The candidates of bivalue cells, digit by digit, and what links them: their numbers are their places.
struct Pairs<'a> {
    state: &'a State,
    candidates: Vec<Candidate>,
    /// The other candidate of the cell of each.
    partners: Vec<usize>,
    /// By candidate, those of its digit that it sees.
    seen: Vec<Few>,
    /// By candidate, those of its digit that see a place of the digit which it sees too. Each chain is looked
    /// for from both ends: a way without a candidate twice may be found from one of them alone.
    wanted: Vec<Few>,
}

/// A search from one candidate, assumed false.
struct Front {
    source: usize,
    /// The candidates found false and true so far.
    off: Few,
    on: Few,
    /// The candidates found false last.
    latest: Few,
    /// The ends that are wanted and have not been come to.
    wanted: Few,
}

/// Two ends of a chain, and which places of their digit both see.
struct Hit {
    start: usize,
    end: usize,
    gone: CellSet,
}

impl Pairs<'_> {
    fn of(state: &State, cells: CellSet) -> Pairs<'_> {
        let in_cells = |digit| (state.places(digit) & cells).iter();
        let of_digit = |digit| in_cells(digit).map(move |cell| Candidate::new(cell, digit));
        let candidates: Vec<Candidate> = Digit::ALL.into_iter().flat_map(of_digit).collect();
        let none = vec![Few::default(); candidates.len()];
        let mut pairs = Pairs {
            state,
            partners: vec![0; candidates.len()],
            seen: none.clone(),
            wanted: none,
            candidates,
        };
        pairs.find_partners();
        pairs.link();
        pairs
    }

    fn find_partners(&mut self) {
        let mut first_of = [None; 81];
        for (number, candidate) in self.candidates.iter().enumerate() {
            let first = &mut first_of[candidate.cell.index()];
            match *first {
                None => *first = Some(number),
                Some(other) => {
                    self.partners[number] = other;
                    self.partners[other] = number;
                }
            }
        }
    }

    fn link(&mut self) {
        let mut first = 0;
        for number in 0..self.candidates.len() {
            let Candidate { cell, digit } = self.candidates[number];
            if self.candidates[first].digit != digit {
                first = number;
            }
            for other in first..number {
                if cell.sees(self.candidates[other].cell) {
                    self.seen[number].insert(other);
                    self.seen[other].insert(number);
                }
                if !self.excluded(number, other).is_empty() {
                    self.wanted[number].insert(other);
                    self.wanted[other].insert(number);
                }
            }
        }
    }

    /// The places of the digit of two candidates that see both.
    fn excluded(&self, one: usize, other: usize) -> CellSet {
        let [one, other] = [one, other].map(|number| self.candidates[number]);
        self.state.places(one.digit) & one.cell.peers() & other.cell.peers()
    }

    /// The searches from all candidates that a chain which eliminates something could begin with.
    fn fronts(&self) -> Vec<Front> {
        let sources = (0..self.candidates.len()).filter(|&it| !self.wanted[it].is_empty());
        sources.map(|source| self.front(source)).collect()
    }

    fn front(&self, source: usize) -> Front {
        let mut latest = Few::default();
        latest.insert(source);
        let wanted = self.wanted[source];
        Front { source, off: latest, on: Few::default(), latest, wanted }
    }

    /// Takes a search one cell further; which candidates are true there.
    fn advance(&self, front: &mut Front) -> Few {
        let mut found = Few::default();
        front.latest.iter().for_each(|number| found.insert(self.partners[number]));
        found.remove_all(&front.on.0);
        front.on.add(&found.0);
        front.latest.clear();
        let onward = found.iter().filter(|&number| number != front.source);
        onward.for_each(|number| front.latest.add(&self.seen[number].0));
        front.latest.remove_all(&front.off.0);
        front.off.add(&front.latest.0);
        found
    }

    /// Takes a search one cell further, and notes the ends that it comes to there.
    fn look_on(&self, front: &mut Front, hits: &mut Vec<Hit>) {
        let (found, start) = (self.advance(front), front.source);
        let ends = front.wanted.in_common(&found);
        hits.extend(ends.map(|end| Hit { start, end, gone: self.excluded(start, end) }));
        front.wanted.remove_all(&found.0);
        if front.wanted.is_empty() {
            front.latest.clear();
        }
    }

    /// A chain between two ends that has no candidate twice.
    fn chain(&self, hit: &Hit, level: usize) -> Option<Chain> {
        let mut front = self.front(hit.start);
        let found: Vec<Few> = (0..=level).map(|_| self.advance(&mut front)).collect();
        let mut back = Back { pairs: self, found: &found, path: vec![hit.end], steps: MOST_STEPS };
        let path = back.comes_to_start(level).then_some(back.path)?;
        let nodes = path.iter().rev().map(|&number| Node::of(self.candidates[number]));
        let nodes: Vec<Node> = nodes.collect();
        let links = nodes.windows(2).map(|pair| {
            let mut rules = pair[0].why_not_both(pair[1]);
            Link::Rule(rules.next().expect("a link"))
        });
        Some(Chain { links: links.collect(), nodes })
    }
}

/// The way back from an end to the start.
struct Back<'a> {
    pairs: &'a Pairs<'a>,
    /// The candidates found true on each level.
    found: &'a [Few],
    path: Vec<usize>,
    steps: usize,
}

impl Back<'_> {
    /// Adds the way from the path's last candidate, found true on this level, on to the start; whether there
    /// is one.
    fn comes_to_start(&mut self, level: usize) -> bool {
        let before = self.pairs.partners[self.path[self.path.len() - 1]];
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        if level > 0 && self.path.contains(&before) {
            return false;
        }
        self.path.push(before);
        if level == 0 {
            return true;
        }
        let mut sources = self.found[level - 1];
        sources.keep(&self.pairs.seen[before].0);
        while let Some(source) = sources.take_last() {
            if !self.path.contains(&source) {
                self.path.push(source);
                if self.comes_to_start(level - 1) {
                    return true;
                }
                self.path.pop();
            }
        }
        self.path.pop();
        false
    }
}
