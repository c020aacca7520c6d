//! Options that choose techniques.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use clap::builder::{StringValueParser, TypedValueParser};
use ergodoku::engine::techniques_named;
use ergodoku::{Profile, Technique};

use crate::output::{in_plain_words, in_words, say};
use crate::settings::Settings;
use crate::values::{ALL_TECHNIQUES, Completed, profile_names, technique_names};

/// The heading of the options that choose techniques.
pub(crate) const TECHNIQUES: &str = "Techniques";

/// The profile that techniques are taken from.
#[derive(Args)]
pub(crate) struct ProfileOption {
    /// The techniques, their order and limits: default (the order of a good human solver), hodoku, series,
    /// all, or a file, see `ergodoku profiles`
    #[arg(
        long,
        value_name = "NAME|FILE",
        value_parser = a_profile(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    profile: Option<Profile>,
}

impl ProfileOption {
    /// The profile given, or the default one.
    pub(crate) fn profile(&self) -> Profile {
        self.profile.clone().unwrap_or_default()
    }
}

/// The techniques to use, and their order.
#[derive(Args)]
pub(crate) struct Repertoire {
    #[command(flatten)]
    source: ProfileOption,

    #[command(flatten)]
    choice: Choice,
}

/// A selection among the techniques of a profile.
#[derive(Args)]
pub(crate) struct Choice {
    /// Use only these techniques, families or HoDoKu codes, separated by commas
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = a_technique(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    only: Vec<String>,

    /// Do not use these
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = a_technique(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    without: Vec<String>,

    /// Do not use techniques that assume a unique solution
    #[arg(long, help_heading = TECHNIQUES)]
    no_uniqueness: bool,
}

/// The parser of a profile's name or file.
pub(crate) fn a_profile() -> impl TypedValueParser<Value = Profile> {
    Completed::new(StringValueParser::new().try_map(|name| profile(&name)), profile_names)
}

/// The parser of the name of a technique or family, which is looked up later.
pub(crate) fn a_technique() -> impl TypedValueParser<Value = String> {
    Completed::new(StringValueParser::new(), technique_names)
}

/// Parses the name or the file of a profile.
pub(crate) fn profile(name: &str) -> Result<Profile, String> {
    if name == ALL_TECHNIQUES {
        return Ok(Profile::all());
    }
    if let Some(profile) = Profile::named(name) {
        return Ok(profile);
    }
    let path = Path::new(name);
    if !path.is_file() {
        return Err(say!("fault-no-profile", names = profile_names().join(", ")));
    }
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    Profile::from_toml(&text).map_err(in_plain_words)
}

impl Repertoire {
    /// The techniques given on the command line, by default those of the default profile.
    pub(crate) fn profile(&self) -> Result<Profile> {
        self.choice.of(&self.source.profile())
    }

    /// Whether only some techniques of the profile were chosen by name.
    pub(crate) fn is_narrowed(&self) -> bool {
        !self.choice.only.is_empty()
    }

    /// The same, by default those of the settings: for output that people read.
    pub(crate) fn usual_profile(&self, settings: &Settings) -> Result<Profile> {
        match &self.source.profile {
            Some(profile) => self.choice.of(profile),
            None => self.choice.of(&settings.profile()?),
        }
    }
}

impl Choice {
    /// Whether any choice was made.
    pub(crate) fn is_given(&self) -> bool {
        !self.only.is_empty() || !self.without.is_empty() || self.no_uniqueness
    }

    /// The selected part of a profile.
    pub(crate) fn of(&self, profile: &Profile) -> Result<Profile> {
        let mut profile = profile.clone();
        if !self.only.is_empty() {
            profile = profile.only(&named(&self.only).context("--only")?);
        }
        if !self.without.is_empty() {
            profile = profile.without(&named(&self.without).context("--without")?);
        }
        if self.no_uniqueness {
            profile = profile.without_uniqueness();
        }
        if profile.techniques().is_empty() {
            bail!(say!("fault-no-techniques"));
        }
        Ok(profile)
    }
}

/// Parses the name of a technique or a family, or a HoDoKu code.
pub(crate) fn technique_named(name: &str) -> Result<Vec<&'static Technique>> {
    techniques_named(name).map_err(in_words)
}

/// Parses the names of techniques, families or HoDoKu codes.
pub(crate) fn named(names: &[String]) -> Result<Vec<&'static Technique>> {
    let mut techniques = Vec::new();
    for name in names {
        if name.trim().is_empty() {
            bail!(say!("fault-name"));
        }
        techniques.extend(technique_named(name)?);
    }
    Ok(techniques)
}
