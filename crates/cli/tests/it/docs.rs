//! The documents: every command that they show is run, and its output compared.
//!
//! In a block marked `console`, a line that starts with `$` is a command for the shell, and the lines up to the
//! next one are its output. A line `...` stands for any lines, and `…` within a line for any text. The commands of a
//! document share a folder. `ERGODOKU_DOCS=write cargo test -p ergodoku-cli docs` writes new outputs into
//! the documents.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use crate::{PUZZLE, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ergodoku");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// README.md and the documents in docs, but for those about single techniques.
fn documents() -> Vec<(PathBuf, String)> {
    let folder = fs::read_dir(root().join("docs")).expect("the folder docs is there");
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "md"));
    paths.push(root().join("README.md"));
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a document can be read");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// What a command line prints, and its exit code.
fn shell(command: &str, folder: &Path) -> (String, i32) {
    let programs = Path::new(PROGRAM).parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("exec 2>&1\n{command}"))
        .current_dir(folder)
        .env_clear()
        .env("PATH", format!("{programs}:{path}"))
        .env("HOME", folder)
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell");
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    (text, output.status.code().expect("the command ended by itself"))
}

fn line_matches(pattern: &str, line: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('…') else {
        return pattern == line;
    };
    let Some(line) = line.strip_prefix(start) else {
        return false;
    };
    let mut ends = (0..=line.len()).filter(|&at| line.is_char_boundary(at));
    ends.any(|at| line_matches(rest, &line[at..]))
}

fn matches(expected: &[&str], lines: &[&str]) -> bool {
    match expected {
        [] => lines.is_empty(),
        ["...", rest @ ..] => (0..=lines.len()).any(|at| matches(rest, &lines[at..])),
        [first, rest @ ..] => {
            lines.first().is_some_and(|line| line_matches(first, line))
                && matches(rest, &lines[1..])
        }
    }
}

/// A document as it should be, the outputs that differ, and the number of commands.
#[derive(Default)]
struct Checked {
    text: String,
    faults: Vec<String>,
    commands: usize,
}

