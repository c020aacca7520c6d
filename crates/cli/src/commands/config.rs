//! `ergodoku config`

use anyhow::{Result, bail};
use clap::Args;

use crate::exit::Exit;
use crate::output::{ASIDE, GOOD, NAME, TITLE, Text, print, print_bytes};
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
            bail!(
                "there is no configuration file: neither ERGODOKU_CONFIG nor a home folder is set"
            );
        };
        print_bytes(format!("{}\n", path.display()).as_bytes())?;
        Ok(Exit::Done)
    }
}

pub(crate) fn run(settings: &Settings) -> Result<Exit> {
    let head = format!("{:<11} {:<22} {}", "setting", "value", "from");
    let rows = Key::ALL.map(|key| row(key, settings.get(key)));
    let file = match (&settings.file, usual_place()) {
        (Some(file), _) => format!("The configuration file is {}.", file.display()),
        (None, Some(place)) => {
            format!("No configuration file was read. Its place is {}.", place.display())
        }
        (None, None) => "No configuration file was read.".to_string(),
    };
    let about = [
        "An option comes before a variable, a variable before the file, and the file before what is",
        "built in. `ergodoku config --template` prints a file to edit; docs/configuration.md tells more.",
    ];
    let lines = std::iter::once(Text::styled(TITLE, &head)).chain(rows);
    let lines = lines.chain([Text::default(), file.into()]);
    print(&Text::lines(lines.chain(about.map(|line| Text::styled(ASIDE, line)))))?;
    Ok(Exit::Done)
}

fn row(key: Key, value: &Value) -> Text {
    let source = match value.source {
        Source::BuiltIn => "built in".to_string(),
        Source::File(line) => format!("the file, line {line}"),
        Source::Variable(name) => format!("the variable {name}"),
        Source::Option(option) => format!("the option {option}"),
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
    let mut text =
        String::from("# Settings of ergodoku; `ergodoku config` shows which ones apply.\n");
    for key in Key::ALL {
        let variable = key.variable().map(|name| format!(", variable {name}")).unwrap_or_default();
        text.push('\n');
        for line in key.about().lines() {
            text.push_str(&format!("# {}\n", line.trim_start()));
        }
        text.push_str(&format!("# (option {}{variable})\n", key.option()));
        let value = match key.built_in() {
            number if number.parse::<u32>().is_ok() => number.to_string(),
            text => format!("\"{text}\""),
        };
        text.push_str(&format!("# {} = {value}\n", key.name()));
    }
    text
}
