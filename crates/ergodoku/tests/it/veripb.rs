//! What is written for VeriPB, before a small checker of its format that stands for it here: `.ci/veripb`
//! has VeriPB itself.

use ergodoku::explainer::Scale;
use ergodoku::proof::veripb::{Proven, Verdict};
use ergodoku::search::Uniqueness;
use ergodoku::veripb::PuzzleProof;
use ergodoku::{Profile, State, text};

/// Puzzles from easy to extreme, made by `ergodoku generate`; the second one's rating assumes one
/// solution.
const PUZZLES: [&str; 5] = [
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
    UNIQUENESS,
    ".3..........2..4..94....6....2.17.6..6...3.2.3..6..9..4...3...1...1.4.7..8.....5.",
    "..9.7..126......7.....2.9..2..59...........3..483...6....4.13...87..3....3..6.8..",
    ".7.6..39.4......7..3......538...26.1.....6.5..5..4...9....7.5.29...8.....43......",
];
const UNIQUENESS: &str =
    ".358..16..6.....8.1..4...3..247.1....1......8...5.8.......4........694....63....2";

fn state(puzzle: &str) -> State {
    State::new(&text::parse_one(puzzle).unwrap().puzzle).unwrap()
}

/// The proofs of a puzzle by the default profile, by few techniques, and by its rating.
fn proofs(puzzle: &str) -> [PuzzleProof; 3] {
    let state = state(puzzle);
    [
        PuzzleProof::new(&state, &Profile::default()),
        PuzzleProof::new(&state, &Profile::series()),
        PuzzleProof::rated(&state, Scale::Se121),
    ]
}

#[test]
fn the_verdicts_say_that_there_is_one_solution() {
    for puzzle in PUZZLES {
        for proof in proofs(puzzle) {
            assert!(matches!(proof.solutions, Uniqueness::One(_)));
            assert_eq!(verdict(&proof.puzzle), Ok(Verdict::Satisfiable));
            assert_eq!(verdict(proof.another.as_ref().unwrap()), Ok(Verdict::Unsatisfiable));
        }
    }
}

#[test]
fn of_several_solutions_two_are_shown() {
    let several = PUZZLES[0].replacen('4', ".", 1);
    for puzzle in [several, ".".repeat(81), ".".repeat(80) + "1"] {
        for proof in proofs(&puzzle) {
            assert!(matches!(proof.solutions, Uniqueness::Several(..)));
            assert!(
                proof.finding().to_string().contains("several solutions: r"),
                "{}",
                proof.finding()
            );
            assert_eq!(verdict(&proof.puzzle), Ok(Verdict::Satisfiable));
            let another = proof.another.unwrap();
            assert_eq!(verdict(&another), Ok(Verdict::Satisfiable));
            let [first, other] = [&proof.puzzle, &another].map(|it| it.proof.split_once("output"));
            let same = format!("{}output{}", other.unwrap().0, first.unwrap().1);
            assert!(verdict(&Proven { proof: same, ..another }).is_err(), "it is no other");
        }
    }
}

#[test]
fn that_there_is_no_solution_is_refuted() {
    let with_six = PUZZLES.map(|puzzle| puzzle.replacen('.', "6", 1));
    let keeps_the_rules = |it: &&String| State::new(&text::parse_one(it).unwrap().puzzle).is_ok();
    let wrong: Vec<&String> = with_six.iter().filter(keeps_the_rules).collect();
    assert!(!wrong.is_empty());
    for puzzle in wrong {
        for proof in proofs(puzzle) {
            assert_eq!((proof.solutions, proof.another), (Uniqueness::None, None));
            assert_eq!(verdict(&proof.puzzle), Ok(Verdict::Unsatisfiable), "{puzzle}");
            assert_every_line_is_needed(&proof.puzzle);
        }
    }
}

