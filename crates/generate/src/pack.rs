//! [`pack`] and [`unpack`]: positions in about thirty characters, to be kept by the thousand.
//!
//! A code is one large number, written with 64 characters, the lowest place first. The number is a sequence of
//! choices: each is a remainder by the number of things that there were to choose from. In order:
//!
//! - how many givens there are (82), and which cells they are;
//! - the digit of each given, from those that no given before it rules out. Digits are renamed in the order in which they
//!   first appear, so that a digit that is new is always the same one;
//! - which steps are filled in at the end: none, all singles, or all singles and locked candidates (3);
//! - how many digits are placed besides, and in which cells. The solution says which digits they are;
//! - how many candidates are removed, and which of those that are not in the solution.
//!
//! Most of what a position knows follows from its givens and a few removed candidates by the simplest steps. So a code keeps
//! only those, as few as will do.

use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, Puzzle, State};
use ergodoku_engine::{Path, Profile, techniques};
use ergodoku_search::{Solution, Uniqueness, uniqueness};

/// The characters of a code, by their value.
const CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The longest code that is read.
const LONGEST: usize = 200;

/// The number of steps that may be filled in, each with all before it: see the module.
const FILLS: usize = 3;

/// Writes a position as a short code. `None` if its givens do not have exactly one solution, or if it has lost too many
/// candidates in ways that are not simple.
///
/// The code does not keep the names of the digits: [`unpack`] gives the position with its digits renamed.
///
/// ```
/// use ergodoku_core::{State, text};
/// use ergodoku_generate::{pack, unpack};
///
/// let line = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
/// let state = State::new(&text::parse_one(line)?.puzzle)?;
/// let code = pack(&state).unwrap();
/// assert!(code.len() < 30);
/// assert_eq!(unpack(&code)?.filled(), state.filled());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pack(state: &State) -> Option<String> {
    let state = &renamed(state)?;
    let mut code = Choices::default();
    let givens = givens_of(state);
    let Uniqueness::One(solution) = uniqueness(&givens) else { return None };
    code.subset(CellSet::ALL.iter(), |cell| state.is_given(cell), 82)?;
    let mut before = Before::default();
    for cell in state.givens().iter() {
        let digit = state.digit(cell)?;
        let choice = before.choices(cell);
        let index = choice.iter().position(|it| *it == digit)?;
        code.add(index as u128, choice.len() as u128);
        before.take(Candidate::new(cell, digit));
    }
    let by = |fill| Some((fill, reduced(state, &givens, &solution, fill)?));
    let (fill, (start, removed)) = (0..FILLS).rev().find_map(by)?;
    code.add(fill as u128, FILLS as u128);
    let empty = CellSet::ALL - state.givens();
    let placed = start.filled() - state.givens();
    code.subset(empty.iter(), |cell| placed.contains(cell), 82)?;
    let false_ones = |it: &Candidate| !solution.holds(*it);
    let candidates: Vec<Candidate> = start.all_candidates().iter().filter(false_ones).collect();
    code.subset(candidates.into_iter(), |it| removed.contains(it), 256)?;
    Some(code.written())
}

/// Reads a position that [`pack`] wrote.
///
/// # Errors
/// If the text is no such code.
pub fn unpack(code: &str) -> Result<State, UnpackError> {
    let mut choices = Choices::read(code)?;
    let cells = choices.chosen(CellSet::ALL.iter().collect(), 82)?;
    let (mut givens, mut before) = (Puzzle::EMPTY, Before::default());
    for cell in cells {
        let choice = before.choices(cell);
        let index = choices.take(choice.len() as u128)?;
        let given = Candidate::new(cell, choice[index as usize]);
        givens.give(given);
        before.take(given);
    }
    let Uniqueness::One(solution) = uniqueness(&givens) else {
        return Err(UnpackError("its givens do not have exactly one solution"));
    };
    let fill = choices.take(FILLS as u128)? as usize;
    let empty = CellSet::ALL - givens.givens();
    let mut start = givens;
    for cell in choices.chosen(empty.iter().collect(), 82)? {
        start.place(Candidate::new(cell, solution.digit(cell)));
    }
    let mut state = State::new(&start).expect("a part of a solution");
    let candidates = state.all_candidates().iter().filter(|it| !solution.holds(*it)).collect();
    let removed: CandidateSet = choices.chosen(candidates, 256)?.into_iter().collect();
    if !choices.is_at_end() {
        return Err(UnpackError("it goes on after its end"));
    }
    state.apply_unchecked(&Conclusion::Eliminate(removed));
    Ok(filled_in(state, fill))
}

/// Why a text is no code of a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnpackError(&'static str);

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no code of a position: {}", self.0)
    }
}

