//! Changes to files of the repository.

use ergodoku::Family;

/// The file of a family, without its extension: that of its techniques, and that of their examples.
pub(crate) fn file_of(family: Family) -> String {
    family.name().replace('-', "_")
}

/// A word that begins with a capital letter.
pub(crate) fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Adds a line among those that begin with `start`, in the order of the alphabet, unless it is there. There must
/// be one that begins so.
pub(crate) fn insert_sorted(text: &mut String, line: &str, start: &str) {
    let mut place = None;
    let mut offset = 0;
    for there in text.split_inclusive('\n') {
        if there.trim_end() == line {
            return;
        }
        let begins = there.starts_with(start);
        offset += there.len();
        if begins && there < line {
            place = Some(offset);
        } else if begins && place.is_none() {
            place = Some(offset - there.len());
        }
    }
    text.insert_str(place.expect("a line that begins so"), &format!("{line}\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_put_among_its_like_once() {
        let mut text = String::from("//! Text.\n\nuse b;\nuse d;\n\nmod x;\n");
        for line in ["use c;", "use a;", "use e;", "use c;"] {
            insert_sorted(&mut text, line, "use ");
        }
        assert_eq!(text, "//! Text.\n\nuse a;\nuse b;\nuse c;\nuse d;\nuse e;\n\nmod x;\n");
    }
}
