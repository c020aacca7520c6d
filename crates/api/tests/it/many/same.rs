//! The property, of any bytes at all: [`check_many`] says what a check of each puzzle says. A fuzz target
//! shares this file.

use std::io::BufReader;

use ergodoku::text::{BareReader, Reader};
use ergodoku_api::record::{PuzzleRecord, Status, check_many};

/// Reads a file in both ways, with that much memory and so many puzzles at a time. Gives the status of
/// each puzzle.
pub(crate) fn assert_same(file: &[u8], memory: usize, block: usize) -> Vec<Status> {
    let mut checked = Vec::new();
    let mut bare = BareReader::new(BufReader::with_capacity(memory, file));
    loop {
        let mut read = Vec::new();
        bare.read(block, &mut read).expect("reading from memory does not fail");
        if read.is_empty() {
            break;
        }
        checked.extend(check_many(&read));
    }
    let mut checked = checked.into_iter();
    let mut statuses = Vec::new();
    for entry in Reader::new(file) {
        let entry = entry.expect("reading from memory does not fail");
        let record = PuzzleRecord::check(&entry, 2);
        let text = String::from_utf8_lossy(file);
        match checked.next() {
            Some(Ok(solution)) => assert_eq!(
                (record.status, &record.grid[..]),
                (Status::Solved, solution.as_str()),
                "{text}"
            ),
            Some(Err(other)) => {
                assert_ne!(other.status, Status::Solved, "{text}");
                let unlabelled = PuzzleRecord { label: String::new(), ..record.clone() };
                assert_eq!(format!("{other:?}"), format!("{unlabelled:?}"), "{text}");
            }
            None => panic!("left out: {entry:?}\n{text}"),
        }
        statuses.push(record.status);
    }
    assert_eq!(checked.count(), 0, "{}", String::from_utf8_lossy(file));
    statuses
}
