//! The key below the grid in a terminal: the legend, the links, the numbered candidates.

use ergodoku_core::LinkKind;

use crate::canvas::Style;
use crate::glyph::{PLACED, closer, opener, style};
use crate::picture::{Picture, Use, end_name, link_name};

/// Pieces of text, each with a style.
pub(crate) type Line = Vec<(Style, String)>;

/// The lines below the grid.
pub(crate) fn key(picture: &Picture, width: usize) -> Vec<Line> {
    let uses = picture.uses();
    let mut items: Vec<Line> = uses.iter().map(|used| legend_item(picture, used)).collect();
    if has_digits_placed_since(picture) {
        let before = picture.language.plain("legend-placed-before");
        items.push(vec![(PLACED, "·5·".into()), (Style::PLAIN, format!(" {before}"))]);
    }
    let mut lines = flow(items, "   ", width);
    let numbers = picture.numbers();
    if !numbers.is_empty() {
        let step = |(number, candidate)| {
            let role = picture.role(candidate).map_or(Style::PLAIN, style);
            let role = Style { reverse: false, ..role };
            vec![(Style::PLAIN, format!("{number}. ")), (role, candidate.to_string())]
        };
        lines.push(Vec::new());
        lines.extend(flow(numbers.into_iter().map(step).collect(), "  ", width));
    }
    if picture.links().next().is_some() {
        lines.push(Vec::new());
        for chain in chains(picture) {
            lines.extend(flow(chain, " ", width));
        }
        let [strong, weak] =
            [LinkKind::Strong, LinkKind::Weak].map(|kind| link_name(kind, picture.language));
        lines.push(vec![(Style::PLAIN, format!("==> {strong}   --> {weak}"))]);
    }
    lines
}

fn has_digits_placed_since(picture: &Picture) -> bool {
    let mut filled = picture.state.filled().iter();
    filled.any(|cell| !picture.state.is_given(cell))
}

/// `[5] pattern`, `= base house r27`: the sign, the name, and the houses and cells.
fn legend_item(picture: &Picture, used: &Use) -> Line {
    let role = used.role;
    let sign = match used.candidates.digits().first() {
        Some(digit) => format!("{}{digit}{}", opener(role), closer(role)),
        None => opener(role).to_string(),
    };
    let mut words = format!(" {}", picture.words_for(role));
    if !used.houses.is_empty() {
        words.push_str(&format!(" {}", used.houses));
    }
    if !used.cells.is_empty() {
        words.push_str(&format!(" {}", used.cells));
    }
    vec![(style(role), sign.trim_end().into()), (Style::PLAIN, words)]
}

/// The links, with consecutive ones joined.
fn chains(picture: &Picture) -> Vec<Vec<Line>> {
    let plain = |text: String| vec![(Style::PLAIN, text)];
    let mut chains: Vec<Vec<Line>> = Vec::new();
    let mut last = None;
    for (from, to, kind) in picture.links() {
        let arrow = match kind {
            LinkKind::Strong => "==>",
            LinkKind::Weak => "-->",
        };
        if last != Some(from) {
            chains.push(vec![plain(end_name(from))]);
        }
        if let Some(chain) = chains.last_mut() {
            chain.push(plain(format!("{arrow} {}", end_name(to))));
        }
        last = Some(to);
    }
    chains
}

/// Items in lines of at most `width`.
fn flow(items: Vec<Line>, separator: &str, width: usize) -> Vec<Line> {
    let measure =
        |line: &Line| -> usize { line.iter().map(|(_, text)| text.chars().count()).sum() };
    let mut lines: Vec<Line> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if measure(line) + separator.len() + measure(&item) <= width => {
                line.push((Style::PLAIN, separator.into()));
                line.extend(item);
            }
            _ => lines.push(item),
        }
    }
    lines
}
