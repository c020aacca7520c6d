//! Ratings by Sudoku Explainer's rules against reference ratings: all that [`LIMIT`] allows by default,
//! every row with `ERGODOKU_ALL_RATINGS` set (in a release build).

use crate::corpus;
use crate::puzzles;

use std::collections::BTreeSet;
use std::fs;
use std::thread;

use ergodoku_core::{State, Stop, text};
use ergodoku_explainer::{RateError, Rater, RatingEnd, RatingOptions, Scale, rate};
use ergodoku_search::{Tier, Uniqueness};

use corpus::corpus;
use puzzles::{PUZZLES, SUKAKU};

/// The highest rating that is checked without being asked for.
const LIMIT: f64 = 8.0;

fn state(puzzle: &str) -> State {
    State::new(&text::parse_one(puzzle).expect("a puzzle").puzzle).expect("a state")
}

/// A line of the reference: its number, its puzzle, ER, EP and ED.
type Row = (usize, String, [f64; 3]);

fn reference() -> Vec<Row> {
    let path = corpus().join("corpus/se_ratings.csv");
    let table = fs::read_to_string(path).expect("the reference ratings");
    let row = |(index, line): (usize, &str)| {
        let values: Vec<&str> = line.split(',').collect();
        let rating = |index: usize| values[index].parse().expect("a rating");
        (index + 1, values[0].to_string(), [rating(3), rating(4), rating(5)])
    };
    table.lines().enumerate().skip(1).map(row).collect()
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn ratings_are_those_of_the_reference() {
    let mut rows = reference();
    if std::env::var_os("ERGODOKU_ALL_RATINGS").is_none() {
        rows.retain(|(_, _, [er, ..])| *er <= LIMIT);
    }
    assert!(!rows.is_empty());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut wrong: Vec<usize> = thread::scope(|scope| {
        let parts = (0..threads).map(|part| {
            let rows = &rows;
            scope.spawn(move || {
                let mut rater = Rater::default();
                let mut wrong = Vec::new();
                for (line, puzzle, expected) in rows.iter().skip(part).step_by(threads) {
                    let it = rater.rate(&state(puzzle), &RatingOptions::default());
                    if [it.er, it.ep, it.ed] != *expected {
                        eprintln!("line {line}: {puzzle}: {expected:?}, not {it:?}");
                        wrong.push(*line);
                    }
                }
                wrong
            })
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().expect("a thread")).collect()
    });
    wrong.sort_unstable();
    assert_eq!(wrong, Vec::<usize>::new(), "of {} ratings", rows.len());
    eprintln!("{} ratings are equal", rows.len());
}

/// What is done in whatever order changes no rating: with steps listed, nothing is.
#[test]
fn the_order_of_simple_steps_does_not_matter() {
    let mut rater = Rater::default();
    let listed = RatingOptions { steps: true, ..RatingOptions::default() };
    for puzzle in PUZZLES {
        let state = state(puzzle);
        let [quick, slow] =
            [&RatingOptions::default(), &listed].map(|options| rater.rate(&state, options));
        assert_eq!((quick.er, quick.ep, quick.ed), (slow.er, slow.ep, slow.ed), "{puzzle}");
        assert!(!slow.steps.is_empty());
        let hardest = slow.steps.iter().map(|step| step.rating).fold(0.0, f64::max);
        assert_eq!(hardest, slow.er);
        assert_eq!(slow.steps[0].rating, slow.ed);
    }
}

/// Goes through the steps of a rating, each checked; what it says of those that do not stand.
fn rejected(rater: &mut Rater, puzzle: &str, scale: Scale) -> Vec<String> {
    let listed = RatingOptions { steps: true, scale, ..RatingOptions::default() };
    let mut rejected = Vec::new();
    for rated in rater.rate(&state(puzzle), &listed).steps {
        let step = rated.step();
        if let Err(rejection) = step.check(&rated.state) {
            let (state, name) = (rated.state.to_puzzle(), rated.name);
            rejected.push(format!("{puzzle}: {state}: {name}: {step}: {rejection}"));
        }
        assert!(!step.explain(&rated.state).to_string().is_empty());
    }
    rejected
}

#[test]
fn every_step_is_proved() {
    let mut rater = Rater::default();
    for puzzle in PUZZLES {
        assert_eq!(rejected(&mut rater, puzzle, Scale::Se121), Vec::<String>::new());
    }
    for (puzzle, _) in SUKAKU {
        assert_eq!(rejected(&mut rater, puzzle, Scale::Sukaku), Vec::<String>::new());
    }
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn every_step_of_the_reference_is_proved() {
    let mut rater = Rater::default();
    let rows = reference();
    let all = std::env::var_os("ERGODOKU_ALL_RATINGS").is_some();
    let highest = if all { 11.0 } else { LIMIT };
    let rows: Vec<_> = rows.iter().filter(|(_, _, [er, ..])| *er <= highest).collect();
    let sample = rows.iter().step_by(rows.len().div_ceil(300));
    let rejected: Vec<String> =
        sample.flat_map(|(_, puzzle, _)| rejected(&mut rater, puzzle, Scale::Se121)).collect();
    assert!(rejected.is_empty(), "{}:\n{}", rejected.len(), rejected.join("\n"));
}

#[test]
fn a_rating_ends_early_where_it_may() {
    let mut rater = Rater::default();
    let state = state(PUZZLES[0]);
    let whole = rater.rate(&state, &RatingOptions::default());
    assert_eq!(whole.end, RatingEnd::Rated);
    assert!(whole.er > whole.ep);
    let low = RatingOptions { max_er: Some(whole.ep), ..RatingOptions::default() };
    assert_eq!(rater.rate(&state, &low).end, RatingEnd::AboveMaxEr);
    let pearl = RatingOptions { pearl: true, ..RatingOptions::default() };
    assert_eq!(rater.rate(&state, &pearl).end, RatingEnd::NoPearl);
    let diamond = RatingOptions { diamond: true, ..RatingOptions::default() };
    assert_eq!(rater.rate(&state, &diamond).end, RatingEnd::NoDiamond);
}

#[test]
fn the_fixed_scale_differs_where_the_rules_were_mistaken() {
    for (puzzle, original, fixed) in QUIRKS {
        let er = |scale| rate(&text::parse_one(puzzle).unwrap().puzzle, &scale).unwrap().er;
        assert_eq!((er(Scale::Se121), er(Scale::Se121Fixed)), (original, fixed), "{puzzle}");
    }
    for scale in Scale::ALL {
        assert_eq!(Scale::named(scale.name()), Some(scale));
    }
}

/// SukakuExplainer 1.18.1 was run on these.
#[test]
fn the_scale_of_its_successor_has_its_ratings() {
    let mut rater = Rater::default();
    let options = RatingOptions { scale: Scale::Sukaku, ..RatingOptions::default() };
    let listed = RatingOptions { steps: true, ..options.clone() };
    let mut names = BTreeSet::new();
    for (puzzle, expected) in SUKAKU {
        let it = rater.rate(&state(puzzle), &options);
        assert_eq!([it.er, it.ep, it.ed], expected, "{puzzle}");
        let it = rater.rate(&state(puzzle), &listed);
        assert_eq!([it.er, it.ep, it.ed], expected, "{puzzle}");
        names.extend(it.steps.iter().map(|step| step.name));
    }
    let new = [
        "Skyscraper",
        "2-String Kite",
        "2 Strong Links",
        "Grouped 2 Strong Links",
        "3 Strong Links",
        "Grouped 3 Strong Links",
        "X-Loop of 3 Strong Links",
        "Grouped X-Loop of 3 Strong Links",
        "4 Strong Links",
        "Grouped 4 Strong Links",
        "WXYZ-Wing",
        "VWXYZ-Wing",
        "UVWXYZ-Wing",
    ];
    let missing: Vec<_> = new.into_iter().filter(|name| !names.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// As if placed and removed candidates had not been told: a Sukaku has no givens, and what is alone in its
/// cell is still to be found where it rules something out.
#[test]
fn a_sukaku_is_rated() {
    let (puzzle, [er, ..]) = SUKAKU[0];
    let candidates = puzzle.chars().map(|it| match it {
        '.' => "123456789".to_string(),
        digit => (1..=9).map(|it| if digit == (b'0' + it) as char { digit } else { '.' }).collect(),
    });
    let sukaku: String = candidates.collect();
    let options = RatingOptions { scale: Scale::Sukaku, ..RatingOptions::default() };
    let it = Rater::default().rate(&state(&sukaku), &options);
    assert_eq!([it.er, it.ep, it.ed], [er, 2.3, 2.3]);
    let told = text::write_sukaku(&state(puzzle));
    let it = Rater::default().rate(&state(&told), &options);
    assert_eq!([it.er, it.ep, it.ed], SUKAKU[0].1);
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn ratings_of_the_successor_are_those_of_the_reference() {
    let folder = corpus();
    let table = fs::read_to_string(folder.join("corpus/se_ratings.csv")).expect("the ratings");
    let mut rater = Rater::default();
    let options = RatingOptions { scale: Scale::Sukaku, ..RatingOptions::default() };
    let mut equal = 0;
    for line in table.lines().skip(1) {
        let values: Vec<&str> = line.split(',').collect();
        if values[6].is_empty() {
            continue;
        }
        let expected = [6, 7, 8].map(|index| values[index].parse().expect("a rating"));
        let it = rater.rate(&state(values[0]), &options);
        assert_eq!([it.er, it.ep, it.ed], expected, "{line}");
        equal += 1;
    }
    eprintln!("{equal} ratings of SukakuExplainer are equal");
    assert!(equal > 600);
}

/// A few clues leave so much open that the highest searches take hours: only checks within them end them
/// in time.
#[test]
fn a_stop_ends_a_rating_in_the_midst_of_a_step() {
    let open =
        state("1...2...3...4...5...6...7...8...9......................................5.........");
    let stop = Stop::never().within(20_000);
    let options = RatingOptions { stop: stop.clone(), steps: true, ..RatingOptions::default() };
    let mut rater = Rater::default();
    let it = rater.rate(&open, &options);
    assert_eq!(it.end, RatingEnd::Stopped);
    assert!(stop.checks() < 22_000, "{} checks", stop.checks());
    // What was not found to its end is not kept.
    for puzzle in PUZZLES {
        let of = |rater: &mut Rater| rater.rate(&state(puzzle), &RatingOptions::default());
        let [it, fresh] = [of(&mut rater), of(&mut Rater::default())];
        assert_eq!((it.er, it.ep, it.ed, it.end), (fresh.er, fresh.ep, fresh.ed, fresh.end));
    }
}

/// What was rated before, and on which scale, changes nothing; nor do other threads, nor the instructions
/// with which solutions are searched.
#[test]
fn a_rating_depends_on_its_puzzle_alone() {
    let puzzles = || PUZZLES.into_iter().chain(SUKAKU.into_iter().map(|it| it.0).step_by(3));
    let all = || puzzles().flat_map(|it| Scale::ALL.map(|scale| (it, scale)));
    let rated = |rater: &mut Rater, (puzzle, scale): (&str, Scale)| {
        let it = rater.rate(
            &state(puzzle),
            &RatingOptions { scale, steps: true, ..RatingOptions::default() },
        );
        let steps = it.steps.iter().map(|step| format!("{:?}", step.state));
        ([it.er, it.ep, it.ed].map(|it| it.to_string()), steps.collect::<Vec<_>>())
    };
    let fresh: Vec<_> = all().map(|it| rated(&mut Rater::default(), it)).collect();
    let in_order = || {
        let mut rater = Rater::default();
        all().map(|it| rated(&mut rater, it)).collect::<Vec<_>>()
    };
    let backwards = || {
        let mut rater = Rater::default();
        let mut found: Vec<_> =
            all().collect::<Vec<_>>().into_iter().rev().map(|it| rated(&mut rater, it)).collect();
        found.reverse();
        found
    };
    thread::scope(|scope| {
        let [one, other] = [scope.spawn(in_order), scope.spawn(backwards)];
        assert!(one.join().expect("a thread") == fresh);
        assert!(other.join().expect("a thread") == fresh);
    });
    for puzzle in puzzles() {
        let several = puzzle.replacen(|it: char| it.is_ascii_digit(), ".", 1);
        for text in [puzzle, several.as_str()] {
            let of = |tier| ergodoku_search::uniqueness_on(tier, &state(text));
            let is_one = |tier| matches!(of(tier), Uniqueness::One(_));
            let expected = text == puzzle;
            assert!(Tier::available().all(|tier| is_one(tier) == expected), "{text}");
        }
    }
}

#[test]
fn what_cannot_be_rated_is_told() {
    let rate = |text: &str| rate(&text::parse_one(text).unwrap().puzzle, &Scale::Se121);
    let puzzle = PUZZLES[0];
    assert!(rate(puzzle).is_ok());
    assert!(matches!(rate(&puzzle.replacen('.', "6", 1)), Err(RateError::Clashes(_))));
    assert_eq!(rate(&puzzle.replacen('6', ".", 1)).unwrap_err(), RateError::SeveralSolutions);
    let wrong = (1..=9).map(|digit| puzzle.replacen('.', &digit.to_string(), 1));
    let said: Vec<_> = wrong.filter_map(|it| rate(&it).err()).collect();
    assert_eq!(said.len(), 8);
    assert!(said.contains(&RateError::NoSolution));
}

/// Puzzles rated differently by the rules as they were meant: ER on either scale. Made by the project's
/// own generator.
const QUIRKS: [(&str, f64, f64); 3] = [
    ("....4...3.....96...85..6....4.3925....8.....2....7..3..2.....58.572....1.64......", 6.6, 4.6),
    (".8.65..4...2..36.8..3........8.49..57.......43....5.8...791.3.......2.......7..1.", 4.8, 4.6),
    ("....8.2.6.3.......2.5.9..1..5.........14...9..9....56..129..3....4.5...9...17..2.", 4.5, 4.6),
];
