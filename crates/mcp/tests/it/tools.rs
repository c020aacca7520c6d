//! The list of tools, what they answer, and what they refuse.

use std::time::Duration;

use ergodoku_api::{Bounds, call, descriptions};
use rmcp::model::ContentBlock;
use serde_json::{Value, json};

use crate::support::{PUZZLE, ask, client, client_within, text, told};

const NAMES: [&str; 8] = ["hint", "solve", "steps", "verify", "why", "rate", "generate", "render"];

/// Every `$ref` of a schema, and how many there are.
fn references(schema: &Value, root: &Value) -> usize {
    let inner =
        |items: &mut dyn Iterator<Item = &Value>| items.map(|it| references(it, root)).sum();
    match schema {
        Value::Object(members) => {
            let here = members.get("$ref").and_then(Value::as_str).map_or(0, |to| {
                let name = to.strip_prefix("#/$defs/").expect("it points into the schema itself");
                assert!(root["$defs"].get(name).is_some(), "{name}");
                1
            });
            here + inner(&mut members.values())
        }
        Value::Array(items) => inner(&mut items.iter()),
        _ => 0,
    }
}

#[tokio::test]
async fn tools_have_the_schemas_of_the_calls() {
    let client = client().await;
    let tools = client.list_all_tools().await.expect("a list");
    assert_eq!(tools.iter().map(|it| &*it.name).collect::<Vec<_>>(), NAMES);
    let mut shared = 0;
    for tool in &tools {
        let input = Value::Object((*tool.input_schema).clone());
        let described = descriptions().find(|it| it.name == tool.name).expect("a call");
        let wanted = serde_json::to_value(&described.request).expect("a schema");
        assert_eq!(input["type"], "object");
        for (name, theirs) in input["properties"].as_object().expect("properties") {
            let ours = &wanted["properties"][name];
            let is_new = matches!(name.as_str(), "depth" | "detail" | "next_step");
            assert_eq!(ours.is_null(), is_new, "{name}");
            assert!(is_new || theirs["description"] == ours["description"], "{name}");
        }
        shared += references(&input, &input);
        if let Some(output) = &tool.output_schema {
            let output = Value::Object((**output).clone());
            assert_eq!(output["type"], "object");
            shared += references(&output, &output);
        }
        let hints = tool.annotations.as_ref().expect("hints");
        assert_eq!(hints.read_only_hint, Some(true));
        assert!(tool.output_schema.is_some() || tool.name == "render");
    }
    assert!(shared > 50, "{shared}");
}

#[tokio::test]
async fn tools_answer_as_the_calls_do() {
    let client = client().await;
    for (tool, asked) in [
        ("solve", json!({"puzzle": PUZZLE})),
        ("steps", json!({"puzzle": PUZZLE, "max_steps": 3})),
        ("rate", json!({"puzzle": PUZZLE, "scale": "se121"})),
        ("verify", json!({"puzzle": PUZZLE, "claim": "r3c9=7"})),
        ("why", json!({"puzzle": PUZZLE, "claim": "r1c1<>2"})),
        ("generate", json!({"seed": 4, "count": 2})),
    ] {
        let wanted = call(tool, &asked.to_string(), &Bounds::default()).expect("an answer");
        let wanted: Value = serde_json::from_str(&wanted).expect("JSON");
        let mut with_all = asked.clone();
        with_all["detail"] = true.into();
        let full = ask(&client, tool, with_all).await;
        let mut full = told(&full).clone();
        if wanted.get("explanation").is_none() {
            full.as_object_mut().expect("an object").remove("explanation");
        }
        // Times differ.
        if tool != "generate" {
            assert_eq!(full, wanted, "{tool}");
        }
        let short = ask(&client, tool, asked).await;
        let short = told(&short).to_string();
        assert!(!short.contains("\"marks\"") && !short.contains("\"proof\""), "{tool}");
        if tool == "solve" {
            assert!(short.len() * 2 < full.to_string().len());
            assert!(short.contains("has only one place left"));
        }
    }
    let verdict = ask(&client, "verify", json!({"puzzle": PUZZLE, "claim": "r3c9=8"})).await;
    assert_eq!(told(&verdict)["verdict"], "false");
    assert!(told(&verdict)["explanation"].as_str().is_some_and(|it| !it.is_empty()));
}

#[tokio::test]
async fn a_picture_is_an_image() {
    let client = client().await;
    let mut sizes = Vec::new();
    for next_step in [false, true] {
        let asked = json!({"puzzle": PUZZLE, "next_step": next_step, "theme": "dark"});
        let result = ask(&client, "render", asked).await;
        let [ContentBlock::Image(image)] = &result.content[..] else { panic!("{result:?}") };
        assert_eq!(image.mime_type, "image/png");
        // The first bytes of every PNG, in base64.
        assert!(image.data.starts_with("iVBORw0KGgo"));
        sizes.push(image.data.len());
    }
    assert_ne!(sizes[0], sizes[1]);
}

#[tokio::test]
async fn what_is_wrong_is_told_to_the_model() {
    let client = client().await;
    for (tool, asked, said) in [
        ("solve", json!({"puzzle": "12"}), "line 1, column 3: expected"),
        ("solve", json!({}), "missing field `puzzle`"),
        ("solve", json!({"puzzle": PUZZLE, "profil": "x"}), "unknown field `profil`"),
        (
            "verify",
            json!({"puzzle": PUZZLE, "claim": "r1c1=1", "detail": 3}),
            "`detail` cannot be 3",
        ),
        ("render", json!({"puzzle": PUZZLE, "format": "svg"}), "takes no `format`"),
        ("hint", json!({"puzzle": PUZZLE, "profile": "none"}), "there is no profile `none`"),
    ] {
        let result = ask(&client, tool, asked).await;
        assert_eq!(result.is_error, Some(true));
        assert!(text(&result).contains(said), "{}", text(&result));
    }
    let unknown = rmcp::model::CallToolRequestParams::new("win");
    let error = client.call_tool(unknown).await.expect_err("no such tool");
    assert!(error.to_string().contains("there is no tool `win`"), "{error}");
    // And it still answers.
    let result = ask(&client, "rate", json!({"puzzle": PUZZLE})).await;
    assert_eq!(told(&result)["status"], "solved");
}

#[tokio::test]
async fn a_call_ends_at_its_time_limit() {
    let client = client_within(Duration::ZERO).await;
    let result = ask(&client, "solve", json!({"puzzle": PUZZLE})).await;
    assert_eq!(result.is_error, Some(true));
    assert!(text(&result).contains("longer"), "{}", text(&result));
}
