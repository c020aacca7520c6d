//! A reason in words and marks.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Explanation, Literal, Mark,
    Role, Sentence, State, sentence,
};
use ergodoku_proof::{Lemma, Proof, Truth};

use crate::instance::Facts;
use crate::reason::Reason;
use crate::singles::Singles;

/// A count with so many truths is looked at as a whole.
const EASY_TRUTHS: usize = 8;

/// Counts with more truths are only said to be there.
const MOST_TRUTHS: usize = 12;

impl Reason {
    /// The reason in words and marks. `state` is the state that it was found in.
    ///
    /// ```
    /// use ergodoku_core::{Literal, Puzzle, State, Stop};
    /// use ergodoku_why::Reasons;
    ///
    /// let mut puzzle = Puzzle::EMPTY;
    /// puzzle.remove("r27c1245789<>5".parse()?);
    /// let state = State::new(&puzzle).unwrap();
    /// let reason = Reasons::of(&state).why(Literal::negative("r4c3=5".parse()?), &Stop::never()).unwrap();
    /// assert_eq!(
    ///     reason.explain(&state).to_string(),
    ///     "If r4c3 were 5, row 2 would have only r2c6 left for 5. Then row 7 would have no place left for 5. \
    ///      So r4c3 is not 5."
    /// );
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    pub fn explain(&self, state: &State) -> Explanation {
        let mut teller = Teller { told: Explanation::default(), premises: Vec::new() };
        let facts = Facts::of(state);
        let Some(claim) = self.claim() else { return teller.told };
        teller.refute(&facts, !claim, &self.proof, true);
        let (set, role) = match self.conclusion {
            Conclusion::Place(it) => {
                teller.told.say(sentence!("so-placed", cell = it.cell, digit = it.digit));
                (CandidateSet::only(it), Role::Placed)
            }
            Conclusion::Eliminate(all) => {
                match all.single() {
                    Some(it) => {
                        teller.told.say(sentence!("so-not", cell = it.cell, digit = it.digit))
                    }
                    None => teller.told.say(sentence!("why-others", eliminated = all)),
                }
                (all, Role::Eliminated)
            }
        };
        teller.told.mark(Mark::Candidates(set, role));
        teller.told
    }
}

impl Reason {
    /// Whether a person can follow it as it is: few truths, or not many singles one after another. Else
    /// [`Reasons::with_lemmas`](crate::Reasons::with_lemmas) may have a proof that is easier to follow.
    pub fn is_easy(&self, state: &State) -> bool {
        let Proof::Count { truths, .. } = &self.proof else { return true };
        let rules: Vec<Constraint> = truths.iter().filter_map(|it| as_rule(*it)).collect();
        truths.len() <= EASY_TRUTHS
            || self.claim().is_some_and(|claim| {
                let singles = Singles::follow(&Facts::of(state).with(!claim), &rules);
                singles.broken.is_some() && singles.steps.len() < MOST_TRUTHS
            })
    }
}

/// Singles in a row that have a sentence each.
const MOST_SENTENCES: usize = 4;

struct Teller {
    told: Explanation,
    /// The premises that the next sentence has to begin with.
    premises: Vec<Literal>,
}

impl Teller {
    /// Says a clause about what would hold, after the premise if that has not been said yet.
    fn say(&mut self, clause: Sentence) {
        let begun = match self.premises.pop() {
            Some(premise) => {
                let Candidate { cell, digit } = premise.candidate();
                match premise.is_true() {
                    true => sentence!("why-if", cell, digit, clause),
                    false => sentence!("why-if-not", cell, digit, clause),
                }
            }
            None => sentence!("then-clause", clause),
        };
        self.told.say(begun);
    }

    /// Says why a premise contradicts the facts.
    fn refute(&mut self, facts: &Facts, premise: Literal, proof: &Proof, is_marked: bool) {
        self.premises.push(premise);
        self.contradict(&facts.with(premise), proof, is_marked);
        self.premises.clear();
    }

