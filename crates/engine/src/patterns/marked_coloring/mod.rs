//! Coloring with marks: beside the candidates of a colour, all that follow from it because it leaves a cell one candidate
//! or a digit one place. X-Colors have one digit, GEM has several.

mod refutation;
mod side;

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, Each as _, Explanation, House,
    LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{Proof, Truth};
use serde::Serialize;

use super::medusa::{Cluster, MedusaForm, StrongLink, clusters, strong_links};
use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};
use crate::sort::sort_by_key;
use refutation::contradiction;
use side::Side;

/// A cluster of strong links in two colours, the marks that follow from each colour, and what they rule out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MarkedColoring {
    /// What rules the candidates out: as for colours alone, with the marks of each colour added to it.
    #[serde(flatten)]
    pub form: MedusaForm,
    /// The candidates of each colour. Of a wrap and of what would be empty the first colour is the false one.
    pub colors: [CandidateSet; 2],
    /// The strong links: two candidates, and the rule that has no other.
    pub links: Vec<(Candidate, Candidate, Constraint)>,
    /// The marks of each colour that the conclusion needs, each behind those that it follows from.
    pub marks: [Vec<ColorMark>; 2],
    /// The candidates left of the rule that would be broken.
    #[serde(skip)]
    emptied: CandidateSet,
    #[serde(skip)]
    eliminated: CandidateSet,
}

/// A candidate that is true if a colour is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ColorMark {
    /// The candidate.
    pub candidate: Candidate,
    /// The rule of which the colour and its earlier marks leave nothing else.
    pub rule: Constraint,
    /// What else the rule has.
    #[serde(skip)]
    others: CandidateSet,
}

/// A rule and the candidates left of it.
type Rule = (Constraint, CandidateSet);

/// Everything that the clusters of one digit rule out with their marks, and not by their colours alone.
pub(crate) fn find_x_colors(
    context: &Context<'_>,
    sink: &mut impl Sink<MarkedColoring>,
) -> ControlFlow<()> {
    let links = strong_links(context);
    let mut found = Vec::new();
    for digit in Digit::ALL {
        let of_digit = |it: &&StrongLink| matches!(it.2, Constraint::House(_, of) if of == digit);
        let links: Vec<StrongLink> = links.iter().filter(of_digit).copied().collect();
        let rules = rules_of_digit(context.state, digit);
        for cluster in clusters(&links) {
            context.check()?;
            let sides = Side::of_both(&cluster, &rules);
            // Simple Colors need no marks for a wrap, and know no empty houses.
            if !sides.iter().any(Side::is_wrap_of_color) {
                found.extend(ruled_out(&cluster, &sides, &candidates_of(&rules)));
            }
        }
    }
    offer_shortest_first(found, sink)
}

/// Everything that the clusters of all strong links rule out with marks of any digit, and neither by their colours alone nor
/// with marks of their only digit.
pub(crate) fn find_gem(
    context: &Context<'_>,
    sink: &mut impl Sink<MarkedColoring>,
) -> ControlFlow<()> {
    let rules = open_rules(context.state, Constraint::all());
    let mut found = Vec::new();
    for cluster in clusters(&strong_links(context)) {
        context.check()?;
        let sides = Side::of_both(&cluster, &rules);
        if sides.iter().any(|it| it.is_broken_by_color) {
            continue;
        }
        let mut open = *context.state.all_candidates();
        if let Some(digit) = cluster.candidates().digits().single() {
            let rules = rules_of_digit(context.state, digit);
            let alone = Side::of_both(&cluster, &rules);
            if alone.iter().any(|it| it.broken.is_some()) {
                continue;
            }
            open -= alone[0].excluded & alone[1].excluded & candidates_of(&rules);
        }
        found.extend(ruled_out(&cluster, &sides, &open));
    }
    offer_shortest_first(found, sink)
}

/// Hands in what clusters rule out, with few marks before many; each set of eliminations once.
fn offer_shortest_first(
    mut all: Vec<MarkedColoring>,
    sink: &mut impl Sink<MarkedColoring>,
) -> ControlFlow<()> {
    sort_by_key(&mut all, |it| it.length());
    let mut found = Distinct::new(sink);
    all.into_iter().try_for_each(|coloring| found.offer(coloring.eliminated, || coloring))
}

