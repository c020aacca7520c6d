//! The messages of explanations: each that the code names is there in every language, with the arguments it is given,
//! and none is unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ergodoku::claims::Ruling;
use ergodoku::explanation::{Explanation, Language, Length, Sentence, Span};
use ergodoku::{CandidateSet, CellSet, Depth, DigitSet, HouseSet, TECHNIQUES};

/// A `sentence!` in the sources: the message, the names of its arguments, and where it is.
struct Call {
    id: String,
    arguments: BTreeSet<String>,
    place: String,
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of crates").to_path_buf()
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()) {
        if entry.is_dir() {
            rust_files(&entry, files);
        } else if entry.extension().is_some_and(|it| it == "rs") {
            files.push(entry);
        }
    }
}

/// The text of every source file, comments left out.
fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for name in "core engine why claims generate ergodoku render api play cli".split(' ') {
        rust_files(&crates().join(name).join("src"), &mut files);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source file");
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let text = text.lines().filter(is_code).collect::<Vec<_>>().join("\n");
        (path, text)
    };
    files.into_iter().map(read).collect()
}

/// The part of a text up to the bracket that closes it.
fn bracketed(text: &str) -> &str {
    let mut depth = 0;
    let mut is_quoted = false;
    for (place, it) in text.char_indices() {
        match it {
            '"' => is_quoted = !is_quoted,
            '(' | '[' | '{' if !is_quoted => depth += 1,
            ')' | ']' | '}' if !is_quoted && depth == 0 => return &text[..place],
            ')' | ']' | '}' if !is_quoted => depth -= 1,
            _ => {}
        }
    }
    text
}

