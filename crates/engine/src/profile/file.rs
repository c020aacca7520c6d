//! Profiles as files: TOML that one can save, edit and pass.
//!
//! ```toml
//! ranks = [
//!     { find = "naked-single", score = 4, level = "Easy" },
//!     { find = "discontinuous-nice-loop, aic", pick = "best", score = 280, level = "Unfair" },
//!     { find = "squirmbag", score = 470, level = "Unfair", on = false },
//! ]
//!
//! [limits]
//! fins = 5
//! ```

use std::error::Error;
use std::fmt::{self, Write as _};
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::{Pick, Profile, Rank};
use crate::catalogue::techniques_named;
use crate::limits::{Bounded, Limits};
use crate::technique::{Level, Technique};

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ranks: Vec<Line>,
    #[serde(default)]
    limits: Limits,
}

/// The most that a step may count: more than a hundred times what the hardest does on any scale there is.
const MOST_SCORE: usize = 1_000_000;

/// One rank; what is left out is as in [`Rank::new`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    find: Spanned<String>,
    #[serde(default)]
    pick: Pick,
    score: Option<Bounded<0, MOST_SCORE>>,
    level: Option<Level>,
    #[serde(default = "on")]
    on: bool,
}

fn on() -> bool {
    true
}

/// What is wrong with the text of a profile, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileError {
    /// The line, from 1.
    pub line: usize,
    /// The column in it, in characters from 1.
    pub column: usize,
    /// What is wrong and what to do.
    pub message: String,
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl Error for ProfileError {}

impl ProfileError {
    fn at(text: &str, offset: usize, message: String) -> ProfileError {
        let before = &text[..text.floor_char_boundary(offset)];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        ProfileError { line, column, message }
    }
}

impl Profile {
    /// The profile that a text in TOML describes: `ranks`, the first to try first, and `limits`.
    ///
    /// ```
    /// use ergodoku_engine::Profile;
    ///
    /// let mine = "ranks = [\n    { find = \"hidden-single\", score = 10 },\n]";
    /// assert_eq!(Profile::from_toml(mine)?.ranks()[0].score, 10);
    /// let wrong = Profile::from_toml("ranks = [\n    { find = \"x-wng\" },\n]").unwrap_err();
    /// assert_eq!((wrong.line, wrong.column), (2, 15));
    /// # Ok::<(), ergodoku_engine::ProfileError>(())
    /// ```
    ///
    /// # Errors
    /// At the first place that is not as it should be.
    pub fn from_toml(text: &str) -> Result<Profile, ProfileError> {
        let file: File = toml::from_str(text).map_err(|error| {
            let offset = error.span().map_or(text.len(), |span| span.start);
            ProfileError::at(text, offset, error.message().replace('\n', ", "))
        })?;
        let mut ranks: Vec<Rank> = Vec::new();
        for line in file.ranks {
            let techniques = find(&line.find, text, &ranks)?;
            let usual = Rank::new(techniques, line.pick);
            ranks.push(Rank {
                score: line.score.map_or(usual.score, |it| it.get() as u32),
                level: line.level.unwrap_or(usual.level),
                on: line.on,
                ..usual
            });
        }
        Ok(Profile::of(ranks, file.limits))
    }

    /// The profile as TOML, a line for each rank, that [`from_toml`](Profile::from_toml) reads.
    pub fn to_toml(&self) -> String {
        let mut text = String::from(
            "# The first rank that finds a step takes it: move lines to change the order. `find` names\n\
             # techniques searched together, `pick` says which step is taken (first, best or foremost),\n\
             # `score` and `level` what a step counts, `on = false` leaves a rank out.\n\
             ranks = [\n",
        );
        for rank in &self.ranks {
            let names: Vec<String> = rank.techniques.iter().map(|it| it.slug()).collect();
            let pick = match rank.pick {
                Pick::First => "",
                Pick::Best => ", pick = \"best\"",
                Pick::Foremost => ", pick = \"foremost\"",
            };
            let on = if rank.on { "" } else { ", on = false" };
            let (find, score, level) = (names.join(", "), rank.score, rank.level);
            let _ = writeln!(
                text,
                "    {{ find = \"{find}\"{pick}, score = {score}, level = \"{level}\"{on} }},"
            );
        }
        let limits = toml::to_string(&self.limits).expect("limits are numbers and truth values");
        let _ = write!(text, "]\n\n[limits]\n{limits}");
        text
    }
}

