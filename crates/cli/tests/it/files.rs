//! Files that are written: whole, or not at all.

use std::fs;
use std::path::Path;

use crate::{PUZZLE, run};

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
fn a_proof_is_two_files_in_a_folder_made_for_them() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("a/b");
    let run = run(&["prove", PUZZLE, "-o", proof.to_str().unwrap()]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{run}");
    assert!(run.stdout.starts_with("Proved: the puzzle has exactly one solution.\n"), "{run}");
    assert_eq!(names(&proof), ["proof.pbp", "puzzle.opb"]);
    let text = fs::read_to_string(proof.join("proof.pbp")).unwrap();
    assert!(text.starts_with("pseudo-Boolean proof version 3.0\n"));
    assert!(text.trim_end().ends_with("end pseudo-Boolean proof;"));
}
