//! [`MarkRecord`]: a mark of an explanation as data, written and read.

use std::fmt;
use std::str::FromStr;

use ergodoku::explanation::{LinkKind, Mark, Role};
use ergodoku::{Candidate, CandidateSet, Cell};
use serde::{Deserialize, Serialize};

/// Something to draw on the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum MarkRecord {
    House {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::House))]
        house: String,
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Role))]
        role: String,
    },
    Cells {
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Cell>))]
        cells: Vec<String>,
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Role))]
        role: String,
    },
    Candidates {
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Candidate>))]
        candidates: Vec<String>,
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Role))]
        role: String,
    },
    Link {
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Candidate>))]
        from: Vec<String>,
        #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Candidate>))]
        to: Vec<String>,
        link: LinkRecord,
    },
    Number {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Candidate))]
        candidate: String,
        number: usize,
    },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum LinkRecord {
    Strong,
    Weak,
}

impl MarkRecord {
    pub(crate) fn new(mark: &Mark) -> MarkRecord {
        match mark {
            Mark::House(house, role) => {
                MarkRecord::House { house: house.to_string(), role: role.name().to_string() }
            }
            Mark::Cells(cells, role) => {
                MarkRecord::Cells { cells: texts(cells.iter()), role: role.name().to_string() }
            }
            Mark::Candidates(candidates, role) => MarkRecord::Candidates {
                candidates: texts(candidates.iter()),
                role: role.name().to_string(),
            },
            Mark::Link { from, to, kind } => MarkRecord::Link {
                from: texts(from.iter()),
                to: texts(to.iter()),
                link: match kind {
                    LinkKind::Strong => LinkRecord::Strong,
                    LinkKind::Weak => LinkRecord::Weak,
                },
            },
            Mark::Number(candidate, number) => {
                MarkRecord::Number { candidate: candidate.to_string(), number: *number }
            }
        }
    }

    /// The mark again.
    ///
    /// # Errors
    /// What cannot be read, in words.
    pub(crate) fn mark(&self) -> Result<Mark, String> {
        Ok(match self {
            MarkRecord::House { house, role } => Mark::House(read(house)?, role_named(role)?),
            MarkRecord::Cells { cells, role } => {
                let cells = cells.iter().map(|it| read::<Cell>(it));
                Mark::Cells(cells.collect::<Result<_, _>>()?, role_named(role)?)
            }
            MarkRecord::Candidates { candidates: all, role } => {
                Mark::Candidates(candidates(all)?, role_named(role)?)
            }
            MarkRecord::Link { from, to, link } => Mark::Link {
                from: candidates(from)?,
                to: candidates(to)?,
                kind: match link {
                    LinkRecord::Strong => LinkKind::Strong,
                    LinkRecord::Weak => LinkKind::Weak,
                },
            },
            MarkRecord::Number { candidate, number } => Mark::Number(read(candidate)?, *number),
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
                assert_eq!(MarkRecord::new(&mark).mark(), Ok(mark));
                count += 1;
            }
        }
        assert!(count > 500, "only {count} marks");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let wrong = MarkRecord::House { house: "r10".into(), role: "base".into() };
        assert!(wrong.mark().unwrap_err().contains("`r10`"));
        let wrong = MarkRecord::House { house: "r1".into(), role: "bass".into() };
        assert_eq!(wrong.mark().unwrap_err(), "there is no role `bass`");
    }
}
