//! Coloring: strong links of one digit in two colours.

use crate::declare_techniques;
use crate::patterns::coloring::{self, Form};
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
        aliases: &["Multi-Coloring 1", "Multi Colors Type 1"],
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
}
