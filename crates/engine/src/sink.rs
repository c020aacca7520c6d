//! [`Sink`]: where a search hands in what it finds. The sink alone knows how steps are ranked and when
//! enough have been found; a search knows neither.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use ergodoku_core::Conclusion;

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
