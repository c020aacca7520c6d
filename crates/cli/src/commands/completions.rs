//! `ergodoku completions`

use std::io;

use anyhow::Result;
use clap::CommandFactory as _;

use crate::args::{Cli, Completions};
use crate::exit::Exit;

pub(crate) fn run(args: &Completions) -> Result<Exit> {
    clap_complete::generate(args.shell, &mut Cli::command(), "ergodoku", &mut io::stdout());
    Ok(Exit::Done)
}
