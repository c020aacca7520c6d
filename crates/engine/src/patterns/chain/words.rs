//! How chains are written, told and drawn.

use ergodoku_core::{
    CellSet, Constraint, DigitSet, Explanation, LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;

use super::super::almost_locked::LastCandidate;
use super::{AlmostFish, Chain, GuardedRectangle, Link, Node, is_strong};
use crate::patterns::reasoning::Reasoning;

impl Chain {
    /// The chain in Eureka notation: `(5)r2c3=(5-7)r2c7=(7)r8c7`, with an almost locked set as
    /// `(5=378)r2c134`, and a loop ended by the link that closes it.
    pub fn eureka(&self) -> String {
        let mut written = String::new();
        let mut rest = self.nodes.iter().enumerate().peekable();
        while let Some((index, node)) = rest.next() {
            if let Some(Link::LastCandidate(it)) = self.links.get(index)
                && let Some((_, other)) = rest.next()
            {
                written += &last_candidate(it, node, other);
                if let Some((next, _)) = rest.peek() {
                    written.push(sign(next - 1));
                }
                continue;
            }
            let mut digits = node.digit.to_string();
            let mut cells = node.cells;
            // Nodes of one cell, or almost locked set, share brackets.
            while let Some((next, other)) = rest.peek().copied() {
                let sign = sign(next - 1);
                match self.links[next - 1] {
                    Link::AlmostLocked(als) if next == index + 1 => {
                        digits += &format!("{sign}{}", als.digits.without(node.digit));
                        cells = als.cells;
                    }
                    Link::Rule(Constraint::Cell(_))
                        if cells == other.cells && !self.is_almost_locked(next) =>
                    {
                        digits += &format!("{sign}{}", other.digit);
                    }
                    _ => break,
                }
                rest.next();
                if cells.len() > 1 {
                    break;
                }
            }
            written += &format!("({digits}){cells}");
            if let Some((next, _)) = rest.peek() {
                written.push(sign(next - 1));
            }
        }
        if self.is_loop() {
            written.push('-');
        }
        written
    }

    fn is_almost_locked(&self, link: usize) -> bool {
        self.links.get(link).is_some_and(|link| link.almost_locked().is_some())
    }
}

/// `(3=268)r1789c9-(268=5)r7c8`, from the set to the cell or the other way round.
fn last_candidate(link: &LastCandidate, from: &Node, to: &Node) -> String {
    let LastCandidate { set, cell, taken, .. } = link;
    match from.cells == CellSet::only(*cell) {
        true => format!("({}={taken}){cell}-({taken}={}){}", from.digit, to.digit, set.cells),
        false => format!("({}={taken}){}-({taken}={}){cell}", from.digit, set.cells, to.digit),
    }
}

/// `=` for a strong link, `-` for a weak one.
fn sign(link: usize) -> char {
    if is_strong(link) { '=' } else { '-' }
}

impl Reasoning for Chain {
    fn length(&self) -> usize {
        self.nodes.len()
    }

    fn proof(&self) -> Proof {
        self.certificate()
    }

    fn digits(&self) -> DigitSet {
        self.nodes.iter().map(|node| node.digit).collect()
    }

    fn notation(&self) -> String {
        let of = |it: GuardedRectangle| format!("{} in {}, ", it.digits, it.rectangle);
        let of_fish = |it: AlmostFish| format!("{} {} {}, ", it.digit, it.base, it.cover);
        let patterns = self.rectangles().map(of).chain(self.fish().map(of_fish));
        patterns.chain([self.eureka()]).collect()
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        self.draw(explanation);
        if self.tell_by_name(explanation) {
            return;
        }
        for GuardedRectangle { rectangle, digits } in self.rectangles() {
            explanation.say(sentence!("rectangle-trade", cells = rectangle, digits));
        }
        for AlmostFish { digit, base, cover } in self.fish() {
            explanation.say(sentence!("chain-fish", digit, base, cover));
        }
        let [first, last] = self.ends();
        self.tell(explanation);
        if self.is_loop() {
            self.tell_back(explanation);
            explanation.say(sentence!("loop-end"));
        } else if first == last {
            explanation.say(sentence!("chain-after-all", end = said(first, true)));
        } else {
            let [first, last] = [first, last].map(|it| said(it, true));
            explanation.say(sentence!("chain-ends", first, last));
        }
        let locked = self.links.iter().any(|link| link.almost_locked().is_some());
        if self.is_loop() && locked {
            explanation.say(sentence!("loop-sets"));
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::FollowsFalse, "legend-if-or-then-false"),
            (Role::Pincer, "legend-end"),
            (Role::Pattern, "legend-almost-locked-set"),
            (Role::Guardian, "legend-rectangle"),
            (Role::Base, "legend-base"),
            (Role::Cover, "legend-cover"),
        ]
    }

    fn look_at(&self) -> Sentence {
        match self.digits().single() {
            Some(digit) => sentence!("look-at-places", digit),
            None => sentence!("look-at-digits", digits = self.digits()),
        }
    }

    fn because(&self) -> Sentence {
        let [first, last] = self.ends();
        sentence!("chain-because", first = said(first, true), last = said(last, true))
    }

    fn place(&self) -> Sentence {
        let [first, last] = self.ends();
        let digits = self.digits();
        match self.is_loop() || first == last {
            true => sentence!("place-through", digits, cells = first.cells),
            false => {
                sentence!("place-between", digits, cells = first.cells, others = last.cells)
            }
        }
    }
}

