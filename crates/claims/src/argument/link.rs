//! Single links: whether two nodes cannot both be false, or cannot both be true.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Sentence, sentence};

use super::facts::{Facts, Group, cells, contradiction, places};
use super::follow::refute;
use crate::Node;

/// What is wrong with a link.
pub(super) struct Fault {
    pub(super) reason: Sentence,
    /// Candidates without which the link would hold, if that would do.
    pub(super) too_many: Option<Box<CandidateSet>>,
}

fn fault(reason: Sentence) -> Fault {
    Fault { reason, too_many: None }
}

/// The node's candidates in the state.
pub(super) fn left(facts: &Facts, node: &Node) -> CandidateSet {
    facts.live & node.candidates()
}

/// What it takes for the node to be false: each of these alone.
fn denials(node: &Node) -> Vec<CandidateSet> {
    match node.holds_all_digits() {
        true => node.digits.iter().map(|it| CandidateSet::of(it, node.cells)).collect(),
        false => vec![node.candidates()],
    }
}

/// The truths by which one of two nodes must be true.
pub(super) fn strong(facts: &Facts, from: &Node, to: &Node) -> Result<Vec<Group>, Fault> {
    let groups = groups_of(facts, from, to);
    let mut used: Vec<Group> = Vec::new();
    for one in denials(from) {
        for other in denials(to) {
            let denied = facts.without(&(one | other));
            let serves = |group: &&Group| contradiction(&denied, group).is_some();
            let serving: Vec<Group> = match groups.iter().find(serves) {
                Some(group) => vec![group.clone()],
                // One cell after another, as in two cells of three digits.
                None if is_refuted(denied, &groups) => groups.clone(),
                None => return Err(not_strong(facts, from, to)),
            };
            for group in serving {
                if !used.contains(&group) {
                    used.push(group);
                }
            }
        }
    }
    Ok(used)
}

fn is_refuted(facts: Facts, groups: &[Group]) -> bool {
    let all = groups.iter().flatten().fold(CandidateSet::EMPTY, |all, it| all | it.members());
    refute(facts, groups, &all).is_some()
}

/// The truths that two nodes could be joined by.
fn groups_of(facts: &Facts, from: &Node, to: &Node) -> Vec<Group> {
    let both = from.cells | to.cells;
    let mut groups = Vec::new();
    let candidates = left(facts, from) | left(facts, to);
    let around = candidates.cells().common_houses();
    if let Some(digit) = (from.digits | to.digits).single() {
        groups.extend(around.iter().map(|house| places(house, from.digits.with(digit))));
    }
    // All cells of an almost locked set before one of them: a loop locks the digits of all.
    let open: CellSet = both.iter().filter(|&it| !is_filled(facts, it)).collect();
    groups.push(cells(open));
    groups.extend(open.iter().map(|cell| cells(CellSet::only(cell))));
    groups
}

fn is_filled(facts: &Facts, cell: ergodoku_core::Cell) -> bool {
    facts.known.cells().contains(cell)
}

fn not_strong(facts: &Facts, from: &Node, to: &Node) -> Fault {
    let digits = from.digits | to.digits;
    if from.cells == to.cells {
        return not_almost_locked(facts, from, to);
    }
    let Some(digit) = digits.single() else {
        let (from, to) = (from.to_string(), to.to_string());
        return fault(sentence!("broken-strong-nothing", from, to));
    };
    let joined = from.cells | to.cells;
    let houses = joined.common_houses();
    let others =
        |house: ergodoku_core::House| facts.live.cells_of(digit) & (house.cells() - joined);
    let fewest = houses.iter().map(others).min_by_key(|it| it.len());
    match fewest {
        None => fault(sentence!("broken-strong-house", cells = joined)),
        Some(others) => Fault {
            reason: sentence!(
                "broken-strong-places",
                cells = others.to_string(),
                count = others.len(),
                digit
            ),
            too_many: Some(Box::new(CandidateSet::of(digit, others))),
        },
    }
}

fn not_almost_locked(facts: &Facts, from: &Node, to: &Node) -> Fault {
    let cells = from.cells;
    let linked = from.digits | to.digits;
    let here = facts.live & CandidateSet::product(cells, ergodoku_core::DigitSet::ALL);
    let others = here.digits() - linked;
    let too_many = Some(Box::new(CandidateSet::product(cells, others) & here));
    if cells.len() == 1 {
        let (cells, digits) = (cells.to_string(), others.to_string());
        let reason = sentence!("broken-strong-cell", cells, digits);
        return Fault { reason, too_many };
    }
    let (count, digits) = (cells.len(), here.digits().to_string());
    let cells = cells.to_string();
    let reason = match from.digits.is_disjoint(to.digits) && others.is_empty() {
        true => sentence!("broken-strong-lose", cells),
        false => sentence!("broken-strong-set", count, cells, digits),
    };
    Fault { reason, too_many }
}

/// Whether two nodes cannot both be true.
pub(super) fn weak(facts: &Facts, from: &Node, to: &Node) -> Result<(), Fault> {
    match clash(facts, from, to) {
        None => Ok(()),
        Some((one, other)) if one.digit == other.digit && one != other => Err(fault(sentence!(
            "broken-weak-house",
            cell = one.cell,
            other = other.cell,
            digit = one.digit
        ))),
        Some((one, other)) if one == other => {
            Err(fault(sentence!("broken-weak-same", candidate = one)))
        }
        Some((one, other)) => Err(fault(sentence!("broken-weak-both", candidate = one, other))),
    }
}

/// Two candidates that could make both nodes true.
fn clash(facts: &Facts, from: &Node, to: &Node) -> Option<(Candidate, Candidate)> {
    let (one, other) = (parts(facts, from), parts(facts, to));
    // Of a node that holds all of its digits, one that cannot be there is enough.
    let mut found = None;
    for part in &one {
        for with in &other {
            let pair = part.iter().find_map(|it| {
                with.iter().find(|&other| !it.excludes(other)).map(|other| (it, other))
            });
            match pair {
                None => return None,
                some => found = found.or(some),
            }
        }
    }
    // One of several candidates on one side may go against one digit of the other, and the next against another.
    let each_against = |alone: &[CandidateSet], all: &[CandidateSet]| {
        alone.len() == 1 && alone[0].iter().all(|it| all.iter().any(|part| excludes(it, part)))
    };
    let excluded = each_against(&one, &other) || each_against(&other, &one);
    found.filter(|_| !excluded)
}

/// The digits of a node that holds them all, or all its candidates.
fn parts(facts: &Facts, node: &Node) -> Vec<CandidateSet> {
    denials(node).into_iter().map(|it| it & facts.live).collect()
}

fn excludes(candidate: Candidate, all: &CandidateSet) -> bool {
    all.iter().all(|it| candidate.excludes(it))
}

/// Whether the node cannot be true if the candidate is.
pub(super) fn is_ruled_out(facts: &Facts, node: &Node, by: Candidate) -> bool {
    parts(facts, node).iter().any(|part| excludes(by, part))
}
