//! [`Propagations`]: what follows from all literals of a grid by all rules, without order and reasons; and
//! what such searches eliminate, in the grid or nested in one another.
//!
//! A *level* says which rules continue where single links end, see [`Mode`]. Each level has the rules of a lower
//! one and tries them first, so what the lower one found is where it starts.

use std::collections::HashMap;
use std::hash::Hash;

use ergodoku_core::Stop;

use super::new_links;
use super::patterns::by_patterns;
use super::propagation::{ADVANCED, Distances, Fixed, Propagation};
use super::starts::{Finding, Start, conclude, each_literal, each_start, refute};
use super::static_closure::by_static_chains;
use super::{Literal, Mode, code_of};
use crate::grid::{Planes, is_empty, split};

/// How many levels there are from 2 on.
const FURTHER: usize = 5;

/// How many results of nested searches are kept.
const KEPT: usize = 1 << 16;

/// What nested searches use, and what they found. The same candidates are left again and again: after
/// different assumptions, in different steps.
#[derive(Default)]
pub(crate) struct Scratch {
    /// When the search is to stop.
    pub(crate) stop: Stop,
    spare: Vec<Propagations>,
    /// What chains of single links eliminate where these candidates are left: forcing chains, and
    /// where there are none, chains from cells and houses.
    by_links: [HashMap<Planes, Planes>; 2],
    /// What a search that follows all literals eliminates, by level.
    by_level: HashMap<(u8, Planes), Planes>,
    /// Where `by_level` was found.
    fixed: Option<Fixed>,
}

impl Scratch {
    /// Forgets what was found, but keeps its memory.
    pub(super) fn forget(&mut self) {
        self.by_links.iter_mut().for_each(HashMap::clear);
        self.by_level.clear();
        self.fixed = None;
        self.spare.iter_mut().for_each(Propagations::forget);
    }

    /// Forgets what was found with other cells filled.
    pub(super) fn enter(&mut self, fixed: &Fixed) {
        if self.fixed.as_ref() != Some(fixed) {
            self.by_level.clear();
            self.fixed = Some(fixed.clone());
        }
    }

    /// Forcing chains and cycles; where there are none, and `multiple`, static chains from cells and
    /// houses. `settled` are the candidates that were left when this was last asked: all that chains
    /// refuted then has been eliminated.
    fn by_links(
        &mut self,
        state: &Propagation,
        multiple: bool,
        settled: &mut Option<Planes>,
    ) -> Planes {
        let before = settled.replace(state.live);
        let mut refuted = self.by_links[0].get(&state.live).copied();
        if refuted.is_none()
            && let Some(it) = before.and_then(|it| new_links::common_to_ends(state, &it))
        {
            let mut eliminated = [0; 9];
            conclude(&mut eliminated, state, &it);
            keep(&mut self.by_links[0], state.live, eliminated);
            refuted = Some(eliminated);
        }
        let known = match refuted {
            Some(it) if multiple && is_empty(&it) => self.by_links[1].get(&state.live).copied(),
            other => other,
        };
        if let Some(eliminated) = known {
            return eliminated;
        }
        let [refuted, common] = by_static_chains(state, multiple);
        keep(&mut self.by_links[0], state.live, refuted);
        if multiple && is_empty(&refuted) {
            keep(&mut self.by_links[1], state.live, common);
            return common;
        }
        refuted
    }

    /// What a search that follows all literals eliminates.
    fn by_level(&mut self, state: &Propagation, level: u8, fixed: &Fixed) -> Planes {
        if let Some(eliminated) = self.by_level.get(&(level, state.live)) {
            return *eliminated;
        }
        let start = state.as_start();
        let mut propagations = self.spare.pop().unwrap_or_default();
        propagations.fill(&start, level, fixed, self);
        let mut eliminated = [0; 9];
        propagations.each_finding(&start, Mode::dynamic(level), |_, found| match found {
            Finding::Contradiction(it) => refute(&mut eliminated, &start, it),
            Finding::Common(it) => conclude(&mut eliminated, &start, &it),
        });
        self.spare.push(propagations);
        keep(&mut self.by_level, (level, state.live), eliminated);
        eliminated
    }

