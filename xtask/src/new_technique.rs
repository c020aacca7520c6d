//! Starts a technique: its declaration, the skeleton of its pattern, and the pattern's place among the others.
//!
//! What is declared but has no example yet is a draft: it compiles, but is in no list and no profile. When its
//! search is written, `cargo xtask examples NAME --write` finds the example that makes it a technique.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use ergodoku::explanation::Language;
use ergodoku::{Family, TECHNIQUES};

use crate::edit::{self, insert_sorted};

const TECHNIQUES_FOLDER: &str = "crates/engine/src/techniques";
const PATTERNS: &str = "crates/engine/src/patterns";
const MESSAGES: &str = "crates/core/messages";

/// A pattern that is never found. The engine's tests compile it.
const SKELETON: &str = include_str!("../../crates/engine/tests/skeleton/pattern.rs");

/// Writes the skeleton of a technique of this name and family. With `search`, that is the expression that finds
/// it; without, a new pattern is written for it.
pub(crate) fn run(name: &str, family: &str, search: Option<&str>) -> Result<()> {
    let words = words(name);
    ensure!(!words.is_empty(), "`{name}` has no letters");
    let (slug, module) = (words.join("-"), words.join("_"));
    ensure!(
        words[0].starts_with(|it: char| it.is_alphabetic()),
        "`{name}` must begin with a letter"
    );
    if TECHNIQUES.iter().any(|it| it.slug() == slug) {
        bail!("there is a technique `{slug}` already");
    }
    let Some(family) = Family::ALL.into_iter().find(|it| it.name() == family) else {
        bail!(
            "there is no family `{family}`; they are {}",
            Family::ALL.map(Family::name).join(", ")
        );
    };
    let default_search = format!("{module}::find");
    declare(name, &module, family, search.unwrap_or(&default_search))?;
    if search.is_none() {
        write_pattern(name, &words)?;
    }
    println!(
        "next: write its documentation and its search, then `cargo xtask examples {slug} --write`"
    );
    Ok(())
}

/// Adds the declaration at the end of the family's list.
fn declare(name: &str, module: &str, family: Family, search: &str) -> Result<()> {
    let file = format!("{TECHNIQUES_FOLDER}/{}.rs", edit::file_of(family));
    let mut text = fs::read_to_string(&file).with_context(|| file.clone())?;
    let constant = module.to_uppercase();
    let declaration = format!(
        "\n    /// TODO: what one sees, and what it eliminates, in a sentence or two.\n    ///\n    \
         /// # Why it works\n    ///\n    /// TODO: why the conclusion holds.\n    \
         {constant} {{\n        name: \"{name}\",\n        \
         search: |context, sink| {search}(context, sink),\n    }}\n}}\n"
    );
    let end =
        text.trim_end().strip_suffix('}').with_context(|| format!("{file} ends oddly"))?.len();
    text.replace_range(end.., &declaration);
    if let Some((module, _)) = search.split_once("::") {
        insert_sorted(&mut text, &format!("use crate::patterns::{module};"), "use crate::");
    }
    write(&file, &text)
}

/// Writes the skeleton of a pattern, and makes it known.
fn write_pattern(name: &str, words: &[String]) -> Result<()> {
    let (module, type_name) =
        (words.join("_"), words.iter().map(|it| edit::capitalised(it)).collect::<String>());
    let file = format!("{PATTERNS}/{module}.rs");
    ensure!(!Path::new(&file).exists(), "{file} is there already");
    let id = words.join("-");
    let skeleton = SKELETON
        .replace("Skeleton Pattern", name)
        .replace("SkeletonPattern", &type_name)
        .replace("skeleton-pattern", &id);
    write(&file, &skeleton)?;
    write_messages(&id)?;
    let list = format!("{PATTERNS}/mod.rs");
    let mut text = fs::read_to_string(&list).with_context(|| list.clone())?;
    insert_sorted(&mut text, &format!("pub mod {module};"), "pub mod ");
    insert_sorted(&mut text, &format!("pub use {module}::{type_name};"), "pub use ");
    let search = "    /// A cell whose candidates have been tried out.\n";
    let place = text.find(search).with_context(|| format!("{list} has no `Search`"))?;
    text.insert_str(place, &format!("    /// {name}.\n    {type_name}({type_name}),\n"));
    write(&list, &text)
}

/// The messages of the skeleton, in every language.
fn write_messages(id: &str) -> Result<()> {
    for language in Language::ALL {
        let file = format!("{MESSAGES}/{language}/patterns.ftl");
        let mut text = fs::read_to_string(&file).with_context(|| file.clone())?;
        text.push_str(&format!(
            "\n{id} = TODO: {{ $digits }} in {{ $cells }}.\n{id}-because = TODO: {{ $digits }} in {{ $cells }}\n"
        ));
        write(&file, &text)?;
    }
    Ok(())
}

/// The words of a name, in lower case.
fn words(name: &str) -> Vec<String> {
    let lower = name.to_lowercase();
    let words = lower.split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
    words.map(str::to_string).collect()
}

fn write(file: &str, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| file.to_string())?;
    println!("{file}");
    Ok(())
}
