//! `ergodoku canonicalize`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::canonical;

use super::lines::write_lines;
use crate::args::Input;
use crate::exit::Exit;

#[derive(Args)]
pub(crate) struct Canonicalize {
    #[command(flatten)]
    input: Input,
}

/// Why there is no canonical form.
const MORE_THAN_GIVENS: &str = "a canonical form has only givens: the placed digits or eliminated \
                                candidates would be lost";

pub(crate) fn run(args: &Canonicalize) -> Result<Exit> {
    write_lines(&args.input, |_, puzzle| match canonical(puzzle) {
        Some(form) => Ok(form.to_string()),
        None => Err((Exit::Invalid, MORE_THAN_GIVENS)),
    })
}
