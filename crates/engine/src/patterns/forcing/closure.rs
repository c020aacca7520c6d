//! What follows from each candidate of a state being true, and from its being false.

use ergodoku_core::{CandidateSet, CellSet, Constraint, Digit, House, State};

use super::net::Net;
use super::tree::Tree;
use crate::patterns::line::Premise;
use crate::patterns::links::Links;

/// What follows from a premise: what can still be true, and what must be.
#[derive(Copy, Clone)]
pub(crate) struct Closure {
    /// What can still be true.
    pub(crate) live: CandidateSet,
    /// What must be true, what was known before included.
    pub(crate) known: CandidateSet,
}

impl Closure {
    /// What is known of a state before anything is assumed.
    pub(crate) fn of(state: &State) -> Closure {
        let placed = Digit::ALL.map(|digit| CandidateSet::of(digit, state.placed(digit)));
        let known = placed.into_iter().fold(CandidateSet::EMPTY, CandidateSet::union);
        Closure { live: *state.all_candidates() | known, known }
    }

    /// A rule that nothing left can satisfy.
    pub(crate) fn broken(&self) -> Option<Constraint> {
        if let Some(cell) = (CellSet::ALL - self.live.cells()).first() {
            return Some(Constraint::Cell(cell));
        }
        Digit::ALL.into_iter().find_map(|digit| {
            let places = self.live.cells_of(digit);
            let house = House::all().find(|house| places.is_disjoint(house.cells()))?;
            Some(Constraint::House(house, digit))
        })
    }
}

/// How premises are followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Each inference rests on one other.
    Chain,
    /// An inference may rest on several.
    Net,
}

/// What follows from each premise of a state: each open candidate true, and false.
pub(crate) struct Closures {
    /// The state without a premise.
    pub(crate) start: Closure,
    /// The candidates that break a rule if they are true, and those that do if they are false.
    pub(crate) refuted: [CandidateSet; 2],
    followed: Vec<[Closure; 2]>,
    index: Box<[u16; 729]>,
}

impl Closures {
    /// By chains: each inference rests on one other.
    pub(crate) fn by_chains(state: &State, links: &Links) -> Closures {
        let tree = Tree::new(state, links);
        Closures::new(state, |start, premise| {
            let closure = tree.closure(premise, start);
            closure.broken().is_none().then_some(closure)
        })
    }

    /// By nets: an inference may rest on several.
    pub(crate) fn by_nets(state: &State) -> Closures {
        let start = Net::new(&Closure::of(state));
        Closures::new(state, |_, premise| {
            let mut net = start.clone();
            net.take(premise).then(|| net.closure())
        })
    }

    /// `follow` says what follows from a premise, if that breaks no rule.
    fn new(state: &State, follow: impl Fn(&Closure, Premise) -> Option<Closure>) -> Closures {
        let start = Closure::of(state);
        let open = *state.all_candidates();
        let mut index = Box::new([u16::MAX; 729]);
        let mut followed = Vec::with_capacity(open.len());
        let mut refuted = [CandidateSet::EMPTY; 2];
        for candidate in open.iter() {
            index[candidate.index()] = followed.len() as u16;
            let premises = [Premise::True(candidate), Premise::False(candidate)];
            followed.push(std::array::from_fn(|which| {
                follow(&start, premises[which]).unwrap_or_else(|| {
                    refuted[which].insert(candidate);
                    start
                })
            }));
        }
        Closures { start, refuted, followed, index }
    }

    /// Whether a premise about an open candidate breaks a rule.
    pub(crate) fn refutes(&self, premise: Premise) -> bool {
        let [wrong, right] = &self.refuted;
        match premise {
            Premise::True(candidate) => wrong.contains(candidate),
            Premise::False(candidate) => right.contains(candidate),
        }
    }

    /// What follows from each of several premises, one of which must hold; none if one of them
    /// breaks a rule, which is another kind of step.
    pub(crate) fn common(&self, premises: &[Premise]) -> Option<Closure> {
        let nothing = Closure { live: CandidateSet::EMPTY, known: CandidateSet::ALL };
        premises.iter().try_fold(nothing, |common, &premise| {
            if self.refutes(premise) {
                return None;
            }
            let both = &self.followed[self.index[premise.candidate().index()] as usize];
            let closure = &both[usize::from(matches!(premise, Premise::False(_)))];
            Some(Closure { live: common.live | closure.live, known: common.known & closure.known })
        })
    }
}
