//! [`Sum`]s: linear constraints added up, as VeriPB does it.

use ergodoku_core::{CandidateSet, Rules};

use crate::facts::Facts;
use crate::{ProofError, Rounded, Sum};

/// Whether a sum cannot reach its bound, whatever the open candidates are.
pub(crate) fn check<R: Rules + Clone>(
    facts: &Facts<R>,
    sum: &Sum<R::Id>,
) -> Result<(), ProofError> {
    let inequality = Inequality::of(facts.rules(), sum)?;
    let mut most = 0i64;
    for candidate in CandidateSet::ALL.iter() {
        let weight = inequality.weights[candidate.index()];
        let value = facts.value(candidate).unwrap_or(weight > 0);
        if value {
            most = most.checked_add(weight).ok_or(ProofError::TooLarge)?;
        }
    }
    if most < inequality.bound { Ok(()) } else { Err(ProofError::BoundWithinReach) }
}

/// The weights of the true candidates add up to `bound` at least.
struct Inequality {
    weights: Vec<i64>,
    bound: i64,
}

impl Inequality {
    fn of<R: Rules>(rules: &R, sum: &Sum<R::Id>) -> Result<Inequality, ProofError> {
        let mut total = Inequality { weights: vec![0; 729], bound: 0 };
        let truths = sum.truths.iter().map(|&(id, times)| (id, rules.at_least(id), times, 1));
        let links = sum.links.iter().map(|&(id, times)| (id, rules.at_most(id), times, -1));
        for (id, limit, times, sign) in truths.chain(links) {
            let mut part = Inequality { weights: vec![0; 729], bound: sign * i64::from(limit) };
            for candidate in rules.candidates(id).iter() {
                part.weights[candidate.index()] = sign;
            }
            total.add(&part, times)?;
        }
        for Rounded { sum, divisor, times } in &sum.rounded {
            total.add(&Inequality::of(rules, sum)?.divided(*divisor)?, *times)?;
        }
        Ok(total)
    }

    /// Adds another so many times.
    fn add(&mut self, other: &Inequality, times: u32) -> Result<(), ProofError> {
        let add = |to: &mut i64, what: i64| {
            let sum = what.checked_mul(times.into()).and_then(|what| to.checked_add(what));
            *to = sum.ok_or(ProofError::TooLarge)?;
            Ok(())
        };
        let weights = self.weights.iter_mut().zip(&other.weights);
        weights.into_iter().try_for_each(|(to, &what)| add(to, what))?;
        add(&mut self.bound, other.bound)
    }

    /// The same divided and rounded up, in the form without negative weights.
    fn divided(mut self, divisor: u32) -> Result<Inequality, ProofError> {
        if divisor == 0 {
            return Err(ProofError::DividedByZero);
        }
        let up = |number: i64| {
            number.div_euclid(divisor.into()) + i64::from(number.rem_euclid(divisor.into()) > 0)
        };
        let negative = |weights: &[i64]| {
            let sum =
                weights.iter().filter(|&&it| it < 0).try_fold(0i64, |sum, &it| sum.checked_add(it));
            sum.ok_or(ProofError::TooLarge)
        };
        let bound = self.bound.checked_sub(negative(&self.weights)?).ok_or(ProofError::TooLarge)?;
        for weight in &mut self.weights {
            // Rounded away from zero.
            *weight = if *weight < 0 { -up(-*weight) } else { up(*weight) };
        }
        let bound = up(bound).checked_add(negative(&self.weights)?).ok_or(ProofError::TooLarge)?;
        Ok(Inequality { bound, ..self })
    }
}
