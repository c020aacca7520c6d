//! Counts records by status.

use ergodoku_api::record::Status;

/// The number of records of each status.
#[derive(Default)]
pub(super) struct Counts([usize; Counts::NAMES.len()]);

impl Counts {
    /// The statuses in order of listing, each with its name. The name of solved puzzles depends on the command.
    const NAMES: [(Status, &str); 8] = [
        (Status::Solved, ""),
        (Status::Interrupted, "given up"),
        (Status::Stuck, "stuck"),
        (Status::MultipleSolutions, "with several solutions"),
        (Status::Mistake, "with mistakes"),
        (Status::NoSolution, "without a solution"),
        (Status::Invalid, "invalid"),
        (Status::Error, "in error"),
    ];

    pub(super) fn add(&mut self, status: Status) {
        let index = Counts::NAMES.iter().position(|(it, _)| *it == status);
        self.0[index.expect("every status has a name")] += 1;
    }

    pub(super) fn total(&self) -> usize {
        self.0.iter().sum()
    }

    pub(super) fn summary(&self, solved: &str) -> String {
        let name =
            |name: &'static str| if name.is_empty() { solved.to_string() } else { name.into() };
        let parts = self.0.iter().zip(Counts::NAMES).filter(|(count, _)| **count > 0);
        let parts: Vec<String> =
            parts.map(|(count, (_, it))| format!("{count} {}", name(it))).collect();
        format!("{} puzzles: {}", self.total(), parts.join(", "))
    }
}
