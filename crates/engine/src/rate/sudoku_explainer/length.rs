//! What the length of a chain adds to its rating.

/// What a chain of this complexity (its number of nodes) is rated, above a base: 0.1 for each of 4, 6,
/// 8, 12, 16, 24, … that the complexity less two exceeds. Added up step by step, as the sums of binary
/// doubles differ otherwise.
pub(super) fn rating(base: f64, complexity: u32) -> f64 {
    let mut added = 0.0;
    let mut ceiling = 4;
    let mut by_half = true;
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if by_half { ceiling * 3 / 2 } else { ceiling * 4 / 3 };
        by_half = !by_half;
    }
    base + added
}

/// A rating with tenths added.
pub(super) fn tenths(base: f64, count: u32) -> f64 {
    base + f64::from(count) * 0.1
}

#[cfg(test)]
mod tests {
    use super::rating;

    #[test]
    fn a_longer_chain_is_rated_higher() {
        assert_eq!(rating(6.5, 6), 6.5);
        assert_eq!(rating(6.5, 7), 6.6);
        assert!(rating(6.6, 7) < rating(6.5, 9));
        assert!((rating(8.0, 27) - 8.6).abs() < 1e-9);
    }
}
