//! [`Tally`]: what became of the candidates.

use ergodoku_core::{Puzzle, Sentence};

use crate::judge::{Assessment, Contender, Reason};

/// Statistics of the candidates tried, and the nearest one.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The number of candidates tested.
    pub tried: u64,
    /// The number of candidates that met the specification. More than were kept if duplicates are excluded, or if one that
    /// met it was exchanged for another.
    pub met: u64,
    /// The number of candidates that failed each demand, with its name, in order of testing. A candidate
    /// that fails one demand is not tested for later ones.
    pub failed: Vec<(Sentence, u64)>,
    /// The number of duplicates found.
    pub repeated: u64,
    nearest: Option<Nearest>,
}

#[derive(Clone, Debug)]
struct Nearest {
    met: usize,
    distance: f64,
    puzzle: Puzzle,
    lack: Reason,
}

impl Tally {
    pub(crate) fn new(names: &[Sentence]) -> Tally {
        Tally { failed: names.iter().map(|name| (name.clone(), 0)).collect(), ..Tally::default() }
    }

    pub(crate) fn note(&mut self, candidate: &Contender, assessment: &Assessment) {
        self.tried += 1;
        let Some(miss) = &assessment.miss else {
            self.met += 1;
            return;
        };
        self.failed[assessment.met].1 += 1;
        if self.is_nearer(assessment.met, miss.distance) {
            let (met, distance) = (assessment.met, miss.distance);
            let (puzzle, lack) = (candidate.puzzle, miss.reason.clone());
            self.nearest = Some(Nearest { met, distance, puzzle, lack });
        }
    }

    fn is_nearer(&self, met: usize, distance: f64) -> bool {
        self.nearest.as_ref().is_none_or(|nearest| {
            met > nearest.met || met == nearest.met && distance < nearest.distance
        })
    }

    pub(crate) fn add(&mut self, other: Tally) {
        self.tried += other.tried;
        self.met += other.met;
        for ((_, count), (_, more)) in self.failed.iter_mut().zip(&other.failed) {
            *count += more;
        }
        if let Some(nearest) = other.nearest
            && self.is_nearer(nearest.met, nearest.distance)
        {
            self.nearest = Some(nearest);
        }
    }

    /// The nearest candidate that did not meet the specification, and the reason in words.
    pub fn nearest(&self) -> Option<(&Puzzle, Sentence)> {
        self.nearest.as_ref().map(|it| (&it.puzzle, Sentence::from(&it.lack)))
    }
}
