//! Which scripts cannot be shown character by character from left to right.

/// Ranges of characters, each with the name of its script. In these scripts letters join, change with their
/// neighbours, stand above each other or run from right to left.
const SHAPED: &[(u32, u32, &str)] = &[
    (0x0300, 0x036f, "combining marks"),
    (0x0483, 0x0489, "combining marks"),
    (0x0590, 0x05ff, "Hebrew"),
    (0x0600, 0x06ff, "Arabic"),
    (0x0700, 0x074f, "Syriac"),
    (0x0750, 0x077f, "Arabic"),
    (0x0780, 0x07bf, "Thaana"),
    (0x07c0, 0x07ff, "N'Ko"),
    (0x0800, 0x083f, "Samaritan"),
    (0x0840, 0x085f, "Mandaic"),
    (0x0860, 0x086f, "Syriac"),
    (0x0870, 0x08ff, "Arabic"),
    (0x0900, 0x097f, "Devanagari"),
    (0x0980, 0x09ff, "Bengali"),
    (0x0a00, 0x0a7f, "Gurmukhi"),
    (0x0a80, 0x0aff, "Gujarati"),
    (0x0b00, 0x0b7f, "Oriya"),
    (0x0b80, 0x0bff, "Tamil"),
    (0x0c00, 0x0c7f, "Telugu"),
    (0x0c80, 0x0cff, "Kannada"),
    (0x0d00, 0x0d7f, "Malayalam"),
    (0x0d80, 0x0dff, "Sinhala"),
    (0x0e00, 0x0e7f, "Thai"),
    (0x0e80, 0x0eff, "Lao"),
    (0x0f00, 0x0fff, "Tibetan"),
    (0x1000, 0x109f, "Myanmar"),
    (0x1100, 0x11ff, "single letters of Hangul"),
    (0x135d, 0x135f, "combining marks"),
    (0x1700, 0x177f, "Philippine scripts"),
    (0x1780, 0x17ff, "Khmer"),
    (0x1800, 0x18af, "Mongolian"),
    (0x1900, 0x1aff, "scripts of South-East Asia"),
    (0x1b00, 0x1c7f, "scripts of South-East Asia"),
    (0x1cd0, 0x1cff, "Vedic signs"),
    (0x1dc0, 0x1dff, "combining marks"),
    (0x200b, 0x200f, "invisible characters"),
    (0x2028, 0x202e, "invisible characters"),
    (0x2060, 0x206f, "invisible characters"),
    (0x20d0, 0x20ff, "combining marks"),
    (0x302a, 0x302f, "combining marks"),
    (0x3099, 0x309a, "combining marks"),
    (0xa800, 0xa8ff, "Indian scripts"),
    (0xa900, 0xa95f, "scripts of South-East Asia"),
    (0xa960, 0xa97f, "single letters of Hangul"),
    (0xa980, 0xaadf, "scripts of South-East Asia"),
    (0xaae0, 0xaaff, "Meetei Mayek"),
    (0xabc0, 0xabff, "Meetei Mayek"),
    (0xd7b0, 0xd7ff, "single letters of Hangul"),
    (0xfb1d, 0xfb4f, "Hebrew"),
    (0xfb50, 0xfdff, "Arabic"),
    (0xfe00, 0xfe0f, "variation selectors"),
    (0xfe20, 0xfe2f, "combining marks"),
    (0xfe70, 0xfeff, "Arabic"),
    (0x10800, 0x10fff, "scripts from right to left"),
    (0x11000, 0x11fff, "Indian scripts"),
    (0x1e800, 0x1efff, "scripts from right to left"),
    (0x1f1e6, 0x1f1ff, "flags"),
    (0x1f3fb, 0x1f3ff, "skin tones"),
    (0xe0000, 0xe0fff, "invisible characters"),
];

/// The name of the script of a character, if its characters cannot be shown one after another.
pub(super) fn shaped(character: char) -> Option<&'static str> {
    let code = u32::from(character);
    let next = SHAPED.partition_point(|&(_, end, _)| end < code);
    SHAPED.get(next).filter(|&&(start, ..)| start <= code).map(|&(.., name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranges_are_in_order() {
        assert!(SHAPED.iter().all(|(start, end, _)| start <= end));
        assert!(SHAPED.windows(2).all(|two| two[0].1 < two[1].0));
    }

    #[test]
    fn scripts_that_need_shaping_are_named() {
        for (character, script) in [
            ('ع', Some("Arabic")),
            ('ש', Some("Hebrew")),
            ('स', Some("Devanagari")),
            ('ก', Some("Thai")),
            ('ᄀ', Some("single letters of Hangul")),
            ('\u{301}', Some("combining marks")),
            ('\u{fe0f}', Some("variation selectors")),
            ('\u{200d}', Some("invisible characters")),
            ('数', None),
            ('한', None),
            ('か', None),
            ('ქ', None),
            ('Ա', None),
            ('𠀋', None),
            ('A', None),
        ] {
            assert_eq!(shaped(character), script, "{character:?}");
        }
    }
}
