//! Handmade states and marks for tests and samples.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, Digit, House, HouseKind, LinkKind, Mark, Puzzle, Role, State,
};
use ergodoku_render::Picture;

/// A picture that owns its content.
pub(crate) struct Sample {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) caption: &'static str,
    pub(crate) state: State,
    pub(crate) marks: Vec<Mark>,
    pub(crate) candidates: bool,
}

impl Sample {
    pub(crate) fn picture(&self) -> Picture<'_> {
        let picture = Picture::new(&self.state).marks(&self.marks);
        let picture = picture.title(self.title).candidates(self.candidates);
        match self.caption {
            "" => picture,
            caption => picture.caption(caption),
        }
    }
}

/// The givens as 81 characters, and the same grid with placed digits.
pub(crate) fn state(givens: &str, now: &str) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for (cell, (given, now)) in Cell::all().zip(givens.chars().zip(now.chars())) {
        match (Digit::from_char(given), Digit::from_char(now)) {
            (Some(digit), _) => puzzle.give(Candidate::new(cell, digit)),
            (None, Some(digit)) => puzzle.place(Candidate::new(cell, digit)),
            (None, None) => {}
        }
    }
    State::new(&puzzle).expect("no clash")
}

/// `set("r1c1<>5, r2c2<>7")`
pub(crate) fn set(text: &str) -> CandidateSet {
    text.parse().expect("candidates")
}

fn only(text: &str) -> CandidateSet {
    CandidateSet::only(text.parse().expect("a candidate"))
}

fn ringed(text: &str, role: Role) -> Mark {
    Mark::Candidates(set(text), role)
}

fn house(text: &str, role: Role) -> Mark {
    Mark::House(text.parse().expect("a house"), role)
}

fn link(from: &str, to: &str, kind: LinkKind) -> Mark {
    let (from, to) = (set(from), set(to));
    Mark::Link { from, to, kind }
}

pub(crate) fn all() -> Vec<Sample> {
    vec![
        x_wing(),
        xy_wing(),
        finned_swordfish(),
        naked_single(),
        hidden_single(),
        hint(),
        nishio(),
        chain(),
        plain(),
        roles(),
    ]
}

const FISH: [&str; 2] = [
    "..6.3...217...58.3...8..7.5.4...1...............4...8.6.4..3...9.31...478...2.3..",
    "586.3.41217..458.343.81.7.5.4...1...........43..4...8.6.4..3..89.31...478.7.243..",
];

pub(crate) fn x_wing() -> Sample {
    Sample {
        name: "x-wing",
        title: "X-Wing",
        caption: "In rows 1 and 8 the only places for 7 are in columns 4 and 5. Whichever way \
                  round they go, both columns get their 7 there, so no other cell of columns 4 \
                  and 5 can be 7.",
        state: state(
            ".1....698.7.4.....6.....43...8..4.1.3.......2.5.1..3...87.....3.....8.4.235....7.",
            "514..36988734.....6.....437..8..4.1.341.....2.5.1..3.4487.....31....8.4.235.4.87.",
        ),
        marks: vec![
            house("r1", Role::Base),
            house("r8", Role::Base),
            house("c4", Role::Cover),
            house("c5", Role::Cover),
            ringed("r18c45<>7", Role::Pattern),
            ringed("r45c4<>7, r456c5<>7", Role::Eliminated),
        ],
        candidates: true,
    }
}

pub(crate) fn xy_wing() -> Sample {
    Sample {
        name: "xy-wing",
        title: "XY-Wing",
        caption: "If r9c5 is 5, then r2c5 is 6; if it is 4, then r8c6 is 6. One of the two \
                  pincers is 6 in any case, so r8c5 and r2c6, which see both, are not.",
        state: state(
            "61.8..9.22.....83.83.........49...8.1..4.3..5.9...57.........56.81.....99.6..1.28",
            "61583794224....83.83....56.754912683168473295392685714423798156581....79976..1.28",
        ),
        marks: vec![
            ringed("r9c5<>45", Role::Pivot),
            ringed("r2c5<>56, r8c6<>46", Role::Pincer),
            ringed("r8c5<>6, r2c6<>6", Role::Eliminated),
            link("r9c5<>5", "r2c5<>5", LinkKind::Weak),
            link("r9c5<>4", "r8c6<>4", LinkKind::Weak),
        ],
        candidates: true,
    }
}

pub(crate) fn finned_swordfish() -> Sample {
    let [c4, c7, c8] = [3, 6, 7].map(|number| Mark::House(House::column(number), Role::Base));
    Sample {
        name: "finned-swordfish",
        title: "Finned Swordfish",
        caption: "But for the fins in r1c4 and r3c4, the 6s of columns 4, 7 and 8 lie in rows 2, \
                  4 and 6. Either a fin is true or the fish is: in both cases r2c6 cannot be 6.",
        state: state(
            "..1...2.77..8......3..7.15.9...3.4..6.......8..5.2...9.87.6..4......7..62.4...3..",
            "..1...2877..8....383..7.1549.8.3.4..6.......8..5.28..9.87.6..4......78.6264.8.37.",
        ),
        marks: vec![
            c4,
            c7,
            c8,
            house("r2", Role::Cover),
            house("r4", Role::Cover),
            house("r6", Role::Cover),
            ringed("r46c4<>6, r2c78<>6, r6c78<>6, r4c8<>6", Role::Pattern),
            ringed("r13c4<>6", Role::Fin),
            ringed("r2c6<>6", Role::Eliminated),
        ],
        candidates: true,
    }
}