/// The techniques of a rank, none of which may stand at a rank before.
fn find(
    names: &Spanned<String>,
    text: &str,
    before: &[Rank],
) -> Result<Vec<&'static Technique>, ProfileError> {
    let Range { start, .. } = names.span();
    let mut techniques: Vec<&'static Technique> = Vec::new();
    // One character for the quote before the names.
    let mut offset = start + 1;
    for name in names.get_ref().split(',') {
        let indent = name.len() - name.trim_start().len();
        let fail = |message| ProfileError::at(text, offset + indent, message);
        if name.trim().is_empty() {
            return Err(fail("expected the name of a technique".to_string()));
        }
        for found in techniques_named(name).map_err(|unknown| fail(unknown.to_string()))? {
            let ranked = before.iter().any(|rank| rank.techniques.contains(&found));
            if ranked || techniques.contains(&found) {
                let name = found.slug();
                return Err(fail(format!("`{name}` has a rank already; remove one of the two")));
            }
            techniques.push(found);
        }
        offset += name.len() + 1;
    }
    Ok(techniques)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for (name, _) in Profile::NAMES {
            let profile = Profile::named(name).expect("listed");
            assert_eq!(Profile::from_toml(&profile.to_toml()).as_ref(), Ok(&profile), "{name}");
        }
    }

    #[test]
    fn what_a_file_leaves_out_is_as_usual() {
        let profile = Profile::from_toml("ranks = [{ find = \"x-wing\" }]").unwrap();
        assert_eq!(profile, Profile::new(vec![&crate::techniques::X_WING]));
    }

    #[test]
    fn errors_name_the_place() {
        let cases = [
            ("ranks = [\n  { find = \"wings, x-wng\" },\n]", (2, 20), "did you mean `x-wing`?"),
            ("ranks = [\n  { find = \"x-wing, x-wing\" },\n]", (2, 21), "remove one"),
            ("ranks = [\n  { find = \"\" },\n]", (2, 13), "expected the name"),
            ("ranks = [\n  { find = \"wings\", level = \"Odd\" },\n]", (2, 29), "`Unfair`"),
            ("ranks = [\n  { find = \"wings\", score = -1 },\n]", (2, 29), "-1"),
            ("ranks = [\n  { find = \"wings\", scores = 1 },\n]", (2, 21), "`score`"),
            ("ranks = []\n\n[limits]\nfin = 3\n", (4, 1), "`fins`"),
            ("ranks = []\n[limits]\nchain_links = 0", (3, 15), "from 3 to 1000, found 0"),
            ("ranks = []\n[limits]\nchain_links = 4294967295", (3, 15), "from 3 to 1000"),
            ("ranks = []\n[limits]\nals_chain_sets = 4294967295", (3, 18), "from 2 to 100"),
            ("ranks = []\n[limits]\nfins = 82", (3, 8), "from 0 to 81, found 82"),
            ("ranks = []\n[limits]\nendo_fins = -1", (3, 13), "from 0 to 81, found -1"),
            ("ranks = []\n[limits]\nkraken_fins = 1.5", (3, 15), "1.5"),
            ("ranks = []\n[limits]\nnet_look_ahead = 730", (3, 18), "from 0 to 729"),
            ("ranks = [{ find = \"wings\", score = 4294967295 }]", (1, 36), "from 0 to 1000000"),
            ("ranks = [\n  { find = \"wings\"\n", (2, 19), ""),
        ];
        for (text, place, part) in cases {
            let error = Profile::from_toml(text).unwrap_err();
            assert_eq!((error.line, error.column), place, "{text}: {error}");
            assert!(error.message.contains(part), "{text}: {error}");
        }
    }
}
