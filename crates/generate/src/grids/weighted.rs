//! [`Weighted`]: draws from a discrete distribution.

use fastrand::Rng;

use crate::chance::Chance;

/// Draws numbers with given weights in constant time, by Walker's alias method in exact integers.
pub(super) struct Weighted {
    /// For each number, how much of its share is its own, and the number that has the rest.
    shares: Vec<(u64, u32)>,
    share: u64,
}

impl Weighted {
    pub(super) fn new(weights: &[u64]) -> Weighted {
        let count = weights.len() as u64;
        let share: u64 = weights.iter().sum();
        // Weights are multiplied by their count, so that their mean is `share`.
        let mut left: Vec<u64> = weights.iter().map(|weight| weight * count).collect();
        let all = 0..weights.len();
        let (mut small, mut large): (Vec<usize>, Vec<usize>) =
            all.partition(|&it| left[it] < share);
        let mut shares: Vec<(u64, u32)> = (0..count).map(|it| (share, it as u32)).collect();
        while let (Some(poor), Some(&rich)) = (small.pop(), large.last()) {
            shares[poor] = (left[poor], rich as u32);
            left[rich] -= share - left[poor];
            if left[rich] < share {
                large.pop();
                small.push(rich);
            }
        }
        Weighted { shares, share }
    }

    pub(super) fn draw(&self, random: &mut Rng) -> usize {
        let drawn = random.below(self.shares.len());
        let (own, other) = self.shares[drawn];
        if random.u64(0..self.share) < own { drawn } else { other as usize }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_drawn_by_their_weights() {
        let weights = [1, 0, 7, 2, 40];
        let drawn = Weighted::new(&weights);
        let mut random = Rng::with_seed(3);
        let mut counts = [0; 5];
        for _ in 0..50_000 {
            counts[drawn.draw(&mut random)] += 1;
        }
        for (weight, count) in weights.into_iter().zip(counts) {
            let expected = weight as f64 * 1000.0;
            assert!((f64::from(count) - expected).abs() <= 4.0 * expected.sqrt(), "{counts:?}");
        }
    }
}
