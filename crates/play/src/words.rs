//! Messages that tables name.

use ergodoku::explanation::Sentence;

/// The message with this name, which takes no arguments.
pub(crate) fn named(id: &'static str) -> Sentence {
    Sentence::Message(id.into(), Vec::new())
}
