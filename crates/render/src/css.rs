//! The style sheet of an SVG.

use std::fmt::Write;

use ergodoku_core::Role;

use crate::style::{Cap, Form, Ink, Look};
use crate::theme::{DARK, LIGHT, Palette, Theme};

impl Theme {
    /// The class of the SVG that scopes the rules, so that pictures of different themes can share a page.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Theme::Light => "ergodoku-light",
            Theme::Dark => "ergodoku-dark",
            Theme::Auto => "ergodoku-auto",
        }
    }

    /// The style sheet for the roles that occur.
    pub(crate) fn css(self, roles: &[Role]) -> String {
        let mut css = FONT.to_string();
        for form in Form::ALL {
            rule(&mut css, form);
        }
        match self {
            Theme::Light => LIGHT.css(&mut css, roles),
            Theme::Dark => DARK.css(&mut css, roles),
            Theme::Auto => {
                LIGHT.css(&mut css, roles);
                css.push_str("@media (prefers-color-scheme: dark) {\n");
                DARK.css(&mut css, roles);
                css.push_str("}\n");
            }
        }
        css.replace('%', &format!(".{}", self.class()))
    }
}

/// The rules of text that do not depend on the theme. `%` is the class of the SVG.
const FONT: &str = "\
% text { font-family: Roboto, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif }
% .mid { text-anchor: middle }
% .bold { font-weight: 700 }
";

/// Writes what a form is besides its colours.
fn rule(css: &mut String, form: Form) {
    let Look { fill, stroke } = form.look();
    let mut words = Vec::new();
    match fill {
        None => words.push("fill: none".to_string()),
        Some(fill) if fill.opacity < 1.0 => words.push(format!("fill-opacity: {}", fill.opacity)),
        Some(_) => {}
    }
    if let Some(stroke) = stroke {
        words.push(format!("stroke-width: {}", stroke.width));
        if stroke.opacity < 1.0 {
            words.push(format!("stroke-opacity: {}", stroke.opacity));
        }
        match stroke.cap {
            Cap::Butt => {}
            Cap::Round => words.push("stroke-linecap: round".into()),
            Cap::Square => words.push("stroke-linecap: square".into()),
        }
        if stroke.is_round {
            words.push("stroke-linejoin: round".into());
        }
        if let Some([dash, gap]) = stroke.dash {
            words.push(format!("stroke-dasharray: {dash} {gap}"));
        }
    }
    if !words.is_empty() {
        let _ = writeln!(css, "% .{} {{ {} }}", form.class(), words.join("; "));
    }
}

impl Palette {
    fn css(&self, css: &mut String, roles: &[Role]) {
        let ink = |ink: Ink| (format!("% .{}", ink.class()), self.text(ink));
        let form = |form: Form| (format!("% .{}", form.class()), self.shape(form, None));
        let mut rules = vec![form(Form::Paper)];
        let inks = [Ink::Given, Ink::Placed, Ink::Pencil, Ink::Label(None), Ink::Prose];
        rules.extend(inks.map(ink));
        rules.extend([Form::Thin, Form::Thick, Form::Halo, Form::Core].map(form));
        rules.extend([Form::Strong, Form::Weak, Form::Group, Form::Head, Form::Badge].map(form));
        rules.push(ink(Ink::OnSolid));
        for &role in roles {
            let class = class_of(role);
            let of_role = |form: Form| {
                (format!("% .{class} .{}", form.class()), self.shape(form, Some(role)))
            };
            rules.extend([Form::Ring, Form::Solid, Form::Line, Form::Heavy].map(of_role));
            rules.extend([Form::Strike, Form::Dashed, Form::Hatch, Form::Wash].map(of_role));
            let of_role = |ink: Ink| (format!("% .{class}.{}", ink.class()), self.text(ink));
            rules.extend([Ink::Digit(role), Ink::Label(Some(role))].map(of_role));
        }
        // Neighbours with the same colours share a rule.
        for same in rules.chunk_by(|one, other| one.1 == other.1) {
            let selectors: Vec<&str> = same.iter().map(|(selector, _)| selector.as_str()).collect();
            let _ = writeln!(css, "{} {{ {} }}", selectors.join(", "), same[0].1);
        }
    }

    /// The colours of a form.
    fn shape(&self, form: Form, role: Option<Role>) -> String {
        let Look { fill, stroke } = form.look();
        let color = |property, color| format!("{property}: #{:06x}", self.color(color, role));
        let fill = fill.map(|fill| color("fill", fill.color));
        let stroke = stroke.map(|stroke| color("stroke", stroke.color));
        fill.into_iter().chain(stroke).collect::<Vec<_>>().join("; ")
    }

    /// The colour of a text.
    fn text(&self, ink: Ink) -> String {
        format!("fill: #{:06x}", self.color(ink.color(), ink.role()))
    }
}

/// The class of elements with a role.
pub(crate) fn class_of(role: Role) -> String {
    format!("role-{}", role.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Color;

    #[test]
    fn every_form_has_its_colours() {
        let css = Theme::Light.css(&[Role::Base]);
        for form in Form::ALL {
            let Look { fill, stroke } = form.look();
            let colors = [fill.map(|it| it.color), stroke.map(|it| it.color)];
            let is_of_role =
                colors.into_iter().flatten().any(|it| matches!(it, Color::Ink | Color::Tint));
            let role = if is_of_role { " .role-base" } else { "" };
            let selector = format!(".ergodoku-light{role} .{}", form.class());
            let is_of_form = |line: &&str| {
                let (selectors, declarations) = line.split_once(" { ").unwrap_or_default();
                selectors.split(", ").any(|it| it == selector) && declarations.contains('#')
            };
            assert_eq!(css.lines().filter(is_of_form).count(), 1, "{selector}");
        }
    }
}
