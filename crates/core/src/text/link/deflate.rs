//! The compression of RFC 1951, without a header: in it Penpa packs its links.

use std::collections::HashMap;

/// Symbols from here on stand for the length of a copy.
const FIRST_LENGTH: usize = 257;
const END: usize = 256;

/// The shortest copy of each symbol, and the number of bits behind the symbol that are added to it.
const LENGTHS: [(usize, u32); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];

/// The same of how far back the copied bytes are.
const DISTANCES: [(usize, u32); 30] = distances();

const fn distances() -> [(usize, u32); 30] {
    let mut all = [(0, 0); 30];
    let (mut at, mut start) = (0, 1);
    while at < 30 {
        let bits = if at < 2 { 0 } else { at as u32 / 2 - 1 };
        all[at] = (start, bits);
        start += 1 << bits;
        at += 1;
    }
    all
}

/// The bits of a packed text, the lowest of each byte first.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bits<'a> {
    /// A number, its lowest bit first.
    fn take(&mut self, width: u32) -> Option<usize> {
        let mut value = 0;
        for place in 0..width {
            let byte = *self.bytes.get(self.at / 8)?;
            value |= usize::from(byte >> (self.at % 8) & 1) << place;
            self.at += 1;
        }
        Some(value)
    }

    /// Whole bytes, from the next one on.
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let start = self.at.div_ceil(8);
        let taken = self.bytes.get(start..start.checked_add(count)?)?;
        self.at = 8 * (start + count);
        Some(taken)
    }
}

const LONGEST_CODE: usize = 15;

/// A code of symbols by the lengths of their code words.
struct Code {
    /// The number of code words of each length.
    counts: [usize; LONGEST_CODE + 1],
    /// The symbols in the order of their code words.
    symbols: Vec<usize>,
}

impl Code {
    /// The code with a length for each symbol, 0 for those without a code word; `None` if there are more than fit.
    fn new(lengths: &[usize]) -> Option<Code> {
        let mut counts = [0; LONGEST_CODE + 1];
        for &length in lengths {
            counts[length] += 1;
        }
        counts[0] = 0;
        let mut left = 1;
        for count in &counts[1..] {
            left = usize::checked_sub(2 * left, *count)?;
        }
        let of = |wanted| (0..lengths.len()).filter(move |&symbol| lengths[symbol] == wanted);
        Some(Code { counts, symbols: (1..=LONGEST_CODE).flat_map(of).collect() })
    }

    fn read(&self, bits: &mut Bits<'_>) -> Option<usize> {
        // The first code word of this length, and its place among the symbols.
        let (mut word, mut first, mut place) = (0, 0, 0);
        for count in &self.counts[1..] {
            word |= bits.take(1)?;
            if word - first < *count {
                return self.symbols.get(place + word - first).copied();
            }
            place += count;
            first = 2 * (first + count);
            word *= 2;
        }
        None
    }
}

/// The code that needs no description.
fn fixed() -> [Vec<usize>; 2] {
    let of = |symbol| match symbol {
        144..=255 => 9,
        256..=279 => 7,
        _ => 8,
    };
    [(0..288).map(of).collect(), vec![5; 30]]
}

/// The lengths of the code words of literals and of distances, as a block describes them.
fn described(bits: &mut Bits<'_>) -> Option<[Vec<usize>; 2]> {
    /// The order of the symbols of the code that the lengths are written in.
    const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    let literals = bits.take(5)? + FIRST_LENGTH;
    let distances = bits.take(5)? + 1;
    let described = bits.take(4)? + 4;
    let mut lengths = [0; 19];
    for &symbol in &ORDER[..described] {
        lengths[symbol] = bits.take(3)?;
    }
    let code = Code::new(&lengths)?;
    let mut all: Vec<usize> = Vec::with_capacity(literals + distances);
    while all.len() < literals + distances {
        let (length, times) = match code.read(bits)? {
            16 => (*all.last()?, 3 + bits.take(2)?),
            17 => (0, 3 + bits.take(3)?),
            18 => (0, 11 + bits.take(7)?),
            length => (length, 1),
        };
        all.extend(std::iter::repeat_n(length, times));
    }
    let behind = all.split_off(literals);
    (behind.len() == distances).then_some([all, behind])
}

