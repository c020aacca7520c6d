//! [`Plan`]: what a data set is to be, read from a file.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Parser;
use ergodoku::generate::Spec;
use toml::de::{DeTable, DeValue};

use crate::commands::generate::Generate;
use crate::help::what_is_wrong;
use crate::output::{say, voice};
use crate::settings::place;

/// What a data set is to be.
pub(super) struct Plan {
    /// The file, as it is.
    pub(super) text: String,
    pub(super) title: String,
    /// The licence that the card names.
    pub(super) licence: String,
    pub(super) seed: u64,
    /// The most rows of a file.
    pub(super) rows_per_file: usize,
    /// The names of the splits, each with its share of the whole.
    pub(super) splits: Vec<(String, f64)>,
    pub(super) parts: Vec<Part>,
}

/// Puzzles of one kind.
pub(super) struct Part {
    pub(super) name: String,
    pub(super) rows: usize,
    /// What the generator is to make.
    pub(super) wanted: Spec,
}

/// The options of `ergodoku generate` that say what a puzzle is like.
const OPTIONS: [&str; 11] = [
    "clues", "minimal", "symmetry", "pattern", "level", "score", "er", "pearl", "diamond", "needs",
    "allow",
];
const MORE_OPTIONS: [&str; 3] = ["forbid", "from", "profile"];

/// The options of a part, read as those of `ergodoku generate` are.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct Line {
    #[command(flatten)]
    generate: Generate,
}

type Table<'t> = DeTable<'t>;

impl Plan {
    pub(super) fn read(path: &Path) -> Result<Plan> {
        let name = || path.display().to_string();
        let text =
            fs::read_to_string(path).with_context(|| say!("error-unreadable", file = name()))?;
        Plan::of(&text).with_context(name)
    }

    fn of(text: &str) -> Result<Plan> {
        let table = DeTable::parse(text).map_err(|error| {
            let (line, column) = place(text, error.span().map_or(text.len(), |span| span.start));
            let message = error.message().replace('\n', ", ");
            anyhow!(say!("fault-column-of-spec", line, column, message))
        })?;
        let mut plan = Plan {
            text: text.to_string(),
            title: "Sudoku".to_string(),
            licence: "cc0-1.0".to_string(),
            seed: 0,
            rows_per_file: 1_000_000,
            splits: vec![("train".to_string(), 1.0)],
            parts: Vec::new(),
        };
        for (key, value) in table.get_ref() {
            let line = place(text, key.span().start).0;
            let at = || say!("fault-line-of-spec", line, message = key.get_ref().to_string());
            plan.set(text, key.get_ref(), value.get_ref()).with_context(at)?;
        }
        if plan.parts.is_empty() {
            bail!(say!("fault-no-part"));
        }
        let seed = plan.seed;
        for (part, number) in plan.parts.iter_mut().zip(0..) {
            // Parts of the same kind have other puzzles.
            part.wanted.seed = seed.wrapping_add(number);
        }
        Ok(plan)
    }

    fn set(&mut self, text: &str, key: &str, value: &DeValue<'_>) -> Result<()> {
        match key {
            "title" => self.title = text_of(value)?,
            "licence" | "license" => self.licence = text_of(value)?,
            "seed" => self.seed = number(value)?,
            "rows_per_file" => self.rows_per_file = number(value)?,
            "splits" => self.splits = shares(table_of(value)?)?,
            "part" => {
                let DeValue::Array(parts) = value else { bail!(say!("fault-spec-part")) };
                for part in parts {
                    let line = place(text, part.span().start).0;
                    let part = table_of(part.get_ref()).and_then(Part::of);
                    self.parts.push(part.map_err(|wrong| {
                        anyhow!(say!("fault-line-of-spec", line, message = format!("{wrong:#}")))
                    })?);
                }
            }
            _ => bail!(say!("fault-spec-key")),
        }
        match self.rows_per_file {
            0 => bail!(say!("fault-spec-least")),
            _ => Ok(()),
        }
    }
}