#[test]
fn no_line_and_no_clue_can_be_left_out() {
    for puzzle in PUZZLES {
        for proof in proofs(puzzle) {
            let another = proof.another.unwrap();
            assert_every_line_is_needed(&another);
            assert_every_clue_is_needed(&another);
        }
    }
}

/// Each line of the derivation replaced by one that says nothing; of a long one, some 30.
fn assert_every_line_is_needed(proven: &Proven) {
    let is_derived = |it: &&str| it.starts_with("rup") || it.starts_with("pol");
    let derived: Vec<&str> = proven.proof.lines().filter(is_derived).collect();
    for line in derived.iter().step_by(derived.len() / 30 + 1) {
        let proof = proven.proof.replacen(line, "rup 1 r1c1d1 >= 0 : ~;", 1);
        let without = Proven { proof, ..proven.clone() };
        assert!(verdict(&without).is_err(), "accepted without {line}:\n{}", proven.proof);
    }
}

/// Each clue, and what excludes the solution, replaced in the same way.
fn assert_every_clue_is_needed(proven: &Proven) {
    for line in proven.formula.lines().filter(|it| it.ends_with(">= 1 ;")) {
        let formula = proven.formula.replacen(line, "1 r1c1d1 >= 0 ;", 1);
        let without = Proven { formula, ..proven.clone() };
        assert!(verdict(&without).is_err(), "accepted without {line}:\n{}", proven.formula);
    }
}

#[test]
fn no_step_assumes_one_solution() {
    let [_, _, rated] = proofs(UNIQUENESS);
    assert!(rated.by_cases > 0, "what the rating concludes from there being one solution");
    let others = rated.another.unwrap().formula;
    let excluding = others.strip_prefix(first_line(&others)).unwrap();
    let puzzle = rated.puzzle.formula.strip_prefix(first_line(&rated.puzzle.formula)).unwrap();
    let added: Vec<&str> = excluding.strip_prefix(puzzle).unwrap().lines().collect();
    assert_eq!(added.len(), 2, "a comment, and the solution that is excluded");
    assert_eq!(added[1].matches("1 ~r").count(), 81);
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap()
}

// --- a checker of formulas and proofs as texts -----------------------------------------------

/// So much at least, by these weights of true variables.
#[derive(Clone)]
struct Constraint {
    weights: Vec<(usize, i64)>,
    degree: i64,
}

type Assignment = [Option<bool>; 729];

/// `~r4c3d5` as the variable's number and whether it is true.
fn literal(text: &str) -> (usize, bool) {
    let digits = text.bytes().filter(u8::is_ascii_digit).map(|it| usize::from(it - b'1'));
    (digits.fold(0, |number, digit| 9 * number + digit), !text.starts_with('~'))
}

impl Constraint {
    /// Reads `1 r1c1d1 1 ~r1c1d2 >= 1`, over variables alone: `~x` counts as `1 - x`.
    fn read(text: &str) -> Constraint {
        let (sum, degree) = text.split_once(">=").unwrap();
        let mut degree: i64 = degree.trim().parse().unwrap();
        let words: Vec<&str> = sum.split_whitespace().collect();
        let terms = words.chunks(2).map(|term| {
            let ((variable, truth), weight) = (literal(term[1]), term[0].parse::<i64>().unwrap());
            if truth {
                return (variable, weight);
            }
            degree -= weight;
            (variable, -weight)
        });
        let weights = terms.collect();
        Constraint { weights, degree }
    }

    fn negated(&self) -> Constraint {
        let weights = self.weights.iter().map(|(it, weight)| (*it, -weight)).collect();
        Constraint { weights, degree: 1 - self.degree }
    }

    fn plus(&self, other: &Constraint) -> Constraint {
        let mut sum = [0; 729];
        let terms = self.weights.iter().chain(&other.weights);
        terms.for_each(|&(variable, weight)| sum[variable] += weight);
        let weights = sum.into_iter().enumerate().filter(|(_, weight)| *weight != 0).collect();
        Constraint { weights, degree: self.degree + other.degree }
    }

