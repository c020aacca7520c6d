//! [`cover`]: the links that cover truths with least rank, as an integer program.
//!
//! Each candidate left in the truths has to be in as many links as truths, and the links are to be few. The linear
//! program without "whole" bounds what any choice takes; where it answers with fractions, a link is taken and left
//! out in turn.

use std::collections::BTreeMap;

use ergodoku_core::{Candidate, Constraint, State, Stop};

use super::{RankError, RankSet, count};
use crate::simplex::{Outcome, Simplex};

/// The links that cover some truths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The truths and the links.
    pub set: RankSet,
    /// No links that cover the truths are fewer. Less than the number of links only if the search was given up.
    pub at_least: usize,
}

impl Cover {
    /// Whether it is certain that the rank is the least.
    pub fn is_least(&self) -> bool {
        self.at_least == self.set.links.len()
    }
}

/// What a candidate outside the truths takes off the price of each link that it is in. All of a cover together must
/// stay below one link.
const REWARD: f64 = 1e-4;

/// What keeps links apart that cost the same: less than a reward for all of them together.
const NOISE: f64 = 1e-9;

/// Two prices that differ by less are the same.
const SAME: f64 = 1e-10;

/// A number this close to a whole one is that.
const WHOLE: f64 = 1e-6;

/// The search is given up after this number of programs.
const MOST_PROGRAMS: usize = 2_000;

/// The fewest links that cover some truths; of several choices the one whose links have most candidates outside the
/// truths, as these are what may fall. No truth is its own link: that would cover anything and tell nothing.
///
/// # Errors
/// If there are no truths, if one of them is there twice or has its digit already, or if a candidate is in too many of
/// them.
pub fn cover(state: &State, truths: &[Constraint], stop: &Stop) -> Result<Cover, RankError> {
    let problem = Problem::new(state, truths)?;
    let mut search = Search { problem: &problem, best: problem.greedy(), programs: 0, stop };
    let first = search.branch(&mut vec![None; problem.links.len()]);
    let best = search.best;
    let is_whole = search.programs < MOST_PROGRAMS && !stop.is_over();
    let at_least = if is_whole { best.len() } else { (first.max(0.0) - WHOLE).ceil() as usize };
    let mut links: Vec<Constraint> = best.iter().map(|&link| problem.links[link]).collect();
    links.sort();
    let set = RankSet { truths: truths.to_vec(), links };
    Ok(Cover { at_least: at_least.min(set.links.len()), set })
}

/// What has to be covered, and with what.
struct Problem {
    /// The constraints that may be links.
    links: Vec<Constraint>,
    /// What each of them costs: one, less a reward.
    prices: Vec<f64>,
    /// For each candidate that has to be covered how often, and by which links.
    needs: Vec<(usize, Vec<usize>)>,
}

impl Problem {
    fn new(state: &State, truths: &[Constraint]) -> Result<Problem, RankError> {
        let set = RankSet { truths: truths.to_vec(), links: Vec::new() };
        set.check_open(state)?;
        let candidates = set.candidates(state);
        let may_link =
            |it: &Constraint| !truths.contains(it) && !it.members().is_disjoint(&candidates);
        let links: Vec<Constraint> = Constraint::all().filter(may_link).collect();
        let outside = *state.all_candidates() - candidates;
        let price = |it: &Constraint| {
            1.0 - REWARD * (it.members() & outside).len() as f64 - NOISE * it.index() as f64
        };
        let prices = links.iter().map(price).collect();
        // Candidates with the same links need the most that any of them needs.
        let mut needs: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
        for candidate in candidates.iter() {
            let by = links_of(&links, candidate);
            let need = count(truths, candidate);
            if by.len() < need {
                return Err(RankError::NoCover(candidate));
            }
            let most = needs.entry(by).or_default();
            *most = need.max(*most);
        }
        let needs = needs.into_iter().map(|(by, need)| (need, by)).collect();
        Ok(Problem { links, prices, needs })
    }

    /// Some cover: always the link that does most, then without those that are not needed.
    fn greedy(&self) -> Vec<usize> {
        let mut taken = vec![false; self.links.len()];
        let missing = |taken: &[bool], (need, by): &(usize, Vec<usize>)| {
            need.saturating_sub(by.iter().filter(|&&link| taken[link]).count())
        };
        loop {
            let mut helps = vec![0; self.links.len()];
            for need in self.needs.iter().filter(|it| missing(&taken, it) > 0) {
                need.1.iter().filter(|&&link| !taken[link]).for_each(|&link| helps[link] += 1);
            }
            match (0..helps.len()).max_by_key(|&link| helps[link]) {
                Some(link) if helps[link] > 0 => taken[link] = true,
                _ => break,
            }
        }
        for link in 0..taken.len() {
            if taken[link] {
                taken[link] = false;
                taken[link] = self.needs.iter().any(|it| missing(&taken, it) > 0);
            }
        }
        (0..taken.len()).filter(|&link| taken[link]).collect()
    }

