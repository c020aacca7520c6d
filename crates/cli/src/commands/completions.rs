//! `ergodoku completions`

use anyhow::Result;
use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::args::Cli;
use crate::exit::Exit;
use crate::output::print_bytes;

#[derive(Args)]
pub(crate) struct Completions {
    /// bash, elvish, fish, powershell or zsh
    #[arg(hide_possible_values = true)]
    shell: Shell,
}

pub(crate) fn run(args: &Completions) -> Result<Exit> {
    // Written to memory first, as the generator panics on I/O errors.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ergodoku", &mut script);
    print_bytes(&script)?;
    Ok(Exit::Done)
}