    /// The eliminations of the first rule of a level that has any.
    fn eliminations(
        &mut self,
        state: &Propagation,
        level: u8,
        fixed: &Fixed,
        settled: &mut Option<Planes>,
    ) -> Planes {
        let by_patterns = by_patterns(state, fixed);
        if level < 2 || !is_empty(&by_patterns) {
            return by_patterns;
        }
        if level < 4 {
            return self.by_links(state, level == 3, settled);
        }
        let levels = Mode::nested_levels(level).iter();
        let mut found = levels.map(|&level| self.by_level(state, level, fixed));
        found.find(|it| !is_empty(it)).unwrap_or([0; 9])
    }
}

/// Keeps a result; forgets the others if there are too many.
fn keep<K: Eq + Hash, V>(known: &mut HashMap<K, V>, key: K, result: V) {
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(key, result);
}

/// What follows from each of the candidates of a grid, true and false.
pub(super) struct Propagations {
    found: Vec<Consequences>,
    /// Where to find what follows from a literal.
    slots: Vec<u16>,
    used: usize,
    /// What they were filled for.
    filled_for: Option<FilledFor>,
}

/// What propagations are filled for.
struct FilledFor {
    live: Planes,
    fixed: Fixed,
    level: u8,
}

/// What follows from a literal.
pub(super) struct Consequences {
    /// Whether the advanced rules lead to a contradiction: more can be found then than what was.
    is_cut: bool,
    /// The level from 2 on that was asked for last, as its index; none for the levels 0 and 1.
    level: Option<usize>,
    distances: Box<Distances>,
    /// What follows by the levels 0 and 1.
    state: Propagation,
    /// What follows by each level from 2 on, as far as it was asked for.
    further: [Option<Box<Further>>; FURTHER],
}

/// What follows by a level from 2 on.
#[derive(Clone)]
struct Further {
    state: Propagation,
    /// The candidates of the grid in which it follows.
    start: Planes,
    /// The candidates that were left when what chains of single links refute was last asked.
    settled: Option<Planes>,
}

impl Default for Propagations {
    fn default() -> Propagations {
        let slots = vec![u16::MAX; Literal::COUNT];
        Propagations { found: Vec::new(), slots, used: 0, filled_for: None }
    }
}

impl Propagations {
    /// Forgets what was found, but keeps its memory.
    pub(super) fn forget(&mut self) {
        self.filled_for = None;
    }

    /// Finds all that follows from all literals of `start`. What follows stays so when candidates are
    /// eliminated: the levels from 2 on, which take long, continue from what they found before.
    pub(super) fn fill(
        &mut self,
        start: &Propagation,
        level: u8,
        fixed: &Fixed,
        scratch: &mut Scratch,
    ) {
        let is_less = |it: &FilledFor| it.fixed == *fixed && is_within(&start.live, &it.live);
        let known = self.filled_for.take().filter(is_less);
        if known.is_none() {
            self.slots.fill(u16::MAX);
            self.used = 0;
        }
        let known = known.filter(|it| it.live == start.live && it.level < level);
        if known.is_none() {
            each_literal(start, |it| self.assume(start, it));
        }
        let done = known.map_or(0, |it| it.level);
        each_literal(start, |it| {
            let found = &mut self.found[usize::from(self.slots[it.index()])];
            if level > 0 && done == 0 {
                found.extend(fixed, scratch);
            }
            if level >= 2 {
                found.extend_further(start, level, fixed, scratch);
            }
        });
        if !scratch.stop.is_over() {
            self.filled_for = Some(FilledFor { live: start.live, fixed: fixed.clone(), level });
        }
    }

    /// Follows a literal by single links.
    fn assume(&mut self, start: &Propagation, literal: Literal) {
        let slot = &mut self.slots[literal.index()];
        if *slot == u16::MAX {
            let at = self.used;
            *slot = at as u16;
            self.used += 1;
            if self.found.len() == at {
                self.found.push(Consequences::new(start));
            }
            self.found[at].further = [const { None }; FURTHER];
        }
        let found = &mut self.found[usize::from(*slot)];
        found.state.clone_from(start);
        found.state.assume(literal, &mut found.distances);
        (found.is_cut, found.level) = (false, None);
    }

    /// What follows from a literal.
    #[inline]
    pub(super) fn of(&self, literal: Literal) -> Option<&Consequences> {
        self.found.get(usize::from(self.slots[literal.index()]))
    }

