//! [`Speaker`]: says sentences in a language, as one text or as parts.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use crate::fluent::{Joint, Part};
use crate::{HouseKind, Language, Said, Sentence, Span, notation, sentence};

/// What a sentence is in words, behind a text.
pub(crate) fn words(sentence: &Sentence, language: Language, text: String) -> String {
    let mut speaker = Speaker::new(language, Joint::And, Heard::Words(text));
    speaker.say(sentence);
    speaker.words()
}

/// The parts of a sentence.
pub(crate) fn parts(sentence: &Sentence, language: Language) -> Vec<Said> {
    let mut speaker = Speaker::new(language, Joint::And, Heard::Parts(Vec::new()));
    speaker.say(sentence);
    match speaker.heard {
        Heard::Parts(parts) => parts,
        Heard::Words(_) => unreachable!("a speaker goes on as it begins"),
    }
}

/// What a span is in words.
pub(crate) fn in_words(span: &Span, language: Language, joint: Joint) -> String {
    let mut speaker = Speaker::new(language, joint, Heard::Words(String::new()));
    speaker.words_of(span);
    speaker.words()
}

/// Says sentences in a language.
struct Speaker {
    language: Language,
    joint: Joint,
    heard: Heard,
}

/// What has been said so far.
enum Heard {
    Words(String),
    Parts(Vec<Said>),
}

/// What stands for the arguments of a message.
enum Arguments<'a> {
    Named(&'a [(&'static str, Sentence)]),
    /// `first` and `last` of a message that joins items: the first of these so many items, joined by another message, and
    /// the last of them.
    Items(&'a Items<'a>, usize),
}

/// Items that a list says one after another.
struct Items<'a> {
    say: &'a dyn Fn(&mut Speaker, usize),
    /// The message that joins all but the last of them.
    joint: &'static str,
}

impl Speaker {
    fn new(language: Language, joint: Joint, heard: Heard) -> Speaker {
        Speaker { language, joint, heard }
    }

    /// The words that have been said.
    fn words(self) -> String {
        match self.heard {
            Heard::Words(words) => words,
            Heard::Parts(parts) => parts.into_iter().map(|it| it.words).collect(),
        }
    }

    fn say(&mut self, sentence: &Sentence) {
        match sentence {
            Sentence::Message(id, arguments) => self.message(id, &Arguments::Named(arguments)),
            Sentence::Item(_, sentence) => self.say(sentence),
            Sentence::Span(Span::Text(text)) => self.text(text),
            Sentence::Span(span) => self.span(span),
            Sentence::Number(number) => self.text(&number.to_string()),
            Sentence::Choice(word) => self.text(word),
            Sentence::Technique(name) => {
                let id = format!("technique-{}", slug(name));
                match self.language.message(&id) {
                    Some(_) => self.message(&id, &Arguments::Named(&[])),
                    None => self.text(name),
                }
            }
            Sentence::List(items) => self.list(items.len(), &|speaker, at| speaker.say(&items[at])),
        }
    }

    fn text(&mut self, text: &str) {
        match &mut self.heard {
            Heard::Words(words) => words.push_str(text),
            Heard::Parts(parts) => match parts.last_mut() {
                Some(Said { span: Span::Text(last), words }) => {
                    last.to_mut().push_str(text);
                    words.push_str(text);
                }
                _ => {
                    let span = Span::Text(Cow::Owned(text.to_owned()));
                    parts.push(Said { span, words: text.to_owned() });
                }
            },
        }
    }

    /// Says a span, which is a part by itself.
    fn span(&mut self, span: &Span) {
        match &mut self.heard {
            Heard::Words(_) => self.words_of(span),
            Heard::Parts(parts) => {
                let words = in_words(span, self.language, self.joint);
                parts.push(Said { span: span.clone(), words });
            }
        }
    }

    /// Says what a span is in words.
    fn words_of(&mut self, span: &Span) {
        match span {
            Span::Text(text) => self.text(text),
            Span::Candidate(candidate) => self.shown(candidate),
            Span::False(candidates) => self.text(&candidates.eliminations()),
            Span::Cells(cells) => self.each(cells.iter()),
            Span::Digits(digits) => self.each(digits.iter()),
            Span::Houses(houses) => {
                let of_kind = |kind| {
                    let of_kind = houses.iter().filter(|house| house.kind() == kind);
                    let numbers: Vec<Sentence> =
                        of_kind.map(|house| Sentence::Number(house.number() + 1)).collect();
                    (!numbers.is_empty()).then_some((kind, numbers))
                };
                let kinds: Vec<_> = HouseKind::ALL.into_iter().filter_map(of_kind).collect();
                self.list(kinds.len(), &|speaker, at| {
                    let (kind, numbers) = &kinds[at];
                    let id = match kind {
                        HouseKind::Row => "house-rows",
                        HouseKind::Column => "house-columns",
                        HouseKind::Box => "house-boxes",
                    };
                    let numbers = [("numbers", Sentence::List(numbers.clone()))];
                    speaker.message(id, &Arguments::Named(&numbers));
                });
            }
            Span::Eliminated(candidates) => {
                let groups = notation::by_digits(candidates).into_iter();
                let parts: Vec<Sentence> =
                    groups.map(|(digits, cells)| sentence!("eliminated", digits, cells)).collect();
                let joints = ("list-and-clause", "list-comma");
                self.items(parts.len(), joints, &|speaker, at| speaker.say(&parts[at]));
            }
        }
    }

