//! Many puzzles checked at once, as `solve --fast` does: the same as one by one, in every format and in
//! whatever is left of one.

mod same;

use std::collections::BTreeMap;

use ergodoku::generate::{Symmetry, minimal_puzzles};
use ergodoku::search::{Solution, solve};
use ergodoku::text::{Layout, write_library};
use ergodoku::{Candidate, CandidateSet, Cell, Digit, Puzzle, State};
use fastrand::Rng;

use same::assert_same;

/// Checks files of at least so many lines in all. Gives how many puzzles of each status there were.
fn check_files(lines: usize, seed: u64) -> BTreeMap<String, usize> {
    let mut files = Files::new(seed);
    let mut done = 0;
    let mut met = BTreeMap::new();
    while done < lines {
        let file = files.file();
        done += file.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count();
        let memory = [1, 7, 82, 83, 300, 1 << 16][files.random.usize(..6)];
        for status in assert_same(&file, memory, files.random.usize(1..40)) {
            *met.entry(status.to_string()).or_default() += 1;
        }
    }
    met
}

#[test]
fn many_at_once_are_checked_as_one_by_one() {
    let met = check_files(10_000, 1);
    // The files have something of everything, or the test would not say much.
    for status in ["solved", "multiple_solutions", "no_solution", "invalid", "error"] {
        assert!(met.get(status).is_some_and(|count| *count > 20), "{met:?}");
    }
}

/// The same for longer: `cargo test -p ergodoku-api --test it -- --ignored many::`, with another `SEED` each time.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_lines_are_checked_as_one_by_one() {
    let seed = std::env::var("SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(2);
    println!("{:?}", check_files(100_000, seed));
}

/// Makes files of puzzles in all formats, with slips in some.
struct Files {
    random: Rng,
    puzzles: Vec<(Puzzle, Solution)>,
}

impl Files {
    fn new(seed: u64) -> Files {
        let mut random = Rng::with_seed(seed);
        let puzzles = minimal_puzzles(60, Symmetry::None, &mut random);
        let with_solution = |puzzle: Puzzle| (puzzle, solve(&puzzle).expect("it has one solution"));
        Files { random, puzzles: puzzles.into_iter().map(with_solution).collect() }
    }

    fn file(&mut self) -> Vec<u8> {
        let mut file = Vec::new();
        if self.random.u8(..8) == 0 {
            file.extend("\u{feff}".as_bytes());
        }
        if self.random.u8(..4) == 0 {
            file.extend(b"id,puzzle,solution\n");
        }
        for _ in 0..self.random.usize(1..12) {
            let piece = self.piece();
            file.extend(piece);
            if self.random.u8(..20) > 0 {
                file.push(b'\n');
            }
        }
        if self.random.u8(..3) == 0 {
            (0..self.random.usize(1..6)).for_each(|_| self.slip(&mut file));
        }
        let ends: &[&[u8]] = &[b"\n", b"\n", b"\r\n", b"\r"];
        let end = any(&mut self.random, ends);
        let mut ended = Vec::new();
        for line in file.split_inclusive(|byte| *byte == b'\n') {
            match line.strip_suffix(b"\n") {
                Some(line) => ended.extend([line, end].concat()),
                None => ended.extend(line),
            }
        }
        ended
    }

    /// A puzzle in one of the formats, or what stands between puzzles.
    fn piece(&mut self) -> Vec<u8> {
        let state = self.state();
        let labels =
            ["", "", " # a label", ",0.5,x", ";x", "\tx", " caf\u{e9}", "#x:y", ":711 712 # x"];
        let label = any(&mut self.random, &labels);
        let mut line = state.to_string();
        if self.random.u8(..4) == 0 {
            // Most likely it clashes now, or has no solution any more.
            let at = self.random.usize(..81);
            line.replace_range(at..=at, &self.random.u8(1..=9).to_string());
        }
        match self.random.u8(..24) {
            0 => "\n".into(),
            1 => "# a comment".into(),
            2 => format!("Title\n{}\n", Layout::Grid.write(&without_removals(&state)).unwrap())
                .into(),
            3 => format!("words\n{line}{line}").into(),
            4 => b"# caf\xe9".into(),
            5 => [line.as_bytes(), b" caf\xe9"].concat(),
            6 => line[1..].into(),
            7 => format!("{line}{}", line.replace('.', "0")).into(),
            8 => format!("[Puzzle]\n{}\n[State]\n{line}", rows(&line, "\n")).into(),
            9 => rows(&line, any(&mut self.random, &["|", " ", "\n\n", "\n---+---+---\n"])).into(),
            10 => line.chars().map(|cell| format!("{cell} ")).collect::<String>().into(),
            11 => {
                let empty = any(&mut self.random, &["0", "*", "_", "x", "-", " "]);
                format!("{}{label}", line.replace('.', empty)).into()
            }
            12 => {
                format!("17,{line},{}", solve(&state).map(|it| it.to_string()).unwrap_or_default())
                    .into()
            }
            13 => format!("{}{label}", write_library(&state)).into(),
            14 => {
                format!("{}{label}", Layout::Sukaku.write(&state).unwrap().replace('.', "0")).into()
            }
            15 => format!("{line} {}", "x".repeat(self.random.usize(65_440..65_470))).into(),
            16 => format!("{}:711 712 # x\n", rows(&line, "\n")).into(),
            _ => {
                let layout = any(&mut self.random, &Layout::ALL);
                match layout.write(&state) {
                    Ok(text) if !text.contains('\n') => format!("{text}{label}").into(),
                    Ok(text) => format!("{text}\n").into(),
                    Err(_) => format!("{line}{label}").into(),
                }
            }
        }
    }

