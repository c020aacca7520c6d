//! Files are written completely or not at all.

use std::fs;
use std::path::Path;

use crate::{IMPOSSIBLE, PUZZLE, SEVERAL, run};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn pictures_are_written_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    fs::write(path("grid.svg"), "something older").unwrap();
    for name in ["grid.svg", "STEP.PNG"] {
        let run = run(&["render", PUZZLE, "--step", "2", "-o", &path(name)]);
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.as_str()), (0, "", ""), "{name}");
    }
    assert!(fs::read_to_string(path("grid.svg")).unwrap().starts_with("<svg"));
    assert!(fs::read(path("STEP.PNG")).unwrap().starts_with(b"\x89PNG\r\n"));
    assert_eq!(names(folder.path()), ["STEP.PNG", "grid.svg"]);
}

#[test]
fn a_picture_that_cannot_be_written_leaves_nothing_behind() {
    let folder = tempfile::Builder::new().prefix("pictures").tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    fs::create_dir(path("taken.svg")).unwrap();
    for (name, why) in [
        ("x.gif", "must end in .svg or .png"),
        ("no-extension", "must end in .svg or .png"),
        ("missing/x.svg", "there is no folder"),
        ("taken.svg", "cannot be written"),
    ] {
        let run = run(&["render", PUZZLE, "-o", &path(name)]);
        assert_eq!(run.code, 2, "{name}: {run}");
        assert!(run.stderr.contains(why) && !run.stderr.contains(".tmp"), "{name}: {run}");
    }
    assert_eq!(names(folder.path()), ["taken.svg"]);
}

#[test]
fn a_proof_is_a_formula_and_a_derivation_for_each_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("a b/c");
    let has = "SATISFIABLE: there is a solution";
    for (puzzle, code, finding, verdicts) in [
        (PUZZLE, 0, "exactly one solution", vec![has, "UNSATISFIABLE: there is no other"]),
        (SEVERAL, 5, "several solutions: r1c5, for", vec![has, "SATISFIABLE: there is another"]),
        (IMPOSSIBLE, 4, "no solution", vec!["UNSATISFIABLE: there is no solution"]),
    ] {
        let run = run(&["prove", puzzle, "-o", proof.to_str().unwrap()]);
        assert_eq!((run.code, run.stderr.as_str()), (code, ""), "{run}");
        assert!(run.stdout.starts_with(&format!("Proved: the puzzle has {finding}")), "{run}");
        let all = ["puzzle", "another"].map(|it| ["opb", "pbp"].map(|end| format!("{it}.{end}")));
        let files = &all[..verdicts.len()];
        let mut expected = files.concat();
        expected.sort();
        assert_eq!(names(&proof), expected, "nothing is left of the proof before");
        for ([formula, derivation], verdict) in files.iter().zip(verdicts) {
            let path = |name: &str| format!("'{}'", proof.join(name).display());
            let (formula, checked) = (path(formula), path(derivation));
            let line = format!("\n  veripb {formula} {checked}  # s VERIFIED {verdict}\n");
            assert!(run.stdout.contains(&line), "{line}{run}");
            let text = fs::read_to_string(proof.join(derivation)).unwrap();
            let conclusion = if verdict.starts_with("UN") { "UNSAT : -1;" } else { "SAT : " };
            assert!(text.contains(&format!("\nconclusion {conclusion}")), "{verdict}");
            assert!(text.ends_with("\nend pseudo-Boolean proof;\n"));
        }
    }
}

#[test]
fn a_proof_whose_place_is_taken_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("another.opb")).unwrap();
    let run = run(&["prove", PUZZLE, "-o", folder.path().to_str().unwrap()]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run}");
    assert!(run.stderr.contains("another.opb cannot be replaced"), "{run}");
    assert_eq!(names(folder.path()), ["another.opb"]);
}
