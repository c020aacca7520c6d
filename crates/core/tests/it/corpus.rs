//! The text formats on reference data outside the repository, in the directory `ERGODOKU_CORPUS`.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::PathBuf;

use ergodoku_core::State;
use ergodoku_core::text::{self, Entry, Format, Reader};

fn file(path: &str) -> PathBuf {
    let corpus = std::env::var_os("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS names the folder");
    PathBuf::from(corpus).join(path)
}

fn entries(path: &PathBuf) -> Vec<Entry> {
    let input = BufReader::new(File::open(path).unwrap());
    Reader::new(input)
        .map(|read| read.unwrap().unwrap_or_else(|error| panic!("{path:?}: {error}")))
        .collect()
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn every_library_case_is_read() {
    let path = file("corpus/reglib.txt");
    let mut lines = String::new();
    let mut input = File::open(&path).unwrap();
    input.read_to_string(&mut lines).unwrap();
    let cases = lines.lines().filter(|line| line.starts_with(':')).count();
    let entries = entries(&path);
    assert_eq!(entries.len(), cases);
    for entry in entries {
        assert_eq!(entry.format, Format::Library);
        let case = entry.library.expect("a library entry has a case");
        let state = State::new(&entry.puzzle).expect("no case has clashes");
        assert!(case.code.len() >= 4 && case.code.bytes().all(|b| b.is_ascii_digit()));
        if case.variant.as_deref() != Some("x") {
            let found = case.eliminations | case.placements;
            assert!(!found.is_empty() && found.is_subset(state.all_candidates()));
        }
        let written = text::write_library(&state);
        let again = text::parse_one(&written).unwrap();
        assert_eq!(State::new(&again.puzzle), Ok(state));
    }
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn every_puzzle_set_is_read() {
    let directory = file("puzzles");
    for folder in [directory.clone(), directory.join("series")] {
        for path in std::fs::read_dir(folder).unwrap() {
            let path = path.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "txt") {
                let entries = entries(&path);
                assert!(!entries.is_empty(), "{path:?}");
                assert!(entries.iter().all(|entry| State::new(&entry.puzzle).is_ok()));
            }
        }
    }
}