    /// A puzzle, perhaps with a clue too few or a wrong one, some digits placed and candidates ruled out,
    /// most of them rightly.
    fn state(&mut self) -> State {
        let random = &mut self.random;
        let (mut puzzle, solution) = any(random, &self.puzzles);
        let any_cell = |random: &mut Rng| Cell::from_index(random.usize(..81));
        match random.u8(..10) {
            0 => puzzle = Puzzle::EMPTY,
            1 => {
                let cell = any(random, &puzzle.givens().iter().collect::<Vec<_>>());
                puzzle = without(&puzzle, cell);
            }
            2 => {
                let cell = any_cell(random);
                let digits = puzzle.possible(cell);
                let digits: Vec<Digit> = digits.iter().collect();
                puzzle.give(Candidate::new(cell, any(random, &digits)));
            }
            3 => {
                Cell::all().for_each(|cell| puzzle.give(Candidate::new(cell, solution.digit(cell))))
            }
            _ => {}
        }
        if random.bool() {
            for _ in 0..random.usize(..5) {
                let cell = any_cell(random);
                let it = Candidate::new(cell, solution.digit(cell));
                if puzzle.digit(cell).is_none() && puzzle.possible(cell).contains(it.digit) {
                    puzzle.place(it);
                }
            }
        }
        if random.bool() {
            let most = any(random, &[3, 30, 600]);
            let mut gone = CandidateSet::EMPTY;
            for _ in 0..random.usize(..most) {
                let it = Candidate::new(any_cell(random), Digit::from_index(random.usize(..9)));
                if solution.digit(it.cell) != it.digit || random.u8(..50) == 0 {
                    gone.insert(it);
                }
            }
            puzzle.remove(gone);
        }
        State::new(&puzzle).unwrap_or_else(|_| State::new(&Puzzle::EMPTY).expect("nothing clashes"))
    }

    /// Changes something somewhere.
    fn slip(&mut self, file: &mut Vec<u8>) {
        let random = &mut self.random;
        let at = random.usize(..=file.len());
        let byte = any(random, b"0123456789.+:#|*-x \t\n\n\r,\"'\xe9\xffa");
        match random.u8(..4) {
            0 => file.insert(at, byte),
            1 if at < file.len() => file[at] = byte,
            2 => drop(file.drain(at..file.len().min(at + random.usize(..4)))),
            _ => {
                let copied = file[at..file.len().min(at + random.usize(..100))].to_vec();
                file.splice(at..at, copied);
            }
        }
    }
}

/// One of some things.
fn any<T: Copy>(random: &mut Rng, things: &[T]) -> T {
    things[random.usize(..things.len())]
}

fn rows(line: &str, separator: &str) -> String {
    let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
    rows.join(separator)
}

/// The givens but for one.
fn without(puzzle: &Puzzle, gone: Cell) -> Puzzle {
    let mut fewer = Puzzle::EMPTY;
    for cell in puzzle.givens().without(gone).iter() {
        fewer.give(Candidate::new(cell, puzzle.digit(cell).expect("a given")));
    }
    fewer
}

fn without_removals(state: &State) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for cell in state.filled().iter() {
        puzzle.give(Candidate::new(cell, state.digit(cell).expect("a filled cell")));
    }
    State::new(&puzzle).expect("a state has no clash")
}
