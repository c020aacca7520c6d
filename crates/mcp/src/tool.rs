//! The tools: which calls there are for models, and what is different from the calls.

use ergodoku_api::{ApiError, Bounds, descriptions};
use rmcp::ErrorData;
use rmcp::model::{CallToolResult, ContentBlock, JsonObject, Tool, ToolAnnotations};
use serde_json::{Value, json};

use crate::{answer, schema};

/// What is different from the call of the same name.
pub(crate) struct Differs {
    pub(crate) name: &'static str,
    /// What a model is told of it.
    about: &'static str,
    /// Members of the request that are not offered.
    pub(crate) without: &'static [&'static str],
    /// Members of the request that only the tool has, each with its schema.
    pub(crate) with: fn() -> Vec<(&'static str, Value)>,
    /// What the tool does in place of the call.
    run: fn(JsonObject, &Bounds) -> Result<CallToolResult, ApiError>,
}

/// The names of what the tools add to requests.
const DETAIL: &str = "detail";
const DEPTH: &str = "depth";
const NEXT: &str = "next_step";

/// How much a hint says.
const DEEPEST: u64 = 4;

macro_rules! as_the_call {
    ($name:literal, $about:literal) => {
        Differs {
            name: $name,
            about: $about,
            without: &[],
            with: detail,
            run: |arguments, bounds| as_the_call($name, arguments, bounds),
        }
    };
}

/// The tools, in the order in which they are listed.
pub(crate) const TOOLS: [Differs; 8] = [
    Differs {
        name: "hint",
        about: "The next step, in as much detail as wanted, or the first mistake in what has been entered. Start with \
                depth 1 to help a person without giving the step away.",
        without: &["max_steps"],
        with: || {
            let about = "1 where to look; 2 the technique; 3 the technique with its house or digit; 4 the whole step with \
                         its reason. 1 if not given.";
            let depth =
                json!({"type": "integer", "minimum": 1, "maximum": DEEPEST, "description": about});
            [vec![(DEPTH, depth)], detail()].concat()
        },
        run: hint,
    },
    as_the_call!(
        "solve",
        "The whole path, step by step, each with its technique, conclusion and reason."
    ),
    as_the_call!("steps", "Every step there is now, of all techniques: what one could do next."),
    as_the_call!(
        "verify",
        "Whether a claim about a position follows: by what, or where it fails, with a counterexample."
    ),
    as_the_call!(
        "why",
        "The smallest reason why a candidate is false or true, whether or not a technique has it."
    ),
    as_the_call!("rate", "How hard a puzzle is: on HoDoKu's scale, or on Sudoku Explainer's."),
    as_the_call!("generate", "Puzzles to order: by level, rating, techniques, symmetry, clues."),
    Differs {
        name: "render",
        about: "A picture of a position, as an image: with next_step also of the next step and its reason.",
        without: &["format"],
        with: || {
            let about = "Whether to draw the next step, with its reason below. False if not given.";
            vec![(NEXT, json!({"type": "boolean", "description": about}))]
        },
        run: render,
    },
];

fn detail() -> Vec<(&'static str, Value)> {
    let about = "Whether to give also what a drawing needs and the proofs, which are long. False if not given.";
    vec![(DETAIL, json!({"type": "boolean", "description": about}))]
}

/// The tools as the protocol lists them.
pub(crate) fn listed() -> Vec<Tool> {
    let described = |tool: &Differs| descriptions().find(|it| it.name == tool.name);
    let tools = TOOLS.iter().filter_map(|tool| Some((tool, described(tool)?)));
    let listed = tools.map(|(tool, call)| {
        // A generator without a seed gives other puzzles each time.
        let is_repeatable = tool.name != "generate";
        let hints = ToolAnnotations::from_raw(
            None,
            Some(true),
            Some(false),
            Some(is_repeatable),
            Some(false),
        );
        let listed = Tool::new(tool.name, tool.about, schema::request(tool, &call));
        let listed = listed.with_annotations(hints);
        match tool.name {
            // Its answer is an image.
            "render" => listed,
            _ => listed.with_raw_output_schema(schema::answer(&call).into()),
        }
    });
    listed.collect()
}

