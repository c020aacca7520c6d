//! Tables: Parquet and Arrow files, in and out.

#[cfg(not(feature = "tables"))]
#[test]
fn a_program_without_tables_says_how_to_get_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.parquet");
    std::fs::write(&path, "PAR1").unwrap();
    let path = path.to_str().unwrap();
    let dataset = ["dataset", "--spec=x.toml", "-o", path];
    for arguments in
        [["check", path, "--limit", "2"], ["check", crate::PUZZLE, "-o", path], dataset]
    {
        let run = crate::run(&arguments);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run}");
        assert!(run.stderr.contains("was built without tables"), "{run}");
        assert!(run.stderr.contains("--features tables"), "{run}");
    }
}

#[cfg(feature = "tables")]
mod with_tables {
    use std::fs;
    use std::path::Path;

    use ergodoku_tables::{Chunk, Columns, Field, FileFormat, Kind, Layout, Reader, Value, Writer};
    use serde_json::Value as Json;

    use crate::batches::many;
    use crate::{PUZZLE, Run, SEVERAL, SOLVED, batch, run_with};

    fn run(arguments: &[&str]) -> Run {
        crate::run(arguments)
    }

    /// The texts of a column.
    fn texts(path: &Path, name: &str) -> Vec<Option<String>> {
        let mut reader = Reader::open(path).unwrap();
        let mut all = Vec::new();
        while let Some(chunk) = reader.next_chunk().unwrap() {
            let column = chunk.texts(name).unwrap_or_else(|| panic!("no column {name}"));
            all.extend(column.map(|it| it.map(|text| text.into_owned())));
        }
        all
    }

    /// A table with puzzles behind a number, and a column that is in the way.
    fn write_table(path: &Path, puzzles: &[Option<&str>]) {
        let field = |name: &str, kind| Field { name: name.to_string(), kind };
        let fields =
            [field("id", Kind::Integer), field("sudoku", Kind::Text), field("status", Kind::Text)];
        let mut columns = Columns::new(&fields);
        for (number, puzzle) in puzzles.iter().enumerate() {
            let puzzle = puzzle.map_or(Value::Missing, Value::Text);
            columns.push([Value::Integer(number as u64), puzzle, Value::Text("mine")]);
        }
        let chunk = Chunk::of_columns(columns).unwrap();
        let layout = Layout::of(FileFormat::of(path).unwrap());
        let mut writer = Writer::create(path, layout).unwrap();
        writer.write(&chunk).unwrap();
        writer.finish().unwrap();
    }

    #[test]
    fn a_table_says_what_records_say() {
        let folder = tempfile::tempdir().unwrap();
        let input = many();
        for name in ["a.parquet", "a.arrow"] {
            let path = folder.path().join(name);
            let file = path.to_str().unwrap();
            for command in ["check", "solve", "steps", "rate"] {
                let records = run_with(&input, &[command, "-", "--format", "ndjson"]);
                let run = run_with(&input, &[command, "-", "-o", file]);
                assert_eq!((run.stdout.as_str(), run.code), ("", records.code), "{run}");
                let records: Vec<Json> =
                    records.stdout.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
                let statuses = texts(&path, "status");
                assert_eq!(statuses.len(), records.len());
                let errors = texts(&path, "error");
                for ((record, status), error) in records.iter().zip(&statuses).zip(&errors) {
                    assert_eq!(record["status"].as_str(), status.as_deref());
                    let message = record["error"]["message"].as_str();
                    assert_eq!(message.is_some(), error.is_some(), "{record}");
                    assert!(
                        error.as_deref().unwrap_or_default().ends_with(message.unwrap_or_default())
                    );
                }
                if command == "solve" {
                    let solutions = texts(&path, "solution");
                    for (record, solution) in records.iter().zip(solutions) {
                        let grid = record["grid"]
                            .as_str()
                            .filter(|grid| grid.len() == 81 && !grid.contains('.'));
                        assert_eq!(grid, solution.as_deref());
                    }
                }
            }
        }
    }

    /// The commands over many puzzles; claims have tests of their own.
    const COMMANDS: [&[&str]; 5] = [
        &["check"],
        &["solve"],
        &["steps", "--only", "singles,wings"],
        &["rate"],
        &["rate", "--scale", "hodoku,se121"],
    ];

