//! Whole solves as programs print them.

use std::collections::BTreeMap;
use std::io::Read as _;

use ergodoku_claims::argument::{Outcome, check};
use ergodoku_claims::{Argument, Claim, Pattern, transcript};
use ergodoku_core::text::write_library;
use ergodoku_core::{CandidateSet, Conclusion, Puzzle, State};
use ergodoku_engine::{Path, Profile};

use crate::paths;

#[test]
fn our_own_paths_are_read_claim_by_claim() {
    for puzzle in paths::puzzles(10, 4) {
        let path: Vec<_> = Path::new(puzzle.clone(), &Profile::default()).collect();
        let mut text = format!("{}\n", ergodoku_core::text::write_line(&puzzle));
        let mut state = puzzle;
        for (number, step) in path.iter().enumerate() {
            let explanation = step.explain(&state).to_string();
            text += &format!(
                "{:>4}. {step}\n      {}\n",
                number + 1,
                explanation.replace(". ", ".\n      ")
            );
            state.apply(&step.conclusion).expect("a step fits its state");
        }
        let said: Vec<_> = transcript(&text).collect();
        assert_eq!(said.len(), path.len());
        for (said, step) in said.iter().zip(&path) {
            assert_eq!(said.text, step.to_string());
            let claim = said.claim.as_ref().unwrap_or_else(|error| panic!("{step}: {error}"));
            assert_eq!(claim.conclusions, [step.conclusion]);
        }
    }
}

#[test]
fn what_a_person_writes_around_claims_is_passed_over() {
    let text = "\
# My solution
Let me look at row 4 first. Cell r4c7 sees a lot.

1. R4C7 = 5 because it is the last place in row 4
2. r4c8<>5, so box 6 is easier now
- r1c1 is 3
* 5r2c2
Step 5: r3c3≠x
That is all.
";
    let said: Vec<(usize, bool)> = transcript(text).map(|it| (it.line, it.claim.is_ok())).collect();
    assert_eq!(said, [(4, true), (5, true), (6, true), (7, true), (8, false)]);
}

/// HoDoKu's steps of 724 puzzles: each is read, concludes what it should, and no argument in it breaks.
#[test]
#[ignore = "reads the reference paths in the folder ERGODOKU_CORPUS"]
fn hodokus_printed_paths_are_read_and_hold() {
    let mut state = State::new(&Puzzle::EMPTY).expect("no clash");
    let mut tally: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    let mut broken = Vec::new();
    for line in reference_paths().lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        if fields[0] == "P" {
            state = fields[2].parse().expect("a puzzle");
            continue;
        }
        let text = fields[5];
        let claim: Claim = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(said(&claim), [candidates(fields[3]), candidates(fields[4])], "{text}");
        let other = matches!(claim.argument, Some(Argument::Pattern(Pattern::Other(_))));
        assert!(claim.technique.is_some() && !other, "{text}: {:?}", claim.argument);
        let counts = tally.entry(fields[2].to_string()).or_default();
        match check(&state, &claim) {
            Outcome::Holds(_) => counts[0] += 1,
            Outcome::Open => counts[1] += 1,
            Outcome::Broken(why) => {
                counts[2] += 1;
                broken.push(format!("{text}\n   {why}\n   {}", write_library(&state)));
            }
        }
        for conclusion in &claim.conclusions {
            state.apply(conclusion).expect("a step fits its state");
        }
    }
    for (name, [holds, open, broken]) in &tally {
        println!("{name:36} {holds:6} hold {open:6} open {broken:6} broken");
    }
    assert!(tally.values().map(|it| it.iter().sum::<usize>()).sum::<usize>() > 10_000);
    assert!(broken.is_empty(), "{}\n{}", broken.len(), broken[..broken.len().min(30)].join("\n"));
}

fn reference_paths() -> String {
    let folder = std::env::var("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS is the folder");
    let file = std::fs::File::open(format!("{folder}/hodoku_paths.tsv.gz")).expect("the paths");
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).expect("text");
    text
}

/// Candidates as `drc` triples.
fn candidates(field: &str) -> CandidateSet {
    let triple = |it: &str| -> CandidateSet {
        let it: Vec<char> = it.chars().collect();
        format!("r{}c{}<>{}", it[1], it[2], it[0]).parse().expect("a candidate")
    };
    let triples = field.split(' ').filter(|it| !it.is_empty()).map(triple);
    triples.fold(CandidateSet::EMPTY, |all, it| all | it)
}

/// What is placed and what is eliminated.
fn said(claim: &Claim) -> [CandidateSet; 2] {
    let mut said = [CandidateSet::EMPTY; 2];
    for conclusion in &claim.conclusions {
        match conclusion {
            Conclusion::Place(it) => said[0].insert(*it),
            Conclusion::Eliminate(all) => said[1] |= *all,
        }
    }
    said
}
