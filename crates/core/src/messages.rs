//! [`Language`], and the messages of each: everything that explanations say.
//!
//! The files in `messages/` are in [Fluent](https://projectfluent.org), of which this reads a part: messages,
//! comments, arguments `{ $cell }`, other messages `{ chain-end }`, literals `{ "" }`, the functions below, and
//! variants chosen by an argument. A line break in a text is a space.
//!
//! - `{ OR($cells) }` joins with "or" what an argument joins with "and", `{ CLAUSES($facts) }` with semicolons,
//!   `{ OR_CLAUSES($facts) }` with "or" behind a comma, as it stands between clauses.
//! - `{ WORD($count) }` writes a small number as a word: the message `number-2`.
//!
//! A variant is chosen by the word of an argument, or by its number: that of cells, digits, houses, candidates or
//! items that it has. `[one]` is 1, `[2]` is 2.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// Defines the languages, and the files that each has.
macro_rules! languages {
    ($($(#[$doc:meta])* $Language:ident: $code:literal, $name:literal;)*) => {
        /// A language of explanations.
        ///
        /// ```
        /// use ergodoku_core::{Digit, House, Language, sentence};
        ///
        /// let said = sentence!("contradiction-no-place", house = House::row(2), digit = Digit::new(5).unwrap());
        /// assert_eq!(said.to_string(), "row 3 has no place left for 5");
        /// assert_eq!(said.text(Language::German), "Zeile 3 hat keinen Platz mehr für 5");
        /// ```
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $($(#[$doc])* $Language,)*
        }

        impl Language {
            /// All languages.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$Language),*];

            /// The language's code: `de`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$Language => $code,)*
                }
            }

            /// The language's name in the language itself: `Deutsch`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Language::$Language => $name,)*
                }
            }

            fn files(self) -> &'static [&'static str] {
                match self {
                    $(Language::$Language => &[
                        include_str!(concat!("../messages/", $code, "/words.ftl")),
                        include_str!(concat!("../messages/", $code, "/patterns.ftl")),
                        include_str!(concat!("../messages/", $code, "/chains.ftl")),
                        include_str!(concat!("../messages/", $code, "/answers.ftl")),
                        include_str!(concat!("../messages/", $code, "/lessons.ftl")),
                    ],)*
                }
            }
        }
    };
}

languages! {
    /// English, the language in which all is displayed that is not asked for in another.
    #[default]
    English: "en", "English";
    /// German.
    German: "de", "Deutsch";
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    /// Reads a code or a name, in lower or upper case.
    fn from_str(text: &str) -> Result<Language, String> {
        let is = |name: &str| name.eq_ignore_ascii_case(text.trim());
        let found = Language::ALL.into_iter().find(|it| is(it.code()) || is(it.name()));
        found.ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join(", ");
            format!("there is no language `{}` (there are {codes})", text.trim())
        })
    }
}

