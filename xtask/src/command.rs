//! Runs programs in the root of the repository.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

/// How much of a failed command's output is told.
const LINES_TOLD: usize = 15;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// What a program writes to standard output.
///
/// # Errors
/// If it cannot be run or fails, with the last lines of what it said.
pub(crate) fn output<S: AsRef<OsStr>>(
    program: impl AsRef<OsStr>,
    arguments: &[S],
) -> Result<String> {
    output_of(Command::new(&program).args(arguments))
}

/// The same for a command with settings of its own.
pub(crate) fn output_of(command: &mut Command) -> Result<String> {
    let name = std::iter::once(command.get_program()).chain(command.get_args());
    let name = name.map(|it| it.to_string_lossy()).collect::<Vec<_>>().join(" ");
    let done =
        command.current_dir(root()).output().with_context(|| format!("`{name}` cannot be run"))?;
    let out = String::from_utf8_lossy(&done.stdout);
    if !done.status.success() {
        let said = format!("{out}{}", String::from_utf8_lossy(&done.stderr));
        let lines: Vec<&str> = said.lines().collect();
        let told = lines[lines.len().saturating_sub(LINES_TOLD)..].join("\n      ");
        bail!("`{name}` failed\n      {told}");
    }
    Ok(out.into_owned())
}

/// Whether there is a program of this name that can tell its version.
pub(crate) fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|it| it.status.success())
}
