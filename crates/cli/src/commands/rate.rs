//! `ergodoku rate`

use anyhow::Result;
use ergodoku::record::RatingRecord;

use super::{counted, heading, said};
use crate::args::Rate;
use crate::exit::Exit;
use crate::output::{Record as _, Said, Wording, write_records};

pub(crate) fn run(args: &Rate) -> Result<Exit> {
    let (profile, scale) = (args.techniques.profile()?, args.scale.scale());
    let rate = |entry: &_| RatingRecord::new(entry, scale, &profile);
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say(record, &place), solved: "rated" };
    write_records(&args.input, args.format, rate, wording)
}

fn say(record: &RatingRecord, place: &str) -> Said {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(&record.puzzle, &record.label));
    }
    lines.extend(verdict(record));
    said(&lines, record.error(), place)
}

/// Level, score and what decides; nothing of a puzzle without a rating.
fn verdict(record: &RatingRecord) -> Option<String> {
    let (level, score) = (record.level?, record.score?);
    let steps = counted(record.steps?, "step");
    let mut verdict = format!("{level}, score {score}, {steps}");
    if let Some(hardest) = &record.hardest {
        verdict += &format!("; step {} decides: {}", hardest.number, hardest.notation);
        if let Some(ceiling) = hardest.level.ceiling().filter(|_| hardest.level < level) {
            let of = hardest.level;
            verdict += &format!(" ({of}, but the score is above {ceiling})");
        }
    }
    match record.guesses? {
        0 => {}
        guesses => verdict += &format!("; {} had to be guessed", counted(guesses, "cell")),
    }
    Some(verdict + ".")
}
