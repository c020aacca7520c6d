//! Links and forcing by constraints alone, for puzzles with any [`Rules`].
//!
//! [`LinkGraph`](crate::LinkGraph) knows rows, columns and boxes, and groups of cells in them. [`RuleGraph`]
//! asks the rules instead: two candidates that conflict are weakly linked, the last two candidates of an
//! "at least one" rule strongly. So jigsaws, diagonals and the like need no code of their own.

use std::collections::{HashMap, HashSet};

use ergodoku_core::{Candidate, CandidateSet, Candidates, Rules};

use crate::bits::{NodeSet, Rows};
use crate::graph::{Graph, LinkRows};
use crate::trace::{Trace, literal};

/// The open candidates of a puzzle by number, and the links that its rules make between them.
pub struct RuleGraph<'a, R: Rules> {
    rules: &'a R,
    candidates: Vec<Candidate>,
    numbers: Box<[u16; 729]>,
    rows: LinkRows<Vec<u64>>,
    /// The rules that still need one of their candidates, with those left.
    open_rules: Vec<(R::Id, CandidateSet)>,
    /// The rule behind each strong link, by the numbers at its ends.
    strong_rules: HashMap<[usize; 2], R::Id>,
}

impl<'a, R: Rules> RuleGraph<'a, R> {
    /// The links between the open candidates of a state.
    pub fn new(rules: &'a R, state: &impl Candidates) -> RuleGraph<'a, R> {
        let (open, placed) = (state.open(), state.placed());
        let candidates: Vec<Candidate> = open.iter().collect();
        let mut numbers = Box::new([u16::MAX; 729]);
        for (number, candidate) in candidates.iter().enumerate() {
            numbers[candidate.index()] = number as u16;
        }
        let number = |candidate: Candidate| usize::from(numbers[candidate.index()]);
        let mut weak = Rows::new(candidates.len());
        for &candidate in &candidates {
            let excluded = rules.conflicts(candidate) & *open;
            excluded.iter().for_each(|other| weak.insert(number(candidate), number(other)));
        }
        let needs_one = |&id: &R::Id| rules.at_least(id) > 0 && rules.count_among(id, &placed) == 0;
        let open_rules: Vec<_> =
            rules.all().filter(needs_one).map(|id| (id, rules.among(id, open))).collect();
        let (mut strong, mut strong_rules) = (Rows::new(candidates.len()), HashMap::new());
        for (id, left) in &open_rules {
            if left.len() == 2 {
                let ends: Vec<usize> = left.iter().map(number).collect();
                strong.join(ends[0], ends[1]);
                strong_rules.entry([ends[0], ends[1]]).or_insert(*id);
            }
        }
        let rows = LinkRows::new(strong, weak);
        RuleGraph { rules, candidates, numbers, rows, open_rules, strong_rules }
    }

    /// The links alone. A clone shares them.
    pub fn rows(&self) -> &LinkRows<Vec<u64>> {
        &self.rows
    }

    /// The candidate of a number.
    pub fn candidate(&self, number: usize) -> Candidate {
        self.candidates[number]
    }

    /// The number of an open candidate.
    pub fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }

    /// The rule that needs one of two strongly linked candidates.
    pub fn why_strong(&self, one: usize, other: usize) -> Option<R::Id> {
        self.strong_rules.get(&[one.min(other), one.max(other)]).copied()
    }

    /// A rule that allows at most one of two weakly linked candidates.
    pub fn why_not_both(&self, one: usize, other: usize) -> Option<R::Id> {
        self.rules.why_not_both(self.candidate(one), self.candidate(other)).next()
    }

    /// The candidates that are false whichever end of a strong link or chain is true.
    pub fn seen_by_both(&self, one: usize, other: usize) -> CandidateSet {
        let both = NodeSet::<Vec<u64>>(self.weak(one).to_vec()).and(self.weak(other));
        both.iter().map(|node| self.candidate(node)).collect()
    }

    /// Follows a candidate taken as true along links until a rule has no candidate left. `None` if it
    /// never comes to that.
    pub fn refute(&self, premise: usize) -> Option<ForcingChain<R::Id>> {
        let mut trace = Trace::new(self.count());
        let all = NodeSet::first(self.count(), self.count());
        let next = |node, is_true, word: usize| {
            if is_true { self.weak(node)[word] } else { self.strong(node)[word] }
        };
        trace.follow(
            literal(premise, true),
            [&all, &all],
            next,
            |_, to| to,
            |trace| self.broken_rule(trace).is_some(),
        );
        let (broken, left) = self.broken_rule(&trace)?;
        // What makes the rule's candidates false, and what is true on the way to that.
        let false_ones = left.iter().map(|it| literal(self.number(it), false));
        let needed: HashSet<usize> = false_ones.flat_map(|it| trace.back(it)).collect();
        let placed = trace.reached().filter(|it| it % 2 == 1 && needed.contains(it));
        let placed = placed.filter_map(|it| {
            let rule = self.why_strong(trace.before(it)? / 2, it / 2)?;
            Some((self.candidate(it / 2), rule))
        });
        Some(ForcingChain { placed: placed.collect(), broken: *broken })
    }

    /// A rule that needs one of its candidates, all of which have been found false.
    fn broken_rule(&self, trace: &Trace) -> Option<&(R::Id, CandidateSet)> {
        let is_false = |it: Candidate| trace.before(literal(self.number(it), false)).is_some();
        self.open_rules.iter().find(|(_, left)| left.iter().all(is_false))
    }
}

impl<R: Rules> Graph for RuleGraph<'_, R> {
    type Words = Vec<u64>;

    fn count(&self) -> usize {
        self.candidates.len()
    }

    fn strong(&self, node: usize) -> &[u64] {
        self.rows.strong(node)
    }

    fn weak(&self, node: usize) -> &[u64] {
        self.rows.weak(node)
    }

    fn linked(&self) -> &NodeSet<Vec<u64>> {
        self.rows.linked()
    }
}

/// The way from a candidate taken as true to a rule that it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcingChain<Id> {
    /// The candidates that are true then, each with the rule that has no other candidate left.
    pub placed: Vec<(Candidate, Id)>,
    /// The rule that has no candidate left at the end.
    pub broken: Id,
}

/// Locked candidates by any rules: the candidates left in a rule that needs one of them all lie in another
/// rule that allows only one, which loses its other candidates. Yields the first rule, the second, and what
/// is lost.
pub fn locked_candidates<R: Rules>(
    rules: &R,
    state: &impl Candidates,
) -> impl Iterator<Item = (R::Id, R::Id, CandidateSet)> {
    let (open, placed) = (*state.open(), state.placed());
    let needs_one =
        move |&id: &R::Id| rules.at_least(id) > 0 && rules.count_among(id, &placed) == 0;
    rules.all().filter(needs_one).flat_map(move |base| {
        let left = rules.among(base, &open);
        let is_cover = move |&cover: &R::Id| {
            rules.at_most(cover) == 1 && cover != base && left.is_subset(&rules.candidates(cover))
        };
        let lost = move |cover| (base, cover, rules.among(cover, &open) - left);
        rules.all().filter(is_cover).map(lost).filter(|(_, _, lost)| !lost.is_empty())
    })
}