impl Part {
    fn of(table: &Table<'_>) -> Result<Part> {
        let (mut name, mut rows, mut options) = (None, None, Vec::new());
        for (key, value) in table {
            let (key, value) = (key.get_ref().as_ref(), value.get_ref());
            match key {
                "name" => name = Some(text_of(value)?),
                "rows" => rows = Some(number(value).context("rows")?),
                _ if OPTIONS.contains(&key) || MORE_OPTIONS.contains(&key) => match value {
                    DeValue::Boolean(false) => {}
                    DeValue::Boolean(true) => options.push(format!("--{key}")),
                    value => options
                        .push(format!("--{key}={}", text_of(value).context(key.to_string())?)),
                },
                _ => bail!(say!("fault-spec-option", key = key.to_string())),
            }
        }
        let rows = rows.ok_or_else(|| anyhow!(say!("fault-spec-rows")))?;
        let name = name.unwrap_or_else(|| options.join(" ").replace("--", ""));
        let line = Line::try_parse_from(options)
            .map_err(|error| anyhow!(what_is_wrong(&error, voice().language)))?;
        let wanted = line.generate.spec()?;
        Ok(Part { name, rows, wanted: Spec { count: usize::MAX, ..wanted } })
    }
}

fn table_of<'v, 't>(value: &'v DeValue<'t>) -> Result<&'v Table<'t>> {
    match value {
        DeValue::Table(table) => Ok(table),
        _ => bail!(say!("fault-spec-table")),
    }
}

/// A text, a number, or texts with commas between them.
fn text_of(value: &DeValue<'_>) -> Result<String> {
    Ok(match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.as_str().to_string(),
        DeValue::Float(number) => number.as_str().to_string(),
        DeValue::Array(items) => {
            let texts: Result<Vec<String>> = items.iter().map(|it| text_of(it.get_ref())).collect();
            texts?.join(",")
        }
        _ => bail!(say!("fault-spec-text")),
    })
}

fn number<T: std::str::FromStr>(value: &DeValue<'_>) -> Result<T> {
    let text = text_of(value)?.replace('_', "");
    text.parse().map_err(|_| anyhow!(say!("fault-spec-whole", found = text.clone())))
}

fn shares(table: &Table<'_>) -> Result<Vec<(String, f64)>> {
    let share = |value: &DeValue<'_>| {
        text_of(value)?.parse::<f64>().ok().with_context(|| say!("fault-spec-number"))
    };
    // In the order of the file, not of their names.
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    let mut shares = Vec::new();
    for (name, value) in entries {
        let share = share(value.get_ref()).with_context(|| format!("`{}`", name.get_ref()))?;
        let is_name = name.get_ref().chars().all(|it| it.is_ascii_alphanumeric() || it == '_');
        if !is_name || !(0.0..=1.0).contains(&share) {
            bail!(say!("fault-spec-share", name = name.get_ref().to_string()));
        }
        shares.push((name.get_ref().to_string(), share));
    }
    let sum: f64 = shares.iter().map(|(_, share)| share).sum();
    if (sum - 1.0).abs() > 1e-6 {
        bail!(say!("fault-spec-sum", sum = sum.to_string()));
    }
    Ok(shares)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_read() {
        let text = "title = \"T\"\nseed = 7\n[splits]\ntrain = 0.9\ntest = 0.1\n\
                    [[part]]\nrows = 10\ner = \"2..3\"\nminimal = true\n\
                    [[part]]\nname = \"wings\"\nrows = 5\nneeds = [\"xy-wing\", \"naked-pair:2\"]\n";
        let plan = Plan::of(text).unwrap();
        assert_eq!((plan.title.as_str(), plan.parts.len()), ("T", 2));
        assert_eq!(plan.splits, [("train".to_string(), 0.9), ("test".to_string(), 0.1)]);
        let [one, two] = &plan.parts[..] else { panic!() };
        assert_eq!((one.rows, one.wanted.seed, one.wanted.er.from), (10, 7, Some(2.0)));
        assert!(one.wanted.minimal && one.name.contains("er=2..3"));
        assert_eq!((two.name.as_str(), two.wanted.needs.len(), two.wanted.seed), ("wings", 2, 8));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, said) in [
            ("", "there is no [[part]]"),
            ("seed = \"x\"", "line 1: seed: expected a whole number"),
            ("seed 1", "line 1, column 6"),
            ("colour = 1", "line 1: colour: expected title"),
            ("[splits]\ntrain = 0.5", "line 1: splits: the shares add up to 0.5"),
            ("[[part]]\ner = \"2..3\"", "expected `rows`"),
            ("[[part]]\nrows = 1\nseed = 1", "`seed` is neither"),
            ("[[part]]\nrows = 1\ner = \"x\"", "invalid value 'x' for '--er"),
            ("[[part]]\nrows = 1\nneeds = \"nothing\"", "nothing"),
            ("rows_per_file = 0", "expected at least 1"),
        ] {
            let error = Plan::of(text).err().unwrap_or_else(|| panic!("{text} is no error"));
            assert!(format!("{error:#}").contains(said), "{text}: {error:#}");
        }
    }
}
