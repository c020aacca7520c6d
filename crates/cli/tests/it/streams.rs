//! Streams: results appear with the input, in its order, and a closed pipe is not an error.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};

use crate::{IMPOSSIBLE, PUZZLE, run_with};

fn spawn(arguments: &[&str]) -> Child {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("ergodoku"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the command runs")
}

#[test]
fn a_result_comes_before_the_next_puzzle_is_there() {
    let mut child = spawn(&["check", "-", "--format", "ndjson"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for puzzle in [PUZZLE, IMPOSSIBLE] {
        writeln!(input, "{puzzle}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains(puzzle), "{line}");
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(4));
}

#[test]
fn results_keep_the_order_of_the_input() {
    let input: String = (0..600).map(|number| format!("{PUZZLE} # {number}\n")).collect();
    let run = run_with(&input, &["check", "-", "--format", "ndjson"]);
    assert_eq!(run.stdout.lines().count(), 600);
    for (number, line) in run.stdout.lines().enumerate() {
        assert!(line.contains(&format!("\"label\":\"{number}\"")), "{number}: {line}");
    }
}

#[test]
fn a_reader_may_stop_early() {
    for arguments in [["solve", "-"], ["convert", "-"]] {
        let mut child = spawn(&arguments);
        let mut input = child.stdin.take().unwrap();
        let mut output = child.stdout.take().unwrap();
        writeln!(input, "{PUZZLE}").unwrap();
        drop(output.read(&mut [0]));
        drop(output);
        // Fails, as it should, if the command has already ended.
        let _ = input.write_all(format!("{PUZZLE}\n").repeat(2000).as_bytes());
        drop(input);
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(0), "{arguments:?}");
        assert!(ended.stderr.is_empty(), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_told() {
    let hint = ["hint", PUZZLE].as_slice();
    for arguments in [
        hint,
        &["solve", PUZZLE],
        &["techniques"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["help", "solve"],
        &["solve", "--help"],
        &["--version"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("ergodoku"));
        let ended = command.args(arguments).stdout(full).output().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(
            said.starts_with("ergodoku: the result cannot be written"),
            "{arguments:?}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn a_server_asked_to_stop_ends_and_asked_twice_ends_at_once() {
    use std::net::TcpStream;

    let call = r#"{"count": 100, "er": "11.5.."}"#;
    let endless = format!(
        "POST /api/v1/generate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{call}",
        call.len()
    );
    // The server waits for calls, unless it is told to stop a second time, but not for incomplete requests.
    for (request, times, code) in [("GET /hea", 1, 0), (&endless, 2, 1)] {
        let mut child = spawn(&["serve", "--port", "0", "--no-open", "--time-limit", "3600"]);
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split(['/', ' ']).find(|it| it.starts_with("127.")).unwrap();
        let mut client = TcpStream::connect(address).unwrap();
        client.write_all(request.as_bytes()).unwrap();
        let metrics = || {
            let mut client = TcpStream::connect(address).unwrap();
            let request = "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
            client.write_all(request.as_bytes()).unwrap();
            let mut text = String::new();
            client.read_to_string(&mut text).unwrap();
            text
        };
        let is_there = if times == 1 { "ergodoku_connections 2" } else { "{class=\"heavy\"} 1" };
        while !metrics().contains(is_there) {}
        for _ in 0..times {
            let id = child.id().to_string();
            assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
            // Simultaneous signals count as one.
            if times == 2 {
                while TcpStream::connect(address).is_ok() {}
            }
        }
        assert_eq!(child.wait().unwrap().code(), Some(code));
    }
}
