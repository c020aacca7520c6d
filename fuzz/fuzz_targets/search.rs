//! All kinds of search agree, whatever the candidates.
#![no_main]

use ergodoku_search::{Tier, Uniqueness, count_on, search_batch_on, solutions, uniqueness_on};
use libfuzzer_sys::fuzz_target;

/// The limit of counts.
const LIMIT: usize = 40;

fuzz_target!(|bytes: &[u8]| {
    // Every two bytes are the candidates of a cell; cells beyond the input have all of them. So short inputs
    // have many solutions and long ones few. Three of the sixteen bits determine how the rest is read: as a
    // mask, as one digit, or as all but one.
    let puzzles: Vec<[u16; 81]> = bytes.chunks(162).map(masks).collect();
    let tiers: Vec<Tier> = Tier::available().collect();
    let batches: Vec<_> =
        tiers.iter().map(|&tier| search_batch_on(tier, &puzzles, LIMIT)).collect();
    for (index, masks) in puzzles.iter().enumerate() {
        let found: Vec<_> = solutions(masks).take(LIMIT).collect();
        for solution in &found {
            let digits = solution.as_bytes().map(|character| character - b'1');
            assert!((0..81).all(|cell| masks[cell] >> digits[cell] & 1 != 0));
        }
        let unique = uniqueness_on(tiers[0], masks);
        assert_eq!(found.len().min(2), match unique {
            Uniqueness::None => 0,
            Uniqueness::One(_) => 1,
            Uniqueness::Several(..) => 2,
        });
        for (&tier, batch) in tiers.iter().zip(&batches) {
            assert_eq!(uniqueness_on(tier, masks), unique, "{tier:?} {masks:?}");
            assert_eq!(count_on(tier, masks, LIMIT), found.len(), "{tier:?} {masks:?}");
            let answer = batch[index].expect("masks are no malformed line");
            assert_eq!(answer.count, found.len(), "{tier:?} {masks:?}");
            assert!(found.len() == LIMIT || answer.first.iter().all(|it| found.contains(it)));
        }
    }
});

fn masks(bytes: &[u8]) -> [u16; 81] {
    let mut masks = [0x1ff; 81];
    for (mask, pair) in masks.iter_mut().zip(bytes.chunks_exact(2)) {
        let value = u16::from_le_bytes([pair[0], pair[1]]);
        let digit = 1 << (value & 0x1ff) % 9;
        *mask = match value >> 13 {
            0 | 1 => value & 0x1ff,
            2 | 3 => digit,
            4 => 0x1ff & !digit,
            _ => 0x1ff,
        };
    }
    masks
}
