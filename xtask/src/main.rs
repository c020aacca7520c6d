//! The project's own chores: `cargo xtask docs`, `examples`, `positions`, `prepare`, `prose`, `signature`, `api`, `bench`,
//! `release`.

mod api;
mod bench;
mod command;
mod docs;
mod edit;
mod examples;
mod new_technique;
mod openapi;
mod positions;
mod prepare;
mod prose;
mod puzzles;
mod release;
mod shown;
mod signature;
mod types;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's own chores")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write what follows from the catalogue and the schema: docs/techniques, the OpenAPI document, the page's types
    Docs {
        /// Only say whether they are up to date
        #[arg(long)]
        check: bool,
    },
    /// Look for examples and near misses of techniques among random puzzles
    Examples(examples::Options),
    /// Prepare positions to practise techniques, for the page's course: web/public/positions
    Positions(positions::Options),
    /// Prepare puzzles that need rare techniques, from which the generator starts: crates/generate/src/prepared.txt
    Prepare(prepare::Options),
    /// Measure how the explanations of all techniques read, or write them
    Prose(prose::Options),
    /// Start a technique: its declaration, and the skeleton of its pattern
    NewTechnique {
        /// Its name, in title case
        name: String,
        /// Its family
        #[arg(long)]
        family: String,
        /// What finds it, if that is there already, as wing::find_xy; no pattern is written then
        #[arg(long)]
        search: Option<String>,
    },
    /// Write numbers that stand for all that the engine does on a fixed corpus
    Signature {
        /// Only say whether it is the one kept
        #[arg(long)]
        check: bool,
    },
    /// List what each published library offers: crates/*/public-api.txt
    Api {
        /// Only say whether the lists are up to date
        #[arg(long)]
        check: bool,
    },
    /// Prepare a release, and do all of it that can be done without publishing
    Release(release::Options),
    /// Measure how fast things are
    #[command(subcommand)]
    Bench(bench::What),
}

fn main() -> Result<()> {
    if let Some(code) = api::act_as_rustdoc() {
        std::process::exit(code);
    }
    match Cli::parse().command {
        Command::Docs { check } => docs::run(check),
        Command::Examples(options) => examples::run(&options),
        Command::Positions(options) => positions::run(&options),
        Command::Prepare(options) => prepare::run(&options),
        Command::Prose(options) => prose::run(&options),
        Command::NewTechnique { name, family, search } => {
            new_technique::run(&name, &family, search.as_deref())
        }
        Command::Signature { check } => signature::run(check),
        Command::Api { check } => api::run(check),
        Command::Release(options) => release::run(&options),
        Command::Bench(what) => bench::run(&what),
    }
}
