//! JSON, also as SudokuPad writes it: names stand without quotes and texts in single ones, `t` and `f` are true and
//! false, an element of a list may be left out, and a colour stands as it is.

use std::iter::Peekable;
use std::str::Chars;

/// A value. Numbers and bare words are kept as their text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Text(String),
    List(Vec<Value>),
    Record(Vec<(String, Value)>),
}

/// Deeper values are refused, so that reading cannot overflow the stack.
const DEEPEST: usize = 64;

impl Value {
    /// Reads a whole text, or returns `None` if it is malformed.
    pub(super) fn read(text: &str) -> Option<Value> {
        let mut source = Source { rest: text.chars().peekable() };
        let value = source.value(0)?;
        source.peek().is_none().then_some(value)
    }

    /// A field of a record.
    pub(super) fn field(&self, name: &str) -> Option<&Value> {
        self.fields().iter().find(|(other, _)| other == name).map(|(_, value)| value)
    }

    /// The fields of a record; anything else has none.
    pub(super) fn fields(&self) -> &[(String, Value)] {
        match self {
            Value::Record(fields) => fields,
            _ => &[],
        }
    }

    /// The elements of a list; anything else has none.
    pub(super) fn items(&self) -> &[Value] {
        match self {
            Value::List(items) => items,
            _ => &[],
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Whether it is something: no empty list, text or zero.
    pub(super) fn is_something(&self) -> bool {
        match self {
            Value::Null => false,
            Value::Bool(is_true) => *is_true,
            Value::Text(text) => !text.is_empty() && text != "0",
            Value::List(items) => !items.is_empty(),
            Value::Record(fields) => !fields.is_empty(),
        }
    }
}

struct Source<'a> {
    rest: Peekable<Chars<'a>>,
}

impl Source<'_> {
    /// The next character that is no space.
    fn peek(&mut self) -> Option<char> {
        while self.rest.next_if(|it| it.is_whitespace()).is_some() {}
        self.rest.peek().copied()
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        match self.peek()? {
            _ if depth > DEEPEST => None,
            '{' => self.record(depth),
            '[' => self.list(depth),
            '\'' | '"' => self.quoted().map(Value::Text),
            _ => match &*self.bare(",]}") {
                "" => None,
                "t" | "true" => Some(Value::Bool(true)),
                "f" | "false" => Some(Value::Bool(false)),
                "null" => Some(Value::Null),
                word => Some(Value::Text(word.into())),
            },
        }
    }

    /// There is one element more than commas; `[]` has none.
    fn list(&mut self, depth: usize) -> Option<Value> {
        let mut items = Vec::new();
        self.rest.next();
        if self.peek()? == ']' {
            self.rest.next();
            return Some(Value::List(items));
        }
        loop {
            items.push(match self.peek()? {
                ',' | ']' => Value::Null,
                _ => self.value(depth + 1)?,
            });
            self.peek();
            match self.rest.next()? {
                ',' => {}
                ']' => return Some(Value::List(items)),
                _ => return None,
            }
        }
    }

    fn record(&mut self, depth: usize) -> Option<Value> {
        let mut fields = Vec::new();
        self.rest.next();
        loop {
            let name = match self.peek()? {
                '}' => {
                    self.rest.next();
                    return Some(Value::Record(fields));
                }
                '\'' | '"' => self.quoted()?,
                _ => self.bare(":,{}[]"),
            };
            self.peek();
            self.rest.next_if_eq(&':')?;
            fields.push((name, self.value(depth + 1)?));
            if self.peek()? != '}' {
                self.rest.next_if_eq(&',')?;
            }
        }
    }

    fn quoted(&mut self) -> Option<String> {
        let quote = self.rest.next()?;
        let mut text = String::new();
        loop {
            match self.rest.next()? {
                it if it == quote => return Some(text),
                '\\' => text.push(match self.rest.next()? {
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    'b' | 'f' => ' ',
                    'u' => self.code_point()?,
                    it => it,
                }),
                it => text.push(it),
            }
        }
    }

    /// Four hexadecimal digits. Halves of pairs are replaced, as titles and rules can do without.
    fn code_point(&mut self) -> Option<char> {
        let mut code = 0;
        for _ in 0..4 {
            code = code << 4 | self.rest.next()?.to_digit(16)?;
        }
        Some(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// Text without quotes, up to one of these characters.
    fn bare(&mut self, ends: &str) -> String {
        let mut text = String::new();
        while let Some(it) = self.rest.next_if(|&it| !ends.contains(it)) {
            text.push(it);
        }
        text.trim_end().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Value {
        Value::Text(text.into())
    }

    #[test]
    fn json_and_the_form_of_sudokupad_are_the_same() {
        let json = r##"{"id": "a", "cells": [[{"value": 5}, null, {}]], "is": true, "c": "#f00", "e": []}"##;
        let loose = "{id:a,cells:[[{value:5},,{}]],is:t,c:#f00,e:[]}";
        let value = Value::read(json).unwrap();
        assert_eq!(Value::read(loose), Some(value.clone()));
        let row = &value.field("cells").unwrap().items()[0];
        assert_eq!(row.items()[0].field("value"), Some(&text("5")));
        assert_eq!(row.items().len(), 3);
    }

    #[test]
    fn texts_are_unescaped() {
        assert_eq!(Value::read(r#""a\n\"\u00e9\ud83d""#), Some(text("a\n\"é\u{fffd}")));
        assert_eq!(Value::read(r"'it\'s, {so}'"), Some(text("it's, {so}")));
    }

    #[test]
    fn what_is_malformed_is_refused() {
        for malformed in [
            "", "{", "[1", "[1}", "{a}", "{a:}", "{a:1 b:2", "'a", r"'\u00", "1]", "[1]]", "{a:1}x",
        ] {
            assert_eq!(Value::read(malformed), None, "{malformed}");
        }
        assert_eq!(Value::read(&"[".repeat(100_000)), None);
    }
}
