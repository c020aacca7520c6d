//! The command `ergodoku`.

mod args;
mod commands;
mod exit;
mod help;
mod input;
mod output;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ergodoku::search::Tier;

use args::{Cli, Command};
use exit::{Exit, Fault};
use output::{BAD, Text};

fn main() -> ExitCode {
    let done = match parse(std::env::args_os().collect()) {
        Ok(cli) => run(&cli),
        Err(error) => report_usage(&error),
    };
    match done {
        Ok(exit) => exit.into(),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("{error:#}"));
            error.downcast_ref::<Fault>().map_or(Exit::Usage, |fault| fault.exit).into()
        }
    }
}

/// Parses the command line. A puzzle in place of a command is solved.
fn parse(mut arguments: Vec<OsString>) -> Result<Cli, clap::Error> {
    let error = match Cli::try_parse_from(&arguments) {
        Err(error) if error.kind() == ErrorKind::InvalidSubcommand => error,
        read => return read,
    };
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return Err(error);
    };
    let place = arguments.iter().position(|argument| argument == word.as_str());
    match place.filter(|_| input::is_input(word)) {
        Some(place) => {
            arguments.insert(place, "solve".into());
            Cli::try_parse_from(arguments)
        }
        None => Err(error),
    }
}

/// Prints the requested help, or the error in the command line.
fn report_usage(error: &clap::Error) -> Result<Exit> {
    let said = error.render();
    if !error.use_stderr() {
        output::print(&Text::drawn(said.ansi().to_string()))?;
        return Ok(Exit::Done);
    }
    output::tell(&match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Text::drawn(said.ansi().to_string()),
        // The message may quote an argument or the contents of a file, so it is escaped.
        _ => {
            let said = said.to_string();
            let lines = said.lines();
            Text::lines(lines.map(|line| Text::with_styled(line, "error:", BAD)))
        }
    });
    Ok(Exit::Usage)
}

fn run(cli: &Cli) -> Result<Exit> {
    cli.color.write_global();
    Tier::from_environment().with_context(|| Tier::VARIABLE)?;
    match &cli.command {
        Command::Solve(args) => commands::solve::run(args),
        Command::Hint(args) => commands::hint::run(args),
        Command::Steps(args) => commands::steps::run(args),
        Command::Check(args) => commands::check::run(args),
        Command::Techniques(args) => commands::techniques::run(args),
        Command::Rate(args) => commands::rate::run(args),
        Command::Profiles(args) => commands::profiles::run(args),
        Command::Render(args) => commands::render::run(args),
        Command::Prove(args) => commands::prove::run(args),
        Command::Generate(args) => commands::generate::run(args),
        Command::Canonicalize(args) => commands::canonicalize::run(args),
        Command::Minimize(args) => commands::minimize::run(args),
        Command::Transform(args) => commands::transform::run(args),
        Command::Convert(args) => commands::convert::run(args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(args),
        Command::Completions(args) => commands::completions::run(args),
        Command::Man(args) => commands::man::run(args),
    }
}

/// Whether the reader of the output stopped reading, as `head` does. That is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io_error.is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}
