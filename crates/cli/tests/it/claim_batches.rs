//! `verify` and `why` over many lines: any number of jobs, files, interrupted runs, parts, tables.

use std::fs;
use std::path::Path;

use crate::verify::lines;
use crate::{PUZZLE, Run, run, run_with};

const COMMANDS: [&[&str]; 3] = [&["verify"], &["verify", "--recognise"], &["why"]];

fn with(input: &str, command: &[&str], more: &[&str]) -> Run {
    run_with(input, &[command, &["-"], more].concat())
}

fn to_file(input: &str, command: &[&str], file: &Path, more: &[&str]) -> (Run, String) {
    let run = with(input, command, &[&["-o", file.to_str().unwrap()], more].concat());
    (run, fs::read_to_string(file).unwrap_or_default())
}

#[test]
fn a_file_has_what_the_output_has() {
    let folder = tempfile::tempdir().unwrap();
    let input = lines().repeat(9);
    for command in COMMANDS {
        for (name, format) in [("a.ndjson", "ndjson"), ("a.json", "json"), ("a.txt", "text")] {
            let direct = with(&input, command, &["--format", format, "--jobs", "1"]);
            for jobs in ["1", "3"] {
                let file = folder.path().join(name);
                let (run, written) = to_file(&input, command, &file, &["--jobs", jobs]);
                assert!(written == direct.stdout, "{command:?} {name} {jobs}: {run}");
                assert_eq!((run.stdout.as_str(), run.code), ("", direct.code), "{run}");
            }
        }
        let file = folder.path().join("a.csv");
        let (_, written) = to_file(&input, command, &file, &[]);
        let rows: Vec<&str> = written.lines().collect();
        let records = with(&input, command, &["--format", "ndjson"]).stdout;
        assert!(rows[0].starts_with("state,claim,line,verdict,"), "{}", rows[0]);
        assert_eq!(rows.len() - 1, records.lines().count());
        assert!(rows[1].starts_with(&format!("{PUZZLE},r1c8=4,1,follows,")), "{}", rows[1]);
    }
}

#[test]
fn an_interrupted_run_ends_up_whole() {
    let folder = tempfile::tempdir().unwrap();
    let input = lines();
    for name in ["a.ndjson", "a.csv"] {
        for command in COMMANDS {
            let file = folder.path().join(name);
            let _ = fs::remove_file(&file);
            let (first, whole) = to_file(&input, command, &file, &[]);
            let columns = whole.lines().next().map_or(0, str::len);
            for kept in [0, 1, columns + 1, whole.len() / 2, whole.len() - 1, whole.len()] {
                fs::write(&file, &whole.as_bytes()[..kept]).unwrap();
                let (again, written) = to_file(&input, command, &file, &["--resume"]);
                assert!(written == whole, "{command:?} {name}, {kept} bytes: {again}");
                assert_eq!(again.code, first.code, "{again}");
            }
            let other = input.replacen("r1c8=4", "r1c8<>4", 1);
            let (other, written) = to_file(&other, command, &file, &["--resume"]);
            assert!(other.stderr.contains("does not belong to the input"), "{name}: {other}");
            assert!(other.code == 2 && written == whole, "{other}");
        }
    }
}

#[test]
fn other_options_do_not_continue_a_file() {
    let folder = tempfile::tempdir().unwrap();
    for (command, others) in [
        (&["verify"][..], &["verify", "--recognise"][..]),
        (&["verify", "--level", "easy"], &["verify"]),
        (&["why"], &["why", "--all"]),
        (&["why"], &["why", "--without", "singles"]),
    ] {
        let file = folder.path().join("a.ndjson");
        let (_, whole) = to_file(&lines(), command, &file, &[]);
        let (other, written) = to_file(&lines(), others, &file, &["--resume"]);
        assert!(other.stderr.contains("with other options"), "{others:?}: {other}");
        assert!(other.code == 2 && written == whole, "{other}");
        fs::remove_file(&file).unwrap();
    }
}

#[test]
fn shards_are_the_whole() {
    let input = lines().repeat(3);
    for command in COMMANDS {
        let whole = with(&input, command, &["--format", "ndjson"]).stdout;
        let whole: Vec<&str> = whole.lines().collect();
        let shards = ["1/3", "2/3", "3/3"]
            .map(|shard| with(&input, command, &["--format", "ndjson", "--shard", shard]).stdout);
        let mut parts = shards.each_ref().map(|shard| shard.lines());
        let joined: Vec<&str> = (0..whole.len()).filter_map(|at| parts[at % 3].next()).collect();
        assert!(joined == whole, "{command:?}");
        assert!(parts.iter_mut().all(|part| part.next().is_none()));
    }
}

#[test]
fn what_is_for_many_is_not_for_one() {
    for (arguments, said) in [
        (&["verify", PUZZLE, "r1c8=4", "--shard", "1/2"][..], "are for many claims"),
        (&["why", PUZZLE, "r1c8=4", "--resume", "a.ndjson"], "are for many claims"),
        (&["verify", PUZZLE, "-o", "a.ndjson"], "is a solve"),
    ] {
        let run = run(arguments);
        assert!(run.stderr.contains(said) && run.code == 2, "{run}");
    }
}

#[cfg(feature = "tables")]
mod tables {
    use ergodoku_tables::{Chunk, Columns, Field, FileFormat, Kind, Layout, Reader, Value, Writer};
    use serde_json::Value as Json;

    use super::*;

