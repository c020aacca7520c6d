//! The calls described: as an OpenAPI document for programs, as a page for people.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use utoipa::openapi::path::{HttpMethod, OperationBuilder};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{
    AdditionalProperties, ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type,
};
use utoipa::openapi::{
    ContentBuilder, HeaderBuilder, InfoBuilder, OpenApi, OpenApiBuilder, PathItem, PathsBuilder,
    RefOr, Required, ResponseBuilder,
};

/// A call in words.
struct Described {
    name: &'static str,
    summary: &'static str,
    fields: &'static [Field],
    /// The fields of the answer, besides `schema`.
    answer: &'static [(&'static str, Kind, &'static str)],
}

struct Field {
    name: &'static str,
    kind: Kind,
    required: bool,
    /// Whether null stands for its not being given.
    nullable: bool,
    about: &'static str,
}

#[derive(Copy, Clone)]
enum Kind {
    Text,
    /// One of these words.
    One(&'static [&'static str]),
    Flag,
    Number,
    Texts,
    /// Each a list of parts.
    Sentences,
    List,
    Record,
}

const fn field(name: &'static str, kind: Kind, about: &'static str) -> Field {
    Field { name, kind, required: false, nullable: false, about }
}

/// A field that may be null, too.
const fn optional(name: &'static str, kind: Kind, about: &'static str) -> Field {
    Field { name, kind, required: false, nullable: true, about }
}

const PUZZLE: Field = Field {
    name: "puzzle",
    kind: Kind::Text,
    required: true,
    nullable: false,
    about: "One puzzle, in any format that can be read: 81 characters, `+5` for a digit placed since, \
            `GRID:711 713` to rule out 7 in r1c1 and r1c3; a grid; pencil marks; Sukaku; a library's line",
};
const PROFILE: Field = field(
    "profile",
    Kind::One(&["default", "hodoku", "series"]),
    "Which techniques, in which order",
);
const UNIQUENESS: Field = field(
    "uniqueness",
    Kind::Flag,
    "Whether techniques may assume that there is one solution; true if not given",
);
const MAX_STEPS: Field = optional("max_steps", Kind::Number, "No more steps than this");

