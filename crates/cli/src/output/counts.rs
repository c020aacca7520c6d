//! Counts records by status.

use ergodoku_api::record::Status;

use super::say;

/// What counts are about, and what each status is called there: the words that choose the variants of
/// `command-count-of`.
#[derive(Copy, Clone)]
pub(crate) struct Tally {
    /// One of them: "puzzle".
    pub(crate) one: &'static str,
    /// All of them: "puzzles".
    things: &'static str,
    /// The names of the statuses, in the order of [`Counts::STATUSES`].
    names: [&'static str; Counts::STATUSES.len()],
}

impl Tally {
    /// Claims that are judged.
    pub(crate) const CLAIMS: Tally = Tally {
        one: "claim",
        things: "claims",
        names: [
            "follow",
            "given-up",
            "otherwise",
            "several",
            "wrong",
            "without",
            "invalid",
            "unread",
        ],
    };

    /// Questions that are answered.
    pub(crate) const QUESTIONS: Tally = Tally {
        one: "question",
        things: "questions",
        names: [
            "reason", "given-up", "given-up", "several", "wrong", "without", "invalid", "unread",
        ],
    };

    /// Puzzles. The name of solved ones depends on the command.
    pub(crate) const fn puzzles(solved: &'static str) -> Tally {
        Tally {
            one: "puzzle",
            things: "puzzles",
            names: [
                solved, "given-up", "stuck", "several", "mistakes", "without", "invalid", "error",
            ],
        }
    }
}

/// The number of records of each status.
#[derive(Clone, Default)]
pub(crate) struct Counts([usize; Counts::STATUSES.len()]);

impl Counts {
    /// The statuses in order of listing.
    const STATUSES: [Status; 8] = [
        Status::Solved,
        Status::Interrupted,
        Status::Stuck,
        Status::MultipleSolutions,
        Status::Mistake,
        Status::NoSolution,
        Status::Invalid,
        Status::Error,
    ];

    pub(crate) fn add(&mut self, status: Status) {
        let index = Counts::STATUSES.iter().position(|it| *it == status);
        self.0[index.expect("every status is listed")] += 1;
    }

    /// Adds what another has counted.
    pub(crate) fn add_all(&mut self, others: &Counts) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    pub(crate) fn total(&self) -> usize {
        self.0.iter().sum()
    }

    pub(crate) fn summary(&self, tally: &Tally) -> String {
        let parts = self.0.iter().zip(tally.names).filter(|(count, _)| **count > 0);
        let parts = parts.map(|(&count, what)| say!("command-count-of", count, what));
        let parts = parts.collect::<Vec<_>>().join(", ");
        say!("command-counts", total = self.total(), things = tally.things, parts)
    }
}
