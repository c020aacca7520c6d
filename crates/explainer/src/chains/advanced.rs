//! What is tried where simple links end: locked candidates, hidden and naked pairs, X-Wings, and above
//! that chains, in a grid without the candidates found false.
//!
//! The first of these that yields something is used, all of it. What makes such a pattern possible,
//! the candidates eliminated since the assumption, are the reasons of what it eliminates.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::closure::{Cause, ClosureBuilder, NO_CHAIN, partners};
use super::existence::Scratch;
use super::forcing::Forcing;
use super::{ChainHint, ChainKind, ForcingChain, Literal, Mode, loops};
use crate::grid::{CELLS, Code, Grid, Planes, bits, code, digits, shared_houses, split};
use crate::hint::{Hint, Reason};
use crate::{fish, locking, sets};

/// How many results of searches for forcing chains and cycles are kept.
const KEPT: usize = 1 << 12;

/// Chains found inside chains: each counts once.
#[derive(Default)]
pub(crate) struct Nested {
    known: HashMap<Vec<u16>, u32>,
    complexities: Vec<u32>,
    /// A search for each depth of nesting that is under way.
    spare: Vec<Forcing>,
    /// What searches without order and reasons found.
    pub(crate) scratch: Scratch,
    /// The forcing chains and cycles where these candidates are left.
    loops: HashMap<Planes, Arc<Vec<ChainHint>>>,
}

impl Nested {
    /// Forgets what was found in other puzzles; the room stays.
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

