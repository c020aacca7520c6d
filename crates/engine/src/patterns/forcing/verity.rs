//! Verities: what follows from every one of several premises, one of which must hold.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Constraint, DigitSet, Explanation, Literal, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::{Lemma, Proof, Truth};
use serde::Serialize;

use super::closures::Propagation;
use super::lines::{line_to, offer_shortest_first};
use crate::context::Context;
use crate::patterns::inference_line::{InferenceLine, tell_all};
use crate::patterns::reasoning::Reasoning;
use crate::sink::{Demand, Sink};
use crate::sort::sort_by_key;

/// Premises, one of which must hold, and the conclusion that all of them lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verity {
    /// The rule that says that one of the premises holds; none where they are a candidate's truth and
    /// its falsity.
    pub rule: Option<Constraint>,
    /// Each premise and the steps from it to the conclusion.
    pub lines: Vec<InferenceLine>,
    /// The opposite of the conclusion. Every line contradicts it.
    #[serde(skip)]
    pub opposite: Literal,
}

/// How many sets of premises are compared for one conclusion. The one with the fewest steps is reported.
const TRIED: usize = 4;

/// Everything that follows either way: digits placed first, few premises before many, and short lines
/// first. Every chain can be read backwards, so that a verity by chains is a contradiction too; a
/// verity by nets is told only if neither chains nor a contradiction by nets show the same.
pub(crate) fn verities(
    context: &Context<'_>,
    propagation: Propagation,
    sink: &mut impl Sink<Verity>,
) -> ControlFlow<()> {
    let wanted = wanted(context, propagation, sink);
    if wanted.as_ref().is_some_and(Vec::is_empty) {
        return ControlFlow::Continue(());
    }
    let mut placing: BTreeMap<Candidate, Vec<Alternatives>> = BTreeMap::new();
    let mut removing: BTreeMap<Candidate, Vec<Alternatives>> = BTreeMap::new();
    let mut simpler = Common { placed: CandidateSet::EMPTY, eliminated: CandidateSet::EMPTY };
    if propagation == Propagation::Net {
        simpler.add(&Common::refuted(context, Propagation::Net));
        simpler.add(&Common::refuted(context, Propagation::Chain));
        each_common(context, Propagation::Chain, None, &mut |_, common| simpler.add(&common));
    }
    each_common(context, propagation, wanted.as_deref(), &mut |alternatives, common| {
        let placed = (common.placed - simpler.placed).iter();
        for it in placed.filter(|&it| sink.wants(&Conclusion::Place(it))) {
            placing.entry(it).or_default().push(alternatives.clone());
        }
        let eliminated = (common.eliminated - simpler.eliminated).iter();
        for it in eliminated.filter(|&it| sink.wants(&Literal::negative(it).as_conclusion())) {
            removing.entry(it).or_default().push(alternatives.clone());
        }
    });
    // A placement says all that its eliminations say.
    removing.retain(|it, _| !placing.keys().any(|placed| placed.excludes(*it)));
    let placing = placing.into_iter().map(|(it, from)| (Literal::positive(it), from));
    let removing = removing.into_iter().map(|(it, from)| (Literal::negative(it), from));
    for mut sources in [placing.collect::<Vec<_>>(), removing.collect()] {
        for (_, from) in &mut sources {
            sort_by_key(from, |it| it.premises.len());
            from.truncate(TRIED);
        }
        sort_by_key(&mut sources, |(_, from)| from.first().map(|it| it.premises.len()));
        let build = |concluded: Literal, from: &Vec<Alternatives>| {
            let verities = from.iter().filter_map(|it| verity(context, propagation, it, concluded));
            verities.min_by_key(Verity::steps)
        };
        offer_shortest_first(context, sources, build, Verity::steps, sink)?;
    }
    ControlFlow::Continue(())
}

/// Candidates that turn out to be true, and to be false.
struct Common {
    placed: CandidateSet,
    eliminated: CandidateSet,
}

impl Common {
    /// What contradictions show.
    fn refuted(context: &Context<'_>, propagation: Propagation) -> Common {
        let [eliminated, placed] = context.closures(propagation).refuted;
        Common { placed, eliminated }
    }

    fn add(&mut self, other: &Common) {
        self.placed |= other.placed;
        self.eliminated |= other.eliminated;
    }
}

/// The conclusions of chains that the sink wants. Read backwards, such a chain refutes the opposite, so only
/// refuted candidates qualify. `None` if this does not narrow the search.
fn wanted(
    context: &Context<'_>,
    propagation: Propagation,
    sink: &impl Demand,
) -> Option<Vec<Literal>> {
    let [eliminated, placed] = context.closures(propagation).refuted;
    let none = eliminated.is_empty() && placed.is_empty();
    (propagation == Propagation::Chain && (none || sink.wants_best())).then(|| {
        let ends =
            placed.iter().map(Literal::positive).chain(eliminated.iter().map(Literal::negative));
        ends.filter(|end| sink.wants(&end.as_conclusion())).collect()
    })
}

