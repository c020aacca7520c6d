//! Coloring: strong links of one digit join its places to clusters of two colours in turn, one of them
//! true throughout and the other false.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House,
    LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::chain::{Chain, Node};
use super::reasoning::Reasoning;
use crate::context::{Context, Fact};
use crate::sink::Sink;

/// The places of a digit that strong links join, in two colours: all cells of one colour are true,
/// and all of the other false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cluster {
    /// The digit.
    pub digit: Digit,
    /// The cells of each colour.
    pub colors: [CellSet; 2],
    /// The strong links: two cells and a house that has no other place for the digit.
    pub links: Vec<(Cell, Cell, House)>,
    /// What sees a cell of each colour.
    #[serde(skip)]
    seen: [CellSet; 2],
}

/// All clusters of the digits that patterns of one digit can eliminate, digit by digit. Where an odd ring of
/// strong links cannot be coloured, the state has no solution and there is no cluster.
fn clusters(context: &Context<'_>) -> Vec<Cluster> {
    let mut clusters = Vec::new();
    for digit in context.reducible_digits().iter() {
        let mut links: Vec<(Cell, Cell, House)> = Vec::new();
        for pair in context.conjugates(digit) {
            let [a, b] = pair.cells;
            links.extend(pair.houses.first().map(|house| (a, b, house)));
        }
        while let Some(first) = links.pop() {
            let cluster = Cluster::around(digit, first, &mut links);
            if cluster.colors[0].is_disjoint(cluster.colors[1]) {
                clusters.push(cluster);
            }
        }
    }
    clusters
}

impl Fact for Vec<Cluster> {
    type Key = ();

    fn of(context: &Context<'_>, (): ()) -> Vec<Cluster> {
        clusters(context)
    }
}

impl Cluster {
    /// The cluster of a link; what belongs to it is taken from the links that are left.
    fn around(
        digit: Digit,
        first: (Cell, Cell, House),
        rest: &mut Vec<(Cell, Cell, House)>,
    ) -> Cluster {
        let mut colors = [CellSet::only(first.0), CellSet::only(first.1)];
        let mut links = vec![first];
        let touches = |colors: &[CellSet; 2], (a, b, _): &(Cell, Cell, House)| {
            let cells = colors[0] | colors[1];
            cells.contains(*a) || cells.contains(*b)
        };
        while let Some(next) = rest.iter().position(|link| touches(&colors, link)) {
            let link @ (a, b, _) = rest.swap_remove(next);
            let first_has_a = colors[0].contains(a) || colors[1].contains(b);
            let [one, other] = if first_has_a { [a, b] } else { [b, a] };
            colors[0].insert(one);
            colors[1].insert(other);
            links.push(link);
        }
        links.sort();
        let seen = colors.map(CellSet::all_peers);
        Cluster { digit, colors, links, seen }
    }

    fn cells(&self) -> CellSet {
        self.colors[0] | self.colors[1]
    }
}

/// Two cells, one of each set, that see each other; the lowest.
fn meeting(one: CellSet, other: CellSet) -> Option<[Cell; 2]> {
    let met = |cell: Cell| (other & cell.peers()).first().map(|it| [cell, it]);
    one.iter().find_map(met)
}

/// What rules candidates out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// They see both colours of a cluster.
    Trap,
    /// Their colour has two cells that see each other.
    Wrap,
    /// They see a colour of each of two clusters, and the other two colours see each other.
    Bridge,
    /// Their colour sees both colours of another cluster.
    TwoBridges,
}

/// One cluster or two, and what they rule out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coloring {
    /// What rules the candidates out.
    pub form: Form,
    /// The digit.
    pub digit: Digit,
    /// The clusters; their colours, in order, are A, B, C and D.
    pub clusters: Vec<Cluster>,
    /// Cells of different clusters, or of one colour, that see each other. Of a wrap and of two
    /// bridges the first cell is of the colour that is false.
    pub bridges: Vec<[Cell; 2]>,
    #[serde(skip)]
    eliminated: CellSet,
}

/// The names of the colours.
const NAMES: [&str; 4] = ["A", "B", "C", "D"];

/// The roles of the colours A, B, C and D.
const ROLES: [Role; 4] = [Role::ColorA, Role::ColorB, Role::ColorC, Role::ColorD];

