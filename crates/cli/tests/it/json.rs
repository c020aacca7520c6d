//! The JSON interface matches `docs/json.md`.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::{PUZZLE, SOLVED, batch, run, run_with};

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/json.md");
    fs::read_to_string(path).expect("docs/json.md is there")
}

/// The fenced blocks of the document, with language and text.
fn blocks(document: &str) -> Vec<(&str, &str)> {
    let fenced = document.split("\n```").skip(1).step_by(2);
    fenced.filter_map(|block| block.split_once('\n')).collect()
}

/// The names and types of a value's fields at any depth, with the items of a list merged.
fn shape(value: &Value) -> BTreeSet<String> {
    fn add(value: &Value, path: &str, shape: &mut BTreeSet<String>) {
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        shape.insert(format!("{path}: {kind}"));
        match value {
            Value::Array(items) => items.iter().for_each(|it| add(it, &format!("{path}[]"), shape)),
            Value::Object(fields) => {
                fields.iter().for_each(|(name, it)| add(it, &format!("{path}.{name}"), shape));
            }
            _ => {}
        }
    }
    let mut all = BTreeSet::new();
    add(value, "", &mut all);
    all
}

fn parse(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

#[test]
fn the_documented_commands_print_what_is_documented() {
    let document = document();
    let blocks = blocks(&document);
    let pairs = blocks.windows(2).filter(|pair| pair[0].0 == "sh");
    let mut count = 0;
    for pair in pairs {
        let ("json", documented) = pair[1] else { panic!("no JSON behind `{}`", pair[0].1) };
        let words: Vec<&str> = pair[0].1.split_whitespace().collect();
        let ["ergodoku", arguments @ ..] = words.as_slice() else { panic!("{words:?}") };
        assert_eq!(shape(&parse(&run(arguments).stdout)), shape(&parse(documented)), "{words:?}");
        count += 1;
    }
    assert!(count >= 5, "{count} commands");
}

/// The rating of this comes to a unique loop with a hidden subset, which only ratings look for.
const HIDDEN_LOOP: &str = ".7+6.29....5+9.+3....3+12.+4....+195+68+3.+4.+2+8+34+71+69+56+4+7+9+5+2+13+8+72+486+5.+1.5+3+1+2+9+7+8649+\
                           68+31+45..:229 729 739";

/// A puzzle that needs a whip of three rules.
const WHIPS: &str =
    "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.";

/// A state with all forms of marked colours.
const MARKED: &str = "8+6+92+4+573+1+2+751...8.4138+7....6.1..7.+4.3..+4..9+1...4.1......6.+9..2.+1....43..+9...8..65:\
                      292 374 562 564 567 572 769 779 783 784 872 889 966";

/// The form of a pattern.
fn form(pattern: &Value) -> String {
    let word = |name: &str| pattern.get(name).and_then(Value::as_str).unwrap_or_default();
    [word("kind"), word("alone"), word("form"), word("reason")].join(" ")
}

#[test]
fn the_documented_patterns_are_those_that_are_printed() {
    let (mut printed, mut seen) = (Vec::new(), BTreeSet::new());
    let wing = ergodoku::technique("xy-wing").unwrap().example().state;
    for puzzle in [PUZZLE, &format!("{}.", &SOLVED[..80]), wing] {
        let record = parse(&run(&["steps", puzzle, "--format", "ndjson"]).stdout);
        let steps = record["steps"].as_array().unwrap().clone();
        printed.extend(steps.into_iter().map(|step| step["pattern"].clone()));
    }
    for technique in ergodoku::TECHNIQUES {
        let (_, step) = technique.example_step().unwrap();
        let arguments = ["steps", technique.example().state, "--only", &technique.slug()];
        // One of each form is enough.
        if seen.insert(form(&serde_json::to_value(&step.pattern).unwrap())) {
            let record = parse(&run(&[&arguments[..], &["--format", "ndjson"]].concat()).stdout);
            let steps = record["steps"].as_array().unwrap().clone();
            printed.extend(steps.into_iter().map(|step| step["pattern"].clone()));
        }
    }
    // The first form of a blossom is on a rectangle; the document shows one on a cell.
    let blossom = ergodoku::technique("death-blossom").unwrap().example().state;
    for (state, technique) in [(blossom, "death-blossom"), (MARKED, "gem")] {
        let arguments = ["steps", state, "--only", technique, "--format", "ndjson"];
        let record = parse(&run(&arguments).stdout);
        let steps = record["steps"].as_array().unwrap().clone();
        printed.extend(steps.into_iter().map(|step| step["pattern"].clone()));
    }
    // Patterns of ratings only.
    for puzzle in [HIDDEN_LOOP, crate::ratings::CHAINS] {
        let arguments = ["rate", puzzle, "--scale", "se121", "--steps", "--format", "ndjson"];
        let record = parse(&run(&arguments).stdout);
        let steps = record["steps"].as_array().unwrap().clone();
        printed.extend(steps.into_iter().map(|step| step["pattern"].clone()));
    }
    let arguments = ["rate", WHIPS, "--scale", "w", "--steps", "--format", "ndjson"];
    let record = parse(&run(&arguments).stdout);
    let steps = record["steps"].as_array().unwrap().clone();
    printed.extend(steps.into_iter().map(|step| step["pattern"].clone()));
    let document = document();
    let fenced = blocks(&document).into_iter().filter(|(language, _)| *language == "json");
    let documented: Vec<Value> =
        fenced.map(|(_, text)| parse(text)).filter(|it| it.get("kind").is_some()).collect();
    for pattern in &documented {
        let same = printed.iter().find(|it| *it == pattern);
        assert!(same.is_some(), "not printed: {pattern}");
    }
    let forms = |of: &[Value]| of.iter().map(form).collect::<BTreeSet<_>>();
    assert_eq!(forms(&printed), forms(&documented));
}

#[test]
fn every_field_of_a_record_is_documented() {
    let document = document();
    let level_3 = run(&["hint", PUZZLE, "--level", "3", "--format", "json"]).stdout;
    let all_steps = run(&["steps", PUZZLE, "--format", "json"]).stdout;
    let rated = ["rate", crate::ratings::CHAINS, "--scale", "se121", "--steps", "--canonical"];
    let rated = run(&[&rated[..], &["--format", "json"]].concat()).stdout;
    let several = ["rate", PUZZLE, "--scale", "hodoku,se121", "--format", "json"];
    let shortest = run(&["solve", PUZZLE, "--easiest", "--format", "json"]).stdout;
    let ranked = run(&["rank", PUZZLE, "--find", "--format", "json"]).stdout;
    let whips = run(&["rate", WHIPS, "--scale", "w", "--steps", "--format", "json"]).stdout;
    for json in [level_3, all_steps, rated, whips, run(&several).stdout, shortest, ranked] {
        for field in shape(&parse(&json)) {
            let path = field.split(':').next().unwrap().trim_end_matches("[]");
            let name = path.rsplit('.').next().unwrap();
            assert!(name.is_empty() || document.contains(&format!("`{name}`")), "{field}");
        }
    }
}

#[test]
fn every_status_comes_with_its_fields() {
    let run = run_with(&batch(), &["check", "-", "--format", "ndjson"]);
    assert_eq!(run.stderr, "");
    assert_eq!(run.code, 3);
    let records: Vec<Value> = run.stdout.lines().map(parse).collect();
    let seen: Vec<_> = records
        .iter()
        .map(|it| {
            let error = &it["error"];
            let status = it["status"].as_str().unwrap();
            (status, it["solutions"].as_u64(), error["line"].as_u64(), error["column"].as_u64())
        })
        .collect();
    assert_eq!(
        seen,
        [
            ("solved", Some(1), None, None),
            ("error", None, Some(2), Some(81)),
            ("error", None, Some(3), Some(1)),
            ("invalid", Some(0), Some(4), None),
            ("no_solution", Some(0), Some(5), None),
            ("multiple_solutions", Some(2), Some(6), None),
            ("solved", Some(1), None, None),
        ]
    );
    assert_eq!(records[0]["grid"], SOLVED);
    assert_eq!(records[6]["label"], "last");
}

#[test]
fn an_array_holds_the_same_records_as_lines_do() {
    let read = |format| run_with(&batch(), &["solve", "-", "--format", format]).stdout;
    let lines: Vec<Value> = read("ndjson").lines().map(parse).collect();
    assert_eq!(parse(&read("json")), Value::from(lines));
    assert_eq!(
        parse(&run_with("", &["solve", "-", "--format", "json"]).stdout),
        Value::from(Vec::<Value>::new())
    );
}

#[test]
fn the_catalogue_is_an_array_of_techniques() {
    let techniques = parse(&run(&["techniques", "--format", "json"]).stdout);
    let lines = run(&["techniques", "--format", "ndjson"]).stdout;
    assert_eq!(techniques, lines.lines().map(parse).collect::<Value>());
}
