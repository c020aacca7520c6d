//! The smallest count where the program's best solution has fractions: a rule is used at most so often, or
//! more often, and each of the two is solved on its own.

use ergodoku_core::Stop;
use ergodoku_proof::{Smallest, Weights};

use crate::count::{Count, are_whole, count_of, whole_weights};
use crate::program::{CountProgram, Row};
use crate::simplex::{Outcome, Values};

/// The most programs solved for one count.
const MOST_PROGRAMS: usize = 400;

/// The same with lemmas, where nothing is proved anyway.
const MOST_WITH_LEMMAS: usize = 40;

/// The smallest count of a program that is solved, and a proof of it by splits if that ends in time.
pub(crate) fn smallest(program: &CountProgram<'_>, stop: &Stop) -> Option<Count> {
    let uses = program.simplex.prices();
    let has_lemmas = program.rows.iter().any(|row| matches!(row, Row::Lemma(_)));
    let most = if has_lemmas { MOST_WITH_LEMMAS } else { MOST_PROGRAMS };
    let best = rounded(program, &uses);
    let mut search = Search { best, most, programs: 0, is_cut: false, stop };
    let proof = search.solve(program, &mut Vec::new());
    let mut best = search.best?;
    best.smallest = proof.filter(|_| !search.is_cut && !has_lemmas);
    Some(best)
}

struct Search<'s> {
    best: Option<Count>,
    most: usize,
    programs: usize,
    /// Whether something was left out, so that nothing is proved.
    is_cut: bool,
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

impl Search<'_> {
    /// Looks for counts smaller than the best in a program that is solved. Returns a proof that there are
    /// none smaller than what is then the best.
    fn solve(&mut self, program: &CountProgram<'_>, splits: &mut Vec<Split>) -> Option<Smallest> {
        self.programs += 1;
        let values = program.simplex.plain_values();
        let uses = totals(program, splits);
        let bound = (cost(program, &uses) - 1e-6).ceil();
        let known = self.best.as_ref().map_or(f64::INFINITY, |best| cost_of(program, best));
        if are_whole(&uses) && bound < known {
            self.best = count_of(program, &uses).or(self.best.take());
        }
        if are_whole(&uses) || bound >= known {
            return leaf(program, &values, 1.0, splits);
        }
        let split = self.is_in_time().then(|| most_fractional(&uses)).flatten();
        let Some((row, times)) = split else {
            self.is_cut = true;
            return None;
        };
        let most = times.floor();
        let [fewer, more] = [false, true].map(|is_more| {
            let mut program = program.clone();
            let split = Split { row, most, is_more, column: program.simplex.columns() };
            self.branch(&mut program, split, splits)
        });
        let (rule, is_truth) = match program.rows[row] {
            Row::Truth(rule) => (program.constraint(rule), true),
            Row::Link(rule) => (program.constraint(rule), false),
            Row::Lemma(_) => return None,
        };
        let (fewer, more) = (Box::new(fewer?), Box::new(more?));
        Some(Smallest::Split { rule, is_truth, most: most as u32, fewer, more })
    }

    fn is_in_time(&self) -> bool {
        self.programs < self.most && !self.stop.is_due()
    }

    fn branch(
        &mut self,
        program: &mut CountProgram<'_>,
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
        let outcome = program.simplex.maximise(self.stop);
        let proof = match outcome {
            Outcome::Optimal => self.solve(program, splits),
            Outcome::Unbounded => leaf(program, &program.simplex.direction(), 0.0, splits),
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

/// The row whose use is furthest from a whole number.
fn most_fractional(uses: &[f64]) -> Option<(usize, f64)> {
    let off = |times: f64| (times - times.round()).abs();
    let uses = uses.iter().copied().enumerate();
    uses.max_by(|one, other| off(one.1).total_cmp(&off(other.1)))
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
