//! What the length of a chain adds to its rating.

/// What the complexity of a chain (its number of nodes) adds to its rating: 0.1 for each of 4, 6, 8, 12,
/// 16, 24, … that is less than the complexity minus two. Added step by step: binary doubles would add up to
/// another sum.
const fn added(complexity: u32) -> f64 {
    let mut added = 0.0;
    let mut ceiling = 4;
    let mut by_half = true;
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if by_half { ceiling * 3 / 2 } else { ceiling * 4 / 3 };
        by_half = !by_half;
    }
    added
}

/// What the usual complexities add.
static ADDED: [f64; 512] = {
    let mut table = [0.0; 512];
    let mut complexity = 0;
    while complexity < 512 {
        table[complexity] = added(complexity as u32);
        complexity += 1;
    }
    table
};

/// The rating of a chain of this complexity, where the shortest has the rating `base`.
pub(super) fn rating(base: f64, complexity: u32) -> f64 {
    base + ADDED.get(complexity as usize).copied().unwrap_or_else(|| added(complexity))
}

/// A rating with tenths added.
pub(super) fn tenths(base: f64, count: usize) -> f64 {
    base + count as f64 * 0.1
}

#[cfg(test)]
mod tests {
    use super::rating;

    /// The published ladder: the most nodes, and the tenths they add.
    const LADDER: [(u32, u32); 17] = [
        (6, 0),
        (8, 1),
        (10, 2),
        (14, 3),
        (18, 4),
        (26, 5),
        (34, 6),
        (50, 7),
        (66, 8),
        (98, 9),
        (130, 10),
        (194, 11),
        (258, 12),
        (386, 13),
        (514, 14),
        (770, 15),
        (1026, 16),
    ];

    #[test]
    fn every_length_adds_what_the_published_ladder_says() {
        let mut complexity = 0;
        for (most, tenths) in LADDER {
            while complexity <= most {
                let added = rating(8.0, complexity) - 8.0;
                let expected = f64::from(tenths) / 10.0;
                assert!((added - expected).abs() < 1e-9, "{complexity}: {added}");
                complexity += 1;
            }
        }
    }

    #[test]
    fn a_longer_chain_is_rated_higher() {
        assert_eq!(rating(6.5, 6), 6.5);
        assert_eq!(rating(6.5, 7), 6.6);
        assert!(rating(6.6, 7) < rating(6.5, 9));
        assert!((rating(8.0, 27) - 8.6).abs() < 1e-9);
    }
}