impl Error for UnpackError {}

/// A position from which some steps that are filled in lead to a state, and the fewest candidates that it has lost. `None`
/// if they lead further.
fn reduced(
    state: &State,
    givens: &Puzzle,
    solution: &Solution,
    fill: usize,
) -> Option<(State, CandidateSet)> {
    let mut start = *givens;
    if fill == 0 {
        for cell in (state.filled() - state.givens()).iter() {
            start.place(Candidate::new(cell, solution.digit(cell)));
        }
    }
    let start = State::new(&start).ok()?;
    let reaches = |removed: CandidateSet| {
        let mut from = start.clone();
        from.apply(&Conclusion::Eliminate(removed)).is_ok()
            && is_same(&filled_in(from, fill), state)
    };
    let by_itself = filled_in(start.clone(), fill);
    let lost = *by_itself.all_candidates() - *state.all_candidates();
    let mut removed: CandidateSet = lost.iter().filter(|it| !solution.holds(*it)).collect();
    if !reaches(removed) {
        return None;
    }
    for it in removed.iter() {
        let fewer = removed - CandidateSet::only(it);
        if reaches(fewer) {
            removed = fewer;
        }
    }
    Some((start, removed))
}

/// Whether two states with the same givens know the same.
fn is_same(one: &State, other: &State) -> bool {
    one.filled() == other.filled() && one.all_candidates() == other.all_candidates()
}

/// The state after all steps of the simplest techniques.
fn filled_in(state: State, fill: usize) -> State {
    static PROFILES: LazyLock<[Profile; FILLS - 1]> = LazyLock::new(|| {
        let singles = vec![&techniques::HIDDEN_SINGLE, &techniques::NAKED_SINGLE];
        let locked = [&singles[..], &[&techniques::POINTING, &techniques::CLAIMING]].concat();
        [singles, locked].map(Profile::new)
    });
    let Some(profile) = fill.checked_sub(1).map(|index| &PROFILES[index]) else { return state };
    let mut path = Path::new(state, profile);
    while path.advance().is_some() {}
    path.state().clone()
}

pub(crate) fn givens_of(state: &State) -> Puzzle {
    let mut givens = Puzzle::EMPTY;
    for cell in state.givens().iter() {
        givens.give(Candidate::new(cell, state.digit(cell).expect("a given has a digit")));
    }
    givens
}

/// The state with its digits in the order in which they appear among the givens.
fn renamed(state: &State) -> Option<State> {
    let mut order: Vec<Digit> = Vec::with_capacity(9);
    let all = state.givens().iter().filter_map(|cell| state.digit(cell)).chain(Digit::ALL);
    all.for_each(|digit| {
        if !order.contains(&digit) {
            order.push(digit);
        }
    });
    let name = |old: Digit| {
        Digit::from_index(order.iter().position(|it| *it == old).expect("every digit is there"))
    };
    let rename = |it: Candidate| Candidate::new(it.cell, name(it.digit));
    let old = state.to_puzzle();
    let mut puzzle = Puzzle::EMPTY;
    for cell in old.filled().iter() {
        let it = rename(Candidate::new(cell, old.digit(cell)?));
        match old.givens().contains(cell) {
            true => puzzle.give(it),
            false => puzzle.place(it),
        }
    }
    puzzle.remove(old.removed().iter().map(rename).collect());
    State::new(&puzzle).ok()
}

/// The givens so far.
#[derive(Default)]
struct Before {
    givens: Vec<Candidate>,
    /// How many digits have appeared.
    digits: usize,
}

impl Before {
    /// The digits that a cell may have.
    fn choices(&self, cell: Cell) -> Vec<Digit> {
        let seen = |it: &Candidate| it.cell.sees(cell);
        let is_open =
            |digit: &Digit| !self.givens.iter().filter(|it| seen(it)).any(|it| it.digit == *digit);
        Digit::ALL[..9.min(self.digits + 1)].iter().copied().filter(is_open).collect()
    }

    fn take(&mut self, given: Candidate) {
        self.digits = self.digits.max(given.digit.index() + 1);
        self.givens.push(given);
    }
}

/// A sequence of choices: written, a list of them with the numbers to choose from; read, a number in base 64.
#[derive(Default)]
struct Choices {
    made: Vec<(u128, u128)>,
    number: Vec<u8>,
}

impl Choices {
    fn add(&mut self, choice: u128, of: u128) {
        self.made.push((choice, of));
    }

