//! [`Scene`]: a drawing as a list of shapes. Each format writes them in its own language.

use ergodoku_core::Role;

use crate::style::{Form, TextStyle};

/// Right and down, in units of the picture.
pub(crate) type Point = [f64; 2];

/// Shapes in layers from the bottom up.
#[derive(Default)]
pub(crate) struct Scene {
    pub(crate) nodes: Vec<Node>,
}

pub(crate) enum Node {
    /// A layer with a name.
    Layer(&'static str, Scene),
    /// Shapes in the colours of a role.
    Role(Role, Scene),
    /// A part of the drawing, moved right and down.
    Shifted(Point, Scene),
    Shape(Form, Outline),
    Text(Text),
}

pub(crate) enum Outline {
    Rect { corner: Point, size: Point, radius: f64 },
    Circle { centre: Point, radius: f64 },
    Path(Path),
}

/// A line of text.
pub(crate) struct Text {
    pub(crate) style: TextStyle,
    /// The middle of the text or its left end, on the baseline.
    pub(crate) at: Point,
    pub(crate) size: f64,
    pub(crate) content: String,
}

impl Scene {
    /// Adds a layer, unless it is empty.
    pub(crate) fn layer(&mut self, name: &'static str, content: impl FnOnce(&mut Scene)) {
        self.group(|scene| Node::Layer(name, scene), content);
    }

    /// Adds shapes in the colours of a role, if there are any.
    pub(crate) fn role(&mut self, role: Role, content: impl FnOnce(&mut Scene)) {
        self.group(|scene| Node::Role(role, scene), content);
    }

    fn group(&mut self, node: impl FnOnce(Scene) -> Node, content: impl FnOnce(&mut Scene)) {
        let mut inside = Scene::default();
        content(&mut inside);
        if !inside.nodes.is_empty() {
            self.nodes.push(node(inside));
        }
    }

    /// Adds a separate drawing, moved right and down.
    pub(crate) fn shifted(&mut self, by: Point, content: Scene) {
        self.nodes.push(Node::Shifted(by, content));
    }

    pub(crate) fn rect(&mut self, form: Form, [x, y, width, height]: [f64; 4], radius: f64) {
        let outline = Outline::Rect { corner: [x, y], size: [width, height], radius };
        self.nodes.push(Node::Shape(form, outline));
    }

    pub(crate) fn circle(&mut self, form: Form, centre: Point, radius: f64) {
        self.nodes.push(Node::Shape(form, Outline::Circle { centre, radius }));
    }

    pub(crate) fn path(&mut self, form: Form, path: Path) {
        self.nodes.push(Node::Shape(form, Outline::Path(path)));
    }

    /// Adds text with its capitals centred vertically at `y`. The style defines the alignment at `x`.
    pub(crate) fn text(&mut self, style: TextStyle, [x, y]: Point, size: f64, text: &str) {
        let at = [x, y + 0.356 * size]; // capitals of Roboto are 0.711 high
        self.nodes.push(Node::Text(Text { style, at, size, content: text.to_string() }));
    }
}

/// Lines and curves.
#[derive(Clone, Default)]
pub(crate) struct Path(pub(crate) Vec<Segment>);

#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Segment {
    Move(Point),
    Line(Point),
    /// A quadratic curve by its control point and its end.
    Curve(Point, Point),
    Close,
}

impl Path {
    /// The path through points, optionally closed.
    pub(crate) fn through(points: &[Point], closed: bool) -> Path {
        let mut path = Path::default();
        path.add(points, closed);
        path
    }

    /// Adds a part through points.
    pub(crate) fn add(&mut self, points: &[Point], closed: bool) {
        let Some((first, rest)) = points.split_first() else { return };
        self.0.push(Segment::Move(*first));
        self.0.extend(rest.iter().map(|point| Segment::Line(*point)));
        if closed {
            self.0.push(Segment::Close);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_without_content_are_left_out() {
        let mut scene = Scene::default();
        scene.layer("empty", |scene| scene.role(Role::Base, |_| {}));
        assert!(scene.nodes.is_empty());
    }
}
