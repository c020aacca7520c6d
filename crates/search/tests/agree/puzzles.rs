//! Puzzles of all kinds, from a random number generator of our own.

/// Splitmix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

/// A random full grid: the obvious one with digits, rows, columns, bands and stacks shuffled.
pub(crate) fn grid(random: &mut Random) -> [u8; 81] {
    let lines = |random: &mut Random| {
        let bands = shuffled::<3>(random);
        let mut lines = [0; 9];
        for (place, band) in bands.into_iter().enumerate() {
            for (within, line) in shuffled::<3>(random).into_iter().enumerate() {
                lines[place * 3 + within] = band * 3 + line;
            }
        }
        lines
    };
    let (rows, columns, digits) = (lines(random), lines(random), shuffled::<9>(random));
    std::array::from_fn(|index| {
        let (row, column) = (rows[index / 9], columns[index % 9]);
        digits[(row % 3 * 3 + row / 3 + column) % 9] as u8 + 1
    })
}

fn shuffled<const N: usize>(random: &mut Random) -> [usize; N] {
    let mut items = std::array::from_fn(|index| index);
    for end in (2..=N).rev() {
        items.swap(end - 1, random.below(end));
    }
    items
}

/// Cells that a random few of a grid's digits are left in, some of them perhaps wrong.
pub(crate) fn partial(random: &mut Random, clues: usize, wrong: usize) -> [u16; 81] {
    let grid = grid(random);
    let mut masks = [0x1ff; 81];
    for cell in shuffled::<81>(random).into_iter().take(clues) {
        masks[cell] = 1 << (grid[cell] - 1);
    }
    for _ in 0..wrong {
        masks[random.below(81)] = 1 << random.below(9);
    }
    masks
}

/// A Sukaku: a grid's digits and, beside each, some others; some digits of the grid gone.
pub(crate) fn sukaku(random: &mut Random, share: usize, gone: usize) -> [u16; 81] {
    let grid = grid(random);
    let mut masks = grid.map(|number| 1u16 << (number - 1));
    for mask in &mut masks {
        for digit in 0..9 {
            if random.below(100) < share {
                *mask |= 1 << digit;
            }
        }
    }
    for _ in 0..gone {
        masks[random.below(81)] &= random.next() as u16;
    }
    masks
}

/// The masks of a line of 81 characters.
pub(crate) fn masks(line: &str) -> [u16; 81] {
    let mut masks = [0x1ff; 81];
    for (mask, character) in masks.iter_mut().zip(line.bytes()) {
        if let b'1'..=b'9' = character {
            *mask = 1 << (character - b'1');
        }
    }
    masks
}

/// Known puzzles: one for singles only, hard ones, seventeen clues, several solutions.
pub(crate) const KNOWN: [(&str, usize); 8] = [
    ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 1),
    ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1),
    ("98.7.....6.....7......8.5..7...9..3..5.6......2...5....3...2.9....4....7....1.4..", 2),
    ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 1),
    ("8.........95.......76.........426798...571243...893165......916....3.487....1.532", 2),
    ("11...............................................................................", 0),
    ("12345678.........9...............................................................", 0),
];
