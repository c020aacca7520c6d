//! `docs/claims.md` says what is so.

use std::collections::BTreeSet;

use ergodoku_claims::{Argument, Claim, Pattern};
use ergodoku_proof::Proof;
use serde_json::Value;

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/claims.md");
    std::fs::read_to_string(path).expect("docs/claims.md is there")
}

/// The blocks of JSON behind a heading and before the next one of its level.
fn examples(document: &str, heading: &str) -> Vec<Value> {
    let start = document.find(heading).expect("the heading");
    let section = &document[start + heading.len()..];
    let section = section.split("\n## ").next().unwrap_or_default();
    let blocks = section.split("```json\n").skip(1).filter_map(|it| it.split("```").next());
    blocks
        .map(|it| serde_json::from_str(it).unwrap_or_else(|error| panic!("{error}: {it}")))
        .collect()
}

fn argument_kind(argument: &Argument) -> &'static str {
    match argument {
        Argument::Chain(_) => "chain",
        Argument::Count { .. } => "count",
        Argument::Pattern(Pattern::Fish { .. }) => "fish",
        Argument::Pattern(Pattern::Sets { .. }) => "sets",
        Argument::Pattern(Pattern::Premises(_)) => "premises",
        Argument::Pattern(Pattern::Other(_)) => "other",
        Argument::Proof(_) => "proof",
        Argument::Either(_) => "either",
        Argument::Steps(_) => "steps",
    }
}

fn proof_kind(proof: &Proof) -> &'static str {
    match proof {
        Proof::Count { .. } => "count",
        Proof::Sum(_) => "sum",
        Proof::Lemmas { .. } => "lemmas",
        Proof::Cases { .. } => "cases",
        Proof::Either(_) => "either",
    }
}

/// Every name of a field, at any depth.
fn fields(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(name, value)| {
            names.insert(name.clone());
            fields(value, names);
        }),
        Value::Array(items) => items.iter().for_each(|it| fields(it, names)),
        _ => {}
    }
}

#[test]
fn the_examples_are_what_is_written_and_read() {
    let document = document();
    let mut names = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for example in examples(&document, "## A claim as JSON") {
        let claim: Claim = serde_json::from_value(example.clone()).expect("a claim");
        assert_eq!(serde_json::to_value(&claim).expect("JSON"), example);
        fields(&example, &mut names);
        let argument = claim.argument.as_ref().expect("an argument");
        kinds.insert(argument_kind(argument));
        if let Argument::Either(all) = argument {
            kinds.extend(all.iter().map(argument_kind));
        }
    }
    let all = ["chain", "count", "either", "fish", "other", "premises", "proof", "sets", "steps"];
    assert!(kinds.into_iter().eq(all), "each kind of argument has an example");
    let mut kinds = BTreeSet::new();
    for example in examples(&document, "## A proof as JSON") {
        let proof: Proof = serde_json::from_value(example.clone()).expect("a proof");
        assert_eq!(serde_json::to_value(&proof).expect("JSON"), example);
        fields(&example, &mut names);
        kinds.insert(proof_kind(&proof));
    }
    let all = ["cases", "count", "either", "lemmas", "sum"];
    assert!(kinds.into_iter().eq(all), "each kind of proof has an example");
    for name in names {
        assert!(
            document.contains(&format!("`{name}`")) || ["digits", "cells"].contains(&&*name),
            "{name}"
        );
    }
}

#[test]
fn the_text_forms_are_read() {
    let document = document();
    let text = document.split("## A claim as JSON").next().unwrap_or_default();
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let mut read = 0;
    for row in rows {
        let [_, forms, _] = row.splitn(3, '|').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let forms: Vec<&str> = forms.split('`').skip(1).step_by(2).collect();
        let claims: Vec<Claim> = forms
            .iter()
            .map(|form| form.parse().unwrap_or_else(|error| panic!("{form}: {error}")))
            .collect();
        assert!(claims.iter().all(|it| it.conclusions == claims[0].conclusions), "{row}");
        read += claims.len();
    }
    assert!(read > 20, "{read}");
}

#[test]
fn an_array_of_claims_is_a_line_of_reasoning() {
    let steps = r#"["Hidden Single: 5 in r1 => r1c2=5", {"place":[],"eliminate":["r4c3<>5"]}]"#;
    let claim: Claim = serde_json::from_str(steps).expect("a claim");
    assert!(matches!(&claim.argument, Some(Argument::Steps(steps)) if steps.len() == 2));
    assert_eq!(claim.to_string(), "r4c3<>5");
}
