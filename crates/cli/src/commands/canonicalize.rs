//! `ergodoku canonicalize`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::canonical;

use super::lines::write_lines;
use crate::args::{Inputs, Jobs};
use crate::exit::Exit;
use crate::output::say;
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Canonicalize {
    #[command(flatten)]
    input: Inputs,

    #[command(flatten)]
    jobs: Jobs,
}

pub(crate) fn run(args: &Canonicalize, settings: &Settings) -> Result<Exit> {
    write_lines(&args.input, &args.jobs, settings, |_, puzzle| match canonical(puzzle) {
        Some(form) => Ok(form.to_string()),
        None => Err((Exit::Invalid, say!("fault-canonical"))),
    })
}
