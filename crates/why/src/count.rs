//! [`Count`]: the smallest count that refutes an assumption, and the weights that prove it.

use ergodoku_core::{Candidate, Constraint, Literal, Stop};
use ergodoku_proof::{Proof, Smallest, Weights};

use crate::branch;
use crate::instance::{Facts, Instance};
use crate::program::{CountProgram, Row};
use crate::simplex::{Outcome, Values};

/// The largest number by which weights are multiplied to become whole.
const MOST_UNITS: u32 = 10_000;

/// How many splits a proof may have one inside the other.
pub(crate) const SPLITS: usize = 24;

/// A count that refutes an assumption, with the lemmas that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// Used as "at least one is true", each as often as it is used.
    pub(crate) truths: Vec<Constraint>,
    /// Used as "at most one is true".
    pub(crate) links: Vec<Constraint>,
    /// Candidates known to be false by lemmas, each once.
    pub(crate) lemmas: Vec<Candidate>,
    /// Why no count has fewer truths; only where there are no lemmas.
    pub(crate) smallest: Option<Smallest>,
}

impl Count {
    pub(crate) fn proof(&self) -> Proof {
        Proof::count(self.truths.iter().copied(), self.links.iter().copied())
    }
}

/// What the search for a count ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Searched {
    /// The smallest one, as far as it is known to be.
    Found(Count),
    /// There is none, and why, if that could be written with whole numbers.
    NoCount(Option<Smallest>),
    /// The stop was due.
    Interrupted,
}

/// The smallest count that refutes `denied` together with `facts`, where lemmas may be used at a price.
pub(crate) fn smallest_count(
    facts: &Facts,
    denied: Literal,
    price: &dyn Fn(Candidate) -> Option<u32>,
    stop: &Stop,
) -> Searched {
    smallest_count_of(&facts.with(denied), denied.candidate(), price, stop)
}

/// The smallest count that refutes `facts`, near this candidate.
pub(crate) fn smallest_count_of(
    facts: &Facts,
    around: Candidate,
    price: &dyn Fn(Candidate) -> Option<u32>,
    stop: &Stop,
) -> Searched {
    let instance = Instance::of(facts);
    if let Some(empty) = instance.empty_rule() {
        let weights = Weights { whole: 1, unit: 1, ..Weights::default() };
        let smallest = Some(Smallest::Weights(weights));
        let (truths, links, lemmas) = (vec![empty], Vec::new(), Vec::new());
        return Searched::Found(Count { truths, links, lemmas, smallest });
    }
    let mut program = CountProgram::new(&instance, around, price, SPLITS);
    match program.simplex.maximise(stop) {
        Outcome::Interrupted => Searched::Interrupted,
        Outcome::Unbounded => {
            let weights = whole_weights(&program, &program.simplex.direction(), 0.0, &[]);
            Searched::NoCount(weights.map(Smallest::Weights))
        }
        Outcome::Optimal | Outcome::Enough => {
            let uses = program.simplex.prices();
            let is_exact = are_whole(&uses) && program.simplex.is_within_plain_limits();
            let count = match is_exact {
                true => count_of(&program, &uses).map(|count| proved(&program, count)),
                false => branch::smallest(&program, stop),
            };
            match count {
                Some(count) => Searched::Found(count),
                None if stop.is_over() => Searched::Interrupted,
                None => Searched::NoCount(None),
            }
        }
    }
}

/// Whether all of these are whole numbers, but for rounding.
pub(crate) fn are_whole(uses: &[f64]) -> bool {
    uses.iter().all(|times| (times - times.round()).abs() < 1e-6)
}

/// A count with the weights that prove it, if it has no lemmas.
fn proved(program: &CountProgram<'_>, mut count: Count) -> Count {
    if count.lemmas.is_empty() {
        let weights = whole_weights(program, &program.simplex.plain_values(), 1.0, &[]);
        count.smallest = weights.map(Smallest::Weights);
    }
    count
}

/// The count that has each row so many times, if it covers all candidates.
pub(crate) fn count_of(program: &CountProgram<'_>, uses: &[f64]) -> Option<Count> {
    let mut count =
        Count { truths: Vec::new(), links: Vec::new(), lemmas: Vec::new(), smallest: None };
    let instance = program.instance;
    let mut cover = vec![0i32; instance.candidates.len()];
    for (row, times) in program.rows.iter().zip(uses) {
        let times = times.round().max(0.0) as usize;
        let mut add = |rule: usize, by: i32| {
            let members = instance.rules[rule].members.iter();
            members.for_each(|&place| cover[usize::from(place)] += by * times as i32);
        };
        match *row {
            Row::Truth(rule) => {
                add(rule, -1);
                count.truths.extend(std::iter::repeat_n(program.constraint(rule), times));
            }
            Row::Link(rule) => {
                add(rule, 1);
                count.links.extend(std::iter::repeat_n(program.constraint(rule), times));
            }
            Row::Lemma(place) if times > 0 => {
                cover[place] += times as i32;
                count.lemmas.push(instance.candidates[place]);
            }
            Row::Lemma(_) => {}
        }
    }
    let is_valid = cover.iter().all(|&by| by >= 0) && count.truths.len() > count.links.len();
    is_valid.then_some(count)
}

/// The smallest number by which all of these have to be multiplied to become whole.
fn common_denominator(values: impl Iterator<Item = f64>) -> Option<f64> {
    // Any number is nearly whole if it is multiplied often enough: the values are far more exact than this.
    let is_whole = |value: f64| (value - value.round()).abs() < 2e-7;
    let mut all = 1;
    for value in values {
        let so_far = value * f64::from(all);
        let more = (1..=MOST_UNITS / all).find(|&more| is_whole(so_far * f64::from(more)))?;
        all *= more;
    }
    Some(f64::from(all))
}

/// Weights as whole numbers, for a count of `unit` a truth: 1, or 0 if there is no count. `multipliers` are
/// those of the splits.
pub(crate) fn whole_weights(
    program: &CountProgram<'_>,
    values: &Values,
    unit: f64,
    multipliers: &[f64],
) -> Option<Weights> {
    let (each, whole) = program.weights(&values.columns);
    let values = || each.iter().map(|it| it.1).chain([whole]).chain(multipliers.iter().copied());
    if values().any(|value| value < -1e-7) {
        return None;
    }
    let times = common_denominator(values())?;
    let scaled = |value: f64| (value * times).round() as u32;
    let each = each.iter().map(|&(candidate, value)| (candidate, scaled(value)));
    Some(Weights {
        each: each.filter(|it| it.1 > 0).collect(),
        whole: scaled(whole),
        unit: scaled(unit),
        multipliers: multipliers.iter().map(|&it| scaled(it)).collect(),
    })
}
