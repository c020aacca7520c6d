//! The terms of a chain: with each variable, what is linked to what comes before, and what is left.

use super::domains::Domains;
use super::tables::TABLES;

/// Which chains are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Segments may be left of a variable: g-whips, g-braids.
    pub with_groups: bool,
    /// A left-hand candidate may be linked to any value before it: braids.
    pub is_braid: bool,
}

/// The next variable of a chain, and the value that is left of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) variable: u16,
    pub(crate) value: u16,
}

/// A variable of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The index of the variable: that of its constraint in [`Constraint::all`](ergodoku_core::Constraint::all).
    pub variable: u16,
    /// The left-hand candidate, by its index: one that is linked to what comes before.
    pub left: u16,
    /// The right-hand value, all that is left of the variable: a candidate or a segment. None in the last term, of which nothing is
    /// left.
    pub right: Option<u16>,
}

/// The chain of these links, with its last variable and its left-hand candidates. None if a whip would use one of these twice.
pub(crate) fn completed(
    kind: Kind,
    domains: &Domains,
    target: u16,
    links: &[Link],
) -> Option<Vec<Term>> {
    let mut rest = domains.0;
    let mut choices: Vec<Vec<Term>> = Vec::with_capacity(links.len() + 1);
    for place in 0..=links.len() {
        let last = if place == 0 { target } else { links[place - 1].value };
        let (effects, _) = TABLES.effects(usize::from(last));
        effects.iter().for_each(|it| rest[usize::from(it.variable)] &= it.keep);
        let right = links.get(place).map(|it| it.value);
        let mut choice = Vec::new();
        // Those linked to the value just before come first.
        for effect in effects {
            let variable = usize::from(effect.variable);
            if left(variable, rest[variable]) == right {
                add_terms(&mut choice, variable, domains.0[variable] & !effect.keep, right);
            }
        }
        if kind.is_braid {
            let ended = || (0..rest.len()).find(|&it| rest[it] == 0);
            let link = links.get(place).map(|it| usize::from(it.variable));
            if let Some(variable) = link.or_else(ended) {
                add_terms(&mut choice, variable, domains.0[variable] & !rest[variable], right);
            }
            choice.truncate(1);
        }
        choices.push(choice);
    }
    if kind.is_braid {
        return choices.into_iter().map(|it| it.first().copied()).collect();
    }
    let mut terms = Vec::with_capacity(choices.len());
    choose(&choices, &mut terms).then_some(terms)
}

/// The value that is left, or no value if that is neither a candidate nor a segment; none if nothing is left.
fn left(variable: usize, rest: u16) -> Option<u16> {
    match rest.count_ones() {
        0 => None,
        1 => Some(TABLES.member(variable, rest.trailing_zeros() as usize)),
        _ => Some(TABLES.segment(variable, rest)),
    }
}

fn add_terms(to: &mut Vec<Term>, variable: usize, candidates: u16, right: Option<u16>) {
    for bit in crate::matrix::bits(candidates) {
        let left = TABLES.member(variable, bit);
        to.push(Term { variable: variable as u16, left, right });
    }
}

/// Chooses a term of each place, so that their left-hand candidates differ.
fn choose(choices: &[Vec<Term>], terms: &mut Vec<Term>) -> bool {
    let Some(choice) = choices.get(terms.len()) else { return true };
    for term in choice {
        if terms.iter().any(|it| it.left == term.left) {
            continue;
        }
        terms.push(*term);
        if choose(choices, terms) {
            return true;
        }
        terms.pop();
    }
    false
}
