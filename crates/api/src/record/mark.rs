//! [`MarkText`]: a mark of an explanation as data, written and read.

use std::fmt;
use std::str::FromStr;

use ergodoku::{Candidate, CandidateSet, Cell, LinkKind, Mark, Role};
use serde::{Deserialize, Serialize};

/// A [`Mark`], its parts in the field's notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum MarkText {
    House { house: String, role: String },
    Cells { cells: Vec<String>, role: String },
    Candidates { candidates: Vec<String>, role: String },
    Link { from: Vec<String>, to: Vec<String>, link: Link },
    Number { candidate: String, number: usize },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Link {
    Strong,
    Weak,
}

impl MarkText {
    pub(crate) fn new(mark: &Mark) -> MarkText {
        match mark {
            Mark::House(house, role) => {
                MarkText::House { house: house.to_string(), role: role.name().to_string() }
            }
            Mark::Cells(cells, role) => {
                MarkText::Cells { cells: texts(cells.iter()), role: role.name().to_string() }
            }
            Mark::Candidates(candidates, role) => MarkText::Candidates {
                candidates: texts(candidates.iter()),
                role: role.name().to_string(),
            },
            Mark::Link { from, to, kind } => MarkText::Link {
                from: texts(from.iter()),
                to: texts(to.iter()),
                link: match kind {
                    LinkKind::Strong => Link::Strong,
                    LinkKind::Weak => Link::Weak,
                },
            },
            Mark::Number(candidate, number) => {
                MarkText::Number { candidate: candidate.to_string(), number: *number }
            }
        }
    }

    /// The mark again.
    ///
    /// # Errors
    /// What cannot be read, in words.
    pub(crate) fn mark(&self) -> Result<Mark, String> {
        Ok(match self {
            MarkText::House { house, role } => Mark::House(read(house)?, role_named(role)?),
            MarkText::Cells { cells, role } => {
                let cells = cells.iter().map(|it| read::<Cell>(it));
                Mark::Cells(cells.collect::<Result<_, _>>()?, role_named(role)?)
            }
            MarkText::Candidates { candidates: all, role } => {
                Mark::Candidates(candidates(all)?, role_named(role)?)
            }
            MarkText::Link { from, to, link } => Mark::Link {
                from: candidates(from)?,
                to: candidates(to)?,
                kind: match link {
                    Link::Strong => LinkKind::Strong,
                    Link::Weak => LinkKind::Weak,
                },
            },
            MarkText::Number { candidate, number } => Mark::Number(read(candidate)?, *number),
        })
    }
}

fn texts<T: fmt::Display>(items: impl Iterator<Item = T>) -> Vec<String> {
    items.map(|it| it.to_string()).collect()
}

fn candidates(texts: &[String]) -> Result<CandidateSet, String> {
    texts.iter().map(|it| read::<Candidate>(it)).collect()
}

fn read<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

fn role_named(wanted: &str) -> Result<Role, String> {
    let named = Role::ALL.into_iter().find(|role| role.name() == wanted);
    named.ok_or_else(|| format!("there is no role `{wanted}`"))
}

#[cfg(test)]
mod tests {
    use ergodoku::TECHNIQUES;

    use super::*;

    #[test]
    fn all_marks_of_all_examples_are_read_back() {
        let mut count = 0;
        for technique in TECHNIQUES {
            let (state, step) = technique.example_step().expect("the example fires");
            for mark in step.explain(&state).marks {
                assert_eq!(MarkText::new(&mark).mark(), Ok(mark));
                count += 1;
            }
        }
        assert!(count > 500, "only {count} marks");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let wrong = MarkText::House { house: "r10".into(), role: "base".into() };
        assert!(wrong.mark().unwrap_err().contains("`r10`"));
        let wrong = MarkText::House { house: "r1".into(), role: "bass".into() };
        assert_eq!(wrong.mark().unwrap_err(), "there is no role `bass`");
    }
}
