//! `ergodoku dataset`, in a program built without tables.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;

use crate::exit::Exit;
use crate::output::say;
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Dataset {
    /// What to make: a TOML file, see docs/datasets.md. Not in this program, which was built without tables
    #[arg(long, value_name = "FILE")]
    spec: PathBuf,

    /// The folder to make
    #[arg(long, short, value_name = "FOLDER")]
    output: PathBuf,
}

pub(crate) fn run(args: &Dataset, _: &Settings) -> Result<Exit> {
    let (file, folder) = (args.spec.display().to_string(), args.output.display().to_string());
    bail!(say!("fault-dataset-tables", folder, file))
}
