//! How a fish is proved, said and drawn.

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, DigitSet, Explanation, HouseSet, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::Proof;

use super::{Fish, FishClass, Multiplicity};
use crate::patterns::reasoning::Reasoning;

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
                "The same {} make a second fish with {}.",
                self.houses(self.base),
                second.cover
            ));
            second.tell_with_fins(explanation);
            second.tell_cannibals(state, explanation);
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Base, "base"), (Role::Cover, "cover"), (Role::Pattern, "fish")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at the places for {}.", self.digit)
    }

    fn because(&self) -> Sentence {
        let Fish { digit, base, cover, fins, .. } = *self;
        if fins.is_empty() {
            sentence!("{} has places in {} only in {}", digit, base, cover)
        } else {
            sentence!("{} has places in {} only in {} or {}", digit, base, cover, fins)
        }
    }

    fn place(&self) -> Sentence {
        sentence!("of the digit {} in {}", self.digit, self.base)
    }
}

impl Fish {
    fn class(&self) -> FishClass {
        FishClass::of(self.base, self.cover)
    }

    /// What houses of the base or cover are called: `rows`, `columns`, or `houses`.
    fn houses(&self, of: HouseSet) -> String {
        match of.first() {
            Some(house) if self.class() == FishClass::Basic => format!("{}s", house.kind().name()),
            _ => "houses".to_string(),
        }
    }

    /// How many houses there are on each side, in a word.
    fn count(&self) -> &'static str {
        ["two", "three", "four", "five", "six", "seven"][self.base.len() - 2]
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
        let count = self.count();
        explanation.say(sentence!(
            "In {} the digit {} has places only in {}: {}.",
            base,
            digit,
            cover,
            cells
        ));
        self.tell_shared(explanation);
        if self.class() == FishClass::Basic {
            explanation.say(sentence!(
                "Each of the {} {} needs its own {}, so the {} {} get theirs there and nowhere else.",
                count,
                self.houses(base),
                digit,
                count,
                self.houses(cover)
            ));
        } else {
            explanation.say(sentence!(
                "Each of these {} houses needs a {}, and each of the {} houses of the cover has room \
                 for one: so the cover has none to spare for a {} elsewhere.",
                count,
                digit,
                count,
                digit
            ));
        }
    }

    fn tell_with_fins(&self, explanation: &mut Explanation) {
        let Fish { digit, base, cover, fins, endo_fins, .. } = *self;
        let (the_fins, a_fin, sees) = match fins.len() {
            1 => ("the fin", "the fin", "sees the fin"),
            2 => ("the fins", "one of the fins", "sees both fins"),
            _ => ("the fins", "one of the fins", "sees all fins"),
        };
        explanation.say(sentence!(
            "In {} the digit {} has places only in {}, but for {} {}.",
            base,
            digit,
            cover,
            the_fins,
            fins
        ));
        self.tell_shared(explanation);
        let in_cover = endo_fins & Multiplicity::of_houses(cover).0[0];
        if !in_cover.is_empty() {
            let (lies, counts) = match in_cover.len() {
                1 => ("lies", "it counts as a fin too"),
                _ => ("lie", "they count as fins too"),
            };
            explanation.say(sentence!(
                "{} {} in the cover, but in more houses of the base than of the cover, and a {} there \
                 would serve them all at once: so {}.",
                in_cover,
                lies,
                digit,
                counts
            ));
        }
        self.tell_both_cases(a_fin, sees, explanation);
    }

    /// Either a fin is true, or the fish without it is.
    fn tell_both_cases(
        &self,
        a_fin: &'static str,
        sees: &'static str,
        explanation: &mut Explanation,
    ) {
        let Fish { digit, base, cover, .. } = *self;
        if self.class() == FishClass::Basic {
            explanation.say(sentence!(
                "Either {} is {}, or the {} {} have their {}s in {}, which then have no other.",
                a_fin,
                digit,
                self.count(),
                self.houses(base),
                digit,
                cover
            ));
            explanation.say(sentence!(
                "Either way no cell of {} outside {} that {} can be {}.",
                cover,
                base,
                sees,
                digit
            ));
        } else {
            explanation.say(sentence!(
                "Either {} is {}, or the {} houses of the base use up the {} houses of the cover, which \
                 then have no {} elsewhere.",
                a_fin,
                digit,
                self.count(),
                self.count(),
                digit
            ));
            explanation.say(sentence!(
                "Either way no cell outside the base that lies in the cover and {} can be {}.",
                sees,
                digit
            ));
        }
    }

    /// Places in two base houses that are no fins, as they lie in two cover houses too.
    fn tell_shared(&self, explanation: &mut Explanation) {
        let shared = (self.cells & Multiplicity::of_houses(self.base).0[1]) - self.fins;
        if !shared.is_empty() {
            let lies = if shared.len() == 1 { "lies" } else { "lie" };
            explanation.say(sentence!(
                "{} {} in two of the houses, but in two houses of the cover as well: a {} there would \
                 serve two and use up two.",
                shared,
                lies,
                self.digit
            ));
        }
    }

    /// Places of the base that fall themselves.
    fn tell_cannibals(&self, state: &State, explanation: &mut Explanation) {
        let eliminated = self.cells & self.eliminated(state.places(self.digit));
        if !eliminated.is_empty() {
            let (lies, sees) = match (eliminated.len(), self.fins.is_empty()) {
                (1, true) => ("lies", ""),
                (1, false) => ("lies", " and sees every fin"),
                (_, true) => ("lie", ""),
                (_, false) => ("lie", " and see every fin"),
            };
            explanation.say(sentence!(
                "{} {} in the base itself, but in more houses of the cover{}: a {} there would use up \
                 more of the cover than it serves of the base, so it cannot be either.",
                eliminated,
                lies,
                sees,
                self.digit
            ));
        }
    }
}