const CALLS: &[Described] = &[
    Described {
        name: "check",
        summary: "What a text is, whether it is a puzzle, how many solutions it has",
        fields: &[PUZZLE],
        answer: &[
            ("status", Kind::Text, "`solved` if there is exactly one solution"),
            ("grid", Kind::Text, "the solution, if there is exactly one"),
            ("solutions", Kind::Number, "their number, counted up to 1,000"),
            ("cells", Kind::List, "the 81 cells: `digit`, `given`, `candidates`"),
            ("error", Kind::Record, "what is wrong, and where"),
        ],
    },
    Described {
        name: "hint",
        summary: "The first mistake, or the next step: where to look, the technique, its place, the \
                  whole reason",
        fields: &[PUZZLE, PROFILE, UNIQUENESS, MAX_STEPS],
        answer: &[
            ("status", Kind::Text, "what the puzzle turned out to be"),
            ("mistake", Kind::Record, "what must be put right first, or null"),
            (
                "ladder",
                Kind::Sentences,
                "three sentences, each telling more, each a list of its parts",
            ),
            ("step", Kind::Record, "the step with its sentences, marks and proof, or null"),
        ],
    },
    Described {
        name: "steps",
        summary: "Every step there is now, of all techniques of the profile",
        fields: &[PUZZLE, PROFILE, UNIQUENESS, MAX_STEPS],
        answer: &[
            ("status", Kind::Text, "what the puzzle turned out to be"),
            ("steps", Kind::List, "the steps"),
            (
                "cut_short",
                Kind::List,
                "the techniques that were not searched to their end in the time there is",
            ),
        ],
    },
    Described {
        name: "solve",
        summary: "The whole path, step by step",
        fields: &[PUZZLE, PROFILE, UNIQUENESS, MAX_STEPS],
        answer: &[
            ("status", Kind::Text, "what the puzzle turned out to be"),
            ("grid", Kind::Text, "what is placed at the end"),
            ("steps", Kind::List, "the steps, in order"),
        ],
    },
    Described {
        name: "rate",
        summary: "How hard a puzzle is",
        fields: &[
            PUZZLE,
            field(
                "scale",
                Kind::One(&["hodoku", "se121", "se121-fixed", "sukaku"]),
                "What to measure by; hodoku if not given",
            ),
        ],
        answer: &[("status", Kind::Text, "what the puzzle turned out to be")],
    },
    Described {
        name: "convert",
        summary: "A puzzle in another format; refused if that has no place for its candidates",
        fields: &[
            PUZZLE,
            Field {
                name: "to",
                kind: Kind::One(&["line", "grid", "boxed", "pencil-marks", "library", "sukaku"]),
                required: true,
                nullable: false,
                about: "The format",
            },
        ],
        answer: &[("text", Kind::Text, "the puzzle")],
    },
    Described {
        name: "render",
        summary: "A position, with marks, as a picture",
        fields: &[
            PUZZLE,
            field("marks", Kind::List, "What to draw on it: marks as in a step"),
            field("title", Kind::Text, "A line above"),
            field("caption", Kind::Text, "Sentences below"),
            field("theme", Kind::One(&["light", "dark", "auto"]), "The colours"),
            field("candidates", Kind::Flag, "Whether candidates are shown; true if not given"),
            field("format", Kind::One(&["svg", "png"]), "svg if not given"),
        ],
        answer: &[("mistakes", Kind::List, "what contradicts the one solution of the givens")],
    },
    Described {
        name: "generate",
        summary: "Puzzles to order, as many as are found in the time that a call may take",
        fields: &[
            field("count", Kind::Number, "How many, 1 to 100; 1 if not given"),
            field(
                "seed",
                Kind::Number,
                "The same seed gives the same puzzles; random if not given",
            ),
            optional("symmetry", Kind::Text, "How clues are arranged: none, rotational-180 ..."),
            field("minimal", Kind::Flag, "Whether every clue must be needed"),
            optional("clues", Kind::Text, "How many clues, as 22..26"),
            optional(
                "level",
                Kind::One(&["easy", "medium", "hard", "unfair", "extreme"]),
                "HoDoKu's level",
            ),
            optional("score", Kind::Text, "HoDoKu's score, as 600..800"),
            optional("er", Kind::Text, "Sudoku Explainer's rating, as 4.2..4.5"),
            field("needs", Kind::Texts, "Techniques without which it must not be solved"),
            field("forbid", Kind::Texts, "Techniques it must be solved without"),
            optional(
                "practice",
                Kind::Text,
                "A technique: puzzles with a position where it applies",
            ),
        ],
        answer: &[
            ("seed", Kind::Number, "the seed"),
            ("puzzles", Kind::List, "the puzzles, rated"),
            ("tried", Kind::Number, "how many candidates were looked at"),
        ],
    },
    Described {
        name: "techniques",
        summary: "The catalogue of techniques",
        fields: &[],
        answer: &[("techniques", Kind::List, "all of them")],
    },
    Described {
        name: "technique",
        summary: "A technique: what it is, why it works, an example, a near miss",
        fields: &[Field {
            name: "name",
            kind: Kind::Text,
            required: true,
            nullable: false,
            about: "Its name, an alias, or HoDoKu's code",
        }],
        answer: &[
            ("name", Kind::Text, "its name"),
            ("doc", Kind::Text, "its documentation in Markdown"),
        ],
    },
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
    let paths = CALLS.iter().fold(PathsBuilder::new(), |paths, call| {
        paths.path(
            format!("/api/v1/{}", call.name),
            PathItem::new(HttpMethod::Post, operation(call)),
        )
    });
    OpenApiBuilder::new().info(info.build()).paths(paths.build()).build()
}

