//! Chains: what follows if a candidate is true, or false.
//!
//! If a candidate is true, those it excludes are false; if it is false, another is true if it is the only
//! other one left in the cell, or of its digit in a house.
//!
//! From the quickest search to the slowest:
//! - [`static_closure`]: what follows from all candidates by single links, as sets;
//! - [`propagation`]: what follows from one literal by all rules, without order and reasons;
//! - [`closure`]: the same in the order of the rules, with all reasons, as ratings count them.
//!
//! The rating of a chain counts all nodes that lead to its end, and of equally complex chains the first found
//! wins. So only closures can tell the best hint. But they are slow, and most assumptions lead nowhere:
//! [`forcing`] asks [`propagations`] first which starts lead to something, and how complex a chain from there is
//! at least; then it follows them with closures, the simplest first, until none left can be better. [`loops`]
//! does the same with sets of candidates by length.

pub(super) mod closure;
pub(super) mod closure_builder;
pub(super) mod forcing;
mod links;
mod loop_search;
pub(super) mod loops;
pub(super) mod nested;
mod new_links;
mod nishio;
mod patterns;
mod propagation;
mod propagations;
mod ranking;
mod starts;
mod static_closure;

pub(super) use ergodoku_core::Literal;

use crate::grid::{Code, Grid, Planes, only};

/// A candidate said to be true, or to be false.
#[inline]
pub(super) fn literal(code: Code, is_true: bool) -> Literal {
    Literal::from_index(2 * code as usize + usize::from(is_true))
}

/// The candidate of a literal.
#[inline]
pub(super) fn code_of(literal: Literal) -> Code {
    (literal.index() / 2) as Code
}

/// What kind of chain; also the order among chains of one rating and length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum ChainKind {
    /// A candidate and its opposite lead to the same literal.
    Double = 1,
    /// A chain or cycle with links of single digits.
    X = 2,
    /// A cycle of bivalue cells.
    Y = 3,
    /// A chain or cycle with links of both kinds.
    XY = 4,
    /// All candidates of a cell lead to the same literal.
    Cell = 5,
    /// All places of a digit in a house lead to the same literal.
    Region = 6,
    /// A literal leads to a literal and its opposite.
    Contradiction = 7,
}

/// A chain that was found: what leads to what.
#[derive(Clone, Debug)]
pub(super) struct ForcingChain {
    pub(super) kind: ChainKind,
    /// The number of nodes, those of nested chains included.
    pub(super) complexity: u32,
    /// For a chain of single links, its literals in order.
    pub(super) path: Vec<Literal>,
    /// Otherwise the assumptions, each with what it leads to.
    pub(super) branches: Vec<(Literal, Literal)>,
    /// For chains from all places of a digit, the house.
    pub(super) house: Option<usize>,
    /// How it was searched.
    pub(super) mode: Mode,
}

impl ForcingChain {
    /// Whether it is a cycle of single links: its first and last literals are of different candidates.
    pub(super) fn is_cycle(&self) -> bool {
        let ends = self.path.first().zip(self.path.last());
        ends.is_some_and(|(&first, &last)| code_of(first) != code_of(last))
    }
}

/// What a search for chains uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    /// Whether links inside cells are used, and not only those of a single digit.
    pub(super) cells: bool,
    /// Whether what is found false is taken into account for further links.
    pub(super) dynamic: bool,
    /// Whether chains from several assumptions are compared.
    pub(super) multiple: bool,
    /// What is tried where simple links end: 0 nothing, 1 locked candidates, pairs and X-Wings, above
    /// that chains: 2 forcing chains, 3 multiple ones as well; 4 dynamic ones, 5 with forcing chains
    /// inside as well. 6 is SukakuExplainer's: dynamic ones of the levels 0 to 3.
    pub(super) level: u8,
    /// Whether locked candidates are tried digit by digit.
    pub(super) by_digit: bool,
}

impl Mode {
    pub(super) const NISHIO: Mode = Mode { cells: false, multiple: false, ..Mode::dynamic(0) };
    pub(super) const MULTIPLE: Mode = Mode { dynamic: false, ..Mode::dynamic(0) };

    pub(super) const fn dynamic(level: u8) -> Mode {
        Mode { cells: true, dynamic: true, multiple: true, level, by_digit: false }
    }

    /// The dynamic searches in their order.
    pub(super) fn each_dynamic(is_sukaku: bool) -> impl Iterator<Item = Mode> {
        let levels: &[u8] = if is_sukaku { &[0, 1, 2, 3, 6] } else { &[0, 1, 2, 3, 4, 5] };
        levels.iter().map(move |&level| Mode { by_digit: is_sukaku, ..Mode::dynamic(level) })
    }

    /// The levels of the dynamic searches that a level from 4 on makes where simple links end.
    pub(super) fn nested_levels(level: u8) -> &'static [u8] {
        match level {
            4 => &[0],
            5 => &[0, 2],
            6 => &[0, 1, 2, 3],
            _ => &[],
        }
    }

    /// The rating of its shortest chains.
    pub(super) fn base(self) -> f64 {
        match self {
            Mode { dynamic: false, .. } => 8.0,
            Mode { multiple: false, .. } => 7.5,
            Mode { level: 6, .. } => 10.5,
            Mode { level, .. } => 8.5 + 0.5 * f64::from(level),
        }
    }
}

/// A chain with its rating and what it concludes.
#[derive(Clone, Debug)]
pub(super) struct ChainHint {
    pub(super) rating: f64,
    pub(super) eliminated: Planes,
    pub(super) placed: Option<Code>,
    pub(super) chain: ForcingChain,
}

impl ChainHint {
    /// A chain that concludes that `target` is true.
    pub(super) fn concluding(
        grid: &Grid,
        target: Literal,
        rating: f64,
        chain: ForcingChain,
    ) -> ChainHint {
        let it = code_of(target);
        let (eliminated, placed) = match target.is_true() {
            true => (grid.others(it), Some(it)),
            false => (only(it), None),
        };
        ChainHint { rating, eliminated, placed, chain }
    }

    /// What is emitted first.
    pub(super) fn key(&self) -> (f64, u32, ChainKind) {
        (self.rating, self.chain.complexity, self.chain.kind)
    }
}
