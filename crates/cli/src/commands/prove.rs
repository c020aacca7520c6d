//! `ergodoku prove`

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::Args;
use ergodoku::proof::veripb::Verdict;
use ergodoku::search::Uniqueness;
use ergodoku::veripb::PuzzleProof;
use ergodoku::{explainer, whips};

use super::{contradiction, one_state};
use crate::args::{Input, Repertoire};
use crate::exit::Exit;
use crate::output::{GOOD, Progress, Text, print, say, write_file};

#[derive(Args)]
pub(crate) struct Prove {
    #[command(flatten)]
    input: Input,

    /// The folder for puzzle.opb, puzzle.pbp, another.opb and another.pbp; created if necessary
    #[arg(long, short, value_name = "DIR")]
    output: PathBuf,

    /// Prove by the steps of a rating, see `ergodoku rate`: se121, se121-fixed, sukaku, w, s+w, gw, s+gw, b or gb
    #[arg(
        long,
        value_name = "SCALE",
        value_parser = rating_scale,
        conflicts_with_all = ["profile", "only", "without", "no_uniqueness"]
    )]
    scale: Option<RatingScale>,

    #[command(flatten)]
    techniques: Repertoire,
}

pub(crate) fn run(args: &Prove) -> Result<Exit> {
    let profile = args.techniques.profile()?;
    let (entry, state) = one_state(&args.input)?;
    contradiction(&entry, &args.input.place()).map_or(Ok(()), Err)?;
    let mut progress = Progress::of_one("proving");
    let proof = match args.scale {
        Some(RatingScale::Explainer(scale)) => PuzzleProof::rated(&state, scale),
        Some(RatingScale::Whips(scale)) => PuzzleProof::rated_by_whips(&state, scale),
        None => PuzzleProof::new(&state, &profile),
    };
    progress.finish();
    let folder = &args.output;
    let made = fs::create_dir_all(folder);
    made.with_context(|| say!("error-folder", folder = folder.display().to_string()))?;
    let files = |name: &str| ["opb", "pbp"].map(|end| folder.join(format!("{name}.{end}")));
    // Removes files that belong to the proof of another puzzle.
    ["puzzle", "another"].iter().flat_map(|name| files(name)).try_for_each(|file| clear(&file))?;
    let proved = say!("report-proved", finding = proof.finding());
    let mut said = vec![Text::styled(GOOD, &proved)];
    if proof.by_cases > 0 {
        said.push(say!("report-by-cases", count = proof.by_cases).into());
    }
    said.push(say!("report-veripb").into());
    for (name, proven) in [("puzzle", Some(&proof.puzzle)), ("another", proof.another.as_ref())] {
        let Some(proven) = proven else { continue };
        let [formula, proof] = files(name);
        write_file(&formula, proven.formula.as_bytes())?;
        write_file(&proof, proven.proof.as_bytes())?;
        let meaning = match (name, proven.verdict) {
            ("puzzle", Verdict::Satisfiable) => "some",
            ("puzzle", Verdict::Unsatisfiable) => "none",
            (_, Verdict::Satisfiable) => "another",
            (_, Verdict::Unsatisfiable) => "no-other",
        };
        let meaning = say!("report-veripb-meaning", meaning);
        let (formula, proof, verdict) = (quoted(&formula), quoted(&proof), proven.verdict);
        said.push(format!("  veripb {formula} {proof}  # s VERIFIED {verdict}: {meaning}").into());
    }
    print(&Text::lines(said))?;
    Ok(match proof.solutions {
        Uniqueness::None => Exit::NoSolution,
        Uniqueness::One(_) => Exit::Done,
        Uniqueness::Several(..) => Exit::Several,
    })
}

/// Removes a file if it exists.
fn clear(file: &Path) -> Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| say!("fault-unreplaced", file = file.display().to_string()))
        }
        _ => Ok(()),
    }
}

/// Quotes a path for a shell.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let is_plain = |it: char| it.is_alphanumeric() || "/\\:._-+,@%".contains(it);
    if path.chars().all(is_plain) { path } else { format!("'{}'", path.replace('\'', r"'\''")) }
}

/// A scale whose steps are a proof.
#[derive(Clone, Copy)]
enum RatingScale {
    Explainer(explainer::Scale),
    Whips(whips::Scale),
}

fn rating_scale(name: &str) -> Result<RatingScale, String> {
    let by_chains = whips::Scale::named(name).filter(|scale| scale.has_steps());
    let scale = explainer::Scale::named(name).map(RatingScale::Explainer);
    scale.or(by_chains.map(RatingScale::Whips)).ok_or_else(|| {
        let names = explainer::Scale::ALL.map(explainer::Scale::name);
        let chains = whips::Scale::ALL.into_iter().filter(|scale| scale.has_steps());
        let names = names.into_iter().chain(chains.map(whips::Scale::name));
        say!("fault-one-of", names = names.collect::<Vec<_>>().join(", "))
    })
}
