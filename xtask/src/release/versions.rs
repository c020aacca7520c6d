//! Every place that names the version.

use std::fs;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::Value;

use super::{changelog, packages, read};
use crate::command::output;

const MANIFEST: &str = "Cargo.toml";

/// JSON files that name it, and where in them. They are written by other programs' rules, so only these lines change.
const JSON: [(&str, &[&str]); 2] = [
    ("npm/package.json", &["/version"]),
    ("npm/package-lock.json", &["/version", "/packages//version"]),
];

/// A file that need not be there, and what the version's line begins with.
const OTHER: [(&str, &str); 3] = [
    ("CITATION.cff", "version: "),
    ("python/Cargo.toml", "version = "),
    ("python/pyproject.toml", "version = "),
];

/// The kinds of files in which a text may name a version, as `ergodoku-0.1.0.tgz` or `ergodoku = "0.1"`.
const TEXTS: [&str; 4] = ["*.md", "*.yml", "*.mjs", "*.toml"];

/// The version of the workspace.
pub(super) fn current() -> Result<String> {
    current_in(Path::new("."))
}

/// The same of the repository in this folder.
pub(super) fn current_in(root: &Path) -> Result<String> {
    let text = read(root.join(MANIFEST))?;
    let table = text.split("[workspace.package]").nth(1).context("no [workspace.package]")?;
    let version =
        table.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    Ok(version.context("[workspace.package] has no version")?.to_string())
}

/// Checks that all places name this version, and says how many they are.
pub(super) fn check(version: &str) -> Result<String> {
    let mut wrong = Vec::new();
    let mut is = |place: String, said: &str| {
        if said != version {
            wrong.push(format!("{place} says {said}"));
        }
    };
    let packages = packages()?;
    for package in &packages {
        is(text_of(&package["name"]), &text_of(&package["version"]));
    }
    for line in own_dependencies(&read(MANIFEST)?) {
        is(format!("{MANIFEST}: {line}"), between(line, "version = \"", "\"").unwrap_or("nothing"));
    }
    let mut files = 0;
    for (file, pointers) in JSON {
        let json: Value = serde_json::from_str(&read(file)?).context(file)?;
        for pointer in pointers {
            is(
                format!("{file}{pointer}"),
                &json.pointer(pointer).map_or("nothing".into(), text_of),
            );
        }
        files += 1;
    }
    for (file, start) in OTHER.iter().filter(|(file, _)| Path::new(file).exists()) {
        let text = read(file)?;
        if let Some(said) = text.lines().find_map(|line| line.strip_prefix(start)) {
            is((*file).to_string(), said.trim_matches('"'));
            files += 1;
        }
    }
    let mut mentions = 0;
    for file in texts()? {
        let text = read(&file)?;
        for place in places(&text) {
            let said = &text[place.clone()];
            let line = text[..place.start].lines().count();
            is(format!("{file}:{line}"), if is_short_for(said, version) { version } else { said });
            mentions += 1;
        }
    }
    ensure!(wrong.is_empty(), "the version is {version}, but {}", wrong.join("; "));
    Ok(format!("{} crates, {files} other packages, {mentions} places in documents", packages.len()))
}

/// Writes a version to all places, and says how many have changed.
pub(super) fn write(version: &str) -> Result<usize> {
    ensure!(is_version(version), "`{version}` is no version: three numbers, as 0.2.0");
    let old = current()?;
    let mut changed = 0;
    let manifest = read(MANIFEST)?;
    let mut lines: Vec<String> = manifest.lines().map(String::from).collect();
    for line in &mut lines {
        if line.starts_with("version = \"") || is_own_dependency(line) {
            *line =
                line.replace(&format!("version = \"{old}\""), &format!("version = \"{version}\""));
            changed += 1;
        }
    }
    fs::write(MANIFEST, lines.join("\n") + "\n")?;
    for (file, pointers) in JSON {
        let (old, new) = (format!("\"version\": \"{old}\""), format!("\"version\": \"{version}\""));
        // The package's own version comes before those of others.
        fs::write(file, read(file)?.replacen(&old, &new, pointers.len()))?;
        changed += pointers.len();
    }
    for (file, start) in OTHER.iter().filter(|(file, _)| Path::new(file).exists()) {
        let text = read(file)?;
        let new = |line: &str| {
            if line.starts_with(start) { line.replace(&old, version) } else { line.to_string() }
        };
        fs::write(file, text.lines().map(new).collect::<Vec<_>>().join("\n") + "\n")?;
        changed += 1;
    }
    for file in texts()? {
        let mut text = read(&file)?;
        let places = places(&text);
        changed += places.len();
        for place in places.into_iter().rev() {
            let parts = text[place.clone()].split('.').count();
            let new = version.split('.').take(parts).collect::<Vec<_>>().join(".");
            text.replace_range(place, &new);
        }
        fs::write(&file, text)?;
    }
    Ok(changed)
}

