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