/// The rules with two candidates or more.
fn open_rules(state: &State, rules: impl Iterator<Item = Constraint>) -> Vec<Rule> {
    let left = rules.map(|rule| (rule, rule.members() & *state.all_candidates()));
    left.filter(|(_, left)| left.len() > 1).collect()
}

fn rules_of_digit(state: &State, digit: Digit) -> Vec<Rule> {
    open_rules(state, House::all().map(|house| Constraint::House(house, digit)))
}

/// All candidates of some rules.
fn candidates_of(rules: &[Rule]) -> CandidateSet {
    rules.iter().fold(CandidateSet::EMPTY, |all, (_, left)| all | *left)
}

/// What the two sides of a cluster rule out: a colour that its marks refute, or some of the candidates that may still be
/// `open`.
fn ruled_out(cluster: &Cluster, sides: &[Side; 2], open: &CandidateSet) -> Vec<MarkedColoring> {
    match sides.iter().all(|it| it.broken.is_none()) {
        true => trap(cluster, sides, open).into_iter().collect(),
        false => [0, 1].into_iter().filter_map(|it| broken(cluster, sides, it)).collect(),
    }
}

/// What both sides exclude, and not their colours alone.
fn trap(cluster: &Cluster, sides: &[Side; 2], open: &CandidateSet) -> Option<MarkedColoring> {
    let by_colors = cluster.excluded[0] & cluster.excluded[1];
    let eliminated = (sides[0].excluded & sides[1].excluded & *open) - by_colors;
    if eliminated.is_empty() {
        return None;
    }
    let marks = [0, 1].map(|it| sides[it].needed_to_exclude(&eliminated));
    let (colors, links) = (cluster.colors, cluster.links.clone());
    let emptied = CandidateSet::EMPTY;
    Some(MarkedColoring { form: MedusaForm::Trap, colors, links, marks, emptied, eliminated })
}

/// A colour that its marks refute.
fn broken(cluster: &Cluster, sides: &[Side; 2], color: usize) -> Option<MarkedColoring> {
    let side = &sides[color];
    let (form, emptied) = side.broken?;
    let marks = match form {
        MedusaForm::Wrap { .. } => side.needed_for(&emptied),
        _ => side.needed_to_exclude(&emptied),
    };
    let colors = [cluster.colors[color], cluster.colors[1 - color]];
    let (links, eliminated) = (cluster.links.clone(), colors[0]);
    Some(MarkedColoring { form, colors, links, marks: [marks, Vec::new()], emptied, eliminated })
}

impl MarkedColoring {
    /// The rules that the reasoning uses, with their candidates.
    fn rules(&self) -> Vec<Rule> {
        let of_link =
            |&(a, b, rule): &StrongLink| (rule, CandidateSet::only(a) | CandidateSet::only(b));
        let of_mark = |it: &ColorMark| (it.rule, it.others | CandidateSet::only(it.candidate));
        let links = self.links.iter().map(of_link);
        let marks = self.marks.iter().flatten().map(of_mark);
        let broken = match self.form {
            MedusaForm::Empty { rule } => Some((rule, self.emptied)),
            MedusaForm::Trap | MedusaForm::Wrap { .. } => None,
        };
        links.chain(marks).chain(broken).collect()
    }

    /// Why a candidate cannot be true. Where one of two colours may be, by cases of the strong link that takes the fewest
    /// inferences.
    fn refutation(&self, assumed: Candidate, rules: &[Rule]) -> Proof {
        if self.form != MedusaForm::Trap {
            let proof = contradiction(rules, &[assumed]);
            return proof.map_or(Proof::Either(Vec::new()), |(_, proof)| proof);
        }
        let by_cases = self.links.iter().filter_map(|&(a, b, rule)| {
            let open = [a, b].into_iter().filter(|it| !assumed.excludes(*it));
            let branch = |end| {
                let (length, proof) = contradiction(rules, &[assumed, end])?;
                Some((length, (end, proof)))
            };
            let branches = open.map(branch).collect::<Option<Vec<_>>>()?;
            let length: usize = branches.iter().map(|it| it.0).sum();
            let branches = branches.into_iter().map(|it| it.1).collect();
            Some((length, Proof::Cases { truth: Truth::Rule(rule), branches }))
        });
        let shortest = by_cases.min_by_key(|it| it.0);
        shortest.map_or(Proof::Either(Vec::new()), |(_, proof)| proof)
    }

