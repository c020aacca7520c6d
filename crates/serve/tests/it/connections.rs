//! Connections: half-sent requests, too many of them, and the end of the server.

use crate::support::{Client, endless, get, hint, options, start};
use ergodoku_serve::{Ended, Options};
use std::time::Duration;

const WORKING: &str = r#"ergodoku_calls_working{class="heavy"}"#;

/// What `/metrics` calls connections that ended for this reason.
fn dropped(reason: &str) -> String {
    format!(r#"ergodoku_connections_dropped_total{{reason="{reason}"}}"#)
}

#[tokio::test]
async fn half_sent_requests_do_not_keep_the_server_from_stopping() {
    let server = start(&options()).await;
    let mut clients = Vec::new();
    // A connection with nothing, one between two requests, half a line, half a head, half a body.
    let request = hint();
    for part in
        ["", "GET /hea", "GET /health HTTP/1.1\r\nhost: local", &request[..request.len() - 9]]
    {
        let mut client = server.client().await;
        client.send(part).await;
        clients.push(client);
    }
    let mut client = server.client().await;
    client.send(&get("/health")).await;
    assert_eq!(client.answer().await.body, "ok\n");
    clients.push(client);
    let mut client = server.client().await;
    client.send(&format!("{}GET /hea", get("/health"))).await;
    assert_eq!(client.answer().await.body, "ok\n");
    clients.push(client);
    server.until("ergodoku_connections", 7).await;
    let ended = server.ask_to_stop();
    for mut client in clients {
        client.closed().await;
    }
    // No time limit had to be reached for that.
    assert_eq!(ended.await.unwrap(), Ended::Answered);
}

#[tokio::test]
async fn half_a_head_is_not_waited_for() {
    let server = start(&Options { idle_timeout: Duration::from_millis(10), ..options() }).await;
    for part in ["GET /health HTTP/1.1\r\nhost: local", "P"] {
        let mut client = server.client().await;
        client.send(part).await;
        client.closed().await;
    }
    server.until(&dropped("half_sent"), 2).await;
    // A connection that is idle ends as any may.
    server.client().await.closed().await;
    assert_eq!(server.metric(&dropped("half_sent")).await, 2);
}

#[tokio::test]
async fn an_answer_that_is_not_taken_is_not_waited_for() {
    let server = start(&Options { idle_timeout: Duration::from_millis(50), ..options() }).await;
    let mut client = server.client().await;
    let requests = get("/api/v1/openapi.json").repeat(64);
    // Until the system holds no more of the answers, and then no more of the requests.
    while client.try_send(&requests).await.is_ok() {}
    server.until(&dropped("stuck"), 1).await;
}

#[tokio::test]
async fn a_new_connection_closes_the_one_that_was_idle_for_the_longest() {
    let server = start(&Options { connections: 3, ..options() }).await;
    // One with a call in hand stays, however old it is.
    let mut works = server.client().await;
    works.send(&endless()).await;
    server.until(WORKING, 1).await;
    let mut idle: Vec<Client> = Vec::new();
    for number in 1..=5 {
        let mut client = server.client().await;
        client.send("GET /hea").await;
        idle.push(client);
        if number > 2 {
            // The oldest of three is gone.
            idle.remove(0).closed().await;
        }
    }
    // Whoever asks takes a place, too.
    assert_eq!(server.metric("ergodoku_connections").await, 3);
    assert_eq!(server.metric(WORKING).await, 1);
    idle.remove(0).closed().await;
    assert!(server.metric(&dropped("evicted")).await >= 4);
}

#[tokio::test]
async fn a_flood_of_half_open_connections_shuts_nobody_out() {
    let server = start(&Options { connections: 8, ..options() }).await;
    let mut flood = Vec::new();
    for round in 0..20 {
        for _ in 0..10 {
            let mut client = server.client().await;
            client.send("GET /hea").await;
            flood.push(client);
        }
        assert_eq!(server.get("/health").await.body, "ok\n", "{round}");
        assert_eq!(server.ask(&hint()).await.status, 200);
    }
    assert!(server.metric(&dropped("evicted")).await >= 180);
    assert!(server.metric("ergodoku_connections").await <= 8);
}
