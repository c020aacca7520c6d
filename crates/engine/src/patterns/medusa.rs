//! 3D Medusa: strong links in cells and in houses join candidates of several digits to clusters of two colours in
//! turn, one of them true throughout and the other false.

use ergodoku_core::Each as _;
use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation, House,
    LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{Lemma, Proof};
use serde::Serialize;

use super::reasoning::Reasoning;
use crate::context::{Context, Fact};
use crate::sink::Sink;

/// Two candidates, one of which is true, and the rule that has no other candidate.
pub(super) type StrongLink = (Candidate, Candidate, Constraint);

/// Candidates that strong links join, in two colours: all candidates of one colour are true,
/// and all of the other false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cluster {
    pub(super) colors: [CandidateSet; 2],
    pub(super) links: Vec<StrongLink>,
    /// What a candidate of each colour excludes.
    pub(super) excluded: [CandidateSet; 2],
}

impl Fact for Vec<Cluster> {
    type Key = ();

    /// Those of two digits or more.
    fn of(context: &Context<'_>, (): ()) -> Vec<Cluster> {
        let mut clusters = clusters(&strong_links(context));
        clusters.retain(|it| it.candidates().digits().len() > 1);
        clusters
    }
}

/// The clusters of some strong links. Where an odd ring of strong links cannot be coloured, the state has no solution and
/// there is no cluster.
pub(super) fn clusters(links: &[StrongLink]) -> Vec<Cluster> {
    let links = both_ways(links);
    let mut known = CandidateSet::EMPTY;
    let mut clusters = Vec::new();
    for &(start, ..) in &links {
        if !known.contains(start) {
            let cluster = Cluster::around(start, &links);
            known |= cluster.candidates();
            if cluster.colors[0].is_disjoint(&cluster.colors[1]) {
                clusters.push(cluster);
            }
        }
    }
    clusters
}

/// The two candidates of each cell, and the two places of each digit in a house that have no third.
pub(super) fn strong_links(context: &Context<'_>) -> Vec<StrongLink> {
    let mut links = Vec::new();
    for cell in context.bivalue().iter() {
        let digits = context.state.candidates(cell);
        if let (Some(a), Some(b)) = (digits.first(), digits.last()) {
            links.push((Candidate::new(cell, a), Candidate::new(cell, b), Constraint::Cell(cell)));
        }
    }
    for digit in Digit::ALL {
        for pair in context.conjugates(digit) {
            let [a, b] = pair.cells.each(|cell| Candidate::new(cell, digit));
            let house = pair.houses.first();
            links.extend(house.map(|house| (a, b, Constraint::House(house, digit))));
        }
    }
    links
}

/// The links from each of their ends to the other, sorted by where they start.
fn both_ways(links: &[StrongLink]) -> Vec<StrongLink> {
    let ways = links.iter().flat_map(|&(a, b, rule)| [(a, b, rule), (b, a, rule)]);
    let mut ways: Vec<StrongLink> = ways.collect();
    ways.sort_unstable();
    ways
}

/// The links that start at a candidate.
fn starting_at(links: &[StrongLink], start: Candidate) -> impl Iterator<Item = StrongLink> {
    let first = links.partition_point(|(it, ..)| *it < start);
    links[first..].iter().copied().take_while(move |(it, ..)| *it == start)
}

impl Cluster {
    fn around(start: Candidate, all: &[StrongLink]) -> Cluster {
        let mut colors = [CandidateSet::only(start), CandidateSet::EMPTY];
        let mut links = Vec::new();
        let mut open = vec![(start, 0)];
        while let Some((near, color)) = open.pop() {
            for link @ (_, far, _) in starting_at(all, near) {
                // Each link is met from both of its ends.
                if near < far {
                    links.push(link);
                }
                if !colors[1 - color].contains(far) {
                    colors[1 - color].insert(far);
                    open.push((far, 1 - color));
                }
            }
        }
        links.sort_unstable();
        links.dedup();
        let peers = |color: &CandidateSet| color.iter().map(Candidate::peers);
        let excluded =
            colors.each(|color| peers(&color).fold(CandidateSet::EMPTY, CandidateSet::union));
        Cluster { colors, links, excluded }
    }

    pub(super) fn candidates(&self) -> CandidateSet {
        self.colors[0] | self.colors[1]
    }
}

/// What rules candidates out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "form", rename_all = "snake_case")]
pub enum MedusaForm {
    /// They exclude, and are excluded by, a candidate of each colour.
    Trap,
    /// Their colour is twice in a cell, or twice in a house with the same digit.
    Wrap {
        /// The rule that it would break.
        rule: Constraint,
    },
    /// Their colour leaves a cell without a candidate, or a digit without a place in a house.
    Empty {
        /// The rule that it would break.
        rule: Constraint,
    },
}

