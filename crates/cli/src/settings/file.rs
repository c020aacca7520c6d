//! The configuration file.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use ergodoku::explanation::Language;
use toml::de::{DeTable, DeValue};

use super::{Key, Source, Value};
use crate::output::say;

/// The configuration file to read: `$ERGODOKU_CONFIG` if set, and none if that is empty; otherwise the usual
/// place if there is a file.
///
/// # Errors
///
/// Returns an error if `$ERGODOKU_CONFIG` names no file.
pub(crate) fn location() -> Result<Option<PathBuf>> {
    let Some(named) = env::var_os("ERGODOKU_CONFIG") else {
        return Ok(usual_place().filter(|path| path.is_file()));
    };
    if named.is_empty() {
        return Ok(None);
    }
    let path = PathBuf::from(named);
    if !path.exists() || path.is_dir() {
        bail!(say!("fault-config-missing", file = path.display().to_string()));
    }
    Ok(Some(path))
}

/// Where the configuration file is looked for, if there is a home folder.
pub(crate) fn usual_place() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        folder("APPDATA")
    } else {
        folder("XDG_CONFIG_HOME").or_else(|| Some(folder("HOME")?.join(".config")))
    };
    Some(folder?.join("ergodoku").join("config.toml"))
}

/// The settings in a file.
pub(super) fn read(path: &Path) -> Result<Vec<(Key, Value)>> {
    let name = || path.display().to_string();
    let text = fs::read_to_string(path);
    let text = text.with_context(|| say!("fault-config-unreadable", file = name()))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    values(&text, folder).map_err(|Wrong { place: (line, column), message }| {
        anyhow::anyhow!(say!("fault-config-at", file = name(), line, column, message))
    })
}

/// The language in a file, whatever else is wrong with it.
pub(super) fn language(path: &Path) -> Option<Language> {
    let text = fs::read_to_string(path).ok()?;
    let table = DeTable::parse(&text).ok()?;
    let is_language = |name: &str| Key::named(name) == Some(Key::Language);
    let (_, value) = table.get_ref().iter().find(|(name, _)| is_language(name.get_ref()))?;
    value.get_ref().as_str()?.parse().ok()
}

/// What is wrong, and where: line and column from 1.
#[derive(Debug)]
struct Wrong {
    place: (usize, usize),
    message: String,
}

fn values(text: &str, folder: &Path) -> Result<Vec<(Key, Value)>, Wrong> {
    let table = DeTable::parse(text).map_err(|error| {
        let start = error.span().map_or(text.len(), |span| span.start);
        Wrong { place: place(text, start), message: error.message().replace('\n', ", ") }
    })?;
    let mut read = Vec::new();
    for (name, value) in table.get_ref() {
        let (at, its) = (place(text, name.span().start), place(text, value.span().start));
        let name = name.get_ref();
        let key = Key::named(name).ok_or_else(|| Wrong { place: at, message: unknown(name) })?;
        let wrong = |message: String| Wrong { place: its, message: format!("{name}: {message}") };
        let found = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.as_str().to_string(),
            DeValue::Boolean(false) if key == Key::Pager => "none".to_string(),
            other => return Err(wrong(say!("fault-config-kind", kind = kind(other)))),
        };
        let text = key.value(&found, folder);
        let text = text.map_err(|expected| wrong(say!("fault-config-found", expected, found)))?;
        read.push((key, Value { text, source: Source::File(at.0) }));
    }
    Ok(read)
}

/// The word that chooses what the value is called.
fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::Boolean(true) => "yes",
        DeValue::Boolean(false) => "no",
        DeValue::Float(_) => "fraction",
        DeValue::Table(_) => "table",
        DeValue::Array(_) => "list",
        _ => "other",
    }
}

fn unknown(name: &str) -> String {
    let names = Key::ALL.map(Key::name);
    let near = names.into_iter().find(|known| strsim::jaro_winkler(known, name) > 0.8);
    let (near, known) = near.map_or(("none", ""), |near| ("some", near));
    let (name, names) = (name.to_string(), names.join(", "));
    say!("fault-no-setting", name, near, known, names)
}

/// The line and column of a place in a text, from 1.
pub(crate) fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(offset)];
    let line = before.matches('\n').count() + 1;
    (line, before.rsplit('\n').next().unwrap_or_default().chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_set_everything_or_nothing() {
        assert!(values("# nothing\n", Path::new("")).unwrap().is_empty());
        let all = "profile = 'hodoku'\nnotation = 'a1'\nlanguage = 'de'\nlength = 'line'\nhint_level = 2\ntheme = 'dark'\n\
                   color = 'always'\npager = false\njobs = 2\n";
        let read = values(all, Path::new("")).unwrap();
        assert_eq!(read.len(), Key::ALL.len());
        for (key, value) in read {
            let line = all.lines().position(|line| line.starts_with(key.name())).unwrap() + 1;
            assert_eq!(value.source, Source::File(line), "{key:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (text, place, part) in [
            ("\nthme = 'dark'", (2, 1), "did you mean `theme`?"),
            ("xyz = 1", (1, 1), "the settings are profile, notation, "),
            ("theme = 'drak'", (1, 9), "theme: expected auto, light or dark, found `drak`"),
            ("notation = 'k9'", (1, 12), "expected rc, a1 or csp"),
            ("color = true", (1, 9), "expected a text, found true"),
            ("color = 'sometimes'", (1, 9), "expected auto, always or never"),
            ("jobs = 0", (1, 8), "expected a number from 1 to "),
            ("jobs = 2.5", (1, 8), "found a number with a fraction"),
            ("hint_level = 4", (1, 14), "expected 1, 2 or 3"),
            ("profile = 'no-such-file.toml'", (1, 11), "or an existing file"),
            ("theme = 'dark'\ntheme = 'light'", (2, 1), "duplicate key"),
            ("theme = ", (1, 9), ""),
            ("[play]\ntheme = 'dark'", (1, 2), "there is no setting `play`"),
        ] {
            let wrong = values(text, Path::new("/nowhere")).unwrap_err();
            assert_eq!(wrong.place, place, "{text}: {}", wrong.message);
            assert!(wrong.message.contains(part), "{text}: {}", wrong.message);
        }
    }
}