impl Checked {
    fn push(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    /// Runs the commands of a block.
    fn block(&mut self, lines: &[&str], folder: &Path) {
        let mut rest = lines;
        while let Some(start) = rest.first().and_then(|line| line.strip_prefix("$ ")) {
            let more = rest.iter().take_while(|line| line.ends_with('\\')).count();
            let command = [&[start], &rest[1..=more]].concat().join("\n");
            rest[..=more].iter().for_each(|line| self.push(line));
            rest = &rest[more + 1..];
            let length = rest.iter().take_while(|line| !line.starts_with("$ ")).count();
            let (expected, after) = rest.split_at(length);
            rest = after;
            self.commands += 1;
            let (output, _) = shell(&command, folder);
            let lines: Vec<&str> = output.trim_end().lines().map(str::trim_end).collect();
            if matches(expected, &lines) {
                expected.iter().for_each(|line| self.push(line));
            } else {
                self.faults.push(format!("$ {command}\n{output}"));
                lines.iter().for_each(|line| self.push(line));
            }
        }
        if !rest.is_empty() {
            self.faults.push(format!("a block starts with no command: {}", rest[0]));
            rest.iter().for_each(|line| self.push(line));
        }
    }
}

fn checked(document: &str) -> Checked {
    let folder = tempfile::tempdir().expect("a folder for the commands");
    let mut checked = Checked::default();
    let lines: Vec<&str> = document.lines().collect();
    let mut rest = &lines[..];
    while let [line, after @ ..] = rest {
        checked.push(line);
        rest = after;
        if *line == "```console" {
            let length = rest.iter().take_while(|line| **line != "```").count();
            checked.block(&rest[..length], folder.path());
            rest = &rest[length..];
        }
    }
    checked
}

#[test]
fn commands_print_what_the_documents_show() {
    let documents = documents();
    let checked: Vec<Checked> = thread::scope(|scope| {
        let runs: Vec<_> =
            documents.iter().map(|(_, text)| scope.spawn(|| checked(text))).collect();
        runs.into_iter().map(|run| run.join().expect("no check panics")).collect()
    });
    let write = std::env::var_os("ERGODOKU_DOCS").is_some_and(|it| it == "write");
    let mut faults = String::new();
    for ((path, text), checked) in documents.iter().zip(&checked) {
        if write && checked.text != *text {
            fs::write(path, &checked.text).expect("the document can be written");
        }
        for fault in &checked.faults {
            faults += &format!("{}: {fault}\n", path.display());
        }
    }
    assert!(faults.is_empty(), "other output than shown:\n{faults}");
    assert!(checked.iter().map(|it| it.commands).sum::<usize>() > 60, "most commands were missed");
}

#[test]
fn wildcards_match_lines_and_text() {
    let lines = ["a", "b 12 c", "d"];
    assert!(matches(&["a", "...", "d"], &lines));
    assert!(matches(&["a", "b … c", "d"], &lines));
    assert!(matches(&["...", "a", "b 12 c", "d", "..."], &lines));
    assert!(!matches(&["a", "..."], &lines[1..]));
    assert!(!matches(&["a", "b … d", "d"], &lines));
    assert!(!matches(&["a", "b 12 c"], &lines));
}

#[test]
fn a_wrong_output_is_a_fault() {
    let right = "```console\n$ echo a; echo b\na\nb\n```\n";
    assert!(checked(right).faults.is_empty());
    let wrong = checked("Text.\n\n```console\n$ echo a \\\n    b\n$ echo c\nd\n```\nMore.\n");
    assert_eq!(wrong.faults, ["$ echo a \\\n    b\na b\n", "$ echo c\nc\n"]);
    assert_eq!(
        wrong.text,
        "Text.\n\n```console\n$ echo a \\\n    b\na b\n$ echo c\nc\n```\nMore.\n"
    );
}

/// The commands within the text, as `ergodoku check PUZZLE`.
fn commands(document: &str) -> Vec<&str> {
    let mut commands = Vec::new();
    let mut fenced = false;
    for line in document.lines() {
        fenced ^= line.starts_with("```");
        if !fenced && !line.starts_with("```") {
            let spans = line.split('`').skip(1).step_by(2);
            commands.extend(spans.filter(|span| span.starts_with("ergodoku ")));
        }
    }
    commands
}

/// What to run for a command within the text: the words in capitals stand for something, and what does not end by
/// itself shows its help.
fn runnable(command: &str) -> String {
    let name = command.split(' ').nth(1).expect("a command");
    if command.split(' ').count() == 2 && name != "PUZZLE" || ["serve", "play"].contains(&name) {
        return format!("ergodoku {name} --help");
    }
    let words = command.split(' ').map(|word| match word {
        "PUZZLE" => PUZZLE,
        "FILE" => "puzzles.txt",
        "STATE" => "puzzle.txt",
        "DIR" => "proof",
        "NAME" if name == "profiles" => "hodoku",
        "NAME" => "x-wing",
        "NAMES" => "fish",
        word => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn commands_within_the_text_exist() {
    let folder = tempfile::tempdir().expect("a folder for the commands");
    let write = |name: &str, text: String| {
        fs::write(folder.path().join(name), text).expect("a file can be written");
    };
    write("puzzle.txt", format!("{PUZZLE}\n"));
    write("puzzles.txt", format!("{PUZZLE}\n{PUZZLE}\n"));
    write("my.toml", run(&["profiles", "hodoku"]).stdout);
    let mut faults = String::new();
    let mut count = 0;
    for (path, text) in documents() {
        for command in commands(&text) {
            let command = runnable(command);
            if command.starts_with("ergodoku serve") && cfg!(not(feature = "serve")) {
                continue;
            }
            count += 1;
            let (output, code) = shell(&command, folder.path());
            if code == 2 {
                faults += &format!("{}: {command}\n{output}\n", path.display());
            }
        }
    }
    assert!(faults.is_empty(), "wrong arguments:\n{faults}");
    assert!(count > 80, "most commands were missed: {count}");
}

#[test]
fn each_technique_has_one_place_in_the_order_of_learning() {
    let document = fs::read_to_string(root().join("docs/learning-order.md")).expect("it is there");
    let links = document.split("(techniques/").skip(1);
    let mut linked: Vec<&str> = links.filter_map(|it| Some(it.split_once(".md)")?.0)).collect();
    linked.retain(|name| *name != "README");
    let catalogue = run(&["techniques", "--format", "ndjson"]).stdout;
    let slug = |line: &str| {
        let record: serde_json::Value = serde_json::from_str(line).expect("a record");
        record["slug"].as_str().expect("a slug").to_string()
    };
    let mut known: Vec<String> = catalogue.lines().map(slug).collect();
    linked.sort_unstable();
    known.sort_unstable();
    assert_eq!(linked, known);
}
