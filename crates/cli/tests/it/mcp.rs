//! `ergodoku mcp`, with the feature and without.

#[cfg(not(feature = "mcp"))]
use crate::run;
#[cfg(feature = "mcp")]
use crate::run_with;

#[test]
#[cfg(not(feature = "mcp"))]
fn a_program_without_the_server_says_how_to_get_it() {
    let run = run(&["mcp"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run}");
    let said = &run.stderr;
    assert!(said.contains("built without the MCP server"), "{said}");
    assert!(said.contains("--features mcp"), "{said}");
}

/// What an older client says first, and its first call, as lines on standard input.
#[test]
#[cfg(feature = "mcp")]
fn a_client_is_answered_line_by_line_until_the_input_ends() {
    let input = [
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        r#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
        "",
    ];
    let run = run_with(&input.join("\n"), &["mcp"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{run}");
    let said = &run.stdout;
    assert!(said.contains(r#""protocolVersion":"2025-06-18""#), "{said}");
    assert!(said.contains(r#""name":"verify""#), "{said}");
    assert_eq!(said.lines().count(), 2, "{said}");
}
