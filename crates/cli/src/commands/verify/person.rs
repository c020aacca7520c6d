//! One claim, or a whole solve, judged for a person.

use std::io::{Cursor, Read};

use anyhow::{Context as _, Result};
use ergodoku::claims::Claim;
use ergodoku::claims::judge::{Grounds, Ruling, Verdict};
use ergodoku::text::{Reader, write_line};
use ergodoku::{Puzzle, State};
use ergodoku_api::Json as _;
use ergodoku_api::record::{
    ErrorRecord, Judged, Judging, Status, VerdictRecord, Written, judge_solve,
};

use super::super::picture::{Drawn, File};
use super::super::{entry_of, fault, grid, heading, told, wrap};
use super::{Verify, brief, is_file};
use crate::args::{Format, Input};
use crate::exit::{Exit, Fault, invalid};
use crate::input::Source;
use crate::output::{
    BAD, DOUBT, GOOD, Text, harmless_json, name_cells, note, print, print_bytes, print_json, say,
    voice,
};
use crate::settings::Settings;

/// The longest solve that is read, in bytes.
const LONGEST_SOLVE: u64 = 1 << 24;

/// Judges a claim, or the claims of a file, about a position.
pub(super) fn run(
    args: &Verify,
    settings: &Settings,
    claim: &str,
    judging: &Judging,
    file: Option<&File>,
) -> Result<Exit> {
    let input = Input { input: args.input.clone() };
    let entry = entry_of(input.one()?, &input.place())?;
    if is_file(claim) {
        let source = Source::new(claim)?;
        let text = read_all(source.open()?, &source)?;
        return solve(args.written.format, &entry.puzzle, &text, judging, &source.place);
    }
    let read: Claim = match claim.parse::<Claim>() {
        Ok(read) if !read.conclusions.is_empty() => read,
        Ok(_) => return Err(unreadable(&say!("error-concludes-nothing"))),
        Err(error) if args.written.format == Format::Text => {
            let record = ErrorRecord::unread(&error, claim);
            return Err(unreadable(&fault(&record, &say!("error-claim-place"))));
        }
        Err(error) => {
            let error = ErrorRecord::unread(&error, claim);
            let (state, claim) = (state_line(&entry.puzzle), Written::Text(claim.into()));
            let record = VerdictRecord::malformed(state.into(), claim, error);
            print_json(&record, args.written.format)?;
            return Ok(Exit::Invalid);
        }
    };
    let grounds = Grounds::new(entry.puzzle);
    let verdict = judging.judge().judge(&grounds, &read);
    let judged = (&grounds, verdict.clone());
    let written = Written::Text(claim.into());
    let record =
        VerdictRecord::new(state_line(&entry.puzzle).into(), written, judged, judging.recognises);
    let exit = Exit::of_status(record.status(), "");
    if args.written.format != Format::Text {
        print_json(&record, args.written.format)?;
        return Ok(exit);
    }
    if let (true, Some(state)) = (args.draw || file.is_some(), &grounds.state) {
        draw(args, settings, (state, &grounds), &read, &verdict, file)?;
    } else {
        print(&Text::lines(said(&grounds, &read, &verdict)))?;
    }
    say_error(&record, &input.place())?;
    Ok(exit)
}

/// A solve with its position in front.
pub(super) fn solve_of(
    args: &Verify,
    input: impl Read,
    source: &Source,
    judging: &Judging,
) -> Result<Exit> {
    let text = read_all(input, source)?;
    let first = Reader::new(Cursor::new(text.as_bytes())).next();
    let first = first.transpose().with_context(|| source.unreadable())?;
    let Some(first) = first else {
        return Err(invalid(&say!("error-no-claims-or-solve")));
    };
    let entry = entry_of(first, &source.place)?;
    solve(args.written.format, &entry.puzzle, &text, judging, &source.place)
}