const SINGLES: &str =
    "....3...64...9.37...64.7..2.9.......25.9.4.61.......3.7..3.18...24.5...39...2....";

pub(crate) fn naked_single() -> Sample {
    Sample {
        name: "naked-single",
        title: "Naked Single",
        caption: "r5c7 has one candidate left: 7.",
        state: state(SINGLES, SINGLES),
        marks: vec![
            Mark::Cells("r5c7".parse().unwrap(), Role::Pattern),
            ringed("r5c7<>7", Role::Placed),
        ],
        candidates: true,
    }
}

pub(crate) fn hidden_single() -> Sample {
    Sample {
        name: "hidden-single",
        title: "Hidden Single",
        caption: "In row 7 there is one place left for 2: r7c8.",
        state: state(SINGLES, SINGLES),
        marks: vec![house("r7", Role::Base), ringed("r7c8<>2", Role::Placed)],
        candidates: true,
    }
}

pub(crate) fn hint() -> Sample {
    Sample {
        name: "hint-without-candidates",
        title: "Look at box 5",
        candidates: false,
        marks: vec![house("b5", Role::Base), Mark::Candidates(only("r5c5=8"), Role::Placed)],
        caption: "",
        ..hidden_single()
    }
}

pub(crate) fn nishio() -> Sample {
    let line = [
        "r5c8=2", "r5c1=7", "r4c1=2", "r5c4=3", "r4c8=3", "r6c6=2", "r3c3=2", "r2c3=9", "r2c8=6",
        "r2c4=2", "r3c8=9", "r3c6=6", "r7c8=5",
    ];
    let numbers = line.iter().enumerate().map(|(place, text)| {
        let candidate = text.parse().expect("a candidate");
        Mark::Number(candidate, place + 1)
    });
    let follows = line[1..].iter().map(|text| only(text));
    let follows = follows.fold(CandidateSet::EMPTY, CandidateSet::union);
    let mut marks = vec![
        Mark::Cells("r9c8".parse().unwrap(), Role::Contradiction),
        Mark::Candidates(follows, Role::FollowsTrue),
        ringed("r9c8<>569", Role::FollowsFalse),
        Mark::Candidates(only(line[0]), Role::Assumed),
    ];
    marks.extend(numbers);
    Sample {
        name: "nishio",
        title: "Nishio",
        caption: "Assume r5c8=2. Then twelve digits follow one by one, and r9c8 has no candidate \
                  left: r3c8 takes its 9, r2c8 its 6 and r7c8 its 5. So r5c8 is not 2.",
        state: state(FISH[0], FISH[1]),
        marks,
        candidates: true,
    }
}

pub(crate) fn chain() -> Sample {
    use LinkKind::{Strong, Weak};
    Sample {
        name: "chain",
        title: "Links of all kinds",
        caption: "",
        state: state(SINGLES, SINGLES),
        marks: vec![
            ringed("r1c4<>5, r3c5<>1, r1c1<>5", Role::Pattern),
            ringed("r4c9<>5, r4c4<>7", Role::Eliminated),
            link("r1c4<>5", "r1c4<>1", Strong),
            link("r1c4<>1", "r3c5<>1", Weak),
            link("r3c5<>1", "r3c12<>1", Strong),
            link("r3c12<>1", "r1c12<>1", Weak),
            link("r1c12<>1", "r1c8<>1", Strong),
            link("r1c8<>1", "r8c8<>1", Weak),
            link("r8c8<>1", "r8c1<>1", Strong),
            link("r8c1<>1", "r8c1<>6", Weak),
        ],
        candidates: true,
    }
}

pub(crate) fn plain() -> Sample {
    Sample {
        name: "plain",
        title: "",
        marks: vec![],
        caption: "",
        candidates: false,
        ..hidden_single()
    }
}

/// Every role on candidates, on cells and on houses.
pub(crate) fn roles() -> Sample {
    let mut marks = Vec::new();
    for (place, role) in Role::ALL.into_iter().enumerate() {
        let cells =
            [3 * (place % 3) + 3 * 9 * (place / 3 % 3), 3 * (place % 3) + 1 + 27 * (place / 3 % 3)];
        let [left, right] =
            cells.map(|cell| Cell::from_index(cell + if place < 9 { 9 } else { 18 }));
        let five = Digit::from_index(4);
        marks.push(Mark::Candidates(CandidateSet::only(Candidate::new(left, five)), role));
        marks.push(Mark::Cells(ergodoku_core::CellSet::only(right), role));
    }
    marks.push(Mark::House(House::of(HouseKind::Box, 8), Role::Contradiction));
    marks.push(Mark::House(House::of(HouseKind::Column, 8), Role::Pattern));
    Sample {
        name: "roles",
        title: "Every role",
        caption: "",
        state: State::new(&Puzzle::EMPTY).expect("no clash"),
        marks,
        candidates: true,
    }
}
