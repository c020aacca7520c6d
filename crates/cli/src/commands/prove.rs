//! `ergodoku prove`

use std::fs;

use anyhow::{Context as _, Result};
use ergodoku::record::{PuzzleRecord, VeriPb};

use crate::args::Prove;
use crate::exit::Exit;
use crate::input::fault;
use crate::output::write_file;

pub(crate) fn run(args: &Prove) -> Result<Exit> {
    let profile = args.techniques.profile()?;
    let (entry, state) = args.input.one()?;
    let Some(proof) = VeriPb::new(&state, &profile) else {
        let (record, _) = PuzzleRecord::begin(&Ok(entry));
        return Err(fault(&record));
    };
    let folder = &args.output;
    let made = fs::create_dir_all(folder);
    made.with_context(|| format!("{} cannot be made", folder.display()))?;
    write_file(&folder.join("puzzle.opb"), proof.formula.as_bytes())?;
    write_file(&folder.join("proof.pbp"), proof.proof.as_bytes())?;
    let (puzzle, file) = (folder.join("puzzle.opb"), folder.join("proof.pbp"));
    if proof.by_cases > 0 {
        let count = proof.by_cases;
        anstream::println!("{count} candidates are refuted by cases: no technique in use does it.");
    }
    anstream::println!("Check it with: veripb {} {}", puzzle.display(), file.display());
    Ok(Exit::Done)
}
