//! A server to ask, and a client that sends what it is told to, byte for byte.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use ergodoku_serve::{Ended, Options, Server};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// So long that it is never reached.
pub(crate) const LONG: Duration = Duration::from_secs(3600);

/// Limits that no test reaches that does not set its own.
pub(crate) fn options() -> Options {
    Options {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        time_limit: LONG,
        workers: 1,
        idle_timeout: LONG,
        body_timeout: LONG,
        finish_within: LONG,
        stop_within: LONG,
        ..Options::default()
    }
}

/// A server that runs until it is asked to stop.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<Ended>,
}

pub(crate) async fn start(options: &Options) -> Running {
    let server = Server::bind(options).await.unwrap();
    let address = server.address();
    let (stop, asked) = oneshot::channel();
    let ended = tokio::spawn(server.run(async {
        let _ = asked.await;
    }));
    Running { address, stop, ended }
}

impl Running {
    pub(crate) async fn client(&self) -> Client {
        Client { stream: TcpStream::connect(self.address).await.unwrap() }
    }

    /// The answer to one request on a connection of its own.
    pub(crate) async fn ask(&self, request: &str) -> Answer {
        let mut client = self.client().await;
        client.send(request).await;
        client.answer().await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(&get(path)).await
    }

    pub(crate) async fn post(&self, name: &str, body: &str) -> Answer {
        self.ask(&post(name, body)).await
    }

    /// What `/metrics` says under this name.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let text = loop {
            let mut client = self.client().await;
            let sent = client.try_send(&get("/metrics")).await;
            // With a short limit it may take too long to ask.
            if let (Ok(()), Ok(answer)) = (sent, client.try_answer().await) {
                break answer.body;
            }
        };
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.map_or(0, |it| it.parse().unwrap())
    }

    /// Waits until `/metrics` says so.
    pub(crate) async fn until(&self, name: &str, value: u64) {
        while self.metric(name).await != value {
            tokio::task::yield_now().await;
        }
    }

    pub(crate) fn ask_to_stop(self) -> JoinHandle<Ended> {
        self.stop.send(()).unwrap();
        self.ended
    }
}

pub(crate) struct Client {
    stream: TcpStream,
}

/// An answer as it came.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

impl Answer {
    /// The message of a refusal, which is JSON.
    pub(crate) fn message(&self) -> String {
        assert_eq!(self.headers["content-type"], "application/json", "{self:?}");
        let body: Value = serde_json::from_str(&self.body).unwrap();
        body["error"]["message"].as_str().unwrap().to_string()
    }
}

impl Client {
    pub(crate) async fn send(&mut self, text: &str) {
        self.try_send(text).await.unwrap();
    }

    pub(crate) async fn try_send(&mut self, text: &str) -> io::Result<()> {
        self.stream.write_all(text.as_bytes()).await
    }

    pub(crate) async fn answer(&mut self) -> Answer {
        self.try_answer().await.expect("there is an answer")
    }

    async fn try_answer(&mut self) -> io::Result<Answer> {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(self.stream.read_u8().await?);
        }
        let head = String::from_utf8(head).unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines.filter_map(|it| it.split_once(": "));
        let headers: BTreeMap<String, String> =
            headers.map(|(name, value)| (name.to_lowercase(), value.to_string())).collect();
        let length = headers.get("content-length").map_or(0, |it| it.parse().unwrap());
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok(Answer { status, headers, body: String::from_utf8(body).unwrap() })
    }

    /// The lines of an answer that comes line by line.
    pub(crate) async fn lines(&mut self) -> Vec<String> {
        let mut text = String::new();
        // The answer ends with an empty chunk.
        while !text.ends_with("\r\n0\r\n\r\n") {
            text.push(self.stream.read_u8().await.expect("there is an answer").into());
        }
        // Lines of JSON start with a brace, and those that frame the chunks do not.
        text.lines().filter(|it| it.starts_with('{')).map(String::from).collect()
    }

    /// Waits until the server closes the connection.
    pub(crate) async fn closed(&mut self) {
        let mut rest = Vec::new();
        // With something unread it is reset.
        let _ = self.stream.read_to_end(&mut rest).await;
        assert!(rest.is_empty(), "{:?}", String::from_utf8_lossy(&rest));
    }
}

pub(crate) fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n")
}

pub(crate) fn post(name: &str, body: &str) -> String {
    post_with(name, "host: localhost\r\ncontent-type: application/json", body)
}

/// A call with these headers.
pub(crate) fn post_with(name: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!("POST /api/v1/{name} HTTP/1.1\r\n{headers}\r\ncontent-length: {length}\r\n\r\n{body}")
}

/// A request that is answered soon.
pub(crate) fn hint() -> String {
    post("hint", &format!(r#"{{"puzzle": "{PUZZLE}"}}"#))
}

pub(crate) const ENDLESS: &str = r#"{"count": 100, "er": "11.5.."}"#;

/// A request that goes on until it is stopped: nobody finds such puzzles.
pub(crate) fn endless() -> String {
    post("generate", ENDLESS)
}
