//! Tables in a document, between the lines that mark their place, with the machine that they come from.

use anyhow::{Context, Result};
use serde_json::{Value, json};

/// What several rounds measured.
#[derive(Clone, Debug, Default)]
pub(super) struct Figure {
    /// In the order of the rounds.
    pub(super) rounds: Vec<f64>,
}

impl Figure {
    pub(super) fn median(&self) -> f64 {
        let mut sorted = self.rounds.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
    }

    /// How many times the other figure this one is, round by round.
    pub(super) fn over(&self, other: &Figure) -> Figure {
        let pairs = self.rounds.iter().zip(&other.rounds);
        Figure { rounds: pairs.map(|(one, other)| one / other).collect() }
    }

    fn json(&self) -> Value {
        let least = self.rounds.iter().copied().fold(f64::INFINITY, f64::min);
        let most = self.rounds.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let [median, least, most] = [self.median(), least, most].map(rounded);
        json!({ "median": median, "least": least, "most": most, "rounds": self.rounds.len() })
    }
}

/// A figure with five significant digits.
fn rounded(figure: f64) -> f64 {
    format!("{figure:.4e}").parse().unwrap_or(figure)
}

/// A table of figures: columns with a heading, rows with a name.
pub(super) struct Table {
    head: Vec<String>,
    rows: Vec<(String, Vec<Figure>)>,
}

impl Table {
    /// A table whose first column names its rows.
    pub(super) fn new(head: &[impl AsRef<str>]) -> Table {
        let head = head.iter().map(|name| name.as_ref().to_string()).collect();
        Table { head, rows: Vec::new() }
    }

    pub(super) fn row(&mut self, name: &str, figures: impl IntoIterator<Item = Figure>) {
        self.rows.push((name.to_string(), figures.into_iter().collect()));
    }

    /// All figures with their spread, for the record.
    pub(super) fn json(&self) -> Value {
        let row = |(name, figures): &(String, Vec<Figure>)| {
            let named = self.head.iter().skip(1).zip(figures);
            let figures: serde_json::Map<String, Value> =
                named.map(|(name, figure)| (name.clone(), figure.json())).collect();
            json!({ "name": name, "figures": figures })
        };
        self.rows.iter().map(row).collect()
    }

    /// The table as Markdown, figures aligned to the right.
    fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let rule = "--:|".repeat(self.head.len() - 1);
        let row = |(name, figures): &(String, Vec<Figure>)| {
            let figures = figures.iter().map(|it| shown(it.median()));
            line(&std::iter::once(name.clone()).chain(figures).collect::<Vec<String>>())
        };
        let rows: String = self.rows.iter().map(row).collect();
        format!("{}|---|{rule}\n{rows}", line(&self.head))
    }
}

/// A figure with three significant digits, and commas between thousands.
fn shown(figure: f64) -> String {
    if !figure.is_finite() {
        return "–".to_string();
    }
    let digits = figure.abs().log10().floor().max(-9.0) as i32;
    if digits < 2 {
        return format!("{figure:.*}", (2 - digits).unsigned_abs() as usize);
    }
    let unit = 10f64.powi(digits - 2);
    grouped(((figure / unit).round() * unit) as usize)
}

/// A whole number with commas between thousands.
pub(super) fn grouped(number: usize) -> String {
    let text = number.to_string();
    let mut out = String::new();
    for (at, digit) in text.chars().enumerate() {
        if at > 0 && (text.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The document with a new table in the place of this name.
pub(super) fn replaced(document: &str, name: &str, table: &Table, machine: &str) -> Result<String> {
    replaced_text(document, name, &format!("\n{}\n{machine}\n\n", table.markdown()))
}

/// The document with a new text in the place of this name.
pub(super) fn replaced_text(document: &str, name: &str, text: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- bench: {name} -->\n"), "<!-- end of bench -->");
    let start = document.find(&begin).with_context(|| format!("no line `{}`", begin.trim_end()))?;
    let start = start + begin.len();
    let length = document[start..].find(end).with_context(|| format!("no `{end}` after {name}"))?;
    Ok([&document[..start], text, &document[start + length..]].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_three_digits() {
        let shown_as = |figure, text| assert_eq!(shown(figure), text);
        shown_as(29_341_987.0, "29,300,000");
        shown_as(1_234.4, "1,230");
        shown_as(999.6, "1,000");
        shown_as(345.6, "346");
        shown_as(34.56, "34.6");
        shown_as(0.012_34, "0.0123");
        shown_as(f64::NAN, "–");
    }

    #[test]
    fn only_the_named_place_changes() -> Result<()> {
        let mut table = Table::new(&["set", "a second"]);
        table.row("easy", [Figure { rounds: vec![1_200.0, 1_234.0, 1_240.0] }]);
        let document = "A\n<!-- bench: x -->\nold\n<!-- end of bench -->\nB\n";
        let written = replaced(document, "x", &table, "A machine.")?;
        let expected = "A\n<!-- bench: x -->\n\n| set | a second |\n|---|--:|\n| easy | 1,230 |\n\nA machine.\n\n\
                        <!-- end of bench -->\nB\n";
        assert_eq!(written, expected);
        assert_eq!(replaced(&written, "x", &table, "A machine.")?, written);
        assert!(replaced(document, "y", &table, "").is_err());
        Ok(())
    }
}
