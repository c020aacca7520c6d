//! Batches return the same results as single searches, in order.

use ergodoku_core::{Puzzle, State};
use ergodoku_search::{
    Answer, ParseLineError, Tier, count, count_on, search_batch, search_batch_into, search_batch_on,
};

use super::puzzles::{KNOWN, Random, masks, partial, sukaku};
use super::{is_solution, numbers};

fn is_right(answer: &Answer, masks: &[u16; 81], limit: usize) {
    let found = answer.unwrap();
    assert_eq!(found.count, count(masks, limit), "{masks:?}");
    assert_eq!(found.first.is_some(), found.count > 0);
    assert!(found.first.iter().all(|first| is_solution(&numbers(first), masks)));
}

pub(crate) fn mixed(random: &mut Random, size: usize) -> Vec<[u16; 81]> {
    let any = |_| match random.below(6) {
        0 => masks(KNOWN[random.below(KNOWN.len())].0),
        1 => sukaku(random, 30, 2),
        2 => partial(random, 28, 1),
        _ => {
            let clues = 22 + random.below(60);
            partial(random, clues, 0)
        }
    };
    (0..size).map(any).collect()
}

#[test]
fn batches_of_every_size() {
    let mut random = Random(10);
    for tier in Tier::available() {
        for size in [0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 64, 100, 1000] {
            for limit in [1, 2, 30] {
                let batch = mixed(&mut random, size);
                let answers = search_batch_on(tier, &batch, limit);
                assert_eq!(answers.len(), size);
                for (masks, answer) in batch.iter().zip(&answers) {
                    is_right(answer, masks, limit);
                }
            }
        }
    }
}

#[test]
fn more_puzzles_than_16_bits_can_number() {
    let mut random = Random(11);
    let lines: Vec<String> = (0..70_000)
        .map(|_| {
            super::puzzles::grid(&mut random).iter().map(|number| number.to_string()).collect()
        })
        .collect();
    for tier in Tier::available() {
        for (line, answer) in lines.iter().zip(search_batch_on(tier, &lines, 2)) {
            assert_eq!(answer.unwrap().first.unwrap().as_str(), line);
        }
    }
}

#[test]
fn large_batches() {
    many(100_000);
}

#[test]
#[ignore = "seconds"]
fn a_million_puzzles() {
    many(1_000_000);
}

/// Checks a batch of known puzzles in rotation, with an empty line now and then.
fn many(size: usize) {
    let empty = ".".repeat(81);
    let of = |index: usize| match index % 101 {
        100 => (&empty[..], 2),
        rest => (KNOWN[rest % 2].0, 1),
    };
    let lines: Vec<&str> = (0..size).map(|index| of(index).0).collect();
    for tier in Tier::available() {
        let answers = search_batch_on(tier, &lines, 2);
        assert_eq!(answers.len(), size);
        assert!(answers.iter().enumerate().all(|(i, it)| it.unwrap().count == of(i).1), "{tier:?}");
    }
}

#[test]
fn malformed_items_have_an_error() {
    let good = KNOWN[0].0;
    let index = good.find('5').unwrap();
    let bad = good.replace('5', "?");
    let items: Vec<&str> =
        (0..200).map(|n| if n % 3 == 0 { &bad[..] } else { &good[..80 + n % 3 % 2] }).collect();
    for tier in Tier::available() {
        for limit in [0, 2] {
            let expected = |item: &str| match item.len() {
                80 => Err(ParseLineError::Length(80)),
                _ if item.contains('?') => Err(ParseLineError::Character { index, byte: b'?' }),
                _ => Ok(limit.min(1)),
            };
            for (item, answer) in items.iter().zip(search_batch_on(tier, &items, limit)) {
                assert_eq!(answer.map(|it| it.count), expected(item));
            }
        }
    }
}

#[test]
fn empty_grids() {
    for tier in Tier::available() {
        for (size, limit) in [(40, 1), (40, 2), (3, 5_000), (100, 300)] {
            let answers = search_batch_on(tier, &vec![Puzzle::EMPTY; size], limit);
            assert!(answers.iter().all(|answer| answer.unwrap().count == limit));
        }
    }
}

#[test]
fn puzzles_and_states() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.give("r1c1=5".parse().unwrap());
    puzzle.remove("r1c2<>1234678".parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let as_puzzle = search_batch(&[puzzle], 2)[0].unwrap().first.unwrap();
    let as_state = search_batch(&[&state], 2)[0].unwrap().first.unwrap();
    assert!([as_puzzle, as_state].iter().all(|it| it.as_str().starts_with("59")));
}

#[test]
fn answers_are_overwritten() {
    let mut answers = Vec::new();
    for size in [50, 80, 20] {
        let lines: Vec<String> = (0..size)
            .map(|index| if index % 3 == 0 { "?".repeat(81) } else { ".".repeat(81) })
            .collect();
        for tier in Tier::available() {
            search_batch_into(tier, &lines, 1 + size, &mut answers);
            assert_eq!(answers.len(), size);
            for (index, answer) in answers.iter().enumerate() {
                assert_eq!(answer.ok().map(|it| it.count), (index % 3 != 0).then_some(1 + size));
            }
        }
    }
}

#[cfg(feature = "rayon")]
#[test]
fn parallel_batches() {
    // Sizes around that of a parallel chunk, with items that are not puzzles.
    let mut random = Random(12);
    for size in [0, 1, 31, 32, 33, 2047, 2048, 2049, 5_000] {
        let lines: Vec<String> = (0..size)
            .map(|_| match random.below(5) {
                0 => ".".repeat(80),
                1 => "?".repeat(81),
                _ => KNOWN[random.below(KNOWN.len())].0.to_string(),
            })
            .collect();
        let one_by_one = search_batch(&lines, 2);
        let parallel = ergodoku_search::search_batch_parallel(&lines, 2);
        assert_eq!(parallel.len(), size);
        for (one, other) in one_by_one.iter().zip(&parallel) {
            assert_eq!(one.map(|found| found.count), other.map(|found| found.count));
        }
    }
}

/// A house with too few digits for some of its cells does not keep a batch from ending: the first five cells of
/// a house have six digits, and a search that puts the others wrong finds nothing below.
#[test]
fn batches_find_back_when_they_get_lost() {
    let (all, lost) = ([0x1ff; 81], [0x12e, 0x12d, 0x12d, 0x12d, 0x12d]);
    let row = std::array::from_fn(|cell| lost.get(cell).copied().unwrap_or(0x1ff));
    let column = std::array::from_fn(|cell| if cell % 9 == 0 { row[cell / 9] } else { 0x1ff });
    for tier in Tier::available() {
        for (puzzle, others) in [(row, 0), (column, 0), (row, 500)] {
            let mut batch = vec![puzzle; 100];
            batch.extend(vec![all; others]);
            let answers = search_batch_on(tier, &batch, 40);
            assert!(answers.iter().all(|answer| answer.unwrap().count == 40), "{tier:?}");
        }
        assert_eq!(count_on(tier, &row, 40), 40);
    }
}