    fn price_of(&self, links: &[usize]) -> f64 {
        links.iter().map(|&link| self.prices[link]).sum()
    }
}

/// Which of some links a candidate is in.
fn links_of(links: &[Constraint], candidate: Candidate) -> Vec<usize> {
    let numbered = links.iter().enumerate();
    numbered.filter(|(_, link)| link.contains(candidate)).map(|(at, _)| at).collect()
}

struct Search<'a> {
    problem: &'a Problem,
    best: Vec<usize>,
    programs: usize,
    stop: &'a Stop,
}

impl Search<'_> {
    /// Looks for something better than the best, with some links taken (true) or left out (false). Returns what the
    /// program says that any cover costs at least.
    fn branch(&mut self, decided: &mut Vec<Option<bool>>) -> f64 {
        let taken: Vec<usize> =
            (0..decided.len()).filter(|&it| decided[it] == Some(true)).collect();
        let spent = self.problem.price_of(&taken);
        let (least, values) = match self.relaxed(decided) {
            Relaxed::Best(least, values) => (spent + least, values),
            Relaxed::Impossible => return f64::INFINITY,
            Relaxed::Unknown => return spent,
        };
        if least >= self.problem.price_of(&self.best) - SAME {
            return least;
        }
        let distance = |link: &usize| (values[*link] - 0.5).abs();
        let halfway = (0..values.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)));
        match halfway.filter(|link| values[*link] > WHOLE && values[*link] < 1.0 - WHOLE) {
            None => {
                let whole = (0..values.len()).filter(|&link| values[link] > 0.5);
                self.best = taken.into_iter().chain(whole).collect();
            }
            Some(link) => {
                for choice in [true, false] {
                    decided[link] = Some(choice);
                    let _ = self.branch(decided);
                }
                decided[link] = None;
            }
        }
        least
    }

    /// The links not decided yet that cover the rest, in fractions. The program solved is the dual one: each
    /// candidate pays for its cover, each link asks for no more than its price, and a candidate may pay less for a
    /// link that is taken once at most.
    fn relaxed(&mut self, decided: &[Option<bool>]) -> Relaxed {
        self.programs += 1;
        if self.programs >= MOST_PROGRAMS || self.stop.is_due() {
            return Relaxed::Unknown;
        }
        let mut left: Vec<(usize, Vec<usize>)> = Vec::new();
        for (need, by) in &self.problem.needs {
            let need =
                need.saturating_sub(by.iter().filter(|&&it| decided[it] == Some(true)).count());
            let by: Vec<usize> = by.iter().copied().filter(|&it| decided[it].is_none()).collect();
            if by.len() < need {
                return Relaxed::Impossible;
            }
            if need > 0 {
                left.push((need, by));
            }
        }
        let open: Vec<usize> = (0..decided.len()).filter(|&it| decided[it].is_none()).collect();
        let mut entries: Vec<Vec<(usize, f64)>> = vec![Vec::new(); decided.len()];
        for (column, (_, by)) in left.iter().enumerate() {
            by.iter().for_each(|&link| entries[link].push((column, 1.0)));
        }
        let mut program = Simplex::new(open.len(), left.len() + open.len(), 0);
        for (row, &link) in open.iter().enumerate() {
            entries[link].push((left.len() + row, -1.0));
            let price = self.problem.prices[link];
            program.set_row(row, &entries[link], price, price);
            program.set_objective(left.len() + row, -1.0);
        }
        for (column, (need, _)) in left.iter().enumerate() {
            program.set_objective(column, *need as f64);
        }
        if program.maximise(self.stop) != Outcome::Optimal {
            return Relaxed::Unknown;
        }
        let mut values = vec![0.0; decided.len()];
        open.iter().zip(program.prices()).for_each(|(&link, price)| values[link] = price);
        Relaxed::Best(program.objective(), values)
    }
}

/// How a program ends.
enum Relaxed {
    /// What the rest costs at least, and how much of each link that takes.
    Best(f64, Vec<f64>),
    /// The links taken and left out have no cover.
    Impossible,
    /// It was given up.
    Unknown,
}
