//! Links as arrows, bent to avoid digits where possible.

use ergodoku_core::{Candidate, CandidateSet, Cell, LinkKind};

use crate::grid::{GRID, place_of};
use crate::picture::Picture;
use crate::scene::{Path, Point, Scene, Segment};
use crate::style::Form;

/// A quadratic curve.
#[derive(Copy, Clone)]
struct Curve([Point; 3]);

impl Curve {
    /// A curve between two points, with its middle moved sideways by half of `bend`.
    fn bent(from: Point, to: Point, bend: f64) -> Curve {
        let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        let length = dx.hypot(dy).max(1.0);
        let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
        let control = [middle[0] - dy / length * bend, middle[1] + dx / length * bend];
        Curve([from, control, to])
    }

    fn at(&self, t: f64) -> Point {
        let [a, b, c] = self.0;
        let blend = |axis: usize| {
            (1.0 - t).powi(2) * a[axis] + 2.0 * t * (1.0 - t) * b[axis] + t * t * c[axis]
        };
        [blend(0), blend(1)]
    }

    /// The part between two parameters.
    fn part(&self, from: f64, to: f64) -> Curve {
        let [a, b, c] = self.0;
        let polar = |axis: usize| {
            (1.0 - from) * (1.0 - to) * a[axis]
                + (from * (1.0 - to) + to * (1.0 - from)) * b[axis]
                + from * to * c[axis]
        };
        Curve([self.at(from), [polar(0), polar(1)], self.at(to)])
    }

    /// The first parameter, from the start or from the end, that is `distance` off that end.
    fn leaves(&self, from_end: bool, distance: f64) -> f64 {
        let t = |step: u32| match (from_end, f64::from(step) / 400.0) {
            (false, t) => t,
            (true, t) => 1.0 - t,
        };
        let end = self.at(t(0));
        let far = (0..200).find(|&step| gap(end, self.at(t(step))) >= distance);
        t(far.unwrap_or(200))
    }

    fn path(&self) -> Path {
        let [from, control, to] = self.0;
        Path(vec![Segment::Move(from), Segment::Curve(control, to)])
    }
}

fn gap(from: Point, to: Point) -> f64 {
    (from[0] - to[0]).hypot(from[1] - to[1])
}

/// Obstacles for arrows, with their weights.
struct Obstacle {
    at: Point,
    radius: f64,
    cost: f64,
}

fn obstacles(picture: &Picture) -> Vec<Obstacle> {
    let mut all = Vec::new();
    for cell in Cell::all() {
        let digits = picture.large(cell).into_iter().chain(picture.pencil_marks(cell).iter());
        for candidate in digits.map(|digit| Candidate::new(cell, digit)) {
            let (at, radius) = place_of(picture, candidate);
            let cost = match picture.role(candidate) {
                Some(_) => 6.0,
                None if picture.large(cell).is_some() => 2.5,
                None => 1.0,
            };
            let radius = if cost > 5.0 { radius * 1.15 } else { radius * 0.9 };
            all.push(Obstacle { at, radius, cost });
        }
    }
    all
}

/// The cost of a curve: crossing digits, following earlier arrows, leaving the grid, or bending sharply.
fn cost(curve: &Curve, bend: f64, obstacles: &[Obstacle], earlier: &[Point]) -> f64 {
    let mut cost = bend.abs() * 0.05;
    for step in 2..=30 {
        let point = curve.at(f64::from(step) / 32.0);
        let ends = [curve.0[0], curve.0[2]];
        let hit = |obstacle: &&Obstacle| {
            gap(point, obstacle.at) < obstacle.radius
                && ends.iter().all(|&end| gap(end, obstacle.at) > 1.0)
        };
        cost += obstacles.iter().filter(hit).map(|obstacle| obstacle.cost).sum::<f64>();
        cost +=
            4.0 * earlier.iter().filter(|&&other| gap(point, other) < 9.0).count().min(3) as f64;
        if point.iter().any(|&axis| !(-4.0..GRID + 4.0).contains(&axis)) {
            cost += 8.0;
        }
    }
    cost
}

/// Draws every link: the groups under all arrows, then the arrows.
pub(crate) fn draw_links(scene: &mut Scene, picture: &Picture) {
    let links = picture.arrows();
    for set in links.iter().flat_map(|(from, to, _)| [from, to]) {
        let members: Vec<Point> = set.iter().map(|member| place_of(picture, member).0).collect();
        if members.len() > 1 {
            scene.path(Form::Group, Path::through(&members, false));
        }
    }
    let obstacles = obstacles(picture);
    let mut earlier = Vec::new();
    for (from, to, kind) in links {
        let Some((from, to)) = nearest(picture, from, to) else {
            continue;
        };
        let length = gap(from.0, to.0);
        // Between adjacent candidates only a strong bend leaves room for an arrow.
        let least = if length < 60.0 { 26.0 } else { 8.0 };
        let bends = [0.08, 0.16, 0.24, 0.32, 0.45, 0.62, 0.8]
            .map(|part| (part * length).clamp(least, 190.0));
        let both = bends.into_iter().flat_map(|bend| [bend, -bend]);
        let tried = both.map(|bend| {
            let curve = Curve::bent(from.0, to.0, bend);
            (cost(&curve, bend, &obstacles, &earlier), curve)
        });
        let best = tried.min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, curve)) = best {
            earlier.extend((1..16).map(|step| curve.at(f64::from(step) / 16.0)));
            arrow(scene, &curve, from.1, to.1, kind);
        }
    }
}

type Place = (Point, f64);

/// The nearest candidates of two groups.
fn nearest(picture: &Picture, from: &CandidateSet, to: &CandidateSet) -> Option<(Place, Place)> {
    let places = |set: &CandidateSet| -> Vec<Place> {
        set.iter().map(|candidate| place_of(picture, candidate)).collect()
    };
    let others = places(to);
    let pairs =
        places(from).into_iter().flat_map(|place| others.iter().map(move |&other| (place, other)));
    pairs.min_by(|(a, b), (c, d)| gap(a.0, b.0).total_cmp(&gap(c.0, d.0)))
}

/// An arrow along a curve, cut where it leaves one shape and reaches the other. Strong links are double
/// lines, weak links dashed ones.
fn arrow(scene: &mut Scene, curve: &Curve, from_radius: f64, to_radius: f64, kind: LinkKind) {
    const HEAD: f64 = 9.0;
    let start = curve.leaves(false, from_radius + 2.0);
    let tip = curve.leaves(true, to_radius + 2.0);
    let neck = curve.leaves(true, to_radius + 2.0 + HEAD).max(start);
    let shaft = curve.part(start, neck.max(start)).path();
    scene.path(Form::Halo, shaft.clone());
    match kind {
        LinkKind::Strong => {
            scene.path(Form::Strong, shaft.clone());
            scene.path(Form::Core, shaft);
        }
        LinkKind::Weak => scene.path(Form::Weak, shaft),
    }
    let ([nx, ny], tip) = (curve.at(neck), curve.at(tip));
    let length = gap([nx, ny], tip).max(0.1);
    let side = [(ny - tip[1]) / length * 4.8, (tip[0] - nx) / length * 4.8];
    let head = [tip, [nx + side[0], ny + side[1]], [nx - side[0], ny - side[1]]];
    scene.path(Form::Head, Path::through(&head, true));
}

/// A short straight arrow for the legend, to the right.
pub(crate) fn sample(scene: &mut Scene, [x, y]: Point, length: f64, kind: LinkKind) {
    arrow(scene, &Curve::bent([x, y], [x + length, y], 0.0), -2.0, -2.0, kind);
}