fn read_all(input: impl Read, source: &Source) -> Result<String> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST_SOLVE + 1).read_to_end(&mut bytes);
    let read = read.with_context(|| source.unreadable())?;
    if read as u64 > LONGEST_SOLVE {
        return Err(invalid(&say!("error-long-solve", count = LONGEST_SOLVE.to_string())));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Judges the claims of a solve one after another.
fn solve(
    format: Format,
    puzzle: &Puzzle,
    text: &str,
    judging: &Judging,
    place: &str,
) -> Result<Exit> {
    let (mut exit, mut total, mut right) = (Exit::Done, 0, 0);
    let mut lines = vec![heading(&puzzle.to_string(), "")];
    let mut json: Vec<u8> = Vec::new();
    let end = judge_solve(puzzle, text, judging, |judged| {
        let status = judged.record.status();
        exit = exit.or(Exit::of_status(status, ""));
        right += usize::from(status == Status::Solved);
        let between: &[u8] = match (format, total) {
            (Format::Json, 0) => b"[\n",
            (Format::Json, _) => b",\n",
            _ => b"",
        };
        total += 1;
        json.extend_from_slice(between);
        match format {
            Format::Text => lines.extend(said_of(&judged, place)),
            Format::Json => judged.record.write_pretty(&mut json),
            _ => judged.record.write_json(&mut json),
        }
        if format == Format::Ndjson {
            json.push(b'\n');
        }
    });
    if total == 0 {
        return Err(invalid(&say!("error-no-claims")));
    }
    if format != Format::Text {
        json.extend_from_slice(if format == Format::Json { b"\n]\n" } else { b"" });
        print_bytes(&harmless_json(json))?;
        return Ok(exit);
    }
    lines.push(summary(&end, total, right));
    print(&Text::lines(lines))?;
    Ok(exit)
}

/// What is said of a claim of a solve: a line, and the whole reason if it does not follow.
fn said_of(judged: &Judged<'_>, place: &str) -> Vec<Text> {
    let mut lines = vec![brief(Some(judged.line), judged.text, &judged.record, place)];
    if let (Some(claim), Some(verdict)) = (&judged.claim, &judged.verdict)
        && verdict.ruling != Ruling::Follows
    {
        let told = verdict.explain(judged.grounds, claim).text(voice().language);
        let told = wrap(&name_cells(&told), 92);
        lines.extend(told.iter().map(|line| Text::from(format!("      {line}"))));
    }
    lines
}

fn summary(end: &Grounds, total: usize, right: usize) -> Text {
    let is_solved = end.state.as_ref().is_some_and(State::is_solved);
    let solved = say!("command-is-solved", solved = if is_solved { "yes" } else { "no" });
    let style = if right == total { GOOD } else { DOUBT };
    let follow = say!("command-follow", right, count = total);
    Text::styled(style, &follow).and(" ").and(solved)
}

/// The verdict in words, and the solution in which the claim fails.
fn said(grounds: &Grounds, claim: &Claim, verdict: &Verdict) -> Vec<Text> {
    let mut told = verdict.explain(grounds, claim);
    let style = match verdict.ruling {
        Ruling::Follows => GOOD,
        Ruling::FollowsOtherwise | Ruling::NotShown => DOUBT,
        _ => BAD,
    };
    let language = voice().language;
    let first = told.sentences.drain(..told.sentences.len().min(1));
    let first: String = first.map(|it| it.text(language)).collect();
    let mut lines: Vec<Text> =
        wrap(&name_cells(&first), 98).iter().map(|line| Text::styled(style, line)).collect();
    let rest = told.text(language);
    lines.extend(wrap(&name_cells(&rest), 98).iter().map(|line| Text::from(line.as_str())));
    if let Some(counterexample) = &verdict.counterexample {
        lines.extend(grid(counterexample.solution.as_str()));
    }
    lines
}

/// Draws the board with the claim and its proof.
fn draw(
    args: &Verify,
    settings: &Settings,
    (state, grounds): (&State, &Grounds),
    claim: &Claim,
    verdict: &Verdict,
    file: Option<&File>,
) -> Result<()> {
    let explanation = verdict.explain(grounds, claim);
    let title = name_cells(&claim.to_string()).into_owned();
    let drawn = Drawn { state, explanation: &explanation, words: &[], title, has_candidates: true };
    match file {
        Some(file) => drawn.write(&args.drawing, settings, file),
        None => print(&drawn.text()),
    }
}

/// What is wrong with the position, if the verdict does not say it in full.
fn say_error(record: &VerdictRecord<'_>, place: &str) -> Result<()> {
    let error = record.error.as_deref();
    error.iter().for_each(|error| note(&told(error, place)));
    Ok(())
}

fn state_line(puzzle: &Puzzle) -> String {
    State::new(puzzle).as_ref().map_or_else(|_| puzzle.to_string(), write_line)
}

fn unreadable(message: &str) -> anyhow::Error {
    Fault { exit: Exit::Invalid, message: message.to_string() }.into()
}
