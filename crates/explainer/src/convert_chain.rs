//! Chains as patterns of the engine: a chain of single links as a [`Chain`] or a [`Cycle`], an
//! assumption as the [`InferenceLine`] of steps that follow from it.
//!
//! A line takes its steps in the order in which the search finds them. But while the search has
//! queues, a line is a sequence of states: what a step places is ruled out everywhere at once. So it
//! may reach its end earlier than the search; what the end does not need is left out.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, Conclusion, Constraint, Contradiction, Digit, House, State,
};
use ergodoku_engine::patterns::chain::{Chain, Node};
use ergodoku_engine::patterns::single::Alone;
use ergodoku_engine::patterns::{Assumption, Cycle, InferenceLine, Pattern, Single, Verity};
use ergodoku_engine::{Step, Technique, techniques as t};

use super::chains::closure::{Cause, Closure};
use super::chains::closure_builder::AdvancedStep;
use super::chains::nested::{Nested, causes_in_path};
use super::chains::{ChainKind, ForcingChain, Literal, code_of};
use super::grid::{Grid, candidate_set, split};
use super::hint::Reason;

/// A technique of the engine, with its pattern.
pub(super) type Told = (&'static Technique, Pattern);

/// Converts a pattern that was found in a grid, from a state on.
#[derive(Clone, Copy)]
pub(super) struct StepOf<'a>(
    pub(super) &'a dyn Fn(&State, &Grid, &Reason, Conclusion, &mut Nested) -> Step,
);

/// Converts a chain, and asks for the steps of the patterns in it.
pub(super) struct ChainConverter<'a> {
    /// The state that the steps start from.
    pub(super) state: &'a State,
    /// The grid in which it was found.
    pub(super) grid: &'a Grid,
    pub(super) nested: &'a mut Nested,
    pub(super) step_of: StepOf<'a>,
}

impl ChainConverter<'_> {
    /// What the chain is in the engine's terms.
    pub(super) fn convert(&mut self, found: &ForcingChain, conclusion: &Conclusion) -> Told {
        if !found.path.is_empty() {
            return of_path(self.grid, found);
        }
        let technique = technique(found);
        let (first, _) = found.branches[0];
        if found.kind == ChainKind::Contradiction {
            return (technique, Pattern::Assumption(self.refuted(found, first)));
        }
        let opposite = opposite(conclusion);
        let (cell, v) = split(code_of(first));
        let rule = match (found.kind, found.house) {
            (ChainKind::Cell, _) => Some(in_cell(cell)),
            (ChainKind::Region, Some(house)) => Some(in_house(house, v)),
            _ => None,
        };
        let live = self.state.live();
        let sources = found.branches.iter().map(|(source, _)| *source);
        let sources = sources.filter(|it| live.contains(it.candidate()));
        let lines = sources.map(|source| self.leading(found, source, conclusion)).collect();
        (technique, Pattern::Verity(Verity { rule, lines, opposite }))
    }

    /// The line from a premise to a contradiction.
    fn refuted(&mut self, found: &ForcingChain, premise: Literal) -> Assumption {
        let builder = self.follow(found, premise, |_| false);
        let contradiction = builder.end.expect("the search found a contradiction");
        Assumption { line: builder.broken(self.state, contradiction), contradiction }
    }

    /// The line from a premise to a conclusion.
    fn leading(
        &mut self,
        found: &ForcingChain,
        premise: Literal,
        conclusion: &Conclusion,
    ) -> InferenceLine {
        let builder = self.follow(found, premise, |now| match conclusion {
            Conclusion::Place(it) => now.placed(it.digit).contains(it.cell),
            Conclusion::Eliminate(eliminated) => eliminated.is_disjoint(&now.live()),
        });
        let Some(contradiction) = builder.end else {
            return builder.line.concluding(self.state, conclusion);
        };
        // The premise is impossible, so anything follows from it.
        let mut line = builder.broken(self.state, contradiction);
        let steps = std::mem::take(&mut line.steps);
        let assumption = Assumption {
            line: InferenceLine { premise: opposite(conclusion), steps },
            contradiction,
        };
        let (technique, pattern) = (&t::FORCING_NET_CONTRADICTION, Pattern::Assumption(assumption));
        line.steps.push(Step { technique, pattern, conclusion: *conclusion }.into());
        line
    }

    /// Follows the premise as the search does, until `is_there` or a rule is broken.
    fn follow(
        &mut self,
        found: &ForcingChain,
        premise: Literal,
        is_there: impl Fn(&State) -> bool,
    ) -> LineBuilder {
        let mut line = LineBuilder::new(self.state, premise);
        let mut closure = Closure::default();
        let steps = closure.fill_with_reasons(self.grid, premise, found.mode, self.nested);
        let mut steps = steps.into_iter().peekable();
        for (index, node) in closure.nodes.iter().enumerate() {
            while let Some(step) = steps.next_if(|it| it.before <= index) {
                if line.end.is_none() && !is_there(&line.now) {
                    self.eliminate(&step, &mut line);
                }
            }
            if line.end.is_some() || is_there(&line.now) {
                break;
            }
            if node.literal.is_true() {
                line.place(node.literal.candidate(), node.cause);
            }
        }
        line
    }

    /// Adds what the advanced rules eliminate.
    fn eliminate(&mut self, step: &AdvancedStep, line: &mut LineBuilder) {
        let (open, live) = (*line.now.all_candidates(), line.now.live());
        let (conclusion, collides) = match step.hint.placed {
            Some(placed) => {
                let it = Candidate::from_index(usize::from(placed));
                if live.contains(it) && !open.contains(it) {
                    return;
                }
                (Conclusion::Place(it), !live.contains(it))
            }
            None => {
                let eliminated = candidate_set(&step.hint.eliminated);
                // Found true before, and now false.
                let denied = (eliminated & live) - open;
                let eliminated = if denied.is_empty() { eliminated & open } else { denied };
                if eliminated.is_empty() {
                    return;
                }
                (Conclusion::Eliminate(eliminated), !denied.is_empty())
            }
        };
        let reason = &step.hint.reason;
        let step = (self.step_of.0)(&line.now, &step.grid, reason, conclusion, self.nested);
        if collides {
            line.collide(step);
        } else {
            line.add(step);
        }
    }
}

