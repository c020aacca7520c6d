//! What an argument is meant as: a file, a puzzle or a link.

use std::path::Path;

use ergodoku::text;

/// Whether an argument names an existing input, or looks like a puzzle.
pub(crate) fn is_input(argument: &str) -> bool {
    let path = Path::new(argument);
    argument == "-" || (path.exists() && !path.is_dir()) || is_meant_as_puzzle(argument)
}

/// Whether an argument that is not a file looks like a puzzle, possibly a malformed one, rather than like the
/// name of a missing file.
pub(super) fn is_meant_as_puzzle(argument: &str) -> bool {
    if text::parse_line(argument).is_ok()
        || ["https://", "http://"].iter().any(|it| argument.starts_with(it))
    {
        return true;
    }
    let is_of_grid = |it: &char| it.is_ascii_digit() || ".*_|+:- \n".contains(*it);
    let of_grid = argument.chars().filter(is_of_grid).count();
    of_grid >= 81 || (of_grid > 8 && of_grid * 4 > argument.chars().count() * 3)
}
