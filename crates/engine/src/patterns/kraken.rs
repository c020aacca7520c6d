//! Kraken fish: chains lead from all fins of a fish, or also from its places in one cover line, to one
//! conclusion.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House,
    HouseKind, HouseSet, Line as Lines, Literal, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::forcing::{Closures, Propagation, line_to};
use super::inference_line::{InferenceLine, in_words, refute_premises, tell_all};
use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;
use crate::sort::sort_by_key;
use ergodoku_kernel::matrix::{Matrix, bits, confined_rows};

/// A fish of lines, and the chains that show that its fins do not matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kraken {
    /// The digit.
    pub digit: Digit,
    /// The base: each of these lines needs the digit once.
    pub base: HouseSet,
    /// The cover: each of these lines allows it once.
    pub cover: HouseSet,
    /// Places in the base outside the cover.
    pub fins: CellSet,
    /// The cover line whose base places are followed besides the fins; none if the fins are alone.
    pub followed: Option<House>,
    /// Each fin, and each base place of the cover line followed, with the steps from it to the
    /// conclusion.
    pub lines: Vec<InferenceLine>,
    /// The opposite of the conclusion. Every line contradicts it.
    #[serde(skip)]
    pub opposite: Literal,
}

/// Which places of a fish the chains start from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The fins, to what the fish would eliminate without them.
    Fins,
    /// The fins and the base places in one cover line, to whatever they have in common.
    CoverLine,
}

/// The sizes of fish that are searched.
const SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// Finds the Kraken fish of a kind, one for each conclusion: the one with the fewest places to follow, then
/// the smallest.
pub(crate) fn find(
    context: &Context<'_>,
    kind: Kind,
    sink: &mut impl Sink<Kraken>,
) -> ControlFlow<()> {
    let closures = context.closures(Propagation::Chain);
    let mut best: BTreeMap<Conclusion, Body> = BTreeMap::new();
    each_body(context, &mut |body| match kind {
        Kind::Fins if body.fins.is_empty() => {}
        Kind::Fins => body.by_fins(context.state, closures, &mut best),
        Kind::CoverLine => {
            for line in body.cover.iter() {
                Body { followed: Some(line), ..body }.by_cover_line(closures, &mut best);
            }
        }
    });
    let mut best: Vec<(Conclusion, Body)> = best.into_iter().collect();
    sort_by_key(&mut best, |(conclusion, body)| (conclusion.placed().is_none(), body.effort()));
    for (conclusion, body) in best {
        context.check()?;
        if let Some(kraken) = body.kraken(context, &conclusion) {
            sink.offer(kraken, conclusion)?;
        }
    }
    ControlFlow::Continue(())
}

/// A fish of lines with few fins, and the cover line whose places are followed besides the fins.
#[derive(Copy, Clone)]
struct Body {
    digit: Digit,
    base: HouseSet,
    cover: HouseSet,
    /// The base places in the cover.
    cells: CellSet,
    fins: CellSet,
    followed: Option<House>,
}

/// Visits every fish of lines that has no more fins than the limits say.
fn each_body(context: &Context<'_>, visit: &mut dyn FnMut(Body)) {
    let most = context.limits.kraken_fins.get();
    for digit in Digit::ALL {
        let places = context.state.places(digit);
        for (base, cover) in Lines::ORIENTATIONS {
            let mut lines = base.houses();
            let table: Matrix =
                std::array::from_fn(|_| lines.next().map_or(0, |it| it.positions_of(places)));
            for size in SIZES {
                let _ = confined_rows(&table, size, most, &mut |rows, columns| {
                    context.check()?;
                    let fish = Body {
                        digit,
                        base: houses(base, rows),
                        cover: houses(cover, columns),
                        cells: places & cells(base, rows),
                        fins: CellSet::EMPTY,
                        followed: None,
                    };
                    let surplus = columns.count_ones().saturating_sub(size as u32);
                    for left_out in subsets(columns, surplus) {
                        fish.without_cover(cover, left_out, most, visit);
                    }
                    ControlFlow::Continue(())
                });
            }
        }
    }
}

fn houses(kind: HouseKind, numbers: u16) -> HouseSet {
    bits(numbers).map(|number| House::of(kind, number)).collect()
}

fn cells(kind: HouseKind, numbers: u16) -> CellSet {
    bits(numbers).fold(CellSet::EMPTY, |all, number| all | House::of(kind, number).cells())
}

/// The subsets of a size.
fn subsets(set: u16, size: u32) -> impl Iterator<Item = u16> {
    let all = (0..=set).filter(move |it| it & !set == 0);
    all.filter(move |it| it.count_ones() == size)
}

impl Body {
    /// The places to follow, as true candidates.
    fn premises(&self) -> Vec<Literal> {
        let tip = self.followed.map_or(CellSet::EMPTY, |line| self.cells & line.cells());
        let followed = (self.fins | tip).iter();
        followed.map(|cell| Literal::positive(Candidate::new(cell, self.digit))).collect()
    }

