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

use ergodoku_core::{Sentence, sentence};
use toml::de::{DeTable, DeValue};

use super::setting::{Setting as _, Value, Wrong, one_of};
use super::{Pick, Profile, Rank};
use crate::catalogue::techniques_named;
use crate::limits::{Bounded, Limits};
use crate::technique::{Level, Technique};

/// The most that a step may count: more than a hundred times what the hardest does on any scale there is.
const MOST_SCORE: usize = 1_000_000;

/// What is wrong with the text of a profile, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileError {
    /// The line, from 1.
    pub line: usize,
    /// The column in it, in characters from 1.
    pub column: usize,
    /// What is wrong and what to do.
    pub message: Sentence,
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&ProfileError> for Sentence {
    fn from(error: &ProfileError) -> Sentence {
        let ProfileError { line, column, message } = error;
        sentence!("fault-at", line = *line, column = *column, message = message.clone())
    }
}

impl Error for ProfileError {}

impl ProfileError {
    fn new(text: &str, Wrong { offset, message }: Wrong) -> ProfileError {
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
        read(text).map_err(|wrong| ProfileError::new(text, wrong))
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
        text += "]\n\n[limits]\n";
        for (name, setting) in self.limits.clone().settings() {
            if let Some(value) = setting.write() {
                let _ = writeln!(text, "{name} = {value}");
            }
        }
        text
    }
}

fn read(text: &str) -> Result<Profile, Wrong> {
    let table = DeTable::parse(text).map_err(|error| Wrong {
        offset: error.span().map_or(text.len(), |span| span.start),
        message: Sentence::from(error.message().replace('\n', ", ")),
    })?;
    let (mut ranks, mut limits) = (None, Limits::default());
    for (name, value) in table.get_ref() {
        match name.get_ref().as_ref() {
            "limits" => read_limits(&mut limits, value)?,
            "ranks" => ranks = Some(read_ranks(value)?),
            _ => return Err(Wrong::name(name, &["limits", "ranks"])),
        }
    }
    let missing = || Wrong { offset: 0, message: sentence!("fault-profile-no-ranks") };
    Ok(Profile::of(ranks.ok_or_else(missing)?, limits))
}

fn read_limits(limits: &mut Limits, value: &Value<'_>) -> Result<(), Wrong> {
    let mut settings = limits.settings();
    for (name, value) in table(value)? {
        match settings.iter_mut().find(|(known, _)| known == name.get_ref()) {
            Some((_, setting)) => setting.read(value)?,
            None => {
                let known: Vec<&str> = settings.iter().map(|(known, _)| *known).collect();
                return Err(Wrong::name(name, &known));
            }
        }
    }
    Ok(())
}

fn read_ranks(value: &Value<'_>) -> Result<Vec<Rank>, Wrong> {
    let DeValue::Array(lines) = value.get_ref() else {
        return Err(Wrong::value(value, sentence!("fault-profile-ranks")));
    };
    let mut ranks = Vec::new();
    for line in lines.iter() {
        let rank = read_rank(line, &ranks)?;
        ranks.push(rank);
    }
    Ok(ranks)
}

/// One rank; what is left out is as in [`Rank::new`].
fn read_rank(value: &Value<'_>, before: &[Rank]) -> Result<Rank, Wrong> {
    const PICKS: [(&str, Pick); 3] =
        [("first", Pick::First), ("best", Pick::Best), ("foremost", Pick::Foremost)];
    let (mut find, mut pick, mut score, mut level, mut on) = (None, Pick::First, None, None, true);
    for (name, value) in table(value)? {
        match name.get_ref().as_ref() {
            "find" => find = Some(value),
            "level" => {
                level = Some(one_of(value, &Level::ALL.map(|level| (level.to_string(), level)))?)
            }
            "on" => on.read(value)?,
            "pick" => pick = one_of(value, &PICKS)?,
            "score" => {
                let score: &mut Bounded<0, MOST_SCORE> = score.insert(Bounded::LEAST);
                score.read(value)?;
            }
            _ => return Err(Wrong::name(name, &["find", "level", "on", "pick", "score"])),
        }
    }
    let missing =
        || Wrong { offset: value.span().start, message: sentence!("fault-profile-no-find") };
    let techniques = techniques(find.ok_or_else(missing)?, before)?;
    let usual = Rank::new(techniques, pick);
    Ok(Rank {
        score: score.map_or(usual.score, |it| it.get() as u32),
        level: level.unwrap_or(usual.level),
        on,
        ..usual
    })
}

fn table<'a, 'b>(value: &'a Value<'b>) -> Result<&'a DeTable<'b>, Wrong> {
    match value.get_ref() {
        DeValue::Table(table) => Ok(table),
        _ => Err(Wrong::value(value, sentence!("fault-profile-table"))),
    }
}

/// The techniques of a rank, none of which may stand at a rank before.
fn techniques(value: &Value<'_>, before: &[Rank]) -> Result<Vec<&'static Technique>, Wrong> {
    let Some(names) = value.get_ref().as_str() else {
        return Err(Wrong::value(value, sentence!("fault-profile-names")));
    };
    let mut techniques: Vec<&'static Technique> = Vec::new();
    // One character for the quote before the names.
    let mut offset = value.span().start + 1;
    for name in names.split(',') {
        let indent = name.len() - name.trim_start().len();
        let fail = |message| Wrong { offset: offset + indent, message };
        if name.trim().is_empty() {
            return Err(fail(sentence!("fault-profile-name")));
        }
        for found in techniques_named(name).map_err(|unknown| fail(Sentence::from(&unknown)))? {
            let ranked = before.iter().any(|rank| rank.techniques.contains(&found));
            if ranked || techniques.contains(&found) {
                let name = found.slug();
                return Err(fail(sentence!("fault-profile-twice", name)));
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
            assert!(error.to_string().contains(part), "{text}: {error}");
        }
    }
}
