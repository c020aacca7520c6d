//! The calls, as the page makes them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use ergodoku_api::{ApiError, Bounds, call};
use serde_json::{Value, json};

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

fn ask(name: &str, body: &Value) -> Result<Value, ApiError> {
    let answer = call(name, &body.to_string(), &Bounds::default())?;
    Ok(serde_json::from_str(&answer).expect("an answer is JSON"))
}

fn hint(puzzle: &str) -> Value {
    ask("hint", &json!({"puzzle": puzzle})).expect("a hint")
}

/// The words of a sentence.
fn words(sentence: &Value) -> String {
    let parts = sentence.as_array().expect("a list of parts");
    parts.iter().map(|part| part["text"].as_str().expect("each has words")).collect()
}

/// The puzzle with a digit placed by the user, as text.
fn with_placed(row: usize, column: usize, digit: char) -> String {
    let at = (row - 1) * 9 + column - 1;
    format!("{}+{digit}{}", &PUZZLE[..at], &PUZZLE[at + 1..])
}

/// The one solution, so that no test rests on a grid typed wrong.
fn solution() -> String {
    let checked = ask("check", &json!({"puzzle": PUZZLE})).unwrap();
    assert_eq!(checked["status"], "solved");
    checked["grid"].as_str().unwrap().to_string()
}

fn digit_at(grid: &str, row: usize, column: usize) -> char {
    grid.as_bytes()[(row - 1) * 9 + column - 1].into()
}

#[test]
fn a_hint_tells_more_from_rung_to_rung() {
    let hint = hint(PUZZLE);
    let rungs: Vec<String> = hint["ladder"].as_array().unwrap().iter().map(words).collect();
    assert_eq!(rungs.len(), 3);
    assert!(!rungs[0].contains("Single"), "{}", rungs[0]);
    assert_eq!(rungs[1], "There is a Hidden Single.");
    assert!(rungs[2].starts_with("There is a Hidden Single "), "{}", rungs[2]);
    let step = &hint["step"];
    assert_eq!(step["checked"], true);
    let said: Vec<String> = step["sentences"].as_array().unwrap().iter().map(words).collect();
    assert_eq!(said.join(" "), step["explanation"].as_str().unwrap());
}

#[test]
fn a_step_that_was_taken_is_not_offered_again() {
    let mut puzzle = PUZZLE.to_string();
    for _ in 0..10 {
        let step = &hint(&puzzle)["step"];
        let placed = step["place"][0].as_str().expect("this puzzle begins with singles");
        let (row, column, digit) = (&placed[1..2], &placed[3..4], &placed[5..6]);
        let cell = (row.parse::<usize>().unwrap() - 1) * 9 + column.parse::<usize>().unwrap() - 1;
        assert_eq!(puzzle.as_bytes()[cell], b'.', "{placed} is there already");
        puzzle.replace_range(cell..=cell, digit);
    }
}

#[test]
fn a_wrong_digit_is_noticed_first() {
    let right = digit_at(&solution(), 1, 1);
    let wrong = ['5', '6', '9'].into_iter().find(|it| *it != right).unwrap();
    let hint = hint(&with_placed(1, 1, wrong));
    assert_eq!(hint["mistake"]["kind"], "digit");
    assert_eq!(hint["mistake"]["candidate"], format!("r1c1={wrong}"));
    let ladder = hint["mistake"]["ladder"].as_array().unwrap();
    assert_eq!(words(&ladder[0]), "Something is wrong in box 1.");
    assert_eq!(words(&ladder[2]), format!("r1c1 is not {wrong}."));
    assert_eq!(hint["step"], Value::Null);
}

#[test]
fn a_right_digit_and_right_marks_are_no_mistake() {
    let right = digit_at(&solution(), 1, 1);
    assert_eq!(hint(&with_placed(1, 1, right))["mistake"], Value::Null);
    let wrong = ['5', '6', '9'].into_iter().find(|it| *it != right).unwrap();
    assert_eq!(hint(&format!("{PUZZLE}:{wrong}11"))["mistake"], Value::Null);
}

#[test]
fn a_mark_that_is_missing_is_noticed_first() {
    let right = digit_at(&solution(), 1, 1);
    let hint = hint(&format!("{PUZZLE}:{right}11"));
    assert_eq!(hint["mistake"]["kind"], "mark");
    assert_eq!(hint["mistake"]["candidate"], format!("r1c1={right}"));
}

