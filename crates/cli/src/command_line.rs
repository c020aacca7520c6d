//! Reads the command line, where a puzzle may stand in place of a command.

use std::ffi::OsString;
use std::io::{self, BufRead as _, IsTerminal as _};
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Parser as _};

use crate::args::Cli;
use crate::input::is_input;

/// What a command line asks for.
pub(crate) enum Line {
    Command(Box<Cli>),
    /// Neither a command nor a puzzle.
    Nothing,
    /// Help, the version, or an error.
    Other(clap::Error),
}

/// Reads a command line. Without a command, puzzles are solved: those on the command line, or those on
/// standard input if that is no terminal.
pub(crate) fn read(arguments: Vec<OsString>) -> Line {
    if arguments.len() == 1 {
        return match is_fed() {
            true => parse(vec!["ergodoku".into(), "solve".into(), "-".into()]),
            false => Line::Nothing,
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
        None => Line::Other(explained(error)),
    }
}

fn parse(arguments: Vec<OsString>) -> Line {
    match Cli::try_parse_from(arguments) {
        Ok(cli) => Line::Command(Box::new(cli)),
        Err(error) => Line::Other(error),
    }
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
        true => format!("`{word}` is a folder; name a file in it, or a command"),
        false => format!(
            "`{word}` is neither a command nor a file nor a puzzle; `ergodoku help` lists the commands"
        ),
    };
    Cli::command().error(ErrorKind::InvalidSubcommand, message)
}
