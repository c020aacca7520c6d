//! What the advanced rules find in a [`Propagation`], without order and reasons: the same rules as in
//! [`advanced`](super::advanced), all eliminations of the first that yields any.

use std::collections::HashMap;
use std::hash::Hash;

use ergodoku_core::Stop;

use super::new_links;
use super::propagation::{Propagation, Propagations};
use super::static_closure::StaticClosure;
use super::{Literal, Mode};
use crate::band_grid::BandGrid;
use crate::grid::{
    Code, Grid, HOUSES, PEERS, Planes, bits, code, digits, house_cells, is_empty, split,
};

/// What stays the same of a grid while literals are followed.
#[derive(Clone, PartialEq)]
pub(super) struct Fixed {
    /// The positions in each house that are not filled.
    open: [u16; 27],
    /// How often each digit is placed.
    placed: [u8; 9],
}

impl Fixed {
    pub(super) fn of(grid: &Grid) -> Fixed {
        Fixed { open: grid.open, placed: grid.placed }
    }

    fn open_in(&self, house: usize) -> u32 {
        self.open[house].count_ones()
    }
}

/// Scratch for nested searches, and what they found. The same candidates are left again and again: after
/// different assumptions, in different steps.
#[derive(Default)]
pub(crate) struct Scratch {
    /// When the search is given up.
    pub(crate) stop: Stop,
    spare: Vec<Propagations>,
    /// What chains of single links eliminate where these candidates are left: forcing chains, and
    /// where there are none, chains from cells and houses.
    by_links: [HashMap<Planes, Planes>; 2],
    /// What a search that follows all literals eliminates, by level, in this fixed.
    by_propagations: HashMap<(u8, Planes), Planes>,
    fixed: Option<Fixed>,
}

/// How many results are kept.
const KEPT: usize = 1 << 16;

impl Scratch {
    /// Forgets what was found; the room stays.
    pub(super) fn forget(&mut self) {
        self.by_links.iter_mut().for_each(HashMap::clear);
        self.by_propagations.clear();
        self.fixed = None;
        self.spare.iter_mut().for_each(Propagations::forget);
    }

    /// Forgets what was found in another fixed.
    pub(super) fn enter(&mut self, fixed: &Fixed) {
        if self.fixed.as_ref() != Some(fixed) {
            self.by_propagations.clear();
            self.fixed = Some(fixed.clone());
        }
    }
}

/// Keeps a result, and makes room for it if need be.
fn keep<K: Eq + Hash, V>(known: &mut HashMap<K, V>, key: K, result: V) {
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(key, result);
}

/// The eliminations of the first rule that yields any.
pub(super) fn eliminations(
    state: &Propagation,
    level: u8,
    fixed: &Fixed,
    scratch: &mut Scratch,
    settled: &mut Option<Planes>,
) -> Planes {
    let mut eliminated = BandGrid::new(&state.live, 0, [0; 9]).eliminated();
    if !is_empty(&eliminated) {
        return eliminated;
    }
    let twice = Twice::new(state);
    eliminated = hidden_pairs(state, &twice, fixed);
    if is_empty(&eliminated) {
        eliminated = naked_pairs(state, fixed);
    }
    if is_empty(&eliminated) {
        eliminated = x_wings(state, &twice, fixed);
    }
    if level < 2 || !is_empty(&eliminated) {
        return eliminated;
    }
    match level {
        2 | 3 => by_single_links(state, level == 3, scratch, settled),
        _ => {
            let inside: &[u8] = match level {
                4 => &[0],
                5 => &[0, 2],
                _ => &[0, 1, 2, 3],
            };
            let mut found =
                inside.iter().map(|&level| by_propagations(state, level, fixed, scratch));
            found.find(|eliminated| !is_empty(eliminated)).unwrap_or([0; 9])
        }
    }
}

/// Where digits have two places.
struct Twice {
    /// The digits that have two places in each house.
    digits: [u16; 27],
    /// The rows, and the columns, in which each digit has two.
    lines: [[u16; 9]; 2],
}

