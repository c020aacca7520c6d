//! Tables in a document, between the lines that mark their place, with the machine that they come from.

use std::fmt::Write as _;
use std::process::Command;

use anyhow::{Context, Result};

/// A table of figures: columns with a heading, rows with a name.
pub(super) struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table whose first column names its rows.
    pub(super) fn new(head: &[&str]) -> Table {
        Table { head: head.iter().map(|&name| name.to_string()).collect(), rows: Vec::new() }
    }

    pub(super) fn row(&mut self, name: &str, figures: impl IntoIterator<Item = f64>) {
        let figures = figures.into_iter().map(shown);
        self.rows.push(std::iter::once(name.to_string()).chain(figures).collect());
    }

    /// The table as Markdown, figures aligned to the right.
    fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let rule = "--:|".repeat(self.head.len() - 1);
        let rows: String = self.rows.iter().map(|row| line(row)).collect();
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

/// Where figures come from: the processor, its cores, the system, the compiler, the day, and what else the machine did.
pub(super) fn machine() -> String {
    let processor = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let processor = processor
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(':'))
        .map_or("an unknown processor", |(_, name)| name.trim());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().filter(|it| !it.is_empty()).unwrap_or("unknown").to_string();
    let compiler = output("rustc", &["--version"]);
    let compiler = compiler.split(" (").next().unwrap_or_default();
    let day = output("date", &["-u", "+%-d %B %Y"]);
    let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    format!("{processor}, {cores} cores, {system}; {compiler}; {day}; load {load} at the start.")
}

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let text = output.map(|it| String::from_utf8_lossy(&it.stdout).trim().to_string());
    text.unwrap_or_else(|_| format!("unknown {program}"))
}

/// The document with a new table in the place of this name.
pub(super) fn replaced(document: &str, name: &str, table: &Table, machine: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- bench: {name} -->\n"), "<!-- end of bench -->");
    let start = document.find(&begin).with_context(|| format!("no line `{}`", begin.trim_end()))?;
    let start = start + begin.len();
    let length = document[start..].find(end).with_context(|| format!("no `{end}` after {name}"))?;
    let mut out = document[..start].to_string();
    let _ = write!(out, "\n{}\n{machine}\n\n", table.markdown());
    out += &document[start + length..];
    Ok(out)
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
        table.row("easy", [1234.0]);
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