/// Visits all alternatives with common conclusions, and these. If `wanted` is given, it may skip alternatives
/// that lead to none of them.
fn each_common(
    context: &Context<'_>,
    propagation: Propagation,
    wanted: Option<&[Literal]>,
    visit: &mut dyn FnMut(&Alternatives, Common),
) {
    let closures = context.closures(propagation);
    for alternatives in Alternatives::all(context.state).take_while(|_| !context.is_due()) {
        if wanted.is_some_and(|ends| !closures.may_lead_to(&alternatives.premises, ends)) {
            continue;
        }
        if let Some(common) = closures.common(&alternatives.premises) {
            let placed = common.known - closures.start.known;
            let eliminated = closures.start.live - common.live;
            if !eliminated.is_empty() {
                visit(&alternatives, Common { placed, eliminated });
            }
        }
    }
}

fn verity(
    context: &Context<'_>,
    propagation: Propagation,
    alternatives: &Alternatives,
    concluded: Literal,
) -> Option<Verity> {
    let conclusion = concluded.as_conclusion();
    let premises = alternatives.premises.iter();
    let lines = premises.map(|&premise| line_to(context, propagation, premise, &conclusion));
    let lines = lines.collect::<Option<Vec<InferenceLine>>>()?;
    Some(Verity { rule: alternatives.rule, lines, opposite: !concluded })
}

/// Premises, one of which must hold.
#[derive(Clone)]
struct Alternatives {
    rule: Option<Constraint>,
    premises: Vec<Literal>,
}

impl Alternatives {
    /// A candidate or not, all candidates of a cell, all places of a digit in a house.
    fn all(state: &State) -> impl Iterator<Item = Alternatives> {
        let open = *state.all_candidates();
        let either = open.iter().map(|it| Alternatives {
            rule: None,
            premises: vec![Literal::positive(it), Literal::negative(it)],
        });
        let rules = Constraint::all().filter_map(move |rule| {
            let premises: Vec<Literal> =
                (rule.members() & open).iter().map(Literal::positive).collect();
            (premises.len() >= 2).then_some(Alternatives { rule: Some(rule), premises })
        });
        rules.chain(either)
    }
}

impl Verity {
    fn steps(&self) -> usize {
        self.lines.iter().map(|line| line.steps.len()).sum()
    }

    fn premises(&self) -> impl Iterator<Item = Literal> {
        self.lines.iter().map(|line| line.premise)
    }
}

impl Reasoning for Verity {
    fn length(&self) -> usize {
        self.steps()
    }

    fn proof(&self) -> Proof {
        let refuted = |line: &InferenceLine| {
            Some((line.premise, line.collides(self.opposite, CandidateSet::EMPTY)?))
        };
        let branches = self.lines.iter().filter_map(refuted);
        if let Some(rule) = self.rule {
            let branches = branches.map(|(premise, proof)| (premise.candidate(), proof)).collect();
            return Proof::Cases { truth: Truth::Rule(rule), branches };
        }
        // First that the candidate is false, then that it is not.
        let mut branches: Vec<(Literal, Proof)> = branches.collect();
        let Some((_, last)) = branches.pop() else { return Proof::Either(Vec::new()) };
        let lemmas = branches.into_iter();
        let lemmas = lemmas.map(|(it, proof)| Lemma { conclusion: (!it).as_conclusion(), proof });
        Proof::Lemmas { lemmas: lemmas.collect(), last: Box::new(last) }
    }

    fn digits(&self) -> DigitSet {
        self.premises().map(|premise| premise.candidate().digit).collect()
    }

    fn notation(&self) -> String {
        let premises: Vec<String> = self.premises().map(|premise| premise.to_string()).collect();
        premises.join(" or ")
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        explanation.say(match self.rule {
            Some(Constraint::Cell(cell)) => {
                sentence!("verity-cell", cell, digits = state.candidates(cell))
            }
            Some(Constraint::House(house, digit)) => {
                let places = state.places(digit) & house.cells();
                sentence!("verity-house", house, digit, cells = places)
            }
            None => sentence!("verity-either", candidate = self.lines[0].premise.as_conclusion()),
        });
        tell_all(&self.lines, self.opposite, state, explanation);
        let assumed = self.premises().map(Literal::candidate).collect();
        explanation.mark(Mark::Candidates(assumed, Role::Assumed));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pattern, "legend-one-of-these-is-true")]
    }

    fn look_at(&self) -> Sentence {
        match self.rule {
            Some(Constraint::Cell(cell)) => {
                sentence!("look-try-cell", house = cell.box_())
            }
            Some(Constraint::House(house, _)) => {
                sentence!("look-try-house", house)
            }
            None => {
                let block = self.lines[0].premise.candidate().cell.box_();
                sentence!("look-try-candidate", house = block)
            }
        }
    }

    fn because(&self) -> Sentence {
        let premises = self.premises().map(|it| it.as_conclusion().into());
        sentence!("verity-because", premises = premises.collect::<Vec<Sentence>>())
    }

    fn place(&self) -> Sentence {
        match self.rule {
            Some(Constraint::Cell(cell)) => sentence!("place-start", cell),
            Some(Constraint::House(house, digit)) => {
                sentence!("place-start-digit", digit, house)
            }
            None => sentence!("place-start", cell = self.lines[0].premise.candidate().cell),
        }
    }
}