/// Unpacks bytes; `None` if they are malformed, or unpack to more than `most` bytes. A short text may otherwise unpack to
/// gigabytes.
pub(super) fn inflate(packed: &[u8], most: usize) -> Option<Vec<u8>> {
    let mut bits = Bits { bytes: packed, at: 0 };
    let mut output: Vec<u8> = Vec::new();
    loop {
        let is_last = bits.take(1)? == 1;
        let lengths = match bits.take(2)? {
            0 => {
                let [low, high, check_low, check_high] = *bits.bytes(4)? else { return None };
                if (low, high) != (!check_low, !check_high) {
                    return None;
                }
                output.extend(bits.bytes(usize::from(u16::from_le_bytes([low, high])))?);
                None
            }
            1 => Some(fixed()),
            2 => Some(described(&mut bits)?),
            _ => return None,
        };
        if let Some([literals, distances]) = lengths {
            unpack(&mut bits, &Code::new(&literals)?, &Code::new(&distances)?, &mut output, most)?;
        }
        if output.len() > most {
            return None;
        }
        if is_last {
            return Some(output);
        }
    }
}

/// Unpacks a block.
fn unpack(
    bits: &mut Bits<'_>,
    literals: &Code,
    distances: &Code,
    output: &mut Vec<u8>,
    most: usize,
) -> Option<()> {
    while output.len() <= most {
        let symbol = literals.read(bits)?;
        if let Ok(byte) = u8::try_from(symbol) {
            output.push(byte);
            continue;
        }
        if symbol == END {
            return Some(());
        }
        let (start, width) = *LENGTHS.get(symbol - FIRST_LENGTH)?;
        let length = start + bits.take(width)?;
        let (start, width) = *DISTANCES.get(distances.read(bits)?)?;
        let from = output.len().checked_sub(start + bits.take(width)?)?;
        // A copy may read what it has written itself.
        for at in from..from + length {
            output.push(output[at]);
        }
    }
    None
}

/// Writes bits into bytes, the lowest first.
#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    byte: usize,
    filled: u32,
}

impl Writer {
    fn write(&mut self, value: usize, width: u32) {
        for place in 0..width {
            self.byte |= (value >> place & 1) << self.filled;
            self.filled += 1;
            if self.filled == 8 {
                self.end_byte();
            }
        }
    }

    /// A code word, its highest bit first.
    fn word(&mut self, word: usize, width: u32) {
        for place in (0..width).rev() {
            self.write(word >> place & 1, 1);
        }
    }

    /// A symbol in the code that needs no description.
    fn symbol(&mut self, symbol: usize) {
        match symbol {
            0..=143 => self.word(0x30 + symbol, 8),
            144..=255 => self.word(0x190 + symbol - 144, 9),
            256..=279 => self.word(symbol - 256, 7),
            _ => self.word(0xc0 + symbol - 280, 8),
        }
    }

    fn end_byte(&mut self) {
        self.bytes.push(self.byte as u8);
        (self.byte, self.filled) = (0, 0);
    }
}

/// The last entry of a table that starts no higher than a value: its index, the rest and how many bits that has.
fn entry(table: &[(usize, u32)], value: usize) -> (usize, usize, u32) {
    let at = table.partition_point(|(start, _)| *start <= value) - 1;
    let (start, width) = table[at];
    (at, value - start, width)
}

