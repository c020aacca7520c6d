//! [`Theme`], and its colours.
//!
//! The hues follow the palette of Okabe and Ito, which is safe for colour-blind readers, darkened for white
//! backgrounds and lightened for black ones.

use ergodoku_core::Role;

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

/// The colours of one role: for lines and solid shapes, and for the background of a digit.
struct Tone {
    ink: &'static str,
    tint: &'static str,
}

struct Palette {
    paper: &'static str,
    given: &'static str,
    placed: &'static str,
    pencil: &'static str,
    label: &'static str,
    thin: &'static str,
    thick: &'static str,
    prose: &'static str,
    link: &'static str,
    tone: fn(Role) -> Tone,
}

const LIGHT: Palette = Palette {
    paper: "#ffffff",
    given: "#14181d",
    placed: "#2a66a8",
    pencil: "#66707c",
    label: "#8b949f",
    thin: "#cfd5dc",
    thick: "#4b5560",
    prose: "#2c343d",
    link: "#6a3fa0",
    tone: |role| {
        let (ink, tint) = match role {
            Role::Placed => ("#007a59", "#d3efe4"),
            Role::Eliminated => ("#c7391f", "#fde8e2"),
            Role::Pattern => ("#1d62b5", "#dfecfb"),
            Role::Fin => ("#a23e86", "#f9e4f2"),
            Role::Pivot => ("#b86200", "#fdecd2"),
            Role::Pincer => ("#00809a", "#d8f1f6"),
            Role::Assumed => ("#806600", "#fbefa9"),
            Role::FollowsTrue => ("#4b7d12", "#e8f3d6"),
            Role::FollowsFalse => ("#85707c", "#f2edf0"),
            Role::Contradiction => ("#ad1140", "#fbdde5"),
            Role::ColorA => ("#0b6e99", "#d6edf7"),
            Role::ColorB => ("#b5500f", "#fbe6d6"),
            Role::ColorC => ("#6a4c9c", "#ebe4f6"),
            Role::ColorD => ("#4f6b12", "#e9f0d2"),
            Role::Guardian => ("#a23e86", "#f9e4f2"),
            Role::SetA => ("#2f5fa8", "#e3ecf9"),
            Role::SetB => ("#9a5a12", "#faecd9"),
            Role::SetC => ("#3f7428", "#e6f2de"),
            Role::SetD => ("#86408f", "#f4e6f6"),
            Role::SetE => ("#6d6a10", "#f3f1d2"),
            Role::SetF => ("#17727a", "#dcf1f2"),
            Role::SetG => ("#7d4a32", "#f3e5dc"),
            Role::SetH => ("#545b8f", "#e7e9f5"),
            Role::Common => ("#b3265a", "#fce1ea"),
            Role::Base => ("#1d62b5", "#dfecfb"),
            Role::Cover => ("#a87400", "#fbf0d5"),
        };
        Tone { ink, tint }
    },
};