impl MedusaForm {
    /// The reason in a clause.
    pub(super) fn because(self) -> Sentence {
        match self {
            MedusaForm::Trap => sentence!("medusa-because-trap"),
            MedusaForm::Wrap { rule: Constraint::Cell(cell) } => {
                sentence!("medusa-because-wrap-cell", cell)
            }
            MedusaForm::Wrap { rule: Constraint::House(house, digit) } => {
                sentence!("medusa-because-wrap-house", digit, house)
            }
            MedusaForm::Empty { rule: Constraint::Cell(cell) } => {
                sentence!("medusa-because-empty-cell", cell)
            }
            MedusaForm::Empty { rule: Constraint::House(house, digit) } => {
                sentence!("medusa-because-empty-house", digit, house)
            }
        }
    }
}

/// A cluster of candidates of several digits in two colours, and what it rules out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Medusa {
    /// What rules the candidates out.
    #[serde(flatten)]
    pub form: MedusaForm,
    /// The candidates of each colour. Of a wrap and of what would be empty the first colour is the false one.
    pub colors: [CandidateSet; 2],
    /// The strong links: two candidates, and the rule that has no other.
    pub links: Vec<(Candidate, Candidate, Constraint)>,
    /// The candidates left of the rule that would be broken.
    #[serde(skip)]
    emptied: CandidateSet,
    #[serde(skip)]
    eliminated: CandidateSet,
}

/// Which of the forms a search looks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum MedusaRule {
    /// [`MedusaForm::Trap`].
    Trap,
    /// [`MedusaForm::Wrap`].
    Wrap,
    /// [`MedusaForm::Empty`].
    Empty,
}

/// Everything that clusters of several digits rule out by one rule.
pub(crate) fn find(
    context: &Context<'_>,
    rule: MedusaRule,
    sink: &mut impl Sink<Medusa>,
) -> ControlFlow<()> {
    for cluster in context.fact::<Vec<Cluster>>(()) {
        context.check()?;
        let found: Vec<Medusa> = match rule {
            MedusaRule::Trap => cluster.trap(context.state).into_iter().collect(),
            MedusaRule::Wrap => [0, 1].into_iter().filter_map(|it| cluster.wrap(it)).collect(),
            MedusaRule::Empty => {
                [0, 1].into_iter().filter_map(|it| cluster.empty(it, context.state)).collect()
            }
        };
        for medusa in found {
            let eliminated = Conclusion::Eliminate(medusa.eliminated);
            sink.offer(medusa, eliminated)?;
        }
    }
    ControlFlow::Continue(())
}

impl Cluster {
    fn trap(&self, state: &State) -> Option<Medusa> {
        let excluded = self.excluded[0] & self.excluded[1] & *state.all_candidates();
        let eliminated = excluded - self.candidates();
        let any = !eliminated.is_empty();
        any.then(|| self.medusa(MedusaForm::Trap, 0, CandidateSet::EMPTY, eliminated))
    }

    fn wrap(&self, color: usize) -> Option<Medusa> {
        let own = self.colors[color];
        let twice = own & self.excluded[color];
        let rules = twice.iter().next()?.constraints();
        let is_broken = |rule: &Constraint| (own & rule.members()).len() > 1;
        let rule = rules.into_iter().find(is_broken)?;
        Some(self.medusa(MedusaForm::Wrap { rule }, color, CandidateSet::EMPTY, own))
    }

    /// A colour that is not twice anywhere, but leaves something without a candidate.
    fn empty(&self, color: usize, state: &State) -> Option<Medusa> {
        let own = self.colors[color];
        if !own.is_disjoint(&self.excluded[color]) {
            return None;
        }
        let all = *state.all_candidates();
        let left = all - self.excluded[color];
        let cell = (all.cells() - left.cells()).first().map(Constraint::Cell);
        let in_house = |digit: Digit| {
            let is_emptied = |house: &House| {
                let [before, after] = [all, left].each(|it| it.cells_of(digit) & house.cells());
                !before.is_empty() && after.is_empty()
            };
            House::all().find(is_emptied).map(|house| Constraint::House(house, digit))
        };
        let rule = cell.or_else(|| Digit::ALL.into_iter().find_map(in_house))?;
        Some(self.medusa(MedusaForm::Empty { rule }, color, all & rule.members(), own))
    }

    /// With one of the colours as the first.
    fn medusa(
        &self,
        form: MedusaForm,
        first: usize,
        emptied: CandidateSet,
        eliminated: CandidateSet,
    ) -> Medusa {
        let colors = [self.colors[first], self.colors[1 - first]];
        Medusa { form, colors, links: self.links.clone(), emptied, eliminated }
    }
}

