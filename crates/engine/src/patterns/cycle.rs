//! Bidirectional cycles: a loop of strong and weak links, read in both directions.

use ergodoku_core::{
    Candidate, CandidateSet, Constraint, DigitSet, Explanation, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::chain::{Chain, Link};
use super::reasoning::Reasoning;

/// A continuous loop of single candidates in two colours, in turn: if one node is true, all of its
/// colour are, and else all of the other. So a candidate that sees both colours is false, wherever in
/// the loop it sees them; the links of a [`Chain`] account only for nodes next to each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Cycle {
    /// The loop.
    pub chain: Chain,
}

impl Cycle {
    /// The nodes of a colour: those that the loop comes to by a weak link (0), and by a strong one (1).
    fn colour(&self, colour: usize) -> CandidateSet {
        let nodes = self.chain.nodes.iter().skip(colour).step_by(2);
        nodes.fold(CandidateSet::EMPTY, |all, node| all | node.candidates())
    }

    /// The part of the loop from a node that it comes to by a weak link on to one that it comes to by a
    /// strong link, as a chain of its own: one of the two is true.
    fn part(&self, from: usize, length: usize) -> Proof {
        let count = self.chain.nodes.len();
        let mut rules: [Vec<Constraint>; 2] = Default::default();
        for index in from..from + length - 1 {
            if let Link::Rule(rule) = self.chain.links[index % count] {
                rules[index % 2].push(rule);
            }
        }
        let [strong, weak] = rules;
        Proof::count(strong, weak)
    }
}

impl Reasoning for Cycle {
    fn length(&self) -> usize {
        self.chain.length()
    }

    fn proof(&self) -> Proof {
        let count = self.chain.nodes.len();
        let parts = (0..count)
            .step_by(2)
            .flat_map(|from| (2..=count).step_by(2).map(move |length| self.part(from, length)));
        Proof::Either(parts.collect())
    }

    fn digits(&self) -> DigitSet {
        self.chain.digits()
    }

    fn notation(&self) -> String {
        self.chain.notation()
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        self.chain.draw(explanation);
        self.chain.tell(explanation);
        let said = |of: CandidateSet| {
            let is = |it: Candidate| sentence!("is", cell = it.cell, digit = it.digit);
            of.iter().map(is).collect::<Vec<Sentence>>()
        };
        self.chain.tell_back(explanation);
        explanation.say(sentence!(
            "loop-either",
            first = said(self.colour(1)),
            last = said(self.colour(0))
        ));
        explanation.say(sentence!("loop-colours-end"));
    }

    fn look_at(&self) -> Sentence {
        self.chain.look_at()
    }

    fn because(&self) -> Sentence {
        sentence!("loop-because", chain = self.chain.eureka())
    }

    fn place(&self) -> Sentence {
        self.chain.place()
    }
}
