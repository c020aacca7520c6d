//! The commands with their help in another language. English help is in the declarations of the commands; another
//! language has messages: `help-solve` for a command, `help-solve-fast` for an option or argument of one,
//! `help-any-jobs` where several commands share it, `help-solve-note-1` for the first remark below the options.

use clap::{Arg, Command, CommandFactory as _};
use ergodoku::explanation::{Language, Sentence};

use super::notes::with_words;
use crate::args::Cli;

/// Whether the commands have help in this language besides English.
pub(crate) fn is_translated(language: Language) -> bool {
    language.has("help-usage")
}

/// The commands with their help in a language.
pub(crate) fn commands(language: Language) -> Command {
    let mut all = Cli::command();
    // Adds what clap would only add later: --help, and the options that every command has.
    all.build();
    Speaker { language }.translate(all)
}

/// A message, with arguments. Its name, if there is none.
pub(super) fn say(
    language: Language,
    id: &'static str,
    arguments: Vec<(&'static str, Sentence)>,
) -> String {
    Sentence::Message(id.into(), arguments).text(language)
}

/// Replaces the words in rendered help that clap does not let one choose.
pub(super) fn with_own_words(text: &str, language: Language) -> String {
    let say = |id| say(language, id, Vec::new());
    let options = say("help-heading-Options");
    let command = say("help-value-COMMAND");
    [
        ("Usage:", say("help-usage") + ":"),
        ("Commands:", say("help-heading-Commands") + ":"),
        ("Arguments:", say("help-heading-Arguments") + ":"),
        ("Options:", format!("{options}:")),
        ("[OPTIONS]", format!("[{}]", options.to_uppercase())),
        ("<COMMAND>", format!("<{command}>")),
        ("[COMMAND]", format!("[{command}]")),
        ("[alias:", format!("[{}:", say("help-alias"))),
    ]
    .into_iter()
    .fold(text.to_string(), |text, (theirs, own)| text.replace(theirs, &own))
}

/// The message of a heading: `help-heading-Exit-codes`.
fn heading_id(english: &str) -> String {
    let words = english.split(|it: char| !it.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("help-heading-{}", words.join("-"))
}

/// The text for as long as the program runs, which is what clap wants of names. It ends when it has shown them.
fn kept(text: String) -> &'static str {
    text.leak()
}

struct Speaker {
    language: Language,
}

impl Speaker {
    fn find(&self, id: String) -> Option<String> {
        let has_it = self.language.has(&id);
        has_it.then(|| Sentence::Message(id.into(), Vec::new()).text(self.language))
    }

    fn translate(&self, command: Command) -> Command {
        let name = command.get_name().to_string();
        let mut command = command.mut_args(|arg| self.argument(&name, arg));
        if let Some(about) = self.find(format!("help-{name}")) {
            command = command.about(about);
        }
        if let Some(notes) = command.get_after_help().map(ToString::to_string) {
            let heading = |of: &str| self.heading(of).unwrap_or_else(|| of.to_string());
            let words = |number| {
                let id = format!("help-{name}-note-{number}");
                self.find(id.clone()).unwrap_or(id)
            };
            let notes = with_words(&notes, heading, words);
            command = command.after_help(notes);
        }
        if command.has_subcommands() && name != "help" {
            let usages = ["help-ergodoku-usage", "help-ergodoku-usage-puzzle"];
            let [usage, of_puzzle] = usages.map(|id| say(self.language, id, Vec::new()));
            let indent =
                " ".repeat(say(self.language, "help-usage", Vec::new()).chars().count() + 2);
            command = command.override_usage(format!("{usage}\n{indent}{of_puzzle}"));
            command = command.mut_subcommands(|it| self.translate(it));
        }
        command
    }

    fn heading(&self, english: &str) -> Option<String> {
        self.find(heading_id(english))
    }

    fn argument(&self, command: &str, arg: Arg) -> Arg {
        let name = arg.get_long().unwrap_or(arg.get_id().as_str()).to_string();
        let own = self.find(format!("help-{command}-{name}"));
        let Some(mut help) = own.or_else(|| self.find(format!("help-any-{name}"))) else {
            return arg;
        };
        let mut add = |id, values: Vec<String>| {
            if !values.is_empty() {
                let values = Sentence::from(values.join(", "));
                help = format!("{help} {}", say(self.language, id, vec![("values", values)]));
            }
        };
        let takes_values = arg.get_action().takes_values();
        if takes_values && !arg.is_hide_default_value_set() {
            let values = arg.get_default_values().iter();
            add("help-default", values.map(|it| it.to_string_lossy().into_owned()).collect());
        }
        if takes_values && !arg.is_hide_possible_values_set() {
            let values = arg.get_possible_values().into_iter();
            add("help-values", values.map(|it| it.get_name().to_string()).collect());
        }
        let heading = arg.get_help_heading().and_then(|it| self.heading(it));
        let names = arg.get_value_names().map(|names| names.iter().map(|it| self.value_name(it)));
        let names: Option<Vec<&'static str>> = names.map(|it| it.map(kept).collect());
        let mut arg = arg.help(help).hide_default_value(true).hide_possible_values(true);
        if let Some(heading) = heading {
            arg = arg.help_heading(kept(heading));
        }
        match names {
            Some(names) if takes_values => arg.value_names(names),
            _ => arg,
        }
    }

    /// What stands for a value: `PUZZLE|FILE|-`, word by word.
    fn value_name(&self, english: &str) -> String {
        let is_letter = |it: char| it.is_ascii_alphabetic();
        let mut name = String::new();
        let mut rest = english;
        while let Some(start) = rest.find(is_letter) {
            let (before, word) = rest.split_at(start);
            let (word, after) = word.split_at(word.find(|it| !is_letter(it)).unwrap_or(word.len()));
            let own = self.find(format!("help-value-{word}"));
            name.push_str(before);
            name.push_str(own.as_deref().unwrap_or(word));
            rest = after;
        }
        name + rest
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// What the help of all commands asks for.
    #[derive(Default)]
    struct Asked {
        messages: BTreeSet<String>,
        /// The English help of what several commands share.
        shared: BTreeMap<String, BTreeSet<String>>,
    }

    impl Asked {
        fn ask(&mut self, language: Language, id: String) {
            assert!(language.has(&id), "{language} has no message `{id}`");
            self.messages.insert(id);
        }

        fn walk(&mut self, language: Language, command: &Command) {
            let name = command.get_name();
            self.ask(language, format!("help-{name}"));
            for arg in command.get_arguments() {
                self.argument(language, name, arg);
            }
            let notes = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let asked = RefCell::new(Vec::new());
            let ask = |id: String| {
                asked.borrow_mut().push(id);
                String::new()
            };
            let heading = |of: &str| ask(heading_id(of));
            with_words(&notes, heading, |number| ask(format!("help-{name}-note-{number}")));
            asked.into_inner().into_iter().for_each(|id| self.ask(language, id));
            // The commands below `help` are copies of the others.
            for below in command.get_subcommands().filter(|_| name != "help") {
                self.walk(language, below);
            }
        }

        fn argument(&mut self, language: Language, command: &str, arg: &Arg) {
            let name = arg.get_long().unwrap_or(arg.get_id().as_str());
            let own = format!("help-{command}-{name}");
            match language.has(&own) {
                true => self.ask(language, own),
                false => {
                    let id = format!("help-any-{name}");
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    self.shared.entry(id.clone()).or_default().insert(help);
                    self.ask(language, id);
                }
            }
            if let Some(heading) = arg.get_help_heading() {
                self.ask(language, heading_id(heading));
            }
            let names = arg.get_value_names().unwrap_or_default();
            let takes_values = arg.get_action().takes_values();
            for name in names.iter().filter(|_| takes_values) {
                let words = name.split(|it: char| !it.is_ascii_alphabetic());
                for word in words.filter(|word| !word.is_empty()) {
                    self.ask(language, format!("help-value-{word}"));
                }
            }
        }
    }

    #[test]
    fn every_command_and_argument_has_help_in_every_language() {
        let mut all = Cli::command();
        all.build();
        for language in Language::ALL.into_iter().filter(|it| *it != Language::English) {
            let mut asked = Asked::default();
            asked.walk(language, &all);
            assert!(asked.messages.len() > 300, "{}", asked.messages.len());
            for (id, english) in asked.shared {
                assert_eq!(english.len(), 1, "`{id}` stands for {english:?}");
            }
            let sources = [include_str!("translated.rs"), include_str!("wrong.rs")].concat();
            for (id, _) in language.catalogue() {
                // A program without tables has fewer options of this command.
                let is_used = asked.messages.contains(id)
                    || sources.contains(&format!("\"{id}\""))
                    || id.starts_with("help-dataset-");
                assert!(!id.starts_with("help-") || is_used, "`{id}` of {language} is unused");
            }
        }
    }

    #[test]
    fn translated_commands_are_read_as_before() {
        for language in Language::ALL.into_iter().filter(|it| is_translated(*it)) {
            commands(language).debug_assert();
            let line = ["ergodoku", "solve", "-", "--max-steps", "3", "--resume", "--brief"];
            let matches = commands(language).try_get_matches_from(line).expect("a command");
            let (name, of_solve) = matches.subcommand().expect("a command");
            assert_eq!((name, of_solve.get_flag("brief")), ("solve", true));
        }
    }
}
