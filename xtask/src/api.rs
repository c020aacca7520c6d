//! `cargo xtask api`: lists what each published library offers, one item a line, so that a change of it is seen in review.
//!
//! The lists are made from what rustdoc writes as JSON. Its form is not stable yet, so rustdoc is told to allow that, for
//! these lists alone: nothing that is built or published depends on it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use public_api::Builder;
use serde_json::Value;

use crate::command::{output, output_of, root};

/// The name of a list, in the folder of its crate.
const FILE: &str = "public-api.txt";

/// Set for this program when Cargo runs it in the place of rustdoc.
const IN_PLACE_OF_RUSTDOC: &str = "ERGODOKU_XTASK_AS_RUSTDOC";

/// The version of the JSON that the lists were made from.
const FORMATS: std::ops::RangeInclusive<u64> = 57..=59;

/// A library that is published.
struct Library {
    /// Its name in code.
    name: String,
    folder: PathBuf,
}

/// Writes the lists, or with `check` only says which are stale.
pub(crate) fn run(check: bool) -> Result<()> {
    let libraries = libraries()?;
    let documented = documented(&libraries)?;
    let mut stale = Vec::new();
    for library in &libraries {
        let list = list(&documented[&library.name], &library.name)?;
        let path = library.folder.join(FILE);
        if fs::read_to_string(&path).ok().as_ref() == Some(&list) {
            continue;
        }
        stale.push(format!("{}{}", path.strip_prefix(root())?.display(), difference(&path, &list)));
        if !check {
            fs::write(&path, list)?;
        }
    }
    if check && !stale.is_empty() {
        bail!(
            "the public API is not the one listed; `cargo xtask api` lists it anew:\n{}",
            stale.join("\n")
        );
    }
    println!("{} listings of the API, {} changed", libraries.len(), stale.len());
    Ok(())
}

/// The items that were in the lists of a commit and are no longer.
pub(crate) fn lost_since(commit: &str) -> Result<Vec<String>> {
    let files = output("git", &["ls-tree", "-r", "--name-only", commit])?;
    let mut lost = Vec::new();
    for file in files.lines().filter(|it| it.ends_with(&format!("/{FILE}"))) {
        let old = output("git", &["show", &format!("{commit}:{file}")])?;
        let new = fs::read_to_string(root().join(file)).unwrap_or_default();
        let kept: BTreeSet<&str> = new.lines().collect();
        lost.extend(
            old.lines().filter(|line| !kept.contains(line)).map(|line| format!("{file}: {line}")),
        );
    }
    Ok(lost)
}

/// Acts as rustdoc with what is unstable allowed, if Cargo runs this program in its place. Cargo itself and the compiler
/// run without, so that what they have built stays as it is.
pub(crate) fn act_as_rustdoc() -> Option<i32> {
    let rustdoc = std::env::var_os(IN_PLACE_OF_RUSTDOC)?;
    let arguments = std::env::args_os().skip(1);
    let status = Command::new(rustdoc).args(arguments).env("RUSTC_BOOTSTRAP", "1").status();
    Some(status.ok().and_then(|it| it.code()).unwrap_or(1))
}

fn libraries() -> Result<Vec<Library>> {
    let text = output("cargo", &["metadata", "--no-deps", "--locked", "--format-version", "1"])?;
    let metadata: Value = serde_json::from_str(&text)?;
    let mut libraries = Vec::new();
    for package in metadata["packages"].as_array().context("no packages")? {
        let targets = package["targets"].as_array().context("no targets")?;
        let library = targets.iter().find(|it| it["kind"][0] == "lib");
        let (Some(library), true) = (library, package["publish"].is_null()) else { continue };
        let manifest = PathBuf::from(package["manifest_path"].as_str().context("no manifest")?);
        let name = library["name"].as_str().context("a library without a name")?.to_string();
        libraries
            .push(Library { name, folder: manifest.parent().context("no folder")?.to_path_buf() });
    }
    Ok(libraries)
}

/// Has all libraries documented as JSON. The files, by the names of the libraries.
fn documented(libraries: &[Library]) -> Result<BTreeMap<String, PathBuf>> {
    let mut command = Command::new("cargo");
    command.args(["doc", "--locked", "--no-deps", "--lib", "--workspace"]);
    command.args([
        "--exclude",
        "xtask",
        "--exclude",
        "ergodoku-wasm",
        "--all-features",
        "--message-format",
        "json",
    ]);
    command.env(IN_PLACE_OF_RUSTDOC, std::env::var_os("RUSTDOC").unwrap_or("rustdoc".into()));
    command.env("RUSTDOC", std::env::current_exe()?);
    command.env("RUSTDOCFLAGS", "-Zunstable-options --output-format json --cap-lints allow");
    let said = output_of(&mut command)?;
    let mut files = BTreeMap::new();
    for line in said.lines() {
        let message: Value = serde_json::from_str(line)?;
        let Some(name) = message["target"]["name"].as_str() else { continue };
        for file in message["filenames"].as_array().into_iter().flatten().filter_map(Value::as_str)
        {
            if file.contains("/doc/") {
                let folder = PathBuf::from(file)
                    .ancestors()
                    .find(|it| it.ends_with("doc"))
                    .map(PathBuf::from);
                files.insert(
                    name.to_string(),
                    folder.context(file.to_string())?.join(format!("{name}.json")),
                );
            }
        }
    }
    if let Some(missing) = libraries.iter().find(|it| !files.contains_key(&it.name)) {
        bail!("`cargo doc` wrote nothing of {}", missing.name);
    }
    Ok(files)
}

/// One line for each item, without what the compiler derives. The names of the library's own items are not preceded by
/// its name.
fn list(json: &PathBuf, library: &str) -> Result<String> {
    let text = fs::read_to_string(json).with_context(|| json.display().to_string())?;
    let format =
        serde_json::from_str::<Value>(&text)?["format_version"].as_u64().unwrap_or_default();
    if !FORMATS.contains(&format) {
        bail!(
            "rustdoc writes format {format}, and the lists are made from {FORMATS:?}: use Rust 1.95"
        );
    }
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()?;
    let own = format!("{library}::");
    let lines: Vec<String> = api.items().map(|item| item.to_string().replace(&own, "")).collect();
    Ok(lines.join("\n") + "\n")
}

/// What changed in a list: the first lines that came and went.
fn difference(path: &PathBuf, new: &str) -> String {
    const TOLD: usize = 8;
    let old = fs::read_to_string(path).unwrap_or_default();
    let lines = |text: &str| text.lines().map(String::from).collect::<BTreeSet<_>>();
    let (old, new) = (lines(&old), lines(new));
    let gone = old.difference(&new).map(|line| format!("\n  - {line}"));
    let come = new.difference(&old).map(|line| format!("\n  + {line}"));
    let all: Vec<String> = gone.chain(come).collect();
    let rest = all.len().saturating_sub(TOLD);
    let more = if rest > 0 { format!("\n  and {rest} more lines") } else { String::new() };
    all.into_iter().take(TOLD).collect::<String>() + &more
}
