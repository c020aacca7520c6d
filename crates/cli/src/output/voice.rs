//! The language and length of explanations, for the whole run.

use std::sync::OnceLock;

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

/// A message in the language of text, with its arguments: see [`sentence!`](ergodoku::explanation::sentence).
macro_rules! say {
    ($($message:tt)*) => {
        $crate::output::spoken(&::ergodoku::explanation::sentence!($($message)*))
    };
}
pub(crate) use say;
