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

/// The open candidates of a puzzle by number, and the links that its rules make between them; with
/// [`RuleGraph::with_groups`] also groups of candidates, which are numbered after them.
pub struct RuleGraph<'a, R: Rules> {
    rules: &'a R,
    /// The candidates of each node: one, or several of which at least one is true if the node is.
    nodes: Vec<CandidateSet>,
    /// The number of nodes that are single candidates.
    singles: usize,
    numbers: Box<[u16; 729]>,
    rows: LinkRows<Vec<u64>>,
    /// The rules that still need one of their candidates, with those left.
    open_rules: Vec<(R::Id, CandidateSet)>,
    /// The rule behind each strong link, by the numbers at its ends.
    strong_rules: HashMap<[usize; 2], R::Id>,
}

/// The rules that need one of their candidates and do not have it yet, each with the candidates left.
pub(crate) fn open_rules<R: Rules>(
    rules: &R,
    state: &impl Candidates,
) -> impl Iterator<Item = (R::Id, CandidateSet)> {
    let (open, placed) = (*state.open(), state.placed());
    let needs_one =
        move |&id: &R::Id| rules.at_least(id) > 0 && rules.count_among(id, &placed) == 0;
    rules.all().filter(needs_one).map(move |id| (id, rules.among(id, &open)))
}

/// The candidates of a rule in two parts, of which each is a single candidate or lies in another of the
/// rules that allow only one.
fn splits<Id: Copy + Eq>(
    (rule, left): (Id, CandidateSet),
    exclusive: &[(Id, CandidateSet)],
) -> Vec<[CandidateSet; 2]> {
    let others = || exclusive.iter().filter(|(other, _)| *other != rule);
    let is_node = |part: &CandidateSet| {
        part.len() == 1 || others().any(|(_, candidates)| part.is_subset(candidates))
    };
    let parts = others().map(|(_, candidates)| [left & *candidates, left - *candidates]);
    parts.filter(|[part, rest]| !part.is_empty() && !rest.is_empty() && is_node(rest)).collect()
}

impl<'a, R: Rules> RuleGraph<'a, R> {
    /// The links between the open candidates of a state.
    pub fn new(rules: &'a R, state: &impl Candidates) -> RuleGraph<'a, R> {
        RuleGraph::build(rules, state, |_| Vec::new())
    }

    /// The links between candidates and groups: what a rule that needs one of its candidates shares with a
    /// rule that allows only one is a node, if the rest is one too.
    pub fn with_groups(rules: &'a R, state: &impl Candidates) -> RuleGraph<'a, R> {
        let exclusive = rules.all().filter(|&id| rules.at_most(id) == 1);
        let exclusive: Vec<_> = exclusive.map(|id| (id, rules.among(id, state.open()))).collect();
        RuleGraph::build(rules, state, |open_rule| splits(open_rule, &exclusive))
    }

    /// A graph that joins the last two candidates of a rule, and the two parts of each way to split one.
    fn build(
        rules: &'a R,
        state: &impl Candidates,
        splits: impl Fn((R::Id, CandidateSet)) -> Vec<[CandidateSet; 2]>,
    ) -> RuleGraph<'a, R> {
        let mut numbers = Box::new([u16::MAX; 729]);
        let mut nodes = Vec::new();
        for candidate in state.open().iter() {
            numbers[candidate.index()] = nodes.len() as u16;
            nodes.push(CandidateSet::only(candidate));
        }
        let (singles, mut strong_rules) = (nodes.len(), HashMap::new());
        let open_rules: Vec<_> = open_rules(rules, state).collect();
        for &(id, left) in &open_rules {
            let last_two = (left.len() == 2).then(|| left.iter().map(CandidateSet::only));
            let last_two = last_two.and_then(|mut ends| Some([ends.next()?, ends.next()?]));
            for parts in last_two.map_or_else(|| splits((id, left)), |ends| vec![ends]) {
                let mut ends = parts.map(|part| number_of(&mut nodes, singles, &numbers, part));
                ends.sort_unstable();
                strong_rules.entry(ends).or_insert(id);
            }
        }
        let mut strong = Rows::new(nodes.len());
        strong_rules.keys().for_each(|&[one, other]| strong.join(one, other));
        let rows = LinkRows::new(strong, weak_links(rules, &nodes, singles, &numbers));
        RuleGraph { rules, nodes, singles, numbers, rows, open_rules, strong_rules }
    }

    /// The links alone. A clone shares them.
    pub fn rows(&self) -> &LinkRows<Vec<u64>> {
        &self.rows
    }

    /// The number of nodes that are single candidates: the first.
    pub fn singles(&self) -> usize {
        self.singles
    }

    /// The candidates of a node: one, or those of a group.
    pub fn candidates(&self, number: usize) -> &CandidateSet {
        &self.nodes[number]
    }

    /// The candidate of a node that is a single one.
    ///
    /// # Panics
    /// If the node is a group.
    pub fn candidate(&self, number: usize) -> Candidate {
        self.nodes[number].single().expect("a single candidate")
    }

    /// The number of an open candidate.
    pub fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }

