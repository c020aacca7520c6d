//! `cargo xtask release --dry-run`: a list of checks, each done, failed or left out.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::Value;

use super::programs::{archive, check_archive, check_debian_package, debian_package};
use super::{changelog, crates, formula, manifests, read, repository, versions};
use crate::command::{is_there, output};
use crate::{docs, signature};

/// Checks one thing of a version, and says what it found.
type Check = fn(&str) -> Result<Found>;

enum Found {
    Good(String),
    /// It could not be checked here: why.
    LeftOut(String),
}

use Found::{Good, LeftOut};

/// What takes seconds, with what it is called.
const QUICK: [(&str, Check); 9] = [
    ("one version everywhere", |version| versions::check(version).map(Good)),
    ("the changelog", |version| changelog::check(&read(changelog::FILE)?, version).map(Good)),
    ("the tag", tag),
    ("nothing is uncommitted", committed),
    ("the Cargo.lock files", locks),
    ("the contents of the crates", |_| crates::check().map(Good)),
    ("links of the documents", |_| script("links", &[])),
    ("the list of parts (SBOM)", parts),
    ("generated documents", |_| docs::run(true).map(|()| Good(String::new()))),
];

/// What builds, or computes for longer.
const SLOW: [(&str, Check); 8] = [
    ("the signature", |_| signature::run(true).map(|()| Good(String::new()))),
    ("the listings of the API", listings),
    ("what the API has lost", lost),
    ("the workflows", |_| script("workflows", &[])),
    ("the site", |_| script("site", &[])),
    ("the npm package", npm),
    ("cargo publish --dry-run, with its builds", |_| publish(&[])),
    ("archive, .deb and formula", programs),
];

pub(super) fn run(version: &str, quick: bool) -> Result<()> {
    println!("Release {version}");
    let mut failed = 0;
    for (what, check) in QUICK {
        failed += usize::from(!passes(what, check, version));
    }
    if quick {
        failed += usize::from(!passes(
            "cargo publish --dry-run, without its builds",
            |_| publish(&["--no-verify"]),
            version,
        ));
        SLOW.iter().for_each(|(what, _)| println!("  [-] {what}: left out by --quick"));
    } else {
        for (what, check) in SLOW {
            failed += usize::from(!passes(what, check, version));
        }
    }
    ensure!(failed == 0, "{failed} checks failed");
    match quick {
        true => println!("All of these hold. The others are checked without --quick."),
        false => println!("Ready: docs/releasing.md says what comes next."),
    }
    Ok(())
}

/// Does a check and tells the result in a line.
fn passes(what: &str, check: Check, version: &str) -> bool {
    let start = Instant::now();
    // Said first, as some take minutes.
    eprint!("      {what} ...\r");
    let _ = std::io::stderr().flush();
    let found = check(version);
    let (mark, said) = match &found {
        Ok(Good(said)) => ("x", said.clone()),
        Ok(LeftOut(reason)) => ("-", format!("left out, {reason}")),
        Err(error) => (" ", format!("{error:#}")),
    };
    let seconds = start.elapsed().as_secs();
    let time = if seconds > 1 { format!(" ({seconds} s)") } else { String::new() };
    let colon = if said.is_empty() { "" } else { ": " };
    println!("  [{mark}] {what}{colon}{said}{time}");
    found.is_ok()
}

/// Runs one of CI's scripts.
fn script(name: &str, arguments: &[&str]) -> Result<Found> {
    output(format!("./.ci/{name}"), arguments)?;
    Ok(Good(String::new()))
}

fn tag(version: &str) -> Result<Found> {
    let tag = format!("v{version}");
    if output("git", &["tag", "--list", &tag])?.trim().is_empty() {
        return Ok(Good(format!("{tag} is free")));
    }
    let commit = |name: &str| output("git", &["rev-parse", &format!("{name}^{{commit}}")]);
    ensure!(commit(&tag)? == commit("HEAD")?, "{tag} is another commit");
    Ok(Good(format!("{tag} is this commit")))
}

fn committed(_: &str) -> Result<Found> {
    let status = output("git", &["status", "--porcelain"])?;
    let files: Vec<&str> = status.lines().collect();
    ensure!(files.is_empty(), "{} files, such as{}", files.len(), &files[0][2..]);
    Ok(Good(output("git", &["rev-parse", "--short", "HEAD"])?.trim().to_string()))
}

fn locks(_: &str) -> Result<Found> {
    for manifest in manifests() {
        output(
            "cargo",
            &["metadata", "--locked", "--format-version", "1", "--manifest-path", manifest],
        )?;
    }
    Ok(Good(String::new()))
}

fn parts(version: &str) -> Result<Found> {
    let parts: Value = serde_json::from_str(&output("./.ci/sbom", &[] as &[&str])?)?;
    let of = &parts["metadata"]["component"]["version"];
    ensure!(of == version, "it is of version {of}");
    let components = parts["components"].as_array().context("it lists no components")?;
    let without = |key: &str| components.iter().filter(|it| it[key].is_null()).count();
    ensure!(without("licenses") == 0, "{} parts without a licence", without("licenses"));
    Ok(Good(format!("{} parts", components.len())))
}