/// Calls a tool. What is wrong with a puzzle or a request is told to the model, as an answer of its own.
pub(crate) fn call(
    name: &str,
    arguments: JsonObject,
    bounds: &Bounds,
) -> Result<CallToolResult, ErrorData> {
    let Some(tool) = TOOLS.iter().find(|tool| tool.name == name) else {
        let names = TOOLS.map(|tool| tool.name).join(", ");
        let message = format!("there is no tool `{name}`; there are {names}");
        return Err(ErrorData::invalid_params(message, None));
    };
    if let Some(member) = tool.without.iter().find(|it| arguments.contains_key(**it)) {
        let error = ApiError::request(format!("the tool takes no `{member}`"));
        return Ok(failed(&error));
    }
    Ok((tool.run)(arguments, bounds).unwrap_or_else(|error| failed(&error)))
}

fn failed(error: &ApiError) -> CallToolResult {
    let place = match (error.error.line, error.error.column) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: "),
        _ => String::new(),
    };
    CallToolResult::error(vec![ContentBlock::text(format!("{place}{error}"))])
}

/// A member of the request that only the tool has.
fn take<T>(
    arguments: &mut JsonObject,
    name: &str,
    or: T,
    read: impl Fn(&Value) -> Option<T>,
) -> Result<T, ApiError> {
    match arguments.remove(name) {
        None | Some(Value::Null) => Ok(or),
        Some(value) => read(&value)
            .ok_or_else(|| ApiError::request(format!("`{name}` cannot be {value} in this tool"))),
    }
}

/// The answer of a call.
fn ask(call: &str, arguments: JsonObject, bounds: &Bounds) -> Result<Value, ApiError> {
    let answer = ergodoku_api::call(call, &Value::Object(arguments).to_string(), bounds)?;
    Ok(serde_json::from_str(&answer).expect("an answer is JSON"))
}

fn as_the_call(
    name: &str,
    mut arguments: JsonObject,
    bounds: &Bounds,
) -> Result<CallToolResult, ApiError> {
    let is_full = take(&mut arguments, DETAIL, false, Value::as_bool)?;
    let answer = ask(name, arguments, bounds)?;
    Ok(CallToolResult::structured(answer::told(answer, is_full)))
}

fn hint(mut arguments: JsonObject, bounds: &Bounds) -> Result<CallToolResult, ApiError> {
    let is_full = take(&mut arguments, DETAIL, false, Value::as_bool)?;
    let known = |it: &Value| it.as_u64().filter(|depth| (1..=DEEPEST).contains(depth));
    let depth = take(&mut arguments, DEPTH, 1, known)?;
    let mut answer = ask("hint", arguments, bounds)?;
    answer::withhold(&mut answer, usize::try_from(depth).unwrap_or_default());
    Ok(CallToolResult::structured(answer::told(answer, is_full)))
}

fn render(mut arguments: JsonObject, bounds: &Bounds) -> Result<CallToolResult, ApiError> {
    if take(&mut arguments, NEXT, false, Value::as_bool)? {
        let puzzle = arguments.get("puzzle").cloned().unwrap_or_default();
        let asked = JsonObject::from_iter([("puzzle".to_string(), puzzle)]);
        let mut hint = ask("hint", asked, bounds)?;
        let step = hint["step"].take();
        for (to, from) in [("marks", "marks"), ("title", "notation"), ("caption", "explanation")] {
            if let Some(value) = step.get(from).filter(|_| !arguments.contains_key(to)) {
                arguments.insert(to.to_string(), value.clone());
            }
        }
    }
    arguments.insert("format".to_string(), "png".into());
    let mut answer = ask("render", arguments, bounds)?;
    let Value::String(picture) = answer["png"].take() else {
        return Err(ApiError::request("there is no such picture".to_string()));
    };
    Ok(CallToolResult::success(vec![ContentBlock::image(picture, "image/png")]))
}
