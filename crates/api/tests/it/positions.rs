//! Positions to practise: the call, and all that the page has.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ergodoku::engine::{Pick, Rank, find_steps_of, next_step};
use ergodoku::generate::unpack;
use ergodoku::{
    Conclusion, Family, Outcome, Path as Solving, Profile, State, Step, Stop, Technique, technique,
};
use ergodoku_api::{ApiError, Bounds, call};
use serde_json::{Value, json};

fn ask(name: &str, body: &Value) -> Result<Value, ApiError> {
    let answer = call(name, &body.to_string(), &Bounds::default())?;
    Ok(serde_json::from_str(&answer).expect("an answer is JSON"))
}

fn web(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web").join(path)
}

/// The lessons of the course, each with its techniques.
fn lessons() -> Vec<Vec<String>> {
    let text = fs::read_to_string(web("src/course/lessons.json")).expect("the course");
    let all: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let words = |it: &Value| it.as_str().expect("a name").to_string();
    let names = |it: &Value| it["techniques"].as_array().unwrap().iter().map(words).collect();
    all.iter().map(names).collect()
}

/// The codes of a technique.
fn codes(slug: &str) -> Vec<String> {
    let text = fs::read_to_string(web(&format!("public/positions/{slug}.txt"))).unwrap_or_default();
    text.lines().take_while(|it| !it.is_empty()).map(str::to_string).collect()
}

/// The puzzles that need a technique.
fn puzzles(slug: &str) -> Vec<String> {
    let text = fs::read_to_string(web(&format!("public/positions/{slug}.txt"))).unwrap_or_default();
    text.lines().skip_while(|it| !it.is_empty()).skip(1).map(str::to_string).collect()
}

/// The default profile up to a technique, without what the course teaches later. What that profile does not have comes
/// right behind the technique before it in the lesson.
fn profile_of(slug: &str, lessons: &[Vec<String>]) -> Profile {
    let lesson = lessons.iter().position(|it| it.iter().any(|it| it == slug)).expect("a lesson");
    let index = lessons[lesson].iter().position(|it| it == slug).expect("it is there");
    let (own, behind) = lessons[lesson].split_at(index + 1);
    let later: HashSet<&String> = lessons[lesson + 1..].iter().flatten().chain(behind).collect();
    let default = Profile::default();
    let all = default.techniques().iter().copied();
    let mut order: Vec<&'static Technique> = all.filter(|it| !later.contains(&it.slug())).collect();
    for pair in own.windows(2) {
        let [before, next] = [&pair[0], &pair[1]].map(|it| technique(it).expect("a technique"));
        if !order.contains(&next) {
            let index = order.iter().position(|it| *it == before).expect("it is used");
            order.insert(index + 1, next);
        }
    }
    let end = order.iter().position(|it| it.slug() == slug).expect("it is used");
    let rank = |it: &&'static Technique| {
        default.rank_of(it).cloned().unwrap_or_else(|| Rank::new(vec![*it], Pick::First))
    };
    Profile::of(order[..=end].iter().map(rank).collect(), default.limits().clone())
}

fn is_due(technique: &'static Technique, code: &str, profile: &Profile) -> bool {
    let state = unpack(code).expect("a code");
    next_step(&state, profile).is_some_and(|it| it.technique == technique)
}

/// The techniques with positions in which something easier may apply, as it nearly always does beside them. No others may have
/// such positions.
const BESIDE_EASIER: [&str; 6] = [
    "aligned-pair-exclusion",
    "firework-quad",
    "firework-triple",
    "five-strong-links",
    "forcing-net-verity",
    "nishio",
];

/// Whether nothing as simple as a subset applies in a position, and nothing easier than the technique has the conclusion of its
/// first step.
fn is_without_easier_way(technique: &'static Technique, code: &str, profile: &Profile) -> bool {
    let state = unpack(code).expect("a code");
    let (mut basics, mut easier) = (Vec::new(), Vec::new());
    for it in profile.techniques().iter().copied().filter(|it| *it != technique) {
        easier.push(it);
        basics.extend((it.family <= Family::Subsets).then_some(it));
    }
    let steps = |techniques: &[&'static Technique]| {
        let mut steps = Vec::new();
        let mut take = |step: Step| {
            steps.push(step);
            ControlFlow::Continue(())
        };
        let _ = find_steps_of(techniques, &state, profile, &Stop::never(), &mut take);
        steps
    };
    let Some(step) = steps(&[technique]).into_iter().next() else { return false };
    let has_all = |other: &Step| match (&step.conclusion, &other.conclusion) {
        (Conclusion::Eliminate(some), Conclusion::Eliminate(all)) => some.is_subset(all),
        (one, other) => one == other,
    };
    steps(&basics).is_empty() && !steps(&easier).iter().any(has_all)
}

