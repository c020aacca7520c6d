//! Rank patterns: as many links as truths cover all places of the truths, so that the links have no room for anything else.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Explanation, House,
    HouseKind, HouseSet, LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_kernel::rank::{FindLimits, Grid, RankSet, find_sets, grid_sets, notation, sk_loops};
use ergodoku_proof::Proof;
use serde::{Serialize, Serializer};

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// Truths, each with at least one true candidate, and links, each with at most one, that cover all candidates of the
/// truths. The *rank* is the number of links less that of truths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankPattern {
    /// What the pattern is called.
    pub shape: RankShape,
    /// Cells, and digits in houses, with at least one true candidate each.
    #[serde(serialize_with = "as_text")]
    pub truths: Vec<Constraint>,
    /// Cells, and digits in houses, with at most one true candidate each.
    #[serde(serialize_with = "as_text")]
    pub links: Vec<Constraint>,
}

fn as_text<S: Serializer>(these: &[Constraint], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(these.iter().map(Constraint::to_string))
}

/// What a rank pattern is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RankShape {
    /// Two digits or more that a line and a box have only where they cross, but for as many cells less one each.
    AlmostLocked,
    /// Two bivalue cells with the same digits, in the row and in the column that a box has these digits in.
    EmptyRectanglePair,
    /// The cells of two rows and two columns in the boxes of their crossings, without the crossings.
    SkLoop,
    /// Cells in some rows and columns, and each of their digits in rows or columns.
    MultiSector,
    /// Some digits in some rows or columns, against columns or rows and cells.
    MultiFish,
    /// Any truths and one link more.
    RankOne,
}

