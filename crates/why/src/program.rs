//! [`CountProgram`]: the smallest count as a linear program.
//!
//! A count takes each rule some times as a truth and some times as a link. Each candidate has to lie in at
//! least as many links as truths, there has to be one truth more than links, and the truths are to be few.
//! That is the dual of the program solved here: candidates have weights and there is a whole, as in
//! [`Weights`](ergodoku_proof::Weights) with a unit of 1, and the whole is to be as large as possible. Each
//! rule is a row; its price says how often the count has the rule.

use ergodoku_core::{Candidate, Constraint};

use crate::instance::{Instance, distance};
use crate::simplex::Simplex;

/// How much more a rule costs for each point against it. All points of a count together have to stay below
/// one truth.
const POINT: f64 = 1e-4;

/// What keeps rules apart that have as many points.
const NOISE: f64 = 1e-6;

/// What a row stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// A rule of the instance as a truth.
    Truth(usize),
    /// A rule of the instance as a link.
    Link(usize),
    /// The lemma that this candidate of the instance is false.
    Lemma(usize),
}

/// The program of an instance, and what its rows and columns are.
pub(crate) struct CountProgram<'a> {
    pub(crate) instance: &'a Instance,
    pub(crate) rows: Vec<Row>,
    /// The candidates, by their places in the instance, that have columns. The whole has the last one.
    columns: Vec<u16>,
    prices: Vec<Option<u32>>,
    pub(crate) simplex: Simplex,
}

impl Clone for CountProgram<'_> {
    fn clone(&self) -> Self {
        CountProgram {
            instance: self.instance,
            rows: self.rows.clone(),
            columns: self.columns.clone(),
            prices: self.prices.clone(),
            simplex: self.simplex.clone(),
        }
    }

    /// Keeps the memory.
    fn clone_from(&mut self, other: &Self) {
        self.instance = other.instance;
        self.rows.clone_from(&other.rows);
        self.columns.clone_from(&other.columns);
        self.prices.clone_from(&other.prices);
        self.simplex.clone_from(&other.simplex);
    }
}

impl<'a> CountProgram<'a> {
    /// The program of an instance. Rules near `around` are preferred; `price` says what the lemma costs that
    /// a candidate is false, counted in truths, where there is one.
    pub(crate) fn new(
        instance: &'a Instance,
        around: Candidate,
        price: &dyn Fn(Candidate) -> Option<u32>,
        spare: usize,
    ) -> CountProgram<'a> {
        let prices: Vec<Option<u32>> = instance.candidates.iter().map(|&it| price(it)).collect();
        let columns = needed_columns(instance, &prices);
        let mut column_of = vec![usize::MAX; instance.candidates.len()];
        for (column, &place) in columns.iter().enumerate() {
            column_of[usize::from(place)] = column;
        }
        let rows = rows_of(instance, &columns, &prices);
        let whole = columns.len();
        let mut simplex = Simplex::new(rows.len(), whole + 1, spare);
        let mut noise = Noise(around.index() as u32);
        let mut entries = Vec::new();
        for (row, kind) in rows.iter().enumerate() {
            entries.clear();
            let add = |entries: &mut Vec<(usize, f64)>, rule: usize, sign: f64| {
                let members = instance.rules[rule].members.iter();
                let columns = members.map(|&place| column_of[usize::from(place)]);
                let columns = columns.filter(|column| *column != usize::MAX);
                entries.extend(columns.map(|column| (column, sign)));
                entries.push((whole, -sign));
            };
            let (plain, points) = match *kind {
                Row::Truth(rule) => {
                    add(&mut entries, rule, -1.0);
                    (1.0, points(instance, rule, around) + truth_points(instance, rule))
                }
                Row::Link(rule) => {
                    add(&mut entries, rule, 1.0);
                    (0.0, points(instance, rule, around))
                }
                Row::Lemma(place) => {
                    entries.push((column_of[place], 1.0));
                    (f64::from(prices[place].unwrap_or(0)), 0)
                }
            };
            let limit = plain + POINT * f64::from(points) + NOISE * noise.next();
            simplex.set_row(row, &entries, limit, plain);
        }
        simplex.set_objective(whole, 1.0);
        CountProgram { instance, rows, columns, prices, simplex }
    }

    /// The candidates with columns and their weights from the values of the columns, and the whole.
    pub(crate) fn weights(&self, columns: &[f64]) -> (Vec<(Candidate, f64)>, f64) {
        let each = self.columns.iter().zip(columns);
        let each = each.map(|(&place, &it)| (self.instance.candidates[usize::from(place)], it));
        (each.collect(), columns[self.columns.len()])
    }

    /// What the lemma about a candidate of the instance costs, in truths.
    pub(crate) fn price(&self, place: usize) -> u32 {
        self.prices[place].unwrap_or(0)
    }

    /// The same for a candidate by itself.
    pub(crate) fn price_of(&self, candidate: Candidate) -> u32 {
        let place = self.instance.candidates.iter().position(|it| *it == candidate);
        place.map_or(0, |place| self.price(place))
    }

    pub(crate) fn constraint(&self, rule: usize) -> Constraint {
        self.instance.rules[rule].constraint
    }
}

