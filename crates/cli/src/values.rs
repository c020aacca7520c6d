//! Values of options that settings have, too, and names for shells to complete.

use std::ffi::OsStr;
use std::sync::LazyLock;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, ValueEnum};
use ergodoku::{Family, Profile, TECHNIQUES, render};

/// When to use colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Only on a terminal
    Auto,
    /// Also in files and pipes
    Always,
    /// Never
    Never,
}

impl Color {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Color::Auto => "auto",
            Color::Always => "always",
            Color::Never => "never",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Color> {
        Color::value_variants().iter().copied().find(|it| it.name() == name)
    }

    pub(crate) fn write_global(self) {
        match self {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

/// How text names a cell or, in ratings by whips and braids, a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    /// r4c7
    Rc,
    /// D7
    A1,
    /// As rc; with `rate --steps` whips and braids as CSP-Rules prints them
    Csp,
}

impl Notation {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Notation::Rc => "rc",
            Notation::A1 => "a1",
            Notation::Csp => "csp",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Notation> {
        Notation::value_variants().iter().copied().find(|it| it.name() == name)
    }
}

/// The colours of a picture.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) fn named(name: &str) -> Option<Theme> {
        Theme::from_str(name, false).ok()
    }
}

impl From<Theme> for render::Theme {
    fn from(theme: Theme) -> render::Theme {
        match theme {
            Theme::Auto => render::Theme::Auto,
            Theme::Light => render::Theme::Light,
            Theme::Dark => render::Theme::Dark,
        }
    }
}

/// The profile of every technique, which only the command has.
pub(crate) const ALL_TECHNIQUES: &str = "all";

/// The names of the profiles.
pub(crate) fn profile_names() -> Vec<&'static str> {
    let named = Profile::NAMES.into_iter().map(|(name, _)| name);
    named.chain([ALL_TECHNIQUES]).collect()
}

/// Whether a profile has this name.
pub(crate) fn is_profile_name(name: &str) -> bool {
    profile_names().contains(&name)
}

/// The names of techniques and families.
pub(crate) fn technique_names() -> Vec<&'static str> {
    static SLUGS: LazyLock<Vec<String>> =
        LazyLock::new(|| TECHNIQUES.iter().map(|technique| technique.slug()).collect());
    let families = Family::ALL.iter().map(|family| family.name());
    families.chain(SLUGS.iter().map(String::as_str)).collect()
}

/// A parser with names for shells to complete. Other values may be good, too.
#[derive(Clone)]
pub(crate) struct Completed<P> {
    parser: P,
    names: fn() -> Vec<&'static str>,
}

impl<P> Completed<P> {
    pub(crate) fn new(parser: P, names: fn() -> Vec<&'static str>) -> Completed<P> {
        Completed { parser, names }
    }
}

impl<P: TypedValueParser> TypedValueParser for Completed<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, clap::Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}