impl Twice {
    fn new(state: &Propagation) -> Twice {
        let mut twice = Twice { digits: [0; 27], lines: [[0; 9]; 2] };
        for house in 0..27 {
            let found = (0..9)
                .fold(0, |found, v| found | u16::from(state.count_in_house(house, v) == 2) << v);
            twice.digits[house] = found;
            if let Some(lines) = twice.lines.get_mut(house / 9) {
                digits(found).for_each(|v| lines[v] |= 1 << (house % 9));
            }
        }
        twice
    }
}

fn hidden_pairs(state: &Propagation, twice: &Twice, fixed: &Fixed) -> Planes {
    let mut eliminated = [0; 9];
    for (house, &twice) in twice.digits.iter().enumerate() {
        if fixed.open_in(house) <= 4 {
            continue;
        }
        let places = |v: usize| state.live[v] & house_cells(house);
        for v in digits(twice) {
            for w in digits(twice & (!1 << v)).filter(|&w| places(w) == places(v)) {
                for cell in bits(places(v)) {
                    for other in digits(state.cells[cell] & !(1 << v | 1 << w)) {
                        eliminated[other] |= 1 << cell;
                    }
                }
            }
        }
    }
    eliminated
}

fn naked_pairs(state: &Propagation, fixed: &Fixed) -> Planes {
    let mut eliminated = [0; 9];
    let [mut one, mut two, mut more] = [0; 3];
    for cells in state.live {
        more |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    let with_two = two & !more;
    for a in bits(with_two) {
        let pair = state.cells[a];
        let later = with_two & PEERS[a] & (!0 << a);
        for b in bits(later).filter(|&b| state.cells[b] == pair) {
            for kind in 0..3 {
                let house = HOUSES[a][kind];
                if house != HOUSES[b][kind] || fixed.open_in(house as usize) < 4 {
                    continue;
                }
                let others = house_cells(house as usize) & !(1 << a | 1 << b);
                for v in digits(pair) {
                    eliminated[v] |= state.live[v] & others;
                }
            }
        }
    }
    eliminated
}

fn x_wings(state: &Propagation, twice: &Twice, fixed: &Fixed) -> Planes {
    let mut eliminated = [0; 9];
    for v in (0..9).filter(|&v| fixed.placed[v] + 4 <= 9) {
        for (base, cover, step) in [(0, 9, 9), (9, 0, 1)] {
            let lines = twice.lines[base / 9][v];
            let places = |line: usize| state.live[v] & house_cells(base + line);
            for a in digits(lines) {
                let crossed = places(a) >> (step * a);
                let is_crossed = |b: &usize| places(*b) >> (step * b) == crossed;
                for b in digits(lines & (!1 << a)).filter(is_crossed) {
                    let bases = places(a) | places(b);
                    for place in bits(crossed) {
                        let line = if base == 0 { place } else { place / 9 };
                        eliminated[v] |= state.live[v] & house_cells(cover + line) & !bases;
                    }
                }
            }
        }
    }
    eliminated
}

/// Forcing chains and cycles; where there are none, and `multiple`, static chains from cells and
/// houses. `settled` are the candidates that were left when what chains refute was last found out: all
/// that is eliminated since then.
fn by_single_links(
    state: &Propagation,
    multiple: bool,
    scratch: &mut Scratch,
    settled: &mut Option<Planes>,
) -> Planes {
    let before = settled.replace(state.live);
    let mut refuted = scratch.by_links[0].get(&state.live).copied();
    if refuted.is_none()
        && let Some(common) = before.and_then(|before| new_links::common_to_ends(state, &before))
    {
        let mut eliminated = [0; 9];
        add(&mut eliminated, state, &common);
        keep(&mut scratch.by_links[0], state.live, eliminated);
        refuted = Some(eliminated);
    }
    let known = match refuted {
        Some(eliminated) if multiple && is_empty(&eliminated) => {
            scratch.by_links[1].get(&state.live).copied()
        }
        other => other,
    };
    if let Some(eliminated) = known {
        return eliminated;
    }
    let [refuted, common] = match state.count() {
        0..=128 => by_reach(&StaticClosure::<2>::new(state, multiple), state, multiple),
        129..=256 => by_reach(&StaticClosure::<4>::new(state, multiple), state, multiple),
        _ => by_reach(&StaticClosure::<12>::new(state, multiple), state, multiple),
    };
    keep(&mut scratch.by_links[0], state.live, refuted);
    if multiple && is_empty(&refuted) {
        keep(&mut scratch.by_links[1], state.live, common);
        return common;
    }
    refuted
}

fn by_reach<const W: usize>(
    reach: &StaticClosure<W>,
    state: &Propagation,
    multiple: bool,
) -> [Planes; 2] {
    let [mut refuted, mut common] = [[0; 9]; 2];
    for literal in reach.self_refuting(state) {
        refute(&mut refuted, state, literal);
    }
    if multiple && is_empty(&refuted) {
        each_common(reach, state, |_, found| add(&mut common, state, &found));
    }
    [refuted, common]
}

/// Visits the starts of static chains that lead to something in common.
fn each_common<const W: usize>(
    reach: &StaticClosure<W>,
    state: &Propagation,
    mut visit: impl FnMut(Start, [Planes; 2]),
) {
    each_start(state, Mode::MULTIPLE, |start| {
        let mut common = match start {
            Start::Cell(cell) => reach.common(digits(state.cells[cell]).map(|v| code(cell, v))),
            Start::House(house, v) => reach.common(places_of(state, house, v)),
            _ => return,
        };
        for v in 0..9 {
            common[0][v] &= state.live[v];
            common[1][v] &= state.live[v];
        }
        if !is_empty(&common[0]) || !is_empty(&common[1]) {
            visit(start, common);
        }
    });
}

/// Visits the starts from which static chains can be found, each with what they lead to.
pub(super) fn each_static_start(state: &Propagation, visit: impl FnMut(Start, [Planes; 2])) {
    match state.count() {
        0..=128 => each_common(&StaticClosure::<2>::new(state, true), state, visit),
        129..=256 => each_common(&StaticClosure::<4>::new(state, true), state, visit),
        _ => each_common(&StaticClosure::<12>::new(state, true), state, visit),
    }
}

/// What a search that follows all literals eliminates.
fn by_propagations(state: &Propagation, level: u8, fixed: &Fixed, scratch: &mut Scratch) -> Planes {
    if let Some(eliminated) = scratch.by_propagations.get(&(level, state.live)) {
        return *eliminated;
    }
    let start = state.as_start();
    let mut propagations = scratch.spare.pop().unwrap_or_default();
    propagations.fill(&start, level, fixed, scratch);
    let mut eliminated = [0; 9];
    each_finding(&start, &propagations, Mode::dynamic(level), |_, found| match found {
        Finding::Contradiction(literal) => refute(&mut eliminated, &start, literal),
        Finding::Common(common) => add(&mut eliminated, &start, &common),
    });
    scratch.spare.push(propagations);
    keep(&mut scratch.by_propagations, (level, state.live), eliminated);
    eliminated
}

/// Adds what is eliminated if a literal leads to a contradiction.
fn refute(eliminated: &mut Planes, state: &Propagation, literal: Literal) {
    let (cell, v) = split(literal.code());
    if literal.is_on() {
        eliminated[v] |= 1 << cell;
    } else {
        digits(state.cells[cell] & !(1 << v)).for_each(|w| eliminated[w] |= 1 << cell);
    }
}

/// Adds what common literals eliminate.
fn add(eliminated: &mut Planes, state: &Propagation, [off, on]: &[Planes; 2]) {
    for v in 0..9 {
        eliminated[v] |= off[v] & state.live[v];
        for cell in bits(on[v] & state.live[v]) {
            digits(state.cells[cell] & !(1 << v)).for_each(|w| eliminated[w] |= 1 << cell);
        }
    }
}

/// Where a chain starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Start {
    Literal(Literal),
    /// A candidate, true and false.
    Either(Code),
    /// All places of a digit in a house.
    House(usize, usize),
    /// All candidates of a cell.
    Cell(usize),
}