/// Packs bytes, as one block in the code that needs no description.
pub(super) fn deflate(text: &[u8]) -> Vec<u8> {
    const SHORTEST_COPY: usize = 3;
    const LONGEST_COPY: usize = 258;
    const FARTHEST: usize = 1 << 15;
    /// How many earlier places are compared, the nearest first.
    const TRIED: usize = 64;
    let mut writer = Writer::default();
    writer.write(0b011, 3);
    let mut starts: HashMap<&[u8], Vec<usize>> = HashMap::new();
    let mut at = 0;
    while at < text.len() {
        let key = text.get(at..at + SHORTEST_COPY);
        let shared = |from: usize| {
            let pairs = text[from..].iter().zip(&text[at..]);
            pairs.take(LONGEST_COPY).take_while(|(one, other)| one == other).count()
        };
        let near = key
            .and_then(|key| starts.get(key))
            .into_iter()
            .flat_map(|it| it.iter().rev().take(TRIED))
            .copied();
        let best = near.filter(|from| at - from <= FARTHEST).map(|from| (shared(from), from)).max();
        let length = match best {
            Some((length, from)) => {
                let (symbol, rest, width) = entry(&LENGTHS, length);
                writer.symbol(FIRST_LENGTH + symbol);
                writer.write(rest, width);
                let (symbol, rest, width) = entry(&DISTANCES, at - from);
                writer.word(symbol, 5);
                writer.write(rest, width);
                length
            }
            None => {
                writer.symbol(usize::from(text[at]));
                1
            }
        };
        for start in at..at + length {
            if let Some(key) = text.get(start..start + SHORTEST_COPY) {
                starts.entry(key).or_default().push(start);
            }
        }
        at += length;
    }
    writer.symbol(END);
    if writer.filled > 0 {
        writer.end_byte();
    }
    writer.bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const MOST: usize = 1 << 16;

    proptest! {
        #[test]
        fn what_is_packed_unpacks_to_itself(text in proptest::collection::vec(0..4_u8, 0..600), wide: Vec<u8>) {
            for text in [text, wide] {
                prop_assert_eq!(inflate(&deflate(&text), MOST), Some(text));
            }
        }

        #[test]
        fn any_bytes_unpack_or_are_refused(packed: Vec<u8>) {
            prop_assert!(inflate(&packed, MOST).is_none_or(|it| it.len() <= MOST));
        }
    }

    #[test]
    fn long_runs_are_short_and_bounded() {
        let packed = deflate(&[b'a'; 3 * MOST]);
        assert!(packed.len() < 1500, "{}", packed.len());
        assert_eq!(inflate(&packed, MOST), None);
        assert_eq!(inflate(&packed, 3 * MOST).map(|it| it.len()), Some(3 * MOST));
    }

    #[test]
    fn the_other_two_kinds_of_block_are_read() {
        // `hello` as it is, then nothing in the fixed code.
        let stored = [0, 5, 0, 0xfa, 0xff, b'h', b'e', b'l', b'l', b'o', 3, 0];
        assert_eq!(inflate(&stored, MOST).as_deref(), Some(&b"hello"[..]));
        // Written by zlib: 300 bytes in a code of its own.
        let text: Vec<u8> =
            (0..300).map(|at: usize| b"aaaaaaabbbbccdef"[at * at * 7 % 1009 * at % 16]).collect();
        assert_eq!(inflate(DESCRIBED, MOST), Some(text));
        for end in 0..DESCRIBED.len() {
            assert_eq!(inflate(&DESCRIBED[..end], MOST), None);
        }
    }

    const DESCRIBED: &[u8] = &[
        85, 80, 129, 13, 196, 64, 8, 154, 21, 81, 247, 31, 161, 128, 253, 124, 218, 164, 119, 34,
        2, 182, 168, 106, 176, 128, 213, 139, 186, 131, 234, 16, 163, 122, 5, 129, 161, 49, 208, 2,
        21, 222, 147, 173, 190, 10, 19, 185, 234, 131, 203, 131, 22, 3, 236, 183, 168, 25, 57, 146,
        177, 65, 31, 63, 62, 87, 110, 224, 56, 82, 185, 47, 70, 194, 53, 189, 83, 126, 236, 148,
        173, 24, 243, 189, 44, 115, 131, 163, 79, 145, 96, 245, 152, 58, 138, 219, 39, 36, 189,
        128, 117, 206, 33, 122, 126, 31, 206, 250, 139, 219, 248, 230, 252, 55, 38, 218, 7,
    ];
}