    fn contradict(&mut self, facts: &Facts, proof: &Proof, is_marked: bool) {
        match proof {
            Proof::Count { truths, links } => {
                if is_marked {
                    self.mark(facts, truths, links);
                }
                self.count(facts, truths, links);
            }
            Proof::Lemmas { lemmas, last } => {
                let mut facts = facts.clone();
                for lemma in lemmas {
                    self.lemma(&mut facts, lemma);
                }
                if is_marked {
                    let all = lemmas.iter().map(|lemma| lemma.conclusion.eliminated());
                    let all = all.fold(CandidateSet::EMPTY, |all, some| all | some);
                    self.told.mark(Mark::Candidates(all, Role::FollowsFalse));
                    for (place, lemma) in lemmas.iter().enumerate() {
                        let shown = match lemma.conclusion {
                            Conclusion::Place(it) => Some(it),
                            Conclusion::Eliminate(all) => all.iter().next(),
                        };
                        self.told.marks.extend(shown.map(|it| Mark::Number(it, place + 1)));
                    }
                }
                self.contradict(&facts, last, is_marked);
            }
            Proof::Cases { truth, branches } => {
                let of = rule(*truth);
                self.say(sentence!("why-cases", count = branches.len(), rule = of));
            }
            Proof::Either(proofs) => {
                if let Some(first) = proofs.first() {
                    self.contradict(facts, first, is_marked);
                }
            }
            Proof::Sum(_) => self.say(sentence!("why-sum")),
        }
    }

    /// Says why a lemma holds, and adds it to the facts.
    fn lemma(&mut self, facts: &mut Facts, lemma: &Lemma) {
        let outer = std::mem::take(&mut self.premises);
        if let Some(premise) = outer.last() {
            self.told.say(sentence!("why-assume", premise = is(*premise)));
        }
        let literals: Vec<Literal> = match lemma.conclusion {
            Conclusion::Place(it) => vec![Literal::positive(it)],
            Conclusion::Eliminate(all) => all.iter().map(Literal::negative).collect(),
        };
        if let Some(first) = literals.first() {
            self.refute(facts, !*first, &lemma.proof, false);
        }
        for literal in literals {
            self.told.say(sentence!("so-clause", clause = is(literal)));
            facts.learn(literal);
        }
    }

    /// Says why these truths do not fit into these links: one after another as far as singles go.
    fn count(&mut self, facts: &Facts, truths: &[Truth], links: &[Constraint]) {
        let rules: Vec<Constraint> = truths.iter().filter_map(|it| as_rule(*it)).collect();
        let singles = Singles::follow(facts, &rules);
        // Each single has a sentence of its own if they are few; else only the first has.
        let told = match singles.steps.len() {
            0..=MOST_SENTENCES => singles.steps.len(),
            _ => 1,
        };
        let (first, rest) = singles.steps.split_at(told);
        for &(rule, placed) in first {
            let clause = match rule {
                Constraint::Cell(cell) => {
                    sentence!("would-have-one", cell, digit = placed.digit)
                }
                Constraint::House(house, digit) => {
                    sentence!("would-have-one-place", house, cell = placed.cell, digit)
                }
            };
            self.say(clause);
        }
        if !rest.is_empty() {
            let placed =
                rest.iter().map(|(_, it)| sentence!("choice", cell = it.cell, digit = it.digit));
            self.say(sentence!("why-singles", placements = placed.collect::<Vec<Sentence>>()));
        }
        match singles.broken {
            Some(Constraint::Cell(cell)) => {
                self.say(sentence!("would-be-empty", cell));
            }
            Some(Constraint::House(house, digit)) => {
                self.say(sentence!("would-have-no-place", house, digit));
            }
            None => self.left_over(&singles.facts, truths, links),
        }
    }

