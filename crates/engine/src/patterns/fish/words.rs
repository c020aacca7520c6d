//! How a fish is proved, said and drawn.

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, DigitSet, Explanation, House, HouseKind, HouseSet, Mark,
    Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;

use super::{Fish, FishClass, Multiplicity};
use crate::patterns::reasoning::Reasoning;

/// How many places of the digit are told one by one; the drawing shows them all.
const CELLS_TOLD: usize = 12;

impl Reasoning for Fish {
    fn proof(&self) -> Proof {
        let rule = |house| Constraint::House(house, self.digit);
        let count = Proof::count(self.base.iter().map(rule), self.cover.iter().map(rule));
        match self.second() {
            None => count,
            Some(second) => Proof::Either(vec![count, second.proof()]),
        }
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    fn notation(&self) -> String {
        // Lines run together, as in `r27c36`; with boxes or both kinds of lines that would not do.
        let between = if self.class() == FishClass::Basic { "" } else { " " };
        let mut notation = format!("{} {}", self.digit, self.base);
        for fish in [Some(*self), self.second()].into_iter().flatten() {
            let or = if fish.cover == self.cover { between } else { " or " };
            notation += &format!("{or}{}", fish.cover);
            for fin in fish.fins.iter() {
                let endo = if fish.endo_fins.contains(fin) { "e" } else { "" };
                notation += &format!(" {endo}f{fin}");
            }
        }
        notation
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let second = self.second();
        self.draw(second.as_ref(), explanation);
        if self.fins.is_empty() {
            self.tell_without_fins(explanation);
        } else {
            self.tell_with_fins(explanation);
        }
        self.tell_cannibals(state, explanation);
        if let Some(second) = second {
            explanation.say(sentence!(
                "fish-second",
                houses = self.houses(self.base),
                cover = second.cover
            ));
            second.tell_with_fins(explanation);
            second.tell_cannibals(state, explanation);
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-base"),
            (Role::Cover, "legend-cover"),
            (Role::Pattern, "legend-fish"),
        ]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-places", digit = self.digit)
    }

    fn because(&self) -> Sentence {
        let Fish { digit, base, cover, fins, .. } = *self;
        if fins.is_empty() {
            sentence!("fish-because", digit, base, cover)
        } else {
            sentence!("fish-because-fins", digit, base, cover, cells = fins)
        }
    }

    fn place(&self) -> Sentence {
        sentence!("place-fish", digit = self.digit, houses = self.base)
    }
}

impl Fish {
    fn class(&self) -> FishClass {
        FishClass::of(self.base, self.cover)
    }

    /// What houses of the base or cover are called: `rows`, `columns`, or `houses`.
    fn houses(&self, of: HouseSet) -> &'static str {
        match of.first().map(House::kind) {
            Some(HouseKind::Row) if self.class() == FishClass::Basic => "rows",
            Some(HouseKind::Column) if self.class() == FishClass::Basic => "columns",
            _ => "houses",
        }
    }

    /// How many houses there are on each side.
    fn count(&self) -> usize {
        self.base.len()
    }

    fn draw(&self, second: Option<&Fish>, explanation: &mut Explanation) {
        let (also_cover, also_fins) =
            second.map_or((HouseSet::EMPTY, CellSet::EMPTY), |it| (it.cover, it.fins));
        for house in self.base.iter() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        for house in (self.cover | also_cover).iter() {
            explanation.mark(Mark::House(house, Role::Cover));
        }
        let fins = self.fins | also_fins;
        let of_digit = |cells| CandidateSet::of(self.digit, cells);
        explanation.mark(Mark::Candidates(of_digit(self.cells - fins), Role::Pattern));
        explanation.mark(Mark::Candidates(of_digit(fins), Role::Fin));
    }

    fn tell_without_fins(&self, explanation: &mut Explanation) {
        let Fish { digit, base, cover, cells, .. } = *self;
        explanation.say(match cells.len() {
            ..=CELLS_TOLD => sentence!("fish-places", base, digit, cover, cells),
            _ => sentence!("fish-places-many", base, digit, cover),
        });
        self.tell_shared(explanation);
        if self.class() == FishClass::Basic {
            explanation.say(sentence!(
                "fish-each",
                count = self.count(),
                houses = self.houses(base),
                digit,
                covers = self.houses(cover),
                cover
            ));
        } else {
            explanation.say(sentence!("fish-each-house", count = self.count(), digit, cover));
        }
    }

    fn tell_with_fins(&self, explanation: &mut Explanation) {
        let Fish { digit, base, cover, fins, endo_fins, .. } = *self;
        let name = match (self.class(), base.len()) {
            (FishClass::Basic, 2) => "x-wing",
            _ => "fish",
        };
        explanation.say(sentence!("fish-places-fins", base, digit, cover, fins, name));
        let places = self.cells - fins;
        let has_one = |house: &House| (house.cells() & places).len() == 1;
        let houses: HouseSet = base.iter().filter(has_one).collect();
        if !houses.is_empty() {
            explanation.say(sentence!("fish-sashimi", houses, digit));
        }
        self.tell_shared(explanation);
        let in_cover = endo_fins & Multiplicity::of_houses(cover).0[0];
        if !in_cover.is_empty() {
            explanation.say(sentence!("fish-endo-fins", fins = in_cover, digit));
        }
        self.tell_both_cases(explanation);
    }

    /// Either a fin is true, or the fish without it is.
    fn tell_both_cases(&self, explanation: &mut Explanation) {
        let Fish { digit, base, cover, fins, .. } = *self;
        if self.class() == FishClass::Basic {
            explanation.say(sentence!(
                "fish-fin-or-lines",
                fins,
                digit,
                count = self.count(),
                houses = self.houses(base),
                cover
            ));
            explanation.say(sentence!("fish-fin-lines-end", cover, base, fins, digit));
        } else {
            explanation.say(sentence!("fish-fin-or-houses", fins, digit, count = self.count()));
            explanation.say(sentence!("fish-fin-houses-end", fins, digit));
        }
    }

    /// Places in two base houses that are no fins, as they lie in two cover houses too.
    fn tell_shared(&self, explanation: &mut Explanation) {
        let shared = (self.cells & Multiplicity::of_houses(self.base).0[1]) - self.fins;
        if !shared.is_empty() {
            explanation.say(sentence!("fish-shared", cells = shared, digit = self.digit));
        }
    }

    /// Places of the base that fall themselves.
    fn tell_cannibals(&self, state: &State, explanation: &mut Explanation) {
        let eliminated = self.cells & self.eliminated(state.places(self.digit));
        if !eliminated.is_empty() {
            explanation.say(sentence!(
                "fish-cannibal",
                cells = eliminated,
                digit = self.digit,
                fins = self.fins
            ));
        }
    }
}
