//! The smallest count where the program's best solution has fractions: a rule is used at most so often, or
//! more often, and each of the two is solved on its own.

use ergodoku_core::Stop;
use ergodoku_proof::{Smallest, Weights};

use crate::count::{Count, are_whole, count_of, whole_weights};
use crate::program::{CountProgram, Row};
use crate::simplex::{Outcome, Values};

/// The most programs solved to prove a count the smallest. Each takes a sixth of a millisecond, and none is to take more
/// than 50.
const MOST_PROGRAMS: usize = 240;

/// The most solved after these, for a count that is small if not proved smallest.
const MOST_AFTER: usize = 40;

/// The most solved with lemmas, where nothing is proved anyway.
const MOST_WITH_LEMMAS: usize = 40;

/// What the costs of programs may be wrong by.
const ROUNDING: f64 = 1e-6;

/// The smallest count of a program that is solved, and a proof of it if that ends in time.
pub(crate) fn smallest(program: &CountProgram<'_>, stop: &Stop) -> Option<Count> {
    let has_lemmas = program.rows.iter().any(|row| matches!(row, Row::Lemma(_)));
    let most = MOST_PROGRAMS;
    let (programs, spare) = (0, Vec::new());
    let mut search = Search { best: None, limit: None, most, programs, is_cut: false, spare, stop };
    let proof = if has_lemmas { None } else { search.by_limits(program) };
    if has_lemmas || search.is_cut {
        // Some count is better than none.
        search.limit = None;
        search.most = search.programs + if has_lemmas { MOST_WITH_LEMMAS } else { MOST_AFTER };
        search.solve(program, &mut Vec::new());
    }
    let mut best = search.best?;
    best.smallest = proof;
    Some(best)
}

struct Search<'a, 's> {
    best: Option<Count>,
    /// What a count may cost, and the first one ends the search. None to look for ever better ones.
    limit: Option<f64>,
    most: usize,
    programs: usize,
    /// Whether something was left out, so that nothing is proved.
    is_cut: bool,
    /// Programs that are not needed any more, for their memory.
    spare: Vec<CountProgram<'a>>,
    stop: &'s Stop,
}

/// A row whose number of times is bounded.
#[derive(Copy, Clone, Debug)]
struct Split {
    row: usize,
    most: f64,
    is_more: bool,
    /// The column that was added for the bound from above.
    column: usize,
}