/// The files that may name the version in their text. The changelog names many, as it should.
fn texts() -> Result<Vec<String>> {
    let listed = output("git", &[&["ls-files", "--"], &TEXTS[..]].concat())?;
    let files = listed
        .lines()
        .filter(|it| *it != changelog::FILE && *it != MANIFEST && Path::new(it).exists());
    Ok(files.map(String::from).collect())
}

/// Where a text names a version of this project: behind its name and one of `-`, `_`, `@`, ` `, ` v`, ` = "`, or behind
/// `download/v`.
fn places(text: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    for (at, name) in text.match_indices("ergodoku").chain(text.match_indices("download/")) {
        let rest = &text[at + name.len()..];
        let crate_name = rest.len()
            - rest.trim_start_matches(|it: char| it == '-' || it.is_ascii_lowercase()).len();
        // A name of a crate goes on behind "ergodoku"; a hyphen may also stand before the version.
        for skipped in [crate_name, 0] {
            let begin = ["-", "_", "@", " v", " = \"", " ", "v"].into_iter().find_map(|mark| {
                let behind = rest[skipped..].strip_prefix(mark)?;
                behind
                    .starts_with(|it: char| it.is_ascii_digit())
                    .then_some(at + name.len() + skipped + mark.len())
            });
            let Some(begin) = begin else { continue };
            let said =
                text[begin..].trim_start_matches(|it: char| it == '.' || it.is_ascii_digit());
            let said = text[begin..text.len() - said.len()].trim_end_matches('.');
            let parts = said.split('.').count();
            let is_requirement = text[..begin].ends_with(" = \"") && parts >= 2;
            if parts == 3 || is_requirement {
                places.push(begin..begin + said.len());
            }
            break;
        }
    }
    places.sort_by_key(|it| it.start);
    places.dedup();
    places
}

/// Whether a text is the version, or as much of it as a requirement needs: "0.1" for 0.1.0.
fn is_short_for(said: &str, version: &str) -> bool {
    said == version || version.strip_prefix(said).is_some_and(|rest| rest.starts_with('.'))
}

fn is_version(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    parts.len() == 3
        && parts.iter().all(|it| it.parse::<u32>().is_ok_and(|number| number.to_string() == *it))
}

fn own_dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    manifest.lines().filter(|line| is_own_dependency(line))
}

/// Whether a line of the manifest names a crate of this workspace.
fn is_own_dependency(line: &str) -> bool {
    line.starts_with("ergodoku") && line.contains("path = ")
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or("nothing").to_string()
}

/// Whether the version may follow this one with such a change of the library.
///
/// # Errors
/// If something was removed or changed, and the version does not say so.
pub(super) fn allows_removal(last: &str, version: &str) -> Result<()> {
    let numbers = |text: &str| text.split('.').map(str::parse).collect::<Result<Vec<u32>, _>>();
    let (old, new) = (numbers(last)?, numbers(version)?);
    // Below 1.0 the second number stands for what no longer fits.
    let fixed = if old.first() == Some(&0) { 2 } else { 1 };
    if old.get(..fixed) == new.get(..fixed) {
        bail!(
            "the version needs a larger {} number than {last} has",
            ["first", "second"][fixed - 1]
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_in_a_text_are_found() {
        let found = |text| places(text).into_iter().map(|it| &text[it]).collect::<Vec<_>>();
        assert_eq!(
            found("curl -LO https://x/releases/download/v0.1.0/ergodoku-0.2.0-x86_64.tar.gz"),
            ["0.1.0", "0.2.0"]
        );
        assert_eq!(
            found("ergodoku_1.2.3_amd64.deb, ergodoku@1.2.4 and ergodoku 1.2.5."),
            ["1.2.3", "1.2.4", "1.2.5"]
        );
        assert_eq!(
            found("ergodoku-cli@1.2.3\nergodoku-core = \"0.1\"\nergodoku = \"0.1.2\""),
            ["1.2.3", "0.1", "0.1.2"]
        );
        assert_eq!(
            found("ergodoku 81 cells, ergodoku solve 1.2.3, ergodoku hint ..., another-1.2.3"),
            [""; 0]
        );
    }

    #[test]
    fn a_requirement_may_leave_out_numbers() {
        for said in ["0.1.0", "0.1", "0"] {
            assert!(is_short_for(said, "0.1.0"), "{said}");
        }
        for said in ["0.2", "0.1.1", "0.10", "0.", ""] {
            assert!(!is_short_for(said, "0.1.0"), "{said}");
        }
    }

    #[test]
    fn what_is_removed_needs_a_larger_number() {
        for (last, version) in [("0.1.0", "0.2.0"), ("0.9.0", "1.0.0"), ("1.2.3", "2.0.0")] {
            assert!(allows_removal(last, version).is_ok(), "{last} {version}");
        }
        for (last, version) in [("0.1.0", "0.1.1"), ("1.2.3", "1.3.0"), ("0.1.0", "0.1.0")] {
            assert!(allows_removal(last, version).is_err(), "{last} {version}");
        }
    }
}