/// Everything that clusters rule out in one form.
pub(crate) fn find(
    context: &Context<'_>,
    form: Form,
    sink: &mut impl Sink<Coloring>,
) -> ControlFlow<()> {
    let clusters = context.fact::<Vec<Cluster>>(());
    for (index, one) in clusters.iter().enumerate() {
        let places = context.state.places(one.digit);
        let later = clusters[index + 1..].iter().take_while(|it| it.digit == one.digit);
        let others = clusters.iter().filter(|it| it.digit == one.digit && *it != one);
        let found: Vec<Coloring> = match form {
            Form::Trap => trap(one, places).into_iter().collect(),
            Form::Wrap => wraps(one).collect(),
            Form::Bridge => later.filter_map(|other| bridge(one, other, places)).collect(),
            Form::TwoBridges => others.flat_map(|other| two_bridges(one, other)).collect(),
        };
        for coloring in found {
            let eliminated = CandidateSet::of(coloring.digit, coloring.eliminated);
            sink.offer(coloring, Conclusion::Eliminate(eliminated))?;
        }
    }
    ControlFlow::Continue(())
}

fn trap(one: &Cluster, places: CellSet) -> Option<Coloring> {
    let eliminated = (places & one.seen[0] & one.seen[1]) - one.cells();
    let any = !eliminated.is_empty();
    any.then(|| Coloring::of(Form::Trap, [one], Vec::new(), eliminated))
}

fn wraps(one: &Cluster) -> impl Iterator<Item = Coloring> {
    one.colors.into_iter().filter_map(|color| {
        let bridge = meeting(color, color)?;
        Some(Coloring::of(Form::Wrap, [one], vec![bridge], color))
    })
}

fn bridge(one: &Cluster, other: &Cluster, places: CellSet) -> Option<Coloring> {
    let (mut eliminated, mut bridges) = (CellSet::EMPTY, Vec::new());
    for (b, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let sees_others = places & one.seen[1 - b] & other.seen[1 - c];
        if !sees_others.is_empty()
            && let Some(bridge) = meeting(one.colors[b], other.colors[c])
        {
            eliminated |= sees_others;
            bridges.push(bridge);
        }
    }
    let any = !eliminated.is_empty();
    any.then(|| Coloring::of(Form::Bridge, [one, other], bridges, eliminated))
}

fn two_bridges(one: &Cluster, other: &Cluster) -> impl Iterator<Item = Coloring> {
    one.colors.into_iter().filter_map(move |color| {
        let [first, second] = other.colors.map(|opposite| meeting(color, opposite));
        let bridges = vec![first?, second?];
        Some(Coloring::of(Form::TwoBridges, [one, other], bridges, color))
    })
}

/// A strong link from a cell that is false to one that is then true, and the link before it. This is a
/// search of its own, and none of the kernel's: ties are broken by the order of the links, not of the cells.
#[derive(Copy, Clone)]
struct Walk {
    near: Cell,
    far: Cell,
    house: House,
    before: Option<usize>,
}

impl Coloring {
    fn of<const N: usize>(
        form: Form,
        clusters: [&Cluster; N],
        bridges: Vec<[Cell; 2]>,
        eliminated: CellSet,
    ) -> Coloring {
        let digit = clusters[0].digit;
        Coloring {
            form,
            digit,
            clusters: clusters.map(Cluster::clone).to_vec(),
            bridges,
            eliminated,
        }
    }

    /// The shortest chain over the strong links whose both ends a candidate sees, so that it cannot
    /// be true.
    fn chain_against(&self, cell: Cell) -> Option<Chain> {
        let links = self.clusters.iter().flat_map(|cluster| cluster.links.iter());
        let both_ways = links.flat_map(|&(a, b, house)| [(a, b, house), (b, a, house)]);
        let strong: Vec<_> = both_ways.filter(|(a, b, _)| *a != cell && *b != cell).collect();
        let mut walks: Vec<Walk> = Vec::new();
        let mut reached = CellSet::EMPTY;
        let mut from = (cell, None);
        let mut next = 0;
        loop {
            for &(near, far, house) in &strong {
                if from.0.sees(near) && !reached.contains(far) {
                    reached.insert(far);
                    walks.push(Walk { near, far, house, before: from.1 });
                }
            }
            let far = walks.get(next)?.far;
            if far.sees(cell) {
                return Some(self.chain(&walks, next));
            }
            from = (far, Some(next));
            next += 1;
        }
    }

    /// The chain that ends in one of the links walked.
    fn chain(&self, walks: &[Walk], last: usize) -> Chain {
        let before = |&index: &usize| walks[index].before;
        let mut walked: Vec<usize> = std::iter::successors(Some(last), before).collect();
        walked.reverse();
        let links: Vec<Walk> = walked.into_iter().map(|index| walks[index]).collect();
        let cells = links.iter().flat_map(|link| [link.near, link.far]);
        let nodes = cells.map(|cell| Node::new(self.digit, CellSet::only(cell))).collect();
        Chain::of(nodes, false, links.iter().map(|it| Constraint::House(it.house, self.digit)))
    }

