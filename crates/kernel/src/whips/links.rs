//! [`Links`]: what each value rules out in one state.

use super::domains::Domains;
use super::tables::{Effect, TABLES, VALUES};

/// The effects of each value that change something in a state, gathered when first asked for.
pub(crate) struct Links {
    effects: Vec<Effect>,
    ranges: Vec<(u32, u32)>,
}

/// The range of a value whose effects are not gathered yet.
const UNKNOWN: (u32, u32) = (u32::MAX, 0);

impl Default for Links {
    fn default() -> Links {
        Links { effects: Vec::new(), ranges: vec![UNKNOWN; VALUES] }
    }
}

impl Links {
    /// Forgets the last state.
    pub(crate) fn clear(&mut self) {
        self.effects.clear();
        self.ranges.fill(UNKNOWN);
    }

    /// Where the effects of a value are. `with_own` adds those on its own variables.
    #[inline]
    pub(crate) fn range(&mut self, value: u16, domains: &Domains, with_own: bool) -> (u32, u32) {
        match self.ranges[usize::from(value)] {
            UNKNOWN => self.gather(value, domains, with_own),
            range => range,
        }
    }

    #[inline]
    pub(crate) fn of(&self, (start, end): (u32, u32)) -> &[Effect] {
        &self.effects[start as usize..end as usize]
    }

    fn gather(&mut self, value: u16, domains: &Domains, with_own: bool) -> (u32, u32) {
        let (effects, own) = TABLES.effects(usize::from(value));
        let effects = if with_own { effects } else { &effects[own..] };
        let start = self.effects.len() as u32;
        let is_felt = |it: &&Effect| domains.0[usize::from(it.variable)] & !it.keep != 0;
        self.effects.extend(effects.iter().filter(is_felt).copied());
        let range = (start, self.effects.len() as u32);
        self.ranges[usize::from(value)] = range;
        range
    }
}
