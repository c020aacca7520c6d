//! [`Search`]: whips and braids of at most a given length with a given target.
//!
//! A chain is searched as its sequence of right-hand values, depth first. `rest` holds what the target and the values chosen so
//! far leave of each variable; a variable with one value left, a candidate or a segment, offers that value; one with nothing left
//! ends the chain.

use ergodoku_core::Stop;

use super::domains::Domains;
use super::links::Links;
use super::memo::Memo;
use super::tables::{Effect, TABLES, Tables, VALUES, VARIABLES};
use super::terms::{Kind, Link, Term, completed};

/// Rows for all variables, with a size that needs no check of bounds.
type Rest = [u16; 512];
const MAX_EFFECTS: usize = 64; // More than any value has.

/// How far the conclusions of a target reach, all that is left of variables taken at once, round by round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A variable is emptied in this round.
    Contradiction(usize),
    /// There is more to follow after the last round.
    Open,
    /// Nothing more follows: no chain of any length has this target.
    Ends,
}

/// Searches chains in one state.
pub struct Search {
    kind: Kind,
    /// When to give up.
    pub stop: Stop,
    tables: &'static Tables,
    links: Links,
    /// What the target and the chain leave of each variable.
    rest: Rest,
    target: u16,
    /// The chain so far.
    links_chosen: Vec<Link>,
    /// The chain that was found.
    terms: Vec<Term>,
    /// All that is offered along the chain.
    offered: Vec<Link>,
    /// Values that are not to be chosen: those in the chain, and those whose braids have been searched.
    barred: Vec<bool>,
    memo: Memo,
    /// For conclusions round by round.
    reached: Rest,
    seen: Vec<u32>,
    round: u32,
    now: Vec<u16>,
    next: Vec<u16>,
    was_cut: bool,
    /// Whether a whip used a candidate twice.
    was_refused: bool,
    /// Whether only loopless whips are accepted, and all are looked at.
    is_strict: bool,
}

impl Search {
    /// A search for chains of a kind.
    pub fn new(kind: Kind) -> Search {
        Search {
            kind,
            stop: Stop::never(),
            tables: &TABLES,
            links: Links::default(),
            rest: [0; 512],
            target: 0,
            links_chosen: Vec::new(),
            terms: Vec::new(),
            offered: Vec::new(),
            barred: vec![false; VALUES],
            memo: Memo::default(),
            reached: [0; 512],
            seen: vec![0; VALUES],
            round: 0,
            now: Vec::new(),
            next: Vec::new(),
            was_cut: false,
            was_refused: false,
            is_strict: false,
        }
    }

    /// Goes on to another state.
    pub fn enter(&mut self) {
        self.links.clear();
    }

    /// Assumes a target. Nothing is emptied by it: locked candidates have been removed.
    fn assume(&mut self, domains: &Domains, target: usize) -> bool {
        self.rest[..VARIABLES].copy_from_slice(&domains.0);
        self.links_chosen.clear();
        self.offered.clear();
        match self.kind.with_groups {
            true => self.take::<true>(domains, target as u16, &mut [0; MAX_EFFECTS]),
            false => self.take::<false>(domains, target as u16, &mut [0; MAX_EFFECTS]),
        }
    }

    /// How far the conclusions of a target reach in a number of rounds; [`Search::settled`] then tells what they left.
    pub fn reach(&mut self, domains: &Domains, target: usize, rounds: usize) -> Reach {
        if self.assume(domains, target) {
            return Reach::Contradiction(0);
        }
        self.barred[target] = true;
        let reach = match self.kind.with_groups {
            true => self.rounds::<true>(domains, 0, rounds),
            false => self.rounds::<false>(domains, 0, rounds),
        };
        self.barred[target] = false;
        reach
    }

    /// What the last [`Search::reach`] left of the cells.
    pub fn settled(&self) -> &[u16] {
        &self.reached[..81]
    }

    /// The chain found last.
    pub fn chain(&self) -> &[Term] {
        &self.terms
    }

    /// Whether the length kept the last search from going on.
    pub fn was_cut(&self) -> bool {
        self.was_cut
    }

    /// Whether a chain of at most `length` variables has this target; [`Search::chain`] is then the chain. [`Search::was_cut`] tells
    /// whether there might be a longer one if not.
    pub fn find(&mut self, domains: &Domains, target: usize, length: usize) -> bool {
        (self.was_cut, self.was_refused, self.is_strict) = (false, false, false);
        // Few whips use a candidate twice. So whips are first searched without regard to that.
        if self.find_any(domains, target, length) {
            return true;
        }
        self.is_strict = true;
        self.was_refused && self.find_any(domains, target, length)
    }