fn listings(_: &str) -> Result<Found> {
    crate::api::run(true)?;
    Ok(Good(String::new()))
}

/// Compares the listings with those of the last release.
fn lost(version: &str) -> Result<Found> {
    let tags =
        output("git", &["tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD"])?;
    let own = format!("v{version}");
    let Some(last) = tags.lines().find(|it| *it != own) else {
        return Ok(LeftOut("as nothing was released before".to_string()));
    };
    let lost = crate::api::lost_since(last)?;
    if let Some(first) = lost.first() {
        versions::allows_removal(&last[1..], version).with_context(|| {
            format!("{} items are gone or changed, such as `{first}`", lost.len())
        })?;
    }
    Ok(Good(format!("{} items since {last}", lost.len())))
}

fn publish(arguments: &[&str]) -> Result<Found> {
    // Whether all is committed is a check of its own.
    let own = ["publish", "--dry-run", "--workspace", "--locked", "--allow-dirty"];
    output("cargo", &[&own, arguments].concat())?;
    Ok(Good(String::new()))
}

/// Has the package built, tested and used, and looks at the tarball.
fn npm(version: &str) -> Result<Found> {
    let tarball = PathBuf::from(format!("npm/ergodoku-{version}.tgz"));
    // It is not made where the engine cannot be built.
    if tarball.exists() {
        fs::remove_file(&tarball)?;
    }
    output("./.ci/npm", &[] as &[&str])?;
    if !tarball.exists() {
        return Ok(LeftOut("the target wasm32-unknown-unknown is not installed".to_string()));
    }
    let listed = output("tar", &["-tzf".as_ref(), tarball.as_os_str()])?;
    let files: Vec<&str> = listed.lines().filter_map(|it| it.strip_prefix("package/")).collect();
    for needed in [
        "package.json",
        "README.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "dist/index.js",
        "dist/engine.wasm",
    ] {
        ensure!(files.contains(&needed), "{needed} is missing");
    }
    let fixed = ["package.json", "README.md", "LICENSE-MIT", "LICENSE-APACHE"];
    if let Some(file) = files.iter().find(|it| !it.starts_with("dist/") && !fixed.contains(it)) {
        bail!("{file} is packed, and is not to be");
    }
    Ok(Good(format!("{} files, {} KiB", files.len(), fs::metadata(&tarball)?.len() >> 10)))
}

/// Packs the program for this machine as it is published, and looks at what came of it.
fn programs(version: &str) -> Result<Found> {
    let target = published_target()?;
    if !output("rustup", &["target", "list", "--installed"])?.lines().any(|it| it == target) {
        return Ok(LeftOut(format!("`rustup target add {target}` is needed")));
    }
    let out = PathBuf::from("target/packages");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    output("./.ci/package", &[target.as_ref(), out.as_os_str()])?;
    check_archive(&out, version, &target)?;
    let mut names = vec![archive(version, &target)];
    if let Some(name) = debian_package(version, &target) {
        check_debian_package(&out, version, &target)?;
        names.push(name);
    }
    output(
        "tar",
        &["-xzf".as_ref(), out.join(&names[0]).as_os_str(), "-C".as_ref(), out.as_os_str()],
    )?;
    let program = out.join(super::programs::folder(version, &target)).join("ergodoku");
    let said = output(fs::canonicalize(&program)?, &["--version"])?;
    ensure!(said.trim() == format!("ergodoku {version}"), "the program says {}", said.trim());
    formula_of(version)?;
    let size = |name: &String| {
        fs::metadata(out.join(name)).map(|it| format!("{name} {} KiB", it.len() >> 10))
    };
    Ok(Good(names.iter().map(size).collect::<std::io::Result<Vec<_>>>()?.join(", ")))
}

/// The target that is published for this machine.
fn published_target() -> Result<String> {
    if cfg!(target_os = "linux") {
        return Ok(format!("{}-unknown-linux-musl", std::env::consts::ARCH));
    }
    let about = output("rustc", &["-vV"])?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc -vV` names no host")?.to_string())
}

/// Writes the formula with checksums that stand in for those of the other systems, and has Ruby read it if it is there.
fn formula_of(version: &str) -> Result<()> {
    let targets = [
        "x86_64-unknown-linux-musl",
        "aarch64-unknown-linux-musl",
        "x86_64-apple-darwin",
        "aarch64-apple-darwin",
    ];
    let sums: BTreeMap<String, String> =
        targets.iter().map(|it| (archive(version, it), "0".repeat(64))).collect();
    let path = PathBuf::from("target/packages/ergodoku.rb");
    fs::write(&path, formula::formula(version, &repository()?, &sums)?)?;
    if is_there("ruby") {
        output("ruby", &["-c".as_ref(), path.as_os_str()])?;
    }
    Ok(())
}
