//! Intersections: a box and a line that share all candidates for a digit.

use crate::declare_techniques;
use crate::patterns::{complex_single, direct, intersection};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    INTERSECTIONS, Family::Intersections, "examples/intersections.txt";

    /// All candidates for a digit in a box lie in one line: the digit can be eliminated from the rest of the line.
    ///
    /// # Why it works
    ///
    /// The box needs the digit, and can have it only where it crosses the line. So the line has its digit
    /// there, and cannot have it in another box as well.
    POINTING {
        name: "Pointing",
        aliases: &[
            "Locked Candidates Type 1", "Locked Candidates (Pointing)", "Pointing Pair",
            "Pointing Triple", "Generalized Intersection",
        ],
        hodoku: Some(Hodoku { code: "0100", score: 50, level: Level::Medium }),
        se_rating: Some(2.6),
        search: |context, sink| intersection::pointing(context, sink),
    }

    /// All candidates for a digit in a line lie in one box: the digit can be eliminated from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The line needs the digit, and can have it only where it crosses the box. So the box has its digit there,
    /// and cannot have it in another line as well.
    CLAIMING {
        name: "Claiming",
        aliases: &[
            "Locked Candidates Type 2", "Locked Candidates (Claiming)", "Box/Line Reduction",
            "Law of Leftover",
        ],
        hodoku: Some(Hodoku { code: "0101", score: 50, level: Level::Medium }),
        se_rating: Some(2.8),
        search: |context, sink| intersection::claiming(context, sink),
    }

    /// A digit that a box confines to a line is ruled out of the rest of the line, which leaves only one place for it
    /// in another house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// One of the candidates in the first box is true, so no other cell of the line holds the digit. The other
    /// house has only one place left for it.
    DIRECT_POINTING {
        name: "Direct Pointing",
        se_rating: Some(1.7),
        search: |context, sink| direct::pointing(context, sink),
    }

    /// A digit that a line confines to a box is ruled out of the rest of the box, which leaves only one place for it in
    /// another house. Only that digit is placed.
    ///
    /// # Why it works
    ///
    /// One of the candidates in the line is true, so no other cell of the box holds the digit. The other house has only
    /// one place left for it.
    DIRECT_CLAIMING {
        name: "Direct Claiming",
        se_rating: Some(1.9),
        search: |context, sink| direct::claiming(context, sink),
    }

    /// Several easy eliminations, each possible once those before it are made, leave a cell one candidate or a digit one
    /// place in a house. Only that digit is placed. The eliminations are by locked candidates, and by naked and hidden
    /// pairs and triples.
    ///
    /// # Why it works
    ///
    /// Each elimination holds by itself. What they leave is the only possibility. This is how to solve without pencil marks:
    /// follow what rules out what until a single shows up.
    COMPLEX_SINGLE {
        name: "Complex Single",
        aliases: &["Complex Singles"],
        search: |context, sink| complex_single::find(context, sink),
    }
}
