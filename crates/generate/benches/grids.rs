//! Uniformly drawn grids, and minimal puzzles.
//!
//! ```sh
//! cargo bench --package ergodoku-generate --bench grids
//! ```

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use ergodoku_generate::{Symmetry, minimal_puzzles, random_grid};
use fastrand::Rng;

fn main() {
    divan::main();
}

#[divan::bench(counters = [ItemsCount::new(10_000_usize)])]
fn grids(bencher: Bencher) {
    let mut random = Rng::with_seed(1);
    bencher.bench_local(|| {
        (0..10_000).for_each(|_| {
            black_box(random_grid(&mut random));
        })
    });
}

#[divan::bench(counters = [ItemsCount::new(256_usize)])]
fn minimal(bencher: Bencher) {
    let mut random = Rng::with_seed(1);
    bencher.bench_local(|| minimal_puzzles(256, Symmetry::None, &mut random));
}
