//! `--sections`: which puzzles are in a booklet, by level.

use anyhow::{Result, bail};
use ergodoku::Level;

use super::rated::Rated;
use crate::commands::techniques::level_name;
use crate::output::say;

/// A level, and how many of its puzzles are wanted: all if there is no number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Quota {
    level: Level,
    count: Option<usize>,
}

/// Reads `easy:40` or `easy`.
pub(super) fn quota(text: &str) -> Result<Quota, String> {
    let (name, count) = match text.split_once(':') {
        Some((name, count)) => (name, Some(count)),
        None => (text, None),
    };
    let is_called = |level: &Level| level.to_string().eq_ignore_ascii_case(name);
    let Some(level) = Level::ALL.into_iter().find(is_called) else {
        let names = Level::ALL.map(|level| level.to_string().to_lowercase()).join(", ");
        return Err(say!("fault-no-level", name = name.to_string(), names));
    };
    let count = match count.map(str::parse) {
        None => None,
        Some(Ok(count @ 1..)) => Some(count),
        Some(_) => {
            return Err(say!("fault-level-count"));
        }
    };
    Ok(Quota { level, count })
}

/// The puzzles of each section in the order of the quotas: the first ones of the level.
///
/// # Errors
/// Returns an error that names each level of which there are too few puzzles.
pub(super) fn sections(quotas: &[Quota], rated: Vec<Rated>) -> Result<Vec<(Level, Vec<Rated>)>> {
    let mut sections: Vec<(Level, Vec<Rated>)> =
        quotas.iter().map(|quota| (quota.level, Vec::new())).collect();
    for puzzle in rated {
        let place = quotas.iter().zip(&sections).position(|(quota, (_, taken))| {
            Some(quota.level) == puzzle.level() && quota.count.is_none_or(|it| taken.len() < it)
        });
        if let Some(place) = place {
            sections[place].1.push(puzzle);
        }
    }
    let missing: Vec<String> = quotas
        .iter()
        .zip(&sections)
        .filter(|(quota, (_, taken))| taken.len() < quota.count.unwrap_or(1))
        .map(|(quota, (level, taken))| {
            let level = level_name(*level);
            say!(
                "error-book-section",
                count = taken.len(),
                wanted = quota.count.unwrap_or(1),
                level
            )
        })
        .collect();
    if !missing.is_empty() {
        bail!(say!("error-book-sections", missing = missing.join(", ")));
    }
    Ok(sections)
}
