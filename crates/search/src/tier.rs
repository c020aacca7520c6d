//! Which vector instructions to search with.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::vector::{avx2, avx512};

/// The instructions to search with, from the slowest to the fastest. All give the same answers.
///
/// The fastest tier of the machine is used, unless the environment variable `ERGODOKU_TIER` names
/// another: `portable`, `sse2`, `avx2` or `avx512`. That is for finding out whether a wrong answer
/// comes from a processor, and for comparing tiers.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tier {
    /// Plain numbers, on any machine.
    Portable,
    /// Registers of 128 bits: every x86-64 processor.
    Sse2,
    /// Registers of 256 bits: nearly every x86-64 processor since 2013.
    Avx2,
    /// Registers of 512 bits, with counting of bits: Intel since Ice Lake, AMD since Zen 4.
    Avx512,
}

/// Why a tier cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TierError {
    /// No tier has this name.
    Unknown(String),
    /// This machine does not have the tier.
    Unavailable(Tier),
}

impl Tier {
    /// All tiers, slowest first.
    pub const ALL: [Tier; 4] = [Tier::Portable, Tier::Sse2, Tier::Avx2, Tier::Avx512];
    /// The environment variable that names the tier to use.
    pub const VARIABLE: &str = "ERGODOKU_TIER";

    /// The tiers this machine has, slowest first.
    ///
    /// ```
    /// use ergodoku_search::Tier;
    ///
    /// assert_eq!(Tier::available().next(), Some(Tier::Portable));
    /// assert!(Tier::available().any(|tier| tier == Tier::in_use()));
    /// ```
    pub fn available() -> impl Iterator<Item = Tier> {
        Tier::ALL.into_iter().filter(|tier| tier.detect().is_some())
    }

    /// The tier that searches run on: the one [`from_environment`](Tier::from_environment) names, or
    /// else the fastest of this machine. It is settled by the first search and stays the same.
    pub fn in_use() -> Tier {
        Processor::in_use().tier()
    }

    /// The tier that [`VARIABLE`](Tier::VARIABLE) names; `None` if it is unset or empty.
    ///
    /// # Errors
    /// If it names no tier, or one this machine does not have. Searches then use the fastest tier: a
    /// program that wants to refuse such a setting asks here first.
    pub fn from_environment() -> Result<Option<Tier>, TierError> {
        let name = std::env::var_os(Tier::VARIABLE).unwrap_or_default();
        let name = name.to_string_lossy();
        if name.is_empty() {
            return Ok(None);
        }
        let tier: Tier = name.parse()?;
        tier.detect().map(|_| Some(tier)).ok_or(TierError::Unavailable(tier))
    }

    /// The tier's name, as the environment variable takes it.
    pub fn name(self) -> &'static str {
        match self {
            Tier::Portable => "portable",
            Tier::Sse2 => "sse2",
            Tier::Avx2 => "avx2",
            Tier::Avx512 => "avx512",
        }
    }

    /// Proof that the processor has the tier.
    ///
    /// # Panics
    /// If it does not.
    pub(crate) fn processor(self) -> Processor {
        self.detect().unwrap_or_else(|| panic!("{}", TierError::Unavailable(self)))
    }

    /// Asks the processor for the tier.
    fn detect(self) -> Option<Processor> {
        match self {
            Tier::Portable => Some(Processor::Portable),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Tier::Sse2 => Some(Processor::Sse2),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Tier::Avx2 => avx2::Token::detect().map(Processor::Avx2),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Tier::Avx512 => avx512::Token::detect().map(Processor::Avx512),
            #[cfg(not(all(target_arch = "x86_64", not(miri))))]
            Tier::Sse2 | Tier::Avx2 | Tier::Avx512 => None,
        }
    }
}

impl FromStr for Tier {
    type Err = TierError;

    fn from_str(name: &str) -> Result<Tier, TierError> {
        let tier = Tier::ALL.into_iter().find(|tier| tier.name() == name);
        tier.ok_or_else(|| TierError::Unknown(name.to_string()))
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for TierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TierError::Unknown(name) => {
                let names = Tier::ALL.map(Tier::name).join(", ");
                write!(f, "there is no tier `{}`; there are {names}", name.escape_debug())
            }
            TierError::Unavailable(tier) => {
                let names: Vec<&str> = Tier::available().map(Tier::name).collect();
                write!(f, "this machine has no {tier}; it has {}", names.join(", "))
            }
        }
    }
}

impl Error for TierError {}

/// A tier that the processor was found to have, with the token that its vectors are made from.
#[derive(Copy, Clone)]
pub(crate) enum Processor {
    Portable,
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Sse2,
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx2(avx2::Token),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512(avx512::Token),
}

impl Processor {
    /// What searches run on, see [`Tier::in_use`].
    #[inline]
    pub(crate) fn in_use() -> Processor {
        // Asked once: asking is slow beside an easy puzzle.
        static IN_USE: OnceLock<Processor> = OnceLock::new();
        *IN_USE.get_or_init(|| {
            let chosen = Tier::from_environment().ok().flatten();
            let fastest = || Tier::available().last().unwrap_or(Tier::Portable);
            chosen.unwrap_or_else(fastest).processor()
        })
    }

    fn tier(self) -> Tier {
        match self {
            Processor::Portable => Tier::Portable,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Sse2 => Tier::Sse2,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx2(_) => Tier::Avx2,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512(_) => Tier::Avx512,
        }
    }
}
