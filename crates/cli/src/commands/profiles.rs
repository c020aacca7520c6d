//! `ergodoku profiles`

use anyhow::Result;
use clap::Args;
use ergodoku::Profile;
use ergodoku::explanation::Sentence;

use crate::args::a_profile;
use crate::exit::Exit;
use crate::output::{ASIDE, NAME, Text, print, print_file, say, spoken};
use crate::values::profile_names;

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
    let what =
        |name| spoken(&Sentence::Message(format!("report-profile-{name}").into(), Vec::new()));
    let profiles = profile_names()
        .into_iter()
        .map(|name| Text::styled(NAME, &format!("{name:<10}")).and(what(name)));
    let use_one = Text::styled(ASIDE, &say!("report-profiles-use"));
    Text::lines(profiles.chain([Text::default(), use_one]))
}
