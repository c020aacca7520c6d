//! Whips and braids: an assumption followed from one rule to the next, until nothing is left of the last one.

use std::fmt::Write as _;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Contradiction, DigitSet,
    Explanation, House, HouseKind, LinkKind, Literal, Mark, Role, Sentence, Span, State, sentence,
};
use ergodoku_kernel::whips::{Kind, Term, value_candidates};
use ergodoku_proof::Proof;
use serde::{Serialize, Serializer};

use super::inference::Inference;
use super::inference_line::InferenceLine;
use super::intersection::Intersection;
use super::reasoning::Reasoning;
use super::single::{Alone, Single};

/// A whip, g-whip, braid or g-braid: the target is assumed to be true; each rule of the chain is then left with one candidate, or
/// with candidates in one crossing of a box and a line; and the last rule with nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Whip {
    /// The assumption, and what is left of each rule but the last, in order.
    #[serde(flatten)]
    pub line: InferenceLine,
    /// The rules of the chain.
    pub terms: Vec<WhipTerm>,
    /// Whether a rule may follow from any that come before: a braid. In a whip it follows from the one just before.
    pub is_braid: bool,
    /// The least length of a chain that eliminates anything in this state, if that has been searched.
    pub least: Option<usize>,
}

/// A rule of a whip or braid.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhipTerm {
    /// The rule.
    #[serde(serialize_with = "as_text")]
    pub rule: Constraint,
    /// A candidate of the rule that the target or an earlier term rules out.
    pub left: Candidate,
    /// What is left of the rule: a candidate, the three places of a digit in a crossing, or nothing.
    #[serde(serialize_with = "as_candidates")]
    pub right: CandidateSet,
    /// The number of the term that rules out `left`, from 1; 0 if the target does.
    pub after: usize,
}

fn as_text<S: Serializer>(rule: &Constraint, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(rule)
}

fn as_candidates<S: Serializer>(candidates: &CandidateSet, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(candidates.iter().map(|it| it.to_string()))
}

impl Whip {
    /// The chain of these terms, found in `state` with the target `target`.
    pub fn new(state: &State, kind: Kind, target: Candidate, terms: &[Term]) -> Whip {
        let rules: Vec<Constraint> = Constraint::all().collect();
        let mut values = vec![CandidateSet::only(target)];
        let terms = terms.iter().map(|term| {
            let left = Candidate::from_index(usize::from(term.left));
            let is_after = |value: &CandidateSet| value.iter().all(|it| it.excludes(left));
            let after = values.iter().rposition(is_after).unwrap_or_default();
            let right = term.right.map_or(CandidateSet::EMPTY, |it| value_candidates(it.into()));
            values.push(right);
            WhipTerm { rule: rules[usize::from(term.variable)], left, right, after }
        });
        let terms: Vec<WhipTerm> = terms.collect();
        let line = followed(state, target, &terms);
        Whip { line, terms, is_braid: kind.is_braid, least: None }
    }

    /// The candidate that is refuted.
    pub fn target(&self) -> Candidate {
        self.line.premise.candidate()
    }

    /// Whether several candidates are left of some rule.
    pub fn is_grouped(&self) -> bool {
        self.terms.iter().any(|term| term.right.len() > 1)
    }

    /// The name of such a chain: `whip`, `g-whip`, `braid` or `g-braid`.
    pub fn name(&self) -> &'static str {
        match (self.is_grouped(), self.is_braid) {
            (false, false) => "whip",
            (true, false) => "g-whip",
            (false, true) => "braid",
            (true, true) => "g-braid",
        }
    }

    /// The chain in the notation of CSP-Rules, without its target: `whip[2]: r1n9{c9 c6} - c6n6{r1 .}`.
    pub fn csp(&self) -> String {
        format!("{}[{}]: {}", self.name(), self.terms.len(), self.notation())
    }

    fn contradiction(&self) -> Contradiction {
        match self.terms.last().map(|it| it.rule) {
            Some(Constraint::House(house, digit)) => Contradiction::NoPlace(house, digit),
            Some(Constraint::Cell(cell)) => Contradiction::NoCandidate(cell),
            None => Contradiction::NoCandidate(self.target().cell),
        }
    }

    /// The candidates of a term.
    fn value(&self, number: usize) -> CandidateSet {
        match number.checked_sub(1) {
            None => CandidateSet::only(self.target()),
            Some(place) => self.terms[place].right,
        }
    }
}

