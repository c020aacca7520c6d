//! Settings: where they come from, which one counts, and what they do not touch.

use std::fs;
use std::path::PathBuf;

use insta::assert_snapshot;
use tempfile::TempDir;

use crate::{PUZZLE, Run, command, run};

/// A configuration file, and the command with it.
struct Configured {
    folder: TempDir,
}

impl Configured {
    fn new(text: &str) -> Configured {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("config.toml"), text).unwrap();
        Configured { folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("config.toml")
    }

    fn run(&self, variables: &[(&str, &str)], arguments: &[&str]) -> Run {
        let mut command = command(arguments);
        command.env("ERGODOKU_CONFIG", self.path()).envs(variables.iter().copied());
        command.output().unwrap().into()
    }

    /// A row of `ergodoku config`: value and source.
    fn setting(&self, variables: &[(&str, &str)], name: &str, options: &[&str]) -> String {
        let shown = self.run(variables, &[&["config"], options].concat());
        let shown = Run { stdout: crate::shown::plain(&shown.stdout), ..shown };
        let row = shown.stdout.lines().find(|line| line.starts_with(name));
        let row = row.unwrap_or_else(|| panic!("{name}: {shown}"));
        row[name.len()..].split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

const ALL: &str = "profile = \"hodoku\"\nnotation = \"a1\"\nhint_level = 2\ntheme = \"dark\"\n\
                   color = \"never\"\npager = \"more\"\njobs = 1\n";

#[test]
fn what_is_built_in_is_shown() {
    let shown = run(&["config"]).stdout;
    let (table, rest) = shown.split_once("\n\n").unwrap();
    assert_snapshot!(table);
    assert!(rest.starts_with("No configuration file was read."), "{shown}");
}

#[test]
fn an_option_comes_before_a_variable_and_a_variable_before_the_file() {
    let file = Configured::new(ALL);
    let none: &[(&str, &str)] = &[];
    assert_eq!(file.setting(none, "notation", &[]), "a1 the file, line 2");
    assert_eq!(file.setting(none, "jobs", &[]), "1 the file, line 7");
    assert_eq!(file.setting(none, "notation", &["--no-config"]), "rc built in");
    let notation = [("ERGODOKU_NOTATION", "rc")];
    assert_eq!(file.setting(&notation, "notation", &[]), "rc the variable ERGODOKU_NOTATION");
    let options = ["--notation", "a1"];
    assert_eq!(file.setting(&notation, "notation", &options), "a1 the option --notation");
    assert_eq!(
        file.setting(&[("CLICOLOR_FORCE", "1")], "color", &[]),
        "always the variable CLICOLOR_FORCE"
    );
    let colors = [("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")];
    assert_eq!(file.setting(&colors, "color", &[]), "never the variable NO_COLOR");
    assert_eq!(file.setting(&colors, "color", &["--color", "auto"]), "auto the option --color");
    // PAGER is about all programs, so the file is more to the point.
    assert_eq!(file.setting(&[("PAGER", "cat")], "pager", &[]), "more the file, line 6");
    assert_eq!(
        file.setting(&[("PAGER", "most")], "pager", &["--no-config"]),
        "most the variable PAGER"
    );
    assert_eq!(
        file.setting(&[("ERGODOKU_PAGER", "")], "pager", &[]),
        "none the variable ERGODOKU_PAGER"
    );
    let shown = file.run(none, &["config"]).stdout;
    assert!(
        shown.contains(&format!("The configuration file is {}.", file.path().display())),
        "{shown}"
    );
    let path = file.run(none, &["config", "--path"]).stdout;
    assert_eq!(path, format!("{}\n", file.path().display()));
}

#[test]
fn the_usual_place_is_in_the_configuration_folder() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("ergodoku").join("config.toml");
    let with = |arguments: &[&str]| -> Run {
        let mut command = command(arguments);
        command.env_remove("ERGODOKU_CONFIG");
        command.env("XDG_CONFIG_HOME", folder.path()).env("APPDATA", folder.path());
        command.output().unwrap().into()
    };
    assert_eq!(with(&["config", "--path"]).stdout, format!("{}\n", place.display()));
    assert!(with(&["hint", PUZZLE]).stdout.starts_with("Look at row 1."));
    fs::create_dir(place.parent().unwrap()).unwrap();
    fs::write(&place, "notation = \"a1\"").unwrap();
    assert!(with(&["hint", PUZZLE]).stdout.starts_with("Look at row A."));
    assert!(with(&["hint", PUZZLE, "--no-config"]).stdout.starts_with("Look at row 1."));
}

#[test]
fn a_template_sets_nothing_until_it_is_edited() {
    let template = run(&["config", "--template"]).stdout;
    let file = Configured::new(&template);
    assert!(file.run(&[], &["config"]).stdout.matches("built in").count() >= 9);
    let edited: String = template
        .lines()
        .map(|line| line.strip_prefix("# ").filter(|it| it.contains(" = ")).unwrap_or(line))
        .map(|line| format!("{line}\n"))
        .collect();
    let file = Configured::new(&edited);
    let shown = file.run(&[], &["config"]);
    assert_eq!(shown.stdout.matches("the file, line").count(), 9, "{shown}");
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_place() {
    let file = Configured::new("notation = \"a1\"\ntheme = \"drak\"\n");
    for arguments in [&["solve", PUZZLE][..], &["config"], &["check", PUZZLE, "--format", "json"]] {
        let wrong = file.run(&[], arguments);
        let place = file.path();
        let said = format!(
            "ergodoku: {}, line 2, column 9: theme: expected auto, light or dark, found `drak`\n",
            place.display()
        );
        assert_eq!((wrong.code, wrong.stderr.as_str(), wrong.stdout.as_str()), (2, &*said, ""));
    }
    for arguments in
        [&["solve", PUZZLE, "--no-config"][..], &["config", "--path"], &["man"], &["help"]]
    {
        assert_eq!(file.run(&[], arguments).code, 0, "{arguments:?}");
    }
    let file = Configured::new("profil = \"hodoku\"");
    let wrong = file.run(&[], &["hint", PUZZLE]);
    assert!(
        wrong
            .stderr
            .ends_with("line 1, column 1: there is no setting `profil`; did you mean `profile`?\n"),
        "{wrong}"
    );
    let wrong = file.run(&[("ERGODOKU_CONFIG", "/no/such/file")], &["hint", PUZZLE]);
    assert!(
        wrong.code == 2 && wrong.stderr.contains("ERGODOKU_CONFIG: there is no file"),
        "{wrong}"
    );
    let none = Configured::new("");
    let wrong = none.run(&[("ERGODOKU_JOBS", "many")], &["solve", PUZZLE]);
    assert!(
        wrong.code == 2 && wrong.stderr.contains("the variable ERGODOKU_JOBS: expected a number"),
        "{wrong}"
    );
}

#[test]
fn people_see_the_settings() {
    let file = Configured::new(ALL);
    let hint = file.run(&[], &["hint", PUZZLE]).stdout;
    assert!(hint.starts_with("There is a ") && !hint.contains("row 1"), "{hint}");
    let by =
        |profile: &str| run(&["solve", PUZZLE, "--profile", profile, "--notation", "a1"]).stdout;
    assert_eq!(file.run(&[], &["solve", PUZZLE]).stdout, by("hodoku"));
    assert_eq!(file.run(&[], &["solve", PUZZLE, "--profile", "series"]).stdout, by("series"));
    assert_ne!(by("hodoku"), by("default"));
    let folder = tempfile::tempdir().unwrap();
    let picture = |run: &dyn Fn(&[&str]) -> Run| {
        let path = folder.path().join("step.svg");
        assert_eq!(run(&["hint", PUZZLE, "-o", path.to_str().unwrap()]).code, 0);
        fs::read_to_string(path).unwrap()
    };
    let (with, without) = (picture(&|it| file.run(&[], it)), picture(&run));
    assert!(with.contains("ergodoku-dark") && !without.contains("ergodoku-dark"));
    assert!(with.contains(">rA<") && without.contains(">r1<"), "{with}");
}

#[test]
fn a_profile_is_found_beside_the_file() {
    let file = Configured::new("profile = \"mine.toml\"");
    let wrong = file.run(&[], &["solve", PUZZLE]);
    assert!(wrong.stderr.contains("or an existing file, found `mine.toml`"), "{wrong}");
    let series = run(&["profiles", "series"]).stdout;
    fs::write(file.folder.path().join("mine.toml"), series).unwrap();
    let solved = file.run(&[], &["solve", PUZZLE]).stdout;
    assert_eq!(solved, run(&["solve", PUZZLE, "--profile", "series"]).stdout);
    fs::write(file.folder.path().join("mine.toml"), "ranks = 1").unwrap();
    let wrong = file.run(&[], &["solve", PUZZLE]);
    assert!(wrong.code == 2 && wrong.stderr.contains("mine.toml`: line 1, column 9"), "{wrong}");
}

#[test]
fn programs_read_the_same_with_any_settings() {
    let file = Configured::new(ALL);
    for arguments in [
        &["solve", PUZZLE, "--format", "json"][..],
        &["solve", PUZZLE, "--format", "ndjson"],
        &["solve", PUZZLE, "--fast"],
        &["solve", "no puzzle .........", "--fast"],
        &["hint", PUZZLE, "--format", "json"],
        &["steps", PUZZLE, "--only", "singles", "--format", "ndjson"],
        &["check", PUZZLE, "--format", "json"],
        &["rate", PUZZLE, "--format", "csv"],
        &["rate", PUZZLE, "--format", "ndjson"],
        &["techniques", "--format", "json"],
        &["convert", PUZZLE, "--to", "library"],
        &["canonicalize", PUZZLE],
        &["minimize", PUZZLE],
        &["transform", PUZZLE, "--transpose"],
        &["generate", "--seed", "3", "--level", "easy", "--format", "ndjson"],
        &["profiles", "default"],
    ] {
        let with = file.run(&[], arguments);
        assert_eq!(with.to_string(), run(arguments).to_string(), "{arguments:?}");
    }
}
