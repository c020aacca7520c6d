//! Arguments of the engine's own steps hold, and each proof that comes out of one is accepted.

use std::collections::BTreeMap;

use ergodoku_claims::argument::{self, Outcome, check};
use ergodoku_claims::{Argument, Chain, Claim, Node};
use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, LinkKind, State,
};

use crate::notations::read;
use crate::paths::{examples, steps};

/// What is said of the argument, its proofs checked.
fn judged(state: &State, claim: &Claim) -> Outcome {
    let outcome = check(state, claim);
    if let Outcome::Holds(proofs) = &outcome {
        assert_eq!(proofs.len(), claim.conclusions.len(), "{claim}");
        for (conclusion, proof) in claim.conclusions.iter().zip(proofs) {
            assert_eq!(ergodoku_proof::check(state, conclusion, proof), Ok(()), "{claim}\n{proof}");
        }
    }
    outcome
}

#[test]
fn no_step_of_a_path_is_broken_and_every_chain_holds() {
    let mut tally: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let mut broken = Vec::new();
    for (state, step) in steps(40, 1).into_iter().chain(examples()) {
        let claim = read(&step);
        let counts = tally.entry(step.technique.name).or_default();
        match judged(&state, &claim) {
            Outcome::Holds(_) => counts[0] += 1,
            Outcome::Open => {
                counts[1] += 1;
                if matches!(claim.argument, Some(Argument::Chain(_) | Argument::Either(_))) {
                    broken.push(format!("{step}\n   is not judged"));
                }
            }
            Outcome::Broken(why) => {
                counts[2] += 1;
                broken.push(format!(
                    "{step}\n   {why}\n   {}",
                    ergodoku_core::text::write_library(&state)
                ));
            }
        }
    }
    for (name, [holds, open, broken]) in tally {
        println!("{name:36} {holds:6} hold {open:6} open {broken:6} broken");
    }
    assert!(
        broken.is_empty(),
        "{} broken\n{}",
        broken.len(),
        broken[..broken.len().min(20)].join("\n")
    );
}

/// Whether no digits of the cells, chosen freely among their candidates, make both nodes true, or both false. A node of
/// one digit or one cell is any of its candidates; another one is all of its digits.
fn is_link_by_trying_all(state: &State, from: Node, to: Node, kind: LinkKind) -> bool {
    let holds = |node: Node, chosen: &CandidateSet| {
        let there = *chosen & node.candidates();
        match node.holds_all_digits() {
            true => there.digits() == node.digits,
            false => !there.is_empty(),
        }
    };
    let wanted = kind == LinkKind::Weak;
    let one_digit = (from.digits | to.digits).single();
    let live = state.live() & (from.candidates() | to.candidates());
    let around = live.cells().common_houses();
    if let (false, Some(digit)) = (wanted, one_digit)
        && around.iter().any(|it| (it.cells() & state.places(digit)).is_subset(live.cells()))
    {
        return true;
    }
    let cells: Vec<Cell> = (from.cells | to.cells).iter().collect();
    let mut stack = vec![(0, CandidateSet::EMPTY)];
    while let Some((place, chosen)) = stack.pop() {
        let Some(&cell) = cells.get(place) else {
            if holds(from, &chosen) == wanted && holds(to, &chosen) == wanted {
                return false;
            }
            continue;
        };
        let digits = state.digit(cell).map_or(state.candidates(cell), DigitSet::only);
        for digit in digits.iter() {
            let candidate = Candidate::new(cell, digit);
            if chosen.iter().all(|it| !it.excludes(candidate)) {
                let mut more = chosen;
                more.insert(candidate);
                stack.push((place + 1, more));
            }
        }
    }
    true
}

/// One thing about the claim is changed.
fn mutated(claim: &Claim, chain: &Chain, random: &mut fastrand::Rng) -> Claim {
    let mut claim = claim.clone();
    let mut chain = chain.clone();
    let node = random.usize(..chain.nodes.len());
    let digit = Digit::ALL[random.usize(..9)];
    let cell = Cell::from_index(random.usize(..81));
    match random.u8(..5) {
        0 => chain.nodes[node].cells = CellSet::only(cell),
        1 => chain.nodes[node].digits = DigitSet::only(digit),
        2 => {
            let link = random.usize(..chain.links.len());
            chain.links[link] = match chain.links[link] {
                LinkKind::Strong => LinkKind::Weak,
                LinkKind::Weak => LinkKind::Strong,
            };
        }
        3 => {
            chain.nodes.remove(node);
            chain.links.pop();
        }
        _ => {
            let other = CandidateSet::only(Candidate::new(cell, digit));
            claim.conclusions = vec![Conclusion::Eliminate(other)];
        }
    }
    claim.argument = Some(Argument::Chain(chain));
    claim
}

#[test]
fn changed_chains_hold_only_with_a_proof_and_links_are_judged_as_by_trying_all() {
    let mut random = fastrand::Rng::with_seed(7);
    let [mut holding, mut broken, mut links, mut stricter] = [0; 4];
    for (state, step) in steps(12, 2) {
        let claim = read(&step);
        let Some(Argument::Chain(chain)) = &claim.argument else { continue };
        for _ in 0..8 {
            let changed = mutated(&claim, chain, &mut random);
            match judged(&state, &changed) {
                Outcome::Holds(_) => holding += 1,
                Outcome::Broken(why) => {
                    assert!(!why.reason.to_string().is_empty() && !why.place.is_empty());
                    broken += 1;
                }
                Outcome::Open => panic!("a chain is judged"),
            }
            let Some(Argument::Chain(chain)) = &changed.argument else { continue };
            for (place, kind) in chain.links.iter().enumerate() {
                let (from, to) = (chain.nodes[place], chain.nodes[(place + 1) % chain.nodes.len()]);
                let open = CandidateSet::product(state.unsolved(), DigitSet::ALL) & state.live();
                let is_there = |it: Node| !(it.candidates() & open).is_empty();
                if (from.cells | to.cells).len() > 5 || !is_there(from) || !is_there(to) {
                    continue;
                }
                let alone = Chain { nodes: vec![from, to], links: vec![*kind] };
                let is_link = argument::conclusions(&state, &alone).is_ok();
                let by_trying = is_link_by_trying_all(&state, from, to, *kind);
                links += 1;
                assert!(by_trying || !is_link, "{alone} is no link: {:?}", state.live());
                stricter += usize::from(by_trying && !is_link);
                let is_plain = !from.holds_all_digits() && !to.holds_all_digits();
                assert!(
                    !is_plain || by_trying == is_link,
                    "{alone} is a link in {:?}",
                    state.live()
                );
            }
        }
    }
    println!(
        "{holding} hold, {broken} broken, {links} links, {stricter} links said not to be though they are"
    );
    assert!(holding > 0 && broken > holding && links > 1000);
}
