//! Trial and error: assumptions followed by singles, by assumptions in turn, or by braids.

use ergodoku_core::Stop;
use ergodoku_kernel::whips::{Broken, Domains, Kind};

use super::levels::{Closed, Levels};
use super::rating::RatingEnd;

/// The deepest assumptions that are nested.
const MAX_DEPTH: usize = 3;

/// T&E: how deep assumptions must be nested to solve a puzzle; 0 if singles do.
pub(crate) fn depth(domains: &Domains, stop: &Stop) -> (usize, RatingEnd) {
    for depth in 0..=MAX_DEPTH {
        let mut now = domains.clone();
        let is_consistent = follow(&mut now, depth, stop).is_ok();
        if stop.is_over() {
            return (depth, RatingEnd::Stopped);
        }
        if is_consistent && now.is_solved() {
            return (depth, RatingEnd::Rated);
        }
    }
    (MAX_DEPTH, RatingEnd::AboveMaxLength)
}

/// BxB: how long the braids must be that refute assumptions, each by itself, to solve a puzzle; 0 if singles are
/// enough.
pub(crate) fn bxb(domains: &Domains, most: usize, stop: &Stop) -> (usize, RatingEnd) {
    let kind = Kind { with_groups: false, is_braid: true };
    let mut levels = Levels::new(kind, false, stop);
    for length in 0..=most {
        let mut now = domains.clone();
        let mut is_cut = length == 0;
        let refuted = now.place_singles().and_then(|()| {
            eliminate_all(&mut now, stop, &mut |under| match length {
                0 => under.place_singles(),
                _ => match levels.close(under, length).1 {
                    Closed::Broken => Err(Broken),
                    closed => {
                        is_cut |= closed == Closed::Cut;
                        Ok(())
                    }
                },
            })
        });
        if stop.is_over() {
            return (length, RatingEnd::Stopped);
        }
        if refuted.is_ok() && now.is_solved() {
            return (length, RatingEnd::Rated);
        }
        if !is_cut {
            return (length, RatingEnd::Stuck);
        }
    }
    (most, RatingEnd::AboveMaxLength)
}

/// Singles, and assumptions nested so deep.
fn follow(domains: &mut Domains, depth: usize, stop: &Stop) -> Result<(), Broken> {
    domains.place_singles()?;
    match depth {
        0 => Ok(()),
        _ => eliminate_all(domains, stop, &mut |under| follow(under, depth - 1, stop)),
    }
}

/// Removes each candidate that `refute` contradicts, until there are no more.
fn eliminate_all(
    domains: &mut Domains,
    stop: &Stop,
    refute: &mut dyn FnMut(&mut Domains) -> Result<(), Broken>,
) -> Result<(), Broken> {
    loop {
        let mut is_any = false;
        let open: Vec<usize> = domains.open().collect();
        for candidate in open {
            if !domains.is_open(candidate) {
                continue;
            }
            if stop.is_due() {
                return Ok(());
            }
            let mut under = domains.clone();
            under.assume(candidate);
            if refute(&mut under).is_err() {
                domains.remove(candidate);
                domains.place_singles()?;
                is_any = true;
            }
        }
        if !is_any {
            return Ok(());
        }
    }
}
