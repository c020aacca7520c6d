//! The part of [Fluent](https://projectfluent.org) in which messages are written.
//!
//! These are messages, comments, arguments `{ $cell }`, other messages `{ chain-end }`, literals `{ "" }`, the functions below, and
//! variants chosen by an argument. A line break in a text is a space.
//!
//! - `{ OR($cells) }` joins with "or" what an argument joins with "and", `{ CLAUSES($facts) }` with semicolons,
//!   `{ OR_CLAUSES($facts) }` with "or" behind a comma, as it stands between clauses.
//! - `{ WORD($count) }` writes a small number as a word: the message `number-2`.
//!
//! A variant is chosen by the word of an argument, or by its number: that of cells, digits, houses, candidates or
//! items that it has. `[one]` is 1, `[2]` is 2.

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
pub(crate) fn read(file: &'static str) -> Result<Vec<(&'static str, Vec<Part>)>, String> {
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
    fn what_is_no_message_is_an_error() {
        for wrong in
            ["a", "a =", "a = {", "a = { $b", "a = }", "a = { $b ->\n [one] x\n }", "a = { B($c) }"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
