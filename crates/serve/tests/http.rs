//! The server as a client sees it, without a network.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use ergodoku_serve::{Options, router};
use tower::ServiceExt as _;

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

fn options() -> Options {
    Options { address: SocketAddr::from(([127, 0, 0, 1], 0)), ..Options::default() }
}

async fn post(path: &str, body: String) -> Response<Body> {
    let request = Request::post(path).body(Body::from(body)).unwrap();
    router(&options()).oneshot(request).await.unwrap()
}

async fn get(path: &str) -> Response<Body> {
    let request = Request::get(path).body(Body::empty()).unwrap();
    router(&options()).oneshot(request).await.unwrap()
}

async fn text(response: Response<Body>) -> String {
    let bytes = to_bytes(response.into_body(), 1 << 22).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn a_call_is_answered_with_json() {
    let response = post("/api/v1/hint", format!(r#"{{"puzzle": "{PUZZLE}"}}"#)).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    assert!(text(response).await.contains("Hidden Single"));
}

#[tokio::test]
async fn what_is_wrong_has_its_status_and_a_reason() {
    let cases = [
        ("/api/v1/hint", "{}".to_string(), StatusCode::BAD_REQUEST),
        ("/api/v1/nothing", "{}".to_string(), StatusCode::NOT_FOUND),
        ("/api/v1/hint", r#"{"puzzle": "12"}"#.to_string(), StatusCode::UNPROCESSABLE_ENTITY),
        ("/api/v1/hint", "x".repeat(70_000), StatusCode::PAYLOAD_TOO_LARGE),
    ];
    for (path, body, status) in cases {
        let response = post(path, body).await;
        assert_eq!(response.status(), status);
        if status != StatusCode::PAYLOAD_TOO_LARGE {
            assert!(text(response).await.starts_with(r#"{"error":{"message":""#));
        }
    }
    let bytes = Request::post("/api/v1/hint").body(Body::from(vec![0xff, 0xfe])).unwrap();
    let response = router(&options()).oneshot(bytes).await.unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert!(text(response).await.contains("no text in UTF-8"));
    assert_eq!(get("/api/v1/hint").await.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(get("/nothing.html").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_call_that_takes_too_long_is_refused_and_told_when_to_come_again() {
    let body = format!(r#"{{"puzzle": "{PUZZLE}"}}"#);
    let request = Request::post("/api/v1/solve").body(Body::from(body)).unwrap();
    let slow = Options { time_limit: Duration::from_nanos(1), ..options() };
    let response = router(&slow).oneshot(request).await.unwrap();
    // Either the call's own limit, or that of the whole request.
    let refused = [StatusCode::SERVICE_UNAVAILABLE, StatusCode::REQUEST_TIMEOUT];
    assert!(refused.contains(&response.status()), "{}", response.status());
}

#[tokio::test]
async fn beyond_the_queue_calls_are_refused_with_retry_after() {
    let full = Options { workers: 1, waiting: 0, ..options() };
    let app = router(&full);
    let ask = |app: axum::Router| async move {
        let body = format!(r#"{{"puzzle": "{PUZZLE}"}}"#);
        app.oneshot(Request::post("/api/v1/solve").body(Body::from(body)).unwrap()).await.unwrap()
    };
    let asked: Vec<_> = (0..8).map(|_| tokio::spawn(ask(app.clone()))).collect();
    let mut answered = 0;
    for response in asked {
        let response = response.await.unwrap();
        match response.status() {
            StatusCode::OK => answered += 1,
            status => {
                assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
                assert_eq!(response.headers()[header::RETRY_AFTER], "1");
            }
        }
    }
    assert!((1..8).contains(&answered), "{answered} of 8 answered");
}

#[tokio::test]
async fn the_page_is_part_of_the_program_and_kept_by_its_hash() {
    let response = get("/").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html");
    assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
    let tag = response.headers()[header::ETAG].clone();
    let request = Request::get("/").header(header::IF_NONE_MATCH, tag).body(Body::empty()).unwrap();
    let again = router(&options()).oneshot(request).await.unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn calls_are_counted() {
    let app = router(&options());
    let body = Body::from(format!(r#"{{"puzzle": "{PUZZLE}"}}"#));
    let call = Request::post("/api/v1/check").body(body).unwrap();
    app.clone().oneshot(call).await.unwrap();
    let metrics = app.oneshot(Request::get("/metrics").body(Body::empty()).unwrap()).await.unwrap();
    let metrics = text(metrics).await;
    assert!(metrics.contains(r#"ergodoku_calls_total{call="check",status="200"} 1"#), "{metrics}");
}

#[tokio::test]
async fn the_calls_are_described_for_programs_and_for_people() {
    let document: serde_json::Value =
        serde_json::from_str(&text(get("/api/v1/openapi.json").await).await).unwrap();
    for name in ergodoku_api::names() {
        assert!(document["paths"][format!("/api/v1/{name}")]["post"].is_object(), "{name}");
    }
    assert!(text(get("/api").await).await.contains("<h2><code>hint</code></h2>"));
    assert_eq!(get("/health").await.status(), StatusCode::OK);
}
