//! Coloring: strong links of one digit, or of several, in two colours.

use crate::declare_techniques;
use crate::patterns::coloring::{self, Form};
use crate::patterns::marked_coloring;
use crate::patterns::medusa::{self, MedusaRule};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    COLORING, Family::Coloring, "examples/coloring.txt";

    /// Strong links join candidates for a digit into a cluster, coloured alternately in two colours: the digit can be
    /// eliminated from every cell that sees both colours.
    ///
    /// # Why it works
    ///
    /// Of two candidates that a strong link joins here, one is true and the other false. So all candidates of one
    /// colour are true and all of the other are false. A cell that sees both colours sees one that is true.
    SIMPLE_COLORS_TRAP {
        name: "Simple Colors Trap",
        aliases: &["Simple Coloring", "Simple Colors", "Color Trap"],
        hodoku: Some(Hodoku { code: "0500", score: 150, level: Level::Hard }),
        search: |context, sink| coloring::find(context, Form::Trap, sink),
    }

    /// Strong links join candidates for a digit into a cluster, coloured alternately in two colours, and two cells of
    /// one colour see each other: the digit can be eliminated from all cells of that colour.
    ///
    /// # Why it works
    ///
    /// All candidates of one colour are true and all of the other are false. Two that see each other cannot both be
    /// true, so their colour is the false one.
    SIMPLE_COLORS_WRAP {
        name: "Simple Colors Wrap",
        aliases: &["Color Wrap"],
        hodoku: Some(Hodoku { code: "0501", score: 150, level: Level::Hard }),
        search: |context, sink| coloring::find(context, Form::Wrap, sink),
    }

    /// Strong links join candidates for a digit into two clusters, one in the colours A and B, the other in C and D.
    /// A cell of B sees a cell of C: the digit can be eliminated from every cell that sees both A and D.
    ///
    /// # Why it works
    ///
    /// In each cluster, all candidates of one colour are true and all of the other are false. B and C are not both
    /// true, so A or D is true.
    MULTI_COLORS_1 {
        name: "Multi Colors 1",
        aliases: &["Multi-Coloring 1", "Multi Colors Type 1", "Multi-Coloring"],
        hodoku: Some(Hodoku { code: "0502", score: 200, level: Level::Hard }),
        search: |context, sink| coloring::find(context, Form::Bridge, sink),
    }

    /// Strong links join candidates for a digit into two clusters, one in the colours A and B, the other in C and D.
    /// Cells of B see a cell of C and a cell of D: the digit can be eliminated from all cells of B.
    ///
    /// # Why it works
    ///
    /// In each cluster, all candidates of one colour are true and all of the other are false. One of C and D is
    /// true, and B cannot be true together with either of them.
    MULTI_COLORS_2 {
        name: "Multi Colors 2",
        aliases: &["Multi-Coloring 2", "Multi Colors Type 2"],
        hodoku: Some(Hodoku { code: "0503", score: 200, level: Level::Hard }),
        search: |context, sink| coloring::find(context, Form::TwoBridges, sink),
    }

    /// Strong links in cells and in houses join candidates of two digits or more into a cluster, coloured alternately
    /// in two colours: every candidate outside that sees both colours can be eliminated, whether in its cell or in its
    /// houses.
    ///
    /// # Why it works
    ///
    /// Of two candidates that a strong link joins here, one is true and the other false. So all candidates of one
    /// colour are true and all of the other are false. A candidate that shares a cell with one colour, or a house and
    /// the digit, cannot be true beside it. One that cannot be true beside either colour is false.
    MEDUSA_TRAP {
        name: "3D Medusa Trap",
        aliases: &["3D Medusa", "Medusa Coloring", "Medusa Color Trap", "3D Medusa Rules 3, 4 and 5"],
        search: |context, sink| medusa::find(context, MedusaRule::Trap, sink),
    }

    /// Strong links in cells and in houses join candidates of two digits or more into a cluster, coloured alternately
    /// in two colours. One colour is twice in a cell, or twice in a house with the same digit: all candidates of that
    /// colour can be eliminated.
    ///
    /// # Why it works
    ///
    /// All candidates of one colour are true and all of the other are false. Two candidates of a cell cannot both be
    /// true, nor two places of a digit in a house, so their colour is the false one.
    MEDUSA_WRAP {
        name: "3D Medusa Wrap",
        aliases: &["Medusa Color Wrap", "3D Medusa Rules 1 and 2"],
        search: |context, sink| medusa::find(context, MedusaRule::Wrap, sink),
    }

    /// Strong links in cells and in houses join candidates of two digits or more into a cluster, coloured alternately
    /// in two colours. One colour sees all candidates of a cell, or all places of a digit in a house: all candidates of
    /// that colour can be eliminated.
    ///
    /// # Why it works
    ///
    /// All candidates of one colour are true and all of the other are false. If the colour were true, the cell would
    /// have no candidate left, or the digit no place in the house. So that colour is the false one.
    MEDUSA_EMPTY {
        name: "3D Medusa Empty Cell or House",
        aliases: &["3D Medusa Empty Cell", "Medusa Cell Emptied by Color", "3D Medusa Rule 6"],
        search: |context, sink| medusa::find(context, MedusaRule::Empty, sink),
    }

    /// Strong links join candidates for a digit into a cluster, coloured alternately in two colours. Where a colour leaves a
    /// house only one place for the digit, this place gets a mark of the colour; marks rule out places in turn. A candidate
    /// that sees both sides, a colour or its marks, can be eliminated. If a colour and its marks come to be twice in a
    /// house, or leave a house no place, all candidates of the colour can be eliminated.
    ///
    /// # Why it works
    ///
    /// If a colour is true, so are its marks, one after another. One of the two colours is true, and with it all of its
    /// side. What sees both sides sees a candidate that is true. A side that breaks a rule is the false one.
    X_COLORS {
        name: "X-Colors",
        aliases: &["X-Colouring", "X-Coloring"],
        search: |context, sink| marked_coloring::find_x_colors(context, sink),
    }

    /// Strong links in cells and in houses join candidates into a cluster, coloured alternately in two colours. Where a
    /// colour leaves a cell only one candidate, or a digit only one place in a house, this candidate gets a mark of the
    /// colour; marks exclude further candidates in turn. What is excluded by both sides, a colour or its marks, can be
    /// eliminated. If a colour and its marks break a rule, all candidates of the colour can be eliminated.
    ///
    /// # Why it works
    ///
    /// If a colour is true, so are its marks, one after another. One of the two colours is true, and with it all of its
    /// side. What both sides exclude is false either way. A side with two candidates in a cell, or two places of a digit in
    /// a house, or none, is the false one.
    GEM {
        name: "GEM",
        aliases: &["Graded Equivalence Marks", "Extended Medusa"],
        search: |context, sink| marked_coloring::find_gem(context, sink),
    }
}