    fn find_any(&mut self, domains: &Domains, target: usize, length: usize) -> bool {
        self.target = target as u16;
        if self.assume(domains, target) {
            return self.accepts(domains);
        }
        self.memo.next_search();
        self.barred[target] = true;
        let is_found = length > 1
            && match (self.kind.with_groups, self.kind.is_braid) {
                (false, false) => self.whip::<false>(domains, 0, length, 0),
                (true, false) => self.whip::<true>(domains, 0, length, 0),
                (false, true) => self.braid::<false>(domains, length),
                (true, true) => self.braid::<true>(domains, length),
            };
        self.was_cut |= length == 1;
        self.barred[target] = false;
        let in_chain = self.links_chosen.iter().map(|it| usize::from(it.value));
        in_chain.for_each(|value| self.barred[value] = false);
        is_found
    }

    /// Whether the links chosen are a chain: in a whip no left-hand candidate is used twice.
    fn accepts(&mut self, domains: &Domains) -> bool {
        let links = &self.links_chosen;
        match completed(self.kind, domains, self.target, links) {
            Some(terms) => {
                self.terms = terms;
                true
            }
            None => {
                self.was_refused = true;
                false
            }
        }
    }

    /// Applies a value to `rest`, with what was there before in `saved`, and offers what is left of variables. Returns whether one
    /// has nothing left.
    #[inline]
    fn take<const G: bool>(
        &mut self,
        domains: &Domains,
        value: u16,
        saved: &mut [u16; MAX_EFFECTS],
    ) -> bool {
        let tables = self.tables;
        let range = self.links.range(value, domains, G);
        let mut is_emptied = false;
        for (effect, saved) in self.links.of(range).iter().zip(saved) {
            let rest = &mut self.rest[usize::from(effect.variable) & 511];
            *saved = *rest;
            *rest &= effect.keep;
            if let Some(value) = tables.left::<G>(effect.variable, *rest) {
                self.offered.push(Link { variable: effect.variable, value });
            }
            is_emptied |= *rest == 0;
        }
        is_emptied
    }

    /// Takes a value back.
    #[inline]
    fn take_back(&mut self, domains: &Domains, value: u16, saved: &[u16; MAX_EFFECTS]) {
        let range = self.links.range(value, domains, self.kind.with_groups);
        for (effect, saved) in self.links.of(range).iter().zip(saved) {
            self.rest[usize::from(effect.variable) & 511] = *saved;
        }
    }

    /// Whether a value would empty a variable.
    #[inline]
    fn is_emptied_by<const G: bool>(&mut self, domains: &Domains, value: u16) -> bool {
        let range = self.links.range(value, domains, G);
        let is_emptied = |it: &Effect| self.rest[usize::from(it.variable) & 511] & it.keep == 0;
        self.links.of(range).iter().any(is_emptied)
    }

    /// Whether a whip goes on with `length` more variables, the first of them among those offered from `start` on.
    fn whip<const G: bool>(
        &mut self,
        domains: &Domains,
        start: usize,
        length: usize,
        hash: u64,
    ) -> bool {
        if self.stop.is_due() {
            return false;
        }
        let end = self.offered.len();
        for place in start..end {
            let link = self.offered[place];
            let is_repeated = || self.offered[start..place].iter().any(|it| it.value == link.value);
            if self.barred[usize::from(link.value)] || is_repeated() {
                continue;
            }
            if length == 2 {
                self.was_cut = true;
                if self.is_emptied_by::<G>(domains, link.value) {
                    self.links_chosen.push(link);
                    if self.accepts(domains) {
                        return true;
                    }
                    self.links_chosen.pop();
                }
                continue;
            }
            let hash = hash ^ Memo::hash(link.value);
            if self.links_chosen.len() >= 2
                && !self.is_strict
                && self.memo.is_known(hash, link.value)
            {
                continue;
            }
            let mut saved = [0; MAX_EFFECTS];
            let is_emptied = self.take::<G>(domains, link.value, &mut saved);
            self.links_chosen.push(link);
            self.barred[usize::from(link.value)] = true;
            let is_found = match is_emptied {
                true => self.accepts(domains),
                false if length > 3 && !self.may_end::<G>(domains, end, length - 2) => false,
                false => self.whip::<G>(domains, end, length - 1, hash),
            };
            if is_found {
                return true;
            }
            self.links_chosen.pop();
            self.barred[usize::from(link.value)] = false;
            self.offered.truncate(end);
            self.take_back(domains, link.value, &saved);
        }
        false
    }