    fn chunks(path: &Path) -> Vec<Chunk> {
        let mut reader = Reader::open_claims(path).unwrap();
        std::iter::from_fn(|| reader.next_chunk().unwrap()).collect()
    }

    fn column(chunks: &[Chunk], name: &str) -> Vec<String> {
        let texts = |chunk: &Chunk| -> Vec<String> {
            let texts = (0..chunk.rows()).map(|row| chunk.text_in(name, row));
            texts.map(|it| it.unwrap_or_default().into_owned()).collect()
        };
        chunks.iter().flat_map(texts).collect()
    }

    #[test]
    fn a_table_has_what_the_records_have() {
        let folder = tempfile::tempdir().unwrap();
        let input = lines().repeat(30);
        for command in COMMANDS {
            let records = with(&input, command, &["--format", "ndjson"]);
            let records: Vec<Json> = records
                .stdout
                .lines()
                .map(|line| serde_json::from_str(line).expect(line))
                .collect();
            for name in ["a.parquet", "a.arrow"] {
                let file = folder.path().join(name);
                let to = ["-o", file.to_str().unwrap()];
                let first = with(&input, command, &[&to[..], &["--jobs", "1"]].concat());
                let whole = fs::read(&file).unwrap();
                with(&input, command, &[&to[..], &["--jobs", "3"]].concat());
                assert!(fs::read(&file).unwrap() == whole, "{command:?} {name}");
                assert!(
                    first.stderr.contains("in a") || first.stderr.contains(" that "),
                    "{first}"
                );
                let table = chunks(&file);
                for name in ["state", "verdict"] {
                    let expected: Vec<&str> =
                        records.iter().map(|it| it[name].as_str().unwrap()).collect();
                    assert_eq!(column(&table, name), expected, "{command:?} {name}");
                }
            }
        }
    }

    /// Rows with a tab, with JSON, with nothing, and with another profile.
    #[test]
    fn a_table_of_claims_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("claims.parquet");
        let field = |name: &str| Field { name: name.to_string(), kind: Kind::Text };
        let mut columns =
            Columns::new(&[field("id"), field("state"), field("claim"), field("profile")]);
        let object = r#"{"conclusions":["r1c8=4"]}"#;
        for (claim, profile) in [
            ("r1c8=4", ""),
            ("r1c8<>4", "hodoku"),
            ("r1c8\t=4", ""),
            (object, ""),
            ("", "hodoku"),
            ("r1c8=4", "no such"),
        ] {
            let row =
                [Value::Text("x"), Value::Text(PUZZLE), Value::Text(claim), Value::Text(profile)];
            columns.push(row);
        }
        columns.push([Value::Text("x"), Value::Missing, Value::Missing, Value::Missing]);
        let chunk = Chunk::of_columns(columns).unwrap();
        let layout = Layout::of(FileFormat::of(&path).unwrap());
        let mut writer = Writer::create(&path, layout).unwrap();
        writer.write(&chunk).unwrap();
        writer.finish().unwrap();
        let to = folder.path().join("verdicts.parquet");
        for command in ["verify", "why"] {
            let direct = run(&[command, path.to_str().unwrap(), "--format", "ndjson"]);
            let verdicts: Vec<String> = direct
                .stdout
                .lines()
                .map(|line| serde_json::from_str::<Json>(line).expect(line)["verdict"].to_string())
                .collect();
            assert_eq!(verdicts.len(), 7, "{direct}");
            assert_eq!(verdicts[..2], ["\"follows\"", "\"false\""], "{direct}");
            assert!(verdicts[4..].iter().all(|it| it == "\"malformed\""), "{direct}");
            let table = run(&[command, path.to_str().unwrap(), "-o", to.to_str().unwrap()]);
            assert_eq!(table.code, direct.code, "{table}");
            let written = column(&chunks(&to), "verdict");
            assert_eq!(written.iter().map(|it| format!("\"{it}\"")).collect::<Vec<_>>(), verdicts);
            let shard = run(&[
                command,
                path.to_str().unwrap(),
                "-o",
                to.to_str().unwrap(),
                "--shard",
                "2/2",
            ]);
            assert!(shard.stderr.contains("3 "), "{shard}");
            assert_eq!(
                column(&chunks(&to), "verdict"),
                [1, 3, 5].map(|at: usize| written[at].clone())
            );
        }
    }

    #[test]
    fn an_interrupted_table_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let input = format!("{PUZZLE}\tr1c8=4\n{PUZZLE}\tr1c8<>4\n").repeat(20_000);
        let path = folder.path().join("a.parquet");
        let begun = folder.path().join("begun.parquet");
        let half: String = input.lines().take(1 << 15).map(|it| format!("{it}\n")).collect();
        to_file(&half, &["verify"], &begun, &[]);
        let (first, _) = to_file(&input, &["verify"], &path, &[]);
        let whole = fs::read(&path).unwrap();
        let parts = folder.path().join("a.parquet.parts");
        for (input, is_same) in [(input.replacen("r1c8=4", "r1c8=5", 1), false), (input, true)] {
            let _ = fs::create_dir(&parts);
            let _ = fs::copy(&begun, parts.join("000000.parquet"));
            fs::remove_file(&path).unwrap_or_default();
            let (again, _) = to_file(&input, &["verify"], &path, &["--resume"]);
            match is_same {
                true => {
                    assert!(again.stderr.contains("32768 rows kept"), "{again}");
                    assert_eq!(again.code, first.code, "{again}");
                    assert!(fs::read(&path).unwrap() == whole);
                }
                false => assert!(again.stderr.contains("belong to another input"), "{again}"),
            }
        }
    }
}
