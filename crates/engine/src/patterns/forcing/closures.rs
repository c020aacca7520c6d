//! What follows from each candidate of a state being true, and from its being false.

use ergodoku_core::Each as _;
use std::rc::Rc;

use ergodoku_core::{Candidate, CandidateSet, Constraint, Literal, State, Stop};
use ergodoku_kernel::{Closure as LinkClosure, Net};

use super::closure::Closure;
use super::look_ahead::Tables;
use crate::context::{Context, Fact, enum_key};
use crate::patterns::links::{Graph, Links, NodeSet, nodes_in};

/// How premises are followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Propagation {
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
    followed: Followed,
}

/// What follows from the premises.
enum Followed {
    /// Along links.
    Chains(Chains),
    /// From each candidate, true and false, as what it comes to; of premises that break a rule nothing,
    /// unless nets look ahead.
    Nets { each: Vec<[Option<Closure>; 2]>, index: Box<[u16; 729]> },
}

impl Context<'_> {
    /// What follows from each premise about a candidate of the state.
    pub(crate) fn closures(&self, propagation: Propagation) -> &Closures {
        self.fact(propagation)
    }
}

enum_key!(Propagation { Chain, Net });

impl Fact for Closures {
    type Key = Propagation;

    fn of(context: &Context<'_>, propagation: Propagation) -> Closures {
        let (state, stop) = (context.state, context.stop());
        match (propagation, context.limits.net_look_ahead) {
            (Propagation::Chain, _) => Closures::by_chains(state, context.plain_links()),
            (Propagation::Net, None) => Closures::by_nets(state, stop),
            (Propagation::Net, Some(rounds)) => {
                Closures::by_look_ahead(state, context.plain_links(), rounds.get(), stop)
            }
        }
    }
}

impl Closures {
    /// By chains: each inference rests on one other.
    pub(crate) fn by_chains(state: &State, links: &Links) -> Closures {
        let chains = Chains::of(state, links);
        let refuted = chains.refuted(state);
        Closures { start: Closure::of(state), refuted, followed: Followed::Chains(chains) }
    }

    /// By nets: an inference may rest on several.
    pub(crate) fn by_nets(state: &State, stop: &Stop) -> Closures {
        let start = Net::of(state).propagated();
        Closures::each(state, stop, |_, premise| {
            let mut net = start.clone();
            let holds = net.assume(premise).is_ok();
            (holds.then(|| Closure { live: net.live(), known: net.known() }), !holds)
        })
    }

    /// By nets that look `rounds` rounds of singles ahead from each inference. They notice a broken rule
    /// only at the end, so they also use what follows from a premise that breaks one.
    pub(crate) fn by_look_ahead(
        state: &State,
        links: &Links,
        rounds: usize,
        stop: &Stop,
    ) -> Closures {
        let start = Closure::of(state);
        let each = Tables::of(state, links, rounds, stop).closures(&start, stop);
        let numbers =
            |premise: Literal| (links.number(premise.candidate()), usize::from(!premise.is_true()));
        Closures::each(state, stop, |_, premise| {
            let (number, which) = numbers(premise);
            // There is none if it was given up on the way.
            let closure = each.get(number).map(|both| both[which]);
            (closure, closure.is_some_and(|it| it.breaks_a_rule()))
        })
    }

    /// `follow` says what follows from a premise, and whether that breaks a rule.
    fn each(
        state: &State,
        stop: &Stop,
        follow: impl Fn(&Closure, Literal) -> (Option<Closure>, bool),
    ) -> Closures {
        let start = Closure::of(state);
        let open = *state.all_candidates();
        let mut index = Box::new([u16::MAX; 729]);
        let mut each = Vec::with_capacity(open.len());
        let (mut refuted, mut given_up) = ([CandidateSet::EMPTY; 2], false);
        for candidate in open.iter() {
            index[candidate.index()] = each.len() as u16;
            given_up = given_up || stop.is_due();
            if given_up {
                each.push([None, None]);
                continue;
            }
            let premises = [Literal::positive(candidate), Literal::negative(candidate)];
            each.push(std::array::from_fn(|which| {
                let (closure, breaks) = follow(&start, premises[which]);
                if breaks {
                    refuted[which].insert(candidate);
                }
                closure
            }));
        }
        Closures { start, refuted, followed: Followed::Nets { each, index } }
    }

    /// Whether a premise about an open candidate breaks a rule.
    pub(crate) fn refutes(&self, premise: Literal) -> bool {
        self.refuted[usize::from(!premise.is_true())].contains(premise.candidate())
    }

    /// Whether all premises lead to one of these, as far as that is quickly told.
    pub(crate) fn may_lead_to(&self, premises: &[Literal], ends: &[Literal]) -> bool {
        match &self.followed {
            Followed::Chains(chains) => {
                ends.iter().any(|&end| premises.iter().all(|&premise| chains.lead_to(premise, end)))
            }
            Followed::Nets { .. } => true,
        }
    }