    /// Says what is written the same in all languages.
    fn shown(&mut self, it: &dyn fmt::Display) {
        match &mut self.heard {
            Heard::Words(words) => {
                _ = write!(words, "{it}");
            }
            Heard::Parts(_) => self.text(&it.to_string()),
        }
    }

    /// Says a list of such things.
    fn each<T: fmt::Display>(&mut self, all: impl Iterator<Item = T>) {
        let all: Vec<T> = all.collect();
        self.list(all.len(), &|speaker, at| speaker.shown(&all[at]));
    }

    /// Says so many items as a list.
    fn list(&mut self, count: usize, say: &dyn Fn(&mut Speaker, usize)) {
        self.items(count, self.joint.messages(), say);
    }

    /// Says so many items, joined by two messages: the last item to those before it, and these to each other.
    fn items(
        &mut self,
        count: usize,
        (last, joint): (&'static str, &'static str),
        say: &dyn Fn(&mut Speaker, usize),
    ) {
        match count {
            0 => {}
            1 if self.joint == Joint::Or => say(self, 0),
            // The items have lists of their own, joined as usual.
            _ => self.joined(Joint::And, |speaker| {
                speaker.joined_items(last, &Items { say, joint }, count);
            }),
        }
    }

    /// Says the first so many items, the last of them joined to the others by a message.
    fn joined_items(&mut self, id: &'static str, items: &Items<'_>, count: usize) {
        match count {
            1 => (items.say)(self, 0),
            _ => self.message(id, &Arguments::Items(items, count)),
        }
    }

    fn message(&mut self, id: &str, arguments: &Arguments<'_>) {
        match self.language.message(id) {
            Some(parts) => self.parts(parts, arguments),
            None => self.text(id),
        }
    }

    fn parts(&mut self, parts: &[Part], arguments: &Arguments<'_>) {
        for part in parts {
            match part {
                Part::Text(text) => self.text(text),
                Part::Message(id) => self.message(id, arguments),
                Part::Value(name) => self.value(Joint::And, name, arguments),
                Part::Joined(joint, name) => self.value(*joint, name, arguments),
                Part::Word(name) => {
                    let number = arguments.of(name).and_then(Sentence::number).unwrap_or_default();
                    let id = format!("number-{number}");
                    match self.language.message(&id) {
                        Some(_) => self.message(&id, &Arguments::Named(&[])),
                        None => self.text(&number.to_string()),
                    }
                }
                Part::Choose(name, variants, default) => {
                    let chosen = arguments.of(name).and_then(|value| {
                        let exact = |key: &str| key != "one" && value.matches(key);
                        let position = variants.iter().position(|(key, _)| exact(key));
                        position.or_else(|| variants.iter().position(|(key, _)| value.matches(key)))
                    });
                    let (_, parts) = &variants[chosen.unwrap_or(*default)];
                    self.parts(parts, arguments);
                }
            }
        }
    }

    /// Says an argument of a message, a list of it joined in this way.
    fn value(&mut self, joint: Joint, name: &str, arguments: &Arguments<'_>) {
        match (arguments, name) {
            (Arguments::Items(items, count), "first") => {
                self.joined(joint, |speaker| speaker.joined_items(items.joint, items, count - 1));
            }
            (Arguments::Items(items, count), "last") => {
                self.joined(joint, |speaker| (items.say)(speaker, count - 1));
            }
            _ => match arguments.of(name) {
                Some(value) => self.joined(joint, |speaker| speaker.say(value)),
                None => self.text(name),
            },
        }
    }

    fn joined(&mut self, joint: Joint, say: impl FnOnce(&mut Speaker)) {
        let outer = std::mem::replace(&mut self.joint, joint);
        say(self);
        self.joint = outer;
    }
}

impl<'a> Arguments<'a> {
    /// The argument with this name.
    fn of(&self, name: &str) -> Option<&'a Sentence> {
        match self {
            Arguments::Named(all) => all.iter().find(|(it, _)| *it == name).map(|(_, it)| it),
            Arguments::Items(..) => None,
        }
    }
}

/// The name of a technique as it is typed: `x-wing`.
fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}
