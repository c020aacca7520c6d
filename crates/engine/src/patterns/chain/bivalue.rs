//! XY-Chains: bivalue cells in a row, each of which shares a candidate with the next and sees it.
//!
//! All their links are between the two candidates of a cell, or between candidates of one digit, so they are
//! found among these candidates alone, of which there are never many.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, Digit, State, Stop};

use ergodoku_kernel::NodeSet;

use super::find::last_level;
use super::{Chain, Link, Node};
use crate::context::Context;
use crate::sink::Sink;

/// Some candidates of bivalue cells: of 81 cells there are 162, but most often one word holds them all.
type Few<const WORDS: usize> = NodeSet<[u64; WORDS]>;

/// Every XY-Chain, the shortest first; each set of eliminations once.
pub(crate) fn xy_chains(context: &Context<'_>, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
    match context.bivalue().len() {
        0..=32 => search::<1>(context, sink),
        _ => search::<3>(context, sink),
    }
}

/// Every XY-Chain among no more candidates of bivalue cells than so many words hold.
fn search<const WORDS: usize>(
    context: &Context<'_>,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let pairs = Pairs::<WORDS>::of(context.state, context.bivalue(), context.stop());
    let mut fronts = pairs.fronts();
    let (mut seen, mut hits) = (HashSet::new(), Vec::new());
    for level in 0..=last_level(context, false) {
        hits.clear();
        for front in &mut fronts {
            context.check()?;
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
            if sink.wants(&conclusion)
                && !seen.contains(&gone)
                && let Some(chain) = pairs.chain(&hit, level)
            {
                seen.insert(gone);
                sink.offer(chain, conclusion)?;
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
struct Pairs<'a, const WORDS: usize> {
    state: &'a State,
    stop: &'a Stop,
    candidates: Vec<Candidate>,
    /// The other candidate of the cell of each.
    partners: Vec<usize>,
    /// By candidate, those of its digit that it sees.
    seen: Vec<Few<WORDS>>,
    /// By candidate, those of its digit to which its falsity leads and with which it excludes something. Each
    /// chain is looked for from both ends: a way without a candidate twice may be found from one of them alone.
    wanted: Vec<Few<WORDS>>,
}

/// A search from one candidate, assumed false.
struct Front<const WORDS: usize> {
    source: usize,
    /// The candidates found false so far.
    off: Few<WORDS>,
    /// Those of them found last.
    latest: Few<WORDS>,
    /// The ends that are wanted and have not been come to.
    wanted: Few<WORDS>,
}

/// Two ends of a chain, and which places of their digit both see.
struct Hit {
    start: usize,
    end: usize,
    gone: CellSet,
}

impl<'a, const WORDS: usize> Pairs<'a, WORDS> {
    fn of(state: &'a State, cells: CellSet, stop: &'a Stop) -> Pairs<'a, WORDS> {
        let in_cells = |digit| (state.places(digit) & cells).iter();
        let of_digit = |digit| in_cells(digit).map(move |cell| Candidate::new(cell, digit));
        let candidates: Vec<Candidate> = Digit::ALL.into_iter().flat_map(of_digit).collect();
        let none = vec![NodeSet([0; WORDS]); candidates.len()];
        let mut pairs = Pairs {
            state,
            stop,
            partners: vec![0; candidates.len()],
            seen: none.clone(),
            wanted: none,
            candidates,
        };
        pairs.find_partners();
        let mut led_to = pairs.link();
        pairs.follow(&mut led_to);
        pairs.wanted = pairs.wanted(&led_to);
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

    /// Links those that see each other; which ones are true then if one is false.
    fn link(&mut self) -> Vec<Few<WORDS>> {
        let mut led_to = self.wanted.clone();
        each_alike(&self.candidates, |one, other| {
            if self.candidates[one].cell.sees(self.candidates[other].cell) {
                self.seen[one].insert(other);
                self.seen[other].insert(one);
                let (before, behind) = (self.partners[one], self.partners[other]);
                led_to[before].insert(behind);
                led_to[behind].insert(before);
            }
        });
        led_to
    }

    /// Finds what follows by any number of links, over more and more candidates on the way.
    fn follow(&self, led_to: &mut [Few<WORDS>]) {
        // On the way is only what another candidate makes false, and what makes another true by that.
        let is_way =
            |&via: &usize| !self.seen[via].is_empty() && !self.seen[self.partners[via]].is_empty();
        for via in (0..led_to.len()).filter(is_way) {
            let (more, so_far) = (led_to[via], self.partners[via]);
            // Without a branch for each.
            for row in led_to.iter_mut() {
                let if_so = u64::from(row.contains(so_far)).wrapping_neg();
                row.add(&more.0.map(|word| word & if_so));
            }
        }
    }

    /// The ends of chains that eliminate something: two that lead to each other.
    fn wanted(&self, led_to: &[Few<WORDS>]) -> Vec<Few<WORDS>> {
        let mut wanted = self.wanted.clone();
        each_alike(&self.candidates, |one, other| {
            if led_to[one].contains(other) && !self.excluded(one, other).is_empty() {
                wanted[one].insert(other);
                wanted[other].insert(one);
            }
        });
        wanted
    }

    /// The places of the digit of two candidates that see both.
    fn excluded(&self, one: usize, other: usize) -> CellSet {
        let [one, other] = [one, other].map(|number| self.candidates[number]);
        self.state.places(one.digit) & one.cell.peers() & other.cell.peers()
    }

    /// The searches from all candidates that a chain which eliminates something could begin with.
    fn fronts(&self) -> Vec<Front<WORDS>> {
        let sources = (0..self.candidates.len()).filter(|&it| !self.wanted[it].is_empty());
        sources.map(|source| self.front(source)).collect()
    }

    fn front(&self, source: usize) -> Front<WORDS> {
        let mut latest = NodeSet([0; WORDS]);
        latest.insert(source);
        let wanted = self.wanted[source];
        Front { source, off: latest, latest, wanted }
    }

    /// Takes a search one cell further; which candidates are true there, none of them before.
    fn advance(&self, front: &mut Front<WORDS>) -> Few<WORDS> {
        let (mut found, mut latest) = (NodeSet([0; WORDS]), NodeSet([0; WORDS]));
        for number in front.latest.iter().map(|number| self.partners[number]) {
            found.insert(number);
            if number != front.source {
                latest.add(&self.seen[number].0);
            }
        }
        latest.remove_all(&front.off.0);
        front.off.add(&latest.0);
        front.latest = latest;
        found
    }

    /// Takes a search one cell further, and notes the ends that it comes to there.
    fn look_on(&self, front: &mut Front<WORDS>, hits: &mut Vec<Hit>) {
        let (found, start) = (self.advance(front), front.source);
        let ends = front.wanted.in_row(found.row());
        hits.extend(ends.map(|end| Hit { start, end, gone: self.excluded(start, end) }));
        front.wanted.remove_all(&found.0);
        if front.wanted.is_empty() {
            front.latest.clear();
        }
    }

    /// A chain between two ends that has no candidate twice.
    fn chain(&self, hit: &Hit, level: usize) -> Option<Chain> {
        let mut front = self.front(hit.start);
        let found: Vec<Few<WORDS>> = (0..=level).map(|_| self.advance(&mut front)).collect();
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

/// Visits the pairs of candidates of one digit.
fn each_alike(candidates: &[Candidate], mut visit: impl FnMut(usize, usize)) {
    let mut first = 0;
    for of_digit in candidates.chunk_by(|one, other| one.digit == other.digit) {
        let end = first + of_digit.len();
        (first..end).for_each(|one| (one + 1..end).for_each(|other| visit(one, other)));
        first = end;
    }
}

/// The way back from an end to the start.
struct Back<'a, const WORDS: usize> {
    pairs: &'a Pairs<'a, WORDS>,
    /// The candidates found true on each level.
    found: &'a [Few<WORDS>],
    path: Vec<usize>,
    steps: usize,
}

impl<const WORDS: usize> Back<'_, WORDS> {
    /// Adds the way from the path's last candidate, found true on this level, on to the start; whether there
    /// is one.
    fn comes_to_start(&mut self, level: usize) -> bool {
        let before = self.pairs.partners[self.path[self.path.len() - 1]];
        if self.steps == 0 || self.pairs.stop.is_due() {
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
