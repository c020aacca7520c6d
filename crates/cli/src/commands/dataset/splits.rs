//! [`Splits`]: the files of a data set, and which of them a puzzle belongs to.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use ergodoku::Puzzle;
use ergodoku::generate::canonical;
use ergodoku_tables::{Chunk, FileFormat, Layout, Writer};

use crate::output::say;

use super::spec::Plan;

/// The splits, and the classes of equivalent puzzles that are in any of them.
pub(super) struct Splits {
    seed: u64,
    splits: Vec<Split>,
    classes: HashSet<u128>,
    /// The number of rows by part, and by part and rating in whole numbers.
    pub(super) counts: BTreeMap<String, BTreeMap<u32, usize>>,
}

/// The files of a split.
pub(super) struct Split {
    pub(super) name: String,
    pub(super) rows: usize,
    /// Classes whose hash is below this, and not below that of the split before, belong here.
    below: f64,
    folder: PathBuf,
    rows_per_file: usize,
    /// The file that grows, and the number of its rows.
    open: Option<(Writer, usize)>,
    /// The files, the open one last.
    files: Vec<PathBuf>,
}

impl Splits {
    pub(super) fn new(folder: &Path, plan: &Plan) -> Splits {
        let mut below = 0.0;
        let split = |(name, share): &(String, f64)| {
            below += share;
            Split {
                name: name.clone(),
                rows: 0,
                below,
                folder: folder.to_path_buf(),
                rows_per_file: plan.rows_per_file,
                open: None,
                files: Vec::new(),
            }
        };
        let splits = plan.splits.iter().map(split).collect();
        Splits { seed: plan.seed, splits, classes: HashSet::new(), counts: BTreeMap::new() }
    }

    /// The class of all puzzles that are equivalent to this one, as a number, unless it is there already.
    pub(super) fn new_class(&mut self, puzzle: &Puzzle) -> Option<u128> {
        let form = canonical(puzzle)?.to_string();
        let class = hash(form.as_bytes());
        self.classes.insert(class).then_some(class)
    }

    /// Counts a row.
    pub(super) fn note(&mut self, part: &str, er: Option<f64>) {
        let of_part = self.counts.entry(part.to_string()).or_default();
        *of_part.entry(er.unwrap_or_default() as u32).or_default() += 1;
    }

    /// Writes each row to the split of its class.
    pub(super) fn write(&mut self, chunk: &Chunk, classes: &[u128]) -> Result<()> {
        let places: Vec<usize> = classes.iter().map(|class| self.place(*class)).collect();
        for (number, split) in self.splits.iter_mut().enumerate() {
            let mine: Vec<usize> = (0..places.len()).filter(|row| places[*row] == number).collect();
            if !mine.is_empty() {
                split.write(&chunk.choose(&mine)?)?;
            }
        }
        Ok(())
    }

    /// The split of a class: it depends on the class and the seed alone.
    fn place(&self, class: u128) -> usize {
        let mixed = hash(&[&class.to_le_bytes()[..], &self.seed.to_le_bytes()].concat());
        let part = (mixed >> 64) as f64 / 2f64.powi(64);
        let place = self.splits.iter().position(|split| part < split.below);
        place.unwrap_or(self.splits.len() - 1)
    }

    /// Ends all files.
    pub(super) fn finish(&mut self) -> Result<()> {
        self.splits.iter_mut().try_for_each(Split::finish)
    }

    pub(super) fn each(&self) -> &[Split] {
        &self.splits
    }
}

impl Split {
    fn write(&mut self, chunk: &Chunk) -> Result<()> {
        let mut from = 0;
        while from < chunk.rows() {
            let (writer, rows) = match &mut self.open {
                Some(open) => open,
                None => {
                    let name = format!("{}-{:05}.parquet", self.name, self.files.len());
                    let path = self.folder.join(name);
                    // Words as dictionaries are not for everyone.
                    let layout = Layout { keeps_types: false, ..Layout::of(FileFormat::Parquet) };
                    self.files.push(path.clone());
                    self.open.insert((Writer::create(&path, layout)?, 0))
                }
            };
            let to = chunk.rows().min(from + self.rows_per_file - *rows);
            writer.write(&chunk.choose(&(from..to).collect::<Vec<_>>())?)?;
            *rows += to - from;
            self.rows += to - from;
            from = to;
            if *rows == self.rows_per_file {
                self.end_file()?;
            }
        }
        Ok(())
    }

    fn end_file(&mut self) -> Result<()> {
        self.open.take().map_or(Ok(()), |(writer, _)| writer.finish())?;
        Ok(())
    }

    /// Ends the last file, and names all as usual: `train-00000-of-00003.parquet`.
    fn finish(&mut self) -> Result<()> {
        self.end_file()?;
        let count = self.files.len();
        for (number, file) in self.files.iter().enumerate() {
            let name = format!("{}-{number:05}-of-{count:05}.parquet", self.name);
            fs::rename(file, self.folder.join(name)).with_context(|| say!("fault-unnamed"))?;
        }
        Ok(())
    }
}

/// A hash that is the same in every version: FNV-1a with 128 bits, and its halves mixed.
fn hash(bytes: &[u8]) -> u128 {
    let prime = (1 << 88) + 0x13b;
    let step = |hash: u128, byte: &u8| (hash ^ u128::from(*byte)).wrapping_mul(prime);
    let hash = bytes.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, step);
    let mixed = (hash ^ (hash >> 64)).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    mixed ^ (mixed >> 61)
}
