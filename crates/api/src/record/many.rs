//! [`check_many`]: checks many puzzles for which only the solutions are wanted.

use ergodoku::Puzzle;
use ergodoku::search::{Solution, SolutionCount, search_batch};
use ergodoku::text::Bare;

use super::PuzzleRecord;

/// The solution of each puzzle that has exactly one. For any other puzzle, and for a text that could not be
/// read, the record that [`PuzzleRecord::check`] makes, without the label.
///
/// ```
/// use ergodoku_api::record::{Status, check_many};
/// use ergodoku::text::BareReader;
///
/// let puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let file = format!("{puzzle}\n{puzzle}:511 611\n");
/// let mut read = Vec::new();
/// BareReader::new(file.as_bytes()).read(100, &mut read)?;
/// let checked: Vec<_> = check_many(&read).collect();
/// assert!(checked[0].as_ref().is_ok_and(|solution| solution.as_str().starts_with("563298147")));
/// assert!(checked[1].as_ref().is_err_and(|record| record.status == Status::Mistake));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn check_many(read: &[Bare]) -> impl Iterator<Item = Result<Solution, Box<PuzzleRecord>>> {
    // Lines and other formats in separate batches, as a batch of lines alone is read faster.
    let (mut lines, mut others): (Vec<&[u8]>, Vec<&Puzzle>) = (Vec::new(), Vec::new());
    for bare in read {
        match bare {
            Bare::Line { cells, .. } => lines.push(cells),
            Bare::Other(read) => others.extend(read.as_ref().as_ref().map(|entry| &entry.puzzle)),
        }
    }
    let mut lines = search_batch(&lines, 2).into_iter();
    let mut others = search_batch(&others, 2).into_iter();
    read.iter().map(move |bare| {
        let answer = match bare {
            Bare::Line { .. } => lines.next(),
            Bare::Other(read) => read.is_ok().then(|| others.next()).flatten(),
        };
        match answer {
            Some(Ok(SolutionCount { count: 1, first: Some(solution) })) => Ok(solution),
            _ => Err(Box::new(PuzzleRecord::check(&bare.clone().entry(), 2))),
        }
    })
}
