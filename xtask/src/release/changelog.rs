//! The changelog's headings: `## Unreleased` until a release, then `## 0.1.0 (2026-11-23)`.

use anyhow::{Context as _, Result, bail, ensure};

pub(super) const FILE: &str = "CHANGELOG.md";

const UNRELEASED: &str = "## Unreleased";

/// The heading of a version and the lines below it.
fn section(text: &str, is_heading: impl Fn(&str) -> bool) -> Option<(&str, &str)> {
    let mut start = None;
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        if let Some((heading, body)) = start {
            if line.starts_with("## ") {
                return Some((heading, text[body..offset].trim()));
            }
        } else if line.starts_with("## ") && is_heading(line.trim_end()) {
            start = Some((line.trim_end(), offset + line.len()));
        }
        offset += line.len();
    }
    start.map(|(heading, body)| (heading, text[body..].trim()))
}

fn of_version<'a>(text: &'a str, version: &str) -> Option<(&'a str, &'a str)> {
    section(text, |heading| heading[3..].split(' ').next() == Some(version))
}

fn says_something(body: &str) -> bool {
    body.lines().any(|line| line.starts_with("- "))
}

/// What it says of a version.
pub(super) fn notes(text: &str, version: &str) -> Result<String> {
    let (_, body) = of_version(text, version)
        .with_context(|| format!("{FILE} has no heading for {version}"))?;
    Ok(body.to_string())
}

/// Checks that a version has a dated heading with lines below it, and that nothing is unreleased.
pub(super) fn check(text: &str, version: &str) -> Result<String> {
    let (heading, body) = of_version(text, version).with_context(|| {
        format!("no heading for {version}: `cargo xtask release --prepare {version}`")
    })?;
    let date =
        heading.split_once(" (").and_then(|(_, date)| date.strip_suffix(')')).unwrap_or_default();
    ensure!(is_date(date), "`{heading}` has no date: `## {version} (2026-11-23)`");
    ensure!(says_something(body), "nothing stands below `{heading}`");
    if let Some((_, body)) = section(text, |heading| heading == UNRELEASED) {
        ensure!(!says_something(body), "there are lines below `{UNRELEASED}`");
    }
    Ok(heading[3..].to_string())
}

/// The changelog with what is unreleased under the heading of a version.
pub(super) fn released(text: &str, version: &str, date: &str) -> Result<String> {
    if of_version(text, version).is_some() {
        bail!("{FILE} has a heading for {version} already");
    }
    let (_, body) = section(text, |heading| heading == UNRELEASED)
        .with_context(|| format!("{FILE} has no `{UNRELEASED}`"))?;
    ensure!(says_something(body), "{FILE}: nothing stands below `{UNRELEASED}`");
    Ok(text.replacen(UNRELEASED, &format!("## {version} ({date})"), 1))
}

fn is_date(text: &str) -> bool {
    let pattern = "dddd-dd-dd";
    text.len() == pattern.len()
        && text.chars().zip(pattern.chars()).all(|(it, as_in)| match as_in {
            'd' => it.is_ascii_digit(),
            _ => it == as_in,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str =
        "# Changelog\n\n## Unreleased\n\n### Added\n\n- More.\n\n## 0.1.0 (2026-01-02)\n\n- All.\n";

    #[test]
    fn what_is_unreleased_becomes_a_release() {
        let after = released(BEFORE, "0.2.0", "2026-02-03").unwrap();
        assert_eq!(after, BEFORE.replace("Unreleased", "0.2.0 (2026-02-03)"));
        assert_eq!(check(&after, "0.2.0").unwrap(), "0.2.0 (2026-02-03)");
        assert_eq!(notes(&after, "0.2.0").unwrap(), "### Added\n\n- More.");
        assert_eq!(notes(&after, "0.1.0").unwrap(), "- All.");
    }

    #[test]
    fn what_is_not_ready_is_told() {
        let said = |text: &str, version: &str| check(text, version).unwrap_err().to_string();
        assert!(said(BEFORE, "0.2.0").starts_with("no heading for 0.2.0"));
        assert_eq!(said(BEFORE, "0.1.0"), "there are lines below `## Unreleased`");
        assert!(said("## 0.1.0\n\n- All.\n", "0.1.0").contains("has no date"));
        assert!(said("## 0.1.0 (2026-1-2)\n\n- All.\n", "0.1.0").contains("has no date"));
        assert!(
            said("## 0.1.0 (2026-01-02)\n\n## 0.0.9\n\n- All.\n", "0.1.0")
                .starts_with("nothing stands below")
        );
        // A version is no prefix of another.
        assert!(said("## 0.1.01 (2026-01-02)\n\n- All.\n", "0.1.0").starts_with("no heading"));
        assert!(released(BEFORE, "0.1.0", "2026-02-03").is_err());
        assert!(released("## Unreleased\n", "0.2.0", "2026-02-03").is_err());
        assert!(released("# Changelog\n", "0.2.0", "2026-02-03").is_err());
    }
}
