//! What a variant is made of: [`Constraint`]s, whose meaning is known, and [`Shape`]s, which are only drawn.

use crate::Cell;

/// A place on the board in hundredths of a cell, from the upper left corner of the grid. The middle of r1c1 is 50, 50;
/// places around the grid are below 0 or above 900.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_structs, reason = "a point of the plane has two coordinates")]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

impl Point {
    /// The middle of a cell by its row and column from 0; they may be around the grid.
    pub(super) fn middle(row: i32, column: i32) -> Point {
        Point { x: 100 * column + 50, y: 100 * row + 50 }
    }

    /// The middle between the middles of cells; `None` without cells.
    pub(super) fn between(cells: &[Point]) -> Option<Point> {
        let count = i32::try_from(cells.len()).ok().filter(|it| *it > 0)?;
        let sum = |of: fn(&Point) -> i32| cells.iter().map(of).sum::<i32>() / count;
        Some(Point { x: sum(|it| it.x), y: sum(|it| it.y) })
    }

    /// The cell around the point, if it is on the grid.
    pub(super) fn cell(self) -> Option<Cell> {
        let index = |at: i32| usize::try_from(at.div_euclid(100)).ok().filter(|it| *it < 9);
        Cell::all().nth(9 * index(self.y)? + index(self.x)?)
    }
}

/// A rule beyond those of classic Sudoku, with the cells it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Constraint {
    /// Which rule.
    pub kind: ConstraintKind,
    /// The cells, in the order in which the rule reads them; none if it is about the whole grid.
    pub cells: Vec<Cell>,
    /// Of an arrow its shaft, circle included; of a clone the cells that repeat `cells`, in the same order.
    pub path: Vec<Cell>,
    /// The number or the text of a clue; empty if there is none. The digits of a quadruple have spaces between them.
    pub value: String,
    /// Where a clue between cells or around the grid stands.
    pub at: Option<Point>,
}

impl Constraint {
    /// Whether its value is a number, where it is compared with one.
    pub(super) fn is_judged(&self) -> bool {
        use ConstraintKind as Kind;
        let compares = matches!(
            self.kind,
            Kind::Difference
                | Kind::Killer
                | Kind::LittleKiller
                | Kind::Ratio
                | Kind::Sandwich
                | Kind::Whispers
        );
        self.kind != Kind::Cage && (!compares || self.value.bytes().all(|it| it.is_ascii_digit()))
    }

    pub(super) fn new(kind: ConstraintKind, cells: Vec<Cell>) -> Constraint {
        Constraint { kind, cells, path: Vec::new(), value: String::new(), at: None }
    }
}

macro_rules! kinds {
    ($($(#[doc = $about:literal])+ $Kind:ident = $name:literal;)+) => {
        /// The kinds of constraints.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ConstraintKind {
            $($(#[doc = $about])+ $Kind,)+
        }

        impl ConstraintKind {
            /// All of them.
            pub const ALL: &[ConstraintKind] = &[$(ConstraintKind::$Kind),+];

            /// Its name, as calls have it: `little_killer`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ConstraintKind::$Kind => $name,)+
                }
            }
        }
    };
}

kinds! {
    /// Cells a king's move apart differ.
    AntiKing = "anti_king";
    /// Cells a knight's move apart differ.
    AntiKnight = "anti_knight";
    /// The digits of the shaft add up to the number in the circle; a longer one is read from left to right.
    Arrow = "arrow";
    /// The digits on the line are between those at its ends.
    Between = "between";
    /// Only drawn: what its cells must fulfil is not known.
    Cage = "cage";
    /// The same digits at both places.
    Clone = "clone";
    /// No digit repeats on the diagonal.
    Diagonal = "diagonal";
    /// The two digits differ by the value, or by 1.
    Difference = "difference";
    /// No digit is at the same place of two boxes.
    DisjointGroups = "disjoint_groups";
    /// An even digit.
    Even = "even";
    /// No digit repeats, which is not drawn.
    Unique = "unique";
    /// No digit repeats in these further cells.
    ExtraRegion = "extra_region";
    /// No digit repeats, and they add up to the value, if there is one.
    Killer = "killer";
    /// The digits on a diagonal add up to the value, and may repeat.
    LittleKiller = "little_killer";
    /// Greater than its four neighbours.
    Maximum = "maximum";
    /// Less than its four neighbours.
    Minimum = "minimum";
    /// Where no mark is between neighbours, no such mark would be right: `ratio` or `xv` is the value.
    Negative = "negative";
    /// Neighbours are not consecutive, except where a difference says so.
    NonConsecutive = "non_consecutive";
    /// Rows and columns may repeat digits.
    NoRowsColumns = "no_rows_columns";
    /// An odd digit.
    Odd = "odd";
    /// The same read from either end.
    Palindrome = "palindrome";
    /// The digits of the value are among the four.
    Quadruple = "quadruple";
    /// One of the two digits is the value times the other, or twice.
    Ratio = "ratio";
    /// One of the regions that stand for boxes.
    Region = "region";
    /// The line has the same sum in each box.
    RegionSum = "region_sum";
    /// Different consecutive digits in any order.
    Renban = "renban";
    /// The digits between 1 and 9 add up to the value.
    Sandwich = "sandwich";
    /// The digits rise from the bulb.
    Thermometer = "thermometer";
    /// Neighbours on the line differ by the value, or by 5, at least.
    Whispers = "whispers";
    /// The two digits add up to 5 for V, and to 10 for X.
    Xv = "xv";
}

/// Something drawn without a known meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Shape {
    /// What it is.
    pub form: ShapeForm,
    /// The points of a line, or the middle of anything else.
    pub points: Vec<Point>,
    /// Width and height, in hundredths of a cell, unless it is a line.
    pub width: i32,
    /// See `width`.
    pub height: i32,
    /// By how many degrees it is turned clockwise.
    pub angle: i32,
    /// The colour of the line or the edge as `#rrggbb` or `#rrggbbaa`; empty if there is none.
    pub stroke: String,
    /// The thickness of the line or the edge, in hundredths of a cell.
    pub thickness: i32,
    /// The colour inside.
    pub fill: String,
    /// The text in it.
    pub text: String,
    /// Its colour; empty for that of digits.
    pub text_color: String,
    /// Its height, in hundredths of a cell.
    pub text_size: i32,
    /// Whether it is above the digits.
    pub is_over: bool,
}

