//! `ergodoku profiles`

use std::fmt::Write as _;

use anyhow::Result;
use clap::Args;
use ergodoku::Profile;

use crate::args::profile;
use crate::exit::Exit;
use crate::output::print;

#[derive(Args)]
pub(crate) struct Profiles {
    /// The profile to write out: a name or a file; all are listed without
    #[arg(value_name = "NAME|FILE", value_parser = profile)]
    profile: Option<Profile>,
}

pub(crate) fn run(args: &Profiles) -> Result<Exit> {
    match &args.profile {
        Some(profile) => print(&profile.to_toml())?,
        None => print(&list())?,
    }
    Ok(Exit::Done)
}

fn list() -> String {
    let mut out = String::new();
    for (name, what) in Profile::NAMES {
        let _ = writeln!(out, "{name:<10}{what}");
    }
    out + "\n`ergodoku profiles NAME > my.toml` saves one to edit; `--profile my.toml` uses it.\n"
}