impl Language {
    /// The message with this name, or the English one if this language lacks it.
    pub(crate) fn message(self, id: &str) -> Option<&'static [Part]> {
        let own = self.messages_with(id).get(id);
        let parts = own.or_else(|| Language::English.messages_with(id).get(id))?;
        Some(parts)
    }

    /// Whether this language itself has a message with this name.
    pub fn has(self, id: &str) -> bool {
        self.messages_with(id).contains_key(id)
    }

    /// The names of all messages, each with the names of its arguments.
    pub fn catalogue(self) -> Vec<(&'static str, Vec<&'static str>)> {
        let of = |(id, parts): (&&'static str, &Vec<Part>)| {
            let mut names = Vec::new();
            self.arguments(parts, &mut names);
            names.sort_unstable();
            names.dedup();
            (*id, names)
        };
        let all = ["", "lesson-"].map(|id| self.messages_with(id));
        all.into_iter().flatten().map(of).collect()
    }

    /// The text of a message without arguments. The name itself, if there is none.
    pub fn plain(self, id: &'static str) -> &'static str {
        match self.message(id) {
            Some([Part::Text(text)]) => text,
            _ => id,
        }
    }

    /// The arguments of a message, with those of the messages in it.
    fn arguments(self, parts: &[Part], names: &mut Vec<&'static str>) {
        for part in parts {
            match part {
                Part::Text(_) => {}
                Part::Message(id) => self.arguments(self.message(id).unwrap_or_default(), names),
                Part::Value(name) | Part::Joined(_, name) | Part::Word(name) => names.push(name),
                Part::Choose(name, variants, _) => {
                    names.push(name);
                    variants.iter().for_each(|(_, parts)| self.arguments(parts, names));
                }
            }
        }
    }

    /// The messages of the file that has this one. The lessons are long and seldom asked for, so they are read apart.
    fn messages_with(self, id: &str) -> &'static Messages {
        const COUNT: usize = Language::ALL.len();
        static READ: [[OnceLock<Messages>; 2]; COUNT] =
            [const { [const { OnceLock::new() }; 2] }; COUNT];
        let (lessons, others) = self.files().split_last().unwrap_or((&"", &[]));
        let is_lesson = id.starts_with("lesson-");
        READ[self as usize][usize::from(is_lesson)].get_or_init(|| {
            let files = if is_lesson { std::slice::from_ref(lessons) } else { others };
            // A test reads all files.
            files.iter().filter_map(|file| read(file).ok()).flatten().collect()
        })
    }
}

/// Messages by name.
type Messages = BTreeMap<&'static str, Vec<Part>>;

/// How the items of a list are joined.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    And,
    Or,
    Clauses,
    OrClauses,
}

