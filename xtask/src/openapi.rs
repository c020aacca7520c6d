//! Writes the OpenAPI document of the HTTP interface. What the calls take and give is described by
//! [`ergodoku_api`], from the types themselves; here is what HTTP adds.

use anyhow::Result;
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

/// Where it stands.
pub(crate) const FILE: &str = "crates/serve/openapi.json";

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

/// The whole file.
pub(crate) fn file() -> Result<String> {
    Ok(openapi().to_pretty_json()? + "\n")
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

/// A request to try.
fn example(call: &CallDescription) -> Value {
    serde_json::from_str(call.example).expect("an example is JSON")
}
