//! Nets within nets: under a premise, other premises are followed and refuted.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;
use std::sync::Arc;

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Literal, State};

use ergodoku_kernel::{Net, Rows};

use super::closures::Propagation;
use super::lines::{follow, layer};
use crate::context::Context;
use crate::patterns::assumption::Assumption;
use crate::patterns::inference::Inference;
use crate::patterns::inference_line::{InferenceLine, learned};
use crate::position::Position;
use crate::sink::Sink;
use crate::sort::sort_by_key;

/// Every candidate that a net refutes if it may refute others on the way; those in cells with few
/// candidates first. What nets refute alone is left to them.
pub(crate) fn contradictions(
    context: &Context<'_>,
    sink: &mut impl Sink<Assumption>,
) -> ControlFlow<()> {
    let state = context.state;
    let mut nets = Nets::of(state);
    let open = *state.all_candidates() - context.closures(Propagation::Net).refuted[0];
    let mut candidates: Vec<Candidate> = open.iter().collect();
    sort_by_key(&mut candidates, |it| state.candidates(it.cell).len());
    for candidate in candidates {
        context.check()?;
        let premise = Literal::positive(candidate);
        if nets.refute(context, candidate)
            && let Some(assumption) = refutation(context, &nets, premise)
        {
            sink.offer(assumption, (!premise).as_conclusion())?;
        }
    }
    ControlFlow::Continue(())
}

/// What follows by a net from each candidate of a state, if it is true.
struct Nets {
    /// The nets, in the order of the candidates; none for a candidate that breaks a rule.
    each: Vec<Option<Net>>,
    index: Box<[u16; 729]>,
    /// The pairs of candidates whose nets are known to break a rule together, and to break none.
    breaking: Rows,
    holding: Rows,
}

impl Nets {
    fn of(state: &State) -> Nets {
        let start = Net::of(state).propagated();
        let (mut each, mut index) = (Vec::new(), Box::new([u16::MAX; 729]));
        for candidate in state.all_candidates().iter() {
            index[candidate.index()] = each.len() as u16;
            let mut net = start.clone();
            each.push(net.assume(Literal::positive(candidate)).ok().map(|()| net));
        }
        let [breaking, holding] = [(); 2].each(|()| Rows::new(each.len()));
        Nets { each, index, breaking, holding }
    }

    /// The number of a candidate that is open in the state.
    fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.index[candidate.index()])
    }

    /// Whether a candidate breaks a rule under a net of the same state.
    fn refutes(&self, net: &Net, candidate: Candidate) -> bool {
        let other = &self.each[self.number(candidate)];
        other.as_ref().is_none_or(|other| net.clone().join(other).is_err())
    }

    /// The candidates that break a rule in a state that follows from a premise: by simple steps alone, if it is
    /// the `first`. Then it knows just what the net of the premise does.
    fn refuted(&self, later: &State, premise: Candidate, is_first: bool) -> CandidateSet {
        let (net, number) = (Net::of(later).propagated(), self.number(premise));
        let is_refuted = |&it: &Candidate| {
            let other = self.number(it);
            let holds = || is_first && self.holding.has(number, other);
            self.breaking.has(number, other) || !holds() && self.refutes(&net, it)
        };
        later.all_candidates().iter().filter(is_refuted).collect()
    }

    /// Whether the net of a candidate breaks a rule once all candidates that nets refute are eliminated,
    /// repeatedly. Two nets break a rule together or do not, whichever of them is asked about.
    fn refute(&mut self, context: &Context<'_>, premise: Candidate) -> bool {
        let number = self.number(premise);
        let Some(mut net) = self.each[number].clone() else { return false };
        let open: Vec<Candidate> = (net.live() - net.known()).iter().collect();
        let mut is_own = true;
        for &candidate in open.iter().filter(|it| self.breaking.has(number, self.number(**it))) {
            is_own = false;
            if net.is_open(candidate) && net.assume(Literal::negative(candidate)).is_err() {
                return true;
            }
        }
        // How many candidates the net as it is does not refute.
        let mut settled = 0;
        for &candidate in open.iter().cycle() {
            if settled == open.len() || context.is_due() {
                return false;
            }
            settled += 1;
            let other = self.number(candidate);
            if !net.is_open(candidate) || is_own && self.holding.has(number, other) {
                continue;
            }
            if !self.refutes(&net, candidate) {
                // The net knows no less than in the beginning.
                self.holding.join(number, other);
                continue;
            }
            if is_own {
                self.breaking.join(number, other);
            }
            (is_own, settled) = (false, 0);
            if net.assume(Literal::negative(candidate)).is_err() {
                return true;
            }
        }
        false
    }
}

/// A step of a line, told only if the contradiction turns out to need it.
enum Draft {
    Told(Inference),
    /// A net refutes the candidate in this state.
    ByNet(Candidate, Box<Position>),
}

impl Draft {
    fn conclusion(&self) -> Conclusion {
        match self {
            Draft::Told(step) => step.conclusion,
            Draft::ByNet(candidate, _) => Literal::negative(*candidate).as_conclusion(),
        }
    }
}

/// The line from a premise to a contradiction: all that singles and intersections find, then all that
/// nets refute, and so on.
fn refutation(context: &Context<'_>, nets: &Nets, premise: Literal) -> Option<Assumption> {
    let (mut line, mut is_first) = (Vec::new(), true);
    let mut now = context.position.clone();
    now.apply_unchecked(&premise.as_conclusion());
    let contradiction = loop {
        simple_steps(context, &mut line, &mut now);
        if let Some(contradiction) = now.state().contradiction() {
            break contradiction;
        }
        let before = line.len();
        let refuted = nets.refuted(now.state(), premise.candidate(), is_first);
        is_first = false;
        for candidate in refuted.iter().take_while(|_| !context.is_due()) {
            if now.state().all_candidates().contains(candidate) {
                line.push(Draft::ByNet(candidate, Box::new(now.clone())));
                now.apply_unchecked(&Literal::negative(candidate).as_conclusion());
            }
        }
        if line.len() == before {
            return None;
        }
    };
    let told = |draft| match draft {
        Draft::Told(step) => Some(step),
        Draft::ByNet(candidate, now) => refuted_by_net(&context.under_assumption(&now), candidate),
    };
    let goal = contradiction.constraint().members();
    let line =
        InferenceLine::needed_of(premise, line, Draft::conclusion, told, context.state, goal)?;
    Some(Assumption { line, contradiction })
}

/// Goes on with singles and intersections as far as they lead.
fn simple_steps(context: &Context<'_>, line: &mut Vec<Draft>, now: &mut Position) {
    while now.state().contradiction().is_none() {
        let layer = layer(context, now);
        if layer.is_empty() {
            return;
        }
        line.extend(layer.into_iter().filter_map(|step| learned(now, step)).map(Draft::Told));
    }
}

/// A candidate that a net refutes in the inner state, as a step.
fn refuted_by_net(inner: &Context<'_>, candidate: Candidate) -> Option<Inference> {
    let premise = Literal::positive(candidate);
    let (line, end) =
        follow(inner, premise, &|_| true, |now: &State| now.contradiction().is_some())?;
    let assumption = Assumption::new(inner.state, line, end.state().contradiction()?);
    let name = "Forcing Net Contradiction";
    Some(Inference::new(name, Arc::new(assumption), (!premise).as_conclusion()))
}
