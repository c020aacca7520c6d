//! [`Theme`], and its colours.
//!
//! The hues follow the palette of Okabe and Ito, which is safe for colour-blind readers, darkened for white
//! backgrounds and lightened for black ones.

use ergodoku_core::Role;

use crate::style::Color;

/// The colours of a drawing.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Dark on white.
    #[default]
    Light,
    /// Light on near-black.
    Dark,
    /// The reader's preference, by a media query in the SVG. Without media queries, as in
    /// [`png`](crate::png()), the theme is light.
    Auto,
}

/// A colour as 0xrrggbb.
pub(crate) type Rgb = u32;

/// The colours of one role: for lines and solid shapes, and for the background of a digit.
struct Tone {
    ink: Rgb,
    tint: Rgb,
}

pub(crate) struct Palette {
    paper: Rgb,
    given: Rgb,
    placed: Rgb,
    pencil: Rgb,
    label: Rgb,
    thin: Rgb,
    thick: Rgb,
    prose: Rgb,
    link: Rgb,
    tone: fn(Role) -> Tone,
}

pub(crate) const LIGHT: Palette = Palette {
    paper: 0xffffff,
    given: 0x14181d,
    placed: 0x2a66a8,
    pencil: 0x66707c,
    label: 0x8b949f,
    thin: 0xcfd5dc,
    thick: 0x4b5560,
    prose: 0x2c343d,
    link: 0x6a3fa0,
    tone: |role| {
        let (ink, tint) = match role {
            Role::Placed => (0x007a59, 0xd3efe4),
            Role::Eliminated => (0xc7391f, 0xfde8e2),
            Role::Pattern => (0x1d62b5, 0xdfecfb),
            Role::Fin => (0xa23e86, 0xf9e4f2),
            Role::Pivot => (0xb86200, 0xfdecd2),
            Role::Pincer => (0x00809a, 0xd8f1f6),
            Role::Assumed => (0x806600, 0xfbefa9),
            Role::FollowsTrue => (0x4b7d12, 0xe8f3d6),
            Role::FollowsFalse => (0x6e5063, 0xece2e8),
            Role::Contradiction => (0xad1140, 0xfbdde5),
            Role::ColorA => (0x0b6e99, 0xd6edf7),
            Role::ColorB => (0xb5500f, 0xfbe6d6),
            Role::ColorC => (0x6a4c9c, 0xebe4f6),
            Role::ColorD => (0x4f6b12, 0xe9f0d2),
            Role::Guardian => (0xa23e86, 0xf9e4f2),
            Role::SetA => (0x2f5fa8, 0xe3ecf9),
            Role::SetB => (0x9a5a12, 0xfaecd9),
            Role::SetC => (0x3f7428, 0xe6f2de),
            Role::SetD => (0x86408f, 0xf4e6f6),
            Role::SetE => (0x6d6a10, 0xf3f1d2),
            Role::SetF => (0x17727a, 0xdcf1f2),
            Role::SetG => (0x7d4a32, 0xf3e5dc),
            Role::SetH => (0x545b8f, 0xe7e9f5),
            Role::Common => (0xb3265a, 0xfce1ea),
            Role::Base => (0x1d62b5, 0xdfecfb),
            Role::Cover => (0xa87400, 0xfbf0d5),
        };
        Tone { ink, tint }
    },
};

pub(crate) const DARK: Palette = Palette {
    paper: 0x14181d,
    given: 0xf4f6f8,
    placed: 0x8fc1f2,
    pencil: 0x98a3af,
    label: 0x7c8794,
    thin: 0x333b45,
    thick: 0x8e99a5,
    prose: 0xdbe1e7,
    link: 0xc3a5f0,
    tone: |role| {
        let (ink, tint) = match role {
            Role::Placed => (0x36c795, 0x123a2e),
            Role::Eliminated => (0xff7f63, 0x43211b),
            Role::Pattern => (0x69b0ff, 0x172f4c),
            Role::Fin => (0xea8ccb, 0x41223a),
            Role::Pivot => (0xffab45, 0x45300f),
            Role::Pincer => (0x45cde6, 0x10363f),
            Role::Assumed => (0xf2d83b, 0x423a0c),
            Role::FollowsTrue => (0xa4d65e, 0x29381a),
            Role::FollowsFalse => (0xcdb6c4, 0x3a2f36),
            Role::Contradiction => (0xff5e8e, 0x471827),
            Role::ColorA => (0x56c1ec, 0x11343f),
            Role::ColorB => (0xff9a57, 0x452611),
            Role::ColorC => (0xb9a0ee, 0x2d2347),
            Role::ColorD => (0xb5cc5c, 0x2b3414),
            Role::Guardian => (0xea8ccb, 0x41223a),
            Role::SetA => (0x82b1f5, 0x1a2f4d),
            Role::SetB => (0xf0ac61, 0x422c12),
            Role::SetC => (0x94cf76, 0x213a17),
            Role::SetD => (0xd795e0, 0x3a2040),
            Role::SetE => (0xd2cc5a, 0x37350f),
            Role::SetF => (0x62cdd6, 0x12383b),
            Role::SetG => (0xd3a184, 0x3a271d),
            Role::SetH => (0xa9b0e6, 0x26294a),
            Role::Common => (0xff86ac, 0x46182a),
            Role::Base => (0x69b0ff, 0x172f4c),
            Role::Cover => (0xe0b13c, 0x3a2f12),
        };
        Tone { ink, tint }
    },
};

impl Palette {
    /// The colour for a use, in shapes of a role if they are of one.
    pub(crate) fn color(&self, color: Color, role: Option<Role>) -> Rgb {
        let tone = role.map(self.tone);
        match color {
            Color::Paper => self.paper,
            Color::Given => self.given,
            Color::Placed => self.placed,
            Color::Pencil => self.pencil,
            Color::Label => self.label,
            Color::Thin => self.thin,
            Color::Thick => self.thick,
            Color::Prose => self.prose,
            Color::Link => self.link,
            Color::Ink => tone.map_or(self.prose, |tone| tone.ink),
            Color::Tint => tone.map_or(self.paper, |tone| tone.tint),
        }
    }
}
