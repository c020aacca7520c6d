//! The published programs: how their archives and packages are named, and what is in them.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};

use crate::command::output;

/// The systems for which a program is published, as Rust names them.
#[cfg(test)]
pub(super) const TARGETS: [&str; 5] = [
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];

/// What an archive holds besides the program and the pages of the manual.
const ARCHIVED: [&str; 10] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "NOTICE",
    "LICENSE-Roboto",
    "completions/ergodoku.bash",
    "completions/ergodoku.zsh",
    "completions/ergodoku.fish",
    "completions/ergodoku.ps1",
];

/// What a Debian package holds besides pages of the manual.
const INSTALLED: [&str; 9] = [
    "/usr/bin/ergodoku",
    "/usr/share/bash-completion/completions/ergodoku",
    "/usr/share/zsh/vendor-completions/_ergodoku",
    "/usr/share/fish/vendor_completions.d/ergodoku.fish",
    "/usr/share/doc/ergodoku/README.md",
    "/usr/share/doc/ergodoku/LICENSE-APACHE",
    "/usr/share/doc/ergodoku/NOTICE",
    "/usr/share/doc/ergodoku/copyright",
    "/usr/share/doc/ergodoku/changelog.gz",
];

/// The folder within an archive, and its name without the extension.
pub(super) fn folder(version: &str, target: &str) -> String {
    format!("ergodoku-{version}-{target}")
}

/// The name of an archive.
pub(super) fn archive(version: &str, target: &str) -> String {
    let extension = if target.contains("windows") { "zip" } else { "tar.gz" };
    format!("{}.{extension}", folder(version, target))
}

/// The name of the Debian package for a target, if there is one.
pub(super) fn debian_package(version: &str, target: &str) -> Option<String> {
    let processor = match target.split_once('-')? {
        ("x86_64", system) if system.contains("linux") => "amd64",
        ("aarch64", system) if system.contains("linux") => "arm64",
        _ => return None,
    };
    Some(format!("ergodoku_{version}_{processor}.deb"))
}

/// Checks an archive that `.ci/package` has written.
pub(super) fn check_archive(out: &Path, version: &str, target: &str) -> Result<()> {
    let path = out.join(archive(version, target));
    let listed = output("tar", &["-tzf".as_ref(), path.as_os_str()])?;
    let folder = format!("{}/", folder(version, target));
    let files = listed.lines().filter(|it| !it.ends_with('/'));
    let files: Vec<&str> = files
        .map(|it| it.strip_prefix(&folder).with_context(|| format!("{it} lies outside {folder}")))
        .collect::<Result<_>>()?;
    let expected = ARCHIVED.into_iter().chain(["ergodoku"]);
    is_whole(&files, expected.collect(), "man/").with_context(|| path.display().to_string())
}

/// Checks a Debian package that `.ci/package` has written.
pub(super) fn check_debian_package(out: &Path, version: &str, target: &str) -> Result<()> {
    let name = debian_package(version, target).context("no Debian package for this target")?;
    let path = out.join(&name);
    let field =
        |field: &str| output("dpkg-deb", &["--field".as_ref(), path.as_os_str(), field.as_ref()]);
    ensure!(field("Version")?.trim() == version, "{name} has another version inside");
    let processor = field("Architecture")?;
    ensure!(name.ends_with(&format!("_{}.deb", processor.trim())), "{name} is for {processor}");
    let listed = output("dpkg-deb", &["--contents".as_ref(), path.as_os_str()])?;
    // Each line ends with the path, behind a dot for the root.
    let files = listed
        .lines()
        .filter_map(|line| line.split_once(" ./"))
        .map(|(_, path)| format!("/{path}"));
    let files: Vec<String> = files.filter(|it| !it.ends_with('/')).collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    is_whole(&files, BTreeSet::from(INSTALLED), "/usr/share/man/man1/").context(name)
}

