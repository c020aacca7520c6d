//! What is wrong is said in JSON, with the status that HTTP has for it.

use crate::support::{PUZZLE, get, options, post, post_with, start};
use ergodoku_serve::Options;
use std::time::Duration;

#[tokio::test]
async fn what_is_wrong_has_its_status_and_a_reason() {
    let server = start(&options()).await;
    let json = "host: localhost\r\ncontent-type: application/json";
    let cases = [
        (post("hint", "{}"), 400, "missing field `puzzle`"),
        (post("hint", "["), 400, "expected an object"),
        (post("hint%ff", "{}"), 400, "UTF-8"),
        (post("nothing", "{}"), 404, "there is no call `nothing`"),
        (get("/nothing.html"), 404, "there is nothing at /nothing.html"),
        (get("/api/v1/hint"), 405, "does not take GET"),
        (post_with("../../", json, "{}"), 405, "does not take POST"),
        (post_with("hint", "host: localhost", "{}"), 415, "application/json"),
        (
            post_with("hint", "host: localhost\r\ncontent-type: text/plain", "{}"),
            415,
            "application/json",
        ),
        (post("hint", r#"{"puzzle": "12"}"#), 422, "expected nine cells"),
    ];
    for (request, status, message) in cases {
        let answer = server.ask(&request).await;
        assert_eq!(answer.status, status, "{request}");
        assert!(answer.message().contains(message), "{request}: {answer:?}");
        assert_eq!(answer.headers.contains_key("allow"), status == 405, "{request}: {answer:?}");
    }
    let charset = "host: localhost\r\ncontent-type: Application/JSON; charset=utf-8";
    let body = format!(r#"{{"puzzle": "{PUZZLE}"}}"#);
    assert_eq!(server.ask(&post_with("hint", charset, &body)).await.status, 200);
}

#[tokio::test]
async fn a_body_that_is_far_too_long_is_told_so() {
    let server = start(&options()).await;
    let mut client = server.client().await;
    client.send(&post("hint", &"x".repeat(10_000_000))).await;
    let answer = client.answer().await;
    assert_eq!(answer.status, 413);
    assert!(answer.message().contains("longer than 64 KiB"));
    // All of it was read, so that the connection can go on.
    client.send(&get("/health")).await;
    assert_eq!(client.answer().await.body, "ok\n");

    // Who asks whether to send it is told at once.
    let headers = "host: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue";
    let request = post_with("hint", headers, &"x".repeat(100_000));
    let head = &request[..request.len() - 100_000];
    assert_eq!(server.ask(head).await.status, 413);
    let head = &post_with("hint", headers, "{}");
    let mut client = server.client().await;
    client.send(&head[..head.len() - 2]).await;
    assert_eq!(client.answer().await.status, 100);
    client.send("{}").await;
    assert_eq!(client.answer().await.status, 400);
}

#[tokio::test]
async fn a_body_without_end_is_not_read_to_its_end() {
    let server = start(&options()).await;
    let mut client = server.client().await;
    let headers = "host: localhost\r\ncontent-type: application/json\r\ncontent-length: 99999999";
    client.send(&format!("POST /api/v1/hint HTTP/1.1\r\n{headers}\r\n\r\n")).await;
    client.send(&"x".repeat((1 << 25) + 1)).await;
    let answer = client.answer().await;
    assert_eq!((answer.status, &answer.headers["connection"][..]), (413, "close"));
    client.closed().await;
}

#[tokio::test]
async fn a_body_that_comes_too_slowly_is_told_so() {
    let server = start(&Options { body_timeout: Duration::from_millis(10), ..options() }).await;
    let mut client = server.client().await;
    let request = post("hint", "{}");
    client.send(&request[..request.len() - 1]).await;
    let answer = client.answer().await;
    assert_eq!(answer.status, 408);
    assert!(answer.message().contains("too slowly"));
    client.closed().await;
    assert_eq!(server.metric(r#"ergodoku_requests_total{call="hint",status="408"}"#).await, 1);
}

#[tokio::test]
async fn a_call_that_takes_longer_than_it_may_is_told_so() {
    let server = start(&Options { time_limit: Duration::from_nanos(1), ..options() }).await;
    let answer = server.post("solve", &format!(r#"{{"puzzle": "{PUZZLE}"}}"#)).await;
    // It is no better later on.
    assert_eq!((answer.status, answer.headers.get("retry-after")), (422, None));
    assert!(answer.message().contains("takes longer"));
}

#[tokio::test]
async fn pages_from_elsewhere_cannot_ask() {
    let server = start(&options()).await;
    let port = server.address.port();
    let body = format!(r#"{{"puzzle": "{PUZZLE}"}}"#);
    let ask = async |headers: &str| {
        let headers = format!("{headers}\r\ncontent-type: application/json");
        server.ask(&post_with("hint", &headers, &body)).await
    };
    // A name that was made to resolve to this machine.
    let rebound = format!("host: evil.example:{port}\r\norigin: http://evil.example:{port}");
    let rebound = ask(&format!("{rebound}\r\nsec-fetch-site: same-origin")).await;
    assert_eq!(rebound.status, 421);
    assert!(rebound.message().contains("--host evil.example"));
    for headers in ["sec-fetch-site: cross-site", "sec-fetch-site: same-site", "origin: null"] {
        let answer = ask(&format!("host: localhost:{port}\r\n{headers}")).await;
        assert_eq!(answer.status, 403, "{headers}");
        assert!(answer.message().contains("other origins"));
    }
    let from_another_port = format!("host: localhost:{port}\r\norigin: http://localhost:1");
    assert_eq!(ask(&from_another_port).await.status, 403);
    // The page itself, browsers that say less, and programs.
    for headers in [format!("\r\norigin: http://localhost:{port}"), String::new()] {
        assert_eq!(ask(&format!("host: localhost:{port}{headers}")).await.status, 200);
    }
    let same = format!("host: 127.0.0.1:{port}\r\nsec-fetch-site: same-origin");
    assert_eq!(ask(&same).await.status, 200);
    // Pages are not shown under another's name either.
    let rebound = server.ask("GET /metrics HTTP/1.1\r\nhost: evil.example\r\n\r\n").await;
    assert_eq!(rebound.status, 421);
    assert_eq!(server.ask("GET / HTTP/1.0\r\n\r\n").await.status, 400);

    let named = start(&Options { hosts: vec!["sudoku.example".to_string()], ..options() }).await;
    let answer = named.ask("GET /health HTTP/1.1\r\nhost: sudoku.example\r\n\r\n").await;
    assert_eq!(answer.status, 200);
}