/// Every set of so many digits that a line and a box have only in their crossing and, each of the two houses, in few
/// cells besides: one fewer than digits.
pub(crate) fn find_almost_locked(
    context: &Context<'_>,
    size: usize,
    sink: &mut impl Sink<RankPattern>,
) -> ControlFlow<()> {
    let mut found = Distinct::new(sink);
    let lines = House::all().filter(|it| it.kind() != HouseKind::Box);
    for line in lines {
        for box_ in HouseKind::Box.houses().filter(|it| !(it.cells() & line.cells()).is_empty()) {
            context.check()?;
            for [hidden, naked] in [[line, box_], [box_, line]] {
                almost_locked(context.state, size, hidden, naked).into_iter().try_for_each(
                    |set| {
                        found.offer(set.falls_by_excess(context.state), || {
                            RankPattern::new(RankShape::AlmostLocked, set)
                        })
                    },
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits have places in the house `hidden` in its crossing with `naked` and in one cell fewer than digits, and
/// `naked` has as many cells outside the crossing with no other candidates.
fn almost_locked(state: &State, size: usize, hidden: House, naked: House) -> Vec<RankSet> {
    let crossing = hidden.cells() & naked.cells();
    let around = (naked.cells() & state.unsolved()) - crossing;
    let mut found = Vec::new();
    let small: Vec<Cell> = around.iter().filter(|&it| state.candidates(it).len() <= size).collect();
    if small.len() + 1 < size {
        return found;
    }
    for digits in (1..512).map(DigitSet::from_bits).filter(|it| it.len() == size) {
        let is_open = |digit: Digit| state.placed(digit).is_disjoint(hidden.cells());
        if !digits.iter().all(is_open) {
            continue;
        }
        let places = digits.iter().fold(CellSet::EMPTY, |all, it| all | state.places(it));
        let outside = (places & hidden.cells()) - crossing;
        if outside.len() + 1 != size {
            continue;
        }
        let own: CellSet =
            small.iter().copied().filter(|&it| state.candidates(it).is_subset(digits)).collect();
        // With as many cells as digits they would be a naked subset.
        if own.len() + 1 == size {
            let in_house = |house| digits.iter().map(move |it| Constraint::House(house, it));
            let truths = in_house(hidden).chain(own.iter().map(Constraint::Cell)).collect();
            let links = in_house(naked).chain(outside.iter().map(Constraint::Cell)).collect();
            found.push(RankSet { truths, links });
        }
    }
    found
}

/// Every pair of bivalue cells with the same digits, one in a row and one in a column outside a box, such that the box
/// has both digits only in this row and column.
pub(crate) fn find_empty_rectangle_pairs(
    context: &Context<'_>,
    sink: &mut impl Sink<RankPattern>,
) -> ControlFlow<()> {
    let state = context.state;
    let mut found = Distinct::new(sink);
    for one in context.bivalue().iter() {
        let digits = state.candidates(one);
        for other in context.bivalue_like(one, context.bivalue()).iter() {
            let (row, column) = (one.row(), other.column());
            let crossing = Cell::at(row.number(), column.number());
            let box_ = crossing.box_();
            if [one, other].iter().any(|it| box_.cells().contains(*it)) {
                continue;
            }
            context.check()?;
            let lines = row.cells() | column.cells();
            let only_in_lines = |digit: Digit| {
                state.placed(digit).is_disjoint(box_.cells())
                    && (state.places(digit) & box_.cells()).is_subset(lines)
            };
            if !digits.iter().all(only_in_lines) {
                continue;
            }
            let in_house = |house| digits.iter().map(move |it| Constraint::House(house, it));
            let cells = [one, other].map(Constraint::Cell);
            let set = RankSet {
                truths: cells.into_iter().chain(in_house(box_)).collect(),
                links: in_house(row).chain(in_house(column)).collect(),
            };
            found.offer(set.falls_by_excess(state), || {
                RankPattern::new(RankShape::EmptyRectanglePair, set)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The most rows and columns of cells, or lines and digits. With five, a search takes four times as long.
const PLACES: u32 = 4;

/// Every set of a shape that is one pattern, not several side by side.
pub(crate) fn find_sets_of(
    context: &Context<'_>,
    shape: RankShape,
    sink: &mut impl Sink<RankPattern>,
) -> ControlFlow<()> {
    let state = context.state;
    let rank = i32::from(shape == RankShape::RankOne);
    let limits = FindLimits { rank, places: PLACES };
    let of_grid = |grid| grid_sets(state, grid, &limits, context.stop());
    let sets = match shape {
        RankShape::SkLoop => sk_loops(state),
        RankShape::MultiSector => of_grid(Grid::Cells),
        RankShape::MultiFish => [of_grid(Grid::Rows), of_grid(Grid::Columns)].concat(),
        _ => find_sets(state, &limits, context.stop()),
    };
    let mut found = Distinct::new(sink);
    for set in sets {
        context.check()?;
        if set.rank() != rank {
            continue;
        }
        let parts = if rank == 0 { set.parts(state) } else { vec![set] };
        for part in parts.into_iter().filter(|part| shape.is_of(part)) {
            found.offer(part.falls_by_excess(state), || RankPattern::new(shape, part))?;
        }
    }
    ControlFlow::Continue(())
}

impl RankShape {
    /// Whether a part of a set is still worth the name: cells of one house are a naked subset, and houses of one digit a
    /// fish.
    fn is_of(self, part: &RankSet) -> bool {
        let houses = RankPattern::houses_of(&part.truths);
        match self {
            RankShape::MultiSector | RankShape::SkLoop => {
                RankPattern::cells_of(&part.truths).common_houses().is_empty()
            }
            RankShape::MultiFish => houses.iter().any(|it| it.1 != houses[0].1),
            _ => true,
        }
    }
}

impl RankPattern {
    fn new(shape: RankShape, RankSet { truths, links }: RankSet) -> RankPattern {
        RankPattern { shape, truths, links }
    }

    fn cells_of(these: &[Constraint]) -> CellSet {
        let cell = |it: &Constraint| match it {
            Constraint::Cell(cell) => Some(*cell),
            Constraint::House(..) => None,
        };
        these.iter().filter_map(cell).collect()
    }

    /// The constraints of houses, each as the house and the digit.
    fn houses_of(these: &[Constraint]) -> Vec<(House, Digit)> {
        let house = |it: &Constraint| match it {
            Constraint::House(house, digit) => Some((*house, *digit)),
            Constraint::Cell(_) => None,
        };
        these.iter().filter_map(house).collect()
    }

    /// The candidates left that are in a truth.
    fn candidates(&self, state: &State) -> CandidateSet {
        let members = self.truths.iter().map(|it| it.members());
        members.fold(CandidateSet::EMPTY, |all, it| all | it) & *state.all_candidates()
    }

    fn rank(&self) -> usize {
        self.links.len() - self.truths.len()
    }

    /// The constraints: houses with the same digits together, then the cells.
    fn said(these: &[Constraint]) -> Vec<Sentence> {
        let mut digits_of: Vec<(House, DigitSet)> = Vec::new();
        for (house, digit) in RankPattern::houses_of(these) {
            match digits_of.iter_mut().find(|it| it.0 == house) {
                Some(known) => known.1.insert(digit),
                None => digits_of.push((house, DigitSet::only(digit))),
            }
        }
        let mut groups: Vec<(HouseSet, DigitSet)> = Vec::new();
        for (house, digits) in digits_of {
            match groups.iter_mut().find(|it| it.1 == digits) {
                Some(known) => known.0.insert(house),
                None => groups.push((HouseSet::only(house), digits)),
            }
        }
        let of_group = |(houses, digits)| sentence!("rank-part", digits, houses);
        let cells = RankPattern::cells_of(these);
        let cells = (!cells.is_empty()).then(|| Sentence::from(cells));
        groups.into_iter().map(of_group).chain(cells).collect()
    }

    fn explain_almost_locked(&self, explanation: &mut Explanation) {
        let [(hidden, _), (naked, _)] =
            [&self.truths, &self.links].map(|it| RankPattern::houses_of(it)[0]);
        let [own, cells] = [&self.truths, &self.links].map(|it| RankPattern::cells_of(it));
        let digits = self.digits();
        explanation.say(sentence!(
            "almost-locked-places",
            house = hidden,
            digits,
            other = naked,
            cells
        ));
        explanation.say(sentence!("almost-locked-own", house = naked, cells = own, digits));
        explanation.say(sentence!("almost-locked-room", cells, own));
        explanation.say(sentence!("almost-locked-end", cells, house = naked, own));
    }

    fn explain_empty_rectangle_pair(&self, explanation: &mut Explanation) {
        let cells = RankPattern::cells_of(&self.truths);
        let house = RankPattern::houses_of(&self.truths)[0].0;
        let lines = RankPattern::houses_of(&self.links);
        let houses: HouseSet = lines.into_iter().map(|it| it.0).collect();
        let digits = self.digits();
        explanation.say(sentence!("rectangle-pair-cells", cells, digits));
        explanation.say(sentence!("rectangle-pair-box", house, digits, houses));
        explanation.say(sentence!("rectangle-pair-end"));
    }

    fn explain_count(&self, explanation: &mut Explanation) {
        let [truths, links] = [&self.truths, &self.links].map(|it| RankPattern::said(it));
        explanation.say(sentence!("rank-truths-are", truths, count = self.truths.len()));
        explanation.say(sentence!("rank-links-are", links, count = self.links.len()));
        explanation.say(match self.rank() {
            0 => sentence!("rank-zero-end"),
            _ => sentence!("rank-one-end"),
        });
    }
}

impl Reasoning for RankPattern {
    fn proof(&self) -> Proof {
        Proof::count(self.truths.iter().copied(), self.links.iter().copied())
    }

    fn length(&self) -> usize {
        self.truths.len()
    }

    fn digits(&self) -> DigitSet {
        let all = self.truths.iter().chain(&self.links);
        let in_houses = all.filter_map(|it| match it {
            Constraint::House(_, digit) => Some(*digit),
            Constraint::Cell(_) => None,
        });
        in_houses.collect()
    }

    fn notation(&self) -> String {
        format!("{} \\ {}", notation(&self.truths), notation(&self.links))
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let cells = RankPattern::cells_of(&self.truths);
        explanation.mark(Mark::Cells(cells, Role::Pattern));
        for (house, _) in RankPattern::houses_of(&self.truths) {
            explanation.mark(Mark::House(house, Role::Base));
        }
        let candidates = self.candidates(state);
        explanation.mark(Mark::Candidates(candidates, Role::Pattern));
        for link in &self.links {
            draw_link(*link, &(link.members() & candidates), explanation);
        }
        match self.shape {
            RankShape::AlmostLocked => self.explain_almost_locked(explanation),
            RankShape::EmptyRectanglePair => self.explain_empty_rectangle_pair(explanation),
            _ => self.explain_count(explanation),
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        match self.shape {
            RankShape::AlmostLocked => &[
                (Role::Base, "legend-house-of-the-digits"),
                (Role::Pattern, "legend-digits-and-their-cells"),
            ],
            RankShape::EmptyRectanglePair => &[
                (Role::Base, "legend-box-of-the-digits"),
                (Role::Pattern, "legend-pair-and-empty-rectangle"),
            ],
            _ => &[(Role::Base, "legend-houses-of-truths"), (Role::Pattern, "legend-truths")],
        }
    }

    fn look_at(&self) -> Sentence {
        match self.shape {
            RankShape::AlmostLocked => sentence!("look-at-digits", digits = self.digits()),
            RankShape::EmptyRectanglePair => {
                sentence!("look-at-house", houses = RankPattern::houses_of(&self.truths)[0].0)
            }
            _ => {
                let cells = RankPattern::cells_of(&self.truths);
                match cells.is_empty() {
                    true => sentence!("look-at-digits", digits = self.digits()),
                    false => sentence!("look-at-rows-and-columns", cells),
                }
            }
        }
    }

    fn because(&self) -> Sentence {
        sentence!(
            "rank-because",
            truths = RankPattern::said(&self.truths),
            links = RankPattern::said(&self.links)
        )
    }

    fn place(&self) -> Sentence {
        sentence!("place-truths", truths = RankPattern::said(&self.truths))
    }
}

/// A line through the candidates of a link, from each to the next.
fn draw_link(link: Constraint, members: &CandidateSet, explanation: &mut Explanation) {
    if matches!(link, Constraint::Cell(_)) {
        return;
    }
    let along: Vec<Candidate> = members.iter().collect();
    for pair in along.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(CandidateSet::only);
        explanation.mark(Mark::Link { from, to, kind: LinkKind::Weak });
    }
}
