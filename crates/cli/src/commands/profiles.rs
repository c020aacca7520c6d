//! `ergodoku profiles`

use anyhow::Result;
use clap::Args;
use ergodoku::Profile;

use crate::args::a_profile;
use crate::exit::Exit;
use crate::output::{ASIDE, NAME, Text, print, print_file};
use crate::values::named_profiles;

#[derive(Args)]
pub(crate) struct Profiles {
    /// The profile to print: a name or a file; without it, all are listed
    #[arg(value_name = "NAME|FILE", value_parser = a_profile(), hide_possible_values = true)]
    profile: Option<Profile>,
}

pub(crate) fn run(args: &Profiles) -> Result<Exit> {
    match &args.profile {
        // Never coloured, as it is meant to be a file.
        Some(profile) => print_file(&profile.to_toml())?,
        None => print(&list())?,
    }
    Ok(Exit::Done)
}

fn list() -> Text {
    let use_one =
        "`ergodoku profiles NAME > my.toml` saves one to edit; `--profile my.toml` uses it.";
    let profiles =
        named_profiles().map(|(name, what)| Text::styled(NAME, &format!("{name:<10}")).and(what));
    Text::lines(profiles.chain([Text::default(), Text::styled(ASIDE, use_one)]))
}
