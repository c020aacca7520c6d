//! Measures how the explanations of the techniques' examples read: their length, their longest sentence, and Flesch's
//! reading ease.

use std::cmp::Reverse;

use anyhow::{Context as _, Result};
use ergodoku::TECHNIQUES;
use ergodoku::explanation::{Language, Length};

/// Which explanations.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The language
    #[arg(long, default_value = "en")]
    language: Language,
    /// How long they are: line, standard or teach
    #[arg(long, default_value = "standard")]
    length: Length,
    /// Write the explanations themselves
    #[arg(long)]
    texts: bool,
}

struct Measured {
    name: &'static str,
    letters: usize,
    sentences: usize,
    longest: usize,
    ease: f64,
    marks: usize,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let &Options { language, length, texts } = options;
    let mut rows = Vec::new();
    for technique in TECHNIQUES {
        let (state, step) = technique.example_step().context("the example fires")?;
        let text = step.explain_at(&state, length).text(language);
        if texts {
            println!("# {step}\n{text}\n");
        }
        let sentences: Vec<Vec<&str>> = sentences(&text);
        rows.push(Measured {
            name: technique.name,
            letters: text.chars().count(),
            sentences: sentences.len(),
            longest: sentences.iter().map(Vec::len).max().unwrap_or_default(),
            ease: ease(&sentences, language),
            marks: step.explain(&state).marks.len(),
        });
    }
    if !texts {
        rows.sort_by_key(|it| Reverse(it.letters));
        println!(
            "| technique | letters | sentences | words of the longest | reading ease | marks |"
        );
        println!("|---|--:|--:|--:|--:|--:|");
        for Measured { name, letters, sentences, longest, ease, marks } in &rows {
            println!("| {name} | {letters} | {sentences} | {longest} | {ease:.0} | {marks} |");
        }
        let letters: usize = rows.iter().map(|it| it.letters).sum();
        let mean = rows.iter().map(|it| it.ease).sum::<f64>() / rows.len() as f64;
        let long = rows.iter().filter(|it| it.longest > 35).count();
        println!(
            "\n{letters} letters; mean reading ease {mean:.1}; {long} have a sentence of more than 35 words"
        );
    }
    Ok(())
}

/// The words of each sentence. A sentence ends at a full stop, or where a line does.
fn sentences(text: &str) -> Vec<Vec<&str>> {
    let mut sentences = Vec::new();
    for line in text.lines() {
        let mut words = Vec::new();
        for word in line.split_whitespace() {
            words.push(word);
            if word.ends_with('.') {
                sentences.push(std::mem::take(&mut words));
            }
        }
        if !words.is_empty() {
            sentences.push(words);
        }
    }
    sentences
}

/// Flesch's reading ease: 206.835 - 1.015 words per sentence - 84.6 syllables per word; for German by Amstad, 180 - words
/// per sentence - 58.5 syllables per word. A word's syllables are its groups of vowels; cells and digits count as one.
fn ease(sentences: &[Vec<&str>], language: Language) -> f64 {
    let words: Vec<&str> = sentences.iter().flatten().copied().collect();
    let syllables: usize = words.iter().map(|it| syllables(it, language)).sum();
    let count = words.len().max(1) as f64;
    let (in_sentence, in_word) = (count / sentences.len().max(1) as f64, syllables as f64 / count);
    match language {
        Language::German => 180.0 - in_sentence - 58.5 * in_word,
        _ => 206.835 - 1.015 * in_sentence - 84.6 * in_word,
    }
}

fn syllables(word: &str, language: Language) -> usize {
    if word.contains(|it: char| it.is_ascii_digit()) {
        return 1;
    }
    let word = word.to_lowercase();
    let letters: String = word.chars().filter(|it| it.is_alphabetic()).collect();
    let is_vowel = |it: char| "aeiouyäöü".contains(it);
    let groups = letters.split(|it| !is_vowel(it)).filter(|it| !it.is_empty()).count();
    let is_silent = language == Language::English
        && letters.ends_with('e')
        && !letters.ends_with("le")
        && groups > 1;
    (groups - usize::from(is_silent)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_sentences_are_counted_as_a_reader_counts_them() {
        let text = "In row 1 the 5 can only be in r1c2.\nSo r1c2 is 5";
        let counted: Vec<usize> = sentences(text).iter().map(Vec::len).collect();
        assert_eq!(counted, [10, 4]);
        let count = |word| syllables(word, Language::English);
        assert_eq!(["candidate", "place", "r1c23", "column", "single"].map(count), [3, 1, 1, 2, 2]);
        assert_eq!(syllables("Zeile", Language::German), 2);
    }
}
