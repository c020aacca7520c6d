//! The calls described: as an OpenAPI document for programs, as a page for people. What they take and give
//! is described by [`ergodoku_api`], from the types themselves; here is what HTTP adds.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use ergodoku_api::{ApiError, CallDescription, components, descriptions};
use serde_json::Value;
use utoipa::ToSchema as _;
use utoipa::openapi::path::{HttpMethod, OperationBuilder};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ComponentsBuilder, ObjectBuilder, Type};
use utoipa::openapi::{
    Content, ContentBuilder, HeaderBuilder, InfoBuilder, OpenApi, OpenApiBuilder, PathItem,
    PathsBuilder, Ref, RefOr, Required, ResponseBuilder, Schema,
};

/// What is answered if there is no answer: the status of HTTP, and what it means.
const ERRORS: [(&str, &str); 9] = [
    ("400", "the request, or its body, is malformed"),
    ("403", "the request comes from a page of another origin"),
    ("404", "there is nothing of that name"),
    ("408", "the body came too slowly"),
    ("413", "the body is longer than 64 KiB"),
    ("415", "the content type is not application/json"),
    ("421", "the Host is a name that the server does not answer to"),
    ("422", "the call cannot work with such a puzzle, or not within its time limit"),
    ("500", "a bug in Ergodoku"),
];

/// `GET /api/v1/openapi.json`
pub(crate) async fn document() -> Response {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| openapi().to_pretty_json().expect("a document is plain data"));
    let kind = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, kind)], TEXT.as_str()).into_response()
}

fn openapi() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Ergodoku")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Sudoku, with reasons: every step named, explained, drawn and proved."));
    let paths = descriptions().fold(PathsBuilder::new(), |paths, call| {
        let item = PathItem::new(HttpMethod::Post, operation(&call));
        paths.path(format!("/api/v1/{}", call.name), item)
    });
    let schemas = ComponentsBuilder::new().schemas_from_iter(components()).build();
    OpenApiBuilder::new().info(info.build()).paths(paths.build()).components(Some(schemas)).build()
}

fn operation(call: &CallDescription) -> OperationBuilder {
    let json = |schema: &RefOr<Schema>| ContentBuilder::new().schema(Some(schema.clone())).build();
    let error: Content = json(&Ref::from_schema_name(ApiError::name()).into());
    let request = ContentBuilder::new()
        .schema(Some(call.request.clone()))
        .example(Some(example(call)))
        .build();
    let request = RequestBodyBuilder::new()
        .content("application/json", request)
        .required(Some(Required::True));
    let answer = ResponseBuilder::new()
        .description("the answer")
        .content("application/json", json(&call.answer));
    let mut operation = OperationBuilder::new()
        .operation_id(Some(call.name))
        .summary(Some(call.summary))
        .request_body(Some(request.build()))
        .response("200", answer.build());
    for (status, about) in ERRORS {
        let response =
            ResponseBuilder::new().description(about).content("application/json", error.clone());
        operation = operation.response(status, response.build());
    }
    let seconds = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
    let retry_after = HeaderBuilder::new()
        .schema(Some(Schema::from(seconds)))
        .description(Some("The number of seconds after which to try again"));
    let busy = ResponseBuilder::new()
        .description("the server has too much to do to answer in time; it says so at once")
        .header("Retry-After", retry_after.build())
        .content("application/json", error);
    operation.response("503", busy.build())
}

/// `GET /api`
pub(crate) fn page() -> String {
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
    for call in descriptions() {
        let _ = write!(html, "<h2><code>{}</code></h2><p>{}.", call.name, call.summary);
        html.push_str("<table>");
        for Field { name, about, is_required } in fields(&call) {
            let required = if is_required { ", required" } else { "" };
            let _ = write!(html, "<tr><td><code>{name}</code>{required}<td>{about}");
        }
        let (body, name) = (call.example, call.name);
        let _ = write!(
            html,
            "</table><pre>curl --json '{body}' http://localhost:8080/api/v1/{name}</pre>"
        );
    }
    html
}

/// A field of a request.
struct Field {
    name: String,
    about: String,
    is_required: bool,
}

/// The fields of a request, those that are required first.
fn fields(call: &CallDescription) -> Vec<Field> {
    let request = serde_json::to_value(&call.request).expect("a schema is plain data");
    let components = serde_json::to_value(components()).expect("schemas are plain data");
    let Some(properties) = request["properties"].as_object() else { return Vec::new() };
    let required = request["required"].as_array().map_or(&[][..], Vec::as_slice);
    let field = |(name, schema): (&String, &Value)| Field {
        name: name.clone(),
        about: about(schema, &components),
        is_required: required.iter().any(|it| it == name),
    };
    let mut fields: Vec<Field> = properties.iter().map(field).collect();
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

/// A request to try.
fn example(call: &CallDescription) -> Value {
    serde_json::from_str(call.example).expect("an example is JSON")
}

#[cfg(test)]
mod tests {
    use ergodoku_api::names;

    use super::*;

    #[test]
    fn every_call_has_a_path_and_every_field_of_it_a_description() {
        let document = serde_json::to_value(openapi()).unwrap();
        for name in names() {
            assert!(document["paths"][format!("/api/v1/{name}")]["post"].is_object(), "{name}");
        }
        for call in descriptions() {
            for field in fields(&call) {
                assert!(!field.about.is_empty(), "{} of {}", field.name, call.name);
            }
        }
        let html = page();
        assert!(
            html.contains("<tr><td><code>puzzle</code>, required<td>One puzzle, in any format")
        );
    }
}