#[test]
fn all_calls_tell_of_a_mistake() {
    let right = digit_at(&solution(), 1, 1);
    let body = json!({"puzzle": format!("{PUZZLE}:{right}11")});
    let mistakes = json!([{
        "kind": "mark",
        "candidate": format!("r1c1={right}"),
        "digits": [right.to_digit(10)],
    }]);
    for name in ["check", "rate"] {
        let answer = ask(name, &body).unwrap();
        assert_eq!(
            (&answer["status"], &answer["error"]["mistakes"]),
            (&json!("mistake"), &mistakes)
        );
    }
    for name in ["solve", "steps"] {
        let refusal = ask(name, &body).unwrap_err();
        assert_eq!(refusal.status, 422);
        assert_eq!(json!(refusal.error.mistakes), mistakes, "{name}");
    }
    assert_eq!(ask("hint", &body).unwrap()["status"], "mistake");
    assert_eq!(ask("render", &body).unwrap()["mistakes"], mistakes);
    assert_eq!(ask("render", &json!({"puzzle": PUZZLE})).unwrap()["mistakes"], json!([]));
}

#[test]
fn the_path_leads_to_the_solution_and_every_proof_stands() {
    let solved = ask("solve", &json!({"puzzle": PUZZLE})).unwrap();
    assert_eq!(solved["status"], "solved");
    assert_eq!(solved["grid"], solution());
    let steps = solved["steps"].as_array().unwrap();
    assert!(steps.len() > 50 && steps.iter().all(|step| step["checked"] == true));
}

#[test]
fn what_is_wrong_with_a_text_is_told_with_its_place() {
    let checked = ask("check", &json!({"puzzle": "12345"})).unwrap();
    assert_eq!(checked["status"], "error");
    assert_eq!(checked["error"]["line"], 1);
    let clash = ask("check", &json!({"puzzle": PUZZLE.replacen("..3", "113", 1)})).unwrap();
    assert_eq!(clash["status"], "invalid");
    assert_eq!(clash["cells"].as_array().unwrap().len(), 81);
    assert!(!clash["error"]["clashes"].as_array().unwrap().is_empty());
}

#[test]
fn the_state_that_check_gives_is_read_back_whole() {
    let text = format!("{}:611 911", with_placed(1, 2, '6'));
    let first = ask("check", &json!({"puzzle": text})).unwrap();
    let again = ask("check", &json!({"puzzle": first["state"]})).unwrap();
    assert_eq!(first["cells"], again["cells"]);
    assert_eq!(first["cells"][1], json!({"digit": 6, "given": false, "candidates": []}));
}

#[test]
fn requests_that_are_wrong_are_refused_with_a_reason() {
    let refusals = [
        ("hint", json!({}), 400, "missing field `puzzle`"),
        ("hint", json!({"puzzle": PUZZLE, "levle": 3}), 400, "unknown field `levle`"),
        ("hint", json!({"puzzle": PUZZLE, "profile": "no"}), 400, "there is no profile `no`"),
        ("hint", json!({"puzzle": "1".repeat(81)}), 422, "1 stands"),
        ("convert", json!({"puzzle": "x", "to": "line"}), 422, "expected"),
        (
            "convert",
            json!({"puzzle": format!("{PUZZLE}:911"), "to": "grid"}),
            422,
            "cannot show the candidates eliminated",
        ),
        (
            "convert",
            json!({"puzzle": PUZZLE, "to": "word"}),
            400,
            "no format `word`; there are line",
        ),
        ("technique", json!({"name": "x-wnig"}), 404, "x-wnig"),
        ("solvr", json!({}), 404, "there is no call `solvr`"),
        ("check", json!({"puzzle": "1".repeat(60_001)}), 400, "no longer than"),
    ];
    for (name, body, status, message) in refusals {
        let refusal = ask(name, &body).expect_err(name);
        assert_eq!(refusal.status, status, "{name} {body}");
        assert!(refusal.to_string().contains(message), "{name} {body}: {refusal}");
    }
    for body in ["{", "", "[]", "null"] {
        assert_eq!(call("techniques", body, &Bounds::default()).unwrap_err().status, 400);
    }
}

#[test]
fn a_hint_is_at_the_technique_to_practise_where_that_has_a_step() {
    let all = ask("techniques", &json!({})).unwrap();
    for slug in all["techniques"].as_array().unwrap().iter().map(|it| &it["slug"]) {
        let page = ask("technique", &json!({"name": slug})).unwrap();
        let at = |state: &Value| json!({"puzzle": state, "technique": slug});
        let hint = ask("hint", &at(&page["example"]["state"])).unwrap();
        assert_eq!(hint["step"]["slug"], *slug);
        assert_eq!(hint["ladder"].as_array().unwrap().len(), 3, "{slug}");
    }
    // Where it has none, the hint is the usual one.
    let usual = ask("hint", &json!({"puzzle": PUZZLE})).unwrap();
    assert_eq!(ask("hint", &json!({"puzzle": PUZZLE, "technique": "remote-pair"})).unwrap(), usual);
    let unknown = ask("hint", &json!({"puzzle": PUZZLE, "technique": "x-wnig"})).unwrap_err();
    assert_eq!(unknown.status, 404);
}

