//! `ergodoku config`

use anyhow::{Result, bail};
use clap::Args;

use super::wrap;
use crate::exit::Exit;
use crate::output::{ASIDE, GOOD, NAME, TITLE, Text, print, print_bytes, say, spoken};
use crate::settings::{Key, Settings, Source, Value, location, usual_place};

#[derive(Args)]
pub(crate) struct Config {
    /// Print only where the configuration file is, or would be
    #[arg(long, conflicts_with = "template")]
    path: bool,

    /// Print a configuration file with every setting in a comment, to edit
    #[arg(long)]
    template: bool,
}

impl Config {
    /// Whether the settings are not needed, so that they need not be right.
    pub(crate) fn is_independent(&self) -> bool {
        self.path || self.template
    }

    /// Prints what does not depend on the settings.
    pub(crate) fn run_alone(&self) -> Result<Exit> {
        if self.template {
            print_bytes(template().as_bytes())?;
            return Ok(Exit::Done);
        }
        let Some(path) = location()?.or_else(usual_place) else {
            bail!(say!("fault-no-config"));
        };
        print_bytes(format!("{}\n", path.display()).as_bytes())?;
        Ok(Exit::Done)
    }
}

pub(crate) fn run(settings: &Settings) -> Result<Exit> {
    let [setting, value, from] =
        [say!("report-setting"), say!("report-value"), say!("report-from")];
    let head = format!("{setting:<11} {value:<22} {from}");
    let rows = Key::ALL.map(|key| row(key, settings.get(key)));
    let file = match (&settings.file, usual_place()) {
        (Some(file), _) => say!("report-config-file", file = file.display().to_string()),
        (None, Some(place)) => say!("report-config-place", file = place.display().to_string()),
        (None, None) => say!("report-config-none"),
    };
    let about = wrap(&say!("report-config-more"), 96);
    let lines = std::iter::once(Text::styled(TITLE, &head)).chain(rows);
    let lines = lines.chain([Text::default(), file.into()]);
    print(&Text::lines(lines.chain(about.iter().map(|line| Text::styled(ASIDE, line)))))?;
    Ok(Exit::Done)
}

fn row(key: Key, value: &Value) -> Text {
    let source = match value.source {
        Source::BuiltIn => say!("report-built-in"),
        Source::File(line) => say!("report-from-file", line),
        Source::Variable(name) => say!("report-from-variable", name),
        Source::Option(option) => say!("report-from-option", option),
    };
    let text = format!("{:<22}", value.text);
    let text = match value.source {
        Source::BuiltIn => Text::from(text),
        _ => Text::styled(GOOD, &text),
    };
    Text::styled(NAME, &format!("{:<11} ", key.name())).and(text).and(format!(" {source}"))
}

/// A configuration file in which every setting is a comment with its built-in value.
fn template() -> String {
    let mut text = format!("# {}\n", say!("report-template"));
    for key in Key::ALL {
        let option = key.option();
        let given = match key.variable() {
            Some(variable) => say!("report-template-variable", option, variable),
            None => say!("report-template-option", option),
        };
        text.push('\n');
        for line in wrap(&spoken(&key.about()), 78).into_iter().chain([given]) {
            text.push_str(&format!("# {line}\n"));
        }
        let value = match key.built_in() {
            number if number.parse::<u32>().is_ok() => number.to_string(),
            text => format!("\"{text}\""),
        };
        text.push_str(&format!("# {} = {value}\n", key.name()));
    }
    text
}
