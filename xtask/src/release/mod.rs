//! `cargo xtask release`: prepares a release, and does all of it that can be done without publishing anything.

mod changelog;
mod crates;
mod dry_run;
mod formula;
mod programs;
mod versions;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::command::{output, root};

#[derive(clap::Args)]
#[group(skip)]
#[command(group = clap::ArgGroup::new("what").required(true))]
pub(crate) struct Options {
    /// Check everything, build everything, publish nothing
    #[arg(long, group = "what")]
    dry_run: bool,
    /// Write a version everywhere, and today's date into the changelog
    #[arg(long, group = "what", value_name = "VERSION")]
    prepare: Option<String>,
    /// Print what the changelog says of this version
    #[arg(long, group = "what")]
    notes: bool,
    /// Print the Homebrew formula for archives with these checksums
    #[arg(long, group = "what", value_name = "SHA256SUMS")]
    formula: Option<PathBuf>,
    /// With --dry-run: leave out what builds for minutes
    #[arg(long, requires = "dry_run")]
    quick: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    std::env::set_current_dir(root())?;
    let version = versions::current()?;
    if options.dry_run {
        return dry_run::run(&version, options.quick);
    }
    if let Some(version) = &options.prepare {
        return prepare(version);
    }
    if options.notes {
        writeln!(io::stdout(), "{}", changelog::notes(&read(changelog::FILE)?, &version)?)?;
    }
    if let Some(sums) = &options.formula {
        let sums = formula::parse(&read(sums)?)?;
        print!("{}", formula::formula(&version, &repository()?, &sums)?);
    }
    Ok(())
}

fn prepare(version: &str) -> Result<()> {
    let changed = versions::write(version)?;
    let changes = changelog::released(&read(changelog::FILE)?, version, &today()?)?;
    fs::write(changelog::FILE, changes)?;
    // The lock files get the new version.
    for manifest in manifests() {
        output(
            "cargo",
            &["metadata", "--quiet", "--format-version", "1", "--manifest-path", manifest],
        )?;
    }
    println!(
        "{changed} places and {} say {version}. What prints the version is to be made anew:",
        changelog::FILE
    );
    println!("  cargo xtask docs\n  ERGODOKU_DOCS=write cargo test --package ergodoku-cli docs");
    Ok(())
}

fn read(path: impl AsRef<Path>) -> Result<String> {
    let path = path.as_ref();
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The manifests that have a lock file beside them.
fn manifests() -> impl Iterator<Item = &'static str> {
    let manifests = ["Cargo.toml", "fuzz/Cargo.toml", "python/Cargo.toml"];
    manifests.into_iter().filter(|it| Path::new(it).exists())
}

/// The packages of the workspace, as Cargo describes them.
fn packages() -> Result<Vec<Value>> {
    let text = output("cargo", &["metadata", "--no-deps", "--locked", "--format-version", "1"])?;
    let mut metadata: Value = serde_json::from_str(&text)?;
    match metadata["packages"].take() {
        Value::Array(packages) => Ok(packages),
        _ => anyhow::bail!("`cargo metadata` names no packages"),
    }
}

/// Where the project lies.
fn repository() -> Result<String> {
    let packages = packages()?;
    let command =
        packages.iter().find(|it| it["name"] == "ergodoku-cli").context("no ergodoku-cli")?;
    Ok(command["repository"].as_str().context("ergodoku-cli names no repository")?.to_string())
}

/// Today in Greenwich, as 2026-11-23.
fn today() -> Result<String> {
    Ok(output("date", &["-u", "+%Y-%m-%d"])?.trim().to_string())
}
