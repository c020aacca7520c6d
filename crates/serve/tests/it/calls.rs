//! Calls, in what order they are answered, and that all are counted.

use crate::support::{ENDLESS, PUZZLE, endless, get, hint, options, post, post_with, start};
use ergodoku_serve::{Ended, Options};
use serde_json::Value;
use std::time::Duration;

const WAITING: &str = r#"ergodoku_calls_waiting{class="heavy"}"#;
const WORKING: &str = r#"ergodoku_calls_working{class="heavy"}"#;

#[tokio::test]
async fn a_call_is_answered_with_json() {
    let server = start(&options()).await;
    let answer = server.ask(&hint()).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "application/json");
    assert!(answer.body.contains("Hidden Single"));
}

#[tokio::test]
async fn light_calls_are_answered_while_heavy_ones_are_refused_at_once() {
    let server = start(&options()).await;
    let (mut works, mut waits) = (server.client().await, server.client().await);
    works.send(&endless()).await;
    server.until(WORKING, 1).await;
    // As far as is known it may take its whole limit, and a client may have to wait as long.
    waits.send(&endless()).await;
    server.until(WAITING, 1).await;
    for _ in 0..20 {
        let refused = server.ask(&endless()).await;
        assert_eq!(refused.status, 503);
        assert!(refused.headers["retry-after"].parse::<u64>().unwrap() > 3600);
        assert!(refused.message().contains("too much to do"));
        assert_eq!(server.ask(&hint()).await.status, 200);
    }
    // Who goes away makes room, from the line and from the work.
    drop(waits);
    server.until(WAITING, 0).await;
    drop(works);
    server.until(WORKING, 0).await;
    server.until(r#"ergodoku_requests_total{call="generate",status="499"}"#, 2).await;
    assert_eq!(server.post("rate", &format!(r#"{{"puzzle": "{PUZZLE}"}}"#)).await.status, 200);
}

#[tokio::test]
async fn calls_that_tell_wait_as_long_as_their_client_does() {
    let server = start(&options()).await;
    let telling = |name, body: &str| {
        let headers =
            "host: localhost\r\ncontent-type: application/json\r\naccept: application/x-ndjson";
        post_with(name, headers, body)
    };
    let working = r#"ergodoku_calls_working{class="long"}"#;
    let waiting = r#"ergodoku_calls_waiting{class="long"}"#;
    let mut work = Vec::new();
    for number in 1..=4 {
        work.push(server.client().await);
        work.last_mut().unwrap().send(&telling("generate", ENDLESS)).await;
        server.until(working, number).await;
    }
    let mut steps = server.client().await;
    steps.send(&telling("steps", &format!(r#"{{"puzzle": "{PUZZLE}"}}"#))).await;
    server.until(waiting, 1).await;
    drop(work);
    let lines = steps.lines().await;
    let (answer, parts) = lines.split_last().unwrap();
    assert!(answer.starts_with(r#"{"answer":"#), "{answer}");
    assert!(!parts.is_empty() && parts.iter().all(|it| it.starts_with(r#"{"part":"#)), "{parts:?}");
}

#[tokio::test]
async fn all_that_came_in_is_counted() {
    let server = start(&options()).await;
    let mut clients = Vec::new();
    for _ in 0..2 {
        let mut client = server.client().await;
        client.send(&endless()).await;
        clients.push(client);
    }
    server.until(WORKING, 1).await;
    server.until(WAITING, 1).await;
    let body = format!(r#"{{"puzzle": "{PUZZLE}"}}"#);
    let long = "x".repeat(70_000);
    let cases = [
        (hint(), "hint", 200, 3),
        (post("hint", "{}"), "hint", 400, 2),
        (get("/api/v1/hint"), "hint", 405, 4),
        (post("hint", &long), "hint", 413, 2),
        (post("hint", r#"{"puzzle": "12"}"#), "hint", 422, 5),
        (hint().replace("localhost", "evil.example"), "hint", 421, 2),
        (hint().replace("content-type", "origin: null\r\ncontent-type"), "hint", 403, 3),
        (hint().replace("application/json", "text/plain"), "hint", 415, 1),
        (post("rate", &body), "rate", 503, 6),
        (post("nothing", &body), "unknown", 404, 2),
        (get("/"), "page", 200, 1),
        (get("/nothing"), "page", 404, 2),
        (get("/health"), "health", 200, 3),
        (get("/api"), "api", 200, 1),
    ];
    let mut requests: Vec<_> =
        cases.iter().flat_map(|it| std::iter::repeat_n(&it.0, it.3 as usize)).collect();
    fastrand::Rng::with_seed(1).shuffle(&mut requests);
    for request in requests {
        server.ask(request).await;
    }
    for (request, call, status, times) in cases {
        let name = format!(r#"ergodoku_requests_total{{call="{call}",status="{status}"}}"#);
        assert_eq!(server.metric(&name).await, times, "{name}: {request}");
    }
    let hints = server.metric(r#"ergodoku_request_seconds_count{call="hint"}"#).await;
    assert_eq!(hints, 22);
    assert_eq!(
        server.metric(r#"ergodoku_request_seconds_bucket{le="+Inf",call="hint"}"#).await,
        22
    );
    // What is no HTTP is no request; it is counted as a connection.
    assert_eq!(server.ask("nonsense\r\n\r\n").await.status, 400);
    server.until(r#"ergodoku_connections_dropped_total{reason="malformed"}"#, 1).await;
    // Those two, and the one that asks.
    server.until("ergodoku_connections", 3).await;
}

#[tokio::test]
async fn what_is_in_hand_is_answered_when_the_server_is_asked_to_stop() {
    // At its limit it is answered with what was found by then.
    let server = start(&Options { time_limit: Duration::from_secs(1), ..options() }).await;
    let mut client = server.client().await;
    client.send(&endless()).await;
    let answered = r#"ergodoku_requests_total{call="generate",status="200"}"#;
    while server.metric(WORKING).await + server.metric(answered).await == 0 {}
    let ended = server.ask_to_stop();
    assert_eq!(client.answer().await.status, 200);
    client.closed().await;
    assert_eq!(ended.await.unwrap(), Ended::Answered);
}

#[tokio::test]
async fn what_does_not_end_is_given_up_when_the_server_has_to_stop() {
    let server = start(&Options { finish_within: Duration::ZERO, ..options() }).await;
    let (mut works, mut waits) = (server.client().await, server.client().await);
    works.send(&endless()).await;
    server.until(WORKING, 1).await;
    waits.send(&endless()).await;
    server.until(WAITING, 1).await;
    let ended = server.ask_to_stop();
    for mut client in [works, waits] {
        let refused = client.answer().await;
        assert_eq!((refused.status, &refused.headers["retry-after"][..]), (503, "5"));
        client.closed().await;
    }
    assert_eq!(ended.await.unwrap(), Ended::CutShort);
}

#[tokio::test]
async fn the_page_is_part_of_the_program_and_kept_by_its_hash() {
    let server = start(&options()).await;
    let page = server.get("/").await;
    assert_eq!((page.status, &page.headers["content-type"][..]), (200, "text/html; charset=utf-8"));
    assert!(page.headers["content-security-policy"].starts_with("default-src 'self';"));
    assert_eq!(page.headers["x-content-type-options"], "nosniff");
    assert_eq!(page.headers["referrer-policy"], "no-referrer");
    assert_eq!(page.headers["cache-control"], "no-cache");
    let script = page.body.split('"').find(|it| it.contains("assets/") && it.ends_with(".js"));
    let script = script.expect("the page has a script").trim_start_matches(['.', '/']);
    let script = server.get(&format!("/{script}")).await;
    assert_eq!(
        (script.status, &script.headers["content-type"][..]),
        (200, "text/javascript; charset=utf-8")
    );
    assert!(script.headers["cache-control"].contains("immutable"));
    let again = format!("host: localhost\r\nif-none-match: {}", page.headers["etag"]);
    let again = server.ask(&get("/").replace("host: localhost", &again)).await;
    assert_eq!(again.status, 304);
}

#[tokio::test]
async fn the_calls_are_described_for_programs_and_for_people() {
    let server = start(&options()).await;
    let document: Value =
        serde_json::from_str(&server.get("/api/v1/openapi.json").await.body).unwrap();
    for name in ergodoku_api::names() {
        assert!(document["paths"][format!("/api/v1/{name}")]["post"].is_object(), "{name}");
    }
    assert!(server.get("/api").await.body.contains("<h2><code>hint</code></h2>"));
    assert_eq!(server.get("/health").await.status, 200);
}
