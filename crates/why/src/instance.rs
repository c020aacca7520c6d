//! [`Facts`]: what is known under assumptions; [`Instance`]: the rules and candidates left by them.

use ergodoku_core::{Candidate, CandidateSet, Constraint, Digit, Literal, State};

/// The number of rules of the game.
const RULES: usize = 324;

/// The candidates that can still be true, and those known to be true.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// Neither known to be true nor known to be false.
    pub(crate) open: CandidateSet,
    /// Whether a rule, by its index, is kept whatever else is true.
    is_kept: [bool; RULES],
}

impl Facts {
    pub(crate) fn of(state: &State) -> Facts {
        let mut facts = Facts { open: *state.all_candidates(), is_kept: [false; RULES] };
        for placed in (state.live() - *state.all_candidates()).iter() {
            facts.keep_rules_of(placed);
        }
        facts
    }

    fn keep_rules_of(&mut self, placed: Candidate) {
        placed.constraints().into_iter().for_each(|rule| self.is_kept[rule.index()] = true);
    }

    /// Whether a rule is kept whatever else is true.
    pub(crate) fn is_kept(&self, rule: Constraint) -> bool {
        self.is_kept[rule.index()]
    }

    /// The same with one more thing known.
    pub(crate) fn with(&self, literal: Literal) -> Facts {
        let mut facts = self.clone();
        facts.learn(literal);
        facts
    }

    /// Adds something known.
    pub(crate) fn learn(&mut self, literal: Literal) {
        let candidate = literal.candidate();
        self.open.remove(candidate);
        if literal.is_true() {
            self.open -= candidate.peers();
            self.keep_rules_of(candidate);
        }
    }
}

/// A rule of an [`Instance`].
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    pub(crate) constraint: Constraint,
    /// Its candidates by their places among those of the instance.
    pub(crate) members: Vec<u16>,
    /// Whether no other truth with fewer candidates does the same.
    pub(crate) is_truth: bool,
    /// Whether no other link with more candidates does the same.
    pub(crate) is_link: bool,
}

/// The rules that a count may use, and the candidates that it has to cover.
#[derive(Clone, Debug)]
pub(crate) struct Instance {
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) rules: Vec<Rule>,
    /// For each candidate, the places of its rules.
    pub(crate) rules_of: Vec<Vec<u16>>,
}

impl Instance {
    pub(crate) fn of(facts: &Facts) -> Instance {
        let mut candidates: Vec<Candidate> = facts.open.iter().collect();
        candidates.sort_unstable_by_key(|it| it.index());
        let mut place_of_rule = [u16::MAX; RULES];
        let mut rules: Vec<Rule> = Vec::with_capacity(RULES);
        for constraint in Constraint::all().filter(|it| !facts.is_kept[it.index()]) {
            place_of_rule[constraint.index()] = rules.len() as u16;
            let members = Vec::with_capacity(9);
            rules.push(Rule { constraint, members, is_truth: true, is_link: true });
        }
        let mut rules_of = Vec::with_capacity(candidates.len());
        for (place, candidate) in candidates.iter().enumerate() {
            let of = candidate.constraints().map(|rule| place_of_rule[rule.index()]);
            let of: Vec<u16> = of.into_iter().filter(|rule| *rule != u16::MAX).collect();
            of.iter().for_each(|&rule| rules[usize::from(rule)].members.push(place as u16));
            rules_of.push(of);
        }
        let mut instance = Instance { candidates, rules, rules_of };
        instance.find_dominated();
        instance
    }

    /// A rule without any candidate left: one truth that refutes everything.
    pub(crate) fn empty_rule(&self) -> Option<Constraint> {
        self.rules.iter().find(|rule| rule.members.is_empty()).map(|rule| rule.constraint)
    }

    /// Marks truths that hold all candidates of another truth, and links whose candidates are all in another
    /// link. Of equal rules the first is kept, so cells come before houses.
    fn find_dominated(&mut self) {
        for place in 0..self.rules.len() {
            let members = &self.rules[place].members;
            let Some((&first, rest)) = members.split_first() else { continue };
            let holds_all = |other: &u16| {
                let holds = |member: &u16| self.rules_of[usize::from(*member)].contains(other);
                usize::from(*other) != place && rest.iter().all(holds)
            };
            let around: Vec<u16> =
                self.rules_of[usize::from(first)].iter().copied().filter(holds_all).collect();
            for other in around.into_iter().map(usize::from) {
                let is_same = self.rules[other].members.len() == self.rules[place].members.len();
                if !is_same || place < other {
                    self.rules[other].is_truth = false;
                }
                if !is_same || other < place {
                    self.rules[place].is_link = false;
                }
            }
        }
    }
}

/// How far from `around` a rule is on the board, 0 to 2, and 1 more for a rule about other digits.
pub(crate) fn distance(rule: Constraint, around: Candidate) -> u32 {
    let cells = match rule {
        Constraint::Cell(cell) => ergodoku_core::CellSet::only(cell),
        Constraint::House(house, _) => house.cells(),
    };
    let is_near = !cells.is_disjoint(around.cell.peers().with(around.cell));
    let same = |digit: Digit| digit == around.digit;
    let is_about = match rule {
        Constraint::Cell(_) => true,
        Constraint::House(_, digit) => same(digit),
    };
    u32::from(!is_near) * 2 + u32::from(!is_about)
}
