//! Reads the command line, where a puzzle may stand in place of a command.

use std::ffi::OsString;
use std::io::{self, BufRead as _, IsTerminal as _};
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Parser as _};
use ergodoku::explanation::{Language, Voice};

use crate::args::Cli;
use crate::help;
use crate::input::is_input;
use crate::output::{say, use_voices};
use crate::settings::language;

/// What a command line asks for.
pub(crate) enum Line {
    Command(Box<Cli>),
    /// Neither a command nor a puzzle.
    Nothing,
    /// Help, the version, or an error, in this language.
    Other(clap::Error, Language),
}

/// Reads a command line. Without a command, puzzles are solved: those on the command line, or those on
/// standard input if that is no terminal.
pub(crate) fn read(arguments: Vec<OsString>) -> Line {
    if arguments.len() == 1 {
        return match is_fed() {
            true => parse(vec!["ergodoku".into(), "solve".into(), "-".into()]),
            false => {
                speak(asked_language(&arguments));
                Line::Nothing
            }
        };
    }
    let error = match Cli::try_parse_from(&arguments) {
        Ok(cli) => return Line::Command(Box::new(cli)),
        Err(error) => error,
    };
    let solving = match error.kind() {
        ErrorKind::InvalidSubcommand => solving_word(&arguments, &error),
        ErrorKind::UnknownArgument => solving_with_options(&arguments),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            is_fed().then(|| with_solve(&arguments, arguments.len(), true))
        }
        _ => None,
    };
    match solving {
        Some(arguments) => parse(arguments),
        None => other(error, &arguments),
    }
}

fn parse(arguments: Vec<OsString>) -> Line {
    match Cli::try_parse_from(&arguments) {
        Ok(cli) => Line::Command(Box::new(cli)),
        Err(error) => other(error, &arguments),
    }
}

/// Help or an error in the language that was asked for. Help is put together in that language only here, as it is long: the
/// command line is read once more with it.
fn other(error: clap::Error, arguments: &[OsString]) -> Line {
    let language = asked_language(arguments);
    speak(language);
    let told = help::is_translated(language)
        .then(|| help::commands(language).try_get_matches_from(arguments).err())
        .flatten()
        // `help --help` is read in another way once all commands are made.
        .filter(|told| told.kind() == error.kind());
    Line::Other(explained(told.unwrap_or(error)), language)
}

/// Says everything in a language from now on.
fn speak(language: Language) {
    let voice = Voice { language, ..Voice::default() };
    use_voices(voice, Voice::default());
}

/// The language that a command line asks for, which may be wrong in other ways, or else the settings.
fn asked_language(arguments: &[OsString]) -> Language {
    let words = arguments.iter().map(|word| word.to_str().unwrap_or_default());
    let words: Vec<&str> = words.take_while(|word| *word != "--").collect();
    let mut values = words.iter().enumerate().filter_map(|(place, word)| match *word {
        "--language" => words.get(place + 1).copied(),
        word => word.strip_prefix("--language="),
    });
    let given = values.next_back().and_then(|value| value.parse().ok());
    language(given, words.contains(&"--no-config"))
}

/// Whether there is something to read on standard input, and it is no terminal.
fn is_fed() -> bool {
    let stdin = io::stdin();
    !stdin.is_terminal() && stdin.lock().fill_buf().is_ok_and(|bytes| !bytes.is_empty())
}

/// The command line with `solve` before the word that is no command, if that is a puzzle.
fn solving_word(arguments: &[OsString], error: &clap::Error) -> Option<Vec<OsString>> {
    let word = unknown_word(error)?;
    let place = arguments.iter().position(|argument| argument == word)?;
    is_input(word).then(|| with_solve(arguments, place, false))
}

/// The command line with `solve` in front, if it begins with an option of that and there is a puzzle.
fn solving_with_options(arguments: &[OsString]) -> Option<Vec<OsString>> {
    let mut words = arguments[1..].iter().map(|argument| argument.to_str().unwrap_or_default());
    let is_command = |word: &str| Cli::command().find_subcommand(word).is_some();
    if words.clone().any(is_command) {
        return None;
    }
    let has_puzzle = words.any(is_input);
    let line = with_solve(arguments, 1, !has_puzzle);
    let is_sound = (has_puzzle || is_fed()) && Cli::try_parse_from(&line).is_ok();
    is_sound.then_some(line)
}

/// The command line with `solve` at a place, and standard input as its puzzle if there is no other.
fn with_solve(arguments: &[OsString], place: usize, reads_stdin: bool) -> Vec<OsString> {
    let mut line = arguments.to_vec();
    line.insert(place, "solve".into());
    line.extend(reads_stdin.then(|| "-".into()));
    line
}

fn unknown_word(error: &clap::Error) -> Option<&str> {
    match error.get(ContextKind::InvalidSubcommand)? {
        ContextValue::String(word) => Some(word),
        _ => None,
    }
}

/// An error that says more about a word that is no command, unless clap has a suggestion.
fn explained(error: clap::Error) -> clap::Error {
    let Some(word) = unknown_word(&error) else { return error };
    if error.get(ContextKind::SuggestedSubcommand).is_some() {
        return error;
    }
    let message = match Path::new(word).is_dir() {
        true => say!("fault-folder-or-command", word = word.to_string()),
        false => say!("fault-no-command-or-puzzle", word = word.to_string()),
    };
    Cli::command().error(ErrorKind::InvalidSubcommand, message)
}