impl<'a> Search<'a, '_> {
    /// Looks for a count of the least size that the program allows, then of the next one. What proves that
    /// there is none of one size proves that a count of the next is the smallest.
    fn by_limits(&mut self, program: &CountProgram<'a>) -> Option<Smallest> {
        let settled = self.settled(program)?;
        let mut limit = bound(&settled, &totals(&settled, &[]));
        let mut proof = leaf(&settled, &settled.simplex.plain_values(), 1.0, &[]);
        self.spare.push(settled);
        loop {
            self.limit = Some(limit);
            let next = self.solve(program, &mut Vec::new());
            if self.is_found(program) {
                return proof;
            }
            if self.is_cut {
                return None;
            }
            proof = next;
            limit += 1.0;
        }
    }

    /// A copy of a program.
    fn copy_of(&mut self, program: &CountProgram<'a>) -> CountProgram<'a> {
        match self.spare.pop() {
            Some(mut copy) => {
                copy.clone_from(program);
                copy
            }
            None => program.clone(),
        }
    }

    /// The same program at its best with the plain limits, from its best with the perturbed ones.
    fn settled(&mut self, program: &CountProgram<'a>) -> Option<CountProgram<'a>> {
        let mut settled = self.copy_of(program);
        match settled.simplex.settle_plainly() {
            true => Some(settled),
            false => {
                self.spare.push(settled);
                None
            }
        }
    }

    /// Looks for counts within the limit in a program that is solved. Returns a proof that there is none.
    fn solve(&mut self, program: &CountProgram<'a>, splits: &mut Vec<Split>) -> Option<Smallest> {
        self.programs += 1;
        self.try_count(program, &totals(program, splits));
        if program.simplex.is_within_plain_limits() {
            return self.solve_tight(program, program, splits);
        }
        let Some(settled) = self.settled(program) else {
            self.is_cut = true;
            return None;
        };
        let solved = self.solve_tight(program, &settled, splits);
        self.spare.push(settled);
        solved
    }

    /// The same, given the program at its best with the plain limits.
    fn solve_tight(
        &mut self,
        program: &CountProgram<'a>,
        tight: &CountProgram<'a>,
        splits: &mut Vec<Split>,
    ) -> Option<Smallest> {
        let uses = totals(tight, splits);
        self.try_count(tight, &uses);
        if self.is_found(program) {
            return None;
        }
        if bound(tight, &uses) > self.most_wanted(program) {
            return leaf(tight, &tight.simplex.plain_values(), 1.0, splits);
        }
        let split = self.is_in_time().then(|| self.choose(program, &uses)).flatten();
        let Some((row, times)) = split else {
            self.is_cut = true;
            return None;
        };
        let most = times.floor();
        let mut halves = [None, None];
        // Within a limit less of a rule ends sooner. Without one, more of it leads to a count sooner.
        let is_more_first = self.limit.is_none();
        for is_more in [is_more_first, !is_more_first] {
            let mut half = self.copy_of(program);
            let split = Split { row, most, is_more, column: half.simplex.columns() };
            halves[usize::from(is_more)] = self.branch(&mut half, split, splits);
            self.spare.push(half);
            if self.is_found(program) {
                return None;
            }
        }
        let [fewer, more] = halves;
        let (rule, is_truth) = match program.rows[row] {
            Row::Truth(rule) => (program.constraint(rule), true),
            Row::Link(rule) => (program.constraint(rule), false),
            Row::Lemma(_) => return None,
        };
        let (fewer, more) = (Box::new(fewer?), Box::new(more?));
        Some(Smallest::Split { rule, is_truth, most: most as u32, fewer, more })
    }

    fn is_found(&self, program: &CountProgram<'_>) -> bool {
        self.limit.is_some_and(|limit| self.known(program) <= limit)
    }

    /// The most that a count may cost that is looked for.
    fn most_wanted(&self, program: &CountProgram<'_>) -> f64 {
        self.limit.unwrap_or_else(|| self.known(program) - 1.0)
    }

    /// Keeps a count made of these uses if it is better than the best.
    fn try_count(&mut self, program: &CountProgram<'_>, uses: &[f64]) {
        let known = self.known(program);
        let found = match are_whole(uses) {
            true => count_of(program, uses),
            false => rounded(program, uses),
        };
        if let Some(found) = found.filter(|found| cost_of(program, found) < known) {
            self.best = Some(found);
        }
    }

    /// What the best count known costs.
    fn known(&self, program: &CountProgram<'_>) -> f64 {
        self.best.as_ref().map_or(f64::INFINITY, |best| cost_of(program, best))
    }

    /// A row to split, and how often it is used: one whose use is furthest from a whole number. Without a limit
    /// truths come first, and then links.
    fn choose(&self, program: &CountProgram<'_>, uses: &[f64]) -> Option<(usize, f64)> {
        let off = |times: f64| (times - times.round()).abs();
        let class = |row: usize| match program.rows[row] {
            _ if self.limit.is_some() => 0.0,
            Row::Truth(_) => 0.0,
            Row::Link(_) => 1.0,
            Row::Lemma(_) => 2.0,
        };
        let key = |&(row, times): &(usize, f64)| off(times) - class(row);
        let split = uses.iter().copied().enumerate().filter(|it| off(it.1) > ROUNDING);
        split.max_by(|one, other| key(one).total_cmp(&key(other)))
    }

    fn is_in_time(&self) -> bool {
        self.programs < self.most && !self.stop.is_due()
    }

    fn branch(
        &mut self,
        program: &mut CountProgram<'a>,
        split: Split,
        splits: &mut Vec<Split>,
    ) -> Option<Smallest> {
        let start = start_of(split.row, splits);
        if split.is_more {
            program.simplex.reward_slack(split.row, split.most + 1.0 - start);
        } else if !program.simplex.allow_excess(split.row, split.most - start) {
            self.is_cut = true;
            return None;
        }
        splits.push(split);
        let enough = self.most_wanted(program) + ROUNDING;
        let outcome = program.simplex.maximise_beyond(enough, self.stop);
        let proof = match outcome {
            Outcome::Optimal => self.solve(program, splits),
            Outcome::Unbounded => leaf(program, &program.simplex.direction(), 0.0, splits),
            Outcome::Enough => {
                self.programs += 1;
                leaf(program, &program.simplex.plain_values(), 1.0, splits)
            }
            Outcome::Interrupted => {
                self.is_cut = true;
                None
            }
        };
        splits.pop();
        proof
    }
}

/// How often a row is used at least, by the splits.
fn start_of(row: usize, splits: &[Split]) -> f64 {
    let more = splits.iter().filter(|split| split.row == row && split.is_more);
    more.map(|split| split.most + 1.0).fold(0.0, f64::max)
}

/// How often each row is used.
fn totals(program: &CountProgram<'_>, splits: &[Split]) -> Vec<f64> {
    let mut uses = program.simplex.prices();
    for (row, times) in uses.iter_mut().enumerate() {
        *times += start_of(row, splits);
    }
    uses
}

/// What a count costs at least.
fn bound(program: &CountProgram<'_>, uses: &[f64]) -> f64 {
    (cost(program, uses) - ROUNDING).ceil()
}

/// Truths and lemmas by their prices.
fn cost(program: &CountProgram<'_>, uses: &[f64]) -> f64 {
    let each = program.rows.iter().zip(uses);
    each.map(|(row, times)| match *row {
        Row::Truth(_) => *times,
        Row::Link(_) => 0.0,
        Row::Lemma(place) => times * f64::from(program.price(place)),
    })
    .sum()
}

fn cost_of(program: &CountProgram<'_>, count: &Count) -> f64 {
    let lemmas = count.lemmas.iter().map(|it| program.price_of(*it));
    count.truths.len() as f64 + f64::from(lemmas.sum::<u32>())
}

fn leaf(
    program: &CountProgram<'_>,
    values: &Values,
    unit: f64,
    splits: &[Split],
) -> Option<Smallest> {
    // Of several bounds from below on one row the last includes the others.
    let is_last = |place: usize, split: &Split| {
        let later = &splits[place + 1..];
        !later.iter().any(|other| other.row == split.row && other.is_more)
    };
    let multiplier = |(place, split): (usize, &Split)| match split.is_more {
        true if is_last(place, split) => values.slack[split.row],
        true => 0.0,
        false => values.columns[split.column],
    };
    let multipliers: Vec<f64> = splits.iter().enumerate().map(multiplier).collect();
    let weights: Weights = whole_weights(program, values, unit, &multipliers)?;
    Some(Smallest::Weights(weights))
}

/// A count from a solution with fractions: multiplied until all are whole, it has several truths too many.
/// Those that help most to save links are dropped.
fn rounded(program: &CountProgram<'_>, uses: &[f64]) -> Option<Count> {
    let times = (2..=12)
        .map(f64::from)
        .find(|times| are_whole(&uses.iter().map(|it| it * times).collect::<Vec<_>>()))?;
    let mut uses: Vec<f64> = uses.iter().map(|it| (it * times).round()).collect();
    let mut cover = Cover::of(program, &uses);
    while cover.surplus > 1 || cover.drop_link(program, &mut uses) {
        if cover.surplus > 1 {
            cover.drop_truth(program, &mut uses)?;
        }
    }
    count_of(program, &uses)
}

/// How much more often links than truths have each candidate.
struct Cover {
    spare: Vec<i32>,
    /// Truths minus links.
    surplus: i32,
}

impl Cover {
    fn of(program: &CountProgram<'_>, uses: &[f64]) -> Cover {
        let spare = vec![0; program.instance.candidates.len()];
        let mut cover = Cover { spare, surplus: 0 };
        for (row, times) in program.rows.iter().zip(uses) {
            cover.add(program, *row, *times as i32);
        }
        cover
    }

    fn add(&mut self, program: &CountProgram<'_>, row: Row, times: i32) {
        let (rule, by) = match row {
            Row::Truth(rule) => (rule, -times),
            Row::Link(rule) => (rule, times),
            Row::Lemma(place) => {
                self.spare[place] += times;
                return;
            }
        };
        self.surplus -= by;
        for &place in &program.instance.rules[rule].members {
            self.spare[usize::from(place)] += by;
        }
    }

    /// Drops a link that is not needed.
    fn drop_link(&mut self, program: &CountProgram<'_>, uses: &mut [f64]) -> bool {
        let is_spare = |(row, times): (&Row, &f64)| match *row {
            Row::Link(rule) => {
                let members = &program.instance.rules[rule].members;
                *times > 0.0 && members.iter().all(|&it| self.spare[usize::from(it)] > 0)
            }
            _ => false,
        };
        let found = program.rows.iter().zip(uses.iter()).position(is_spare);
        if let Some(row) = found {
            uses[row] -= 1.0;
            self.add(program, program.rows[row], -1);
        }
        found.is_some()
    }

    /// Drops the truth after which most candidates are covered more often than they need be.
    fn drop_truth(&mut self, program: &CountProgram<'_>, uses: &mut [f64]) -> Option<()> {
        let spare = |row: usize| match program.rows[row] {
            Row::Truth(rule) if uses[row] > 0.0 => {
                let members = program.instance.rules[rule].members.iter();
                Some(members.filter(|it| self.spare[usize::from(**it)] > 0).count())
            }
            _ => None,
        };
        let candidates = (0..uses.len()).filter_map(|row| spare(row).map(|spare| (spare, row)));
        let (_, row) = candidates.max()?;
        uses[row] -= 1.0;
        self.add(program, program.rows[row], -1);
        Some(())
    }
}
