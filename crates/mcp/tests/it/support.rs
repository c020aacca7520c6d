//! A client, and what it asks.

use std::time::Duration;

use rmcp::model::{CallToolRequestParams, CallToolResult, ContentBlock};
use rmcp::service::{RoleClient, RunningService, ServiceExt as _};
use serde_json::Value;

pub(crate) const PUZZLE: &str =
    "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.";

/// The SDK's client, which does nothing of its own accord.
pub(crate) type Client = RunningService<RoleClient, ()>;

/// A client with a server of its own, whose calls may take this time.
pub(crate) async fn client_within(time_limit: Duration) -> Client {
    let (here, there) = tokio::io::duplex(1 << 16);
    let (input, output) = tokio::io::split(there);
    tokio::spawn(ergodoku_mcp::serve_on(input, output, time_limit));
    ().serve(here).await.expect("the server answers")
}

pub(crate) async fn client() -> Client {
    client_within(Duration::from_secs(600)).await
}

pub(crate) async fn ask(client: &Client, tool: &'static str, arguments: Value) -> CallToolResult {
    let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
    let request = CallToolRequestParams::new(tool).with_arguments(arguments);
    client.call_tool(request).await.expect("the call has an answer")
}

/// The structured content, which the text repeats.
pub(crate) fn told(result: &CallToolResult) -> &Value {
    assert_ne!(result.is_error, Some(true), "{result:?}");
    let told = result.structured_content.as_ref().expect("structured content");
    assert_eq!(serde_json::from_str::<Value>(text(result)).ok().as_ref(), Some(told));
    told
}

pub(crate) fn text(result: &CallToolResult) -> &str {
    match &result.content[..] {
        [ContentBlock::Text(text)] => &text.text,
        other => panic!("one text was expected, not {other:?}"),
    }
}
