//! The search for fish of any houses, from an elimination to the fish.
//!
//! Take a place for true and remove what it sees: the fins are gone, with the place's own houses.
//! If a fish eliminates the place, its other bases must now find no room in its other covers, which
//! are one fewer. So the search picks the covers, one fewer than the size, looks which houses are
//! confined to them, and picks the bases among these. Last comes the cover through the place itself,
//! which may be any of its three houses.
//!
//! Only places that no whole placement of the digit uses are worth a try, and of these there are few.
//!
//! A fish that falls into parts is left to the smaller fish: it is found for a place only if no part
//! of its bases already has too little room in some of its covers.

use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Digit, House, HouseSet, Stop};

use super::{Catch, Fins, Fish, FishClass, Multiplicity};
use crate::context::Context;
use crate::limits::Limits;

/// Every fish of a class, of `size` houses and with fins or without, that eliminates places of
/// `digit`. A fish may come several times.
pub(super) fn find(
    context: &Context<'_>,
    digit: Digit,
    class: FishClass,
    size: usize,
    fins: Fins,
    catch: &mut Catch<'_>,
) -> ControlFlow<()> {
    let places = context.state.places(digit);
    for (bases, covers) in class.sides() {
        let wanted = Wanted { digit, places, class, bases, covers, fins, limits: context.limits };
        for target in context.template_eliminations(digit).iter() {
            let left = (places - target.peers()).without(target);
            let (truths, links) = (Rooms::of(bases, left), Rooms::of(covers, left));
            let hunt = Hunt { truths, links, stop: context.stop() };
            for own_covers in [1, 2] {
                hunt.cores(size - own_covers, &mut |base, cover| {
                    let mut own = through(target, own_covers);
                    own.try_for_each(|(own_base, own_cover)| {
                        wanted.catch(base | own_base, cover | own_cover, own_cover, catch)
                    })
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Which fish are looked for.
struct Wanted<'a> {
    digit: Digit,
    places: CellSet,
    class: FishClass,
    bases: HouseSet,
    covers: HouseSet,
    fins: Fins,
    limits: &'a Limits,
}

impl Wanted<'_> {
    /// Catches the fish of a base and a cover, if it is one of these. `own_cover` are the cover houses
    /// through the place that it was looked for.
    fn catch(
        &self,
        base: HouseSet,
        cover: HouseSet,
        own_cover: HouseSet,
        catch: &mut Catch<'_>,
    ) -> ControlFlow<()> {
        let may_be = base.is_subset(self.bases) && cover.is_subset(self.covers);
        if may_be && FishClass::of(base, cover) == self.class {
            let fish = Fish::new(self.digit, self.places, base, cover);
            if self.has_fins_as_asked(&fish, own_cover) {
                return catch(fish, fish.eliminated(self.places));
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the fish has fins or not as asked for, no more than allowed, and every cover house through
    /// the place eliminated covers something: with any houses to choose from, one that does is among them.
    fn has_fins_as_asked(&self, fish: &Fish, own_cover: HouseSet) -> bool {
        fish.fins.is_empty() == (self.fins == Fins::None)
            && fish.fins.len() <= self.limits.fins.get()
            && fish.endo_fins.len() <= self.limits.endo_fins.get()
            && own_cover.iter().all(|house| !fish.cells.is_disjoint(house.cells()))
    }
}

/// How base and cover may go through a place that is eliminated: one cover house; or one base house and two
/// cover houses, which is cannibalism.
fn through(target: Cell, covers: usize) -> impl Iterator<Item = (HouseSet, HouseSet)> {
    let all: HouseSet = target.houses().into_iter().collect();
    target.houses().into_iter().map(move |house| match covers {
        1 => (HouseSet::EMPTY, HouseSet::only(house)),
        _ => (HouseSet::only(house), all.without(house)),
    })
}

/// Houses, the places that each has left, and how often these are in them.
#[derive(Copy, Clone)]
struct Rooms {
    each: [(House, CellSet); 27],
    count: usize,
    multiplicity: Multiplicity,
}

impl Rooms {
    const NONE: Rooms = Rooms {
        each: [(House::row(0), CellSet::EMPTY); 27],
        count: 0,
        multiplicity: Multiplicity::NONE,
    };

    /// The houses that have any of these cells left.
    fn of(houses: HouseSet, left: CellSet) -> Rooms {
        let rooms = houses.iter().map(|house| (house, house.cells() & left));
        rooms.filter(|(_, room)| !room.is_empty()).collect()
    }

    fn push(&mut self, room: (House, CellSet)) {
        self.each[self.count] = room;
        self.count += 1;
        self.multiplicity.add(room.1);
    }

    /// Takes the last out again; `multiplicity` are those from before it.
    fn pop(&mut self, multiplicity: Multiplicity) {
        self.count -= 1;
        self.multiplicity = multiplicity;
    }

    fn iter(&self) -> impl Iterator<Item = (House, CellSet)> + Clone {
        self.each[..self.count].iter().copied()
    }

    fn houses(&self) -> HouseSet {
        self.iter().map(|(house, _)| house).collect()
    }
}

impl FromIterator<(House, CellSet)> for Rooms {
    fn from_iter<I: IntoIterator<Item = (House, CellSet)>>(rooms: I) -> Rooms {
        let mut all = Rooms::NONE;
        rooms.into_iter().for_each(|room| all.push(room));
        all
    }
}

/// The houses to choose from.
struct Hunt<'a> {
    truths: Rooms,
    links: Rooms,
    stop: &'a Stop,
}

impl Hunt<'_> {
    /// Every core: `size` covers, and bases, one more, that have no room but in these.
    fn cores(
        &self,
        size: usize,
        found: &mut dyn FnMut(HouseSet, HouseSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let links = &self.links.each[..self.links.count];
        let stop = self.stop;
        each_choice(links, size, &mut { Rooms::NONE }, &Multiplicity::ALL, stop, &mut |cover| {
            let houses = cover.houses();
            let confined = |&(house, room): &(House, CellSet)| {
                room.is_subset(cover.multiplicity.0[0]) && !houses.contains(house)
            };
            let truths: Rooms = self.truths.iter().filter(confined).collect();
            let truths = &truths.each[..truths.count];
            let most = &cover.multiplicity;
            each_choice(truths, size + 1, &mut { Rooms::NONE }, most, stop, &mut |base| {
                let used = |(_, room): (House, CellSet)| !room.is_disjoint(base.multiplicity.0[0]);
                if cover.iter().all(used) && is_of_one_piece(base, cover) {
                    found(base.houses(), houses)?;
                }
                ControlFlow::Continue(())
            })
        })
    }
}

/// Every choice of `missing` more rooms that together are no more often in a cell than `most` is.
fn each_choice(
    from: &[(House, CellSet)],
    missing: usize,
    chosen: &mut Rooms,
    most: &Multiplicity,
    stop: &Stop,
    found: &mut dyn FnMut(&Rooms) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return found(chosen);
    }
    if stop.is_due() {
        return ControlFlow::Break(());
    }
    let before = chosen.multiplicity;
    for (index, &room) in from.iter().enumerate() {
        if from.len() - index < missing {
            break;
        }
        chosen.push(room);
        if chosen.multiplicity.above(most).is_empty() {
            each_choice(&from[index + 1..], missing - 1, chosen, most, stop, found)?;
        }
        chosen.pop(before);
    }
    ControlFlow::Continue(())
}

/// Whether no part of the bases, confined to some of the covers, outnumbers these already: then a
/// smaller fish would do.
fn is_of_one_piece(base: &Rooms, cover: &Rooms) -> bool {
    let all = (1 << cover.count) - 1;
    (1..all).all(|some: u32| {
        let chosen = cover.iter().enumerate().filter(|(index, _)| some >> index & 1 != 0);
        let covers = Multiplicity::of(chosen.map(|(_, (_, room))| room));
        let confined = base.iter().map(|(_, room)| room);
        let confined = confined.filter(|room| room.is_subset(covers.0[0]));
        let count = confined.clone().count();
        count <= some.count_ones() as usize || !Multiplicity::of(confined).above(&covers).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::PathCache;
    use crate::limits::Bounded;
    use crate::position::Position;
    use crate::profile::Profile;
    use ergodoku_core::{CandidateSet, Puzzle, State};

    /// A state with some random places of the digit 1, among them those of a solution.
    fn state(random: &mut impl FnMut() -> u32) -> State {
        let kept = |cell: &Cell| cell.column().number() == (cell.row().number() * 10 / 3) % 9;
        let eliminated = Cell::all().filter(|cell| !kept(cell)).filter(|_| random() % 100 < 62);
        let mut puzzle = Puzzle::EMPTY;
        puzzle.remove(CandidateSet::of(Digit::ALL[0], eliminated.collect()));
        State::new(&puzzle).unwrap()
    }

    fn sets(size: usize, from: HouseSet) -> Vec<HouseSet> {
        if size == 0 {
            return vec![HouseSet::EMPTY];
        }
        let with = |house: House| {
            let later = from.iter().filter(move |other| *other > house).collect();
            sets(size - 1, later).into_iter().map(move |set| set.with(house))
        };
        from.iter().flat_map(with).collect()
    }

    /// What all fish of a size eliminate, as the definition says: every base with every cover.
    fn by_definition(class: FishClass, size: usize, places: CellSet) -> CellSet {
        let mut eliminated = CellSet::EMPTY;
        for (bases, covers) in class.sides() {
            for base in sets(size, bases) {
                for cover in sets(size, covers).into_iter().filter(|it| it.is_disjoint(base)) {
                    eliminated |= Fish::new(Digit::ALL[0], places, base, cover).eliminated(places);
                }
            }
        }
        eliminated
    }

    #[test]
    fn no_elimination_by_the_definition_is_missed() {
        let mut seed = 1u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed >> 8
        };
        let all = Bounded::new(81).unwrap();
        let limits = Limits { fins: all, endo_fins: all, ..Limits::default() };
        let profile = Profile::new(Vec::new()).with_limits(limits);
        let (mut states, mut by_two) = (0, 0);
        while states < 12 {
            let state = state(&mut random);
            let cache = PathCache::default();
            let position = Position::from(&state);
            let context = Context::new(&position, profile.limits(), &cache);
            let (digit, places) = (Digit::ALL[0], state.places(Digit::ALL[0]));
            if context.template_eliminations(digit).is_empty() {
                continue;
            }
            states += 1;
            let single = by_definition(FishClass::Mutant, 1, places);
            let mut found = single;
            for class in [FishClass::Basic, FishClass::Franken, FishClass::Mutant] {
                for fins in [Fins::None, Fins::Finned] {
                    let _ = find(&context, digit, class, 2, fins, &mut |fish, eliminated| {
                        assert_eq!(eliminated, fish.eliminated(places));
                        assert!(!eliminated.is_empty());
                        found |= eliminated;
                        ControlFlow::Continue(())
                    });
                }
            }
            let expected = by_definition(FishClass::Mutant, 2, places);
            assert!(expected.is_subset(found), "{places}: {}", expected - found);
            by_two += (expected - single).len();
        }
        assert!(by_two > 0);
    }
}