    fn explain_form(&self) -> Sentence {
        match self.form {
            MedusaForm::Trap => sentence!("marks-trap"),
            MedusaForm::Wrap { rule: Constraint::Cell(cell) } => {
                sentence!("marks-wrap-cell", cell)
            }
            MedusaForm::Wrap { rule: Constraint::House(house, digit) } => {
                sentence!("marks-wrap-house", house, digit)
            }
            MedusaForm::Empty { rule: Constraint::Cell(cell) } => {
                sentence!("marks-empty-cell", cell)
            }
            MedusaForm::Empty { rule: Constraint::House(house, digit) } => {
                match self.marks[0].is_empty() {
                    true => sentence!("medusa-empty-house", digit, house),
                    false => sentence!("marks-empty-house", digit, house),
                }
            }
        }
    }

    fn cluster_digits(&self) -> DigitSet {
        self.colors[0].digits() | self.colors[1].digits()
    }

    /// The digit, if there is only one.
    fn one_digit(&self) -> Option<Digit> {
        self.digits().single()
    }
}

impl ColorMark {
    fn said(&self) -> Sentence {
        let Candidate { cell, digit } = self.candidate;
        match self.rule {
            Constraint::Cell(_) => sentence!("mark-in-cell", cell, digit),
            Constraint::House(house, _) => sentence!("mark-in-house", cell, digit, house),
        }
    }
}

impl Reasoning for MarkedColoring {
    fn proof(&self) -> Proof {
        let rules = self.rules();
        let mut proofs: Vec<Proof> = Vec::new();
        for proof in self.eliminated.iter().map(|it| self.refutation(it, &rules)) {
            if !proofs.contains(&proof) {
                proofs.push(proof);
            }
        }
        match proofs.len() {
            1 => proofs.remove(0),
            _ => Proof::Either(proofs),
        }
    }

    fn length(&self) -> usize {
        self.marks.iter().map(Vec::len).sum()
    }

    fn digits(&self) -> DigitSet {
        let of_marks = self.marks.iter().flatten().map(|it| it.candidate.digit);
        self.cluster_digits() | of_marks.collect()
    }

    fn notation(&self) -> String {
        let side = |index: usize| {
            let marks: CandidateSet = self.marks[index].iter().map(|it| it.candidate).collect();
            match marks.is_empty() {
                true => self.colors[index].to_string(),
                false => format!("{} + {marks}", self.colors[index]),
            }
        };
        format!("A {} / B {}", side(0), side(1))
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let roles = [[Role::ColorA, Role::ColorC], [Role::ColorB, Role::ColorD]];
        for (index, [of_color, of_mark]) in roles.into_iter().enumerate() {
            explanation.mark(Mark::Candidates(self.colors[index], of_color));
            let marks = self.marks[index].iter().map(|it| it.candidate);
            explanation.mark(Mark::Candidates(marks.collect(), of_mark));
        }
        for &(a, b, _) in &self.links {
            let [from, to] = [a, b].each(CandidateSet::only);
            explanation.mark(Mark::Link { from, to, kind: LinkKind::Strong });
        }
        explanation.say(match self.one_digit() {
            Some(digit) => {
                let [cells, others] = self.colors.each(|it| it.cells());
                let (colour, other_colour) = ("A", "B");
                sentence!("colors-cluster", digit, colour, cells, other_colour, others)
            }
            None => sentence!("medusa-cluster", digits = self.cluster_digits()),
        });
        explanation.say(sentence!("colors-one"));
        for (colour, marks) in ["A", "B"].into_iter().zip(&self.marks) {
            if !marks.is_empty() {
                let marks: Vec<Sentence> = marks.iter().map(ColorMark::said).collect();
                explanation.say(sentence!("marks-of-color", colour, marks));
            }
        }
        explanation.say(self.explain_form());
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::ColorC, "legend-mark-of-a"), (Role::ColorD, "legend-mark-of-b")]
    }

    fn look_at(&self) -> Sentence {
        match self.one_digit() {
            Some(digits) => sentence!("look-at-strong-links", digits),
            None => sentence!("look-at-strong-links-everywhere", digits = self.digits()),
        }
    }

    fn because(&self) -> Sentence {
        self.form.because()
    }

    fn place(&self) -> Sentence {
        let cells = self.colors.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
        sentence!("place-digits-in", digits = self.digits(), cells)
    }
}
