//! `rate` on Berthier's scales.

use serde_json::Value;

use crate::ratings::rejects;
use crate::{batch, run, run_with};

/// A puzzle that needs whips of three rules.
const WHIPS: &str =
    "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.";

#[test]
fn whips_and_braids_rate_in_one_table() {
    let input = format!("{}{WHIPS}\n", batch());
    let scales = ["w", "s+w", "gw", "s+gw", "b", "gb"];
    let all = ["rate", "-", "--format", "csv", "--scale", "w,s+w,gw,s+gw,b,gb"];
    let table = run_with(&input, &all);
    let lines: Vec<&str> = table.stdout.lines().collect();
    assert_eq!(lines[0], "puzzle,w,s+w,gw,s+gw,b,gb,status");
    assert_eq!(lines[lines.len() - 1], format!("{WHIPS},3,3,3,3,3,3,rated"));
    assert_eq!((lines.len(), table.code), (9, 3), "{table}");
    for row in &lines[1..] {
        let values: Vec<&str> = row.split(',').collect();
        assert_eq!(values.len(), 8, "{row}");
        let is_rated = values[7] == "rated";
        assert!(values[1..7].iter().all(|it| it.parse::<usize>().is_ok() == is_rated), "{row}");
    }
    for (place, scale) in scales.into_iter().enumerate() {
        let alone = run_with(&input, &["rate", "-", "--format", "ndjson", "--scale", scale]);
        for (row, record) in lines[1..].iter().zip(alone.stdout.lines()) {
            let record: Value = serde_json::from_str(record).unwrap();
            let value = row.split(',').nth(place + 1).unwrap();
            assert_eq!(
                record["rating"].as_u64().map(|it| it.to_string()).unwrap_or_default(),
                value
            );
            assert_eq!(record["scale"], scale);
        }
    }
    let mixed = run_with(WHIPS, &["rate", "-", "--format", "csv", "--scale", "te,se121,bxb"]);
    let lines: Vec<&str> = mixed.stdout.lines().collect();
    let columns = "puzzle,t&e,se121_er,se121_ep,se121_ed,se121_version,se121_status,bxb,status";
    assert_eq!(lines[0], columns);
    assert!(lines[1].starts_with(&format!("{WHIPS},1,")) && lines[1].ends_with(",rated,0,rated"));
}

#[test]
fn steps_of_whips_are_told_as_csp_rules_does() {
    let field = run(&["rate", WHIPS, "--scale", "w", "--steps"]);
    assert!(field.stdout.contains("Whip: "), "{field}");
    assert!(field.stdout.contains("No chain of fewer than 3 rules removes anything here"));
    let csp = run(&["rate", WHIPS, "--scale", "w", "--steps", "--notation", "csp"]);
    for told in ["   3  whip[3]: ", ".} ==> ", " ≠ ", "   0  hidden-single-in-a-"] {
        assert!(csp.stdout.contains(told), "{told}: {csp}");
    }
    assert_eq!(csp.stdout.lines().last(), Some("3"));
    rejects(&["--scale", "t&e", "--steps"], "--steps needs one of");
    rejects(&["--scale", "w", "--pearl"], "--pearl needs one of");
    rejects(&["--scale", "w", "--only", "fish"], "w has its own techniques");
    let short = run(&["rate", WHIPS, "--scale", "w", "--max-length", "2"]);
    assert!(short.stdout.ends_with("(above-max-length)\n") && short.code == 1, "{short}");
}