    #[test]
    fn any_number_of_jobs_gives_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let input = many().repeat(8);
        for (name, command) in
            ["a.parquet", "a.arrow"].iter().flat_map(|name| COMMANDS.map(|it| (name, it)))
        {
            let file = folder.path().join(name);
            let write = |jobs| {
                let to = ["-", "-o", file.to_str().unwrap(), "--jobs", jobs];
                run_with(&input, &[command, &to].concat());
                fs::read(&file).unwrap()
            };
            let one = write("1");
            assert!(one.len() > 1000);
            for jobs in ["2", "3"] {
                assert!(write(jobs) == one, "{command:?} {name} {jobs}");
            }
        }
    }

    #[test]
    fn the_columns_of_the_input_stay_and_bad_rows_have_their_error() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("in.parquet"), folder.path().join("out.arrow"));
        let rows =
            [Some(PUZZLE), None, Some("no puzzle"), Some(SEVERAL), Some(SOLVED), Some(PUZZLE)];
        write_table(&from, &rows);
        let (from, file) = (from.to_str().unwrap(), to.to_str().unwrap());
        let run = run(&["check", from, "-o", file]);
        assert_eq!(run.code, 3, "{run}");
        let expected = ["solved", "error", "error", "multiple_solutions", "solved", "solved"];
        let statuses: Vec<String> = texts(&to, "ergodoku_status").into_iter().flatten().collect();
        assert_eq!(statuses, expected);
        assert!(texts(&to, "status").iter().all(|it| it.as_deref() == Some("mine")));
        let puzzles = texts(&to, "sudoku");
        assert_eq!(puzzles.iter().map(Option::as_deref).collect::<Vec<_>>(), rows);
        let errors = texts(&to, "error");
        assert_eq!(errors[1].as_deref(), Some("column 1: expected a puzzle, found none"));
        assert!(errors[2].as_deref().unwrap().starts_with("column 1: expected a puzzle"));
        assert_eq!(errors[0], None);
        // The same as text: lines are the numbers of rows.
        let text = crate::run(&["check", from, "--format", "ndjson"]);
        let lines: Vec<Json> =
            text.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((lines.len(), text.code), (6, 3));
        assert_eq!(lines[2]["error"]["line"], 3);
        let converted = crate::run(&["convert", from]);
        assert_eq!(converted.stdout.lines().next(), Some(PUZZLE));
    }

    #[test]
    fn shards_of_a_table_are_the_whole() {
        let folder = tempfile::tempdir().unwrap();
        let [from, whole, part] =
            ["in.parquet", "a.parquet", "b.parquet"].map(|it| folder.path().join(it));
        let input = many();
        let puzzles: Vec<Option<&str>> = input.lines().map(|it| it.get(..81)).collect();
        write_table(&from, &puzzles);
        for command in COMMANDS {
            let status = match command {
                [_, "--scale", _] => "hodoku_status",
                _ => "ergodoku_status",
            };
            let rows = |path| -> Vec<_> {
                texts(path, "sudoku").into_iter().zip(texts(path, status)).collect()
            };
            let write = |to: &Path, more: &[&str]| {
                let files = [from.to_str().unwrap(), "-o", to.to_str().unwrap()];
                run(&[command, &files, more].concat());
            };
            write(&whole, &[]);
            let all = rows(&whole);
            assert_eq!(all.len(), puzzles.len(), "{command:?}");
            for number in 1..=3 {
                write(&part, &["--shard", &format!("{number}/3")]);
                let expected: Vec<_> = all.iter().skip(number - 1).step_by(3).cloned().collect();
                assert_eq!(rows(&part), expected, "{command:?}");
            }
        }
    }

    #[test]
    fn an_interrupted_table_ends_up_whole() {
        let folder = tempfile::tempdir().unwrap();
        // More than a part.
        let input = format!("{PUZZLE}\n{SOLVED}\n{SEVERAL}\n").repeat(14_000);
        for name in ["a.parquet", "a.arrow"] {
            let path = folder.path().join(name);
            let file = path.to_str().unwrap();
            let first = run_with(&input, &["check", "-", "-o", file]);
            let whole = fs::read(&path).unwrap();
            assert_eq!(texts(&path, "status").len(), 42_000);
            let parts = folder.path().join(format!("{name}.parts"));
            assert!(!parts.exists());
            // A run that was interrupted after its first part, and while it wrote the second.
            let half: String = input.lines().take(1 << 15).map(|it| format!("{it}\n")).collect();
            let begun = folder.path().join(format!("begun-{name}"));
            run_with(&half, &["check", "-", "-o", begun.to_str().unwrap()]);
            fs::create_dir(&parts).unwrap();
            let ending = name.split_once('.').unwrap().1;
            fs::rename(&begun, parts.join(format!("000000.{ending}"))).unwrap();
            fs::write(parts.join(".tmp"), "half a part").unwrap();
            fs::remove_file(&path).unwrap();
            let again = run_with(&input, &["check", "-", "-o", file, "--resume"]);
            assert!(again.stderr.contains("32768 rows kept"), "{again}");
            assert_eq!(again.code, first.code, "{again}");
            assert!(!parts.exists());
            assert!(fs::read(&path).unwrap() == whole, "{name}");
        }
    }

    #[test]
    fn parts_of_another_input_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.parquet");
        let parts = folder.path().join("a.parquet.parts");
        fs::create_dir(&parts).unwrap();
        let part = parts.join("000000.parquet");
        run_with(&batch(), &["check", "-", "-o", part.to_str().unwrap()]);
        let to = ["check", "-", "--resume", path.to_str().unwrap()];
        for other in [format!("{SOLVED}\n{}", batch()), PUZZLE.to_string()] {
            let run = run_with(&other, &to);
            assert_eq!(run.code, 2, "{run}");
            assert!(run.stderr.contains("belong to another input"), "{run}");
            assert!(part.exists() && !path.exists());
        }
        let empty = run_with("", &["check", "-", "-o", path.to_str().unwrap()]);
        assert_eq!(empty.code, 3, "{empty}");
    }

    #[test]
    fn a_data_set_has_what_its_specification_says() {
        let folder = tempfile::tempdir().unwrap();
        let spec = folder.path().join("spec.toml");
        let text = "seed = 3\nrows_per_file = 8\n[splits]\ntrain = 0.5\ntest = 0.5\n\
                    [[part]]\nname = \"easy\"\nrows = 20\ner = \"..1.5\"\n\
                    [[part]]\nname = \"pairs\"\nrows = 4\nneeds = \"naked-pair\"\n";
        fs::write(&spec, text).unwrap();
        let make = |name: &str, jobs: &str| {
            let to = folder.path().join(name);
            let to = to.to_str().unwrap();
            run(&["dataset", "--spec", spec.to_str().unwrap(), "-o", to, "--jobs", jobs])
        };
        let made = make("a", "2");
        assert_eq!((made.code, made.stderr.as_str()), (0, ""));
        assert_eq!(make("b", "1").code, 0);
        let files = |name: &str| {
            let files = fs::read_dir(folder.path().join(name).join("data")).unwrap();
            let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
            files.sort();
            files
        };
        let (mut puzzles, mut parts, mut splits) = (Vec::new(), Vec::new(), Vec::new());
        for (one, other) in files("a").iter().zip(files("b")) {
            assert!(fs::read(one).unwrap() == fs::read(&other).unwrap(), "{}", one.display());
            let name = one.file_name().unwrap().to_str().unwrap().to_string();
            assert!(name.contains("-of-"), "{name}");
            let rows = texts(one, "puzzle");
            assert!(rows.len() <= 8);
            splits.extend(rows.iter().map(|_| name.split('-').next().unwrap().to_string()));
            puzzles.extend(rows.into_iter().flatten());
            parts.extend(texts(one, "part").into_iter().flatten());
        }
        assert_eq!(parts.iter().filter(|it| *it == "easy").count(), 20);
        assert_eq!(parts.len(), 24);
        assert!(splits.iter().any(|it| it == "train") && splits.iter().any(|it| it == "test"));
        let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        let classes = run_with(&lines, &["canonicalize", "-"]).stdout;
        assert_eq!(classes.lines().collect::<std::collections::BTreeSet<_>>().len(), 24);
        let rated = run_with(&lines, &["rate", "-", "--scale", "se121", "--format", "csv"]).stdout;
        for (row, part) in rated.lines().skip(1).zip(&parts) {
            let er: f64 = row.split(',').nth(1).unwrap().parse().unwrap();
            assert!(part != "easy" || er <= 1.5, "{row}");
        }
        let card = fs::read_to_string(folder.path().join("a/README.md")).unwrap();
        assert!(card.starts_with("---\n") && card.contains("path: data/train-*.parquet"), "{card}");
        // What is there is not overwritten, and a part that cannot be is told at once.
        let again = make("a", "1");
        assert!(again.code == 2 && again.stderr.contains("is not empty"), "{again}");
        fs::write(&spec, "[[part]]\nrows = 1\nclues = \"5\"\n").unwrap();
        assert_eq!(make("c", "1").code, 2);
        assert!(!folder.path().join("c").exists());
    }

    #[test]
    fn what_is_no_table_is_told() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.parquet", "a.arrow"] {
            let path = folder.path().join(name);
            fs::write(&path, "not a table at all").unwrap();
            let run = run(&["check", path.to_str().unwrap()]);
            assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run}");
            assert!(run.stderr.lines().count() == 1 && run.stderr.contains(name), "{run}");
        }
    }
}
