//! Writes the page's TypeScript types from the schema of the calls.

use std::fmt::Write as _;

use anyhow::Result;
use ergodoku_api::{components, descriptions};
use serde_json::Value;

/// Where they stand.
pub(crate) const FILE: &str = "web/src/engine/schema.ts";

/// The whole file: an interface or a type for each type of the schema, and what each call takes and gives.
pub(crate) fn file() -> Result<String> {
    let mut out = String::from(
        "// What the page and the engine say to each other. Made by `cargo xtask docs` from the schema of the\n\
         // crate `ergodoku-api`; docs/json.md describes the records.\n",
    );
    for (name, schema) in components() {
        let schema = serde_json::to_value(schema)?;
        out.push('\n');
        out += &comment(&schema, "");
        match is_record(&schema) {
            true => writeln!(out, "export interface {name} {}", type_of(&schema, ""))?,
            false => writeln!(out, "export type {name} = {};", type_of(&schema, ""))?,
        }
    }
    out += "\n/** The calls: what each takes, and what it gives. */\nexport interface Calls {\n";
    for call in descriptions() {
        let request = type_of(&serde_json::to_value(&call.request)?, "  ");
        let answer = type_of(&serde_json::to_value(&call.answer)?, "  ");
        writeln!(out, "  /** {}. */\n  {}: [{request}, {answer}];", call.summary, call.name)?;
    }
    out += "}\n";
    Ok(out)
}

/// Whether a schema is an object with fields, and nothing else.
fn is_record(schema: &Value) -> bool {
    schema["properties"].is_object() && schema["type"] == "object" && schema["allOf"].is_null()
}

/// The description of a schema as a comment.
fn comment(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        Some(about) => {
            let words: Vec<&str> = about.split_whitespace().collect();
            format!("{indent}/** {} */\n", words.join(" "))
        }
        None => String::new(),
    }
}

/// What stands for a schema in TypeScript, in lines that begin with `indent` from the second on.
fn type_of(schema: &Value, indent: &str) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_string();
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    for (kind, between) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(members) = schema[kind].as_array() {
            let mut members: Vec<String> = members.iter().map(|it| type_of(it, indent)).collect();
            // The page reads better with `null` behind what there may be.
            members.sort_by_key(|it| it == "null");
            return members.join(between);
        }
    }
    match &schema["type"] {
        Value::Array(types) => {
            let mut types: Vec<String> =
                types.iter().map(|it| of_type(it, schema, indent)).collect();
            types.sort_by_key(|it| it == "null");
            types.join(" | ")
        }
        kind => of_type(kind, schema, indent),
    }
}

/// What stands for a schema of this JSON type.
fn of_type(kind: &Value, schema: &Value, indent: &str) -> String {
    match kind.as_str() {
        Some("string") => "string".to_string(),
        Some("integer" | "number") => "number".to_string(),
        Some("boolean") => "boolean".to_string(),
        Some("null") => "null".to_string(),
        Some("array") => match type_of(&schema["items"], indent) {
            item if item.contains([' ', '|', '&']) && !item.starts_with('{') => {
                format!("({item})[]")
            }
            item => format!("{item}[]"),
        },
        Some("object") => record(schema, indent),
        _ => "unknown".to_string(),
    }
}

/// The fields of an object.
fn record(schema: &Value, indent: &str) -> String {
    let Some(fields) = schema["properties"].as_object().filter(|it| !it.is_empty()) else {
        return "Record<string, never>".to_string();
    };
    let inner = format!("{indent}  ");
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut out = String::from("{\n");
    for (name, field) in fields {
        let mark = if required.iter().any(|it| it == name) { "" } else { "?" };
        out += &comment(field, &inner);
        let _ = writeln!(out, "{inner}{name}{mark}: {};", type_of(field, &inner));
    }
    out + indent + "}"
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn schemas_become_types() {
        let schema = json!({
            "type": "object",
            "required": ["digits"],
            "properties": {
                "digits": {"type": "array", "items": {"$ref": "#/components/schemas/Digit"}},
                "step": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/Step"}]},
                "note": {"type": ["string", "null"], "description": "In\nwords."},
                "link": {"type": "string", "enum": ["strong", "weak"]},
                "any": {},
            },
        });
        let expected = "{\n  any?: unknown;\n  digits: Digit[];\n  link?: \"strong\" | \"weak\";\n  /** In words. */\n  \
                        note?: string | null;\n  step?: Step | null;\n}";
        assert_eq!(type_of(&schema, ""), expected);
        assert!(is_record(&schema));
        let list = json!({"type": "array", "items": {"enum": ["a", "b"]}});
        assert_eq!(type_of(&list, ""), "(\"a\" | \"b\")[]");
        assert_eq!(type_of(&json!({"type": "object"}), ""), "Record<string, never>");
    }
}
