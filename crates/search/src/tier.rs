//! [`Tier`]: the vector instructions to search with.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use crate::vector::BASELINE;
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::vector::{Avx2, Avx512, Basic, Extended, Vector as _, avx2, avx512};

/// The vector instructions to search with, from the slowest to the fastest. All tiers return the same
/// results.
///
/// Searches use the fastest tier of the machine, unless the environment variable `ERGODOKU_TIER` names
/// another: `portable`, `sse2`, `neon`, `simd128`, `avx2`, `avx512bw` or `avx512`. The variable serves to
/// compare tiers, and to find out whether a wrong result is a processor's fault.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tier {
    /// Plain integers, on any machine.
    Portable,
    /// 128-bit registers: every x86-64 processor.
    Sse2,
    /// 128-bit registers: every 64-bit ARM processor.
    Neon,
    /// 128-bit registers of WebAssembly, in modules built with the target feature `simd128`.
    Simd128,
    /// 256-bit registers: nearly every x86-64 processor since 2013.
    Avx2,
    /// 512-bit registers: Intel's servers from Skylake to Cooper Lake.
    Avx512Bw,
    /// 512-bit registers with a population count: Intel since Ice Lake, AMD since Zen 4.
    Avx512,
}

/// Why a tier cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TierError {
    /// No tier has this name.
    Unknown(String),
    /// This machine does not support the tier.
    Unavailable(Tier),
}

impl Tier {
    /// All tiers, slowest first.
    pub const ALL: [Tier; 7] = [
        Tier::Portable,
        Tier::Sse2,
        Tier::Neon,
        Tier::Simd128,
        Tier::Avx2,
        Tier::Avx512Bw,
        Tier::Avx512,
    ];
    /// The environment variable that names the tier to use.
    pub const VARIABLE: &str = "ERGODOKU_TIER";

    /// The tiers that this machine supports, slowest first.
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

    /// The tier that searches use: the one that [`from_environment`](Tier::from_environment) names, or
    /// else the fastest. It is determined once, by the first search.
    pub fn in_use() -> Tier {
        Processor::in_use().tier()
    }

    /// The tier that [`VARIABLE`](Tier::VARIABLE) names; `None` if it is unset or empty.
    ///
    /// # Errors
    ///
    /// Returns an error if the variable names no tier, or one that this machine does not support.
    /// Searches then use the fastest tier; a program that wants to reject such a setting calls this first.
    pub fn from_environment() -> Result<Option<Tier>, TierError> {
        let name = std::env::var_os(Tier::VARIABLE).unwrap_or_default();
        let name = name.to_string_lossy();
        if name.is_empty() {
            return Ok(None);
        }
        let tier: Tier = name.parse()?;
        tier.detect().map(|_| Some(tier)).ok_or(TierError::Unavailable(tier))
    }

    /// Runs `work`, compiled once for each tier that has instructions of its own, with those of the tier in use. They
    /// apply only to code that is inlined into `work`, which is marked `inline(always)` for that: plain loops over arrays,
    /// which the compiler turns into vector instructions. A call costs a few nanoseconds.
    ///
    /// ```
    /// use ergodoku_search::Tier;
    ///
    /// let (mut a, b) = ([1_u32; 16], [2; 16]);
    /// Tier::compiled(
    ///     #[inline(always)]
    ///     || (0..16).for_each(|at| a[at] += b[at]),
    /// );
    /// assert_eq!(a, [3; 16]);
    /// ```
    #[inline(always)]
    pub fn compiled<R>(work: impl FnOnce() -> R) -> R {
        match Processor::in_use() {
            Processor::Portable | Processor::Baseline => work(),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx2(token) => Avx2::with_features(token, work),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512Bw(token) => Avx512::<Basic>::with_features(token, work),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512(token) => Avx512::<Extended>::with_features(token, work),
        }
    }

    /// The tier's name, as in the environment variable.
    pub fn name(self) -> &'static str {
        match self {
            Tier::Portable => "portable",
            Tier::Sse2 => "sse2",
            Tier::Neon => "neon",
            Tier::Simd128 => "simd128",
            Tier::Avx2 => "avx2",
            Tier::Avx512Bw => "avx512bw",
            Tier::Avx512 => "avx512",
        }
    }

    /// Proof that the processor supports the tier.
    ///
    /// # Panics
    ///
    /// Panics if it does not.
    pub(crate) fn processor(self) -> Processor {
        self.detect().unwrap_or_else(|| panic!("{}", TierError::Unavailable(self)))
    }

    /// Queries the processor.
    fn detect(self) -> Option<Processor> {
        match self {
            Tier::Portable => Some(Processor::Portable),
            Tier::Sse2 | Tier::Neon | Tier::Simd128 => {
                (BASELINE == Some(self)).then_some(Processor::Baseline)
            }
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Tier::Avx2 => avx2::Token::detect().map(Processor::Avx2),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Tier::Avx512Bw => avx512::Token::detect().map(Processor::Avx512Bw),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Tier::Avx512 => avx512::Token::detect().map(Processor::Avx512),
            #[cfg(not(all(target_arch = "x86_64", not(miri))))]
            Tier::Avx2 | Tier::Avx512Bw | Tier::Avx512 => None,
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
                write!(f, "this machine does not support {tier}; it supports {}", names.join(", "))
            }
        }
    }
}

impl Error for TierError {}

/// A tier that the processor supports, with the token needed to make its vectors.
#[derive(Copy, Clone)]
pub(crate) enum Processor {
    Portable,
    /// The vector instructions that every processor of the target has, if there are any.
    Baseline,
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx2(avx2::Token),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512Bw(avx512::Token<Basic>),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512(avx512::Token<Extended>),
}

impl Processor {
    /// The tier that searches use, see [`Tier::in_use`].
    #[inline]
    pub(crate) fn in_use() -> Processor {
        // A browser has no environment and nothing to detect: its module holds the code of one tier.
        if cfg!(all(target_family = "wasm", target_os = "unknown")) {
            return if BASELINE.is_some() { Processor::Baseline } else { Processor::Portable };
        }
        // Detected once, as detection is slow compared with an easy puzzle.
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
            Processor::Baseline => BASELINE.unwrap_or(Tier::Portable),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx2(_) => Tier::Avx2,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512Bw(_) => Tier::Avx512Bw,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Processor::Avx512(_) => Tier::Avx512,
        }
    }
}