#[test]
fn every_technique_that_is_used_by_default_is_in_one_lesson() {
    let all: Vec<String> = lessons().concat();
    let unique: HashSet<&String> = all.iter().collect();
    assert_eq!(unique.len(), all.len(), "a technique is in two lessons");
    for slug in &all {
        assert_eq!(technique(slug).expect(slug).slug(), *slug);
    }
    let default = Profile::default();
    let usual = default.techniques().iter().filter(|it| it.family != Family::LastResort);
    let missing: Vec<String> =
        usual.map(|it| it.slug()).filter(|it| !unique.contains(it)).collect();
    assert!(missing.is_empty(), "web/src/course/lessons.json has no lesson with {missing:?}");
}

#[test]
fn positions_are_there_for_techniques_of_the_course_only() {
    let all: HashSet<String> = lessons().concat().into_iter().collect();
    let mut files = 0;
    for entry in fs::read_dir(web("public/positions")).expect("the positions") {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let slug = name.strip_suffix(".txt").expect("a text file");
        assert!(all.contains(slug), "{slug}");
        let codes = codes(slug);
        assert!(!codes.is_empty(), "{slug}");
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), codes.len(), "{slug} has one twice");
        files += 1;
    }
    assert!(files > 60, "{files}");
}

/// Whether the techniques are due in the positions with these numbers, as the engine sees it.
fn replay(is_chosen: impl Fn(usize) -> bool) -> usize {
    let lessons = lessons();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for slug in lessons.iter().flatten() {
        let (technique, profile) = (technique(slug).unwrap(), profile_of(slug, &lessons));
        for (index, code) in codes(slug).iter().enumerate().filter(|(index, _)| is_chosen(*index)) {
            count += 1;
            let may_be_beside_easier = BESIDE_EASIER.contains(&slug.as_str());
            let is_right = is_due(technique, code, &profile)
                || may_be_beside_easier && is_without_easier_way(technique, code, &profile);
            if !is_right {
                wrong.push(format!("{slug} {index}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "something easier applies, or nothing: {wrong:?}. `cargo xtask positions --only-drop` drops them, `cargo xtask \
         positions NAME` finds others"
    );
    count
}

/// Every tenth position; the others are replayed by a test that takes minutes.
#[test]
fn nothing_easier_applies_in_a_position() {
    let count = replay(|index| index % 10 == 0);
    assert!(count > 500, "{count}");
}

#[test]
#[ignore = "takes minutes"]
fn nothing_easier_applies_in_any_position() {
    let count = replay(|_| true);
    assert!(count > 5000, "{count}");
}

#[test]
fn puzzles_need_their_technique() {
    let lessons = lessons();
    let mut count = 0;
    for slug in lessons.iter().flatten() {
        let (technique, profile) = (technique(slug).unwrap(), profile_of(slug, &lessons));
        for code in puzzles(slug).iter().step_by(5) {
            let state = unpack(code).expect("a code");
            assert_eq!(state.filled(), state.givens(), "{slug}");
            let end = |profile: &Profile| {
                let mut path = Solving::new(&state, profile);
                path.by_ref().for_each(drop);
                path.outcome()
            };
            assert_eq!(end(&profile), Outcome::Solved, "{slug} {code}");
            assert_ne!(end(&profile.without(&[technique])), Outcome::Solved, "{slug} {code}");
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

#[test]
fn a_position_has_its_cells_and_the_steps_to_find() {
    let code = &codes("x-wing")[0];
    let answer = ask("position", &json!({"code": code, "technique": "x-wing"})).unwrap();
    let steps = answer["steps"].as_array().unwrap();
    assert!(!steps.is_empty());
    assert!(steps.iter().all(|it| it["technique"] == "X-Wing" && it["checked"] == true));
    let checked = ask("check", &json!({"puzzle": answer["state"]})).unwrap();
    assert_eq!(checked["cells"], answer["cells"]);
    // The givens alone are the puzzle, which has one solution.
    assert_eq!(checked["status"], "solved");
    let bare = ask("position", &json!({"code": code})).unwrap();
    assert_eq!(bare["steps"], json!([]));
    assert_eq!(bare["state"], answer["state"]);
}

#[test]
fn a_text_that_is_no_code_is_an_error() {
    for code in ["", "é", "__", &"A".repeat(5000)] {
        let error = ask("position", &json!({"code": code})).unwrap_err();
        assert!(error.json().contains("no code of a position"), "{code}: {}", error.json());
    }
    let code = &codes("x-wing")[0];
    let error = ask("position", &json!({"code": code, "technique": "no-wing"})).unwrap_err();
    assert!(error.json().contains("no-wing"), "{}", error.json());
}

#[test]
fn an_answer_is_judged_by_the_name_of_its_technique() {
    let mut judged = 0;
    for slug in lessons().concat() {
        let Some(code) = codes(&slug).first().cloned() else { continue };
        let answer = ask("position", &json!({"code": code, "technique": slug})).unwrap();
        let step = &answer["steps"][0];
        let all = [step["place"].as_array().unwrap(), step["eliminate"].as_array().unwrap()];
        let one = all.into_iter().flatten().next().unwrap().as_str().unwrap();
        let claim = format!("{slug}: {one}");
        let verdict = ask("verify", &json!({"puzzle": answer["state"], "claim": claim})).unwrap();
        assert_eq!(verdict["verdict"], "follows", "{claim} in {}", answer["state"]);
        judged += 1;
    }
    assert!(judged > 60, "{judged}");
}

/// What the easiest step behind a conclusion is, and how it leads there.
fn easiest(state: &str, claim: &str) -> Value {
    let request = json!({"puzzle": state, "claim": claim, "recognise": true});
    ask("verify", &request).unwrap()["easiest"].clone()
}

#[test]
fn a_part_of_what_a_step_concludes_is_recognised() {
    let mut parts = 0;
    for slug in ["pointing", "naked-pair", "x-wing", "skyscraper"] {
        for code in &codes(slug)[..5] {
            let answer = ask("position", &json!({"code": code, "technique": slug})).unwrap();
            let state = answer["state"].as_str().unwrap();
            let step = &answer["steps"][0];
            let eliminated = step["eliminate"].as_array().unwrap();
            let whole: Vec<&str> = eliminated.iter().map(|it| it.as_str().unwrap()).collect();
            let exact = easiest(state, &whole.join(", "));
            assert_eq!(exact["leads"], "exactly", "{slug} {code}");
            for part in eliminated {
                let found = easiest(state, part.as_str().unwrap());
                assert_eq!(found["step"]["technique"], step["technique"], "{slug} {code}");
                if eliminated.len() > 1 {
                    parts += usize::from(found["leads"] == "more");
                }
            }
        }
    }
    assert!(parts > 5, "{parts}");
}

#[test]
fn a_digit_that_a_step_uncovers_is_recognised_by_that_step() {
    let mut found = 0;
    for code in &codes("pointing")[..20] {
        let answer = ask("position", &json!({"code": code, "technique": "pointing"})).unwrap();
        let state = unpack(code).unwrap();
        let Some((step, placed)) = uncovered(&state) else { continue };
        let known = easiest(answer["state"].as_str().unwrap(), &placed);
        assert_eq!(known["leads"], "then_single", "{code} {placed}");
        assert_eq!(known["step"]["technique"], step, "{code} {placed}");
        found += 1;
    }
    assert!(found > 3, "{found}");
}

/// The technique of the next step, and the single that it uncovers, if it does.
fn uncovered(state: &State) -> Option<(&'static str, String)> {
    let step = next_step(state, &Profile::default())?;
    let mut after = state.clone();
    after.apply(&step.conclusion).ok()?;
    let single = next_step(&after, &Profile::default())?;
    let places = single.technique.family == Family::Singles;
    places.then(|| (step.technique.name, single.conclusion.to_string()))
}

#[test]
fn what_is_false_has_no_easiest_step() {
    let code = &codes("naked-pair")[0];
    let state = ask("position", &json!({"code": code})).unwrap()["state"].clone();
    let state = state.as_str().unwrap();
    let solution = ask("check", &json!({"puzzle": state})).unwrap()["grid"].clone();
    let cell = unpack(code).unwrap().unsolved().first().unwrap();
    let digit = char::from(solution.as_str().unwrap().as_bytes()[cell.index()]);
    assert_eq!(easiest(state, &format!("{cell}<>{digit}")), Value::Null);
}
