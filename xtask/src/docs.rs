//! Writes `docs/techniques` from the catalogue: an index, a page and a picture for each technique.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use ergodoku::render::{Picture, Theme, svg};
use ergodoku::{Family, State, Step, TECHNIQUES, Technique};

use crate::edit::capitalised;

const FOLDER: &str = "docs/techniques";

/// Writes the files, or with `check` only says which are stale.
pub(crate) fn run(check: bool) -> Result<()> {
    let files = files()?;
    let folder = Path::new(FOLDER);
    let on_disk = |name: &str| fs::read_to_string(folder.join(name)).ok();
    let changed = files.iter().filter(|(name, content)| on_disk(name).as_ref() != Some(content));
    let mut stale: Vec<String> = changed.map(|(name, _)| name.clone()).collect();
    let orphans = orphans(folder, &files)?;
    if check {
        stale.extend(orphans);
        if !stale.is_empty() {
            bail!("{FOLDER} is stale, run `cargo xtask docs`: {}", stale.join(", "));
        }
        println!("{FOLDER}: {} files up to date", files.len());
        return Ok(());
    }
    fs::create_dir_all(folder).context(FOLDER)?;
    for name in &stale {
        fs::write(folder.join(name), &files[name]).with_context(|| name.clone())?;
    }
    for name in &orphans {
        fs::remove_file(folder.join(name)).with_context(|| name.clone())?;
    }
    println!("{FOLDER}: {} files written, {} removed", stale.len(), orphans.len());
    Ok(())
}

/// Files that the catalogue no longer accounts for.
fn orphans(folder: &Path, files: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let mut orphans = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if !files.contains_key(&name) {
                orphans.push(name);
            }
        }
    }
    orphans.sort();
    Ok(orphans)
}

fn files() -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    files.insert("README.md".to_string(), index());
    for &technique in TECHNIQUES {
        let (state, step) = example(technique)?;
        let explanation = step.explain(&state);
        let (title, said) = (step.to_string(), explanation.to_string());
        let picture = Picture::new(&state).marks(&explanation.marks).title(&title);
        files.insert(format!("{}.svg", technique.slug()), svg(&picture, Theme::Auto));
        files.insert(format!("{}.md", technique.slug()), page(technique, &title, &said));
    }
    Ok(files)
}

/// The state of a technique's example, and the step that it shows.
fn example(technique: &'static Technique) -> Result<(State, Step)> {
    technique
        .example_step()
        .ok_or_else(|| anyhow!("the example of {} does not fire", technique.name))
}

fn index() -> String {
    let mut out = String::from(
        "# Techniques\n\n<!-- Made by `cargo xtask docs` from the catalogue. -->\n\nEvery technique \
         Ergodoku knows, the simplest first within its family. HoDoKu's code, score and level are \
         those of HoDoKu 2.2, SE is the rating of Sudoku Explainer 1.2.1.\n",
    );
    for family in Family::ALL {
        let _ = write!(out, "\n## {}\n\n", capitalised(family.name()));
        out +=
            "| technique | what it is | HoDoKu | score | level | SE |\n|---|---|--:|--:|---|--:|\n";
        for technique in TECHNIQUES.iter().filter(|it| it.family == family) {
            let (code, score, level) = match technique.hodoku {
                Some(it) => (it.code, it.score.to_string(), format!("{:?}", it.level)),
                None => ("–", "–".to_string(), "–".to_string()),
            };
            let se = technique.se_rating.map_or("–".to_string(), |rating| format!("{rating:.1}"));
            let (name, slug, summary) = (technique.name, technique.slug(), technique.summary());
            let _ = writeln!(
                out,
                "| [{name}]({slug}.md) | {summary} | {code} | {score} | {level} | {se} |"
            );
        }
    }
    out
}

fn page(technique: &Technique, title: &str, said: &str) -> String {
    let (name, slug) = (technique.name, technique.slug());
    let mut out =
        format!("# {name}\n\n<!-- Made by `cargo xtask docs` from the catalogue. -->\n\n");
    for paragraph in technique.doc.split("\n\n").map(str::trim) {
        let paragraph = match paragraph.strip_prefix("# ") {
            Some(heading) => format!("## {heading}"),
            None => paragraph.lines().map(str::trim).collect::<Vec<_>>().join("\n"),
        };
        let _ = write!(out, "{paragraph}\n\n");
    }
    let _ = write!(out, "## Example\n\n![{title}]({slug}.svg)\n\n`{title}`\n\n{said}\n\n");
    let near = technique.near_miss;
    let _ = write!(
        out,
        "The state: `{}`\n\nA near miss, in which it concludes nothing of this: `{}`\n\n",
        technique.example.state, near.state
    );
    out += "## Names elsewhere\n\n";
    let aliases = match technique.aliases {
        [] => "none".to_string(),
        aliases => aliases.join(", "),
    };
    let _ = writeln!(out, "- Other names: {aliases}");
    if let Some(it) = technique.hodoku {
        let (code, score, level) = (it.code, it.score, it.level);
        let _ = writeln!(out, "- HoDoKu 2.2: code {code}, score {score}, level {level:?}");
    }
    if let Some(rating) = technique.se_rating {
        let _ = writeln!(out, "- Sudoku Explainer 1.2.1: {rating:.1}");
    }
    let _ = writeln!(out, "- On the command line: `--only {slug}`, `ergodoku techniques {slug}`");
    out
}
