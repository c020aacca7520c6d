//! Tables, in a program built without them.

use std::marker::PhantomData;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use ergodoku_api::record::{CompactRecord, PuzzleRecord};

use super::Shard;
use super::answers::{Answers, Workers};
use super::claim_lines::Lines;
use crate::args::Inputs;
use crate::exit::Exit;
use crate::input::{Read, Source, no_tables};
use crate::output::{Progress, Record, Tally, say};

/// The results as columns, which this program does not write.
pub(crate) struct TableForm<R>(PhantomData<fn(&R)>);

impl<R> TableForm<R> {
    /// The columns of a table of comma-separated values.
    pub(crate) fn of_columns(_: &str, _: impl Fn(&R) -> Vec<String> + Sync + 'static) -> Self {
        TableForm(PhantomData)
    }
}

impl TableForm<PuzzleRecord> {
    pub(crate) fn check() -> Self {
        TableForm(PhantomData)
    }

    pub(crate) fn steps() -> Self {
        TableForm(PhantomData)
    }
}

impl TableForm<CompactRecord> {
    pub(crate) fn solve() -> Self {
        TableForm(PhantomData)
    }
}

/// Where a table would go.
pub(super) struct To<'a> {
    pub(super) file: &'a Path,
    #[expect(dead_code, reason = "read where there are tables")]
    pub(super) resumes: bool,
    #[expect(dead_code, reason = "read where there are tables")]
    pub(super) tally: Tally,
}

pub(super) fn write_puzzles<R: Record>(
    _: (&Inputs, Shard),
    _: &TableForm<R>,
    to: To<'_>,
    _: Progress,
    _: impl Fn(&Read) -> R + Sync,
) -> Result<Exit> {
    Err(unwritable(to.file))
}

pub(super) fn write_claims<A: Answers>(
    _: (&Source, Option<Lines>, Shard),
    to: To<'_>,
    _: Progress,
    _: &Workers<'_, A>,
) -> Result<Exit> {
    Err(unwritable(to.file))
}

fn unwritable(file: &Path) -> anyhow::Error {
    let file = format!("`{}`", file.display());
    anyhow!("{}: {}", say!("fault-unwritable", file), no_tables())
}

/// Never called, as sources that are tables are refused.
pub(super) fn claims_as_lines(_: &Source, _: Shard) -> Result<Lines> {
    bail!(no_tables())
}
