//! What each crate packs, and what the registry is told of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::Value;

use super::packages;
use crate::command::output;

/// The crates that stay here: the npm package is made from one, and the other is for the project's own chores.
const UNPUBLISHED: [&str; 2] = ["ergodoku-wasm", "xtask"];

/// What every crate packs. Cargo adds the last three.
const ALWAYS: [&str; 6] =
    ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "Cargo.toml", "Cargo.toml.orig", "Cargo.lock"];

/// What Cargo adds where there is a commit to name.
const COMMIT: &str = ".cargo_vcs_info.json";

/// What only some crates pack: a crate, a folder or file, and the ends that its files have.
const ALSO: [(&str, &str, &[&str]); 5] = [
    ("ergodoku-core", "messages/", &[".ftl"]),
    ("ergodoku-render", "fonts/", &[".ttf", "LICENSE-Roboto", "README.md"]),
    ("ergodoku-serve", "page/", &[".html", ".js", ".css", ".svg", ".ttf", ".txt"]),
    ("ergodoku-serve", "openapi.json", &[""]),
    ("ergodoku-serve", "build.rs", &[""]),
];

/// What of a crate is for its own tests, and is not packed.
const UNPACKED: [&str; 3] = ["tests/", "benches/", "public-api.txt"];

/// How many bytes the files of a crate may have together.
const MOST_BYTES: u64 = 2 << 20;

/// Checks all crates, and says how many are published.
pub(super) fn check() -> Result<String> {
    let packages = packages()?;
    let (published, unpublished): (Vec<&Value>, Vec<&Value>) =
        packages.iter().partition(|it| it["publish"].is_null());
    let unpublished: BTreeSet<&str> =
        unpublished.iter().filter_map(|it| it["name"].as_str()).collect();
    ensure!(
        unpublished == BTreeSet::from(UNPUBLISHED),
        "`publish = false` is in {unpublished:?}, and is to be in {UNPUBLISHED:?}"
    );
    let mut bytes = 0;
    for package in &published {
        let name = package["name"].as_str().context("a package without a name")?;
        let checked = described(package)
            .and_then(|()| depends_on_published(package))
            .and_then(|()| packs(name, package));
        bytes += checked.with_context(|| name.to_string())?;
    }
    Ok(format!("{} crates, {} KiB unpacked", published.len(), bytes >> 10))
}

/// Checks what the registry shows of a crate.
fn described(package: &Value) -> Result<()> {
    for key in ["description", "license", "repository", "readme", "rust_version"] {
        ensure!(package[key].as_str().is_some_and(|it| !it.is_empty()), "no {key}");
    }
    for key in ["keywords", "categories"] {
        let count = package[key].as_array().map_or(0, Vec::len);
        ensure!((1..=5).contains(&count), "{count} {key}: the registry takes one to five");
    }
    Ok(())
}

/// Checks that whatever a crate needs of this workspace is published, too, and named with a version.
fn depends_on_published(package: &Value) -> Result<()> {
    for needed in package["dependencies"].as_array().into_iter().flatten() {
        let name = needed["name"].as_str().unwrap_or_default();
        let is_own = needed["path"].is_string();
        if !is_own || needed["kind"] == "dev" {
            continue;
        }
        ensure!(!UNPUBLISHED.contains(&name), "needs {name}, which is not published");
        ensure!(needed["req"] != "*", "needs {name} without a version");
    }
    Ok(())
}

/// Checks the files of a crate, and says how many bytes they have.
fn packs(name: &str, package: &Value) -> Result<u64> {
    let listed =
        output("cargo", &["package", "--list", "--locked", "--allow-dirty", "--package", name])?;
    let listed: BTreeSet<&str> = listed.lines().collect();
    for file in ALWAYS {
        ensure!(listed.contains(file), "{file} is missing");
    }
    let manifest = Path::new(package["manifest_path"].as_str().context("no manifest")?);
    let folder = manifest.parent().context("a manifest without a folder")?;
    let tracked = output("git", &["-C".as_ref(), folder.as_os_str(), "ls-files".as_ref()])?;
    for file in tracked.lines().filter(|it| folder.join(it).exists()) {
        let is_for_tests =
            UNPACKED.iter().any(|it| file.starts_with(it)) || file.contains("/snapshots/");
        ensure!(is_for_tests || listed.contains(file), "{file} is missing");
    }
    let mut bytes = 0;
    for file in listed {
        ensure!(is_expected(name, file), "{file} is packed, and is not to be");
        // What Cargo adds is in no folder.
        bytes += fs::metadata(folder.join(file)).map_or(0, |it| it.len());
    }
    if bytes > MOST_BYTES {
        bail!("{bytes} bytes are packed; at most {MOST_BYTES} are allowed");
    }
    Ok(bytes)
}

/// Whether a crate is to pack a file.
fn is_expected(name: &str, file: &str) -> bool {
    let ends = |ends: &[&str]| ends.iter().any(|end| file.ends_with(end));
    ALWAYS.contains(&file)
        || file == COMMIT
        || file.starts_with("src/")
            && !file.contains("snapshots/")
            && ends(&[".rs", ".toml", ".txt"])
        || file.starts_with("examples/") && ends(&[".rs"])
        || ALSO
            .iter()
            .any(|(crate_, start, kinds)| *crate_ == name && file.starts_with(start) && ends(kinds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_crate_packs_its_sources_licences_and_readme_and_nothing_else() {
        let said = check();
        assert!(said.is_ok(), "{:#}", said.unwrap_err());
    }

    #[test]
    fn what_no_crate_packs_is_noticed() {
        for file in
            ["src/a.rs", "src/techniques/examples/fish.txt", "examples/a.rs", "README.md", COMMIT]
        {
            assert!(is_expected("ergodoku-core", file), "{file}");
        }
        for file in [
            "src/snapshots/a.snap",
            "src/snapshots/a.txt",
            "tests/it/main.rs",
            "benches/a.rs",
            "public-api.txt",
        ] {
            assert!(!is_expected("ergodoku-core", file), "{file}");
        }
        assert!(is_expected("ergodoku-render", "fonts/Roboto-Bold.ttf"));
        assert!(!is_expected("ergodoku-core", "fonts/Roboto-Bold.ttf"));
        assert!(!is_expected("ergodoku-serve", "page/data.csv"));
    }
}
