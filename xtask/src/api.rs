//! `cargo xtask api`: lists what each published library offers, one item a line, so that a change of it is seen in review.
//!
//! The lists are made from what rustdoc writes as JSON. Its form is not stable yet, so rustdoc is told to allow that, for
//! these lists alone: nothing that is built or published depends on it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use public_api::Builder;
use serde_json::Value;

use crate::command::{output, output_of, root};

/// The name of a list, in the folder of its crate.
const FILE: &str = "public-api.txt";

/// Set for this program when Cargo runs it in the place of rustdoc.
const IN_PLACE_OF_RUSTDOC: &str = "ERGODOKU_XTASK_AS_RUSTDOC";

/// The version of the JSON that the lists are made from: that of Rust 1.95. Another one may say the same otherwise.
const FORMAT: u64 = 57;

/// A library that is published.
struct Library {
    /// Its name in code.
    name: String,
    folder: PathBuf,
}

/// Writes the lists, or with `check` only says which are stale. Checks nothing where rustdoc writes another format.
pub(crate) fn run(check: bool) -> Result<()> {
    let metadata =
        output("cargo", &["metadata", "--no-deps", "--locked", "--format-version", "1"])?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let libraries = libraries(&metadata)?;
    let target = metadata["target_directory"].as_str().context("no target directory")?;
    let documented = documented(Path::new(target))?;
    let mut stale = Vec::new();
    for library in &libraries {
        let json = documented.join(&library.name).with_extension("json");
        let format = format_of(&json)?;
        if format != FORMAT && check {
            println!(
                "**** SKIPPED: the listings of the API; rustdoc writes format {format}, not {FORMAT} ****"
            );
            return Ok(());
        }
        ensure!(format == FORMAT, "rustdoc writes format {format}, not {FORMAT}: use Rust 1.95");
        let list = list(&json, &library.name)?;
        let path = library.folder.join(FILE);
        let old = fs::read_to_string(&path).unwrap_or_default();
        if old == list {
            continue;
        }
        stale.push(format!("{}{}", path.strip_prefix(root())?.display(), difference(&old, &list)));
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

fn libraries(metadata: &Value) -> Result<Vec<Library>> {
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

/// Has all libraries documented as JSON: a file each in this folder, with the name of the library.
fn documented(target: &Path) -> Result<PathBuf> {
    let mut command = Command::new("cargo");
    command.args([
        "doc",
        "--quiet",
        "--locked",
        "--no-deps",
        "--lib",
        "--all-features",
        "--workspace",
    ]);
    command.args(["--exclude", "xtask", "--exclude", "ergodoku-wasm"]);
    command.env(IN_PLACE_OF_RUSTDOC, std::env::var_os("RUSTDOC").unwrap_or("rustdoc".into()));
    command.env("RUSTDOC", std::env::current_exe()?);
    command.env("RUSTDOCFLAGS", "-Zunstable-options --output-format json --cap-lints allow");
    output_of(&mut command)?;
    Ok(target.join("doc"))
}

/// The version of the form of rustdoc's JSON.
fn format_of(json: &Path) -> Result<u64> {
    let text = fs::read_to_string(json).with_context(|| json.display().to_string())?;
    let json: Value = serde_json::from_str(&text)?;
    json["format_version"].as_u64().context("rustdoc names no format")
}

/// One line for each item, without what the compiler derives. The names of the library's own items are not preceded by
/// its name.
fn list(json: &Path, library: &str) -> Result<String> {
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()?;
    let own = format!("{library}::");
    let lines: Vec<String> = api.items().map(|item| item.to_string().replace(&own, "")).collect();
    Ok(lines.join("\n") + "\n")
}

/// The lines of a text that another one lacks, in order.
fn missing<'a>(text: &'a str, other: &str) -> impl Iterator<Item = &'a str> {
    let there: BTreeSet<String> = other.lines().map(String::from).collect();
    text.lines().filter(move |line| !there.contains(*line))
}

/// What changed in a list: the first lines that went and came.
fn difference(old: &str, new: &str) -> String {
    const TOLD: usize = 8;
    let gone = missing(old, new).map(|line| format!("\n  - {line}"));
    let come = missing(new, old).map(|line| format!("\n  + {line}"));
    let all: Vec<String> = gone.chain(come).collect();
    let rest = all.len().saturating_sub(TOLD);
    let more = if rest > 0 { format!("\n  and {rest} more lines") } else { String::new() };
    all.into_iter().take(TOLD).collect::<String>() + &more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_items_are_listed_one_a_line() {
        let folder = tempfile::tempdir().unwrap();
        let source = "pub mod a {\n#[derive(Clone)]\npub struct Cell(pub u8, u8);\nimpl Cell {\n\
                      pub fn row(&self, of: u8) -> Option<Cell> { let _ = of; None }\nfn hidden() {}\n}\n}\nfn private() {}\n";
        let file = folder.path().join("lib.rs");
        fs::write(&file, source).unwrap();
        let mut rustdoc = Command::new("rustdoc");
        rustdoc.args([
            "--crate-name",
            "sample",
            "--crate-type",
            "lib",
            "-Zunstable-options",
            "--output-format",
            "json",
        ]);
        rustdoc.arg("-o").arg(folder.path()).arg(&file).env("RUSTC_BOOTSTRAP", "1");
        output_of(&mut rustdoc).unwrap();
        let json = folder.path().join("sample.json");
        // Elsewhere the list may look otherwise, see `FORMAT`.
        if format_of(&json).unwrap() == FORMAT {
            let expected = "pub mod sample\npub mod a\npub struct a::Cell(pub u8, _)\nimpl a::Cell\n\
                            pub fn a::Cell::row(&self, u8) -> core::option::Option<a::Cell>\n";
            assert_eq!(list(&json, "sample").unwrap(), expected);
        }
    }

    #[test]
    fn a_difference_tells_what_went_and_came() {
        assert_eq!(difference("a\nb\n", "b\nc\n"), "\n  - a\n  + c");
        let many: String = (0..20).map(|k| format!("{k}\n")).collect();
        assert!(difference("", &many).ends_with("\n  + 7\n  and 12 more lines"));
        assert_eq!(difference(&many, &many), "");
    }
}