    /// Visits the starts that lead to something.
    pub(super) fn each_finding(
        &self,
        start: &Propagation,
        mode: Mode,
        mut visit: impl FnMut(Start, Finding),
    ) {
        each_start(start, mode, |from| {
            if let Start::Literal(literal) = from {
                if self.of(literal).is_some_and(|found| found.found().is_broken()) {
                    visit(from, Finding::Contradiction(literal));
                }
                return;
            }
            let common = self.common(start, from);
            if !is_empty(&common[0]) || !is_empty(&common[1]) {
                visit(from, Finding::Common(common));
            }
        });
    }

    /// What is false and true in all branches.
    fn common(&self, start: &Propagation, from: Start) -> [Planes; 2] {
        let mut common = [start.live; 2];
        from.branches(start).for_each(|branch| {
            if let Some(it) = self.of(branch).filter(|it| !it.is_cut).map(Consequences::found) {
                for v in 0..9 {
                    common[0][v] &= !it.live[v];
                    common[1][v] &= it.on[v];
                }
            }
        });
        common
    }
}

/// Whether all of these are among those.
fn is_within(these: &Planes, those: &Planes) -> bool {
    (0..9).all(|v| these[v] & !those[v] == 0)
}

/// Continues where all single links were followed.
fn extend(
    state: &mut Propagation,
    level: u8,
    fixed: &Fixed,
    scratch: &mut Scratch,
    distances: &mut Distances,
    settled: &mut Option<Planes>,
) {
    while !state.is_broken() && !scratch.stop.is_due() {
        let eliminated = scratch.eliminations(state, level, fixed, settled);
        if is_empty(&eliminated) {
            return;
        }
        state.lose(&eliminated, distances);
    }
}

impl Consequences {
    fn new(start: &Propagation) -> Consequences {
        Consequences {
            is_cut: false,
            level: None,
            distances: Box::new([0; Literal::COUNT]),
            state: start.clone(),
            further: [const { None }; FURTHER],
        }
    }

    /// What follows by all rules asked for; if they lead to a contradiction, what can be found before it.
    #[inline]
    pub(super) fn found(&self) -> &Propagation {
        let further = self.level.and_then(|at| self.further[at].as_deref());
        further.map_or(&self.state, |it| &it.state)
    }

    /// Continues with the rules of level 1.
    fn extend(&mut self, fixed: &Fixed, scratch: &mut Scratch) {
        if !self.state.is_broken() {
            extend(&mut self.state, 1, fixed, scratch, &mut self.distances, &mut None);
            self.is_cut = self.state.is_broken();
        }
    }

    /// Continues with the rules of a level from 2 on: from what they found when there were more candidates,
    /// or from what a level found that has all rules that come before what this level adds.
    fn extend_further(
        &mut self,
        start: &Propagation,
        level: u8,
        fixed: &Fixed,
        scratch: &mut Scratch,
    ) {
        if self.state.is_broken() {
            return;
        }
        let at = usize::from(level - 2);
        let (mut further, is_new) = match self.further[at].take() {
            Some(known) => (known, false),
            None => (self.by_lower_level(start, level), true),
        };
        let Further { state, start: before, settled } = &mut *further;
        let mut distances = [0; Literal::COUNT];
        let lost: Planes = std::array::from_fn(|v| before[v] & !start.live[v]);
        *before = start.live;
        if !state.is_broken() && (is_new || state.lose_from_start(&lost, &mut distances)) {
            extend(state, level, fixed, scratch, &mut distances, settled);
        }
        self.is_cut = state.is_broken();
        self.further[at] = Some(further);
        self.level = Some(at);
    }

    /// What all rules lead to that come before what a level adds.
    fn by_lower_level(&self, start: &Propagation, level: u8) -> Box<Further> {
        let below = match level {
            3 => self.further[0].clone(),
            5 | 6 => self.further[2].clone(),
            _ => None,
        };
        let below = below.filter(|it| it.start == start.live);
        let simple =
            || Box::new(Further { state: self.state.clone(), start: start.live, settled: None });
        below.unwrap_or_else(simple)
    }

    /// The least distance of a literal, even if it lies behind the contradiction that ended the search.
    pub(super) fn distance(&self, target: Literal) -> u32 {
        let (cell, v) = split(code_of(target));
        let is_found = match target.is_true() {
            true => self.state.on[v] >> cell & 1 == 1,
            false => self.state.live[v] >> cell & 1 == 0,
        };
        match is_found {
            true => u32::from(self.distances[target.index()]),
            false => u32::from(ADVANCED) + u32::from(target.is_true()),
        }
    }
}
