//! Atomic writing of files.

use std::io::{self, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use super::say;

/// Writes a file completely or not at all: to a temporary file first, which is then renamed.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> Result<()> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let named = || path.display().to_string();
    if !folder.is_dir() {
        let folder = folder.display().to_string();
        bail!(say!("fault-no-folder", file = named(), folder));
    }
    write_beside(path, folder, content).with_context(|| say!("fault-unwritable", file = named()))
}

fn write_beside(path: &Path, folder: &Path, content: &[u8]) -> io::Result<()> {
    // Shows only the kind of error: the temporary file's name means nothing to the user.
    let made = tempfile::NamedTempFile::new_in(folder);
    let mut file = made.map_err(|error| io::Error::from(error.kind()))?;
    file.write_all(content)?;
    make_readable(&file)?;
    file.persist(path)?;
    Ok(())
}

/// Temporary files are private to their owner; pictures need not be.
#[cfg(unix)]
fn make_readable(file: &tempfile::NamedTempFile) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn make_readable(_: &tempfile::NamedTempFile) -> io::Result<()> {
    Ok(())
}
