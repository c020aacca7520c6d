//! The calls described: as an OpenAPI document for programs, as a page for people. `cargo xtask docs` writes the
//! document from the types of the calls.

use std::fmt::Write as _;

use serde_json::Value;

/// The document: `GET /api/v1/openapi.json`
pub(crate) const DOCUMENT: &str = include_str!("../openapi.json");

/// `GET /api`
pub(crate) fn page() -> String {
    let document: Value = serde_json::from_str(DOCUMENT).expect("the document is JSON");
    let mut html = String::from(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport \
         content=\"width=device-width\"><title>Ergodoku: the HTTP interface</title><style>\
         body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;\
         color-scheme:light dark}code,pre{font:14px/1.45 ui-monospace,monospace}\
         pre{overflow:auto;padding:.8rem;border:1px solid #8886;border-radius:6px}\
         td{padding:.15rem .8rem .15rem 0;vertical-align:top}</style>\
         <h1>The HTTP interface</h1><p>Every call is a <code>POST</code> of JSON to \
         <code>/api/v1/NAME</code> with <code>content-type: application/json</code>, and gives JSON, \
         errors included. The same as a document for programs: \
         <a href=\"/api/v1/openapi.json\">openapi.json</a>.",
    );
    for name in ergodoku_api::names() {
        let call = &document["paths"][format!("/api/v1/{name}")]["post"];
        let request = &call["requestBody"]["content"]["application/json"];
        let summary = call["summary"].as_str().unwrap_or_default();
        let _ = write!(html, "<h2><code>{name}</code></h2><p>{summary}.<table>");
        for Field { name, about, is_required } in fields(&request["schema"], &document) {
            let required = if is_required { ", required" } else { "" };
            let _ = write!(html, "<tr><td><code>{name}</code>{required}<td>{about}");
        }
        let body = &request["example"];
        let _ = write!(
            html,
            "</table><pre>curl --json '{body}' http://localhost:8080/api/v1/{name}</pre>"
        );
    }
    html
}

/// A field of a request.
struct Field<'a> {
    name: &'a str,
    about: String,
    is_required: bool,
}

/// The fields of a request, those that are required first.
fn fields<'a>(request: &'a Value, document: &Value) -> Vec<Field<'a>> {
    let properties = request["properties"].as_object().into_iter().flatten();
    let required = request["required"].as_array().map_or(&[][..], Vec::as_slice);
    let field = |(name, schema): (&'a String, &Value)| Field {
        name,
        about: about(schema, &document["components"]["schemas"]),
        is_required: required.iter().any(|it| it == name),
    };
    let mut fields: Vec<Field> = properties.map(field).collect();
    fields.sort_by_key(|it| !it.is_required);
    fields
}

/// What a schema says of itself, or the component or alternative that it refers to; without a full stop.
fn about(schema: &Value, components: &Value) -> String {
    if let Some(about) = schema["description"].as_str() {
        return about.trim_end_matches('.').replace('\n', " ");
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|it| it.rsplit('/').next()) {
        return about(&components[name], components);
    }
    // An optional field is its type, or null.
    let alternatives = schema["oneOf"].as_array().into_iter().flatten();
    alternatives.map(|it| about(it, components)).find(|it| !it.is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_call_has_a_path_and_every_field_of_it_a_description() {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        assert_eq!(document["paths"].as_object().unwrap().len(), ergodoku_api::names().count());
        for name in ergodoku_api::names() {
            let call = &document["paths"][format!("/api/v1/{name}")]["post"];
            assert!(call["summary"].is_string(), "{name}");
            let request = &call["requestBody"]["content"]["application/json"];
            assert!(request["example"].is_object(), "{name}");
            for field in fields(&request["schema"], &document) {
                assert!(!field.about.is_empty(), "{} of {name}", field.name);
            }
        }
        assert!(
            page().contains("<tr><td><code>puzzle</code>, required<td>One puzzle, in any format")
        );
    }
}
