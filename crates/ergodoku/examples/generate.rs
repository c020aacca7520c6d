//! Two hard puzzles with symmetric clues: `cargo run --example generate`.

use std::error::Error;
use std::ops::ControlFlow;

use ergodoku::generate::{Between, Clues, Generator, Spec, Symmetry};
use ergodoku::{Level, Stop};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let spec = Spec {
        count: 2,
        seed: 1,
        clues: Clues::Symmetric(Symmetry::Rotational180),
        level: Between::only(Level::Hard),
        ..Spec::default()
    };
    let mut puzzles = Vec::new();
    let mut take = |made: &ergodoku::generate::Made| {
        puzzles.push(made.puzzle);
        ControlFlow::Continue(())
    };
    Generator::new(spec)?.run(1, &Stop::never(), &mut take, &mut |_| {});
    for puzzle in &puzzles {
        println!("{puzzle}");
    }
    assert_eq!(puzzles.len(), 2);
    Ok(())
}