    /// Visits the fish whose cover lacks the lines `left_out`, unless it has more than `most` fins.
    fn without_cover(
        self,
        kind: HouseKind,
        left_out: u16,
        most: usize,
        visit: &mut dyn FnMut(Body),
    ) {
        let fins = self.cells & cells(kind, left_out);
        if fins.len() <= most {
            let cover = self.cover - houses(kind, left_out);
            visit(Body { cover, cells: self.cells - fins, fins, ..self });
        }
    }

    fn effort(&self) -> (usize, usize) {
        (self.premises().len(), self.base.len())
    }

    fn offer(self, conclusion: Conclusion, best: &mut BTreeMap<Conclusion, Body>) {
        let known = best.entry(conclusion).or_insert(self);
        if self.effort() < known.effort() {
            *known = self;
        }
    }

    /// Eliminations of the fish without fins that every fin confirms by a chain. At least one of the fins
    /// does not see the eliminated candidate.
    fn by_fins(&self, state: &State, closures: &Closures, best: &mut BTreeMap<Conclusion, Body>) {
        let lines = |set: HouseSet| set.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        let exposed = state.places(self.digit) & (lines(self.cover) - lines(self.base));
        let exposed = exposed - self.fins.common_peers();
        if exposed.is_empty() {
            return;
        }
        if let Some(common) = closures.common(&self.premises()) {
            for cell in (exposed - common.live.cells_of(self.digit)).iter() {
                let eliminated = CandidateSet::only(Candidate::new(cell, self.digit));
                self.offer(Conclusion::Eliminate(eliminated), best);
            }
        }
    }

    /// Whatever the fins and the base places in the cover line have in common.
    fn by_cover_line(&self, closures: &Closures, best: &mut BTreeMap<Conclusion, Body>) {
        let premises = self.premises();
        if premises.len() < 2 {
            return;
        }
        let Some(common) = closures.common(&premises) else { return };
        let [wrong, right] = closures.refuted;
        for placed in (common.known - closures.start.known - right).iter() {
            self.offer(Conclusion::Place(placed), best);
        }
        for eliminated in (closures.start.live - common.live - wrong).iter() {
            self.offer(Conclusion::Eliminate(CandidateSet::only(eliminated)), best);
        }
    }

    fn kraken(&self, context: &Context<'_>, conclusion: &Conclusion) -> Option<Kraken> {
        let premises = self.premises().into_iter();
        let lines = premises.map(|it| line_to(context, Propagation::Chain, it, conclusion));
        let Body { digit, base, cover, fins, followed, .. } = *self;
        let lines = lines.collect::<Option<Vec<InferenceLine>>>()?;
        let opposite = !Literal::from_conclusion(conclusion)?;
        Some(Kraken { digit, base, cover, fins, followed, lines, opposite })
    }
}

impl Reasoning for Kraken {
    fn length(&self) -> usize {
        self.lines.iter().map(|line| line.steps.len()).sum()
    }

    /// Refutes the followed places one after another. Then there are fewer cover lines than base lines.
    fn proof(&self) -> Proof {
        let rule = |house| Constraint::House(house, self.digit);
        let left = self.cover.iter().filter(|house| Some(*house) != self.followed);
        let last = Proof::count(self.base.iter().map(rule), left.map(rule));
        refute_premises(&self.lines, self.opposite, last)
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    fn notation(&self) -> String {
        let mut notation = format!("{} {}{}", self.digit, self.base, self.cover);
        for fin in self.fins.iter() {
            notation += &format!(" f{fin}");
        }
        if let Some(line) = self.followed {
            notation += &format!(" with {line}");
        }
        notation
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let Kraken { digit, base, cover, fins, followed, .. } = *self;
        base.iter().for_each(|house| explanation.mark(Mark::House(house, Role::Base)));
        cover.iter().for_each(|house| explanation.mark(Mark::House(house, Role::Cover)));
        let lines = |set: HouseSet| set.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        let cells = state.places(digit) & (lines(base) - fins);
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, cells), Role::Pattern));
        explanation.say(match fins.is_empty() {
            true => sentence!("kraken-places", base, digit, cover),
            false => sentence!("kraken-places-fins", base, digit, cover, cells = fins),
        });
        let conclusion = in_words(!self.opposite);
        explanation.say(match (followed, fins.is_empty()) {
            (Some(line), true) => {
                sentence!("kraken-one", cells = cells & line.cells(), digit)
            }
            (Some(line), false) => {
                sentence!("kraken-one-fins", cells = (cells & line.cells()) | fins, digit, line)
            }
            (None, _) => sentence!("kraken-no-fin", digit, conclusion = conclusion.clone()),
        });
        tell_all(&self.lines, self.opposite, state, explanation);
        explanation.mark(Mark::Candidates(CandidateSet::of(digit, fins), Role::Fin));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-base"),
            (Role::Cover, "legend-cover"),
            (Role::Pattern, "legend-fish"),
            (Role::Fin, "legend-fin"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-places", digit = self.digit)
    }

    fn because(&self) -> Sentence {
        sentence!("kraken-because", digit = self.digit, base = self.base)
    }

    fn place(&self) -> Sentence {
        sentence!("place-fish", digit = self.digit, houses = self.base)
    }
}
