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

/// A random solved grid: a fixed one with digits, rows, columns, bands and stacks shuffled.
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

/// A grid reduced to a random number of givens, some of them possibly wrong.
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

/// A Sukaku: the digits of a grid with some others added to each cell, and some of the grid's removed.
pub(crate) fn sukaku(random: &mut Random, share: usize, eliminated: usize) -> [u16; 81] {
    let grid = grid(random);
    let mut masks = grid.map(|number| 1u16 << (number - 1));
    for mask in &mut masks {
        for digit in 0..9 {
            if random.below(100) < share {
                *mask |= 1 << digit;
            }
        }
    }
    for _ in 0..eliminated {
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

/// Known puzzles: solved by singles, hard, with few clues, with several solutions, with none.
pub(crate) const KNOWN: [(&str, usize); 8] = [
    (".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....", 1),
    ("6.8....71.....9....53.....413.........4....9..7..643....1.2........8...7.4.1...36", 1),
    ("6.8....71.....9....53.....413.........4....9..7..643....1.2........8...7.4.1...3.", 150),
    (".....6..7.....96..5.8......7...5...26..83..5...3.7..4.9.4.............8....7...2.", 1),
    (".3.18...95.....18..9.7....3.....4...3...5....6.7.2........3...8.25..83.....4..67.", 1),
    ("2361857495742931861987462538193745623426.........................................", 10500),
    ("11...............................................................................", 0),
    ("12345678.........9...............................................................", 0),
];