/// A clock by which the time is over once it has been asked so often.
fn asked_up_to(times: u64) -> Bounds {
    let left = AtomicU64::new(times);
    Bounds::while_left(move || {
        let before = left.fetch_update(Relaxed, Relaxed, |it| Some(it.saturating_sub(1)));
        Duration::from_secs(before.unwrap_or_default())
    })
}

/// How soon searches end then is counted in the engine's tests.
#[test]
fn a_call_whose_time_is_over_says_so() {
    let body = json!({"puzzle": crate::HARD}).to_string();
    for times in [0, 1, 3] {
        // A hint may be found before the time is asked for again.
        for name in ["hint", "solve", "rate"].into_iter().skip(usize::from(times > 0)) {
            let refusal = call(name, &body, &asked_up_to(times)).unwrap_err();
            assert_eq!(refusal.status, 422, "{name}");
        }
        let steps = call("steps", &body, &asked_up_to(times)).unwrap();
        let steps: Value = serde_json::from_str(&steps).unwrap();
        let cut_short = steps["cut_short"].as_array().unwrap();
        assert!(cut_short.contains(&json!("Forcing Net Contradiction")), "{cut_short:?}");
    }
    // That a bare claim is true is known all the same.
    let grid =
        ask("check", &json!({"puzzle": PUZZLE})).unwrap()["grid"].as_str().unwrap().to_string();
    let claim = |at: usize| format!("r{}c{}={}", at / 9 + 1, at % 9 + 1, &grid[at..=at]);
    let verdict = |claim: String| {
        let body = json!({"puzzle": PUZZLE, "claim": claim}).to_string();
        let answer = call("verify", &body, &asked_up_to(0)).unwrap();
        serde_json::from_str::<Value>(&answer).unwrap()["verdict"].clone()
    };
    for at in (0..81).step_by(9) {
        let bare = verdict(claim(at));
        assert!(bare == "follows" || bare == "not_shown", "{}: {bare}", claim(at));
    }
    let rate = json!({"puzzle": crate::HARD, "scale": "se121"}).to_string();
    let rated = call("rate", &rate, &asked_up_to(0)).unwrap();
    let rated: Value = serde_json::from_str(&rated).unwrap();
    assert_eq!(rated["end"], "time-limit");
    let whole = ask("steps", &json!({"puzzle": crate::HARD})).unwrap();
    assert_eq!(whole["cut_short"], json!([]));
}

/// Where several solutions leave nothing to find, that is known without a search.
#[test]
fn an_empty_grid_is_answered_without_a_search() {
    let body = json!({"puzzle": ".".repeat(81)}).to_string();
    for name in ["hint", "steps", "solve"] {
        let answer = call(name, &body, &asked_up_to(1)).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["status"], "multiple_solutions", "{name}");
    }
}

#[test]
fn a_picture_shows_the_marks_of_a_step() {
    let step = hint(PUZZLE)["step"].clone();
    let body = json!({"puzzle": PUZZLE, "marks": step["marks"], "title": "One & only"});
    let svg = ask("render", &body).unwrap()["svg"].as_str().unwrap().to_string();
    assert!(svg.contains("One &amp; only") && svg.contains("role-placed"));
    let png = ask("render", &json!({"puzzle": PUZZLE, "format": "png"})).unwrap();
    assert!(png["png"].as_str().unwrap().starts_with("iVBORw0KGgo"));
    let body = json!({"puzzle": PUZZLE, "format": "png", "caption": "Ω 数独"});
    let refusal = ask("render", &body).unwrap_err();
    assert_eq!(refusal.status, 400);
    assert!(
        refusal.to_string().contains("`数` (U+6570), `独` (U+72EC) cannot be printed"),
        "{refusal}"
    );
}

#[test]
fn every_technique_has_a_page_with_a_step_to_show() {
    let all = ask("techniques", &json!({})).unwrap();
    let all = all["techniques"].as_array().unwrap();
    assert!(all.len() >= 100);
    for technique in all {
        let page = ask("technique", &json!({"name": technique["slug"]})).unwrap();
        assert_eq!(page["example"]["step"]["technique"], technique["name"]);
        assert!(page["doc"].as_str().unwrap().contains("# Why it works"));
    }
}

/// What is left open and what is placed, of each cell.
fn cells(puzzle: &str) -> Vec<(Value, Value)> {
    let checked = ask("check", &json!({"puzzle": puzzle})).unwrap();
    let cells = checked["cells"].as_array().unwrap();
    cells.iter().map(|it| (it["digit"].clone(), it["candidates"].clone())).collect()
}

