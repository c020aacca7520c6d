//! [`links`]: each link of a chain, judged by itself.

use std::fmt;

use ergodoku_core::{CandidateSet, LinkKind, Mark, Role, Sentence, State};

use super::chain::sound;
use crate::{Chain, Node};

/// A link of a chain, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedLink {
    /// The node before it.
    pub from: Node,
    /// The node behind it.
    pub to: Node,
    /// What the chain says of the two.
    pub kind: LinkKind,
    /// What is wrong, as a clause; none if it holds.
    pub fault: Option<Sentence>,
}

impl fmt::Display for JudgedLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.kind == LinkKind::Strong { '=' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

/// Each link of a chain, in order, judged whether or not those before it hold.
///
/// ```
/// use ergodoku_claims::argument::links;
/// use ergodoku_claims::{Argument, Claim};
/// use ergodoku_core::{Puzzle, State};
///
/// // Digit 5 has two places in row 2.
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r2c1245689<>5".parse()?);
/// let state = State::new(&puzzle)?;
/// let claim: Claim = "(5)r2c7=(5)r2c3-(5)r7c3=(5)r7c6 => r9c7<>5".parse()?;
/// let Some(Argument::Chain(chain)) = &claim.argument else { panic!() };
/// let judged = links(&state, chain);
/// let holds: Vec<bool> = judged.iter().map(|link| link.fault.is_none()).collect();
/// assert_eq!(holds, [true, true, false]);
/// assert_eq!(judged[1].to_string(), "(5)r2c3-(5)r7c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn links(state: &State, chain: &Chain) -> Vec<JudgedLink> {
    let Chain { nodes, links } = chain;
    let judge = |place: usize| {
        let (from, to) = (*nodes.get(place)?, *nodes.get((place + 1) % nodes.len())?);
        let kind = links[place];
        let alone = Chain { nodes: vec![from, to], links: vec![kind] };
        let before = match place {
            0 => links.last().filter(|_| chain.is_loop()),
            _ => links.get(place - 1),
        };
        let fault = match sound(state, &alone) {
            Err(broken) => Some(broken.reason),
            Ok(_) if before == Some(&kind) => Some(super::chain::follow_each_other(kind, &from)),
            Ok(_) => None,
        };
        Some(JudgedLink { from, to, kind, fault })
    };
    (0..links.len()).filter_map(judge).collect()
}

/// The marks of a chain on a drawing of the state: its links, and where it breaks.
pub fn marks(state: &State, links: &[JudgedLink]) -> Vec<Mark> {
    let left = |node: &Node| node.candidates() & *state.all_candidates();
    let ends = |link: &JudgedLink| left(&link.from) | left(&link.to);
    let all = links.iter().map(ends).fold(CandidateSet::EMPTY, |all, some| all | some);
    let broken = links.iter().filter(|link| link.fault.is_some()).map(ends);
    let broken = broken.fold(CandidateSet::EMPTY, |all, some| all | some);
    let shapes = [(all - broken, Role::Pattern), (broken, Role::Contradiction)];
    let shapes = shapes.into_iter().filter(|(candidates, _)| !candidates.is_empty());
    let arrows = links.iter().filter_map(|link| {
        let (from, to) = (left(&link.from), left(&link.to));
        let is_there = !from.is_empty() && !to.is_empty();
        is_there.then_some(Mark::Link { from, to, kind: link.kind })
    });
    shapes.map(|(candidates, role)| Mark::Candidates(candidates, role)).chain(arrows).collect()
}
