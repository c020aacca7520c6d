//! Against reference results: `ERGODOKU_CORPUS` names the folder that holds `puzzles` and `corpus`. These
//! tests are ignored unless asked for with `--ignored`.

use crate::corpus;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

use ergodoku_core::text::{Entry, LibraryCase, Reader};
use ergodoku_core::{CandidateSet, Conclusion, State};
use ergodoku_engine::{
    Bounded, Limits, Outcome, Path, Pattern, Profile, Step, TECHNIQUES, Technique, technique,
    techniques_named,
};
use ergodoku_search::{Solution, Uniqueness, uniqueness};

use corpus::corpus;

fn entries(path: PathBuf) -> impl Iterator<Item = Entry> {
    let file = File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Reader::new(BufReader::new(file)).map(|entry| entry.unwrap().unwrap())
}

fn solution(state: &State) -> Solution {
    match uniqueness(state) {
        Uniqueness::One(solution) => solution,
        other => panic!("{state} has not one solution but {other:?}"),
    }
}

fn assert_sound(step: &Step, state: &State, solution: &Solution) {
    assert_eq!(step.check(state), Ok(()), "{step} in {state}");
    let sound = match &step.conclusion {
        Conclusion::Place(it) => solution.holds(*it),
        Conclusion::Eliminate(gone) => {
            !gone.is_empty() && gone.iter().all(|it| !solution.holds(it))
        }
    };
    assert!(sound, "{step} contradicts the solution of {state}");
}

/// Takes the whole path, every step checked, and says how many cells are placed at the end.
fn checked_path(
    state: State,
    profile: &Profile,
) -> (Outcome, usize, BTreeMap<&'static str, usize>) {
    let solution = solution(&state);
    let mut counts = BTreeMap::new();
    let mut path = Path::new(state.clone(), profile);
    let mut before = state;
    for step in path.by_ref() {
        assert_sound(&step, &before, &solution);
        before.apply(&step.conclusion).expect("a step fits its state");
        *counts.entry(step.technique.name).or_default() += 1;
    }
    (path.outcome(), path.state().filled().len(), counts)
}