    /// Whether a braid goes on with `length` more variables. A value that has been tried is barred until the others have been: braids
    /// with both have been searched then, as their order does not matter.
    fn braid<const G: bool>(&mut self, domains: &Domains, length: usize) -> bool {
        if self.stop.is_due() {
            return false;
        }
        let end = self.offered.len();
        let mut tried = Vec::new();
        let mut is_found = false;
        for place in 0..end {
            let link = self.offered[place];
            if self.barred[usize::from(link.value)] {
                continue;
            }
            if length == 2 {
                self.was_cut = true;
                tried.push(link.value);
                self.barred[usize::from(link.value)] = true;
                if self.is_emptied_by::<G>(domains, link.value) {
                    self.links_chosen.push(link);
                    is_found = self.accepts(domains);
                    break;
                }
                continue;
            }
            let mut saved = [0; MAX_EFFECTS];
            let is_emptied = self.take::<G>(domains, link.value, &mut saved);
            self.links_chosen.push(link);
            self.barred[usize::from(link.value)] = true;
            tried.push(link.value);
            is_found = match is_emptied {
                true => self.accepts(domains),
                false if length > 3 && !self.may_end::<G>(domains, 0, length - 2) => false,
                false => self.braid::<G>(domains, length - 1),
            };
            if is_found {
                break;
            }
            self.links_chosen.pop();
            self.offered.truncate(end);
            self.take_back(domains, link.value, &saved);
        }
        tried.iter().for_each(|&it| self.barred[usize::from(it)] = false);
        is_found
    }

    /// Whether following all inferences from those offered at `start` or later leads to a contradiction within `rounds`. If not, no
    /// single chain does: a whip goes on with what its last value offers, a braid with anything offered.
    #[inline]
    fn may_end<const G: bool>(&mut self, domains: &Domains, start: usize, rounds: usize) -> bool {
        match self.rounds::<G>(domains, start, rounds) {
            Reach::Contradiction(_) => true,
            Reach::Ends => false,
            Reach::Open => {
                self.was_cut = true;
                false
            }
        }
    }

    /// How far all that is offered at `start` or later, and not barred, reaches.
    fn rounds<const G: bool>(&mut self, domains: &Domains, start: usize, rounds: usize) -> Reach {
        let tables = self.tables;
        self.reached = self.rest;
        self.round += 1;
        self.now.clear();
        for link in &self.offered[start..] {
            let seen = &mut self.seen[usize::from(link.value)];
            if *seen != self.round && !self.barred[usize::from(link.value)] {
                *seen = self.round;
                self.now.push(link.value);
            }
        }
        for round in 1..rounds {
            if self.now.is_empty() {
                return Reach::Ends;
            }
            self.next.clear();
            for &value in &self.now {
                let range = self.links.range(value, domains, G);
                for effect in self.links.of(range) {
                    let rest = &mut self.reached[usize::from(effect.variable) & 511];
                    *rest &= effect.keep;
                    if *rest == 0 {
                        return Reach::Contradiction(round);
                    }
                    let left = tables.left::<G>(effect.variable, *rest).map(usize::from);
                    let is_new = |&it: &usize| self.seen[it] != self.round && !self.barred[it];
                    if let Some(value) = left.filter(is_new) {
                        self.seen[value] = self.round;
                        self.next.push(value as u16);
                    }
                }
            }
            std::mem::swap(&mut self.now, &mut self.next);
        }
        match self.now.is_empty() {
            true => Reach::Ends,
            false if self.last_round_empties::<G>(domains) => Reach::Contradiction(rounds),
            false => Reach::Open,
        }
    }

    /// Whether the values reached last empty a variable. What else they leave is not asked.
    fn last_round_empties<const G: bool>(&mut self, domains: &Domains) -> bool {
        let mut is_emptied = false;
        for &value in &self.now {
            let range = self.links.range(value, domains, G);
            for effect in self.links.of(range) {
                let rest = &mut self.reached[usize::from(effect.variable) & 511];
                *rest &= effect.keep;
                is_emptied |= *rest == 0;
            }
            if is_emptied {
                return true;
            }
        }
        false
    }
}
