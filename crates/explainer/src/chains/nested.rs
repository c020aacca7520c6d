//! What is tried where single links end: locked candidates, hidden and naked pairs, X-Wings, and above
//! that chains, in a grid without the candidates found false.
//!
//! The first of these that yields something is used, all of it. What makes such a pattern possible,
//! the candidates erased since the assumption, are the reasons of what it eliminates. A pattern without such
//! reasons was there before the assumption and says nothing about it.

use ergodoku_core::Each as _;
use std::collections::HashMap;
use std::sync::Arc;

use super::closure::{Cause, NO_CHAIN};
use super::closure_builder::{AdvancedRules, ClosureBuilder, partners};
use super::forcing::Forcing;
use super::propagations::Scratch;
use super::{ChainHint, ChainKind, ForcingChain, Literal, Mode, code_of, loops};
use crate::grid::{
    Code, Grid, Planes, bits, cell_at, code, digits, house_cells, positions_in, shared_houses,
    split,
};
use crate::hint::{Hint, Reason};
use crate::{fish, locking, sets};

/// How many results of searches for forcing chains and cycles are kept.
const KEPT: usize = 1 << 12;

/// Chains found inside chains: each counts once.
#[derive(Default)]
pub(crate) struct Nested {
    known: HashMap<Vec<u16>, u32>,
    complexities: Vec<u32>,
    /// A search for each depth of nesting.
    spare: Vec<Forcing>,
    /// What searches without order and reasons found.
    pub(crate) scratch: Scratch,
    /// The forcing chains and cycles where these candidates are left.
    loops: HashMap<Planes, Arc<Vec<ChainHint>>>,
}

impl AdvancedRules for Nested {
    fn apply(&mut self, builder: &mut ClosureBuilder<'_>) -> bool {
        if self.scratch.stop.is_due() {
            return false;
        }
        let before = builder.found_false();
        let _ = by_patterns(builder) || self.by_chains(builder);
        builder.found_false() > before
    }

    fn complexity(&self, chain: u32) -> u32 {
        self.complexities[chain as usize]
    }

    fn scratch(&mut self) -> &mut Scratch {
        &mut self.scratch
    }
}

impl Nested {
    /// Forgets what was found in other puzzles, but keeps its memory.
    pub(crate) fn forget(&mut self) {
        self.clear();
        self.loops.clear();
        self.scratch.forget();
        self.spare.iter_mut().for_each(Forcing::forget);
    }

    /// Forgets the numbers of chains.
    pub(crate) fn clear(&mut self) {
        self.known.clear();
        self.complexities.clear();
    }

    /// Forcing chains and cycles.
    fn loops(&mut self, grid: &Grid) -> Arc<Vec<ChainHint>> {
        if self.loops.len() >= KEPT {
            self.loops.clear();
        }
        let found = self.loops.entry(grid.planes).or_insert_with(|| Arc::new(loops::all(grid)));
        Arc::clone(found)
    }

    /// The number of the chain with these literals, from the targets back to the sources.
    fn number(&mut self, literals: Vec<u16>, complexity: u32) -> u32 {
        let next = self.complexities.len() as u32;
        let number = *self.known.entry(literals).or_insert(next);
        if number == next {
            self.complexities.push(complexity);
        }
        number
    }

    fn by_chains(&mut self, builder: &mut ClosureBuilder<'_>) -> bool {
        let mode = builder.mode;
        match mode.level {
            2 => self.static_chains(builder),
            3 => self.static_chains(builder) || self.nested_chains(builder, Mode::MULTIPLE),
            level => Mode::nested_levels(level)
                .iter()
                .any(|&level| self.nested_chains(builder, Mode { level, ..mode })),
        }
    }

    /// Forcing chains and cycles.
    fn static_chains(&mut self, builder: &mut ClosureBuilder<'_>) -> bool {
        let mut used = false;
        for it in self.loops(&builder.grid).iter() {
            let mut reasons = Vec::new();
            let mut because = |cause, code| erased_by(builder, cause, code, &mut reasons);
            causes_in_path(&builder.grid, &it.chain, &mut because);
            causes_of_the_reverse(&it.chain, &mut because);
            let literals = it.chain.path.iter().rev().map(|it| it.index() as u16).collect();
            used |= self.take(builder, it, literals, &reasons);
        }
        used
    }

    /// Chains from all candidates of a cell, all places of a digit, or to a contradiction.
    fn nested_chains(&mut self, builder: &mut ClosureBuilder<'_>, mode: Mode) -> bool {
        let mut search = self.spare.pop().unwrap_or_default();
        let found = search.all(&builder.grid, mode, self);
        let mut used = false;
        for it in found {
            let (mut reasons, mut literals) = (Vec::new(), Vec::new());
            search.retrace(&it.chain, &mut literals, |cause, code| {
                erased_by(builder, cause, code, &mut reasons);
            });
            used |= self.take(builder, &it, literals, &reasons);
        }
        self.spare.push(search);
        used
    }