/// Checks that there are these files and pages of the manual in a folder, and nothing else.
fn is_whole(files: &[&str], expected: BTreeSet<&str>, manual: &str) -> Result<()> {
    let is_page =
        |file: &str| file.strip_prefix(manual).is_some_and(|page| page.starts_with("ergodoku"));
    let (pages, others): (Vec<&str>, Vec<&str>) = files.iter().partition(|file| is_page(file));
    let others: BTreeSet<&str> = others.into_iter().collect();
    let missing: Vec<&&str> = expected.difference(&others).collect();
    let surplus: Vec<&&str> = others.difference(&expected).collect();
    if !missing.is_empty() || !surplus.is_empty() || pages.len() < 2 {
        bail!("{} pages of the manual; missing {missing:?}; not expected {surplus:?}", pages.len());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::command::root;

    const MANIFEST: &str = include_str!("../../../crates/cli/Cargo.toml");

    #[test]
    fn the_workflow_builds_each_target() {
        let workflow = fs::read_to_string(root().join(".github/workflows/release.yml")).unwrap();
        let built: BTreeSet<&str> = workflow
            .lines()
            .filter_map(|line| line.trim().strip_prefix("- { target: ")?.split_once(','))
            .map(|(target, _)| target)
            // Those of wheels are named by the processor alone.
            .filter(|target| target.contains('-'))
            .collect();
        assert_eq!(built, BTreeSet::from(TARGETS));
    }

    /// The value of a key of the manifest below a heading.
    fn binstall(heading: &str, key: &str) -> Option<&'static str> {
        let (_, table) = MANIFEST.split_once(&format!("[package.metadata.binstall{heading}]\n"))?;
        let table = table.split("\n[").next()?;
        table
            .lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"'))
    }

    #[test]
    fn binstall_takes_the_archives_that_are_published() {
        for target in TARGETS {
            let own = |key: &str| {
                binstall(&format!(".overrides.{target}"), key)
                    .or_else(|| binstall("", key))
                    .unwrap()
            };
            let filled = |template: &str| {
                let program = if target.contains("windows") { ".exe" } else { "" };
                let values = [
                    ("repo", "REPO"),
                    ("version", "1.2.3"),
                    ("target", target),
                    ("bin", "ergodoku"),
                    ("binary-ext", program),
                ];
                values.iter().fold(template.to_string(), |text, (name, value)| {
                    text.replace(&format!("{{ {name} }}"), value)
                })
            };
            let name = archive("1.2.3", target);
            assert_eq!(filled(own("pkg-url")), format!("REPO/releases/download/v1.2.3/{name}"));
            let program = if target.contains("windows") { "ergodoku.exe" } else { "ergodoku" };
            assert_eq!(filled(own("bin-dir")), format!("{}/{program}", folder("1.2.3", target)));
            assert_eq!(own("pkg-fmt"), if name.ends_with(".zip") { "zip" } else { "tgz" });
        }
    }

    /// `.ci/package` packs a stand-in for the program, so that nothing needs to be built.
    #[cfg(target_os = "linux")]
    #[test]
    fn archives_and_packages_are_named_and_filled_as_expected() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("ergodoku");
        let script = "#!/bin/sh\ncase $1 in\nman) for it in ergodoku ergodoku-solve; do echo page >\"$3/$it.1\"; done ;;\n\
                      completions) echo \"$2\" ;;\nesac\n";
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let version = super::super::versions::current_in(root()).unwrap();
        for target in TARGETS.into_iter().filter(|it| !it.contains("windows")) {
            if target.contains("linux") && !crate::command::is_there("dpkg-deb") {
                continue;
            }
            let arguments = [target.as_ref(), folder.path().as_os_str(), program.as_os_str()];
            output(root().join(".ci/package"), &arguments).unwrap();
            check_archive(folder.path(), &version, target).unwrap();
            if debian_package(&version, target).is_some() {
                check_debian_package(folder.path(), &version, target).unwrap();
            }
        }
    }

    #[test]
    fn what_is_missing_or_too_much_is_named() {
        let said = |files: &[&str]| {
            is_whole(files, BTreeSet::from(["a", "b"]), "man/").err().map(|it| it.to_string())
        };
        assert_eq!(said(&["a", "man/ergodoku.1", "b", "man/ergodoku-solve.1"]), None);
        assert!(
            said(&["a", "man/ergodoku.1", "man/ergodoku-solve.1"])
                .unwrap()
                .contains("missing [\"b\"]")
        );
        assert!(
            said(&["a", "b", "c", "man/ergodoku.1", "man/ergodoku-solve.1"])
                .unwrap()
                .contains("expected [\"c\"]")
        );
        assert!(said(&["a", "b", "man/ergodoku.1"]).unwrap().starts_with("1 pages"));
    }
}
