//! The sizes against a search that tries every count, one rule after another.

use ergodoku_core::{Candidate, CandidateSet, Constraint, Literal, State, Stop};
use ergodoku_why::Reasons;

use crate::states::{mid_solve, wrong_and_right};

/// Counts with more truths are not tried.
const MOST_TRUTHS: usize = 3;

/// The rules that a count may use, with their candidates, once a candidate is taken for true.
struct Search {
    rules: Vec<CandidateSet>,
}

impl Search {
    fn of(state: &State, assumed: Candidate) -> Search {
        let placed = (state.live() - *state.all_candidates()) | CandidateSet::only(assumed);
        let open = *state.all_candidates() - assumed.peers() - CandidateSet::only(assumed);
        let rules = Constraint::all().map(|rule| rule.members());
        let rules = rules.filter(|members| members.is_disjoint(&placed)).map(|it| it & open);
        Search { rules: rules.collect() }
    }

    /// Whether there is a count with at most so many truths.
    fn has(&self, most: usize) -> bool {
        (0..self.rules.len()).any(|truth| self.goes_on(&mut vec![truth], &mut Vec::new(), most))
    }

    /// Whether these truths and links are part of such a count. In a count without a smaller one inside,
    /// each truth but the first shares a candidate with some link.
    fn goes_on(&self, truths: &mut Vec<usize>, links: &mut Vec<usize>, most: usize) -> bool {
        let (in_truths, in_links) = (self.layers(truths), self.layers(links));
        let uncovered = (in_truths[0] - in_links[0])
            | (in_truths[1] - in_links[1])
            | (in_truths[2] - in_links[2]);
        let Some(first) = uncovered.iter().next() else {
            return truths.len() > links.len() || self.adds_truth(truths, links, most);
        };
        // Candidates that do not see each other need a link each.
        let (mut needed, mut left) = (0, uncovered);
        while let Some(candidate) = left.iter().next() {
            needed += 1;
            left -= candidate.peers() | CandidateSet::only(candidate);
        }
        if links.len() + needed >= most {
            return false;
        }
        let covering = (0..self.rules.len()).filter(|&rule| self.rules[rule].contains(first));
        covering.collect::<Vec<_>>().into_iter().any(|link| {
            links.push(link);
            let goes_on = self.goes_on(truths, links, most);
            links.pop();
            goes_on
        })
    }

    /// The candidates that are in one of some rules or more, in two or more, in three: no more truths are tried.
    fn layers(&self, rules: &[usize]) -> [CandidateSet; MOST_TRUTHS] {
        let mut layers = [CandidateSet::EMPTY; MOST_TRUTHS];
        for &rule in rules {
            for layer in (1..MOST_TRUTHS).rev() {
                layers[layer] |= layers[layer - 1] & self.rules[rule];
            }
            layers[0] |= self.rules[rule];
        }
        layers
    }

    fn adds_truth(&self, truths: &mut Vec<usize>, links: &mut Vec<usize>, most: usize) -> bool {
        if truths.len() == most {
            return false;
        }
        let linked = links.iter().fold(CandidateSet::EMPTY, |all, &it| all | self.rules[it]);
        let meets = |rule: &usize| !self.rules[*rule].is_disjoint(&linked);
        (0..self.rules.len()).filter(meets).collect::<Vec<_>>().into_iter().any(|truth| {
            truths.push(truth);
            let goes_on = self.goes_on(truths, links, most);
            truths.pop();
            goes_on
        })
    }
}

/// How many reasons of more than [`MOST_TRUTHS`] truths are compared.
const LARGE: usize = 20;

#[test]
fn no_count_is_smaller_than_the_one_found() {
    let mut sizes = [0; MOST_TRUTHS + 2];
    for state in mid_solve() {
        let (wrong, _) = wrong_and_right(&state);
        let mut reasons = Reasons::of(&state);
        for candidate in wrong.iter().step_by(4) {
            let claim = Literal::negative(candidate);
            let reason = reasons.why(claim, &Stop::never()).expect("a reason");
            let is_count = reason.size().lemmas == 0 && reason.size().cases == 0;
            let found = if is_count { reason.size().truths } else { usize::MAX };
            // To exclude every smaller count takes long: some of the large ones are enough.
            if found > MOST_TRUTHS && sizes[MOST_TRUTHS + 1] == LARGE {
                continue;
            }
            let search = Search::of(&state, candidate);
            if found <= MOST_TRUTHS {
                assert!(search.has(found), "{claim} in {state}: {found}");
            }
            let fewer = found.min(MOST_TRUTHS + 1) - 1;
            assert!(fewer == 0 || !search.has(fewer), "{claim} in {state}: fewer than {found}");
            sizes[found.min(MOST_TRUTHS + 1)] += 1;
        }
    }
    assert!(sizes[2..].iter().all(|&count| count > 0), "{sizes:?}");
}