/// All assumptions of a search in the order in which they are tried.
pub(super) fn each_start(state: &Propagation, mode: Mode, mut visit: impl FnMut(Start)) {
    let cells = state.live.iter().fold(0, |all, cells| all | cells);
    for cell in bits(cells) {
        let count = state.cells[cell].count_ones();
        if count < 2 || (!mode.dynamic && count == 2) {
            continue;
        }
        for v in digits(state.cells[cell]) {
            let it = code(cell, v);
            if mode.dynamic {
                visit(Start::Literal(Literal::new(it, true)));
                visit(Start::Literal(Literal::new(it, false)));
                if mode.multiple && count >= 3 {
                    visit(Start::Either(it));
                }
            }
            if mode.multiple {
                for house in HOUSES[cell].map(usize::from) {
                    let places = state.live[v] & house_cells(house);
                    let first = places.trailing_zeros() as usize;
                    if first == cell && state.count_in_house(house, v) >= 2 {
                        visit(Start::House(house, v));
                    }
                }
            }
        }
        if mode.multiple {
            visit(Start::Cell(cell));
        }
    }
}

/// The places of a digit in a house.
pub(super) fn places_of(state: &Propagation, house: usize, v: usize) -> impl Iterator<Item = Code> {
    bits(state.live[v] & house_cells(house)).map(move |cell| code(cell, v))
}

