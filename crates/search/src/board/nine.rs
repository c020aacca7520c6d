//! [`Nine`]: a word for each digit, all nine worked on at once.

/// Nine words of 32 bits, one per digit. What an operation leaves in lanes beyond the nine is its
/// own affair as long as it never shows in the nine, in [`Nine::across`] or in a test.
pub(crate) trait Nine: Copy {
    /// Runs `work` with the instructions this type needs switched on. What `work` calls must be
    /// inlined to profit.
    fn enabled<R>(work: impl FnOnce() -> R) -> R;

    fn load(words: &[u32; 9]) -> Self;
    fn store(self) -> [u32; 9];
    /// The same word for all nine digits.
    fn splat(word: u32) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` but for `other`.
    fn but(self, other: Self) -> Self;
    fn left<const N: u32>(self) -> Self;
    fn right<const N: u32>(self) -> Self;

    /// Bits of at least one of the three.
    #[inline(always)]
    fn any(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    /// Bits of at least two of the three.
    #[inline(always)]
    fn two(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(a.or(b).and(c))
    }
    /// Rotates the three rows of nine bits by one and by two; bits above the 27th are undefined.
    #[inline(always)]
    fn rows_rotated(self) -> (Self, Self) {
        (self.right::<9>().or(self.left::<18>()), self.right::<18>().or(self.left::<9>()))
    }

    /// Bits that at least one digit has, and that at least two have: in all nine words.
    fn across(self) -> (Self, Self);
    /// Bits that at least one digit has, in all nine words.
    fn any_across(self) -> Self;
    /// Whether all nine words equal the others'.
    fn equals(self, other: Self) -> bool;
    /// Whether none of the nine words is zero.
    fn all_nonzero(self) -> bool;
    /// Whether the bits of at least one of the nine words are in `self` alone.
    #[inline(always)]
    fn exceeds(self, other: Self) -> bool {
        !self.but(other).equals(Self::splat(0))
    }
    /// The digits of a line as words: bit `n` of a word is cell `27 * band + n`.
    #[inline(always)]
    fn givens(numbers: &[u8; 81]) -> [[u32; 9]; 3] {
        let mut words = [[0; 9]; 3];
        for (band, numbers) in words.iter_mut().zip(numbers.as_chunks::<27>().0) {
            // One word more, so that empty cells need no branch.
            let mut of_number = [0; 16];
            for (index, &number) in numbers.iter().enumerate() {
                of_number[number as usize & 15] |= 1 << index;
            }
            band.copy_from_slice(&of_number[1..10]);
        }
        words
    }
    /// The numbers 1 to 9 of a grid whose every cell is in exactly one word.
    #[inline(always)]
    fn numbers(words: &[[u32; 9]; 3]) -> [u8; 81] {
        let mut numbers = [0; 81];
        for (words, numbers) in words.iter().zip(numbers.as_chunks_mut::<27>().0) {
            for (index, &word) in words.iter().enumerate() {
                let mut word = word;
                while word != 0 {
                    numbers[word.trailing_zeros() as usize] = index as u8 + 1;
                    word &= word - 1;
                }
            }
        }
        numbers
    }
}

/// Nine words in an array: for every machine.
#[derive(Copy, Clone)]
pub(crate) struct Portable([u32; 9]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Portable, f: impl Fn(u32, u32) -> u32) -> Portable {
        let mut words = self.0;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word = f(*word, other);
        }
        Portable(words)
    }
}

impl Nine for Portable {
    #[inline(always)]
    fn enabled<R>(work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn load(words: &[u32; 9]) -> Portable {
        Portable(*words)
    }
    #[inline(always)]
    fn store(self) -> [u32; 9] {
        self.0
    }
    #[inline(always)]
    fn splat(word: u32) -> Portable {
        Portable([word; 9])
    }
    #[inline(always)]
    fn and(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn but(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn left<const N: u32>(self) -> Portable {
        self.zip(self, |a, _| a << N)
    }
    #[inline(always)]
    fn right<const N: u32>(self) -> Portable {
        self.zip(self, |a, _| a >> N)
    }
    #[inline(always)]
    fn across(self) -> (Portable, Portable) {
        let (mut once, mut twice) = (0, 0);
        for word in self.0 {
            twice |= once & word;
            once |= word;
        }
        (Portable::splat(once), Portable::splat(twice))
    }
    #[inline(always)]
    fn any_across(self) -> Portable {
        Portable::splat(self.0.iter().fold(0, |all, word| all | word))
    }
    #[inline(always)]
    fn equals(self, other: Portable) -> bool {
        self.0 == other.0
    }
    #[inline(always)]
    fn all_nonzero(self) -> bool {
        self.0.iter().all(|&word| word != 0)
    }
}
