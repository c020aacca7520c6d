//! Settings: from the command line, the environment, the configuration file, or built in, the first of these
//! that says something.
//!
//! JSON, NDJSON and CSV, and puzzles and proofs as files, depend on the command line alone, so that no setting
//! changes what a script reads. Commands state this by what they ask [`Settings`] for.

mod environment;
mod file;
mod key;

use std::path::PathBuf;

use anyhow::Result;
use ergodoku::Profile;
use ergodoku::explanation::{Language, Length, Voice};

use crate::args::{Color, Global, Notation, Theme, profile};
use crate::output::say;

#[cfg(feature = "tables")]
pub(crate) use file::place;
pub(crate) use file::{location, usual_place};
pub(crate) use key::Key;

/// The value of a setting, and where it is from.
#[derive(Clone, Debug)]
pub(crate) struct Value {
    pub(crate) text: String,
    pub(crate) source: Source,
}

/// Where a value is from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// An option on the command line.
    Option(&'static str),
    /// An environment variable.
    Variable(&'static str),
    /// A line of the configuration file.
    File(usize),
    BuiltIn,
}

/// The language that a person has asked for, as far as that can be told when a command line or a setting is wrong.
pub(crate) fn language(given: Option<Language>, no_config: bool) -> Language {
    let in_file = || {
        let file = location().ok().flatten().filter(|_| !no_config)?;
        file::language(&file)
    };
    given.or_else(environment::language).or_else(in_file).unwrap_or_default()
}

/// All settings of a run.
#[derive(Debug)]
pub(crate) struct Settings {
    values: [Value; Key::ALL.len()],
    /// The configuration file, if it was read.
    pub(crate) file: Option<PathBuf>,
}

impl Default for Settings {
    /// What is built in, and the variables that many programs share.
    fn default() -> Settings {
        let built_in =
            |key: Key| Value { text: key.built_in().to_string(), source: Source::BuiltIn };
        let mut settings = Settings { values: Key::ALL.map(built_in), file: None };
        settings.take_all(environment::general());
        settings
    }
}

impl Settings {
    /// Reads the settings. Options of single commands are not among them.
    ///
    /// # Errors
    ///
    /// Returns an error if a variable or the configuration file has a wrong value.
    pub(crate) fn read(options: &Global) -> Result<Settings> {
        let mut settings = Settings::default();
        if !options.no_config
            && let Some(path) = location()?
        {
            settings.take_all(file::read(&path)?);
            settings.file = Some(path);
        }
        settings.take_all(environment::own()?);
        let given = [
            (Key::Color, options.color.map(Color::name), "--color"),
            (Key::Notation, options.notation.map(Notation::name), "--notation"),
            (Key::Language, options.language.map(Language::code), "--language"),
            (Key::Length, options.length.map(Length::name), "--length"),
            (Key::Pager, options.no_pager.then_some("none"), "--no-pager"),
        ];
        for (key, value, option) in given {
            if let Some(text) = value {
                settings.set(key, Value { text: text.to_string(), source: Source::Option(option) });
            }
        }
        Ok(settings)
    }

    fn take_all(&mut self, values: Vec<(Key, Value)>) {
        for (key, value) in values {
            self.set(key, value);
        }
    }

    fn set(&mut self, key: Key, value: Value) {
        self.values[key as usize] = value;
    }

    /// The value of a setting, already checked.
    pub(crate) fn get(&self, key: Key) -> &Value {
        &self.values[key as usize]
    }

    fn text(&self, key: Key) -> &str {
        &self.get(key).text
    }

    pub(crate) fn color(&self) -> Color {
        Color::named(self.text(Key::Color)).unwrap_or(Color::Auto)
    }

    pub(crate) fn notation(&self) -> Notation {
        Notation::named(self.text(Key::Notation)).unwrap_or(Notation::Rc)
    }

    pub(crate) fn theme(&self) -> Theme {
        Theme::named(self.text(Key::Theme)).unwrap_or(Theme::Auto)
    }

    /// The language and length of explanations.
    pub(crate) fn voice(&self) -> Voice {
        self.voice_of(|_| true)
    }

    /// The same as far as the command line says: for what programs read.
    pub(crate) fn voice_given(&self) -> Voice {
        self.voice_of(|source| matches!(source, Source::Option(_)))
    }

    fn voice_of(&self, counts: impl Fn(Source) -> bool) -> Voice {
        let of = |key: Key| Some(self.get(key)).filter(|it| counts(it.source));
        Voice {
            language: of(Key::Language).and_then(|it| it.text.parse().ok()).unwrap_or_default(),
            length: of(Key::Length).and_then(|it| it.text.parse().ok()).unwrap_or_default(),
        }
    }

    /// The detail of a hint, from 1 to 3.
    pub(crate) fn hint_level(&self) -> &str {
        self.text(Key::HintLevel)
    }

    /// The number of threads, or `None` for one on each core.
    pub(crate) fn jobs(&self) -> Option<usize> {
        self.text(Key::Jobs).parse().ok()
    }

    /// The pager's command, or `None` if there is to be none.
    pub(crate) fn pager(&self) -> Option<&str> {
        Some(self.text(Key::Pager)).filter(|command| !matches!(*command, "none" | "cat"))
    }

    /// The profile for output that people read.
    ///
    /// # Errors
    ///
    /// Returns an error if its file cannot be read.
    pub(crate) fn profile(&self) -> Result<Profile> {
        let Value { text, source } = self.get(Key::Profile);
        if *source == Source::BuiltIn {
            return Ok(Profile::default());
        }
        let name = || text.clone();
        profile(text)
            .map_err(|why| anyhow::anyhow!(say!("fault-settings-profile", name = name(), why)))
    }
}
