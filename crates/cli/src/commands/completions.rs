//! `ergodoku completions`

use anyhow::Result;
use clap::CommandFactory as _;

use crate::args::{Cli, Completions};
use crate::exit::Exit;
use crate::output::print_bytes;

pub(crate) fn run(args: &Completions) -> Result<Exit> {
    // Written to memory first: the generator panics where it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ergodoku", &mut script);
    print_bytes(&script)?;
    Ok(Exit::Done)
}
