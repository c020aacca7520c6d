//! Settings from environment variables.

use std::env;
use std::path::Path;

use anyhow::{Result, bail};
use ergodoku::explanation::{Language, sentence};

use super::{Key, Source, Value};
use crate::output::say;

/// Variables that many programs share. The configuration file comes before `PAGER`, as it is about this program.
pub(super) fn general() -> Vec<(Key, Value)> {
    let pager = variable("PAGER").map(|text| {
        let text = if text.trim().is_empty() { "none".to_string() } else { text };
        (Key::Pager, Value { text, source: Source::Variable("PAGER") })
    });
    pager.into_iter().collect()
}

/// Variables that come before the configuration file.
pub(super) fn own() -> Result<Vec<(Key, Value)>> {
    let mut values: Vec<_> = color().map(|color| (Key::Color, color)).into_iter().collect();
    for key in Key::ALL {
        let Some((name, text)) = key.variable().and_then(|name| Some((name, variable(name)?)))
        else {
            continue;
        };
        // An empty variable is as good as none, except that it can switch the pager off.
        if text.is_empty() && key != Key::Pager {
            continue;
        }
        match key.value(&text, Path::new("")) {
            Ok(text) => values.push((key, Value { text, source: Source::Variable(name) })),
            Err(expected) => {
                let message = sentence!("fault-config-found", expected, found = text);
                bail!(say!("fault-variable", name, message))
            }
        }
    }
    Ok(values)
}

/// The language that a variable asks for, if that is one.
pub(super) fn language() -> Option<Language> {
    variable(Key::Language.variable()?)?.parse().ok()
}

/// The variables for colour in use everywhere: <https://no-color.org>, <https://bixense.com/clicolors>.
fn color() -> Option<Value> {
    let is_set = |name| variable(name).filter(|value| !value.is_empty());
    let (name, text) = if is_set("NO_COLOR").is_some() {
        ("NO_COLOR", "never")
    } else if is_set("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        ("CLICOLOR_FORCE", "always")
    } else if is_set("CLICOLOR").is_some_and(|value| value == "0") {
        ("CLICOLOR", "never")
    } else {
        return None;
    };
    Some(Value { text: text.to_string(), source: Source::Variable(name) })
}

fn variable(name: &str) -> Option<String> {
    env::var_os(name).map(|value| value.to_string_lossy().into_owned())
}