/// A candidate that is true under the assumption, and why: one end of a strong link is excluded by an earlier one, so
/// that the other end is true.
#[derive(Copy, Clone)]
struct Placed {
    candidate: Candidate,
    because: Option<(usize, Constraint)>,
}

impl Medusa {
    /// Why a candidate cannot be true: what follows along the strong links, up to a rule that has no candidate left.
    fn refutation(&self, assumed: Candidate) -> Proof {
        let links = both_ways(&self.links);
        let mut placed = vec![Placed { candidate: assumed, because: None }];
        let mut next = 0;
        while let Some(Placed { candidate, .. }) = placed.get(next).copied() {
            for &(_, far, rule) in links.iter().filter(|(near, ..)| candidate.excludes(*near)) {
                if let Some(other) = excluder(&placed, far) {
                    return proof(&placed, vec![next, other], rule);
                }
                if placed.iter().all(|it| it.candidate != far) {
                    placed.push(Placed { candidate: far, because: Some((next, rule)) });
                }
            }
            next += 1;
        }
        let needed = self.emptied.iter().filter_map(|it| excluder(&placed, it)).collect();
        match self.form {
            MedusaForm::Empty { rule } | MedusaForm::Wrap { rule } => proof(&placed, needed, rule),
            MedusaForm::Trap => Proof::Either(Vec::new()),
        }
    }

    /// What the colours rule out, and why.
    fn explain_form(&self) -> Sentence {
        match self.form {
            MedusaForm::Trap => sentence!("medusa-trap"),
            MedusaForm::Wrap { rule: Constraint::Cell(cell) } => {
                sentence!("medusa-wrap-cell", cell)
            }
            MedusaForm::Wrap { rule: Constraint::House(house, digit) } => {
                sentence!("medusa-wrap-house", house, digit)
            }
            MedusaForm::Empty { rule: Constraint::Cell(cell) } => {
                sentence!("medusa-empty-cell", cell)
            }
            MedusaForm::Empty { rule: Constraint::House(house, digit) } => {
                sentence!("medusa-empty-house", digit, house)
            }
        }
    }
}

/// The first that excludes a candidate.
fn excluder(placed: &[Placed], candidate: Candidate) -> Option<usize> {
    placed.iter().position(|it| it.candidate.excludes(candidate))
}

/// The proof that a rule has no candidate left once some candidates are placed. What they do not need is left out.
fn proof(placed: &[Placed], mut needed: Vec<usize>, broken: Constraint) -> Proof {
    let mut is_needed = vec![false; placed.len()];
    while let Some(index) = needed.pop() {
        if !std::mem::replace(&mut is_needed[index], true) {
            needed.extend(placed[index].because.map(|(before, _)| before));
        }
    }
    let lemma = |(it, _): (&Placed, bool)| {
        let (_, rule) = it.because?;
        Some(Lemma {
            conclusion: Conclusion::Place(it.candidate),
            proof: Proof::no_place_left(rule),
        })
    };
    let lemmas: Vec<Lemma> =
        placed.iter().zip(is_needed).filter(|(_, needed)| *needed).filter_map(lemma).collect();
    let last = Proof::no_place_left(broken);
    match lemmas.is_empty() {
        true => last,
        false => Proof::Lemmas { lemmas, last: Box::new(last) },
    }
}

impl Reasoning for Medusa {
    fn proof(&self) -> Proof {
        let mut proofs: Vec<Proof> = Vec::new();
        for proof in self.eliminated.iter().map(|it| self.refutation(it)) {
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
        self.colors[0].digits() | self.colors[1].digits()
    }

    fn notation(&self) -> String {
        let [a, b] = &self.colors;
        format!("A {a} / B {b}")
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        for (color, role) in self.colors.iter().zip([Role::ColorA, Role::ColorB]) {
            explanation.mark(Mark::Candidates(*color, role));
        }
        for &(a, b, _) in &self.links {
            let [from, to] = [a, b].each(CandidateSet::only);
            explanation.mark(Mark::Link { from, to, kind: LinkKind::Strong });
        }
        explanation.say(sentence!("medusa-cluster", digits = self.digits()));
        explanation.say(sentence!("colors-one"));
        explanation.say(self.explain_form());
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-strong-links-everywhere", digits = self.digits())
    }

    fn because(&self) -> Sentence {
        self.form.because()
    }

    fn place(&self) -> Sentence {
        let cells = self.colors.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        sentence!("place-digits-in", digits = self.digits(), cells)
    }
}
