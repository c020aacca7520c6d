//! Which vector instructions there are.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// What to search with, from the slowest to the fastest.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tier {
    /// Nothing but what every machine of its kind has: 128 bits on x86-64.
    Portable = 1,
    /// Registers of 256 bits: nearly every x86 processor since 2013.
    Avx2 = 2,
    /// Registers of 512 bits, with counting of bits: Intel since Ice Lake, AMD since Zen 4.
    Avx512 = 3,
}

impl Tier {
    /// The tiers this machine has, slowest first.
    pub fn available() -> impl Iterator<Item = Tier> {
        [Tier::Portable, Tier::Avx2, Tier::Avx512].into_iter().filter(|&it| it <= tier())
    }
}

/// The fastest tier of this machine.
#[inline]
pub(crate) fn tier() -> Tier {
    // Asked once: asking is slow beside an easy puzzle.
    static FASTEST: AtomicU8 = AtomicU8::new(0);
    match FASTEST.load(Relaxed) {
        1 => Tier::Portable,
        2 => Tier::Avx2,
        3 => Tier::Avx512,
        _ => {
            let fastest = detect();
            FASTEST.store(fastest as u8, Relaxed);
            fastest
        }
    }
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
fn detect() -> Tier {
    macro_rules! has {
        ($($feature:tt)*) => { $(is_x86_feature_detected!($feature))&&* };
    }
    if !has!("avx2" "bmi1" "bmi2" "popcnt" "lzcnt") {
        Tier::Portable
    } else if has!("avx512f" "avx512bw" "avx512vl" "avx512bitalg" "avx512vbmi" "avx512vbmi2") {
        Tier::Avx512
    } else {
        Tier::Avx2
    }
}

#[cfg(not(all(target_arch = "x86_64", not(miri))))]
fn detect() -> Tier {
    Tier::Portable
}
