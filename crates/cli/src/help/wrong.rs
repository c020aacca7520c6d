//! What is wrong with a command line, in another language than English, in which clap says it.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ergodoku::explanation::{Language, Sentence};

use super::translated::{say, with_own_words};

/// The message of an error, with a tip and the usage as clap gives them.
pub(super) fn message(error: &Error, language: Language) -> String {
    let say = |id, arguments| say(language, id, arguments);
    let mut lines = vec![format!("{}: {}", say("help-error", vec![]), what(error, language))];
    let similar =
        [ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand];
    let similar = similar.into_iter().flat_map(|kind| texts(error, kind)).collect::<Vec<_>>();
    if !similar.is_empty() {
        let names = Sentence::from(similar.join("', '"));
        let similar = say("help-error-similar", vec![("names", names)]);
        lines.extend([String::new(), format!("  {}: {similar}", say("help-error-tip", vec![]))]);
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        lines.extend([String::new(), with_own_words(&usage.to_string(), language)]);
    }
    let more = say("help-error-more", vec![("command", Sentence::from("--help"))]);
    lines.extend([String::new(), more]);
    lines.join("\n")
}

/// What is wrong, without anything else.
pub(super) fn what(error: &Error, language: Language) -> String {
    let text = |kind| Sentence::from(texts(error, kind).join(", "));
    let argument = || ("argument", text(ContextKind::InvalidArg));
    let value = || ("value", text(ContextKind::InvalidValue));
    let (id, arguments) = match error.kind() {
        ErrorKind::UnknownArgument => ("help-error-unknown", vec![argument()]),
        ErrorKind::InvalidValue if texts(error, ContextKind::InvalidValue).concat().is_empty() => {
            ("help-error-empty", vec![argument()])
        }
        ErrorKind::InvalidValue => ("help-error-value", vec![value(), argument()]),
        ErrorKind::ValueValidation => {
            let why = Sentence::from(why(error, language));
            ("help-error-because", vec![value(), argument(), ("why", why)])
        }
        ErrorKind::ArgumentConflict => {
            let others = texts(error, ContextKind::PriorArg);
            match others == texts(error, ContextKind::InvalidArg) {
                true => ("help-error-twice", vec![argument()]),
                false => {
                    let others = Sentence::from(format!("'{}'", others.join("', '")));
                    ("help-error-conflict", vec![argument(), ("others", others)])
                }
            }
        }
        ErrorKind::MissingRequiredArgument => ("help-error-missing", vec![]),
        ErrorKind::NoEquals => ("help-error-equals", vec![argument()]),
        ErrorKind::TooManyValues => ("help-error-too-many", vec![value(), argument()]),
        ErrorKind::InvalidSubcommand
            if !texts(error, ContextKind::InvalidSubcommand).is_empty() =>
        {
            ("help-error-command", vec![("word", text(ContextKind::InvalidSubcommand))])
        }
        ErrorKind::MissingSubcommand => ("help-error-no-command", vec![]),
        ErrorKind::InvalidUtf8 => ("help-error-utf8", vec![]),
        _ => return own(error),
    };
    let below = match error.kind() {
        ErrorKind::MissingRequiredArgument => texts(error, ContextKind::InvalidArg),
        ErrorKind::InvalidValue => {
            let values = texts(error, ContextKind::ValidValue);
            let listed = vec![("values", Sentence::from(values.join(", ")))];
            values.first().map(|_| say(language, "help-values", listed)).into_iter().collect()
        }
        _ => Vec::new(),
    };
    let below = below.iter().map(|line| format!("\n  {line}")).collect::<String>();
    say(language, id, arguments) + &below
}

/// The first line of what clap says.
pub(super) fn own(error: &Error) -> String {
    let said = error.to_string();
    let line = said.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_string()
}

/// The texts of a kind that an error has.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// Why a value is wrong. What is not a parser's of ours says it in English.
fn why(error: &Error, language: Language) -> String {
    let Some(source) = error.source() else { return String::new() };
    let text = source.to_string();
    if source.is::<ParseIntError>() {
        return say(language, "help-error-whole", vec![]);
    }
    if source.is::<ParseFloatError>() {
        return say(language, "help-error-number", vec![]);
    }
    if source.is::<AddrParseError>() {
        return say(language, "help-error-address", vec![]);
    }
    match text.split_once(" is not in ") {
        Some((value, range)) => {
            let arguments = [("value", value), ("range", range)];
            let arguments = arguments.map(|(name, it)| (name, Sentence::from(it.to_string())));
            say(language, "help-error-range", arguments.to_vec())
        }
        None => text,
    }
}
