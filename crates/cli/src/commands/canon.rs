//! `ergodoku canon`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::canonical;

use super::lines::write_lines;
use crate::args::Input;
use crate::exit::Exit;

#[derive(Args)]
pub(crate) struct Canon {
    #[command(flatten)]
    input: Input,
}

pub(crate) fn run(args: &Canon) -> Result<Exit> {
    write_lines(&args.input, |_, puzzle| Ok(canonical(puzzle).to_string()))
}
