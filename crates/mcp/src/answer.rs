//! What tools answer: the answer of the call, in fewer words.

use serde_json::{Map, Value};

/// What only a drawing or a checker needs. It is most of an answer, and a model pays for each word.
pub(crate) const DETAILS: [&str; 7] =
    ["ladder", "marks", "pattern", "proof", "proof_text", "sentences", "slug"];

/// The member that has sentences as plain text, where an answer has them in parts alone.
pub(crate) const WORDS: &str = "explanation";

/// Shortens the answer to `hint` to a depth from 1 to 4: that many sentences of its ladder, and the step only at 4.
pub(crate) fn withhold(hint: &mut Value, depth: usize) {
    if depth < 4 {
        hint["step"] = Value::Null;
    }
    let words = match &mut hint["mistake"] {
        Value::Null => shorten(&mut hint["ladder"], depth),
        mistake => {
            if depth < 3 {
                // These are the third sentence.
                mistake["candidate"].take();
                mistake["kind"].take();
            }
            shorten(&mut mistake["ladder"], depth)
        }
    };
    let words = hint["step"].get(WORDS).cloned().unwrap_or(words.into());
    hint[WORDS] = words;
}

/// Cuts a ladder off at a depth. Gives its last sentence.
fn shorten(ladder: &mut Value, depth: usize) -> String {
    let Value::Array(ladder) = ladder else { return String::new() };
    ladder.truncate(depth);
    ladder.last().map(words).unwrap_or_default()
}

/// A sentence in parts as plain text.
fn words(sentence: &Value) -> String {
    let parts = sentence.as_array().into_iter().flatten();
    parts.filter_map(|part| part["text"].as_str()).collect()
}

/// The answer as it is told.
pub(crate) fn told(mut answer: Value, is_full: bool) -> Value {
    if let Value::Object(members) = &mut answer
        && !members.contains_key(WORDS)
        && let Some(Value::Array(sentences)) = members.get("sentences")
    {
        let said: Vec<String> = sentences.iter().map(words).collect();
        members.insert(WORDS.to_string(), said.join(" ").into());
    }
    if !is_full {
        abridge(&mut answer);
    }
    answer
}

fn abridge(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(abridge),
        Value::Object(members) => {
            DETAILS.iter().for_each(|detail| drop(members.remove(*detail)));
            members.values_mut().for_each(abridge);
        }
        _ => {}
    }
}

/// Says in a schema that the details may be missing, wherever it describes an object.
pub(crate) fn make_details_optional(schema: &mut Map<String, Value>) {
    if let Some(Value::Array(required)) = schema.get_mut("required") {
        required.retain(|it| !DETAILS.iter().any(|detail| it == detail));
    }
    for value in schema.values_mut() {
        match value {
            Value::Object(inner) => make_details_optional(inner),
            Value::Array(items) => {
                items.iter_mut().filter_map(Value::as_object_mut).for_each(make_details_optional);
            }
            _ => {}
        }
    }
}
