//! Booklets and pictures of many given puzzles.

use std::fs;

use crate::{IMPOSSIBLE, PUZZLE, SEVERAL, run, run_with};

#[test]
fn a_booklet_has_every_puzzle_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.pdf");
    let file = path.to_str().unwrap();
    let input = format!("{PUZZLE} # For Sunday\n{PUZZLE} # 数独\n{PUZZLE}\n");
    let book =
        run_with(&input, &["book", "-", "-o", file, "--title", "Sudoku — Ω", "--per-page", "1"]);
    assert_eq!((book.code, book.stdout.as_str()), (0, ""), "{book}");
    assert!(book.stderr.contains("line 2: the label `数独` is left out"), "{book}");
    assert!(book.stderr.ends_with("book.pdf: 3 puzzles\n"), "{book}");
    let pdf = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
    assert!(pdf.starts_with("%PDF-") && pdf.contains("/Count 4"));
}

#[test]
fn a_booklet_with_a_puzzle_that_cannot_be_printed_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.pdf");
    let file = path.to_str().unwrap();
    let placed = PUZZLE.replacen("..32", "+5.32", 1);
    for (bad, code, part) in [
        (IMPOSSIBLE, 4, "no solution"),
        (SEVERAL, 5, "several solutions"),
        (&PUZZLE[1..], 3, "expected 81 cells"),
        (&placed[..], 3, "only givens can be printed"),
    ] {
        let book = run_with(&format!("{PUZZLE}\n{bad}\n"), &["book", "-", "-o", file]);
        assert_eq!((book.code, book.stdout.as_str()), (code, ""), "{book}");
        assert!(book.stderr.contains(part) && book.stderr.contains("line 2"), "{book}");
        assert!(!path.exists(), "{book}");
    }
    for wrong in [&["book", PUZZLE, "-o", "book.txt"][..], &["book", PUZZLE], &["book", "-o", file]]
    {
        assert_eq!(run(wrong).code, 2, "{wrong:?}");
    }
}

#[test]
fn pictures_of_many_puzzles_are_numbered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grid.svg");
    let input = format!("{PUZZLE} # one\n").repeat(10);
    let drawn = run_with(&input, &["render", "-", "-o", path.to_str().unwrap(), "--step", "2"]);
    assert_eq!(drawn.to_string(), "--- standard error:\n--- exit code 0");
    let mut names: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names.len(), 10);
    assert_eq!((names[0].to_str(), names[9].to_str()), (Some("grid-01.svg"), Some("grid-10.svg")));
    let shown =
        run_with(&format!("{PUZZLE}\n{PUZZLE}\n"), &["render", "-", "--no-candidates"]).stdout;
    assert_eq!(shown.matches("r9 ┃").count(), 2, "{shown}");
}

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARDER: &str =
    ".53.8....1.2.36...9.........7..12..4....4.8.........35....78.26......4.821....5..";

#[test]
fn a_booklet_has_sections_by_level_with_quotas() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.pdf");
    let file = path.to_str().unwrap();
    let input = format!("{HARDER}\n{EASY}\n{EASY}\n");
    let level = run(&["rate", HARDER, "--format", "ndjson"]).stdout;
    let level = level.split("\"level\":\"").nth(1).unwrap().split('"').next().unwrap();
    assert_ne!(level, "Easy");
    let sections = format!("easy:1,{level}");
    let look =
        ["--cover", "--rules", "--paper", "6x9in", "--gutter", "10mm", "--solutions", "foot"];
    let arguments = ["book", "-", "-o", file, "--sections", &sections];
    let book = run_with(&input, &[&arguments[..], &look].concat());
    assert!(book.code == 0 && book.stderr.ends_with("book.pdf: 2 puzzles\n"), "{book}");
    let pdf = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
    for part in ["/Count 4", "/Title (Easy)", &format!("/Title ({level})"), "[0 0 432 648]"] {
        assert!(pdf.contains(part), "{part}");
    }
    assert!(pdf.find("/Title (Easy)") < pdf.find(&format!("/Title ({level})")));
    fs::remove_file(&path).unwrap();
    let few = run_with(&input, &["book", "-", "-o", file, "--sections", "easy:3"]);
    assert!(few.code != 0 && few.stderr.contains("2 of 3 Easy"), "{few}");
    assert!(!path.exists());
}

