//! The Homebrew formula, which installs a published archive.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};

use super::programs::archive;

/// Homebrew's names of systems and processors, with the targets that they stand for.
const SYSTEMS: [(&str, [(&str, &str); 2]); 2] = [
    ("macos", [("arm", "aarch64-apple-darwin"), ("intel", "x86_64-apple-darwin")]),
    ("linux", [("arm", "aarch64-unknown-linux-musl"), ("intel", "x86_64-unknown-linux-musl")]),
];

/// The checksums of files by their names, as `sha256sum` writes them.
pub(super) fn parse(text: &str) -> Result<BTreeMap<String, String>> {
    let lines = text.lines().enumerate().map(|(number, line)| {
        let (sum, name) = line
            .split_once([' ', '\t'])
            .with_context(|| format!("line {}: no name", number + 1))?;
        let name = name.trim_start_matches([' ', '*']);
        Ok((
            Path::new(name).file_name().unwrap_or_default().to_string_lossy().into_owned(),
            sum.to_string(),
        ))
    });
    lines.collect()
}

/// The formula of a version.
///
/// # Errors
/// If an archive that it names has no checksum.
pub(super) fn formula(
    version: &str,
    home: &str,
    sums: &BTreeMap<String, String>,
) -> Result<String> {
    let mut systems = String::new();
    for (system, processors) in SYSTEMS {
        writeln!(systems, "\n  on_{system} do")?;
        for (processor, target) in processors {
            let name = archive(version, target);
            let sum = sums.get(&name).with_context(|| format!("no checksum of {name}"))?;
            writeln!(systems, "    on_{processor} do")?;
            writeln!(systems, "      url \"{home}/releases/download/v{version}/{name}\"")?;
            writeln!(systems, "      sha256 \"{sum}\"\n    end")?;
        }
        writeln!(systems, "  end")?;
    }
    Ok(format!(
        r##"class Ergodoku < Formula
  desc "Sudoku solver, hint giver and generator that gives reasons"
  homepage "{home}"
  version "{version}"
  license any_of: ["MIT", "Apache-2.0"]
{systems}
  def install
    bin.install "ergodoku"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/ergodoku.bash" => "ergodoku"
    zsh_completion.install "completions/ergodoku.zsh" => "_ergodoku"
    fish_completion.install "completions/ergodoku.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/ergodoku --version")
  end
end
"##
    ))
}

#[cfg(test)]
mod tests {
    use super::super::programs::TARGETS;
    use super::*;

    #[test]
    fn it_names_an_archive_of_each_target_but_windows() {
        let sums: String = TARGETS
            .iter()
            .enumerate()
            .map(|(k, it)| format!("{k:064}  out/{}\n", archive("1.2.3", it)))
            .collect();
        let text = formula("1.2.3", "https://example.org/x", &parse(&sums).unwrap()).unwrap();
        for (k, target) in TARGETS.iter().enumerate() {
            let lines = format!(
                "      url \"https://example.org/x/releases/download/v1.2.3/{}\"\n      sha256 \"{k:064}\"\n",
                archive("1.2.3", target)
            );
            assert_eq!(text.contains(&lines), !target.contains("windows"), "{target}");
        }
        assert_eq!(text.matches(" do\n").count() + 2, text.matches("end\n").count());
    }

    #[test]
    fn an_archive_without_a_checksum_is_named() {
        let said = formula("1.2.3", "", &BTreeMap::new()).unwrap_err().to_string();
        assert_eq!(said, "no checksum of ergodoku-1.2.3-aarch64-apple-darwin.tar.gz");
        assert!(parse("0123\n").is_err());
    }
}
