//! [`Levels`]: eliminations by the shortest chains and subsets, one length after another.

use ergodoku_core::Stop;
use ergodoku_kernel::whips::{Broken, Domains, Kind, Reach, Search};

const CANDIDATES: usize = 729;

/// Searches eliminations in the states of one puzzle, from the shortest chains on.
///
/// What is known of a target is kept while it cannot change. A target whose conclusions lead to no contradiction has no
/// chain of any length; it has none either after eliminations among what it rules out.
pub(crate) struct Levels {
    pub(crate) search: Search,
    with_subsets: bool,
    /// What is left of the cells by all that follows from a target, if that contradicts nothing.
    harmless: Vec<Option<Box<[u16; 81]>>>,
    /// The least length that a chain with a target can have, 0 if not known.
    least: Vec<u8>,
    /// Whether a search ended because of the length it was given.
    is_cut: bool,
}

/// How far eliminations lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closed {
    /// All cells are solved.
    Solved,
    /// Nothing is left of a variable.
    Broken,
    /// There is no elimination of any length.
    Stuck,
    /// There is no elimination up to the length asked for.
    Cut,
    /// The search was stopped.
    Stopped,
}

impl Levels {
    pub(crate) fn new(kind: Kind, with_subsets: bool, stop: &Stop) -> Levels {
        let mut search = Search::new(kind);
        search.stop = stop.clone();
        Levels {
            search,
            with_subsets,
            harmless: vec![None; CANDIDATES],
            least: vec![0; CANDIDATES],
            is_cut: false,
        }
    }

    /// Goes on to another puzzle.
    pub(crate) fn start(&mut self) {
        self.harmless.fill(None);
        self.enter();
    }

    fn enter(&mut self) {
        self.search.enter();
        self.least.fill(0);
    }

    /// Goes on to the state that eliminations from `before` lead to.
    pub(crate) fn after(&mut self, before: &Domains, now: &Domains) {
        self.enter();
        for slot in &mut self.harmless {
            let Some(left) = slot else { continue };
            let cells = before.cells().iter().zip(now.cells()).zip(left.iter());
            let lost = cells.fold(0, |lost, ((before, now), left)| lost | before & !now & left);
            if lost != 0 {
                *slot = None;
            }
        }
    }

    /// Eliminates with chains and subsets up to a length until there are none. Returns the greatest length needed.
    pub(crate) fn close(&mut self, domains: &mut Domains, most: usize) -> (usize, Closed) {
        self.start();
        let (mut greatest, mut length) = (0, 1);
        if domains.place_singles() == Err(Broken) {
            return (0, Closed::Broken);
        }
        loop {
            if domains.is_solved() {
                return (greatest, Closed::Solved);
            }
            if length > most {
                return (greatest, Closed::Cut);
            }
            let before = domains.clone();
            let is_found = self.eliminate(domains, length);
            if self.search.stop.is_over() {
                return (greatest, Closed::Stopped);
            }
            if is_found {
                greatest = greatest.max(length);
                if domains.place_singles() == Err(Broken) {
                    return (greatest, Closed::Broken);
                }
                self.after(&before, domains);
                length = 1;
            } else if self.is_exhausted(length) {
                return (greatest, Closed::Stuck);
            } else {
                length += 1;
            }
        }
    }

    /// Whether nothing longer can be found, either, where there is nothing of this length.
    pub(crate) fn is_exhausted(&self, length: usize) -> bool {
        let may_be_subset = self.with_subsets && length < 4;
        length > 1 && !self.is_cut && !may_be_subset
    }

    /// Whether subsets are looked for at a length.
    pub(crate) fn has_subsets(&self, length: usize) -> bool {
        self.with_subsets && (2..=4).contains(&length)
    }

    /// Eliminates all that chains and subsets of exactly a length can; there are none that are shorter.
    fn eliminate(&mut self, domains: &mut Domains, length: usize) -> bool {
        if length == 1 {
            return domains.remove_locked();
        }
        if self.has_subsets(length) && domains.remove_subsets(length) {
            return true;
        }
        let mut targets = Vec::new();
        self.for_each_target(domains, length, |target| {
            targets.push(target);
            true
        });
        targets.iter().for_each(|&target| domains.remove(target));
        !targets.is_empty()
    }

    /// Calls `visit` with each target of a chain of a length; there are none that are shorter. It tells whether to go on.
    pub(crate) fn for_each_target(
        &mut self,
        domains: &Domains,
        length: usize,
        mut visit: impl FnMut(usize) -> bool,
    ) {
        self.is_cut = false;
        for target in domains.open() {
            if self.may_have_chain(domains, target, length) {
                if self.search.find(domains, target, length) {
                    if !visit(target) {
                        return;
                    }
                } else {
                    self.is_cut |= self.search.was_cut();
                }
            }
        }
    }

    /// Whether a target may have a chain of a length.
    fn may_have_chain(&mut self, domains: &Domains, target: usize, length: usize) -> bool {
        if self.harmless[target].is_some() {
            return false;
        }
        if self.least[target] == 0 {
            match self.search.reach(domains, target, length - 1) {
                Reach::Contradiction(rounds) => self.least[target] = rounds as u8 + 1,
                Reach::Open => {
                    self.is_cut = true;
                    return false;
                }
                Reach::Ends => {
                    let left = self.search.settled().try_into().expect("81 cells");
                    self.harmless[target] = Some(Box::new(left));
                    return false;
                }
            }
        }
        let may_have = usize::from(self.least[target]) <= length;
        self.is_cut |= !may_have;
        may_have
    }
}