impl Joint {
    /// The messages that join the last item to those before it, and these to each other.
    pub(crate) fn messages(self) -> (&'static str, &'static str) {
        match self {
            Joint::And => ("list-and", "list-comma"),
            Joint::Or => ("list-or", "list-comma"),
            Joint::Clauses => ("list-clause", "list-clause"),
            Joint::OrClauses => ("list-or-clause", "list-comma"),
        }
    }
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Text(&'static str),
    /// An argument.
    Value(&'static str),
    /// An argument, its items joined in another way.
    Joined(Joint, &'static str),
    /// A number as a word.
    Word(&'static str),
    /// Another message, with the same arguments.
    Message(&'static str),
    /// The variants to choose from by an argument, and which of them is the default.
    Choose(&'static str, Vec<(&'static str, Vec<Part>)>, usize),
}

/// The messages of a file, by name. An error says what is wrong, and before which text.
fn read(file: &'static str) -> Result<Vec<(&'static str, Vec<Part>)>, String> {
    let mut reader = Reader { rest: file };
    let mut messages = Vec::new();
    loop {
        reader.rest = reader.rest.trim_start_matches('\n');
        if reader.rest.is_empty() {
            return Ok(messages);
        }
        if reader.rest.starts_with('#') {
            reader.rest = reader.rest.split_once('\n').map_or("", |(_, rest)| rest);
            continue;
        }
        let id = reader.name()?;
        reader.blank();
        reader.expect("=")?;
        let parts = reader.pattern(false)?;
        messages.push((id, parts));
    }
}

struct Reader {
    rest: &'static str,
}

impl Reader {
    fn fault<T>(&self, what: &str) -> Result<T, String> {
        let here: String = self.rest.chars().take(40).collect();
        Err(format!("{what} before `{here}`"))
    }

    fn blank(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n']);
    }

    fn take(&mut self, text: &str) -> bool {
        let after = self.rest.strip_prefix(text);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.take(text) { Ok(()) } else { self.fault(&format!("`{text}` is missing")) }
    }

    fn name(&mut self) -> Result<&'static str, String> {
        let is_name = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
        let end = self.rest.find(|it| !is_name(it)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        if name.is_empty() { self.fault("a name is missing") } else { Ok(name) }
    }

    fn argument(&mut self) -> Result<&'static str, String> {
        self.expect("$")?;
        self.name()
    }

    /// Text and what is in braces, to the end of the message or variant.
    fn pattern(&mut self, is_variant: bool) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        self.rest = self.rest.trim_start_matches(' ');
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            self.rest = rest;
            if self.take("{") {
                parts.extend((!text.is_empty()).then_some(Part::Text(text)));
                parts.push(self.placeable()?);
                continue;
            }
            if rest.starts_with('}') {
                return self.fault("a stray brace");
            }
            let text = text.trim_end();
            parts.extend((!text.is_empty()).then_some(Part::Text(text)));
            let after = rest.trim_start_matches([' ', '\n']);
            let is_indented = rest[..rest.len() - after.len()].ends_with(' ');
            let ends = after.is_empty() || !is_indented;
            if ends || is_variant && after.starts_with(['[', '*', '}']) {
                self.rest = after;
                return if parts.is_empty() { self.fault("a text is missing") } else { Ok(parts) };
            }
            parts.extend((!parts.is_empty()).then_some(Part::Text(" ")));
            self.rest = after;
        }
    }

    /// What follows a brace, with the brace that closes it.
    fn placeable(&mut self) -> Result<Part, String> {
        self.blank();
        let part = if self.take("\"") {
            match self.rest.split_once('"') {
                None => return self.fault("a quotation mark is missing"),
                Some((text, rest)) => {
                    self.rest = rest;
                    Part::Text(text)
                }
            }
        } else if self.rest.starts_with('$') {
            let name = self.argument()?;
            self.blank();
            if self.take("->") {
                return self.variants(name);
            }
            Part::Value(name)
        } else {
            let name = self.name()?;
            if self.take("(") {
                let argument = self.argument()?;
                self.expect(")")?;
                match name {
                    "OR" => Part::Joined(Joint::Or, argument),
                    "CLAUSES" => Part::Joined(Joint::Clauses, argument),
                    "OR_CLAUSES" => Part::Joined(Joint::OrClauses, argument),
                    "WORD" => Part::Word(argument),
                    _ => return self.fault(&format!("no function is called {name}")),
                }
            } else {
                Part::Message(name)
            }
        };
        self.blank();
        self.expect("}")?;
        Ok(part)
    }

    fn variants(&mut self, name: &'static str) -> Result<Part, String> {
        let (mut variants, mut default) = (Vec::new(), None);
        self.blank();
        while !self.take("}") {
            if self.take("*") {
                default = Some(variants.len());
            }
            self.expect("[")?;
            let key = self.name()?;
            self.expect("]")?;
            variants.push((key, self.pattern(true)?));
        }
        match default {
            Some(default) => Ok(Part::Choose(name, variants, default)),
            None => self.fault("a default is missing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_read_and_no_message_is_there_twice() {
        for language in Language::ALL {
            let mut all = Vec::new();
            for file in language.files() {
                all.extend(read(file).unwrap().into_iter().map(|(id, _)| id));
            }
            let number = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), number, "{language}");
            assert!(number > 100);
        }
    }

    #[test]
    fn all_files_are_valid_fluent_with_the_same_messages() {
        for file in Language::ALL.iter().flat_map(|language| language.files()) {
            let resource = fluent_syntax::parser::parse(*file).expect("valid Fluent");
            let id = |entry: &fluent_syntax::ast::Entry<&str>| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            };
            let theirs: Vec<String> = resource.body.iter().filter_map(id).collect();
            let ours: Vec<&str> = read(file).unwrap().into_iter().map(|(id, _)| id).collect();
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn what_is_no_message_is_an_error() {
        for wrong in
            ["a", "a =", "a = {", "a = { $b", "a = }", "a = { $b ->\n [one] x\n }", "a = { B($c) }"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn languages_are_read_by_code_and_name() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.name().to_uppercase().parse(), Ok(language));
        }
        let fault = "xx".parse::<Language>().unwrap_err();
        assert_eq!(fault, "there is no language `xx` (there are en, de)");
    }
}
