//! Single-digit patterns: two strong links of one digit, joined by a weak link.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{
    Cell, CellSet, Constraint, Digit, DigitSet, House, HouseKind, HouseSet, Line, State,
};

use super::chain::{Chain, Node};
use crate::context::{Context, Fact, Keyed};
use crate::sink::Sink;
use ergodoku_kernel::matrix::{bits, count, ones};

/// What two strong links and the weak link between them are called.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum TurbotKind {
    /// Two rows joined by a column, or the other way round.
    Skyscraper,
    /// A row and a column joined by a box.
    Kite,
    /// Any others.
    Turbot,
}

/// The only two places of a digit in a house, or in two.
#[derive(Clone, Debug)]
pub(crate) struct Conjugate {
    pub(crate) cells: [Cell; 2],
    pub(crate) houses: HouseSet,
}

impl Conjugate {
    fn is_in(&self, kind: HouseKind) -> Option<House> {
        self.houses.iter().find(|house| house.kind() == kind)
    }
}

/// Every pair of strong links that are joined by a weak link and called `kind`.
pub(crate) fn find(
    context: &Context<'_>,
    kind: TurbotKind,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let state = context.state;
    // Skyscrapers in rows come before all those in columns.
    let along: &[&[HouseKind]] = match kind {
        TurbotKind::Skyscraper => &[&[HouseKind::Row], &[HouseKind::Column]],
        TurbotKind::Kite | TurbotKind::Turbot => &[&HouseKind::ALL],
    };
    let joined = |&digit: &Digit| context.has_joined_links(digit);
    let digits: DigitSet = context.reducible_digits().iter().filter(joined).collect();
    for kinds in along {
        for digit in digits.iter() {
            // Only what both far ends see can be eliminated.
            let eliminable = context.template_eliminations(digit);
            let sees_some = |cell: &Cell| !eliminable.is_disjoint(cell.peers());
            let in_kind = |pair: &Conjugate| {
                pair.cells.iter().any(sees_some)
                    && kinds.iter().any(|kind| pair.is_in(*kind).is_some())
            };
            let pairs = context.conjugates(digit);
            let all: u32 = (0..).zip(pairs).map(|(it, pair)| u32::from(in_kind(pair)) << it).sum();
            for (it, first) in ones(all).map(|it| (it, &pairs[it])) {
                for second in ones(all >> it & !1).map(|steps| &pairs[it + steps]) {
                    join_each_way(state, digit, [first, second], eliminable, kind, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the chains of two links that share no cell, whichever of their ends are joined.
#[inline]
fn join_each_way(
    state: &State,
    digit: Digit,
    [first, second]: [&Conjugate; 2],
    eliminable: CellSet,
    kind: TurbotKind,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    if first.cells.iter().any(|cell| second.cells.contains(cell)) {
        return ControlFlow::Continue(());
    }
    for (turn, other) in TURNS {
        let ends = [ends(first, turn), ends(second, other)];
        let [seen, also_seen] = ends.map(|(far, ..)| eliminable & far.peers());
        if !seen.is_disjoint(also_seen) {
            join(state, digit, ends, kind, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The ways to turn two links.
const TURNS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];

/// A strong link from its far end to its near end.
type Ends<'a> = (Cell, Cell, &'a Conjugate);

fn ends(pair: &Conjugate, turned: bool) -> Ends<'_> {
    let [a, b] = pair.cells;
    if turned { (b, a, pair) } else { (a, b, pair) }
}

/// Reports the chain far = near - near = far, if it is one and of the right kind.
fn join(
    state: &State,
    digit: Digit,
    [(far, near, link), (other_far, other_near, other_link)]: [Ends<'_>; 2],
    kind: TurbotKind,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    if !near.sees(other_near) {
        return ControlFlow::Continue(());
    }
    let (this_kind, rules) = classify(link, other_link, near, other_near);
    if this_kind != kind {
        return ControlFlow::Continue(());
    }
    // Two lines that share both ends are an X-Wing.
    let far_share = CellSet::only(far).with(other_far).common_houses();
    if kind == TurbotKind::Skyscraper && far_share.iter().any(|it| it.kind() == rules[1].kind()) {
        return ControlFlow::Continue(());
    }
    let node = |cell| Node::new(digit, CellSet::only(cell));
    let nodes = [far, near, other_near, other_far].each(node).to_vec();
    let links = rules.map(|house| Constraint::House(house, digit).into()).to_vec();
    Chain { nodes, links }.report(state, sink)
}

/// The kind of two strong links joined between `near` and `other_near`, and the three houses that
/// make it.
fn classify(
    link: &Conjugate,
    other: &Conjugate,
    near: Cell,
    other_near: Cell,
) -> (TurbotKind, [House; 3]) {
    let joint = CellSet::only(near).with(other_near).common_houses();
    let joined_in = |kind: HouseKind| joint.iter().find(|house| house.kind() == kind);
    for (along, across) in Line::ORIENTATIONS {
        if let (Some(a), Some(b), Some(c)) =
            (link.is_in(along), joined_in(across), other.is_in(along))
        {
            return (TurbotKind::Skyscraper, [a, b, c]);
        }
        if let (Some(a), Some(b), Some(c)) =
            (link.is_in(along), joined_in(HouseKind::Box), other.is_in(across))
        {
            return (TurbotKind::Kite, [a, b, c]);
        }
    }
    let any = |houses: HouseSet| houses.first().expect("cells that see each other share a house");
    (TurbotKind::Turbot, [any(link.houses), any(joint), any(other.houses)])
}

/// Whether two of the strong links of a digit, in the houses that have two places for it, are joined by a
/// weak link and a candidate that can be eliminated sees both far ends: whatever the three houses are called.
fn has_joined(places: CellSet, houses: HouseSet, eliminable: CellSet) -> bool {
    // Near ends, and the candidates that can be eliminated and that the far end sees.
    let mut ends: Vec<(Cell, CellSet)> = Vec::with_capacity(2 * 27);
    for house in houses.iter() {
        let cells = places & house.cells();
        if let (Some(a), Some(b)) = (cells.first(), cells.last()) {
            let seen = [(a, b), (b, a)].each(|(near, far)| (near, eliminable & far.peers()));
            ends.extend(seen.into_iter().filter(|(_, seen)| !seen.is_empty()));
        }
    }
    let are_joined = |&(near, seen): &(Cell, CellSet), other: &(Cell, CellSet)| {
        near.sees(other.0) && !seen.is_disjoint(other.1)
    };
    (1..ends.len()).any(|it| ends[..it].iter().any(|before| are_joined(before, &ends[it])))
}

impl Context<'_> {
    /// The strong links of a digit in houses.
    pub(crate) fn conjugates(&self, digit: Digit) -> &[Conjugate] {
        self.fact::<Vec<Conjugate>>(digit)
    }

    /// Whether two strong links of a digit are joined so that something sees both far ends.
    fn has_joined_links(&self, digit: Digit) -> bool {
        let JoinedLinks(known) = self.cached();
        let (places, houses) = (self.state.places(digit), self.state.bilocal_houses(digit));
        known[digit.index()].get(places | self.state.placed(digit), |_| {
            has_joined(places, houses, self.template_eliminations(digit))
        })
    }
}

/// By digit, where it can be or is placed, and whether its strong links are joined.
#[derive(Default)]
struct JoinedLinks([Keyed<CellSet, bool>; 9]);

impl Fact for Vec<Conjugate> {
    type Key = Digit;

    fn of(context: &Context<'_>, digit: Digit) -> Vec<Conjugate> {
        conjugates(context.state.places(digit), context.state.bilocal_houses(digit))
    }
}

/// The strong links of a digit in the houses that have two places for it; a pair that is one in two houses
/// is listed once.
fn conjugates(places: CellSet, houses: HouseSet) -> Vec<Conjugate> {
    let mut pairs: Vec<Conjugate> = Vec::with_capacity(houses.len());
    for house in houses.iter() {
        let cells = places & house.cells();
        let all = cells.common_houses() & houses;
        if let (Some(a), Some(b), true) = (cells.first(), cells.last(), all.first() == Some(house))
        {
            pairs.push(Conjugate { cells: [a, b], houses: all });
        }
    }
    pairs
}

/// Every box whose places for a digit lie in one row and one column, with a strong link that
/// begins in one of them outside the box: what sees the strong link's other end and lies in the
/// other cannot be.
pub(crate) fn empty_rectangles(
    context: &Context<'_>,
    sink: &mut impl Sink<Chain>,
) -> ControlFlow<()> {
    let least = if context.limits.two_candidate_rectangles { 2 } else { 3 };
    for digit in context.reducible_digits().iter() {
        if context.state.bilocal_houses(digit).is_empty() {
            continue;
        }
        for block in HouseKind::Box.houses() {
            let positions = block.positions_of(context.state.places(digit));
            if CORNERS[usize::from(positions)] == 0 || count(positions) < least {
                continue;
            }
            for (along, across) in crossings(block, positions) {
                EmptyRectangle { digit, block, along, across }.report(context, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A box whose places for a digit lie in two lines. A strong link may begin in one of these, `along`.
struct EmptyRectangle {
    digit: Digit,
    block: House,
    along: House,
    across: House,
}

impl EmptyRectangle {
    /// Reports it with each strong link that makes it eliminate something.
    fn report(&self, context: &Context<'_>, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
        let EmptyRectangle { digit, block, along, across } = *self;
        let in_box = context.state.places(digit) & block.cells();
        let arm = (in_box & along.cells()) - across.cells();
        let eliminable = context.template_eliminations(digit) & (in_box - arm).common_peers();
        if eliminable.is_empty() {
            return ControlFlow::Continue(());
        }
        let is_outside =
            |pair: &&Conjugate| pair.cells.iter().all(|&cell| !block.cells().contains(cell));
        for pair in context.conjugates(digit).iter().filter(is_outside) {
            for (far, near, link) in [ends(pair, false), ends(pair, true)] {
                let begins = along.cells().contains(near) && !along.cells().contains(far);
                if !begins || eliminable.is_disjoint(far.peers()) {
                    continue;
                }
                let Some(house) = link.houses.first() else { continue };
                let cells = [in_box - arm, arm, CellSet::only(near), CellSet::only(far)];
                let nodes = cells.map(|cells| Node::new(digit, cells)).to_vec();
                let links = [block, along, house];
                let links = links.map(|it| Constraint::House(it, digit).into()).to_vec();
                Chain { nodes, links }.report(context.state, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The lines of a box that between them hold all places, neither alone: each pair both ways.
fn crossings(box_: House, places: u16) -> impl Iterator<Item = (House, House)> {
    let corners = CORNERS[usize::from(places)];
    let crossing = move |corner: usize| {
        let cell = box_.cell_at(corner);
        (cell.row(), cell.column())
    };
    let by_columns = (0..9usize).map(|place| place % 3 * 3 + place / 3);
    let turned = by_columns.filter(move |corner| corners >> corner & 1 == 1).map(crossing);
    bits(corners).map(crossing).chain(turned.map(|(row, column)| (column, row)))
}

/// By places in a box: the cells where a row and a column cross that between them hold all, neither alone.
static CORNERS: [u16; 512] = {
    let mut all = [0; 512];
    let mut index = 0;
    while index < 512 * 9 {
        let (places, corner) = (index / 9, index % 9);
        let (row, column) = (0b111 << (corner / 3 * 3), 0b001_001_001 << (corner % 3));
        let neither_alone = places & !row != 0 && places & !column != 0;
        if neither_alone && places & !(row | column) == 0 {
            all[places] |= 1 << corner;
        }
        index += 1;
    }
    all
};
