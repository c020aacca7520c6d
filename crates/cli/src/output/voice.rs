//! The language and length of explanations, for the whole run.

use std::sync::OnceLock;

use anyhow::anyhow;
use ergodoku::explanation::{Sentence, Voice};

use crate::args::Format;

/// How text explains, and how JSON does, which depends on the command line alone.
static VOICES: OnceLock<[Voice; 2]> = OnceLock::new();

/// Sets how explanations are given, for the whole run: in text, and in JSON.
pub(crate) fn use_voices(in_text: Voice, in_json: Voice) {
    VOICES.get_or_init(|| [in_text, in_json]);
}

/// How text explains.
pub(crate) fn voice() -> Voice {
    VOICES.get().map_or_else(Voice::default, |[in_text, _]| *in_text)
}

/// How a format explains.
pub(crate) fn voice_of(format: Format) -> Voice {
    match format {
        Format::Text => voice(),
        _ => VOICES.get().map_or_else(Voice::default, |[_, in_json]| *in_json),
    }
}

/// Words in the language of text.
pub(crate) fn spoken(sentence: &Sentence) -> String {
    sentence.text(voice().language)
}

/// An error of the library, in the language of text.
pub(crate) fn in_words<E>(error: E) -> anyhow::Error
where
    for<'e> Sentence: From<&'e E>,
{
    anyhow!(spoken(&Sentence::from(&error)))
}

/// The same for the values of options.
pub(crate) fn in_plain_words<E>(error: E) -> String
where
    for<'e> Sentence: From<&'e E>,
{
    spoken(&Sentence::from(&error))
}

/// A number with one decimal, as the language of text writes it.
pub(crate) fn decimal(number: f64) -> String {
    let text = format!("{number:.1}");
    match text.split_once('.') {
        Some((whole, tenths)) => {
            say!("report-decimal", whole = whole.to_owned(), tenths = tenths.to_owned())
        }
        None => text,
    }
}

/// A message in the language of text, with its arguments: see [`sentence!`](ergodoku::explanation::sentence).
macro_rules! say {
    ($($message:tt)*) => {
        $crate::output::spoken(&::ergodoku::explanation::sentence!($($message)*))
    };
}
pub(crate) use say;