    /// By how much the constraint can still be exceeded.
    fn slack(&self, known: &Assignment) -> i64 {
        let most = self.weights.iter().map(|&(variable, weight)| match known[variable] {
            None => weight.max(0),
            Some(truth) => weight * i64::from(truth),
        });
        most.sum::<i64>() - self.degree
    }
}

/// The constraints of a formula: of an equality both halves.
fn read_formula(formula: &str) -> Vec<Constraint> {
    let lines = formula.lines().filter(|line| !line.starts_with('*'));
    let lines = lines.map(|line| line.strip_suffix(" ;").unwrap());
    let halves = lines.flat_map(|line| match line.split_once(" = ") {
        Some((sum, degree)) => {
            let half = Constraint::read(&format!("{sum} >= {degree}"));
            let over = Constraint { degree: half.degree + 1, ..half.clone() };
            vec![half, over.negated()]
        }
        None => vec![Constraint::read(line)],
    });
    halves.collect()
}

/// What the proof shows of the formula, or the line that does not hold.
fn verdict(proven: &Proven) -> Result<Verdict, String> {
    let formula = read_formula(&proven.formula);
    let mut known = formula.clone();
    let mut lines = proven.proof.lines();
    assert_eq!(lines.next(), Some("pseudo-Boolean proof version 3.0"));
    assert_eq!(lines.next(), Some(format!("f {};", formula.len()).as_str()));
    for line in lines {
        let (rule, rest) = line.strip_suffix(';').unwrap().split_once(' ').unwrap();
        let named = |ids: &str| -> Option<Vec<&Constraint>> {
            let ids = ids.split_whitespace().filter(|it| *it != "+").map(|it| it.parse::<usize>());
            ids.map(|id| known.get(id.unwrap() - 1)).collect()
        };
        let derived = match rule {
            "rup" => {
                let (claim, ids) = rest.split_once(" : ~").unwrap();
                let claim = Constraint::read(claim);
                named(ids).filter(|by| is_conflict(&claim.negated(), by)).map(|_| claim)
            }
            "pol" => named(rest).map(|summands| {
                summands[1..].iter().fold(summands[0].clone(), |sum, it| sum.plus(it))
            }),
            "output" => continue,
            _ => {
                assert_eq!(rule, "conclusion");
                let (verdict, holds) = match rest.strip_prefix("SAT : ") {
                    Some(witness) => (Verdict::Satisfiable, satisfies(witness, &formula)),
                    None => {
                        assert_eq!(rest, "UNSAT : -1");
                        let is_broken = known.last().unwrap().slack(&[None; 729]) < 0;
                        (Verdict::Unsatisfiable, is_broken)
                    }
                };
                return if holds { Ok(verdict) } else { Err(line.to_string()) };
            }
        };
        known.push(derived.ok_or(line)?);
    }
    panic!("the proof has no conclusion");
}

/// Whether a witness gives every variable a value by which every constraint is kept.
fn satisfies(witness: &str, formula: &[Constraint]) -> bool {
    let mut known = [None; 729];
    witness.split(' ').map(literal).for_each(|(variable, truth)| known[variable] = Some(truth));
    known.iter().all(Option::is_some) && formula.iter().all(|it| it.slack(&known) >= 0)
}

/// Whether unit propagation over these constraints alone comes to a conflict.
fn is_conflict(negated: &Constraint, by: &[&Constraint]) -> bool {
    let mut known = [None; 729];
    loop {
        let before = known;
        for constraint in by.iter().copied().chain([negated]) {
            let slack = constraint.slack(&known);
            if slack < 0 {
                return true;
            }
            for &(variable, weight) in &constraint.weights {
                if weight.abs() > slack && known[variable].is_none() {
                    known[variable] = Some(weight > 0);
                }
            }
        }
        if known == before {
            return false;
        }
    }
}
