//! Chains as patterns of the engine: a chain of single links as a [`Chain`] or a [`Cycle`], an
//! assumption as the [`Line`] of steps that follow from it.
//!
//! A line takes its steps in the order in which the search finds them. But while the search has
//! queues, a line is a sequence of states: what a step places is ruled out everywhere at once. So it
//! may come to its end earlier than the search; what the end does not need is left out.

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Constraint, Contradiction, House, Literal as Premise,
    State,
};

use super::chains::advanced::{self, Nested};
use super::chains::closure::{AdvancedStep, Cause, Closure};
use super::chains::{ChainKind, ForcingChain, Literal};
use super::convert;
use super::grid::{Grid, Planes, candidate, candidate_set, split};
use super::hint::Reason;
use ergodoku_engine::Step;
use ergodoku_engine::Technique;
use ergodoku_engine::patterns::chain::{Chain, Link, Node};
use ergodoku_engine::patterns::{Assumption, Cycle, Line, Pattern, Verity};
use ergodoku_engine::techniques as t;

/// What a chain found in `grid` is in the engine's terms, told in `state`.
pub(super) fn of_chain(
    state: &State,
    grid: &Grid,
    found: &ForcingChain,
    conclusion: &Conclusion,
    nested: &mut Nested,
) -> (&'static Technique, Pattern) {
    if !found.path.is_empty() {
        return of_path(grid, found);
    }
    let technique = technique(found);
    if found.kind == ChainKind::Contradiction {
        let premise = premise(found.branches[0].0);
        let assumption = refuted(state, grid, found, premise, nested);
        return (technique, Pattern::Assumption(assumption));
    }
    let opposite = !Premise::from_conclusion(conclusion).expect("a conclusion about one candidate");
    let (cell, v) = split(found.branches[0].0.code());
    let rule = match (found.kind, found.house) {
        (ChainKind::Cell, _) => Some(in_cell(cell)),
        (ChainKind::Region, Some(house)) => Some(in_house(house, v)),
        _ => None,
    };
    let sources = found.branches.iter().map(|(source, _)| premise(*source));
    let live = state.live();
    let sources = sources.filter(|it| live.contains(it.candidate()));
    let lines = sources.map(|source| leading(state, grid, found, source, conclusion, nested));
    (technique, Pattern::Verity(Verity { rule, lines: lines.collect(), opposite }))
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

fn premise(literal: Literal) -> Premise {
    let candidate = candidate(literal.code());
    Premise::new(candidate, literal.is_on())
}

fn in_cell(cell: usize) -> Constraint {
    Constraint::Cell(ergodoku_core::Cell::from_index(cell))
}

fn in_house(house: usize, v: usize) -> Constraint {
    Constraint::House(House::from_index(house), ergodoku_core::Digit::from_index(v))
}

/// A chain of single links. Its strong links are those to what is true.
fn of_path(grid: &Grid, found: &ForcingChain) -> (&'static Technique, Pattern) {
    let is_cycle = is_cycle(found);
    let [first, .., last] = found.path[..] else { unreachable!("a chain has two ends") };
    let mut path = found.path.clone();
    // The engine's chains begin and end with a strong link.
    if is_cycle {
        path.rotate_left(1);
    } else if first.is_on() {
        path = path[1..path.len() - 1].to_vec();
    }
    let nodes: Vec<Node> = path.iter().map(|it| Node::of(candidate(it.code()))).collect();
    let mut strong = Vec::new();
    advanced::causes_in_path(grid, found, &mut |cause, code| {
        let (cell, v) = split(code);
        strong.push(match cause {
            Cause::House(house) => in_house(house as usize, v),
            Cause::Cell | Cause::None => in_cell(cell),
        });
    });
    let mut strong = strong.into_iter();
    let next = |index: usize| nodes[(index + 1) % nodes.len()];
    let links = (0..nodes.len() - usize::from(!is_cycle)).map(|index| {
        let weak = || nodes[index].why_not_both(next(index)).next();
        let rule = if index % 2 == 0 { strong.next() } else { weak() };
        Link::Rule(rule.expect("linked nodes share a rule"))
    });
    let chain = Chain { links: links.collect(), nodes: nodes.clone() };
    let is_x = nodes.iter().all(|node| node.digit == nodes[0].digit);
    let technique = match (is_cycle, is_x, last.is_on()) {
        (true, ..) => &t::CONTINUOUS_NICE_LOOP,
        (_, _, true) => &t::DISCONTINUOUS_NICE_LOOP,
        (_, true, _) => &t::X_CHAIN,
        (_, false, _) => &t::AIC,
    };
    let pattern = if is_cycle { Pattern::Cycle(Cycle { chain }) } else { Pattern::Chain(chain) };
    (technique, pattern)
}

/// Whether a chain of single links closes: it ends with another candidate than it begins with.
fn is_cycle(found: &ForcingChain) -> bool {
    let ends = found.path.first().zip(found.path.last());
    ends.is_some_and(|(first, last)| first.code() != last.code())
}

/// The line from a premise to a contradiction.
fn refuted(
    state: &State,
    grid: &Grid,
    found: &ForcingChain,
    premise: Premise,
    nested: &mut Nested,
) -> Assumption {
    let mut walk = LineBuilder::new(state, premise);
    walk.follow(grid, found, nested, |_| false);
    let contradiction = walk.end.expect("the search found a contradiction");
    Assumption { line: walk.broken(state, contradiction), contradiction }
}

/// The line from a premise to a conclusion.
fn leading(
    state: &State,
    grid: &Grid,
    found: &ForcingChain,
    premise: Premise,
    conclusion: &Conclusion,
    nested: &mut Nested,
) -> Line {
    let mut walk = LineBuilder::new(state, premise);
    walk.follow(grid, found, nested, |now| match conclusion {
        Conclusion::Place(it) => now.placed(it.digit).contains(it.cell),
        Conclusion::Eliminate(eliminated) => eliminated.is_disjoint(&now.live()),
    });
    let Some(contradiction) = walk.end else {
        return walk.line.concluding(state, conclusion);
    };
    // The premise is impossible, so whatever one wants follows from it.
    let mut line = walk.broken(state, contradiction);
    let opposite = !Premise::from_conclusion(conclusion).expect("a conclusion about one candidate");
    let steps = std::mem::take(&mut line.steps);
    let assumption = Assumption { line: Line { premise: opposite, steps }, contradiction };
    let (technique, pattern) = (&t::FORCING_NET_CONTRADICTION, Pattern::Assumption(assumption));
    line.steps.push(Step { technique, pattern, conclusion: *conclusion });
    line
}

/// A line in the making.
struct LineBuilder {
    line: Line,
    now: State,
    /// The rule that is broken.
    end: Option<Contradiction>,
    /// Whether the last step eliminates what was found true.
    collides: bool,
}

impl LineBuilder {
    fn new(state: &State, premise: Premise) -> LineBuilder {
        let mut now = state.clone();
        now.apply_unchecked(&premise.as_conclusion());
        let end = now.contradiction();
        LineBuilder { line: Line::new(premise), now, end, collides: false }
    }

    /// Follows the premise as the search does, until `is_there` or a rule is broken.
    fn follow(
        &mut self,
        grid: &Grid,
        found: &ForcingChain,
        nested: &mut Nested,
        is_there: impl Fn(&State) -> bool,
    ) {
        let it = self.line.premise;
        let source = Literal::new(it.candidate().index() as u16, it.is_true());
        let mut closure = Closure::new();
        let given = closure.fill_with_reasons(grid, source, found.mode, nested);
        let mut given = given.into_iter().peekable();
        for (index, node) in closure.nodes.iter().enumerate() {
            while let Some(given) = given.next_if(|it| it.before <= index) {
                if self.end.is_none() && !is_there(&self.now) {
                    self.eliminate(&given, nested);
                }
            }
            if self.end.is_some() || is_there(&self.now) {
                return;
            }
            if node.literal.is_on() {
                self.place(candidate(node.literal.code()), node.cause);
            }
        }
    }

    /// The candidate is the only one left in its cell or house; or nothing is.
    fn place(&mut self, it: Candidate, cause: Cause) {
        let house = match cause {
            Cause::None => return,
            Cause::Cell => None,
            Cause::House(house) => Some(house as usize),
        };
        if self.now.all_candidates().contains(it) {
            self.add(convert::only_one_left(it, house));
        }
    }

    /// What the advanced rules eliminate.
    fn eliminate(&mut self, given: &AdvancedStep, nested: &mut Nested) {
        let (open, live) = (*self.now.all_candidates(), self.now.live());
        let conclusion = match &given.reason {
            Reason::Chain(chain) => concluded(chain, &given.eliminated),
            _ => Conclusion::Eliminate(candidate_set(&given.eliminated)),
        };
        let (conclusion, collides) = match conclusion {
            Conclusion::Place(it) if open.contains(it) || !live.contains(it) => {
                (conclusion, !live.contains(it))
            }
            Conclusion::Place(_) => return,
            Conclusion::Eliminate(eliminated) => {
                // Found true before, and now false.
                let denied = (eliminated & live) - open;
                let eliminated = if denied.is_empty() { eliminated & open } else { denied };
                if eliminated.is_empty() {
                    return;
                }
                (Conclusion::Eliminate(eliminated), !denied.is_empty())
            }
        };
        let step = convert::of(&self.now, &given.grid, &given.reason, conclusion, nested);
        if collides {
            let cell = conclusion.placed().or(conclusion.eliminated().iter().next());
            let cell = cell.expect("a conclusion is about a candidate").cell;
            self.line.steps.push(step);
            self.end = Some(Contradiction::NoCandidate(cell));
            self.collides = true;
        } else {
            self.add(step);
        }
    }

    /// The line to the contradiction, less what that does not need.
    fn broken(mut self, state: &State, contradiction: Contradiction) -> Line {
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

    fn add(&mut self, step: Step) {
        self.line.add(&mut self.now, step);
        self.end = self.now.contradiction();
    }
}

/// What a nested chain concludes: that its target is true, or what it eliminates.
fn concluded(chain: &ForcingChain, eliminated: &Planes) -> Conclusion {
    let target = match (&chain.path[..], &chain.branches[..]) {
        ([.., last], _) if !is_cycle(chain) => Some(*last),
        ([], [(source, _), ..]) if chain.kind == ChainKind::Contradiction => {
            Some(Literal::new(source.code(), !source.is_on()))
        }
        ([], [(_, target), ..]) => Some(*target),
        _ => None,
    };
    match target {
        Some(it) if it.is_on() => Conclusion::Place(candidate(it.code())),
        _ => Conclusion::Eliminate(candidate_set(eliminated)),
    }
}