fn operation(call: &Described) -> OperationBuilder {
    let mut body =
        ObjectBuilder::new().additional_properties(Some(AdditionalProperties::FreeForm(false)));
    for field in call.fields {
        body = body.property(field.name, schema(field.kind, field.nullable, field.about));
        if field.required {
            body = body.required(field.name);
        }
    }
    let mut answer = ObjectBuilder::new()
        .property("schema", schema(Kind::Number, false, "the version of the record"));
    for (name, kind, about) in call.answer {
        answer = answer.property(*name, answered(*kind, about));
    }
    let error: Schema = ObjectBuilder::new()
        .property("error", schema(Kind::Record, false, "`message`, `line`, `column`, `clashes`"))
        .required("error")
        .into();
    let content = |schema: Schema| ContentBuilder::new().schema(Some(schema)).build();
    let request = RequestBodyBuilder::new()
        .content(
            "application/json",
            ContentBuilder::new()
                .schema(Some(Schema::from(body)))
                .example(Some(example(call)))
                .build(),
        )
        .required(Some(Required::True))
        .build();
    let mut operation = OperationBuilder::new()
        .operation_id(Some(call.name))
        .summary(Some(call.summary))
        .request_body(Some(request))
        .response(
            "200",
            ResponseBuilder::new()
                .description("the answer")
                .content("application/json", content(answer.into()))
                .build(),
        );
    let refusals = [
        ("400", "the request, or its body, is not as it should be"),
        ("403", "it comes from a page of another origin"),
        ("404", "there is nothing of that name"),
        ("408", "the body came too slowly"),
        ("413", "the body is longer than 64 KiB"),
        ("415", "its content type is not application/json"),
        ("421", "its Host is a name that the server does not answer to"),
        ("422", "the call cannot work with such a puzzle, or not within its time limit"),
        ("500", "a fault of Ergodoku"),
    ];
    for (status, about) in refusals {
        let response = ResponseBuilder::new()
            .description(about)
            .content("application/json", content(error.clone()));
        operation = operation.response(status, response.build());
    }
    let retry_after = HeaderBuilder::new()
        .schema(Some(schema(Kind::Number, false, "seconds")))
        .description(Some("In how many seconds to come again"))
        .build();
    let busy = ResponseBuilder::new()
        .description("too much to do for it to be answered in time; told at once")
        .header("Retry-After", retry_after)
        .content("application/json", content(error));
    operation = operation.response("503", busy.build());
    operation
}

fn schema(kind: Kind, nullable: bool, about: &str) -> Schema {
    let types = |kind: Type| match nullable {
        true => SchemaType::from_iter([kind, Type::Null]),
        false => SchemaType::new(kind),
    };
    let object = |kind| ObjectBuilder::new().schema_type(types(kind)).description(Some(about));
    let list =
        |item: Schema| ArrayBuilder::new().items(RefOr::T(item)).description(Some(about)).into();
    let plain = |kind| ObjectBuilder::new().schema_type(kind).into();
    match kind {
        Kind::Text => object(Type::String).into(),
        Kind::One(words) => {
            let null = nullable.then_some(Value::Null);
            let words = words.iter().map(|&word| Value::from(word)).chain(null);
            object(Type::String).enum_values(Some(words)).into()
        }
        Kind::Flag => object(Type::Boolean).into(),
        Kind::Number => object(Type::Integer).minimum(Some(0)).into(),
        Kind::Record => object(Type::Object).into(),
        Kind::Texts => list(plain(Type::String)),
        Kind::List => list(plain(Type::Object)),
        Kind::Sentences => {
            let parts: Schema = ArrayBuilder::new().items(RefOr::T(plain(Type::Object))).into();
            list(parts)
        }
    }
}

/// As [`schema`], of an answer, in which records may be null.
fn answered(kind: Kind, about: &str) -> Schema {
    schema(kind, matches!(kind, Kind::Record), about)
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
    for call in CALLS {
        let _ = write!(html, "<h2><code>{}</code></h2><p>{}.", call.name, call.summary);
        html.push_str("<table>");
        for field in call.fields {
            let must = if field.required { ", required" } else { "" };
            let _ = write!(html, "<tr><td><code>{}</code>{must}<td>{}", field.name, field.about);
        }
        let body = serde_json::to_string(&example(call)).expect("plain data");
        let _ = write!(
            html,
            "</table><pre>curl --json '{body}' http://localhost:8080/api/v1/{}</pre>",
            call.name
        );
    }
    html
}

/// A request to try.
fn example(call: &Described) -> Value {
    let puzzle =
        "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.";
    let mut body = json!({});
    for field in call.fields.iter().filter(|it| it.required) {
        body[field.name] = match field.name {
            "puzzle" => puzzle.into(),
            "name" => "x-wing".into(),
            _ => match field.kind {
                Kind::One(words) => words[0].into(),
                _ => Value::Null,
            },
        };
    }
    body
}

#[cfg(test)]
mod tests {
    use ergodoku_api::{Bounds, call};

    use super::*;

    #[test]
    fn every_call_is_described_and_its_example_is_answered() {
        let described: Vec<&str> = CALLS.iter().map(|it| it.name).collect();
        assert_eq!(described, ergodoku_api::names().collect::<Vec<_>>());
        for it in CALLS {
            let body = example(it).to_string();
            let answer = call(it.name, &body, &Bounds::default()).expect(it.name);
            let answer: Value = serde_json::from_str(&answer).unwrap();
            for (name, _, _) in it.answer {
                assert!(answer.get(name).is_some(), "{} has no {name}", it.name);
            }
        }
    }
}
