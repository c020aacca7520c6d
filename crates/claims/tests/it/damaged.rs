//! Texts of our own steps with a damaged arrow or conclusion: none is read as another claim.

use ergodoku_claims::Claim;
use ergodoku_core::{Candidate, Conclusion};
use ergodoku_engine::TECHNIQUES;

/// What a claim says to be true, and what to be false.
fn said(conclusions: &[Conclusion]) -> (Vec<Candidate>, Vec<Candidate>) {
    let (mut placed, mut eliminated) = (Vec::new(), Vec::new());
    for conclusion in conclusions {
        match conclusion {
            Conclusion::Place(candidate) => placed.push(*candidate),
            Conclusion::Eliminate(candidates) => eliminated.extend(candidates.iter()),
        }
    }
    (placed, eliminated)
}

/// A damaged text is no claim, or says nothing that the whole one does not say.
fn says_no_more(text: &str, whole: &[Conclusion]) -> Result<(), String> {
    let Ok(claim) = text.parse::<Claim>() else { return Ok(()) };
    let ((placed, eliminated), (all_placed, all_eliminated)) =
        (said(&claim.conclusions), said(whole));
    let says_more = placed.iter().any(|it| !all_placed.contains(it))
        || eliminated.iter().any(|it| !all_eliminated.contains(it));
    match says_more {
        true => Err(format!("{text}\n    is read as {:?}", claim.conclusions)),
        false => Ok(()),
    }
}

/// What may stand where the arrow was.
const ARROWS: [&str; 30] = [
    "~>",
    "=~>",
    "~",
    ">",
    "=",
    "==",
    "-",
    "--",
    ":",
    "::",
    ";",
    ",",
    "|",
    "/",
    "\\",
    "\u{21e2}",
    "so",
    "therefore",
    "implies",
    "then",
    "thus",
    "",
    "=> =>",
    "=>=",
    "=> ~",
    "=> :",
    "...",
    "?",
    "<=",
    "~> ...",
];

/// The damaged forms of a text with an arrow.
fn damaged(text: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let Some((pattern, conclusion)) = text.rsplit_once(" => ") else { return texts };
    for arrow in ARROWS {
        texts.push(format!("{pattern} {arrow} {conclusion}"));
        texts.push(format!("{pattern}{arrow}{conclusion}"));
        texts.push(format!("{pattern} {arrow} ..."));
        texts.push(format!("{pattern} {arrow}"));
    }
    // The conclusion cut off, or with a sign more, or another one, at each place.
    for (at, _) in conclusion.char_indices() {
        let (before, behind) = conclusion.split_at(at);
        texts.push(format!("{pattern} => {before}"));
        for sign in ["~", "x", "<", "(", " or ", "0"] {
            for behind in [behind, &behind[1..]] {
                // `~=` says that they differ.
                if !(sign == "~" && behind.starts_with('=')) {
                    texts.push(format!("{pattern} => {before}{sign}{behind}"));
                }
            }
        }
    }
    texts
}

#[test]
fn damaged_steps_say_nothing_else() {
    let mut wrong = Vec::new();
    for technique in TECHNIQUES {
        let (_, step) = technique.example_step().expect("a technique has an example");
        let text = step.to_string();
        let bare = text.split_once(": ").map_or("", |(_, bare)| bare);
        for text in [text.as_str(), bare] {
            let forms = damaged(text);
            wrong.extend(forms.iter().filter_map(|it| says_no_more(it, &[step.conclusion]).err()));
        }
    }
    let count = wrong.len();
    wrong.truncate(60);
    assert!(count == 0, "{count}:\n{}", wrong.join("\n"));
}
