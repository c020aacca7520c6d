//! `ergodoku prove`

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use ergodoku::rate::sudoku_explainer;
use ergodoku::record::{PuzzleRecord, VeriPb};

use super::{counted, ends, fault, one_state};
use crate::args::{Input, Repertoire};
use crate::exit::Exit;
use crate::output::{GOOD, Text, print, write_file};

#[derive(Args)]
pub(crate) struct Prove {
    #[command(flatten)]
    input: Input,

    /// The folder to write puzzle.opb and proof.pbp to; made if need be
    #[arg(long, short, value_name = "DIR")]
    output: PathBuf,

    /// Prove by the steps of a rating, see `ergodoku rate`: se121, se121-fixed or sukaku
    #[arg(
        long,
        value_name = "SCALE",
        value_parser = rating_scale,
        conflicts_with_all = ["profile", "only", "without", "no_uniqueness"]
    )]
    scale: Option<sudoku_explainer::Scale>,

    #[command(flatten)]
    techniques: Repertoire,
}

pub(crate) fn run(args: &Prove) -> Result<Exit> {
    let profile = args.techniques.profile()?;
    let (entry, state) = one_state(&args.input)?;
    let proof = match args.scale {
        Some(scale) => VeriPb::rated(&state, scale),
        None => VeriPb::new(&state, &profile),
    };
    let Some(proof) = proof else {
        let (record, _) = PuzzleRecord::begin(&Ok(entry));
        let why = record.error.map(|error| fault(&error, &args.input.place()));
        let message = format!("{}: nothing to prove", why.unwrap_or_default());
        return Err(ends(record.status, &record.puzzle, message));
    };
    let folder = &args.output;
    let made = fs::create_dir_all(folder);
    made.with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    let (puzzle, file) = (folder.join("puzzle.opb"), folder.join("proof.pbp"));
    write_file(&puzzle, proof.formula.as_bytes())?;
    write_file(&file, proof.proof.as_bytes())?;
    let mut lines = proves(&proof);
    lines.push(format!("Check it with: veripb {} {}", puzzle.display(), file.display()).into());
    print(&Text::lines(lines))?;
    Ok(Exit::Done)
}

/// What the proof says, in a line or two.
fn proves(proof: &VeriPb) -> Vec<Text> {
    let what = if proof.has_solution { "exactly one solution" } else { "no solution" };
    let mut lines = vec![Text::styled(GOOD, &format!("Proved: the puzzle has {what}."))];
    if proof.by_cases > 0 {
        let candidates = counted(proof.by_cases, "candidate");
        let by_cases =
            format!("No technique in use refutes {candidates}: that is proved by cases.");
        lines.push(by_cases.into());
    }
    lines
}

fn rating_scale(name: &str) -> Result<sudoku_explainer::Scale, String> {
    let names = sudoku_explainer::Scale::ALL.map(sudoku_explainer::Scale::name);
    let scale = sudoku_explainer::Scale::named(name);
    scale.ok_or_else(|| format!("expected one of {}", names.join(", ")))
}
