//! Almost locked sets in a row, joined by restricted commons.

use ergodoku_core::Each as _;
use std::cmp::Reverse;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, Digit, DigitSet, Explanation, LinkKind, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::graph::Graph;
use super::network::{Joint, JointsBySet, Network};
use super::{Als, Common, letter};
use crate::context::Context;
use crate::patterns::links::NodeSet;
use crate::patterns::reasoning::Reasoning;
use crate::sink::{Distinct, Sink};

/// Almost locked sets of which each is joined with the next by a restricted common, other than the
/// one before. If the first lacks a digit, it holds all its others; so the second lacks their
/// common, and holds all *its* others; and so on to the last. So a digit that the first and the last
/// have besides is in one of the two.
///
/// Two sets with two restricted commons are a ring: each lacks one of the two commons and holds all
/// its other digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AlsChain {
    /// The sets: two or more.
    pub sets: Vec<Als>,
    /// What joins each set with the next. In a ring there is one more, for the last and the first.
    pub commons: Vec<Common>,
    /// The digits eliminated.
    pub eliminated: DigitSet,
}

/// Every two sets with one restricted common or two.
pub(crate) fn find_pairs(context: &Context<'_>, sink: &mut impl Sink<AlsChain>) -> ControlFlow<()> {
    let network = context.network();
    let mut found = Distinct::new(sink);
    // By the first set of a pair: the second one, in ascending order. With one common both are ends; of a
    // ring perhaps one is.
    let pairs = JointsBySet::of(context, |end, &Joint { to, digits }| {
        let is_pair = if network.is_end(to) { to > end } else { digits.len() > 1 };
        is_pair.then(|| (end.min(to), Joint { to: end.max(to), digits }))
    })?;
    for (i, &Joint { to: j, digits: commons }) in
        pairs.each().flat_map(|(i, pairs)| pairs.iter().map(move |it| (i, it)))
    {
        context.check()?;
        let (one, other) = (&network.sets[i], &network.sets[j]);
        let shared = network.shared(i, j) - commons;
        if shared.is_empty() && commons.single().is_some() {
            continue;
        }
        // Within one house the two make up a locked set: a naked subset, no more.
        if !(one.als.cells | other.als.cells).common_houses().is_empty() {
            continue;
        }
        let (outside, inside) = match commons.single() {
            Some(_) => (network.eliminated(i, j, shared), CandidateSet::EMPTY),
            // The sets' own cells lose what the other set holds: a step by itself.
            None => {
                let [by_one, by_other] = [one, other].each(|it| it.seen(it.als.digits - commons));
                let eliminated = network.eliminated(i, j, commons) | by_one | by_other;
                let cells = CandidateSet::product(one.als.cells | other.als.cells, DigitSet::ALL);
                (eliminated - cells, eliminated & cells)
            }
        };
        for eliminated in [outside, inside] {
            found.offer(eliminated, || {
                let commons = commons.iter().take(2);
                AlsChain {
                    sets: vec![one.als, other.als],
                    commons: commons.map(|digit| network.common(i, j, digit)).collect(),
                    eliminated: eliminated.digits(),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Every three sets in a row.
pub(crate) fn find_wings(context: &Context<'_>, sink: &mut impl Sink<AlsChain>) -> ControlFlow<()> {
    let network = context.network();
    let mut found = Distinct::new(sink);
    // By set, as the pivot: the ends that it is joined with, in ascending order.
    let arms = JointsBySet::of(context, |end, &Joint { to, digits }| {
        Some((to, Joint { to: end, digits }))
    })?;
    let (mut wings, may_overlap) = (Vec::new(), context.limits.als_wing_overlap);
    for (pivot, around) in arms.each() {
        for (index, one) in around.iter().enumerate() {
            context.check()?;
            for other in &around[index + 1..] {
                let ends = [one.to, other.to];
                let cells = ends.map(|end| network.sets[end].als.cells);
                let commons = [one.digits, other.digits];
                if (may_overlap || cells[0].is_disjoint(cells[1]))
                    && joined(network, ends, commons).next().is_some()
                {
                    wings.push(([one.to, pivot, other.to], commons));
                }
            }
        }
    }
    // By the two sets that are joined first; a pivot before an end.
    wings.sort_unstable_by_key(|&([one, pivot, other], _)| {
        (one.min(pivot), one.max(pivot), pivot > one, other)
    });
    wings.into_iter().try_for_each(|(row, commons)| {
        context.check()?;
        wing(network, commons, row, &mut found)
    })
}

/// Reports what three sets in a row eliminate, whichever restricted commons join them.
fn wing(
    network: &Network,
    commons: [DigitSet; 2],
    row: [usize; 3],
    found: &mut Distinct<'_, impl Sink<AlsChain>>,
) -> ControlFlow<()> {
    let ends = [row[0], row[2]];
    joined(network, ends, commons).try_for_each(|(x, y, digits)| {
        let eliminated = network.eliminated(ends[0], ends[1], digits);
        found.offer(eliminated, || AlsChain::of(network, &row, &[x, y], digits))
    })
}

/// The pairs of different restricted commons, one of each end, that leave the ends digits to eliminate, and
/// these.
fn joined(
    network: &Network,
    [one, other]: [usize; 2],
    commons: [DigitSet; 2],
) -> impl Iterator<Item = (Digit, Digit, DigitSet)> {
    let shared = network.shared(one, other);
    let pairs = commons[0].iter().flat_map(move |x| {
        let others = commons[1].without(x).iter();
        others.map(move |y| (x, y, shared.without(x).without(y)))
    });
    pairs.filter(|(_, _, digits)| !digits.is_empty())
}

/// Every four sets or more in a row, those first that eliminate most; of any two ends with the same
/// commons the shortest row between them that does not come back to the first.
pub(crate) fn find_chains(
    context: &Context<'_>,
    sink: &mut impl Sink<AlsChain>,
) -> ControlFlow<()> {
    let network = context.network();
    if network.eliminable().candidates.is_empty() {
        return ControlFlow::Continue(());
    }
    let graph = Graph::of(network, context.limits.als_chain_forward, context.stop());
    let (mut chains, mut layers) = (Vec::new(), graph.layers());
    let most_sets = context.limits.als_chain_sets.get();
    // Where the best is wanted, the number of candidates that a chain must eliminate.
    let mut least = 1;
    let wants_best = sink.wants_best();
    for starts in graph.starts.chunk_by(|one, other| one.set == other.set) {
        let first = starts[0].set;
        let is_last = |&last: &usize| last > first && !network.shared(first, last).is_empty();
        let ends = graph.nodes_of_all(network.ends().filter(is_last));
        let mut add = |start, length, layer: &NodeSet| {
            let ends = layer.in_row(ends.row()).filter(|_| length >= 4);
            for (many, end, digits) in ends.map(|end| graph.eliminated(network, start, end)) {
                if many >= least {
                    least = least.max(many * usize::from(wants_best));
                    chains.push((Reverse(many), length, (first, start.digit, end), start, digits));
                }
            }
        };
        for start in starts.iter().filter(|_| !ends.is_empty()) {
            context.check()?;
            graph.search(start, most_sets, &mut layers, |length, layer| add(start, length, layer));
        }
    }
    chains.sort_unstable_by_key(|chain| (chain.0, chain.1, chain.2));
    let mut found = Distinct::new(sink);
    chains.into_iter().try_for_each(|(_, length, (first, _, end), start, digits)| {
        context.check()?;
        found.report(network.eliminated(first, graph.nodes[end].0, digits), || {
            let (sets, commons) = graph.row(start, end, length);
            Some(AlsChain::of(network, &sets, &commons, digits))
        })
    })
}

impl AlsChain {
    fn of(network: &Network, row: &[usize], digits: &[Digit], eliminated: DigitSet) -> AlsChain {
        let joined = row.windows(2).zip(digits);
        AlsChain {
            sets: row.iter().map(|&set| network.sets[set].als).collect(),
            commons: joined.map(|(pair, &it)| network.common(pair[0], pair[1], it)).collect(),
            eliminated,
        }
    }

    /// Whether the last set is joined with the first again.
    fn is_ring(&self) -> bool {
        self.commons.len() == self.sets.len()
    }

    /// What joins a set with others.
    fn commons_of(&self, set: usize) -> impl Iterator<Item = Common> {
        let before = (set + self.sets.len() - 1) % self.sets.len();
        [before, set].into_iter().filter_map(|index| self.commons.get(index).copied())
    }

    /// The cells hold more digits than the rules allow, of each set those that it needs; the ends are
    /// without some digits.
    fn count(&self, [first, last]: [DigitSet; 2]) -> Proof {
        let cells = self.sets.iter().flat_map(|set| set.cells.iter()).map(Constraint::Cell);
        let of_one_set = self.sets.iter().enumerate().flat_map(|(index, set)| {
            let mut but: DigitSet = self.commons_of(index).map(|common| common.digit).collect();
            if index == 0 {
                but |= first;
            }
            if index + 1 == self.sets.len() {
                but |= last;
            }
            set.links(but)
        });
        Proof::count(cells, of_one_set.chain(self.commons.iter().map(|common| common.link())))
    }

    /// The place of the set in the row; of one that the row comes by again, its first.
    fn place(&self, index: usize) -> usize {
        self.sets.iter().position(|set| *set == self.sets[index]).unwrap_or(index)
    }

    fn digits_of(&self, index: usize, state: &State, digits: DigitSet) -> CandidateSet {
        self.sets[index].candidates(state) & CandidateSet::product(CellSet::ALL, digits)
    }

    fn mark(&self, state: &State, explanation: &mut Explanation) {
        let last = self.sets.len() - 1;
        for (index, set) in self.sets.iter().enumerate() {
            let role = Role::SETS[self.place(index) % Role::SETS.len()];
            explanation.mark(Mark::Cells(set.cells, role));
        }
        for index in [0, last] {
            let held = if self.is_ring() { self.sets[index].digits } else { self.eliminated };
            explanation.mark(Mark::Candidates(self.digits_of(index, state, held), Role::Pattern));
        }
        for (index, common) in self.commons.iter().enumerate() {
            let only = DigitSet::only(common.digit);
            let ends = [index, (index + 1) % self.sets.len()];
            let [from, to] = ends.map(|set| self.digits_of(set, state, only));
            explanation.mark(Mark::Candidates(from | to, Role::Common));
            explanation.mark(Mark::Link { from, to, kind: LinkKind::Weak });
        }
    }
}

impl Reasoning for AlsChain {
    fn proof(&self) -> Proof {
        let none = DigitSet::EMPTY;
        if !self.is_ring() {
            let without = |digit| self.count([DigitSet::only(digit); 2]);
            return Proof::Either(self.eliminated.iter().map(without).collect());
        }
        // A common is used up by itself, another digit by one of the sets or by both.
        let by_digit = self.eliminated.iter().map(DigitSet::only);
        let by_set = by_digit.flat_map(|digit| [[digit, none], [none, digit], [digit; 2]]);
        Proof::Either([[none; 2]].into_iter().chain(by_set).map(|but| self.count(but)).collect())
    }

    fn digits(&self) -> DigitSet {
        self.commons.iter().map(|common| common.digit).collect::<DigitSet>() | self.eliminated
    }

    fn notation(&self) -> String {
        let last = self.sets.len() - 1;
        let joined = |index: usize| self.commons.get(index).map(|it| DigitSet::only(it.digit));
        let mut written = String::new();
        for (index, set) in self.sets.iter().enumerate() {
            let ring = if self.is_ring() { joined(last) } else { None };
            let end = ring.unwrap_or(self.eliminated & self.sets[0].digits);
            let before = if index == 0 { None } else { joined(index - 1) };
            let after = if index == last { None } else { joined(index) };
            let (from, to) = (before.unwrap_or(end), after.unwrap_or(end));
            let dash = if index == 0 { "" } else { "-" };
            written += &format!("{dash}({from}={to}){}", set.cells);
        }
        written
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        self.mark(state, explanation);
        let last = self.sets.len() - 1;
        explanation.say(sentence!("als-what"));
        for (index, set) in self.sets.iter().enumerate() {
            explanation.say(sentence!(
                "set-is",
                letter = letter(self.place(index)),
                cells = set.cells,
                digits = set.digits
            ));
        }
        if let ([x, y], true) = (self.commons.as_slice(), self.is_ring()) {
            for common in [x, y] {
                explanation.say(sentence!(
                    "als-ring-common",
                    digit = common.digit,
                    house = common.house
                ));
            }
            explanation.say(sentence!("als-ring-sets", digit = x.digit, other = y.digit));
            explanation.say(sentence!("als-ring-end", digit = x.digit, other = y.digit));
            return;
        }
        let digits = self.eliminated;
        explanation.say(sentence!("als-start", digits, other = self.commons[0].digit));
        for (index, common) in self.commons.iter().enumerate() {
            let after = self.commons.get(index + 1);
            explanation.say(sentence!(
                "als-then",
                letter = letter(self.place(index + 1)),
                digit = common.digit,
                house = common.house,
                digits = after.map_or(digits, |after| DigitSet::only(after.digit))
            ));
        }
        explanation.say(sentence!("als-end", digits, letter = letter(self.place(last))));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pattern, "legend-digit-of-both-ends")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-almost-locked", house = self.sets[0].house)
    }

    fn because(&self) -> Sentence {
        let ends = self.sets[0].cells | self.sets[self.sets.len() - 1].cells;
        sentence!("als-because", cells = ends, digits = self.eliminated)
    }

    fn place(&self) -> Sentence {
        let cells = self.sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
        sentence!("place-in-cells", cells)
    }
}