impl Chain {
    /// Goes along the links, from the first node's falsity: each sentence says what is ruled out, and what follows.
    pub(crate) fn tell(&self, explanation: &mut Explanation) {
        for (index, (link, from, to)) in self.joined().enumerate() {
            if is_strong(index) {
                let Node { digit, cells } = from;
                let (other, others, because) = (to.digit, to.cells, because(link, from, to));
                explanation.say(match index {
                    0 => sentence!("chain-if", cells, digit, others, other, because),
                    _ => sentence!("chain-so", cells, digit, others, other, because),
                });
            } else if index + 1 == self.nodes.len() {
                explanation.say(sentence!("loop-closes", digit = to.digit, cells = to.cells));
            }
        }
    }

    /// Goes round a loop the other way, from the first node's truth: says what is true then.
    pub(crate) fn tell_back(&self, explanation: &mut Explanation) {
        let back = self.nodes.iter().step_by(2).skip(1).rev();
        let steps: Vec<Sentence> = back.map(|node| said(*node, true)).collect();
        let Node { digit, cells } = self.nodes[0];
        explanation.say(sentence!("loop-other-way", digit, cells, steps));
    }

    pub(crate) fn draw(&self, explanation: &mut Explanation) {
        for link in &self.links {
            if let Some(als) = link.almost_locked() {
                explanation.mark(Mark::Cells(als.cells, Role::Pattern));
            }
            if let Some(it) = link.rectangle() {
                explanation.mark(Mark::Cells(it.rectangle, Role::Guardian));
            }
            if let Some(fish) = link.fish() {
                fish.base.iter().for_each(|it| explanation.mark(Mark::House(it, Role::Base)));
                fish.cover.iter().for_each(|it| explanation.mark(Mark::House(it, Role::Cover)));
            }
        }
        if !self.is_loop() {
            let [first, last] = self.ends();
            explanation
                .mark(Mark::Candidates(first.candidates() | last.candidates(), Role::Pincer));
        }
        // As it is told: the first is false, so the second is true, and so on.
        for (index, node) in self.nodes.iter().enumerate() {
            let role = if is_strong(index) { Role::FollowsFalse } else { Role::FollowsTrue };
            explanation.mark(Mark::Candidates(node.candidates(), role));
        }
        let number = |index: usize, node: Node, explanation: &mut Explanation| {
            if let Some(candidate) = node.candidates().iter().next() {
                explanation.mark(Mark::Number(candidate, index + 1));
            }
        };
        number(0, self.nodes[0], explanation);
        for (index, (_, from, to)) in self.joined().enumerate() {
            let kind = if is_strong(index) { LinkKind::Strong } else { LinkKind::Weak };
            let ends = [from.candidates(), to.candidates()];
            explanation.mark(Mark::Link { from: ends[0], to: ends[1], kind });
            if index + 1 < self.nodes.len() {
                number(index + 1, to, explanation);
            }
        }
    }
}

/// `r1c2 is 5`, `none of r1c2 and r1c3 is 5`.
fn said(node: Node, is_true: bool) -> Sentence {
    let Node { digit, cells } = node;
    match (cells.len(), is_true) {
        (1, true) => sentence!("is", cell = cells, digit),
        (1, false) => sentence!("is-not", cell = cells, digit),
        (_, true) => sentence!("one-is", cells, digit),
        (_, false) => sentence!("none-is", cells, digit),
    }
}

/// Why a node is true if the one before it is false.
fn because(link: &Link, from: Node, to: Node) -> Sentence {
    match *link {
        Link::Rule(Constraint::Cell(_)) => sentence!("because-other-candidate"),
        Link::Rule(Constraint::House(house, digit)) => {
            sentence!("because-other-place", cells = to.cells, digit, house)
        }
        Link::LastCandidate(LastCandidate { set, cell, taken, .. }) => {
            let (digits, cells) = (taken, set.cells);
            match from.cells == CellSet::only(cell) {
                true => sentence!("because-set-needs", cell, digits, cells, digit = to.digit),
                false => sentence!("because-set-takes", digit = from.digit, cells, digits, cell),
            }
        }
        Link::AlmostLocked(als) => {
            let digits = als.digits.without(from.digit);
            sentence!("because-set-left", digit = from.digit, cells = als.cells, digits)
        }
        Link::Rectangle(GuardedRectangle { rectangle, digits }) => {
            sentence!("because-rectangle", cells = rectangle, digits)
        }
        Link::Fish(fish) => {
            let (digit, base, cover) = (fish.digit, fish.base, fish.without(from.cells));
            sentence!("because-fish", digit, base, cover)
        }
    }
}
