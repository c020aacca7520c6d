//! [`Key`]: the names of the settings, and which values they can have.

use std::path::Path;
use std::str::FromStr as _;

use ergodoku::explanation::{Language, Length, Sentence};

use crate::args::{Color, Notation, Theme, is_profile_name, most_jobs, profile_names, read_jobs};
use crate::output::say;

/// The name of a setting.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Profile,
    Notation,
    Language,
    Length,
    HintLevel,
    Theme,
    Color,
    Pager,
    Jobs,
}

/// What is known of a setting besides its value.
struct Facts {
    name: &'static str,
    option: &'static str,
    variable: Option<&'static str>,
    built_in: &'static str,
}

impl Key {
    /// All settings, in the order of listing.
    pub(crate) const ALL: [Key; 9] = [
        Key::Profile,
        Key::Notation,
        Key::Language,
        Key::Length,
        Key::HintLevel,
        Key::Theme,
        Key::Color,
        Key::Pager,
        Key::Jobs,
    ];

    const fn facts(self) -> Facts {
        let (name, option, variable, built_in) = match self {
            Key::Profile => ("profile", "--profile", Some("ERGODOKU_PROFILE"), "default"),
            Key::Notation => ("notation", "--notation", Some("ERGODOKU_NOTATION"), "rc"),
            Key::Language => ("language", "--language", Some("ERGODOKU_LANGUAGE"), "en"),
            Key::Length => ("length", "--length", Some("ERGODOKU_LENGTH"), "standard"),
            Key::HintLevel => ("hint_level", "--level", Some("ERGODOKU_HINT_LEVEL"), "1"),
            Key::Theme => ("theme", "--theme", Some("ERGODOKU_THEME"), "auto"),
            Key::Color => ("color", "--color", None, "auto"),
            Key::Pager => ("pager", "--no-pager", Some("ERGODOKU_PAGER"), "less -FRX"),
            Key::Jobs => ("jobs", "--jobs", Some("ERGODOKU_JOBS"), "cores"),
        };
        Facts { name, option, variable, built_in }
    }

    /// What it sets.
    pub(crate) fn about(self) -> Sentence {
        Sentence::Message(format!("report-about-{}", self.name()).into(), Vec::new())
    }

    /// The name in the configuration file.
    pub(crate) const fn name(self) -> &'static str {
        self.facts().name
    }

    /// The option that comes before it.
    pub(crate) const fn option(self) -> &'static str {
        self.facts().option
    }

    /// The environment variable for this program alone.
    pub(crate) const fn variable(self) -> Option<&'static str> {
        self.facts().variable
    }

    /// The value if nothing else says anything.
    pub(crate) const fn built_in(self) -> &'static str {
        self.facts().built_in
    }

    pub(crate) fn named(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// A value that was read, or what is allowed instead. Files are relative to `folder`.
    pub(super) fn value(self, text: &str, folder: &Path) -> Result<String, String> {
        let one_of = |is_known: bool, allowed: &[&'static str]| match is_known {
            true => Ok(text.to_string()),
            false => {
                let allowed: Vec<Sentence> = allowed.iter().map(|&it| Sentence::from(it)).collect();
                Err(say!("fault-config-value", allowed))
            }
        };
        match self {
            Key::Profile if is_profile_name(text) => Ok(text.to_string()),
            Key::Profile => {
                let path = folder.join(text);
                let found = path.is_file().then(|| path.display().to_string());
                let names = || profile_names().join(", ");
                found.ok_or_else(|| say!("fault-config-profile", names = names()))
            }
            Key::Notation => one_of(Notation::named(text).is_some(), &["rc", "a1", "csp"]),
            Key::Language => {
                one_of(Language::from_str(text).is_ok(), &Language::ALL.map(Language::code))
            }
            Key::Length => one_of(Length::from_str(text).is_ok(), &Length::ALL.map(Length::name)),
            Key::HintLevel => one_of(matches!(text, "1" | "2" | "3"), &["1", "2", "3"]),
            Key::Theme => one_of(Theme::named(text).is_some(), &["auto", "light", "dark"]),
            Key::Color => one_of(Color::named(text).is_some(), &["auto", "always", "never"]),
            Key::Pager if text.trim().is_empty() => Ok("none".to_string()),
            Key::Pager => Ok(text.to_string()),
            Key::Jobs if text == "cores" => Ok(text.to_string()),
            Key::Jobs => match read_jobs(text) {
                Some(number) => Ok(number.to_string()),
                None => Err(say!("fault-jobs-or-cores", most = most_jobs())),
            },
        }
    }
}
