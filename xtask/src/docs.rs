//! Writes what follows from the catalogue and the schema: `docs/techniques`, with an index, a page and a
//! picture for each technique; the number of techniques in the README; the OpenAPI document; the page's TypeScript types.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use ergodoku::explanation::Explanation;
use ergodoku::render::{Picture, Theme, svg};
use ergodoku::{Family, State, Step, TECHNIQUES, Technique};
use ergodoku_api::{Bounds, call};

use crate::edit::capitalised;
use crate::{openapi, types};

const FOLDER: &str = "docs/techniques";

const README: &str = "README.md";

/// Writes the files, or with `check` only says which are stale.
pub(crate) fn run(check: bool) -> Result<()> {
    let files = files()?;
    let changed = files
        .iter()
        .filter(|(path, content)| fs::read_to_string(path).ok().as_ref() != Some(content));
    let mut stale: Vec<String> = changed.map(|(path, _)| path.clone()).collect();
    let orphans = orphans(&files)?;
    if check {
        stale.extend(orphans);
        if !stale.is_empty() {
            bail!("stale, run `cargo xtask docs`: {}", stale.join(", "));
        }
        println!("{} generated files up to date", files.len());
        return Ok(());
    }
    fs::create_dir_all(FOLDER).context(FOLDER)?;
    for path in &stale {
        fs::write(path, &files[path]).with_context(|| path.clone())?;
    }
    for path in &orphans {
        fs::remove_file(path).with_context(|| path.clone())?;
    }
    println!("{} generated files written, {} removed", stale.len(), orphans.len());
    Ok(())
}

/// Files about techniques that the catalogue no longer accounts for.
fn orphans(files: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let mut orphans = Vec::new();
    if Path::new(FOLDER).is_dir() {
        for entry in fs::read_dir(FOLDER)? {
            let path = format!("{FOLDER}/{}", entry?.file_name().to_string_lossy());
            if !files.contains_key(&path) {
                orphans.push(path);
            }
        }
    }
    orphans.sort();
    Ok(orphans)
}

/// All that is generated: the content of each file by its path.
fn files() -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    files.insert(openapi::FILE.to_string(), openapi::file()?);
    files.insert(types::FILE.to_string(), types::file()?);
    files.insert(README.to_string(), readme()?);
    files.insert(format!("{FOLDER}/README.md"), index());
    for &technique in TECHNIQUES {
        let (state, step) = example(technique)?;
        let explanation = step.explain(&state);
        let (title, said) = (step.to_string(), in_markdown(&explanation));
        let words = step.legend();
        let picture = Picture::new(&state).marks(&explanation.marks).words(&words).title(&title);
        let path = |extension| format!("{FOLDER}/{}.{extension}", technique.slug());
        files.insert(path("svg"), svg(&picture, Theme::Auto));
        files.insert(path("md"), page(technique, &title, &said)?);
    }
    Ok(files)
}

/// The sentences of an explanation: paragraphs, and lists of the items of its outline.
fn in_markdown(explanation: &Explanation) -> String {
    let mut text = String::new();
    let mut before = None;
    for sentence in &explanation.sentences {
        let level = sentence.level().filter(|it| *it > 0);
        text += match (before, level) {
            _ if text.is_empty() => "",
            (None, None) if sentence.level().is_none() => " ",
            (Some(_), Some(_)) => "\n",
            _ => "\n\n",
        };
        if let Some(level) = level {
            text += &"  ".repeat(level - 1);
            text += "- ";
        }
        text += &sentence.to_string();
        before = level;
    }
    text
}

/// The README with the number of techniques there are.
fn readme() -> Result<String> {
    let text = fs::read_to_string(README).context(README)?;
    let place = text
        .find(" [techniques](docs/techniques/README.md)")
        .context("README.md names no number")?;
    let start = text[..place].trim_end_matches(|it: char| it.is_ascii_digit()).len();
    Ok(format!("{}{}{}", &text[..start], TECHNIQUES.len(), &text[place..]))
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

/// Why the near miss of a technique is none, as the page of the technique tells it.
fn why_near_misses(technique: &Technique) -> Result<String> {
    let asked = serde_json::json!({ "name": technique.name }).to_string();
    let answer = call("technique", &asked, &Bounds::default())
        .map_err(|error| anyhow!("{}: {error:?}", technique.name))?;
    let page: serde_json::Value = serde_json::from_str(&answer)?;
    let sentences = page["near_miss"]["sentences"].as_array().context("no sentences")?;
    let said = sentences.iter().map(|sentence| {
        let spans = sentence.as_array().into_iter().flatten();
        spans.filter_map(|span| span["text"].as_str()).collect::<String>()
    });
    Ok(said.collect::<Vec<_>>().join(" "))
}

fn page(technique: &Technique, title: &str, said: &str) -> Result<String> {
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
    let near = technique.near_miss();
    let _ = write!(
        out,
        "The state: `{}`\n\n## A near miss\n\n{}\n\nThe state: `{}`\n\n",
        technique.example().state,
        why_near_misses(technique)?,
        near.state
    );
    out += "## Names elsewhere\n\n";
    let aliases = match technique.aliases {
        [] => "none".to_string(),
        aliases => aliases.join(", "),
    };
    let _ = writeln!(out, "- Other names: {aliases}");
    for (_, form) in technique.matrix_variants() {
        let _ = writeln!(out, "- One of its forms: {form}");
    }
    if let Some(it) = technique.hodoku {
        let (code, score, level) = (it.code, it.score, it.level);
        let _ = writeln!(out, "- HoDoKu 2.2: code {code}, score {score}, level {level:?}");
    }
    if let Some(rating) = technique.se_rating {
        let _ = writeln!(out, "- Sudoku Explainer 1.2.1: {rating:.1}");
    }
    let _ = writeln!(out, "- On the command line: `--only {slug}`, `ergodoku techniques {slug}`");
    Ok(out)
}
