//! Chains that have a name of their own, told in its words: the roof of a skyscraper, the strings of a kite.

use ergodoku_core::{Cell, CellSet, Constraint, Digit, Explanation, House, HouseKind, sentence};

use super::{Chain, Link};

impl Chain {
    /// Explains the chain in the words of its pattern. False if it has none.
    pub(super) fn tell_by_name(&self, explanation: &mut Explanation) -> bool {
        let [first, last] = self.ends();
        if self.is_loop() || first == last {
            return false;
        }
        if let Some(digit) = self.digit_of_all() {
            self.is_grouped() && self.tell_empty_rectangle(digit, explanation)
                || self.tell_two_links(digit, explanation)
        } else {
            self.tell_w_wing(explanation)
        }
    }

    fn digit_of_all(&self) -> Option<Digit> {
        let digit = self.nodes[0].digit;
        self.nodes.iter().all(|node| node.digit == digit).then_some(digit)
    }

    /// The house of a link that is a rule of a house.
    fn house(&self, link: usize) -> Option<House> {
        match self.links.get(link) {
            Some(Link::Rule(Constraint::House(house, _))) => Some(*house),
            _ => None,
        }
    }

    /// A skyscraper, a 2-string kite or a turbot fish: two strong links. With groups it is a turbot fish.
    fn tell_two_links(&self, digit: Digit, explanation: &mut Explanation) -> bool {
        let [Some(base), Some(bridge), Some(other)] = [0, 1, 2].map(|it| self.house(it)) else {
            return false;
        };
        let [a, b, c, d] = self.nodes[..] else { return false };
        let grouped = self.is_grouped();
        let (first, second) = (a.cells | b.cells, c.cells | d.cells);
        let (floor, roof) = (b.cells | c.cells, a.cells | d.cells);
        let is_box = |house: House| house.kind() == HouseKind::Box;
        if !grouped && base.kind() == other.kind() && !is_box(base) && !is_box(bridge) {
            explanation.say(sentence!("skyscraper-roof", base, digit, first, other, second));
            explanation.say(sentence!("skyscraper-end", floor, bridge, digit, roof));
        } else if !grouped && is_box(bridge) && !is_box(base) && !is_box(other) {
            explanation.say(sentence!("kite-strings", base, digit, first, other, second));
            explanation.say(sentence!("kite-end", bridge, floor, digit, roof));
        } else {
            explanation.say(sentence!("turbot-links", base, digit, first, other, second));
            explanation.say(sentence!("turbot-end", floor, bridge, digit, roof));
        }
        true
    }

    /// An empty rectangle: a box whose places for a digit lie in a row and a column, and a strong link that meets
    /// one of them.
    fn tell_empty_rectangle(&self, digit: Digit, explanation: &mut Explanation) -> bool {
        let [a, b, c, d] = self.nodes[..] else { return false };
        let [Some(one), Some(_), Some(other)] = [0, 1, 2].map(|it| self.house(it)) else {
            return false;
        };
        let (block, base, [group, joined, near, far]) = match (one.kind(), other.kind()) {
            (HouseKind::Box, HouseKind::Row | HouseKind::Column) => (one, other, [a, b, c, d]),
            (HouseKind::Row | HouseKind::Column, HouseKind::Box) => (other, one, [d, c, b, a]),
            _ => return false,
        };
        // The line from the box to the strong link, and the line across it that has the other places.
        let across = base.kind();
        let kind = if across == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
        let line_of = |cells: CellSet, kind: HouseKind| {
            cells.common_houses().iter().find(|house| house.kind() == kind)
        };
        let (Some(line), Some(crossing)) =
            (line_of(joined.cells | near.cells, kind), line_of(group.cells, across))
        else {
            return false;
        };
        let (near, far) = (near.cells, far.cells);
        let (Some(seen), 1) = (near.single().map(Cell::peers), far.len()) else { return false };
        // Where the two lines cross, the box cannot have the digit if the near end has it.
        let group = group.cells - seen;
        if group.is_empty() {
            return false;
        }
        explanation.say(sentence!("empty-rectangle-box", house = block, digit, line, crossing));
        explanation.say(sentence!(
            "empty-rectangle-link",
            base,
            digit,
            cells = near | far,
            near,
            group
        ));
        explanation.say(sentence!("empty-rectangle-end", digit, far, group));
        true
    }

    /// A W-Wing: two cells with the same two candidates, and a strong link of one of these between them.
    fn tell_w_wing(&self, explanation: &mut Explanation) -> bool {
        let [a, b, c, d, e, f] = self.nodes[..] else { return false };
        let is_cell = |link: usize| matches!(self.links[link], Link::Rule(Constraint::Cell(_)));
        let Some(bridge) = self.house(2) else { return false };
        let is_pair = is_cell(0) && is_cell(4) && a.digit == f.digit && b.digit == e.digit;
        if !is_pair {
            return false;
        }
        let (ends, floor) = (a.cells | f.cells, c.cells | d.cells);
        let (digit, other) = (a.digit, b.digit);
        let digits: ergodoku_core::DigitSet = [digit, other].into_iter().collect();
        explanation.say(sentence!("w-wing-cells", ends, digits));
        explanation.say(sentence!("w-wing-bridge", bridge, other, floor, digit));
        explanation.say(sentence!("w-wing-end", ends, digit));
        true
    }
}