    /// Adds how many of some items are chosen, below `most`, and which. `None` if there are too many.
    fn subset<Item: Copy>(
        &mut self,
        items: impl Iterator<Item = Item>,
        is_chosen: impl Fn(Item) -> bool,
        most: u128,
    ) -> Option<()> {
        let chosen: Vec<bool> = items.map(is_chosen).collect();
        let count = chosen.iter().filter(|it| **it).count();
        let mut rank = 0;
        let mut left = count;
        for (index, is_chosen) in chosen.iter().enumerate() {
            if *is_chosen {
                rank += binomial(chosen.len() - index - 1, left)?;
                left -= 1;
            }
        }
        if count as u128 >= most {
            return None;
        }
        self.add(count as u128, most);
        self.add(rank, binomial(chosen.len(), count)?);
        Some(())
    }

    /// The number that stands for all choices.
    fn written(&self) -> String {
        let mut number: Vec<u8> = Vec::new();
        for (choice, of) in self.made.iter().rev() {
            let mut carry = *choice;
            for place in &mut number {
                carry += u128::from(*place) * of;
                *place = (carry % 64) as u8;
                carry /= 64;
            }
            while carry > 0 {
                number.push((carry % 64) as u8);
                carry /= 64;
            }
        }
        number.iter().map(|it| char::from(CHARACTERS[usize::from(*it)])).collect()
    }

    fn read(code: &str) -> Result<Choices, UnpackError> {
        if code.len() > LONGEST {
            return Err(UnpackError("it is too long"));
        }
        let value = |it| CHARACTERS.iter().position(|character| *character == it);
        let number = code.bytes().map(|it| value(it).map(|value| value as u8));
        let number: Option<Vec<u8>> = number.collect();
        let number = number.ok_or(UnpackError("it has a character that no code has"))?;
        Ok(Choices { made: Vec::new(), number })
    }

    /// The next choice.
    fn take(&mut self, of: u128) -> Result<u128, UnpackError> {
        if of == 0 {
            return Err(UnpackError("a given has no digit left"));
        }
        let mut rest = 0;
        for place in self.number.iter_mut().rev() {
            rest = 64 * rest + u128::from(*place);
            *place = (rest / of) as u8;
            rest %= of;
        }
        Ok(rest)
    }

    /// The items that are chosen next.
    fn chosen<Item: Copy>(
        &mut self,
        items: Vec<Item>,
        most: u128,
    ) -> Result<Vec<Item>, UnpackError> {
        const MANY: UnpackError = UnpackError("it chooses more than there is");
        let mut left = self.take(most)? as usize;
        if left > items.len() {
            return Err(MANY);
        }
        let mut rank = self.take(binomial(items.len(), left).ok_or(MANY)?)?;
        let mut chosen = Vec::with_capacity(left);
        for (index, item) in items.iter().enumerate() {
            let without = binomial(items.len() - index - 1, left).ok_or(MANY)?;
            if left > 0 && rank >= without {
                rank -= without;
                left -= 1;
                chosen.push(*item);
            }
        }
        Ok(chosen)
    }

    fn is_at_end(&self) -> bool {
        self.number.iter().all(|it| *it == 0)
    }
}

/// In how many ways some of so many items can be chosen, if that is at most 2^120.
fn binomial(items: usize, chosen: usize) -> Option<u128> {
    if chosen > items {
        return Some(0);
    }
    let mut ways = 1_u128;
    for index in 0..chosen.min(items - chosen) {
        ways = ways.checked_mul((items - index) as u128)? / (index as u128 + 1);
    }
    (ways <= 1 << 120).then_some(ways)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_in_their_order() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..100 {
            let mut written = Choices::default();
            let made: Vec<(u128, u128)> = (0..random.usize(1..10))
                .map(|_| {
                    let most = random.u32(1..120);
                    let of = random.u128(1..1 << most);
                    (random.u128(..of), of)
                })
                .collect();
            made.iter().for_each(|(choice, of)| written.add(*choice, *of));
            let mut read = Choices::read(&written.written()).unwrap();
            for (choice, of) in made {
                assert_eq!(read.take(of), Ok(choice));
            }
            assert!(read.is_at_end());
        }
    }

    #[test]
    fn subsets_come_back() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let items: Vec<usize> = (0..random.usize(1..100)).collect();
            let chosen: Vec<usize> =
                items.iter().copied().filter(|_| random.u8(..4) == 0).collect();
            let mut written = Choices::default();
            written.subset(items.iter().copied(), |it| chosen.contains(&it), 256).unwrap();
            let mut read = Choices::read(&written.written()).unwrap();
            assert_eq!(read.chosen(items, 256).unwrap(), chosen);
        }
    }

    #[test]
    fn too_large_numbers_are_no_number() {
        assert_eq!(binomial(5, 2), Some(10));
        assert_eq!(binomial(5, 6), Some(0));
        assert_eq!(binomial(700, 350), None);
    }
}