#[test]
fn a_state_that_is_converted_loses_nothing() {
    let puzzle = format!("{}:611 911", with_placed(1, 2, '6'));
    let before = cells(&puzzle);
    for (format, found) in [("line", "line"), ("library", "library")] {
        let text = ask("convert", &json!({"puzzle": puzzle, "to": format})).unwrap();
        assert_eq!(cells(text["text"].as_str().unwrap()), before, "{format}");
        let checked = ask("check", &json!({"puzzle": text["text"]})).unwrap();
        assert_eq!(checked["format"], found);
        let givens = |puzzle: &Value| -> Vec<Value> {
            let cells = ask("check", &json!({"puzzle": puzzle})).unwrap()["cells"].clone();
            cells.as_array().unwrap().iter().map(|it| it["given"].clone()).collect()
        };
        assert_eq!(givens(&text["text"]), givens(&json!(puzzle)), "{format}");
        assert!(givens(&text["text"]).contains(&json!(true)));
    }
    // These have no givens: what is placed is the last candidate of its cell.
    for format in ["pencil-marks", "sukaku"] {
        let text = ask("convert", &json!({"puzzle": puzzle, "to": format})).unwrap();
        let checked = ask("check", &json!({"puzzle": text["text"]})).unwrap();
        assert_eq!(checked["format"], format);
        for ((digit, candidates), after) in before.iter().zip(cells(text["text"].as_str().unwrap()))
        {
            let same = after == (digit.clone(), candidates.clone());
            assert!(same || after == (Value::Null, json!([digit])), "{format}: {after:?}");
        }
    }
}

#[test]
fn no_more_steps_are_taken_than_asked_for() {
    for most in [0, 1, 3] {
        for (name, status) in [("solve", "stuck"), ("steps", "solved")] {
            let answer = ask(name, &json!({"puzzle": PUZZLE, "max_steps": most})).unwrap();
            assert_eq!(answer["steps"].as_array().unwrap().len(), most, "{name}");
            assert_eq!(answer["status"], status, "{name}");
        }
    }
}

#[test]
fn what_rests_on_one_solution_can_be_left_out() {
    let page = ask("technique", &json!({"name": "unique-rectangle-type-1"})).unwrap();
    let families = |uniqueness: bool| -> Vec<Value> {
        let body = json!({"puzzle": page["example"]["state"], "uniqueness": uniqueness});
        let steps = ask("steps", &body).unwrap();
        steps["steps"].as_array().unwrap().iter().map(|it| it["family"].clone()).collect()
    };
    assert!(families(true).contains(&page["family"]));
    let without = families(false);
    assert!(!without.is_empty() && !without.contains(&page["family"]));
}

#[test]
fn a_picture_is_drawn_as_asked_for() {
    let svg = |more: Value| {
        let mut body = json!({"puzzle": PUZZLE});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask("render", &body).unwrap()["svg"].as_str().unwrap().to_string()
    };
    let usual = svg(json!({}));
    assert_eq!(usual, svg(json!({"theme": "light", "candidates": true, "format": "svg"})));
    assert!(svg(json!({"candidates": false})).len() < usual.len());
    assert!(svg(json!({"caption": "Look at box 5"})).contains("Look at box 5"));
    let [light, dark, auto] = ["light", "dark", "auto"].map(|it| svg(json!({"theme": it})));
    assert!(light != dark && dark != auto && auto != light);
}

#[test]
fn each_scale_has_its_rating() {
    // Rated differently by the rules as they were meant, and by those of the successor.
    let puzzle =
        "....4...3.....96...85..6....4.3925....8.....2....7..3..2.....58.572....1.64......";
    let rated = |puzzle: &str, scale: &str| {
        ask("rate", &json!({"puzzle": puzzle, "scale": scale})).unwrap()["er"].clone()
    };
    assert_eq!(rated(puzzle, "se121"), 6.6);
    assert_eq!(rated(puzzle, "se121-fixed"), 4.6);
    let puzzle =
        "..8.....797.4........3....2...9..2..1...6...9.....8.1.6.32......5......32...9..8.";
    assert_eq!(rated(puzzle, "sukaku"), 4.1);
    assert_ne!(rated(puzzle, "se121"), 4.1);
}

#[test]
fn solutions_are_counted_up_to_a_thousand() {
    let count =
        |puzzle: &str| ask("check", &json!({"puzzle": puzzle})).unwrap()["solutions"].clone();
    assert_eq!(count(PUZZLE), 1);
    assert_eq!(count(&".".repeat(81)), 1000);
}

#[test]
fn seeds_are_as_large_as_the_schema_says() {
    let generate = |seed: u64| ask("generate", &json!({"seed": seed}));
    let most = i64::MAX.unsigned_abs();
    assert_eq!(generate(most).unwrap()["seed"], most);
    let error = generate(most + 1).unwrap_err();
    assert_eq!(error.status, 400);
    assert!(error.to_string().contains("`seed` is at most 9223372036854775807"), "{error}");
}