fn series() -> Vec<(String, State)> {
    let folder = corpus().join("puzzles/series");
    let mut puzzles: Vec<(String, State)> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let entry = entries(path).next().unwrap();
            (name, State::new(&entry.puzzle).unwrap())
        })
        .collect();
    puzzles.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(puzzles.len(), 19);
    puzzles
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn the_series_is_solved_and_gets_as_far_as_the_original_without_some_techniques() {
    let puzzles = series();
    // What the original solver has placed when it gets stuck, with these techniques left out.
    let stuck: [(&str, &[(&str, usize)]); 8] = [
        ("", &[]),
        ("nishio", &[("expert_01", 52), ("expert_03", 42)]),
        ("nishio,xyz-wing", &[("expert_01", 48)]),
        ("nishio,xy-wing", &[("expert_02", 45)]),
        ("nishio,jellyfish", &[("jellyfish", 50), ("swordfish_05", 33)]),
        ("nishio,swordfish", &[("swordfish_03", 30)]),
        (
            "nishio,x-wing,swordfish,jellyfish,xy-wing,xyz-wing",
            &[
                ("swordfish_01", 35),
                ("swordfish_02", 35),
                ("swordfish_03", 30),
                ("swordfish_04", 42),
                ("swordfish_05", 33),
            ],
        ),
        ("nishio,locked", &[("locked_candidates", 28)]),
    ];
    for (without, expected) in stuck {
        let names = without.split(',').filter(|name| !name.is_empty());
        let left_out: Vec<_> = names.flat_map(|name| techniques_named(name).unwrap()).collect();
        let profile = Profile::series().without(&left_out);
        let mut ends = BTreeMap::new();
        for (name, state) in &puzzles {
            let (outcome, placed, _) = checked_path(state.clone(), &profile);
            if outcome != Outcome::Solved {
                ends.insert(name.as_str(), placed);
            }
        }
        for (name, placed) in expected {
            assert_eq!(ends.get(name), Some(placed), "without {without}: {name}");
        }
        // These two lists are known whole: everything else is solved.
        if without.is_empty() || without == "nishio" {
            assert_eq!(ends.len(), expected.len(), "without {without:?}: {ends:?}");
        }
    }
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn every_step_through_thousands_of_puzzles_is_sound_and_proved() {
    let folder = corpus();
    let sets =
        [("top95.txt", 95), ("random_minimal_20k.txt", 1000), ("puzzles2_17_clue.txt", 1000)];
    let profile = Profile::default();
    for (file, count) in sets {
        let mut total: BTreeMap<&str, usize> = BTreeMap::new();
        let (mut read, mut solved) = (0, 0);
        for entry in entries(folder.join("puzzles").join(file)).take(count) {
            let state = State::new(&entry.puzzle).unwrap();
            let (outcome, _, counts) = checked_path(state, &profile);
            read += 1;
            solved += usize::from(outcome == Outcome::Solved);
            for (name, count) in counts {
                *total.entry(name).or_default() += count;
            }
        }
        println!("{file}: {solved} of {read} solved, every step proved: {total:?}");
        assert_eq!(read, count);
    }
}

/// The technique of a library code, and whether the code asks for its siamese form: two fish of one
/// base reported together.
fn technique_of(code: &str) -> Option<(&'static Technique, bool)> {
    let siamese = code.len() == 5;
    Some((technique(code.get(..4)?).ok()?, siamese))
}

/// The options with which the library's maker looked for a case.
fn limits_for(case: &LibraryCase) -> Limits {
    let variant = case.variant.as_deref();
    let nice_loop = case.code.starts_with("07") && case.code.as_str() >= "0709";
    Limits {
        duals: matches!(case.code.as_str(), "0404" | "0405"),
        two_candidate_rectangles: case.code == "0405" || variant == Some("1"),
        missing_rectangle_candidates: variant != Some("1"),
        als_in_chains: match case.code.as_str() {
            "0709" => variant == Some("2"),
            _ => nice_loop && matches!(variant, Some("3" | "4")),
        },
        siamese_fish: case.code.len() == 5,
        // 0901-2 are pairs with two restricted commons.
        als_overlap: case.code.starts_with("09") && case.code != "0901" && variant == Some("2"),
        als_chain_sets: Bounded::new(12).unwrap(),
        ..Limits::default()
    }
}

/// The digits of a step as the library writes them: those placed; of loops, chains of several digits,
/// almost locked sets and what is followed to its end, those eliminated; of a universal grave none;
/// else those of the pattern.
fn digits(step: &Step) -> String {
    let by_result = match step.technique.hodoku.map(|it| it.code) {
        Some(code) => ("0702".."0800").contains(&code) && code != "0703" || code >= "0900",
        None => false,
    };
    match step.conclusion {
        _ if step.technique.hodoku.is_some_and(|it| it.code == "0610") => String::new(),
        Conclusion::Place(it) => it.digit.to_string(),
        Conclusion::Eliminate(gone) if by_result => gone.digits().to_string(),
        Conclusion::Eliminate(_) => step.pattern.digits().to_string(),
    }
}

/// What a case expects, as a set of candidates placed or eliminated.
fn concluded(step: &Step) -> CandidateSet {
    match step.conclusion {
        Conclusion::Place(it) => CandidateSet::only(it),
        Conclusion::Eliminate(gone) => gone,
    }
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn every_case_of_the_regression_library_is_found_and_every_other_step_is_sound() {
    let folder = corpus();
    let (mut cases, mut strict, mut siamese_cases) = (0, 0, 0);
    let mut missed = Vec::new();
    for entry in entries(folder.join("corpus/reglib.txt")) {
        let case = entry.library.unwrap();
        let Some((technique, siamese)) = technique_of(&case.code) else { continue };
        let state = State::new(&entry.puzzle).unwrap();
        let solution = solution(&state);
        let profile = Profile::new(TECHNIQUES.to_vec()).with_limits(limits_for(&case));
        let steps = technique.all_steps(&state, &profile);
        steps.iter().for_each(|step| assert_sound(step, &state, &solution));
        cases += 1;
        if case.variant.as_deref() == Some("x") {
            // Nothing may come out, least of all what the line names.
            let wrong = steps.iter().any(|step| !concluded(step).is_disjoint(&case.eliminations));
            if wrong || case.eliminations.is_empty() && !steps.is_empty() {
                missed.push(format!("line {}: {} fires", entry.line, technique.name));
            }
            strict += usize::from(steps.is_empty());
            continue;
        }
        siamese_cases += usize::from(siamese);
        let expected = case.eliminations | case.placements;
        // The library places all cells of a Template Set at once.
        let placed =
            || -> CandidateSet { steps.iter().filter_map(|it| it.conclusion.placed()).collect() };
        let is_placed =
            expected.len() > 1 && expected == case.placements && expected.is_subset(&placed());
        if !is_placed && !steps.iter().any(|step| concluded(step) == expected) {
            missed.push(format!("line {}: {} {}", entry.line, case.code, technique.name));
        }
        // By the strict rule no other step may have these digits; a finder that sees more has some. So
        // nice loops are looked for as HoDoKu does.
        let limits = limits_for(&case);
        let limits = Limits { chains_by_first_way: !limits.als_in_chains, ..limits };
        let steps = technique.all_steps(&state, &profile.with_limits(limits));
        let is_twin = |step: &Step| matches!(&step.pattern, Pattern::Fish(it) if it.twin.is_some());
        let has_code = |step: &&Step| !siamese || is_twin(step);
        let steps = steps.iter().filter(has_code);
        let mut same_digits = steps.filter(|step| digits(step) == case.digits).peekable();
        let any = same_digits.peek().is_some();
        strict += usize::from(any && same_digits.all(|step| concluded(step) == expected));
    }
    println!(
        "regression library: {} of {cases} cases found ({siamese_cases} siamese); {strict} by HoDoKu's \
         own strict rule",
        cases - missed.len()
    );
    assert!(missed.is_empty(), "{missed:?}");
    assert_eq!(cases, 597);
    // As measured: it may only rise.
    assert!(strict >= 582, "{strict}");
}