impl Shape {
    pub(super) fn new(form: ShapeForm, points: Vec<Point>) -> Shape {
        Shape {
            form,
            points,
            width: 0,
            height: 0,
            angle: 0,
            stroke: String::new(),
            thickness: 0,
            fill: String::new(),
            text: String::new(),
            text_color: String::new(),
            text_size: 0,
            is_over: false,
        }
    }

    pub(super) fn line(points: Vec<Point>, color: &str, thickness: i32) -> Shape {
        let stroke = color.into();
        Shape { stroke, thickness, ..Shape::new(ShapeForm::Line, points) }
    }

    /// A text without a shape around it.
    pub(super) fn label(at: Point, text: &str, text_size: i32) -> Shape {
        let text = text.into();
        Shape { text, text_size, is_over: true, ..Shape::new(ShapeForm::Rectangle, vec![at]) }
    }

    /// A whole cell in a colour.
    pub(super) fn shade(at: Point, fill: String) -> Shape {
        Shape { width: 100, height: 100, fill, ..Shape::new(ShapeForm::Rectangle, vec![at]) }
    }
}

/// What a shape is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeForm {
    /// A line through its points.
    Line,
    /// A line with a head at its last point.
    Arrow,
    /// A rectangle around its point; without colours a text alone.
    Rectangle,
    /// A circle around its point, or a rectangle with round ends if it is wider or higher.
    Round,
}

impl ShapeForm {
    /// All of them.
    pub const ALL: [ShapeForm; 4] =
        [ShapeForm::Line, ShapeForm::Arrow, ShapeForm::Rectangle, ShapeForm::Round];

    /// Its name, as calls have it: `line`.
    pub const fn name(self) -> &'static str {
        match self {
            ShapeForm::Line => "line",
            ShapeForm::Arrow => "arrow",
            ShapeForm::Rectangle => "rectangle",
            ShapeForm::Round => "round",
        }
    }
}

/// What a variant adds to the board and to the rules, and how much of it is understood.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    pub variants: Vec<String>,
    pub undrawn: Vec<String>,
    pub unjudged: Vec<String>,
    pub constraints: Vec<Constraint>,
    pub shapes: Vec<Shape>,
}

/// How much of an additional rule is understood.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Grasp {
    /// Nothing, or not all that is drawn.
    Named,
    /// All that is drawn, but not what it means.
    Drawn,
    /// What it means.
    Judged,
}

impl Drawing {
    /// Notes an additional rule.
    pub(super) fn add(&mut self, name: &str, grasp: Grasp) {
        let note = |list: &mut Vec<String>| {
            if !list.iter().any(|it| it == name) {
                list.push(name.into());
            }
        };
        note(&mut self.variants);
        if grasp == Grasp::Named {
            note(&mut self.undrawn);
        }
        if grasp != Grasp::Judged {
            note(&mut self.unjudged);
        }
    }

    /// Notes an additional rule that a constraint tells.
    pub(super) fn constrain(&mut self, name: &str, constraint: Constraint) {
        self.add(name, if constraint.is_judged() { Grasp::Judged } else { Grasp::Drawn });
        self.constraints.push(constraint);
    }

    /// Notes an additional rule that is seen by a shape, or named only if there is none.
    pub(super) fn draw(&mut self, name: &str, shape: Option<Shape>) {
        self.add(name, if shape.is_some() { Grasp::Drawn } else { Grasp::Named });
        self.shapes.extend(shape);
    }

    /// Notes irregular regions.
    pub(super) fn add_regions(&mut self, regions: Vec<Vec<Cell>>) {
        let region = |cells| Constraint::new(ConstraintKind::Region, cells);
        self.constraints.extend(regions.into_iter().map(region));
        self.add("irregular regions", Grasp::Judged);
    }
}