/// What is left of each rule, as steps.
fn followed(state: &State, target: Candidate, terms: &[WhipTerm]) -> InferenceLine {
    let mut line = InferenceLine::new(Literal::positive(target));
    let mut now = state.clone();
    now.apply_unchecked(&line.premise.as_conclusion());
    for term in terms {
        for step in inferred(&now, term) {
            line.add(&mut now, step);
        }
    }
    line
}

/// What follows from what is left of a rule.
fn inferred(now: &State, term: &WhipTerm) -> Vec<Inference> {
    match (term.rule, term.right.single()) {
        (Constraint::Cell(_), Some(candidate)) => {
            vec![Inference::single(Single { candidate, alone: Alone::InCell })]
        }
        (Constraint::House(house, _), Some(candidate)) => {
            vec![Inference::single(Single { candidate, alone: Alone::InHouse { house } })]
        }
        (Constraint::House(base, digit), None) if !term.right.is_empty() => {
            let cells = term.right.cells();
            let covers = cells.common_houses().without(base);
            let confined = |cover: House| {
                let left = now.places(digit) & base.cells();
                let pattern = Intersection { digit, base, cover, cells: left };
                let lost = (now.places(digit) & cover.cells()) - cells;
                let lost = Conclusion::Eliminate(CandidateSet::of(digit, lost));
                Inference::intersection(pattern, lost)
            };
            covers.iter().map(confined).collect()
        }
        // Nothing is left.
        (_, None) => Vec::new(),
    }
}

impl Reasoning for Whip {
    fn length(&self) -> usize {
        self.terms.len()
    }

    fn proof(&self) -> Proof {
        self.line.breaks(self.contradiction().constraint())
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.target().digit)
    }

    fn notation(&self) -> String {
        let mut chain = String::new();
        for (place, term) in self.terms.iter().enumerate() {
            let separator = if place > 0 { " - " } else { "" };
            let (rule, left) = (rule_name(term.rule), in_rule(term.rule, term.left));
            let right = right_of(term);
            let _ = write!(chain, "{separator}{rule}{{{left} {right}}}");
        }
        chain
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let target = self.line.premise.as_conclusion();
        explanation.say(sentence!("whip-assume", premise = target));
        let mut now = state.clone();
        now.apply_unchecked(&target);
        let out = |now: &State, rule: Constraint| (state.live() - now.live()) & rule.members();
        let (mut lost, mut gained) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        for (place, term) in self.terms.iter().enumerate() {
            lost |= out(&now, term.rule);
            explanation.say_at(1, self.said(place, out(&now, term.rule)));
            gained |= term.right & state.live();
            inferred(&now, term).iter().for_each(|step| now.apply_unchecked(&step.conclusion));
        }
        explanation.mark(Mark::Cells(where_it_breaks(self.contradiction()), Role::Contradiction));
        explanation.mark(Mark::Candidates(lost, Role::FollowsFalse));
        explanation.mark(Mark::Candidates(gained, Role::FollowsTrue));
        self.draw(state, explanation);
        let assumed = CandidateSet::only(self.target());
        explanation.mark(Mark::Candidates(assumed, Role::Assumed));
        if self.least == Some(self.terms.len()) && self.terms.len() > 1 {
            explanation.say(sentence!("whip-shortest", count = self.terms.len()));
        }
    }

    fn say_inside(&self, number: &str, explanation: &mut Explanation) {
        for (place, step) in self.line.steps.iter().enumerate() {
            step.say(&format!("{number}.{}", place + 1), explanation);
        }
        let level = 2 + number.matches('.').count();
        explanation.say_at(level, sentence!("then-clause", clause = self.contradiction()));
    }

    fn look_at(&self) -> Sentence {
        let box_ = self.target().cell.box_();
        sentence!("look-try-from", house = box_)
    }

    fn because(&self) -> Sentence {
        sentence!("assumption-because", premise = self.line.premise.as_conclusion())
    }

    fn place(&self) -> Sentence {
        sentence!("place-start", cell = self.target().cell)
    }
}

