//! The schema and the calls agree: each answer has exactly what its schema says.

use ergodoku_api::{Bounds, call, components, descriptions, names};
use serde_json::{Value, json};

use crate::links::VARIANT;

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// A checker for as much of JSON Schema as the schema uses. Stricter in one thing: an object has no
/// field that its schema does not name, unless it is a pattern.
struct Checker {
    components: Value,
}

impl Checker {
    fn new() -> Checker {
        Checker { components: serde_json::to_value(components()).unwrap() }
    }

    /// The schema that a reference stands for.
    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            None => schema,
            Some(reference) => {
                let name = reference.strip_prefix("#/components/schemas/").expect(reference);
                self.resolved(self.components.get(name).expect(reference))
            }
        }
    }

    fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let schema = self.resolved(schema);
        let fault = |what: &str| Err(format!("{what}: {value} by {schema}"));
        for alternatives in ["oneOf", "anyOf"] {
            if let Some(any) = schema[alternatives].as_array() {
                let faults: Vec<_> =
                    any.iter().filter_map(|it| self.check(it, value).err()).collect();
                return if faults.len() < any.len() { Ok(()) } else { fault(&faults.join("; ")) };
            }
        }
        let types = match &schema["type"] {
            Value::Array(types) => types.clone(),
            Value::Null => Vec::new(),
            one => vec![one.clone()],
        };
        let is = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) if types.contains(&json!("number")) => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !types.is_empty() && !types.contains(&json!(is)) {
            return fault(&format!("{is} is of the wrong type"));
        }
        if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
            return fault("no such word");
        }
        if let Some(items) = value.as_array() {
            return items.iter().try_for_each(|it| self.check(&schema["items"], it));
        }
        let Some(object) = value.as_object() else { return Ok(()) };
        let (properties, required) = self.fields(schema);
        if let Some(name) = required.iter().find(|it| !object.contains_key(**it)) {
            return fault(&format!("{name} is missing"));
        }
        for (name, value) in object {
            match properties.iter().find(|(known, _)| *known == name) {
                Some((_, schema)) => self.check(schema, value)?,
                None if object.contains_key("kind") && required == ["kind"] => {}
                // A map: its values have one schema, its keys are free.
                None if schema["additionalProperties"].is_object() => {
                    self.check(&schema["additionalProperties"], value)?;
                }
                None => return fault(&format!("{name} is not in the schema")),
            }
        }
        Ok(())
    }

    /// The fields that an object may have, and those that it must have.
    fn fields<'a>(&'a self, schema: &'a Value) -> (Vec<(&'a String, &'a Value)>, Vec<&'a str>) {
        let schema = self.resolved(schema);
        let mut properties: Vec<_> =
            schema["properties"].as_object().into_iter().flatten().collect();
        let words = schema["required"].as_array().into_iter().flatten();
        let mut required: Vec<&str> = words.filter_map(Value::as_str).collect();
        for part in schema["allOf"].as_array().into_iter().flatten() {
            let (more, must) = self.fields(part);
            properties.extend(more);
            required.extend(must);
        }
        (properties, required)
    }
}

/// Puzzles with one solution, several and none, with mistakes, in several formats; and no puzzle.
fn texts() -> Vec<String> {
    let clash = PUZZLE.replacen("..3", "113", 1);
    let several = PUZZLE.replacen('9', ".", 1);
    let impossible = PUZZLE.replacen("..3", "..5", 1);
    let (wrong, mark) = (format!("+6{}", &PUZZLE[1..]), format!("{PUZZLE}:511 911"));
    let sukaku = ".23456789".to_string() + &"123456789".repeat(80);
    let empty = ".".repeat(81);
    let x_wing = call("technique", r#"{"name": "x-wing"}"#, &Bounds::default()).unwrap();
    let x_wing: Value = serde_json::from_str(&x_wing).unwrap();
    let x_wing = x_wing["example"]["state"].as_str().unwrap().to_string();
    let text = "no puzzle".to_string();
    vec![PUZZLE.to_string(), clash, several, impossible, wrong, mark, sukaku, empty, x_wing, text]
}

#[test]
fn every_answer_is_as_its_schema_says() {
    let checker = Checker::new();
    let mut answered = 0;
    for description in descriptions() {
        let mut requests: Vec<Value> = vec![serde_json::from_str(description.example).unwrap()];
        if requests[0]["puzzle"].is_string() {
            let example = requests[0].clone();
            requests.extend(texts().into_iter().map(|text| {
                let mut request = example.clone();
                request["puzzle"] = text.into();
                request
            }));
        }
        match description.name {
            "check" => {
                requests.push(json!({"puzzle": VARIANT, "without_variant": true}));
                requests.push(json!({"puzzle": "https://sudokupad.app/abc"}));
            }
            "rate" => requests.push(json!({"puzzle": PUZZLE, "scale": "se121"})),
            "render" => requests.push(json!({"puzzle": PUZZLE, "format": "png"})),
            "generate" => {
                requests.push(json!({"seed": 1, "practice": "x-wing"}));
                requests.push(json!({"seed": 1, "er": "1.2..3.0"}));
            }
            "technique" => {
                for name in ["nishio", "finned-x-wing", "kraken-fish-type-1", "sue-de-coq"] {
                    requests.push(json!({"name": name}));
                }
            }
            _ => {}
        }
        let request_schema = serde_json::to_value(&description.request).unwrap();
        let answer_schema = serde_json::to_value(&description.answer).unwrap();
        for request in requests {
            let name = description.name;
            checker.check(&request_schema, &request).expect(name);
            let schema = match call(name, &request.to_string(), &Bounds::default()) {
                Ok(answer) => (answer_schema.clone(), answer),
                Err(error) => (json!({"$ref": "#/components/schemas/ApiError"}), error.json()),
            };
            let (schema, answer) = schema;
            let answer: Value = serde_json::from_str(&answer).unwrap();
            checker.check(&schema, &answer).unwrap_or_else(|it| panic!("{name} {request}: {it}"));
            answered += 1;
        }
    }
    assert!(answered > 70, "{answered}");
}

#[test]
fn each_call_is_described_and_its_example_answered() {
    let described: Vec<&str> = descriptions().map(|it| it.name).collect();
    assert_eq!(described, names().collect::<Vec<_>>());
    for it in descriptions() {
        assert!(call(it.name, it.example, &Bounds::default()).is_ok(), "{}", it.name);
    }
}

#[test]
fn the_checker_finds_what_is_wrong() {
    let checker = Checker::new();
    let answer = json!({"$ref": "#/components/schemas/ConvertAnswer"});
    let check = |value: Value| checker.check(&answer, &value);
    assert_eq!(check(json!({"schema": 1, "text": "x"})), Ok(()));
    for wrong in [
        json!({"schema": 1}),
        json!({"schema": "1", "text": "x"}),
        json!({"schema": 1, "text": "x", "more": 1}),
        json!([]),
    ] {
        assert!(check(wrong.clone()).is_err(), "{wrong}");
    }
}
