//! Whips and braids by their definitions, in plain loops that share nothing with the search: in each state both must find
//! chains with the same targets, of the same least lengths.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Constraint, HouseKind, State};
use ergodoku_engine::{Profile, Technique, techniques as t};
use ergodoku_kernel::whips::{Domains, Kind, Search};
use ergodoku_whips::{Rater, RatingOptions, Scale};

use super::mini_corpus::rated;

/// A state and what the definitions speak of.
struct Oracle<'a> {
    state: &'a State,
    kind: Kind,
    target: Candidate,
    rules: Vec<CandidateSet>,
}

/// What is linked to a value: to its candidate, or to all three of a segment.
fn linked_to(value: &CandidateSet) -> CandidateSet {
    value.iter().fold(CandidateSet::ALL, |all, it| all & it.peers())
}

/// The candidates that are linked to values of a chain.
#[derive(Copy, Clone)]
struct Linked {
    to_any: CandidateSet,
    to_last: CandidateSet,
}

impl Linked {
    fn and_to(&self, value: &CandidateSet) -> Linked {
        let to_last = linked_to(value);
        Linked { to_any: self.to_any | to_last, to_last }
    }
}

/// The segment that holds several candidates of a house's digit.
fn segment_of(rest: &CandidateSet) -> Option<CandidateSet> {
    let digit = rest.digits().single()?;
    let houses = rest.cells().common_houses();
    let of_kind =
        |is_box: bool| houses.iter().find(|house| (house.kind() == HouseKind::Box) == is_box);
    let (line, box_) = (of_kind(false)?, of_kind(true)?);
    Some(CandidateSet::of(digit, line.cells() & box_.cells()))
}

impl Oracle<'_> {
    /// Whether a chain goes on with at most `length` more rules. `values` are the target and all values so far, which `linked`
    /// speaks of, `lefts` the left-hand candidates.
    fn goes_on(
        &self,
        values: &mut Vec<CandidateSet>,
        linked: &Linked,
        lefts: &mut Vec<Candidate>,
        length: usize,
    ) -> bool {
        for (place, rule) in self.rules.iter().enumerate() {
            let rest = *rule - linked.to_any;
            let is_cell = place < 81;
            let value = match rest.single() {
                Some(_) => Some(rest),
                None if self.kind.with_groups && !is_cell && !rest.is_empty() => segment_of(&rest),
                None => None,
            };
            if !rest.is_empty() && (value.is_none_or(|it| values.contains(&it)) || length == 1) {
                continue;
            }
            let after = if self.kind.is_braid { linked.to_any } else { linked.to_last };
            for left in (*rule & after).iter() {
                let is_again = !self.kind.is_braid && lefts.contains(&left);
                if left == self.target || is_again {
                    continue;
                }
                let Some(value) = value else { return true };
                values.push(value);
                lefts.push(left);
                let is_found = self.goes_on(values, &linked.and_to(&value), lefts, length - 1);
                values.pop();
                lefts.pop();
                if is_found {
                    return true;
                }
                if self.kind.is_braid {
                    break;
                }
            }
        }
        false
    }

    /// The least length of a chain, up to `most`.
    fn least(&self, most: usize) -> Option<usize> {
        let target = CandidateSet::only(self.target);
        let to_target = linked_to(&target);
        let linked = Linked { to_any: to_target, to_last: to_target };
        (1..=most).find(|&length| self.goes_on(&mut vec![target], &linked, &mut Vec::new(), length))
    }
}

/// The states of some puzzles in which longer chains are needed.
fn states(count: usize) -> Vec<State> {
    let mut rater = Rater::default();
    let options = RatingOptions { steps: true, ..RatingOptions::new(Scale::SubsetsGW) };
    let hard = rated().filter(|(_, noted)| noted[0].is_some_and(|it| it >= 3)).take(count);
    let found = hard.map(|(state, _)| {
        let steps = rater.rate(&state, &options).steps;
        steps.into_iter().find(|step| step.length >= 2).expect("a longer step").state
    });
    found.collect()
}