    /// The rule that needs one of two strongly linked nodes.
    pub fn why_strong(&self, one: usize, other: usize) -> Option<R::Id> {
        self.strong_rules.get(&[one.min(other), one.max(other)]).copied()
    }

    /// A rule that allows at most one of two weakly linked nodes.
    pub fn why_not_both(&self, one: usize, other: usize) -> Option<R::Id> {
        let both = self.nodes[one] | self.nodes[other];
        let has_both = |id: &R::Id| {
            self.rules.at_most(*id) == 1 && both.is_subset(&self.rules.candidates(*id))
        };
        self.rules.all().find(has_both)
    }

    /// The candidates that are false whichever end of a strong link or chain is true.
    pub fn seen_by_both(&self, one: usize, other: usize) -> CandidateSet {
        let ends = self.nodes[one] | self.nodes[other];
        let open = self.nodes[..self.singles].iter().fold(CandidateSet::EMPTY, |all, it| all | *it);
        ends.iter().fold(open, |seen, end| seen & self.rules.conflicts(end))
    }

    /// Follows a candidate taken as true along links of single candidates until a rule has no candidate
    /// left. `None` if it never comes to that.
    pub fn refute(&self, premise: usize) -> Option<ForcingChain<R::Id>> {
        let mut trace = Trace::new(self.count());
        let all = NodeSet::first(self.count(), self.singles);
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
        self.nodes.len()
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

/// The number of a node: a new one if there is no such group yet.
fn number_of(
    nodes: &mut Vec<CandidateSet>,
    singles: usize,
    numbers: &[u16; 729],
    part: CandidateSet,
) -> usize {
    if let Some(candidate) = part.single() {
        return usize::from(numbers[candidate.index()]);
    }
    let known = nodes[singles..].iter().position(|&group| group == part);
    known.map_or_else(
        || {
            nodes.push(part);
            nodes.len() - 1
        },
        |index| singles + index,
    )
}

/// Weak links: between candidates that conflict, and between each group and the nodes apart from it that
/// lie with it in a rule that allows only one. So each has one rule as its reason.
fn weak_links<R: Rules>(
    rules: &R,
    nodes: &[CandidateSet],
    singles: usize,
    numbers: &[u16; 729],
) -> Rows {
    let mut weak = Rows::new(nodes.len());
    for (number, node) in nodes[..singles].iter().enumerate() {
        let conflicts = node.iter().flat_map(|candidate| rules.conflicts(candidate).iter());
        let others = conflicts.map(|other| numbers[other.index()]).filter(|&it| it != u16::MAX);
        others.for_each(|other| weak.insert(number, usize::from(other)));
    }
    let exclusive = rules.all().filter(|&id| rules.at_most(id) == 1);
    for candidates in exclusive.map(|id| rules.candidates(id)) {
        let inside = |first: usize| {
            let numbered = nodes.iter().enumerate().skip(first);
            numbered.filter(move |(_, node)| node.is_subset(&candidates))
        };
        for (group, of_group) in inside(singles) {
            let apart = inside(0).filter(|(_, node)| node.is_disjoint(of_group));
            apart.for_each(|(other, _)| weak.join(group, other));
        }
    }
    weak
}