    fn take(
        &mut self,
        builder: &mut ClosureBuilder<'_>,
        found: &ChainHint,
        literals: Vec<u16>,
        reasons: &[u16],
    ) -> bool {
        let chain = self.number(literals, found.chain.complexity);
        builder.note(|| found.clone().into());
        take(builder, &found.eliminated, reasons, chain)
    }
}

/// Uses eliminations if their reasons are not empty: whether they are used.
fn take(
    builder: &mut ClosureBuilder<'_>,
    eliminated: &Planes,
    reasons: &[u16],
    chain: u32,
) -> bool {
    if reasons.is_empty() {
        return false;
    }
    let cells = eliminated.iter().fold(0, |all, cells| all | cells);
    for cell in bits(cells) {
        for v in (0..9).filter(|&v| eliminated[v] >> cell & 1 == 1) {
            builder.find_false(code(cell, v), reasons, chain);
        }
    }
    true
}

/// Locked candidates, pairs and X-Wings: uses all hints of the first of these rules that yields any that can
/// be used; whether one does.
fn by_patterns(builder: &mut ClosureBuilder<'_>) -> bool {
    let by_digit = builder.mode.by_digit;
    let rules: [fn(&Grid, bool) -> Vec<Hint>; 4] = [
        |grid, by_digit| locking::locking(grid, by_digit).collect(),
        |grid, _| sets::hidden(grid, 2, 0.0).collect(),
        |grid, _| sets::naked(grid, 2, 0.0).collect(),
        |grid, _| fish::fish(grid, 2, 0.0).collect(),
    ];
    rules.into_iter().any(|rule| {
        let mut used = false;
        for hint in rule(&builder.grid, by_digit) {
            let reasons = erased_outside(builder, &hint.reason);
            builder.note(|| hint.clone());
            used |= take(builder, &hint.eliminated, &reasons, NO_CHAIN);
        }
        used
    })
}

/// The candidates erased since the start whose absence makes a pattern.
fn erased_outside(builder: &ClosureBuilder<'_>, pattern: &Reason) -> Vec<u16> {
    let mut reasons = Vec::new();
    match *pattern {
        Reason::Locking { base, cover, v } => {
            let outside = !positions_in(base, house_cells(cover));
            builder.erased_in_house(base, v, outside, &mut reasons);
        }
        Reason::Subset { house, positions, digits: of, naked: true } => {
            for position in digits(positions) {
                builder.erased_in_cell(cell_at(house, position), !of, &mut reasons);
            }
        }
        Reason::Subset { house, positions, digits: of, naked: false } => {
            digits(of).for_each(|v| builder.erased_in_house(house, v, !positions, &mut reasons));
        }
        Reason::Fish { v, ref base, ref cover } => {
            let lines = cover.iter().fold(0u16, |all, line| all | 1 << (line % 9));
            for &house in base {
                builder.erased_in_house(house, v, !lines, &mut reasons);
            }
        }
        _ => {}
    }
    reasons
}

/// Adds to `reasons` the candidates erased since the start whose absence is a cause.
fn erased_by(builder: &ClosureBuilder<'_>, cause: Cause, code: Code, reasons: &mut Vec<u16>) {
    let (cell, v) = split(code);
    match cause {
        Cause::None => {}
        Cause::Cell => builder.erased_in_cell(cell, 0x1ff, reasons),
        Cause::House(house) => builder.erased_in_house(usize::from(house), v, 0x1ff, reasons),
    }
}

/// Visits the cause of each true literal that follows in a chain of single links.
pub(crate) fn causes_in_path(
    grid: &Grid,
    chain: &ForcingChain,
    visit: &mut impl FnMut(Cause, Code),
) {
    let (x, y) = (chain.kind != ChainKind::Y, chain.mode.cells);
    let mut cause_of = |from: Literal, to: Code| {
        let mut first = None;
        partners(grid, code_of(from), y, x, |other, cause| {
            if other == to {
                first = first.or(Some(cause));
            }
        });
        visit(first.unwrap_or(Cause::None), to);
    };
    for pair in chain.path.windows(2) {
        if pair[1].is_true() {
            cause_of(pair[0], code_of(pair[1]));
        }
    }
    if chain.is_cycle() {
        cause_of(chain.path[chain.path.len() - 1], code_of(chain.path[0]));
    }
}

/// Visits the causes in a cycle's second chain, which goes the other way round. There what was false is
/// true, and keeps as its cause the cell or house by which it was false.
fn causes_of_the_reverse(chain: &ForcingChain, visit: &mut impl FnMut(Cause, Code)) {
    if chain.is_cycle() {
        for pair in chain.path.windows(2).filter(|pair| !pair[1].is_true()) {
            let excluded = code_of(pair[1]);
            visit(why_excluded(code_of(pair[0]), excluded), excluded);
        }
    }
}

/// Why a true candidate excludes another one: by the cell, or the first house of both.
pub(crate) fn why_excluded(by: Code, excluded: Code) -> Cause {
    let [(a, _), (b, _)] = [by, excluded].each(split);
    match a == b {
        true => Cause::Cell,
        false => shared_houses(a, b).next().map_or(Cause::None, |it| Cause::House(it as u8)),
    }
}
