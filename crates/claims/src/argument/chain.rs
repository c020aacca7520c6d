//! Chains: link by link, then from the opposite of a conclusion along them.

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Constraint, DigitSet, LinkKind, Sentence, State, sentence,
};
use ergodoku_proof::{Proof, Truth};

use super::facts::{Facts, Group, houses_over};
use super::follow::{prove, together};
use super::{Broken, Mend, link};
use crate::{Chain, Node};

/// Longer chains are not judged, as anyone may ask.
const MOST_NODES: usize = 256;

/// A chain whose links hold, with what each strong link counts on.
pub(super) struct Sound<'a> {
    state: &'a State,
    chain: &'a Chain,
    facts: Facts,
    groups: Vec<Group>,
}

/// Checks each link, from the first on.
pub(super) fn sound<'a>(state: &'a State, chain: &'a Chain) -> Result<Sound<'a>, Broken> {
    let facts = Facts::of(state);
    let mut groups = Vec::new();
    let Chain { nodes, links } = chain;
    let broken = |place: String, reason: Sentence| Broken { place, reason, mend: None };
    if nodes.len() < 2 || links.len() != nodes.len() && links.len() + 1 != nodes.len() {
        return Err(broken(chain.to_string(), sentence!("broken-chain")));
    }
    if nodes.len() > MOST_NODES {
        let reason = sentence!("broken-chain-long", count = MOST_NODES);
        return Err(broken(nodes[MOST_NODES].to_string(), reason));
    }
    for (place, kind) in links.iter().enumerate() {
        let (from, to) = (&nodes[place], &nodes[(place + 1) % nodes.len()]);
        let sign = if *kind == LinkKind::Strong { '=' } else { '-' };
        let written = || format!("{from}{sign}{to}");
        let before = match place {
            0 if chain.is_loop() => links.last(),
            0 => None,
            _ => links.get(place - 1),
        };
        if before == Some(kind) {
            return Err(broken(written(), follow_each_other(*kind, from)));
        }
        for node in [from, to] {
            if (facts.open() & node.candidates()).is_empty() {
                return Err(broken(written(), gone(&facts, node)));
            }
        }
        let judged = match kind {
            LinkKind::Weak => link::weak(&facts, from, to),
            LinkKind::Strong => link::strong(&facts, from, to).map(|used| merge(&mut groups, used)),
        };
        if let Err(fault) = judged {
            let few = fault.too_many.filter(|it| (1..=2).contains(&it.len()));
            let mend = few.map(|it| Box::new(Mend::After(Conclusion::Eliminate(*it))));
            return Err(Broken { place: written(), reason: fault.reason, mend });
        }
    }
    Ok(Sound { state, chain, facts, groups })
}

/// Two links of one kind in a row.
pub(super) fn follow_each_other(kind: LinkKind, node: &Node) -> Sentence {
    let node = node.to_string();
    match kind {
        LinkKind::Strong => sentence!("broken-two-strong", node),
        LinkKind::Weak => sentence!("broken-two-weak", node),
    }
}

fn gone(facts: &Facts, node: &Node) -> Sentence {
    if let Some(held) = (facts.known & node.candidates()).iter().next() {
        return sentence!("broken-holds", cell = held.cell, digit = held.digit);
    }
    let (digits, cells) = (node.digits.to_string(), node.cells.to_string());
    match node.cells.len() * node.digits.len() {
        1 => sentence!("broken-no-candidate", digits, cells),
        _ => sentence!("broken-no-candidates", digits, cells),
    }
}

