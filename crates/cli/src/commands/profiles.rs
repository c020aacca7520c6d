//! `ergodoku profiles`

use anyhow::Result;
use clap::Args;
use ergodoku::Profile;

use crate::args::profile;
use crate::exit::Exit;
use crate::output::{ASIDE, NAME, Text, print, print_bytes};

#[derive(Args)]
pub(crate) struct Profiles {
    /// The profile to print: a name or a file; without it, all are listed
    #[arg(value_name = "NAME|FILE", value_parser = profile)]
    profile: Option<Profile>,
}

pub(crate) fn run(args: &Profiles) -> Result<Exit> {
    match &args.profile {
        // Never coloured, as it is meant to be a file.
        Some(profile) => print_bytes(profile.to_toml().as_bytes())?,
        None => print(&list())?,
    }
    Ok(Exit::Done)
}

fn list() -> Text {
    let use_one =
        "`ergodoku profiles NAME > my.toml` saves one to edit; `--profile my.toml` uses it.";
    let profiles = Profile::NAMES.iter();
    let profiles =
        profiles.map(|(name, what)| Text::styled(NAME, &format!("{name:<10}")).and(*what));
    Text::lines(profiles.chain([Text::default(), Text::styled(ASIDE, use_one)]))
}