#[test]
fn a_rising_booklet_begins_with_the_easiest() {
    let folder = tempfile::tempdir().unwrap();
    let book = |name: &str, input: &str, order: &[&str]| {
        let path = folder.path().join(name);
        let arguments = ["book", "-", "-o", path.to_str().unwrap()];
        let made = run_with(input, &[&arguments[..], order].concat());
        assert_eq!(made.code, 0, "{made}");
        fs::read(path).unwrap()
    };
    let (rising, falling) = (format!("{EASY}\n{HARDER}\n"), format!("{HARDER}\n{EASY}\n"));
    let sorted = book("a.pdf", &falling, &["--order", "rising"]);
    assert_eq!(sorted, book("b.pdf", &rising, &[]));
    assert_eq!(sorted, book("c.pdf", &falling, &["--sort"]));
    assert_ne!(sorted, book("d.pdf", &falling, &[]));
}

#[test]
fn a_link_becomes_a_code_for_each_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.pdf");
    let file = path.to_str().unwrap();
    let link = "https://example.org/#p={}";
    let book = run(&["book", EASY, "-o", file, "--link", link]);
    assert_eq!(book.code, 0, "{book}");
    let pdf = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
    assert!(pdf.contains(&format!("QR code: https://example.org/#p={EASY}")));
    let long = format!("https://example.org/{}{{}}", "x".repeat(2000));
    let refused = run(&["book", EASY, "-o", file, "--link", &long]);
    assert!(refused.code != 0 && refused.stderr.contains("too long"), "{refused}");
    for (wrong, part) in [
        (["--link", "https://example.org"], "{}"),
        (["--paper", "a3x"], "6x9in"),
        (["--gutter", "12"], "12mm"),
        (["--margin", "90mm"], "margins"),
        (["--sections", "simple:3"], "easy, medium"),
        (["--sections", "easy:0"], "number"),
        (["--subtitle", "alone"], "--cover"),
    ] {
        let refused = run(&[&["book", EASY, "-o", file][..], &wrong].concat());
        assert!(refused.code != 0 && refused.stderr.contains(part), "{refused}");
    }
}

#[test]
fn formats_of_other_programs_are_written() {
    let input = format!("{EASY} # A, <b> \"c\"\n{EASY}\n");
    let convert = |to: &str| {
        let made = run_with(&input, &["convert", "-", "--to", to]);
        assert_eq!((made.code, made.stderr.as_str()), (0, ""), "{made}");
        made.stdout
    };
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    assert_eq!(convert("sdm"), format!("{EASY}\n{EASY}\n"));
    let csv = convert("csv");
    let lines: Vec<&str> = csv.lines().collect();
    let first = format!("{EASY},{solution},\"A, <b> \"\"c\"\"\"");
    assert_eq!(lines, ["puzzle,solution,label", &first, &format!("{EASY},{solution},")]);
    for to in ["sdk", "sdm", "csv"] {
        let back = run_with(&convert(to), &["convert", "-", "--to", "sdm"]);
        assert_eq!((back.code, back.stdout), (0, format!("{EASY}\n{EASY}\n")), "{to}");
    }
    let ipuz = convert("ipuz");
    for line in ipuz.lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        let cells = |key: &str| {
            let rows = object[key].as_array().unwrap().iter();
            rows.flat_map(|row| row.as_array().unwrap())
                .map(ToString::to_string)
                .collect::<String>()
        };
        assert_eq!(object["kind"][0], "http://ipuz.org/sudoku#1");
        assert_eq!((cells("puzzle"), cells("solution")), (EASY.replace('.', "0"), solution.into()));
    }
    let xml = convert("opensudoku");
    assert!(xml.starts_with("<?xml") && xml.ends_with("</opensudoku>\n"), "{xml}");
    assert_eq!(xml.matches(&format!("<game data=\"{}\"/>", EASY.replace('.', "0"))).count(), 2);
    for (to, code) in [("sdm", 0), ("opensudoku", 0), ("csv", 5), ("ipuz", 5)] {
        assert_eq!(run(&["convert", SEVERAL, "--to", to]).code, code, "{to}");
    }
    let placed = EASY.replacen("53..", "53+4.", 1);
    let refused = run(&["convert", &placed, "--to", "sdk"]);
    assert!(refused.code == 3 && refused.stderr.contains("givens alone"), "{refused}");
}
