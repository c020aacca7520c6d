//! [`LeadingSingles`]: the short way to a single, which is what most steps of most paths are.
//!
//! Nearly every profile begins with techniques that find singles, and the position has its singles at hand.
//! So where these come first, a path takes a single without a context, a search or a sink, and writes the
//! step over the one before.

use ergodoku_core::Conclusion;

use super::{Pick, Rank};
use crate::patterns::single::SingleKind;
use crate::patterns::{Pattern, Single};
use crate::position::Position;
use crate::step::Step;
use crate::technique::Technique;
use crate::techniques as t;

/// The techniques at the front of a profile that find singles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeadingSingles {
    techniques: Vec<(&'static Technique, SingleKind)>,
    /// How many ranks at the front have no other techniques.
    ranks: usize,
}

impl LeadingSingles {
    /// Those of some ranks.
    pub(super) fn of(ranks: &[Rank]) -> LeadingSingles {
        let first = ranks.iter().filter(|rank| rank.on).take_while(|rank| rank.pick == Pick::First);
        let first = first.flat_map(|rank| &rank.techniques);
        let techniques: Vec<_> = first.map_while(|it| Some((*it, kind_of(it)?))).collect();
        let leads = |it: &&Technique| techniques.iter().any(|(single, _)| single == it);
        let only_leading = |rank: &&Rank| !rank.on || rank.techniques.iter().all(leads);
        let ranks = ranks.iter().take_while(only_leading).count();
        LeadingSingles { techniques, ranks }
    }

    /// How many ranks need not be searched where [`LeadingSingles::take`] finds nothing.
    pub(super) fn ranks(&self) -> usize {
        self.ranks
    }

    /// Takes the single that these techniques find, and makes it the `last` step; whether there is one.
    #[inline]
    pub(crate) fn take(&self, position: &mut Position, last: &mut Option<Step>) -> bool {
        let first = |&(technique, kind): &(_, SingleKind)| Some((technique, kind.first(position)?));
        let Some((technique, single)) = self.techniques.iter().find_map(first) else {
            return false;
        };
        position.apply_unchecked(&Conclusion::Place(single.candidate));
        keep(technique, single, last);
        true
    }
}

/// Makes a single the last step. Most singles follow another: then only what differs is written.
#[inline]
fn keep(technique: &'static Technique, single: Single, last: &mut Option<Step>) {
    if let Some(Step {
        technique: named,
        pattern: Pattern::Single(found),
        conclusion: Conclusion::Place(placed),
    }) = last
    {
        (*named, *found, *placed) = (technique, single, single.candidate);
    } else {
        let (pattern, conclusion) = (Pattern::Single(single), Conclusion::Place(single.candidate));
        *last = Some(Step { technique, pattern, conclusion });
    }
}

/// The kind of singles that a technique looks for.
fn kind_of(technique: &Technique) -> Option<SingleKind> {
    let kinds = [
        (&t::FULL_HOUSE, SingleKind::LastCell),
        (&t::NAKED_SINGLE, SingleKind::InCell),
        (&t::HIDDEN_SINGLE, SingleKind::InHouse),
    ];
    kinds.into_iter().find(|(it, _)| *it == technique).map(|(_, kind)| kind)
}