    /// What follows from each of several premises, one of which must hold; none if one of them breaks a
    /// rule and is not followed: that is another kind of step. Nor is there any if premises followed by chains
    /// eliminate nothing together.
    pub(crate) fn common(&self, premises: &[Literal]) -> Option<Closure> {
        match &self.followed {
            Followed::Chains(chains) => {
                let holds = !premises.iter().any(|&premise| self.refutes(premise));
                holds.then(|| chains.common(premises, &self.start)).flatten()
            }
            Followed::Nets { each, index } => {
                let nothing = Closure { live: CandidateSet::EMPTY, known: CandidateSet::ALL };
                premises.iter().try_fold(nothing, |common, &premise| {
                    let both = &each[index[premise.candidate().index()] as usize];
                    let closure = both[usize::from(!premise.is_true())]?;
                    let (live, known) = (common.live | closure.live, common.known & closure.known);
                    Some(Closure { live, known })
                })
            }
        }
    }
}

/// Nodes of single candidates.
type Singles = ergodoku_kernel::NodeSet<[u64; 12]>;

/// What follows from premises along links.
struct Chains {
    links_closure: Rc<LinkClosure<Vec<u64>>>,
    /// The nodes of single candidates: the first, and the candidates' numbers among them.
    singles: Vec<Candidate>,
    index: Box<[u16; 729]>,
    /// For each of them, the nodes that are true if it is false.
    strong: Vec<Vec<usize>>,
}

impl Chains {
    fn of(state: &State, links: &Links) -> Chains {
        let singles: Vec<Candidate> = state.all_candidates().iter().collect();
        let mut index = Box::new([u16::MAX; 729]);
        singles.iter().for_each(|&it| index[it.index()] = links.number(it) as u16);
        let strong =
            (0..singles.len()).map(|node| nodes_in(links.strong(node)).collect()).collect();
        Chains { links_closure: Rc::clone(links.whole_closure()), singles, index, strong }
    }

    fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.index[candidate.index()])
    }

    /// The candidates that break a rule if they are true, and those that do if they are false. Read
    /// backwards: those that all that is left of a rule excludes, and those that all of it leads to.
    fn refuted(&self, state: &State) -> [CandidateSet; 2] {
        let count = self.singles.len();
        let mut refuted = [NodeSet::new(count), NodeSet::new(count)];
        let all = NodeSet::first(count, count);
        let mut by_all = [all.clone(), all.clone()];
        let open = *state.all_candidates();
        for rule in Constraint::all().filter(|rule| is_open(state, *rule)) {
            by_all.iter_mut().for_each(|nodes| nodes.0.copy_from_slice(&all.0));
            for member in (rule.members() & open).iter().map(|it| self.number(it)) {
                by_all[0].keep(self.links_closure.off(member));
                by_all[1].keep(self.links_closure.on(member));
            }
            refuted[0].add(&by_all[0].0);
            refuted[1].add(&by_all[1].0);
        }
        refuted.map(|nodes| self.candidates(&nodes.0))
    }

    fn candidates(&self, nodes: &[u64]) -> CandidateSet {
        let singles = nodes_in(nodes).take_while(|&node| node < self.singles.len());
        singles.map(|node| self.singles[node]).collect()
    }

    fn lead_to(&self, premise: Literal, end: Literal) -> bool {
        let [from, to] = [premise, end].each(|it| self.number(it.candidate()));
        let has = |row: &[u64], node: usize| row[node / 64] >> (node % 64) & 1 == 1;
        match (premise.is_true(), end.is_true()) {
            (true, true) => has(self.links_closure.on(from), to),
            (true, false) => has(self.links_closure.off(from), to),
            (false, true) => {
                self.strong[from].iter().any(|&next| has(self.links_closure.on(next), to))
            }
            // Read backwards.
            (false, false) => has(self.links_closure.on(to), from),
        }
    }

    /// What follows from each of several premises; none if they eliminate nothing together, as is common.
    fn common(&self, premises: &[Literal], start: &Closure) -> Option<Closure> {
        let closure = &self.links_closure;
        let off = self.shared(premises, |node| closure.off(node), Singles::insert);
        if off.is_empty() {
            return None;
        }
        let on = self.shared(premises, |node| closure.on(node), |_, _| ());
        let [on, off] = [on, off].each(|nodes| self.candidates(nodes.row()));
        Some(Closure { live: start.live - off, known: start.known | on })
    }

    /// The candidates that follow from each premise, where `row` has those that follow from a node's truth;
    /// from its falsity also follows what `add_itself` adds.
    fn shared<'a>(
        &self,
        premises: &[Literal],
        row: impl Fn(usize) -> &'a [u64],
        add_itself: impl Fn(&mut Singles, usize),
    ) -> Singles {
        let count = self.singles.len();
        let (mut shared, mut without) = (Singles::first(count, count), Singles::new(count));
        for &premise in premises {
            let number = self.number(premise.candidate());
            if premise.is_true() {
                shared.keep(row(number));
                continue;
            }
            without.clear();
            add_itself(&mut without, number);
            self.strong[number].iter().for_each(|&next| without.add(row(next)));
            shared.keep(without.row());
        }
        shared
    }
}

/// Whether the rule still needs one of its candidates.
fn is_open(state: &State, rule: Constraint) -> bool {
    match rule {
        Constraint::Cell(cell) => !state.filled().contains(cell),
        Constraint::House(house, digit) => state.placed(digit).is_disjoint(house.cells()),
    }
}
