//! The order, limits, scores and levels of HoDoKu 2.2.

use super::Pick::{self, Best, First, Foremost};
use super::{Profile, Rank};
use crate::catalogue::TECHNIQUES;
use crate::limits::{Bounded, Limits};
use crate::technique::Technique;

/// HoDoKu's ranks by the codes of their techniques: which step is taken, and whether the rank is on.
const RANKS: &[(&[&str], Pick, bool)] = &[
    (&["0000"], First, true),                // Full House
    (&["0003"], First, true),                // Naked Single
    (&["0002"], First, true),                // Hidden Single
    (&["0110"], First, true),                // Locked Pair
    (&["0111"], First, true),                // Locked Triple
    (&["0100"], First, true),                // Pointing
    (&["0101"], First, true),                // Claiming
    (&["0200"], First, true),                // Naked Pair
    (&["0201"], First, true),                // Naked Triple
    (&["0210"], First, true),                // Hidden Pair
    (&["0211"], First, true),                // Hidden Triple
    (&["0202"], First, true),                // Naked Quad
    (&["0212"], First, true),                // Hidden Quad
    (&["0300"], First, true),                // X-Wing
    (&["0301"], First, true),                // Swordfish
    (&["0302"], First, true),                // Jellyfish
    (&["0303"], First, false),               // Squirmbag
    (&["0304"], First, false),               // Whale
    (&["0305"], First, false),               // Leviathan
    (&["0703"], Best, true),                 // Remote Pair
    (&["0610"], First, true),                // BUG+1
    (&["0400"], First, true),                // Skyscraper
    (&["0401", "0404"], First, true),        // 2-String Kite, and dual
    (&["0403"], Best, true),                 // Turbot Fish
    (&["0402", "0405"], First, true),        // Empty Rectangle, and dual
    (&["0803"], First, true),                // W-Wing
    (&["0800"], First, true),                // XY-Wing
    (&["0801"], First, true),                // XYZ-Wing
    (&["0600"], First, true),                // Unique Rectangle 1
    (&["0601"], First, true),                // Unique Rectangle 2
    (&["0602"], First, true),                // Unique Rectangle 3
    (&["0603"], First, true),                // Unique Rectangle 4
    (&["0604"], First, true),                // Unique Rectangle 5
    (&["0605"], First, true),                // Unique Rectangle 6
    (&["0606"], First, true),                // Hidden Rectangle
    (&["0607"], First, true),                // Avoidable Rectangle 1
    (&["0608"], First, true),                // Avoidable Rectangle 2
    (&["0310"], First, true),                // Finned X-Wing
    (&["0320"], First, true),                // Sashimi X-Wing
    (&["0311"], First, true),                // Finned Swordfish
    (&["0321"], First, true),                // Sashimi Swordfish
    (&["0312"], First, true),                // Finned Jellyfish
    (&["0322"], First, true),                // Sashimi Jellyfish
    (&["0313"], First, false),               // Finned Squirmbag
    (&["0323"], First, false),               // Sashimi Squirmbag
    (&["0314"], First, false),               // Finned Whale
    (&["0324"], First, false),               // Sashimi Whale
    (&["0315"], First, false),               // Finned Leviathan
    (&["0325"], First, false),               // Sashimi Leviathan
    (&["1101"], First, true),                // Sue de Coq
    (&["0501", "0500"], First, true),        // Simple Colors: wrap, then trap
    (&["0503", "0502"], First, true),        // Multi Colors 2, then 1
    (&["0701"], Best, true),                 // X-Chain
    (&["0702"], Best, true),                 // XY-Chain
    (&["0706", "0707", "0708"], Best, true), // Nice Loops, AIC
    (&["0709", "0710", "0711"], Best, true), // Grouped Nice Loops, AIC
    (&["0901"], First, true),                // ALS-XZ
    (&["0902"], First, true),                // ALS-XY-Wing
    (&["0903"], Best, true),                 // ALS Chain
    (&["0904"], First, false),               // Death Blossom
    (&["0330"], First, true),                // Franken X-Wing
    (&["0331"], First, true),                // Franken Swordfish
    (&["0332"], First, false),               // Franken Jellyfish
    (&["0333"], First, false),               // Franken Squirmbag
    (&["0334"], First, false),               // Franken Whale
    (&["0335"], First, false),               // Franken Leviathan
    (&["0340"], First, true),                // Finned Franken X-Wing
    (&["0341"], First, true),                // Finned Franken Swordfish
    (&["0342"], First, false),               // Finned Franken Jellyfish
    (&["0343"], First, false),               // Finned Franken Squirmbag
    (&["0344"], First, false),               // Finned Franken Whale
    (&["0345"], First, false),               // Finned Franken Leviathan
    (&["0350"], First, false),               // Mutant X-Wing
    (&["0351"], First, false),               // Mutant Swordfish
    (&["0352"], First, false),               // Mutant Jellyfish
    (&["0353"], First, false),               // Mutant Squirmbag
    (&["0354"], First, false),               // Mutant Whale
    (&["0355"], First, false),               // Mutant Leviathan
    (&["0360"], First, false),               // Finned Mutant X-Wing
    (&["0361"], First, false),               // Finned Mutant Swordfish
    (&["0362"], First, false),               // Finned Mutant Jellyfish
    (&["0363"], First, false),               // Finned Mutant Squirmbag
    (&["0364"], First, false),               // Finned Mutant Whale
    (&["0365"], First, false),               // Finned Mutant Leviathan
    (&["0371", "0372"], First, false),       // Kraken Fish 1 and 2
    (&["1301", "1302"], Foremost, true),     // Forcing Chain: contradiction, verity
    (&["1303", "1304"], Foremost, true),     // Forcing Net: contradiction, verity
    (&["1201"], First, false),               // Template Set
    (&["1202"], First, false),               // Template Delete
    (&["xxxx"], First, true),                // Search: HoDoKu's Brute Force
];

