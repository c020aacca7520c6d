//! The card of a data set: what it holds and how it was made.

use std::fmt::Write as _;

use super::spec::Plan;
use super::splits::Splits;

const COLUMNS: &str = "\
| column | type | |
|---|---|---|
| `puzzle` | string | 81 characters, `.` for an empty cell |
| `solution` | string | the 81 digits |
| `er`, `ep`, `ed` | float | Sudoku Explainer 1.2.1's ratings |
| `score`, `level` | int, string | HoDoKu's score and level |
| `techniques` | list of `technique`, `count` | how often each technique is used by `ergodoku solve` |
| `placements` | list of string | the digits in the order in which that places them: `r1c8=4` |
| `part` | string | the part of the specification that the puzzle was made for |
";

/// The card as Markdown, with the front matter that Hugging Face reads.
pub(super) fn write(plan: &Plan, splits: &Splits) -> String {
    let rows: usize = splits.each().iter().map(|split| split.rows).sum();
    let size = match rows {
        0..1_000 => "n<1K",
        1_000..10_000 => "1K<n<10K",
        10_000..100_000 => "10K<n<100K",
        100_000..1_000_000 => "100K<n<1M",
        1_000_000..10_000_000 => "1M<n<10M",
        _ => "10M<n<100M",
    };
    let mut card = String::new();
    let files: String = splits
        .each()
        .iter()
        .filter(|split| split.rows > 0)
        .map(|split| format!("  - split: {0}\n    path: data/{0}-*.parquet\n", split.name))
        .collect();
    let title = plan.title.replace(['"', '\\', '\n'], " ");
    let licence = plan.licence.replace(['"', '\\', '\n'], " ");
    // A String takes any text.
    let _ = write!(
        card,
        "---\npretty_name: \"{title}\"\nlicense: \"{licence}\"\ntags:\n- sudoku\n- reasoning\n\
         size_categories:\n- {size}\nconfigs:\n- config_name: default\n  data_files:\n{files}---\n\n\
         # {title}\n\n{rows} Sudoku puzzles with one solution each, no two of them equivalent: none can be made \
         of another by relabelling digits, permuting rows and columns, or transposing. Each class of equivalent \
         puzzles belongs to one split, whatever the rest of the data set.\n\n{COLUMNS}\n",
    );
    card += "## Splits\n\n| split | rows |\n|---|--:|\n";
    for split in splits.each() {
        let _ = writeln!(card, "| {} | {} |", split.name, split.rows);
    }
    card += "\n## Parts\n\n| part | rows | by ER |\n|---|--:|---|\n";
    for (part, ratings) in &splits.counts {
        let rows: usize = ratings.values().sum();
        let by_rating: Vec<String> =
            ratings.iter().map(|(er, count)| format!("{er}.x: {count}")).collect();
        let _ =
            writeln!(card, "| {} | {rows} | {} |", part.replace('|', " "), by_rating.join(", "));
    }
    let version = env!("CARGO_PKG_VERSION");
    let _ = write!(
        card,
        "\n## How it was made\n\nBy `ergodoku dataset` of Ergodoku {version} with seed {}: the same version and \
         specification make the same rows. The specification:\n\n```toml\n{}\n```\n",
        plan.seed,
        plan.text.trim_end()
    );
    card
}