    /// How many nodes the chain of this number has, those nested in it included.
    pub(super) fn complexity(&self, chain: u32) -> u32 {
        self.complexities[chain as usize]
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

    pub(super) fn take(&mut self) -> Forcing {
        self.spare.pop().unwrap_or_default()
    }

    pub(super) fn give_back(&mut self, search: Forcing) {
        self.spare.push(search);
    }
}

/// Applies the first rule that yields something; whether it did. Nothing does when the time is over.
pub(super) fn apply(run: &mut ClosureBuilder<'_>, nested: &mut Nested) -> bool {
    if nested.scratch.stop.is_due() {
        return false;
    }
    let before = run.found_false();
    let simple: [fn(&mut ClosureBuilder<'_>) -> bool; 4] =
        [locked, hidden_pairs, naked_pairs, x_wings];
    let _ = simple.into_iter().any(|rule| rule(run)) || by_chains(run, nested);
    run.found_false() > before
}

fn by_chains(run: &mut ClosureBuilder<'_>, nested: &mut Nested) -> bool {
    let mode = run.mode;
    match mode.level {
        2 => return static_chains(run, nested),
        3 => return static_chains(run, nested) || nested_chains(run, Mode::MULTIPLE, nested),
        _ => {}
    }
    let mut dynamic = |level| nested_chains(run, Mode { level, ..mode }, nested);
    match mode.level {
        4 => dynamic(0),
        5 => dynamic(0) || dynamic(2),
        6 => (0..=3).any(dynamic),
        _ => false,
    }
}

/// Uses a hint whose reasons are not empty: whether it is used.
fn take(run: &mut ClosureBuilder<'_>, eliminated: &Planes, reasons: &[u16], chain: u32) -> bool {
    if reasons.is_empty() {
        return false;
    }
    let cells = eliminated.iter().fold(0, |all, cells| all | cells);
    for cell in bits(cells) {
        for v in (0..9).filter(|&v| eliminated[v] >> cell & 1 == 1) {
            run.find_false(code(cell, v), reasons, chain);
        }
    }
    true
}

/// Uses all hints of a rule, each with its reasons.
fn take_all(
    run: &mut ClosureBuilder<'_>,
    search: impl FnOnce(&Grid, &mut dyn FnMut(Hint) -> ControlFlow<()>) -> ControlFlow<()>,
    reasons_of: impl Fn(&ClosureBuilder<'_>, &Reason, &mut Vec<u16>),
) -> bool {
    let mut hints = Vec::new();
    let _ = search(&run.grid, &mut |hint| {
        hints.push(hint);
        ControlFlow::Continue(())
    });
    let mut used = false;
    for hint in hints {
        let mut reasons = Vec::new();
        reasons_of(run, &hint.reason, &mut reasons);
        run.note(&hint.reason, &hint.eliminated);
        used |= take(run, &hint.eliminated, &reasons, NO_CHAIN);
    }
    used
}

fn locked(run: &mut ClosureBuilder<'_>) -> bool {
    let by_digit = run.mode.by_digit;
    take_all(
        run,
        |grid, visit| locking::each_locking(grid, by_digit, &mut |hint| visit(hint)),
        |run, reason, reasons| {
            if let Reason::Locking { base, cover, v } = *reason {
                let inside = locking::cells_at(cover, 0x1ff);
                let outside = (0..9).filter(|&at| inside >> CELLS[base][at] & 1 == 0);
                let outside = outside.fold(0, |all, at| all | 1 << at);
                run.erased_in_house(base, v, outside, reasons);
            }
        },
    )
}

fn hidden_pairs(run: &mut ClosureBuilder<'_>) -> bool {
    take_all(
        run,
        |grid, visit| sets::each_hidden(grid, 2, 0.0, &mut |hint| visit(hint)),
        |run, reason, reasons| {
            if let Reason::Subset { house, positions, digits: of, .. } = *reason {
                for v in digits(of) {
                    run.erased_in_house(house, v, !positions, reasons);
                }
            }
        },
    )
}

fn naked_pairs(run: &mut ClosureBuilder<'_>) -> bool {
    take_all(
        run,
        |grid, visit| sets::each_naked(grid, 2, 0.0, &mut |hint| visit(hint)),
        |run, reason, reasons| {
            if let Reason::Subset { house, positions, digits: of, .. } = *reason {
                for position in digits(positions) {
                    run.erased_in_cell(CELLS[house][position] as usize, !of, reasons);
                }
            }
        },
    )
}

fn x_wings(run: &mut ClosureBuilder<'_>) -> bool {
    take_all(
        run,
        |grid, visit| fish::each_fish(grid, 2, 0.0, &mut |hint| visit(hint)),
        |run, reason, reasons| {
            if let Reason::Fish { v, base, cover } = reason {
                let lines = cover.iter().fold(0u16, |all, line| all | 1 << (line % 9));
                for &house in base {
                    run.erased_in_house(house, *v, !lines, reasons);
                }
            }
        },
    )
}

/// Forcing chains and cycles.
fn static_chains(run: &mut ClosureBuilder<'_>, nested: &mut Nested) -> bool {
    let mut used = false;
    for it in nested.loops(&run.grid).iter() {
        let mut reasons = Vec::new();
        causes_in_path(&run.grid, &it.chain, &mut |cause, code| {
            erased_by(run, cause, code, &mut reasons);
        });
        causes_of_the_reverse(&it.chain, &mut |cause, code| {
            erased_by(run, cause, code, &mut reasons);
        });
        let literals = it.chain.path.iter().rev().map(|literal| literal.index() as u16).collect();
        let chain = nested.number(literals, it.chain.complexity);
        run.note(&Reason::Chain(it.chain.clone()), &it.eliminated);
        used |= take(run, &it.eliminated, &reasons, chain);
    }
    used
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
        partners(grid, from.code(), y, x, |other, cause| {
            if other == to {
                first = first.or(Some(cause));
            }
        });
        visit(first.unwrap_or(Cause::None), to);
    };
    for pair in chain.path.windows(2) {
        if pair[1].is_on() {
            cause_of(pair[0], pair[1].code());
        }
    }
    if loops::is_cycle(chain) {
        cause_of(chain.path[chain.path.len() - 1], chain.path[0].code());
    }
}

/// Visits the causes in a cycle's second chain, which goes the other way round. There what was false is
/// true, and keeps as its cause the cell or house by which it was false.
fn causes_of_the_reverse(chain: &ForcingChain, visit: &mut impl FnMut(Cause, Code)) {
    if loops::is_cycle(chain) {
        for pair in chain.path.windows(2).filter(|pair| !pair[1].is_on()) {
            let excluded = pair[1].code();
            visit(why_excluded(pair[0].code(), excluded), excluded);
        }
    }
}

/// Why a true candidate excludes another one: by the cell, or the first house of both.
pub(crate) fn why_excluded(by: Code, excluded: Code) -> Cause {
    let [(a, _), (b, _)] = [by, excluded].map(split);
    match a == b {
        true => Cause::Cell,
        false => shared_houses(a, b).next().map_or(Cause::None, |it| Cause::House(it as u8)),
    }
}

/// The candidates eliminated since the start whose absence is a cause.
pub(super) fn erased_by(
    run: &ClosureBuilder<'_>,
    cause: Cause,
    code: Code,
    reasons: &mut Vec<u16>,
) {
    let (cell, v) = split(code);
    match cause {
        Cause::None => {}
        Cause::Cell => run.erased_in_cell(cell, 0x1ff, reasons),
        Cause::House(house) => run.erased_in_house(house as usize, v, 0x1ff, reasons),
    }
}

/// Chains from all candidates of a cell, all places of a digit, or to a contradiction.
fn nested_chains(run: &mut ClosureBuilder<'_>, mode: Mode, nested: &mut Nested) -> bool {
    let mut search = nested.take();
    let found = search.all(&run.grid, mode, nested);
    let mut used = false;
    for it in found {
        let mut reasons = Vec::new();
        let mut literals = Vec::new();
        search.retrace(&it.chain, &mut literals, &mut |cause, code| {
            erased_by(run, cause, code, &mut reasons);
        });
        let chain = nested.number(literals, it.chain.complexity);
        run.note(&Reason::Chain(it.chain.clone()), &it.eliminated);
        used |= take(run, &it.eliminated, &reasons, chain);
    }
    nested.give_back(search);
    used
}
