//! How chains are written, told and drawn.

use ergodoku_core::{
    CellSet, Constraint, DigitSet, Explanation, LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;

use super::super::almost_locked::LastCandidate;
use super::{Chain, Link, Node, is_strong};
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
        self.eureka()
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        self.draw(explanation);
        let [first, last] = self.ends();
        self.tell(explanation);
        explanation.say(if self.is_loop() {
            sentence!(
                "So the loop closes: of any two nodes joined by a link exactly one is true, and what \
                 both rule out cannot be."
            )
        } else if first == last {
            sentence!("So {} after all.", said(first, true))
        } else {
            sentence!(
                "So {} or {}: what both rule out cannot be.",
                said(first, true),
                said(last, true)
            )
        });
        let locked = self.links.iter().any(|link| link.almost_locked().is_some());
        if self.is_loop() && locked {
            explanation.say(sentence!(
                "As one digit of each almost locked set is outside it, its other digits are inside."
            ));
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::FollowsFalse, "if or then false"),
            (Role::Pincer, "end"),
            (Role::Pattern, "almost locked set"),
        ]
    }

    fn look_at(&self) -> Sentence {
        match self.digits().single() {
            Some(digit) => sentence!("Look at the places for {}.", digit),
            None => sentence!("Look at the digits {}.", self.digits()),
        }
    }

    fn because(&self) -> Sentence {
        let [first, last] = self.ends();
        sentence!("{} or {}", said(first, true), said(last, true))
    }

    fn place(&self) -> Sentence {
        let [first, last] = self.ends();
        let digits = self.digits();
        match self.is_loop() || first == last {
            true => sentence!("of the digits {} through {}", digits, first.cells),
            false => {
                sentence!("of the digits {} between {} and {}", digits, first.cells, last.cells)
            }
        }
    }
}

impl Chain {
    /// Goes along the links, from the first node's falsity.
    pub(crate) fn tell(&self, explanation: &mut Explanation) {
        explanation.say(sentence!("Suppose {}.", said(self.nodes[0], false)));
        for (index, (link, from, to)) in self.joined().enumerate() {
            let strong = is_strong(index);
            let (is, because) = (said(to, strong), because(link, from, to, strong));
            explanation.say(match index {
                0 => sentence!("Then {}, {}.", is, because),
                _ => sentence!("So {}, {}.", is, because),
            });
        }
    }

    pub(crate) fn draw(&self, explanation: &mut Explanation) {
        for link in &self.links {
            if let Some(als) = link.almost_locked() {
                explanation.mark(Mark::Cells(als.cells, Role::Pattern));
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
        (1, true) => sentence!("{} is {}", cells, digit),
        (1, false) => sentence!("{} is not {}", cells, digit),
        (_, true) => sentence!("one of {} is {}", cells, digit),
        (_, false) => sentence!("none of {} is {}", cells, digit),
    }
}

/// Why a node follows from the one before it.
fn because(link: &Link, from: Node, to: Node, strong: bool) -> Sentence {
    match (*link, strong) {
        (Link::Rule(Constraint::Cell(cell)), true) => {
            sentence!("the only other candidate of {}", cell)
        }
        (Link::Rule(Constraint::Cell(cell)), false) => sentence!("for {} holds one digit", cell),
        (Link::Rule(Constraint::House(house, digit)), true) => {
            let places = places(to.cells);
            sentence!("the only other {} for {} in {}", places, digit, house)
        }
        (Link::Rule(Constraint::House(house, digit)), false) => {
            sentence!("for {} has one {}", house, digit)
        }
        (Link::LastCandidate(LastCandidate { set, cell, taken, .. }), _) => {
            match from.cells == CellSet::only(cell) {
                true => sentence!(
                    "for {} is then one of {}, and the cells {} without it need {}",
                    cell,
                    taken,
                    set.cells,
                    to.digit
                ),
                false => sentence!(
                    "for without {} the cells {} hold {}, which {} sees",
                    from.digit,
                    set.cells,
                    taken,
                    cell
                ),
            }
        }
        (Link::AlmostLocked(als), _) => {
            let left = als.digits.without(from.digit);
            sentence!("for without {} the cells {} hold only {}", from.digit, als.cells, left)
        }
    }
}

fn places(cells: CellSet) -> &'static str {
    if cells.len() > 1 { "places" } else { "place" }
}
