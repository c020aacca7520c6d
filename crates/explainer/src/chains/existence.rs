//! What the advanced rules find in a [`Flow`], without order and reasons: the same rules as in
//! [`advanced`](super::advanced), all eliminations of the first that yields any.

use std::collections::HashMap;
use std::hash::Hash;

use ergodoku_core::Stop;

use super::ends;
use super::flow::{Flow, Flows};
use super::statics::Reach;
use super::{Literal, Mode};
use crate::bands::Bands;
use crate::grid::{
    Code, Grid, HOUSES, PEERS, Planes, bits, code, digits, house_cells, is_empty, split,
};

/// What stays the same of a grid while literals are followed.
#[derive(Clone, PartialEq)]
pub(super) struct Frame {
    /// The positions in each house that are not filled.
    open: [u16; 27],
    /// How often each digit is placed.
    placed: [u8; 9],
}

impl Frame {
    pub(super) fn of(grid: &Grid) -> Frame {
        Frame { open: grid.open, placed: grid.placed }
    }

    fn open_in(&self, house: usize) -> u32 {
        self.open[house].count_ones()
    }
}

/// Rooms for nested searches, and what they found. The same candidates are left again and again: after
/// different assumptions, in different steps.
#[derive(Default)]
pub(crate) struct Rooms {
    /// When the search is given up.
    pub(crate) stop: Stop,
    spare: Vec<Flows>,
    /// What chains of single links eliminate where these candidates are left: forcing chains, and
    /// where there are none, chains from cells and houses.
    by_links: [HashMap<Planes, Planes>; 2],
    /// What a search that follows all literals eliminates, by level, in this frame.
    by_flows: HashMap<(u8, Planes), Planes>,
    frame: Option<Frame>,
}

/// How many results are kept.
const KEPT: usize = 1 << 16;

impl Rooms {
    /// Forgets what was found; the room stays.
    pub(super) fn forget(&mut self) {
        self.by_links.iter_mut().for_each(HashMap::clear);
        self.by_flows.clear();
        self.frame = None;
        self.spare.iter_mut().for_each(Flows::forget);
    }