    /// The cells of each colour, in order.
    fn colors(&self) -> impl Iterator<Item = CellSet> {
        self.clusters.iter().flat_map(|cluster| cluster.colors)
    }

    fn cells(&self) -> CellSet {
        self.colors().fold(CellSet::EMPTY, CellSet::union)
    }

    /// The index of a cell's colour among the four.
    fn color_of(&self, cell: Cell) -> usize {
        let position = self.colors().position(|color| color.contains(cell));
        position.expect("the ends of a bridge have colours")
    }

    /// The name of the colour of a cell, and that of the other colour of its cluster.
    fn names(&self, cell: Cell) -> [&'static str; 2] {
        let color = self.color_of(cell);
        [NAMES[color], NAMES[color ^ 1]]
    }

    fn explain_bridge(&self, [a, b]: [Cell; 2]) -> Sentence {
        let houses = CellSet::only(a).with(b).common_houses();
        let house = houses.first().expect("the ends of a bridge share a house");
        let [colour, other_colour] = [a, b].each(|cell| self.names(cell)[0]);
        sentence!("bridge-shares", cell = a, colour, other = b, other_colour, house)
    }
}

impl Reasoning for Coloring {
    fn proof(&self) -> Proof {
        let chains = self.eliminated.iter().filter_map(|cell| self.chain_against(cell));
        let mut proofs: Vec<Proof> = Vec::new();
        for proof in chains.map(|chain| chain.proof()) {
            if !proofs.contains(&proof) {
                proofs.push(proof);
            }
        }
        match proofs.len() {
            1 => proofs.remove(0),
            _ => Proof::Either(proofs),
        }
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    fn notation(&self) -> String {
        let colors = ["A", "B", "C", "D"].into_iter().zip(self.colors());
        let colors: Vec<String> = colors.map(|(name, cells)| format!("{name} {cells}")).collect();
        format!("{}: {}", self.digit, colors.join(" / "))
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        for (color, role) in self.colors().zip(ROLES) {
            explanation.mark(Mark::Candidates(CandidateSet::of(self.digit, color), role));
        }
        let end = |cell| CandidateSet::of(self.digit, CellSet::only(cell));
        let mut link = |a, b, kind| explanation.mark(Mark::Link { from: end(a), to: end(b), kind });
        for &(a, b, _) in self.clusters.iter().flat_map(|cluster| &cluster.links) {
            link(a, b, LinkKind::Strong);
        }
        for &[a, b] in &self.bridges {
            link(a, b, LinkKind::Weak);
        }
        for (cluster, names) in self.clusters.iter().zip(NAMES.chunks(2)) {
            let (digit, [cells, others]) = (self.digit, cluster.colors);
            let (colour, other_colour) = (names[0], names[1]);
            explanation.say(match colour {
                "A" => sentence!("colors-cluster", digit, colour, cells, other_colour, others),
                _ => sentence!("colors-cluster-second", digit, colour, cells, other_colour, others),
            });
        }
        explanation.say(match self.clusters.len() {
            1 => sentence!("colors-one"),
            _ => sentence!("colors-several"),
        });
        for &bridge in &self.bridges {
            explanation.say(self.explain_bridge(bridge));
            if self.form == Form::Bridge {
                let [[_, one], [_, other]] = bridge.map(|cell| self.names(cell));
                explanation.say(sentence!(
                    "bridge-ends",
                    digit = self.digit,
                    colour = one,
                    other_colour = other
                ));
            }
        }
        let false_color = self.bridges.first().map_or("", |bridge| self.names(bridge[0])[0]);
        match self.form {
            Form::Trap => explanation.say(sentence!("colors-trap", digit = self.digit)),
            Form::Wrap => {
                explanation.say(sentence!("colors-wrap", digit = self.digit, colour = false_color))
            }
            Form::TwoBridges => explanation.say(sentence!("bridges-two", colour = false_color)),
            Form::Bridge => {}
        }
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-strong-links", digits = self.digit)
    }

    fn because(&self) -> Sentence {
        match self.bridges.first() {
            None => sentence!("colors-because", digit = self.digit),
            Some(&[a, b]) => sentence!("bridge-because", cell = a, other = b, digit = self.digit),
        }
    }

    fn place(&self) -> Sentence {
        sentence!("place-digits-in", digits = self.digit, cells = self.cells())
    }
}
