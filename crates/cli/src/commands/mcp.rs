//! `ergodoku mcp`

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use crate::args::seconds;
use crate::exit::Exit;

#[derive(Args)]
pub(crate) struct Mcp {
    /// The time limit of a call in seconds
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = seconds)]
    time_limit: Duration,
}

#[cfg(feature = "mcp")]
pub(crate) fn run(args: &Mcp) -> Result<Exit> {
    ergodoku_mcp::serve(args.time_limit)?;
    Ok(Exit::Done)
}

/// This program lacks what the command needs. It says so, as an unknown command would help nobody.
#[cfg(not(feature = "mcp"))]
pub(crate) fn run(args: &Mcp) -> Result<Exit> {
    let _ = args.time_limit;
    anyhow::bail!(crate::output::say!("fault-no-mcp"))
}