    /// Forgets what was found in another frame.
    pub(super) fn enter(&mut self, frame: &Frame) {
        if self.frame.as_ref() != Some(frame) {
            self.by_flows.clear();
            self.frame = Some(frame.clone());
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
    flow: &Flow,
    level: u8,
    frame: &Frame,
    rooms: &mut Rooms,
    settled: &mut Option<Planes>,
) -> Planes {
    let mut gone = Bands::new(&flow.live, 0, [0; 9]).eliminated();
    if !is_empty(&gone) {
        return gone;
    }
    let twice = Twice::new(flow);
    gone = hidden_pairs(flow, &twice, frame);
    if is_empty(&gone) {
        gone = naked_pairs(flow, frame);
    }
    if is_empty(&gone) {
        gone = x_wings(flow, &twice, frame);
    }
    if level < 2 || !is_empty(&gone) {
        return gone;
    }
    match level {
        2 | 3 => by_single_links(flow, level == 3, rooms, settled),
        _ => {
            let inside: &[u8] = match level {
                4 => &[0],
                5 => &[0, 2],
                _ => &[0, 1, 2, 3],
            };
            let mut found = inside.iter().map(|&level| by_flows(flow, level, frame, rooms));
            found.find(|gone| !is_empty(gone)).unwrap_or([0; 9])
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
    fn new(flow: &Flow) -> Twice {
        let mut twice = Twice { digits: [0; 27], lines: [[0; 9]; 2] };
        for house in 0..27 {
            let found = (0..9)
                .fold(0, |found, v| found | u16::from(flow.count_in_house(house, v) == 2) << v);
            twice.digits[house] = found;
            if let Some(lines) = twice.lines.get_mut(house / 9) {
                digits(found).for_each(|v| lines[v] |= 1 << (house % 9));
            }
        }
        twice
    }
}

fn hidden_pairs(flow: &Flow, twice: &Twice, frame: &Frame) -> Planes {
    let mut gone = [0; 9];
    for (house, &twice) in twice.digits.iter().enumerate() {
        if frame.open_in(house) <= 4 {
            continue;
        }
        let places = |v: usize| flow.live[v] & house_cells(house);
        for v in digits(twice) {
            for w in digits(twice & (!1 << v)).filter(|&w| places(w) == places(v)) {
                for cell in bits(places(v)) {
                    for other in digits(flow.cells[cell] & !(1 << v | 1 << w)) {
                        gone[other] |= 1 << cell;
                    }
                }
            }
        }
    }
    gone
}

fn naked_pairs(flow: &Flow, frame: &Frame) -> Planes {
    let mut gone = [0; 9];
    let [mut one, mut two, mut more] = [0; 3];
    for cells in flow.live {
        more |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    let with_two = two & !more;
    for a in bits(with_two) {
        let pair = flow.cells[a];
        let later = with_two & PEERS[a] & (!0 << a);
        for b in bits(later).filter(|&b| flow.cells[b] == pair) {
            for kind in 0..3 {
                let house = HOUSES[a][kind];
                if house != HOUSES[b][kind] || frame.open_in(house as usize) < 4 {
                    continue;
                }
                let others = house_cells(house as usize) & !(1 << a | 1 << b);
                for v in digits(pair) {
                    gone[v] |= flow.live[v] & others;
                }
            }
        }
    }
    gone
}

fn x_wings(flow: &Flow, twice: &Twice, frame: &Frame) -> Planes {
    let mut gone = [0; 9];
    for v in (0..9).filter(|&v| frame.placed[v] + 4 <= 9) {
        for (base, cover, step) in [(0, 9, 9), (9, 0, 1)] {
            let lines = twice.lines[base / 9][v];
            let places = |line: usize| flow.live[v] & house_cells(base + line);
            for a in digits(lines) {
                let crossed = places(a) >> (step * a);
                let is_crossed = |b: &usize| places(*b) >> (step * b) == crossed;
                for b in digits(lines & (!1 << a)).filter(is_crossed) {
                    let bases = places(a) | places(b);
                    for place in bits(crossed) {
                        let line = if base == 0 { place } else { place / 9 };
                        gone[v] |= flow.live[v] & house_cells(cover + line) & !bases;
                    }
                }
            }
        }
    }
    gone
}

/// Forcing chains and cycles; where there are none, and `multiple`, static chains from cells and
/// houses. `settled` are the candidates that were left when what chains refute was last found out: all
/// that is gone since then.
fn by_single_links(
    flow: &Flow,
    multiple: bool,
    rooms: &mut Rooms,
    settled: &mut Option<Planes>,
) -> Planes {
    let before = settled.replace(flow.live);
    let mut refuted = rooms.by_links[0].get(&flow.live).copied();
    if refuted.is_none()
        && let Some(common) = before.and_then(|before| ends::of_new_links(flow, &before))
    {
        let mut gone = [0; 9];
        add(&mut gone, flow, &common);
        keep(&mut rooms.by_links[0], flow.live, gone);
        refuted = Some(gone);
    }
    let known = match refuted {
        Some(gone) if multiple && is_empty(&gone) => rooms.by_links[1].get(&flow.live).copied(),
        other => other,
    };
    if let Some(gone) = known {
        return gone;
    }
    let [refuted, common] = match flow.count() {
        0..=128 => by_reach(&Reach::<2>::new(flow, multiple), flow, multiple),
        129..=256 => by_reach(&Reach::<4>::new(flow, multiple), flow, multiple),
        _ => by_reach(&Reach::<12>::new(flow, multiple), flow, multiple),
    };
    keep(&mut rooms.by_links[0], flow.live, refuted);
    if multiple && is_empty(&refuted) {
        keep(&mut rooms.by_links[1], flow.live, common);
        return common;
    }
    refuted
}

fn by_reach<const W: usize>(reach: &Reach<W>, flow: &Flow, multiple: bool) -> [Planes; 2] {
    let [mut refuted, mut common] = [[0; 9]; 2];
    for literal in reach.self_refuting(flow) {
        refute(&mut refuted, flow, literal);
    }
    if multiple && is_empty(&refuted) {
        each_common(reach, flow, |_, found| add(&mut common, flow, &found));
    }
    [refuted, common]
}

/// Visits the starts of static chains that lead to something in common.
fn each_common<const W: usize>(
    reach: &Reach<W>,
    flow: &Flow,
    mut visit: impl FnMut(Start, [Planes; 2]),
) {
    each_start(flow, Mode::MULTIPLE, |start| {
        let mut common = match start {
            Start::Cell(cell) => reach.common(digits(flow.cells[cell]).map(|v| code(cell, v))),
            Start::House(house, v) => reach.common(places_of(flow, house, v)),
            _ => return,
        };
        for v in 0..9 {
            common[0][v] &= flow.live[v];
            common[1][v] &= flow.live[v];
        }
        if !is_empty(&common[0]) || !is_empty(&common[1]) {
            visit(start, common);
        }
    });
}

/// Visits the starts from which static chains can be found, each with what they lead to.
pub(super) fn each_static_start(flow: &Flow, visit: impl FnMut(Start, [Planes; 2])) {
    match flow.count() {
        0..=128 => each_common(&Reach::<2>::new(flow, true), flow, visit),
        129..=256 => each_common(&Reach::<4>::new(flow, true), flow, visit),
        _ => each_common(&Reach::<12>::new(flow, true), flow, visit),
    }
}

/// What a search that follows all literals eliminates.
fn by_flows(flow: &Flow, level: u8, frame: &Frame, rooms: &mut Rooms) -> Planes {
    if let Some(gone) = rooms.by_flows.get(&(level, flow.live)) {
        return *gone;
    }
    let start = flow.as_start();
    let mut flows = rooms.spare.pop().unwrap_or_default();
    flows.fill(&start, level, frame, rooms);
    let mut gone = [0; 9];
    each_finding(&start, &flows, Mode::dynamic(level), |_, found| match found {
        Finding::Contradiction(literal) => refute(&mut gone, &start, literal),
        Finding::Common(common) => add(&mut gone, &start, &common),
    });
    rooms.spare.push(flows);
    keep(&mut rooms.by_flows, (level, flow.live), gone);
    gone
}

/// Adds what is eliminated if a literal leads to a contradiction.
fn refute(gone: &mut Planes, flow: &Flow, literal: Literal) {
    let (cell, v) = split(literal.code());
    if literal.is_on() {
        gone[v] |= 1 << cell;
    } else {
        digits(flow.cells[cell] & !(1 << v)).for_each(|w| gone[w] |= 1 << cell);
    }
}

/// Adds what common literals eliminate.
fn add(gone: &mut Planes, flow: &Flow, [off, on]: &[Planes; 2]) {
    for v in 0..9 {
        gone[v] |= off[v] & flow.live[v];
        for cell in bits(on[v] & flow.live[v]) {
            digits(flow.cells[cell] & !(1 << v)).for_each(|w| gone[w] |= 1 << cell);
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
pub(super) fn each_start(flow: &Flow, mode: Mode, mut visit: impl FnMut(Start)) {
    let cells = flow.live.iter().fold(0, |all, cells| all | cells);
    for cell in bits(cells) {
        let count = flow.cells[cell].count_ones();
        if count < 2 || (!mode.dynamic && count == 2) {
            continue;
        }
        for v in digits(flow.cells[cell]) {
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
                    let places = flow.live[v] & house_cells(house);
                    let first = places.trailing_zeros() as usize;
                    if first == cell && flow.count_in_house(house, v) >= 2 {
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
pub(super) fn places_of(flow: &Flow, house: usize, v: usize) -> impl Iterator<Item = Code> {
    bits(flow.live[v] & house_cells(house)).map(move |cell| code(cell, v))
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
    start: &Flow,
    flows: &Flows,
    mode: Mode,
    mut visit: impl FnMut(Start, Finding),
) {
    each_start(start, mode, |from| {
        if let Start::Literal(literal) = from {
            if flows.of(literal).is_some_and(|found| found.contradicts) {
                visit(from, Finding::Contradiction(literal));
            }
            return;
        }
        let common = common(start, flows, from);
        if !is_empty(&common[0]) || !is_empty(&common[1]) {
            visit(from, Finding::Common(common));
        }
    });
}

/// The literals whose truth is assumed in turn.
pub(super) fn branches(start: &Flow, from: Start) -> Vec<Literal> {
    let if_true = |it| Literal::new(it, true);
    match from {
        Start::Literal(literal) => vec![literal],
        Start::Either(it) => vec![Literal::new(it, true), Literal::new(it, false)],
        Start::House(house, v) => places_of(start, house, v).map(if_true).collect(),
        Start::Cell(cell) => digits(start.cells[cell]).map(|v| if_true(code(cell, v))).collect(),
    }
}

/// What all branches lead to, false and true.
fn common(start: &Flow, flows: &Flows, from: Start) -> [Planes; 2] {
    let mut common = [start.live; 2];
    let mut meet = |literal: Literal| {
        if let Some(found) = flows.of(literal).filter(|found| !found.is_cut) {
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