fn agrees(kind: Kind, most: usize, count: usize) {
    let mut search = Search::new(kind);
    let mut by_length = [0; 6];
    for state in states(count) {
        let domains = Domains::of(&state);
        search.enter();
        let rules: Vec<CandidateSet> =
            Constraint::all().map(|it| it.members() & state.live()).collect();
        for target in state.all_candidates().iter() {
            let oracle = Oracle { state: &state, kind, target, rules: rules.clone() };
            let expected = oracle.least(most);
            let found = (1..=most).find(|&it| search.find(&domains, target.index(), it));
            assert_eq!(found, expected, "{target} in {:?}", oracle.state);
            by_length[expected.unwrap_or(0)] += 1;
        }
    }
    assert!(by_length[..=most].iter().skip(2).all(|&count| count > 0), "{by_length:?}");
}

#[test]
fn whips_are_those_of_the_definition() {
    agrees(Kind { with_groups: false, is_braid: false }, 3, 6);
}

#[test]
fn g_whips_are_those_of_the_definition() {
    agrees(Kind { with_groups: true, is_braid: false }, 3, 4);
}

#[test]
fn braids_are_those_of_the_definition() {
    agrees(Kind { with_groups: false, is_braid: true }, 3, 4);
}

#[test]
fn g_braids_are_those_of_the_definition() {
    agrees(Kind { with_groups: true, is_braid: true }, 2, 4);
}

/// The technique finds the chains up to `most` rules of the definition, but for those that a chain of a plainer kind is as
/// short as; and each step is proved.
fn finds(
    technique: &'static Technique,
    kind: Kind,
    plainer: &[Kind],
    most: usize,
    count: usize,
) -> usize {
    let mut total = 0;
    for state in states(count) {
        let rules: Vec<CandidateSet> =
            Constraint::all().map(|it| it.members() & state.live()).collect();
        let least = |kind: Kind, target: Candidate| {
            Oracle { state: &state, kind, target, rules: rules.clone() }.least(most)
        };
        let is_plain = |target: Candidate, length: usize| {
            plainer.iter().any(|&it| least(it, target).is_some_and(|it| it <= length))
        };
        let expected: BTreeSet<(String, usize)> = state
            .all_candidates()
            .iter()
            .filter_map(|target| Some((target, least(kind, target)?)))
            .filter(|&(target, length)| !is_plain(target, length))
            .map(|(target, length)| (CandidateSet::only(target).to_string(), length))
            .collect();
        let steps = technique.all_steps(&state, &Profile::default());
        steps.iter().for_each(|step| assert_eq!(step.check(&state), Ok(()), "{step}"));
        let short = steps.iter().filter(|step| step.pattern.length() <= most);
        let found: BTreeSet<(String, usize)> = short
            .map(|step| (step.conclusion.eliminated().to_string(), step.pattern.length()))
            .collect();
        assert_eq!(found, expected, "{} in {state:?}", technique.name);
        total += expected.len();
    }
    total
}

const fn kind(with_groups: bool, is_braid: bool) -> Kind {
    Kind { with_groups, is_braid }
}

#[test]
fn whips_of_the_catalogue_are_those_of_the_definition() {
    let whip = kind(false, false);
    assert!(finds(&t::WHIP, whip, &[], 3, 4) > 10);
    assert!(finds(&t::G_WHIP, kind(true, false), &[whip], 3, 16) > 0);
}

#[test]
fn braids_of_the_catalogue_are_those_of_the_definition() {
    let whip = kind(false, false);
    // A braid that is shorter than every whip is rare, and longer than what trying all can do. Here the definition says
    // where there is none; that some are found is shown by the examples of the techniques.
    let plainer = [kind(true, false), kind(false, true)];
    finds(&t::BRAID, kind(false, true), &[whip], 3, 4);
    finds(&t::G_BRAID, kind(true, true), &plainer, 3, 4);
}
