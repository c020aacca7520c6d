//! The schemas of the tools, made from those of the calls: JSON Schema, with all types that it refers to inside.

use ergodoku_api::{CallDescription, components};
use rmcp::model::JsonObject;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::answer::{WORDS, make_details_optional};
use crate::tool::Differs;

/// Where the schema of the calls has its types, and where a schema of its own has them.
const THERE: &str = "#/components/schemas/";
const HERE: &str = "#/$defs/";

/// What a tool takes.
pub(crate) fn request(tool: &Differs, call: &CallDescription) -> JsonObject {
    let mut schema = object(&call.request);
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.retain(|name, _| !tool.without.contains(&&**name));
        properties.extend((tool.with)().into_iter().map(|(name, it)| (name.to_string(), it)));
    }
    whole(schema)
}

/// What a tool gives as structured content.
pub(crate) fn answer(call: &CallDescription) -> JsonObject {
    let mut schema = whole(object(&call.answer));
    make_details_optional(&mut schema);
    if call.name == "hint"
        && let Some(mistake) = schema["$defs"].get_mut("MistakeHint")
    {
        // A hint of little depth says neither.
        mistake["properties"]["kind"] = json!({});
        mistake["properties"]["candidate"] = json!({});
    }
    let about = "What the answer comes down to, in plain English.";
    let words = json!({"type": "string", "description": about});
    let words = Map::from_iter([(WORDS.to_string(), words)]);
    // The answers of some calls are one of several types; the protocol wants it said that each is an object.
    schema.insert("type".to_string(), "object".into());
    match schema.get_mut("properties") {
        Some(Value::Object(properties)) => properties.extend(words),
        _ => drop(schema.insert("properties".to_string(), Value::Object(words))),
    }
    schema
}

fn object(schema: &impl Serialize) -> JsonObject {
    match serde_json::to_value(schema) {
        Ok(Value::Object(schema)) => schema,
        _ => JsonObject::new(),
    }
}

/// A schema with the types that it refers to, directly or not.
fn whole(mut schema: JsonObject) -> JsonObject {
    let known = components();
    let mut types = Map::new();
    let mut wanted = Vec::new();
    localise(&mut schema, &mut wanted);
    while let Some(name) = wanted.pop() {
        if types.contains_key(&name) {
            continue;
        }
        let mut found = known.get(&name).map(object).unwrap_or_default();
        localise(&mut found, &mut wanted);
        types.insert(name, found.into());
    }
    // What is only a reference to a type becomes that type: the protocol wants an object at the top.
    if let Some(top) = schema.get("$ref").and_then(Value::as_str)
        && let Some(Value::Object(found)) = types.get(top.trim_start_matches(HERE))
    {
        schema = found.clone();
    }
    schema.insert("$defs".to_string(), types.into());
    schema
}

/// Has references point into the schema itself. Collects the names that they refer to.
fn localise(schema: &mut JsonObject, names: &mut Vec<String>) {
    for (key, value) in schema {
        match value {
            Value::String(to) if key == "$ref" => {
                let name = to.trim_start_matches(THERE).to_string();
                *to = format!("{HERE}{name}");
                names.push(name);
            }
            Value::Object(inner) => localise(inner, names),
            Value::Array(items) => {
                let objects = items.iter_mut().filter_map(Value::as_object_mut);
                objects.for_each(|inner| localise(inner, names));
            }
            _ => {}
        }
    }
}
