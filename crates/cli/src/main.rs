//! The command `ergodoku`.

mod args;
mod commands;
mod exit;
mod help;
mod input;
mod output;

use std::io;
use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use exit::{Exit, Fault};

fn main() -> ExitCode {
    let cli = Cli::parse();
    cli.color.write_global();
    let done = match &cli.command {
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
        Command::Canon(args) => commands::canon::run(args),
        Command::Minimize(args) => commands::minimize::run(args),
        Command::Transform(args) => commands::transform::run(args),
        Command::Convert(args) => commands::convert::run(args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(args),
        Command::Completions(args) => commands::completions::run(args),
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

/// Whoever read the output has read enough, as `head` does: no fault.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io_error.is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}