fn of_code(code: &str) -> Option<&'static Technique> {
    TECHNIQUES.iter().copied().find(|it| it.hodoku.is_some_and(|it| it.code == code))
}

impl Profile {
    /// The order, limits, scores and levels of HoDoKu 2.2.
    pub fn hodoku() -> Profile {
        let ranks = RANKS.iter().map(|&(codes, pick, on)| {
            let techniques = codes.iter().filter_map(|code| of_code(code)).collect();
            Rank { on, ..Rank::new(techniques, pick) }
        });
        let ranks = ranks.filter(|rank| !rank.techniques.is_empty()).collect();
        let limits = Limits {
            duals: false,
            two_candidate_rectangles: false,
            avoidable_rectangle_extras: false,
            als_chain_forward: true,
            als_wing_overlap: false,
            chains_by_first_way: true,
            net_look_ahead: Bounded::new(4),
            sue_de_coq_overlap: false,
            ..Limits::default()
        };
        Profile::of(ranks, limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_in_the_catalogue() {
        let codes = RANKS.iter().flat_map(|(codes, _, _)| codes.iter());
        let lacking: Vec<_> = codes.filter(|code| of_code(code).is_none()).collect();
        assert!(lacking.is_empty(), "{lacking:?}");
    }

    #[test]
    fn every_technique_that_hodoku_knows_has_a_rank() {
        let profile = Profile::hodoku();
        let ranked =
            |it: &&&Technique| profile.ranks().iter().any(|rank| rank.techniques.contains(it));
        let known = TECHNIQUES.iter().filter(|it| it.hodoku.is_some());
        assert_eq!(known.clone().filter(ranked).count(), known.count());
    }

    #[test]
    fn techniques_at_one_rank_count_the_same() {
        for rank in Profile::hodoku().ranks() {
            let of = |it: &&Technique| it.hodoku.map(|it| (u32::from(it.score), it.level));
            let all: Vec<_> = rank.techniques.iter().filter_map(of).collect();
            assert!(all.iter().all(|it| *it == (rank.score, rank.level)), "{rank:?}");
        }
    }
}