impl Whip {
    /// What is left of a rule, and why: `lost` are the candidates of the rule that are false by then.
    fn said(&self, place: usize, lost: CandidateSet) -> Sentence {
        let term = &self.terms[place];
        let (number, lost) = ((place + 1).to_string(), Sentence::Span(Span::False(Box::new(lost))));
        match (term.rule, term.right.single()) {
            (_, None) if term.right.is_empty() => {
                sentence!("whip-broken", number, lost, contradiction = self.contradiction())
            }
            (Constraint::Cell(cell), _) => {
                let digits = term.right.digits();
                sentence!("whip-cell", number, lost, digits, cell)
            }
            (Constraint::House(house, digit), Some(it)) => {
                sentence!("whip-house", number, lost, digit, cell = it.cell, house)
            }
            (Constraint::House(house, digit), None) => {
                let cells = term.right.cells();
                sentence!("whip-places", number, lost, digit, cells, house)
            }
        }
    }

    /// An arrow from each value to what it rules out, and from there to what is left.
    fn draw(&self, state: &State, explanation: &mut Explanation) {
        for (place, term) in self.terms.iter().enumerate() {
            let from = self.value(term.after) & state.live();
            let left = CandidateSet::only(term.left);
            explanation.mark(Mark::Link { from, to: left, kind: LinkKind::Weak });
            let right = term.right & state.live();
            if !right.is_empty() {
                explanation.mark(Mark::Link { from: left, to: right, kind: LinkKind::Strong });
            }
            if let Some(candidate) = right.single() {
                explanation.mark(Mark::Number(candidate, place + 1));
            }
        }
    }
}

fn where_it_breaks(contradiction: Contradiction) -> CellSet {
    match contradiction {
        Contradiction::NoCandidate(cell) => CellSet::only(cell),
        Contradiction::NoPlace(house, _) => house.cells(),
    }
}

/// A rule in the notation of CSP-Rules: `r1c9`, `r1n9`, `c6n6`, `b4n2`.
fn rule_name(rule: Constraint) -> String {
    match rule {
        Constraint::Cell(cell) => cell.to_string(),
        Constraint::House(house, digit) => format!("{house}n{digit}"),
    }
}

/// A candidate by what its rule leaves open: `n9`, `c9`, `r1` or `r5c2`.
fn in_rule(rule: Constraint, candidate: Candidate) -> String {
    let Candidate { cell, digit } = candidate;
    match rule {
        Constraint::Cell(_) => format!("n{digit}"),
        Constraint::House(house, _) => in_house(house, &[cell]),
    }
}

fn right_of(term: &WhipTerm) -> String {
    let cells: Vec<Cell> = term.right.cells().iter().collect();
    match (term.rule, term.right.single()) {
        (_, Some(candidate)) => in_rule(term.rule, candidate),
        (Constraint::House(house, _), None) if !cells.is_empty() => in_house(house, &cells),
        _ => ".".to_string(),
    }
}

/// Cells of a house by what the house leaves open, with several numbers for a segment: `c789`, `r5c789`.
fn in_house(house: House, cells: &[Cell]) -> String {
    let numbers = |number: fn(&Cell) -> usize| {
        let mut digits: Vec<String> = cells.iter().map(|it| (number(it) + 1).to_string()).collect();
        digits.dedup();
        digits.concat()
    };
    let (rows, columns) = (numbers(|it| it.index() / 9), numbers(|it| it.index() % 9));
    match house.kind() {
        HouseKind::Row => format!("c{columns}"),
        HouseKind::Column => format!("r{rows}"),
        HouseKind::Box => format!("r{rows}c{columns}"),
    }
}