/// The premise that a conclusion about one candidate refutes.
fn opposite(conclusion: &Conclusion) -> Literal {
    !Literal::from_conclusion(conclusion).expect("a conclusion about one candidate")
}

/// Of the engine's techniques the one that comes nearest.
fn technique(found: &ForcingChain) -> &'static Technique {
    let is_contradiction = found.kind == ChainKind::Contradiction;
    match (found.mode.dynamic, found.mode.multiple, found.mode.level) {
        (true, false, _) => &t::NISHIO,
        (false, ..) => &t::FORCING_CHAIN_VERITY,
        (true, true, 2..) if is_contradiction => &t::NESTED_FORCING_NET,
        (true, true, _) if is_contradiction => &t::FORCING_NET_CONTRADICTION,
        (true, true, _) => &t::FORCING_NET_VERITY,
    }
}

fn in_cell(cell: usize) -> Constraint {
    Constraint::Cell(Cell::from_index(cell))
}

fn in_house(house: usize, v: usize) -> Constraint {
    Constraint::House(House::from_index(house), Digit::from_index(v))
}

/// A chain of single links. Its strong links are those to what is true.
fn of_path(grid: &Grid, found: &ForcingChain) -> Told {
    let is_cycle = found.is_cycle();
    let [first, .., last] = found.path[..] else { unreachable!("a chain has two ends") };
    let mut path = found.path.clone();
    // The engine's chains begin and end with a strong link.
    if is_cycle {
        path.rotate_left(1);
    } else if first.is_true() {
        path = path[1..path.len() - 1].to_vec();
    }
    let nodes: Vec<Node> = path.iter().map(|it| Node::of(it.candidate())).collect();
    let mut strong = Vec::new();
    causes_in_path(grid, found, &mut |cause, code| {
        let (cell, v) = split(code);
        strong.push(match cause {
            Cause::House(house) => in_house(house as usize, v),
            Cause::Cell | Cause::None => in_cell(cell),
        });
    });
    let is_x = nodes.iter().all(|node| node.digit == nodes[0].digit);
    let technique = match (is_cycle, is_x, last.is_true()) {
        (true, ..) => &t::CONTINUOUS_NICE_LOOP,
        (_, _, true) => &t::DISCONTINUOUS_NICE_LOOP,
        (_, true, _) => &t::X_CHAIN,
        (_, false, _) => &t::AIC,
    };
    let chain = Chain::of(nodes, is_cycle, strong);
    let pattern = if is_cycle { Pattern::Cycle(Cycle { chain }) } else { Pattern::Chain(chain) };
    (technique, pattern)
}

/// A line that is being built.
struct LineBuilder {
    line: InferenceLine,
    now: State,
    /// The rule that is broken.
    end: Option<Contradiction>,
    /// Whether the last step eliminates what was found true.
    collides: bool,
}

impl LineBuilder {
    fn new(state: &State, premise: Literal) -> LineBuilder {
        let mut now = state.clone();
        now.apply_unchecked(&premise.as_conclusion());
        let end = now.contradiction();
        LineBuilder { line: InferenceLine::new(premise), now, end, collides: false }
    }

    /// Adds a candidate that is the only one left in its cell or house, unless it is no longer left either.
    fn place(&mut self, it: Candidate, cause: Cause) {
        if cause == Cause::None || !self.now.all_candidates().contains(it) {
            return;
        }
        let (technique, alone) = match cause {
            Cause::House(house) => {
                let house = House::from_index(usize::from(house));
                (&t::HIDDEN_SINGLE, Alone::InHouse { house })
            }
            _ => (&t::NAKED_SINGLE, Alone::InCell),
        };
        let pattern = Pattern::Single(Single { candidate: it, alone });
        self.add(Step { technique, pattern, conclusion: Conclusion::Place(it) });
    }

    fn add(&mut self, step: Step) {
        self.line.add(&mut self.now, step.into());
        self.end = self.now.contradiction();
    }

    /// Adds a step that contradicts what was found before.
    fn collide(&mut self, step: Step) {
        let placed = step.conclusion.placed();
        let denied = placed.or(step.conclusion.eliminated().iter().next());
        let cell = denied.expect("a conclusion is about a candidate").cell;
        self.line.steps.push(step.into());
        self.end = Some(Contradiction::NoCandidate(cell));
        self.collides = true;
    }

    /// The line to the contradiction, without what that does not need.
    fn broken(mut self, state: &State, contradiction: Contradiction) -> InferenceLine {
        if !self.collides {
            return self.line.needed_for(state, contradiction.constraint().members());
        }
        match self.line.steps.last().and_then(|step| step.conclusion.placed()) {
            None => self.line,
            Some(denied) => {
                let last = self.line.steps.pop().expect("the step that collides");
                let goal = last.proof().rests_on() | CandidateSet::only(denied);
                let mut line = self.line.needed_for(state, goal);
                line.steps.push(last);
                line
            }
        }
    }
}
