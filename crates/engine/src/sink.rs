//! [`Sink`]: where a search hands in what it finds. The sink alone knows how steps are ranked and when
//! enough have been found; a search knows neither.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, Conclusion};

/// Receives the patterns of type `P` that a search finds.
pub(crate) trait Sink<P>: Demand {
    /// Takes a pattern and what it concludes. `Break` ends the search.
    fn offer(&mut self, pattern: P, conclusion: Conclusion) -> ControlFlow<()>;
}

/// What a sink still wants. A search may ask before it works out a pattern in full, and need not ask:
/// the sink sorts out by itself what it does not want.
pub(crate) trait Demand {
    /// Whether the sink keeps one pattern, the best, rather than the first or all. It is then of no use to
    /// offer patterns in a certain order. Of two patterns that eliminate candidates, the one that
    /// eliminates more is better.
    fn wants_best(&self) -> bool {
        false
    }

    /// How good a pattern with this conclusion is, apart from its length; none if every pattern is wanted.
    fn rank(&self, _: &Conclusion) -> Option<Order> {
        None
    }

    /// How good the best pattern so far is.
    fn best(&self) -> Order {
        Order::LAST
    }

    /// Whether a pattern with this conclusion may still be wanted: not if a better one has been offered.
    fn wants(&self, conclusion: &Conclusion) -> bool {
        self.rank(conclusion).is_none_or(|rank| rank <= self.best())
    }
}

/// Hands each set of eliminations to a sink once, with the pattern that comes first.
pub(crate) struct Distinct<'a, S> {
    known: HashSet<CandidateSet>,
    pub(crate) sink: &'a mut S,
}

impl<'a, S> Distinct<'a, S> {
    pub(crate) fn new(sink: &'a mut S) -> Distinct<'a, S> {
        Distinct { known: HashSet::new(), sink }
    }

    /// Whether anything has been found.
    pub(crate) fn any(&self) -> bool {
        !self.known.is_empty()
    }

    /// Hands in a pattern, if its eliminations are new.
    pub(crate) fn offer<P>(
        &mut self,
        eliminations: CandidateSet,
        pattern: impl FnOnce() -> P,
    ) -> ControlFlow<()>
    where
        S: Sink<P>,
    {
        if eliminations.is_empty() || !self.known.insert(eliminations) {
            return ControlFlow::Continue(());
        }
        self.sink.offer(pattern(), Conclusion::Eliminate(eliminations))
    }

    /// The same for a pattern that takes long to find: only if the sink wants it, and if there is one.
    pub(crate) fn report<P>(
        &mut self,
        eliminations: CandidateSet,
        pattern: impl FnOnce() -> Option<P>,
    ) -> ControlFlow<()>
    where
        S: Sink<P>,
    {
        let is_known = eliminations.is_empty() || self.known.contains(&eliminations);
        if is_known || !self.sink.wants(&Conclusion::Eliminate(eliminations)) {
            return ControlFlow::Continue(());
        }
        match pattern() {
            Some(pattern) => self.offer(eliminations, || pattern),
            None => ControlFlow::Continue(()),
        }
    }
}

/// How good a step is, the best first: whether it places a digit, how many candidates it eliminates,
/// which these are, its length.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Order {
    pub(crate) is_elimination: bool,
    pub(crate) eliminated: Reverse<usize>,
    pub(crate) which: usize,
    pub(crate) first: usize,
    pub(crate) length: usize,
}

impl Order {
    /// Behind all steps.
    pub(crate) const LAST: Order = Order {
        is_elimination: true,
        eliminated: Reverse(0),
        which: usize::MAX,
        first: usize::MAX,
        length: usize::MAX,
    };
}

/// Collects everything.
impl<P> Demand for Vec<(P, Conclusion)> {}

impl<P> Sink<P> for Vec<(P, Conclusion)> {
    fn offer(&mut self, pattern: P, conclusion: Conclusion) -> ControlFlow<()> {
        self.push((pattern, conclusion));
        ControlFlow::Continue(())
    }
}
