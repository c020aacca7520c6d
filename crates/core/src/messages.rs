//! [`Language`], and the messages of each: everything that explanations say.
//!
//! The files are in `messages/`; [`fluent`](crate::fluent) reads them.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};
use std::str::FromStr;
use std::sync::OnceLock;

use crate::fluent::{Part, read};

/// Defines the languages, and the files that each has.
macro_rules! languages {
    ($($(#[$doc:meta])* $Language:ident: $code:literal, $name:literal $(, $more:literal $help:literal)?;)*) => {
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

            /// What the first techniques say, which is all that a build of these alone has.
            #[cfg(first_module)]
            const fn files(self) -> [&'static [&'static str]; Group::COUNT] {
                match self {
                    $(Language::$Language => [
                        &[
                            include_str!(concat!("../messages/", $code, "/words.ftl")),
                            include_str!(concat!("../messages/", $code, "/patterns.ftl")),
                        ],
                        &[],
                        &[],
                        &[],
                        &[],
                        &[],
                    ],)*
                }
            }

            /// The files, in the groups that are read together.
            #[cfg(not(first_module))]
            const fn files(self) -> [&'static [&'static str]; Group::COUNT] {
                match self {
                    $(Language::$Language => [
                        &[
                            include_str!(concat!("../messages/", $code, "/words.ftl")),
                            include_str!(concat!("../messages/", $code, "/patterns.ftl")),
                            include_str!(concat!("../messages/", $code, "/chains.ftl")),
                            include_str!(concat!("../messages/", $code, "/answers.ftl")),
                        ],
                        &[include_str!(concat!("../messages/", $code, "/lessons.ftl"))],
                        &[$(include_str!(concat!("../messages/", $code, "/", $more)))?],
                        &[
                            include_str!(concat!("../messages/", $code, "/command.ftl")),
                            include_str!(concat!("../messages/", $code, "/book.ftl")),
                            include_str!(concat!("../messages/", $code, "/play.ftl")),
                        ],
                        &[
                            include_str!(concat!("../messages/", $code, "/reports.ftl")),
                            include_str!(concat!("../messages/", $code, "/generator.ftl")),
                        ],
                        // A page has no command line.
                        #[cfg(not(target_family = "wasm"))]
                        &[$(include_str!(concat!("../messages/", $code, "/", $help)))?],
                        #[cfg(target_family = "wasm")]
                        &[],
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
    German: "de", "Deutsch", "techniques.ftl" "help.ftl";
}

/// Which files have a message. What is long or seldom asked for is read only when it is.
#[derive(Copy, Clone)]
enum Group {
    /// What explanations say.
    Explanations,
    /// What a teacher adds to them.
    Lessons,
    /// What techniques are. English has this in the declarations of the techniques.
    Techniques,
    /// What the command says besides, and errors; the words of booklets and of the game in the terminal.
    Command,
    /// What few commands report, what is wrong with their options and files, and why the generator finds nothing.
    Reports,
    /// The command's help, and what is wrong with its options. English has this in the declarations of the commands.
    Help,
}

impl Group {
    const COUNT: usize = 6;
    const ALL: [Group; Group::COUNT] = [
        Group::Explanations,
        Group::Lessons,
        Group::Techniques,
        Group::Command,
        Group::Reports,
        Group::Help,
    ];

    fn of(id: &str) -> Group {
        match id.split_once('-') {
            Some(("lesson", _)) => Group::Lessons,
            Some(("about", _)) => Group::Techniques,
            Some(("command" | "error" | "expected" | "book" | "play" | "keys", _)) => {
                Group::Command
            }
            Some(("report" | "fault" | "superfluous", _)) => Group::Reports,
            Some(("help", _)) => Group::Help,
            _ => Group::Explanations,
        }
    }
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
        let mut all: Vec<_> =
            Group::ALL.into_iter().flat_map(|it| self.messages_of(it)).map(of).collect();
        all.sort_unstable();
        all
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

    /// The messages of the files that have this one.
    fn messages_with(self, id: &str) -> &'static Messages {
        self.messages_of(Group::of(id))
    }

    fn messages_of(self, group: Group) -> &'static Messages {
        const COUNT: usize = Language::ALL.len();
        static READ: [[OnceLock<Messages>; Group::COUNT]; COUNT] =
            [const { [const { OnceLock::new() }; Group::COUNT] }; COUNT];
        READ[self as usize][group as usize].get_or_init(|| {
            // A test reads all files.
            let files = self.files()[group as usize].iter();
            files.filter_map(|file| read(file).ok()).flatten().collect()
        })
    }
}

/// Messages by name.
type Messages = HashMap<&'static str, Vec<Part>, BuildHasherDefault<NameHasher>>;

/// The hash of a name, eight bytes at a time. A record of a path asks for hundreds of messages, and the standard library's
/// hash is slower: it protects against keys that are chosen to collide. Ours are the names in our own files.
#[derive(Default)]
struct NameHasher(u64);

impl Hasher for NameHasher {
    fn write(&mut self, bytes: &[u8]) {
        for bytes in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            // An odd number without a pattern: the golden ratio in 64 bits.
            let mixed = (self.0 ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ (mixed >> 32);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_read_and_no_message_is_there_twice() {
        for language in Language::ALL {
            let mut all = Vec::new();
            for file in language.files().into_iter().flatten() {
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
        for file in Language::ALL.iter().flat_map(|language| language.files().into_iter().flatten())
        {
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
    fn languages_are_read_by_code_and_name() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.name().to_uppercase().parse(), Ok(language));
        }
        let fault = "xx".parse::<Language>().unwrap_err();
        assert_eq!(fault, "there is no language `xx` (there are en, de)");
    }
}