fn merge(groups: &mut Vec<Group>, used: Vec<Group>) {
    for group in used {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
}

impl Sound<'_> {
    /// A proof of the conclusion, or what is wrong with it.
    pub(super) fn proof(&self, conclusion: &Conclusion) -> Result<Proof, Broken> {
        let open = self.proof_as_written(conclusion);
        match self.closed() {
            Some(chain) if open.is_err() => {
                let as_loop = Sound {
                    chain: &chain,
                    facts: self.facts.clone(),
                    groups: self.groups.clone(),
                    ..*self
                };
                as_loop.proof_as_written(conclusion).or(open)
            }
            _ => open,
        }
    }

    /// The loop that the chain is too, if its ends cannot both be true.
    fn closed(&self) -> Option<Chain> {
        let [Some(first), Some(last)] = self.ends() else { return None };
        let Chain { nodes, links } = self.chain;
        let is_closed = links.len() + 1 == nodes.len()
            && links.first() == Some(&LinkKind::Strong)
            && links.last() == Some(&LinkKind::Strong)
            && link::weak(&self.facts, last, first).is_ok();
        is_closed.then(|| {
            let mut links = links.clone();
            links.push(LinkKind::Weak);
            Chain { nodes: nodes.clone(), links }
        })
    }

    fn proof_as_written(&self, conclusion: &Conclusion) -> Result<Proof, Broken> {
        let count = self.count();
        if ergodoku_proof::check(self.state, conclusion, &count).is_ok() {
            return Ok(count);
        }
        let watched = self.watched();
        if let Some(proof) = prove(self.state, conclusion, &self.groups, &watched) {
            return Ok(proof);
        }
        let parts: Vec<Conclusion> = match conclusion {
            Conclusion::Place(_) => vec![*conclusion],
            Conclusion::Eliminate(all) => {
                all.iter().map(|it| Conclusion::Eliminate(CandidateSet::only(it))).collect()
            }
        };
        let mut proofs = Vec::new();
        for part in &parts {
            let by_count = ergodoku_proof::check(self.state, part, &count).is_ok();
            let proof = match by_count {
                true => Some(count.clone()),
                false => prove(self.state, part, &self.groups, &watched),
            };
            proofs.push(proof.ok_or_else(|| self.not_reached(part, conclusion))?);
        }
        Ok(together(self.state, conclusion, proofs))
    }

    /// All truths of the strong links, and a link for each weak one.
    fn count(&self) -> Proof {
        let truths: Vec<Truth> = self.groups.iter().flatten().copied().collect();
        let mut links: Vec<Constraint> = Vec::new();
        let mut joined = CandidateSet::EMPTY;
        let nodes = &self.chain.nodes;
        for (place, kind) in self.chain.links.iter().enumerate() {
            let ends = [nodes[place], nodes[(place + 1) % nodes.len()]];
            if *kind == LinkKind::Weak {
                let both = link::left(&self.facts, &ends[0]) | link::left(&self.facts, &ends[1]);
                joined |= both;
                links.extend(constraints_over(&both));
            }
        }
        let ends = [nodes.first(), nodes.last()].into_iter().flatten();
        if !self.chain.is_loop() {
            ends.for_each(|node| joined |= link::left(&self.facts, node));
        }
        // The digits of almost locked sets that no link of the chain is about.
        for group in self.groups.iter().filter(|group| group.len() > 1) {
            let inside = group.iter().fold(CandidateSet::EMPTY, |all, it| all | it.members());
            let inside = (inside & self.facts.open()) - joined;
            links.extend(houses_over(&inside, group.len()).unwrap_or_default());
        }
        Proof::Count { truths, links }
    }

    /// Candidates that may fall along the chain.
    fn watched(&self) -> CandidateSet {
        let nodes = self.chain.nodes.iter().map(Node::candidates);
        let mut watched = nodes.fold(CandidateSet::EMPTY, |all, it| all | it);
        for truth in self.groups.iter().flatten() {
            watched |= truth.members();
        }
        watched & self.facts.open()
    }

    /// What the chain concludes.
    pub(super) fn conclusions(&self) -> Vec<Conclusion> {
        let nodes = self.ends();
        if let [Some(first), Some(last)] = nodes
            && first == last
            && let Some(candidate) = first.candidates().single()
        {
            return vec![Conclusion::Place(candidate)];
        }
        let falls = |it: &Candidate| match nodes {
            [Some(first), Some(last)] => {
                [first, last].iter().all(|node| link::is_ruled_out(&self.facts, node, *it))
            }
            _ => self.falls_in_loop(*it),
        };
        let falling: CandidateSet = self.facts.open().iter().filter(falls).collect();
        match falling.is_empty() {
            true => Vec::new(),
            false => vec![Conclusion::Eliminate(falling)],
        }
    }

    /// The ends of the strong links at both ends; none for a loop.
    fn ends(&self) -> [Option<&Node>; 2] {
        let Chain { nodes, links } = self.chain;
        if self.chain.is_loop() {
            return [None, None];
        }
        let first = usize::from(links.first() == Some(&LinkKind::Weak));
        let last = nodes.len() - 1 - usize::from(links.last() == Some(&LinkKind::Weak));
        match first < last {
            true => [nodes.get(first), nodes.get(last)],
            false => [None, None],
        }
    }

    fn falls_in_loop(&self, candidate: Candidate) -> bool {
        if !self.chain.is_loop() {
            return false;
        }
        let nodes = &self.chain.nodes;
        let weak = self.chain.links.iter().enumerate().filter(|(_, it)| **it == LinkKind::Weak);
        let mut ends = weak.map(|(place, _)| [nodes[place], nodes[(place + 1) % nodes.len()]]);
        let is_between = ends
            .any(|ends| ends.iter().all(|node| link::is_ruled_out(&self.facts, node, candidate)));
        is_between
            || prove(
                self.state,
                &Conclusion::Eliminate(CandidateSet::only(candidate)),
                &self.groups,
                &self.watched(),
            )
            .is_some()
    }

    fn not_reached(&self, part: &Conclusion, all: &Conclusion) -> Broken {
        let follows = self.conclusions();
        let place = part.to_string();
        let reason = match (part, self.ends()) {
            (Conclusion::Eliminate(it), [Some(first), Some(last)]) => {
                let candidate = it.single().or(it.iter().next());
                candidate.map_or_else(Sentence::default, |it| self.misses(it, first, last))
            }
            (Conclusion::Place(_), [Some(first), Some(last)]) => {
                let (first, last) = (first.to_string(), last.to_string());
                sentence!("broken-ends-place", first, last)
            }
            _ => sentence!("broken-loop"),
        };
        let mend = follows.first().filter(|it| *it != all).map(|it| Box::new(Mend::Instead(*it)));
        Broken { place, reason, mend }
    }

    fn misses(&self, candidate: Candidate, first: &Node, last: &Node) -> Sentence {
        if !self.facts.is_open(candidate) {
            let (digits, cells) = (candidate.digit, candidate.cell);
            return sentence!("broken-no-candidate", digits, cells);
        }
        let is_missed = |node: &&Node| !link::is_ruled_out(&self.facts, node, candidate);
        let missed: Vec<&Node> = [first, last].into_iter().filter(is_missed).collect();
        let Candidate { cell, digit } = candidate;
        match missed.as_slice() {
            [one, other] if one != other => {
                let (one, other) = (one.to_string(), other.to_string());
                sentence!("broken-neither-end", one, other, digit, cell)
            }
            [one, ..] if one.digits == DigitSet::only(digit) => {
                sentence!("broken-end-sees", node = one.to_string(), cell)
            }
            [one, ..] => sentence!("broken-end", node = one.to_string(), digit, cell),
            [] => sentence!("broken-ends", digit, cell),
        }
    }
}

/// Constraints that contain the candidates: one if there is one.
fn constraints_over(candidates: &CandidateSet) -> Vec<Constraint> {
    if let Some(cell) = candidates.cells().single() {
        return vec![Constraint::Cell(cell)];
    }
    houses_over(candidates, 9).unwrap_or_default()
}