/// What a start leads to. Made and used at once: its size does not matter.
#[allow(clippy::large_enum_variant)]
pub(super) enum Finding {
    /// To a contradiction.
    Contradiction(Literal),
    /// To these, false and true, in all branches; branches that contradict lead to everything.
    Common([Planes; 2]),
}

/// Visits the starts that lead to something.
pub(super) fn each_finding(
    start: &Propagation,
    propagations: &Propagations,
    mode: Mode,
    mut visit: impl FnMut(Start, Finding),
) {
    each_start(start, mode, |from| {
        if let Start::Literal(literal) = from {
            if propagations.of(literal).is_some_and(|found| found.contradicts) {
                visit(from, Finding::Contradiction(literal));
            }
            return;
        }
        let common = common(start, propagations, from);
        if !is_empty(&common[0]) || !is_empty(&common[1]) {
            visit(from, Finding::Common(common));
        }
    });
}

/// The literals whose truth is assumed in turn.
pub(super) fn branches(start: &Propagation, from: Start) -> Vec<Literal> {
    let if_true = |it| Literal::new(it, true);
    match from {
        Start::Literal(literal) => vec![literal],
        Start::Either(it) => vec![Literal::new(it, true), Literal::new(it, false)],
        Start::House(house, v) => places_of(start, house, v).map(if_true).collect(),
        Start::Cell(cell) => digits(start.cells[cell]).map(|v| if_true(code(cell, v))).collect(),
    }
}

/// What all branches lead to, false and true.
fn common(start: &Propagation, propagations: &Propagations, from: Start) -> [Planes; 2] {
    let mut common = [start.live; 2];
    let mut meet = |literal: Literal| {
        if let Some(found) = propagations.of(literal).filter(|found| !found.is_cut) {
            for v in 0..9 {
                common[0][v] &= found.off[v];
                common[1][v] &= found.on[v];
            }
        }
    };
    match from {
        Start::Literal(literal) => meet(literal),
        Start::Either(it) => {
            [true, false].into_iter().for_each(|on| meet(Literal::new(it, on)));
        }
        Start::House(house, v) => {
            places_of(start, house, v).for_each(|it| meet(Literal::new(it, true)));
        }
        Start::Cell(cell) => {
            digits(start.cells[cell]).for_each(|v| meet(Literal::new(code(cell, v), true)));
        }
    }
    common
}
