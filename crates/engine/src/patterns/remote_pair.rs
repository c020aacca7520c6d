//! Remote pairs: cells with the same two candidates, each seeing the next.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, LinkKind, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;

/// Four or more cells with the same two candidates, an even number, each seeing the next: they hold
/// the two digits in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RemotePair {
    /// The two digits.
    pub digits: DigitSet,
    /// The cells in order.
    pub cells: Vec<Cell>,
}

/// Every remote pair, the shortest first; each set of eliminations once.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<RemotePair>) -> ControlFlow<()> {
    let state = context.state;
    let mut pairs = Vec::new();
    let mut rest = context.bivalue();
    while let Some(cell) = rest.first() {
        let digits = state.candidates(cell);
        let alike = context.bivalue_like(cell, rest);
        rest -= alike;
        if alike.len() < 4 {
            continue;
        }
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | state.places(digit));
        if !see_both_kinds(places, alike) {
            continue;
        }
        let ways = ways(alike);
        for way in ways.iter().filter(|way| way.makes_pairs()) {
            let cells = way.excluded() & places;
            if !cells.is_empty() {
                let eliminated = CandidateSet::product(cells, digits) & *state.all_candidates();
                pairs.push((RemotePair { digits, cells: way.cells(&ways) }, eliminated));
            }
        }
    }
    sort_by_key(&mut pairs, |(pair, _)| pair.cells.len());
    let mut found = Distinct::new(sink);
    pairs.into_iter().try_for_each(|(pair, eliminated)| found.report(eliminated, || Some(pair)))
}

/// Whether some of the places see pair cells of both kinds: of those that see each other every other one is
/// of one kind. Without such a place no way along the cells eliminates anything.
fn see_both_kinds(places: CellSet, mut cells: CellSet) -> bool {
    while let Some(start) = cells.first() {
        let (mut seen, mut latest) = ([CellSet::EMPTY; 2], CellSet::only(start));
        for kind in [0, 1].into_iter().cycle() {
            let near = latest.all_peers();
            seen[kind] |= near;
            cells -= latest;
            latest = near & cells;
            if latest.is_empty() {
                break;
            }
        }
        if !(seen[0] & seen[1]).is_disjoint(places) {
            return true;
        }
    }
    false
}

/// A way from cell to cell, none twice.
struct Way {
    start: Cell,
    end: Cell,
    /// The number of the way that it goes on from.
    from: Option<usize>,
    reached: CellSet,
    /// What its cells see: every other one from the first, and from the second.
    seen: [CellSet; 2],
    len: usize,
}

impl Way {
    fn at(start: Cell) -> Way {
        let (reached, seen) = (CellSet::only(start), [start.peers(), CellSet::EMPTY]);
        Way { start, end: start, from: None, reached, seen, len: 1 }
    }

    /// The way, of the number `from`, and a cell more.
    fn with(&self, cell: Cell, from: usize) -> Way {
        let mut seen = self.seen;
        seen[self.len % 2] |= cell.peers();
        let (reached, len) = (self.reached.with(cell), self.len + 1);
        Way { start: self.start, end: cell, from: Some(from), reached, seen, len }
    }

    /// Whether it leads over an even number of cells, four at least; of each way and the same backwards
    /// one counts.
    fn makes_pairs(&self) -> bool {
        self.len >= 4 && self.len.is_multiple_of(2) && self.start < self.end
    }

    /// The cells that see one cell of each kind.
    fn excluded(&self) -> CellSet {
        (self.seen[0] & self.seen[1]) - self.reached
    }

    /// The cells from the first on. `ways` are those that it goes on from.
    fn cells(&self, ways: &[Way]) -> Vec<Cell> {
        let backwards = std::iter::successors(Some(self), |way| Some(&ways[way.from?]));
        let mut cells: Vec<Cell> = backwards.map(|way| way.end).collect();
        cells.reverse();
        cells
    }
}

/// The ways from cell to cell, of any number of them. They are found depth first, which no search of the
/// kernel's does: not only the shortest ways between two cells count, as longer ones make other pairs.
fn ways(cells: CellSet) -> Vec<Way> {
    let mut ways = Vec::with_capacity(64);
    ways.extend(cells.iter().map(Way::at));
    let mut open: Vec<usize> = (0..ways.len()).collect();
    while let Some(from) = open.pop() {
        for cell in ((cells & ways[from].end.peers()) - ways[from].reached).iter() {
            let longer = ways[from].with(cell, from);
            if open.len() < MOST_WAYS {
                open.push(ways.len());
            }
            ways.push(longer);
        }
    }
    ways
}

/// How many ways are open at a time at most.
const MOST_WAYS: usize = 1000;

impl RemotePair {
    /// Every other cell of the chain from the first, or from the second.
    fn every_other(&self, first: usize) -> CellSet {
        self.cells.iter().copied().skip(first).step_by(2).collect()
    }

    /// Why no cell that sees both ends of a part of the chain holds `digit`: the ends would hold
    /// the other digit, and so would every other cell of either.
    fn part(&self, cells: &[Cell], digit: Digit) -> Proof {
        let mut linking = self.digits.without(digit).iter().chain([digit]).cycle();
        let links = cells.windows(2).map(|pair| {
            let house = CellSet::only(pair[0]).with(pair[1]).common_houses().first();
            let digit = linking.next().expect("two digits in turn");
            Constraint::House(house.expect("cells that see each other"), digit)
        });
        let links: Vec<Constraint> = links.collect();
        Proof::count(cells.iter().copied().map(Constraint::Cell), links)
    }
}

impl Reasoning for RemotePair {
    fn length(&self) -> usize {
        2 * self.cells.len()
    }

    fn proof(&self) -> Proof {
        let count = self.cells.len();
        let parts = (0..count)
            .flat_map(|start| (start + 1..count).step_by(2).map(move |end| (start, end)))
            .flat_map(|part| self.digits.iter().map(move |digit| (part, digit)));
        let proofs = parts.map(|((start, end), digit)| self.part(&self.cells[start..=end], digit));
        Proof::Either(proofs.collect())
    }

    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn notation(&self) -> String {
        let cells: Vec<String> = self.cells.iter().map(Cell::to_string).collect();
        format!("{} {}", self.digits, cells.join("-"))
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let [one, other] = [self.every_other(0), self.every_other(1)];
        explanation.mark(Mark::Candidates(CandidateSet::product(one, self.digits), Role::Base));
        explanation.mark(Mark::Candidates(CandidateSet::product(other, self.digits), Role::Cover));
        explanation.mark(Mark::Cells(one | other, Role::Pattern));
        for (pair, digit) in self.cells.windows(2).zip(self.digits.iter().cycle()) {
            let [from, to] =
                [pair[0], pair[1]].each(|it| CandidateSet::of(digit, CellSet::only(it)));
            explanation.mark(Mark::Link { from, to, kind: LinkKind::Weak });
        }
        explanation.say(sentence!("remote-cells", cells = one | other, digits = self.digits));
        explanation.say(sentence!("remote-turns", cells = one, others = other));
        explanation.say(sentence!("remote-end"));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-one-side"),
            (Role::Cover, "legend-other-side"),
            (Role::Pattern, "legend-pair"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-bivalue", digits = self.digits)
    }

    fn because(&self) -> Sentence {
        let [first, last] = [self.cells[0], self.cells[self.cells.len() - 1]];
        sentence!("remote-because", cell = first, other = last, digits = self.digits)
    }

    fn place(&self) -> Sentence {
        sentence!(
            "place-digits-in",
            digits = self.digits,
            cells = self.cells.iter().copied().collect::<CellSet>()
        )
    }
}
