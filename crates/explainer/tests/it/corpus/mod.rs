//! Where reference data lies that is no part of the repository.

use std::path::PathBuf;

/// The folder that `ERGODOKU_CORPUS` names, with `puzzles` and `corpus` in it. Tests that read it are
/// ignored unless asked for.
pub(crate) fn corpus() -> PathBuf {
    std::env::var_os("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS names the folder").into()
}
