//! How shapes and texts look: the one description from which the style sheet of an SVG and the pixels of a PNG
//! are made.

use ergodoku_core::Role;

/// What a colour is used for. A theme says which colour it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Color {
    Paper,
    Given,
    Placed,
    Pencil,
    Label,
    Thin,
    Thick,
    Prose,
    Link,
    /// Lines, digits and solid shapes of a role.
    Ink,
    /// The background of a role's digit.
    Tint,
}

/// The kinds of shapes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Thin,
    Thick,
    Ring,
    Line,
    Strike,
    Heavy,
    Dashed,
    Hatch,
    Wash,
    Halo,
    Strong,
    Core,
    Weak,
    Group,
    Paper,
    Solid,
    Head,
    Badge,
}

/// The inside and the line of a form.
pub(crate) struct Look {
    pub(crate) fill: Option<Fill>,
    pub(crate) stroke: Option<Stroke>,
}

pub(crate) struct Fill {
    pub(crate) color: Color,
    pub(crate) opacity: f32,
}

pub(crate) struct Stroke {
    pub(crate) color: Color,
    pub(crate) width: f32,
    pub(crate) opacity: f32,
    pub(crate) cap: Cap,
    pub(crate) is_round: bool,
    /// The lengths of a dash and of the gap after it.
    pub(crate) dash: Option<[f32; 2]>,
}

/// The ends of a line.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Cap {
    Butt,
    Round,
    Square,
}

impl Form {
    pub(crate) const ALL: [Form; 18] = [
        Form::Thin,
        Form::Thick,
        Form::Ring,
        Form::Line,
        Form::Strike,
        Form::Heavy,
        Form::Dashed,
        Form::Hatch,
        Form::Wash,
        Form::Halo,
        Form::Strong,
        Form::Core,
        Form::Weak,
        Form::Group,
        Form::Paper,
        Form::Solid,
        Form::Head,
        Form::Badge,
    ];

    /// The class in an SVG.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Form::Thin => "thin",
            Form::Thick => "thick",
            Form::Ring => "ring",
            Form::Line => "line",
            Form::Strike => "strike",
            Form::Heavy => "heavy",
            Form::Dashed => "dashed",
            Form::Hatch => "hatch",
            Form::Wash => "wash",
            Form::Halo => "halo",
            Form::Strong => "strong",
            Form::Core => "core",
            Form::Weak => "weak",
            Form::Group => "group",
            Form::Paper => "paper",
            Form::Solid => "solid",
            Form::Head => "head",
            Form::Badge => "badge",
        }
    }

    pub(crate) const fn look(self) -> Look {
        match self {
            Form::Thin => Look::line(Color::Thin, 1.0),
            Form::Thick => Look::line(Color::Thick, 2.4).cap(Cap::Square).round(),
            Form::Ring => {
                Look { fill: Some(Fill::new(Color::Tint)), ..Look::line(Color::Ink, 1.8).round() }
            }
            Form::Line => Look::line(Color::Ink, 1.8).cap(Cap::Round).round(),
            Form::Strike => Look::line(Color::Ink, 1.5).cap(Cap::Round),
            Form::Heavy => Look::line(Color::Ink, 2.6).round(),
            Form::Dashed => Look::line(Color::Ink, 1.8).dashes([7.0, 4.0]),
            Form::Hatch => Look::line(Color::Ink, 1.0).opacity(0.36),
            Form::Wash => {
                let fill = Fill { color: Color::Tint, opacity: 0.65 };
                Look { fill: Some(fill), stroke: None }
            }
            Form::Halo => Look::line(Color::Paper, 6.0).opacity(0.85),
            Form::Strong => Look::line(Color::Link, 4.2),
            Form::Core => Look::line(Color::Paper, 1.4),
            Form::Weak => Look::line(Color::Link, 2.0).dashes([6.0, 4.0]),
            Form::Group => Look::line(Color::Link, 23.0).opacity(0.18).cap(Cap::Round).round(),
            Form::Paper => Look::solid(Color::Paper),
            Form::Solid => Look::solid(Color::Ink),
            Form::Head => Look::solid(Color::Link),
            Form::Badge => Look::solid(Color::Prose),
        }
    }
}

impl Fill {
    const fn new(color: Color) -> Fill {
        Fill { color, opacity: 1.0 }
    }
}

impl Look {
    const fn solid(color: Color) -> Look {
        Look { fill: Some(Fill::new(color)), stroke: None }
    }

    const fn line(color: Color, width: f32) -> Look {
        let stroke =
            Stroke { color, width, opacity: 1.0, cap: Cap::Butt, is_round: false, dash: None };
        Look { fill: None, stroke: Some(stroke) }
    }

    const fn opacity(mut self, opacity: f32) -> Look {
        if let Some(stroke) = &mut self.stroke {
            stroke.opacity = opacity;
        }
        self
    }

    const fn cap(mut self, cap: Cap) -> Look {
        if let Some(stroke) = &mut self.stroke {
            stroke.cap = cap;
        }
        self
    }

    /// Rounds the corners of the line.
    const fn round(mut self) -> Look {
        if let Some(stroke) = &mut self.stroke {
            stroke.is_round = true;
        }
        self
    }

    const fn dashes(mut self, dash: [f32; 2]) -> Look {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = Some(dash);
        }
        self
    }
}

/// The kinds of text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Given,
    Placed,
    Pencil,
    /// The name of a row or column, with the role of its house.
    Label(Option<Role>),
    Prose,
    OnSolid,
    Digit(Role),
}

impl Ink {
    /// The class in an SVG.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Ink::Given => "given",
            Ink::Placed => "placed",
            Ink::Pencil => "pencil",
            Ink::Label(_) => "label",
            Ink::Prose => "prose",
            Ink::OnSolid => "on-solid",
            Ink::Digit(_) => "digit",
        }
    }

    pub(crate) const fn color(self) -> Color {
        match self {
            Ink::Given => Color::Given,
            Ink::Placed => Color::Placed,
            Ink::Pencil => Color::Pencil,
            Ink::Label(None) => Color::Label,
            Ink::Prose => Color::Prose,
            Ink::OnSolid => Color::Paper,
            Ink::Label(Some(_)) | Ink::Digit(_) => Color::Ink,
        }
    }

    pub(crate) const fn role(self) -> Option<Role> {
        match self {
            Ink::Label(role) => role,
            Ink::Digit(role) => Some(role),
            _ => None,
        }
    }

    /// Regular text that starts at its place.
    pub(crate) const fn style(self) -> TextStyle {
        TextStyle { ink: self, is_bold: false, is_centred: false }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextStyle {
    pub(crate) ink: Ink,
    pub(crate) is_bold: bool,
    pub(crate) is_centred: bool,
}

impl TextStyle {
    pub(crate) const fn bold(self) -> TextStyle {
        TextStyle { is_bold: true, ..self }
    }

    pub(crate) const fn centred(self) -> TextStyle {
        TextStyle { is_centred: true, ..self }
    }
}