/// The parts between the commas that are in no bracket.
fn parts(text: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for it in text.chars() {
        match it {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if it == ',' && depth == 0 {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(it);
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn calls() -> Vec<Call> {
    let mut calls = Vec::new();
    for (path, text) in sources() {
        let marked = ["sentence!(", "say!("].map(|start| text.match_indices(start));
        for (place, start) in marked.into_iter().flatten() {
            let inside = bracketed(&text[place + start.len()..]);
            let mut parts = parts(inside).into_iter();
            let Some(id) = parts
                .next()
                .and_then(|it| Some(it.strip_prefix('"')?.strip_suffix('"')?.to_owned()))
            else {
                continue;
            };
            let name = |it: String| it.split('=').next().unwrap_or_default().trim().to_owned();
            let arguments = parts.map(name).collect();
            calls.push(Call { id, arguments, place: path.display().to_string() });
        }
    }
    assert!(calls.len() > 250, "{}", calls.len());
    calls
}

/// The messages that the code names by other means than `sentence!`, with their arguments.
fn others() -> BTreeMap<String, BTreeSet<String>> {
    let mut ids: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut add = |id: &str, names: &[&str]| {
        ids.insert(id.to_owned(), names.iter().map(ToString::to_string).collect());
    };
    for id in
        ["list-and", "list-or", "list-comma", "list-clause", "list-and-clause", "list-or-clause"]
    {
        add(id, &["first", "last"]);
    }
    for id in ["house-rows", "house-columns", "house-boxes"] {
        add(id, &["numbers"]);
    }
    for number in 2..=7 {
        add(&format!("number-{number}"), &[]);
    }
    for technique in TECHNIQUES {
        add(&format!("technique-{}", technique.slug()), &[]);
        for part in ["why", "spot", "next"] {
            add(&format!("lesson-{}-{part}", technique.slug()), &[]);
        }
        for part in ["", "-more", "-why"] {
            add(&format!("about-{}{part}", technique.slug()), &[]);
        }
    }
    for family in ergodoku::Family::ALL {
        add(&format!("command-family-{}", family.name()), &[]);
    }
    for level in ergodoku::Level::ALL {
        add(&format!("command-level-{}", level.to_string().to_lowercase()), &[]);
    }
    for ruling in Ruling::ALL {
        add(&format!("command-ruling-{ruling}"), &[]);
    }
    for end in ENDS {
        add(&format!("command-end-{end}"), &[]);
    }
    for role in ergodoku::explanation::Role::ALL {
        add(&format!("role-{}", role.name()), &[]);
    }
    for (_, text) in sources() {
        let starts = ["\"legend-", "\"expected-", "\"keys-", "\"superfluous-"];
        let named = starts.map(|start| text.match_indices(start));
        for (place, start) in named.into_iter().flatten() {
            let rest = &text[place + 1..];
            let id = rest.split('"').next().unwrap_or_default();
            // The start alone asks what a string is; it names no message.
            if id.len() > start.len() - 1 {
                add(id, &[]);
            }
        }
    }
    for (name, _) in ergodoku::Profile::NAMES.into_iter().chain([("all", "")]) {
        add(&format!("report-profile-{name}"), &[]);
    }
    for it in "profile notation language length hint_level theme color pager jobs".split(' ') {
        add(&format!("report-about-{it}"), &[]);
    }
    // Parts of other messages.
    for id in parts_of_messages() {
        add(&id, &["parts", "truths", "links", "of"]);
    }
    ids
}

/// How a rating can end, as records call it.
const ENDS: [&str; 7] =
    ["rated", "stuck", "above-max-er", "above-max-length", "time-limit", "no-pearl", "no-diamond"];

/// The messages that are named in others.
fn parts_of_messages() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for language in Language::ALL {
        let folder = crates().join("core/messages").join(language.code());
        for file in fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()) {
            let text = fs::read_to_string(file).expect("a file of messages");
            let named = text.split("{ ").skip(1).filter_map(|it| it.split_once(" }"));
            let is_id = |it: &&str| it.chars().all(|it| it.is_ascii_lowercase() || it == '-');
            ids.extend(named.map(|(id, _)| id).filter(is_id).map(str::to_owned));
        }
    }
    ids
}

#[test]
fn every_message_named_is_there_in_every_language_with_the_arguments_given() {
    let calls = calls();
    for language in Language::ALL {
        let catalogue: BTreeMap<_, _> = language.catalogue().into_iter().collect();
        for Call { id, arguments, place } in &calls {
            let used = catalogue.get(id.as_str());
            let used = used.unwrap_or_else(|| panic!("{place}: {language} has no message `{id}`"));
            for name in used {
                assert!(arguments.contains(*name), "{place}: `{id}` uses `{name}` in {language}");
            }
        }
    }
}

#[test]
fn no_message_is_unused() {
    let mut known: BTreeSet<String> = others().into_keys().collect();
    known.extend(calls().into_iter().map(|it| it.id));
    for language in Language::ALL {
        for (id, _) in language.catalogue() {
            // The command's own tests know its help.
            let is_known = known.contains(id) || id.starts_with("help-");
            assert!(is_known, "`{id}` of {language} is unused");
        }
    }
}

#[test]
fn languages_have_the_same_messages_with_the_same_arguments() {
    // The article before a name is a matter of English alone.
    let is_grammar = |name: &&str| *name == "article";
    let of = |language: Language| -> BTreeMap<&str, Vec<&str>> {
        let messages = language.catalogue().into_iter();
        // English has what techniques and commands are in their declarations.
        let own = ["technique-", "about-", "help-"];
        let but_names = messages.filter(|(id, _)| !own.iter().any(|it| id.starts_with(it)));
        but_names
            .map(|(id, names)| (id, names.into_iter().filter(|it| !is_grammar(it)).collect()))
            .collect()
    };
    let english = of(Language::English);
    for language in Language::ALL {
        let other = of(language);
        for (id, names) in &english {
            assert_eq!(other.get(id), Some(names), "`{id}` in {language}");
        }
        assert_eq!(other.len(), english.len());
    }
}

#[test]
fn every_technique_has_a_name_and_a_description_in_every_language() {
    for language in Language::ALL.into_iter().filter(|it| *it != Language::English) {
        for technique in TECHNIQUES {
            let slug = technique.slug();
            let name = format!("technique-{slug}");
            assert!(language.has(&name), "{language} has no message `{name}`");
            let has_more =
                technique.doc.split("\n\n").nth(1).is_some_and(|it| !it.trim().starts_with("# "));
            for (part, is_there) in [("", true), ("-more", has_more), ("-why", true)] {
                let id = format!("about-{slug}{part}");
                assert_eq!(language.has(&id), is_there, "`{id}` in {language}");
            }
            let doc = technique.doc_in(language);
            assert_eq!(doc.matches("# ").count(), 1, "{technique:?}: {doc}");
            let english = [" the ", " of ", " and ", " with ", "eliminated", " cell "];
            let left = english.iter().find(|it| doc.contains(**it));
            assert_eq!(left, None, "{technique:?} {language}: {doc}");
            let (summary, why) = (technique.summary_in(language), technique.why_in(language));
            assert!(!summary.contains(['`', '{']) && summary.ends_with(['.', '!']), "{summary}");
            assert!(!why.contains(['`', '#']) && why.ends_with('.'), "{why}");
        }
    }
}

/// Something for any argument: one of its kind, or several.
fn filler(name: &str, several: bool) -> Sentence {
    let cells: CellSet = if several { "r1c1,r2c5" } else { "r3c3" }.parse().expect("cells");
    let candidates: CandidateSet =
        if several { "r12c3<>45" } else { "r9c9<>8" }.parse().expect("candidates");
    let digits: DigitSet = candidates.digits();
    match name {
        "count" | "allowed" | "needed" | "parts" => Sentence::Number(if several { 3 } else { 1 }),
        "digit" | "digits" | "other" | "shared" => digits.into(),
        "house" | "houses" | "base" | "cover" | "line" => {
            let houses: HouseSet = cells.iter().map(|it| it.row()).collect();
            houses.into()
        }
        "eliminated" | "candidates" => Sentence::Span(Span::Eliminated(Box::new(candidates))),
        "covers" | "steps" | "guardians" | "premises" | "first" | "last" => {
            Sentence::List(cells.iter().map(Sentence::from).collect())
        }
        "technique" => Sentence::Technique("X-Wing"),
        _ => cells.into(),
    }
}

#[test]
fn every_message_is_rendered_in_every_language() {
    for language in Language::ALL {
        let messages = language.catalogue();
        for (id, names) in messages {
            for several in [false, true] {
                let arguments = names.iter().map(|name| (*name, filler(name, several))).collect();
                let said = Sentence::Message(id.into(), arguments).text(language);
                assert!(
                    !said.is_empty() && !said.contains(['{', '}', '$']),
                    "{language} `{id}`: {said}"
                );
                assert!(!said.contains("  "), "{language} `{id}`: {said}");
            }
        }
    }
}

/// The longest pieces of text that every message of a language has, where it is long enough to be told from others.
fn typical(language: Language) -> Vec<String> {
    let mut pieces = Vec::new();
    for (id, names) in language.catalogue() {
        if id.starts_with("technique-") {
            continue;
        }
        let mark = Sentence::from("\u{1}".to_owned());
        let arguments = names.iter().map(|name| (*name, mark.clone())).collect();
        let said = Sentence::Message(id.into(), arguments).text(language);
        let longest = said.split('\u{1}').max_by_key(|it| it.len()).unwrap_or_default();
        if longest.trim().len() >= 12 {
            pieces.push(longest.trim().to_owned());
        }
    }
    pieces
}

fn said(explanation: &Explanation, language: Language) -> String {
    explanation.text(language)
}

#[test]
fn examples_of_all_techniques_are_told_in_every_language_and_length() {
    let english = typical(Language::English);
    assert!(english.len() > 200);
    for technique in TECHNIQUES {
        let (state, step) = technique.example_step().expect("the example fires");
        for length in Length::ALL {
            let told = step.explain_at(&state, length);
            let in_english = said(&told, Language::English);
            for language in Language::ALL {
                let text = said(&told, language);
                assert!(
                    !text.contains(['{', '}', '$']),
                    "{technique:?} {language} {length}: {text}"
                );
                assert!(
                    !text.contains("lesson-") && !text.contains("  the "),
                    "{technique:?}: {text}"
                );
                if language != Language::English {
                    assert_ne!(text, in_english, "{technique:?} {length}");
                    let left = english.iter().find(|piece| text.contains(piece.as_str()));
                    assert_eq!(left, None, "{technique:?} {language} {length}: {text}");
                }
            }
        }
        let lengths = Length::ALL
            .map(|length| said(&step.explain_at(&state, length), Language::German).len());
        assert!(lengths[1] < lengths[2], "{technique:?} has no lesson");
        for depth in [Depth::Where, Depth::Name, Depth::What] {
            let hint = step.hint(&state, depth);
            assert_ne!(
                said(&hint, Language::German),
                said(&hint, Language::English),
                "{technique:?}"
            );
        }
        for (role, words) in step.legend_in(Language::German) {
            assert!(
                !words.starts_with("legend-") && !words.starts_with("role-"),
                "{role:?}: {words}"
            );
        }
    }
}

#[test]
fn no_text_with_letters_is_outside_messages() {
    // What sentences take as plain text is notation: cells, chains, numbers.
    for technique in TECHNIQUES {
        let (state, step) = technique.example_step().expect("the example fires");
        for sentence in step.explain(&state).sentences {
            check_spans(&sentence, technique.name);
        }
    }
}

fn check_spans(sentence: &Sentence, name: &str) {
    match sentence {
        Sentence::Message(_, arguments) => {
            arguments.iter().for_each(|(_, it)| check_spans(it, name))
        }
        Sentence::List(items) => items.iter().for_each(|it| check_spans(it, name)),
        Sentence::Item(_, it) => check_spans(it, name),
        Sentence::Span(Span::Text(text)) => {
            let words = text.split(|it: char| !it.is_alphabetic());
            let longest = words.map(str::len).max().unwrap_or_default();
            assert!(longest <= 1, "{name}: {text}");
        }
        _ => {}
    }
}
