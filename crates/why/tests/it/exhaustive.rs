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
        let all = truths.iter().fold(CandidateSet::EMPTY, |all, &it| all | self.rules[it]);
        let held_by = |rules: &[usize], candidate: Candidate| {
            rules.iter().filter(|&&rule| self.rules[rule].contains(candidate)).count()
        };
        let uncovered = all.iter().filter(|&it| held_by(links, it) < held_by(truths, it));
        let uncovered: Vec<Candidate> = uncovered.collect();
        let Some(&first) = uncovered.first() else {
            return truths.len() > links.len() || self.adds_truth(truths, links, most);
        };
        // Candidates that do not see each other need a link each.
        let mut apart: Vec<Candidate> = Vec::new();
        for candidate in uncovered {
            if apart.iter().all(|it| !it.excludes(candidate)) {
                apart.push(candidate);
            }
        }
        if links.len() + apart.len() >= most {
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
