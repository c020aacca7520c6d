//! The rating of `Profile::hodoku` against HoDoKu's own: `ERGODOKU_CORPUS` names the folder that holds
//! `corpus/hodoku_paths.tsv.gz`. These tests are ignored unless asked for with `--ignored`.

use crate::corpus;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read as _;
use std::path;

use ergodoku_core::{CandidateSet, Conclusion, State, text};
use ergodoku_engine::{Level, Path, Profile, Step, rate, technique};
use flate2::read::GzDecoder;

use corpus::corpus;

/// A puzzle as HoDoKu solved it.
struct Reference {
    puzzle: String,
    level: String,
    score: u64,
    steps: Vec<ReferenceStep>,
}

/// A step: the technique's code, and what it concludes as digit-row-column.
struct ReferenceStep {
    code: String,
    places: bool,
    candidates: CandidateSet,
    text: String,
}

impl ReferenceStep {
    /// What it concludes, placement by placement.
    fn conclusions(&self) -> Vec<Conclusion> {
        match self.places {
            true => self.candidates.iter().map(Conclusion::Place).collect(),
            false => vec![Conclusion::Eliminate(self.candidates)],
        }
    }
}

fn references(file: &path::Path) -> Vec<Reference> {
    let mut table = String::new();
    let file = File::open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    GzDecoder::new(file).read_to_string(&mut table).unwrap();
    let mut all: Vec<Reference> = Vec::new();
    for line in table.lines() {
        match line.split('\t').collect::<Vec<_>>().as_slice() {
            ["P", _, puzzle, level, score, ..] => all.push(Reference {
                puzzle: puzzle.to_string(),
                level: level.to_string(),
                score: score.parse().unwrap(),
                steps: Vec::new(),
            }),
            ["S", code, _, placed, eliminated, text] => {
                let of = if placed.is_empty() { eliminated } else { placed };
                all.last_mut().unwrap().steps.push(ReferenceStep {
                    code: code.to_string(),
                    places: !placed.is_empty(),
                    candidates: of.split(' ').map(candidate).collect(),
                    text: text.to_string(),
                });
            }
            other => panic!("{other:?}"),
        }
    }
    all
}

/// A candidate written as digit-row-column.
fn candidate(triple: &str) -> ergodoku_core::Candidate {
    let [digit, row, column] = triple.as_bytes() else { panic!("{triple}") };
    let (digit, row, column) = (*digit as char, *row as char, *column as char);
    format!("r{row}c{column}={digit}").parse().unwrap()
}

/// Whether a step concludes the same, and counts the same: a contradiction that chains lead to may be
/// seen as a verity.
fn is_same(step: &Step, reference: &ReferenceStep) -> bool {
    let (places, candidates) = match step.conclusion {
        Conclusion::Place(it) => (true, CandidateSet::only(it)),
        Conclusion::Eliminate(gone) => (false, gone),
    };
    let score = technique(&reference.code).ok().and_then(|it| it.hodoku).map(|it| it.score);
    step.technique.hodoku.map(|it| it.score) == score
        && (places, candidates) == (reference.places, reference.candidates)
}

/// Where two paths part: the step's number, and what either does.
fn difference(state: State, profile: &Profile, reference: &Reference) -> String {
    let mut path = Path::new(state, profile);
    for (index, expected) in reference.steps.iter().enumerate() {
        match path.next() {
            Some(step) if is_same(&step, expected) => {}
            other => {
                let step = other.map_or("no step".to_string(), |step| step.to_string());
                return format!("step {}: {step}; expected {}", index + 1, expected.text);
            }
        }
    }
    "the paths are the same".to_string()
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn levels_and_scores_are_those_of_hodoku() {
    let folder = corpus();
    let profile = Profile::hodoku();
    let mut counts: BTreeMap<Level, (usize, usize)> = BTreeMap::new();
    for reference in references(&folder.join("corpus/hodoku_paths.tsv.gz")) {
        let entry = text::parse_one(&reference.puzzle).unwrap();
        let state = State::new(&entry.puzzle).unwrap();
        let rating = rate(state.clone(), &profile);
        let is_level = |level: &&Level| level.to_string().to_uppercase() == reference.level;
        let level = *Level::ALL.iter().find(is_level).unwrap();
        let (same, all) = counts.entry(level).or_default();
        *all += 1;
        if (rating.level, rating.score) == (level, reference.score) {
            *same += 1;
        } else {
            let (puzzle, score) = (&reference.puzzle, reference.score);
            let parting = difference(state, &profile, &reference);
            println!(
                "{puzzle}: {} {}, expected {level} {score}; {parting}",
                rating.level, rating.score
            );
        }
    }
    println!("same level and score, of all: {counts:?}");
    let share = |most: Level| {
        let counted = counts.range(..=most).map(|(_, count)| count);
        let (same, all) = counted.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        same as f64 / f64::from(all as u32)
    };
    assert!(share(Level::Hard) >= 0.99, "{counts:?}");
    // As measured: it may only rise.
    assert!(share(Level::Unfair) == 1.0, "{counts:?}");
    assert!(share(Level::Extreme) >= 0.993, "{counts:?}");
}

/// Follows HoDoKu's own paths and compares its choice with ours in each of its states, so that no
/// difference hides those behind it: how many steps of each technique are the same.
#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn the_choice_of_a_step_is_that_of_hodoku_in_its_own_states() {
    let folder = corpus();
    let profile = Profile::hodoku();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let all = references(&folder.join("corpus/hodoku_paths.tsv.gz"));
    for reference in &all {
        let entry = text::parse_one(&reference.puzzle).unwrap();
        let mut path = Path::new(State::new(&entry.puzzle).unwrap(), &profile);
        for (index, expected) in reference.steps.iter().enumerate() {
            let mut ours = path.clone();
            let step = ours.next();
            let (same, all) = counts.entry(&expected.code).or_default();
            *all += 1;
            if step.as_ref().is_some_and(|step| is_same(step, expected)) {
                *same += 1;
                path = ours;
                continue;
            }
            let step = step.map_or("no step".to_string(), |step| step.to_string());
            let puzzle = &reference.puzzle;
            let (code, text) = (&expected.code, &expected.text);
            println!("{puzzle} step {} [{code}]: {step}; expected {text}", index + 1);
            for concluded in expected.conclusions() {
                path.apply(&concluded).expect("HoDoKu concludes what fits");
            }
        }
    }
    // Known to differ: which Franken fish of several and which colours come first, and verities of nets
    // whose premises break a rule.
    let known = BTreeMap::from([("0341", 3), ("0502", 1), ("1304", 5)]);
    for (code, (same, all)) in counts {
        println!("{code}: {same} of {all} steps the same");
        assert!(all - same <= known.get(code).copied().unwrap_or(0), "{code}: {same} of {all}");
    }
}
