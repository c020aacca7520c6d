//! Chains: what follows if a candidate is true, or false.
//!
//! A *literal* is a candidate said to be true or false. From a true candidate it follows that those it
//! excludes are false; from a false one, that another is true if it is the only other one left in the
//! cell, or of its digit in a house.

pub(super) mod advanced;
pub(super) mod closure;
pub(super) mod existence;
pub(super) mod forcing;
pub(super) mod links;
pub(super) mod loops;
mod new_links;
mod nishio;
pub(super) mod propagation;
pub(super) mod static_closure;

use super::grid::{Code, Planes};

/// A candidate said to be true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Literal(u16);

impl Literal {
    pub(super) fn new(code: Code, on: bool) -> Literal {
        Literal(code << 1 | u16::from(on))
    }

    pub(super) fn code(self) -> Code {
        self.0 >> 1
    }

    pub(super) fn is_on(self) -> bool {
        self.0 & 1 == 1
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
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
pub(crate) struct ForcingChain {
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

/// What a search found, ready to be ranked.
#[derive(Clone, Debug)]
pub(super) struct ChainHint {
    pub(super) rating: f64,
    pub(super) eliminated: Planes,
    pub(super) placed: Option<Code>,
    pub(super) chain: ForcingChain,
}

impl ChainHint {
    /// What is emitted first.
    pub(super) fn key(&self) -> (f64, u32, ChainKind) {
        (self.rating, self.chain.complexity, self.chain.kind)
    }
}