/// Points against a rule: far from the claim, about other digits, a house.
fn points(instance: &Instance, rule: usize, around: Candidate) -> u32 {
    let constraint = instance.rules[rule].constraint;
    distance(constraint, around) + u32::from(matches!(constraint, Constraint::House(..)))
}

/// Points against a truth: one for each candidate beyond two.
fn truth_points(instance: &Instance, rule: usize) -> u32 {
    instance.rules[rule].members.len().saturating_sub(2) as u32
}

/// The candidates whose cover is a condition of its own. A candidate in no truth needs none; one in fewer
/// truths and more links than another is covered if that is.
fn needed_columns(instance: &Instance, prices: &[Option<u32>]) -> Vec<u16> {
    let rules = |place: u16, is_truth: bool| {
        let rules = instance.rules_of[usize::from(place)].iter().copied();
        rules.filter(move |&rule| {
            let rule = &instance.rules[usize::from(rule)];
            if is_truth { rule.is_truth } else { rule.is_link }
        })
    };
    let is_implied_by = |place: u16, other: u16| {
        let has = |rule: u16| instance.rules_of[usize::from(other)].contains(&rule);
        let in_all = rules(place, true).all(has);
        let back = |rule: u16| instance.rules_of[usize::from(place)].contains(&rule);
        in_all && rules(other, false).all(back)
    };
    let is_needed = |place: &u16| {
        if prices[usize::from(*place)].is_some() {
            return true;
        }
        let Some(truth) = rules(*place, true).next() else { return false };
        let others = instance.rules[usize::from(truth)].members.iter().copied();
        let mut others =
            others.filter(|other| other != place && prices[usize::from(*other)].is_none());
        !others.any(|other| {
            is_implied_by(*place, other) && (other < *place || !is_implied_by(other, *place))
        })
    };
    (0..instance.candidates.len() as u16).filter(is_needed).collect()
}

/// The rows: undominated truths and links, and the lemmas.
fn rows_of(instance: &Instance, columns: &[u16], prices: &[Option<u32>]) -> Vec<Row> {
    let rules = || instance.rules.iter().enumerate();
    let truths = rules().filter(|(_, rule)| rule.is_truth).map(|(place, _)| Row::Truth(place));
    let links = rules().filter(|(_, rule)| rule.is_link && !rule.members.is_empty());
    let links = links.map(|(place, _)| Row::Link(place));
    let lemmas = columns.iter().map(|&place| usize::from(place));
    let lemmas = lemmas.filter(|&place| prices[place].is_some()).map(Row::Lemma);
    truths.chain(links).chain(lemmas).collect()
}

/// Numbers from 0 to 1 that look random and are always the same.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 8) / f64::from(1 << 24)
    }
}