    /// Says that the truths left need more candidates than the links left allow.
    fn left_over(&mut self, facts: &Facts, truths: &[Truth], links: &[Constraint]) {
        let is_open = |rule: &Constraint| !facts.is_kept(*rule);
        let truths: Vec<Constraint> =
            truths.iter().filter_map(|it| as_rule(*it)).filter(is_open).collect();
        let left = truths.iter().map(|rule| rule.members() & facts.open);
        let left = left.fold(CandidateSet::EMPTY, |all, some| all | some);
        let links = links.iter().copied();
        let links: Vec<Constraint> =
            links.filter(|link| !(link.members() & left).is_empty()).collect();
        let [needed, allowed] = [truths.len(), links.len()].map(|count| count.to_string());
        if truths.len() > MOST_TRUTHS {
            self.say(sentence!("why-sizes", needed, allowed));
            return;
        }
        self.say(sentence!(
            "why-count",
            needed,
            truths = listed(&truths),
            links = listed(&links),
            allowed
        ));
    }

    fn mark(&mut self, facts: &Facts, truths: &[Truth], links: &[Constraint]) {
        let truths: Vec<Constraint> = truths.iter().filter_map(|it| as_rule(*it)).collect();
        for (rules, role) in [(&truths[..], Role::Base), (links, Role::Cover)] {
            let mut cells = CellSet::EMPTY;
            let mut drawn = Vec::new();
            for rule in rules {
                match *rule {
                    Constraint::Cell(cell) => cells.insert(cell),
                    Constraint::House(house, _) if drawn.contains(&house) => {}
                    Constraint::House(house, _) => {
                        drawn.push(house);
                        self.told.mark(Mark::House(house, role));
                    }
                }
            }
            self.told.mark(Mark::Cells(cells, role));
        }
        let left = truths.iter().map(|rule| rule.members() & facts.open);
        let left = left.fold(CandidateSet::EMPTY, |all, some| all | some);
        self.told.mark(Mark::Candidates(left, Role::Pattern));
    }
}

/// What a literal says, as a clause.
fn is(literal: Literal) -> Sentence {
    let Candidate { cell, digit } = literal.candidate();
    match literal.is_true() {
        true => sentence!("is", cell, digit),
        false => sentence!("is-not", cell, digit),
    }
}

fn as_rule(truth: Truth) -> Option<Constraint> {
    match truth {
        Truth::Rule(rule) => Some(rule),
        Truth::Guardians(_) | Truth::Image(_) | Truth::Cover(_) => None,
    }
}

/// A rule in words: "5 in row 2", or "r1c1".
fn words(rule: Constraint) -> Sentence {
    match rule {
        Constraint::Cell(cell) => cell.into(),
        Constraint::House(house, digit) => sentence!("rule-house", digit, house),
    }
}

fn rule(truth: Truth) -> Sentence {
    match truth {
        Truth::Rule(rule) => words(rule),
        Truth::Guardians(pattern) => sentence!("rule-deadly", pattern = pattern.to_string()),
        Truth::Image(image) => {
            sentence!("rule-image", candidate = image.candidate, image = image.of())
        }
        Truth::Cover(cover) => {
            let [clue, other] = cover.clues().map(|it| it.cell);
            sentence!("rule-cover", clue, other)
        }
    }
}

/// Rules in words, each once, with the number of times if it is more than one. Cells come together.
fn listed(rules: &[Constraint]) -> Sentence {
    let mut different: Vec<(Constraint, usize)> = Vec::new();
    for rule in rules {
        match different.iter_mut().find(|(it, _)| it == rule) {
            Some((_, times)) => *times += 1,
            None => different.push((*rule, 1)),
        }
    }
    let alone = |it: &(Constraint, usize)| match it {
        (Constraint::Cell(cell), 1) => Some(*cell),
        _ => None,
    };
    let cells: Vec<Cell> = different.iter().filter_map(alone).collect();
    different.retain(|it| alone(it).is_none());
    let mut items: Vec<Sentence> = different
        .into_iter()
        .map(|(rule, times)| match times {
            1 => words(rule),
            2 => sentence!("counted-twice", rule = words(rule)),
            _ => sentence!("counted-times", rule = words(rule), count = times),
        })
        .collect();
    if !cells.is_empty() {
        items.push(Sentence::from(cells.into_iter().collect::<CellSet>()));
    }
    Sentence::List(items)
}