const DARK: Palette = Palette {
    paper: "#14181d",
    given: "#f4f6f8",
    placed: "#8fc1f2",
    pencil: "#98a3af",
    label: "#7c8794",
    thin: "#333b45",
    thick: "#8e99a5",
    prose: "#dbe1e7",
    link: "#c3a5f0",
    tone: |role| {
        let (ink, tint) = match role {
            Role::Placed => ("#36c795", "#123a2e"),
            Role::Eliminated => ("#ff7f63", "#43211b"),
            Role::Pattern => ("#69b0ff", "#172f4c"),
            Role::Fin => ("#ea8ccb", "#41223a"),
            Role::Pivot => ("#ffab45", "#45300f"),
            Role::Pincer => ("#45cde6", "#10363f"),
            Role::Assumed => ("#f2d83b", "#423a0c"),
            Role::FollowsTrue => ("#a4d65e", "#29381a"),
            Role::FollowsFalse => ("#b9a4b0", "#322a2f"),
            Role::Contradiction => ("#ff5e8e", "#471827"),
            Role::ColorA => ("#56c1ec", "#11343f"),
            Role::ColorB => ("#ff9a57", "#452611"),
            Role::ColorC => ("#b9a0ee", "#2d2347"),
            Role::ColorD => ("#b5cc5c", "#2b3414"),
            Role::Guardian => ("#ea8ccb", "#41223a"),
            Role::SetA => ("#82b1f5", "#1a2f4d"),
            Role::SetB => ("#f0ac61", "#422c12"),
            Role::SetC => ("#94cf76", "#213a17"),
            Role::SetD => ("#d795e0", "#3a2040"),
            Role::SetE => ("#d2cc5a", "#37350f"),
            Role::SetF => ("#62cdd6", "#12383b"),
            Role::SetG => ("#d3a184", "#3a271d"),
            Role::SetH => ("#a9b0e6", "#26294a"),
            Role::Common => ("#ff86ac", "#46182a"),
            Role::Base => ("#69b0ff", "#172f4c"),
            Role::Cover => ("#e0b13c", "#3a2f12"),
        };
        Tone { ink, tint }
    },
};

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
        let class = self.class();
        let mut css = FORMS.replace('%', &format!(".{class}"));
        match self {
            Theme::Light => css.push_str(&LIGHT.css(class, roles)),
            Theme::Dark => css.push_str(&DARK.css(class, roles)),
            Theme::Auto => {
                css.push_str(&LIGHT.css(class, roles));
                css.push_str("@media (prefers-color-scheme: dark) {\n");
                css.push_str(&DARK.css(class, roles));
                css.push_str("}\n");
            }
        }
        css
    }
}

/// The rules that do not depend on the theme.
const FORMS: &str = "\
% text { font-family: Roboto, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif }
% .mid { text-anchor: middle }
% .bold { font-weight: 700 }
% .thin { fill: none; stroke-width: 1 }
% .thick { fill: none; stroke-width: 2.4; stroke-linecap: square; stroke-linejoin: round }
% .ring { stroke-width: 1.8; stroke-linejoin: round }
% .line { fill: none; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round }
% .strike { fill: none; stroke-width: 1.5; stroke-linecap: round }
% .heavy { fill: none; stroke-width: 2.6; stroke-linejoin: round }
% .dashed { fill: none; stroke-width: 1.8; stroke-dasharray: 7 4 }
% .hatch { fill: none; stroke-width: 1; stroke-opacity: 0.36 }
% .wash { fill-opacity: 0.65 }
% .halo { fill: none; stroke-width: 6; stroke-opacity: 0.85 }
% .strong { fill: none; stroke-width: 4.2 }
% .core { fill: none; stroke-width: 1.4 }
% .weak { fill: none; stroke-width: 2; stroke-dasharray: 6 4 }
% .group { fill: none; stroke-width: 23; stroke-opacity: 0.18; stroke-linecap: round; stroke-linejoin: round }
";

impl Palette {
    fn css(&self, class: &str, roles: &[Role]) -> String {
        let Palette { paper, given, placed, pencil, label, thin, thick, prose, link, tone } = self;
        let mut css = format!(
            "\
% .paper {{ fill: {paper} }}
% .given {{ fill: {given} }}
% .placed {{ fill: {placed} }}
% .pencil {{ fill: {pencil} }}
% .label {{ fill: {label} }}
% .prose {{ fill: {prose} }}
% .thin {{ stroke: {thin} }}
% .thick {{ stroke: {thick} }}
% .halo, % .core {{ stroke: {paper} }}
% .strong, % .weak, % .group {{ stroke: {link} }}
% .head {{ fill: {link} }}
% .badge {{ fill: {prose} }}
% .on-solid {{ fill: {paper} }}
"
        );
        for &role in roles {
            let (name, Tone { ink, tint }) = (class_of(role), tone(role));
            css.push_str(&format!(
                "\
% .{name} .ring {{ fill: {tint}; stroke: {ink} }}
% .{name} .solid {{ fill: {ink} }}
% .{name} .line, % .{name} .heavy, % .{name} .strike, % .{name} .dashed, % .{name} .hatch {{ stroke: {ink} }}
% .{name} .wash {{ fill: {tint} }}
% .{name}.digit, % .{name}.label {{ fill: {ink} }}
"
            ));
        }
        css.replace('%', &format!(".{class}"))
    }
}

/// The class of elements with a role.
pub(crate) fn class_of(role: Role) -> String {
    format!("role-{}", role.name())
}
