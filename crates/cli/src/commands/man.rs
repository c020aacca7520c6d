//! `ergodoku man`

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, CommandFactory as _};

use crate::args::Cli;
use crate::exit::Exit;
use crate::output::{NOT_WRITTEN, print_bytes};

#[derive(Args)]
pub(crate) struct Man {
    /// The command to document; by default all of `ergodoku`
    command: Option<String>,
}

pub(crate) fn run(args: &Man) -> Result<Exit> {
    let mut all = Cli::command().disable_help_subcommand(true);
    all.build();
    let command = match &args.command {
        Some(name) => {
            let found = all.get_subcommands().find(|it| it.get_name() == name.as_str());
            found.cloned().ok_or_else(|| anyhow!("there is no command `{name}`"))?
        }
        None => all,
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).context(NOT_WRITTEN)?;
    print_bytes(&page)?;
    Ok(Exit::Done)
}
