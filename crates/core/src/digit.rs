//! [`Digit`]: one of the digits 1 to 9.

use std::fmt::{self, Write as _};
use std::num::NonZeroU8;

/// One of the digits 1 to 9. There is no "empty" digit: an empty cell is `Option<Digit>::None`, which
/// takes no more memory than a digit.
///
/// ```
/// use ergodoku_core::Digit;
///
/// assert_eq!(Digit::new(5).unwrap().to_string(), "5");
/// assert_eq!(Digit::new(0), None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The nine digits in ascending order.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZeroU8::MIN); 9];
        let mut index = 0;
        while index < 9 {
            all[index] = Digit::from_index(index);
            index += 1;
        }
        all
    };

    /// The digit `number`, if it lies in 1..=9.
    pub const fn new(number: u8) -> Option<Digit> {
        match NonZeroU8::new(number) {
            Some(nonzero) if number <= 9 => Some(Digit(nonzero)),
            _ => None,
        }
    }

    /// The digit of a character from `'1'` to `'9'`.
    pub fn from_char(character: char) -> Option<Digit> {
        character.to_digit(10).and_then(|number| Digit::new(number as u8))
    }

    /// The digit at `index` 0..=8 of [`Digit::ALL`].
    ///
    /// # Panics
    ///
    /// Panics if `index` is greater than 8.
    #[inline]
    pub const fn from_index(index: usize) -> Digit {
        assert!(index < 9, "a digit's index lies in 0..=8");
        match Digit::new(index as u8 + 1) {
            Some(digit) => digit,
            None => unreachable!(),
        }
    }

    /// The digit as a number, 1..=9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The digit's index in [`Digit::ALL`], 0..=8.
    #[inline]
    pub const fn index(self) -> usize {
        self.get() as usize - 1
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match f.width() {
            // Much faster than formatting a number.
            None => f.write_char(char::from(b'0' + self.get())),
            Some(_) => fmt::Display::fmt(&self.get(), f),
        }
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
