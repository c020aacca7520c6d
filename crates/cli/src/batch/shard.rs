//! [`Shard`]: a part of a batch, for a cluster.

use std::fmt;

use crate::output::say;

/// Every so many-th puzzle of the input.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    /// Which one, from 1.
    number: u64,
    /// Of how many.
    of: u64,
}

impl Shard {
    /// Everything.
    pub(crate) const ALL: Shard = Shard { number: 1, of: 1 };

    /// Reads `I/N`.
    pub(crate) fn read(text: &str) -> Result<Shard, String> {
        let parts = text.split_once('/');
        let parts = parts.and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            _ => Err(say!("fault-shard")),
        }
    }

    /// Whether it has the puzzle of this number in the input, from 0.
    pub(crate) fn has(self, index: u64) -> bool {
        index % self.of == self.number - 1
    }

    /// How many of `count` puzzles it has.
    pub(crate) fn count(self, count: u64) -> u64 {
        (count + self.of - self.number) / self.of
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_in_one_shard() {
        for (of, count) in [(1, 5), (3, 10), (4, 3), (7, 7), (2, 0)] {
            let shards: Vec<Shard> =
                (1..=of).map(|number| Shard::read(&format!("{number}/{of}")).unwrap()).collect();
            for index in 0..count {
                assert_eq!(shards.iter().filter(|it| it.has(index)).count(), 1);
            }
            for shard in shards {
                let has = (0..count).filter(|index| shard.has(*index)).count();
                assert_eq!(shard.count(count), has as u64, "{shard} of {count}");
            }
        }
        for bad in ["", "1", "0/2", "3/2", "1/0", "a/b", "-1/2", "1/2/3"] {
            assert!(Shard::read(bad).is_err(), "{bad}");
        }
    }
}
